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
    (-0.20, 0.98),  # ore
    (0.41, -0.03),  # more_ore
    (1.62, 0.91),  # population
    (1.79, 0.03),  # more_population
    (1.96, -0.42),  # supply
    (0.35, -0.04),  # growth
    (-0.99, -0.77),  # growth_symbols
    (0.39, -0.14),  # ore_symbols
    (0.10, -1.22),  # next_growth
    (-0.23, 0.20),  # next_ore
    (1.56, 0.31),  # automation
    (0.89, -1.12),  # level_1
    (1.66, 0.09),  # level_2
    (1.59, 0.21),  # level_3
    (-5.02, -0.28),  # level_4
    (1.36, 0.75),  # open_2
    (0.09, 0.43),  # open_3
    (1.72, 1.64),  # open_4
    (2.18, -0.15),  # research_2
    (2.83, -0.01),  # research_3
    (1.70, 0.35),  # research_4
    (0.40, -0.01),  # colonizing
    (1.31, -0.17),  # moving
    (0.81, -0.25),  # actions
    (1.13, 0.12),  # strength
    (1.12, -0.02),  # more_strength
    (0.71, -0.44),  # ships
    (-0.05, 0.12),  # ready
    (-0.06, 0.20),  # ready_able
    (-0.04, 0.11),  # ready_next
    (0.03, 0.14),  # nearly
    (-0.38, -0.23),  # outposts
    (3.86, 0.05),  # colonies
    (-1.03, 1.37),  # award
    (-0.14, 0.87),  # award_near
    (0.35, 1.38),  # private
    (1.22, -0.10),  # lasting
    (2.44, -1.11),  # abilities
    (-0.03, -0.53),  # threatened
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
