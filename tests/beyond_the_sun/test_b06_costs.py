"""B6 Costs, ore and cubes: what is taken from where, and where it returns to."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import Deed
from deepfield.games.beyond_the_sun.effects.choice import EachOther
from deepfield.games.beyond_the_sun.effects.economy import (
    GainOre,
    MoveRightmost,
    MoveToColumn,
    Populate,
    ResourceTrade,
)
from deepfield.games.beyond_the_sun.effects.research import Research
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.events import OreGained, OrePaid, PopulationReturned
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table
from kit.beyond_box import fixture, technology

UNION = "pan_equatorial_union"
TREE = {"1-1": "advanced_robotics", "1-2": "terraforming"}


def test_ex_05_population_as_cost_and_for_the_effect() -> None:
    """B6.4, B6.5, B6.9, B5.8, Q54 Two cubes to supply and one to the research area: three are needed."""
    game = fixture(
        technology("advanced_robotics", deeds=(Deed(1, Research(3), population=2),)),
    )
    board = Board(tree={**TREE, "2-1": "mass_cloning", "3-1": "capital_ship"})
    factions = [Faction(pop=2, slots="1-1 2-1"), Faction()]
    with table(*factions, board=board, game=game) as t:
        t.boris.may_not("place advanced_robotics.1", rule="B8.7", key="no-population-to-research")
    factions[0] = Faction(pop=3, slots="1-1 2-1", ships="L1@SOL", cols=(4, 4, 3, 2, 1))
    with table(*factions, board=board, game=game) as t:
        t.boris.does("place advanced_robotics.1")
        assert t.boris.pop == 0
        assert t.boris.slots == ["1-1", "2-1", "3-1"]


def test_b6_1_a_cost_is_paid_before_any_effect() -> None:
    """B6.1, B6.2, B0.7 The ore that the action gains cannot pay for it."""
    game = fixture(technology("advanced_robotics", deeds=(Deed(1, GainOre(3), ore=2),)))
    board = Board(tree=TREE)
    with table(Faction(ore=1, slots="1-1"), Faction(), board=board, game=game) as t:
        t.boris.may_not("place advanced_robotics.1", rule="B5.8", key="not-enough-ore")
    with table(Faction(ore=2, slots="1-1"), Faction(), board=board, game=game) as t:
        t.boris.does("place advanced_robotics.1")
        assert t.boris.ore == 3
        assert t.boris.saw(OrePaid, seat=0, amount=2)
        assert t.boris.saw(OreGained, seat=0, amount=3)


def test_b6_3_the_bank_never_runs_out() -> None:
    """B6.3, B1.10 More than 60 ore at once."""
    with table(Faction(ore=90), Faction(ore=90), effect=GainOre(20)) as t:
        assert (t.boris.ore, t.irina.ore) == (110, 90)


def test_b6_2_what_others_receive_they_cannot_refuse() -> None:
    """B6.2, Q40 Nobody is asked."""
    with table(Faction(), Faction(), Faction(), effect=EachOther(GainOre(1))) as t:
        assert [t.boris.ore, t.irina.ore, t.anna.ore] == [0, 1, 1]
        assert t.boris.is_asked


def test_ex_26_return_order_over_several_columns() -> None:
    """B6.7, B6.5 The rightmost column with an empty cell first."""
    with table(
        Faction(faction=UNION, pop=4, cols=(1, 3, 3, 2, 3)), Faction(), phase="production"
    ) as t:
        t.boris.does("trade")
        for cols in ([1, 3, 3, 3, 3], [1, 4, 3, 3, 3], [2, 4, 3, 3, 3], [3, 4, 3, 3, 3]):
            t.boris.does("sell population")
            assert t.boris.cols == cols
        assert t.boris.saw(PopulationReturned, seat=0, count=1)


def test_ex_27_direct_supply_over_two_columns() -> None:
    """B6.6, B6.10, B6.11 One column is emptied before the next; with enough supply nothing is asked."""
    with table(Faction(pop=2, cols=(1, 1, 3, 3, 3)), Faction(), effect=Populate(3)) as t:
        assert t.boris.cols == [0, 0, 2, 3, 3]
        assert t.boris.pop == 5
        assert t.where == "turn.choose_production"


def test_ex_23_overflow_of_the_supply_columns() -> None:
    """B6.8, B15.8, B15.12, Q41 Cubes on top of column A are cubes of column A."""
    with table(Faction(pop=2, ore=0, cols=(4, 4, 3, 3, 3)), Faction(), phase="production") as t:
        t.boris.does("trade", "sell population", "sell population")
        assert (t.boris.cols, t.boris.pop, t.boris.ore) == ([6, 4, 3, 3, 3], 0, 2)
        t.irina.does("place grow_and_ore.1", "ore production")
        assert t.boris.cols == [5, 4, 3, 3, 3]  # row 4, his only action, has taken one of them
        t.boris.does("growth")
        assert t.boris.cols == [4, 4, 3, 3, 3]


def test_b6_10_too_little_supply_all_of_it_or_nothing() -> None:
    """B6.10, Q23, B19.2 A conversion into population: what there is, or none."""
    factions = [Faction(pop=2, cols=(0, 0, 0, 0, 2)), Faction()]
    with table(*factions, effect=Populate(3), changed=1) as t:
        t.boris.may_only("convert all supply", "convert nothing")
        t.boris.does("convert all supply")
        assert (t.boris.pop, t.boris.cols) == (4, [0, 0, 0, 0, 0])
    with table(*factions, effect=Populate(3), changed=1) as t:
        t.boris.does("convert nothing")
        assert (t.boris.pop, t.boris.cols) == (2, [0, 0, 0, 0, 2])
    with table(
        Faction(pop=2, cols=(0, 0, 0, 0, 0)), Faction(), effect=Populate(3), mode=BONUS
    ) as t:
        assert t.where == "turn.choose_production"


def test_b6_10_skipping_is_refused_where_the_action_would_change_nothing() -> None:
    """B5.9, B6.10 The action of Advanced Robotics with one cube of supply left."""
    board = Board(tree=TREE)
    with table(Faction(pop=2, cols=(1, 0, 0, 0, 0), slots="1-1"), Faction(), board=board) as t:
        t.boris.does("place advanced_robotics.1")
        assert (t.boris.pop, t.boris.cols) == (3, [0, 0, 0, 0, 0])


def test_b6_12_researchers_stay_for_good() -> None:
    """B6.12, B1.20 No exchange takes them back."""
    board = Board(tree=TREE)
    with table(Faction(pop=1, ore=5, slots="1-1"), Faction(), board=board, phase="production") as t:
        t.boris.does("trade", "sell population", "buy population", "trade done")
        assert t.boris.slots == ["1-1"]


def test_b6_13_control_is_checked_when_a_trade_takes_a_ship() -> None:
    """B6.13, B15.11, B13.3 The other faction takes control at once."""
    with table(
        Faction(ore=1, ships="L2@YF", outposts="YF"),
        Faction(ships="L1@YF"),
        phase="production",
    ) as t:
        t.boris.does("trade", "trade 2 at yf")
        assert (t.boris.outposts, t.irina.outposts) == ([], ["YF:food"])
        assert (t.boris.pop, t.boris.ore) == (3, 0)


def test_b6_14_a_cube_moves_to_the_column_that_is_named() -> None:
    """B6.14, Q34, Q59, B21.16 Any cube of another column; column A always takes it."""
    with table(Faction(cols=(4, 3, 0, 3, 3)), Faction(), effect=MoveToColumn(0)) as t:
        t.boris.may_only("move supply from b", "move supply from d", "move supply from e")
        t.boris.may_not("move supply from a", rule="B6.14", key="same-column")
        t.boris.may_not("move supply from c", rule="B6.14", key="column-empty")
        t.boris.does("move supply from d")
        assert t.boris.cols == [5, 3, 0, 2, 3]
    with table(Faction(cols=(4, 0, 0, 0, 0)), Faction(), effect=MoveToColumn(0), mode=BONUS) as t:
        assert t.boris.cols == [4, 0, 0, 0, 0]
    with table(Faction(cols=(4, 0, 0, 0, 3)), Faction(), effect=MoveToColumn(4), mode=BONUS) as t:
        assert t.boris.cols == [4, 0, 0, 0, 3]


def test_b6_15_the_rightmost_cubes_are_settled_before_the_first_moves() -> None:
    """B6.15, B6.14, B21.38 Two cubes of the rightmost columns that are not empty."""
    with table(Faction(cols=(4, 4, 2, 1, 0)), Faction(), effect=MoveRightmost(2)) as t:
        t.boris.may_only("move supply to a", "move supply to c", "move supply to e")
        t.boris.may_not("move supply to b", rule="B6.14", key="column-full")
        t.boris.may_not("move supply to d", rule="B6.14", key="same-column")
        t.boris.does("move supply to e")
        t.boris.may_only("move supply to a", "move supply to d", "move supply to e")
        t.boris.does("move supply to a")
        assert t.boris.cols == [5, 4, 1, 0, 1]


def test_b19_4_a_choice_must_leave_a_way_through_the_rest() -> None:
    """B19.4, Q24 Selling the last population cube is refused, for research follows."""
    effect = AllOf(ResourceTrade(), Research(1))
    factions = [Faction(pop=1, ore=0), Faction()]
    with table(*factions, board=Board(tree=TREE), effect=effect, pace="all") as t:
        t.boris.may_not("sell population", rule="B19.4", key="rest-cannot-be-done")
        t.boris.does("trade done", "research 1-2")
        assert t.boris.slots == ["1-2"]
