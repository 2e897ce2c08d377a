"""The notation: each move of a game as one line of text, and each such line as its move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from deepfield.kernel.errors import NotationError
from deepfield.kernel.frames import fields_of, spelt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from deepfield.kernel.moves import Move

FIELD: Final = re.compile(r"\{(\w+)\}")
LONGEST: Final = 200  # characters of one move
SEAT_WORDS: Final = tuple([f"seat{seat + 1}" for seat in range(16)])


class Notation:
    """The texts of all moves, worked out once for a game and its box.

    `Move.TEXT` names the fields in braces; without one, the words of the class come first and the
    fields after them. `words` spell a field's numbers: `{"technology": ["mass_cloning", …]}`; a field
    `seat` is spelt seat1, seat2, …; any other number is written in digits.
    """

    def __init__(self, moves: Sequence[Move], words: Mapping[str, Sequence[str]]) -> None:
        self.words: dict[str, tuple[str, ...]] = {"seat": SEAT_WORDS}
        for field, spellings in words.items():
            self.words[field] = tuple(spellings)
        patterns: dict[type[Move], tuple[str, tuple[str, ...]]] = {}
        self.texts: list[str] = []
        self.moves: dict[str, Move] = {}
        for move in moves:
            kind = type(move)
            if kind not in patterns:
                patterns[kind] = pattern_of(kind)
            self._add(move, *patterns[kind])

    def _add(self, move: Move, pattern: str, fields: tuple[str, ...]) -> None:
        text = pattern
        for field in fields:
            text = text.replace(f"{{{field}}}", self.word(field, getattr(move, field)))
        if tidy(text) != text or not text or len(text) > LONGEST or "#" in text:
            raise ValueError(f"{type(move).__name__}: {text!r} is no line of a record")
        if text in self.moves:
            raise ValueError(f"{text!r} would be two moves")
        self.texts.append(text)
        self.moves[text] = move

    def word(self, field: str, value: object) -> str:
        """Spell the value of a field."""
        if isinstance(value, int) and field in self.words:
            spellings = self.words[field]
            if not 0 <= value < len(spellings):
                raise ValueError(f"field {field}: there is no word for {value}")
            return spellings[value]
        return str(value)

    def text(self, move: Move) -> str:
        """Write a move down."""
        index = move.index
        if 0 <= index < len(self.texts) and self.moves[self.texts[index]] is move:
            return self.texts[index]
        raise NotationError(f"{type(move).__name__} is not a move of this game")

    def parse(self, text: str) -> Move:
        """Read a move; spaces do not count."""
        move = self.moves.get(text) or self.moves.get(tidy(text[: 2 * LONGEST]))
        if move is None:
            raise NotationError(f"there is no move {text[:LONGEST]!r}")
        return move


def tidy(text: str) -> str:
    """Put one space for every run of white space."""
    return " ".join(text.split())


def pattern_of(kind: type[Move]) -> tuple[str, tuple[str, ...]]:
    """Give the text of a kind of move with its fields in braces; it must name each of them."""
    fields = fields_of(kind)
    pattern = kind.TEXT
    if not pattern:
        words = spelt(kind.__name__).replace("_", " ")
        return " ".join([words, *[f"{{{field}}}" for field in fields]]), fields
    if sorted(FIELD.findall(pattern)) != sorted(fields):
        raise ValueError(f"{kind.__name__}: its text names {FIELD.findall(pattern)}, not {fields}")
    return pattern, fields
