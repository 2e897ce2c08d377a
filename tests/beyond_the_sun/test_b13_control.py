"""B13 Control: who takes it, who loses it, outposts and their bonuses."""

from __future__ import annotations

import itertools

import pytest

from deepfield.games.beyond_the_sun.effects.fleet import Jump, Upgrade
from deepfield.games.beyond_the_sun.fleet_events import ControlBonus, ControlLost, ControlTaken
from deepfield.games.beyond_the_sun.flow.control import controller_due
from kit.beyond import Board, Faction, table
from kit.beyond_box import SYS_F2, SYS_O2, fixture
from kit.beyond_lay import node_of

GAME = fixture(SYS_F2, SYS_O2)
F2_O2 = Board(systems={"A1": "sys_f2", "A2": "sys_o2"})


def test_ex_29_a_tie_does_not_dislodge() -> None:
    with table(
        Faction(ships="L1@YO", outposts="YO"),
        Faction(ships="L1@SOL L1@SOL"),
        active=1,
        effect=Jump(2),
    ) as t:
        t.irina.does("move 1 from sol to yo", "jump done")
        assert t.controller("YO") == 0
    with table(
        Faction(ships="L1@YO", outposts="YO"),
        Faction(ships="L1@SOL L1@SOL"),
        active=1,
        effect=Jump(2),
    ) as t:
        t.irina.does("move 1 from sol to yo", "move 1 from sol to yo")
        assert t.controller("YO") == 1


def test_ex_22_substituted_discs_stay() -> None:
    """B10.5, B10.6, B13.6: the food disc comes back, the achievement disc on YF stays."""
    with table(
        Faction(ships="L3@YF"),
        Faction(),
        Faction(),
        Faction(ships="L1@A1", outposts="YF:achievement A1:food", food=0),
        board=F2_O2,
        game=GAME,
        effect=Jump(1),
    ) as t:
        t.boris.does("move 3 from yf to a1")
        assert t.dmitry.food == 1
        assert t.dmitry.outposts == ["YF:achievement"]
    with table(
        Faction(),
        Faction(),
        Faction(),
        Faction(ships="L1@YF", outposts="YF:achievement", food=1),
        board=F2_O2,
        game=GAME,
        active=3,
        effect=Jump(1),
    ) as t:
        t.dmitry.does("move 1 from yf to a1")
        assert t.dmitry.outposts == ["YF:achievement", "A1:food"]
        assert t.dmitry.food == 0


def test_b13_4_a_who_moves_in_where_nobody_has_ships_takes_control() -> None:
    with table(Faction(ships="L1@SOL"), Faction(outposts="YF"), effect=Jump(1)) as t:
        t.boris.does("move 1 from sol to yf")
        assert t.controller("YF") == 0
        assert t.boris.saw(ControlLost, seat=1, node=node_of("YF"))
        assert t.boris.saw(ControlTaken, seat=0, node=node_of("YF"))


def test_b13_4_c_the_strongest_of_the_others_follows_who_leaves() -> None:
    """B13.4(c), B13.14: in another player's turn, with the control bonus."""
    with table(
        Faction(ships="L4@A1", outposts="A1"),
        Faction(ships="L2@A1"),
        Faction(ships="L1@A1"),
        board=Board(systems={"A1": "ez_aquarii"}),
        effect=Jump(1),
    ) as t:
        t.boris.does("move 4 from a1 to yf")
        assert t.controller("A1") == 1
        assert t.irina.pop == 3


def test_b13_4_d_a_tie_of_the_others_leaves_the_node_to_nobody() -> None:
    with table(
        Faction(ships="L4@YF", outposts="YF", food=7),
        Faction(ships="L2@YF"),
        Faction(ships="L1@YF L1@YF"),
        effect=Jump(1),
    ) as t:
        t.boris.does("move 4 from yf to sol")
        assert t.controller("YF") == -1
        assert t.boris.food == 8


def test_b13_5_who_withdraws_and_ties_keeps_control() -> None:
    """Q15"""
    with table(
        Faction(ships="L2@YF L1@YF", outposts="YF"), Faction(ships="L2@YF"), effect=Jump(1)
    ) as t:
        t.boris.does("move 1 from yf to sol")
        assert t.controller("YF") == 0


def test_b13_5_a_node_of_nobody_goes_to_the_strongest_alone() -> None:
    """Q16: a tie of strength 1 is broken by an upgrade (B11.6)."""
    with table(Faction(ships="L1@YF"), Faction(ships="L1@YF"), effect=Upgrade(1)) as t:
        assert t.controller("YF") == 0


STRENGTHS = list(itertools.product(range(3), repeat=3))


@pytest.mark.parametrize("holder", [-1, 0, 1, 2])
def test_b13_5_the_algorithm_follows_the_rules_for_one_node(holder: int) -> None:
    """B13.4 (a) to (e), over all strengths from 0 to 2 of three factions and every controller."""
    with table(Faction(), Faction(), Faction()) as t:
        g = t.table.clone()
        yf = node_of("YF")
        for strengths in STRENGTHS:
            g.outpost[yf] = holder * 3 if holder >= 0 else -1
            for seat, strength in enumerate(strengths):
                g.ships[seat * 40 + yf * 4 : seat * 40 + yf * 4 + 2] = [
                    int(strength == 1),
                    int(strength == 2),
                ]
            best = max(strengths)
            strongest = [seat for seat, strength in enumerate(strengths) if strength == best]
            if best == 0 or holder in strongest:
                expected = holder  # (e), and (b): more strength than the controller
            else:
                expected = strongest[0] if len(strongest) == 1 else -1  # (a), (c); (d)
            assert controller_due(g, yf) == expected, (holder, strengths)


def test_b13_1_sol_deep_space_and_empty_slots_cannot_be_controlled() -> None:
    """B2.8, B26.5, B14.12"""
    with table(Faction(ships="L1@SOL L1@B1"), Faction(), Faction(), effect=Jump(2)) as t:
        t.boris.does("move 1 from b1 to ds", "jump done")
        assert t.boris.outposts == []
    with table(Faction(ships="L1@YF", outposts="YF"), Faction(), Faction(), effect=Jump(1)) as t:
        t.boris.does("move 1 from yf to a1")
        assert t.controller("A1") == -1


def test_b13_7_the_disc_matches_the_specialization() -> None:
    with table(Faction(ships="L1@SOL L1@SOL", food=8, ore_discs=8), Faction(), effect=Jump(2)) as t:
        t.boris.does("move 1 from sol to yf", "move 1 from sol to yo")
        assert t.boris.outposts == ["YF:food", "YO:ore"]
        assert (t.boris.food, t.boris.ore_discs) == (7, 7)


def test_b13_8_with_two_specializations_one_chooses() -> None:
    with table(
        Faction(ships="L2@A1"),
        Faction(ships="L1@YD", outposts="YD:ore"),
        Faction(),
        effect=Jump(1),
    ) as t:
        t.boris.does("move 2 from a1 to yd")
        t.boris.may_only("track food", "track ore")
        t.boris.does("track food")
        assert t.boris.outposts == ["YD:food"]


def test_b13_9_the_empty_track_may_be_chosen() -> None:
    """Q18: with an achievement disc; B10.5 if both tracks are empty there is nothing to choose."""
    with table(
        Faction(ships="L2@A1", food=0, ore_discs=3), Faction(), Faction(), effect=Jump(1)
    ) as t:
        t.boris.does("move 2 from a1 to yd", "track food")
        assert t.boris.outposts == ["YD:achievement"]
        assert t.boris.ore_discs == 3
    with table(
        Faction(ships="L2@A1", food=0, ore_discs=0), Faction(), Faction(), effect=Jump(1)
    ) as t:
        t.boris.does("move 2 from a1 to yd")
        assert t.boris.outposts == ["YD:achievement"]
        assert t.where == "turn.choose_production"


def test_b13_9_subatomic_fabrication_opens_either_track() -> None:
    """B21.39, Q66: for a disc on a system, whatever its specialization."""
    board = Board(tree={"3-5": "subatomic_fabrication"}, systems={"A1": "sys_f2"})
    with table(
        Faction(ships="L1@YF", outposts="YF", slots="3-5", food=0),
        Faction(),
        board=board,
        game=GAME,
        effect=Jump(1),
    ) as t:
        t.boris.does("move 1 from yf to a1")
        t.boris.may_only("track food", "track ore")
        t.boris.does("track food")
        assert t.boris.outposts == ["YF:food", "A1:achievement"]


def test_b13_10_lost_outposts_return_before_new_ones_are_placed() -> None:
    """B13.11, Q17: Irina's last food disc comes home from YF and goes to A1."""
    with table(
        Faction(ships="L4@A1", outposts="A1"),
        Faction(ships="L1@A1", outposts="YF", food=0),
        Faction(),
        board=F2_O2,
        game=GAME,
        effect=Jump(1),
    ) as t:
        t.boris.does("move 4 from a1 to yf")
        assert t.boris.outposts == ["YF:food"]
        assert t.irina.outposts == ["A1:food"]
        assert t.irina.food == 0


def test_b13_12_an_outpost_is_worth_a_point() -> None:
    with table(Faction(outposts="YF A1"), Faction(), board=F2_O2, game=GAME) as t:
        assert t.boris.lines["outposts"] == 2


def test_b13_13_the_bonus_comes_whoever_controlled_the_system_before() -> None:
    """B13.15: and comes again when the system is retaken."""
    board = Board(systems={"A1": "sirius"})
    with table(
        Faction(ships="L2@YF", outposts="YF"),
        Faction(ships="L1@A1", outposts="A1:ore"),
        board=board,
        effect=Jump(1),
    ) as t:
        t.boris.does("move 2 from yf to a1")
        assert t.boris.ore == 1
    with table(
        Faction(ships="L2@A1", outposts="A1:ore"),
        Faction(ships="L3@YF", outposts="YF"),
        board=board,
        active=1,
        effect=Jump(1),
    ) as t:
        t.irina.does("move 3 from yf to a1")
        assert t.irina.ore == 1


TWO_BONUSES = Board(systems={"A1": "barnards_star", "A2": "sirius"})


def test_b13_16_of_several_bonuses_the_owner_chooses_the_order() -> None:
    with table(
        Faction(ships="L1@YF L1@YO L1@SOL", outposts="YF YO"),
        Faction(),
        Faction(),
        board=TWO_BONUSES,
        effect=Jump(2),
    ) as t:
        t.boris.does("move 1 from yf to a1", "move 1 from yo to a2")
        t.boris.may_only("control bonus barnards_star", "control bonus sirius")
        t.boris.may_not("control bonus tau_ceti", rule="B13.16")
        t.boris.does("control bonus sirius")
        assert (t.boris.ore, t.boris.pop) == (1, 3)


def test_b13_16_between_players_the_active_one_comes_first() -> None:
    """Q17: Irina takes A2 and gets its bonus before Anna gets that of A1, which Irina has left."""
    with table(
        Faction(ships="L1@A2", outposts="A2"),
        Faction(ships="L4@A1", outposts="A1"),
        Faction(ships="L2@A1"),
        board=TWO_BONUSES,
        active=1,
        effect=Jump(3),
    ) as t:
        t.irina.does("move 4 from a1 to yd", "move 4 from yd to a2", "jump done")
        bonuses = [event for event in t.table.events_for(None) if isinstance(event, ControlBonus)]
        assert [event.seat for event in bonuses] == [1, 2]
        assert (t.irina.ore, t.anna.pop) == (1, 3)


def test_b13_18_a_colony_is_not_controlled() -> None:
    with table(Faction(colonies="sirius"), Faction()) as t:
        assert t.table.nodes_of(0) == []
        assert t.boris.lines["outposts"] == 0


def test_b13_17_a_permanent_effect_holds_once_colonized() -> None:
    """B14.13: controlling TRAPPIST-1 gives nothing yet."""
    board = Board(systems={"B1": "trappist_1"})
    with table(Faction(outposts="B1"), Faction(), Faction(), board=board) as t:
        assert not t.table.lasting_colonies(0)
    with table(Faction(colonies="trappist_1"), Faction(), Faction()) as t:
        assert t.table.lasting_colonies(0)


def test_b13_19_an_earned_bonus_comes_though_the_node_is_lost_again() -> None:
    """B13.20, Q57: the bonus jump leaves Sirius to Irina; her bonus comes first, then that of Boris."""
    with table(
        Faction(ships="L2@YO L1@YF", outposts="YO YF"),
        Faction(ships="L1@A2", outposts="A2"),
        Faction(),
        board=Board(systems={"A1": "luyten_726_8", "A2": "sirius"}),
        effect=Jump(2),
    ) as t:
        t.boris.does("move 2 from yo to a2", "move 1 from yf to a1", "track ore")
        t.boris.does("control bonus luyten_726_8", "move 2 from a2 to yo")
        bonuses = [event for event in t.table.events_for(None) if isinstance(event, ControlBonus)]
        assert [event.seat for event in bonuses] == [1, 0]
        assert (t.boris.ore, t.irina.ore) == (1, 1)
        assert t.controller("A2") == 1


def test_b13_3_control_is_checked_in_other_players_turns_too() -> None:
    """B13.14, B15.11: a ship traded for population leaves the yard to Irina."""
    with table(
        Faction(ships="L2@YF", outposts="YF", ore=1),
        Faction(ships="L1@YF"),
        phase="production",
    ) as t:
        t.boris.does("trade", "trade 2 at yf")
        assert t.controller("YF") == 1
