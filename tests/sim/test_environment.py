"""The environment for learning: numbers in, views and rewards out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deepfield.kernel.errors import IllegalActionError, OptionError
from deepfield.sim.environment import Environment


@pytest.mark.parametrize("name", ["proof.room", "beyond_the_sun"])
def test_a_game_is_played_by_numbers_to_its_rewards(name: str) -> None:
    environment, luck = Environment(name, 3), Random(1)
    step = environment.reset(5)
    while not step.done:
        assert step.rewards == (0.0, 0.0, 0.0)
        mask = environment.mask()
        assert [number for number, allowed in enumerate(mask) if allowed] == sorted(step.actions)
        assert len(mask) == environment.action_count
        assert environment.imagine(luck).ask.seat == step.seat
        step = environment.step(luck.choice(step.actions))
    assert sum(step.rewards) == pytest.approx(1)
    assert not any(environment.mask())
    assert environment.imagine(luck).result is not None


def test_a_seed_lays_the_same_table() -> None:
    environment = Environment("beyond_the_sun", 2, {"boards": "expert"})
    first, other, again = [environment.reset(seed).view for seed in (1, 2, 1)]
    assert first == again != other
    assert first.board == "expert"


@pytest.mark.parametrize("wrong", [-1, 10**6, True, "1", None])
def test_what_is_no_action_changes_nothing(wrong: Any) -> None:
    environment = Environment("beyond_the_sun", 2)
    step = environment.reset(1)
    with pytest.raises(IllegalActionError):
        environment.step(wrong)
    assert environment.step(step.actions[0]) == undisturbed(step.actions[0])


def undisturbed(action: int) -> Any:
    """Give what an environment that nobody disturbed says."""
    fresh = Environment("beyond_the_sun", 2)
    fresh.reset(1)
    return fresh.step(action)


def test_what_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(OptionError):
        Environment("beyond_the_sun", 9)
