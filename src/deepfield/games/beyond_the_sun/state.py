"""B2 What lies on the table: columns, piles, and questions about them. No rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from deepfield.games.beyond_the_sun.box import (
    ACHIEVEMENT_COUNT,
    COLUMN_COUNT,
    DISC_COUNT,
    EVENT_COUNT,
    EVENTS,
    FACTION_COUNT,
    FIRST_GUILD,
    FIRST_TECHNOLOGY,
    GUILD_COUNT,
    MOST_DEEDS,
    MOST_SPACES,
    NODE_COUNT,
    ROW_COUNT,
    SLOT_COUNT,
    SYSTEM_COUNT,
    SYSTEMS,
    TECHNOLOGIES,
    TECHNOLOGY_COUNT,
    BeyondBox,
    Board,
    Map,
    SetUp,
)
from deepfield.kernel.columns import PILE, Column
from deepfield.kernel.moves import Seat
from deepfield.kernel.options import Option
from deepfield.kernel.table import Table

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.cards.kinds import Deed
    from deepfield.kernel.result import Result

SEATS: Final = 4  # at most
CUBES: Final = 20  # B1.14
LEVELS: Final = 4  # of ships
NOBODY: Final = -1
EMPTY: Final = -1

# B10.5 The kinds of discs, as they lie on the automation track, on nodes and on colonies.
FOOD_DISC: Final = 0
ORE_DISC: Final = 1
ACHIEVEMENT_DISC: Final = 2
DISC_KINDS: Final = 3

# The last deed is that of the Dyson Sphere.
DYSON_DEED: Final = FIRST_TECHNOLOGY + TECHNOLOGY_COUNT * MOST_DEEDS
DEED_COUNT: Final = DYSON_DEED + 1
SPACE_COUNT: Final = DEED_COUNT * MOST_SPACES
BOTTOM_SPACE: Final = (ROW_COUNT - 1) * MOST_SPACES  # B7.5

# Achievements on the table (B3.10), and the cells of a card.
GOAL_COUNT: Final = 4
CELL_COUNT: Final = 4

# What an event card in force is linked to: a system card, or an achievement card.
LINK_ACHIEVEMENT: Final = SYSTEM_COUNT  # + the number of the achievement
LINK_END: Final = SYSTEM_COUNT + ACHIEVEMENT_COUNT

# Single numbers: g.now[ROUND].
ROUND: Final = 0  # B4.1, from 1
ACTIVE: Final = 1  # the seat whose turn it is
FIRST: Final = 2  # the seat with the first-player token
LAST_ROUND: Final = 3  # B17.2 the number of the final round; 0: not yet triggered
CHANGED: Final = 4  # B5.9 whether the action of this turn has changed the game
EXPERT: Final = 5  # 1: the expert boards are in use
DUE: Final = 6  # B20.9 so many abilities wait to be resolved
CAPTURED: Final = 7  # B21.44 nodes that the last jump gave
NOW_COUNT: Final = 8

ABILITIES: Final = 2  # of a board at most

# The streams of chance.
SETUP: Final = 0
LEVEL_DECKS: Final = 1  # B8.15 the order under a deck
SYSTEM_DECKS: Final = 2
STREAMS: Final = ("setup", "technologies", "systems")

OPTIONS: Final = (
    Option("boards", "B22.1", ("basic", "expert")),
    Option("achievements", "B3.10", ("random", "first_game")),
    Option("factions", "B3.14", ("random", "chosen")),
    Option("first", "B3.13", ("seat1", "random")),
)


class BeyondTheSun(Table[BeyondBox]):
    """B2 Four factions, three decks, two boards."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column("supply", SEATS * COLUMN_COUNT, 0, CUBES),  # B2.1 cubes in each supply column
        Column("population", SEATS, 0, CUBES),  # B2.1 the pool
        Column("ore", SEATS, 0, 9999),
        Column("researched", SEATS * SLOT_COUNT, 0, 1),  # B1.20 researchers
        Column("ships", SEATS * NODE_COUNT * LEVELS, 0, CUBES),  # B2.4 see ship_place
        Column("museum", SEATS, 0, LEVELS),  # B21.24 the level of one's ship there
        Column("discs", SEATS * 2, 0, DISC_COUNT),  # B2.2 left on the production tracks
        Column("automated", SEATS * DISC_KINDS, 0, 999),  # B10.3
        Column(
            "outpost", NODE_COUNT, NOBODY, SEATS * DISC_KINDS - 1, start=NOBODY
        ),  # see controller
        Column("colonist", SYSTEM_COUNT, NOBODY, SEATS - 1, start=NOBODY),  # B14.6
        Column("colony_discs", SYSTEM_COUNT * DISC_KINDS, 0, 2),  # B14.7
        Column("pawn", SEATS, NOBODY, SPACE_COUNT - 1, start=NOBODY),  # B2.3 the space
        Column("goals", GOAL_COUNT, 0, ACHIEVEMENT_COUNT - 1),  # B3.10
        Column("awards", GOAL_COUNT * CELL_COUNT, NOBODY, SEATS - 1, start=NOBODY),  # B16.2
        Column("covered", GUILD_COUNT, 0, 1, start=1),  # B7.10
        Column("keeper", EVENT_COUNT, NOBODY, SEATS - 1, start=NOBODY),  # B9.7
        Column("link", EVENT_COUNT, NOBODY, LINK_END - 1, start=NOBODY),  # B9.6
        Column("owner", TECHNOLOGY_COUNT, NOBODY, SEATS - 1, start=NOBODY),  # B21.17
        Column("controlled", NODE_COUNT, 0, 1),  # B21.43 at the start of this turn
        Column("used", SEATS * ABILITIES, 0, 9),  # B20.22
        Column("due", SEATS * ABILITIES, 0, 99),  # B20.9
        Column("faction", SEATS, NOBODY, FACTION_COUNT - 1, start=NOBODY),  # B3.14
        Column("now", NOW_COUNT, 0, 9999),
        Column("level_1", PILE, 0, TECHNOLOGY_COUNT - 1, TECHNOLOGIES),  # B3.2 top card last
        Column("level_2", PILE, 0, TECHNOLOGY_COUNT - 1, TECHNOLOGIES),
        Column("level_3", PILE, 0, TECHNOLOGY_COUNT - 1, TECHNOLOGIES),
        Column("level_4", PILE, 0, TECHNOLOGY_COUNT - 1, TECHNOLOGIES),
        Column("tree", SLOT_COUNT, 0, TECHNOLOGY_COUNT - 1, TECHNOLOGIES),  # B2.6
        Column("private", PILE, 0, TECHNOLOGY_COUNT - 1, TECHNOLOGIES),  # B21.17
        Column("revealed", PILE, 0, TECHNOLOGY_COUNT - 1, TECHNOLOGIES),  # B8.12 while choosing
        Column("event_slots", SLOT_COUNT, 0, EVENT_COUNT - 1, EVENTS),  # B3.4 face down on slots
        Column("event_box", PILE, 0, EVENT_COUNT - 1, EVENTS),  # B3.5 returned unseen
        Column("news", PILE, 0, EVENT_COUNT - 1, EVENTS),  # B9.7 those that stay
        Column("old_news", PILE, 0, EVENT_COUNT - 1, EVENTS),  # B9.5 discarded
        Column("deck_a", PILE, 0, SYSTEM_COUNT - 1, SYSTEMS),  # B3.9 top card last
        Column("deck_b", PILE, 0, SYSTEM_COUNT - 1, SYSTEMS),
        Column("charted", NODE_COUNT, 0, SYSTEM_COUNT - 1, SYSTEMS),  # B1.25 cards in slots, and WW
        Column("colonies", PILE, 0, SYSTEM_COUNT - 1, SYSTEMS),  # B14.6 see colonist
        Column("apart", PILE, 0, SYSTEM_COUNT - 1, SYSTEMS),  # B21.25 no regular system
        Column("drawn", PILE, 0, SYSTEM_COUNT - 1, SYSTEMS),  # B21.49 while choosing
    )

    def bind(self, columns: list[list[int]], /) -> None:
        """Name the columns; `deck_of_level` and `deck_of_systems` find the decks by number."""
        (
            self.supply,
            self.population,
            self.ore,
            self.researched,
            self.ships,
            self.museum,
            self.discs,
            self.automated,
            self.outpost,
            self.colonist,
            self.colony_discs,
            self.pawn,
            self.goals,
            self.awards,
            self.covered,
            self.keeper,
            self.link,
            self.owner,
            self.controlled,
            self.used,
            self.due,
            self.faction,
            self.now,
            self.level_1,
            self.level_2,
            self.level_3,
            self.level_4,
            self.tree,
            self.private,
            self.revealed,
            self.event_slots,
            self.event_box,
            self.news,
            self.old_news,
            self.deck_a,
            self.deck_b,
            self.charted,
            self.colonies,
            self.apart,
            self.drawn,
        ) = columns

    def outcome(self) -> Result:
        """B18 Count the points of the finished game."""
        from deepfield.games.beyond_the_sun.rules.scoring import count_result

        return count_result(self)

    # The printed side of this table.

    @property
    def setup(self) -> SetUp:
        """B3 What depends on the number of seats."""
        return self.box.setups[self.seats]

    @property
    def map(self) -> Map:
        """B1.25, B1.28 The side of the exploration board in use."""
        return self.box.maps[self.box.setups[self.seats].side]

    def board(self, seat: int) -> Board:
        """B20 The faction board of a seat."""
        return self.box.factions[self.faction[seat]].boards[self.now[EXPERT]]

    def deed(self, number: int) -> Deed:
        """Give the action of this number; it must be printed."""
        if number < FIRST_GUILD:
            return self.box.rows[number].deed
        if number < FIRST_TECHNOLOGY:
            return self.box.guilds[number - FIRST_GUILD].deed
        if number == DYSON_DEED:
            deed = self.box.dyson
            assert deed is not None, "no event offers an action"
            return deed
        card, place = divmod(number - FIRST_TECHNOLOGY, MOST_DEEDS)
        return self.box.technologies[card].deeds[place]

    def deck_of_level(self, level: int) -> list[int]:
        """B3.3 The deck of technologies of one level, top card last."""
        if level == 1:
            return self.level_1
        if level == 2:
            return self.level_2
        return self.level_3 if level == 3 else self.level_4

    def deck_of_systems(self, letter: int) -> list[int]:
        """B3.9 Deck A (0) or B (1), top card last."""
        return self.deck_b if letter else self.deck_a

    # Questions about one seat.

    def turn_order(self, first: int) -> list[Seat]:
        """B19.7 All seats clockwise from one."""
        return [Seat((first + n) % self.seats) for n in range(self.seats)]

    def supply_of(self, seat: int) -> int:
        """Count the cubes in all supply columns."""
        at = seat * COLUMN_COUNT
        return sum(self.supply[at : at + COLUMN_COUNT])

    def has_researched(self, seat: int, slot: int) -> bool:
        """B2.6 Tell whether a seat has a researcher at a slot."""
        return self.researched[seat * SLOT_COUNT + slot] == 1

    def slots_of(self, seat: int) -> list[int]:
        """List the slots that a seat has researched."""
        at = seat * SLOT_COUNT
        own = self.researched[at : at + SLOT_COUNT]
        return [slot for slot, researcher in enumerate(own) if researcher]

    def private_of(self, seat: int) -> list[int]:
        """B21.17 List the private technologies of a seat."""
        return [card for card in self.private if self.owner[card] == seat]

    def technologies_of(self, seat: int) -> list[int]:
        """B2.6 List the technologies of a seat, private ones last."""
        cards = [self.tree[slot] for slot in self.slots_of(seat) if self.tree[slot] >= 0]
        return cards + self.private_of(seat)

    def colonies_of(self, seat: int) -> list[int]:
        """List the systems that a seat has colonized."""
        return [system for system in self.colonies if self.colonist[system] == seat]

    def lasting(self, seat: int) -> int:
        """B8.17 The lasting flags of all technologies of a seat."""
        flags = 0
        cards = self.box.technologies
        tree = self.tree
        at = seat * SLOT_COUNT
        for slot, researcher in enumerate(self.researched[at : at + SLOT_COUNT]):
            if researcher and tree[slot] >= 0:
                flags |= cards[tree[slot]].lasting
        for card in self.private:
            if self.owner[card] == seat:
                flags |= cards[card].lasting
        return flags

    def lasting_colonies(self, seat: int) -> int:
        """B14.13 The lasting flags of all colonies of a seat."""
        flags = 0
        for system in self.colonies:
            if self.colonist[system] == seat:
                flags |= self.box.systems[system].lasting
        return flags

    def automation(self, seat: int) -> int:
        """B10.3 The automation level that a seat has reached."""
        at = seat * DISC_KINDS
        return sum(self.automated[at : at + DISC_KINDS])

    # Questions about the exploration board.

    def fleet(self, seat: int, node: int) -> list[int]:
        """Count the ships of a seat at a node by level, from level 1."""
        at = ship_place(seat, node, 1)
        return self.ships[at : at + LEVELS]

    def strength(self, seat: int, node: int) -> int:
        """B2.5 Add up the levels of a seat's ships at a node."""
        at = (seat * NODE_COUNT + node) * LEVELS
        ships = self.ships
        return ships[at] + 2 * ships[at + 1] + 3 * ships[at + 2] + 4 * ships[at + 3]

    def has_ships(self, seat: int) -> bool:
        """Tell whether a seat has any ship on the exploration board."""
        at = seat * NODE_COUNT * LEVELS
        return any(self.ships[at : at + NODE_COUNT * LEVELS])

    def controller(self, node: int) -> int:
        """B2.4 The seat whose outpost lies at a node, or NOBODY."""
        disc = self.outpost[node]
        return disc // DISC_KINDS if disc >= 0 else NOBODY

    def nodes_of(self, seat: int) -> list[int]:
        """List the nodes that a seat controls."""
        low = seat * DISC_KINDS
        return [n for n, disc in enumerate(self.outpost) if low <= disc < low + DISC_KINDS]

    def is_there(self, node: int) -> bool:
        """B1.28, B21.56 Tell whether a node exists on this table now."""
        return node in self.map.nodes or self.charted[node] >= 0

    def is_controllable(self, node: int) -> bool:
        """B2.8 A Shipyard System other than Sol, or a node with a system card."""
        if self.charted[node] >= 0:
            return True
        return self.map.specializations[node] > 0 and node in self.map.nodes

    def specializations(self, node: int) -> int:
        """B1.23 The specialization bits of a node, as printed on its card or on the board."""
        system = self.charted[node]
        if system >= 0:
            return self.box.systems[system].specializations
        return self.map.specializations[node]

    def events_on(self, link: int) -> list[int]:
        """B9.6 List the events that are linked to a system (its number) or an achievement."""
        return [event for event in self.news if self.link[event] == link]

    def required_strength(self, system: int) -> int:
        """B14.3, B21.51 The strength that a system asks for, at least 1."""
        required = self.box.systems[system].strength
        for event in self.news:
            if self.link[event] == system:
                required -= self.box.events[event].easier
        return max(1, required)

    def is_yard(self, node: int) -> bool:
        """B11.1, B21.57 Tell whether ships can be built there by whoever controls it, or in Sol."""
        if self.map.build[node]:
            return True
        system = self.charted[node]
        if system < 0:
            return False
        return any([self.box.events[event].yard for event in self.events_on(system)])

    def yards_of(self, seat: int) -> list[int]:
        """B11.1 List the nodes where a seat may build: Sol, and the yards that it controls."""
        return [0, *[node for node in self.nodes_of(seat) if self.is_yard(node)]]

    def award_count(self) -> int:
        """B17.1 Count the achievement discs on the achievement cards."""
        return len(self.awards) - self.awards.count(NOBODY)


def ship_place(seat: int, node: int, level: int) -> int:
    """Find the ships of one level of a seat at a node in the column `ships`."""
    return (seat * NODE_COUNT + node) * LEVELS + level - 1


def space_of(deed: int, place: int) -> int:
    """Number an action space."""
    return deed * MOST_SPACES + place


def technology_deed(card: int, place: int) -> int:
    """Number an action of a technology."""
    return FIRST_TECHNOLOGY + card * MOST_DEEDS + place
