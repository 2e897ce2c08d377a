"""What bots know of this game: what a position is worth, what to try first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.rules.scoring import score_lines
from deepfield.kernel.moves import Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun
    from deepfield.games.beyond_the_sun.view import BeyondView
    from deepfield.kernel.moves import Ask


def value(g: BeyondTheSun) -> list[float]:
    """B18 Points as if the game ended now, and a little for what can still become points."""
    return [
        sum(score_lines(g, Seat(seat))) + 0.3 * g.population[seat] + 0.2 * g.ore[seat]
        for seat in range(g.seats)
    ]


def priorities(view: BeyondView, ask: Ask, persona: str) -> list[float]:
    """All options alike, whatever the table and the persona."""
    del view, persona
    return [1.0 for _ in ask.options]
