"""How the table of a game is shown: drawn, or told in lines. Pure in the view."""

from __future__ import annotations

import importlib
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from deepfield.cli.words import Words
    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Move


class Thing:
    """Something that can be asked about: what kind of thing it is, its key, its name."""

    def __init__(self, kind: str, key: str, name: str) -> None:
        self.kind = kind
        self.key = key
        self.name = name


class Board:
    """What any game shows: the fields of its view, as they are."""

    def draw(self, view: Any, words: Words) -> Sequence[RenderableType]:
        """Draw the table."""
        return [Text(line) for line in self.lines(view, words)]

    def lines(self, view: Any, words: Words) -> list[str]:
        """Tell the table in lines."""
        del words
        return list(told(view))

    def brief(self, view: Any, words: Words) -> list[str]:
        """Tell in a few lines what a seat needs to know as its turn begins."""
        return self.lines(view, words)

    def seat_names(self, view: Any, words: Words) -> list[str]:
        """Name the seats, as far as the table gives them names."""
        del view, words
        return []

    def places(self, view: Any, words: Words) -> dict[str, str]:
        """Name what lies in places, by the key of the place."""
        del view, words
        return {}

    def group(self, move: Move, words: Words) -> str:
        """Name the group that an option stands in; none if it needs no heading."""
        del move, words
        return ""

    def alike(self, move: Move, view: Any, words: Words) -> Any:
        """Give what an option has in common with those that differ from it in nothing."""
        del view, words
        return move

    def title(self, move: Move, words: Words, count: int) -> str:
        """Call an option that stands for so many."""
        del count
        return words.action(move)

    def note(self, move: Move, view: Any, words: Words) -> str:
        """Tell what there is to know of an option before one takes it."""
        del move, view, words
        return ""

    def in_hand(self, view: Any, words: Words) -> list[str]:
        """Tell what the open question belongs to, and how much of it is left."""
        del view, words
        return []

    def things(self, view: Any, words: Words) -> list[Thing]:
        """List what can be asked about."""
        del view, words
        return []

    def explain(self, thing: Thing, view: Any, words: Words) -> list[str]:
        """Tell all about a thing."""
        del view
        return [thing.name, words.rules_of(thing.kind, thing.key)]


def told(value: Any, name: str = "", depth: int = 0) -> Iterator[str]:
    """Tell a record field by field."""
    several = isinstance(cast("object", value), tuple)
    parts: list[Any] = [*value] if several else []
    indent = "  " * depth
    if is_dataclass(value):
        if name:
            yield f"{indent}{name}:"
        for field in fields(value):
            yield from told(getattr(value, field.name), field.name, depth + bool(name))
    elif any([is_dataclass(part) for part in parts]):
        for number, part in enumerate(parts, 1):
            yield from told(part, f"{name} {number}", depth)
    elif several:
        yield f"{indent}{name}: {', '.join([str(part) for part in parts]) or '-'}"
    else:
        yield f"{indent}{name}: {value}"


def board_of(game: Game) -> Board:
    """Find the board of a game; a game without one shows its view."""
    name = game.name.rpartition(".")[2]
    try:
        module = importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError:
        return Board()
    board: Board = module.BOARD
    return board
