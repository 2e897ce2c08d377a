"""B15 Production: population growth, ore production, resource trade."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from deepfield.games.beyond_the_sun.box import COLUMN_COUNT, DISC_COUNT, NODE_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import (
    CHEAP_EXCHANGE,
    MORE_GROWTH,
    ON_EXCHANGES,
    ON_GROWTH,
)
from deepfield.games.beyond_the_sun.events import (
    GrowthChosen,
    OreProductionChosen,
    PopulationGained,
    TradeChosen,
)
from deepfield.games.beyond_the_sun.flow.fleet import recall
from deepfield.games.beyond_the_sun.flow.sentence import (
    SYSTEM,
    ResolveAbilities,
    mode_of,
    refuse_rest,
)
from deepfield.games.beyond_the_sun.rules.abilities import trigger_at
from deepfield.games.beyond_the_sun.rules.cubes import (
    gain_ore,
    pay_ore,
    populate,
    return_population,
)
from deepfield.games.beyond_the_sun.rules.outlook import outlook_now
from deepfield.games.beyond_the_sun.rules.reach import places_of
from deepfield.games.beyond_the_sun.state import (
    CHANGED,
    DUE,
    FOOD_DISC,
    LEVELS,
    ORE_DISC,
    BeyondTheSun,
    ship_place,
)
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Action, Ask, Next, Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.flow.turn import Turn

COLUMN_EMPTY: Final = Refusal("B15.5", "column-empty")
SUPPLY_EMPTY: Final = Refusal("B15.9", "supply-empty")
NO_SUCH_SHIP: Final = Refusal("B15.8", "no-such-ship")
NO_POPULATION: Final = Refusal("B15.8", "no-population")
NO_ORE_FOR_SHIP: Final = Refusal("B15.8", "not-enough-ore", {"need": 1, "have": 0})
SUPPLY_PRICE: Final = 3  # B15.8 ore for a supply cube
CHEAP_PRICE: Final = 2  # B21.47


# Population growth.


def growth_columns(g: BeyondTheSun, seat: Seat) -> tuple[int, ...]:
    """B15.3 List the columns of the visible growth symbols."""
    return g.board(seat).growth[DISC_COUNT - g.discs[seat * 2 + FOOD_DISC]]


def growth_yield(g: BeyondTheSun, seat: Seat) -> int:
    """B15.4, B15.5 Count the cubes that the symbols would give now."""
    columns = growth_columns(g, seat)
    at = seat * COLUMN_COUNT
    return sum([min(columns.count(c), g.supply[at + c]) for c in range(COLUMN_COUNT)])


def take_from_column(g: BeyondTheSun, seat: Seat, column: int) -> None:
    """B15.4 A cube of this column becomes population."""
    g.supply[seat * COLUMN_COUNT + column] -= 1
    g.population[seat] += 1
    g.now[CHANGED] = 1


def refuse_column(g: BeyondTheSun, seat: Seat, column: int) -> Refusal | None:
    """B15.5 Say why no cube can be taken from this column."""
    return None if g.supply[seat * COLUMN_COUNT + column] else COLUMN_EMPTY


class AidFrom(Action[BeyondTheSun]):
    """B20.10 Mutual Aid: 1 ore, and the cube comes from this column."""

    TEXT: ClassVar[str] = "aid from {column}"

    def __init__(self, column: int) -> None:
        self.column = column

    def refuse(self, g: BeyondTheSun, frame: Growth) -> Refusal | None:
        """The column must have a cube."""
        refusal = refuse_column(g, frame.seat, self.column)
        outlook = outlook_now(g, frame.seat).after(ore=-1, population=1, supply=-1)
        return refusal or refuse_rest(g, frame.seat, outlook)

    def do(self, g: BeyondTheSun, frame: Growth) -> Next:
        """B21.59 Once per growth."""
        pay_ore(g, frame.seat, 1)
        take_from_column(g, frame.seat, self.column)
        frame.taken += 1
        g.emit(PopulationGained(frame.seat, 1))
        return STEP


class NoAid(Action[BeyondTheSun]):
    """B21.59 Mutual Aid is optional."""

    TEXT: ClassVar[str] = "no aid"


class GrowFrom(Action[BeyondTheSun]):
    """B21.58 TRAPPIST-1: one cube more, from this column."""

    TEXT: ClassVar[str] = "grow from {column}"

    def __init__(self, column: int) -> None:
        self.column = column

    def refuse(self, g: BeyondTheSun, frame: Growth) -> Refusal | None:
        """The column must have a cube."""
        return refuse_column(g, frame.seat, self.column)

    def do(self, g: BeyondTheSun, frame: Growth) -> Next:
        """It becomes population."""
        take_from_column(g, frame.seat, self.column)
        frame.taken += 1
        g.emit(PopulationGained(frame.seat, 1))
        return STEP


AID_FROM: Final = [AidFrom(column) for column in range(COLUMN_COUNT)]
NO_AID: Final = NoAid()
GROW_FROM: Final = [GrowFrom(column) for column in range(COLUMN_COUNT)]


class Growth(Frame[BeyondTheSun]):
    """B15.3 Population growth; `phase` is 1 in one's own production phase."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B15.4", "take_cubes"),
        Step("B20.10", "ask_for_aid", AidFrom, NoAid),
        Step("B21.58", "one_cube_more", GrowFrom),
        Step("B20.18", "after_growth"),
    )

    def __init__(self, seat: Seat, phase: int, taken: int = 0, missed: int = 0) -> None:
        self.seat = seat
        self.phase = phase
        self.taken = taken
        self.missed = missed

    def take_cubes(self, g: BeyondTheSun) -> None:
        """B15.5 One cube a symbol, each from its own column only."""
        for column in growth_columns(g, self.seat):
            if g.supply[self.seat * COLUMN_COUNT + column]:
                take_from_column(g, self.seat, column)
                self.taken += 1
            else:
                self.missed += 1
        if self.taken:
            g.emit(PopulationGained(self.seat, self.taken))

    def ask_for_aid(self, g: BeyondTheSun) -> Ask | Next:
        """B21.59 For one symbol whose column was empty, after the cubes of all symbols."""
        if not (self.missed and g.board(self.seat).mutual_aid and g.ore[self.seat]):
            return STEP
        if not g.supply_of(self.seat):
            return STEP
        return g.offer(self.seat, [*AID_FROM, NO_AID])

    def one_cube_more(self, g: BeyondTheSun) -> Ask | Next:
        """B21.58 Mandatory, if there is a cube."""
        if not g.lasting_colonies(self.seat) & MORE_GROWTH or not g.supply_of(self.seat):
            return STEP
        return g.offer(self.seat, GROW_FROM)

    def after_growth(self, g: BeyondTheSun) -> Next:
        """B20.18 Only in one's own production phase."""
        if self.phase:
            trigger_at(g, self.seat, ON_GROWTH, self.taken)
        return END


def produce_ore(g: BeyondTheSun, seat: Seat) -> None:
    """B15.6 One ore for each visible symbol."""
    gain_ore(g, seat, ore_yield(g, seat))


def ore_yield(g: BeyondTheSun, seat: Seat) -> int:
    """B15.6 Count the visible ore symbols."""
    return g.board(seat).ore[DISC_COUNT - g.discs[seat * 2 + ORE_DISC]]


# Resource trade.


def supply_price(g: BeyondTheSun, seat: Seat) -> int:
    """B15.8, B21.47 Give the ore that a supply cube costs in a trade."""
    return CHEAP_PRICE if g.lasting(seat) & CHEAP_EXCHANGE else SUPPLY_PRICE


class BuyPopulation(Action[BeyondTheSun]):
    """B15.8 (a) Ore for a supply cube of the leftmost column."""

    TEXT: ClassVar[str] = "buy population"

    def refuse(self, g: BeyondTheSun, frame: Trade) -> Refusal | None:
        """The ore, and a supply cube."""
        price = supply_price(g, frame.seat)
        have = g.ore[frame.seat]
        if have < price:
            return Refusal("B15.8", "not-enough-ore", {"need": price, "have": have})
        if not g.supply_of(frame.seat):
            return SUPPLY_EMPTY
        return frame.refuse_exchange(g, -price, 1, -1)

    def do(self, g: BeyondTheSun, frame: Trade) -> Next:
        """Food discs do not matter."""
        pay_ore(g, frame.seat, supply_price(g, frame.seat))
        populate(g, frame.seat, 1)
        frame.made += 1
        return AGAIN


class RecallForOre(Action[BeyondTheSun]):
    """B15.8 (b) 1 ore, and a ship becomes population."""

    TEXT: ClassVar[str] = "trade {level} at {node}"

    def __init__(self, node: int, level: int) -> None:
        self.node = node
        self.level = level

    def refuse(self, g: BeyondTheSun, frame: Trade) -> Refusal | None:
        """A ship of one's own, anywhere on the exploration board."""
        if not g.ships[ship_place(frame.seat, self.node, self.level)]:
            return NO_SUCH_SHIP
        if not g.ore[frame.seat]:
            return NO_ORE_FOR_SHIP
        return frame.refuse_exchange(g, -1, 1, 0)

    def do(self, g: BeyondTheSun, frame: Trade) -> Next:
        """B15.11 Control is checked before the next exchange."""
        pay_ore(g, frame.seat, 1)
        recall(g, frame.seat, self.node, self.level)
        frame.made += 1
        return AGAIN


class SellPopulation(Action[BeyondTheSun]):
    """B15.8 (c) A population cube returns to supply, for 1 ore."""

    TEXT: ClassVar[str] = "sell population"

    def refuse(self, g: BeyondTheSun, frame: Trade) -> Refusal | None:
        """B15.12 It is possible even without an empty cell."""
        if not g.population[frame.seat]:
            return NO_POPULATION
        return frame.refuse_exchange(g, 1, -1, 1)

    def do(self, g: BeyondTheSun, frame: Trade) -> Next:
        """B6.7 To the rightmost column with room."""
        return_population(g, frame.seat, 1)
        gain_ore(g, frame.seat, 1)
        frame.made += 1
        return AGAIN


class TradeDone(Action[BeyondTheSun]):
    """B15.10 No more exchanges; none at all is allowed."""

    TEXT: ClassVar[str] = "trade done"

    def refuse(self, g: BeyondTheSun, frame: Trade) -> Refusal | None:
        """B5.9 An action must change something in the end."""
        return None if frame.phase else refuse_rest(g, frame.seat, outlook_now(g, frame.seat))

    def do(self, g: BeyondTheSun, frame: Trade) -> Next:
        """Go on."""
        return STEP


BUY_POPULATION: Final = BuyPopulation()
RECALL_FOR_ORE: Final = [
    [RecallForOre(node, level) for level in range(1, LEVELS + 1)] for node in range(NODE_COUNT)
]
SELL_POPULATION: Final = SellPopulation()
TRADE_DONE: Final = TradeDone()


class Trade(Frame[BeyondTheSun]):
    """B15.8 A resource trade, of any number of exchanges or `at_most` so many."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B15.8", "exchange", BuyPopulation, RecallForOre, SellPopulation, TradeDone),
        Step("B20.7", "after_trade"),
    )

    def __init__(self, seat: Seat, phase: int, at_most: int, made: int = 0) -> None:
        self.seat = seat
        self.phase = phase
        self.at_most = at_most
        self.made = made

    def refuse_exchange(
        self, g: BeyondTheSun, ore: int, population: int, supply: int
    ) -> Refusal | None:
        """B19.4 Inside an action, what follows must stay possible; production is none (B15.2)."""
        if self.phase:
            return None
        return refuse_rest(g, self.seat, outlook_now(g, self.seat).after(ore, population, supply))

    def exchange(self, g: BeyondTheSun) -> Ask | Next:
        """One exchange at a time, in any order."""
        if g.now[DUE] and mode_of(g) != SYSTEM:
            g.push(ResolveAbilities())
            return AGAIN
        if self.at_most and self.made == self.at_most:
            return STEP
        places = places_of(g, self.seat)
        recalls = [RECALL_FOR_ORE[place // LEVELS][place % LEVELS] for place in places]
        return g.offer(self.seat, [BUY_POPULATION, *recalls, SELL_POPULATION, TRADE_DONE])

    def after_trade(self, g: BeyondTheSun) -> Next:
        """Q35 Only exchanges of one's own production phase count."""
        if self.phase:
            trigger_at(g, self.seat, ON_EXCHANGES, self.made)
        return END


# The production phase.


class Grow(Action[BeyondTheSun]):
    """B15.1 Population growth."""

    TEXT: ClassVar[str] = "growth"

    def do(self, g: BeyondTheSun, frame: Turn) -> Next:
        """B15.7 The full yield, as far as possible."""
        g.emit(GrowthChosen(frame.seat))
        g.push(Growth(frame.seat, 1))
        return STEP


class ProduceOre(Action[BeyondTheSun]):
    """B15.1 Ore production."""

    TEXT: ClassVar[str] = "ore production"

    def do(self, g: BeyondTheSun, frame: Turn) -> Next:
        """B15.7 The full yield."""
        g.emit(OreProductionChosen(frame.seat))
        produce_ore(g, frame.seat)
        return STEP


class TradeResources(Action[BeyondTheSun]):
    """B15.1 Resource trade."""

    TEXT: ClassVar[str] = "trade"

    def do(self, g: BeyondTheSun, frame: Turn) -> Next:
        """B15.10 Any number of exchanges."""
        g.emit(TradeChosen(frame.seat))
        g.push(Trade(frame.seat, 1, 0))
        return STEP


GROW: Final = Grow()
PRODUCE_ORE: Final = ProduceOre()
TRADE_RESOURCES: Final = TradeResources()
