"""The compiled build in a copy of the tree, so that the tree itself stays as it is.

    python tools/compiled_tree.py -m pytest tests/kernel     builds the copy, runs Python in it
    python tools/compiled_tree.py --possible …               … but only says so where it cannot be built
    python tools/compiled_tree.py --engine …                 … on the folders of the engine's tests

The copy is kept in build/tree: what has not changed is not built again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COPY: Final = ROOT / "build" / "tree"
COPIED: Final = ("bench", "docs", "locales", "requirements", "src", "tests", "tools")
LEFT: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".hypothesis")
ENGINE: Final = ("kernel", "proof", "conformance", "games", "beyond_the_sun", "golden", "bots")
ROOM_OF_TESTS: Final = "tests/proof"  # compiled with the games

SEEN: Final = "import deepfield, sys; sys.exit(not deepfield.compiled)"


def copy_tree() -> None:
    """Bring the copy up to date; libraries that were built in it stay."""
    for name in COPIED:
        target = COPY / name
        for path in sorted(target.rglob("*.py")):
            if not (ROOT / path.relative_to(COPY)).exists():
                path.unlink()
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, dirs_exist_ok=True, ignore=LEFT)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy2(path, COPY / path.name)


def python(*words: str) -> int:
    """Run Python in the copy."""
    path = str(COPY / "src")
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=COPY, env=environment, check=False
    ).returncode


def build() -> int:
    """Build the copy; 0 if it runs compiled."""
    extra = ["--with", ROOM_OF_TESTS] if (COPY / ROOM_OF_TESTS / "__init__.py").exists() else []
    return python("tools/compile.py", *extra) or python("-c", SEEN)


def engine() -> list[str]:
    """List the folders with the tests of kernel, games and bots."""
    return [f"tests/{name}" for name in ENGINE if (COPY / "tests" / name).is_dir()]


def main() -> int:
    """Copy, build, run."""
    parser = argparse.ArgumentParser(description="Run Python on a build.", allow_abbrev=False)
    parser.add_argument(
        "--possible", action="store_true", help="leave it out where it can't be built"
    )
    parser.add_argument(
        "--engine", action="store_true", help="add the folders of the engine's tests"
    )
    given, words = parser.parse_known_args()
    COPY.mkdir(parents=True, exist_ok=True)
    copy_tree()
    built = build()
    if built:
        print("the compiled build is left out" if given.possible else "there is no compiled build")
        return 0 if given.possible else built
    words += engine() if given.engine else []
    return python(*words) if words else 0


if __name__ == "__main__":
    sys.exit(main())
