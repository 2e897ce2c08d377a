"""B1.2 The technologies: their counts, their types, and every fact of them that the rules state."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path
from typing import Final

import pytest

from deepfield.games.beyond_the_sun.box import TECHNOLOGIES
from deepfield.games.beyond_the_sun.cards import kinds
from deepfield.games.beyond_the_sun.cards.kinds import (
    COMMERCIAL,
    ECONOMIC,
    MILITARY,
    SCIENTIFIC,
    TechnologyCard,
)
from deepfield.games.beyond_the_sun.printed import open_box
from deepfield.kernel.sentences import spell

BOX: Final = open_box()
RULES: Final = Path(__file__).resolve().parents[2] / "docs" / "rules" / "beyond_the_sun.md"
TYPES: Final = (SCIENTIFIC, ECONOMIC, MILITARY, COMMERCIAL)
TYPE_NAMES: Final = {
    "scientific": SCIENTIFIC,
    "economic": ECONOMIC,
    "military": MILITARY,
    "commercial": COMMERCIAL,
}
TECHNOLOGY: Final = {card.key: card for card in BOX.technologies}


def level(number: int) -> list[TechnologyCard]:
    """List the technologies of a level."""
    return [card for card in BOX.technologies if card.level == number]


def written(card: TechnologyCard) -> str:
    """Spell out all that a card does."""
    return spell((card.immediate, card.deeds, card.lasting, card.points_per))


def test_b1_2_there_are_46_technologies_8_16_16_and_6_by_level() -> None:
    assert len(BOX.technologies) == 46
    assert [len(level(number)) for number in (1, 2, 3, 4)] == [8, 16, 16, 6]
    assert [card.number for card in BOX.technologies] == list(range(46))
    assert BOX.decks[TECHNOLOGIES].backs == tuple([card.level - 1 for card in BOX.technologies])


def test_b1_2_no_two_technologies_are_alike() -> None:
    assert len({card.key for card in BOX.technologies}) == 46
    alike = [(card.level, card.types, written(card)) for card in BOX.technologies]
    assert len(set(alike)) == 46


def test_b1_16_every_technology_has_one_type_or_two() -> None:
    assert {card.types.bit_count() for card in BOX.technologies} == {1, 2}
    assert {card.types.bit_count() for card in level(1)} == {1}
    assert {card.types.bit_count() for card in level(4)} == {2}


@pytest.mark.parametrize("number", [2, 3])
def test_b1_21_on_levels_ii_and_iii_every_ordered_pair_of_types_occurs_once(number: int) -> None:
    pairs = [(card.feeds, card.types & ~card.feeds) for card in level(number)]
    pure = [(kind, 0) for kind in TYPES]
    assert Counter(pairs) == Counter([*pure, *permutations(TYPES, 2)])


def test_b1_21_on_level_iiii_every_pair_of_types_occurs_once() -> None:
    assert Counter([card.types for card in level(4)]) == Counter(
        [one | other for one, other in combinations(TYPES, 2)]
    )


def test_b1_21_a_card_passes_on_one_of_its_own_types_and_level_iiii_none() -> None:
    for card in BOX.technologies:
        if card.level == 4:
            assert card.feeds == 0
        else:
            assert card.feeds.bit_count() == 1
            assert card.feeds & card.types


@pytest.mark.parametrize("kind", TYPES)
def test_b8_12_each_type_is_matched_by_7_cards_on_levels_ii_and_iii_and_by_3_on_iiii(
    kind: int,
) -> None:
    matching = [len([card for card in level(n) if card.types & kind]) for n in (2, 3, 4)]
    assert matching == [7, 7, 3]


@pytest.mark.parametrize("kind", TYPES)
def test_b8_10_each_type_is_passed_on_by_2_cards_of_level_i_and_4_of_ii_and_iii(kind: int) -> None:
    assert [len([card for card in level(n) if card.feeds == kind]) for n in (1, 2, 3)] == [2, 4, 4]


TRAITS: Final = {
    SCIENTIFIC: (r"Automate\([23]\)|Research", 6),
    ECONOMIC: (r"Automate\([13]\)|Populat", 6),
    MILITARY: (r"Build|Upgrade", 7),
    COMMERCIAL: (r"Colonize|Jump", 6),
}


@pytest.mark.parametrize("kind", TYPES)
def test_b1_17_of_the_7_level_ii_cards_of_a_type_at_least_5_do_what_it_is_for(kind: int) -> None:
    trait, count = TRAITS[kind]
    cards = [card for card in level(2) if card.types & kind and re.search(trait, written(card))]
    assert len(cards) == count


def test_b1_17_7_of_the_16_level_ii_cards_automate_at_once() -> None:
    assert len([card for card in level(2) if "Automate" in spell(card.immediate)]) == 7


def test_b8_1_higher_levels_are_researched_by_actions_of_the_level_below() -> None:
    reaching = {
        number: [card.key for card in level(number) if re.search(way, spell(card.deeds))]
        for number, way in ((2, r"Discovered\(\(3\)|Research\(3\)"), (3, r"Research\(4\)"))
    }
    assert reaching[2] == ["spacetime_anomaly_studies", "research_concessions"]
    assert reaching[3] == ["metahuman_chambers", "hivemind_computing"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_b14_1_every_level_below_iiii_has_an_action_that_colonizes(number: int) -> None:
    assert [card.key for card in level(number) if "Colonize" in spell(card.deeds)]


NAMED: Final = (
    "narrow_beam_lasers terraforming advanced_genetics advanced_robotics hypercomputing "
    "human_experimentation plasma_cannon modular_fleet mass_cloning supply_outpost "
    "spacetime_anomaly_studies quantum_data_exchange deep_space_megastructures "
    "hyperdrive_boosters android_rights_movement planetary_studies ministry_of_colonies"
)


def test_b1_2_the_17_technologies_of_the_rulebook_are_there_on_their_levels() -> None:
    keys = NAMED.split()
    assert len(keys) == 17
    assert [TECHNOLOGY[key].level for key in keys] == [1] * 5 + [2] * 6 + [3] * 5 + [4]


def test_b21_28_to_b21_43_types_of_level_iii_are_those_of_the_rules() -> None:
    """B21.28-B21.43 The cards stand in the order of the rules."""
    text = RULES.read_text("utf-8")
    facts = re.findall(
        r"^- \*\*B21\.\d+\*\* \*[^*]+\* \((\w+)(?:/(\w+), passes on (\w+))?\)\. (?:Immediate|No imm)",
        text.partition("### The sixteen")[2].partition("### Precise")[0],
        re.MULTILINE,
    )
    assert len(facts) == 16
    for card, (first, second, passed) in zip(level(3), facts, strict=True):
        assert card.types == TYPE_NAMES[first] | TYPE_NAMES.get(second, 0), card.key
        assert card.feeds == TYPE_NAMES[passed or first], card.key


OTHERS: Final = {
    # level, types, the type passed on, immediate bonus, actions
    "narrow_beam_lasers": (1, MILITARY, MILITARY, "Upgrade(1)", "Deed(1, AllOf((Build(2, 1, 1, 0), Jump(2))), 0, 0)"),
    "terraforming": (1, COMMERCIAL, COMMERCIAL, "AllOf((GainOre(1), Jump(1)))", "Deed(1, Colonize(), 5, 0)"),
    "advanced_genetics": (1, ECONOMIC, ECONOMIC, "Automate(1)", ""),
    "advanced_robotics": (1, ECONOMIC, ECONOMIC, "GainOre(1)", "Deed(1, Populate(2), 0, 0)"),
    "hypercomputing": (1, SCIENTIFIC, SCIENTIFIC, "Automate(2)", ""),
    "human_experimentation": (2, SCIENTIFIC | MILITARY, SCIENTIFIC, "Automate(2)", "Deed(1, AllOf((Build(3, 0, 1, 0), Jump(1))), 0, 1)"),
    "plasma_cannon": (2, MILITARY, MILITARY, "Build(2, 0, 1, 0)", "Deed(1, AllOf((Build(3, 1, 1, 0), Jump(3))), 1, 0)"),
    "modular_fleet": (2, MILITARY | COMMERCIAL, MILITARY, "AllOf((GainOre(1), Jump(2)))", "Deed(1, AllOf((May(Build(1, 1, 1, 0), 0), May(Build(1, 1, 1, 0), 0), May(Build(2, 0, 1, 0), 1), Jump(3))), 0, 0)"),
    "supply_outpost": (2, COMMERCIAL | MILITARY, COMMERCIAL, "AllOf((Build(2, 0, 1, 0), Jump(1)))", "Deed(1, AllOf((Upgrade(1), Jump(3))), 0, 0)"),
    "spacetime_anomaly_studies": (2, SCIENTIFIC, SCIENTIFIC, "Automate(2)", "ResearchDeed(1, AllOf((Populate(1), May(Research(3), 6))), 0, 0, None)"),
    "ministry_of_colonies": (4, ECONOMIC | COMMERCIAL, 0, "TakeColony(3)", ""),
}  # fmt: skip


@pytest.mark.parametrize("key", OTHERS)
def test_b21_1_to_b21_12_named_cards_of_the_other_levels_do_what_the_rules_say(key: str) -> None:
    """B21.1-B21.8, B21.11, B21.12; Mass Cloning (B21.9) below."""
    card = TECHNOLOGY[key]
    facts = (card.level, card.types, card.feeds)
    deeds = ", ".join([spell(deed) for deed in card.deeds])
    assert (*facts, spell(card.immediate), deeds) == OTHERS[key]


def test_b21_10_every_action_with_research_in_it_can_be_copied_and_no_other() -> None:
    deeds = [deed for card in BOX.technologies for deed in card.deeds]
    deeds += [row.deed for row in BOX.rows] + [guild.deed for guild in BOX.guilds]
    for deed in deeds:
        assert (deed.copied is not None) == ("Research" in spell(deed.effect)), spell(deed)
    assert len([deed for deed in deeds if deed.copied is not None]) == 14


def test_b21_9_who_copies_mass_cloning_takes_its_variant_with_research() -> None:
    card = TECHNOLOGY["mass_cloning"]
    assert (card.types, card.feeds) == (ECONOMIC | SCIENTIFIC, ECONOMIC)
    assert spell(card.immediate) == "Populate(1)"
    (deed,) = card.deeds
    assert (deed.spaces, deed.ore, deed.population) == (1, 0, 0)
    variants = deed.effect.parts()
    assert [spell(one) for one in variants] == [
        "Pay(1, Populate(3))",
        "Build(1, 0, 2, 0)",
        "Pay(2, AllOf((Populate(1), Research(2))))",
    ]
    assert deed.copied is variants[2]


def test_b18_5_level_iiii_cards_have_their_points_and_no_other_card_has() -> None:
    assert {card.key: card.points for card in BOX.technologies if card.points} == {
        "post_scarcity_compact": 6,
        "singularity_arsenal": 5,
        "gate_network": 5,
        "autarky_doctrine": 4,
        "ministry_of_colonies": 3,
        "hegemony_accord": 4,
    }


def test_b21_50_two_cards_count_more_points_at_the_end() -> None:
    assert {c.key: spell(c.points_per) for c in BOX.technologies if c.points_per is not None} == {
        "autarky_doctrine": "AutomationLevels(2, 4)",
        "hegemony_accord": "ControlledNodes(1, 4)",
    }


def test_b8_17_five_technologies_change_something_for_good() -> None:
    assert {card.key: card.lasting for card in BOX.technologies if card.lasting} == {
        "settlers_exchange": kinds.CHEAP_EXCHANGE,
        "transdimensional_ai": kinds.WAIVES_PREREQUISITE,
        "android_rights_movement": kinds.ORE_FOR_POPULATION,
        "subatomic_fabrication": kinds.EITHER_TRACK,
        "wormhole_technology": kinds.WORMHOLES,
    }
