"""B14 Colonization: condition, settlers, exile, discovery, discs, bonus."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import FOOD
from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.effects.economy import Populate
from deepfield.games.beyond_the_sun.effects.fleet import Jump
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.fleet_events import (
    ControlBonus,
    NodeEmptied,
    SettlerReturned,
    ShipsExiled,
    SystemColonized,
    SystemDiscovered,
)
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table
from kit.beyond_box import SYS_F2, SYS_O2, fixture, system
from kit.beyond_lay import node_of

GAME = fixture(SYS_F2, SYS_O2)
BARNARD = Board(systems={"A1": "barnards_star"}, decks={"A": ["sys_o2"]})


def test_ex_15_which_systems_can_be_colonized() -> None:
    """B13.2, B14.3: control and the strength of one's own; that of others is irrelevant."""
    with table(
        Faction(ships="L3@A1 L3@B1", outposts="A1"),
        Faction(),
        Faction(ships="L3@A1 L1@A2 L2@B1 L2@B1 L1@B1", outposts="A2 B1"),
        board=Board(systems={"A1": "barnards_star", "A2": "lalande_21185", "B1": "kapteyns_star"}),
        active=2,
        effect=Colonize(),
        pace="all",
    ) as t:
        t.anna.may_only("colonize b1")
        t.anna.may_not("colonize a1", rule="B14.3", key="system-not-controlled")
        refusal = t.anna.may_not("colonize a2", rule="B14.3", key="strength-too-low")
        assert refusal.args == {"need": 3, "have": 1}


def test_ex_34_a_complete_colonization() -> None:
    """B14.3 to B14.8, B13.15: the control bonus is not given again.

    The settlers fill columns C and A, then the bonus takes a cube of A (B6.6): [2, 4, 3, 3, 3]. The
    case as it was written down says [2, 4, 2, 3, 3], which would lose a cube (B26.1).
    """
    with table(
        Faction(),
        Faction(ships="L1@A1"),
        Faction(ships="L1@A1 L2@A1 L1@A2", outposts="A1 A2", food=6, cols=[2, 4, 2, 3, 3], pop=0),
        board=Board(systems={"A1": "barnards_star", "A2": "sirius"}, decks={"A": ["sys_o2"]}),
        game=fixture(SYS_O2, system("sirius", strength=1)),
        active=2,
        effect=Colonize(),
    ) as t:
        t.anna.may_only("colonize a1", "colonize a2")
        t.anna.does("colonize a1")  # both ships must go: nothing to choose
        assert t.anna.colonies == ["barnards_star"]
        assert t.anna.cols == [2, 4, 3, 3, 3]
        assert (t.anna.pop, t.anna.ore, t.anna.food) == (1, 2, 5)
        assert t.irina.ships == ["L1@DS"]
        assert t.at_node("A1") == "sys_o2"
        assert t.controller("A1") == -1
        assert not t.anna.saw(ControlBonus)
        assert t.anna.saw(SettlerReturned, level=2)
        assert t.anna.saw(ShipsExiled, seat=1, count=1)
        assert t.anna.saw(SystemColonized, seat=2)
        assert t.anna.saw(SystemDiscovered, node=node_of("A1"))


def test_ex_18_lalande_order_of_the_bonus() -> None:
    """B14.10, B21.13: growth, ore, trade, each on the state as it is then."""
    with table(
        Faction(),
        Faction(),
        Faction(ships="L3@A2", outposts="A2", food=7, cols=[0, 3, 3, 3, 3], pop=0),
        board=Board(systems={"A2": "lalande_21185"}),
        game=fixture(system("lalande_21185", strength=3, specializations=FOOD)),
        active=2,
        effect=Colonize(),
    ) as t:
        assert t.where == "trade.exchange"
        assert (t.anna.cols, t.anna.pop, t.anna.ore) == ([0, 3, 3, 3, 3], 1, 1)
        assert t.anna.food == 6
        t.anna.does("sell population")
        assert (t.anna.cols, t.anna.pop, t.anna.ore) == ([0, 4, 3, 3, 3], 0, 2)


def test_b14_1_one_colonize_effect_colonizes_one_system() -> None:
    """B14.2, Q56: and never a yard."""
    with table(
        Faction(ships="L4@A1 L4@A2 L4@YF", outposts="A1 A2 YF"),
        Faction(),
        board=Board(systems={"A1": "sys_f2", "A2": "sys_o2"}),
        game=GAME,
        effect=Colonize(),
    ) as t:
        t.boris.may_not("colonize yf", rule="B14.2")
        t.boris.may_only("colonize a1", "colonize a2")
        t.boris.does("colonize a1")
        assert t.boris.colonies == ["sys_f2"]


def test_b14_4_settlers_reach_the_required_strength() -> None:
    """More may go; the difference is not refunded. B14.5: the others are exiled, one's own too."""
    with table(
        Faction(ships="L2@A1 L2@A1 L1@A1", outposts="A1", food=6),
        Faction(ships="L2@A1"),
        Faction(),
        board=BARNARD,
        game=GAME,
        effect=Colonize(),
    ) as t:
        t.boris.may_only("settle 1", "settle 2")
        t.boris.does("settle 2")
        refusal = t.boris.may_not("settlers done", rule="B14.4", key="too-few-settlers")
        assert refusal.args == {"need": 3, "have": 2}
        t.boris.may_not("settle 3", rule="B14.4", key="no-such-ship-there")
        t.boris.does("settle 2")
        t.boris.may_only("settle 1", "settlers done")
        t.boris.does("settlers done")
        assert t.boris.ships == ["L1@DS"]
        assert t.irina.ships == ["L2@DS"]


def test_b14_6_an_empty_deck_gives_way_to_the_other() -> None:
    faction = Faction(ships="L3@A1", outposts="A1")
    with table(
        faction,
        Faction(),
        board=Board(
            systems={"A1": "barnards_star"}, out_of_decks=("A",), decks={"B": ["tau_ceti"]}
        ),
        effect=Colonize(),
    ) as t:
        assert t.at_node("A1") == "tau_ceti"
    with table(
        faction,
        Faction(),
        board=Board(systems={"A1": "barnards_star"}, out_of_decks=("A", "B")),
        effect=AllOf(Colonize(), Jump(1)),
    ) as t:
        assert t.at_node("A1") == ""


def test_b14_12_an_empty_slot_is_a_plain_node() -> None:
    """Q21: nobody takes control there, and nothing can be colonized."""
    with table(
        Faction(ships="L3@A1 L1@YF", outposts="A1 YF"),
        Faction(),
        Faction(),
        board=Board(systems={"A1": "barnards_star"}, out_of_decks=("A", "B")),
        effect=AllOf(Colonize(), Jump(2)),
    ) as t:
        assert t.where == "travel.choose_move"
        t.boris.does("move 1 from yf to a1")
        t.boris.does("jump done")
        assert t.boris.outposts == ["YF:food"]


def test_b14_6_the_empty_node_is_told() -> None:
    with table(
        Faction(ships="L3@A1 L4@A2", outposts="A1 A2"),
        Faction(),
        board=Board(
            systems={"A1": "barnards_star", "A2": "lalande_21185"}, out_of_decks=("A", "B")
        ),
        effect=Colonize(),
    ) as t:
        t.boris.does("colonize a1")
        assert t.boris.saw(NodeEmptied, node=node_of("A1"))


def test_b14_7_the_second_disc_need_not_be_of_the_kind_of_the_outpost() -> None:
    with table(
        Faction(ships="L2@A1", outposts="A1:food", food=6, ore_discs=8),
        Faction(),
        board=Board(systems={"A1": "alpha_centauri"}),
        effect=Colonize(),
    ) as t:
        t.boris.may_only("track food", "track ore")
        t.boris.does("track ore")
        assert (t.boris.food, t.boris.ore_discs) == (6, 7)
        assert t.boris.ore == 2  # B14.8 the bonus


def test_b14_9_the_new_system_lies_there_when_the_bonus_comes() -> None:
    """B14.11: nobody controls it before; the bonus jump of Struve 2398 takes it."""
    with table(
        Faction(ships="L3@A1 L1@YF", outposts="A1 YF"),
        Faction(ships="L2@A1"),
        Faction(),
        board=Board(systems={"A1": "struve_2398"}, decks={"A": ["sys_o2"]}),
        game=GAME,
        effect=Colonize(),
    ) as t:
        t.boris.does("track food")
        assert t.at_node("A1") == "sys_o2"
        assert t.controller("A1") == -1
        t.boris.does("move 1 from yf to a1", "jump done")
        assert t.controller("A1") == 0
        assert t.irina.ships == ["L2@DS"]


def test_b14_10_the_bonus_may_use_the_settlers_cubes() -> None:
    with table(
        Faction(ships="L3@A1", outposts="A1", cols=[0, 0, 0, 0, 0], pop=1),
        Faction(),
        board=BARNARD,
        game=GAME,
        effect=Colonize(),
    ) as t:
        assert t.boris.pop == 2
        assert sum(t.boris.cols) == 0


def test_b14_13_a_colony_scores_its_points_and_has_its_effect() -> None:
    """B18.7"""
    with table(Faction(colonies="barnards_star ross_154"), Faction()) as t:
        assert t.boris.lines["colonies"] == 11
        assert t.table.lasting_colonies(0)


def test_b14_15_one_check_of_control_comes_before_the_second_disc() -> None:
    """Q53: exile gives no control, though Irina is alone in Deep Space and Boris has left A1."""
    with table(
        Faction(ships="L2@A1", outposts="A1"),
        Faction(ships="L1@A1"),
        board=Board(systems={"A1": "sys_f2"}, decks={"A": ["sys_o2"]}),
        game=GAME,
        effect=Colonize(),
    ) as t:
        assert t.irina.outposts == []
        assert t.boris.outposts == []
        assert t.boris.food == 6


def test_b14_4_the_cubes_return_to_the_rightmost_columns() -> None:
    """B6.7"""
    with table(
        Faction(ships="L1@A1 L1@A1", outposts="A1", cols=[4, 4, 3, 3, 1]),
        Faction(),
        board=Board(systems={"A1": "sys_f2"}),
        game=GAME,
        effect=Colonize(),
    ) as t:
        assert t.boris.cols == [4, 4, 3, 3, 3]


def test_b14_10_what_follows_may_count_on_the_settlers() -> None:
    """B5.13: with no supply at all, colonize and then supply into population is possible."""
    with table(
        Faction(ships="L2@A1", outposts="A1", cols=[0, 0, 0, 0, 0], pop=0),
        Faction(),
        board=Board(systems={"A1": "sys_f2"}),
        game=GAME,
        effect=AllOf(Colonize(), Populate(1)),
    ) as t:
        assert t.boris.pop == 1


def test_b19_8_a_bonus_on_the_way_may_close_it() -> None:
    """Q60: the control bonus of Luyten 726-8 leads away again; the colonization is left out."""
    with table(
        Faction(ships="L4@YF", outposts="YF"),
        Faction(),
        board=Board(systems={"A1": "luyten_726_8"}),
        game=GAME,
        effect=AllOf(Jump(1), Colonize()),
    ) as t:
        t.boris.does("track food", "move 4 from a1 to yf")
        assert t.boris.colonies == []
        assert t.where == "turn.choose_production"


def test_b19_5_a_bonus_without_a_system_to_colonize_does_nothing() -> None:
    with table(Faction(ships="L4@A1"), Faction(), effect=Colonize(), mode=BONUS) as t:
        assert t.where == "turn.choose_production"
