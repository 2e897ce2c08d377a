"""B1.2 Every technology of level IIII is played: immediate bonus, actions, points (B18.5, B21.50)."""

from __future__ import annotations

from typing import Any

import pytest

from deepfield.games.beyond_the_sun.fleet_events import ControlBonus
from kit.beyond import Faction
from kit.beyond_cards import BOX, PRODUCTION, Has, at_work, bonus_of

FAR: Has = {"ships": "L2@YF", "outposts": "YF", "board": {"systems": {"A1": "wolf_359"}}}


def points_of(key: str, **has: Any) -> int:
    """B18.5 Count what a card of level IIII is worth."""
    with at_work(key, **has) as t:
        return t.boris.lines["level_4"]


@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("post_scarcity_compact", 6),
        ("singularity_arsenal", 5),
        ("gate_network", 5),
        ("ministry_of_colonies", 3),
    ],
)
def test_b18_5_level_iiii_cards_score_the_points_printed_on_them(key: str, points: int) -> None:
    assert points_of(key) == points


def test_card_post_scarcity_compact_immediate_automates_then_grows_then_produces() -> None:
    """B21.46, B20.4 With 4 discs gone from each track: symbols A, B, C and 3 ore; with 3 gone, 2 of each."""
    with bonus_of("post_scarcity_compact", pop=0, ore=0, food=5, ore_discs=5) as t:
        assert (t.boris.food, t.boris.ore_discs, t.boris.automation) == (4, 4, 3 + 3 + 2)
        assert (t.boris.pop, t.boris.ore, t.where) == (3, 3, PRODUCTION)


def test_card_singularity_arsenal_immediate_builds_level_4_upgrades_three_and_jumps_4() -> None:
    """B11.3"""
    ships = "L1@DS L2@DS L3@DS L3@B1"
    with bonus_of("singularity_arsenal", pop=0, ships=ships) as t:
        assert (t.boris.ships[0], t.boris.pop) == ("L4@SOL", 0)
        t.boris.does("ship 1 at ds", "ship 3 at ds", "ship 3 at b1")
        assert t.boris.ships == ["L4@SOL", "L2@DS", "L2@DS", "L4@DS", "L4@B1"]
        t.boris.does("move 4 from sol to yf", "move 4 from yf to a1")
        t.boris.does("move 4 from a1 to b1", "move 2 from ds to b1")
        assert t.boris.ships == ["L2@DS", "L4@DS", "L2@B1", "L4@B1", "L4@B1"]
        assert t.where == PRODUCTION


def test_card_singularity_arsenal_action_builds_level_4_of_population_and_jumps_4() -> None:
    """B11.1"""
    with at_work("singularity_arsenal", pop=1, ore=1) as t:
        t.boris.does("place singularity_arsenal.1")
        assert (t.boris.ships, t.boris.pop, t.boris.ore) == (["L4@SOL"], 0, 0)
        t.boris.does("move 4 from sol to yf", "move 4 from yf to a1")
        t.boris.does("move 4 from a1 to b1", "move 4 from b1 to ds")
        assert (t.boris.ships, t.where) == (["L4@DS"], PRODUCTION)


def test_card_gate_network_immediate_jumps_6_and_may_colonize_for_two_ore() -> None:
    """B21.50"""
    with bonus_of("gate_network", ore=2, **FAR) as t:
        t.boris.does("move 2 from yf to a1", "jump done", "do it")
        assert (t.boris.colonies, t.boris.ore, t.boris.ships) == (["wolf_359"], 0, [])
    with bonus_of("gate_network", ore=2, **FAR) as t:
        t.boris.does("move 2 from yf to a1", "jump done", "decline")
        assert (t.boris.colonies, t.boris.ore, t.boris.ships) == ([], 2, ["L2@A1"])
    with bonus_of("gate_network", ore=0, ships="L1@SOL L1@DS") as t:
        t.boris.does("move 1 from sol to yf", "move 1 from yf to a1", "move 1 from a1 to b1")
        t.boris.does("move 1 from b1 to ds", "move 1 from ds to b2", "move 1 from b2 to a2")
        assert (t.boris.ships, t.where) == (["L1@DS", "L1@A2"], PRODUCTION)


def test_card_gate_network_action_jumps_5_and_may_colonize_for_three_ore() -> None:
    """B21.50 With 2 ore it is the jump alone."""
    with at_work("gate_network", ore=3, **FAR) as t:
        t.boris.does("place gate_network.1", "move 2 from yf to a1", "jump done", "do it")
        assert (t.boris.colonies, t.boris.ore, t.boris.pop) == (["wolf_359"], 0, 0)
    with at_work("gate_network", ore=2, **FAR) as t:
        t.boris.does("place gate_network.1", "move 2 from yf to a1", "jump done")
        assert (t.boris.colonies, t.boris.ore, t.where) == ([], 2, PRODUCTION)
    with at_work("gate_network", ore=0, ships="L1@SOL") as t:
        t.boris.does("place gate_network.1", "move 1 from sol to yf", "move 1 from yf to a1")
        t.boris.does("move 1 from a1 to b1", "move 1 from b1 to ds", "move 1 from ds to b2")
        assert (t.boris.ships, t.where) == (["L1@B2"], PRODUCTION)


def test_card_autarky_doctrine_immediate_populates_two_and_builds_level_3() -> None:
    """B8.16"""
    with bonus_of("autarky_doctrine", pop=0, ships="") as t:
        assert (t.boris.pop, t.boris.ships, t.where) == (2, ["L3@SOL"], PRODUCTION)


def test_card_autarky_doctrine_points_are_four_and_one_for_two_automation_levels() -> None:
    """B21.50 At most 4 more; the eleventh level gives nothing."""
    for food, ore_discs, levels, points in ((8, 8, 0, 4), (3, 8, 5, 6), (1, 4, 11, 8)):
        with at_work("autarky_doctrine", food=food, ore_discs=ore_discs) as t:
            assert (t.boris.automation, t.boris.lines["level_4"]) == (levels, points)


def test_card_ministry_of_colonies_immediate_takes_one_of_three_systems() -> None:
    """B21.12, B21.49 Without strength and control bonus; two discs, the bonus of the colony."""
    decks = {"A": ["barnards_star", "sirius", "wolf_359"]}
    has: Has = {"board": {"decks": decks}, "luck": {"systems": [0]}}
    with bonus_of("ministry_of_colonies", pop=0, ore=0, food=8, **has) as t:
        t.boris.may_only("take barnards_star", "take sirius", "take wolf_359")
        t.boris.does("take barnards_star")
        assert (t.boris.colonies, t.boris.food) == (["barnards_star"], 6)
        assert (t.boris.pop, t.boris.ore) == (1, 2)
        assert not t.boris.saw(ControlBonus)
        under = {BOX.systems[card].key for card in t.table.deck_a[:2]}
        assert under == {"sirius", "wolf_359"}
        assert t.boris.lines["colonies"] == 5


def test_card_ministry_of_colonies_immediate_draws_from_deck_b_when_a_runs_out() -> None:
    """B21.12"""
    rest = [card.key for card in BOX.systems if card.deck == 0 and card.key != "sirius"]
    owner = Faction(colonies=" ".join(rest))
    board = {"decks": {"B": ["tau_ceti", "gliese_876"]}}
    with bonus_of("ministry_of_colonies", owner, ore=0, board=board) as t:
        t.boris.may_only("take sirius", "take tau_ceti", "take gliese_876")
        t.boris.does("take gliese_876")
        assert (t.boris.colonies, t.boris.ore) == (["gliese_876"], 2)
        assert [BOX.systems[card].key for card in t.table.deck_a] == ["sirius"]
        assert BOX.systems[t.table.deck_b[0]].key == "tau_ceti"


def test_card_hegemony_accord_immediate_upgrades_two_ships_by_two_and_jumps_3() -> None:
    """B11.3, B11.4 No ship exceeds level 4."""
    with bonus_of("hegemony_accord", ships="L1@DS L2@DS L3@SOL") as t:
        t.boris.does("ship 1 at ds", "ship 3 at sol")
        assert t.boris.ships == ["L4@SOL", "L2@DS", "L3@DS"]
        t.boris.does("move 4 from sol to yf", "move 4 from yf to a1", "move 4 from a1 to b1")
        assert (t.boris.ships, t.where) == (["L2@DS", "L3@DS", "L4@B1"], PRODUCTION)


def test_card_hegemony_accord_points_are_four_and_one_for_each_node() -> None:
    """B21.50 At most 4 more."""
    systems = {"A1": "wolf_359", "A2": "procyon"}
    for outposts, points in (("", 4), ("YF", 5), ("YF YO YD:food A1 A2", 8)):
        assert points_of("hegemony_accord", outposts=outposts, board={"systems": systems}) == points
