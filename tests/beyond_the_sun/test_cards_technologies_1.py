"""B1.2 Every technology of level I is played: its immediate bonus (B8.16), each of its actions (B5)."""

from __future__ import annotations

import pytest

from kit.beyond_cards import COLONY, PRODUCTION, at_work, bonus_of

# B1.21, B5.7 How many spaces each action has; `-b`: the second action of a card.
SPACES = {
    "shared_observatories": 2,
    "advanced_robotics": 1,
    "narrow_beam_lasers": 1,
    "orbital_drydock": 1,
    "terraforming": 1,
    "chartered_convoys": 1,
    "spacetime_anomaly_studies": 1,
    "orbital_greenhouses": 1,
    "plasma_cannon": 1,
    "frontier_charters": 1,
    "bioinformatics_vaults": 1,
    "human_experimentation": 1,
    "prospecting_probes": 1,
    "mass_cloning": 1,
    "dockyard_cooperatives": 1,
    "colonial_granaries": 1,
    "gravimetric_targeting": 1,
    "garrison_workshops": 1,
    "modular_fleet": 1,
    "research_concessions": 1,
    "supply_outpost": 1,
    "planetary_studies": 1,
    "metahuman_chambers": 2,
    "hivemind_computing": 2,
    "deep_space_megastructures": 1,
    "capital_ship": 1,
    "android_armada": 1,
    "mercenary_fleet": 1,
    "mercenary_fleet-b": 1,
    "cerebral_implants": 1,
    "manufacturing_orbitals": 1,
    "quantum_data_exchange": 1,
    "hyperdrive_boosters": 1,
    "stealth_terraformers": 1,
    "singularity_arsenal": 1,
    "gate_network": 1,
}
WITHOUT_ACTIONS = (
    "hypercomputing",
    "advanced_genetics",
    "settlers_exchange",
    "transdimensional_ai",
    "android_rights_movement",
    "subatomic_fabrication",
    "wormhole_technology",
    "post_scarcity_compact",
    "autarky_doctrine",
    "ministry_of_colonies",
    "hegemony_accord",
)


@pytest.mark.parametrize(("action", "spaces"), SPACES.items())
def test_b1_21_an_action_has_so_many_spaces(action: str, spaces: int) -> None:
    with at_work(action.removesuffix("-b"), pace="all") as t:
        refusal = t.boris.may_not(f"place {action}.{spaces + 1}", rule="B5.1", key="no-such-space")
        assert refusal.args == {"spaces": spaces}


@pytest.mark.parametrize("key", WITHOUT_ACTIONS)
def test_b5_7_a_technology_without_action_spaces_cannot_be_chosen(key: str) -> None:
    with at_work(key, pace="all") as t:
        t.boris.may_not(f"place {key}.1", rule="B5.7", key="technology-without-actions")


def test_card_hypercomputing_immediate_automates_one_ore_disc() -> None:
    """B21.5"""
    with bonus_of("hypercomputing", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (8, 7, 1)


def test_card_shared_observatories_immediate_brings_an_ore() -> None:
    """B8.16"""
    with bonus_of("shared_observatories", ore=0) as t:
        assert t.boris.ore == 1


def test_card_shared_observatories_action_researches_a_discovered_level_ii_for_one_ore() -> None:
    """B8.2 The eye: with nothing discovered there is nothing to research."""
    found = {"tree": {"2-1": "orbital_greenhouses"}}
    with at_work("shared_observatories", pop=1, ore=1, food=8, board=found) as t:
        t.boris.does("place shared_observatories.2")
        assert (t.boris.ore, t.boris.pop, t.boris.slots) == (0, 0, ["1-1", "2-1"])
        assert t.boris.food == 7  # the immediate bonus of Orbital Greenhouses
    with at_work("shared_observatories", pop=1, ore=1, pace="all") as t:
        t.boris.may_not("place shared_observatories.1", rule="B8.3", key="no-slot-to-research")


def test_card_advanced_genetics_immediate_automates_one_food_disc() -> None:
    """B21.3"""
    with bonus_of("advanced_genetics", food=8, ore_discs=8) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (7, 8, 1)


def test_card_advanced_robotics_immediate_brings_an_ore() -> None:
    """B21.4"""
    with bonus_of("advanced_robotics", ore=2) as t:
        assert t.boris.ore == 3


def test_card_advanced_robotics_action_turns_two_supply_into_population() -> None:
    """B21.4, B6.6 From the leftmost columns."""
    with at_work("advanced_robotics", pop=5, ore=0, cols=(1, 4, 3, 3, 3)) as t:
        t.boris.does("place advanced_robotics.1")
        assert (t.boris.pop, t.boris.ore, t.boris.cols) == (7, 0, [0, 3, 3, 3, 3])


def test_card_narrow_beam_lasers_immediate_upgrades_one_ship_by_one_level() -> None:
    """B21.1"""
    with bonus_of("narrow_beam_lasers", ships="L1@SOL L2@DS") as t:
        t.boris.may_only("ship 1 at sol", "ship 2 at ds")
        t.boris.does("ship 2 at ds")
        assert (t.boris.ships, t.where) == (["L1@SOL", "L3@DS"], PRODUCTION)


def test_card_narrow_beam_lasers_action_builds_a_level_2_ship_of_population_and_jumps_2() -> None:
    """B21.1"""
    with at_work("narrow_beam_lasers", pop=1) as t:
        t.boris.does("place narrow_beam_lasers.1")
        assert (t.boris.ships, t.boris.pop) == (["L2@SOL"], 0)
        t.boris.does("move 2 from sol to yf", "move 2 from yf to a1")
        assert (t.boris.ships, t.where) == (["L2@A1"], PRODUCTION)
    with at_work("narrow_beam_lasers", pop=0, pace="all") as t:
        t.boris.may_not("place narrow_beam_lasers.1", rule="B6.4")


def test_card_orbital_drydock_immediate_builds_a_level_1_ship_of_supply() -> None:
    """B11.1"""
    with bonus_of("orbital_drydock", pop=1, ships="", cols=(3, 4, 3, 4, 4)) as t:
        assert (t.boris.ships, t.boris.pop) == (["L1@SOL"], 1)
        assert t.boris.cols == [2, 4, 3, 4, 4]


def test_card_orbital_drydock_action_upgrades_two_ships_and_jumps_1() -> None:
    """B11.3, B11.6"""
    with at_work("orbital_drydock", ships="L1@SOL L2@SOL L3@DS") as t:
        t.boris.does("place orbital_drydock.1", "ship 1 at sol", "ship 3 at ds")
        assert t.boris.ships == ["L2@SOL", "L2@SOL", "L4@DS"]
        t.boris.does("move 4 from ds to b1")
        assert (t.boris.ships, t.where) == (["L2@SOL", "L2@SOL", "L4@B1"], PRODUCTION)
    with at_work("orbital_drydock", ships="L1@SOL L3@DS") as t:
        t.boris.does("place orbital_drydock.1", "ship 3 at ds", "upgrade done", "jump done")
        assert t.boris.ships == ["L1@SOL", "L4@DS"]


def test_card_terraforming_immediate_brings_an_ore_and_a_jump_of_1() -> None:
    """B21.2"""
    with bonus_of("terraforming", ore=0, ships="L1@SOL", food=8) as t:
        assert t.boris.ore == 1
        t.boris.does("move 1 from sol to yf")
        assert (t.boris.outposts, t.boris.food, t.where) == (["YF:food"], 7, PRODUCTION)


def test_card_terraforming_action_colonizes_for_five_ore() -> None:
    """B21.2, B14.4"""
    with at_work("terraforming", ore=5, **COLONY) as t:
        assert (t.boris.ore_discs, sum(t.boris.cols)) == (7, 18)
        t.boris.does("place terraforming.1")
        assert (t.boris.colonies, t.boris.ore, t.boris.pop) == (["wolf_359"], 0, 0)
        assert (t.boris.ships, t.boris.outposts) == ([], [])
        assert (t.boris.ore_discs, sum(t.boris.cols)) == (6, 19)
    with at_work("terraforming", ore=4, **COLONY) as t:
        refusal = t.boris.may_not("place terraforming.1", rule="B5.8", key="not-enough-ore")
        assert refusal.args == {"need": 5, "have": 4}


def test_card_chartered_convoys_immediate_brings_an_ore() -> None:
    """B8.16"""
    with bonus_of("chartered_convoys", ore=0) as t:
        assert t.boris.ore == 1


def test_card_chartered_convoys_action_jumps_3_and_brings_an_ore() -> None:
    """B12.1"""
    with at_work("chartered_convoys", ore=0, ships="L1@SOL") as t:
        t.boris.does("place chartered_convoys.1")
        t.boris.does("move 1 from sol to yf", "move 1 from yf to a1")
        assert t.boris.ore == 0
        t.boris.does("move 1 from a1 to b1")
        assert (t.boris.ore, t.boris.ships, t.where) == (1, ["L1@B1"], PRODUCTION)
