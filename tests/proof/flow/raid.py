"""P9 Raids: a die that may be rolled again, a reaction that rests on a hidden card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Action, Event, Next, Refusal, Seat
from proof.box import WARE_COUNT, WARES
from proof.state import DICE, THEFT, Proof, WareId

if TYPE_CHECKING:
    from deepfield.kernel.moves import Ask

SIDES: Final = 6


class RollAgain(Action[Proof]):
    """P9.2 A charm is paid, and the die is rolled again."""

    def refuse(self, g: Proof, roll: Roll) -> Refusal | None:
        return None if g.charms[roll.seat] else NO_CHARM

    def do(self, g: Proof, roll: Roll) -> Next:
        g.charms[roll.seat] -= 1
        roll.die = roll_die(g, roll.seat)
        return AGAIN


class Stand(Action[Proof]):
    """P9.2 The die stays as it is."""

    def do(self, g: Proof, roll: Roll) -> Next:
        g.returned = roll.die
        return STEP


class Defend(Action[Proof]):
    """P9.3 A shield of one's hand is shown and discarded; the raid is over."""

    def __init__(self, ware: WareId) -> None:
        self.ware = ware

    def refuse(self, g: Proof, raid: RaidOn) -> Refusal | None:
        if self.ware not in g.hands[raid.foe]:
            return NOT_IN_HAND
        if not g.box.wares[self.ware].is_shield:
            return NOT_A_SHIELD
        return None

    def do(self, g: Proof, raid: RaidOn) -> Next:
        g.discard_openly(raid.foe, self.ware)
        g.emit(Defended(raid.foe, self.ware))
        return END


class NoDefence(Action[Proof]):
    """P9.3 Nobody has to show a shield."""


ROLL_AGAIN: Final = RollAgain()
STAND: Final = Stand()
DEFEND: Final = [Defend(WareId(card)) for card in range(WARE_COUNT)]
NO_DEFENCE: Final = NoDefence()
NO_CHARM: Final = Refusal("P9.2", "no-charm")
NOT_IN_HAND: Final = Refusal("P9.3", "not-in-hand")
NOT_A_SHIELD: Final = Refusal("P9.3", "not-a-shield")


class DieRolled(Event):
    """P9.2 A raider's die."""

    def __init__(self, seat: Seat, die: int) -> None:
        self.seat = seat
        self.die = die


class Defended(Event):
    """P9.3 A shield ended the raid."""

    def __init__(self, seat: Seat, ware: WareId) -> None:
        self.seat = seat
        self.ware = ware


class Raided(Event):
    """P9.4 What a raid brought in coins."""

    def __init__(self, seat: Seat, foe: Seat, coins: int) -> None:
        self.seat = seat
        self.foe = foe
        self.coins = coins


class WareTaken(Event):
    """P9.5 A ware changed hands; which, those two alone know."""

    def __init__(self, seat: Seat, foe: Seat) -> None:
        self.seat = seat
        self.foe = foe


def roll_die(g: Proof, seat: Seat) -> int:
    """P9.2 All see the die."""
    die = g.chance.roll(SIDES, DICE)
    g.emit(DieRolled(seat, die))
    return die


def could_defend(g: Proof, seat: Seat) -> bool:
    """P9.3 As far as all know: a shield lies open in the hand, or could lie hidden there."""
    wares = g.box.wares
    hand = g.sight(None, WARES, g.hands[seat])
    if any([card >= 0 and wares[card].is_shield for card in hand]):
        return True
    piles = [g.stock, g.discard, g.drawn, *g.hands]
    open_cards = [card for pile in piles for card in g.sight(None, WARES, pile)]
    shields = [card for card, ware in enumerate(wares) if ware.is_shield]
    hidden = [-2 - wares[card].back for card in shields if card not in open_cards]
    return any([place in hidden for place in hand])


class Roll(Frame[Proof]):
    """P9.2 A die, and whether it stays."""

    STEPS = (
        Step("P9.2", "roll"),
        Step("P9.2", "stand_or_roll_again", RollAgain, Stand),
    )

    def __init__(self, seat: Seat, die: int = 0) -> None:
        self.seat = seat
        self.die = die

    def roll(self, g: Proof) -> None:
        """The first roll."""
        self.die = roll_die(g, self.seat)

    def stand_or_roll_again(self, g: Proof) -> Ask:
        """Charms lie open, so all can foresee whether there is a choice."""
        return g.offer(self.seat, [ROLL_AGAIN, STAND])


class RaidOn(Frame[Proof]):
    """P9 One raid."""

    STEPS = (
        Step("P9.2", "roll_the_die"),
        Step("P9.2", "read_the_die"),
        Step("P9.3", "defend", Defend, NoDefence),
        Step("P9.4", "take"),
    )

    def __init__(self, seat: Seat, foe: Seat, die: int = 0) -> None:
        self.seat = seat
        self.foe = foe
        self.die = die

    def roll_the_die(self, g: Proof) -> None:
        """A subsection of its own."""
        g.push(Roll(self.seat))

    def read_the_die(self, g: Proof) -> None:
        """The last roll counts."""
        self.die = g.returned

    def defend(self, g: Proof) -> Ask | None:
        """Covert: whether there is a choice rests on the hand."""
        if not could_defend(g, self.foe):
            return None
        shields = [DEFEND[card] for card in sorted(g.hands[self.foe])]
        return g.offer(self.foe, [*shields, NO_DEFENCE], covert=True)

    def take(self, g: Proof) -> None:
        """Coins by the die, and with a 6 a ware too."""
        coins = min(max(0, self.die - 2), g.coins[self.foe])
        g.coins[self.foe] -= coins
        g.coins[self.seat] += coins
        g.emit(Raided(self.seat, self.foe, coins))
        if self.die == SIDES and g.hands[self.foe]:
            self.take_ware(g)

    def take_ware(self, g: Proof) -> None:
        """P9.5 The raided seat follows the shuffle of its hand; the last card goes over."""
        hand = g.hands[self.foe]
        g.shuffle(WARES, hand, THEFT, 1 << self.foe)
        card = hand.pop()
        g.hands[self.seat].append(card)
        g.emit(WareTaken(self.seat, self.foe))
        g.see(card, self.seat)
        g.see(card, self.foe)
