"""P8.4, P8.6 Texts with a choice: one of several, or whether the stock is shuffled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import END, STEP, Action, Next, Refusal, Seat
from proof.state import Proof

if TYPE_CHECKING:
    from deepfield.kernel.moves import Ask

MOST_PARTS: Final = 3  # texts to choose from


class Pick(Action[Proof]):
    """P8.6 One of the texts that can be carried out."""

    def __init__(self, part: int) -> None:
        self.part = part

    def refuse(self, g: Proof, choice: Choice) -> Refusal | None:
        parts = g.box.effects[choice.effect].parts()
        if self.part >= len(parts):
            return NO_SUCH_TEXT
        refusal: Refusal | None = parts[self.part].refuse(g, choice.seat)
        return refusal

    def do(self, g: Proof, choice: Choice) -> Next:
        g.box.effects[choice.effect].parts()[self.part].run(g, choice.seat)
        return END


class Shuffle(Action[Proof]):
    """P8.4 The stock that one has looked at is shuffled."""

    def do(self, g: Proof, peek: PeekAt) -> Next:
        g.shuffle_stock()
        return STEP


class Leave(Action[Proof]):
    """P8.4 The stock stays as it is."""


PICK: Final = [Pick(part) for part in range(MOST_PARTS)]
SHUFFLE: Final = Shuffle()
LEAVE: Final = Leave()
NO_SUCH_TEXT: Final = Refusal("P8.6", "no-such-text")


class Choice(Frame[Proof]):
    """P8.6 Choose one of the texts."""

    STEPS = (Step("P8.6", "choose_text", Pick),)

    def __init__(self, seat: Seat, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def choose_text(self, g: Proof) -> Ask | None:
        """What can be carried out rests on open things; perhaps nothing can."""
        ask = g.offer(self.seat, PICK[: len(g.box.effects[self.effect].parts())])
        return ask if ask.options else None


class PeekAt(Frame[Proof]):
    """P8.4 The top card of the stock."""

    STEPS = (
        Step("P8.4", "look"),
        Step("P8.4", "shuffle_or_leave", Shuffle, Leave),
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def look(self, g: Proof) -> None:
        """Nobody else sees it."""
        g.see(g.stock[-1], self.seat)

    def shuffle_or_leave(self, g: Proof) -> Ask:
        """The seat may have the stock shuffled."""
        return g.offer(self.seat, [SHUFFLE, LEAVE])
