"""B11, B12 Verbs of ships: build, upgrade, jump, call back, retire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.effects.verb import CANNOT_BE_DONE, Verb
from deepfield.games.beyond_the_sun.flow import fleet
from deepfield.games.beyond_the_sun.flow.fleet import (
    EXACTLY_ONE,
    IN_ALL,
    UP_TO,
    ConvertCubes,
    RecallOne,
    RetireOne,
    UpgradeShips,
    build,
)
from deepfield.games.beyond_the_sun.flow.jump import travel
from deepfield.games.beyond_the_sun.rules.reach import ANYWHERE, places_of, ways_of
from deepfield.games.beyond_the_sun.state import LEVELS, BeyondTheSun
from deepfield.kernel.moves import Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.rules.outlook import Outlook

FROM_SUPPLY: Final = 0
FROM_POPULATION: Final = 1
YARDS: Final[int] = fleet.YARDS
DEEP_SPACE: Final[int] = fleet.DEEP_SPACE

NO_SHIP: Final = Refusal("B15.8", "no-ship")


class Build(Verb):
    """B11.1 Turn so many cubes into ships of a level: one conversion (B21.45)."""

    def __init__(self, level: int, source: int, count: int = 1, place: int = 0) -> None:
        """Build in `YARDS`, which is 0, if nothing else is said: a default is written as a literal."""
        self.level = level
        self.source = source
        self.count = count
        self.place = place

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Take the cubes; B6.10 with too little supply ask how."""
        population = g.population[seat]
        if self.source == FROM_POPULATION:
            build(g, seat, self.level, self.place, 0, min(self.count, population))
        elif g.supply_of(seat) >= self.count:
            build(g, seat, self.level, self.place, self.count, 0)
        elif g.supply_of(seat) or population:
            g.push(ConvertCubes(seat, self.level, self.place, self.count))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Population must be there (B6.4); too little supply leaves the ways of B6.10."""
        if self.source == FROM_POPULATION:
            enough = outlook.population >= self.count
            return [outlook.after(population=-self.count)] if enough else []
        if outlook.supply >= self.count:
            return [outlook.after(supply=-self.count)]
        most = min(self.count - outlook.supply, outlook.population)
        ways = [outlook.after(supply=-outlook.supply, population=-n) for n in range(most + 1)]
        return [outlook, *(ways if outlook.supply else ways[1:])]

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Name the cubes that are missing."""
        return Refusal(
            "B6.4", "not-enough-population", {"need": self.count, "have": outlook.population}
        )


class Raise(Verb):
    """B11.3 What all upgrades have in common: they never stand in the way of an action (B11.5)."""

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Any ship below level 4 can be upgraded."""
        if outlook.changed:
            return [outlook]
        able = any([place % LEVELS + 1 < LEVELS for place in places_of(g, seat)])
        return [outlook.after()] if able else [outlook]


class Upgrade(Raise):
    """B11.3 Upgrade exactly one ship."""

    def __init__(self, levels: int) -> None:
        self.levels = levels

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Let the owner choose it."""
        g.push(UpgradeShips(seat, EXACTLY_ONE, 1, self.levels))


class UpgradeUpTo(Raise):
    """B11.3, Q22 Upgrade up to so many different ships."""

    def __init__(self, ships: int, levels: int) -> None:
        self.ships = ships
        self.levels = levels

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Let the owner choose them."""
        g.push(UpgradeShips(seat, UP_TO, self.ships, self.levels))


class UpgradeInAll(Raise):
    """B21.41 Upgrade by so many levels in all."""

    def __init__(self, levels: int) -> None:
        self.levels = levels

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Let the owner distribute them, level by level."""
        g.push(UpgradeShips(seat, IN_ALL, self.levels, 1))


class Jump(Verb):
    """B12.1 So many movement points."""

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Move along lines, or through wormholes."""
        travel(g, seat, self.points, ways_of(g, seat))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B12.3 It is always possible, and changes something where there is a ship to move."""
        if not g.has_ships(seat):
            return [outlook]
        return [outlook.after(points=self.points - min(outlook.points, 0))]


class JumpAnywhere(Verb):
    """B21.42 Move up to so many ships each to any node."""

    def __init__(self, ships: int) -> None:
        self.ships = ships

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Move them."""
        travel(g, seat, self.ships, ANYWHERE)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """It is always possible."""
        return [outlook.after()] if g.has_ships(seat) else [outlook]


class RecallShip(Verb):
    """B21.53 One ship becomes population, without ore."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Let the owner choose it."""
        if g.has_ships(seat):
            g.push(RecallOne(seat))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """There must be a ship."""
        return [outlook.after(population=1)] if g.has_ships(seat) else []

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """There is no ship."""
        return NO_SHIP


class RetireShip(Verb):
    """B21.24 One ship goes to the museum, and out of the game."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Let the owner choose it; there is room for one."""
        if g.has_ships(seat) and not g.museum[seat]:
            g.push(RetireOne(seat))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """There must be a ship, and none of one's own in the museum yet."""
        return [outlook.after()] if g.has_ships(seat) and not g.museum[seat] else []

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Say which of both it is."""
        return NO_SHIP if not g.has_ships(seat) else CANNOT_BE_DONE
