"""B10 Production discs: leaving the tracks, coming back, automation."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.box import DISC_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import (
    EITHER_TRACK,
    FOOD,
    ON_AUTOMATION,
    ON_EMPTY_TRACK,
    ORE,
)
from deepfield.games.beyond_the_sun.events import DiscAutomated
from deepfield.games.beyond_the_sun.fleet_events import ColonyDiscPlaced, ControlLost, ControlTaken
from deepfield.games.beyond_the_sun.rules.abilities import trigger, trigger_at
from deepfield.games.beyond_the_sun.state import (
    ACHIEVEMENT_DISC,
    CHANGED,
    DISC_KINDS,
    FOOD_DISC,
    NOBODY,
    ORE_DISC,
    BeyondTheSun,
)
from deepfield.kernel.moves import Seat


def tracks_of(kinds: int) -> list[int]:
    """List the tracks that these kinds (FOOD, ORE) name."""
    tracks = [FOOD_DISC] if kinds & FOOD else []
    return [*tracks, ORE_DISC] if kinds & ORE else tracks


def tracks_open(g: BeyondTheSun, seat: Seat, kinds: int) -> int:
    """B10.5, B13.9, Q66 Say from which tracks the disc may come, as kinds; equal choices once.

    A track without discs may be named all the same: it gives an achievement disc.
    """
    if g.lasting(seat) & EITHER_TRACK:
        kinds = FOOD | ORE
    if kinds == FOOD | ORE and not g.discs[seat * 2] and not g.discs[seat * 2 + 1]:
        return FOOD
    return kinds


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


def lay_outpost(g: BeyondTheSun, seat: Seat, track: int, node: int) -> None:
    """B13.7 Place the outpost that taking control demands."""
    kind = take_disc(g, seat, track)
    g.outpost[node] = seat * DISC_KINDS + kind
    g.emit(ControlTaken(seat, node, kind))


def lift_outpost(g: BeyondTheSun, node: int) -> None:
    """B13.6 Give the outpost on a node back to its owner."""
    seat, kind = divmod(g.outpost[node], DISC_KINDS)
    g.outpost[node] = NOBODY
    give_back_disc(g, Seat(seat), kind)
    g.emit(ControlLost(Seat(seat), node))


def lay_colony_disc(g: BeyondTheSun, seat: Seat, track: int, system: int) -> None:
    """B14.7 Place a disc on a colony."""
    kind = take_disc(g, seat, track)
    g.colony_discs[system * DISC_KINDS + kind] += 1
    g.emit(ColonyDiscPlaced(seat, system, kind))
