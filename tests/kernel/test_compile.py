"""tools/compile.py: what belongs to a group, taking the build away, and what it says where it cannot build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import compile as tool

HERE = Path(__file__).resolve().parents[2]


def house(folder: Path) -> Path:
    """Set up a small tree with libraries beside its sources."""
    for name in (
        "src/deepfield/kernel/table.py",
        "src/deepfield/games/go/__init__.py",
        "tests/proof/state.py",
    ):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
        path.with_suffix(".cpython-311.so").write_bytes(b"")
    (folder / "build" / "compiled").mkdir(parents=True)
    (folder / "tools").mkdir()
    shutil.copy(HERE / "tools" / "compile.py", folder / "tools")
    return folder


def said(folder: Path, *words: str, path: str = "") -> tuple[int, str]:
    """Run the tool with nothing but the standard library."""
    command = [sys.executable, "-I", "-S", str(folder / "tools" / "compile.py"), *words]
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    return done.returncode, done.stdout + done.stderr


def test_pure_takes_every_library_away_and_leaves_the_sources(tmp_path: Path) -> None:
    folder = house(tmp_path)
    assert said(folder, "--pure") == (0, "pure: 3 libraries taken away\n")
    assert not list(folder.rglob("*.so"))
    assert len(list(folder.rglob("*.py"))) == 4
    assert not (folder / "build" / "compiled").exists()
    assert said(folder, "--pure") == (0, "pure: 0 libraries taken away\n")


def test_where_nothing_can_be_compiled_it_says_why_in_a_line(tmp_path: Path) -> None:
    folder = house(tmp_path)
    code, text = said(folder, "--possible")
    assert code == 0
    assert text.startswith("not compiled: ")
    assert text.count("\n") == 1
    assert said(folder) == (1, text)
    assert len(list(folder.rglob("*.so"))) == 3


def test_a_group_is_a_room_without_what_stays_interpreted() -> None:
    kernel, *rooms = tool.groups_of([], ["tests/proof"])
    assert kernel.name == "deepfield_kernel"
    assert "deepfield_games_beyond_the_sun" in [room.name for room in rooms]
    assert rooms[-1].name == "proof"
    for group in (kernel, *rooms):
        names = {file.name for file in group.sources}
        assert names
        assert not names & {"__init__.py", "view.py", "native.py"}
        assert not [name for name in names if name.startswith("test_")]
    places = kernel.libraries()
    assert places["deepfield.kernel.table"].parent == tool.KERNEL
    assert places["deepfield_kernel__mypyc"].parent == tool.ROOT / "src"


def test_one_game_can_be_built_alone() -> None:
    assert [group.name for group in tool.groups_of(["beyond_the_sun"], [])] == [
        "deepfield_kernel",
        "deepfield_games_beyond_the_sun",
    ]
    with pytest.raises(SystemExit, match="there is no game chess"):
        tool.groups_of(["chess"], [])
