"""What is counted of finished games: which cards were seen, had and used, and by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import SLOT_COUNT
from deepfield.games.beyond_the_sun.rules.scoring import holder
from deepfield.games.beyond_the_sun.state import CELL_COUNT, NOBODY, ROUND

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun

Fact = tuple[str, int]
TYPES: Final = ("scientific", "economic", "military", "commercial")


def facts(g: BeyondTheSun) -> dict[str, list[Fact]]:
    """Tell of a finished game what the reports on balance count: each a word and a seat."""
    return {
        "faction": [(g.box.factions[g.faction[seat]].key, seat) for seat in range(g.seats)],
        "shown": shown(g),
        "technology": researched(g),
        "private": [(g.box.technologies[card].key, g.owner[card]) for card in g.private],
        "type": types(g),
        "system": [(g.box.systems[card].key, g.colonist[card]) for card in g.colonies],
        "achievement": achievements(g),
        "event": [(g.box.events[card].key, holder(g, card)) for card in g.news],
        "old_event": [(g.box.events[card].key, NOBODY) for card in g.old_news],
        "guild": [(guild.key, NOBODY) for guild in g.box.guilds if not g.covered[guild.number]],
        "rounds": [(str(g.now[ROUND]), NOBODY)],
    }


def shown(g: BeyondTheSun) -> list[Fact]:
    """List the technologies that lie in the tree at the end."""
    return [(g.box.technologies[card].key, NOBODY) for card in g.tree if card >= 0]


def researched(g: BeyondTheSun) -> list[Fact]:
    """List who has researched which technology."""
    return [
        (g.box.technologies[g.tree[slot]].key, seat)
        for seat in range(g.seats)
        for slot in range(SLOT_COUNT)
        if g.has_researched(seat, slot) and g.tree[slot] >= 0
    ]


def types(g: BeyondTheSun) -> list[Fact]:
    """List for each technology of a seat its types, a hybrid with both."""
    return [
        (word, seat)
        for seat in range(g.seats)
        for card in g.technologies_of(seat)
        for number, word in enumerate(TYPES)
        if g.box.technologies[card].types >> number & 1
    ]


def achievements(g: BeyondTheSun) -> list[Fact]:
    """List who gained which achievement; those in play that nobody gained with nobody."""
    gained: list[Fact] = []
    for goal, number in enumerate(g.goals):
        seats = [seat for seat in g.awards[goal * CELL_COUNT :][:CELL_COUNT] if seat != NOBODY]
        key = g.box.achievements[number].key
        gained.extend([(key, seat) for seat in seats] or [(key, NOBODY)])
    return gained
