"""What a position holds for a seat beyond its points: plain numbers that an evaluation weighs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import (
    COLUMN_COUNT,
    DISC_COUNT,
    NODE_COUNT,
    SLOT_COUNT,
)
from deepfield.games.beyond_the_sun.cards.achievements import (
    AllTypes,
    AutomationLevel,
    Colonies,
    EmptyTrack,
    Nodes,
    Strength,
    Symbols,
    TechnologiesOf,
)
from deepfield.games.beyond_the_sun.rules.traits import COLONIZES, MOVES
from deepfield.games.beyond_the_sun.state import (
    ABILITIES,
    ACTIVE,
    CELL_COUNT,
    FIRST,
    LAST_ROUND,
    LEVELS,
    NOBODY,
    ROUND,
    BeyondTheSun,
)

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.cards.kinds import Condition

FEATURES: Final = (
    "ore",
    "more_ore",
    "population",
    "more_population",
    "supply",
    "growth",
    "growth_symbols",
    "ore_symbols",
    "next_growth",
    "next_ore",
    "automation",
    "level_1",
    "level_2",
    "level_3",
    "level_4",
    "open_2",
    "open_3",
    "open_4",
    "research_2",
    "research_3",
    "research_4",
    "colonizing",
    "moving",
    "actions",
    "strength",
    "more_strength",
    "ships",
    "ready",
    "ready_able",
    "ready_next",
    "nearly",
    "outposts",
    "colonies",
    "award",
    "award_near",
    "private",
    "lasting",
    "abilities",
    "threatened",
)
COLONIZING_AT: Final = FEATURES.index("colonizing") - FEATURES.index("level_1")
NEAREST: Final = FEATURES.index("award_near")

COLONIZING: Final = COLONIZES.bit_length() - 1
MOVING: Final = MOVES.bit_length() - 1
SOON: Final = 2.0  # turns within which the last things must be done
LONG: Final = 16.0  # turns of a usual game
ENOUGH_ORE: Final = 5
ENOUGH_PEOPLE: Final = 4
ENOUGH_STRENGTH: Final = 10


def rounds_left(g: BeyondTheSun, nearest: float) -> float:
    """B17.1 Count or guess the rounds after this one; `nearest`: how near anyone is to achievements.

    The guess was fitted to games of bots: it errs by three rounds on average.
    """
    now = g.now
    if now[LAST_ROUND]:
        return float(now[LAST_ROUND] - now[ROUND])
    missing = g.setup.end - g.award_count()
    fewer = (0.0, 0.0, 5.7, 1.5, 0.0)[g.seats]  # with fewer seats it takes longer
    return max(1.0, 11.8 + fewer - 0.57 * now[ROUND] + 1.3 * missing - 0.9 * nearest)


def turns_left(g: BeyondTheSun, seat: int, rounds: float) -> float:
    """B17.2 Give the turns that a seat still has, the one that is under way not counted."""
    first = g.now[FIRST]
    waits = (seat - first) % g.seats >= (g.now[ACTIVE] - first) % g.seats
    return rounds + (1.0 if waits else 0.0)


def strengths(g: BeyondTheSun) -> list[list[int]]:
    """B2.5 Add up the strength of every seat at every node."""
    ships = g.ships
    found: list[list[int]] = []
    at = 0
    for _ in range(g.seats):
        row: list[int] = []
        for _ in range(NODE_COUNT):
            row.append(ships[at] + 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3])
            at += LEVELS
        found.append(row)
    return found


def features(g: BeyondTheSun, seat: int, power: list[list[int]]) -> list[float]:
    """List what a seat has, in the order of FEATURES."""
    learned = learning(g, seat)
    return [
        *economy(g, seat),
        *learned,
        *fleets(g, seat, power, learned[COLONIZING_AT]),
        *goals(g, seat, sum(power[seat])),
        *lasting_things(g, seat),
        threatened(g, seat, power),
    ]


def economy(g: BeyondTheSun, seat: int) -> list[float]:
    """B6, B10, B15 Ore, cubes, what the tracks give and how near their next symbols are."""
    ore, population = g.ore[seat], g.population[seat]
    board = g.board(seat)
    at = seat * COLUMN_COUNT
    supply = g.supply[at : at + COLUMN_COUNT]
    food_gone = DISC_COUNT - g.discs[seat * 2]
    ore_gone = DISC_COUNT - g.discs[seat * 2 + 1]
    growth = board.growth[food_gone]
    cubes = 0
    for column in growth:
        if supply[column]:
            supply[column] -= 1
            cubes += 1
    return [
        float(min(ore, ENOUGH_ORE)),
        float(max(0, ore - ENOUGH_ORE)),
        float(min(population, ENOUGH_PEOPLE)),
        float(max(0, population - ENOUGH_PEOPLE)),
        float(sum(supply) + cubes),
        float(cubes),
        float(len(growth)),
        float(board.ore[ore_gone]),
        way_to_next(board.growth_gone, food_gone),
        way_to_next(board.ore_gone, ore_gone),
        float(g.automation(seat)),
    ]


def way_to_next(marks: tuple[int, ...], gone: int) -> float:
    """B10.2 Say how much of the way to the next symbol is done."""
    before = 0
    for mark in marks:
        if mark > gone:
            return (gone - before) / (mark - before)
        before = mark
    return 0.0


def learning(g: BeyondTheSun, seat: int) -> list[float]:
    """B8 Technologies by level, slots that lie open, and what one's actions are good for."""
    levels = [0, 0, 0, 0, 0]
    lying = [0, 0, 0, 0, 0]
    known = g.researched[seat * SLOT_COUNT : seat * SLOT_COUNT + SLOT_COUNT]
    traits: list[int] = []
    tree, printed = g.tree, g.box.traits
    for slot in g.box.slots:
        if known[slot.number]:
            levels[slot.level] += 1
            traits.append(printed[tree[slot.number]])
        elif slot.level > 1:
            have = 0
            for other in slot.prerequisites:
                have += known[other]
            if have >= slot.needed:
                lying[slot.level] += 1
    traits.extend([printed[card] for card in g.private if g.owner[card] == seat])
    traits.extend([g.box.guild_traits[n] for n, token in enumerate(g.covered) if not token])
    able = abilities_of(traits)
    return [
        float(levels[1]),
        float(levels[2]),
        float(levels[3]),
        float(levels[4]),
        float(min(lying[2], 3)),
        float(min(lying[3], 3)),
        float(min(lying[4], 2)),
        float(min(able[1], 2)),
        float(min(able[2], 2)),
        float(min(able[3], 2)),
        float(min(able[4], 2)),
        float(min(able[5], 3)),
        float(min(able[0], 8)),
    ]


def abilities_of(traits: list[int]) -> list[int]:
    """Count cards with actions, then those good for research of levels 2 to 4, colonies, movement."""
    able = [0] * 6
    for bits in traits:
        if bits:
            able[0] += 1
            able[1] += bits >> 2 & 1
            able[2] += bits >> 3 & 1
            able[3] += bits >> 4 & 1
            able[4] += bits >> COLONIZING & 1
            able[5] += bits >> MOVING & 1
    return able


def fleets(g: BeyondTheSun, seat: int, power: list[list[int]], colonizing: float) -> list[float]:
    """B13, B14 Ships, and how far the seat is from colonies."""
    own = power[seat]
    total = sum(own)
    at = seat * NODE_COUNT * LEVELS
    ready: list[int] = []
    nearly = 0.0
    outposts = 0
    for node in range(NODE_COUNT):
        mine = g.controller(node) == seat
        outposts += mine
        system = g.charted[node]
        if system < 0:
            continue
        card = g.box.systems[system]
        if mine and own[node] >= card.strength:
            ready.append(card.points)
        elif own[node]:
            share = min(1.0, own[node] / card.strength)
            nearly = max(nearly, card.points * share * (1.0 if mine else 0.5))
    ready.sort(reverse=True)
    first = float(ready[0]) if ready else 0.0
    return [
        float(min(total, ENOUGH_STRENGTH)),
        float(max(0, total - ENOUGH_STRENGTH)),
        float(sum(g.ships[at : at + NODE_COUNT * LEVELS])),
        first,
        first if colonizing else 0.0,
        float(ready[1]) if len(ready) > 1 else 0.0,
        nearly,
        float(outposts),
        float(len(g.colonies_of(seat))),
    ]


def goals(g: BeyondTheSun, seat: int, strength: int) -> list[float]:
    """B16 What the achievements are worth that a seat fulfils now, and those it is near to."""
    now, near = 0.0, 0.0
    cells = g.setup.cells
    for goal, number in enumerate(g.goals):
        discs = g.awards[goal * CELL_COUNT : goal * CELL_COUNT + cells]
        if seat in discs or NOBODY not in discs:
            continue
        card = g.box.achievements[number]
        points = card.cells[discs.index(NOBODY)]
        share = progress(g, seat, card.condition, strength)
        if share >= 1.0:
            now += points
        else:
            near += points * share * share
    return [now, near]


def progress(g: BeyondTheSun, seat: int, condition: Condition, strength: int) -> float:
    """B21.26, B21.60 Say how much of the way to an achievement is done."""
    if isinstance(condition, TechnologiesOf):
        count = len([s for s in g.slots_of(seat) if g.box.slots[s].level == condition.level])
        return count / condition.count
    if isinstance(condition, Colonies):
        return len(g.colonies_of(seat)) / condition.count
    if isinstance(condition, Strength):
        return strength / condition.total
    if isinstance(condition, AutomationLevel):
        return g.automation(seat) / condition.level
    if isinstance(condition, Nodes):
        return len(g.nodes_of(seat)) / condition.count
    if isinstance(condition, EmptyTrack):
        left = min(g.discs[seat * 2], g.discs[seat * 2 + 1])
        return (DISC_COUNT - left) / DISC_COUNT
    if isinstance(condition, Symbols):
        return symbols(g, seat) / condition.count
    return type_count(g, seat) / 4 if isinstance(condition, AllTypes) else 0.0


def symbols(g: BeyondTheSun, seat: int) -> int:
    """B21.60 Count the symbols of the kind of which a seat has most."""
    printed = [g.specializations(node) for node in g.nodes_of(seat)]
    printed += [g.box.systems[system].specializations for system in g.colonies_of(seat)]
    food = len([bits for bits in printed if bits & 1])
    return max(food, len([bits for bits in printed if bits & 2]))


def type_count(g: BeyondTheSun, seat: int) -> int:
    """B21.60 Count the types among the technologies of levels II and III."""
    types = 0
    for card in g.technologies_of(seat):
        technology = g.box.technologies[card]
        if technology.level in {2, 3}:
            types |= technology.types
    return types.bit_count()


def lasting_things(g: BeyondTheSun, seat: int) -> list[float]:
    """B8.17, B20.22 Private technologies, lasting texts, abilities not yet used up."""
    cards = g.private_of(seat)
    flags = 0
    for card in g.technologies_of(seat):
        flags |= g.box.technologies[card].lasting
    flags |= g.lasting_colonies(seat) << 8
    used = 0
    for place, ability in enumerate(g.board(seat).abilities):
        used += ability.uses > 0 and g.used[seat * ABILITIES + place] > 0
    return [float(len(cards)), float(flags.bit_count()), float(used)]


def threatened(g: BeyondTheSun, seat: int, power: list[list[int]]) -> float:
    """B13.4 Count the outposts that another seat's ships there, or near, could take."""
    count = 0
    for node in g.nodes_of(seat):
        own = power[seat][node]
        for other in range(g.seats):
            if other != seat and power[other][node] >= own and power[other][node]:
                count += 1
                break
    return float(count)
