"""A verb of the tests: the event on a slot is turned over, as research would have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.games.beyond_the_sun.effects.verb import Verb
from deepfield.games.beyond_the_sun.flow.news import ResolveEvent
from kit.beyond import Beyond, Board, Faction, table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from deepfield.games.beyond_the_sun.state import BeyondTheSun
    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Seat

FIRST_OF_LEVEL_TWO = 4  # slot 2-1


class TurnOver(Verb):
    """B8.8 Resolve the event on slot 2-1."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Push the frame."""
        g.push(ResolveEvent(seat, FIRST_OF_LEVEL_TWO))


def event_table(
    event: str,
    *factions: Faction,
    systems: Mapping[str, str] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    active: int = 0,
    game: Game | None = None,
    expert: bool = False,
    **board: Any,
) -> Beyond:
    """Lay a table on which this event has just been turned over."""
    laid = Board(events={"2-1": event}, systems=systems, decks=decks, **board)
    return table(*factions, board=laid, active=active, effect=TurnOver(), game=game, expert=expert)


def in_force(t: Beyond) -> list[str]:
    """List the events in force."""
    return [t.table.box.events[event].key for event in t.table.news]


def discarded(t: Beyond) -> list[str]:
    """List the events that have been discarded."""
    return [t.table.box.events[event].key for event in t.table.old_news]
