"""The script of the CI adds up what the tests say, and fails if anything did."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
WELL: Final = {
    "check": "echo fine",
    "test-source": 'echo "=== 5 passed in 0.10s ==="',
    "test-compiled": 'echo "3 passed in 2.01s (0:00:02)"',
}


def run(root: Path, **targets: str) -> tuple[int, list[str]]:
    """Run the script in a small tree, its make targets replaced; give its code and last lines."""
    tree = root / "build/tree"
    for folder in (root / ".ci", root / ".venv/bin", tree / "src", tree / "tools", tree / "tests"):
        folder.mkdir(parents=True)
    shutil.copy2(ROOT / ".ci/run", root / ".ci/run")
    (root / ".venv/bin/python").symlink_to(sys.executable)
    (tree / "src/deepfield.py").write_text("compiled = False\n")
    (tree / "tools/compile.py").write_text('print("pure")\n')
    (root / ".gitignore").write_text(".venv/\nbuild/\n")
    deeds = {**WELL, **{name.replace("_", "-"): deed for name, deed in targets.items()}}
    makefile = "".join([f"{name}:\n\t@{deed}\n" for name, deed in deeds.items()])
    (root / "Makefile").write_text(makefile)
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    done = subprocess.run(
        ["/bin/bash", str(root / ".ci/run")],
        env={"PATH": f"{os.environ['PATH']}:{os.defpath}", "MACHINE_READY": "1"},
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout.splitlines()


def test_all_well_ends_with_the_sum_of_all_parts(tmp_path: Path) -> None:
    code, said = run(tmp_path)

    assert code == 0
    assert said[-1] == "8 passed, 0 failed"
    parts = [line.split() for line in said[-7:] if " passed " in line]
    assert [words[-6] for words in parts if words[:2] == ["make", "test:"]] == ["5", "3"]


@pytest.mark.parametrize(
    ("target", "deed", "total"),
    [
        ("check", "echo wrong; exit 1", "8 passed, 1 failed"),
        (
            "test_source",
            'echo "== 2 failed, 3 passed, 1 error in 1.00s =="; exit 1',
            "6 passed, 3 failed",
        ),
        ("test_source", "echo crashed; exit 139", "3 passed, 1 failed"),
        ("test_compiled", 'echo "7 passed in 1.0s"; exit 1', "12 passed, 1 failed"),
        ("check", "echo new >new.txt", "8 passed, 1 failed"),
    ],
    ids=["check", "tests", "crash", "exit code", "tree changed"],
)
def test_whatever_fails_fails_the_whole(tmp_path: Path, target: str, deed: str, total: str) -> None:
    code, said = run(tmp_path, **{target: deed})

    assert code == 1
    assert said[-1] == total
