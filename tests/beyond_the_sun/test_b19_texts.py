"""B19 Mandatory and optional effects, costs inside an effect, unknown results."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import ORE, Deed
from deepfield.games.beyond_the_sun.effects.choice import ChooseOne, EachFaction, May, Pay
from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.effects.economy import Automate, GainOre, Populate
from deepfield.games.beyond_the_sun.effects.fleet import FROM_SUPPLY, Build, Jump
from deepfield.games.beyond_the_sun.effects.research import Research
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table
from kit.beyond_box import event, fixture, technology

TREE = {"1-1": "advanced_robotics", "1-2": "terraforming", "1-3": "advanced_genetics"}
ARMADA = ChooseOne(Build(2, FROM_SUPPLY), Populate(1))


def test_b19_1_effects_are_carried_out_in_printed_order_and_in_full() -> None:
    """B19.1, B0.7 Nobody is asked whether."""
    effect = AllOf(GainOre(1), Automate(ORE), Populate(2))
    with table(Faction(), Faction(), effect=effect) as t:
        assert (t.boris.ore, t.boris.automation, t.boris.pop) == (1, 1, 4)
        assert t.where == "turn.choose_production"


def test_b19_2_what_is_optional_is_asked() -> None:
    """B19.2, B19.3 It can be left out; the mandatory parts around it are done."""
    effect = AllOf(GainOre(1), May(Populate(1)), GainOre(1))
    for answer, pop in (("do it", 3), ("decline", 2)):
        with table(Faction(), Faction(), effect=effect) as t:
            t.boris.may_only("do it", "decline")
            t.boris.does(answer)
            assert (t.boris.pop, t.boris.ore) == (pop, 2)


def test_b19_2_what_would_do_nothing_is_not_asked() -> None:
    """B19.2 No supply, no ore for the inner cost: nothing to decide."""
    effect = AllOf(GainOre(1), May(Populate(1)), May(GainOre(5), ore=2))
    with table(Faction(cols=(0, 0, 0, 0, 0)), Faction(), effect=effect) as t:
        assert t.where == "turn.choose_production"
        assert t.boris.ore == 1


def test_b19_9_an_inner_cost_is_paid_when_its_part_is_reached() -> None:
    """B19.9 With what the same action has gained before."""
    effect = AllOf(GainOre(2), May(Populate(1), ore=2))
    with table(Faction(ore=0), Faction(), effect=effect) as t:
        t.boris.does("do it")
        assert (t.boris.ore, t.boris.pop) == (0, 3)


def test_b19_9_a_mandatory_inner_cost_must_be_payable() -> None:
    """B19.9, B19.4, B21.36 Cerebral Implants: 3 ore for level II or 5 ore for level III."""
    tree = {**TREE, "2-1": "plasma_cannon", "2-2": "mass_cloning", "3-6": "cerebral_implants"}
    slots = "1-1 1-2 1-3 1-4 2-1 3-6"
    for ore, legal in ((2, False), (3, True)):
        faction = Faction(pop=0, ore=ore, slots=slots)
        with table(faction, Faction(), board=Board(tree=tree), pace="all") as t:
            assert ("place cerebral_implants.1" in t.boris.options) is legal
            if not legal:
                t.boris.may_not("place cerebral_implants.1", rule="B19.9", key="not-enough-ore")
    with table(
        Faction(pop=0, ore=3, slots=slots), Faction(), board=Board(tree=tree), pace="all"
    ) as t:
        t.boris.does("place cerebral_implants.1")
        t.boris.may_only("choose a")
        t.boris.may_not("choose b", rule="B19.9", key="not-enough-ore")
        t.boris.may_not("choose c", rule="B19.3", key="no-such-alternative")
        t.boris.does("choose a")
        assert t.boris.ore == 0


def test_b19_4_a_mandatory_effect_that_cannot_be_done_forbids_the_action() -> None:
    """B19.4, Q24 Colonize without a system, research without a slot; the reason is the part's."""
    game = fixture(technology("advanced_robotics", deeds=(Deed(1, AllOf(GainOre(5), Colonize())),)))
    with table(Faction(slots="1-1"), Faction(), board=Board(tree=TREE), game=game) as t:
        t.boris.may_not("place advanced_robotics.1", rule="B14.3")


def test_b19_5_a_bonus_is_done_as_far_as_possible() -> None:
    """B19.5, B8.18 What cannot be carried out is skipped; the rest is not."""
    effect = AllOf(Colonize(), GainOre(1), Research(4), Pay(9, GainOre(9)), GainOre(1))
    with table(Faction(), Faction(), effect=effect, mode=BONUS) as t:
        assert t.boris.ore == 2
        assert t.where == "turn.choose_production"


def test_b19_5_of_alternatives_of_a_bonus_one_that_does_something_is_chosen() -> None:
    """B19.5, B21.34 Android Armada: the same choice twice is allowed."""
    with table(Faction(), Faction(), effect=AllOf(ARMADA, ARMADA), mode=BONUS) as t:
        t.boris.may_only("choose a", "choose b")
        t.boris.does("choose b", "choose b")
        assert t.boris.pop == 4
    nothing = ChooseOne(Populate(1), Jump(2))
    with table(Faction(cols=(0, 0, 0, 0, 0)), Faction(), effect=nothing, mode=BONUS) as t:
        assert t.where == "turn.choose_production"
    with table(
        Faction(cols=(0, 0, 0, 0, 0), ships="L1@SOL"),
        Faction(),
        effect=nothing,
        mode=BONUS,
        pace="all",
    ) as t:
        t.boris.may_only("choose b")
        t.boris.may_not("choose a", rule="B19.5", key="alternative-does-nothing")


def test_b19_7_active_player_first_then_clockwise() -> None:
    """B19.7, B9.2, Q39 Each is asked in its turn."""
    factions = [Faction(), Faction(), Faction()]
    with table(*factions, active=2, effect=EachFaction(May(Populate(1))), mode=BONUS) as t:
        t.anna.does("do it")
        t.boris.does("decline")
        t.irina.does("do it")
        assert [t.boris.pop, t.irina.pop, t.anna.pop] == [2, 3, 3]


def test_b19_8_an_event_that_closes_the_way_does_not_undo_the_action() -> None:
    """B19.8, Q60 What follows is done as far as possible, like a bonus."""
    game = fixture(
        event("ore_rush", effect=EachFaction(Pay(1, Populate(1)))),
        technology("advanced_robotics", deeds=(Deed(1, AllOf(Research(2), Pay(2, GainOre(9)))),)),
    )
    board = Board(
        tree={**TREE, "1-4": "hypercomputing"},
        events={"2-1": "ore_rush"},
        decks={"2": ["orbital_greenhouses", "mass_cloning"]},
    )
    with table(Faction(pop=1, ore=2, slots="1-1"), Faction(), board=board, game=game) as t:
        t.boris.does("place advanced_robotics.1", "take mass_cloning")
        assert t.boris.ore == 1
        assert t.where == "turn.choose_production"


def test_b19_6_what_is_nested_comes_before_the_next_effect() -> None:
    """B19.6, B12.6, B13.13 The control bonus of Sirius is there before the ore is counted on."""
    effect = AllOf(Jump(1), Pay(1, Populate(1)))
    board = Board(systems={"A1": "sirius"})
    with table(
        Faction(ore=0, ships="L2@YF", outposts="YF"),
        Faction(),
        board=board,
        effect=effect,
        mode=BONUS,
    ) as t:
        t.boris.does("move 2 from yf to a1")
        assert (t.boris.ore, t.boris.pop) == (0, 3)


def test_b0_3_a_text_overrides_the_general_rule() -> None:
    """B0.3, B0.4 Free research without prerequisites; an event's "you" is its resolver."""
    from deepfield.games.beyond_the_sun.effects.research import ResearchFreely

    board = Board(tree={**TREE, "2-6": "orbital_greenhouses"})
    with table(
        Faction(slots="1-1 1-2 1-3"), Faction(), board=board, effect=ResearchFreely(2), mode=BONUS
    ) as t:
        assert "2-6" in t.boris.slots
    effect = EachFaction(GainOre(1), you=GainOre(3))
    with table(Faction(), Faction(), active=1, effect=effect, mode=BONUS) as t:
        assert (t.boris.ore, t.irina.ore) == (1, 3)
