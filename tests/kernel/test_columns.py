"""Columns: sizes, ranges, what a game must bind."""

from __future__ import annotations

from typing import Any

import pytest

from deepfield.kernel.columns import HIGHEST, LOWEST, PILE, Column
from kernel.tiny import STARS, Tiny, tiny


def test_a_fresh_column_has_its_size_and_start() -> None:
    assert Column("gold", 3, 0, 9, start=2).fresh() == [2, 2, 2]
    assert Column("slots", 2, 0, 9, STARS).fresh() == [-1, -1]
    assert Column("stock", PILE, 0, 9, STARS).fresh() == []


@pytest.mark.parametrize(
    ("column", "numbers", "fault"),
    [
        (Column("gold", 2, 0, 9), [0, 9], ""),
        (Column("gold", 2, 0, 9), [0], "gold: 1 numbers instead of 2"),
        (Column("gold", 2, 0, 9), [0, 10], "gold: 10 is not within 0 to 9"),
        (Column("gold", 2, 0, 9), [-1, 0], "gold: -1 is not within 0 to 9"),
        (Column("slots", 2, 0, 9, STARS), [-1, 9], ""),
        (Column("slots", 2, 0, 9, STARS), [-2, 9], "slots: -2 is not within -1 to 9"),
        (Column("stock", PILE, 0, 9, STARS), list(range(10)), ""),
    ],
)
def test_a_column_names_its_fault(column: Column, numbers: list[int], fault: str) -> None:
    assert column.fault(numbers) == fault


def test_a_range_fits_sixteen_bits() -> None:
    assert Column("wide", 1, LOWEST, HIGHEST).fault([LOWEST]) == ""
    with pytest.raises(AssertionError):
        Column("high", 1, 0, HIGHEST + 1)
    with pytest.raises(AssertionError):
        Column("low", 1, LOWEST - 1, 0)
    with pytest.raises(AssertionError):
        Column("pile", PILE, 0, 1)


class Forgetful(Tiny):
    """Binds a copy of a column."""

    def bind(self, columns: list[list[int]]) -> None:
        super().bind(columns)
        self.points = self.points[:]


class Undecked(Tiny):
    """Names a deck that is not in the box."""

    COLUMNS = (*Tiny.COLUMNS[:-1], Column("hand3", PILE, 0, 9, 5))


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"table": Forgetful}, "bind does not give column points its name"),
        ({"table": Undecked}, "column hand3 has no deck 5"),
        ({"tables": ([],)}, "RollDie has no table"),
    ],
)
def test_a_game_whose_parts_do_not_fit_is_refused(parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        tiny(**parts)
