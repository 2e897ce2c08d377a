"""Random play of each engine, a slice of one after a slice of the other."""

from __future__ import annotations

import statistics
import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from deepfield.kernel.game import Game

BASELINE: Final = "python-chess"
CATAN_TURNS: Final = 1000  # Catanatron's own limit


def chess_playout() -> Callable[[Random], int]:
    """Play chess at random: legal moves listed, one drawn, pushed, to the end; draws not claimed."""
    import chess

    def play(rng: Random) -> int:
        board, decisions, draw = chess.Board(), 0, rng.random
        while not board.is_game_over(claim_draw=False):
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(moves[int(draw() * len(moves))])
        return decisions

    return play


def catanatron_playout() -> Callable[[Random], int]:
    """Play Catan at random with four seats."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colors = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]

    def play(rng: Random) -> int:
        players = [RandomPlayer(color) for color in colors]
        game, decisions, draw = Catan(players, seed=rng.getrandbits(32)), 0, rng.random
        state = game.state
        while game.winning_color() is None and state.num_turns < CATAN_TURNS:
            actions = state.playable_actions
            decisions += len(actions) > 1
            game.execute(actions[int(draw() * len(actions))])
        return decisions

    return play


def game_playout(game: Game, seats: int) -> Callable[[Random], int]:
    """Play one of our games at random."""

    def play(rng: Random) -> int:
        table, decisions, draw = game.new(seats=seats, seed=rng.getrandbits(32)), 0, rng.random
        while (ask := table.ask) is not None:
            options = ask.options
            decisions += len(options) > 1
            table.act(options[int(draw() * len(options))])
        return decisions

    return play


def others() -> dict[str, Callable[[Random], int]]:
    """Give the engines that are installed beside ours."""
    found: dict[str, Callable[[Random], int]] = {}
    for name, make in ((BASELINE, chess_playout), ("catanatron", catanatron_playout)):
        try:
            found[name] = make()
        except ImportError:
            continue
    return found


def one_slice(play: Callable[[Random], int], rng: Random, seconds: float) -> float:
    """Play whole games for so long; give the decisions a second."""
    decisions, began = 0, time.perf_counter()
    while True:
        decisions += play(rng)
        passed = time.perf_counter() - began
        if passed >= seconds:
            return decisions / passed


def race(
    plays: dict[str, Callable[[Random], int]], rounds: int, seconds: float
) -> dict[str, list[float]]:
    """Let all play in turn, round after round; give the speed of each in each round."""
    rngs = {name: Random(name) for name in plays}
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for _ in range(rounds):
        for name, play in plays.items():
            speeds[name].append(one_slice(play, rngs[name], seconds))
    return speeds


def ratios(speeds: dict[str, list[float]]) -> dict[str, dict[str, Any]]:
    """Give the median speed of each, and the median over the rounds of its ratio to the baseline."""
    base = speeds.get(BASELINE)
    return {
        name: {
            "per_second": statistics.median(found),
            "ratio": ratio(found, base) if base else None,
        }
        for name, found in speeds.items()
    }


def ratio(found: Sequence[float], base: Sequence[float]) -> float:
    """Compare two that ran in the same rounds."""
    return statistics.median([own / other for own, other in zip(found, base, strict=True)])
