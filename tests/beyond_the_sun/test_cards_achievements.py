"""B21.26, B21.60 Every achievement is played: just below its condition, and with it fulfilled."""

from __future__ import annotations

from typing import Any

from kit.beyond import Board, Faction, table
from kit.beyond_cards import BOX, HOUSE, Has

GOALS = {"a": "technologist", "b": "warlord"}
KINDS = {
    "technologist": "a",
    "polymath": "a",
    "automation_pioneer": "a",
    "think_tank": "a",
    "warlord": "b",
    "specialization": "b",
    "diaspora": "b",
    "full_mobilization": "b",
}
LEVEL_2 = {
    "2-1": "orbital_greenhouses",
    "2-2": "frontier_charters",
    "2-3": "bioinformatics_vaults",
    "2-4": "human_experimentation",
    "2-5": "prospecting_probes",
    "2-6": "mass_cloning",
}
LEVEL_3 = {"3-1": "capital_ship", "3-2": "mercenary_fleet", "3-4": "cerebral_implants"}


def gained(key: str, board: Has | None = None, **has: Any) -> int:
    """B16.3 End a turn with this card on the table, and count what its first cell has given."""
    goals = {**GOALS, **({KINDS[key]: key} if key in KINDS else {})}
    laid = Board(goals=("supremacy", "empire", *goals.values()), **(board or {}))
    faction = Faction(**has)
    with table(faction, Faction(), board=laid, game=HOUSE, phase="production") as t:
        assert t.boris.lines["achievements"] == 0
        t.boris.does("ore production")
        assert t.irina.is_asked
        number = next(card.number for card in BOX.achievements if card.key == key)
        awards = t.table.awards[4 * t.table.goals.index(number) :][:4]
        assert (0 in awards) == (t.boris.lines["achievements"] > 0)
        return t.boris.lines["achievements"]


def test_card_supremacy_is_a_technology_of_level_iiii() -> None:
    """B21.26 6 points; three of level III are not enough."""
    board: Has = {"tree": {**LEVEL_3, "4-1": "gate_network"}}
    assert gained("supremacy", board, slots="1-1 2-1 3-1 3-2 3-4") == 0
    assert gained("supremacy", board, slots="1-1 2-1 3-1 3-2 4-1") == 6


def test_card_empire_is_four_colonies() -> None:
    """B21.26 5 points; controlled systems do not count."""
    board: Has = {"systems": {"A1": "wolf_359"}}
    assert gained("empire", board, colonies="sirius procyon ross_128", outposts="A1") == 0
    assert gained("empire", colonies="sirius procyon ross_128 wolf_359") == 5


def test_card_technologist_is_all_six_technologies_of_level_ii() -> None:
    """B21.26, B21.18 4 points; a private one does not count."""
    board: Has = {"tree": LEVEL_2}
    five = "1-1 1-2 1-3 1-4 2-1 2-2 2-3 2-4 2-5"
    assert gained("technologist", board, slots=five, private="plasma_cannon") == 0
    assert gained("technologist", board, slots=f"{five} 2-6") == 4


def test_card_polymath_is_all_four_types_on_levels_ii_and_iii() -> None:
    """B21.60 4 points; a hybrid counts for both, level I not at all, private ones count."""
    tree = {"1-1": "terraforming", "2-1": "bioinformatics_vaults", "2-2": "plasma_cannon"}
    board: Has = {"tree": {**tree, "3-1": "hivemind_computing"}}
    three = "1-1 1-2 2-1 2-2"  # scientific, economic, military
    assert gained("polymath", board, slots=three) == 0
    assert gained("polymath", board, slots=f"{three} 3-1") == 4
    assert gained("polymath", board, slots=three, private="frontier_charters") == 4


def test_card_automation_pioneer_is_automation_level_5() -> None:
    """B21.60 4 points."""
    assert gained("automation_pioneer", food=4, ore_discs=8) == 0
    assert gained("automation_pioneer", food=4, ore_discs=7) == 4


def test_card_think_tank_is_three_technologies_of_level_iii() -> None:
    """B21.60 4 points; a private one does not count."""
    board: Has = {"tree": LEVEL_3}
    two = "1-1 2-1 3-1 3-2"
    assert gained("think_tank", board, slots=two, private="metahuman_chambers") == 0
    assert gained("think_tank", board, slots=f"{two} 3-4") == 4


def test_card_warlord_is_a_strength_of_12_on_the_board() -> None:
    """B21.26, B21.60 4 points; Sol and Deep Space count, the museum does not."""
    museum: Has = {"news": {"museum_of_decommissioned_spaceships": ""}}
    assert gained("warlord", museum, ships="L4@SOL L3@DS L4@A1", museum=4) == 0
    assert gained("warlord", ships="L4@SOL L4@DS L4@A1") == 4


def test_card_specialization_is_five_printed_symbols_of_one_kind() -> None:
    """B21.26, B21.60 4 points; colonies, systems and yards; a double system counts for both."""
    board: Has = {"systems": {"A1": "ross_128"}}
    four: Has = {"colonies": "barnards_star ez_aquarii", "outposts": "YF A1 YO"}
    assert gained("specialization", board, **four) == 0  # 4 food, 1 ore
    four["colonies"] += " alpha_centauri"
    assert gained("specialization", board, **four) == 4


def test_card_diaspora_is_four_nodes() -> None:
    """B21.60 4 points; colonies do not count."""
    board: Has = {"systems": {"A1": "ross_128", "B1": "gliese_876"}}
    assert gained("diaspora", board, outposts="YF YO A1", colonies="sirius") == 0
    assert gained("diaspora", board, outposts="YF YO A1 B1") == 4


def test_card_full_mobilization_is_a_track_without_discs() -> None:
    """B21.60 4 points; either track."""
    assert gained("full_mobilization", food=1, ore_discs=1) == 0
    assert gained("full_mobilization", food=0, ore_discs=8) == 4
    assert gained("full_mobilization", food=8, ore_discs=0) == 4
