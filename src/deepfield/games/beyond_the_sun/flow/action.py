"""B5 The action phase: placing the pawn, paying, carrying out; actions without a space (B7.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from deepfield.games.beyond_the_sun.box import (
    COLUMN_COUNT,
    FIRST_TECHNOLOGY,
    MOST_SPACES,
    ROW_COUNT,
)
from deepfield.games.beyond_the_sun.cards.kinds import ORE_FOR_POPULATION
from deepfield.games.beyond_the_sun.events import DeedPerformed, PawnPlaced, PawnPushed
from deepfield.games.beyond_the_sun.flow.sentence import (
    ACTION,
    NO_CHANGE,
    carry_out,
    foresee_all,
    mode_of,
    refuse_ways,
)
from deepfield.games.beyond_the_sun.rules.cubes import pay_ore, return_population
from deepfield.games.beyond_the_sun.rules.outlook import Outlook
from deepfield.games.beyond_the_sun.rules.spaces import (
    NO_SUCH_DEED,
    occupant,
    refuse_access,
    refuse_spot,
    space_count,
    spaces_on_table,
    surcharge,
)
from deepfield.games.beyond_the_sun.state import (
    CHANGED,
    DEED_COUNT,
    NOBODY,
    SPACE_COUNT,
    BeyondTheSun,
    technology_deed,
)
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import END, STEP, Action, Ask, Next, Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.effects.verb import Verb
    from deepfield.games.beyond_the_sun.flow.turn import Turn

# What a seat performs without placing its pawn.
ANY_ROW: Final = 0  # B7.14 one of the four rows
COPY: Final = 1  # B21.10 any action of which research is a part

FINE: Final = Refusal("", "")  # kept in the memo for an action that may be performed
NOT_A_ROW: Final = Refusal("B7.14", "not-basic-spacefaring")
NO_RESEARCH: Final = Refusal("B21.10", "no-research-in-it")
NOT_REPLACEABLE: Final = Refusal("B21.38", "no-population-to-replace")


def effect_of(g: BeyondTheSun, number: int, copied: int) -> Verb:
    """Give what an action does, as it stands or as it is copied."""
    deed = g.deed(number)
    return cast("Verb", deed.copied if copied else deed.effect)


def prices(g: BeyondTheSun, seat: Seat, number: int, extra: int) -> list[tuple[int, int]]:
    """B6.1 List the ways to pay for an action, as ore and population to return."""
    deed = g.deed(number)
    found = [(deed.ore + extra, deed.population)]
    if deed.population and g.lasting(seat) & ORE_FOR_POPULATION:
        found.append((deed.ore + extra + 1, deed.population - 1))  # Q65
    return found


def paid(g: BeyondTheSun, seat: Seat, ore: int, population: int) -> Outlook | None:
    """B5.13 Give what a seat would have after paying; None if it cannot."""
    left = g.ore[seat] - ore
    people = g.population[seat] - population
    if left < 0 or people < 0:
        return None
    at = seat * COLUMN_COUNT
    supply = sum(g.supply[at : at + COLUMN_COUNT]) + population
    return Outlook(left, people, supply, 1 if ore or population else 0)


def too_dear(g: BeyondTheSun, seat: Seat, ore: int, population: int) -> Refusal:
    """B5.8 Say what is missing of a price."""
    if g.ore[seat] < ore:
        return Refusal("B5.8", "not-enough-ore", {"need": ore, "have": g.ore[seat]})
    return Refusal(
        "B5.8", "not-enough-population", {"need": population, "have": g.population[seat]}
    )


def refuse_deed(
    g: BeyondTheSun, seat: Seat, number: int, extra: int = 0, copied: int = 0
) -> Refusal | None:
    """B5.13 Say why an action cannot be paid for, or not be carried out; worked out once a position."""
    key = f"deed {number} {extra} {copied}"
    known = g.memo.get(key)
    if isinstance(known, Refusal):
        return None if known is FINE else known
    refusal = work_out(g, seat, number, extra, copied)
    g.memo[key] = refusal or FINE
    return refusal


def work_out(g: BeyondTheSun, seat: Seat, number: int, extra: int, copied: int) -> Refusal | None:
    """B5.13 (4)-(6): the cost in thought, then all that follows, then whether anything changes."""
    deed = g.deed(number)
    if g.ore[seat] < deed.ore + extra:
        return too_dear(g, seat, deed.ore + extra, deed.population)
    effect = cast("Verb", deed.copied if copied else deed.effect)
    if deed.population:
        outlooks = all_paid(g, seat, number, extra)
        outlook = outlooks[0] if outlooks else None
        ways = foresee_all(g, seat, outlooks, [effect])
    else:
        outlook = paid(g, seat, deed.ore + extra, 0)
        ways = [] if outlook is None else effect.foresee(g, seat, outlook)
    for way in ways:
        if way.changed:
            return None
    if outlook is None:
        return too_dear(g, seat, deed.ore + extra, deed.population)
    return NO_CHANGE if ways else effect.hurdle(g, seat, outlook)


def all_paid(g: BeyondTheSun, seat: Seat, number: int, extra: int) -> list[Outlook]:
    """B6.1 List what a seat would have after each way to pay for an action."""
    outlooks: list[Outlook] = []
    for ore, population in prices(g, seat, number, extra):
        outlook = paid(g, seat, ore, population)
        if outlook is not None:
            outlooks.append(outlook)
    return outlooks


class PlacePawn(Action[BeyondTheSun]):
    """B5.1 Move the pawn to a different action space and perform its action."""

    TEXT: ClassVar[str] = "place {space}"

    def __init__(self, space: int) -> None:
        self.space = space

    def refuse(self, g: BeyondTheSun, frame: Turn) -> Refusal | None:
        """B5.13 The space must be free and accessible, the cost payable, the action possible."""
        seat = frame.seat
        refusal = refuse_spot(g, seat, self.space)
        if refusal is not None:
            return refusal
        deed = self.space // MOST_SPACES
        if deed >= FIRST_TECHNOLOGY:
            return work_out(g, seat, deed, 0, 0)
        return refuse_deed(g, seat, deed, surcharge(g, self.space))

    def do(self, g: BeyondTheSun, frame: Turn) -> Next:
        """Push aside who stands there (B21.15), pay, and carry out the action."""
        seat = frame.seat
        other = occupant(g, self.space)
        if other not in {NOBODY, seat}:
            g.pawn[other] = NOBODY
            g.emit(PawnPushed(Seat(other), self.space))
        g.pawn[seat] = self.space
        g.emit(PawnPlaced(seat, self.space))
        g.push(PerformAction(seat, self.space // MOST_SPACES, surcharge(g, self.space), 0))
        return STEP


PLACE_PAWN: Final = [PlacePawn(space) for space in range(SPACE_COUNT)]


def ask_for_pawn(g: BeyondTheSun, seat: Seat) -> Ask:
    """B5.13 Offer every space that lies on the table."""
    return g.offer(seat, [PLACE_PAWN[space] for space in spaces_on_table(g, seat)])


class PayPrinted(Action[BeyondTheSun]):
    """B6.1 Pay the cost as it is printed."""

    TEXT: ClassVar[str] = "pay printed"

    def refuse(self, g: BeyondTheSun, frame: PerformAction) -> Refusal | None:
        """All of it must be there, and leave a way to carry the action out."""
        return frame.refuse_price(g, 0)

    def do(self, g: BeyondTheSun, frame: PerformAction) -> Next:
        """Ore to the bank, population to supply."""
        frame.pay(g, 0)
        return STEP


class PayOreInstead(Action[BeyondTheSun]):
    """B21.38 Replace one of the cubes to be returned by 1 ore."""

    TEXT: ClassVar[str] = "pay ore instead"

    def refuse(self, g: BeyondTheSun, frame: PerformAction) -> Refusal | None:
        """The cost must have population in it, and the seat the technology."""
        return frame.refuse_price(g, 1)

    def do(self, g: BeyondTheSun, frame: PerformAction) -> Next:
        """One ore more, one cube less."""
        frame.pay(g, 1)
        return STEP


PAY_PRINTED: Final = PayPrinted()
PAY_ORE_INSTEAD: Final = PayOreInstead()


class PerformAction(Frame[BeyondTheSun]):
    """B6.1 An action: its cost in full, then what it does."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B6.1", "pay_cost", PayPrinted, PayOreInstead),
        Step("B5.1", "perform"),
    )

    def __init__(self, seat: Seat, deed: int, extra: int, copied: int) -> None:
        self.seat = seat
        self.deed = deed
        self.extra = extra
        self.copied = copied

    def refuse_price(self, g: BeyondTheSun, way: int) -> Refusal | None:
        """B5.13 Say why the action cannot be paid for in this way."""
        options = prices(g, self.seat, self.deed, self.extra)
        if way >= len(options):
            return NOT_REPLACEABLE
        ore, population = options[way]
        outlook = paid(g, self.seat, ore, population)
        if outlook is None:
            return too_dear(g, self.seat, ore, population)
        effect = effect_of(g, self.deed, self.copied)
        ways = foresee_all(g, self.seat, [outlook], [effect])
        if not ways:
            return effect.hurdle(g, self.seat, outlook)
        return refuse_ways(g, self.seat, ways)

    def pay(self, g: BeyondTheSun, way: int) -> None:
        """B6.2, B6.5 Pay; what follows must change the game if this does not (B5.9)."""
        ore, population = prices(g, self.seat, self.deed, self.extra)[way]
        g.now[CHANGED] = 0
        pay_ore(g, self.seat, ore)
        return_population(g, self.seat, population)

    def pay_cost(self, g: BeyondTheSun) -> Ask | Next:
        """There is something to choose only with Android Rights Movement."""
        if len(prices(g, self.seat, self.deed, self.extra)) > 1:
            return g.offer(self.seat, [PAY_PRINTED, PAY_ORE_INSTEAD])
        self.pay(g, 0)
        return STEP

    def perform(self, g: BeyondTheSun) -> Next:
        """Carry out the effects in printed order."""
        carry_out(g, self.seat, effect_of(g, self.deed, self.copied), ACTION)
        return END


class PerformDeed(Action[BeyondTheSun]):
    """B7.14, B21.10 Perform this action without its space; the pawn does not move."""

    TEXT: ClassVar[str] = "perform {deed}"

    def __init__(self, deed: int) -> None:
        self.deed = deed

    def refuse(self, g: BeyondTheSun, frame: ChooseDeed) -> Refusal | None:
        """B5.8 It must be of the right sort, payable and possible."""
        seat = frame.seat
        refusal = refuse_sort(g, seat, self.deed, frame.sort)
        refusal = refusal or refuse_deed(g, seat, self.deed, 0, frame.sort)
        if refusal is not None or mode_of(g) != ACTION:
            return refusal
        effect = effect_of(g, self.deed, frame.sort)
        ways = foresee_all(g, seat, all_paid(g, seat, self.deed, 0), [effect])
        return refuse_ways(g, seat, ways)

    def do(self, g: BeyondTheSun, frame: ChooseDeed) -> Next:
        """Q25 The printed cost without a surcharge, then what it does."""
        g.emit(DeedPerformed(frame.seat, self.deed))
        g.push(PerformAction(frame.seat, self.deed, 0, frame.sort))
        return END


PERFORM_DEED: Final = [PerformDeed(deed) for deed in range(DEED_COUNT)]


def refuse_sort(g: BeyondTheSun, seat: Seat, deed: int, sort: int) -> Refusal | None:
    """Q25, Q26 Say why an action is none of those that may be performed without a space."""
    if sort == ANY_ROW:
        return None if deed < ROW_COUNT else NOT_A_ROW
    refusal = refuse_access(g, seat, deed)
    if refusal is not None and refusal.rule != "B5.5":
        return refusal  # B21.10 it need not have been researched, but it must lie open
    if not space_count(g, deed):
        return NO_SUCH_DEED
    return NO_RESEARCH if g.deed(deed).copied is None else None


def copied_deeds(g: BeyondTheSun, seat: Seat) -> list[int]:
    """B21.10 List the actions on the table of which research is a part."""
    own = [card for card in g.private if g.owner[card] == seat]
    cards = [card for card in [*g.tree, *own] if card >= 0]
    deeds = list(range(FIRST_TECHNOLOGY))
    for card in cards:
        places = range(len(g.box.technologies[card].deeds))
        deeds += [technology_deed(card, place) for place in places]
    return [deed for deed in deeds if g.deed(deed).copied is not None]


class ChooseDeed(Frame[BeyondTheSun]):
    """B7.14, B21.10 An action without its space: a row of Basic Spacefaring, or a copy."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B7.14", "choose_deed", PerformDeed),)

    def __init__(self, seat: Seat, sort: int) -> None:
        self.seat = seat
        self.sort = sort

    def choose_deed(self, g: BeyondTheSun) -> Ask | Next:
        """Offer what may be performed; a copy may have become impossible on the way (B19.8)."""
        deeds = range(ROW_COUNT) if self.sort == ANY_ROW else copied_deeds(g, self.seat)
        ask = g.offer(self.seat, [PERFORM_DEED[deed] for deed in deeds])
        return ask if ask.options else END
