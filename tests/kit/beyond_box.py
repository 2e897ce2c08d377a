"""Fixture F: the tests' own box of Beyond the Sun. Its map is the tests' own, its cards can be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.games.beyond_the_sun import GAME
from deepfield.games.beyond_the_sun.box import (
    A1,
    A2,
    B1,
    B2,
    DS,
    NODE_COUNT,
    SOL,
    WW,
    YD,
    YF,
    YO,
    BeyondBox,
    Map,
    card_spaces,
)
from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE, TechnologyCard
from deepfield.games.beyond_the_sun.printed import all_effects, open_box
from deepfield.kernel.effects import number_effects
from deepfield.kernel.game import Game, no_fault

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    Change = Callable[[BeyondBox], None]

# The lines of the tests' map (side for three and four players): no line joins A1 and B1, or A2 and B2.
LINES = (
    (SOL, YF),
    (SOL, YO),
    (YF, A1),
    (YO, A2),
    (A1, YD),
    (A2, YD),
    (YD, B1),
    (YD, B2),
    (B1, DS),
    (B2, DS),
    (DS, WW),
)
BIG_SIDE = 4  # players that use the side for three and four


def keyed(rows: Sequence[Any], key: str) -> Any:
    """Find a card, a slot, a faction by its key."""
    for row in rows:
        if row.key == key:
            return row
    raise KeyError(key)


def technology(name: str, /, **values: Any) -> Change:
    """Give a technology other values: immediate, deeds, types, feeds, points, lasting, key."""

    def change(box: BeyondBox) -> None:
        card: TechnologyCard = keyed(box.technologies, name)
        alter(card, values)
        box.spaces[card.number] = card_spaces(card)

    return change


def system(name: str, /, **values: Any) -> Change:
    """Give a system other values: strength, specializations, points, control, bonus, lasting, key."""
    return lambda box: alter(keyed(box.systems, name), values)


def event(name: str, /, **values: Any) -> Change:
    """Give an event another effect."""
    return lambda box: alter(keyed(box.events, name), values)


def achievement(name: str, /, **values: Any) -> Change:
    """Give an achievement another condition or other cells."""
    return lambda box: alter(keyed(box.achievements, name), values)


def alter(card: Any, values: dict[str, Any]) -> None:
    """Set what a card has already."""
    for field, value in values.items():
        assert hasattr(card, field), f"{card.key} has no {field}"
        setattr(card, field, value)


# Systems of the worked examples: strength 2, 2 points, no bonuses.
SYS_F2 = system(
    "wolf_359", key="sys_f2", strength=2, specializations=FOOD, points=2, bonus=None, control=None
)
SYS_O2 = system(
    "ez_aquarii", key="sys_o2", strength=2, specializations=ORE, points=2, bonus=None, control=None
)


def fixture(*changes: Change, house_map: bool = False) -> Game:
    """Make the game with the tests' box."""

    def box(_packs: Sequence[Path]) -> BeyondBox:
        made = open_box(())
        if not house_map:
            side = made.setups[BIG_SIDE].side
            made.maps[side] = tests_map(made.maps[side])
        for change in changes:
            change(made)
        made.effects = number_effects(list(all_effects(made)))
        made.digest = "tests"
        return made

    book = GAME.book
    return Game(
        name=GAME.name,
        prefix=GAME.prefix,
        rules=GAME.rules,
        seats=GAME.seats,
        table=book.make,
        frames=tuple(book.plans),
        streams=book.streams,
        tables=[GAME.moves],
        box=box,
        begin=GAME.begin,
        view=book.view,
        value=GAME.value,
        priorities=GAME.priorities,
        options=GAME.options,
        words=words_of(GAME),
        facts=GAME.facts,
        check=no_fault,  # a test lays no more than it needs
    )


def words_of(game: Game) -> Any:
    """Give the function that spells the fields of moves."""
    from deepfield.games.beyond_the_sun.notation import words

    assert game is GAME
    return words


def tests_map(printed: Map) -> Map:
    """Draw the tests' lines on a side of the board."""
    lines: list[list[int]] = [[] for _ in range(NODE_COUNT)]
    for one, other in LINES:
        lines[one].append(other)
        lines[other].append(one)
    return Map(
        "tests",
        printed.nodes,
        tuple([tuple(sorted(others)) for others in lines]),
        printed.build,
        printed.specializations,
        printed.decks,
    )
