"""What bots know of this game: what a position is worth, what to try first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.insight import (
    LONG,
    NEAREST,
    SOON,
    features,
    rounds_left,
    strengths,
    turns_left,
)
from deepfield.games.beyond_the_sun.liking import PERSONAS, priorities
from deepfield.games.beyond_the_sun.rules.scoring import score_lines
from deepfield.kernel.moves import Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun

__all__ = ["PERSONAS", "WEIGHTS", "priorities", "value"]

# Points that a unit of each feature is worth: with a whole game to come, and in the last turns. Fitted to
# how games of `value` bots ended, against the mean of the other seats.
WEIGHTS: Final[tuple[tuple[float, float], ...]] = (
    (-0.23, 1.08),  # ore
    (0.27, 0.01),  # more_ore
    (2.28, 0.77),  # population
    (2.95, -0.75),  # more_population
    (2.98, -0.76),  # supply
    (0.21, 0.10),  # growth
    (0.87, -0.17),  # growth_symbols
    (2.02, 0.21),  # ore_symbols
    (2.63, -0.58),  # next_growth
    (1.51, 0.33),  # next_ore
    (1.21, -0.26),  # automation
    (2.23, -2.22),  # level_1
    (3.32, 0.06),  # level_2
    (2.43, 0.03),  # level_3
    (-9.56, -1.65),  # level_4
    (1.20, 0.72),  # open_2
    (-0.07, 0.77),  # open_3
    (-2.22, 2.61),  # open_4
    (0.79, 0.28),  # research_2
    (-0.71, 1.05),  # research_3
    (-0.90, 1.08),  # research_4
    (0.34, -0.34),  # colonizing
    (-0.01, -0.08),  # moving
    (0.87, 0.16),  # actions
    (0.03, 0.28),  # strength
    (0.94, -0.17),  # more_strength
    (2.36, -0.79),  # ships
    (0.36, 0.07),  # ready
    (-0.25, 0.14),  # ready_able
    (0.08, 0.06),  # ready_next
    (0.24, 0.07),  # nearly
    (-0.70, -0.46),  # outposts
    (-1.22, -0.01),  # colonies
    (-0.01, 1.27),  # award
    (-0.66, 0.76),  # award_near
    (-1.09, -0.18),  # private
    (0.20, -0.18),  # lasting
    (0.33, -0.39),  # abilities
    (0.56, -0.84),  # threatened
)


def value(g: BeyondTheSun) -> list[float]:
    """B18 The points as they stand, and what the rest is worth in the turns that are left."""
    found = [float(sum(score_lines(g, Seat(seat)))) for seat in range(g.seats)]
    if not g.frames:
        return found
    power = strengths(g)
    numbers = [features(g, seat, power) for seat in range(g.seats)]
    rounds = rounds_left(g, max([own[NEAREST] for own in numbers]))
    for seat, own in enumerate(numbers):
        found[seat] += weighed(own, turns_left(g, seat, rounds))
    return found


def weighed(numbers: list[float], turns: float) -> float:
    """Weigh the features of a seat by the turns that it has left."""
    far = min(turns, LONG) / LONG
    near = min(turns, SOON) / SOON
    total = 0.0
    for number, weights in zip(numbers, WEIGHTS, strict=True):
        if number:
            total += number * (weights[0] * far + weights[1] * near)
    return total
