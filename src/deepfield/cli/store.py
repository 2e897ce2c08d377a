"""Where games of the terminal are kept, and how a record is written so that it is never half a record."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import deepfield
from deepfield.kernel.chance import FastSource
from deepfield.kernel.errors import RecordError
from deepfield.kernel.record import MOST_BYTES, parse
from deepfield.kernel.replay import resumed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.history import History
    from deepfield.kernel.record import Record

SUFFIX: Final = ".game"


def folder() -> Path:
    """Give the folder of saved games, by the custom of the system."""
    named = os.environ.get("DEEPFIELD_GAMES")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home())) / "deepfield"
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "deepfield"


def new_file(game: str) -> Path:
    """Name the file of a new game."""
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{moment}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder() / f"{game}-{moment}-{number}{SUFFIX}"
    return path


def latest(game: str) -> Path | None:
    """Find the game that was saved last."""
    found = sorted(folder().glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


def write(path: Path, text: str) -> None:
    """Write a file wholly, or leave the old one as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    with half.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    half.replace(path)


def read(path: Path) -> Record:
    """Read a record; what is no record is an error that says where."""
    with path.open("rb") as file:
        return parse(file.read(MOST_BYTES + 1))


def game_of(record: Record, packs: Sequence[Path] = ()) -> Any:
    """Open the game that a record is of."""
    name = record.head.game
    if name not in deepfield.games():
        raise RecordError(f"there is no game {name!r} here", 2)
    return deepfield.game(name, packs)


def go_on(game: Any, record: Record) -> History:
    """Replay a record of the terminal and go on with its luck."""
    kind, key = record.head.chance
    if kind != "fast":
        raise RecordError("the luck of this game is not known here: it can be replayed only", 4)
    return resumed(game, record, FastSource(int(key)))
