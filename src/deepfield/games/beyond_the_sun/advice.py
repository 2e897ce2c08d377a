"""What bots know of this game: what a position is worth, what to try first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.insight import LONG, SOON, features, strengths, turns_left
from deepfield.games.beyond_the_sun.liking import PERSONAS, priorities
from deepfield.games.beyond_the_sun.rules.scoring import score_lines
from deepfield.kernel.moves import Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun

__all__ = ["PERSONAS", "WEIGHTS", "priorities", "value"]

# Points that a unit of each feature is worth: with a whole game to come, and in the last turns.
WEIGHTS: Final = (
    (0.3, 0.1),  # ore
    (0.1, 0.0),  # more_ore
    (0.5, 0.2),  # population
    (0.2, 0.0),  # more_population
    (0.05, 0.0),  # supply
    (0.4, 0.1),  # growth
    (1.0, 0.1),  # growth_symbols
    (1.5, 0.1),  # ore_symbols
    (0.6, 0.0),  # next_growth
    (0.6, 0.0),  # next_ore
    (0.4, 0.0),  # automation
    (0.7, 0.0),  # level_1
    (0.8, 0.0),  # level_2
    (1.0, 0.0),  # level_3
    (0.5, 0.0),  # level_4
    (0.1, 0.0),  # open_2
    (0.4, 0.1),  # open_3
    (0.8, 0.3),  # open_4
    (0.2, 0.0),  # research_2
    (0.6, 0.2),  # research_3
    (0.6, 0.4),  # research_4
    (0.8, 0.2),  # colonizing
    (0.3, 0.1),  # moving
    (0.2, 0.0),  # actions
    (0.3, 0.1),  # strength
    (0.05, 0.0),  # more_strength
    (0.1, 0.0),  # ships
    (0.2, 0.1),  # ready
    (0.1, 0.3),  # ready_able
    (0.1, 0.1),  # ready_next
    (0.2, 0.1),  # nearly
    (0.8, 0.0),  # outposts
    (0.3, 0.0),  # colonies
    (0.1, 0.9),  # award
    (0.5, 0.3),  # award_near
    (0.0, 0.0),  # private
    (0.6, 0.1),  # lasting
    (-0.3, 0.0),  # abilities
    (-0.3, -0.2),  # threatened
)


def value(g: BeyondTheSun) -> list[float]:
    """B18 The points as they stand, and what the rest is worth in the turns that are left."""
    power = strengths(g)
    found: list[float] = []
    for seat in range(g.seats):
        total = float(sum(score_lines(g, Seat(seat))))
        if g.frames:
            total += prospects(g, seat, power)
        found.append(total)
    return found


def prospects(g: BeyondTheSun, seat: int, power: list[list[int]]) -> float:
    """Weigh the features by the turns that are left."""
    turns = turns_left(g, seat)
    if turns <= 0:
        return 0.0
    far = min(turns, LONG) / LONG
    near = min(turns, SOON) / SOON
    total = 0.0
    for number, weights in zip(features(g, seat, power), WEIGHTS, strict=True):
        if number:
            total += number * (weights[0] * far + weights[1] * near)
    return total
