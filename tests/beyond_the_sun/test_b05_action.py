"""B5 The action phase: which spaces there are, who may use them, what they cost."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import Deed
from deepfield.games.beyond_the_sun.effects.economy import GainOre
from deepfield.games.beyond_the_sun.effects.fleet import Jump
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.events import PawnPushed
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


def test_b5_2_another_space_of_the_same_technology() -> None:
    """B5.2, B5.10 Also another space of the same action; the same space again only later."""
    board = Board(tree={**TREE, "1-2": "shared_observatories", "2-1": "orbital_greenhouses"})
    with table(
        Faction(ore=3, slots="1-1 1-2", pawn="shared_observatories.1"), Faction(), board=board
    ) as t:
        t.boris.may_not("place shared_observatories.1", rule="B5.1", key="pawn-stands-there")
        t.boris.does("place shared_observatories.2")
        assert t.boris.pawn == "shared_observatories.2"


def test_b5_3_the_bottom_row_may_be_chosen_again_and_again() -> None:
    """B5.3, B7.5, B26.6 Any number of pawns stand there, one's own among them."""
    pawn = "grow_and_ore.1"
    with table(Faction(pawn=pawn), Faction(pawn=pawn)) as t:
        t.boris.does("place grow_and_ore.1")
        assert (t.boris.pop, t.boris.ore) == (3, 1)
        t.boris.does("ore production")
        t.irina.does("place grow_and_ore.1")
        assert [t.boris.pawn, t.irina.pawn] == [pawn, pawn]


def test_b5_6_researching_reserves_no_space() -> None:
    """B5.6, B5.11 First come, first served; the pawn blocks its space until its owner's next action."""
    board = Board(tree={"1-1": "terraforming", "1-2": "chartered_convoys"})
    ships = "L1@SOL"
    with table(
        Faction(slots="1-2", ships=ships), Faction(slots="1-2", ships=ships), board=board
    ) as t:
        t.boris.does("place chartered_convoys.1", "jump done", "ore production")
        refusal = t.irina.may_not("place chartered_convoys.1", rule="B5.4", key="space-occupied")
        assert refusal.args == {"seat": 0}
        t.irina.does("place grow_and_ore.1", "ore production")
        t.boris.does("place grow_and_ore.1", "ore production")
        t.irina.may("place chartered_convoys.1")


def test_b5_8_what_cannot_be_paid_or_performed_is_refused() -> None:
    """B5.8, B5.13, B0.7, B6.1 The whole cost must be there before anything is gained."""
    board = Board(tree={"1-1": "terraforming"}, open_guilds=["terraforming"])
    with table(Faction(slots="1-1", ore=4, pop=0), Faction(), board=board, pace="all") as t:
        refusal = t.boris.may_not("place terraforming.1", rule="B5.8", key="not-enough-ore")
        assert refusal.args == {"need": 5, "have": 4}
        refusal = t.boris.may_not("place guild_terraforming.1", rule="B5.8")
        assert (refusal.key, refusal.args) == ("not-enough-population", {"need": 1, "have": 0})
    with table(Faction(slots="1-1", ore=5), Faction(), board=board) as t:
        t.boris.may_not("place terraforming.1", rule="B14.3", key="nothing-to-colonize")


def test_b5_9_an_action_must_change_the_game() -> None:
    """B5.9, B7.4 A jump without ships, and nothing to build: refused; a cost paid is a change."""
    board = Board(tree={"2-1": "orbital_greenhouses"})
    with table(
        Faction(
            pop=0, ore=1, ships="", cols=(0, 4, 3, 3, 3), slots="2-1", faction="nishida_ostergaard"
        ),
        Faction(),
        board=board,
    ) as t:
        t.boris.may_not("place build_and_jump.1", rule="B5.9", key="changes-nothing")
        t.boris.does("place orbital_greenhouses.1")  # B15.3 growth yields nothing
        assert (t.boris.ore, t.boris.pop) == (0, 0)


def test_ex_16_actions_must_change_something() -> None:
    """B5.9, B19.2 "Jump 4" with no ship moved is refused; "gain 2 ore, Jump 2" is not."""
    deeds = (Deed(1, Jump(4)), Deed(1, AllOf(GainOre(2), Jump(2))))
    game = fixture(technology("narrow_beam_lasers", deeds=deeds))
    factions = [Faction(), Faction(slots="1-1", ships="L1@SOL")]
    board = Board(tree=TREE)
    with table(*factions, board=board, game=game, active=1) as t:
        t.irina.does("place narrow_beam_lasers.1")
        t.irina.may_not("jump done", rule="B5.9", key="changes-nothing")
        t.irina.does("move 1 from sol to yf", "jump done")
        assert t.where == "turn.choose_production"
    with table(*factions, board=board, game=game, active=1) as t:
        t.irina.does("place narrow_beam_lasers-b.1", "jump done")
        assert (t.irina.ore, t.irina.ships) == (2, ["L1@SOL"])


def test_b5_12_a_technology_researched_this_turn_is_used_from_the_next_on() -> None:
    """B5.12, B8.17 The pawn has already moved."""
    board = Board(tree={"1-1": "advanced_robotics"})
    with table(Faction(), Faction(), board=board) as t:
        t.boris.may_not("place advanced_robotics.1", rule="B5.5")
        t.boris.does("place research_1.1", "research 1-1")
        assert t.boris.slots == ["1-1"]
        t.boris.may_not("place advanced_robotics.1", rule="B15.1")
        t.boris.does("ore production")
        t.irina.does("place grow_and_ore.1", "ore production")
        t.boris.does("place advanced_robotics.1")
        assert t.boris.pawn == "advanced_robotics.1"


def test_b5_13_what_the_effect_itself_consumes_must_be_there_too() -> None:
    """B5.13, B6.9, B5.8 Row 1 without population."""
    with table(Faction(pop=0, ore=5), Faction(), board=Board(tree=TREE), pace="all") as t:
        t.boris.may_not("place research_1.1", rule="B8.7", key="no-population-to-research")
        t.boris.may_not("place research_2.1", rule="B8.3", key="no-slot-to-research")


def test_b5_14_the_bottom_row_is_always_possible() -> None:
    """B5.14 Even with nothing at all it yields 1 ore."""
    with table(Faction(pop=0, ore=0, cols=(0, 0, 0, 0, 0)), Faction(), pace="all") as t:
        t.boris.may_only("place grow_and_ore.1")
        t.boris.does("place grow_and_ore.1")
        assert (t.boris.ore, t.boris.pop) == (1, 0)


def test_b5_1_spaces_that_are_not_there_are_refused() -> None:
    """B5.1, B2.6, B5.7 No such space, no such card in the tree, a card without actions."""
    board = Board(tree=TREE)
    with table(Faction(slots="1-4"), Faction(), board=board) as t:
        refusal = t.boris.may_not("place research_1.3", rule="B5.1", key="no-such-space")
        assert refusal.args == {"spaces": 2}
        t.boris.may_not("place capital_ship.1", rule="B2.6", key="technology-not-discovered")
        t.boris.may_not("place hypercomputing.1", rule="B5.7", key="technology-without-actions")
        t.boris.may_not("place linked_system.1", rule="B21.25", key="no-such-action-now")


def test_b21_15_ross_154_pushes_a_pawn_aside() -> None:
    """B21.15, B2.3, Q31 The pushed pawn stands on no space; one's own is never pushed."""
    with table(
        Faction(colonies="ross_154", pawn="research_1.2"),
        Faction(pawn="research_1.1"),
        board=Board(tree=TREE),
    ) as t:
        t.boris.may_not("place research_1.2", rule="B5.1")
        t.boris.does("place research_1.1")
        assert t.irina.pawn == ""
        assert t.boris.pawn == "research_1.1"
        assert t.boris.saw(PawnPushed, seat=1)
        t.boris.does("research 1-2", "ore production")
        t.irina.may("place research_1.2", "place grow_and_ore.1")
        t.irina.may_not("place research_1.1", rule="B5.4")
