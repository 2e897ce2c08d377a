"""B5.13 Why a pawn may not stand on a space: a reason for each of them."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.box import BeyondBox
from deepfield.games.beyond_the_sun.cards.kinds import Deed
from deepfield.games.beyond_the_sun.effects.choice import May
from deepfield.games.beyond_the_sun.effects.colony import TakeLinkedSystem
from deepfield.games.beyond_the_sun.effects.economy import Populate
from deepfield.games.beyond_the_sun.flow.action import PLACE_PAWN
from kit.beyond import Board, Faction, table
from kit.beyond_box import fixture, technology

TREE = {
    "1-1": "narrow_beam_lasers",
    "1-2": "terraforming",
    "1-3": "advanced_genetics",
    "1-4": "shared_observatories",
    "2-1": "settlers_exchange",
}


def test_b5_7_a_space_that_is_not_there_says_what_is_missing() -> None:
    with table(
        Faction(pop=3, slots="1-1 1-3 1-4"), Faction(), Faction(), board=Board(tree=TREE)
    ) as t:
        t.boris.may_not("place narrow_beam_lasers.2", rule="B5.1", key="no-such-space")
        t.boris.may_not("place narrow_beam_lasers-b.1", rule="B5.7", key="no-such-action")
        t.boris.may_not("place advanced_genetics.1", rule="B5.7", key="technology-without-actions")
        t.boris.may_not(
            "place advanced_genetics-c.4", rule="B5.7", key="technology-without-actions"
        )
        t.boris.may_not("place settlers_exchange.1", rule="B5.5")
        t.boris.may_not("place mass_cloning.1", rule="B2.6")
        t.boris.may_not("place guild_professors.2", rule="B7.10")
        t.boris.may_not("place research_1.4", rule="B5.1", key="no-such-space")
        t.boris.may_not("place linked_system.1", rule="B21.25")


def test_b5_13_every_space_is_offered_or_has_a_reason() -> None:
    with table(Faction(pop=3, ore=9, slots="1-1 1-3 1-4"), Faction(), board=Board(tree=TREE)) as t:
        for place in PLACE_PAWN:
            refusal = t.table.explain(0, place)
            assert (refusal is None) == (place in t.table.ask.options)
            assert refusal is None or refusal.rule.startswith("B")


def test_b21_25_the_action_of_an_event_has_its_printed_spaces() -> None:
    def widen(box: BeyondBox) -> None:
        box.dyson = Deed(2, TakeLinkedSystem(), ore=8, population=2)

    with table(
        Faction(pop=2, ore=8),
        Faction(),
        game=fixture(widen),
        board=Board(tree=TREE, apart="ross_154", news={"dyson_sphere": "ross_154"}),
    ) as t:
        t.boris.may("place linked_system.1", "place linked_system.2")


def test_b5_9_an_optional_part_that_does_nothing_is_no_change() -> None:
    """B19.2: where it does nothing it is not asked for, so its inner cost cannot be paid either."""
    game = fixture(technology("terraforming", deeds=(Deed(1, May(Populate(1), ore=1)),)))
    for cols, refused in (([0, 0, 0, 0, 0], True), ([1, 0, 0, 0, 0], False)):
        with table(
            Faction(pop=2, ore=3, cols=cols, slots="1-2"),
            Faction(),
            game=game,
            board=Board(tree=TREE),
        ) as t:
            if refused:
                t.boris.may_not("place terraforming.1", rule="B5.9", key="changes-nothing")
            else:
                t.boris.does("place terraforming.1")
                assert (t.boris.ore, t.boris.pop) == (2, 3)  # declining would change nothing
