"""B1.3-B1.5 Events, systems, achievements: their counts, and every fact of them that the rules state."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from deepfield.games.beyond_the_sun.box import EVENTS, SYSTEMS
from deepfield.games.beyond_the_sun.cards import kinds
from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE, EventCard, SystemCard
from deepfield.games.beyond_the_sun.printed import open_box
from deepfield.kernel.sentences import spell

BOX: Final = open_box()
EVENT: Final = {card.key: card for card in BOX.events}
SYSTEM: Final = {card.key: card for card in BOX.systems}


def deck(letter: int) -> list[SystemCard]:
    """List the systems of a deck."""
    return [card for card in BOX.systems if card.deck == letter]


def written(card: EventCard | SystemCard) -> str:
    """Spell out all that a card does."""
    if isinstance(card, EventCard):
        return spell((card.effect, card.deed, card.easier, card.yard, card.leaves, card.scores))
    return spell((card.control, card.bonus, card.lasting))


# Events.


def test_b1_3_there_are_20_events_10_of_each_level_2_of_them_light() -> None:
    assert len(BOX.events) == len({card.key for card in BOX.events}) == 20
    assert Counter([card.level for card in BOX.events]) == {2: 10, 3: 10}
    assert BOX.decks[EVENTS].backs == tuple([card.level - 2 for card in BOX.events])
    assert [card.key for card in BOX.events if card.light and card.level == 2] == [
        "tyler_lee",
        "maya_chaturvedi",
    ]
    assert [card.key for card in BOX.events if card.light and card.level == 3] == ["kc_24x", "onu"]


def test_b1_3_no_two_events_are_alike() -> None:
    assert len({written(card) for card in BOX.events}) == 20


def test_b21_19_to_b21_25_the_8_events_of_the_rulebook_are_there() -> None:
    """B21.19-B21.25 Names and levels."""
    assert [EVENT[key].level for key in ("tyler_lee", "maya_chaturvedi", "covert_arms_trade")] == [
        2,
        2,
        2,
    ]
    later = ("kc_24x", "onu", "museum_of_decommissioned_spaceships", "dyson_sphere")
    assert [EVENT[key].level for key in (*later, "universal_enlightenment")] == [3] * 5


def test_b9_6_white_arrows_point_at_systems_red_ones_at_achievements() -> None:
    for card in BOX.events:
        links = re.findall(r"Link(\w+)\(|(OpenNode)", spell(card.effect))
        if not links:
            assert card.arrow == kinds.NO_ARROW
        elif links[0][0] == "Achievement":
            assert card.arrow == kinds.RED_ARROW
        else:
            assert card.arrow == kinds.WHITE_ARROW
    assert Counter([card.arrow for card in BOX.events]) == {0: 15, 1: 4, 2: 1}


def test_b18_10_events_score_at_most_2_points() -> None:
    assert {card.key: card.points for card in BOX.events if card.points} == {
        "jubilee_grant": 1,
        "kc_24x": 1,
        "museum_of_decommissioned_spaceships": 2,
        "drydock_treaty": 1,
        "frontier_census": 2,
        "memory_vault": 1,
    }
    scored = {card.key: card.scores for card in BOX.events if card.scores}
    assert scored == {
        "museum_of_decommissioned_spaceships": kinds.SCORES_SHIPS,
        "frontier_census": kinds.SCORES_COLONIES,
    }


def test_b21_25_dyson_sphere_alone_offers_an_action_and_it_cannot_be_copied() -> None:
    assert BOX.dyson is EVENT["dyson_sphere"].deed
    assert BOX.dyson is not None
    assert (BOX.dyson.spaces, BOX.dyson.ore, BOX.dyson.population) == (1, 8, 2)
    assert BOX.dyson.copied is None
    assert [card.key for card in BOX.events if card.deed is not None] == ["dyson_sphere"]


# Systems.


def test_b1_5_there_are_24_systems_12_of_each_deck_4_of_a_are_starting() -> None:
    assert len(BOX.systems) == len({card.key for card in BOX.systems}) == 24
    assert BOX.decks[SYSTEMS].backs == (0,) * 12 + (1,) * 12
    assert [card.key for card in BOX.systems if card.starting] == [
        "barnards_star",
        "sirius",
        "alpha_centauri",
        "luyten_726_8",
    ]


def test_b1_23_no_two_systems_are_alike_and_each_deck_has_4_of_each_specialization() -> None:
    alike = [(c.strength, c.specializations, c.points, written(c)) for c in BOX.systems]
    assert len(set(alike)) == 24
    for letter in (0, 1):
        counted = Counter([card.specializations for card in deck(letter)])
        assert counted == {FOOD: 4, ORE: 4, FOOD | ORE: 4}


def test_b1_23_a_systems_need_less_strength_and_give_fewer_points_than_b_systems() -> None:
    means = [
        (
            round(sum([card.strength for card in deck(letter)]) / 12, 2),
            round(sum([card.points for card in deck(letter)]) / 12, 2),
        )
        for letter in (0, 1)
    ]
    assert means == [(3.08, 4.58), (5.17, 6.83)]


KNOWN_SYSTEMS: Final = {
    # strength, specializations, points, control, bonus, deck
    "barnards_star": (3, FOOD, 5, "Populate(1)", "AllOf((Populate(1), GainOre(2)))", 0),  # B21.14
    "sirius": (3, ORE, 5, "GainOre(1)", "Automate(2)", 0),  # B21.16
    "lalande_21185": (
        3, ORE, 4, "None", "AllOf((PopulationGrowth(), OreProduction(), ResourceTrade(0)))", 0,
    ),  # B21.13
    "procyon": (4, ORE, 4, "None", "PrivateTechnology(2)", 0),  # B21.17
    "kapteyns_star": (4, FOOD | ORE, 6, "None", "Build(2, 0, 1, 1)", 1),  # B21.16
    "ross_154": (5, ORE, 6, "None", "GainOre(2)", 1),  # B21.15
    "wise_1541_2250": (5, FOOD, 5, "None", "PrivateTechnology(3)", 1),  # B21.17
    "tau_ceti": (5, FOOD | ORE, 7, "MoveToColumn(0)", "Populate(2)", 1),  # B21.16
}  # fmt: skip


@pytest.mark.parametrize("key", KNOWN_SYSTEMS)
def test_b21_13_to_b21_17_the_8_systems_of_the_rulebook_are_as_the_rules_say(key: str) -> None:
    """B21.13-B21.17 Strength, specializations, points, bonuses, deck."""
    card = SYSTEM[key]
    facts = (card.strength, card.specializations, card.points)
    done = (spell(card.control), spell(card.bonus), card.deck)
    assert (*facts, *done) == KNOWN_SYSTEMS[key]


def test_b14_13_three_systems_change_something_for_good() -> None:
    assert {card.key: card.lasting for card in BOX.systems if card.lasting} == {
        "ross_154": kinds.PUSHES_PAWNS,
        "van_maanens_star": kinds.ORE_PER_COLONY,
        "trappist_1": kinds.MORE_GROWTH,
    }


# Achievements.


def test_b1_4_there_are_10_achievements_2_basic_4_a_4_b() -> None:
    assert Counter([card.kind for card in BOX.achievements]) == {
        kinds.BASIC: 2,
        kinds.KIND_A: 4,
        kinds.KIND_B: 4,
    }
    assert len({spell(card.condition) for card in BOX.achievements}) == 10


def test_b1_24_every_achievement_has_4_cells_the_left_one_worth_most() -> None:
    cells = {card.key: card.cells for card in BOX.achievements}
    assert (cells.pop("supremacy"), cells.pop("empire")) == ((6, 4, 3, 2), (5, 4, 3, 2))
    assert set(cells.values()) == {(4, 3, 2, 1)}


def test_b3_10_the_four_of_a_first_game_are_the_basic_ones_one_a_and_one_b() -> None:
    beginner = [card for card in BOX.achievements if card.beginner]
    assert [(card.key, card.kind) for card in beginner] == [
        ("supremacy", kinds.BASIC),
        ("empire", kinds.BASIC),
        ("technologist", kinds.KIND_A),
        ("warlord", kinds.KIND_B),
    ]


def test_b21_26_and_b21_60_the_conditions_are_those_of_the_rules() -> None:
    """B21.26, B21.60."""
    assert {card.key: spell(card.condition) for card in BOX.achievements} == {
        "supremacy": "TechnologiesOf(4, 1)",
        "empire": "Colonies(4)",
        "technologist": "TechnologiesOf(2, 6)",
        "polymath": "AllTypes()",
        "automation_pioneer": "AutomationLevel(5)",
        "think_tank": "TechnologiesOf(3, 3)",
        "warlord": "Strength(12)",
        "specialization": "Symbols(5)",
        "diaspora": "Nodes(4)",
        "full_mobilization": "EmptyTrack()",
    }
