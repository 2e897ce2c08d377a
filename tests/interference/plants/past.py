"""Section 7, kinds 8 and 9: undo that gives something away; records, saves and clones that do."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from deepfield.kernel.chance import VerifiableSource
from deepfield.kernel.history import History
from deepfield.kernel.record import Record, chained
from interference import taking_back
from interference.battery import LeakError
from kit.twins import play_quietly, source_of, twin_orders
from proof import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from deepfield.kernel.record import Entry

STRETCHES = 250

# Undo.


class FreeThoughSeen(History):
    """What a seat did alone is free, whatever was seen."""

    def free_deeds(self, seat: int) -> int:
        free = 0
        for deed in reversed(self.deeds):
            if deed.seat != seat:
                break
            free += 1
        return free


class StreamsGoBack(History):
    """After an undo the same die comes again."""

    def _take_back(self, entry: Entry) -> None:
        many = sum([len(deed.drawn) // 2 for deed in self.deeds[len(self.deeds) - entry.taken :]])
        super()._take_back(entry)
        counts = self.table.chance.counts
        for stream, count in enumerate(counts):
            counts[stream] = max(0, count - many)


class LearnedGoesBack(History):
    """After an undo over a card seen, what came before is free again."""

    def _take_back(self, entry: Entry) -> None:
        learned = self.deeds[len(self.deeds) - entry.taken].learned
        super()._take_back(entry)
        self.table.chance.learned = learned[:]


def undo_with(kind: type[History]) -> None:
    """Look at stretches of deeds of the proof game."""
    taking_back.run(GAME, STRETCHES, kind)


# Records.


class LogWithDraws(Record):
    """A seat's log has the draws of its deeds, and of the deal."""

    def text_for(self, seat: int) -> str:
        return super().text_for(seat) + self.deal


class LogWithOthers(Record):
    """A seat's log has the deeds of all."""

    def text_for(self, seat: int) -> str:
        return super().text_for(seat) + "".join([entry.deed for entry in self.entries])


class SealedOverAll(Record):
    """A seat's log is sealed over lines that the seat does not see."""

    def text_for(self, seat: int) -> str:
        return super().text_for(seat) + chained(self.lines())


def log_of(kind: type[Record], seat: int, order: list[int], marks: tuple[int, int]) -> str:
    """Play a quiet game, and give a seat's log."""
    options = {"rounds": 1, "raids": "off"}
    history = History(GAME, GAME.new(2, options=options, chance=source_of(order)))
    record = kind(history.record.head, history.record.deal)
    record.dealt, record.entries = history.record.dealt, history.record.entries
    play_quietly(history, marks)
    record.position = history.record.position
    return record.text_for(seat)


def logs_are_equal(kind: type[Record]) -> None:
    """Games that a seat cannot tell apart give it the same log."""
    for seed in range(10):
        one, other = twin_orders(seed)
        if log_of(kind, 0, one, (1, 2)) != log_of(kind, 0, other, (1, 2)):
            raise LeakError("the log tells what the seat did not see")


def others_deeds_are_left_out(kind: type[Record]) -> None:
    """Before marks are opened, a log does not say which mark another laid."""
    options = {"rounds": 1, "raids": "off"}
    texts: set[str] = set()
    for mark in range(4):
        history = History(GAME, GAME.new(2, options=options, chance=source_of(twin_orders(1)[0])))
        record = kind(history.record.head, history.record.deal)
        record.dealt, record.entries = history.record.dealt, history.record.entries
        history.act(GAME.parse(f"lay {mark}"))
        record.position = history.record.position
        texts.add(record.text_for(1))
    if len(texts) > 1:
        raise LeakError("the log tells a secret deed of another")


# Saves and clones.


def handed_out(table: Any, seat: int) -> bytes:
    """What a bot is handed: the save of an imagining."""
    data: bytes = table.imagine(seat, Random(1)).save()
    return data


def own_save(table: Any, seat: int) -> bytes:
    """The leak: the save of the table itself."""
    data: bytes = table.save()
    return data


def bots_get_imaginings(hand: Callable[[Any, int], bytes]) -> None:
    """Two positions that a seat cannot tell apart are handed to its bot as the same bytes."""
    options = {"rounds": 1, "raids": "off"}
    tables = [GAME.new(2, options=options, chance=source_of(order)) for order in twin_orders(2)]
    one, other = [hand(table, 0) for table in tables]
    if one != other:
        raise LeakError("a bot is handed what its seat does not know")


class SecretInClone(VerifiableSource):
    """A clone has the source of all luck to come."""

    def for_copy(self) -> VerifiableSource:
        return self


def clones_have_no_luck(kind: type[VerifiableSource]) -> None:
    """Who has a clone cannot look up what will be rolled."""
    source = kind(b"a secret of the host", ("one", "two"), GAME.book.streams)
    copy = GAME.new(2, chance=source).clone()
    if getattr(copy.chance.source, "secret", b""):
        raise LeakError("a clone has the secret")


QUIET: list[tuple[str, Callable[[Any], None], Any]] = [
    ("8 undo", undo_with, History),
    ("9 logs", logs_are_equal, Record),
    ("9 deeds", others_deeds_are_left_out, Record),
    ("9 bots", bots_get_imaginings, handed_out),
    ("9 clones", clones_have_no_luck, VerifiableSource),
]
PLANTS: list[tuple[str, Callable[[Any], None], Any]] = [
    ("8 free though somebody saw", undo_with, FreeThoughSeen),
    ("8 the streams go back", undo_with, StreamsGoBack),
    ("8 learned goes back", undo_with, LearnedGoesBack),
    ("9 a log with draws", logs_are_equal, LogWithDraws),
    ("9 a log with others' deeds", others_deeds_are_left_out, LogWithOthers),
    ("9 a log sealed over hidden lines", logs_are_equal, SealedOverAll),
    ("9 a save that reaches a bot", bots_get_imaginings, own_save),
    ("9 a secret in a clone", clones_have_no_luck, SecretInClone),
]
