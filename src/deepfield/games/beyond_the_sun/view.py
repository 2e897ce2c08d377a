"""What each seat may see: all but the order of the decks and the events that lie face down (B2.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deepfield.games.beyond_the_sun.box import (
    COLUMN_COUNT,
    EVENTS,
    MOST_SPACES,
    NODE_COUNT,
    NODE_KEYS,
    SYSTEM_COUNT,
    SYSTEMS,
    TECHNOLOGIES,
    UNLIMITED,
)
from deepfield.games.beyond_the_sun.doing import left_to_do, texts_in_hand
from deepfield.games.beyond_the_sun.flow.production import growth_columns, ore_yield, supply_price
from deepfield.games.beyond_the_sun.notation import DISCS, LETTERS, TYPES, deed_word, space_word
from deepfield.games.beyond_the_sun.piles import deck_views, sight
from deepfield.games.beyond_the_sun.rules.scoring import LINES, holder, score_lines
from deepfield.games.beyond_the_sun.rules.spaces import spaces_on_table, surcharge
from deepfield.games.beyond_the_sun.state import (
    ABILITIES,
    ACTIVE,
    CELL_COUNT,
    DISC_KINDS,
    EXPERT,
    FIRST,
    LAST_ROUND,
    LINK_ACHIEVEMENT,
    NOBODY,
    ROUND,
    BeyondTheSun,
)
from deepfield.kernel.moves import Seat

SPECIALIZATIONS: Final = ("", "food", "ore", "food+ore")


@dataclass(frozen=True, slots=True, kw_only=True)
class AbilityView:
    """B20.9 An ability of a faction board."""

    key: str
    used: int  # B20.22 how often it has been used up: once, or once a track
    uses: int  # B20.22 how often it can be; 0: every time
    due: int  # it waits to be resolved so many times


@dataclass(frozen=True, slots=True, kw_only=True)
class FactionView:
    """B1.13, B2 A seat and all that belongs to it."""

    seat: int
    faction: str
    board: str  # B20.2 "basic" or "expert"
    ore: int
    population: int
    columns: tuple[int, ...]  # B2.1 supply cubes, A to E
    cells: tuple[int, ...]  # B1.26 of each column
    food_discs: int  # B2.2 left on the tracks
    ore_discs: int
    growth: tuple[str, ...]  # B15.3 the columns of the visible symbols
    ore_production: int  # B15.6
    supply_price: int  # B15.8 (a)
    automation: int  # B10.3 the level
    automated: tuple[int, ...]  # food, ore and achievement discs
    pawn: str  # B2.3 the space, or ""
    slots: tuple[str, ...]  # B2.6 researched
    technologies: tuple[str, ...]  # their cards
    private_technologies: tuple[str, ...]  # B21.17
    colonies: tuple[str, ...]  # B14.13
    nodes: tuple[str, ...]  # B2.4 controlled
    events: tuple[str, ...]  # B9.7
    museum: int  # B21.24 the level of its ship there; 0: none
    abilities: tuple[AbilityView, ...]
    score_lines: tuple[int, ...]  # B18 as if the game ended now
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotView:
    """B1.19 A slot of the tree."""

    key: str
    level: int
    technology: str  # "": not discovered
    types: tuple[str, ...]  # B1.16 of the technology, and what it passes on (B8.10)
    passes_on: tuple[str, ...]
    event: str  # B3.4 face down: its back, or what one knows; "": none
    prerequisites: tuple[str, ...]
    needed: int
    researchers: tuple[int, ...]  # seats


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeView:
    """B1.25 A node of the exploration board."""

    key: str
    system: str  # the card, or ""
    specializations: str
    strength: int  # B14.3 required; 0: no system
    points: int  # B1.23 of the system
    controllable: bool
    yard: bool
    controller: int  # -1: nobody
    was_controlled: bool  # B21.43 when this turn began
    disc: str  # of the outpost, or ""
    ships: tuple[tuple[int, ...], ...]  # a seat: how many of level 1, 2, 3, 4
    neighbours: tuple[str, ...]
    events: tuple[str, ...]  # B9.6 linked to its card


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionView:
    """B5, B7 An action and its spaces."""

    key: str
    ore: int
    population: int
    spaces: tuple[str, ...]
    holders: tuple[int, ...]  # of each space the seat whose pawn blocks it, or -1
    surcharged: tuple[int, ...]  # B7.6 ore that each space costs in addition
    unlimited: bool  # B7.5
    owner: int  # B21.17 the seat whose private technology it is, or -1


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildView:
    """B7.10 A guild area."""

    key: str
    rank: int
    covered: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AchievementView:
    """B1.24 An achievement card."""

    key: str
    cells: tuple[int, ...]  # points
    discs: tuple[int, ...]  # of each cell the seat, or -1


@dataclass(frozen=True, slots=True, kw_only=True)
class EventView:
    """B9.6 An event in force."""

    key: str
    link: str  # the system or achievement that it is linked to, or ""
    holder: int  # B9.7 the seat, or -1
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DoingView:
    """B19.1 A text that is being carried out."""

    seat: int
    kind: str  # "technology", "event", "system", "row", "guild", "ability"
    key: str
    text: str  # which one of it: "action", "immediate", "control", "bonus", "rules"
    part: int  # the part in hand, from 1
    parts: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BeyondView:
    """B2 The table, as one seat or the spectator sees it."""

    seat: int  # -1: the spectator
    seats: int
    round: int
    last_round: int  # B17.2 0: not yet triggered
    active: int
    first: int
    board: str
    map: str
    end: int  # B17.1 so many achievement discs trigger the end
    lines: tuple[str, ...]  # B18 the names of the lines of the score
    factions: tuple[FactionView, ...]
    slots: tuple[SlotView, ...]
    nodes: tuple[NodeView, ...]
    actions: tuple[ActionView, ...]
    guilds: tuple[GuildView, ...]
    achievements: tuple[AchievementView, ...]
    events: tuple[EventView, ...]
    discarded: tuple[str, ...]  # B9.5
    decks: dict[str, tuple[str, ...]]  # B2.7 bottom card first: a back, or what one knows
    revealed: tuple[str, ...]  # B8.12 technologies turned over
    drawn: tuple[str, ...]  # B21.49 systems turned over
    apart: tuple[str, ...]  # B21.25 linked, but no regular system
    doing: tuple[DoingView, ...]  # B19.6 texts that are being carried out, the outermost first
    left: dict[str, int]  # what is left of the open choice: "points", "ships", "strength", "ore" …


def view(g: BeyondTheSun, seat: int | None) -> BeyondView:
    """Build the view from nothing."""
    return BeyondView(
        seat=NOBODY if seat is None else seat,
        seats=g.seats,
        round=g.now[ROUND],
        last_round=g.now[LAST_ROUND],
        active=g.now[ACTIVE],
        first=g.now[FIRST],
        board="expert" if g.now[EXPERT] else "basic",
        map=g.map.key,
        end=g.setup.end,
        lines=LINES,
        factions=tuple([faction_view(g, Seat(other)) for other in factions_laid(g)]),
        slots=tuple([slot_view(g, seat, slot.number) for slot in g.box.slots]),
        nodes=tuple([node_view(g, node) for node in range(NODE_COUNT) if g.is_there(node)]),
        actions=action_views(g),
        guilds=tuple(
            [
                GuildView(key=guild.key, rank=guild.rank, covered=g.covered[guild.number] == 1)
                for guild in g.box.guilds
            ]
        ),
        achievements=tuple([achievement_view(g, goal) for goal in range(len(g.goals))]),
        events=tuple([event_view(g, event) for event in g.news]),
        discarded=tuple([g.box.events[event].key for event in sorted(g.old_news)]),
        decks=deck_views(g, seat),
        revealed=sight(g, seat, TECHNOLOGIES, g.revealed),
        drawn=sight(g, seat, SYSTEMS, g.drawn),
        apart=sight(g, seat, SYSTEMS, g.apart),
        doing=tuple(
            [
                DoingView(seat=who, kind=kind, key=key, text=text, part=part, parts=parts)
                for who, (kind, key, text), part, parts in texts_in_hand(g)
            ]
        ),
        left=left_to_do(g),
    )


def factions_laid(g: BeyondTheSun) -> list[int]:
    """List the seats that have their faction already (B3.14)."""
    return [seat for seat in range(g.seats) if g.faction[seat] != NOBODY]


def faction_view(g: BeyondTheSun, seat: Seat) -> FactionView:
    """B2 One faction."""
    board = g.board(seat)
    lines = score_lines(g, seat)
    slots = g.slots_of(seat)
    technologies = g.box.technologies
    at = seat * COLUMN_COUNT
    discs = seat * DISC_KINDS
    return FactionView(
        seat=seat,
        faction=g.box.factions[g.faction[seat]].key,
        board="expert" if g.now[EXPERT] else "basic",
        ore=g.ore[seat],
        population=g.population[seat],
        columns=tuple(g.supply[at : at + COLUMN_COUNT]),
        cells=board.columns,
        food_discs=g.discs[seat * 2],
        ore_discs=g.discs[seat * 2 + 1],
        growth=tuple([LETTERS[column] for column in growth_columns(g, seat)]),
        ore_production=ore_yield(g, seat),
        supply_price=supply_price(g, seat),
        automation=g.automation(seat),
        automated=tuple(g.automated[discs : discs + DISC_KINDS]),
        pawn=space_word(g.box, g.pawn[seat]) if g.pawn[seat] >= 0 else "",
        slots=tuple([g.box.slots[slot].key for slot in slots]),
        technologies=tuple([technologies[g.tree[slot]].key for slot in slots if g.tree[slot] >= 0]),
        private_technologies=tuple([technologies[card].key for card in g.private_of(seat)]),
        colonies=tuple([g.box.systems[system].key for system in g.colonies_of(seat)]),
        nodes=tuple([NODE_KEYS[node] for node in g.nodes_of(seat)]),
        events=tuple([g.box.events[event].key for event in g.news if holder(g, event) == seat]),
        museum=g.museum[seat],
        abilities=ability_views(g, seat),
        score_lines=tuple(lines),
        score=sum(lines),
    )


def ability_views(g: BeyondTheSun, seat: Seat) -> tuple[AbilityView, ...]:
    """B20.22 Whether an ability is used up is public."""
    at = seat * ABILITIES
    return tuple(
        [
            AbilityView(
                key=ability.key,
                used=g.used[at + place].bit_count(),
                uses=ability.uses,
                due=g.due[at + place],
            )
            for place, ability in enumerate(g.board(seat).abilities)
        ]
    )


def slot_view(g: BeyondTheSun, seat: int | None, number: int) -> SlotView:
    """B1.20 A slot and its researchers."""
    slot = g.box.slots[number]
    (event,) = sight(g, seat, EVENTS, [g.event_slots[number]])
    card = g.tree[number]
    return SlotView(
        key=slot.key,
        level=slot.level,
        technology=g.box.technologies[card].key if card >= 0 else "",
        types=type_words(g.box.technologies[card].types) if card >= 0 else (),
        passes_on=type_words(g.box.technologies[card].feeds) if card >= 0 else (),
        event=event,
        prerequisites=tuple([g.box.slots[other].key for other in slot.prerequisites]),
        needed=slot.needed,
        researchers=tuple([s for s in range(g.seats) if g.has_researched(s, number)]),
    )


def type_words(types: int) -> tuple[str, ...]:
    """B1.16 Name the types of a technology."""
    return tuple([word for number, word in enumerate(TYPES) if types >> number & 1])


def node_view(g: BeyondTheSun, node: int) -> NodeView:
    """B2.4 A node, its outpost and its ships."""
    system = g.charted[node]
    disc = g.outpost[node]
    return NodeView(
        key=NODE_KEYS[node],
        system=g.box.systems[system].key if system >= 0 else "",
        specializations=SPECIALIZATIONS[g.specializations(node)],
        strength=g.required_strength(system) if system >= 0 else 0,
        points=g.box.systems[system].points if system >= 0 else 0,
        controllable=g.is_controllable(node),
        yard=g.is_yard(node),
        controller=g.controller(node),
        was_controlled=g.controlled[node] == 1,
        disc=DISCS[disc % DISC_KINDS] if disc >= 0 else "",
        ships=tuple([tuple(g.fleet(seat, node)) for seat in range(g.seats)]),
        neighbours=tuple([NODE_KEYS[n] for n in g.map.lines[node] if g.is_there(n)]),
        events=tuple(
            [g.box.events[event].key for event in g.events_on(system)] if system >= 0 else []
        ),
    )


def action_views(g: BeyondTheSun) -> tuple[ActionView, ...]:
    """B5 All actions that lie on the table, private ones with their owner."""
    spaces: dict[int, list[int]] = {}
    for seat in range(g.seats):
        for space in spaces_on_table(g, Seat(seat)):
            found = spaces.setdefault(space // MOST_SPACES, [])
            if space not in found:
                found.append(space)
    return tuple([action_view(g, deed, spaces[deed]) for deed in sorted(spaces)])


def action_view(g: BeyondTheSun, number: int, spaces: list[int]) -> ActionView:
    """B5 One action."""
    deed = g.deed(number)
    owners = [g.owner[card] for card in g.private if deed in g.box.technologies[card].deeds]
    rows = g.box.rows
    return ActionView(
        key=deed_word(g.box, number),
        ore=deed.ore,
        population=deed.population,
        spaces=tuple([space_word(g.box, space) for space in spaces]),
        holders=tuple([g.pawn.index(space) if space in g.pawn else NOBODY for space in spaces]),
        surcharged=tuple([surcharge(g, space) for space in spaces]),
        unlimited=number < len(rows) and rows[number].spaces[g.seats] == UNLIMITED,
        owner=owners[0] if owners else NOBODY,
    )


def achievement_view(g: BeyondTheSun, goal: int) -> AchievementView:
    """B3.26 An achievement and the cells that exist here."""
    card = g.box.achievements[g.goals[goal]]
    at = goal * CELL_COUNT
    return AchievementView(
        key=card.key,
        cells=card.cells[: g.setup.cells],
        discs=tuple(g.awards[at : at + g.setup.cells]),
    )


def event_view(g: BeyondTheSun, event: int) -> EventView:
    """B9.6 An event in force, and what it is linked to."""
    card = g.box.events[event]
    link = g.link[event]
    linked = ""
    if 0 <= link < SYSTEM_COUNT:
        linked = g.box.systems[link].key
    elif link >= LINK_ACHIEVEMENT:
        linked = g.box.achievements[link - LINK_ACHIEVEMENT].key
    return EventView(key=card.key, link=linked, holder=holder(g, event), points=card.points)
