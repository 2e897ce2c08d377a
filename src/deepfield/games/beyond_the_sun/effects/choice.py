"""B19 Verbs that leave a choice, have a cost of their own, or concern every faction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.effects.verb import CANNOT_BE_DONE, Verb
from deepfield.games.beyond_the_sun.flow.choices import (
    ChooseAlternative,
    EachInTurn,
    MayDo,
    would_change,
)
from deepfield.games.beyond_the_sun.flow.sentence import carry_out, mode_of
from deepfield.games.beyond_the_sun.rules.cubes import pay_ore
from deepfield.games.beyond_the_sun.rules.outlook import Outlook, outlook_now
from deepfield.kernel.moves import Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun
    from deepfield.kernel.effects import Effect

INNER_COST: Final = "B19.9"


class May(Verb):
    """B19.2 An optional part, with an inner cost or without."""

    def __init__(self, effect: Verb, ore: int = 0) -> None:
        self.effect = effect
        self.ore = ore

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Ask, if there is anything to do."""
        if would_change(g, seat, self.effect, self.ore):
            g.push(MayDo(seat, self.effect.number, self.ore))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B19.9 It need not be payable; it is asked for only where it does something itself."""
        if outlook.ore < self.ore:
            return [outlook]
        after = outlook.after(ore=-self.ore)
        after.changed = 0
        done = [way for way in self.effect.foresee(g, seat, after) if way.changed]
        return [outlook, *done]

    def parts(self) -> tuple[Effect[BeyondTheSun], ...]:
        """List what is optional."""
        return (self.effect,)


class Pay(Verb):
    """B19.9 A mandatory part with an inner cost."""

    def __init__(self, ore: int, effect: Verb) -> None:
        self.ore = ore
        self.effect = effect

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Pay when the part is reached; who cannot pay (B19.8) skips it."""
        if g.ore[seat] >= self.ore:
            mode = mode_of(g)
            pay_ore(g, seat, self.ore)
            carry_out(g, seat, self.effect, mode)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """It must be payable with what has been gained by then."""
        if outlook.ore < self.ore:
            return []
        return self.effect.foresee(g, seat, outlook.after(ore=-self.ore))

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Name the cost, or what stands in the way of the effect."""
        if outlook.ore < self.ore:
            return Refusal(INNER_COST, "not-enough-ore", {"need": self.ore, "have": outlook.ore})
        return self.effect.hurdle(g, seat, outlook.after(ore=-self.ore))

    def parts(self) -> tuple[Effect[BeyondTheSun], ...]:
        """List what is paid for."""
        return (self.effect,)


class ChooseOne(Verb):
    """B19.3 One of several effects."""

    def __init__(self, *effects: Verb) -> None:
        self.effects = effects

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Ask which."""
        g.push(ChooseAlternative(seat, self.number))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Any of them will do."""
        return [way for effect in self.effects for way in effect.foresee(g, seat, outlook)]

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Say what stands in the way of the first."""
        return self.effects[0].hurdle(g, seat, outlook) if self.effects else CANNOT_BE_DONE

    def parts(self) -> tuple[Effect[BeyondTheSun], ...]:
        """List the alternatives."""
        return self.effects


class EachFaction(Verb):
    """B9.2 Something for every faction, the active one first; `you`: what that one does instead."""

    def __init__(self, effect: Verb, you: Verb | None = None) -> None:
        self.effect = effect
        self.you = you

    def own(self) -> Verb:
        """Give what the active faction does."""
        return self.effect if self.you is None else self.you

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """One after the other."""
        g.push(EachInTurn(seat, self.own().number, self.effect.number, 0))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B19.5 Nothing of it stands in the way; it changes the game if it does so for anybody."""
        ways = self.own().foresee(g, seat, outlook) or [outlook]
        if not outlook.changed and others_change(g, seat, self.effect):
            return [way.after() for way in ways]
        return ways

    def parts(self) -> tuple[Effect[BeyondTheSun], ...]:
        """List what the others do, and the active faction."""
        return (self.effect,) if self.you is None else (self.effect, self.you)


class EachOther(Verb):
    """B9.2 Something for every other faction, clockwise."""

    def __init__(self, effect: Verb) -> None:
        self.effect = effect

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """One after the other."""
        g.push(EachInTurn(seat, self.effect.number, self.effect.number, 1))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """It costs this seat nothing."""
        changes = not outlook.changed and others_change(g, seat, self.effect)
        return [outlook.after()] if changes else [outlook]

    def parts(self) -> tuple[Effect[BeyondTheSun], ...]:
        """List what the others do."""
        return (self.effect,)


def others_change(g: BeyondTheSun, seat: Seat, effect: Verb) -> bool:
    """B5.9 Tell whether an effect would change something for any other faction."""
    for other in g.turn_order(seat)[1:]:
        outlook = outlook_now(g, other)
        outlook.changed = 0
        if any([way.changed for way in effect.foresee(g, other, outlook)]):
            return True
    return False
