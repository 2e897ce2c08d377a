"""Every card of the house box has tests that play it; a card that is new in the box asks for its own."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from kit.beyond_cards import BOX

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.cards.kinds import EventCard, SystemCard, TechnologyCard


def of_technology(card: TechnologyCard) -> list[str]:
    """B1.21 Immediate bonus or none, each action, what it changes for good, points that are counted."""
    letters = [""] if len(card.deeds) == 1 else ["_a", "_b", "_c"][: len(card.deeds)]
    return [
        "has_no_immediate" if card.immediate is None else "immediate",
        *[f"action{letter}" for letter in letters],
        *["lasting"] * bool(card.lasting),
        *["points"] * (card.points_per is not None),
    ]


def of_system(card: SystemCard) -> list[str]:
    """B1.23 Control bonus, colonization bonus, what it changes for good."""
    parts = {"control": card.control, "bonus": card.bonus, "lasting": card.lasting or None}
    return [part for part, text in parts.items() if text is not None]


def of_event(card: EventCard) -> list[str]:
    """B9.4 What it does at once, the action that it offers, what it does while it is linked."""
    linked = bool(card.easier or card.leaves or card.yard)
    return ["event", *["action"] * (card.deed is not None), *["stays"] * linked]


def of_abilities() -> list[str]:
    """B20.10-B20.21 The abilities of all boards, basic and expert."""
    data = files("deepfield.games.beyond_the_sun") / "data" / "abilities.toml"
    rows = tomllib.loads(data.read_text("utf-8"))["abilities"]
    return [f"{row['key']}_ability_" for row in rows]


def wanted() -> list[str]:
    """List how the names of the tests begin that there must be."""
    parts = [(card.key, of_technology(card)) for card in BOX.technologies]
    parts += [(card.key, of_system(card)) for card in BOX.systems]
    parts += [(card.key, of_event(card)) for card in BOX.events]
    parts += [(card.key, ["is"]) for card in BOX.achievements]
    return [f"{key}_{part}_" for key, found in parts for part in found] + of_abilities()


def written() -> list[str]:
    """List the names of the tests of cards, as they stand in the sources."""
    sources = sorted(Path(__file__).parent.glob("test_cards_*.py"))
    text = "\n".join([source.read_text("utf-8") for source in sources])
    return re.findall(r"^def test_card_(\w+)\(", text, re.MULTILINE)


def test_every_card_has_a_test_that_plays_it() -> None:
    """B1.2, B1.3, B1.4, B1.5, B20.2 Each bonus, action, lasting effect, event, condition, ability."""
    names, starts = written(), wanted()
    assert len(names) == len(set(names))
    assert len(starts) == len(set(starts)) > 46 + 20 + 24 + 10 + 12
    missing = [start for start in starts if not any([name.startswith(start) for name in names])]
    assert missing == []


def test_every_test_of_a_card_names_a_card_of_the_box() -> None:
    """B0.8 A test of a card that has gone is taken out."""
    cards = [*BOX.technologies, *BOX.systems, *BOX.events, *BOX.achievements]
    keys = [*[f"{card.key}_" for card in cards], *of_abilities()]
    strange = [name for name in written() if not name.startswith(tuple(keys))]
    assert strange == []
