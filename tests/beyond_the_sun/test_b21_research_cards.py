"""B21 Cards of research and economy, B20 abilities of research: each is played."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE
from deepfield.games.beyond_the_sun.effects.economy import Automate, MoveRightmost
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.events import AbilityUsed
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table

LEVEL_1 = {
    "1-1": "advanced_robotics",
    "1-2": "terraforming",
    "1-3": "shared_observatories",
    "1-4": "hypercomputing",
}
TREE = {**LEVEL_1, "2-1": "mass_cloning", "3-1": "quantum_data_exchange"}
COPY = "place quantum_data_exchange.1"
OWN = "1-1 2-1 3-1"


def test_b21_9_mass_cloning_has_three_variants() -> None:
    """B21.9, B21.45, Q61 A) 3 supply, B) two ships of level 1, C) 1 supply and research."""
    board = Board(tree={**TREE, "2-3": "plasma_cannon"})
    factions = [Faction(pop=2, ore=2, slots="1-1 1-2 2-1"), Faction()]
    with table(*factions, board=board) as t:
        t.boris.does("place mass_cloning.1")
        t.boris.may_only("choose a", "choose b", "choose c")
        t.boris.does("choose a")
        assert (t.boris.pop, t.boris.ore) == (5, 1)
    with table(*factions, board=board) as t:
        t.boris.does("place mass_cloning.1", "choose c", "research 2-3")
        assert (t.boris.pop, t.boris.ore) == (2, 0)
        assert "2-3" in t.boris.slots


def test_b21_10_quantum_data_exchange_copies_research_actions() -> None:
    """B21.10, B21.40, B7.7, Q25 The printed cost, no surcharge; the pawn does not move there."""
    board = Board(tree={**TREE, "2-2": "plasma_cannon"})
    factions = [
        Faction(pop=2, ore=2, slots=f"{OWN} 1-2"),
        Faction(pawn="research_2.1"),
        Faction(pawn="research_2.2"),
    ]
    with table(*factions, board=board) as t:
        t.boris.does(COPY)
        t.boris.may_only(
            "perform research_1",
            "perform research_2",
            "perform shared_observatories",
            "perform mass_cloning",
        )
        t.boris.does("perform research_2", "research 2-2")
        assert "2-2" in t.boris.slots
        assert t.boris.ore == 0
        assert t.boris.pawn == "quantum_data_exchange.1"


def test_b21_10_what_cannot_be_copied_and_why() -> None:
    """B21.10, B21.17, B21.54, Q25, Q26 Covered guilds, others' private cards, actions without research."""
    board = Board(tree=TREE)
    factions = [Faction(pop=2, ore=9, slots=OWN), Faction(private="spacetime_anomaly_studies")]
    with table(*factions, board=board, pace="all") as t:
        t.boris.does(COPY)
        t.boris.may_not("perform guild_professors", rule="B7.10", key="guild-covered")
        t.boris.may_not("perform spacetime_anomaly_studies", rule="B21.17")
        t.boris.may_not("perform advanced_robotics", rule="B21.10", key="no-research-in-it")
        t.boris.may_not("perform quantum_data_exchange", rule="B21.10", key="no-research-in-it")
        t.boris.may_not("perform cerebral_implants", rule="B2.6")
        t.boris.may_not("perform linked_system", rule="B21.25")
        t.boris.may_not("perform mass_cloning-b", rule="B5.7", key="no-such-action")


def test_b21_10_a_copied_mass_cloning_is_its_variant_with_research() -> None:
    """B21.9, B21.10 The technology need not be one's own; variant C is used."""
    board = Board(
        tree={
            **LEVEL_1,
            "2-4": "mass_cloning",
            "2-1": "plasma_cannon",
            "3-1": "quantum_data_exchange",
        }
    )
    factions = [Faction(pop=1, ore=2, slots="1-1 1-2 3-1"), Faction()]
    with table(*factions, board=board) as t:
        t.boris.does(COPY, "perform mass_cloning", "research 2-1")
        assert (t.boris.pop, t.boris.ore) == (1, 0)


def test_b21_10_a_copied_technocrats_guild() -> None:
    """B21.10, B7.14 Its second part is performed too."""
    board = Board(tree=TREE, open_guilds=["technocrats"])
    with table(Faction(pop=2, slots=OWN), Faction(pawn="guild_technocrats.1"), board=board) as t:
        t.boris.does(COPY, "perform guild_technocrats", "research 1-2", "perform grow_and_ore")
        assert "1-2" in t.boris.slots
        assert t.boris.ore >= 1


def test_b21_10_without_a_research_action_that_is_possible_the_space_is_refused() -> None:
    """B21.10, B5.13 No population anywhere."""
    with table(
        Faction(pop=0, ore=0, slots=OWN), Faction(), board=Board(tree=TREE), pace="all"
    ) as t:
        t.boris.may_not(COPY, rule="B21.10", key="nothing-to-copy")


def test_b21_38_android_rights_replace_one_returned_cube() -> None:
    """B21.38, Q65 1 ore more, one cube less; once per action, guilds too."""
    tree = {
        **LEVEL_1,
        "2-1": "mass_cloning",
        "2-6": "orbital_greenhouses",
        "3-6": "android_rights_movement",
    }
    board = Board(tree={**tree, "3-1": "capital_ship"}, open_guilds=["professors", "terraforming"])
    slots = "1-1 1-4 2-1 2-6 3-6"
    with table(Faction(pop=2, ore=5, slots=slots), Faction(), board=board) as t:
        t.boris.does("place guild_professors.1")
        t.boris.may_only("pay printed", "pay ore instead")
        t.boris.does("pay ore instead")
        assert (t.boris.ore, t.boris.pop) == (0, 1)
        assert "3-1" in t.boris.slots
    with table(Faction(pop=1, ore=5, slots=slots), Faction(), board=board, pace="all") as t:
        t.boris.does("place guild_professors.1")
        t.boris.may_only("pay ore instead")
        t.boris.may_not("pay printed", rule="B8.7")
    with table(Faction(pop=2, ore=4, slots=slots), Faction(), board=board, pace="all") as t:
        t.boris.does("place guild_professors.1")
        t.boris.may_not("pay ore instead", rule="B5.8", key="not-enough-ore")


def test_b21_38_its_immediate_bonus_moves_two_cubes() -> None:
    """B21.38, B6.14, B6.15 Automate 1 food, then the rightmost two supply cubes."""
    effect = AllOf(Automate(FOOD), MoveRightmost(2))
    with table(Faction(cols=(4, 0, 0, 0, 3)), Faction(), effect=effect, mode=BONUS) as t:
        assert t.boris.automation == 1
        t.boris.does("move supply to d", "move supply to b")
        assert t.boris.cols == [4, 1, 0, 1, 1]


def test_b21_39_subatomic_fabrication_takes_discs_from_either_track() -> None:
    """B21.39, Q66 Also where only one kind is named; an achievement disc from an empty track."""
    board = Board(tree={**LEVEL_1, "3-5": "subatomic_fabrication"})
    with table(Faction(slots="3-5", food=0), Faction(), board=board, effect=Automate(ORE)) as t:
        t.boris.may_only("track food", "track ore")
        t.boris.does("track food")
        assert t.boris.ore_discs == 8
        assert t.boris.view.factions[0].automated == (8, 0, 1)


def test_b21_46_food_first_then_ore() -> None:
    """B21.46, B10.3, B10.5 Each disc by itself; an achievement disc where a track is empty."""
    with table(
        Faction(food=0, automated=(0, 0, 0)), Faction(), effect=AllOf(Automate(FOOD), Automate(ORE))
    ) as t:
        assert t.boris.view.factions[0].automated == (0, 1, 1)
        assert (t.boris.food, t.boris.ore_discs) == (0, 7)


def test_b21_12_spacetime_anomaly_studies() -> None:
    """B21.12, B19.9 The research is optional and costs 6 ore."""
    board = Board(tree={**LEVEL_1, "2-1": "spacetime_anomaly_studies", "3-1": "capital_ship"})
    with table(Faction(pop=0, ore=6, slots="1-1 2-1"), Faction(), board=board) as t:
        t.boris.does("place spacetime_anomaly_studies.1", "do it")
        assert (t.boris.ore, t.boris.pop) == (0, 0)
        assert "3-1" in t.boris.slots


def test_b20_19_universal_schooling() -> None:
    """B20.19, B20.9, B20.22 Once, with the third level II technology; a private one counts."""
    tree = {
        **LEVEL_1,
        "2-1": "orbital_greenhouses",
        "2-2": "frontier_charters",
        "2-3": "mass_cloning",
    }
    union = "pan_equatorial_union"
    slots = "1-1 1-2 2-1"
    faction = Faction(pop=1, ore=2, slots=slots, private="plasma_cannon", faction=union)
    with table(faction, Faction(), board=Board(tree=tree), expert=True) as t:
        t.boris.does("place research_2.1", "research 2-3")
        assert t.boris.saw(AbilityUsed, seat=0, ability=1)
        assert t.boris.pop == 3  # 1 - 1, Mass Cloning 1, Universal Schooling 2
    faction = Faction(pop=1, ore=2, slots="1-1 1-2", faction=union)
    with table(faction, Faction(), board=Board(tree=tree), expert=True) as t:
        t.boris.does("place research_2.1", "research 2-3")
        assert not t.boris.saw(AbilityUsed)
    used = Faction(pop=1, ore=2, slots=f"{slots} 2-2", faction=union, used=(0, 1))
    with table(used, Faction(), board=Board(tree=tree), expert=True) as t:
        t.boris.does("place research_2.1")
        assert not t.boris.saw(AbilityUsed)


def test_b21_61_private_technologies_work_as_usual() -> None:
    """B21.61, B21.60 Their lasting abilities and their types count."""
    with table(Faction(private="settlers_exchange", ore=2), Faction(), phase="production") as t:
        t.boris.does("trade", "buy population")
        assert t.boris.ore == 0


def test_b21_36_and_b21_30_actions_with_two_spaces() -> None:
    """B21.30, B21.31, B5.2 Metahuman Chambers and Hivemind Computing have two spaces each."""
    tree = {
        **LEVEL_1,
        "3-1": "metahuman_chambers",
        "3-2": "hivemind_computing",
        "4-1": "gate_network",
    }
    board = Board(tree=tree)
    with table(Faction(pop=3, ore=7, slots="3-1 3-2"), Faction(), board=board) as t:
        t.boris.may(
            "place metahuman_chambers.1",
            "place metahuman_chambers.2",
            "place hivemind_computing.1",
            "place hivemind_computing.2",
        )
        t.boris.does("place metahuman_chambers.2")
        assert (t.boris.pop, t.boris.ore) == (0, 3)
        assert "4-1" in t.boris.slots
