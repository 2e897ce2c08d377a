"""Non-interference (docs/hidden.md, section 4): nobody is told anything that rests on what it cannot see.

A position and an imagining of it for one eye are played on with the same luck and the same deeds. Until
the eye sees another card in one than in the other, all that it gets is equal.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from deepfield.kernel.chance import Chance, FastSource
from interference.eyes import eyes_of, known_cards, number_of, sights, told
from kit.wander import share_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Move

STOPS = 8  # at most, of one pair
MANY_MOVES = 250  # of a game with more, some are tried at each stop
SOME_MOVES = 60
EACH = 10  # pairs of one game, about
ASIDE_SHARE = 0.12  # of the deeds


class LeakError(AssertionError):
    """An eye was told something that rests on what it cannot see."""


@dataclass
class Figures:
    """How much was compared."""

    pairs: int = 0
    stops: int = 0
    parted: int = 0  # pairs that ended since the eye saw another card
    secrets: int = 0  # secret choices of which two were compared

    def add(self, other: Figures) -> None:
        """Count the other in."""
        self.pairs += other.pairs
        self.stops += other.stops
        self.parted += other.parted
        self.secrets += other.secrets


class Pair:
    """A position, and an imagining of it for one eye, with the same luck to come."""

    def __init__(self, table: Any, eye: int | None, luck: Random) -> None:
        self.eye = eye
        self.luck = luck
        self.story = [f"seats {table.seats}, options {table.options}, eye {eye}"]
        imagined = self.imagined(table, luck.getrandbits(32))
        self.check_imagining(table, imagined)
        self.tables = (table.clone(), imagined)
        self.compare_imaginings()
        source = FastSource(luck.getrandbits(32))
        for twin in self.tables:
            twin.chance = Chance(source, table.chance.counts[:], twin.learned[:])
            twin.events = []
        self.seen = [sights(twin, eye) for twin in self.tables]

    def imagined(self, table: Any, seed: int) -> Any:
        """Imagine; the kernel cries if the open ask would not be put there."""
        try:
            return table.imagine(self.eye, Random(seed))
        except AssertionError as fault:
            raise LeakError(f"eye {self.eye} cannot imagine this: {fault}") from fault

    def check_imagining(self, table: Any, imagined: Any) -> None:
        """Section 3, sentence 3: nothing of the past is in it, nor of the luck to come."""
        other = self.imagined(table, self.luck.getrandbits(32))
        if imagined.chance.source.key() == other.chance.source.key():
            raise LeakError("two imaginings have the same luck to come")
        self.equal("draws of an imagining", imagined.chance.counts, [0] * len(table.chance.counts))
        self.equal("what an imagining carries", imagined.events, [])
        self.equal("whether it has a memo of its own", imagined.memo is not table.memo, True)
        self.equal("learned in an imagining", imagined.learned, [0] * (imagined.seats + 1))

    def equal(self, what: str, one: object, other: object) -> None:
        """Cry if these differ."""
        if one != other:
            story = "\n  ".join(self.story)
            raise LeakError(f"{what} differs for eye {self.eye}:\n  {story}\n  {one}\n  {other}")

    def compare(self, moves: Sequence[Move]) -> None:
        """Compare all that the eye gets, on both tables."""
        one, other = [told(table, self.eye, moves) for table in self.tables]
        for (what, first), (_, second) in zip(one, other, strict=True):
            self.equal(what, first, second)
        self.compare_imaginings()

    def compare_imaginings(self) -> None:
        """Equal knowledge and equal luck give equal bytes."""
        seed = self.luck.getrandbits(32)
        one, other = [self.imagined(table, seed).save() for table in self.tables]
        self.equal("what it imagines", one, other)

    def moves_to_try(self, every: Sequence[Move]) -> Sequence[Move]:
        """Try all moves of a small game; of a large one those that are near, and some."""
        if len(every) <= MANY_MOVES:
            return every
        near: list[Move] = []
        if self.eye is not None:
            near.extend(self.tables[0].aside_candidates(self.eye))
            if self.tables[0].ask is not None:
                near.extend(self.tables[0].ask.candidates)
        return [*near, *self.luck.choices(every, k=SOME_MOVES)]

    def deed(self) -> tuple[Move, int] | None:
        """Find something that can be done on both tables."""
        one, other = self.tables
        if self.luck.random() < ASIDE_SHARE:
            seat = self.luck.randrange(one.seats)
            asides = [aside for aside in one.asides(seat) if aside in other.asides(seat)]
            if asides:
                return self.luck.choice(asides), seat
        options = [option for option in one.ask.options if option in other.ask.options]
        return (self.luck.choice(options), one.ask.seat) if options else None

    def do(self, move: Move, seat: int) -> bool:
        """Do it on both; says whether the eye still sees the same."""
        self.story.append(f"seat {seat}: {self.tables[0].book.name} move {move.index}")
        learned: list[list[int]] = []
        for table in self.tables:
            before = table.learned[:]
            table.act(move, seat)
            learned.append([now - then for now, then in zip(table.learned, before, strict=True)])
        self.seen = [sights(table, self.eye) for table in self.tables]
        number = number_of(self.tables[0], self.eye)
        if self.seen[0] != self.seen[1] and learned[0][number] and learned[1][number]:
            return False
        self.equal("what it sees", *self.seen)
        self.equal("how often it learned", learned[0][number], learned[1][number])
        self.equal("whether anybody learned", any(learned[0]), any(learned[1]))
        return True

    def play(self, every: Sequence[Move], figures: Figures, stops: int = STOPS) -> None:
        """Play on, and compare at every stop."""
        figures.pairs += 1
        for _ in range(stops):
            self.compare(self.moves_to_try(every))
            figures.stops += 1
            self.equal("the end", *[table.ask is None for table in self.tables])
            deed = None if self.tables[0].ask is None else self.deed()
            if deed is None:
                return
            if not self.do(*deed):
                figures.parted += 1
                return
        self.compare(self.moves_to_try(every))


def compare_secrets(table: Any, every: Sequence[Move], luck: Random) -> int:
    """Section 4, sentence 4: whichever secret option is taken, the others get the same."""
    ask = table.ask
    secret = [option for option in ask.options if option.SECRET] if ask is not None else []
    if len(secret) < 2:
        return 0
    taken = luck.sample(secret, 2)
    for eye in eyes_of(table):
        if eye == ask.seat:
            continue
        pair = Pair(table, eye, luck)
        pair.tables = (pair.tables[0], pair.tables[0].clone())
        pair.story.append(f"secret moves {taken[0].index} and {taken[1].index}")
        number, before = number_of(table, eye), sum(table.learned)
        for twin, move in zip(pair.tables, taken, strict=True):
            twin.act(move)
        one, other = [known_cards(twin, eye) for twin in pair.tables]
        opened = any(twin.learned[number] > table.learned[number] for twin in pair.tables)
        if not opened and one == other:
            pair.equal("what it sees", *[sights(twin, eye) for twin in pair.tables])
            pair.equal(
                "whether anybody learned", *[sum(twin.learned) > before for twin in pair.tables]
            )
            pair.compare(pair.moves_to_try(every))
    return 1


def a_table(game: Game, luck: Random) -> Any:
    """Begin a game with whatever seats and options."""
    options: dict[str, object] = {}
    for option in game.options:
        if option.is_number:
            options[option.key] = luck.randint(option.low, option.high)
        else:
            options[option.key] = luck.choice(option.values)
    seats = luck.randint(*game.seats)
    pace = luck.choice(("choices", "choices", "all"))
    return game.new(seats, luck.getrandbits(32), options, pace=pace)


def sitting(game: Game, number: int, share: float, seed: int = 0) -> Figures:
    """Play one whole game at random; a share of its positions begin a pair."""
    luck = Random(f"{game.name} {seed} {number}")
    figures = Figures()
    table = a_table(game, luck)
    while table.ask is not None:
        if luck.random() < share:
            Pair(table, luck.choice(eyes_of(table)), luck).play(game.moves, figures)
            figures.secrets += compare_secrets(table, game.moves, luck)
        seat = luck.randrange(table.seats)
        asides = table.asides(seat) if luck.random() < ASIDE_SHARE / 2 else []
        if asides:
            table.act(luck.choice(asides), seat)
        else:
            table.act(luck.choice(table.ask.options))
    return figures


def secret_sitting(game: Game, number: int, seed: int = 0) -> int:
    """Play one whole game at random; compare two options wherever a choice is secret."""
    luck = Random(f"secret {game.name} {seed} {number}")
    table = a_table(game, luck)
    compared = 0
    while table.ask is not None:
        compared += compare_secrets(table, game.moves, luck)
        seat = luck.randrange(table.seats)
        asides = table.asides(seat) if luck.random() < ASIDE_SHARE else []
        if asides:
            table.act(luck.choice(asides), seat)
        else:
            table.act(luck.choice(table.ask.options))
    return compared


def run(game: Game, pairs: int, seed: int = 0) -> Figures:
    """Sit down until so many pairs have been compared."""
    figures = Figures()
    share = share_of(game, EACH)
    number = 0
    while figures.pairs < pairs:
        figures.add(sitting(game, number, share, seed))
        number += 1
    return figures
