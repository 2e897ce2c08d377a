"""Piles of cards as a seat sees them: the key of a card that it knows, or the back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import EVENTS, SYSTEMS, TECHNOLOGIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.games.beyond_the_sun.box import BeyondBox
    from deepfield.games.beyond_the_sun.state import BeyondTheSun

BACKS: Final = (
    ("technology_1", "technology_2", "technology_3", "technology_4"),
    ("event_2", "event_3"),
    ("system_a", "system_b"),
)


def card_keys(box: BeyondBox, deck: int) -> Sequence[str]:
    """List the keys of the cards of a deck."""
    if deck == TECHNOLOGIES:
        return [card.key for card in box.technologies]
    if deck == EVENTS:
        return [card.key for card in box.events]
    return [card.key for card in box.systems]


def sight(g: BeyondTheSun, seat: int | None, deck: int, pile: list[int]) -> tuple[str, ...]:
    """Name the cards of a pile as a seat sees them: the key, the back, or nothing."""
    if not pile:
        return ()
    keys = card_keys(g.box, deck)
    seen = g.sight(seat, deck, pile)
    return tuple(
        [keys[card] if card >= 0 else "" if card == -1 else BACKS[deck][-2 - card] for card in seen]
    )


def deck_views(g: BeyondTheSun, seat: int | None) -> dict[str, tuple[str, ...]]:
    """B2.7 The decks, and the events that went back to the box unseen (B3.5)."""
    return {
        "technology_1": sight(g, seat, TECHNOLOGIES, g.level_1),
        "technology_2": sight(g, seat, TECHNOLOGIES, g.level_2),
        "technology_3": sight(g, seat, TECHNOLOGIES, g.level_3),
        "technology_4": sight(g, seat, TECHNOLOGIES, g.level_4),
        "system_a": sight(g, seat, SYSTEMS, g.deck_a),
        "system_b": sight(g, seat, SYSTEMS, g.deck_b),
        "event_box": sight(g, seat, EVENTS, g.event_box),
    }
