"""P8.8, P8.9 A card is shown or given to one seat; nobody else sees which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import END, STEP, Action, Event, Next, Refusal, Seat
from proof.box import SEATS, WARE_COUNT, WARES
from proof.state import Proof, WareId

if TYPE_CHECKING:
    from deepfield.kernel.moves import Ask


class To(Action[Proof]):
    """P8.8 To which seat, and a card with which back."""

    TEXT = "a {back} ware to {seat}"

    def __init__(self, seat: Seat, back: int) -> None:
        self.seat = seat
        self.back = back

    def refuse(self, g: Proof, confidence: Confidence) -> Refusal | None:
        if self.seat >= g.seats or self.seat == confidence.seat:
            return NOT_ANOTHER_SEAT
        if not unknown(g, confidence.seat, self.seat, self.back):
            return NO_SUCH_WARE
        return None

    def do(self, g: Proof, confidence: Confidence) -> Next:
        confidence.foe = self.seat
        confidence.back = self.back
        return STEP


class Confide(Action[Proof]):
    """P8.9 The card that is shown or given."""

    SECRET = True

    def __init__(self, ware: WareId) -> None:
        self.ware = ware

    def refuse(self, g: Proof, confidence: Confidence) -> Refusal | None:
        if self.ware not in unknown(g, confidence.seat, confidence.foe, confidence.back):
            return NOT_UNKNOWN
        return None

    def do(self, g: Proof, confidence: Confidence) -> Next:
        seat, foe = confidence.seat, confidence.foe
        g.emit(Confided(seat, foe, confidence.gives))
        if confidence.gives:
            among = unknown(g, seat, foe, confidence.back)
            g.mix(WARES, among, 1 << seat)
            g.to_the_back(g.hands[seat], self.ware, among)
            g.hands[seat].remove(self.ware)
            g.hands[foe].append(self.ware)
            g.reveal(WARES, self.ware, 1 << foe)
        else:
            g.show_from_hand(seat, self.ware, foe)
        g.emit(WareConfided(seat, foe, self.ware), 1 << seat | 1 << foe)
        return STEP


TO: Final = [[To(Seat(seat), back) for back in range(2)] for seat in range(SEATS)]
EVERY_TO: Final = [move for row in TO for move in row]
CONFIDE: Final = [Confide(WareId(card)) for card in range(WARE_COUNT)]
NOT_ANOTHER_SEAT: Final = Refusal("P8.8", "not-another-seat")
NO_SUCH_WARE: Final = Refusal("P8.8", "no-such-ware")
NOT_UNKNOWN: Final = Refusal("P8.9", "not-unknown")


class Confided(Event):
    """P8.9 A seat showed a card to another, or gave it."""

    def __init__(self, seat: Seat, foe: Seat, gives: int) -> None:
        self.seat = seat
        self.foe = foe
        self.gives = gives


class WareConfided(Event):
    """P8.9 Which card it was; told to these two."""

    def __init__(self, seat: Seat, foe: Seat, ware: WareId) -> None:
        self.seat = seat
        self.foe = foe
        self.ware = ware


def unknown(g: Proof, seat: Seat, foe: Seat, back: int) -> list[int]:
    """P8.8 The cards of a hand with this back that another seat does not know; how many, all see."""
    hand = g.hands[seat]
    seen = g.sight(foe, WARES, hand)
    return [card for card, looks in zip(hand, seen, strict=True) if looks == -2 - back]


class Confidence(Frame[Proof]):
    """P8.8, P8.9 First to whom, then which."""

    STEPS = (
        Step("P8.8", "choose_seat", To),
        Step("P8.9", "choose_card", Confide),
    )

    def __init__(self, seat: Seat, gives: int, foe: Seat, back: int = 0) -> None:
        self.seat = seat
        self.gives = gives
        self.foe = foe
        self.back = back

    def choose_seat(self, g: Proof) -> Ask | Next:
        """How many cards of each back a seat does not know is seen by all."""
        ask = g.offer(self.seat, EVERY_TO)
        return ask if ask.options else END

    def choose_card(self, g: Proof) -> Ask | None:
        """Which, the seat alone knows; it may meanwhile have shown them all (P10.2)."""
        cards = sorted(unknown(g, self.seat, self.foe, self.back))
        return g.offer(self.seat, [CONFIDE[card] for card in cards]) if cards else None
