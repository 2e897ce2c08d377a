"""Saves: a sealed cache of a position. Magic, header in JSON, numbers of 16 bits, checksum."""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from typing import Any, Final

from deepfield.kernel.book import Book, Box
from deepfield.kernel.chance import Chance, FastSource, Source
from deepfield.kernel.errors import CorruptSaveError
from deepfield.kernel.frames import Frame
from deepfield.kernel.hidden import Knowledge

MAGIC: Final = b"DFSAVE\x00"
SCHEMA: Final = 1
_SEAL: Final = 16
_HEAD: Final = len(MAGIC) + 4
LARGEST: Final = 1 << 20  # bytes: no position comes near
DEPTH: Final = 8  # of tuples in the fields of a frame


class Snapshot:
    """A save taken apart: what a migration works on."""

    def __init__(self, head: dict[str, Any], columns: dict[str, list[int]], rest: list[int]) -> None:
        self.head = head
        self.columns = columns
        self.rest = rest  # of each card of each deck: known, batch, kin


def _bytes(numbers: list[int]) -> bytes:
    words = array("h", numbers)
    if sys.byteorder == "big":
        words.byteswap()
    return words.tobytes()


def _numbers(data: bytes) -> list[int]:
    words = array("h")
    words.frombytes(data)
    if sys.byteorder == "big":
        words.byteswap()
    return words.tolist()


def _all_numbers(table: Any) -> list[int]:
    numbers: list[int] = []
    for column in table.columns:
        numbers.extend(column)
    for known in table.knowledge:
        numbers.extend(known.known)
        numbers.extend(known.batch)
        numbers.extend(known.kin)
    return numbers


def _frames(table: Any) -> list[list[Any]]:
    written: list[list[Any]] = []
    for frame in table.frames:
        plan = table.book.plans[type(frame)]
        written.append([plan.name, plan.step_name(frame.line), *plan.values(frame)])
    return written


def write(table: Any) -> bytes:
    """Write a table down."""
    book: Book = table.book
    chance: Chance = table.chance
    lengths = {
        column.name: len(numbers)
        for column, numbers in zip(book.columns, table.columns, strict=True)
    }
    head = {
        "schema": SCHEMA,
        "game": book.name,
        "rules": book.version,
        "content": table.box.digest,
        "seats": table.seats,
        "options": table.options,
        "pace": table.pace,
        "frames": _frames(table),
        "returned": table.returned,
        "learned": chance.learned,
        "chance": [chance.source.kind(), chance.source.key(), chance.counts],
        "columns": lengths,
    }
    text = json.dumps(head, separators=(",", ":")).encode()
    body = MAGIC + len(text).to_bytes(4, "little") + text + _bytes(_all_numbers(table))
    return body + hashlib.blake2b(body, digest_size=_SEAL).digest()


def digest_of(table: Any) -> str:
    """Hash a position: all but the source of chance and what has been learned."""
    place = [table.book.name, table.box.digest, table.seats, table.options, table.returned]
    text = json.dumps([place, _frames(table)], separators=(",", ":")).encode()
    sizes = ",".join([str(len(column)) for column in table.columns]).encode()
    seal = hashlib.blake2b(text + sizes + _bytes(_all_numbers(table)), digest_size=16)
    return seal.hexdigest()


def take_apart(data: bytes) -> Snapshot:
    """Check the seal of a save and take it apart."""
    if not isinstance(data, bytes) or len(data) > LARGEST:
        raise CorruptSaveError("a save is at most a mebibyte of bytes")
    if len(data) < _HEAD + _SEAL or not data.startswith(MAGIC):
        raise CorruptSaveError("these bytes are not a save")
    body, seal = data[:-_SEAL], data[-_SEAL:]
    if hashlib.blake2b(body, digest_size=_SEAL).digest() != seal:
        raise CorruptSaveError("the seal is broken")
    size = int.from_bytes(body[len(MAGIC) : _HEAD], "little")
    try:
        head = json.loads(body[_HEAD : _HEAD + size])
    except (ValueError, RecursionError):
        raise CorruptSaveError("the header is not JSON") from None
    if not isinstance(head, dict):
        raise CorruptSaveError("the header is not an object")
    if head.get("schema") != SCHEMA:
        raise CorruptSaveError(f"schema {head.get('schema')!r} is not known, only {SCHEMA}")
    words = body[_HEAD + size :]
    if len(words) % 2:
        raise CorruptSaveError("half a number at the end")
    return _split(head, _numbers(words))


def _split(head: dict[str, Any], numbers: list[int]) -> Snapshot:
    lengths = head.get("columns")
    if not isinstance(lengths, dict):
        raise CorruptSaveError("columns: not an object")
    columns: dict[str, list[int]] = {}
    at = 0
    for name, length in lengths.items():
        if type(length) is not int or not 0 <= length <= len(numbers) - at:
            raise CorruptSaveError(f"columns: {name} has no length that fits")
        columns[name] = numbers[at : at + length]
        at += length
    return Snapshot(head, columns, numbers[at:])


def a_number(head: dict[str, Any], key: str, low: int, high: int) -> int:
    """Read a number of the header within its range."""
    number = head.get(key)
    if type(number) is not int or not low <= number <= high:
        raise CorruptSaveError(f"{key}: {number!r} is not a number from {low} to {high}")
    return number


def the_columns(book: Book, snapshot: Snapshot) -> list[list[int]]:
    """Read the columns, each within its declared range."""
    if len(snapshot.columns) != len(book.columns):
        raise CorruptSaveError("columns: others than those of the game")
    columns: list[list[int]] = []
    for column in book.columns:
        numbers = snapshot.columns.get(column.name)
        if numbers is None:
            raise CorruptSaveError(f"columns: {column.name} is missing")
        fault = column.fault(numbers)
        if fault:
            raise CorruptSaveError(fault)
        columns.append(numbers)
    return columns


def the_knowledge(
    book: Book, box: Box, seats: int, columns: list[list[int]], rest: list[int]
) -> list[Knowledge]:
    """Read who knows what, and check that each card lies in one place."""
    if len(rest) != sum([3 * len(deck.backs) for deck in box.decks]):
        raise CorruptSaveError("the numbers of the cards are too few or too many")
    knowledge: list[Knowledge] = []
    at = 0
    for number, deck in enumerate(box.decks):
        size = len(deck.backs)
        known = Knowledge(deck, seats)
        known.known[:] = rest[at : at + size]
        known.batch[:] = rest[at + size : at + 2 * size]
        known.kin[:] = rest[at + 2 * size : at + 3 * size]
        at += 3 * size
        lie = [card for pile in book.piles[number] for card in columns[pile] if card >= 0]
        if sorted(lie) != list(range(size)):
            raise CorruptSaveError(f"deck {deck.name}: a card lies nowhere or twice")
        _check_knowledge(deck.name, known, (2 << seats) - 1)
        knowledge.append(known)
    return knowledge


def _check_knowledge(name: str, known: Knowledge, everybody: int) -> None:
    for card, eyes in enumerate(known.known):
        batch, kin = known.batch[card], known.kin[card]
        if not 0 <= eyes <= everybody or batch < 0 or kin < 0:
            raise CorruptSaveError(f"deck {name}: card {card} is known by nobody that is there")
        if (eyes == everybody) != (batch == 0) or (batch == 0) != (kin == 0):
            raise CorruptSaveError(f"deck {name}: card {card} is both open and hidden")


def as_field(value: Any, depth: int) -> Any:
    """Read a field of a frame: a number, a word, or a tuple of them."""
    if isinstance(value, list):
        if depth == 0:
            raise CorruptSaveError("a field of a frame is too deep")
        return tuple([as_field(part, depth - 1) for part in value])
    if type(value) is int or type(value) is str:
        return value
    raise CorruptSaveError(f"a field of a frame is {type(value).__name__}")


def the_frames(book: Book, head: dict[str, Any]) -> list[Frame[Any]]:
    """Build the frames by their names and those of their steps."""
    written = head.get("frames")
    if not isinstance(written, list) or len(written) > 1000:
        raise CorruptSaveError("frames: not a list")
    return [_a_frame(book, entry) for entry in written]


def _a_frame(book: Book, entry: Any) -> Frame[Any]:
    if not isinstance(entry, list) or len(entry) < 2 or not all(type(w) is str for w in entry[:2]):
        raise CorruptSaveError("frames: one without name and step")
    plan = book.named.get(entry[0])
    if plan is None:
        raise CorruptSaveError(f"frames: {entry[0]!r} is not a frame of this game")
    line = len(plan.steps) if entry[1] == "end" else plan.lines.get(entry[1])
    if line is None:
        raise CorruptSaveError(f"frames: {entry[0]} has no step {entry[1]!r}")
    values = [as_field(value, DEPTH) for value in entry[2:]]
    if len(values) != len(plan.fields):
        raise CorruptSaveError(f"frames: {entry[0]} has {len(plan.fields)} fields")
    try:
        frame = plan.cls(*values)
    except (TypeError, ValueError, OverflowError) as fault:
        raise CorruptSaveError(f"frames: {entry[0]}: {fault}") from None
    frame.line = line
    return frame


def the_chance(book: Book, head: dict[str, Any], seats: int, source: Source | None) -> Chance:
    """Read the counts, and the source of fast chance; a secret one must be given."""
    written = head.get("chance")
    if not isinstance(written, list) or len(written) != 3:
        raise CorruptSaveError("chance: not kind, key and counts")
    counts = _counts(written[2], len(book.streams), "chance")
    learned = _counts(head.get("learned"), seats + 1, "learned")
    if source is None:
        seed = written[1]
        if written[0] != "fast":
            raise CorruptSaveError(f"this game's chance is {written[0]!r}: give its source")
        if type(seed) is not str or len(seed) > 80 or not seed.lstrip("-").isdecimal():
            raise CorruptSaveError("chance: the seed is not a number")
        try:
            source = FastSource(int(seed))
        except ValueError:
            raise CorruptSaveError("chance: the seed is not a number") from None
    elif source.kind() != written[0]:
        raise CorruptSaveError(f"chance: {written[0]!r} is saved, {source.kind()!r} is given")
    return Chance(source, counts, learned)


def _counts(written: Any, many: int, key: str) -> list[int]:
    if not isinstance(written, list) or len(written) != many:
        raise CorruptSaveError(f"{key}: not {many} counts")
    for count in written:
        if type(count) is not int or not 0 <= count < 1 << 40:
            raise CorruptSaveError(f"{key}: {count!r} is not a count")
    return written
