"""B14.4 Settlers: where every ship is needed, nothing is asked."""

from __future__ import annotations

import pytest

from deepfield.games.beyond_the_sun.effects.colony import Colonize
from kit.beyond import Board, Faction, table
from kit.beyond_box import fixture, system

GAME = fixture(system("wolf_359", strength=5, bonus=None))
BOARD = Board(systems={"A1": "wolf_359"})


@pytest.mark.parametrize(
    "ships", ["L3@A1 L3@A1", "L2@A1 L4@A1", "L1@A1 L4@A1", "L2@A1 L2@A1 L1@A1"]
)
def test_b14_4_ships_that_are_all_needed_go_unasked(ships: str) -> None:
    with table(
        Faction(ships=ships, outposts="A1"), Faction(), board=BOARD, game=GAME, effect=Colonize()
    ) as t:
        assert t.boris.colonies == ["wolf_359"]
        assert t.boris.ships == []


def test_b14_4_a_ship_that_can_stay_is_asked_for() -> None:
    with table(
        Faction(ships="L1@A1 L2@A1 L4@A1", outposts="A1"),
        Faction(),
        board=BOARD,
        game=GAME,
        effect=Colonize(),
    ) as t:
        t.boris.may_only("settle 1", "settle 2", "settle 4")
        t.boris.does("settle 2", "settle 4")
        t.boris.may_only("settle 1", "settlers done")
