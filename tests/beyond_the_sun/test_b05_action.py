"""B5 The action phase: which spaces there are, who may use them, what they cost."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import Deed
from deepfield.games.beyond_the_sun.effects.economy import GainOre
from kit.beyond import Board, Faction, table
from kit.beyond_box import fixture, technology

TREE = {
    "1-1": "narrow_beam_lasers",
    "1-2": "terraforming",
    "1-3": "advanced_genetics",
    "1-4": "hypercomputing",
}


def test_ex_01_which_spaces_may_the_pawn_move_to() -> None:
    game = fixture(
        technology("narrow_beam_lasers", deeds=(Deed(1, GainOre(1)),)),
        technology("terraforming", deeds=(Deed(1, GainOre(1)),)),
    )
    with table(
        Faction(pawn="build_and_jump.1"),
        Faction(pawn="build_and_jump.2"),
        Faction(pop=2, ore=5, pawn="research_1.1", slots="1-1 1-3"),
        Faction(pawn="grow_and_ore.1"),
        board=Board(tree=TREE),
        game=game,
        active=2,
    ) as t:
        t.anna.may_only(
            "place research_1.2",
            "place research_1.3",
            "place research_1.4",
            "place research_2.1",
            "place research_2.2",
            "place research_2.3",
            "place research_2.4",
            "place grow_and_ore.1",
            "place narrow_beam_lasers.1",
        )
        t.anna.may_not("place research_1.1", rule="B5.1")
        t.anna.may_not("place build_and_jump.1", rule="B5.4")
        t.anna.may_not("place terraforming.1", rule="B5.5")
        t.anna.may_not("place advanced_genetics.1", rule="B5.7")
        t.anna.does("place research_1.4")
        assert t.anna.ore == 4
