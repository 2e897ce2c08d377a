"""B19 Carrying out a text, part by part; B20.9 and the abilities that it triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from deepfield.games.beyond_the_sun.box import FACTION_COUNT
from deepfield.games.beyond_the_sun.events import AbilityUsed
from deepfield.games.beyond_the_sun.rules.outlook import Outlook, outlook_now
from deepfield.games.beyond_the_sun.state import ABILITIES, ACTIVE, DUE, BeyondTheSun
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, Action, Ask, Next, Refusal, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.games.beyond_the_sun.effects.verb import Verb

# How a text is carried out.
ACTION: Final = 0  # B19.4 an action that was chosen: a complete way exists, and is to be followed
BONUS: Final = 1  # B19.5 as far as possible
SYSTEM: Final = 2  # as far as possible; abilities wait until all bonuses of the system are done

NO_CHANGE: Final = Refusal("B5.9", "changes-nothing")
REST_IMPOSSIBLE: Final = Refusal("B19.4", "rest-cannot-be-done")
NOT_DUE: Final = Refusal("B20.9", "ability-not-triggered")


class Sentence(Frame[BeyondTheSun]):
    """B19.1 The parts of a text, each done wholly before the next (B19.6)."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B19.1", "next_part"),)

    def __init__(self, seat: Seat, effect: int, mode: int, done: int = 0) -> None:
        self.seat = seat
        self.effect = effect
        self.mode = mode
        self.done = done

    def next_part(self, g: BeyondTheSun) -> Next:
        """Run the next part; it may push frames, which come first."""
        if g.now[DUE] and self.mode != SYSTEM:
            g.push(ResolveAbilities())
            return AGAIN
        parts = parts_of(g, self.effect)
        if self.done == len(parts):
            return END
        if self.mode == ACTION and refuse_rest(g, self.seat, outlook_now(g, self.seat)):
            self.mode = BONUS  # B19.8 an unknown result has closed the way
        self.done += 1
        parts[self.done - 1].run(g, self.seat)
        return AGAIN


def parts_of(g: BeyondTheSun, effect: int) -> tuple[Verb, ...]:
    """List the parts of a text by its number; a text of one part is its only part."""
    return cast("Verb", g.box.effects[effect]).in_order()


def mode_of(g: BeyondTheSun) -> int:
    """Tell in which spirit the innermost text is carried out."""
    for frame in g.frames[::-1]:
        if isinstance(frame, Sentence):
            return frame.mode
    return BONUS


def carry_out(g: BeyondTheSun, seat: Seat, effect: Verb, mode: int) -> None:
    """Begin to carry out a text."""
    g.push(Sentence(seat, effect.number, mode))


def foresee_all(
    g: BeyondTheSun, seat: Seat, outlooks: list[Outlook], effects: Sequence[Verb]
) -> list[Outlook]:
    """B5.13 Go through parts of a text in thought; nothing if there is no way to the end."""
    for effect in effects:
        if len(outlooks) == 1:
            outlooks = effect.foresee(g, seat, outlooks[0])
        else:
            outlooks = [way for one in outlooks for way in effect.foresee(g, seat, one)]
        if not outlooks:
            break
    return outlooks


def foresee_rest(g: BeyondTheSun, seat: Seat, outlook: Outlook) -> list[Outlook]:
    """B19.4 Go through all that is left of the action that is being carried out."""
    outlooks = [outlook]
    for frame in g.frames[::-1]:
        if isinstance(frame, Sentence):
            if frame.mode != ACTION:
                break
            outlooks = foresee_all(g, seat, outlooks, parts_of(g, frame.effect)[frame.done :])
            if not outlooks:
                break
    return outlooks


def refuse_rest(g: BeyondTheSun, seat: Seat, outlook: Outlook) -> Refusal | None:
    """B19.4, Q24 Say why a choice may not be made that would leave this outlook.

    In an action such a choice must be followed by a way through all that is left of it, which must
    have changed the game in the end (B5.9). In a bonus everything goes.
    """
    if mode_of(g) != ACTION:
        return None
    return refuse_ways(g, seat, [outlook])


def refuse_ways(g: BeyondTheSun, seat: Seat, outlooks: list[Outlook]) -> Refusal | None:
    """B19.4, Q24 Say why none of these outlooks leads through the rest of an action to a change."""
    refusal = REST_IMPOSSIBLE
    for outlook in outlooks:
        for last in foresee_rest(g, seat, outlook):
            if last.changed:
                return None
            refusal = NO_CHANGE
    return refusal


class UseAbility(Action[BeyondTheSun]):
    """B20.9 Of several abilities that were triggered at once, resolve this one first."""

    TEXT: ClassVar[str] = "ability {faction} {ability}"

    def __init__(self, faction: int, ability: int) -> None:
        self.faction = faction
        self.ability = ability

    def refuse(self, g: BeyondTheSun, frame: ResolveAbilities) -> Refusal | None:
        """It must have been triggered."""
        seat = frame.owner(g)
        if g.faction[seat] != self.faction or not g.due[seat * ABILITIES + self.ability]:
            return NOT_DUE
        return None

    def do(self, g: BeyondTheSun, frame: ResolveAbilities) -> Next:
        """Carry it out, as far as possible; others may wait."""
        seat = frame.owner(g)
        g.due[seat * ABILITIES + self.ability] -= 1
        g.now[DUE] -= 1
        g.emit(AbilityUsed(seat, self.faction, self.ability))
        ability = g.board(seat).abilities[self.ability]
        g.push(Sentence(seat, ability.effect.number, SYSTEM))
        return AGAIN


USE_ABILITY: Final = [
    [UseAbility(faction, ability) for ability in range(ABILITIES)]
    for faction in range(FACTION_COUNT)
]


class ResolveAbilities(Frame[BeyondTheSun]):
    """B20.9 The abilities that were triggered, the active player's first."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B20.9", "choose_ability", UseAbility),)

    def owner(self, g: BeyondTheSun) -> Seat:
        """Find the first seat, from the active one, with an ability to resolve."""
        for seat in g.turn_order(g.now[ACTIVE]):
            if any(g.due[seat * ABILITIES : (seat + 1) * ABILITIES]):
                return seat
        return Seat(g.now[ACTIVE])

    def choose_ability(self, g: BeyondTheSun) -> Ask | Next:
        """Let the owner choose, until none is left."""
        if not g.now[DUE]:
            return END
        seat = self.owner(g)
        return g.offer(seat, USE_ABILITY[g.faction[seat]])
