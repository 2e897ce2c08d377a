"""B14 Colonization: the system, the settlers, the card, its discs and its bonus."""

from __future__ import annotations

from typing import ClassVar, Final

from deepfield.games.beyond_the_sun.box import DS, NODE_COUNT, SYSTEM_COUNT, SYSTEMS
from deepfield.games.beyond_the_sun.cards.kinds import ON_COLONIES, ORE_PER_COLONY
from deepfield.games.beyond_the_sun.fleet_events import (
    NodeEmptied,
    SettlerReturned,
    ShipsExiled,
    SystemColonized,
    SystemDiscovered,
    SystemPutUnder,
    SystemRevealed,
)
from deepfield.games.beyond_the_sun.flow.control import check_control
from deepfield.games.beyond_the_sun.flow.discs import ON_COLONY, owe_disc
from deepfield.games.beyond_the_sun.flow.news import discard_news, draw_system
from deepfield.games.beyond_the_sun.flow.sentence import SYSTEM, Sentence, refuse_rest
from deepfield.games.beyond_the_sun.rules.abilities import trigger_at
from deepfield.games.beyond_the_sun.rules.colonies import colonizable, refuse_colony
from deepfield.games.beyond_the_sun.rules.cubes import gain_ore, return_to_supply
from deepfield.games.beyond_the_sun.rules.discs import lift_outpost
from deepfield.games.beyond_the_sun.rules.outlook import NO_JUMP, outlook_now
from deepfield.games.beyond_the_sun.rules.reach import ship_count
from deepfield.games.beyond_the_sun.state import (
    CHANGED,
    DISC_KINDS,
    EMPTY,
    LEVELS,
    NOBODY,
    SYSTEM_DECKS,
    BeyondTheSun,
    ship_place,
)
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Action, Ask, Next, Refusal, Seat

BOTH_DISCS: Final = 2  # B14.7
ORE_OF_VAN_MAANEN: Final = 2  # B21.58

NO_SUCH_SETTLER: Final = Refusal("B14.4", "no-such-ship-there")
NOT_TURNED_OVER: Final = Refusal("B21.49", "system-not-turned-over")


# Steps 1 to 4.


class ColonizeNode(Action[BeyondTheSun]):
    """B14.3 Colonize the system at this node."""

    TEXT: ClassVar[str] = "colonize {node}"

    def __init__(self, node: int) -> None:
        self.node = node

    def refuse(self, g: BeyondTheSun, frame: Colonization) -> Refusal | None:
        """One must control it and be strong enough; the rest of the action must stay possible."""
        refusal = refuse_colony(g, frame.seat, self.node, NO_JUMP, frame.freely)
        if refusal is not None:
            return refusal
        settlers = ship_count(g, frame.seat, self.node)
        return refuse_rest(g, frame.seat, outlook_now(g, frame.seat).after(supply=settlers))

    def do(self, g: BeyondTheSun, frame: Colonization) -> Next:
        """Go on with the settlers."""
        frame.node = self.node
        g.now[CHANGED] = 1
        return STEP


COLONIZE_NODE: Final = [ColonizeNode(node) for node in range(NODE_COUNT)]


class Settle(Action[BeyondTheSun]):
    """B14.4 A ship of this level goes as settlers."""

    TEXT: ClassVar[str] = "settle {level}"

    def __init__(self, level: int) -> None:
        self.level = level

    def refuse(self, g: BeyondTheSun, frame: Colonization) -> Refusal | None:
        """It must be there."""
        place = ship_place(frame.seat, frame.node, self.level)
        return None if g.ships[place] else NO_SUCH_SETTLER

    def do(self, g: BeyondTheSun, frame: Colonization) -> Next:
        """Return its cube to supply."""
        frame.settle(g, self.level)
        return AGAIN


class SettlersDone(Action[BeyondTheSun]):
    """B14.4 No more ships go as settlers."""

    TEXT: ClassVar[str] = "settlers done"

    def refuse(self, g: BeyondTheSun, frame: Colonization) -> Refusal | None:
        """B14.4 They must reach the required strength."""
        need = g.required_strength(g.charted[frame.node])
        if frame.paid < need:
            return Refusal("B14.4", "too-few-settlers", {"need": need, "have": frame.paid})
        return refuse_rest(g, frame.seat, outlook_now(g, frame.seat))

    def do(self, g: BeyondTheSun, frame: Colonization) -> Next:
        """Go on with the card."""
        return STEP


SETTLE: Final = [Settle(level + 1) for level in range(LEVELS)]
SETTLERS_DONE: Final = SettlersDone()


class Colonization(Frame[BeyondTheSun]):
    """B14.3 One colonize effect; `freely` is 1 where control is not needed (B21.43)."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B14.3", "choose_system", ColonizeNode),
        Step("B14.4", "return_settlers", Settle, SettlersDone),
        Step("B14.5", "exile"),
        Step("B14.6", "claim_and_discover"),
    )

    def __init__(self, seat: Seat, freely: int, node: int = 0, paid: int = 0) -> None:
        self.seat = seat
        self.freely = freely
        self.node = node  # once it is chosen
        self.paid = paid  # the strength of the settlers

    def choose_system(self, g: BeyondTheSun) -> Ask | Next:
        """Every system on the board; where none can be colonized, nothing happens."""
        nodes = [COLONIZE_NODE[n] for n in range(NODE_COUNT) if g.charted[n] != EMPTY]
        ask = g.offer(self.seat, nodes)
        return ask if ask.options else END

    def return_settlers(self, g: BeyondTheSun) -> Ask | Next:
        """Ship by ship, until the strength is reached; more may go (Q56)."""
        fleet = g.fleet(self.seat, self.node)
        if not any(fleet):
            return STEP
        need = g.required_strength(g.charted[self.node])
        weakest = min([level for level, count in enumerate(fleet, 1) if count])
        if self.paid + g.strength(self.seat, self.node) - weakest < need:
            for level, count in enumerate(fleet, 1):  # none of them can stay
                for _ in range(count):
                    self.settle(g, level)
            return STEP
        ships = [SETTLE[place] for place in range(LEVELS) if fleet[place]]
        return g.offer(self.seat, [*ships, SETTLERS_DONE])

    def settle(self, g: BeyondTheSun, level: int) -> None:
        """B14.4 One ship becomes supply (B6.7)."""
        g.ships[ship_place(self.seat, self.node, level)] -= 1
        return_to_supply(g, self.seat, 1)
        self.paid += level
        g.emit(SettlerReturned(self.seat, level, self.node))

    def exile(self, g: BeyondTheSun) -> None:
        """B14.5 All other ships go to Deep Space."""
        for seat in g.turn_order(self.seat):
            fleet = g.fleet(seat, self.node)
            for level, count in enumerate(fleet, 1):
                g.ships[ship_place(seat, self.node, level)] = 0
                g.ships[ship_place(seat, DS, level)] += count
            if any(fleet):
                g.emit(ShipsExiled(seat, sum(fleet), self.node))

    def claim_and_discover(self, g: BeyondTheSun) -> Next:
        """B14.6 The card leaves with its disc and its events, and the next one takes its place."""
        system = g.charted[self.node]
        owed = self.take_outpost(g, system)
        claim(g, self.seat, system)
        for event in g.events_on(system):
            if g.box.events[event].leaves:
                discard_news(g, event)
        g.controlled[self.node] = 0
        deck = g.map.decks[self.node]
        new = draw_system(g, deck) if deck >= 0 else EMPTY
        g.charted[self.node] = new
        g.emit(NodeEmptied(self.node) if new == EMPTY else SystemDiscovered(self.node, new))
        g.push(Settlement(self.seat, system, owed))
        check_control(g)  # B14.15
        return END

    def take_outpost(self, g: BeyondTheSun, system: int) -> int:
        """B14.6, B21.43 One's own outpost is the first disc; another's returns. Says what is owed."""
        disc = g.outpost[self.node]
        if g.controller(self.node) == self.seat:
            g.outpost[self.node] = NOBODY
            g.colony_discs[system * DISC_KINDS + disc % DISC_KINDS] += 1
            return BOTH_DISCS - 1
        if disc != NOBODY:
            lift_outpost(g, self.node)
        return BOTH_DISCS


def claim(g: BeyondTheSun, seat: Seat, system: int) -> None:
    """B14.6 Lay a system beside a faction board."""
    g.colonies.append(system)
    g.colonist[system] = seat
    g.now[CHANGED] = 1
    g.emit(SystemColonized(seat, system))


# Steps 5 and 6.


class Settlement(Frame[BeyondTheSun]):
    """B14.7 What is owed to a new colony, and what it gives."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B14.7", "place_discs"),
        Step("B14.8", "give_bonus"),
        Step("B21.58", "celebrate"),
    )

    def __init__(self, seat: Seat, system: int, owed: int) -> None:
        self.seat = seat
        self.system = system
        self.owed = owed  # discs

    def place_discs(self, g: BeyondTheSun) -> Next:
        """B14.7 The kind is free where there are two specializations."""
        if not self.owed:
            return STEP
        self.owed -= 1
        kinds = g.box.systems[self.system].specializations
        owe_disc(g, self.seat, kinds, ON_COLONY + self.system)
        return AGAIN

    def give_bonus(self, g: BeyondTheSun) -> None:
        """B14.8 As far as possible."""
        bonus = g.box.systems[self.system].bonus
        if bonus is not None:
            g.push(Sentence(self.seat, bonus.number, SYSTEM))

    def celebrate(self, g: BeyondTheSun) -> Next:
        """B21.58 Van Maanen's Star pays; B20.15 an ability may wait for so many colonies."""
        colonies = g.colonies_of(self.seat)
        for system in colonies:
            if system != self.system and g.box.systems[system].lasting & ORE_PER_COLONY:
                gain_ore(g, self.seat, ORE_OF_VAN_MAANEN)
        trigger_at(g, self.seat, ON_COLONIES, len(colonies))
        return END


# A system that is taken from among several (B21.49).


class TakeSystem(Action[BeyondTheSun]):
    """B21.49 Take this system as a colony."""

    TEXT: ClassVar[str] = "take {system}"

    def __init__(self, system: int) -> None:
        self.system = system

    def refuse(self, g: BeyondTheSun, frame: SystemChoice) -> Refusal | None:
        """It must have been turned over."""
        return None if self.system in g.drawn else NOT_TURNED_OVER

    def do(self, g: BeyondTheSun, frame: SystemChoice) -> Next:
        """The others go under their own decks; both discs are owed."""
        g.drawn.remove(self.system)
        put_under(g)
        claim(g, frame.seat, self.system)
        g.push(Settlement(frame.seat, self.system, BOTH_DISCS))
        return END


TAKE_SYSTEM: Final = [TakeSystem(system) for system in range(SYSTEM_COUNT)]


class SystemChoice(Frame[BeyondTheSun]):
    """B21.12, B21.49 So many cards of deck A are turned over; one becomes a colony."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B21.12", "turn_over"),
        Step("B21.49", "choose_system", TakeSystem),
    )

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def turn_over(self, g: BeyondTheSun) -> Next:
        """Card by card; where deck A is empty, from deck B; with fewer, from what there is."""
        for _ in range(self.count):
            system = draw_system(g, 0)
            if system != EMPTY:
                g.drawn.append(system)
                g.emit(SystemRevealed(system))
        return STEP if g.drawn else END

    def choose_system(self, g: BeyondTheSun) -> Ask:
        """One of them."""
        return g.offer(self.seat, [TAKE_SYSTEM[system] for system in g.drawn])


def put_under(g: BeyondTheSun) -> None:
    """B21.49 Put what was not taken under its own deck, in random order."""
    for letter in (0, 1):
        cards = [card for card in g.drawn if g.box.systems[card].deck == letter]
        for card in cards:
            g.emit(SystemPutUnder(card))
        g.shuffle(SYSTEMS, cards, SYSTEM_DECKS)
        g.deck_of_systems(letter)[:0] = cards
    g.drawn.clear()


def colonize(g: BeyondTheSun, seat: Seat, freely: int) -> None:
    """B14.1 Begin a colonization, if there is anything to colonize."""
    if colonizable(g, seat, NO_JUMP, freely):
        g.push(Colonization(seat, freely))
