"""B1.18-B1.28 The boards: rows and guilds, the tree, both sides of the exploration board, factions, set-ups."""

from __future__ import annotations

from typing import Final

import pytest

from deepfield.games.beyond_the_sun.box import (
    A1,
    A2,
    B1,
    B2,
    DISC_COUNT,
    DS,
    NODE_COUNT,
    NODE_KEYS,
    SOL,
    UNLIMITED,
    WW,
    YD,
    YF,
    YO,
    Board,
    Map,
)
from deepfield.games.beyond_the_sun.cards import kinds
from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE
from deepfield.games.beyond_the_sun.printed import open_box
from deepfield.games.beyond_the_sun.state import CUBES
from deepfield.kernel.sentences import spell

BOX: Final = open_box()
SLOTS: Final = {slot.key: slot for slot in BOX.slots}
RING, BRIDGE = BOX.maps  # the side for 3 and 4 players, the side for 2
BOARDS: Final = [board for faction in BOX.factions for board in faction.boards]
BASIC: Final = [faction.boards[0] for faction in BOX.factions]
EXPERT: Final = [faction.boards[1] for faction in BOX.factions]


# Basic Spacefaring and the guilds.


def test_b1_18_there_are_four_rows_and_four_guilds_from_the_top() -> None:
    keys = ["research_1", "research_2", "build_and_jump", "grow_and_ore"]
    assert [row.key for row in BOX.rows] == keys
    guilds = ["terraforming", "professors", "technocrats", "innovators"]
    assert [guild.key for guild in BOX.guilds] == guilds


@pytest.mark.parametrize(("seats", "spaces"), [(4, [4, 4, 2]), (3, [3, 3, 2]), (2, [2, 2, 2])])
def test_b1_12_board_and_tiles_have_their_spaces(seats: int, spaces: list[int]) -> None:
    """B7.1, B7.2, B7.3, B7.5, B7.8, B7.9."""
    assert [row.spaces[seats] for row in BOX.rows] == [*spaces, UNLIMITED]


@pytest.mark.parametrize(("seats", "spaces"), [(4, [3, 3]), (3, [2, 2]), (2, [-1, 1])])
def test_b7_6_the_last_space_of_a_research_row_is_surcharged(seats: int, spaces: list[int]) -> None:
    """B7.6, B7.8, B7.9 With two players in row 2 only (Q1)."""
    assert [row.surcharged[seats] for row in BOX.rows] == [*spaces, -1, -1]


def test_b7_1_to_b7_5_the_rows_do_what_the_rules_say() -> None:
    """B7.1, B7.2, B7.3, B7.5."""
    assert [(spell(row.deed.effect), row.deed.ore, row.deed.population) for row in BOX.rows] == [
        ("Research(1)", 0, 0),
        ("Research(2)", 2, 0),
        ("AllOf((May(Build(1, 1, 1, 0), 0), Jump(2)))", 0, 0),
        ("AllOf((Populate(1), GainOre(1)))", 0, 0),
    ]


def test_b7_12_to_b7_15_the_guilds_do_what_the_rules_say() -> None:
    """B7.12, B7.13, B7.14, B7.15."""
    assert [spell(guild.deed) for guild in BOX.guilds] == [
        "Deed(1, Colonize(), 4, 1)",
        "ResearchDeed(2, Research(3), 4, 1, None)",
        "ResearchDeed(1, AllOf((Research(1), BasicAction())), 0, 0, None)",
        "ResearchDeed(2, Research(4), 6, 2, None)",
    ]


def test_b1_8_two_guild_tokens_have_rank_1_and_two_rank_2() -> None:
    """B1.8, B7.16."""
    assert [guild.rank for guild in BOX.guilds] == [1, 1, 2, 2]


# The tree.


def test_b1_18_the_tree_has_4_6_6_and_3_slots() -> None:
    assert [len(BOX.of_level(level)) for level in (1, 2, 3, 4)] == [4, 6, 6, 3]
    assert [slot.number for slot in BOX.slots] == list(range(19))
    assert all([slot.key.startswith(f"{slot.level}-") for slot in BOX.slots])


LINES: Final = """
2-1 1-1 | 2-2 1-1 1-2 | 2-3 1-2 | 2-4 1-3 | 2-5 1-3 1-4 | 2-6 1-4
| 3-1 2-1 | 3-2 2-1 2-2 | 3-3 2-2 2-3 | 3-4 2-4 | 3-5 2-4 2-5 | 3-6 2-6
| 4-1 3-1 3-2 3-3 | 4-2 3-3 3-4 | 4-3 3-4 3-5 3-6
"""


def test_b1_19_the_lines_are_those_of_the_rules() -> None:
    lines = {slot.key: [BOX.slots[n].key for n in slot.prerequisites] for slot in BOX.slots}
    wanted = {(words := part.split())[0]: words[1:] for part in LINES.split("|")}
    assert lines == {"1-1": [], "1-2": [], "1-3": [], "1-4": []} | wanted


def test_b1_19_six_slots_are_both_two_are_2_of_3_and_the_rest_need_all() -> None:
    both = [s.key for s in BOX.slots if (s.needed, len(s.prerequisites)) == (2, 2)]
    of_three = [s.key for s in BOX.slots if (s.needed, len(s.prerequisites)) == (2, 3)]
    single = [s.key for s in BOX.slots if (s.needed, len(s.prerequisites)) == (1, 1)]
    assert both == ["2-2", "2-5", "3-2", "3-3", "3-5", "4-2"]
    assert of_three == ["4-1", "4-3"]
    assert len(single) == 7


def test_b1_19_every_line_joins_neighbouring_levels_and_no_slot_is_a_dead_end() -> None:
    used = {number for slot in BOX.slots for number in slot.prerequisites}
    for slot in BOX.slots:
        assert {BOX.slots[number].level for number in slot.prerequisites} <= {slot.level - 1}
        assert slot.level == 4 or slot.number in used


def test_b8_4_two_level_i_technologies_lead_to_exactly_three_slots_of_level_ii() -> None:
    have = {SLOTS["1-1"].number, SLOTS["1-2"].number}
    open_slots = [
        slot.key for slot in BOX.slots if slot.level == 2 and set(slot.prerequisites) <= have
    ]
    assert open_slots == ["2-1", "2-2", "2-3"]


# The exploration board.


def lines_of(side: Map) -> set[str]:
    """List the lines of a side, each once."""
    pairs = {tuple(sorted((n, m))) for n in range(NODE_COUNT) for m in side.lines[n]}
    return {f"{NODE_KEYS[one]}-{NODE_KEYS[other]}" for one, other in pairs}


def test_b1_25_the_lines_of_the_side_for_3_and_4_players() -> None:
    assert " ".join(sorted(lines_of(RING))) == (
        "a1-b1 a2-b2 ds-b1 ds-b2 ds-ww sol-yf sol-yo yd-a1 yd-a2 yd-b1 yd-b2 yf-a1 yo-a2"
    )


def test_b1_28_the_lines_of_the_side_for_2_players() -> None:
    assert " ".join(sorted(lines_of(BRIDGE))) == (
        "a1-a2 a1-b1 a2-b2 ds-b1 ds-b2 ds-ww sol-yf sol-yo yf-a1 yo-a2"
    )


@pytest.mark.parametrize(("side", "yards"), [(RING, [YF, YO, YD]), (BRIDGE, [YF, YO])])
def test_b1_25_distances_from_sol(side: Map, yards: list[int]) -> None:
    """B1.25, B1.28 Slots A lie closer to Sol than slots B."""
    nodes = [YF, YO, A1, A2, B1, B2, DS]
    assert [side.distances[SOL][node] for node in nodes] == [1, 1, 2, 2, 3, 3, 4]
    assert [side.distances[SOL][YD]] == ([3] if YD in yards else [-1])
    assert side.nodes == tuple(sorted([SOL, DS, *yards, A1, A2, B1, B2]))


@pytest.mark.parametrize(("side", "count"), [(RING, 7), (BRIDGE, 6)])
def test_b2_8_so_many_nodes_can_be_controlled(side: Map, count: int) -> None:
    """B1.25, B1.28, B2.8."""
    kinds_of_nodes = zip(side.specializations, side.decks, strict=True)
    assert len([1 for symbols, deck in kinds_of_nodes if symbols or deck >= 0]) == count


@pytest.mark.parametrize(("side", "yards"), [(RING, [YF, YO, YD]), (BRIDGE, [YF, YO])])
def test_b11_1_ships_are_built_in_sol_and_in_the_shipyards(side: Map, yards: list[int]) -> None:
    """B1.25, B1.28, B11.1."""
    assert [node for node in range(NODE_COUNT) if side.build[node]] == [SOL, *yards]


def test_b1_25_the_shipyards_have_their_specializations() -> None:
    symbols = {NODE_KEYS[n]: bits for n, bits in enumerate(RING.specializations) if bits}
    assert symbols == {"yf": FOOD, "yo": ORE, "yd": FOOD | ORE}
    symbols = {NODE_KEYS[n]: bits for n, bits in enumerate(BRIDGE.specializations) if bits}
    assert symbols == {"yf": FOOD, "yo": ORE}


@pytest.mark.parametrize("side", [RING, BRIDGE])
def test_b1_25_two_card_slots_are_of_deck_a_and_two_of_deck_b(side: Map) -> None:
    """B1.25, B1.28."""
    assert [side.decks[node] for node in (A1, A2, B1, B2)] == [0, 0, 1, 1]
    assert [side.decks[node] for node in (SOL, DS, YF, YO, YD, WW)] == [-1] * 6


@pytest.mark.parametrize("side", [RING, BRIDGE])
def test_b21_56_the_wandering_world_is_printed_nowhere_and_joined_to_deep_space(side: Map) -> None:
    assert WW not in side.nodes
    assert side.lines[WW] == (DS,)


# Factions.


def test_b20_1_the_four_factions_have_two_boards_each() -> None:
    """B1.13, B20.1, B20.2."""
    keys = ["united_nations", "nishida_ostergaard", "pan_equatorial_union", "circumpolar_compact"]
    assert [faction.key for faction in BOX.factions] == keys
    assert len(BOARDS) == len({id(board) for board in BOARDS}) == 8


@pytest.mark.parametrize("board", BOARDS)
def test_b1_26_a_board_has_5_columns_of_17_cells_5_symbols_a_track_and_7_points(
    board: Board,
) -> None:
    """B1.26, B3.21."""
    assert (len(board.columns), sum(board.columns)) == (5, CUBES - 2 - 1)
    assert len(board.growth_columns) == len(board.growth_gone) == len(board.ore_gone) == 5
    assert (len(board.automation), sum(board.automation)) == (7, 7)


@pytest.mark.parametrize("board", BOARDS)
def test_b1_27_the_leftmost_cell_is_never_covered_and_8_discs_cover_the_others(
    board: Board,
) -> None:
    """B1.13, B1.27."""
    assert DISC_COUNT == 8
    assert board.growth_gone[0] == board.ore_gone[0] == 0
    assert max(*board.growth_gone, *board.ore_gone) <= DISC_COUNT
    assert (len(board.growth[0]), board.ore[0]) == (1, 1)
    assert (len(board.growth[8]), board.ore[8]) == (5, 5)


@pytest.mark.parametrize("board", BASIC)
def test_b20_4_the_tracks_of_the_basic_boards_are_all_alike(board: Board) -> None:
    """B20.3, B20.4."""
    assert board.columns == (4, 4, 3, 3, 3)
    assert board.growth_columns == (0, 1, 2, 3, 4)
    assert board.growth_gone == board.ore_gone == (0, 2, 4, 6, 8)
    assert board.automation == (0, 1, 0, 1, 1, 2, 2)


def test_b20_4_what_is_visible_with_5_food_discs_and_4_ore_discs_gone() -> None:
    assert BASIC[0].growth[5] == (0, 1, 2)
    assert BASIC[0].ore[4] == 3


EXPERT_BOARDS: Final = [
    ((5, 3, 3, 3, 3), "A0 B1 C4 D6 E8", (0, 2, 5, 7, 8), (0, 0, 1, 1, 1, 2, 2)),
    ((4, 4, 4, 3, 2), "A0 B3 C5 D7 E8", (0, 1, 3, 5, 7), (0, 1, 1, 1, 1, 1, 2)),
    ((3, 4, 4, 3, 3), "A0 B1 C3 D5 E7", (0, 3, 5, 7, 8), (1, 0, 1, 0, 1, 2, 2)),
    ((4, 5, 3, 3, 2), "A0 B2 A4 C6 B8", (0, 2, 4, 6, 8), (0, 1, 0, 1, 1, 2, 2)),
]


@pytest.mark.parametrize("number", range(4))
def test_b20_6_the_expert_boards_are_those_of_the_rules(number: int) -> None:
    board = EXPERT[number]
    symbols = zip(board.growth_columns, board.growth_gone, strict=True)
    growth = " ".join([f"{'ABCDE'[column]}{gone}" for column, gone in symbols])
    assert (board.columns, growth, board.ore_gone, board.automation) == EXPERT_BOARDS[number]


def test_b20_10_to_b20_13_each_basic_board_has_its_small_difference() -> None:
    """B20.5, B20.10, B20.11, B20.12, B20.13: ore, population, level of the first ship, Mutual Aid."""
    more = [(b.more_ore, b.more_population, b.ship_level, b.mutual_aid) for b in BASIC]
    assert more == [(0, 0, 1, 1), (2, 0, 1, 0), (1, 1, 1, 0), (0, 0, 2, 0)]
    assert [board.abilities for board in BASIC] == [()] * 4


def test_b20_14_to_b20_21_each_expert_board_has_its_two_abilities() -> None:
    """B20.14-B20.21, B20.22."""
    assert [(b.more_ore, b.more_population, b.ship_level, b.mutual_aid) for b in EXPERT] == [
        (0, 0, 1, 0)
    ] * 4
    told = [
        [(one.key, one.trigger, one.at, one.uses, spell(one.effect)) for one in board.abilities]
        for board in EXPERT
    ]
    assert told == [
        [
            ("open_markets", kinds.ON_EXCHANGES, 3, kinds.EVERY_TIME, "Populate(1)"),
            ("world_charter", kinds.ON_COLONIES, 2, 1, "AllOf((Automate(3), GainOre(1)))"),
        ],
        [
            ("drive_foundry", kinds.ON_AUTOMATION, 3, 1, "Build(3, 0, 1, 0)"),
            ("full_capacity", kinds.ON_EMPTY_TRACK, 1, 2, "AllOf((GainOre(3), Populate(2)))"),
        ],
        [
            ("terraced_habitats", kinds.ON_GROWTH, 3, kinds.EVERY_TIME, "GainOre(1)"),
            ("universal_schooling", kinds.ON_LEVEL_TWO, 3, 1, "Populate(2)"),
        ],
        [
            ("combined_fleet", kinds.ON_NODES, 3, 1, "UpgradeUpTo(3, 1)"),
            ("prize_court", kinds.ON_CAPTURE, 1, kinds.EVERY_TIME, "GainOre(1)"),
        ],
    ]


@pytest.mark.parametrize("board", BASIC)
def test_b18_6_automation_points_are_printed_up_to_level_7_then_one_each(board: Board) -> None:
    assert [board.automation_points(level) for level in range(10)] == [0, 0, 1, 1, 2, 3, 5, 7, 8, 9]


# Set-ups.


@pytest.mark.parametrize(
    ("seats", "ore", "side", "cells", "end"),
    [
        (2, (1, 1), BRIDGE, 3, 3),
        (3, (1, 1, 2), RING, 3, 3),
        (4, (1, 1, 2, 2), RING, 4, 4),
    ],
)
def test_b3_22_to_b3_30_what_depends_on_the_number_of_players(
    seats: int, ore: tuple[int, ...], side: Map, cells: int, end: int
) -> None:
    """B1.6, B3.6, B3.22, B3.24, B3.25, B3.26, B3.27, B3.30, B17.1."""
    setup = BOX.setups[seats]
    assert (setup.seats, setup.ore, setup.cells, setup.end) == (seats, ore, cells, end)
    assert BOX.maps[setup.side] is side
