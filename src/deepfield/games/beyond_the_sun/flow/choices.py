"""B19 Choices inside a text: whether, which, who first; B6.10 and B6.14 conversions and columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from deepfield.games.beyond_the_sun.box import COLUMN_COUNT
from deepfield.games.beyond_the_sun.events import SupplyMoved
from deepfield.games.beyond_the_sun.flow.sentence import (
    ACTION,
    BONUS,
    carry_out,
    foresee_all,
    mode_of,
    refuse_rest,
    refuse_ways,
)
from deepfield.games.beyond_the_sun.rules.cubes import has_room, pay_ore, populate
from deepfield.games.beyond_the_sun.rules.outlook import Outlook, outlook_now
from deepfield.games.beyond_the_sun.state import CHANGED, BeyondTheSun
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Action, Ask, Next, Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.effects.verb import Verb

MOST_CHOICES: Final = 4  # alternatives of one text

NO_SUCH_CHOICE: Final = Refusal("B19.3", "no-such-alternative")
DOES_NOTHING: Final = Refusal("B19.5", "alternative-does-nothing")
COLUMN_EMPTY: Final = Refusal("B6.14", "column-empty")
COLUMN_FULL: Final = Refusal("B6.14", "column-full")
SAME_COLUMN: Final = Refusal("B6.14", "same-column")


def verb(g: BeyondTheSun, number: int) -> Verb:
    """Find an effect of the box by its number."""
    return cast("Verb", g.box.effects[number])


def would_change(g: BeyondTheSun, seat: Seat, effect: Verb, ore: int = 0) -> bool:
    """B19.5 Tell whether something of a text could be done by this seat now, after paying so much."""
    if g.ore[seat] < ore:
        return False
    outlook = outlook_now(g, seat)
    outlook.ore -= ore
    outlook.changed = 0
    if any([way.changed for way in effect.foresee(g, seat, outlook)]):
        return True
    if mode_of(g) == ACTION:
        return False
    parts = effect.in_order()
    return len(parts) > 1 and any([would_change(g, seat, part, ore) for part in parts])


# Optional parts.


class DoIt(Action[BeyondTheSun]):
    """B19.2 Do what is optional, and pay its inner cost (B19.9)."""

    TEXT: ClassVar[str] = "do it"

    def refuse(self, g: BeyondTheSun, frame: MayDo) -> Refusal | None:
        """The rest of the action must stay possible."""
        if mode_of(g) != ACTION:
            return None
        outlook = outlook_now(g, frame.seat)
        if frame.ore:
            outlook = outlook.after(ore=-frame.ore)
        ways = foresee_all(g, frame.seat, [outlook], [verb(g, frame.effect)])
        return refuse_ways(g, frame.seat, ways)

    def do(self, g: BeyondTheSun, frame: MayDo) -> Next:
        """Pay, then carry it out in the spirit of the text around it."""
        mode = mode_of(g)
        pay_ore(g, frame.seat, frame.ore)
        carry_out(g, frame.seat, verb(g, frame.effect), mode)
        return END


class Decline(Action[BeyondTheSun]):
    """B19.2 Leave out what is optional."""

    TEXT: ClassVar[str] = "decline"

    def refuse(self, g: BeyondTheSun, frame: MayDo) -> Refusal | None:
        """B5.9 An action must change something in the end."""
        return refuse_rest(g, frame.seat, outlook_now(g, frame.seat))

    def do(self, g: BeyondTheSun, frame: MayDo) -> Next:
        """Go on with what follows."""
        return END


DO_IT: Final = DoIt()
DECLINE: Final = Decline()


class MayDo(Frame[BeyondTheSun]):
    """B19.2 An optional part, `ore` its inner cost."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B19.2", "decide", DoIt, Decline),)

    def __init__(self, seat: Seat, effect: int, ore: int) -> None:
        self.seat = seat
        self.effect = effect
        self.ore = ore

    def decide(self, g: BeyondTheSun) -> Ask:
        """Do it, or not."""
        return g.offer(self.seat, [DO_IT, DECLINE])


# Alternatives.


class Choose(Action[BeyondTheSun]):
    """B19.3 Choose one of the alternatives of a text."""

    TEXT: ClassVar[str] = "choose {option}"

    def __init__(self, option: int) -> None:
        self.option = option

    def refuse(self, g: BeyondTheSun, frame: ChooseAlternative) -> Refusal | None:
        """In an action it must lead to the end; in a bonus it must do something."""
        options = frame.options(g)
        if self.option >= len(options):
            return NO_SUCH_CHOICE
        chosen = options[self.option]
        if mode_of(g) != ACTION:
            return None if would_change(g, frame.seat, chosen) else DOES_NOTHING
        outlook = outlook_now(g, frame.seat)
        ways = foresee_all(g, frame.seat, [outlook], [chosen])
        if not ways:
            return chosen.hurdle(g, frame.seat, outlook)
        return refuse_ways(g, frame.seat, ways)

    def do(self, g: BeyondTheSun, frame: ChooseAlternative) -> Next:
        """Carry it out in the spirit of the text around it."""
        carry_out(g, frame.seat, frame.options(g)[self.option], mode_of(g))
        return END


CHOOSE: Final = [Choose(option) for option in range(MOST_CHOICES)]


class ChooseAlternative(Frame[BeyondTheSun]):
    """B19.3 A text of which one part is chosen."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B19.3", "choose_one", Choose),)

    def __init__(self, seat: Seat, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, g: BeyondTheSun) -> tuple[Verb, ...]:
        """List the alternatives."""
        return cast("tuple[Verb, ...]", verb(g, self.effect).parts())

    def choose_one(self, g: BeyondTheSun) -> Ask | Next:
        """Offer them; if none of them does anything, nothing happens."""
        ask = g.offer(self.seat, CHOOSE[: len(self.options(g))])
        return ask if ask.options else END


# Everybody.


class EachInTurn(Frame[BeyondTheSun]):
    """B9.2 Something for one faction after the other, from the active one, clockwise."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B9.2", "next_faction"),)

    def __init__(self, seat: Seat, own: int, others: int, done: int) -> None:
        self.seat = seat
        self.own = own  # what the first one does, by its number
        self.others = others
        self.done = done

    def next_faction(self, g: BeyondTheSun) -> Next:
        """B19.7 Each does as much as it can, wholly before the next."""
        if self.done == g.seats:
            return END
        seat = Seat((self.seat + self.done) % g.seats)
        effect = self.others if self.done else self.own
        self.done += 1
        carry_out(g, seat, verb(g, effect), BONUS)
        return AGAIN


# Too little supply.


class ConvertAll(Action[BeyondTheSun]):
    """B6.10 Convert what supply there is."""

    TEXT: ClassVar[str] = "convert all supply"

    def refuse(self, g: BeyondTheSun, frame: ConvertOrSkip) -> Refusal | None:
        """The rest of the action must stay possible."""
        count = g.supply_of(frame.seat)
        outlook = outlook_now(g, frame.seat).after(population=count, supply=-count)
        return refuse_rest(g, frame.seat, outlook)

    def do(self, g: BeyondTheSun, frame: ConvertOrSkip) -> Next:
        """All of it becomes population."""
        populate(g, frame.seat, g.supply_of(frame.seat))
        return STEP


class ConvertNothing(Action[BeyondTheSun]):
    """B6.10 Skip the whole conversion."""

    TEXT: ClassVar[str] = "convert nothing"

    def refuse(self, g: BeyondTheSun, frame: ConvertOrSkip) -> Refusal | None:
        """The rest of the action must stay possible."""
        return refuse_rest(g, frame.seat, outlook_now(g, frame.seat))


CONVERT_ALL: Final = ConvertAll()
CONVERT_NOTHING: Final = ConvertNothing()


class ConvertOrSkip(Frame[BeyondTheSun]):
    """B6.10, Q23 Less supply than a conversion into population asks for."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B6.10", "convert_or_skip", ConvertAll, ConvertNothing),
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def convert_or_skip(self, g: BeyondTheSun) -> Ask:
        """All there is, or nothing."""
        return g.offer(self.seat, [CONVERT_ALL, CONVERT_NOTHING])


# Supply cubes that change their column.


def move_supply(g: BeyondTheSun, seat: Seat, source: int, column: int) -> None:
    """B6.14 The cube stays supply."""
    g.supply[seat * COLUMN_COUNT + source] -= 1
    g.supply[seat * COLUMN_COUNT + column] += 1
    g.now[CHANGED] = 1
    g.emit(SupplyMoved(seat, source, column))


def outlook_moved(g: BeyondTheSun, seat: Seat) -> Outlook:
    """Give the outlook after a cube has changed its column."""
    return outlook_now(g, seat).after()


class MoveTo(Action[BeyondTheSun]):
    """B6.14 Put the cube into this column."""

    TEXT: ClassVar[str] = "move supply to {column}"

    def __init__(self, column: int) -> None:
        self.column = column

    def refuse(self, g: BeyondTheSun, frame: MoveCubes) -> Refusal | None:
        """Another column, with an empty cell; column A always takes it."""
        if self.column == frame.sources[0]:
            return SAME_COLUMN
        if not has_room(g, frame.seat, self.column):
            return COLUMN_FULL
        return refuse_rest(g, frame.seat, outlook_moved(g, frame.seat))

    def do(self, g: BeyondTheSun, frame: MoveCubes) -> Next:
        """The next cube, if there is one."""
        move_supply(g, frame.seat, frame.sources[0], self.column)
        frame.sources = frame.sources[1:]
        return AGAIN


class MoveFrom(Action[BeyondTheSun]):
    """B6.14 Take the cube out of this column."""

    TEXT: ClassVar[str] = "move supply from {column}"

    def __init__(self, column: int) -> None:
        self.column = column

    def refuse(self, g: BeyondTheSun, frame: MoveCubeTo) -> Refusal | None:
        """Another column, with a cube."""
        if self.column == frame.target:
            return SAME_COLUMN
        if not g.supply[frame.seat * COLUMN_COUNT + self.column]:
            return COLUMN_EMPTY
        return refuse_rest(g, frame.seat, outlook_moved(g, frame.seat))

    def do(self, g: BeyondTheSun, frame: MoveCubeTo) -> Next:
        """It goes to the column that the text names."""
        move_supply(g, frame.seat, self.column, frame.target)
        return END


MOVE_TO: Final = [MoveTo(column) for column in range(COLUMN_COUNT)]
MOVE_FROM: Final = [MoveFrom(column) for column in range(COLUMN_COUNT)]


class MoveCubes(Frame[BeyondTheSun]):
    """B21.38 Cubes of these columns, one after the other, to columns of the owner's choice."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B21.38", "choose_target", MoveTo),)

    def __init__(self, seat: Seat, sources: tuple[int, ...]) -> None:
        self.seat = seat
        self.sources = sources

    def choose_target(self, g: BeyondTheSun) -> Ask | Next:
        """B6.14 Without an allowed target nothing happens."""
        if not self.sources:
            return END
        ask = g.offer(self.seat, MOVE_TO)
        return ask if ask.options else END


class MoveCubeTo(Frame[BeyondTheSun]):
    """B6.14, Q34 A cube of the owner's choice to the column that the text names."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B6.14", "choose_source", MoveFrom),)

    def __init__(self, seat: Seat, target: int) -> None:
        self.seat = seat
        self.target = target

    def choose_source(self, g: BeyondTheSun) -> Ask | Next:
        """Q59 Without a cube in another column nothing happens."""
        ask = g.offer(self.seat, MOVE_FROM)
        return ask if ask.options else END
