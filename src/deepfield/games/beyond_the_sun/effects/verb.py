"""B19 What every verb of a card can tell: how it is done, and whether it could be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.flow.sentence import Sentence, foresee_all, mode_of
from deepfield.games.beyond_the_sun.state import BeyondTheSun
from deepfield.kernel.effects import Effect
from deepfield.kernel.moves import Refusal, Seat
from deepfield.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.rules.outlook import Outlook

CANNOT_BE_DONE: Final = Refusal("B19.4", "cannot-be-done")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect[BeyondTheSun]):
    """B19.1 A part of a text.

    `run` does as much as is possible, and pushes a frame where there is something to choose; the
    frame's actions ask `refuse_rest` whether a choice leaves a way through the rest of an action.
    """

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B19.4 List what a seat would have after each way to do this; nothing if there is none."""
        return [outlook]

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Say why there is no way to do this."""
        return CANNOT_BE_DONE

    def in_order(self) -> tuple[Verb, ...]:
        """List the parts that are done one after the other: a verb is its own only part."""
        return (self,)


class AllOf(Verb):
    """B0.7 Several effects, in printed order, each done wholly before the next (B19.6)."""

    def __init__(self, *effects: Verb) -> None:
        self.effects = effects

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Go through the parts in the spirit of the text around this one."""
        g.push(Sentence(seat, self.number, mode_of(g)))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B19.4 All parts, one after the other."""
        return foresee_all(g, seat, [outlook], self.effects)

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Name the first part that has no way."""
        outlooks = [outlook]
        for effect in self.effects:
            after = foresee_all(g, seat, outlooks, [effect])
            if not after:
                return effect.hurdle(g, seat, outlooks[0])
            outlooks = after
        return CANNOT_BE_DONE

    def parts(self) -> tuple[Effect[BeyondTheSun], ...]:
        """List the effects inside this one."""
        return self.effects

    def in_order(self) -> tuple[Verb, ...]:
        """List the effects in order."""
        return self.effects
