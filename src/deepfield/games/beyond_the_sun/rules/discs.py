"""B10 Production discs: leaving the tracks, coming back, automation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.box import DISC_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import (
    FOOD,
    ON_AUTOMATION,
    ON_EMPTY_TRACK,
    ORE,
)
from deepfield.games.beyond_the_sun.events import DiscAutomated
from deepfield.games.beyond_the_sun.rules.abilities import trigger, trigger_at
from deepfield.games.beyond_the_sun.state import (
    ACHIEVEMENT_DISC,
    CHANGED,
    DISC_KINDS,
    FOOD_DISC,
    ORE_DISC,
    BeyondTheSun,
)

if TYPE_CHECKING:
    from deepfield.kernel.moves import Seat


def tracks_of(kinds: int) -> list[int]:
    """List the tracks that these kinds (FOOD, ORE) name."""
    tracks = [FOOD_DISC] if kinds & FOOD else []
    return [*tracks, ORE_DISC] if kinds & ORE else tracks


def take_disc(g: BeyondTheSun, seat: Seat, track: int) -> int:
    """B10.1, B10.5 Take the leftmost disc of a track, or an achievement disc; returns its kind."""
    at = seat * 2 + track
    g.now[CHANGED] = 1
    if not g.discs[at]:
        return ACHIEVEMENT_DISC
    g.discs[at] -= 1
    if not g.discs[at]:
        trigger(g, seat, ON_EMPTY_TRACK, track)
    return track


def give_back_disc(g: BeyondTheSun, seat: Seat, kind: int) -> None:
    """B10.1, B10.8 Put a disc back onto its track; an achievement disc goes beside the board."""
    if kind != ACHIEVEMENT_DISC:
        g.discs[seat * 2 + kind] += 1
        assert g.discs[seat * 2 + kind] <= DISC_COUNT


def automate(g: BeyondTheSun, seat: Seat, track: int) -> None:
    """B10.3 Move a disc of this track to the automation track."""
    kind = take_disc(g, seat, track)
    g.automated[seat * DISC_KINDS + kind] += 1
    level = g.automation(seat)
    g.emit(DiscAutomated(seat, kind, level))
    trigger_at(g, seat, ON_AUTOMATION, level)
