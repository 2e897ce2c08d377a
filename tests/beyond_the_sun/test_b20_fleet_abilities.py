"""B20 Abilities of the expert boards that wait for nodes, outposts and colonies."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.effects.fleet import Jump
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table
from kit.beyond_box import SYS_F2, SYS_O2, fixture

GAME = fixture(SYS_F2, SYS_O2)
F2_O2 = Board(systems={"A1": "sys_f2", "A2": "sys_o2"})


def test_b20_20_combined_fleet_comes_with_the_third_node_once() -> None:
    """B20.22"""
    compact = "circumpolar_compact"
    three = "L1@YF L1@YO L1@SOL"
    with table(
        Faction(ships=three, outposts="YF YO", faction=compact),
        Faction(),
        board=F2_O2,
        game=GAME,
        expert=True,
        effect=Jump(1),
    ) as t:
        t.boris.does("move 1 from yf to a1")
        assert t.where == "upgrade_ships.choose_ship"
        t.boris.does("ship 1 at sol", "ship 1 at a1", "upgrade done")
        assert t.boris.ships == ["L2@SOL", "L1@YO", "L2@A1"]
    with table(
        Faction(ships=three, outposts="YF YO", faction=compact, used=(1, 0)),
        Faction(),
        board=F2_O2,
        game=GAME,
        expert=True,
        effect=Jump(1),
    ) as t:
        t.boris.does("move 1 from yf to a1")
        assert t.where == "turn.choose_production"


def test_b20_21_prize_court_pays_for_every_node_taken_from_another() -> None:
    """Also in another player's turn; a node that nobody held does not count."""
    with table(
        Faction(ships="L4@YF", outposts="YF"),
        Faction(ships="L1@YF", faction="circumpolar_compact"),
        expert=True,
        effect=Jump(1),
    ) as t:
        t.boris.does("move 4 from yf to sol")
        assert t.controller("YF") == 1
        assert t.irina.ore == 1
    with table(
        Faction(ships="L4@SOL", faction="circumpolar_compact"),
        Faction(),
        expert=True,
        effect=Jump(1),
    ) as t:
        t.boris.does("move 4 from sol to yf")
        assert (t.controller("YF"), t.boris.ore) == (0, 0)


def test_b20_8_full_capacity_comes_after_the_bonuses_of_the_system() -> None:
    """B20.9, B20.17: the last food disc goes to Barnard's Star; first its bonus, then the ability."""
    with table(
        Faction(
            ships="L1@YF", outposts="YF", faction="nishida_ostergaard", food=1, cols=[1, 1, 1, 0, 0]
        ),
        Faction(),
        board=Board(systems={"A1": "barnards_star"}),
        expert=True,
        effect=Jump(1),
        mode=BONUS,
    ) as t:
        t.boris.does("move 1 from yf to a1")
        assert (t.boris.food, t.boris.ore, t.boris.pop) == (0, 3, 5)
        names = [type(event).__name__ for event in t.table.events_for(None)]
        assert names.index("ControlBonus") < names.index("AbilityUsed")
