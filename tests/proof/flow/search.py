"""P6 Searching the stock: two are looked at, one is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import STEP, Action, Event, Next, Refusal, Seat
from proof.box import WARES
from proof.state import Proof, WareId

if TYPE_CHECKING:
    from deepfield.kernel.moves import Ask


class Keep(Action[Proof]):
    """P6.2 One of two with the same back; nobody else sees which."""

    SECRET = True

    def __init__(self, place: int) -> None:
        self.place = place

    def refuse(self, g: Proof, search: SearchTwo) -> Refusal | None:
        return None if are_alike(g) else BACKS_DIFFER

    def do(self, g: Proof, search: SearchTwo) -> Next:
        kept = g.drawn[self.place]
        g.mix(WARES, g.drawn, 1 << search.seat)
        keep(g, search.seat, kept)
        return STEP


class KeepBack(Action[Proof]):
    """P6.3 One of two with different backs; all see which."""

    TEXT = "keep the {back} ware"

    def __init__(self, back: int) -> None:
        self.back = back

    def refuse(self, g: Proof, search: SearchTwo) -> Refusal | None:
        return BACKS_ALIKE if are_alike(g) else None

    def do(self, g: Proof, search: SearchTwo) -> Next:
        first, second = g.drawn
        keep(g, search.seat, first if g.box.wares[first].back == self.back else second)
        return STEP


KEEP: Final = [Keep(place) for place in range(2)]
KEEP_BACK: Final = [KeepBack(back) for back in range(2)]
BACKS_DIFFER: Final = Refusal("P6.3", "backs-differ")
BACKS_ALIKE: Final = Refusal("P6.2", "backs-alike")


class Searched(Event):
    """P6.1 A seat looked at two wares."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class SearchEnded(Event):
    """P6.2 A seat kept one of the two."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class WareKept(Event):
    """P6.2 What a seat kept; told to that seat alone."""

    def __init__(self, seat: Seat, ware: WareId) -> None:
        self.seat = seat
        self.ware = ware


def are_alike(g: Proof) -> bool:
    """P6.2 Backs are seen by all."""
    first, second = g.drawn
    return g.box.wares[first].back == g.box.wares[second].back


def keep(g: Proof, seat: Seat, kept: int) -> None:
    """P6.2 One goes to the hand, the other beneath the stock."""
    g.drawn.remove(kept)
    g.hands[seat].append(kept)
    g.stock.insert(0, g.drawn.pop())
    g.emit(SearchEnded(seat))
    g.emit(WareKept(seat, WareId(kept)), 1 << seat)


class SearchTwo(Frame[Proof]):
    """P6 The two top cards of the stock."""

    STEPS = (
        Step("P6.1", "look"),
        Step("P6.2", "choose_one", Keep, KeepBack),
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def look(self, g: Proof) -> None:
        """They lie apart until one is kept."""
        g.refill(2)
        g.drawn.extend([g.stock.pop(), g.stock.pop()])
        g.emit(Searched(self.seat))
        for card in g.drawn[:]:
            g.see(card, self.seat)

    def choose_one(self, g: Proof) -> Ask:
        """By place or by back, as the backs are."""
        return g.offer(self.seat, [*KEEP, *KEEP_BACK])
