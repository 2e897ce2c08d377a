"""The bench compares in turn, takes medians, and marks what does not hold."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import playouts
import report

TOLD: Final[dict[str, Any]] = {
    "random_play": {
        "python-chess": {"per_second": 30_000.0, "ratio": 1.0},
        "trade/2": {"per_second": 27_000.0, "ratio": 0.9},
    },
    "positions": {"trade": {"clone": 5.0, "size": 7000.0}},
    "jobs": {"trade": 1.9},
}


def test_engines_play_in_turn_and_each_slice_is_counted() -> None:
    order: list[str] = []

    def player(name: str) -> Any:
        def play(rng: Random) -> int:
            order.append(name)
            return 1_000_000

        return play

    speeds = playouts.race({"a": player("a"), "b": player("b")}, rounds=3, seconds=1e-9)

    assert order == ["a", "b"] * 3
    assert [len(found) for found in speeds.values()] == [3, 3]


def test_the_ratio_is_the_median_over_rounds_not_the_ratio_of_medians() -> None:
    found = playouts.ratios({playouts.BASELINE: [1.0, 10.0, 4.0], "a": [2.0, 10.0, 20.0]})

    assert found["a"] == {"per_second": 10.0, "ratio": 2.0}


def test_without_the_baseline_there_is_no_ratio() -> None:
    assert playouts.ratios({"a": [2.0, 4.0]})["a"]["ratio"] is None


@pytest.mark.parametrize(
    ("key", "who", "value", "holds"),
    [
        ("ratio", "trade/2", 0.9, False),
        ("ratio", "trade/2", 1.0, True),
        ("ratio", "catanatron", 0.1, None),
        ("clone", "trade", 6.1, False),
        ("clone", "trade", 6.0, True),
        ("digest", "trade", 1.0, None),
    ],
)
def test_a_figure_holds_at_its_floor(key: str, who: str, value: float, *, holds: bool) -> None:
    assert report.Figure(key, who, "source", value).holds is holds


def test_the_compiled_build_has_floors_of_its_own() -> None:
    assert report.Figure("ratio", "trade/2", "compiled", 3.4).holds is False
    assert report.Figure("ratio", "trade/2", "source", 3.4).holds is True


def test_the_table_shows_each_figure_with_its_floor_and_marks_what_does_not_hold() -> None:
    table = report.table(list(report.figures(TOLD, "source")))

    assert "0.9 ! (≥ 1)" in table
    assert "5 (≤ 6)" in table
    assert "7,000 ! (≤ 6,144)" in table
    assert "1.9 (≥ 1.85)" in table
    assert "30,000\n" in table
