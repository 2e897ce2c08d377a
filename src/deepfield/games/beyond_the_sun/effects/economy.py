"""B6, B10, B15 Verbs of ore, population, supply and automation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import COLUMN_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE
from deepfield.games.beyond_the_sun.effects.verb import Verb
from deepfield.games.beyond_the_sun.flow.choices import ConvertOrSkip, MoveCubes, MoveCubeTo
from deepfield.games.beyond_the_sun.flow.discs import AUTOMATION, owe_disc
from deepfield.games.beyond_the_sun.flow.production import (
    Growth,
    Trade,
    growth_yield,
    ore_yield,
    produce_ore,
    supply_price,
)
from deepfield.games.beyond_the_sun.rules.cubes import gain_ore, has_room, populate
from deepfield.games.beyond_the_sun.state import CAPTURED as CAPTURED_BY_JUMP
from deepfield.games.beyond_the_sun.state import BeyondTheSun

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.rules.outlook import Outlook
    from deepfield.kernel.moves import Seat

# B21.44 What GainOrePer counts.
NODES: Final = 0
SYSTEM_CARDS: Final = 1
SHIPYARDS: Final = 2
CAPTURED: Final = 3
COLONIES: Final = 4


class GainOre(Verb):
    """B6.3 Gain so much ore."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Take it from the bank."""
        gain_ore(g, seat, self.amount)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """It is always possible."""
        return [outlook.after(ore=self.amount)]


class GainOrePer(Verb):
    """B21.44 Gain 1 ore for each of something, counted when the effect is reached."""

    def __init__(self, what: int, at_most: int = 0) -> None:
        self.what = what
        self.at_most = at_most  # 0: no limit

    def amount(self, g: BeyondTheSun, seat: Seat) -> int:
        """Count it."""
        count = counted(g, seat, self.what)
        return min(count, self.at_most) if self.at_most else count

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Take it from the bank."""
        gain_ore(g, seat, self.amount(g, seat))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """It is always possible; what a jump of the same text will add is not known (B19.8)."""
        amount = 0 if self.what == CAPTURED else self.amount(g, seat)
        return [outlook.after(ore=amount)] if amount else [outlook]


def counted(g: BeyondTheSun, seat: Seat, what: int) -> int:
    """B21.44 Count nodes, system cards, yards, nodes taken by the last jump, or colonies."""
    if what == COLONIES:
        return len(g.colonies_of(seat))
    if what == CAPTURED:
        return g.now[CAPTURED_BY_JUMP]
    nodes = g.nodes_of(seat)
    if what == NODES:
        return len(nodes)
    cards = len([node for node in nodes if g.charted[node] >= 0])
    return cards if what == SYSTEM_CARDS else len(nodes) - cards


def convert(g: BeyondTheSun, seat: Seat, count: int) -> None:
    """B6.10 Turn supply into population: in full, or with too little supply all or nothing."""
    supply = g.supply_of(seat)
    if supply >= count:
        populate(g, seat, count)
    elif supply:
        g.push(ConvertOrSkip(seat))


def foresee_conversion(outlook: Outlook, count: int) -> list[Outlook]:
    """B19.2 The ways of a conversion: it never stands in the way of an action."""
    if not count or outlook.supply <= 0:
        return [outlook]
    if outlook.supply >= count:
        return [outlook.after(population=count, supply=-count)]
    return [outlook.after(population=outlook.supply, supply=-outlook.supply), outlook]


class Populate(Verb):
    """B6.10 Turn so many supply cubes into population: one conversion (B21.45)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Take them from the leftmost columns."""
        convert(g, seat, self.count)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """In full, or as far as there is supply."""
        return foresee_conversion(outlook, self.count)


class PopulatePerColonies(Verb):
    """B21.37, Q64 One supply cube into population for every so many colonies; parts give nothing."""

    def __init__(self, each: int) -> None:
        self.each = each

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Counted anew at each use."""
        convert(g, seat, len(g.colonies_of(seat)) // self.each)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """In full, or as far as there is supply."""
        return foresee_conversion(outlook, len(g.colonies_of(seat)) // self.each)


class Automate(Verb):
    """B10.3 Automate 1 food, 1 ore, or either of them."""

    def __init__(self, kinds: int) -> None:
        assert 0 < kinds <= FOOD | ORE
        self.kinds = kinds

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """B10.5 An achievement disc, if the track is empty."""
        owe_disc(g, seat, self.kinds, AUTOMATION)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """It is always possible, for achievement discs do not run out."""
        return [outlook.after()]


class PopulationGrowth(Verb):
    """B15.3 Population growth as an effect."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """The whole procedure, outside the production phase."""
        g.push(Growth(seat, 0))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B15.3 Without a cube it changes nothing, but stands in nobody's way."""
        count = growth_yield(g, seat)
        return [outlook.after(population=count, supply=-count)] if count else [outlook]


class OreProduction(Verb):
    """B15.6 Ore production as an effect."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """One ore for each visible symbol."""
        produce_ore(g, seat)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """The leftmost symbol is always visible."""
        return [outlook.after(ore=ore_yield(g, seat))]


class ResourceTrade(Verb):
    """B15.8 A resource trade as an effect: any number of exchanges, or at most so many."""

    def __init__(self, at_most: int = 0) -> None:
        self.at_most = at_most

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Q35 It is not in the production phase."""
        g.push(Trade(seat, 0, self.at_most))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B15.10 No exchange, or the first one; those after it only move the same cubes on."""
        ways = [outlook]
        price = supply_price(g, seat)
        if outlook.ore >= price and outlook.supply > 0:
            ways.append(outlook.after(ore=-price, population=1, supply=-1))
        if outlook.ore > 0 and g.has_ships(seat):
            ways.append(outlook.after(ore=-1, population=1))
        if outlook.population > 0:
            ways.append(outlook.after(ore=1, population=-1, supply=1))
        return ways


class MoveRightmost(Verb):
    """B21.38 Move the rightmost supply cubes to columns of the owner's choice."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """B6.15 Which cubes these are is settled before the first one moves."""
        at = seat * COLUMN_COUNT
        sources: list[int] = []
        for column in range(COLUMN_COUNT - 1, -1, -1):
            sources += [column] * g.supply[at + column]
        if sources:
            g.push(MoveCubes(seat, tuple(sources[: self.count])))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Without supply nothing happens."""
        return [outlook.after()] if outlook.supply > 0 else [outlook]


class MoveToColumn(Verb):
    """B6.14 Move one supply cube of the owner's choice to the column that the text names."""

    def __init__(self, column: int) -> None:
        self.column = column

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Q59 A full column takes none; A always can."""
        if has_room(g, seat, self.column):
            g.push(MoveCubeTo(seat, self.column))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Without a cube in another column nothing happens."""
        at = seat * COLUMN_COUNT
        others = g.supply_of(seat) - g.supply[at + self.column]
        return [outlook.after()] if others and has_room(g, seat, self.column) else [outlook]
