"""Beyond the Sun: an action carried out in every way, each part on the table as it is (B19.4, Q24).

The search of `legality.py`: it takes texts apart by itself, pays costs on a copy of the table, lets the
table do each part, tries every answer, and knows from the rules when a mandatory part is possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from deepfield.games.beyond_the_sun.box import NODE_COUNT, SLOT_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import ORE_FOR_POPULATION, WAIVES_PREREQUISITE
from deepfield.games.beyond_the_sun.effects.choice import ChooseOne, May, Pay
from deepfield.games.beyond_the_sun.effects.colony import (
    Colonize,
    ColonizeUncontrolled,
    TakeColony,
    TakeLinkedSystem,
)
from deepfield.games.beyond_the_sun.effects.fleet import (
    FROM_POPULATION,
    Build,
    RecallShip,
    RetireShip,
)
from deepfield.games.beyond_the_sun.effects.research import (
    BasicAction,
    CopyAction,
    Research,
    ResearchByColonies,
    ResearchDiscovered,
    ResearchFreely,
)
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.flow.fleet import UPGRADE_DONE
from deepfield.games.beyond_the_sun.flow.jump import JUMP_DONE
from deepfield.games.beyond_the_sun.flow.sentence import BONUS, Sentence
from deepfield.games.beyond_the_sun.rules.cubes import pay_ore, return_population
from deepfield.games.beyond_the_sun.state import BeyondTheSun
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import Ask, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from deepfield.games.beyond_the_sun.cards.kinds import Deed

State = tuple[BeyondTheSun, bool]  # a table, and whether a cost has been paid on the way there


class Stop(Frame[BeyondTheSun]):
    """Beneath a text that is tried: here the search goes on."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B19.1", "stop", type(JUMP_DONE), type(UPGRADE_DONE)),
    )

    def stop(self, g: BeyondTheSun) -> Ask:
        """Two answers, so that the table stops; neither is ever given."""
        return Ask(Seat(0), "stop", [JUMP_DONE, UPGRADE_DONE], [], covert=False)


def pay(state: State, seat: Seat, ore: int, population: int) -> Iterator[State]:
    """B6.1, Q65 Pay a cost in each way there is."""
    table, paid = state
    ways = [(ore, population)]
    if population and table.lasting(seat) & ORE_FOR_POPULATION:
        ways.append((ore + 1, population - 1))
    for much, many in ways:
        if table.ore[seat] >= much and table.population[seat] >= many:
            after = table.clone()
            pay_ore(after, seat, much)
            return_population(after, seat, many)
            yield after, paid or bool(much or many)


# Carrying out a text.


def ways(state: State, seat: Seat, effect: Any) -> Iterator[State]:
    """B19.4 Carry out a text wholly, in every way."""
    if isinstance(effect, AllOf):
        yield from ways_in_order(state, seat, effect.effects)
    elif isinstance(effect, ChooseOne):
        for one in effect.effects:
            yield from ways(state, seat, one)
    elif isinstance(effect, May | Pay):
        yield from ways_to_pay(state, seat, effect)
    elif isinstance(effect, BasicAction | CopyAction):
        yield from ways_without_space(state, seat, effect)
    elif possible(state[0], seat, effect):
        yield from ways_to_run(state, seat, effect)


def ways_to_pay(state: State, seat: Seat, effect: May | Pay) -> Iterator[State]:
    """B19.9 A part with an inner cost, optional or not."""
    if isinstance(effect, May):
        yield state
    for paid in pay(state, seat, effect.ore, 0):
        yield from ways(paid, seat, effect.effect)


def ways_without_space(state: State, seat: Seat, effect: Any) -> Iterator[State]:
    """B7.14, B21.10 An action of a row, or a copy; the printed cost and no surcharge (Q25)."""
    if isinstance(effect, BasicAction):
        for row in state[0].box.rows:
            yield from ways_of_deed(state, seat, row.deed, row.deed.effect)
    else:
        for deed in deeds_with_research(state[0], seat):
            yield from ways_of_deed(state, seat, deed, deed.copied)


def ways_in_order(state: State, seat: Seat, effects: Sequence[Any]) -> Iterator[State]:
    """B19.6 One part after the other."""
    if not effects:
        yield state
        return
    for after in ways(state, seat, effects[0]):
        yield from ways_in_order(after, seat, effects[1:])


def ways_of_deed(
    state: State, seat: Seat, deed: Deed, effect: Any, extra: int = 0
) -> Iterator[State]:
    """B0.7 First the cost, then the effect."""
    for paid in pay(state, seat, deed.ore + extra, deed.population):
        yield from ways(paid, seat, effect)


def deeds_with_research(g: BeyondTheSun, seat: Seat) -> Iterator[Deed]:
    """B21.10, Q25 List what may be copied: all on the table with research in it, covered guilds apart."""
    cards = [card for card in g.tree if card >= 0]
    cards += [card for card in g.private if g.owner[card] == seat]
    deeds = [row.deed for row in g.box.rows]
    deeds += [guild.deed for guild in g.box.guilds if not g.covered[guild.number]]
    deeds += [deed for card in cards for deed in g.box.technologies[card].deeds]
    yield from [deed for deed in deeds if deed.copied is not None]


def ways_to_run(state: State, seat: Seat, effect: Any) -> Iterator[State]:
    """Let the table do a part, and try every answer to every question on the way."""
    table = state[0].clone()
    table.push(Stop())
    table.push(Sentence(seat, effect.number, BONUS))
    table.start()
    seen: set[Any] = set()
    waiting = [table]
    while waiting:
        table = waiting.pop()
        key = place_of(table)
        if key in seen:
            continue
        seen.add(key)
        if isinstance(table.frames[-1], Stop):
            table.frames.pop()
            yield table, state[1]
            continue
        for action in reversed(table.ask.options):
            after = table.clone()
            after.act(action)
            waiting.append(after)


def place_of(table: BeyondTheSun) -> tuple[Any, ...]:
    """Say where a search is: two equal places need only one look."""
    top = table.frames[-1]
    plan = table.book.plans[type(top)]
    return (len(table.frames), top.line, *plan.values(top), *map(tuple, table.columns))


# Whether a part can be carried out on the table as it is.


def possible(g: BeyondTheSun, seat: Seat, effect: Any) -> bool:
    """B19.4 Tell whether a mandatory part can be done now."""
    if isinstance(effect, Build):
        return effect.source != FROM_POPULATION or g.population[seat] >= effect.count
    if isinstance(effect, Research | ResearchByColonies | ResearchDiscovered | ResearchFreely):
        return g.population[seat] > 0 and any(
            [can_research(g, seat, slot, effect) for slot in range(SLOT_COUNT)]
        )
    if isinstance(effect, Colonize | ColonizeUncontrolled):
        return any([can_colonize(g, seat, node, effect) for node in range(NODE_COUNT)])
    if isinstance(effect, TakeColony):
        return bool(g.deck_a or g.deck_b)
    if isinstance(effect, TakeLinkedSystem):
        return bool(g.apart)
    if isinstance(effect, RecallShip | RetireShip):
        return g.has_ships(seat)
    return True


def levels_of(g: BeyondTheSun, seat: Seat, effect: Any) -> Sequence[int]:
    """B8.1 List the levels that a research is for."""
    if isinstance(effect, Research):
        return (effect.level,)
    if isinstance(effect, ResearchByColonies):
        return (min(4, len(g.colonies_of(seat)) + 1),)
    numbers: Sequence[int] = effect.level_numbers
    return numbers


def can_research(g: BeyondTheSun, seat: Seat, number: int, effect: Any) -> bool:
    """B8.2-B8.4, B8.14 Tell whether a slot can be researched."""
    slot = g.box.slots[number]
    discovered = g.tree[number] >= 0
    if slot.level not in levels_of(g, seat, effect) or g.has_researched(seat, number):
        return False
    if isinstance(effect, ResearchFreely):
        return discovered
    if not discovered and (
        isinstance(effect, ResearchDiscovered) or not g.deck_of_level(slot.level)
    ):
        return False
    have = len([other for other in slot.prerequisites if g.has_researched(seat, other)])
    waived = discovered and slot.needed > 1 and g.lasting(seat) & WAIVES_PREREQUISITE
    return have >= slot.needed - (1 if waived else 0)


def can_colonize(g: BeyondTheSun, seat: Seat, node: int, effect: Any) -> bool:
    """B14.3, Q68 Tell whether the system of a node can be colonized."""
    if g.charted[node] < 0 or g.strength(seat, node) < g.required_strength(g.charted[node]):
        return False
    if isinstance(effect, ColonizeUncontrolled):
        return not g.controlled[node]
    return g.controller(node) == seat
