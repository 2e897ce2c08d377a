"""B19.1 The view tells which text is being carried out, which part of it, and what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.effects.economy import ResourceTrade
from deepfield.games.beyond_the_sun.effects.fleet import FROM_SUPPLY, Build, UpgradeInAll
from kit.beyond import Board, Faction, table

if TYPE_CHECKING:
    from kit.beyond_seats import Beyond

TREE = {"1-1": "narrow_beam_lasers", "2-1": "modular_fleet", "3-1": "quantum_data_exchange"}


def doing(t: Beyond) -> list[tuple[str, str, int, int]]:
    """List the texts in hand: the thing, which text of it, the part, the parts."""
    return [(d.key, d.text, d.part, d.parts) for d in t.boris.view.doing]


def test_b19_1_each_optional_part_says_where_it_stands() -> None:
    with table(
        Faction(pop=3, ore=1, ships="L1@SOL", slots="1-1 2-1"), Faction(), board=Board(tree=TREE)
    ) as t:
        assert doing(t) == []
        t.boris.does("place modular_fleet.1")
        assert doing(t) == [("modular_fleet", "action", 1, 4)]
        assert t.boris.view.left == {}
        t.boris.does("decline", "decline")
        assert doing(t) == [("modular_fleet", "action", 3, 4)]
        assert t.boris.view.left == {"ore": 1}
        t.boris.does("decline")
        assert t.boris.view.left == {"points": 3}
        t.boris.does("move 1 from sol to yf")
        assert t.boris.view.left == {"points": 2}
        assert t.irina.view.doing == t.boris.view.doing  # it is public


def test_b19_6_a_text_inside_a_text_comes_after_it() -> None:
    with table(
        Faction(pop=2, ore=1, ships="L1@A1 L1@YF", outposts="YF A1", cols=[1, 0, 0, 0, 0]),
        Faction(),
        Faction(),
        board=Board(systems={"A1": "barnards_star", "A2": "luyten_726_8"}),
    ) as t:
        t.boris.does("place build_and_jump.1", "decline")
        t.boris.does("move 1 from a1 to yd", "move 1 from yd to a2", "track food")
        assert doing(t) == [("build_and_jump", "action", 2, 2), ("luyten_726_8", "control", 1, 1)]
        assert t.boris.view.left == {"points": 1}


def test_b19_1_what_is_left_of_a_choice_is_told() -> None:
    board = Board(systems={"A1": "luyten_726_8"})
    ships = "L1@A1 L2@A1 L2@A1 L1@SOL"
    for effect, left in (
        (UpgradeInAll(3), {"levels": 3}),
        (Build(2, FROM_SUPPLY, 2), {"ships": 2, "level": 2}),
        (Colonize(), {"strength": 4}),
        (ResourceTrade(2), {"exchanges": 2}),
    ):
        with table(
            Faction(pop=2, ore=3, ships=ships, outposts="A1 YF"),
            Faction(),
            board=board,
            effect=effect,
        ) as t:
            assert t.boris.view.left == left
