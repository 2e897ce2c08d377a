"""B11 Ships: built, upgraded, called back."""

from __future__ import annotations

from typing import ClassVar, Final

from deepfield.games.beyond_the_sun.box import DS, NODE_COUNT
from deepfield.games.beyond_the_sun.fleet_events import (
    ShipBuilt,
    ShipRecalled,
    ShipRetired,
    ShipUpgraded,
)
from deepfield.games.beyond_the_sun.flow.control import check_control
from deepfield.games.beyond_the_sun.flow.sentence import refuse_rest
from deepfield.games.beyond_the_sun.rules.cubes import take_supply
from deepfield.games.beyond_the_sun.rules.outlook import outlook_now
from deepfield.games.beyond_the_sun.rules.reach import SHIP_PLACES, places_of
from deepfield.games.beyond_the_sun.state import CHANGED, LEVELS, BeyondTheSun, ship_place
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Action, Ask, Next, Refusal, Seat

# Where an effect puts a new ship.
YARDS: Final = 0  # B11.1 Sol, and the yards that one controls
DEEP_SPACE: Final = 1  # B11.2

# How many ships an upgrade concerns.
EXACTLY_ONE: Final = 0  # B11.3
UP_TO: Final = 1  # B11.3, Q22 so many different ships, or fewer
IN_ALL: Final = 2  # B21.41 so many levels, distributed as one likes

MOST_BUILT: Final = 9  # ships of one effect

NOTHING_TO_USE: Final = Refusal("B6.10", "no-cube-to-use")
NO_YARD: Final = Refusal("B11.1", "no-yard-there")
YARD_NOT_CONTROLLED: Final = Refusal("B11.1", "yard-not-controlled")
NO_SUCH_SHIP: Final = Refusal("B2.4", "no-such-ship-there")
TOP_LEVEL: Final = Refusal("B11.4", "ship-at-top-level")
UPGRADED_BEFORE: Final = Refusal("B11.3", "ship-upgraded-before")
MUST_UPGRADE: Final = Refusal("B19.1", "upgrade-is-mandatory")


# Building (B11.1).


def build(
    g: BeyondTheSun, seat: Seat, level: int, place: int, supply: int, population: int
) -> None:
    """B11.1, B11.6 Build so many ships of these cubes; where there is a choice, push the frame."""
    if not supply + population:
        return
    only = DS if place == DEEP_SPACE else 0
    if place == YARDS and len(g.yards_of(seat)) > 1:
        g.push(BuildShips(seat, level, supply, population))
        return
    for number in range(supply + population):
        launch(g, seat, level, only, int(number < supply))


def launch(g: BeyondTheSun, seat: Seat, level: int, node: int, supply: int) -> None:
    """B11.1 Turn a cube of supply (1) or of population (0) into a ship."""
    if supply:
        take_supply(g, seat)
    else:
        g.population[seat] -= 1
    g.ships[ship_place(seat, node, level)] += 1
    g.now[CHANGED] = 1
    g.emit(ShipBuilt(seat, level, node))


class UseCubes(Action[BeyondTheSun]):
    """B6.10 All the supply there is, and so many population cubes for what is missing."""

    TEXT: ClassVar[str] = "all supply and {count} population"

    def __init__(self, count: int) -> None:
        self.count = count

    def refuse(self, g: BeyondTheSun, frame: ConvertCubes) -> Refusal | None:
        """There must be so much population, and so much missing."""
        seat = frame.seat
        supply = g.supply_of(seat)
        missing = frame.count - supply
        if self.count > missing:
            return Refusal("B6.10", "no-more-missing", {"need": missing})
        if self.count > g.population[seat]:
            return Refusal("B6.4", "not-enough-population", need_have(g, seat, self.count))
        if not supply + self.count:
            return NOTHING_TO_USE
        after = outlook_now(g, seat).after(supply=-supply, population=-self.count)
        return refuse_rest(g, seat, after)

    def do(self, g: BeyondTheSun, frame: ConvertCubes) -> Next:
        """Build of them."""
        supply = g.supply_of(frame.seat)
        build(g, frame.seat, frame.level, frame.place, supply, self.count)
        return END


class SkipBuilding(Action[BeyondTheSun]):
    """B6.10 Too little supply: nothing is built."""

    TEXT: ClassVar[str] = "build nothing"

    def refuse(self, g: BeyondTheSun, frame: ConvertCubes) -> Refusal | None:
        """The rest of the action must be possible without it."""
        return refuse_rest(g, frame.seat, outlook_now(g, frame.seat))


USE_CUBES: Final = [UseCubes(count) for count in range(MOST_BUILT + 1)]
SKIP_BUILDING: Final = SkipBuilding()


class ConvertCubes(Frame[BeyondTheSun]):
    """B6.10 There is less supply than the ships to be built need."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B6.10", "choose_cubes", UseCubes, SkipBuilding),)

    def __init__(self, seat: Seat, level: int, place: int, count: int) -> None:
        self.seat = seat
        self.level = level
        self.place = place
        self.count = count

    def choose_cubes(self, g: BeyondTheSun) -> Ask:
        """All supply with some population, or nothing."""
        missing = self.count - g.supply_of(self.seat)
        ways = USE_CUBES[: min(missing, g.population[self.seat]) + 1]
        if missing == self.count:
            ways = ways[1:]  # without supply the first is to build nothing
        return g.offer(self.seat, [*ways, SKIP_BUILDING])


class PlaceShip(Action[BeyondTheSun]):
    """B11.1 The new ship stands here."""

    TEXT: ClassVar[str] = "build at {node}"

    def __init__(self, node: int) -> None:
        self.node = node

    def refuse(self, g: BeyondTheSun, frame: BuildShips) -> Refusal | None:
        """It must be Sol, or a yard that one controls."""
        if not g.is_there(self.node) or not g.is_yard(self.node):
            return NO_YARD
        if self.node and g.controller(self.node) != frame.seat:
            return YARD_NOT_CONTROLLED
        return None

    def do(self, g: BeyondTheSun, frame: BuildShips) -> Next:
        """Build it; then the next one, or the check of control."""
        launch(g, frame.seat, frame.level, self.node, int(frame.supply > 0))
        if frame.supply:
            frame.supply -= 1
        else:
            frame.population -= 1
        frame.built = (*frame.built, self.node)
        return AGAIN if frame.supply + frame.population else STEP


PLACE_SHIP: Final = [PlaceShip(node) for node in range(NODE_COUNT)]


class BuildShips(Frame[BeyondTheSun]):
    """B11.1 Ships of one effect; each may go to another place."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B11.1", "choose_place", PlaceShip),
        Step("B11.6", "check"),
    )

    def __init__(
        self, seat: Seat, level: int, supply: int, population: int, built: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.level = level
        self.supply = supply  # so many still to be built of supply
        self.population = population  # and then of population
        self.built = built

    def choose_place(self, g: BeyondTheSun) -> Ask:
        """Sol, and the yards of the map and of treaties."""
        yards = [PLACE_SHIP[n] for n in range(NODE_COUNT) if g.is_there(n) and g.is_yard(n)]
        return g.offer(self.seat, yards)

    def check(self, g: BeyondTheSun) -> Next:
        """B11.6 Check control once, after all of them."""
        check_control(g, self.built)
        return END


# Choosing one's ships (B11.3, B21.53).


class ChooseShip(Action[BeyondTheSun]):
    """B11.3 This ship of one's own."""

    TEXT: ClassVar[str] = "ship {level} at {node}"

    def __init__(self, node: int, level: int) -> None:
        self.node = node
        self.level = level

    def refuse(self, g: BeyondTheSun, frame: ShipChoice) -> Refusal | None:
        """It must be there, and fit the effect."""
        if not g.ships[ship_place(frame.seat, self.node, self.level)]:
            return NO_SUCH_SHIP
        return frame.refuse_ship(g, self.node, self.level)

    def do(self, g: BeyondTheSun, frame: ShipChoice) -> Next:
        """Do with it what the effect says."""
        return frame.take_ship(g, self.node, self.level)


CHOOSE_SHIP: Final = [
    ChooseShip(place // LEVELS, place % LEVELS + 1) for place in range(SHIP_PLACES)
]


class ShipChoice(Frame[BeyondTheSun]):
    """An effect on ships that their owner chooses."""

    seat: Seat

    def refuse_ship(self, g: BeyondTheSun, node: int, level: int, /) -> Refusal | None:
        """Say why this ship cannot be taken; by default any can."""
        return None

    def take_ship(self, g: BeyondTheSun, node: int, level: int, /) -> Next:
        """Do with this ship what the effect says."""
        return END


class UpgradeDone(Action[BeyondTheSun]):
    """B11.3 No more ships are upgraded."""

    TEXT: ClassVar[str] = "upgrade done"

    def refuse(self, g: BeyondTheSun, frame: UpgradeShips) -> Refusal | None:
        """Only "up to" lets one stop; something must have changed in the end."""
        if frame.kind != UP_TO:
            return MUST_UPGRADE
        return refuse_rest(g, frame.seat, outlook_now(g, frame.seat))


UPGRADE_DONE: Final = UpgradeDone()


class UpgradeShips(ShipChoice):
    """B11.3 One ship after the other; then the check of control (B11.6)."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B11.3", "choose_ship", ChooseShip, UpgradeDone),
        Step("B11.6", "check"),
    )

    def __init__(
        self, seat: Seat, kind: int, left: int, levels: int, raised: tuple[int, ...] = ()
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.left = left  # ships, or levels in all
        self.levels = levels  # for each ship
        self.raised = raised  # where the upgraded ships stand now: node * LEVELS + level - 1

    def choose_ship(self, g: BeyondTheSun) -> Ask | Next:
        """Every ship that can be upgraded; where none is left the rest is lost (B11.5)."""
        places = [n for n in places_of(g, self.seat) if n % LEVELS + 1 < LEVELS]
        ships = [CHOOSE_SHIP[n] for n in places if not self.all_raised(g, n)]
        if not self.left or not ships:
            return STEP
        return g.offer(self.seat, [*ships, UPGRADE_DONE] if self.kind == UP_TO else ships)

    def all_raised(self, g: BeyondTheSun, place: int) -> bool:
        """Q22 Tell whether "different ships" leaves none at this node and level."""
        if self.kind != UP_TO:
            return False
        return self.raised.count(place) == g.ships[ship_place(self.seat, 0, 1) + place]

    def refuse_ship(self, g: BeyondTheSun, node: int, level: int, /) -> Refusal | None:
        """B11.4 No ship exceeds level 4."""
        if level == LEVELS:
            return TOP_LEVEL
        return UPGRADED_BEFORE if self.all_raised(g, node * LEVELS + level - 1) else None

    def take_ship(self, g: BeyondTheSun, node: int, level: int, /) -> Next:
        """B11.4 Excess levels are lost."""
        higher = min(level + self.levels, LEVELS)
        g.ships[ship_place(self.seat, node, level)] -= 1
        g.ships[ship_place(self.seat, node, higher)] += 1
        g.now[CHANGED] = 1
        g.emit(ShipUpgraded(self.seat, node, level, higher))
        self.left -= 1
        self.raised = (*self.raised, node * LEVELS + higher - 1)
        return AGAIN

    def check(self, g: BeyondTheSun) -> Next:
        """B11.6 Check control where ships were upgraded."""
        check_control(g, sorted({place // LEVELS for place in self.raised}))
        return END


class RecallOne(ShipChoice):
    """B21.53 A ship of one's own becomes population."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B21.53", "choose_ship", ChooseShip),)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose_ship(self, g: BeyondTheSun) -> Ask:
        """Any ship on the exploration board."""
        return g.offer(self.seat, [CHOOSE_SHIP[place] for place in places_of(g, self.seat)])

    def take_ship(self, g: BeyondTheSun, node: int, level: int, /) -> Next:
        """Turn it over, and check control."""
        recall(g, self.seat, node, level)
        return END


class RetireOne(ShipChoice):
    """B21.24 A ship of one's own goes to the museum."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B21.24", "choose_ship", ChooseShip),)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose_ship(self, g: BeyondTheSun) -> Ask:
        """Any ship on the exploration board."""
        return g.offer(self.seat, [CHOOSE_SHIP[place] for place in places_of(g, self.seat)])

    def take_ship(self, g: BeyondTheSun, node: int, level: int, /) -> Next:
        """It leaves the game, and keeps its level for the end."""
        g.ships[ship_place(self.seat, node, level)] -= 1
        g.museum[self.seat] = level
        g.now[CHANGED] = 1
        g.emit(ShipRetired(self.seat, level, node))
        check_control(g, (node,))
        return END


def recall(g: BeyondTheSun, seat: Seat, node: int, level: int) -> None:
    """B15.8(b), B21.53 Turn a ship into population, and check control there."""
    g.ships[ship_place(seat, node, level)] -= 1
    g.population[seat] += 1
    g.now[CHANGED] = 1
    g.emit(ShipRecalled(seat, level, node))
    check_control(g, (node,))


def need_have(g: BeyondTheSun, seat: Seat, need: int) -> dict[str, int | str]:
    """Say how much population is needed, and how much there is."""
    return {"need": need, "have": g.population[seat]}
