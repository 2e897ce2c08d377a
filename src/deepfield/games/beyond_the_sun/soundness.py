"""B26 What is wrong with a position that was loaded, beyond ranges and cards: a word, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.games.beyond_the_sun.box import DISC_COUNT, NODE_COUNT, SLOT_COUNT
from deepfield.games.beyond_the_sun.setup import ChooseFactions
from deepfield.games.beyond_the_sun.state import (
    ABILITIES,
    ACTIVE,
    CELL_COUNT,
    CUBES,
    DEED_COUNT,
    DISC_KINDS,
    DUE,
    FIRST,
    LEVELS,
    NOBODY,
    BeyondTheSun,
    ship_place,
)

if TYPE_CHECKING:
    from deepfield.kernel.frames import Frame

SEAT_FIELDS: Final = ("seat",)
EFFECT_FIELDS: Final = ("effect", "own", "others")


def check(g: BeyondTheSun) -> str:
    """Look at one thing after the other."""
    return seats_fault(g) or frames_fault(g) or pieces_fault(g) or cards_fault(g)


def seats_fault(g: BeyondTheSun) -> str:
    """B3.14 Each seat has a faction of its own, but while they are chosen."""
    choosing = any([isinstance(frame, ChooseFactions) for frame in g.frames])
    taken = [faction for faction in g.faction if faction != NOBODY]
    if len(set(taken)) < len(taken) or any([f != NOBODY for f in g.faction[g.seats :]]):
        return "factions"
    if not choosing and len(taken) < g.seats:
        return "factions"
    if g.now[ACTIVE] >= g.seats or g.now[FIRST] >= g.seats:
        return "whose turn it is"
    return "abilities" if sum(g.due) != g.now[DUE] else ""


def frames_fault(g: BeyondTheSun) -> str:
    """The frames name seats, texts, slots and actions that are there."""
    for frame in g.frames:
        if not fields_fit(g, frame):
            return f"the fields of {type(frame).__name__}"
    return ""


def fields_fit(g: BeyondTheSun, frame: Frame[Any]) -> bool:
    """Look at the fields that several frames share, by their names."""
    plan = g.book.plans[type(frame)]
    values = dict(zip(plan.fields, plan.values(frame), strict=True))
    for name in SEAT_FIELDS:
        seat = values.get(name, 0)
        if not isinstance(seat, int) or not 0 <= seat < g.seats:
            return False
    for name in EFFECT_FIELDS:
        effect = values.get(name, 0)
        if not isinstance(effect, int) or not 0 <= effect < len(g.box.effects):
            return False
    slot, deed = values.get("slot", NOBODY), values.get("deed", 0)
    if not isinstance(slot, int) or not isinstance(deed, int):
        return False
    return NOBODY <= slot < SLOT_COUNT and 0 <= deed < DEED_COUNT


def pieces_fault(g: BeyondTheSun) -> str:
    """B26.1, B26.2, B26.5 Cubes and discs are complete, outposts where they may be."""
    for seat in range(g.seats):
        if g.faction[seat] == NOBODY:
            continue
        if cubes(g, seat) != CUBES:
            return "cubes"
        if [discs(g, seat, disc) for disc in (0, 1)] != [DISC_COUNT, DISC_COUNT]:
            return "discs"
    for node in range(NODE_COUNT):
        if g.outpost[node] >= 0 and not g.is_controllable(node):
            return "outposts"
    return "outposts" if max(g.outpost) >= g.seats * DISC_KINDS else ""


def cubes(g: BeyondTheSun, seat: int) -> int:
    """B26.1 Count the cubes of a seat over all zones."""
    at = ship_place(seat, 0, 1)
    ships = sum(g.ships[at : at + NODE_COUNT * LEVELS])
    rest = g.supply_of(seat) + g.population[seat] + len(g.slots_of(seat))
    return ships + rest + (1 if g.museum[seat] else 0)


def discs(g: BeyondTheSun, seat: int, disc: int) -> int:
    """B26.2 Count the discs of one kind of a seat over all zones."""
    found = g.discs[seat * 2 + disc] + g.automated[seat * DISC_KINDS + disc]
    found += g.outpost.count(seat * DISC_KINDS + disc)
    return found + sum([g.colony_discs[s * DISC_KINDS + disc] for s in g.colonies_of(seat)])


def cards_fault(g: BeyondTheSun) -> str:
    """B26.12 Cards lie in slots and decks of their level; what is owned has an owner."""
    technologies = g.box.technologies
    for slot in g.box.slots:
        card = g.tree[slot.number]
        if card >= 0 and technologies[card].level != slot.level:
            return "the tree"
    for level in range(1, 5):
        if any([technologies[card].level != level for card in g.deck_of_level(level)]):
            return "the decks of technologies"
    if any([not 0 <= g.owner[card] < g.seats for card in g.private]):
        return "private technologies"
    if any([not 0 <= g.colonist[card] < g.seats for card in g.colonies]):
        return "colonies"
    return awards_fault(g)


def awards_fault(g: BeyondTheSun) -> str:
    """B26.7 Different achievements; a faction has one disc at most on each."""
    if len(set(g.goals)) < len(g.goals):
        return "achievements"
    for goal in range(len(g.goals)):
        cells = g.awards[goal * CELL_COUNT : (goal + 1) * CELL_COUNT]
        owners = [seat for seat in cells if seat != NOBODY]
        if len(set(owners)) < len(owners) or any([seat >= g.seats for seat in owners]):
            return "discs on achievements"
    if any([keeper >= g.seats for keeper in g.keeper]):
        return "events"
    most = g.seats * ABILITIES
    return "abilities" if any(g.due[most:]) else ""
