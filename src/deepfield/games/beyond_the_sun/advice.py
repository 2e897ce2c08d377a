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
    (-0.34, 1.18),  # ore
    (0.33, -0.03),  # more_ore
    (1.93, 0.90),  # population
    (2.48, -0.48),  # more_population
    (2.68, -0.68),  # supply
    (0.04, 0.14),  # growth
    (-0.44, -0.43),  # growth_symbols
    (0.43, 0.23),  # ore_symbols
    (1.19, -1.05),  # next_growth
    (-0.13, 0.62),  # next_ore
    (1.53, 0.09),  # automation
    (2.27, -2.02),  # level_1
    (2.95, -0.13),  # level_2
    (2.37, 0.14),  # level_3
    (-12.64, -0.61),  # level_4
    (0.95, 0.89),  # open_2
    (-0.03, 0.80),  # open_3
    (-0.91, 2.65),  # open_4
    (1.51, 0.15),  # research_2
    (0.73, 0.40),  # research_3
    (-1.07, 1.07),  # research_4
    (-0.13, 0.08),  # colonizing
    (0.49, 0.01),  # moving
    (0.96, -0.21),  # actions
    (0.48, 0.25),  # strength
    (0.99, -0.07),  # more_strength
    (1.46, -0.65),  # ships
    (0.17, 0.10),  # ready
    (-0.11, 0.16),  # ready_able
    (-0.10, 0.13),  # ready_next
    (0.18, 0.08),  # nearly
    (-0.15, -0.50),  # outposts
    (1.53, 0.02),  # colonies
    (0.13, 1.34),  # award
    (-0.53, 0.91),  # award_near
    (-2.71, 1.24),  # private
    (0.48, -0.15),  # lasting
    (1.46, -0.61),  # abilities
    (0.26, -0.70),  # threatened
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
