"""The verbs that cards are written in, and the frame that carries out a sentence part by part."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, Next, Refusal, Seat
from deepfield.kernel.native import mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T]):
    """What a text does; `number` is its place in the box."""

    number: int = -1

    def run(self, g: T, seat: Seat, /) -> None:
        """Do it for this seat; an effect that needs a choice pushes a frame."""

    def refuse(self, g: T, seat: Seat, /) -> Refusal | None:
        """Say why it cannot be carried out; by default it can."""
        return None

    def parts(self) -> tuple[Effect[T], ...]:
        """List the effects inside this one."""
        return ()


class AllOf(Effect[Any]):
    """Several effects, one after the other, in printed order."""

    def __init__(self, *effects: Effect[Any]) -> None:
        self.effects = effects

    def run(self, g: Any, seat: Seat, /) -> None:
        """Let the frame go through the parts."""
        g.push(InOrder(seat, self.number))

    def parts(self) -> tuple[Effect[Any], ...]:
        """List the effects in order."""
        return self.effects


class InOrder(Frame[Any]):
    """The parts of an `AllOf`, each done wholly before the next."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("", "next_part"),)

    def __init__(self, seat: Seat, effect: int, done: int = 0) -> None:
        self.seat = seat
        self.effect = effect
        self.done = done

    def next_part(self, g: Any) -> Next:
        """Run the next part; it may push frames, which come first."""
        parts = g.box.effects[self.effect].parts()
        if self.done == len(parts):
            return END
        self.done += 1
        parts[self.done - 1].run(g, self.seat)
        return AGAIN


def number_effects(roots: list[Effect[Any]]) -> list[Effect[Any]]:
    """Number all effects of a box, parts after their whole; what has its number keeps it."""
    found: list[Effect[Any]] = []
    waiting = list(roots)
    at = 0
    while at < len(waiting):
        effect = waiting[at]
        at += 1
        effect.number = len(found)
        found.append(effect)
        waiting.extend(effect.parts())
    return found
