"""B16 The achievement phase; B17.1 the trigger of the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from deepfield.games.beyond_the_sun.box import ACHIEVEMENT_COUNT
from deepfield.games.beyond_the_sun.events import AchievementGained, EndTriggered, GrantTaken
from deepfield.games.beyond_the_sun.state import (
    CELL_COUNT,
    LAST_ROUND,
    LINK_ACHIEVEMENT,
    NOBODY,
    ROUND,
    BeyondTheSun,
)
from deepfield.kernel.moves import STEP, Action, Next, Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.flow.turn import Turn

NOT_IN_PLAY: Final = Refusal("B3.10", "achievement-not-in-play")
HAS_IT: Final = Refusal("B16.5", "achievement-gained-before")
NO_CELL: Final = Refusal("B16.4", "no-empty-cell")
NOT_FULFILLED: Final = Refusal("B16.3", "condition-not-fulfilled")


def cells_of(g: BeyondTheSun, goal: int) -> list[int]:
    """B3.26 Give what lies in the cells that exist at this number of players."""
    at = goal * CELL_COUNT
    return g.awards[at : at + g.setup.cells]


class GainAchievement(Action[BeyondTheSun]):
    """B16.2 Put a disc into the leftmost empty cell of this achievement."""

    TEXT: ClassVar[str] = "gain {achievement}"

    def __init__(self, achievement: int) -> None:
        self.achievement = achievement

    def refuse(self, g: BeyondTheSun, frame: Turn) -> Refusal | None:
        """B16.9 Its condition holds now, one has no disc on it, and it has an empty cell."""
        if self.achievement not in g.goals:
            return NOT_IN_PLAY
        cells = cells_of(g, g.goals.index(self.achievement))
        if frame.seat in cells:
            return HAS_IT
        if NOBODY not in cells:
            return NO_CELL
        holds = g.box.achievements[self.achievement].condition.holds(g, frame.seat)
        return None if holds else NOT_FULFILLED

    def do(self, g: BeyondTheSun, frame: Turn) -> Next:
        """B16.6 The disc stays; what lies by the card goes to its owner (B21.52)."""
        goal = g.goals.index(self.achievement)
        cell = cells_of(g, goal).index(NOBODY)
        g.awards[goal * CELL_COUNT + cell] = frame.seat
        points = g.box.achievements[self.achievement].cells[cell]
        g.emit(AchievementGained(frame.seat, self.achievement, points))
        take_grants(g, frame.seat, self.achievement)
        return STEP


GAIN_ACHIEVEMENT: Final = [GainAchievement(number) for number in range(ACHIEVEMENT_COUNT)]


def take_grants(g: BeyondTheSun, seat: Seat, achievement: int) -> None:
    """B21.52 An event that lies by an achievement goes to the next faction that gains it."""
    for event in g.events_on(LINK_ACHIEVEMENT + achievement):
        if g.keeper[event] == NOBODY:
            g.keeper[event] = seat
            g.emit(GrantTaken(seat, event))


def check_end(g: BeyondTheSun) -> None:
    """B17.1, B17.2 With enough discs on the cards the next round is the last."""
    if not g.now[LAST_ROUND] and g.award_count() >= g.setup.end:
        g.now[LAST_ROUND] = g.now[ROUND] + 1
        g.emit(EndTriggered(g.award_count()))
