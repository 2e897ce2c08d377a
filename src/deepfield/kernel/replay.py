"""Records played again: line by line, to the same position, or to the line that does not fit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.chance import (
    FAST,
    VERIFIABLE,
    FastSource,
    ScriptedSource,
    Source,
    VerifiableSource,
    commitment,
)
from deepfield.kernel.errors import (
    ChanceError,
    IllegalActionError,
    NotationError,
    OptionError,
    RecordError,
    UndoError,
)
from deepfield.kernel.history import History
from deepfield.kernel.record import Entry, Record, drawn_text, parse

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

NUMBER: Final = re.compile(r"\d{1,10}", re.ASCII)


class Replay:
    """A record that is played again: `history` is as far as it has come."""

    def __init__(self, game: Game, record: Record, source: Source | None = None) -> None:
        """Lay the table; the draws come from the record, or from a source that must give the same."""
        check_fits(game, record)
        self.game = game
        self.record = record
        self.done = 0  # so many lines after the deal
        self.first = len(record.head.lines()) + 2  # the line of the first deed
        head = record.head
        chance = scripted(game, record, self.first) if source is None else source
        try:
            table = game.new(head.seats, options=head.options, chance=chance, pace=head.pace)
        except ChanceError as fault:
            raise RecordError(str(fault), self.first - 1) from None
        except OptionError as wrong:  # compiled, each name holds one type of error
            raise RecordError(str(wrong)) from None
        if list(table.options) != list(head.options) or table.options != head.options:
            raise RecordError("the options are not all of this game, in its order", 3)
        self._check_drawn(table, record.deal, self.first - 1)
        self.history = History(game, table, head.names)
        self.history.record.head = head

    @property
    def table(self) -> Any:
        """Give the position it has come to."""
        return self.history.table

    def step(self) -> bool:
        """Play one line; False if there is none left, and then the end must fit too."""
        entries = self.record.entries
        if self.done == len(entries):
            self._check_end()
            return False
        line = self.first + self.done
        entry = entries[self.done]
        try:
            if entry.taken:
                self._undo(entry, line)
            else:
                self._act(entry, line)
        except (NotationError, UndoError, ChanceError) as fault:
            raise RecordError(str(fault), line) from None
        except IllegalActionError as refused:
            raise RecordError(f"{entry.deed!r} may not be done here: {refused}", line) from None
        self.done += 1
        return True

    def _act(self, entry: Entry, line: int) -> None:
        move = self.game.parse(entry.deed)
        if self.game.text(move) != entry.deed:
            raise RecordError(f"this is written {self.game.text(move)!r}", line)
        self.history.act(move, entry.seat)
        self._check_drawn(self.table, entry.drawn, line)

    def _undo(self, entry: Entry, line: int) -> None:
        history = self.history
        if not entry.consent:
            history.undo(entry.seat, entry.taken)
        elif history.propose(entry.seat, entry.taken):
            raise RecordError("this needs nobody's consent", line)
        else:
            for seat in range(self.table.seats):
                if seat != entry.seat:
                    history.consent(seat)

    def _check_drawn(self, table: Any, written: str, line: int) -> None:
        drawn = drawn_text(table.chance.drawn, self.game.book.streams)
        if drawn != written:
            raise RecordError(f"this draws {drawn[:60]!r}, not {written[:60]!r}", line)

    def _check_end(self) -> None:
        played, record = self.history.record, self.record
        line = self.first + len(record.entries)
        if played.result != record.result:
            raise RecordError(f"the game is at {played.result!r} here, not {record.result!r}", line)
        line += 1 if record.result else 0
        if played.position != record.position:
            raise RecordError(f"the replay comes to position {played.position}", line)
        if record.secret and not record.result:
            raise RecordError("a secret is revealed when the game is over", line + 1)
        played.secret = record.secret


def check_fits(game: Game, record: Record) -> None:
    """Refuse a record of another game, of other rules or of other content."""
    head = record.head
    if head.game != game.name:
        raise RecordError(f"this is a record of {head.game!r}, not of {game.name!r}", 2)
    if head.rules != game.rules:
        raise RecordError(f"rules {head.rules} are not known here, only rules {game.rules}", 2)
    if head.content != game.box.digest:
        raise RecordError(f"content {head.content} is not that of this box, {game.box.digest}", 2)


def scripted(game: Game, record: Record, first: int) -> ScriptedSource:
    """Collect the draws of a record, stream by stream."""
    streams = game.book.streams
    draws: list[list[int]] = [[] for _ in streams]
    for number, drawn in enumerate([record.deal, *[entry.drawn for entry in record.entries]]):
        stream = -1
        for word in drawn.split():
            if word in streams:
                stream = streams.index(word)
            elif stream < 0 or NUMBER.fullmatch(word) is None:
                raise RecordError(
                    f"{word[:60]!r} is neither a stream nor a draw", first - 1 + number
                )
            else:
                draws[stream].append(int(word))
    return ScriptedSource(draws)


def replay(game: Game, record: Record, source: Source | None = None) -> History:
    """Play a whole record again; the same digests, or a RecordError with the line."""
    again = Replay(game, record, source)
    while again.step():
        pass
    return again.history


def verify(game: Game, text: object, secret: bytes = b"") -> History:
    """Check a record wholly: seal, deeds, draws, end; and that its seed or secret gives these draws.

    The secret of verifiable chance stands in the record, or is given; without it the draws are not proved.
    """
    record = parse(text)
    history = replay(game, record)
    kind, key = record.head.chance
    secret = secret or bytes.fromhex(record.secret if len(record.secret) % 2 == 0 else "")
    if kind == FAST:
        replay(game, record, FastSource(int(key)))
    elif kind == VERIFIABLE and secret:
        if commitment(secret) != key:
            raise RecordError("the secret is not the one that was committed to", 4)
        replay(game, record, VerifiableSource(secret, record.head.seeds, game.book.streams))
    return history


def resumed(game: Game, record: Record, source: Source) -> History:
    """Go on with the game of a record: its position, and the source that its luck comes from."""
    history = replay(game, record)
    history.source = source
    history.table.chance.source = source
    return history
