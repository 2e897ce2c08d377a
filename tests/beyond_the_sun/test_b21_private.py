"""B21 Private technologies, and cards that research in ways of their own."""

from __future__ import annotations

import pytest

from deepfield.games.beyond_the_sun.cards.kinds import (
    Deed,
)
from deepfield.games.beyond_the_sun.effects.economy import GainOre
from deepfield.games.beyond_the_sun.effects.research import (
    DiscoverAny,
    PrivateTechnology,
    Research,
    ResearchByColonies,
    ResearchFreely,
)
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table
from kit.beyond_box import fixture, technology

LEVEL_1 = {
    "1-1": "narrow_beam_lasers",  # military
    "1-2": "terraforming",  # commercial
    "1-3": "advanced_genetics",  # economic
    "1-4": "hypercomputing",  # scientific
}


@pytest.mark.parametrize(("colonies", "level"), [("", 1), ("sirius", 2), ("sirius procyon", 3)])
def test_b21_29_research_by_the_number_of_colonies(colonies: str, level: int) -> None:
    """B21.29, Q63 Exactly that level; B21.57 however the colonies were got."""
    tree = {**LEVEL_1, "2-1": "orbital_greenhouses", "2-2": "plasma_cannon", "3-1": "capital_ship"}
    factions = [Faction(slots="1-1 1-2 2-1", colonies=colonies), Faction()]
    with table(*factions, board=Board(tree=tree), effect=ResearchByColonies(), pace="all") as t:
        levels = {option.split()[1][0] for option in t.boris.options}
        assert levels == {str(level)}


def test_b21_28_transdimensional_ai_waives_one_of_two_prerequisites() -> None:
    """B21.28, Q62, B26.8 Of discovered technologies only; "2 OF 3" counts as needing 2."""
    tree = {
        **LEVEL_1,
        "2-1": "orbital_greenhouses",
        "2-2": "plasma_cannon",
        "2-3": "frontier_charters",
    }
    tree |= {"3-1": "transdimensional_ai", "3-2": "capital_ship", "4-1": "gate_network"}
    slots = "1-1 2-1 3-1"
    factions = [Faction(pop=3, slots=slots, ships=""), Faction()]
    with table(*factions, board=Board(tree=tree), effect=Research(4)) as t:
        assert "4-1" in t.boris.slots
    with table(*factions, board=Board(tree=tree), effect=Research(2)) as t:
        assert "2-2" in t.boris.slots  # the other BOTH slot, 2-5, has no prerequisite here
    undiscovered = {key: card for key, card in tree.items() if key not in {"2-2", "4-1"}}
    with table(*factions, board=Board(tree=undiscovered), effect=Research(4), mode=BONUS) as t:
        assert "4-1" not in t.boris.slots


def test_b21_28_free_research_without_prerequisites_and_without_bonus() -> None:
    """B21.28, Q62 A population cube is used all the same."""
    board = Board(tree={**LEVEL_1, "2-6": "orbital_greenhouses"})
    factions = [Faction(pop=1), Faction()]
    with table(*factions, board=board, effect=ResearchFreely(1, 2), mode=BONUS) as t:
        t.boris.may_only(
            "research 1-1", "research 1-2", "research 1-3", "research 1-4", "research 2-6"
        )
        t.boris.does("research 2-6")
        assert (t.boris.pop, t.boris.automation, t.boris.slots) == (0, 0, ["2-6"])


def test_ex_21_private_technology() -> None:
    """B21.17, B8.5, B18.4, B21.61, Q33 No cube, its bonus, its spaces for its owner only."""
    game = fixture(
        technology("plasma_cannon", immediate=GainOre(3), deeds=(Deed(1, GainOre(1)),)),
    )
    board = Board(
        tree=LEVEL_1,
        decks={"2": ["plasma_cannon", "modular_fleet"]},
        open_guilds=["professors"],
    )
    with table(
        Faction(),
        Faction(),
        Faction(pop=0),
        board=board,
        game=game,
        active=2,
        effect=PrivateTechnology(2),
    ) as t:
        t.anna.may_only("take plasma_cannon", "take modular_fleet")
        t.anna.does("take plasma_cannon")
        assert (t.anna.private, t.anna.ore, t.anna.pop) == (["plasma_cannon"], 3, 0)
        assert t.anna.lines["private"] == 2
        under = t.table.box.technologies[t.table.level_2[0]].key
        assert under == "modular_fleet"
        t.anna.does("ore production")
        t.boris.may_not("place plasma_cannon.1", rule="B21.17", key="private-technology")
        t.boris.does("place grow_and_ore.1", "ore production")
        t.irina.does("place grow_and_ore.1", "ore production")
        t.anna.does("place plasma_cannon.1")
        assert t.anna.pawn == "plasma_cannon.1"


def test_b21_17_with_one_card_left_there_is_no_choice() -> None:
    """B21.17, Q33 With none there is no technology."""
    for deck, taken in ((["plasma_cannon"], ["plasma_cannon"]), ([], [])):
        board = Board(tree=LEVEL_1, decks={"2": deck}, out_of_decks=["2"])
        with table(
            Faction(pop=0), Faction(), board=board, effect=PrivateTechnology(2), mode=BONUS
        ) as t:
            assert t.boris.private == taken


def test_b21_55_universal_enlightenment() -> None:
    """B21.23, B21.55 A card of level IIII into any undiscovered slot; the other one under the deck."""
    board = Board(
        tree={**LEVEL_1, "4-1": "gate_network"},
        decks={"4": ["hegemony_accord", "autarky_doctrine"]},
    )
    with table(Faction(), Faction(), board=board, effect=DiscoverAny(4), mode=BONUS) as t:
        t.boris.may_only("take hegemony_accord", "take autarky_doctrine")
        t.boris.does("take autarky_doctrine")
        t.boris.may_only("open 4-2", "open 4-3")
        t.boris.may_not("open 4-1", rule="B21.23", key="slot-discovered")
        t.boris.may_not("open 3-1", rule="B21.23")
        t.boris.does("open 4-3")
        assert t.in_slot("4-3") == "autarky_doctrine"
        assert t.boris.slots == []
    board = Board(tree=LEVEL_1, out_of_decks=["4"])
    with table(Faction(), Faction(), board=board, effect=DiscoverAny(4), mode=BONUS) as t:
        assert t.where == "turn.choose_production"
