"""One ply over the game's evaluation: each option is tried in the same few imaginings."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, ClassVar

from deepfield.bots.bot import Bot, Budget, Imagine, standings
from deepfield.bots.rollout import finish

if TYPE_CHECKING:
    from deepfield.kernel.moves import Action, Ask


class Trial:
    """One option under trial: its action and how it has done so far."""

    def __init__(self, action: Action[Any], weight: float) -> None:
        self.action = action
        self.weight = weight  # by the priorities
        self.total = 0.0
        self.count = 0

    def key(self) -> tuple[float, float]:
        """Compare by the mean, then by the priorities; what was never tried comes last."""
        return (self.total / self.count if self.count else float("-inf"), self.weight)


class ValueBot(Bot):
    """Tries every option in the same imaginings, and halves those that are left after each.

    An option that is tried is played on by the priorities to the end of the seat's own sequence, then
    the position is judged. Where no imagining can make a difference, one is enough.
    """

    LOOKS: ClassVar[bool] = False
    SIMULATIONS: ClassVar[int] = 40

    def choose(self, view: Any, ask: Ask, imagine: Imagine, budget: Budget) -> Action[Any]:
        """Try the likeliest first, so that the best so far is worth something at any moment."""
        deadline = budget.deadline()
        world = imagine(self.rng)
        weights = self.game.priorities(world, ask, self.persona)
        trials = [Trial(a, w) for a, w in zip(ask.options, weights, strict=True)]
        trials.sort(key=lambda trial: -trial.weight)
        left = max(1, budget.simulations)
        alive = trials
        while True:
            luck = False
            for trial in alive[:left]:
                luck |= self.attempt(trial, world)
                if time.perf_counter() > deadline:
                    return max(alive, key=Trial.key).action
            left -= len(alive)
            alive = sorted(alive, key=Trial.key, reverse=True)
            if left < 2 or not luck or len(alive) == 1:
                return alive[0].action
            alive = alive[: max(2, (len(alive) + 1) // 2)]
            world = imagine(self.rng)

    def attempt(self, trial: Trial, world: Any) -> bool:
        """Try an option in a copy of a world; tell whether anything was learned on the way."""
        table = world.clone()
        seat, depth = table.ask.seat, len(table.frames)
        table.act(trial.action)
        finish(self.game, table, seat, depth, self.persona)
        trial.total += standings(self.game.value(table))[seat]
        trial.count += 1
        return any(table.learned)
