"""B8.3-B8.11 The tree: which slots a faction may research, and which types a new technology may have."""

from __future__ import annotations

from typing import Final

from deepfield.games.beyond_the_sun.box import SLOT_COUNT, TECHNOLOGIES
from deepfield.games.beyond_the_sun.cards.kinds import WAIVES_PREREQUISITE
from deepfield.games.beyond_the_sun.state import LEVEL_DECKS, BeyondTheSun
from deepfield.kernel.moves import Refusal, Seat

TYPE_COUNT: Final = 4  # B1.16

# How a technology may be researched, in bits.
ONLY_DISCOVERED: Final = 1  # B8.2 the eye
WITHOUT_PREREQUISITES: Final = 2  # B21.28
WITHOUT_BONUS: Final = 4  # B21.28

ALREADY_RESEARCHED: Final = Refusal("B8.3", "already-researched")
NEEDS_EYE: Final = Refusal("B8.2", "not-discovered-yet")
DECK_EMPTY: Final = Refusal("B8.14", "level-deck-empty")


def refuse_slot(g: BeyondTheSun, seat: Seat, slot: int, levels: int, how: int) -> Refusal | None:
    """B8.3 Say why a seat may not research this slot; `levels` holds a bit for each level named."""
    printed = g.box.slots[slot]
    if not levels >> printed.level & 1:
        return Refusal("B8.3", "slot-of-other-level", {"level": printed.level})
    if g.researched[seat * SLOT_COUNT + slot]:
        return ALREADY_RESEARCHED
    if g.tree[slot] < 0:
        if how & ONLY_DISCOVERED:
            return NEEDS_EYE
        if not g.deck_of_level(printed.level):
            return DECK_EMPTY
    return None if how & WITHOUT_PREREQUISITES else refuse_prerequisites(g, seat, slot)


def refuse_prerequisites(g: BeyondTheSun, seat: Seat, slot: int) -> Refusal | None:
    """B8.4 Say which prerequisites are missing; of two of a discovered slot one may be waived (Q62)."""
    printed = g.box.slots[slot]
    have = 0
    at = seat * SLOT_COUNT
    for other in printed.prerequisites:
        have += g.researched[at + other]
    need = printed.needed
    if have >= need:
        return None
    waived = need == 2 and g.tree[slot] >= 0 and g.lasting(seat) & WAIVES_PREREQUISITE
    if waived and have == 1:
        return None
    return Refusal("B8.4", "prerequisites-missing", {"need": need, "have": have})


def has_open_slot(g: BeyondTheSun, seat: Seat, levels: int, how: int) -> bool:
    """B8.3 Tell whether a seat may research any slot of these levels now."""
    at = seat * SLOT_COUNT
    for slot in g.box.slots:
        if not levels >> slot.level & 1 or g.researched[at + slot.number]:
            continue
        if refuse_slot(g, seat, slot.number, levels, how) is None:
            return True
    return False


def slots_of_levels(g: BeyondTheSun, levels: int) -> list[int]:
    """List the slots of the levels named."""
    return [slot.number for slot in g.box.slots if levels >> slot.level & 1]


def types_for(g: BeyondTheSun, seat: Seat, slot: int) -> int:
    """B8.10, B8.11 Join what the counted prerequisites pass on, as bits."""
    types = 0
    for other in g.box.slots[slot].prerequisites:
        if g.has_researched(seat, other) and g.tree[other] >= 0:
            types |= g.box.technologies[g.tree[other]].feeds
    return types


def type_bits(types: int) -> list[int]:
    """List the types in a set, from 0 (scientific) to 3 (commercial)."""
    return [number for number in range(TYPE_COUNT) if types >> number & 1]


def matches(g: BeyondTheSun, types: int) -> list[int]:
    """B8.12 List the first two revealed cards that match a type, with either half."""
    found = [card for card in g.revealed if g.box.technologies[card].types & types]
    return found[:2]


def put_under(g: BeyondTheSun, level: int) -> int:
    """B8.15 Put the revealed cards under their deck, in random order; returns how many."""
    rest = g.revealed[:]
    g.revealed.clear()
    g.shuffle(TECHNOLOGIES, rest, LEVEL_DECKS)
    g.deck_of_level(level)[:0] = rest
    return len(rest)
