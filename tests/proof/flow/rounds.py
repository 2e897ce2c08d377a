"""P3, P4, P11.1 Rounds: marks, then a turn of each seat; at the end all hands are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Action, Event, Next, Refusal, Seat
from proof.box import MARK_COUNT, MARKS, SEATS, WARES
from proof.flow.turn import Turn
from proof.state import FIRST, ROUND, Proof

if TYPE_CHECKING:
    from deepfield.kernel.moves import Ask


class Lay(Action[Proof]):
    """P4.1 A mark of one's hand goes face down before its seat; which, nobody sees."""

    SECRET = True

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def refuse(self, g: Proof, marks: Marks) -> Refusal | None:
        if mark_card(marks.seat, self.mark) not in g.marks[marks.seat]:
            return MARK_IS_SPENT
        return None

    def do(self, g: Proof, marks: Marks) -> Next:
        seat = marks.seat
        card = mark_card(seat, self.mark)
        g.mix(MARKS, g.marks[seat], 1 << seat)
        g.marks[seat].remove(card)
        g.laid[seat] = card
        g.emit(MarkLaid(seat))
        marks.seat = Seat(seat + 1)
        return AGAIN if marks.seat < g.seats else STEP


LAY: Final = [Lay(mark) for mark in range(MARK_COUNT)]
MARK_IS_SPENT: Final = Refusal("P4.1", "mark-is-spent")


def mark_card(seat: int, mark: int) -> int:
    """P1.2 The card that is this mark of this seat."""
    return seat * MARK_COUNT + mark


class MarkLaid(Event):
    """P4.1 A seat laid a mark; not which."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class MarkOpened(Event):
    """P4.2 What a seat had laid."""

    def __init__(self, seat: Seat, mark: int) -> None:
        self.seat = seat
        self.mark = mark


class HandOpened(Event):
    """P11.1 The wares that a seat has at the end."""

    def __init__(self, seat: Seat, wares: tuple[int, ...]) -> None:
        self.seat = seat
        self.wares = wares


class Marks(Frame[Proof]):
    """P4 All lay a mark; then all are opened."""

    STEPS = (
        Step("P4.1", "take_back"),
        Step("P4.1", "lay", Lay),
        Step("P4.2", "open_all"),
        Step("P4.3", "find_first"),
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def take_back(self, g: Proof) -> None:
        """Who has one mark or none takes the spent ones."""
        for seat in range(g.seats):
            if len(g.marks[seat]) <= 1:
                own = range(mark_card(seat, 0), mark_card(seat + 1, 0))
                g.marks[seat].extend([card for card in g.spent if card in own])
                g.spent[:] = [card for card in g.spent if card not in own]

    def lay(self, g: Proof) -> Ask:
        """One seat after the other, in secret."""
        return g.offer(self.seat, LAY)

    def open_all(self, g: Proof) -> None:
        """Every mark is seen by all; who laid a 0 gets a coin (P4.4)."""
        for seat in range(g.seats):
            g.reveal(MARKS, g.laid[seat], g.everybody)
            mark = g.laid[seat] % MARK_COUNT
            g.emit(MarkOpened(Seat(seat), mark))
            if mark == 0:
                g.gain_coins(Seat(seat), 1)

    def find_first(self, g: Proof) -> None:
        """The highest; of equal ones the first from the seat that was first."""
        order = [(g.now[FIRST] + n) % g.seats for n in range(g.seats)]
        laid = [g.laid[seat] % MARK_COUNT for seat in order]
        g.now[FIRST] = order[laid.index(max(laid))]
        g.spent.extend(g.laid[: g.seats])
        g.laid[:] = [-1] * SEATS


class Round(Frame[Proof]):
    """P3.1 Marks, then a turn of each seat."""

    STEPS = (
        Step("P3.1", "lay_marks"),
        Step("P3.1", "take_turns"),
    )

    def __init__(self, turns: int = 0) -> None:
        self.turns = turns  # taken so far

    def lay_marks(self, g: Proof) -> None:
        """Marks say who is first."""
        g.push(Marks(Seat(0)))

    def take_turns(self, g: Proof) -> Next:
        """From the first seat on, in the order of seats."""
        if self.turns == g.seats:
            return END
        g.push(Turn(Seat((g.now[FIRST] + self.turns) % g.seats)))
        self.turns += 1
        return AGAIN


class Rounds(Frame[Proof]):
    """P3.2 The whole game."""

    STEPS = (
        Step("P3.2", "next_round"),
        Step("P11.1", "open_hands"),
    )

    def next_round(self, g: Proof) -> Next:
        """As many rounds as were agreed on."""
        if g.now[ROUND] == g.options["rounds"]:
            return STEP
        g.now[ROUND] += 1
        g.push(Round())
        return AGAIN

    def open_hands(self, g: Proof) -> None:
        """All see what each seat has."""
        for seat in range(g.seats):
            for card in sorted(g.hands[seat]):
                g.reveal(WARES, card, g.everybody)
            g.emit(HandOpened(Seat(seat), tuple(sorted(g.hands[seat]))))
