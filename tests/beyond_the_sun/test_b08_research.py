"""B8 Research: slots, researchers, events, types, cards, immediate bonuses."""

from __future__ import annotations

from typing import Any

from deepfield.games.beyond_the_sun.cards.kinds import (
    COMMERCIAL,
    ECONOMIC,
    MILITARY,
    SCIENTIFIC,
)
from deepfield.games.beyond_the_sun.effects.choice import EachFaction
from deepfield.games.beyond_the_sun.effects.economy import GainOre
from deepfield.games.beyond_the_sun.effects.research import (
    DiscoverAny,
    Research,
    ResearchDiscovered,
)
from deepfield.games.beyond_the_sun.events import (
    TechnologiesPutUnder,
    TechnologyDiscovered,
    TechnologyRevealed,
)
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, game_f, table
from kit.beyond_box import event, fixture, technology

LEVEL_1 = {
    "1-1": "narrow_beam_lasers",  # military
    "1-2": "terraforming",  # commercial
    "1-3": "advanced_genetics",  # economic
    "1-4": "hypercomputing",  # scientific
}
TOP = [
    "orbital_greenhouses",  # economic
    "frontier_charters",  # commercial
    "human_experimentation",  # scientific/military
    "spacetime_anomaly_studies",  # scientific
    "plasma_cannon",  # military
    "prospecting_probes",
]
EVERYBODY_GAINS = event("ore_rush", effect=EachFaction(GainOre(1)))


def test_ex_07_row_2_discovered_or_not() -> None:
    """B7.2, B8.3, B8.4 2-1 is discovered: no event, no card; its immediate bonus is given."""
    board = Board(tree={**LEVEL_1, "2-1": "research_concessions"})
    with table(Faction(), Faction(pop=1, ore=2, slots="1-1 1-2"), board=board, active=1) as t:
        t.irina.does("place research_2.1")
        assert t.irina.ore == 0
        t.irina.may_only("research 2-1", "research 2-2", "research 2-3")
        t.irina.does("research 2-1")
        assert t.irina.ore == 2
        assert t.irina.pop == 0


def test_ex_10_which_level_ii_slots_can_be_researched() -> None:
    """B8.1, B8.3, B8.4 Exactly those whose prerequisites are there."""
    with table(
        Faction(pop=1, ore=2, slots="1-1 1-2"), Faction(slots="1-3 1-4"), board=Board(tree=LEVEL_1)
    ) as t:
        t.boris.does("place research_2.1")
        t.boris.may_only("research 2-1", "research 2-2", "research 2-3")
        for slot in ("2-4", "2-5", "2-6"):
            t.boris.may_not(f"research {slot}", rule="B8.4", key="prerequisites-missing")
        t.boris.may_not("research 1-3", rule="B8.3", key="slot-of-other-level")
        t.boris.may_not("research 3-1", rule="B8.3", key="slot-of-other-level")


def test_ex_11_discovering_a_level_ii_technology() -> None:
    """B8.7, B8.8, B8.10, B8.12, B8.13, B8.15, B8.16, B8.19, B5.12, B5.5 Step by step."""
    game = fixture(
        EVERYBODY_GAINS,
        technology("plasma_cannon", immediate=GainOre(1)),
        technology("human_experimentation", types=MILITARY, feeds=MILITARY),
    )
    board = Board(tree=LEVEL_1, events={"2-2": "ore_rush"}, decks={"2": TOP})
    with table(
        Faction(),
        Faction(),
        Faction(pop=1, ore=2, slots="1-1 1-2", ships=""),
        board=board,
        game=game,
        active=2,
        luck={"technologies": [0, 0, 0]},
    ) as t:
        t.anna.does("place research_2.1")
        assert t.anna.ore == 0
        t.anna.does("research 2-2")
        assert (t.anna.pop, t.anna.slots) == (0, ["1-1", "1-2", "2-2"])
        assert [t.boris.ore, t.irina.ore, t.anna.ore] == [1, 1, 1]
        assert "ore_rush" in t.anna.view.discarded
        t.anna.may_only("type military", "type commercial")
        t.anna.may_not("type economic", rule="B8.10", key="type-not-passed-on")
        t.anna.does("type military")
        assert t.boris.saw(TechnologyRevealed)
        assert len(t.anna.view.revealed) == 5
        t.anna.may_only("take human_experimentation", "take plasma_cannon")
        t.anna.may_not("take orbital_greenhouses", rule="B8.13")
        t.anna.does("take plasma_cannon")
        assert t.in_slot("2-2") == "plasma_cannon"
        assert t.boris.saw(TechnologyDiscovered)
        assert t.boris.saw(TechnologiesPutUnder, level=2, count=4)
        deck = t.table.level_2
        assert t.table.box.technologies[deck[-1]].key == "prospecting_probes"
        under = {t.table.box.technologies[card].key for card in deck[:4]}
        assert under == set(TOP[:4]) - {"plasma_cannon"}
        assert t.anna.ore == 2
        t.anna.may_not("place plasma_cannon.1", rule="B15.1")
        t.anna.does("ore production")
        t.boris.may_not("place plasma_cannon.1", rule="B5.5")


def test_b8_15_the_order_under_the_deck_is_known_to_nobody() -> None:
    """B8.15, B2.7, Q10 The rejected cards were seen by all; which lies where is random."""
    board = Board(tree=LEVEL_1, decks={"2": TOP})
    with table(
        Faction(pop=1, ore=2, slots="1-1"),
        Faction(),
        board=board,
        luck={"technologies": [0, 0, 0]},
    ) as t:
        t.boris.does("place research_2.1")
        assert t.irina.view.revealed == tuple(TOP[:5])
        t.boris.does("take plasma_cannon")
        assert t.irina.view.decks["technology_2"] == ("technology_2",) * 15
        assert t.boris.view.decks["technology_2"] == ("technology_2",) * 15


def test_ex_35_only_one_possible_type() -> None:
    """B8.10 Both prerequisites pass on scientific: nothing is asked."""
    tree = {
        **LEVEL_1,
        "1-1": "hypercomputing",
        "1-2": "shared_observatories",
        "1-4": "terraforming",
    }
    board = Board(
        tree=tree, decks={"2": ["plasma_cannon", "mass_cloning", "human_experimentation"]}
    )
    with table(
        Faction(pop=1, ore=2, slots="1-1 1-2"),
        Faction(),
        board=board,
        luck={"technologies": [1]},
    ) as t:
        t.boris.does("place research_2.1", "research 2-2")
        t.boris.may_only("take mass_cloning", "take human_experimentation")
        t.boris.does("take mass_cloning")
        assert t.boris.pop == 1  # Mass Cloning: 1 supply into population


def test_b8_10_a_card_that_passes_on_two_types_offers_both() -> None:
    """B8.10, Q9 Should there be one."""
    game = fixture(technology("narrow_beam_lasers", feeds=MILITARY | SCIENTIFIC))
    with table(
        Faction(pop=1, ore=2, slots="1-1"), Faction(), board=Board(tree=LEVEL_1), game=game
    ) as t:
        t.boris.does("place research_2.1")
        t.boris.may_only("type military", "type scientific")


def test_b8_11_of_two_of_three_only_ones_own_count() -> None:
    """B8.11 With all three, all three count."""
    tree = {
        **LEVEL_1,
        "2-1": "orbital_greenhouses",
        "2-2": "plasma_cannon",
        "2-3": "frontier_charters",
    }
    tree |= {"3-1": "capital_ship", "3-2": "transdimensional_ai", "3-3": "stealth_terraformers"}
    slots = "1-1 1-2 2-1 2-2 3-1 3-2"
    with table(
        Faction(pop=2, slots=slots), Faction(), board=Board(tree=tree), effect=Research(4)
    ) as t:
        t.boris.may_only("type military", "type scientific")
    slots += " 2-3 3-3"
    with table(
        Faction(pop=2, slots=slots), Faction(), board=Board(tree=tree), effect=Research(4)
    ) as t:
        t.boris.may_only("type military", "type scientific", "type commercial")


def test_b8_12_a_hybrid_matches_with_either_half_once() -> None:
    """B8.12, Q52 A card with the type on its second half is one match."""
    deck = ["supply_outpost", "dockyard_cooperatives", "plasma_cannon"]
    board = Board(tree=LEVEL_1, decks={"2": deck})
    with table(Faction(pop=1, ore=2, slots="1-1"), Faction(), board=board) as t:
        t.boris.does("place research_2.1")
        t.boris.may_only("take supply_outpost", "take dockyard_cooperatives")
        t.boris.does("take dockyard_cooperatives")
        assert t.boris.automation == 1


def lone(*keys: str) -> Board:
    """Lay level II with a deck of these cards only."""
    return Board(tree=LEVEL_1, decks={"2": keys}, out_of_decks=["2"])


def test_b8_14_a_single_match_must_be_taken() -> None:
    """B8.14 The deck runs out with one match."""
    board = lone("orbital_greenhouses", "plasma_cannon")
    with table(Faction(pop=1, ore=2, slots="1-1"), Faction(), board=board, pace="all") as t:
        t.boris.does("place research_2.1", "research 2-1", "type military")
        t.boris.may_only("take plasma_cannon")


def test_b8_14_without_a_match_another_permitted_type_is_searched_for() -> None:
    """B8.14, Q8 Military in vain, then commercial; else any of the revealed cards."""
    board = lone("orbital_greenhouses", "frontier_charters", "bioinformatics_vaults")
    factions = [Faction(pop=1, ore=2, slots="1-1 1-2"), Faction()]
    with table(*factions, board=board, pace="all") as t:
        t.boris.does("place research_2.1", "research 2-2", "type military")
        t.boris.may_only("type commercial")
        t.boris.does("type commercial")
        t.boris.may_only("take frontier_charters")
    board = lone("orbital_greenhouses", "bioinformatics_vaults")
    with table(*factions, board=board, pace="all") as t:
        t.boris.does("place research_2.1", "research 2-2", "type military", "type commercial")
        t.boris.may_only("take orbital_greenhouses", "take bioinformatics_vaults")


def test_b8_14_undiscovered_slots_of_an_empty_deck_cannot_be_chosen() -> None:
    """B8.14 Discovered ones can."""
    board = Board(tree={**LEVEL_1, "2-3": "plasma_cannon"}, out_of_decks=["2"])
    with table(Faction(pop=1, ore=2, slots="1-1 1-2"), Faction(), board=board, pace="all") as t:
        t.boris.does("place research_2.1")
        t.boris.may_only("research 2-3")
        t.boris.may_not("research 2-1", rule="B8.14", key="level-deck-empty")


def test_b8_2_an_eye_sees_discovered_technologies_only() -> None:
    """B8.2, B21.48 Either level, one population, the immediate bonus, no event and no card."""
    board = Board(tree={**LEVEL_1, "2-1": "orbital_greenhouses"}, events={"2-2": "ore_rush"})
    factions = [Faction(pop=1, slots="1-1 1-2"), Faction()]
    with table(*factions, board=board, effect=ResearchDiscovered(1, 2)) as t:
        t.boris.may_only("research 1-3", "research 1-4", "research 2-1")
        t.boris.may_not("research 2-2", rule="B8.2", key="not-discovered-yet")
        t.boris.does("research 2-1")
        assert (t.boris.pop, t.boris.automation) == (0, 1)


def test_b8_5_private_technologies_are_no_prerequisites() -> None:
    """B8.5 Only researchers in the joined slots count."""
    board = Board(tree={**LEVEL_1, "2-1": "orbital_greenhouses"})
    with table(
        Faction(pop=2, private="plasma_cannon mass_cloning", slots="1-1"),
        Faction(),
        board=board,
        effect=Research(3),
        mode=BONUS,
    ) as t:
        assert t.boris.slots == ["1-1"]
        assert t.where == "turn.choose_production"


def test_b8_6_any_number_of_factions_research_the_same_technology() -> None:
    """B8.6, B8.16, B1.20, B9.1, Q55 Each gets the bonus once; the event was the first one's."""
    board = Board(tree={**LEVEL_1, "2-1": "orbital_greenhouses"})
    factions = [
        Faction(slots="1-1 2-1"),
        Faction(pop=1, ore=2, slots="1-1 1-2"),
        Faction(slots="1-1 2-1"),
    ]
    with table(*factions, board=board, active=1) as t:
        t.irina.does("place research_2.1")
        t.irina.may_not("research 1-1", rule="B8.3", key="slot-of-other-level")
        t.irina.does("research 2-1")
        assert t.irina.automation == 1
        assert t.boris.view.slots[4].researchers == (0, 1, 2)
    factions[1] = Faction(pop=1, ore=2, slots="1-1 1-2 2-1")
    with table(*factions, board=board, active=1) as t:
        t.irina.does("place research_2.1")
        t.irina.may_not("research 2-1", rule="B8.3", key="already-researched")


def test_b8_18_an_immediate_bonus_is_mandatory_and_done_as_far_as_possible() -> None:
    """B8.18, B19.5 Nothing is asked of who has no ship to upgrade."""
    with table(Faction(pop=2), Faction(), board=Board(tree=LEVEL_1)) as t:
        t.boris.does("place research_1.1", "research 1-1")
        assert t.where == "turn.choose_production"
    with table(Faction(pop=2, ships="L1@SOL L2@SOL"), Faction(), board=Board(tree=LEVEL_1)) as t:
        t.boris.does("place research_1.1", "research 1-1")
        t.boris.may_only("ship 1 at sol", "ship 2 at sol")


def test_b8_20_the_research_is_completed_whatever_the_event_does() -> None:
    """B8.20, Q11 The researcher is placed, the card is chosen on the changed state."""
    game = fixture(event("ore_rush", effect=DiscoverAny(4)))
    board = Board(tree=LEVEL_1, events={"2-1": "ore_rush"}, decks={"2": TOP})
    with table(
        Faction(pop=1, ore=2, slots="1-1"),
        Faction(),
        board=board,
        game=game,
        luck={"technologies": [0, 0, 0]},
    ) as t:
        t.boris.does("place research_2.1")
        assert t.where == "discover_card.choose_card"
        t.boris.does(min(t.boris.options), "open 4-2")
        assert t.in_slot("4-2")
        t.boris.does("take human_experimentation")
        assert t.in_slot("2-1") == "human_experimentation"


def test_b8_9_slots_of_level_iiii_have_no_event() -> None:
    """B8.9 After the set-up no slot of levels I and IIII has one."""
    g = game_f().new(4, seed=5)
    assert [slot.level for slot in g.box.slots if g.event_slots[slot.number] >= 0] == [2] * 6 + [
        3
    ] * 6


def test_b26_11_a_discovered_slot_keeps_its_card() -> None:
    """B26.11, B26.12 And every technology lies somewhere, also after a search."""
    board = Board(tree=LEVEL_1, decks={"2": TOP})
    with table(
        Faction(pop=1, ore=2, slots="1-1"), Faction(), board=board, luck={"technologies": [0, 0, 0]}
    ) as t:
        before = list(t.table.tree)
        t.boris.does("place research_2.1", "take human_experimentation")
        after = list(t.table.tree)
        assert [card for card, was in zip(after, before, strict=True) if was >= 0] == before[:4]
        of_level = len(t.table.level_2) + len([c for c in after[4:10] if c >= 0])
        assert of_level == 16


def test_b21_9_every_type_is_passed_on() -> None:
    """B8.10, B1.21 The small triangle is one single type on every card below level IIII."""
    single = {SCIENTIFIC, ECONOMIC, MILITARY, COMMERCIAL}
    box: Any = game_f().box
    for card in box.technologies:
        assert card.feeds in (single if card.level < 4 else {0})
