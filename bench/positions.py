"""What a copy, a save, an imagining and a simulation cost on positions from the middle of games."""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from deepfield.kernel.game import Game

REPEATS: Final = 7
SLICE: Final = 0.002  # seconds of one measurement, at least


def middle(game: Game, seats: int, seed: int) -> Any:
    """Play a game at random, then play it again, to its middle."""
    moves: list[Any] = []
    table, rng = game.new(seats=seats, seed=seed), Random(seed)
    while (ask := table.ask) is not None:
        moves.append(rng.choice(ask.options))
        table.act(moves[-1])
    table = game.new(seats=seats, seed=seed)
    for move in moves[: len(moves) // 2]:
        table.act(move)
    return table


def cost(deed: Callable[[], object]) -> float:
    """Measure one deed: the best of several slices, in microseconds."""
    many, found = 1, 0.0
    while (found := timed(deed, many)) < SLICE:
        many *= 2
    return min([found, *[timed(deed, many) for _ in range(REPEATS)]]) / many * 1e6


def timed(deed: Callable[[], object], many: int) -> float:
    """Do it so often; give the seconds."""
    began = time.perf_counter()
    for _ in range(many):
        deed()
    return time.perf_counter() - began


def costs(game: Game, seats: int, positions: int) -> dict[str, float]:
    """Give the medians over positions: microseconds, and bytes of a save."""
    found: dict[str, list[float]] = {}
    for seed in range(positions):
        table, rng = middle(game, seats, seed), Random(seed)
        data = table.save()
        for name, deed in (
            ("clone", table.clone),
            ("save", table.save),
            ("load", lambda data=data: game.load(data)),
            ("digest", table.digest),
            ("imagine", lambda table=table, rng=rng: table.imagine(0, rng)),
        ):
            found.setdefault(name, []).append(cost(deed))
        found.setdefault("size", []).append(len(data))
    return {name: statistics.median(each) for name, each in found.items()}


def simulations(game: Game, seats: int, positions: int, budget: int) -> float:
    """Let the search bot think about positions; give its simulations a second, the median."""
    from deepfield.bots.bot import Budget
    from deepfield.bots.search import SearchBot

    speeds: list[float] = []
    for seed in range(positions):
        table = middle(game, seats, seed)
        bot, seat = SearchBot(game, seed), table.ask.seat
        began = time.perf_counter()
        bot.choose(table.view(seat), table.ask, Imagining(table, seat), Budget(budget))
        speeds.append(budget / (time.perf_counter() - began))
    return statistics.median(speeds)


class Imagining:
    """`imagine`, bound to a seat."""

    def __init__(self, table: Any, seat: int) -> None:
        self.table = table
        self.seat = seat

    def __call__(self, rng: Random, /) -> Any:
        """Imagine once."""
        return self.table.imagine(self.seat, rng)
