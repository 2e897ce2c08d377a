"""Saves: a sealed cache of a position. Magic, header in JSON, numbers of 16 bits, checksum."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from array import array
from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.chance import FAST, Chance, FastSource, Source
from deepfield.kernel.columns import HIGHEST, LOWEST
from deepfield.kernel.errors import CorruptSaveError
from deepfield.kernel.hidden import Knowledge
from deepfield.kernel.outside import DECODER, a_list, a_number, an_object, is_list, is_object, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from deepfield.kernel.book import Book, Box
    from deepfield.kernel.frames import Frame
    from deepfield.kernel.moves import Arg
    from deepfield.kernel.table import Table

MAGIC: Final = b"DFSAVE\x00"
SCHEMA: Final = 1
_SEAL: Final = 16
_HEAD: Final = len(MAGIC) + 4
LARGEST: Final = 1 << 20  # bytes: no position comes near
DEPTH: Final = 8  # of tuples in the fields of a frame
MOST_FRAMES: Final = 1000
MOST_COUNTED: Final = 1 << 40
SEED: Final = re.compile(r"-?[0-9]{1,20}")
KEYS: Final = frozenset(
    [
        "schema",
        "game",
        "rules",
        "content",
        "seats",
        "options",
        "pace",
        "frames",
        "returned",
        "learned",
        "chance",
        "columns",
    ]
)


class Snapshot:
    """A save taken apart: what a migration works on."""

    def __init__(
        self, head: dict[str, Any], columns: dict[str, list[int]], rest: list[int]
    ) -> None:
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


def _all_numbers(table: Table[Any]) -> list[int]:
    numbers: list[int] = []
    for column in table.columns:
        numbers.extend(column)
    for known in table.knowledge:
        numbers.extend(known.known)
        numbers.extend(known.batch)
        numbers.extend(known.kin)
    return numbers


def _frames(table: Table[Any]) -> list[list[Any]]:
    written: list[list[Any]] = []
    for frame in table.frames:
        plan = table.book.plans[type(frame)]
        written.append([plan.name, plan.step_name(frame.line), *plan.values(frame)])
    return written


def write(table: Table[Any]) -> bytes:
    """Write a table down."""
    book = table.book
    chance = table.chance
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


def digest_of(table: Table[Any]) -> str:
    """Hash a position: all but the source of chance and what has been learned."""
    place = [table.book.name, table.box.digest, table.seats, table.options, table.returned]
    text = json.dumps([place, _frames(table)], separators=(",", ":")).encode()
    sizes = ",".join([str(len(column)) for column in table.columns]).encode()
    seal = hashlib.blake2b(text + sizes + _bytes(_all_numbers(table)), digest_size=16)
    return seal.hexdigest()


def take_apart(data: object) -> Snapshot:
    """Check the seal of a save and take it apart."""
    if not isinstance(data, bytes) or len(data) > LARGEST:
        raise CorruptSaveError("a save is at most a mebibyte of bytes")
    if len(data) < _HEAD + _SEAL or not data.startswith(MAGIC):
        raise CorruptSaveError("these bytes are not a save")
    body, seal = data[:-_SEAL], data[-_SEAL:]
    if hashlib.blake2b(body, digest_size=_SEAL).digest() != seal:
        raise CorruptSaveError("the seal is broken")
    size = int.from_bytes(body[len(MAGIC) : _HEAD], "little")
    words = body[_HEAD + size :]
    if size > len(body) - _HEAD or len(words) % 2:
        raise CorruptSaveError("header and numbers do not fill the save")
    return _split(_header(body[_HEAD : _HEAD + size]), _numbers(words))


def _header(text: bytes) -> dict[str, Any]:
    try:
        head = DECODER.decode(text.decode())
    except (ValueError, RecursionError):
        raise CorruptSaveError(
            "the header is not JSON of objects, lists, words and numbers"
        ) from None
    if not is_object(head):
        raise CorruptSaveError("the header is not an object")
    if type(head.get("schema")) is not int or head["schema"] != SCHEMA:
        raise CorruptSaveError(f"schema {shown(head.get('schema'))} is not known, only {SCHEMA}")
    if head.keys() != KEYS:
        raise CorruptSaveError(f"the header has not exactly the keys {', '.join(sorted(KEYS))}")
    return head


def _split(head: dict[str, Any], numbers: list[int]) -> Snapshot:
    lengths = an_object(head, "columns")
    columns: dict[str, list[int]] = {}
    at = 0
    for name, length in lengths.items():
        if type(length) is not int or not 0 <= length <= len(numbers) - at:
            raise CorruptSaveError(f"columns: {shown(name)} has no length that fits")
        columns[name] = numbers[at : at + length]
        at += length
    return Snapshot(head, columns, numbers[at:])


def migrate(
    snapshot: Snapshot,
    game: str,
    rules: int,
    migrations: Mapping[int, Callable[[Snapshot], None]],
) -> None:
    """Bring a snapshot of older rules to those of today, one version after the other."""
    if snapshot.head["game"] != game:
        raise CorruptSaveError(f"this is a save of {shown(snapshot.head['game'])}, not of {game}")
    version = a_number(snapshot.head, "rules", 0, HIGHEST)
    if version > rules:
        raise CorruptSaveError(f"rules {version} are newer than these, {rules}")
    while version < rules:
        step = migrations.get(version)
        if step is None:
            raise CorruptSaveError(f"rules {version} cannot be brought to rules {version + 1}")
        try:
            step(snapshot)
        except Exception as fault:  # noqa: BLE001  # a migration meets whatever was saved
            raise CorruptSaveError(f"rules {version}: {type(fault).__name__}: {fault}") from None
        version += 1
        snapshot.head["rules"] = version


def read(
    book: Book,
    box: Box,
    snapshot: Snapshot,
    options: dict[str, Arg],
    source: Source | None,
    check: Callable[[Any], str],
) -> Any:
    """Build the table that was saved, and ask its open question anew."""
    head = snapshot.head
    if head["content"] != box.digest:
        raise CorruptSaveError(f"content {shown(head['content'])} is not that of this box")
    seats: int = head["seats"]
    chance = the_chance(book, head, seats, source)
    columns = the_columns(book, snapshot)
    knowledge = the_knowledge(book, box, seats, columns, snapshot.rest)
    table = book.make(book, box, seats, options, head["pace"], chance, columns, knowledge)
    table.frames = the_frames(book, head)
    table.returned = a_number(head, "returned", LOWEST, HIGHEST)
    try:
        fault = table.resume() or check(table)
    except Exception as error:  # noqa: BLE001  # the step, or the count of points, meets whatever was saved
        raise CorruptSaveError(f"the position: {type(error).__name__}: {error}") from None
    if fault:
        raise CorruptSaveError(f"the position: {fault}")
    return table


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
        parts = [rest[start : start + size] for start in range(at, at + 3 * size, size)]
        at += 3 * size
        lie = [card for pile in book.piles[number] for card in columns[pile] if card >= 0]
        if sorted(lie) != list(range(size)):
            raise CorruptSaveError(f"deck {deck.name}: a card lies nowhere or twice")
        known = Knowledge(deck, seats, *parts)
        _check_knowledge(known)
        knowledge.append(known)
    return knowledge


def _check_knowledge(known: Knowledge) -> None:
    deck = known.deck
    backs: dict[int, int] = {}
    for card, eyes in enumerate(known.known):
        batch, kin = known.batch[card], known.kin[card]
        if not (0 <= eyes < known.spectator - 1 or eyes == known.everybody) or batch < 0 or kin < 0:
            raise CorruptSaveError(
                f"deck {deck.name}: card {card} is known by nobody that is there"
            )
        if (eyes == known.everybody) != (batch == 0) or (batch == 0) != (kin == 0):
            raise CorruptSaveError(f"deck {deck.name}: card {card} is both open and hidden")
        back = deck.backs[card]
        if batch and (backs.setdefault(batch, back), backs.setdefault(-kin, back)) != (back, back):
            raise CorruptSaveError(f"deck {deck.name}: card {card} is mixed with another back")


def as_field(value: object, depth: int) -> Any:
    """Read a field of a frame: a number, or a tuple of them."""
    if is_list(value):
        if depth == 0:
            raise CorruptSaveError("frames: a field is too deep")
        return tuple([as_field(part, depth - 1) for part in value])
    if type(value) is int and LOWEST <= value <= HIGHEST:
        return value
    raise CorruptSaveError(f"frames: {shown(value)} is no number of a field")


def the_frames(book: Book, head: dict[str, Any]) -> list[Frame[Any]]:
    """Build the frames by their names and those of their steps."""
    written = a_list(head["frames"], -1, "frames")
    if len(written) > MOST_FRAMES:
        raise CorruptSaveError(f"frames: more than {MOST_FRAMES}")
    return [_a_frame(book, a_list(entry, -1, "frames")) for entry in written]


def _a_frame(book: Book, entry: list[Any]) -> Frame[Any]:
    if len(entry) < 2 or type(entry[0]) is not str or type(entry[1]) is not str:
        raise CorruptSaveError("frames: one without name and step")
    plan = book.named.get(entry[0])
    if plan is None:
        raise CorruptSaveError(f"frames: {shown(entry[0])} is not a frame of this game")
    line = len(plan.steps) if entry[1] == "end" else plan.lines.get(entry[1])
    if line is None:
        raise CorruptSaveError(f"frames: {entry[0]} has no step {shown(entry[1])}")
    values = [as_field(value, DEPTH) for value in entry[2:]]
    if len(values) != len(plan.fields):
        raise CorruptSaveError(f"frames: {entry[0]} has {len(plan.fields)} fields")
    try:
        frame = plan.cls(*values)
    except Exception as fault:  # noqa: BLE001  # a frame meets whatever was saved
        raise CorruptSaveError(f"frames: {entry[0]}: {type(fault).__name__}: {fault}") from None
    frame.line = line
    return frame


def the_chance(book: Book, head: dict[str, Any], seats: int, source: Source | None) -> Chance:
    """Read the counts, and the source of fast chance; another one must be given."""
    kind, key, counts = a_list(head["chance"], 3, "chance")
    if source is None:
        source = _fast_source(kind, key)
    elif source.kind() != kind:
        raise CorruptSaveError(f"chance: {shown(kind)} is saved, {source.kind()!r} is given")
    learned = _counts(head["learned"], seats + 1, "learned")
    return Chance(source, _counts(counts, len(book.streams), "chance"), learned)


def _fast_source(kind: object, key: object) -> Source:
    if kind != FAST:
        raise CorruptSaveError(f"this game's chance is {shown(kind)}: give its source")
    if type(key) is not str or SEED.fullmatch(key) is None:
        raise CorruptSaveError("chance: the seed is not a number")
    return FastSource(int(key))


def _counts(written: object, many: int, key: str) -> list[int]:
    counts = a_list(written, many, key)
    for count in counts:
        if type(count) is not int or not 0 <= count < MOST_COUNTED:
            raise CorruptSaveError(f"{key}: {shown(count)} is not a count")
    return counts
