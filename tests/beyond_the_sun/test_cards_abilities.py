"""B20.10-B20.21 Every ability of the faction boards is played: in a game that begins, or as it is due."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.events import AbilityUsed
from kit.beyond import Faction
from kit.beyond_cards import COLONY, PRODUCTION, Has, board_of, first_turn

GENETICS = {"tree": {"1-1": "advanced_genetics", "1-2": "hypercomputing"}}
NATIONS, CORPORATION = "united_nations", "nishida_ostergaard"
UNION, COMPACT = "pan_equatorial_union", "circumpolar_compact"


# Basic boards.


def test_card_mutual_aid_ability_pays_an_ore_for_the_cube_of_an_empty_column() -> None:
    """B20.10 Symbols A and B; column A is empty; once, and optional."""
    has: Has = {"pop": 10, "ore": 2, "food": 6, "cols": (0, 1, 3, 3, 3), "expert": False}
    with board_of(NATIONS, phase="production", **has) as t:
        t.boris.does("growth")
        assert (t.boris.pop, t.boris.cols) == (11, [0, 0, 3, 3, 3])
        t.boris.may_only("aid from c", "aid from d", "aid from e", "no aid")
        t.boris.does("aid from d")
        assert (t.boris.pop, t.boris.ore, t.boris.cols) == (12, 1, [0, 0, 3, 2, 3])
        assert t.irina.is_asked
    with board_of(NATIONS, phase="production", **has) as t:
        t.boris.does("growth", "no aid")
        assert (t.boris.pop, t.boris.ore) == (11, 2)


def test_card_venture_capital_ability_brings_two_ore_at_setup() -> None:
    """B20.11 3 instead of 1 for the first of two players; the rest as for all."""
    t = first_turn(CORPORATION)
    assert (t.boris.ore, t.boris.pop, sum(t.boris.cols)) == (3, 2, 17)
    assert (t.boris.ships, t.irina.ore) == (["L1@SOL"], 1)


def test_card_crowded_ports_ability_populates_and_brings_an_ore_at_setup() -> None:
    """B20.12 A cube of column A."""
    t = first_turn(UNION)
    assert (t.boris.ore, t.boris.pop, t.boris.cols) == (2, 3, [3, 4, 3, 3, 3])
    assert t.boris.ships == ["L1@SOL"]


def test_card_veteran_crews_ability_begins_with_a_ship_of_level_2() -> None:
    """B20.13"""
    t = first_turn(COMPACT)
    assert (t.boris.ships, t.irina.ships) == (["L2@SOL"], ["L1@SOL"])
    assert (t.boris.ore, t.boris.pop, sum(t.boris.cols)) == (1, 2, 17)


# Expert boards.


def test_card_open_markets_ability_populates_after_three_exchanges() -> None:
    """B20.14, B20.7 Each production phase; with two exchanges it does not come."""
    sale = "sell population"
    with board_of(NATIONS, Faction(), pop=5, ore=0, phase="production") as t:
        t.boris.does("trade", sale, sale, sale, "trade done")
        assert (t.boris.pop, t.boris.ore) == (5 - 3 + 1, 3)
        t.irina.does("place grow_and_ore.1", "ore production")
        t.boris.does("place grow_and_ore.1")
        assert (t.boris.pop, t.boris.ore) == (4, 4)
        t.boris.does("trade", sale, sale, sale, "trade done")
        assert (t.boris.pop, t.boris.ore) == (4 - 3 + 1, 7)
    with board_of(NATIONS, pop=5, ore=0, phase="production") as t:
        t.boris.does("trade", sale, sale, "trade done")
        assert (t.boris.pop, t.boris.ore) == (3, 2)


def test_card_world_charter_ability_comes_with_the_second_colony() -> None:
    """B20.15 Automate 1 food or 1 ore, gain 1 ore; once."""
    board: Has = {**COLONY["board"], "open_guilds": ("terraforming",)}
    has: Has = {**COLONY, "board": board, "pop": 1, "ore": 4, "food": 8}
    with board_of(NATIONS, colonies="sirius", **has) as t:
        t.boris.does("place guild_terraforming.1")
        t.boris.may_only("track food", "track ore")
        t.boris.does("track food")
        assert (t.boris.food, t.boris.automation, t.boris.ore) == (7, 1, 1)
    for colonies, used in (("", 0), ("sirius procyon", 1)):  # the first, and the third
        with board_of(NATIONS, colonies=colonies, used=(0, used), **has) as t:
            t.boris.does("place guild_terraforming.1")
            assert (t.boris.automation, t.boris.ore, t.where) == (0, 0, PRODUCTION)


def test_card_drive_foundry_ability_builds_level_3_at_automation_level_3() -> None:
    """B20.16 Once; Advanced Genetics automates the disc."""
    for levels, used, ships in ((2, 0, ["L3@SOL"]), (1, 0, []), (3, 1, [])):
        with board_of(CORPORATION, pop=1, food=8 - levels, used=(used, 0), board=GENETICS) as t:
            assert t.boris.automation == levels
            t.boris.does("place research_1.1", "research 1-1")
            assert (t.boris.automation, t.boris.ships, t.boris.pop) == (levels + 1, ships, 0)


def test_card_full_capacity_ability_comes_with_the_last_disc_of_each_track() -> None:
    """B20.17 3 ore and 2 population, once for each of the two tracks."""
    has: Has = {"pop": 2, "ore": 0, "food": 1, "ore_discs": 1, "used": (1, 0), "board": GENETICS}
    with board_of(CORPORATION, Faction(), **has) as t:
        t.boris.does("place research_1.1", "research 1-1")
        assert (t.boris.food, t.boris.ore, t.boris.pop) == (0, 3, 2 - 1 + 2)
        t.boris.does("trade", "trade done")
        t.irina.does("place grow_and_ore.1", "ore production")
        t.boris.does("place research_1.2", "research 1-2")
        assert (t.boris.ore_discs, t.boris.ore, t.boris.pop) == (0, 6, 3 - 1 + 2)
    has["food"] = 2
    with board_of(CORPORATION, **has) as t:
        t.boris.does("place research_1.1", "research 1-1")
        assert (t.boris.food, t.boris.ore, t.boris.pop) == (1, 0, 1)


def test_card_terraced_habitats_ability_pays_for_a_growth_of_three_cubes() -> None:
    """B20.18, B20.6 With 3 food discs gone A, B and C are visible, with 2 only A and B; each time."""
    for gone, cubes, ore in ((3, 3, 1), (2, 2, 0)):
        with board_of(UNION, pop=0, ore=0, food=8 - gone, phase="production") as t:
            t.boris.does("growth")
            assert (t.boris.pop, t.boris.ore) == (cubes, ore)
    with board_of(UNION, Faction(), pop=0, ore=0, food=5, phase="production") as t:
        t.boris.does("growth")
        t.irina.does("place grow_and_ore.1", "ore production")
        t.boris.does("place grow_and_ore.1", "growth")
        assert (t.boris.pop, t.boris.ore) == (3 + 1 + 3, 1 + 1 + 1)


def test_card_universal_schooling_ability_populates_two_with_the_third_level_ii() -> None:
    """B20.19 Once; a private technology counts."""
    tree = {"2-1": "plasma_cannon", "2-2": "frontier_charters", "2-3": "settlers_exchange"}
    has: Has = {"pop": 1, "ore": 2, "board": {"tree": tree}}
    slots = "1-1 1-2 2-1"
    for more, private, used, pop in (
        (" 2-2", "", 0, 2),
        ("", "mass_cloning", 0, 2),
        (" 2-2", "", 1, 0),
    ):
        holds: Has = {"slots": slots + more, "private": private, "used": (0, used)}
        with board_of(UNION, **holds, **has) as t:
            t.boris.does("place research_2.1")
            if t.where == "research.choose_slot":
                t.boris.does("research 2-3")
            assert ("2-3" in t.boris.slots, t.boris.pop) == (True, pop)
    with board_of(UNION, slots=slots, **has) as t:
        t.boris.does("place research_2.1", "research 2-3")
        assert t.boris.pop == 0


def test_card_combined_fleet_ability_upgrades_three_ships_with_the_third_node() -> None:
    """B20.20 Once; up to three ships by 1 level."""
    has: Has = {"ships": "L1@A1 L1@SOL L2@DS L3@DS", "outposts": "YF YO"}
    with board_of(COMPACT, **has) as t:
        t.boris.does("place build_and_jump.1", "move 1 from a1 to yd", "jump done", "track food")
        t.boris.does("ship 1 at sol", "ship 2 at ds", "ship 1 at yd")
        assert t.boris.ships == ["L2@SOL", "L3@DS", "L3@DS", "L2@YD"]
        assert t.where == PRODUCTION
    for change in ({"outposts": "YF"}, {"used": (1, 0)}):
        with board_of(COMPACT, **{**has, **change}) as t:
            t.boris.does("place build_and_jump.1", "move 1 from a1 to yd", "jump done")
            t.boris.does("track food")
            assert (t.controller("YD"), t.where) == (0, PRODUCTION)


def test_card_prize_court_ability_pays_for_every_node_taken_from_another() -> None:
    """B20.21 Two at once bring 2 ore; a node that nobody had brings none."""
    irina = Faction(outposts="YF YO")
    with board_of(COMPACT, irina, ore=0, ships="L1@SOL L1@SOL") as t:
        t.boris.does("place build_and_jump.1", "move 1 from sol to yf", "move 1 from sol to yo")
        assert (t.boris.outposts, t.irina.outposts) == (["YF:food", "YO:ore"], [])
        assert t.boris.ore == 2
    with board_of(COMPACT, Faction(), ore=0, ships="L1@SOL") as t:
        t.boris.does("place build_and_jump.1", "move 1 from sol to yf", "jump done")
        assert (t.controller("YF"), t.boris.ore) == (0, 0)
        assert not t.boris.saw(AbilityUsed)
