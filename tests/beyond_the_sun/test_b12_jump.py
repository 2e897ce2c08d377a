"""B12 Jumps: points, lines, what is checked when; B21.42 wormholes."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.effects.colony import Colonize, ColonizeUncontrolled
from deepfield.games.beyond_the_sun.effects.economy import CAPTURED, GainOre, GainOrePer
from deepfield.games.beyond_the_sun.effects.fleet import Jump, JumpAnywhere
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Beyond, Board, Faction, table
from kit.beyond_box import SYS_F2, SYS_O2, fixture

GAME = fixture(SYS_F2, SYS_O2)
BARNARD = Board(systems={"A1": "barnards_star"})


def example_12() -> Beyond:
    """Lay what EX-12 to EX-14 begin with: Irina is about to Jump 4."""
    return table(
        Faction(),
        Faction(ships="L2@A1 L3@A2", outposts="A1:food A2:ore", food=6, cols=[1, 3, 3, 3, 3]),
        Faction(ships="L2@B1", outposts="B1:ore", ore_discs=5),
        Faction(ships="L2@YD", outposts="YD:ore"),
        board=Board(systems={"A1": "barnards_star", "A2": "sys_o2", "B1": "tau_ceti"}),
        game=GAME,
        active=1,
        effect=Jump(4),
    )


def test_ex_12_jump_with_movement_points_shared() -> None:
    """B12.1 to B12.4, B12.6: three points are spent, one is lost, and only then control is checked."""
    with example_12() as t:
        t.irina.does("move 2 from a1 to yd", "move 3 from a2 to yd")
        assert t.controller("YD") == 3
        t.irina.does("move 3 from yd to b1", "jump done")
        assert t.irina.ships == ["L2@YD", "L3@B1"]
        assert t.controller("YD") == 3


def test_ex_13_capturing_a_two_specialization_system() -> None:
    with example_12() as t:
        t.irina.does("move 2 from a1 to yd", "move 3 from a2 to yd", "move 3 from yd to b1")
        t.irina.does("jump done")
        assert t.anna.ore_discs == 6
        t.irina.may_only("track food", "track ore")
        t.irina.does("track food")
        assert t.controller("B1") == 1
        assert t.irina.food == 5
        assert "B1:food" in t.irina.outposts
        t.irina.does("move supply from b")
        assert t.irina.cols == [2, 2, 3, 3, 3]


def test_ex_14_leaving_a_system_without_rivals() -> None:
    with example_12() as t:
        t.irina.does("move 2 from a1 to yd", "jump done")
        assert t.controller("A1") == 1


def test_ex_16_a_jump_that_moves_nothing_is_no_action() -> None:
    """B5.9, B12.3: "Jump 4" must move a ship; with 2 ore gained before, the jump may be idle."""
    with table(Faction(ships="L1@SOL"), Faction(), effect=Jump(4)) as t:
        t.boris.may_not("jump done", rule="B5.9")
        t.boris.does("move 1 from sol to yf")
        t.boris.may("jump done")
    with table(Faction(ships="L1@SOL"), Faction(), effect=AllOf(GainOre(2), Jump(2))) as t:
        t.boris.does("jump done")
        assert t.boris.ore == 2


def test_b12_3_ships_that_stand_as_before_have_not_jumped() -> None:
    with table(Faction(ships="L1@SOL"), Faction(), effect=Jump(2)) as t:
        t.boris.does("move 1 from sol to yf")
        t.boris.may_not("move 1 from yf to sol", rule="B5.9")
        t.boris.does("move 1 from yf to a1")
        assert t.boris.ships == ["L1@A1"]


def test_b12_3_two_ships_that_change_places_have_not_jumped() -> None:
    with table(Faction(ships="L1@SOL L1@YF"), Faction(), effect=Jump(2)) as t:
        t.boris.does("move 1 from sol to yf")
        t.boris.may_not("move 1 from yf to sol", rule="B5.9")


def test_b12_3_in_a_bonus_a_jump_may_come_back() -> None:
    with table(Faction(ships="L1@SOL"), Faction(), effect=Jump(2), mode=BONUS) as t:
        t.boris.does("move 1 from sol to yf", "move 1 from yf to sol")
        assert t.boris.ships == ["L1@SOL"]
        assert t.controller("YF") == -1


def test_b12_1_one_point_moves_one_ship_along_one_line() -> None:
    with table(Faction(ships="L1@YF L2@SOL"), Faction(), Faction(), effect=Jump(1)) as t:
        t.boris.may_only(
            "move 2 from sol to yf",
            "move 2 from sol to yo",
            "move 1 from yf to sol",
            "move 1 from yf to a1",
        )
        t.boris.may_not("move 1 from yf to yo", rule="B12.5", key="no-line-between")
        t.boris.may_not("move 2 from yf to sol", rule="B12.1", key="no-such-ship-there")
        t.boris.may_not("jump done", rule="B5.9")
        t.boris.does("move 1 from yf to sol")
        assert t.boris.ships == ["L1@SOL", "L2@SOL"]
        assert t.where == "turn.choose_production"


def test_b12_2_points_go_to_one_ship_or_to_several() -> None:
    with table(Faction(ships="L1@SOL L1@SOL"), Faction(), effect=Jump(3), game=GAME) as t:
        t.boris.does("move 1 from sol to yf", "move 1 from sol to yo", "move 1 from yf to a1")
        assert t.boris.ships == ["L1@YO", "L1@A1"]


def test_b12_4_passing_through_triggers_nothing() -> None:
    """B12.4, B12.5: a ship passes a foreign outpost with a stronger fleet, and its own loses nothing."""
    with table(
        Faction(ships="L3@YF", outposts="YF:food"),
        Faction(ships="L1@A1", outposts="A1:food"),
        board=BARNARD,
        effect=Jump(2),
        game=GAME,
    ) as t:
        t.boris.does("move 3 from yf to a1", "move 3 from a1 to b1")
        assert t.controller("A1") == 1
        assert t.boris.outposts == ["YF:food"]


def test_b12_5_every_node_can_be_entered_and_left() -> None:
    """B12.5, B14.12: Sol, Deep Space, yards, systems of others and empty slots."""
    with table(
        Faction(ships="L1@DS"),
        Faction(ships="L4@B1", outposts="B1:food"),
        Faction(),
        board=Board(systems={"B1": "epsilon_eridani"}),
        effect=Jump(6),
    ) as t:
        t.boris.does("move 1 from ds to b1", "move 1 from b1 to yd", "move 1 from yd to a1")
        t.boris.does("move 1 from a1 to yf", "move 1 from yf to sol", "move 1 from sol to yo")
        assert t.boris.ships == ["L1@YO"]
        assert t.controller("YO") == 0


def test_b12_6_control_and_bonuses_come_after_the_movement() -> None:
    with table(
        Faction(ships="L1@YF", outposts="YF:food"), Faction(), board=BARNARD, effect=Jump(1)
    ) as t:
        t.boris.does("move 1 from yf to a1")
        assert t.controller("A1") == 0
        assert t.boris.pop == 3  # B13.13 the bonus of Barnard's Star


def test_b12_1_a_seat_without_ships_has_nothing_to_move() -> None:
    with table(Faction(), Faction(), effect=AllOf(GainOre(1), Jump(3))) as t:
        assert t.where == "turn.choose_production"
        assert t.boris.ore == 1


def test_b21_44_nodes_captured_are_those_of_this_very_jump() -> None:
    """B21.44: a bonus jump in between does not count, though it takes a node itself."""
    effect = AllOf(Jump(2), GainOrePer(CAPTURED))
    with table(
        Faction(ships="L1@YF L1@YO L1@SOL", outposts="YF:food YO:ore"),
        Faction(),
        Faction(),
        board=Board(systems={"A1": "luyten_726_8", "A2": "sys_o2"}),
        effect=effect,
        game=GAME,
    ) as t:
        t.boris.does("move 1 from yf to a1", "jump done", "track food")
        assert t.where == "travel.choose_move"  # the control bonus of Luyten 726-8: Jump 1
        t.boris.does("move 1 from yo to a2")
        assert t.controller("A2") == 0
        assert t.boris.ore == 1


def test_b21_42_through_a_wormhole_one_point_leads_anywhere() -> None:
    """B21.42, Q67: but Sol and Deep Space are left along lines."""
    with table(
        Faction(ships="L1@SOL L2@YF", slots="3-1"),
        Faction(),
        Faction(),
        board=Board(tree={"3-1": "wormhole_technology"}),
        effect=Jump(2),
    ) as t:
        t.boris.may_not("move 1 from sol to b1", rule="B12.5", key="no-line-between")
        t.boris.may_not("move 2 from yf to ww", rule="B12.5", key="no-such-node")
        t.boris.does("move 2 from yf to ds")
        t.boris.may_not("move 2 from ds to yf", rule="B12.5", key="no-line-between")
        t.boris.may("move 2 from ds to b2", "move 1 from sol to yo")


def test_b21_42_the_immediate_move_leads_anywhere_from_anywhere() -> None:
    with table(
        Faction(ships="L1@SOL L2@DS"), Faction(), Faction(), effect=JumpAnywhere(2), mode=BONUS
    ) as t:
        t.boris.does("move 1 from sol to b1", "move 2 from ds to sol")
        assert t.boris.ships == ["L2@SOL", "L1@B1"]


def test_b21_43_moves_must_leave_the_colonization_possible() -> None:
    """B19.4, Q24: with two points L1 and L1 can reach A1 only if each of them goes there."""
    with table(
        Faction(ships="L1@YF L1@YD L1@SOL"),
        Faction(),
        Faction(),
        board=Board(systems={"A1": "sys_f2"}),
        effect=AllOf(Jump(2), ColonizeUncontrolled()),
        game=GAME,
    ) as t:
        t.boris.may_only("move 1 from yf to a1", "move 1 from yd to a1")
        t.boris.may_not("move 1 from sol to yf", rule="B19.4")
        t.boris.may_not("jump done", rule="B19.4")
        t.boris.does("move 1 from yf to a1")  # the rest is forced
        assert t.boris.colonies == ["sys_f2"]
        assert t.boris.ships == ["L1@SOL"]


def test_b12_6_control_that_the_jump_brings_serves_the_colonization() -> None:
    """B13.5, B14.3: one must come out stronger than the strongest other there."""
    with table(
        Faction(ships="L2@YF L1@YD"),
        Faction(ships="L2@A1", outposts="A1:food"),
        Faction(),
        board=Board(systems={"A1": "sys_f2"}),
        effect=AllOf(Jump(2), Colonize()),
        game=GAME,
    ) as t:
        t.boris.may_only("move 2 from yf to a1", "move 1 from yd to a1")
        t.boris.does("move 2 from yf to a1")  # the second move is forced
        assert t.controller("A1") == 0
        t.boris.may_only("settle 1", "settle 2")
