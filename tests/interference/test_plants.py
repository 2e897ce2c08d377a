"""Docs/hidden.md, section 7: each planted leak is found; without it the same check is quiet."""

from __future__ import annotations

import pytest

from interference.battery import LeakError
from interference.plants import asked, imagined, kept, seen
from interference.plants.planting import Plant, exact, secret
from proof import GAME

PLANTS = [*seen.PLANTS, *asked.PLANTS, *imagined.PLANTS, *kept.PLANTS]
CHECKS = [
    exact,
    secret,
    kept.deduces,
    kept.is_certain,
    kept.forgets,
]  # `pairs` is quiet in test_battery.py


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.name for plant in PLANTS])
def test_hidden_s7_a_planted_leak_is_found(plant: Plant) -> None:
    with pytest.raises(LeakError):
        plant.check(plant.make())


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_hidden_s7_without_a_leak_the_check_is_quiet(check: object) -> None:
    assert callable(check)
    check(GAME)
