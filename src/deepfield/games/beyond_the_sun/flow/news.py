"""B9 Events: turned over, carried out, and discarded unless they stay."""

from __future__ import annotations

from typing import ClassVar, Final

from deepfield.games.beyond_the_sun.box import (
    ACHIEVEMENT_COUNT,
    EVENTS,
    GUILD_COUNT,
    NODE_COUNT,
    SYSTEMS,
)
from deepfield.games.beyond_the_sun.fleet_events import (
    GuildOpened,
    NewsDiscarded,
    NewsKept,
    NewsLaidBy,
    NewsLinked,
    NewsStays,
    NewsTurned,
)
from deepfield.games.beyond_the_sun.flow.achievement import cells_of
from deepfield.games.beyond_the_sun.flow.sentence import BONUS, Sentence
from deepfield.games.beyond_the_sun.state import (
    CHANGED,
    EMPTY,
    GOAL_COUNT,
    LINK_ACHIEVEMENT,
    NOBODY,
    BeyondTheSun,
)
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import END, Action, Ask, Next, Refusal, Seat

NOT_IN_SLOT: Final = Refusal("B21.51", "no-system-in-slot")
NO_SUCH_GOAL: Final = Refusal("B21.52", "achievement-not-there")
NO_EMPTY_CELL: Final = Refusal("B21.52", "no-empty-cell")
WRONG_RANK: Final = Refusal("B7.17", "guild-of-other-rank")
OPEN_ALREADY: Final = Refusal("B7.17", "guild-already-open")


class ResolveEvent(Frame[BeyondTheSun]):
    """B8.8, B9.1 The event on a slot, when the slot is first researched."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B8.8", "turn_over"), Step("B9.5", "discard"))

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def turn_over(self, g: BeyondTheSun) -> None:
        """Everybody sees it; it does as much as it can (B19.5)."""
        event = g.event_slots[self.slot]
        g.reveal(EVENTS, event, g.everybody)
        g.emit(NewsTurned(self.seat, event, self.slot))
        g.push(Sentence(self.seat, g.box.events[event].effect.number, BONUS))

    def discard(self, g: BeyondTheSun) -> Next:
        """An event that has found no other place is discarded."""
        event = g.event_slots[self.slot]
        if event != EMPTY:
            g.event_slots[self.slot] = EMPTY
            g.old_news.append(event)
            g.emit(NewsDiscarded(event))
        return END


def resolving(g: BeyondTheSun) -> int:
    """Find the event that is being resolved and lies on its slot yet; EMPTY if there is none."""
    for frame in g.frames[::-1]:
        if isinstance(frame, ResolveEvent):
            return g.event_slots[frame.slot]
    return EMPTY


def stay(g: BeyondTheSun, event: int) -> None:
    """B9.4 Take the event that is being resolved from its slot to the events in force."""
    g.event_slots[g.event_slots.index(event)] = EMPTY
    g.news.append(event)


def keep(g: BeyondTheSun, seat: Seat, event: int) -> None:
    """B9.7 Lay it in front of a player."""
    stay(g, event)
    g.keeper[event] = seat
    g.emit(NewsKept(seat, event))


def lay_down(g: BeyondTheSun, event: int) -> None:
    """B9.4 Lay it by the achievements."""
    stay(g, event)
    g.emit(NewsStays(event))


def link_to_system(g: BeyondTheSun, event: int, system: int) -> None:
    """B9.6 Point its arrow at a system."""
    stay(g, event)
    g.link[event] = system
    g.emit(NewsLinked(event, system))


def discard_news(g: BeyondTheSun, event: int) -> None:
    """B9.5 Take an event that was in force out of the game."""
    g.news.remove(event)
    g.old_news.append(event)
    g.link[event] = NOBODY
    g.keeper[event] = NOBODY
    g.emit(NewsDiscarded(event))


def draw_system(g: BeyondTheSun, letter: int) -> int:
    """B14.6 Turn over the top card of a deck, or of the other one; EMPTY if both are empty."""
    deck = g.deck_of_systems(letter) or g.deck_of_systems(1 - letter)
    if not deck:
        return EMPTY
    g.reveal(SYSTEMS, deck[-1], g.everybody)
    return deck.pop()


def has_empty_cell(g: BeyondTheSun, goal: int) -> bool:
    """B16.4 Tell whether an achievement card has a cell left that exists on this table."""
    return NOBODY in cells_of(g, goal)


class LinkTo(Action[BeyondTheSun]):
    """B21.51 Link the event to the system at this node."""

    TEXT: ClassVar[str] = "link to {node}"

    def __init__(self, node: int) -> None:
        self.node = node

    def refuse(self, g: BeyondTheSun, frame: ChooseLink) -> Refusal | None:
        """It must be a system card in a slot."""
        return None if self.node in slots_charted(g) else NOT_IN_SLOT

    def do(self, g: BeyondTheSun, frame: ChooseLink) -> Next:
        """Place the event."""
        link_to_system(g, resolving(g), g.charted[self.node])
        return END


LINK_TO: Final = [LinkTo(node) for node in range(NODE_COUNT)]


def slots_charted(g: BeyondTheSun) -> list[int]:
    """B21.51 List the nodes with a system card in a slot of the board."""
    decks = g.map.decks
    return [n for n in range(NODE_COUNT) if g.charted[n] != EMPTY and decks[n] >= 0]


class ChooseLink(Frame[BeyondTheSun]):
    """B9.6 The active player chooses the system that an event is linked to."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B9.6", "choose_system", LinkTo),)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose_system(self, g: BeyondTheSun) -> Ask:
        """Every system in a slot."""
        return g.offer(self.seat, [LINK_TO[node] for node in slots_charted(g)])


class LayBy(Action[BeyondTheSun]):
    """B21.52 Lay the event by this achievement."""

    TEXT: ClassVar[str] = "lay by {achievement}"

    def __init__(self, achievement: int) -> None:
        self.achievement = achievement

    def refuse(self, g: BeyondTheSun, frame: ChooseGoal) -> Refusal | None:
        """It must be in this game, and have an empty cell."""
        if self.achievement not in g.goals:
            return NO_SUCH_GOAL
        return None if has_empty_cell(g, g.goals.index(self.achievement)) else NO_EMPTY_CELL

    def do(self, g: BeyondTheSun, frame: ChooseGoal) -> Next:
        """Place the event."""
        event = resolving(g)
        stay(g, event)
        g.link[event] = LINK_ACHIEVEMENT + self.achievement
        g.emit(NewsLaidBy(event, self.achievement))
        return END


LAY_BY: Final = [LayBy(achievement) for achievement in range(ACHIEVEMENT_COUNT)]


class ChooseGoal(Frame[BeyondTheSun]):
    """B21.52 The active player chooses the achievement that an event lies by."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B21.52", "choose_achievement", LayBy),)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose_achievement(self, g: BeyondTheSun) -> Ask | Next:
        """Every achievement with an empty cell; the caller has made sure of one."""
        return g.offer(self.seat, [LAY_BY[g.goals[goal]] for goal in range(GOAL_COUNT)])


class OpenGuild(Action[BeyondTheSun]):
    """B7.17 Remove the token of this guild."""

    TEXT: ClassVar[str] = "open {guild}"

    def __init__(self, guild: int) -> None:
        self.guild = guild

    def refuse(self, g: BeyondTheSun, frame: ChooseGuild) -> Refusal | None:
        """It must have the rank, and lie there yet."""
        if g.box.guilds[self.guild].rank != frame.rank:
            return WRONG_RANK
        return None if g.covered[self.guild] else OPEN_ALREADY

    def do(self, g: BeyondTheSun, frame: ChooseGuild) -> Next:
        """B7.10 The guild is open to everybody from now on."""
        g.covered[self.guild] = 0
        g.now[CHANGED] = 1
        g.emit(GuildOpened(self.guild))
        return END


OPEN_GUILD: Final = [OpenGuild(guild) for guild in range(GUILD_COUNT)]


class ChooseGuild(Frame[BeyondTheSun]):
    """B7.17 The active player chooses the token to be removed."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B7.17", "choose_guild", OpenGuild),)

    def __init__(self, seat: Seat, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def choose_guild(self, g: BeyondTheSun) -> Ask | Next:
        """Those of this rank; if none is left, nothing happens."""
        guilds = [OPEN_GUILD[guild.number] for guild in g.box.guilds if guild.rank == self.rank]
        ask = g.offer(self.seat, guilds)
        return ask if ask.options else END
