"""How moves are written: the words for the numbers of their fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import (
    FIRST_GUILD,
    FIRST_TECHNOLOGY,
    MOST_DEEDS,
    MOST_SPACES,
    NODE_KEYS,
)
from deepfield.games.beyond_the_sun.state import ABILITIES, DEED_COUNT, DYSON_DEED, SPACE_COUNT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from deepfield.games.beyond_the_sun.box import BeyondBox

LETTERS: Final = ("a", "b", "c", "d", "e")
TRACKS: Final = ("food", "ore")
DISCS: Final = ("food", "ore", "achievement")
TYPES: Final = ("scientific", "economic", "military", "commercial")
DYSON: Final = "linked_system"  # B21.25 the action that an event offers


def deed_word(box: BeyondBox, deed: int) -> str:
    """Name an action: a row, a guild, a technology (with a letter for its second and third), or DYSON."""
    if deed < FIRST_GUILD:
        return box.rows[deed].key
    if deed < FIRST_TECHNOLOGY:
        return f"guild_{box.guilds[deed - FIRST_GUILD].key}"
    if deed == DYSON_DEED:
        return DYSON
    card, place = divmod(deed - FIRST_TECHNOLOGY, MOST_DEEDS)
    key = box.technologies[card].key
    return f"{key}-{LETTERS[place]}" if place else key


def space_word(box: BeyondBox, space: int) -> str:
    """Name an action space: its action, and its number from 1."""
    deed, place = divmod(space, MOST_SPACES)
    return f"{deed_word(box, deed)}.{place + 1}"


def words(box: BeyondBox) -> Mapping[str, Sequence[str]]:
    """Keys of cards and boards, letters of columns and alternatives."""
    nodes = NODE_KEYS
    return {
        "deed": [deed_word(box, deed) for deed in range(DEED_COUNT)],
        "space": [space_word(box, space) for space in range(SPACE_COUNT)],
        "slot": [slot.key for slot in box.slots],
        "technology": [card.key for card in box.technologies],
        "system": [card.key for card in box.systems],
        "event": [card.key for card in box.events],
        "achievement": [card.key for card in box.achievements],
        "guild": [guild.key for guild in box.guilds],
        "faction": [faction.key for faction in box.factions],
        "node": nodes,
        "source": nodes,
        "target": nodes,
        "column": LETTERS,
        "option": LETTERS,
        "track": TRACKS,
        "kind": DISCS,
        "type": TYPES,
        "ability": LETTERS[:ABILITIES],
    }
