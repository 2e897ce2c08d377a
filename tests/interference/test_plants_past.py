"""Docs/hidden.md, section 7, kinds 8 and 9: undo, records, saves and clones that give something away."""

from __future__ import annotations

from typing import Any

import pytest

from interference import taking_back
from interference.battery import LeakError
from interference.plants.past import PLANTS, QUIET
from kit.games import GAMES, IDS


@pytest.mark.parametrize(
    ("check", "leaky"), [plant[1:] for plant in PLANTS], ids=[plant[0] for plant in PLANTS]
)
def test_hidden_s7_a_planted_leak_of_the_past_is_found(check: Any, leaky: Any) -> None:
    with pytest.raises(LeakError):
        check(leaky)


@pytest.mark.parametrize(
    ("check", "sound"), [quiet[1:] for quiet in QUIET], ids=[quiet[0] for quiet in QUIET]
)
def test_hidden_s7_without_a_leak_of_the_past_the_check_is_quiet(check: Any, sound: Any) -> None:
    check(sound)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_hidden_s5_undo_is_free_exactly_where_nobody_learned(game: Any) -> None:
    assert taking_back.run(game, 60) >= 60
