"""B4 The order of play: rounds, turns and their three phases."""

from __future__ import annotations

from typing import ClassVar, Final

from deepfield.games.beyond_the_sun.events import RoundBegan, TurnBegan
from deepfield.games.beyond_the_sun.flow.achievement import (
    GAIN_ACHIEVEMENT,
    GainAchievement,
    check_end,
)
from deepfield.games.beyond_the_sun.flow.action import PlacePawn, ask_for_pawn
from deepfield.games.beyond_the_sun.flow.production import (
    GROW,
    PRODUCE_ORE,
    TRADE_RESOURCES,
    Grow,
    ProduceOre,
    TradeResources,
)
from deepfield.games.beyond_the_sun.flow.sentence import ResolveAbilities
from deepfield.games.beyond_the_sun.state import (
    ACTIVE,
    CAPTURED,
    CHANGED,
    DUE,
    FIRST,
    LAST_ROUND,
    ROUND,
    BeyondTheSun,
)
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Ask, Next, Seat

LONGEST: Final = 100  # B17.6 rounds


class Play(Frame[BeyondTheSun]):
    """B4.1, B17.2 Round after round, until the final one is over."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B17.2", "next_round"),)

    def next_round(self, g: BeyondTheSun) -> Next:
        """B17.3 The final round follows the one in which the end was triggered."""
        if g.now[LAST_ROUND] and g.now[ROUND] == g.now[LAST_ROUND]:
            return END
        g.now[ROUND] += 1
        if g.now[ROUND] == LONGEST:
            g.now[LAST_ROUND] = LONGEST  # B17.6
        g.emit(RoundBegan(g.now[ROUND], int(g.now[ROUND] == g.now[LAST_ROUND])))
        g.push(Round())
        return AGAIN


class Round(Frame[BeyondTheSun]):
    """B4.1 One turn of every player, clockwise from the holder of the first-player token."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B4.1", "next_turn"),)

    def __init__(self, turns: int = 0) -> None:
        self.turns = turns

    def next_turn(self, g: BeyondTheSun) -> Next:
        """B17.5 All players have the same number of turns."""
        if self.turns == g.seats:
            return END
        seat = Seat((g.now[FIRST] + self.turns) % g.seats)
        self.turns += 1
        g.push(Turn(seat))
        return AGAIN


class Turn(Frame[BeyondTheSun]):
    """B4.2 Action, production, achievement; none of them can be passed (B4.3)."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B4.2", "begin_turn"),
        Step("B5.1", "place_pawn", PlacePawn),
        Step("B20.9", "after_action"),
        Step("B15.1", "choose_production", Grow, ProduceOre, TradeResources),
        Step("B20.9", "after_production"),
        Step("B16.3", "gain_achievement", GainAchievement),
        Step("B16.8", "end_turn"),
    )

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def begin_turn(self, g: BeyondTheSun) -> None:
        """B21.43 Note which nodes somebody controls now."""
        g.now[ACTIVE] = self.seat
        g.now[CHANGED] = 0
        g.now[CAPTURED] = 0
        g.controlled[:] = [1 if disc >= 0 else 0 for disc in g.outpost]
        g.emit(TurnBegan(self.seat))

    def place_pawn(self, g: BeyondTheSun) -> Ask:
        """B5.1 The pawn must move."""
        return ask_for_pawn(g, self.seat)

    def after_action(self, g: BeyondTheSun) -> Next:
        """B20.9 Abilities that the action has triggered."""
        return resolve_due(g)

    def choose_production(self, g: BeyondTheSun) -> Ask:
        """B15.1 Exactly one of three."""
        return g.offer(self.seat, [GROW, PRODUCE_ORE, TRADE_RESOURCES])

    def after_production(self, g: BeyondTheSun) -> Next:
        """B20.9 Abilities that the production phase has triggered."""
        return resolve_due(g)

    def gain_achievement(self, g: BeyondTheSun) -> Ask | Next:
        """B16.1, B16.3 One, if there is one that can be gained; with several the owner chooses."""
        ask = g.offer(self.seat, [GAIN_ACHIEVEMENT[number] for number in g.goals])
        return ask if ask.options else STEP

    def end_turn(self, g: BeyondTheSun) -> None:
        """B16.8 Check whether the end is triggered."""
        check_end(g)


def resolve_due(g: BeyondTheSun) -> Next:
    """B20.9 Resolve what was triggered, and go on when nothing waits."""
    if not g.now[DUE]:
        return STEP
    g.push(ResolveAbilities())
    return AGAIN
