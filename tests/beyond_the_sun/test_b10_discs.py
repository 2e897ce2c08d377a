"""B10 Production discs: leaving the tracks, coming back, substitution; B20.16, B21.46, Q66."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE
from deepfield.games.beyond_the_sun.effects.economy import Automate, OreProduction
from deepfield.games.beyond_the_sun.effects.fleet import Jump
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.events import DiscAutomated
from kit.beyond import Board, Faction, table

SUBATOMIC = Board(tree={"3-5": "subatomic_fabrication"})


def test_ex_28_automation() -> None:
    """B10.1 to B10.3, B15.6: the second ore symbol becomes visible."""
    with table(
        Faction(ore_discs=7, automated=[0, 0]),
        Faction(),
        effect=AllOf(Automate(ORE), OreProduction()),
    ) as t:
        assert (t.boris.ore_discs, t.boris.automation) == (6, 1)
        assert t.boris.ore == 2
        assert t.boris.saw(DiscAutomated, level=1)


def test_b10_1_a_disc_comes_back_to_its_track() -> None:
    """B10.2, B13.6, B26.3: it covers its symbol again."""
    with table(
        Faction(ships="L2@SOL"),
        Faction(ships="L1@YO", outposts="YO", ore_discs=6),
        effect=Jump(1),
    ) as t:
        board = t.table.board(1)
        assert board.ore[8 - t.irina.ore_discs] == 2
        t.boris.does("move 2 from sol to yo")
        assert t.irina.ore_discs == 7
        assert board.ore[8 - t.irina.ore_discs] == 1


def test_b10_4_automation_goes_on_beyond_level_7() -> None:
    """B18.6"""
    with table(Faction(food=1, ore_discs=8), Faction(), effect=Automate(FOOD)) as t:
        assert t.boris.automation == 8
        assert t.boris.lines["automation"] == 8


def test_b10_5_without_a_disc_an_achievement_disc_takes_its_place() -> None:
    """It is no achievement (B17.1)."""
    with table(Faction(food=0, automated=[0, 0]), Faction(), effect=Automate(FOOD)) as t:
        assert t.boris.automation == 1
        assert (t.boris.food, t.boris.ore_discs) == (0, 8)
        assert t.table.award_count() == 0


def test_b10_6_a_substitute_is_never_swapped_back() -> None:
    """B10.7: what is automated stays, though a food disc has come home."""
    with table(
        Faction(ships="L2@SOL"),
        Faction(ships="L1@YF", outposts="YF", food=0, automated=[0, 0, 1]),
        effect=Jump(1),
    ) as t:
        t.boris.does("move 2 from sol to yf")
        assert t.irina.food == 1
        assert t.irina.automation == 1
        assert list(t.table.automated[3:6]) == [0, 0, 1]


def test_b10_8_an_achievement_disc_goes_beside_the_board() -> None:
    with table(
        Faction(ships="L2@SOL"),
        Faction(ships="L1@YF", outposts="YF:achievement", food=0),
        effect=Jump(1),
    ) as t:
        t.boris.does("move 2 from sol to yf")
        assert t.irina.food == 0
        assert t.irina.outposts == []


def test_b21_46_food_comes_before_ore() -> None:
    with table(
        Faction(automated=[0, 0]), Faction(), effect=AllOf(Automate(FOOD), Automate(ORE))
    ) as t:
        kinds = [e.kind for e in t.table.events_for(None) if isinstance(e, DiscAutomated)]
        assert kinds == [0, 1]


def test_b21_39_subatomic_fabrication_names_either_track() -> None:
    """Q66: an achievement disc only if the track that is named is empty."""
    with table(
        Faction(slots="3-5", food=0, automated=[0, 0]),
        Faction(),
        board=SUBATOMIC,
        effect=Automate(FOOD),
    ) as t:
        t.boris.may_only("track food", "track ore")
        t.boris.does("track ore")
        assert (t.boris.automation, t.boris.ore_discs) == (1, 7)


def test_b10_5_with_both_tracks_empty_there_is_nothing_to_choose() -> None:
    with table(
        Faction(slots="3-5", food=0, ore_discs=0), Faction(), board=SUBATOMIC, effect=Automate(ORE)
    ) as t:
        assert t.where == "turn.choose_production"
        assert (t.boris.food, t.boris.ore_discs) == (0, 0)


def test_b20_16_drive_foundry_comes_with_automation_level_3() -> None:
    """B20.22: once."""
    faction = "nishida_ostergaard"
    with table(
        Faction(automated=[2, 0], food=6, faction=faction),
        Faction(),
        expert=True,
        effect=Automate(FOOD),
    ) as t:
        assert t.boris.ships == ["L3@SOL"]
    with table(
        Faction(automated=[3, 0], food=5, faction=faction, used=(1, 0)),
        Faction(),
        expert=True,
        effect=Automate(FOOD),
    ) as t:
        assert t.boris.ships == []


def test_b20_17_full_capacity_comes_once_for_each_track() -> None:
    """Q36: not again after a disc has come back."""
    faction = "nishida_ostergaard"
    with table(
        Faction(food=1, cols=[2, 0, 0, 0, 0], faction=faction, used=(1, 0)),
        Faction(),
        expert=True,
        effect=Automate(FOOD),
    ) as t:
        assert (t.boris.ore, t.boris.pop) == (3, 4)
    with table(
        Faction(food=1, faction=faction, used=(1, 1)), Faction(), expert=True, effect=Automate(FOOD)
    ) as t:
        assert t.boris.ore == 0
    with table(
        Faction(ore_discs=1, faction=faction, used=(1, 1)),
        Faction(),
        expert=True,
        effect=Automate(ORE),
    ) as t:
        assert t.boris.ore == 3
