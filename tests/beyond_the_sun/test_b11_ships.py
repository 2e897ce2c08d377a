"""B11 Ships: where they are built and of what, how they are upgraded; B6.10, B21.41, B21.45."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.effects.choice import May
from deepfield.games.beyond_the_sun.effects.economy import GainOre
from deepfield.games.beyond_the_sun.effects.fleet import (
    DEEP_SPACE,
    FROM_POPULATION,
    FROM_SUPPLY,
    Build,
    Jump,
    Upgrade,
    UpgradeInAll,
    UpgradeUpTo,
)
from deepfield.games.beyond_the_sun.effects.research import Research
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.fleet_events import ShipBuilt, ShipUpgraded
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table

NO_CUBES = [0, 0, 0, 0, 0]


def test_ex_08_row_3_build_and_jump() -> None:
    """B7.3, B11.1, B12.1, B13.4(a), B13.7, B13.13"""
    with table(
        Faction(pop=2, food=8, cols=[4, 4, 3, 3, 3]),
        Faction(),
        Faction(),
        board=Board(systems={"A1": "barnards_star"}),
    ) as t:
        t.boris.does("place build_and_jump.1")  # without a ship nothing else would change the game
        assert t.boris.ships == ["L1@SOL"]
        t.boris.does("move 1 from sol to yf", "move 1 from yf to a1")
        assert t.boris.ships == ["L1@A1"]
        assert t.boris.outposts == ["A1:food"]
        assert (t.boris.food, t.boris.pop, t.boris.cols) == (7, 2, [3, 4, 3, 3, 3])


def test_ex_17_modular_fleet() -> None:
    """B19.2(a), B21.8: all three builds are declined, and only the jump is done."""
    effect = AllOf(
        May(Build(1, FROM_POPULATION)),
        May(Build(1, FROM_POPULATION)),
        May(Build(1, FROM_SUPPLY)),
        Jump(3),
    )
    with table(Faction(pop=2, ships="L1@SOL", cols=[4, 4, 3, 3, 3]), Faction(), effect=effect) as t:
        t.boris.does("decline", "decline", "decline")
        t.boris.may_not("jump done", rule="B5.9")
        t.boris.does("move 1 from sol to yf", "jump done")
        assert t.boris.pop == 2
        assert t.boris.cols == [4, 4, 3, 3, 3]


def test_b11_1_a_ship_is_built_in_sol_or_in_a_yard_one_controls() -> None:
    with table(Faction(outposts="YF"), Faction(outposts="YO"), effect=Build(2, FROM_SUPPLY)) as t:
        t.boris.may_only("build at sol", "build at yf")
        t.boris.may_not("build at yo", rule="B11.1", key="yard-not-controlled")
        t.boris.may_not("build at a1", rule="B11.1", key="no-yard-there")
        t.boris.does("build at yf")
        assert t.boris.ships == ["L2@YF"]
        assert t.boris.saw(ShipBuilt, seat=0, level=2)


def test_b11_1_the_cube_comes_from_where_the_effect_says() -> None:
    """B6.4, B6.6"""
    with table(Faction(pop=2, cols=[0, 1, 3, 3, 3]), Faction(), effect=Build(1, FROM_SUPPLY)) as t:
        assert (t.boris.pop, t.boris.cols) == (2, [0, 0, 3, 3, 3])
    with table(
        Faction(pop=2, cols=[0, 1, 3, 3, 3]), Faction(), effect=Build(1, FROM_POPULATION)
    ) as t:
        assert (t.boris.pop, t.boris.cols) == (1, [0, 1, 3, 3, 3])


def test_b11_2_a_ship_may_be_placed_in_deep_space() -> None:
    effect = Build(2, FROM_SUPPLY, place=DEEP_SPACE)
    with table(Faction(outposts="YF"), Faction(), effect=effect) as t:
        assert t.boris.ships == ["L2@DS"]


def test_b21_45_ships_of_one_effect_may_go_to_different_places() -> None:
    effect = Build(1, FROM_SUPPLY, count=2)
    with table(Faction(outposts="YF"), Faction(), effect=effect) as t:
        t.boris.does("build at sol", "build at yf")
        assert t.boris.ships == ["L1@SOL", "L1@YF"]


def test_b6_10_with_too_little_supply_all_of_it_and_population_or_nothing() -> None:
    """Q23"""
    effect = AllOf(GainOre(1), Build(1, FROM_SUPPLY, count=2))
    faction = Faction(pop=2, cols=[1, 0, 0, 0, 0])
    with table(faction, Faction(), effect=effect) as t:
        t.boris.may_only(
            "all supply and 0 population", "all supply and 1 population", "build nothing"
        )
        t.boris.may_not("all supply and 2 population", rule="B6.10", key="no-more-missing")
        t.boris.does("all supply and 1 population")
        assert t.boris.ships == ["L1@SOL", "L1@SOL"]
        assert (t.boris.pop, t.boris.cols) == (1, NO_CUBES)
    with table(faction, Faction(), effect=effect) as t:
        t.boris.does("build nothing")
        assert (t.boris.ships, t.boris.cols) == ([], [1, 0, 0, 0, 0])
    with table(Faction(pop=1, cols=NO_CUBES), Faction(), effect=effect) as t:
        t.boris.may_only("all supply and 1 population", "build nothing")
        t.boris.may_not("all supply and 2 population", rule="B6.4", key="not-enough-population")
        t.boris.may_not("all supply and 0 population", rule="B6.10", key="no-cube-to-use")
    with table(Faction(pop=0, cols=NO_CUBES), Faction(), effect=effect) as t:
        assert t.where == "turn.choose_production"


def test_b19_4_the_cube_that_the_research_needs_may_not_be_built_of() -> None:
    """B6.9, B21.32, Q24: without supply, the last population cube must stay for the researcher."""
    effect = AllOf(GainOre(1), Build(2, FROM_SUPPLY, place=DEEP_SPACE), Research(1))
    with table(Faction(pop=1, cols=NO_CUBES), Faction(), effect=effect, pace="all") as t:
        t.boris.may_only("build nothing")
        t.boris.may_not("all supply and 1 population", rule="B19.4")
    with table(Faction(pop=2, cols=NO_CUBES), Faction(), effect=effect) as t:
        t.boris.may_only("all supply and 1 population", "build nothing")


def test_b6_4_a_ship_of_population_needs_population() -> None:
    """B19.4: it makes the action illegal; B19.5: a bonus leaves it out."""
    board = Board(tree={"1-1": "narrow_beam_lasers"})
    with table(Faction(pop=0, slots="1-1"), Faction(), board=board, pace="all") as t:
        refusal = t.boris.may_not("place narrow_beam_lasers.1", rule="B6.4")
        assert refusal.args == {"need": 1, "have": 0}
    with table(Faction(pop=0), Faction(), effect=Build(1, FROM_POPULATION), mode=BONUS) as t:
        assert t.boris.ships == []


def test_b11_3_upgrade_exactly_one_ship() -> None:
    with table(Faction(ships="L1@SOL L3@YF", outposts="YF"), Faction(), effect=Upgrade(1)) as t:
        t.boris.may_only("ship 1 at sol", "ship 3 at yf")
        t.boris.may_not("upgrade done", rule="B19.1")
        t.boris.may_not("ship 2 at sol", rule="B2.4")
        t.boris.does("ship 3 at yf")
        assert t.boris.ships == ["L1@SOL", "L4@YF"]
        assert t.boris.saw(ShipUpgraded, before=3, level=4)


def test_b11_3_up_to_so_many_different_ships() -> None:
    """Q22: a ship that has been upgraded is not upgraded again by the same effect."""
    effect = UpgradeUpTo(3, 1)
    with table(Faction(ships="L1@SOL L1@SOL"), Faction(), effect=effect) as t:
        assert t.boris.ships == ["L1@SOL", "L2@SOL"]  # the first is forced (B5.9)
        t.boris.may_not("ship 2 at sol", rule="B11.3", key="ship-upgraded-before")
        t.boris.may_only("ship 1 at sol", "upgrade done")
        t.boris.does("ship 1 at sol")
        assert t.boris.ships == ["L2@SOL", "L2@SOL"]
        assert t.where == "turn.choose_production"


def test_b11_4_no_ship_exceeds_level_4() -> None:
    """The excess is lost."""
    with table(
        Faction(ships="L3@SOL L4@SOL L1@YF", outposts="YF"), Faction(), effect=Upgrade(2)
    ) as t:
        t.boris.may_not("ship 4 at sol", rule="B11.4")
        t.boris.does("ship 3 at sol")
        assert t.boris.ships == ["L4@SOL", "L4@SOL", "L1@YF"]


def test_b11_5_what_cannot_be_upgraded_is_lost() -> None:
    with table(Faction(ships="L4@SOL"), Faction(), effect=AllOf(Upgrade(1), Jump(1))) as t:
        assert t.where == "travel.choose_move"
    with table(Faction(ships="L3@SOL"), Faction(), effect=UpgradeInAll(3), mode=BONUS) as t:
        assert t.boris.ships == ["L4@SOL"]


def test_b21_41_levels_in_all_are_distributed_as_one_likes() -> None:
    """Also all on one ship."""
    with table(
        Faction(ships="L1@SOL L1@YF", outposts="YF"), Faction(), effect=UpgradeInAll(3)
    ) as t:
        t.boris.does("ship 1 at sol", "ship 2 at sol")
        t.boris.may_only("ship 3 at sol", "ship 1 at yf")
        t.boris.does("ship 3 at sol")
        assert t.boris.ships == ["L4@SOL", "L1@YF"]


def test_b11_6_control_is_checked_after_the_upgrade_and_after_the_jump() -> None:
    """B21.11: the upgrade takes the yard; the jump then leaves it, and it stays Boris's own."""
    with table(
        Faction(ships="L1@YF"),
        Faction(ships="L1@YF", outposts="YF"),
        effect=AllOf(Upgrade(1), Jump(1)),
    ) as t:
        assert t.controller("YF") == 0
        assert t.where == "travel.choose_move"
        t.boris.does("move 2 from yf to sol")
        assert t.controller("YF") == 1


def test_b11_6_after_up_to_so_many_control_is_checked_once() -> None:
    """A ship raised at a node that two share decides it when all have been raised."""
    with table(
        Faction(ships="L1@YF L1@YF L1@SOL"),
        Faction(ships="L3@YF", outposts="YF"),
        effect=UpgradeUpTo(2, 1),
    ) as t:
        t.boris.does("ship 1 at yf")
        assert t.controller("YF") == 1
        t.boris.does("ship 1 at yf")
        assert t.controller("YF") == 0


def test_b11_7_ships_of_several_factions_share_a_node() -> None:
    with table(Faction(ships="L1@SOL"), Faction(ships="L4@YF", outposts="YF"), effect=Jump(1)) as t:
        t.boris.does("move 1 from sol to yf")
        assert (t.boris.ships, t.irina.ships) == (["L1@YF"], ["L4@YF"])
