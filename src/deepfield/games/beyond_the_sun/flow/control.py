"""B13 Control: outposts lost and placed, and the bonuses that come with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from deepfield.games.beyond_the_sun.box import NODE_COUNT, SYSTEM_COUNT, YF
from deepfield.games.beyond_the_sun.cards.kinds import ON_CAPTURE, ON_NODES
from deepfield.games.beyond_the_sun.fleet_events import ControlBonus
from deepfield.games.beyond_the_sun.flow.discs import ON_NODE, owe_disc
from deepfield.games.beyond_the_sun.flow.sentence import SYSTEM, Sentence
from deepfield.games.beyond_the_sun.rules.abilities import trigger, trigger_at
from deepfield.games.beyond_the_sun.rules.discs import lift_outpost
from deepfield.games.beyond_the_sun.rules.reach import SHIP_PLACES
from deepfield.games.beyond_the_sun.state import ACTIVE, LEVELS, NOBODY, BeyondTheSun
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, Action, Ask, Next, Refusal, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

CONTROLLABLE: Final = tuple(range(YF, NODE_COUNT))  # B2.8 all but Sol and Deep Space, at most

NO_BONUS_WAITS: Final = Refusal("B13.16", "no-bonus-waits")


def controller_due(g: BeyondTheSun, node: int) -> int:
    """B13.5 Find the seat that is to control a node, or NOBODY."""
    holder = g.controller(node)
    ships = g.ships
    best = 0
    first = NOBODY
    tied = False
    at = node * LEVELS
    for seat in range(g.seats):
        strength = ships[at] + 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3]
        at += SHIP_PLACES
        if strength > best:
            best = strength
            first = seat
            tied = False
        elif strength == best:
            tied = True
            if seat == holder:
                first = seat  # a tie never dislodges the controller
    if not best or first == holder or not g.is_controllable(node):
        return holder
    return NOBODY if tied else first


def check_control(g: BeyondTheSun, nodes: Sequence[int] = CONTROLLABLE) -> tuple[int, ...]:
    """B13.3 Check control, of these nodes at least: all where something has changed.

    Lost outposts return at once; new ones, and their bonuses, wait in a frame. Returns what it takes.
    """
    found: list[int] = []
    for node in nodes:
        due = controller_due(g, node)
        holder = g.controller(node)
        if due == holder:
            continue
        if holder != NOBODY:
            lift_outpost(g, node)  # B13.10 before any is placed
        if due != NOBODY:
            found.append(taking(due, node, int(holder != NOBODY)))
    if not found:
        return ()
    takings: list[int] = []
    for seat in g.turn_order(g.now[ACTIVE]):
        takings.extend([entry for entry in found if taker(entry) == seat])
    frame = TakeControl(tuple(takings))
    g.push(frame)
    return frame.takings


def taking(seat: int, node: int, captured: int) -> int:
    """Note that a seat takes control of a node; captured: from another faction."""
    return (seat * NODE_COUNT + node) * 2 + captured


def taker(entry: int) -> Seat:
    """Tell who takes control."""
    return Seat(entry // (2 * NODE_COUNT))


class TakeBonus(Action[BeyondTheSun]):
    """B13.16 Of several control bonuses, this one first."""

    TEXT: ClassVar[str] = "control bonus {system}"

    def __init__(self, system: int) -> None:
        self.system = system

    def refuse(self, g: BeyondTheSun, frame: TakeControl) -> Refusal | None:
        """It must wait for this seat."""
        entry = frame.next_owner() * SYSTEM_COUNT + self.system
        return None if entry in frame.bonuses else NO_BONUS_WAITS

    def do(self, g: BeyondTheSun, frame: TakeControl) -> Next:
        """Get it."""
        frame.give(g, frame.next_owner() * SYSTEM_COUNT + self.system)
        return AGAIN


TAKE_BONUS: Final = [TakeBonus(system) for system in range(SYSTEM_COUNT)]


class TakeControl(Frame[BeyondTheSun]):
    """B13.7 New outposts, in turn order from the active player, then their bonuses likewise."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B13.7", "place_outposts"),
        Step("B13.16", "resolve_bonuses", TakeBonus),
    )

    def __init__(
        self, takings: tuple[int, ...], placed: int = 0, bonuses: tuple[int, ...] = ()
    ) -> None:
        self.takings = takings
        self.placed = placed
        self.bonuses = bonuses  # seat * SYSTEM_COUNT + system (B13.19: earned, whatever comes)

    def place_outposts(self, g: BeyondTheSun) -> Next | None:
        """B13.7 One outpost after the other; then the abilities that wait for it."""
        if self.placed == len(self.takings):
            for seat in {taker(entry) for entry in self.takings}:
                trigger_at(g, seat, ON_NODES, len(g.nodes_of(seat)))
            return None
        entry = self.takings[self.placed]
        self.placed += 1
        seat = taker(entry)
        node = entry // 2 % NODE_COUNT
        owe_disc(g, seat, g.specializations(node), ON_NODE + node)
        if entry % 2:
            trigger(g, seat, ON_CAPTURE)
        system = g.charted[node]
        if system >= 0 and g.box.systems[system].control is not None:
            self.bonuses = (*self.bonuses, seat * SYSTEM_COUNT + system)
        return AGAIN

    def resolve_bonuses(self, g: BeyondTheSun) -> Ask | Next:
        """B13.16 The first owner orders its bonuses; what these cause comes before the next (B13.20)."""
        if not self.bonuses:
            return END
        seat = self.next_owner()
        own = [entry for entry in self.bonuses if entry // SYSTEM_COUNT == seat]
        if len(own) == 1:
            self.give(g, own[0])
            return AGAIN
        return g.offer(seat, [TAKE_BONUS[entry % SYSTEM_COUNT] for entry in own])

    def next_owner(self) -> Seat:
        """Find the seat whose bonuses come next: they stand in the order of the outposts."""
        return Seat(self.bonuses[0] // SYSTEM_COUNT if self.bonuses else 0)

    def give(self, g: BeyondTheSun, entry: int) -> None:
        """B13.13 Begin one bonus."""
        seat, system = divmod(entry, SYSTEM_COUNT)
        self.bonuses = tuple([other for other in self.bonuses if other != entry])
        effect = g.box.systems[system].control
        assert effect is not None, "only systems with a bonus wait"
        g.emit(ControlBonus(Seat(seat), system))
        g.push(Sentence(Seat(seat), effect.number, SYSTEM))
