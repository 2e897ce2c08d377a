"""B1.18-B1.28 The printed boards, made from their rows: tree, exploration board, factions, set-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import (
    DISC_COUNT,
    DS,
    NODE_COUNT,
    NODE_KEYS,
    SOL,
    UNLIMITED,
    WW,
    Board,
    Faction,
    Guild,
    Map,
    Row,
    SetUp,
    Slot,
)
from deepfield.games.beyond_the_sun.cards import factions, spacefaring
from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE, Ability
from deepfield.games.beyond_the_sun.pack_sentences import effect_of, guild_deed, row_deed
from deepfield.games.beyond_the_sun.sheets import BOARDS, COLUMNS, TRIGGERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.games.beyond_the_sun.effects.verb import Verb
    from deepfield.kernel import packs

FEWEST_SEATS: Final = 2


def slots(rows: Sequence[packs.Row]) -> list[Slot]:
    """B1.19 The tree; every line joins neighbouring levels."""
    numbers = {row.key: number for number, row in enumerate(rows)}
    levels = {row.key: row.number("level") for row in rows}
    made: list[Slot] = []
    for number, row in enumerate(rows):
        level = row.number("level")
        before = row.words("prerequisites")
        for key in before:
            if levels.get(key) != level - 1:
                raise row.wrong("prerequisites", f"{key} is not a slot of level {level - 1}")
        needed = row.number("needed")
        if needed > len(before) or (needed == 0) != (not before):
            raise row.wrong("needed", f"{needed} of {len(before)} prerequisites")
        made.append(Slot(number, row.key, level, tuple([numbers[key] for key in before]), needed))
    return made


def maps(rows: Sequence[packs.Row]) -> list[Map]:
    """B1.25, B1.28 The sides of the exploration board."""
    return [a_map(row) for row in rows]


def a_map(row: packs.Row) -> Map:
    """B1.25 One side; the way to the Wandering World is always there (B21.56)."""
    nodes = node_numbers(row, "nodes")
    lines: list[set[int]] = [set() for _ in range(NODE_COUNT)]
    pairs: tuple[tuple[str, str], ...] = row.values["lines"]
    for one, other in [*pairs, (NODE_KEYS[DS], NODE_KEYS[WW])]:
        lines[NODE_KEYS.index(one)].add(NODE_KEYS.index(other))
        lines[NODE_KEYS.index(other)].add(NODE_KEYS.index(one))
    for node, others in enumerate(lines):
        if node in others or (others and node not in {*nodes, WW}):
            raise row.wrong("lines", f"a line of {NODE_KEYS[node]} leads nowhere")
    build = node_numbers(row, "build")
    food = node_numbers(row, "food")
    ore = node_numbers(row, "ore")
    slots_a = node_numbers(row, "slots_a")
    slots_b = node_numbers(row, "slots_b")
    for key in ("food", "ore", "slots_b"):
        both = set(slots_a + slots_b if key != "slots_b" else slots_a)
        if both & set(node_numbers(row, key)):
            raise row.wrong(
                key, "a card slot is of one deck, and its card is what is printed there"
            )
    made = Map(
        row.key,
        nodes,
        tuple([tuple(sorted(others)) for others in lines]),
        tuple([int(node in build) for node in range(NODE_COUNT)]),
        tuple([FOOD * (node in food) | ORE * (node in ore) for node in range(NODE_COUNT)]),
        tuple([(node in slots_b) - (node not in slots_a + slots_b) for node in range(NODE_COUNT)]),
    )
    if SOL not in nodes or any([made.distances[SOL][node] < 0 for node in nodes]):
        raise row.wrong("lines", "not every node can be reached from sol")
    return made


def node_numbers(row: packs.Row, key: str) -> tuple[int, ...]:
    """Number the nodes of a list; each must be on this side, and once."""
    nodes = tuple([NODE_KEYS.index(node) for node in row.words(key)])
    for node in nodes:
        if NODE_KEYS[node] not in row.words("nodes"):
            raise row.wrong(key, f"{NODE_KEYS[node]} is not on this side")
        if key not in {"nodes", "build"} and node in {SOL, DS}:
            raise row.wrong(key, f"{NODE_KEYS[node]} cannot be controlled (B2.8)")
        if nodes.count(node) > 1:
            raise row.wrong(key, f"{NODE_KEYS[node]} stands twice")
    return nodes


def basic_rows(rows: Sequence[packs.Row]) -> list[Row]:
    """B7.1-B7.9 The rows of Basic Spacefaring."""
    house = spacefaring.rows()
    made: list[Row] = []
    for number, row in enumerate(rows):
        spaces = row.numbers("spaces")
        surcharged = row.numbers("surcharged")
        for count, place in zip(spaces, surcharged, strict=True):
            if count == 0 or place > max(0, count):
                raise row.wrong("surcharged", f"space {place} of {count}")
        if (UNLIMITED in spaces) != (number == len(rows) - 1):
            raise row.wrong("spaces", "any number of pawns stand in the last row, and there only")
        before = (0,) * FEWEST_SEATS
        places = tuple([place - 1 for place in surcharged])
        deed = row_deed(row) if row.is_from_pack else house[row.key]
        made.append(Row(number, row.key, deed, (*before, *spaces), (-1, -1, *places)))
    return made


def guilds(rows: Sequence[packs.Row]) -> list[Guild]:
    """B7.10 The guild areas, from the top."""
    house = spacefaring.guilds()
    return [
        Guild(
            number,
            row.key,
            row.number("rank"),
            guild_deed(row) if row.is_from_pack else house[row.key],
        )
        for number, row in enumerate(rows)
    ]


def all_factions(
    rows: Sequence[packs.Row], board_rows: Sequence[packs.Row], ability_rows: Sequence[packs.Row]
) -> list[Faction]:
    """B20.1 The factions, each with its basic and its expert board."""
    by_name = {(row.word("faction"), row.word("side")): row for row in board_rows}
    made: list[Faction] = []
    for number, row in enumerate(rows):
        basic, expert = [
            a_board(
                by_name[row.key, side],
                [one for one in ability_rows if one.word("board") == by_name[row.key, side].key],
            )
            for side in BOARDS
        ]
        made.append(Faction(number, row.key, (basic, expert)))
    return made


def a_board(row: packs.Row, ability_rows: Sequence[packs.Row]) -> Board:
    """B20.4, B20.6 One side of a faction board; its columns and tracks are those of B1.26."""
    growth = row.words("growth")
    if len(growth) != len(row.numbers("growth_gone")):
        raise row.wrong("growth_gone", f"{len(growth)} symbols have a place each")
    if sum(row.numbers("columns")) != 17:
        raise row.wrong("columns", "the columns hold 17 cubes together (B3.21)")
    for track in ("growth_gone", "ore_gone"):
        gone = row.numbers(track)
        if gone[0] != 0 or sorted(set(gone)) != list(gone) or gone[-1] > DISC_COUNT:
            raise row.wrong(
                track, "the first cell is never covered, each next one lies to its right"
            )
    house = factions.abilities()
    waiting = [an_ability(one, house) for one in ability_rows if one.word("trigger") != "none"]
    return Board(
        row.numbers("columns"),
        tuple([COLUMNS.index(letter) for letter in growth]),
        row.numbers("growth_gone"),
        row.numbers("ore_gone"),
        row.numbers("automation"),
        tuple(waiting),
        (
            sum([one.number("ore") for one in ability_rows]),
            sum([one.number("population") for one in ability_rows]),
            max([one.number("ship_level") for one in ability_rows]),
            max([one.number("mutual_aid") for one in ability_rows]),
        ),
    )


def an_ability(row: packs.Row, house: dict[str, Verb]) -> Ability:
    """B20.9 An ability that waits for something."""
    effect = effect_of(row, "effect") if row.is_from_pack else house[row.key]
    if effect is None:
        raise row.wrong("effect", "an ability with a trigger does something")
    ability = Ability(TRIGGERS[row.word("trigger")], row.number("at"), row.number("uses"), effect)
    ability.key = row.key
    return ability


def setups(rows: Sequence[packs.Row], sides: Sequence[packs.Row]) -> dict[int, SetUp]:
    """B3 The set-ups, by number of seats."""
    keys = [side.key for side in sides]
    made: dict[int, SetUp] = {}
    for seats, row in enumerate(rows, FEWEST_SEATS):
        if len(row.numbers("ore")) != seats:
            raise row.wrong("ore", f"{seats} players have a number each")
        side = keys.index(row.word("side"))
        ore = row.numbers("ore")
        made[seats] = SetUp(seats, ore, side, row.number("cells"), row.number("end"))
    return made
