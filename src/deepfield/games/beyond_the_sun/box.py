"""B1 What lies in the box: cards, boards, maps and the tree; printed, so never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.kernel.book import Box

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.cards.kinds import (
        Ability,
        AchievementCard,
        Deed,
        EventCard,
        SystemCard,
        TechnologyCard,
    )
    from deepfield.kernel.hidden import Deck

# The decks, in the order of `box.decks`.
TECHNOLOGIES: Final = 0  # backs: level - 1
EVENTS: Final = 1  # backs: level - 2
SYSTEMS: Final = 2  # backs: A 0, B 1

# How many there are of each, by the component list (B1.2-B1.8); a pack keeps to it.
TECHNOLOGY_COUNT: Final = 46
EVENT_COUNT: Final = 20
SYSTEM_COUNT: Final = 24
ACHIEVEMENT_COUNT: Final = 10
FACTION_COUNT: Final = 4
GUILD_COUNT: Final = 4
ROW_COUNT: Final = 4
MOST_DEEDS: Final = 3  # actions on one technology
MOST_SPACES: Final = 4  # spaces of one action

# Deeds by number: rows, guilds, technologies. A space is its deed * MOST_SPACES + its place.
FIRST_GUILD: Final = ROW_COUNT
FIRST_TECHNOLOGY: Final = ROW_COUNT + GUILD_COUNT

# The nodes of the exploration board (B1.25, B1.28); WW comes with an event (B21.56).
SOL: Final = 0
DS: Final = 1
YF: Final = 2
YO: Final = 3
YD: Final = 4
A1: Final = 5
A2: Final = 6
B1: Final = 7
B2: Final = 8
WW: Final = 9
NODE_COUNT: Final = 10
NODE_KEYS: Final = ("sol", "ds", "yf", "yo", "yd", "a1", "a2", "b1", "b2", "ww")

# The slots of the tree, level by level, each column from the top (B1.18).
SLOT_COUNT: Final = 19
COLUMN_COUNT: Final = 5  # B20.4, B20.6 supply columns, A to E
DISC_COUNT: Final = 8  # B1.13 of each production track
AUTOMATION_CELLS: Final = 7
UNLIMITED: Final = -1  # B7.5 spaces of the bottom row


class Slot:
    """B1.19 A technology slot: what must be researched before it."""

    def __init__(
        self, number: int, key: str, level: int, prerequisites: tuple[int, ...], needed: int
    ) -> None:
        self.number = number
        self.key = key  # "2-3": the third of level II
        self.level = level
        self.prerequisites = prerequisites  # slots
        self.needed = needed  # so many of them


class Map:
    """B1.25, B1.28 One side of the exploration board."""

    def __init__(
        self,
        key: str,
        nodes: tuple[int, ...],
        lines: tuple[tuple[int, ...], ...],
        build: tuple[int, ...],
        specializations: tuple[int, ...],
        decks: tuple[int, ...],
    ) -> None:
        self.key = key
        self.nodes = nodes  # those printed on this side
        self.lines = lines  # of every node its neighbours; WW-DS is always among them
        self.build = build  # of every node 1 if ships may be built there
        self.specializations = specializations  # of every node, as printed on the board
        self.decks = decks  # of every node the deck of its card slot: A 0, B 1; -1: no slot
        self.distances = tuple([distances_from(node, lines) for node in range(NODE_COUNT)])


def distances_from(start: int, lines: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """B12.1 Count the lines from one node to every node; -1 where no way leads."""
    found = [-1] * NODE_COUNT
    found[start] = 0
    waiting = [start]
    for node in waiting:
        for other in lines[node]:
            if found[other] < 0:
                found[other] = found[node] + 1
                waiting.append(other)
    return tuple(found)


class Row:
    """B7.1-B7.9 A row of Basic Spacefaring; `spaces` and `surcharged` by number of seats."""

    def __init__(
        self,
        number: int,
        key: str,
        deed: Deed,
        spaces: tuple[int, ...],
        surcharged: tuple[int, ...],
    ) -> None:
        self.number = number
        self.key = key
        self.deed = deed
        self.spaces = spaces  # spaces[seats], or UNLIMITED
        self.surcharged = surcharged  # surcharged[seats]: the space that costs 1 ore more, or -1


class Guild:
    """B7.10 A guild area and the rank of its token."""

    def __init__(self, number: int, key: str, rank: int, deed: Deed) -> None:
        self.number = number
        self.key = key
        self.rank = rank
        self.deed = deed


class Board:
    """B1.26, B20 One side of a faction board."""

    def __init__(
        self,
        columns: tuple[int, ...],
        growth_columns: tuple[int, ...],
        growth_gone: tuple[int, ...],
        ore_gone: tuple[int, ...],
        automation: tuple[int, ...],
        abilities: tuple[Ability, ...],
        more: tuple[int, int, int, int],
    ) -> None:
        self.columns = columns  # cells of each supply column
        self.growth_columns = growth_columns  # the column of each growth symbol
        self.growth_gone = growth_gone  # so many discs gone, and it is visible
        self.ore_gone = ore_gone
        self.automation = automation  # points printed on levels 1 to 7
        self.abilities = abilities
        self.more_ore, self.more_population, self.ship_level, self.mutual_aid = more
        # growth[gone]: the columns whose symbols are visible; ore[gone]: how many are (B10.2)
        self.growth = tuple([self.growth_at(gone) for gone in range(DISC_COUNT + 1)])
        self.ore = tuple([self.ore_at(gone) for gone in range(DISC_COUNT + 1)])

    def growth_at(self, gone: int) -> tuple[int, ...]:
        """B15.3 List the columns of the symbols that are visible with so many discs gone."""
        symbols = zip(self.growth_columns, self.growth_gone, strict=True)
        return tuple([column for column, at in symbols if at <= gone])

    def ore_at(self, gone: int) -> int:
        """B15.6 Count the ore symbols that are visible with so many discs gone."""
        return len([at for at in self.ore_gone if at <= gone])

    def automation_points(self, level: int) -> int:
        """B18.6 Add up the printed points; each level above 7 gives one more."""
        return sum(self.automation[:level]) + max(0, level - AUTOMATION_CELLS)


class Faction:
    """B20.1 A faction with its two boards: boards[0] basic, boards[1] expert."""

    def __init__(self, number: int, key: str, boards: tuple[Board, Board]) -> None:
        self.number = number
        self.key = key
        self.boards = boards


class SetUp:
    """B3, B17.1 What depends on the number of seats."""

    def __init__(self, seats: int, ore: tuple[int, ...], side: int, cells: int, end: int) -> None:
        self.seats = seats
        self.ore = ore  # by seat in turn order
        self.side = side  # of the exploration board: box.maps[side]
        self.cells = cells  # of every achievement card
        self.end = end  # so many achievement discs trigger the end


def card_spaces(card: TechnologyCard) -> tuple[int, ...]:
    """B1.21 Number the action spaces of a technology, action by action."""
    first = FIRST_TECHNOLOGY + card.number * MOST_DEEDS
    return tuple(
        [
            (first + place) * MOST_SPACES + number
            for place, deed in enumerate(card.deeds)
            for number in range(deed.spaces)
        ]
    )


class BeyondBox(Box):
    """Everything that is printed."""

    def __init__(
        self,
        decks: tuple[Deck, ...],
        digest: str,
        technologies: list[TechnologyCard],
        events: list[EventCard],
        systems: list[SystemCard],
        achievements: list[AchievementCard],
    ) -> None:
        super().__init__(decks, digest)
        self.technologies = technologies
        self.events = events
        self.systems = systems
        self.achievements = achievements
        self.spaces = [card_spaces(card) for card in technologies]  # of each technology
        self.traits: list[int] = []  # of each technology: what its actions are good for
        self.guild_traits: list[int] = []
        self.factions: list[Faction] = []
        self.rows: list[Row] = []
        self.guilds: list[Guild] = []
        self.slots: list[Slot] = []
        self.maps: list[Map] = []
        self.setups: dict[int, SetUp] = {}  # by number of seats
        self.dyson: Deed | None = None  # B21.25 the action that an event offers, if one does

    def of_level(self, level: int) -> list[int]:
        """List the slots of one level."""
        return [slot.number for slot in self.slots if slot.level == level]
