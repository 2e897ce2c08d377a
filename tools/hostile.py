"""Hostile saves, records, actions and packs, each made from a good one."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any

from deepfield.kernel.moves import Action, Move
from deepfield.kernel.record import sealed
from deepfield.kernel.snapshot import MAGIC

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from deepfield.kernel.options import Option

START = len(MAGIC) + 4
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 99, 32767, 32768, -32768, 1 << 63, -(1 << 70), 10**300,
    0.5, "", "0", "fast", "seat1", "\x00", "\u2028", "x" * 300, [], [0], [[]], [[[[[[[[[[0]]]]]]]]]], {}, {"a": 1},
)  # fmt: skip
RAW = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "[" * 3000,
    '{"a":' * 3000,
    "9" * 5000,
    '"\\ud800"',
    "",
)


class Stranger(Action[Any]):
    """An action of no game."""


def flipped(random: Random, data: bytes) -> bytes:
    """Flip some bits, cut, or add."""
    bad = bytearray(data)
    for _ in range(random.choice([1, 1, 2, 8])):
        at = random.randrange(len(bad))
        bad[at] ^= 1 << random.randrange(8)
    end = random.choice([len(bad)] * 8 + [random.randrange(len(bad))])
    return bytes(bad[:end]) + random.randbytes(random.choice([0] * 8 + [3]))


def sealed_save(head: str, numbers: bytes) -> bytes:
    """Put a header and numbers together, under a seal that fits."""
    text = head.encode("utf-8", "surrogatepass")
    body = MAGIC + len(text).to_bytes(4, "little") + text + numbers
    return body + hashlib.blake2b(body, digest_size=16).digest()


def save(random: Random, good: bytes) -> bytes:
    """Make a hostile save."""
    size = int.from_bytes(good[START - 4 : START], "little")
    head, numbers = good[START : START + size].decode(), good[START + size : -16]
    kind = random.randrange(8)
    if kind == 0:
        return flipped(random, good)
    if kind == 1:
        return sealed_save(head, random.randbytes(random.randrange(len(numbers) + 3)))
    if kind in {2, 3}:
        return sealed_save(head, with_numbers(random, numbers))
    if kind == 4:
        return sealed_save(flipped(random, head.encode()).decode("utf-8", "replace"), numbers)
    if kind == 5:
        at = random.randrange(len(head))
        return sealed_save(
            head[:at] + random.choice(RAW) + head[at + random.randrange(4) :], numbers
        )
    return sealed_save(json.dumps(with_odd_values(random, json.loads(head))), numbers)


def with_numbers(random: Random, numbers: bytes) -> bytes:
    """Put other numbers in the place of some, most of them likely ones."""
    bad = bytearray(numbers)
    for _ in range(random.choice([1, 1, 2, 5, 40])):
        at = 2 * random.randrange(len(bad) // 2)
        likely = random.choice(
            [random.randrange(-2, 12), random.randrange(-2, 50), random.randrange(-32768, 32768)]
        )
        bad[at : at + 2] = likely.to_bytes(2, "little", signed=True)
    return bytes(bad)


def with_odd_values(random: Random, value: Any) -> Any:
    """Change one value of the header: another of its kind, or an odd one."""
    if isinstance(value, dict) and value:
        key = random.choice(list(value))
        if random.random() < 0.05:
            return {other: value[other] for other in value if other != key}
        return value | {key: with_odd_values(random, value[key])}
    if isinstance(value, list) and value and random.random() < 0.9:
        at = random.randrange(len(value))
        changed = [with_odd_values(random, value[at])] * random.choice([0, 1, 1, 1, 1, 2])
        return value[:at] + changed + value[at + 1 :]
    if isinstance(value, int) and random.random() < 0.7:
        return value + random.choice([-1, 1, 1, 2, 5])
    return random.choice(ODD)


def action(random: Random, moves: Sequence[Move]) -> object:
    """Make a hostile action: a move that may not fit here, a copy of one, or none at all."""
    move = random.choice(moves)
    if random.random() < 0.8:
        return move
    stranger = Stranger()
    stranger.index = random.choice([-1, move.index, len(moves), 1 << 40])
    return random.choice([stranger, Move(), Stranger, type(move), move.index, *ODD])


def seat(random: Random, seats: int) -> object:
    """Choose a seat, most often one that is there."""
    return random.choice([*range(seats), None] * 3 + [-1, seats, 1 << 70, "0", 0.0, True, []])


def text(random: Random, good: str) -> str:
    """Make a hostile line."""
    bad = list(good)
    for _ in range(random.randrange(4)):
        bad[random.randrange(len(bad))] = random.choice("abc 019#\n\t\x00é☄\ud800")
    return "".join(bad) * random.choice([1, 1, 1, 50])


def options(random: Random, known: Sequence[Option]) -> dict[str, Any]:
    """Choose options, good ones and odd ones."""
    keys = [*[option.key for option in known], "moon"]
    chosen = random.sample(keys, random.randrange(len(keys)))
    likely = [value for option in known for value in option.values]
    return {key: random.choice(likely * 4 + list(ODD)) for key in chosen if random.random() < 0.5}


def record(random: Random, good: str) -> str | bytes:
    """Make a hostile record, most often under a seal that fits."""
    if random.random() < 0.1:
        return flipped(random, good.encode())
    lines = good.splitlines()[:-1]
    for _ in range(random.choice([1, 1, 1, 2, 4])):
        change_line(random, lines)
    clean = [line.encode("utf-8", "replace").decode() for line in lines]
    return sealed(clean)


def change_line(random: Random, lines: list[str]) -> None:
    """Drop, double, swap or alter a line."""
    at = random.randrange(len(lines))
    kind = random.randrange(8)
    if kind == 0 and len(lines) > 1:
        del lines[at]
    elif kind == 1:
        lines.insert(at, random.choice(lines))
    elif kind == 2:
        other = random.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == 3:
        lines.insert(
            at,
            f"undo  seat{random.randrange(5)} {random.randrange(9)}"
            + random.choice(["", " by consent"]),
        )
    elif kind == 4:
        lines[at] = text(random, lines[at] or "x")
    else:
        lines[at] = with_other_number(random, lines[at])


def with_other_number(random: Random, line: str) -> str:
    """Change a number of a line."""
    found = list(re.finditer(r"\d+", line))
    if not found:
        return line + random.choice([" ", " 1", "   # 1", "\t"])
    spot = random.choice(found)
    number = random.choice(["0", "1", "2", "5", "99", "-1", "007", "9" * 30, ""])
    return line[: spot.start()] + number + line[spot.end() :]


def pack(random: Random, good: str) -> bytes:
    """Make a hostile pack of a content file."""
    if random.random() < 0.15:
        return flipped(random, good.encode())
    lines = good.splitlines()
    for _ in range(random.choice([1, 1, 2, 6])):
        kind = random.randrange(6)
        at = random.randrange(len(lines))
        if kind < 3:
            change_line(random, lines)
        elif kind == 3 and "=" in lines[at]:
            odd = random.choice(
                [
                    "nan",
                    "1e999",
                    "1979-05-27",
                    "true",
                    '"x"',
                    "[]",
                    "{}",
                    "'''",
                    "0x" + "f" * 99,
                    "[" * 2000,
                ]
            )
            lines[at] = lines[at].split("=")[0] + "= " + odd
        elif kind == 4:
            lines[at] = lines[at].replace('"', random.choice(['"' * 3, "'", "(" * 500]), 1)
    return "\n".join(lines).encode("utf-8", "replace")
