"""P5, P7 A turn: one deed of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import STEP, Action, Event, Next, Refusal, Seat
from proof.box import SEATS, WARE_COUNT
from proof.flow.raid import RaidOn
from proof.flow.search import SearchTwo
from proof.state import Proof, WareId

if TYPE_CHECKING:
    from deepfield.kernel.moves import Ask


class Work(Action[Proof]):
    """P5.1 The seat gets a coin."""

    def do(self, g: Proof, turn: Turn) -> Next:
        g.gain_coins(turn.seat, 1)
        return STEP


class Search(Action[Proof]):
    """P6.1 The seat looks at the two top cards of the stock."""

    def refuse(self, g: Proof, turn: Turn) -> Refusal | None:
        if len(g.stock) + len(g.discard) < 2:
            return TOO_FEW_WARES
        return None

    def do(self, g: Proof, turn: Turn) -> Next:
        g.push(SearchTwo(turn.seat))
        return STEP


class Play(Action[Proof]):
    """P7.1 A card of one's hand goes to the discard, and its text is carried out."""

    def __init__(self, ware: WareId) -> None:
        self.ware = ware

    def refuse(self, g: Proof, turn: Turn) -> Refusal | None:
        if self.ware not in g.hands[turn.seat]:
            return NOT_IN_HAND
        ware = g.box.wares[self.ware]
        if ware.effect is None:
            return SHIELD_HAS_NO_TEXT
        if g.coins[turn.seat] < ware.cost:
            return Refusal("P7.2", "not-enough-coins", {"cost": ware.cost})
        return ware.effect.refuse(g, turn.seat)

    def do(self, g: Proof, turn: Turn) -> Next:
        ware = g.box.wares[self.ware]
        assert ware.effect is not None, "a shield is refused"
        g.discard_openly(turn.seat, self.ware)
        g.emit(WarePlayed(turn.seat, self.ware))
        g.coins[turn.seat] -= ware.cost
        ware.effect.run(g, turn.seat)
        return STEP


class Raid(Action[Proof]):
    """P9.1 A raid on another seat that has a coin."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def refuse(self, g: Proof, turn: Turn) -> Refusal | None:
        if g.options["raids"] == "off":
            return NO_RAIDS
        if self.seat >= g.seats or self.seat == turn.seat:
            return NOT_ANOTHER_SEAT
        if not g.coins[self.seat]:
            return NOTHING_TO_TAKE
        return None

    def do(self, g: Proof, turn: Turn) -> Next:
        g.push(RaidOn(turn.seat, self.seat))
        return STEP


WORK: Final = Work()
SEARCH: Final = Search()
PLAY: Final = [Play(WareId(card)) for card in range(WARE_COUNT)]
RAID: Final = [Raid(Seat(seat)) for seat in range(SEATS)]
TOO_FEW_WARES: Final = Refusal("P6.1", "too-few-wares")
NOT_IN_HAND: Final = Refusal("P7.1", "not-in-hand")
SHIELD_HAS_NO_TEXT: Final = Refusal("P7.3", "shield-has-no-text")
NO_RAIDS: Final = Refusal("P9.1", "no-raids")
NOT_ANOTHER_SEAT: Final = Refusal("P9.1", "not-another-seat")
NOTHING_TO_TAKE: Final = Refusal("P9.1", "nothing-to-take")


class WarePlayed(Event):
    """P7.1 A seat played a ware from its hand."""

    def __init__(self, seat: Seat, ware: WareId) -> None:
        self.seat = seat
        self.ware = ware


class Turn(Frame[Proof]):
    """P5 One deed."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("P5.2", "choose_deed", Work, Search, Play, Raid),)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose_deed(self, g: Proof) -> Ask:
        """What can be played rests on the hand, so the ask is covert."""
        plays = [PLAY[card] for card in sorted(g.hands[self.seat])]
        return g.offer(self.seat, [WORK, SEARCH, *RAID[: g.seats], *plays], covert=True)
