"""Chance: named streams of draws from one of three sources; how many draws each eye has seen.

A source is a function of stream, count and bound, so a clone costs two short lists. What goes on when a
position is taken back (the counts, and what has been learned) is kept here together.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from deepfield.kernel.errors import ChanceError
from deepfield.kernel.native import mypyc_attr

FAST: Final = "fast"
VERIFIABLE: Final = "verifiable"
SCRIPTED: Final = "scripted"
_WORD: Final = 8  # bytes of one number before rejection
_SPAN: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where the numbers come from."""

    def kind(self) -> str:
        """Name the kind of source, for saves and records."""
        return ""

    def key(self) -> str:
        """Give what a save may keep of the source; nothing of a secret."""
        return ""

    def draw(self, stream: int, count: int, bound: int) -> int:
        """Give the number `count` of a stream, from 0 up to but without `bound`."""
        return 0


class FastSource(Source):
    """For simulation and imaginings: a hash of a seed; a few dice betray it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.salt = hashlib.sha256(str(seed).encode()).digest()

    def kind(self) -> str:
        """Name this source."""
        return FAST

    def key(self) -> str:
        """Give the seed."""
        return str(self.seed)

    def draw(self, stream: int, count: int, bound: int) -> int:
        """Hash seed, stream and count; numbers beyond the last whole multiple are refused."""
        limit = _SPAN - _SPAN % bound
        attempt = 0
        while True:
            name = b"%d:%d:%d" % (stream, count, attempt)
            word = hashlib.blake2b(name, digest_size=_WORD, key=self.salt).digest()
            number = int.from_bytes(word, "big")
            if number < limit:
                return number % bound
            attempt += 1


class VerifiableSource(Source):
    """For games among people: HMAC-SHA-256 over the server's secret, the seats' seeds, stream, count.

    The commitment is published before the seats give their seeds; the secret is revealed at the end.
    """

    def __init__(self, secret: bytes, seeds: tuple[str, ...], streams: tuple[str, ...]) -> None:
        self.secret = secret
        self.seeds = seeds
        self.streams = streams

    def kind(self) -> str:
        """Name this source."""
        return VERIFIABLE

    def draw(self, stream: int, count: int, bound: int) -> int:
        """Work out one draw; anybody can, once the secret is known."""
        limit = _SPAN - _SPAN % bound
        attempt = 0
        while True:
            words = [*self.seeds, self.streams[stream], str(count), str(attempt)]
            text = "\n".join([f"{len(word)}:{word}" for word in words])
            word = hmac.new(self.secret, text.encode(), hashlib.sha256).digest()[:_WORD]
            number = int.from_bytes(word, "big")
            if number < limit:
                return number % bound
            attempt += 1


def commitment(secret: bytes) -> str:
    """Give what is published before the seats' seeds come."""
    return hashlib.sha256(b"deepfield commitment\n" + secret).hexdigest()


class ScriptedSource(Source):
    """For tests and replays: the draws of each stream, in order; a missing or unfit one is an error."""

    def __init__(self, draws: list[list[int]]) -> None:
        self.draws = draws

    def kind(self) -> str:
        """Name this source."""
        return SCRIPTED

    def draw(self, stream: int, count: int, bound: int) -> int:
        """Give the next number of the script."""
        if stream >= len(self.draws) or count >= len(self.draws[stream]):
            raise ChanceError(f"stream {stream} has no draw {count + 1}")
        number = self.draws[stream][count]
        if not 0 <= number < bound:
            raise ChanceError(f"stream {stream}, draw {count + 1}: {number} is not below {bound}")
        return number


class Chance:
    """The luck of one table: a source, how far each stream has come, and what each eye has learned."""

    def __init__(self, source: Source, counts: list[int], learned: list[int]) -> None:
        self.source = source
        self.counts = counts
        self.learned = learned
        self.drawn: list[int] = []  # stream and number of the draws since the last act, for records

    def copy(self) -> Chance:
        """Copy it; the source is shared."""
        return Chance(self.source, self.counts[:], self.learned[:])

    def draw(self, bound: int, stream: int) -> int:
        """Draw a number that nobody sees."""
        count = self.counts[stream]
        number = self.source.draw(stream, count, bound)
        self.counts[stream] = count + 1
        self.drawn.append(stream)
        self.drawn.append(number)
        return number

    def roll(self, sides: int, stream: int) -> int:
        """Roll a die, 1 to `sides`; all see it."""
        self._all_learn()
        return self.draw(sides, stream) + 1

    def pick(self, many: int, stream: int) -> int:
        """Pick one of so many, from 0; all see it."""
        self._all_learn()
        return self.draw(many, stream)

    def order(self, cards: list[int], stream: int) -> None:
        """Put a list into a new order, in place; nobody sees it."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.draw(last + 1, stream)
            cards[last], cards[other] = cards[other], cards[last]

    def learn(self, eyes: int) -> None:
        """Count that these eyes learned something."""
        for eye in range(len(self.learned)):
            if eyes >> eye & 1:
                self.learned[eye] += 1

    def _all_learn(self) -> None:
        for eye in range(len(self.learned)):
            self.learned[eye] += 1
