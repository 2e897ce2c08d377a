"""A game: what a room hands to the rest of the house. It makes tables, and opens saved ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.book import Book, Box
from deepfield.kernel.chance import Chance, FastSource, Source
from deepfield.kernel.effects import InOrder
from deepfield.kernel.errors import CorruptSaveError, OptionError
from deepfield.kernel.hidden import all_open
from deepfield.kernel.notation import Notation
from deepfield.kernel.options import Option, settle
from deepfield.kernel.outside import a_number, an_object, shown
from deepfield.kernel.snapshot import Snapshot, migrate, read, take_apart

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from deepfield.kernel.frames import Frame
    from deepfield.kernel.moves import Arg, Ask, Move
    from deepfield.kernel.table import Table

PACES: Final = ("choices", "all")  # whether an ask with one option is answered by the kernel


def no_words(_box: Box) -> dict[str, tuple[str, ...]]:
    """Spell every number in digits."""
    return {}


def no_facts(_table: Table[Any]) -> dict[str, list[tuple[str, int]]]:
    """Tell nothing of a finished game beyond its result."""
    return {}


def no_fault(_table: Table[Any]) -> str:
    """Find nothing wrong with a position."""
    return ""


class Game:
    """The complete rules of one game, with the content that is in its box."""

    def __init__(  # noqa: PLR0913  # a room names all its drawers here, once
        self,
        *,
        name: str,
        prefix: str,
        rules: int,
        seats: tuple[int, int],
        table: type[Table[Any]],
        frames: tuple[type[Frame[Any]], ...],
        streams: tuple[str, ...],
        tables: Sequence[Sequence[Move]],
        box: Callable[[Sequence[Path]], Box],
        begin: Callable[[Any], None],
        view: Callable[[Any, int | None], Any],
        value: Callable[[Any], list[float]],
        priorities: Callable[[Any, Ask, str], list[float]],
        options: tuple[Option, ...] = (),
        personas: tuple[str, ...] = ("balanced",),
        migrations: Mapping[int, Callable[[Snapshot], None]] | None = None,
        words: Callable[[Any], Mapping[str, Sequence[str]]] = no_words,
        facts: Callable[[Any], dict[str, list[tuple[str, int]]]] = no_facts,
        check: Callable[[Any], str] = no_fault,
        packs: Sequence[Path] = (),
    ) -> None:
        """Put the parts together and check that they fit.

        `migrations[n]` turns a snapshot of rules n into one of rules n + 1. `words(box)` spells the
        numbers of the fields of moves: `{"technology": ["mass_cloning", …]}`. `facts(table)` tells
        what is to be counted of a finished game: `{"technology": [("mass_cloning", 2), …]}`, each a
        word and the seat that had it (-1: nobody). `check(table)` says what is wrong with a position
        that was loaded, beyond what the kernel sees (seal, ranges, cards): a word, or nothing.
        """
        self.name = name
        self.prefix = prefix
        self.rules = rules
        self.seats = seats
        self.options = options
        self.personas = personas
        self.begin = begin
        self.value = value
        self.priorities = priorities
        self.facts = facts
        self.check = check
        self.packs = tuple(packs)
        self.migrations = dict(migrations or {})
        self._open = box
        self._words = words
        self._tables = tables
        self.moves = number_moves(tables)
        self.actions: tuple[type[Move], ...] = tuple(dict.fromkeys([type(m) for m in self.moves]))
        self.box = box(self.packs)
        self.notation = Notation(self.moves, words(self.box))
        self.book = Book(
            name,
            rules,
            table,
            frames if InOrder in frames else (*frames, InOrder),
            streams,
            len(self.box.decks),
            self.moves,
            view,
        )
        self._check()

    def with_packs(self, packs: Sequence[Path]) -> Game:
        """Make the same game with other content."""
        book = self.book
        return Game(
            name=self.name,
            prefix=self.prefix,
            rules=self.rules,
            seats=self.seats,
            table=book.make,
            frames=tuple(book.plans),
            streams=book.streams,
            tables=self._tables,
            box=self._open,
            begin=self.begin,
            view=book.view,
            value=self.value,
            priorities=self.priorities,
            options=self.options,
            personas=self.personas,
            migrations=self.migrations,
            words=self._words,
            facts=self.facts,
            check=self.check,
            packs=packs,
        )

    def _check(self) -> None:
        """Refuse a game whose parts do not fit together."""
        book = self.book
        table = self._table(self.seats[0], {}, PACES[0], Chance(Source(), [], []))
        for column, numbers in zip(book.columns, table.columns, strict=True):
            if getattr(table, column.name, None) is not numbers:
                raise ValueError(f"{self.name}: bind does not give column {column.name} its name")
            if column.deck >= len(self.box.decks):
                raise ValueError(f"{self.name}: column {column.name} has no deck {column.deck}")
        for plan in book.plans.values():
            for answer in plan.answers():
                if answer not in self.actions:
                    raise ValueError(f"{plan.name}: {answer.__name__} has no table")

    # Tables.

    def new(
        self,
        seats: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Source | None = None,
        pace: str = "choices",
    ) -> Any:
        """Lay a new table, and run it to its first question."""
        if type(seats) is not int or not self.seats[0] <= seats <= self.seats[1]:
            raise OptionError(f"seats: {seats!r} is not {self.seats[0]} to {self.seats[1]}")
        if pace not in PACES:
            raise OptionError(f"pace: {pace!r} is not one of {', '.join(PACES)}")
        if type(seed) is not int or abs(seed) >= 1 << 64:
            raise OptionError("seed: not a whole number of at most 64 bits")
        settled = settle(self.options, options or {})
        source = FastSource(seed) if chance is None else chance
        luck = Chance(source, [0] * len(self.book.streams), [0] * (seats + 1))
        table = self._table(seats, settled, pace, luck)
        self.begin(table)
        table.start()
        return table

    def _table(self, seats: int, options: dict[str, Arg], pace: str, chance: Chance) -> Any:
        """Make a table with nothing on it yet."""
        columns = [column.fresh() for column in self.book.columns]
        knowledge = [all_open(deck, seats) for deck in self.box.decks]
        return self.book.make(self.book, self.box, seats, options, pace, chance, columns, knowledge)

    def load(self, data: object, chance: Source | None = None) -> Any:
        """Open a saved table; `chance` is needed where the save may not hold its source."""
        snapshot = take_apart(data)
        migrate(snapshot, self.name, self.rules, self.migrations)
        head = snapshot.head
        a_number(head, "seats", *self.seats)
        if head["pace"] not in PACES:
            raise CorruptSaveError(f"pace: {shown(head['pace'])} is not known")
        try:
            options = settle(self.options, an_object(head, "options"))
        except OptionError as fault:
            raise CorruptSaveError(str(fault)) from None
        return read(self.book, self.box, snapshot, options, chance, self.check)

    # Words.

    def text(self, move: Move) -> str:
        """Write a move in the notation."""
        return self.notation.text(move)

    def parse(self, text: str) -> Move:
        """Read a move in the notation."""
        return self.notation.parse(text)

    def contents(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """List every step of the game: its rule, its place, the names of its answers."""
        return self.book.contents()

    def __repr__(self) -> str:
        return f"Game({self.name!r}, rules={self.rules}, content={self.box.digest[:8]!r})"


def number_moves(tables: Sequence[Sequence[Move]]) -> tuple[Move, ...]:
    """Give each move its place in the one list of all."""
    moves: list[Move] = []
    for table in tables:
        for move in table:
            if move.index not in {-1, len(moves)}:
                raise ValueError(f"{type(move).__name__} stands twice, or in two games")
            move.index = len(moves)
            moves.append(move)
    return tuple(moves)
