"""B9 Verbs of events: where the card stays, what it is linked to, the guild that it opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import WW
from deepfield.games.beyond_the_sun.effects.verb import Verb
from deepfield.games.beyond_the_sun.fleet_events import SystemDiscovered, SystemRevealed
from deepfield.games.beyond_the_sun.flow.news import (
    ChooseGoal,
    ChooseGuild,
    ChooseLink,
    draw_system,
    has_empty_cell,
    keep,
    lay_down,
    link_to_system,
    resolving,
    slots_charted,
)
from deepfield.games.beyond_the_sun.state import EMPTY, GOAL_COUNT, BeyondTheSun

if TYPE_CHECKING:
    from deepfield.kernel.moves import Seat

DECK_A: Final = 0
DECK_B: Final = 1


class KeepEvent(Verb):
    """B9.7 The event lies in front of the active player from now on."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Take it."""
        event = resolving(g)
        if event != EMPTY:
            keep(g, seat, event)


class StayOnTable(Verb):
    """B9.4 The event lies by the achievements from now on."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Lay it there."""
        event = resolving(g)
        if event != EMPTY:
            lay_down(g, event)


class LinkSystem(Verb):
    """B21.51 Link the event to a system card in a slot; without one it is discarded."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Let the active player choose the system."""
        if resolving(g) != EMPTY and slots_charted(g):
            g.push(ChooseLink(seat))


class LinkAchievement(Verb):
    """B21.52 Lay the event by an achievement with an empty cell; without one it is discarded."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Let the active player choose the achievement."""
        if resolving(g) != EMPTY and any([has_empty_cell(g, n) for n in range(GOAL_COUNT)]):
            g.push(ChooseGoal(seat))


class LinkApart(Verb):
    """B21.25, B21.54 Link the event to the top card of deck B, which is no regular system."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Turn it over and lay it apart; without a card the event is discarded."""
        event = resolving(g)
        system = EMPTY if event == EMPTY else draw_system(g, DECK_B)
        if system != EMPTY:
            g.apart.append(system)
            g.emit(SystemRevealed(system))
            link_to_system(g, event, system)


class OpenNode(Verb):
    """B21.56 The top card of deck A is a new node beside Deep Space."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Turn it over and link the event to it; without a card the event is discarded."""
        event = resolving(g)
        if event == EMPTY or g.charted[WW] != EMPTY:
            return
        system = draw_system(g, DECK_A)
        if system != EMPTY:
            g.charted[WW] = system
            g.emit(SystemDiscovered(WW, system))
            link_to_system(g, event, system)


class RemoveGuild(Verb):
    """B7.17 Remove any one guild token of a rank."""

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Let the active player choose it."""
        g.push(ChooseGuild(seat, self.rank))
