"""B3 Setting up: decks, events, systems, achievements, and the board of each faction."""

from __future__ import annotations

from typing import ClassVar, Final

from deepfield.games.beyond_the_sun.box import (
    A1,
    A2,
    B1,
    B2,
    COLUMN_COUNT,
    DISC_COUNT,
    EVENTS,
    FACTION_COUNT,
    SOL,
    SYSTEMS,
    TECHNOLOGIES,
)
from deepfield.games.beyond_the_sun.cards.kinds import BASIC, KIND_A, KIND_B
from deepfield.games.beyond_the_sun.events import FactionTaken
from deepfield.games.beyond_the_sun.flow.turn import Play
from deepfield.games.beyond_the_sun.state import (
    EXPERT,
    FIRST,
    NOBODY,
    SETUP,
    BeyondTheSun,
    ship_place,
)
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, Action, Ask, Next, Refusal, Seat

LEVEL_COUNT: Final = 4
EVENT_LEVELS: Final = (2, 3)
DEALT_EVENTS: Final = 4  # B3.4 besides those with a light frame
OPEN_STARTING: Final = 2  # B3.7
POPULATION: Final = 2  # B3.19
ONE_OF: Final = (KIND_A, KIND_B)  # B3.10 one achievement of each


def begin(g: BeyondTheSun) -> None:
    """B3 All that does not depend on the factions; these come in a frame of their own."""
    g.now[EXPERT] = 1 if g.options["boards"] == "expert" else 0
    lay_technologies(g)
    for level in EVENT_LEVELS:
        lay_events(g, level)
    lay_systems(g)
    choose_achievements(g)
    if g.options["first"] == "random":
        g.now[FIRST] = g.chance.pick(g.seats, SETUP)  # B3.13
    g.push(Play())
    g.push(ChooseFactions())


def lay_technologies(g: BeyondTheSun) -> None:
    """B3.2, B3.3 Four decks; four cards of level I lie open, the rest of them is not used."""
    for technology in g.box.technologies:
        g.deck_of_level(technology.level).append(technology.number)
    for level in range(1, LEVEL_COUNT + 1):
        g.shuffle(TECHNOLOGIES, g.deck_of_level(level), SETUP)
    for slot in g.box.of_level(1):
        card = g.level_1.pop()
        g.tree[slot] = card
        g.reveal(TECHNOLOGIES, card, g.everybody)


def lay_events(g: BeyondTheSun, level: int) -> None:
    """B3.4, B3.5 The light-framed cards and four random others, face down on the slots."""
    cards = [event for event in g.box.events if event.level == level]
    others = [event.number for event in cards if not event.light]
    g.shuffle(EVENTS, others, SETUP)
    dealt = [event.number for event in cards if event.light] + others[:DEALT_EVENTS]
    g.event_box.extend(others[DEALT_EVENTS:])
    g.shuffle(EVENTS, dealt, SETUP)
    for slot in g.box.of_level(level):
        g.event_slots[slot] = dealt.pop()


def lay_systems(g: BeyondTheSun) -> None:
    """B3.7-B3.9 Two starting systems in the A slots, two cards of deck B in the B slots."""
    starting = [card.number for card in g.box.systems if card.starting]
    g.shuffle(SYSTEMS, starting, SETUP)
    for node in (A1, A2):
        open_system(g, node, starting.pop())
    rest = [card.number for card in g.box.systems if not card.starting and not card.deck]
    g.deck_a.extend(rest + starting)
    g.shuffle(SYSTEMS, g.deck_a, SETUP)
    g.deck_b.extend([card.number for card in g.box.systems if card.deck])
    g.shuffle(SYSTEMS, g.deck_b, SETUP)
    for node in (B1, B2):
        open_system(g, node, g.deck_b.pop())


def open_system(g: BeyondTheSun, node: int, system: int) -> None:
    """B3.7 Put a system card face up into a slot."""
    g.charted[node] = system
    g.reveal(SYSTEMS, system, g.everybody)


def choose_achievements(g: BeyondTheSun) -> None:
    """B3.10, B22.2 The basic ones, one A and one B; or the four of a first game."""
    cards = g.box.achievements
    if g.options["achievements"] == "first_game":
        g.goals[:] = [card.number for card in cards if card.beginner]
        return
    goals = [card.number for card in cards if card.kind == BASIC]
    for kind in ONE_OF:
        alike = [card.number for card in cards if card.kind == kind]
        goals.append(alike[g.chance.pick(len(alike), SETUP)])
    g.goals[:] = goals


# Factions.

FACTION_TAKEN: Final = Refusal("B3.14", "faction-already-taken")


class ChooseFaction(Action[BeyondTheSun]):
    """B3.14 Play this faction."""

    TEXT: ClassVar[str] = "faction {faction}"

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def refuse(self, g: BeyondTheSun, frame: ChooseFactions) -> Refusal | None:
        """Each faction is played by one seat."""
        return FACTION_TAKEN if self.faction in g.faction else None

    def do(self, g: BeyondTheSun, frame: ChooseFactions) -> Next:
        """B3.16-B3.23 Lay out its board."""
        lay_board(g, frame.seat(g), frame.chosen, self.faction)
        frame.chosen += 1
        return AGAIN


CHOOSE_FACTION: Final = [ChooseFaction(faction) for faction in range(FACTION_COUNT)]


class ChooseFactions(Frame[BeyondTheSun]):
    """B3.14, B3.29, Q37 Factions are dealt at random, or chosen in turn order."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B3.14", "choose_faction", ChooseFaction),)

    def __init__(self, chosen: int = 0) -> None:
        self.chosen = chosen

    def seat(self, g: BeyondTheSun) -> Seat:
        """Give the seat whose turn it is to choose."""
        return Seat((g.now[FIRST] + self.chosen) % g.seats)

    def choose_faction(self, g: BeyondTheSun) -> Ask | Next:
        """One seat after the other."""
        if self.chosen == g.seats:
            return END
        if g.options["factions"] == "chosen":
            return g.offer(self.seat(g), CHOOSE_FACTION)
        left = [faction for faction in range(FACTION_COUNT) if faction not in g.faction]
        lay_board(g, self.seat(g), self.chosen, left[g.chance.pick(len(left), SETUP)])
        self.chosen += 1
        return AGAIN


def lay_board(g: BeyondTheSun, seat: Seat, place: int, faction: int) -> None:
    """B3.15-B3.23 Discs, cubes, ore and the first ship, with what the board says of the set-up."""
    g.faction[seat] = faction
    board = g.board(seat)
    g.pawn[seat] = NOBODY
    g.discs[seat * 2 : seat * 2 + 2] = [DISC_COUNT, DISC_COUNT]
    at = seat * COLUMN_COUNT
    g.supply[at : at + COLUMN_COUNT] = list(board.columns)
    g.supply[at] -= board.more_population  # B20.12
    g.population[seat] = POPULATION + board.more_population
    g.ships[ship_place(seat, SOL, board.ship_level)] = 1
    g.ore[seat] = g.setup.ore[place] + board.more_ore
    g.emit(FactionTaken(seat, faction))
