"""B20.9 The abilities of the faction boards: what triggers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.state import ABILITIES, DUE, BeyondTheSun

if TYPE_CHECKING:
    from deepfield.kernel.moves import Seat


def trigger_at(g: BeyondTheSun, seat: Seat, trigger_kind: int, number: int) -> None:
    """B20.22 Trigger what waits for this number to be reached (an automation level, a colony)."""
    for place, ability in enumerate(g.board(seat).abilities):
        if ability.trigger == trigger_kind and number >= ability.at:
            _make_due(g, seat, place)


def trigger(g: BeyondTheSun, seat: Seat, trigger_kind: int, part: int = 0) -> None:
    """B20.8 Trigger what waits for this to happen; a part (a track) counts once by itself."""
    for place, ability in enumerate(g.board(seat).abilities):
        if ability.trigger == trigger_kind:
            _make_due(g, seat, place, part)


def _make_due(g: BeyondTheSun, seat: Seat, place: int, part: int = 0) -> None:
    """B20.9 Let an ability wait to be resolved, unless it is used up (B20.22).

    `used` keeps a bit for each part of an ability that can be used up: one, or one a track.
    """
    uses = g.board(seat).abilities[place].uses
    at = seat * ABILITIES + place
    if uses:
        bit = 1 << part
        if g.used[at] & bit:
            return
        g.used[at] |= bit
    g.due[at] += 1
    g.now[DUE] += 1
