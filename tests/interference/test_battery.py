"""Docs/hidden.md, section 4: 10,000 pairs, over all games, in which nobody is told what it may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from interference import battery, exactness
from kit.games import GAMES, IDS

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

PAIRS = 10_000  # over all games
OF_PROOF = 7_500  # where much is hidden; the other games share the rest


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_pairs_that_differ_in_what_an_eye_may_not_know_are_equal_to_it(game: Game) -> None:
    wanted = OF_PROOF if game.name == "proof" else (PAIRS - OF_PROOF) // (len(GAMES) - 1)
    figures = battery.run(game, wanted)

    assert figures.pairs >= wanted
    assert figures.stops > 3 * figures.pairs


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_hidden_s5_what_is_learned_is_what_was_told(game: Game) -> None:
    assert exactness.run(game, 200) >= 200


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_hidden_s4_whichever_secret_option_is_taken_the_others_get_the_same(game: Game) -> None:
    compared = sum(battery.secret_sitting(game, number) for number in range(40))

    assert compared > 0 or not any(move.SECRET for move in game.moves)
