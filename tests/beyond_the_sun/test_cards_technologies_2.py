"""B1.2 Every technology of level II is played: immediate bonus (B8.16), actions (B5), lasting effect."""

from __future__ import annotations

from kit.beyond import Faction
from kit.beyond_cards import COLONY, PRODUCTION, Has, at_work, bonus_of

EXCHANGE = {"tree": {"2-3": "settlers_exchange"}}  # discovered; its bonus is 1 food disc
FLEET = {"tree": {"3-1": "mercenary_fleet"}}  # discovered; it has no immediate bonus


def test_card_spacetime_anomaly_studies_immediate_automates_one_ore_disc() -> None:
    """B21.12"""
    with bonus_of("spacetime_anomaly_studies", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (8, 7, 1)


def test_card_spacetime_anomaly_studies_action_populates_and_may_research_for_six_ore() -> None:
    """B21.12, B19.9 With the cube that was just gained; for 5 ore not."""
    studies = "spacetime_anomaly_studies"
    with at_work(studies, pop=0, ore=6, board=FLEET) as t:
        t.boris.does(f"place {studies}.1")
        assert (t.boris.pop, t.boris.ore) == (1, 6)
        t.boris.does("do it")
        assert (t.boris.pop, t.boris.ore) == (0, 0)
        assert t.boris.slots == ["1-1", "2-1", "3-1"]
    with at_work(studies, pop=0, ore=6, board=FLEET) as t:
        t.boris.does(f"place {studies}.1", "decline")
        assert (t.boris.pop, t.boris.ore, t.boris.slots) == (1, 6, ["1-1", "2-1"])
    with at_work(studies, pop=0, ore=5, board=FLEET) as t:
        t.boris.does(f"place {studies}.1")
        assert (t.boris.pop, t.boris.ore, t.where) == (1, 5, PRODUCTION)


def test_card_orbital_greenhouses_immediate_automates_one_food_disc() -> None:
    """B8.16"""
    with bonus_of("orbital_greenhouses", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (7, 8, 1)


def test_card_orbital_greenhouses_action_is_population_growth_for_one_ore() -> None:
    """B15.3, B20.4 With 4 food discs gone the symbols A, B and C are visible."""
    with at_work("orbital_greenhouses", pop=1, ore=1, food=4, cols=(4, 4, 3, 3, 3)) as t:
        t.boris.does("place orbital_greenhouses.1")
        assert (t.boris.pop, t.boris.ore, t.boris.cols) == (4, 0, [3, 3, 2, 3, 3])


def test_card_plasma_cannon_immediate_builds_a_level_2_ship_of_supply() -> None:
    """B21.7"""
    with bonus_of("plasma_cannon", pop=0, ships="") as t:
        assert (t.boris.ships, t.boris.pop) == (["L2@SOL"], 0)


def test_card_plasma_cannon_action_builds_a_level_3_ship_of_population_and_jumps_3() -> None:
    """B21.7"""
    with at_work("plasma_cannon", pop=1, ore=1) as t:
        t.boris.does("place plasma_cannon.1")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L3@SOL"], 0, 0)
        t.boris.does("move 3 from sol to yf", "move 3 from yf to a1", "move 3 from a1 to b1")
        assert (t.boris.ships, t.where) == (["L3@B1"], PRODUCTION)


def test_card_frontier_charters_immediate_brings_an_ore_and_a_jump_of_2() -> None:
    """B8.16"""
    with bonus_of("frontier_charters", ore=0, ships="L1@SOL") as t:
        t.boris.does("move 1 from sol to yf", "move 1 from yf to a1")
        assert (t.boris.ore, t.boris.ships, t.where) == (1, ["L1@A1"], PRODUCTION)


def test_card_frontier_charters_action_colonizes_for_four_ore() -> None:
    """B14.1"""
    with at_work("frontier_charters", pop=0, ore=4, **COLONY) as t:
        t.boris.does("place frontier_charters.1")
        assert (t.boris.colonies, t.boris.ore, t.boris.pop) == (["wolf_359"], 0, 0)


def test_card_bioinformatics_vaults_immediate_populates_and_brings_an_ore() -> None:
    """B8.16"""
    with bonus_of("bioinformatics_vaults", pop=0, ore=0) as t:
        assert (t.boris.pop, t.boris.ore) == (1, 1)


def test_card_bioinformatics_vaults_action_automates_both_for_four_ore() -> None:
    """B21.46"""
    with at_work("bioinformatics_vaults", ore=4, food=8, ore_discs=8) as t:
        t.boris.does("place bioinformatics_vaults.1")
        assert (t.boris.ore, t.boris.food, t.boris.ore_discs, t.boris.automation) == (0, 7, 7, 2)


def test_card_human_experimentation_immediate_automates_one_ore_disc() -> None:
    """B21.6"""
    with bonus_of("human_experimentation", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (8, 7, 1)


def test_card_human_experimentation_action_builds_level_3_for_a_returned_cube_and_jumps_1() -> None:
    """B21.6, B6.5 The returned cube goes to E, the ship comes from A."""
    with at_work("human_experimentation", pop=1, ore=0, cols=(4, 4, 4, 3, 2)) as t:
        t.boris.does("place human_experimentation.1")
        assert (t.boris.pop, t.boris.ore, t.boris.cols) == (0, 0, [3, 4, 4, 3, 3])
        assert t.boris.ships == ["L3@SOL"]
        t.boris.does("move 3 from sol to yo")
        assert (t.boris.outposts, t.where) == (["YO:ore"], PRODUCTION)


def test_card_prospecting_probes_immediate_automates_one_ore_disc() -> None:
    """B8.16"""
    with bonus_of("prospecting_probes", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (8, 7, 1)


def test_card_prospecting_probes_action_jumps_3_and_pays_for_system_cards() -> None:
    """B21.44 Counted after the jump; a Shipyard System does not count."""
    board = {"systems": {"A1": "wolf_359", "B1": "gliese_876"}}
    probes: Has = {"ships": "L1@YF L1@A1", "outposts": "YF A1", "board": board}
    with at_work("prospecting_probes", ore=0, **probes) as t:
        t.boris.does("place prospecting_probes.1", "move 1 from yf to a1", "move 1 from a1 to b1")
        assert (t.boris.ore, t.controller("B1")) == (0, -1)
        t.boris.does("move 1 from a1 to yf")
        assert (t.boris.ore, t.controller("B1"), t.where) == (2, 0, PRODUCTION)
        assert t.boris.outposts == ["YF:food", "A1:ore", "B1:ore"]


def test_card_prospecting_probes_action_pays_three_at_most() -> None:
    """B21.44 With four system cards."""
    systems = {"A1": "wolf_359", "A2": "procyon", "B1": "gliese_876", "B2": "wise_1541_2250"}
    outposts = "A1 A2 B1 YD:food"
    board = {"systems": systems}
    with at_work("prospecting_probes", ships="L1@YD", outposts=outposts, board=board) as t:
        t.boris.does("place prospecting_probes.1", "move 1 from yd to b2", "jump done")
        assert (t.controller("B2"), t.boris.ore) == (0, 3)


def test_card_mass_cloning_immediate_turns_a_supply_into_population() -> None:
    """B21.9"""
    with bonus_of("mass_cloning", pop=0) as t:
        assert t.boris.pop == 1


def test_card_mass_cloning_action_variant_a_populates_three_for_one_ore() -> None:
    """B21.9"""
    with at_work("mass_cloning", pop=1, ore=1) as t:
        t.boris.does("place mass_cloning.1", "choose a")
        assert (t.boris.pop, t.boris.ore, t.boris.ships) == (4, 0, [])


def test_card_mass_cloning_action_variant_b_builds_two_ships_of_level_1() -> None:
    """B21.9, B21.45 Without ore; each to another place."""
    with at_work("mass_cloning", pop=1, ore=1, outposts="YF") as t:
        t.boris.does("place mass_cloning.1", "choose b", "build at sol", "build at yf")
        assert (t.boris.pop, t.boris.ore, t.boris.ships) == (1, 1, ["L1@SOL", "L1@YF"])
        assert t.where == PRODUCTION


def test_card_mass_cloning_action_variant_c_researches_level_ii_for_two_ore() -> None:
    """B21.9, B6.9 The cube comes from the same variant."""
    with at_work("mass_cloning", pop=0, ore=2, food=8, slots="1-2", board=EXCHANGE) as t:
        t.boris.does("place mass_cloning.1", "choose c")
        assert (t.boris.pop, t.boris.ore) == (1, 0)
        t.boris.does("research 2-3")
        assert (t.boris.pop, t.boris.food) == (0, 7)
        assert t.boris.slots == ["1-1", "1-2", "2-1", "2-3"]


def test_card_dockyard_cooperatives_immediate_automates_one_food_disc() -> None:
    """B8.16"""
    with bonus_of("dockyard_cooperatives", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (7, 8, 1)


def test_card_dockyard_cooperatives_action_builds_level_2_of_supply_and_jumps_2() -> None:
    """B11.1"""
    with at_work("dockyard_cooperatives", pop=1, ore=1) as t:
        t.boris.does("place dockyard_cooperatives.1")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L2@SOL"], 1, 0)
        t.boris.does("move 2 from sol to yo", "move 2 from yo to a2")
        assert (t.boris.ships, t.where) == (["L2@A2"], PRODUCTION)


def test_card_colonial_granaries_immediate_automates_one_food_disc() -> None:
    """B8.16"""
    with bonus_of("colonial_granaries", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (7, 8, 1)


def test_card_colonial_granaries_action_colonizes_and_populates() -> None:
    """B6.1 5 ore and 1 population; then 1 supply becomes population."""
    with at_work("colonial_granaries", pop=1, ore=5, **COLONY) as t:
        assert sum(t.boris.cols) == 16
        t.boris.does("place colonial_granaries.1")
        assert (t.boris.colonies, t.boris.ore, t.boris.pop) == (["wolf_359"], 0, 1)
        assert sum(t.boris.cols) == 16 + 1 + 1 - 1  # returned, the settler, populated
    with at_work("colonial_granaries", pop=0, ore=5, pace="all", **COLONY) as t:
        t.boris.may_not("place colonial_granaries.1", rule="B5.8", key="not-enough-population")


def test_card_gravimetric_targeting_immediate_upgrades_two_ships_and_brings_an_ore() -> None:
    """B11.3"""
    with bonus_of("gravimetric_targeting", ore=0, ships="L1@SOL L2@SOL L3@DS") as t:
        t.boris.does("ship 1 at sol", "ship 3 at ds")
        assert (t.boris.ships, t.boris.ore) == (["L2@SOL", "L2@SOL", "L4@DS"], 1)
        assert t.where == PRODUCTION


def test_card_gravimetric_targeting_action_jumps_3_and_pays_for_captured_nodes() -> None:
    """B21.44 Nodes that this very jump gave, two at most."""
    board = {"systems": {"A1": "wolf_359"}}
    ships: Has = {"ships": "L1@SOL L1@SOL L1@YD", "outposts": "YD:food", "board": board}
    with at_work("gravimetric_targeting", ore=0, **ships) as t:
        t.boris.does("place gravimetric_targeting.1", "move 1 from sol to yf")
        t.boris.does("move 1 from sol to yo", "move 1 from yd to a1")
        assert t.boris.outposts == ["YF:food", "YO:ore", "YD:food", "A1:ore"]
        assert (t.boris.ore, t.where) == (2, PRODUCTION)
    with at_work("gravimetric_targeting", ore=0, **ships) as t:
        t.boris.does("place gravimetric_targeting.1", "move 1 from sol to yf", "jump done")
        assert t.boris.ore == 1


def test_card_garrison_workshops_immediate_builds_level_1_of_supply_and_brings_an_ore() -> None:
    """B11.1"""
    with bonus_of("garrison_workshops", pop=1, ore=0, ships="") as t:
        assert (t.boris.ships, t.boris.ore, t.boris.pop) == (["L1@SOL"], 1, 1)


def test_card_garrison_workshops_action_pays_for_yards_builds_and_jumps_1() -> None:
    """B21.44 Two at most; Sol and system cards do not count."""
    with at_work("garrison_workshops", pop=1, ore=0, outposts="YF YO YD:food") as t:
        t.boris.does("place garrison_workshops.1")
        assert t.boris.ore == 2
        t.boris.does("build at yd", "move 1 from yd to a1")
        assert (t.boris.ships, t.boris.pop, t.where) == (["L1@A1"], 1, PRODUCTION)
    board = {"systems": {"A1": "wolf_359"}}
    with at_work("garrison_workshops", ore=0, outposts="YF A1", board=board) as t:
        t.boris.does("place garrison_workshops.1", "build at sol", "jump done")
        assert t.boris.ore == 1


def test_card_modular_fleet_immediate_brings_an_ore_and_a_jump_of_2() -> None:
    """B21.8"""
    with bonus_of("modular_fleet", ore=0, ships="L1@SOL") as t:
        t.boris.does("move 1 from sol to yo", "move 1 from yo to a2")
        assert (t.boris.ore, t.boris.ships, t.where) == (1, ["L1@A2"], PRODUCTION)


def test_card_modular_fleet_action_builds_three_ships_and_jumps_3() -> None:
    """B21.8 Two of population, one of supply for 1 ore."""
    with at_work("modular_fleet", pop=2, ore=1) as t:
        t.boris.does("place modular_fleet.1", "do it", "do it")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L1@SOL", "L1@SOL"], 0, 1)
        t.boris.does("do it")
        assert (t.boris.ships, t.boris.ore) == (["L1@SOL", "L1@SOL", "L2@SOL"], 0)
        t.boris.does("move 2 from sol to yf", "move 2 from yf to a1", "move 2 from a1 to b1")
        assert (t.boris.ships, t.where) == (["L1@SOL", "L1@SOL", "L2@B1"], PRODUCTION)


def test_card_modular_fleet_action_may_be_the_jump_alone() -> None:
    """B21.8 All three builds are skipped."""
    with at_work("modular_fleet", pop=2, ore=1, ships="L1@SOL") as t:
        t.boris.does("place modular_fleet.1", "decline", "decline", "decline")
        t.boris.does("move 1 from sol to yf", "jump done")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L1@YF"], 2, 1)


def test_card_research_concessions_immediate_brings_two_ore_and_a_jump_of_1() -> None:
    """B8.16"""
    with bonus_of("research_concessions", ore=0, ships="L1@SOL") as t:
        t.boris.does("move 1 from sol to yf")
        assert (t.boris.ore, t.boris.ships, t.where) == (2, ["L1@YF"], PRODUCTION)


def test_card_research_concessions_action_researches_a_discovered_level_iii_for_four_ore() -> None:
    """B8.2"""
    with at_work("research_concessions", pop=1, ore=4, board=FLEET) as t:
        t.boris.does("place research_concessions.1")
        assert (t.boris.slots, t.boris.pop, t.boris.ore) == (["1-1", "2-1", "3-1"], 0, 0)
    with at_work("research_concessions", pop=1, ore=4, pace="all") as t:
        t.boris.may_not("place research_concessions.1", rule="B8.3", key="no-slot-to-research")


def test_card_settlers_exchange_immediate_automates_one_food_disc() -> None:
    """B8.16"""
    with bonus_of("settlers_exchange", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (7, 8, 1)


def test_card_settlers_exchange_lasting_makes_a_supply_cube_cost_two_ore() -> None:
    """B21.47 For its owner only."""
    with at_work("settlers_exchange", Faction(ore=5), pop=0, ore=5, phase="production") as t:
        t.boris.does("trade", "buy population", "buy population")
        assert (t.boris.pop, t.boris.ore) == (2, 1)
        refusal = t.boris.may_not("buy population", rule="B15.8", key="not-enough-ore")
        assert refusal.args == {"need": 2, "have": 1}
        t.boris.does("trade done")
        t.irina.does("place grow_and_ore.1", "trade", "buy population", "buy population")
        assert (t.irina.pop, t.irina.ore) == (5, 0)


def test_card_supply_outpost_immediate_builds_level_2_of_supply_and_jumps_1() -> None:
    """B21.11"""
    with bonus_of("supply_outpost", pop=0, ships="") as t:
        assert t.boris.ships == ["L2@SOL"]
        t.boris.does("move 2 from sol to yf")
        assert (t.boris.ships, t.where) == (["L2@YF"], PRODUCTION)


def test_card_supply_outpost_action_upgrades_one_ship_and_jumps_3() -> None:
    """B21.11, B11.6 Control is checked after the upgrade and again after the jump."""
    foe = Faction(ships="L1@YF", outposts="YF")
    with at_work("supply_outpost", foe, ships="L1@YF L1@SOL") as t:
        t.boris.does("place supply_outpost.1", "ship 1 at yf")
        assert (t.boris.ships, t.controller("YF")) == (["L1@SOL", "L2@YF"], 0)
        t.boris.does("move 2 from yf to a1", "move 2 from a1 to b1", "move 2 from b1 to ds")
        assert (t.boris.ships, t.controller("YF")) == (["L1@SOL", "L2@DS"], 1)
        assert t.where == PRODUCTION
