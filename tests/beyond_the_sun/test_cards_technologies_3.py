"""B21.28-B21.43 Every technology of level III is played: immediate bonus, actions, lasting effect."""

from __future__ import annotations

from kit.beyond import Faction
from kit.beyond_cards import COLONY, PRODUCTION, Has, at_work, bonus_of

# Discovered slots with cards that find nothing to do when they are researched.
LEVEL_4 = {"tree": {"4-1": "hegemony_accord"}}
LEVEL_3 = {"tree": {"2-2": "frontier_charters", "3-2": "mercenary_fleet"}}
BOTH = {"tree": {"2-2": "orbital_greenhouses"}}  # needs 1-1 and 1-2; its bonus is 1 food disc


def test_card_transdimensional_ai_immediate_populates_and_may_research_freely() -> None:
    """B21.28 Discovered, of level I or II; without prerequisites, without the immediate bonus."""
    board = {"tree": {"2-6": "orbital_greenhouses"}}
    with bonus_of("transdimensional_ai", pop=0, food=8, board=board) as t:
        assert t.boris.pop == 1
        t.boris.does("do it")
        t.boris.may_only("research 1-2", "research 1-3", "research 1-4", "research 2-6")
        t.boris.does("research 2-6")
        assert (t.boris.pop, t.boris.food) == (0, 8)
        assert t.boris.slots == ["1-1", "2-1", "2-6", "3-1"]
    with bonus_of("transdimensional_ai", pop=0) as t:
        t.boris.does("decline")
        assert (t.boris.pop, t.boris.slots) == (1, ["1-1", "2-1", "3-1"])


def test_card_transdimensional_ai_lasting_waives_one_of_two_prerequisites() -> None:
    """B21.28 Of a discovered technology; another faction of level III does not have it."""
    with at_work("transdimensional_ai", pop=1, ore=2, food=8, board=BOTH) as t:
        t.boris.does("place research_2.1")
        assert (t.boris.slots, t.boris.food) == (["1-1", "2-1", "2-2", "3-1"], 7)
    with at_work("capital_ship", pop=1, ore=2, board=BOTH) as t:
        t.boris.may_not("place research_2.1", rule="B8.3", key="no-slot-to-research")
    with at_work("transdimensional_ai", pop=1, ore=2) as t:
        t.boris.may_not("place research_2.1", rule="B8.3", key="no-slot-to-research")


def test_card_planetary_studies_immediate_builds_level_2_of_supply_and_jumps_2() -> None:
    """B21.29"""
    with bonus_of("planetary_studies", pop=0, ships="") as t:
        assert (t.boris.ships, t.boris.pop) == (["L2@SOL"], 0)
        t.boris.does("move 2 from sol to yf", "move 2 from yf to a1")
        assert (t.boris.ships, t.where) == (["L2@A1"], PRODUCTION)


def test_card_planetary_studies_action_researches_colonies_plus_one_for_four_ore() -> None:
    """B21.29 Without colonies level I, with one level II, with four level IIII at most."""
    with at_work("planetary_studies", pop=1, ore=4) as t:
        t.boris.does("place planetary_studies.1")
        t.boris.may_only("research 1-2", "research 1-3", "research 1-4")
        t.boris.does("research 1-2")
        assert (t.boris.slots, t.boris.pop) == (["1-1", "1-2", "2-1", "3-1"], 0)
    settlers = {"tree": {"2-3": "settlers_exchange"}}
    one: Has = {"colonies": "sirius", "slots": "1-2", "board": settlers}
    with at_work("planetary_studies", pop=1, ore=4, **one) as t:
        t.boris.does("place planetary_studies.1", "research 2-3")
        assert (t.boris.ore, t.boris.pop) == (0, 0)
    four: Has = {"colonies": "sirius procyon wolf_359 ross_128", "slots": "3-2", "board": LEVEL_4}
    with at_work("planetary_studies", pop=1, ore=4, **four) as t:
        t.boris.does("place planetary_studies.1")
        assert (t.boris.ore, t.boris.pop, t.boris.slots[-1]) == (0, 0, "4-1")


def test_card_metahuman_chambers_immediate_automates_food_and_populates() -> None:
    """B21.30"""
    with bonus_of("metahuman_chambers", pop=0, food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (7, 8, 1)
        assert t.boris.pop == 1


def test_card_metahuman_chambers_action_researches_level_iiii_for_ore_and_cubes() -> None:
    """B21.30, B6.9 4 ore, 2 returned, 1 researcher; on either space."""
    with at_work("metahuman_chambers", pop=3, ore=4, slots="3-2", board=LEVEL_4) as t:
        assert sum(t.boris.cols) == 13
        t.boris.does("place metahuman_chambers.2")
        assert (t.boris.ore, t.boris.pop, sum(t.boris.cols)) == (0, 0, 15)
        assert t.boris.slots[-1] == "4-1"
    few: Has = {"slots": "3-2", "board": LEVEL_4, "pace": "all"}
    with at_work("metahuman_chambers", pop=2, ore=4, **few) as t:
        t.boris.may_not("place metahuman_chambers.1", rule="B8.7")


def test_card_hivemind_computing_immediate_automates_ore_and_jumps_1() -> None:
    """B21.31"""
    with bonus_of("hivemind_computing", food=8, ore_discs=8, ships="L1@SOL") as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (8, 7, 1)
        t.boris.does("move 1 from sol to yf")
        assert (t.boris.ships, t.where) == (["L1@YF"], PRODUCTION)


def test_card_hivemind_computing_action_researches_level_iiii_for_seven_ore() -> None:
    """B21.31"""
    with at_work("hivemind_computing", pop=1, ore=7, slots="3-2", board=LEVEL_4) as t:
        t.boris.does("place hivemind_computing.2")
        assert (t.boris.ore, t.boris.pop, t.boris.slots[-1]) == (0, 0, "4-1")


def test_card_deep_space_megastructures_immediate_builds_level_3_out_there_and_jumps_1() -> None:
    """B21.32, B11.2"""
    with bonus_of("deep_space_megastructures", pop=0, ships="") as t:
        assert (t.boris.ships, t.boris.pop) == (["L3@DS"], 0)
        t.boris.does("move 3 from ds to b1")
        assert (t.boris.ships, t.where) == (["L3@B1"], PRODUCTION)


def test_card_deep_space_megastructures_action_builds_level_2_and_researches_level_iii() -> None:
    """B21.32 4 ore; the ship from supply, the researcher from population."""
    where: Has = {"slots": "2-2", "board": LEVEL_3}
    with at_work("deep_space_megastructures", pop=1, ore=4, **where) as t:
        supply = sum(t.boris.cols)
        t.boris.does("place deep_space_megastructures.1")
        assert (t.boris.ships, t.boris.ore, t.boris.pop) == (["L2@DS"], 0, 0)
        assert (t.boris.slots[-1], sum(t.boris.cols)) == ("3-2", supply - 1)


def test_card_capital_ship_immediate_builds_level_4_of_supply_and_jumps_1() -> None:
    """B21.33"""
    with bonus_of("capital_ship", pop=0, ships="") as t:
        assert (t.boris.ships, t.boris.pop) == (["L4@SOL"], 0)
        t.boris.does("move 4 from sol to yo")
        assert (t.boris.ships, t.where) == (["L4@YO"], PRODUCTION)


def test_card_capital_ship_action_builds_level_4_perhaps_level_2_and_jumps_3() -> None:
    """B21.33 3 ore and 1 population; optionally 2 ore and 1 population more."""
    with at_work("capital_ship", pop=2, ore=5) as t:
        t.boris.does("place capital_ship.1")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L4@SOL"], 1, 2)
        t.boris.does("do it")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L2@SOL", "L4@SOL"], 0, 0)
        t.boris.does("move 4 from sol to yf", "move 4 from yf to a1", "move 4 from a1 to b1")
        assert (t.boris.ships, t.where) == (["L2@SOL", "L4@B1"], PRODUCTION)
    with at_work("capital_ship", pop=2, ore=5) as t:
        t.boris.does("place capital_ship.1", "decline", "jump done")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L4@SOL"], 1, 2)


def test_card_android_armada_immediate_chooses_twice() -> None:
    """B21.34 A ship of level 2, or population; the same choice is allowed."""
    for choices, ships, pop in (("ab", 1, 1), ("aa", 2, 0), ("bb", 0, 2)):
        with bonus_of("android_armada", pop=0, ships="") as t:
            t.boris.does(*[f"choose {choice}" for choice in choices])
            assert (t.boris.ships, t.boris.pop) == (["L2@SOL"] * ships, pop)
            assert t.where == PRODUCTION


def test_card_android_armada_action_builds_level_4_of_supply_and_jumps_3() -> None:
    """B21.34"""
    with at_work("android_armada", pop=1, ore=4) as t:
        t.boris.does("place android_armada.1")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L4@SOL"], 1, 0)
        t.boris.does("move 4 from sol to yf", "move 4 from yf to a1", "move 4 from a1 to b1")
        assert (t.boris.ships, t.where) == (["L4@B1"], PRODUCTION)


def nothing_comes_of(key: str) -> None:
    """B8.16 A card without an "immediate" box: ore, cubes, ships and discs stay as they were."""
    with bonus_of(key, pop=1, ore=1, ships="L1@SOL", food=8, ore_discs=8) as t:
        assert t.where == PRODUCTION
        assert (t.boris.pop, t.boris.ore, t.boris.ships) == (1, 1, ["L1@SOL"])
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (8, 8, 0)


def test_card_mercenary_fleet_has_no_immediate_bonus() -> None:
    """B21.35"""
    nothing_comes_of("mercenary_fleet")


def test_card_mercenary_fleet_action_a_colonizes_for_three_ore() -> None:
    """B21.35"""
    with at_work("mercenary_fleet", pop=0, ore=3, **COLONY) as t:
        t.boris.does("place mercenary_fleet.1")
        assert (t.boris.colonies, t.boris.ore, t.boris.pop) == (["wolf_359"], 0, 0)


def test_card_mercenary_fleet_action_b_builds_level_4_and_jumps_2() -> None:
    """B21.35, B6.9 1 ore, 1 population returned, 1 population used."""
    with at_work("mercenary_fleet", pop=2, ore=1) as t:
        t.boris.does("place mercenary_fleet-b.1")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L4@SOL"], 0, 0)
        t.boris.does("move 4 from sol to yo", "move 4 from yo to a2")
        assert (t.boris.ships, t.where) == (["L4@A2"], PRODUCTION)
    with at_work("mercenary_fleet", pop=1, ore=1, pace="all") as t:
        t.boris.may_not("place mercenary_fleet-b.1", rule="B6.4", key="not-enough-population")


def test_card_cerebral_implants_has_no_immediate_bonus() -> None:
    """B21.36"""
    nothing_comes_of("cerebral_implants")


def test_card_cerebral_implants_action_populates_and_researches_level_ii_or_iii() -> None:
    """B21.36, B19.9 For 3 ore level II, for 5 ore level III, with the cube just gained."""
    tree = {**LEVEL_3["tree"], "2-3": "settlers_exchange"}
    where: Has = {"slots": "1-2 2-2", "board": {"tree": tree}}
    for choice, left, slot in (("a", 2, "2-3"), ("b", 0, "3-2")):
        with at_work("cerebral_implants", pop=0, ore=5, **where) as t:
            t.boris.does("place cerebral_implants.1")
            assert (t.boris.pop, t.boris.ore) == (1, 5)
            t.boris.does(f"choose {choice}")
            assert (t.boris.pop, t.boris.ore, slot in t.boris.slots) == (0, left, True)
    with at_work("cerebral_implants", pop=0, ore=4, pace="all", **where) as t:
        t.boris.does("place cerebral_implants.1")
        refusal = t.boris.may_not("choose b", rule="B19.9", key="not-enough-ore")
        assert refusal.args == {"need": 5, "have": 4}


ORBITALS: Has = {
    "outposts": "YF YO YD:food A1",
    "colonies": "sirius procyon ross_128",
    "board": {"systems": {"A1": "wolf_359"}},
}


def test_card_manufacturing_orbitals_immediate_pays_populates_builds_and_jumps_2() -> None:
    """B21.37 Four nodes give 3 ore, three colonies 1 cube; it may become a ship of level 2."""
    with bonus_of("manufacturing_orbitals", pop=0, ore=0, **ORBITALS) as t:
        assert (t.boris.ore, t.boris.pop) == (3, 1)
        t.boris.does("do it", "build at sol")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L2@SOL"], 0, 3)
        t.boris.does("move 2 from sol to yf", "move 2 from yf to a1")
        assert (t.boris.ships, t.where) == (["L2@A1"], PRODUCTION)
    less: Has = {"outposts": "YF YO", "colonies": "sirius procyon"}
    with bonus_of("manufacturing_orbitals", pop=0, ore=0, **less) as t:
        t.boris.does("decline")
        assert (t.boris.ore, t.boris.pop, t.where) == (2, 1, PRODUCTION)


def test_card_manufacturing_orbitals_action_repeats_the_immediate_bonus() -> None:
    """B21.37 Without a cost."""
    with at_work("manufacturing_orbitals", pop=0, ore=0, **ORBITALS) as t:
        t.boris.does("place manufacturing_orbitals.1")
        assert (t.boris.ore, t.boris.pop) == (3, 1)
        t.boris.does("do it", "build at yo", "move 2 from yo to a2", "jump done")
        assert (t.boris.ships, t.boris.pop, t.where) == (["L2@A2"], 0, PRODUCTION)


def test_card_android_rights_movement_immediate_automates_food_and_moves_two_cubes() -> None:
    """B21.38, B6.15 The cube that is returned fills column C; the two rightmost ones lie in E."""
    has: Has = {"pop": 2, "food": 8, "ore_discs": 8, "cols": (4, 2, 2, 3, 3)}
    with bonus_of("android_rights_movement", **has) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (7, 8, 1)
        assert t.boris.cols == [4, 2, 3, 3, 3]
        t.boris.does("move supply to b", "move supply to a")
        assert (t.boris.cols, t.boris.pop, t.where) == ([5, 3, 3, 3, 1], 2, PRODUCTION)


def test_card_android_rights_movement_lasting_pays_an_ore_for_a_returned_cube() -> None:
    """B21.38 The Terraforming Guild costs 4 ore and 1 population, or 5 ore."""
    guild: Has = {"open_guilds": ("terraforming",), **COLONY["board"]}
    has: Has = {**COLONY, "board": guild}
    with at_work("android_rights_movement", pop=1, ore=5, **has) as t:
        t.boris.does("place guild_terraforming.1", "pay ore instead")
        assert (t.boris.ore, t.boris.pop, t.boris.colonies) == (0, 1, ["wolf_359"])
    with at_work("android_rights_movement", pop=1, ore=5, **has) as t:
        t.boris.does("place guild_terraforming.1", "pay printed")
        assert (t.boris.ore, t.boris.pop) == (1, 0)
    with at_work("capital_ship", pop=0, ore=5, **has) as t:
        t.boris.may_not("place guild_terraforming.1", rule="B5.8", key="not-enough-population")


def test_card_subatomic_fabrication_immediate_automates_populates_pays_and_jumps_1() -> None:
    """B21.39"""
    has: Has = {"food": 8, "ore_discs": 8, "ships": "L1@SOL"}
    with bonus_of("subatomic_fabrication", pop=0, ore=0, **has) as t:
        t.boris.may_only("track food", "track ore")
        t.boris.does("track ore")
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (8, 7, 1)
        assert (t.boris.pop, t.boris.ore) == (1, 1)
        t.boris.does("move 1 from sol to yf", "track food")
        assert (t.boris.ships, t.boris.outposts, t.where) == (["L1@YF"], ["YF:food"], PRODUCTION)


def test_card_subatomic_fabrication_lasting_takes_discs_from_either_track() -> None:
    """B21.39 A food disc on Anvil Yards, whose specialization is ore."""
    with at_work("subatomic_fabrication", ships="L1@SOL", food=8, ore_discs=8) as t:
        t.boris.does("place build_and_jump.1", "move 1 from sol to yo", "jump done", "track food")
        assert (t.boris.outposts, t.boris.food, t.boris.ore_discs) == (["YO:food"], 7, 8)


def test_card_quantum_data_exchange_immediate_automates_ore_and_brings_two_ore() -> None:
    """B21.40"""
    with bonus_of("quantum_data_exchange", ore=0, food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (8, 7, 1)
        assert t.boris.ore == 2


def test_card_quantum_data_exchange_action_copies_a_research_action() -> None:
    """B21.10 Irina stands there, and Boris has not researched the card; the pawn stays here."""
    tree = {"2-2": "research_concessions", "3-2": "mercenary_fleet", "2-3": "settlers_exchange"}
    board = {"tree": tree}
    irina = Faction(slots="2-2", pawn="research_concessions.1")
    with at_work("quantum_data_exchange", irina, pop=1, ore=4, slots="1-2", board=board) as t:
        t.boris.does("place quantum_data_exchange.1")
        t.boris.may_only("perform research_1", "perform research_2")
        t.boris.may_not("perform research_concessions", rule="B8.3", key="no-slot-to-research")
        t.boris.does("perform research_2", "research 2-3")
        assert (t.boris.ore, t.boris.pop, t.boris.slots[-1]) == (2, 0, "3-1")
        assert ("2-3" in t.boris.slots, t.boris.pawn) == (True, "quantum_data_exchange.1")
    board = {"tree": {**tree, "3-2": "capital_ship", "2-2": "spacetime_anomaly_studies"}}
    with at_work("quantum_data_exchange", Faction(), pop=1, ore=4, board=board) as t:
        t.boris.does("place quantum_data_exchange.1", "perform spacetime_anomaly_studies")
        assert (t.boris.pop, t.boris.ore, t.boris.pawn) == (2, 4, "quantum_data_exchange.1")


def test_card_hyperdrive_boosters_immediate_upgrades_three_levels_in_all() -> None:
    """B21.41 Distributed as one likes; all of them are used."""
    with bonus_of("hyperdrive_boosters", ships="L1@SOL L3@DS") as t:
        t.boris.may_not("upgrade done", rule="B19.1", key="upgrade-is-mandatory")
        t.boris.does("ship 1 at sol", "ship 2 at sol", "ship 3 at ds")
        assert (t.boris.ships, t.where) == (["L3@SOL", "L4@DS"], PRODUCTION)


def test_card_hyperdrive_boosters_action_upgrades_two_ships_and_jumps_4() -> None:
    """B21.41"""
    with at_work("hyperdrive_boosters", ships="L1@SOL L2@SOL L3@DS") as t:
        t.boris.does("place hyperdrive_boosters.1", "ship 1 at sol", "ship 3 at ds")
        assert t.boris.ships == ["L2@SOL", "L2@SOL", "L4@DS"]
        t.boris.does("move 4 from ds to b1", "move 4 from b1 to a1")
        t.boris.does("move 4 from a1 to yf", "move 4 from yf to sol")
        assert (t.boris.ships, t.where) == (["L2@SOL", "L2@SOL", "L4@SOL"], PRODUCTION)


def test_card_wormhole_technology_immediate_builds_pays_and_moves_two_ships_anywhere() -> None:
    """B21.42"""
    with bonus_of("wormhole_technology", pop=0, ore=0, ships="L1@DS") as t:
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L2@SOL", "L1@DS"], 0, 1)
        t.boris.does("move 2 from sol to b2", "move 1 from ds to sol")
        assert (t.boris.ships, t.where) == (["L1@SOL", "L2@B2"], PRODUCTION)


def test_card_wormhole_technology_lasting_leads_to_any_node_for_one_point() -> None:
    """B21.42 But not from Sol and from Deep Space."""
    has: Has = {"ships": "L1@YF L1@SOL", "outposts": "YF"}
    with at_work("wormhole_technology", **has) as t:
        t.boris.does("place build_and_jump.1")
        t.boris.may_not("move 1 from sol to b1", rule="B12.5", key="no-line-between")
        t.boris.does("move 1 from yf to ds")
        t.boris.may_not("move 1 from ds to a1", rule="B12.5", key="no-line-between")
        t.boris.does("jump done")
        assert t.boris.ships == ["L1@SOL", "L1@DS"]


def test_card_stealth_terraformers_has_no_immediate_bonus() -> None:
    """B21.43"""
    nothing_comes_of("stealth_terraformers")


def test_card_stealth_terraformers_action_jumps_2_and_colonizes_the_uncontrolled() -> None:
    """B21.43 5 ore and 1 population; two fleets as strong as his leave nobody in control."""
    board = {"systems": {"A1": "wolf_359"}}
    irina, anna = Faction(ships="L2@A1"), Faction(ships="L2@A1")
    has: Has = {
        "pop": 1,
        "ore": 5,
        "ships": "L2@SOL",
        "ore_discs": 8,
        "board": board,
        "pace": "all",
    }
    with at_work("stealth_terraformers", irina, anna, **{**has, "ore": 4}) as t:
        t.boris.may_not("place stealth_terraformers.1", rule="B5.8", key="not-enough-ore")
    with at_work("stealth_terraformers", irina, anna, **has) as t:
        assert t.controller("A1") == -1
        t.boris.does("place stealth_terraformers.1")
        t.boris.does("move 2 from sol to yf", "move 2 from yf to a1", "colonize a1")
        assert (t.boris.colonies, t.boris.ore, t.boris.pop) == (["wolf_359"], 0, 0)
        assert (t.boris.ships, t.boris.ore_discs) == ([], 6)
        assert (t.irina.ships, t.anna.ships) == (["L2@DS"], ["L2@DS"])
