"""Chance: named streams of draws from one of three sources; how many draws each eye has seen.

A source is a function of stream, count and bound, so a clone costs two short lists. What goes on when a
position is taken back (the counts, and what has been learned) is kept here together.
"""

from __future__ import annotations

import hashlib
import hmac
from struct import unpack
from typing import Final

from deepfield.kernel.errors import ChanceError
from deepfield.kernel.native import mypyc_attr

FAST: Final = "fast"
VERIFIABLE: Final = "verifiable"
SCRIPTED: Final = "scripted"
_SPAN: Final = 1 << 32  # numbers before rejection


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

    def for_copy(self) -> Source:
        """Give what a clone has of it."""
        return self


class FastSource(Source):
    """For simulation and imaginings: hashes of a seed, sixteen numbers each; a few dice betray it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.blocks: dict[
            int, list[int]
        ] = {}  # of each stream the last block: its place, its numbers

    def kind(self) -> str:
        """Name this source."""
        return FAST

    def key(self) -> str:
        """Give the seed."""
        return str(self.seed)

    def draw(self, stream: int, count: int, bound: int) -> int:
        """Take a number of the stream's block; those beyond the last whole multiple are refused."""
        block = self.blocks.get(stream)
        if block is None or block[0] != count >> 4:
            block = self._block(stream, count >> 4)
        number = block[(count & 15) + 1]
        if number < _SPAN - bound:  # so surely below the last whole multiple
            return number % bound
        return self._again(stream, count, bound, number)

    def _block(self, stream: int, place: int) -> list[int]:
        digest = hashlib.blake2b(b"%d %d %d" % (self.seed, stream, place)).digest()
        block = [place, *unpack(">16L", digest)]
        self.blocks[stream] = block
        return block

    def _again(self, stream: int, count: int, bound: int, number: int) -> int:
        attempt = 0
        while number >= _SPAN - _SPAN % bound:
            attempt += 1
            name = b"%d %d %d again %d" % (self.seed, stream, count, attempt)
            number = int.from_bytes(hashlib.blake2b(name, digest_size=4).digest(), "big")
        return number % bound


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

    def for_copy(self) -> Source:
        """A secret is in no clone: who plays one on gives it the source, as for a save."""
        return NoSource()

    def draw(self, stream: int, count: int, bound: int) -> int:
        """Work out one draw; anybody can, once the secret is known."""
        limit = _SPAN - _SPAN % bound
        attempt = 0
        while True:
            words = [*self.seeds, self.streams[stream], str(count), str(attempt)]
            text = "\n".join([f"{len(word)}:{word}" for word in words])
            word = hmac.new(self.secret, text.encode(), hashlib.sha256).digest()[:4]
            number = int.from_bytes(word, "big")
            if number < limit:
                return number % bound
            attempt += 1


class NoSource(Source):
    """What a clone has in place of a secret."""

    def kind(self) -> str:
        """Stand for the source that has to be given."""
        return VERIFIABLE

    def draw(self, stream: int, count: int, bound: int) -> int:
        """Refuse: no luck to come may be looked up here."""
        raise ChanceError("this copy has no source of chance: give it one")


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
        """Copy it; a source without secrets is shared."""
        return Chance(self.source.for_copy(), self.counts[:], self.learned[:])

    def draw(self, bound: int, stream: int) -> int:
        """Draw a number that nobody sees."""
        count = self.counts[stream]
        number = self.source.draw(stream, count, bound)
        self.counts[stream] = count + 1
        self.drawn += (stream, number)
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
        draw = self.source.draw
        count = self.counts[stream]
        self.counts[stream] = count + max(len(cards) - 1, 0)
        for last in range(len(cards) - 1, 0, -1):
            other = draw(stream, count, last + 1)
            count += 1
            self.drawn += (stream, other)
            cards[last], cards[other] = cards[other], cards[last]

    def learn(self, eyes: int) -> None:
        """Count that these eyes learned something."""
        for eye in range(len(self.learned)):
            if eyes >> eye & 1:
                self.learned[eye] += 1

    def _all_learn(self) -> None:
        for eye in range(len(self.learned)):
            self.learned[eye] += 1
