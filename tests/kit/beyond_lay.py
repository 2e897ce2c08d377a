"""What a test lays on a table of Beyond the Sun: what each seat has, and what lies on the boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.games.beyond_the_sun import GAME
from deepfield.games.beyond_the_sun.box import (
    COLUMN_COUNT,
    DISC_COUNT,
    EVENTS,
    NODE_COUNT,
    NODE_KEYS,
    SLOT_COUNT,
    SYSTEMS,
    TECHNOLOGIES,
)
from deepfield.games.beyond_the_sun.cards.kinds import FOOD
from deepfield.games.beyond_the_sun.state import (
    CELL_COUNT,
    CUBES,
    DISC_KINDS,
    LINK_ACHIEVEMENT,
    BeyondTheSun,
    ship_place,
)
from deepfield.kernel.moves import Seat
from kit.beyond_box import keyed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


DISCS = ("food", "ore", "achievement")
FACTIONS = ("united_nations", "nishida_ostergaard", "pan_equatorial_union", "circumpolar_compact")
BEGINNERS = ("supremacy", "empire", "technologist", "warlord")


def node_of(key: str) -> int:
    """Find a node: "A1", "SOL"."""
    return NODE_KEYS.index(key.lower())


class Faction:
    """What one seat has. What is left of its 20 cubes is supply, of its discs automated."""

    def __init__(
        self,
        *,
        pop: int = 2,
        ore: int = 0,
        cols: Sequence[int] | None = None,
        ships: str = "",
        outposts: str = "",
        slots: str = "",
        food: int | None = None,
        ore_discs: int | None = None,
        automated: Sequence[int] | None = None,
        colonies: str = "",
        private: str = "",
        pawn: str = "",
        museum: int = 0,
        faction: str = "",
        used: Sequence[int] = (0, 0),
    ) -> None:
        self.pop = pop
        self.ore = ore
        self.cols = cols
        self.ships = ships.split()  # "L2@A1 L1@SOL"
        self.outposts = outposts.split()  # "A1 YD:ore B1:achievement"
        self.slots = slots.split()  # "1-1 1-2"
        self.discs = (food, ore_discs)  # left on the tracks
        self.automated = automated
        self.colonies = colonies.split()
        self.private = private.split()
        self.pawn = pawn
        self.museum = museum
        self.faction = faction
        self.used = used


class Board:
    """What lies on the boards; decks are named from the top."""

    def __init__(
        self,
        *,
        tree: Mapping[str, str] | None = None,
        systems: Mapping[str, str] | None = None,
        events: Mapping[str, str] | None = None,
        decks: Mapping[str, Sequence[str]] | None = None,
        goals: Sequence[str] = BEGINNERS,
        awards: Mapping[str, Sequence[int]] | None = None,
        news: Mapping[str, str | int] | None = None,
        apart: str = "",
        open_guilds: Sequence[str] = (),
        controlled: Sequence[str] | None = None,
        out_of_decks: Sequence[str] = (),
    ) -> None:
        self.tree = dict(tree or {})  # slot: technology
        self.systems = dict(systems or {})  # node: system
        self.events = dict(events or {})  # slot: event, face down
        self.decks = dict(decks or {})  # "1" to "4", "A", "B": keys from the top
        self.goals = goals
        self.awards = dict(awards or {})  # achievement: the seats of its discs
        self.news = dict(news or {})  # event in force: what it is linked to, or whose it is
        self.apart = apart
        self.open_guilds = open_guilds
        self.controlled = controlled  # at the start of the turn; None: what is controlled now
        self.out_of_decks = out_of_decks  # decks that are empty but for what is named: "2", "A"


class Laying:
    """Fills the columns of an empty table."""

    def __init__(self, g: BeyondTheSun, board: Board) -> None:
        self.g = g
        self.board = board

    def everything(self, factions: Sequence[Faction]) -> None:
        """Cards first, for discs and ships lie on them."""
        self.technologies(factions)
        self.systems(factions)
        self.events()
        self.achievements()
        for seat, faction in enumerate(factions):
            self.faction(Seat(seat), faction)
        wanted = self.board.controlled
        for node in range(NODE_COUNT):
            now = self.g.outpost[node] >= 0 if wanted is None else NODE_KEYS[node].upper() in wanted
            self.g.controlled[node] = int(now)

    def technologies(self, factions: Sequence[Faction]) -> None:
        """Tree, private ones, decks."""
        g, cards = self.g, self.g.box.technologies
        for slot, key in self.board.tree.items():
            g.tree[keyed(g.box.slots, slot).number] = keyed(cards, key).number
        for seat, faction in enumerate(factions):
            for key in faction.private:
                g.private.append(keyed(cards, key).number)
                g.owner[keyed(cards, key).number] = seat
        self.level_one()
        placed = [*g.tree, *g.private]
        for level in range(1, 5):
            rest = [c.number for c in cards if c.level == level and c.number not in placed]
            spare = g.level_1 if level > 1 else g.level_2
            self.pile(g.deck_of_level(level), rest, str(level), cards, spare)
        hidden = [*g.level_1, *g.level_2, *g.level_3, *g.level_4]
        g.knowledge[TECHNOLOGIES].mix(hidden, 0)

    def level_one(self) -> None:
        """B8.9 The slots of level I are never empty: fill those that the test leaves open."""
        g = self.g
        named = [*self.board.decks.get("1", ())]
        cards = [c for c in g.box.technologies if c.level == 1 and c.key not in named]
        free = [c.number for c in cards if c.number not in [*g.tree, *g.private]]
        for slot in g.box.of_level(1):
            if g.tree[slot] < 0:
                g.tree[slot] = free.pop()

    def pile(
        self, deck: list[int], rest: list[int], name: str, cards: Sequence[Any], spare: list[int]
    ) -> None:
        """Lay a deck, the cards that are named on top; an emptied deck's others lie elsewhere."""
        top = [keyed(cards, key).number for key in self.board.decks.get(name, ())]
        others = [card for card in rest if card not in top]
        if name in self.board.out_of_decks:
            spare[:0] = others
            others = []
        deck.extend([*others, *reversed(top)])

    def systems(self, factions: Sequence[Faction]) -> None:
        """Nodes, colonies, decks."""
        g, cards = self.g, self.g.box.systems
        for node, key in self.board.systems.items():
            g.charted[node_of(node)] = keyed(cards, key).number
        for seat, faction in enumerate(factions):
            for key in faction.colonies:
                g.colonies.append(keyed(cards, key).number)
                g.colonist[keyed(cards, key).number] = seat
        if self.board.apart:
            g.apart.append(keyed(cards, self.board.apart).number)
        placed = [*g.charted, *g.colonies, *g.apart]
        for letter, deck in enumerate((g.deck_a, g.deck_b)):
            rest = [c.number for c in cards if c.deck == letter and c.number not in placed]
            self.pile(deck, rest, "AB"[letter], cards, g.colonies)
        g.knowledge[SYSTEMS].mix([*g.deck_a, *g.deck_b], 0)

    def events(self) -> None:
        """On slots, in force, in the box."""
        g, cards = self.g, self.g.box.events
        for slot, key in self.board.events.items():
            g.event_slots[keyed(g.box.slots, slot).number] = keyed(cards, key).number
        for key, link in self.board.news.items():
            card = keyed(cards, key).number
            g.news.append(card)
            if isinstance(link, int):
                g.keeper[card] = link
            elif link:
                g.link[card] = self.link_of(link)
        placed = [*g.event_slots, *g.news]
        g.event_box.extend([card.number for card in cards if card.number not in placed])
        hidden = [card for card in [*g.event_slots, *g.event_box] if card >= 0]
        g.knowledge[EVENTS].mix(hidden, 0)

    def link_of(self, key: str) -> int:
        """Find the system or the achievement that an event is linked to."""
        for system in self.g.box.systems:
            if system.key == key:
                return system.number
        number: int = keyed(self.g.box.achievements, key).number
        return LINK_ACHIEVEMENT + number

    def achievements(self) -> None:
        """Cards, discs on them, guild tokens."""
        g = self.g
        g.goals[:] = [keyed(g.box.achievements, key).number for key in self.board.goals]
        for key, seats in self.board.awards.items():
            goal = list(self.board.goals).index(key)
            for cell, seat in enumerate(seats):
                g.awards[goal * CELL_COUNT + cell] = seat
        for guild in self.board.open_guilds:
            g.covered[keyed(g.box.guilds, guild).number] = 0

    def faction(self, seat: Seat, faction: Faction) -> None:
        """One seat: what is said, and the rest of its cubes and discs."""
        g = self.g
        name = faction.faction or FACTIONS[seat]
        g.faction[seat] = keyed(g.box.factions, name).number
        g.ore[seat] = faction.ore
        g.population[seat] = faction.pop
        g.museum[seat] = faction.museum
        g.used[seat * 2 : seat * 2 + 2] = list(faction.used)
        if faction.pawn:
            g.pawn[seat] = self.space(faction.pawn)
        for slot in faction.slots:
            g.researched[seat * SLOT_COUNT + keyed(g.box.slots, slot).number] = 1
        for ship in faction.ships:
            level, node = ship.split("@")
            g.ships[ship_place(seat, node_of(node), int(level[1:]))] += 1
        self.supply(seat, faction)
        self.discs(seat, faction)

    def space(self, word: str) -> int:
        """Find a space by its word."""
        move: Any = find_move(f"place {word}")
        return int(move.space)

    def supply(self, seat: Seat, faction: Faction) -> None:
        """B3.18 The columns as they are said to be, or filled with the cubes that are left."""
        g, at = self.g, seat * COLUMN_COUNT
        if faction.cols is not None:
            g.supply[at : at + COLUMN_COUNT] = list(faction.cols)
            return
        left = CUBES - faction.pop - len(faction.ships) - len(faction.slots) - bool(faction.museum)
        room = g.board(seat).columns
        for column in reversed(range(COLUMN_COUNT)):
            cubes = min(left, room[column]) if column else left
            g.supply[at + column] = cubes
            left -= cubes

    def discs(self, seat: Seat, faction: Faction) -> None:
        """Outposts, two discs on each colony, then tracks and automation."""
        g = self.g
        out = [0, 0, 0]
        for outpost in faction.outposts:
            key, _, kind = outpost.partition(":")
            node = node_of(key)
            disc = DISCS.index(kind) if kind else (0 if g.specializations(node) & FOOD else 1)
            g.outpost[node] = seat * DISC_KINDS + disc
            out[disc] += 1
        for key in faction.colonies:
            system = keyed(g.box.systems, key)
            disc = 0 if system.specializations & FOOD else 1
            if out[disc] + 2 > DISC_COUNT:
                disc = DISCS.index("achievement")  # B10.5
            g.colony_discs[system.number * DISC_KINDS + disc] = 2
            out[disc] += 2
        for disc in (0, 1):
            left = DISC_COUNT - out[disc]
            said = faction.discs[disc]
            g.discs[seat * 2 + disc] = left if said is None else said
            if faction.automated is None:
                g.automated[seat * DISC_KINDS + disc] = max(0, left - g.discs[seat * 2 + disc])
        if faction.automated is not None:
            at = seat * DISC_KINDS
            g.automated[at : at + len(faction.automated)] = list(faction.automated)


def find_move(text: str) -> Any:
    """Find a move by its text."""
    return GAME.parse(text)
