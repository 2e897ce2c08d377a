"""What every bot is: it gets a view, the ask and `imagine`, and names one of the options."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Action, Ask

RIVALS: Final = 0.5  # how much of the others' value counts against one's own


class Imagine(Protocol):
    """Gives a full table that agrees with all that the bot's seat knows, the rest drawn anew."""

    def __call__(self, rng: Random, /) -> Any:
        """Imagine once."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many simulations, and a clock that may cut them short."""

    simulations: int
    seconds: float | None = None

    def deadline(self) -> float:
        """Give the time at which the clock runs out."""
        return float("inf") if self.seconds is None else time.perf_counter() + self.seconds


class Bot:
    """Chooses for one seat; the same for the same profile, seed and questions."""

    LOOKS: ClassVar[bool] = True  # whether it reads the view; who does not may be handed None
    SIMULATIONS: ClassVar[int] = 0  # what it is used to; 0: it does not simulate

    def __init__(self, game: Game, seed: int, persona: str = "") -> None:
        self.game = game
        self.persona = persona or game.personas[0]
        self.rng = Random(seed)

    def choose(self, view: Any, ask: Ask, imagine: Imagine, budget: Budget) -> Action[Any]:
        """Name one of the options of the ask, within the budget."""
        raise AssertionError("every bot chooses for itself")


def standings(values: Sequence[float]) -> list[float]:
    """Say how well each seat stands: its own value, less part of what the others have.

    Half of that part is the strongest rival's, half the average of all: who leads matters most.
    """
    if len(values) < 2:
        return list(values)
    order = sorted(values)
    total = sum(values)
    others = len(values) - 1
    found: list[float] = []
    for value in values:
        best = order[-2] if value == order[-1] else order[-1]
        found.append(value - RIVALS * 0.5 * (best + (total - value) / others))
    return found


def best_of(weights: Sequence[float], rng: Random) -> int:
    """Find the place of the greatest weight; among equals, one at random."""
    top = max(weights)
    places = [place for place, weight in enumerate(weights) if weight == top]
    return places[0] if len(places) == 1 else places[int(rng.random() * len(places))]
