"""B5.13, B19.4, Q24 The quick test of legality agrees with a search for a complete way."""

from __future__ import annotations

import pytest

from legality import Judge

POSITIONS = 2_000
FIRST_GAMES = [1, 1001, 2001, 3001, 4001]


@pytest.mark.parametrize("seed", FIRST_GAMES)
def test_b5_13_every_space_is_offered_exactly_if_there_is_a_complete_way(seed: int) -> None:
    """B19.8, B5.9: at every action phase of games by chance, over every space of the board."""
    judge = Judge()
    while judge.positions < POSITIONS:
        judge.play(seed, POSITIONS)
        seed += 1
    assert not judge.faults, judge.faults[:5]
    assert judge.legal < judge.spaces


def test_the_comparison_finds_what_is_wrong() -> None:
    """A search in a box where the bottom row costs too much finds no way where one is offered."""
    judge = Judge()
    judge.box.rows[3].deed.ore = 99
    judge.play(1, 10)
    assert len(judge.faults) == 10
    assert "offered, no way found" in judge.faults[0]
