"""Deepfield: heavy space board games by their complete rules.

`game(name)` gives a game, `games()` lists them; `compiled` says whether the kernel runs compiled.
"""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from deepfield import games as _rooms
from deepfield.kernel import table as _table
from deepfield.kernel.errors import UnknownGameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.game import Game

__all__ = ["__version__", "compiled", "game", "games", "share"]

__version__: Final = "0.1.0"
compiled: Final[bool] = not str(_table.__file__).endswith(".py")

_ORDER: Final = ("xia", "outer_rim", "beyond_the_sun", "akarios")
_CHECKOUT: Final = {"locales": "locales", "rules": "docs/rules"}
_HERE: Final = Path(__file__).resolve().parent

_Pack = tuple[str, int, int]  # a pack changes if its file does
_opened: Final[dict[tuple[str, tuple[_Pack, ...]], Game]] = {}


def games() -> tuple[str, ...]:
    """List the keys of the games that are there."""
    rooms = [room.name for room in pkgutil.iter_modules(_rooms.__path__) if room.ispkg]
    return tuple(sorted(rooms, key=[*_ORDER, *sorted(rooms)].index))


def game(name: str, packs: Sequence[str | Path] = ()) -> Game:
    """Give a game by its key, with the content of these packs.

    "package.module" is any other room with a `GAME`: from code or a start-up flag, never from the wire.
    """
    paths = [Path(pack) for pack in packs]
    key = (name, tuple([_stamp(path) for path in paths]))
    if key not in _opened:
        plain = _room(name)
        _opened[key] = plain.with_packs(paths) if paths else plain
    return _opened[key]


def share(name: str) -> Path:
    """Find a shared folder, "locales" or "rules": in a checkout, or inside an installed wheel."""
    inside = _HERE / "_share" / name
    return inside if inside.is_dir() else _HERE.parents[1] / _CHECKOUT[name]


def _room(name: str) -> Game:
    module = name if "." in name else f"deepfield.games.{name}"
    words = name.split(".")
    if not all([word.isidentifier() for word in words]) or (
        len(words) == 1 and name not in games()
    ):
        raise UnknownGameError(f"there is no game {name!r}; there are: {', '.join(games())}")
    try:
        room = importlib.import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is None or not f"{module}.".startswith(f"{fault.name}."):
            raise
        raise UnknownGameError(f"there is no module {fault.name!r} with a game") from None
    found: Game | None = getattr(room, "GAME", None)
    if found is None:
        raise UnknownGameError(f"{module} has no GAME")
    return found


def _stamp(path: Path) -> _Pack:
    if not path.is_file():
        return (str(path), 0, 0)
    found = path.stat()
    return (str(path.resolve()), found.st_mtime_ns, found.st_size)
