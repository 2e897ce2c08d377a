"""B1.7-B1.20 The pieces: cubes, discs, ore, researchers, the first player's token."""

from __future__ import annotations

from typing import Final

import pytest

import deepfield
from deepfield.games.beyond_the_sun.box import DISC_COUNT, SLOT_COUNT
from deepfield.games.beyond_the_sun.state import (
    ACHIEVEMENT_DISC,
    CUBES,
    DISC_KINDS,
    FIRST,
    LEVELS,
    SEATS,
    BeyondTheSun,
)

GAME: Final = deepfield.game("beyond_the_sun")
COLUMNS: Final = {column.name: column for column in BeyondTheSun.COLUMNS}


def new(seats: int, seed: int = 1) -> BeyondTheSun:
    """Lay a table."""
    table = GAME.new(seats=seats, seed=seed, options={"first": "random"})
    assert isinstance(table, BeyondTheSun)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_7_one_player_has_the_first_player_token(seats: int) -> None:
    holders = {new(seats, seed).now[FIRST] for seed in range(40)}
    assert holders == set(range(seats))


def test_b1_10_a_faction_may_have_more_ore_than_there_are_tokens() -> None:
    assert COLUMNS["ore"].high > 60 * SEATS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_14_a_faction_has_20_cubes_and_ships_of_levels_1_to_4(seats: int) -> None:
    assert (CUBES, LEVELS) == (20, 4)
    table = new(seats)
    for seat in range(seats):
        ships = sum([sum(table.fleet(seat, node)) for node in range(10)])
        assert table.supply_of(seat) + table.population[seat] + ships == CUBES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_b1_15_production_discs_are_8_of_each_kind_achievement_discs_any_number(
    seats: int,
) -> None:
    """B1.13, B1.15."""
    assert new(seats).discs[: seats * 2] == [DISC_COUNT] * seats * 2
    assert COLUMNS["discs"].high == 8
    assert ACHIEVEMENT_DISC in range(DISC_KINDS)
    assert COLUMNS["automated"].high > 3 * DISC_COUNT


def test_b1_20_every_slot_has_room_for_a_researcher_of_every_faction() -> None:
    assert COLUMNS["researched"].size == SEATS * SLOT_COUNT
    assert (COLUMNS["researched"].low, COLUMNS["researched"].high) == (0, 1)
