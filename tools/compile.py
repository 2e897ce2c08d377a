"""Builds kernel and games with mypyc, beside their sources; `--pure` takes it all away again.

Kernel and each game are a group of their own: an edit rebuilds its group (a kernel's edit, all). Every
`__init__.py` and `view.py` stays interpreted. `--pure` needs no environment: any python3 will do.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import logging
import os
import shutil
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "compiled"
STAMPS = BUILD / "stamps.json"
ROOMS = ROOT / "src" / "deepfield" / "games"
KERNEL = ROOT / "src" / "deepfield" / "kernel"
INTERPRETED = {
    "__init__.py",
    "view.py",
    "native.py",
    "conftest.py",
}  # native.py is for the interpreter
JOBS = 2
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


class Group:
    """Modules that are built into one library: the kernel, or the room of a game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        base = ROOT / "src" if folder.is_relative_to(ROOT / "src") else folder.parent
        self.base = base
        self.name = "_".join(
            folder.relative_to(base).parts
        )  # no dots: modules would mistake their place
        self.sources = sorted([file for file in folder.rglob("*.py") if is_compiled(file)])

    def libraries(self) -> dict[str, Path]:
        """Name each library and the place beside the sources where it belongs."""
        modules = [
            ".".join(file.relative_to(self.base).with_suffix("").parts) for file in self.sources
        ]
        names = [f"{self.name}__mypyc", *modules]
        return {name: self.base / (name.replace(".", os.sep) + SUFFIX) for name in names}

    def stamp(self) -> str:
        """Hash all that the build of this group rests on, but for the kernel."""
        seal = hashlib.sha256(f"{sys.version} {SUFFIX}".encode())
        for file in [Path(__file__), *self.sources]:
            seal.update(str(file.relative_to(ROOT)).encode())
            seal.update(file.read_bytes())
        return seal.hexdigest()

    def is_built(self, stamps: dict[str, str]) -> bool:
        """Say whether all libraries are there, made from these sources."""
        there = all([path.exists() for path in self.libraries().values()])
        return there and stamps.get(self.name) == self.stamp()


def is_compiled(file: Path) -> bool:
    """Say whether this module is among those that are compiled."""
    return file.name not in INTERPRETED and not file.name.startswith("test_")


def groups_of(games: list[str], extra: list[str]) -> list[Group]:
    """Find the kernel, the rooms of these games (of all, if none is named), and extra rooms."""
    there = sorted([room.parent for room in ROOMS.glob("*/__init__.py")])
    unknown = set(games) - {room.name for room in there}
    if unknown:
        raise SystemExit(f"there is no game {', '.join(sorted(unknown))}")
    rooms = [room for room in there if not games or room.name in games]
    return [Group(folder) for folder in (KERNEL, *rooms, *[(ROOT / name) for name in extra])]


def obstacle() -> str:
    """Say why nothing can be compiled here; nothing if it can."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any([shutil.which(name) for name in (compiler, "cc", "gcc", "clang")]):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are not there"
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"{module} is not installed (make env-dev)"
    return ""


def build(groups: list[Group]) -> None:
    """Build all groups, as far as they have changed, and put the libraries beside the sources."""
    stamps = json.loads(STAMPS.read_text()) if STAMPS.exists() else {}
    stale = [group for group in groups if not group.is_built(stamps)]
    if not stale:
        print("compiled: nothing has changed")
        return
    print(f"compiling {', '.join([group.name for group in stale])} ...", flush=True)
    os.chdir(ROOT)
    BUILD.mkdir(parents=True, exist_ok=True)
    remove(all_libraries())  # a build that fails leaves none that is older than its source
    make_libraries(groups)
    for group in groups:
        for name, path in group.libraries().items():
            shutil.copy2(BUILD / "lib" / (name.replace(".", os.sep) + SUFFIX), path)
    stamps = {group.name: group.stamp() for group in groups}
    STAMPS.write_text(json.dumps(stamps, indent=1))
    print("compiled")


def make_libraries(groups: list[Group]) -> None:
    """Let mypyc write C, and the compiler the libraries; both do only what is not done yet."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    named: list[tuple[list[str], str | None]] = [
        ([str(file.relative_to(ROOT)) for file in group.sources], group.name) for group in groups
    ]
    paths = [path for sources, _ in named for path in sources]
    settings = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={BUILD / 'cache'}"]
    extensions = mypycify([*settings, *paths], separate=named, target_dir=str(BUILD))
    logging.disable(logging.WARNING)
    command = build_ext(Distribution({"name": "deepfield", "ext_modules": extensions}))
    command.build_lib = str(BUILD / "lib")
    command.build_temp = str(BUILD / "objects")
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()


def all_libraries() -> list[Path]:
    """List every library that lies beside a source."""
    folders = [(folder, ending) for folder in ("src", "tests") for ending in ("*.so", "*.pyd")]
    return [path for folder, ending in folders for path in (ROOT / folder).rglob(ending)]


def remove(paths: list[Path]) -> None:
    """Take files away."""
    for path in paths:
        path.unlink()


def make_pure() -> None:
    """Take away every library beside a source, and what they were made from."""
    made = all_libraries()
    remove(made)
    shutil.rmtree(BUILD, ignore_errors=True)
    print(f"pure: {len(made)} libraries taken away")


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", default=[], metavar="KEY", help="only this game")
    parser.add_argument("--with", action="append", default=[], dest="extra", metavar="FOLDER",
                        help="a room outside of the games, like tests/proof")  # fmt: skip
    parser.add_argument("--possible", action="store_true", help="build if it can be done here")
    parser.add_argument("--pure", action="store_true", help="take the compiled build away")
    wanted = parser.parse_args()
    if wanted.pure:
        make_pure()
        return 0
    why_not = obstacle()
    if why_not:
        print(f"not compiled: {why_not}")
        return 0 if wanted.possible else 1
    build(groups_of(wanted.game, wanted.extra))
    return 0


if __name__ == "__main__":
    sys.exit(main())
