"""B7 Basic Spacefaring, its tiles, and the guilds."""

from __future__ import annotations

import pytest

from deepfield.games.beyond_the_sun.effects.events import RemoveGuild
from deepfield.games.beyond_the_sun.flow.sentence import BONUS
from kit.beyond import Board, Faction, table

TREE = {"1-1": "narrow_beam_lasers", "1-2": "chartered_convoys"}
SECOND = {**TREE, "2-1": "orbital_greenhouses"}


@pytest.mark.parametrize(("seats", "counts"), [(4, (4, 4, 2)), (3, (3, 3, 2)), (2, (2, 2, 2))])
def test_ex_25_spaces_by_player_count(seats: int, counts: tuple[int, ...]) -> None:
    """B7.1, B7.2, B7.3, B7.5, B7.8, B7.9 Rows 1 to 3; row 4 is unlimited."""
    with table(
        *[Faction(ore=9, pop=3, slots="1-1") for _ in range(seats)], board=Board(tree=TREE)
    ) as t:
        rows = ("research_1", "research_2", "build_and_jump")
        for row, count in zip(rows, counts, strict=True):
            t.boris.may(*[f"place {row}.{place + 1}" for place in range(count)])
            for place in range(count, 4):
                t.boris.may_not(f"place {row}.{place + 1}", rule="B5.1", key="no-such-space")
        bottom = t.boris.view.actions[3]
        assert (bottom.key, bottom.unlimited) == ("grow_and_ore", True)


@pytest.mark.parametrize(("seats", "dear"), [(4, (3, 3)), (3, (2, 2)), (2, (-1, 1))])
def test_b7_6_the_surcharged_spaces(seats: int, dear: tuple[int, int]) -> None:
    """B7.6, B7.8, B7.9, Q1 The rightmost space of rows 1 and 2; with two players of row 2 only."""
    with table(*[Faction() for _ in range(seats)], board=Board(tree=TREE)) as t:
        for number in (0, 1):
            extra = t.boris.view.actions[number].surcharged
            assert [place for place, ore in enumerate(extra) if ore] == [
                place for place in dear[number : number + 1] if place >= 0
            ]
        assert not any(t.boris.view.actions[2].surcharged)


def test_b7_6_the_surcharge_is_paid_with_the_cost() -> None:
    """B7.6, B7.7, B5.13 3 ore instead of 2."""
    with table(Faction(ore=2, slots="1-1"), Faction(), board=Board(tree=SECOND)) as t:
        refusal = t.boris.may_not("place research_2.2", rule="B5.8", key="not-enough-ore")
        assert refusal.args == {"need": 3, "have": 2}
    with table(Faction(ore=3, slots="1-1"), Faction(), board=Board(tree=SECOND)) as t:
        t.boris.does("place research_2.2")
        assert (t.boris.ore, t.boris.slots) == (0, ["1-1", "2-1"])


def test_ex_06_row_1() -> None:
    """B7.1, B8.3, B8.7, B8.9 No event, no choice of a card; the immediate bonus is applied."""
    with table(Faction(pop=2, ore=1), Faction(), board=Board(tree=TREE)) as t:
        t.boris.does("place research_1.1", "research 1-2")
        assert (t.boris.pop, t.boris.ore) == (1, 2)  # Chartered Convoys: gain 1 ore
        assert t.boris.slots == ["1-2"]
        assert t.where == "turn.choose_production"


def test_ex_09_row_4() -> None:
    """B7.5, B6.6 The leftmost supply cube, whatever the growth track shows."""
    factions = [Faction(pop=0, ore=0, cols=(0, 1, 3, 3, 3)) for _ in range(4)]
    with table(*factions, active=3, pace="all") as t:
        t.dmitry.does("place grow_and_ore.1")
        assert (t.dmitry.cols, t.dmitry.pop, t.dmitry.ore) == ([0, 0, 3, 3, 3], 1, 1)


def test_b7_4_both_parts_of_row_3_may_be_skipped_but_not_both() -> None:
    """B7.3, B7.4, B5.9 Who does not build must move a ship."""
    with table(Faction(pop=1, ships="L1@SOL"), Faction()) as t:
        t.boris.does("place build_and_jump.1", "decline")
        t.boris.may_not("jump done", rule="B5.9", key="changes-nothing")
        t.boris.does("move 1 from sol to yf", "jump done")
        assert t.boris.outposts == ["YF:food"]
    with table(Faction(pop=1, ships="L1@SOL"), Faction()) as t:
        t.boris.does("place build_and_jump.1", "do it", "jump done")
        assert t.boris.ships == ["L1@SOL", "L1@SOL"]


def test_ex_32_covered_and_uncovered_guild() -> None:
    """B7.10, B7.11, B7.12, B5.5 No research is needed, the token must be gone."""
    factions = [
        Faction(),
        Faction(),
        Faction(),
        Faction(ore=4, pop=1, ships="L2@A1", outposts="A1"),
    ]
    systems = {"A1": "alpha_centauri"}
    with table(*factions, board=Board(tree=TREE, systems=systems), active=3) as t:
        t.dmitry.may_not("place guild_terraforming.1", rule="B7.10", key="guild-covered")
    board = Board(tree=TREE, systems=systems, open_guilds=["terraforming"])
    with table(*factions, board=board, active=3) as t:
        t.dmitry.does("place guild_terraforming.1", "track food")
        assert t.dmitry.ore == 2  # 4 - 4 + 2, the colonization bonus
        assert t.dmitry.colonies == ["alpha_centauri"]


def test_b7_13_professors_guild() -> None:
    """B7.13, B6.9 4 ore, 1 population returned, 1 used: two spaces."""
    board = Board(tree={**SECOND, "3-1": "capital_ship"}, open_guilds=["professors"])
    for pop, legal in ((1, False), (2, True)):
        with table(Faction(pop=pop, ore=4, slots="1-1 2-1"), Faction(), board=board) as t:
            assert ("place guild_professors.1" in t.boris.options) is legal
            assert ("place guild_professors.2" in t.boris.options) is legal
    with table(Faction(pop=2, ore=4, slots="1-1 2-1"), Faction(), board=board) as t:
        t.boris.does("place guild_professors.1")
        assert t.boris.slots == ["1-1", "2-1", "3-1"]
        assert t.boris.pop == 0


def test_b7_14_technocrats_guild() -> None:
    """B7.14, B7.7, Q25, Q26 Research, then a row without its space and without the surcharge."""
    board = Board(tree=SECOND, open_guilds=["technocrats"])
    pawns = ("research_2.1", "research_2.2")
    with table(
        Faction(pop=2, ore=2, slots="1-1"),
        Faction(pawn=pawns[0]),
        Faction(pawn="research_2.2"),
        board=board,
    ) as t:
        t.boris.does("place guild_technocrats.1", "research 1-2")
        t.boris.may_only(
            "perform research_1",
            "perform research_2",
            "perform build_and_jump",
            "perform grow_and_ore",
        )
        t.boris.may_not("perform guild_professors", rule="B7.14", key="not-basic-spacefaring")
        t.boris.does("perform research_2", "research 2-1")
        assert (t.boris.ore, t.boris.pop) == (1, 0)  # 2 + 1 (Chartered Convoys) - 2
        assert t.boris.pawn == "guild_technocrats.1"


def test_b7_14_the_second_action_must_change_the_game_by_itself() -> None:
    """B7.4, B5.9, Q26 Row 3 with neither building nor jump; without level I slots the guild is closed."""
    board = Board(tree=TREE, open_guilds=["technocrats"])
    with table(Faction(pop=2, ships="L1@SOL"), Faction(), board=board) as t:
        t.boris.does(
            "place guild_technocrats.1", "research 1-2", "perform build_and_jump", "decline"
        )
        t.boris.may_not("jump done", rule="B5.9")
    with table(Faction(pop=2, slots="1-1 1-2 1-3 1-4"), Faction(), board=board) as t:
        t.boris.may_not("place guild_technocrats.1", rule="B8.3", key="no-slot-to-research")


def test_b7_15_innovators_guild() -> None:
    """B7.15, B6.9 6 ore, 2 population returned, 1 used."""
    tree = {**SECOND, "3-1": "capital_ship", "3-2": "android_armada", "4-1": "gate_network"}
    board = Board(tree=tree, open_guilds=["innovators"])
    slots = "1-1 1-2 2-1 3-1 3-2"
    with table(Faction(pop=2, ore=6, slots=slots), Faction(), board=board) as t:
        t.boris.may_not("place guild_innovators.1", rule="B8.7")
    with table(Faction(pop=3, ore=6, slots=slots), Faction(), board=board) as t:
        t.boris.does("place guild_innovators.2")
        assert t.boris.pop == 0
        assert "4-1" in t.boris.slots
        assert t.boris.ore == 0


def test_b7_16_ranks_of_the_guild_tokens() -> None:
    """B7.16, Q4, B7.17 The resolver chooses among the tokens of the rank."""
    with table(Faction(), Faction(), effect=RemoveGuild(1), mode=BONUS) as t:
        t.boris.may_only("open terraforming", "open professors")
        t.boris.does("open professors")
        assert [guild.covered for guild in t.boris.view.guilds] == [True, False, True, True]
    with table(Faction(), Faction(), effect=RemoveGuild(2), mode=BONUS) as t:
        t.boris.may_only("open technocrats", "open innovators")


def test_b7_17_without_a_token_of_the_rank_nothing_happens() -> None:
    """B7.17 Both are gone."""
    board = Board(open_guilds=["terraforming", "professors"])
    with table(Faction(), Faction(), board=board, effect=RemoveGuild(1), mode=BONUS) as t:
        assert t.where == "turn.choose_production"
