"""Measures the build that it runs on, and prints what it found as one object.

python bench/measure.py [--quick] [--games proof,beyond_the_sun] [--out FILE]
"""

from __future__ import annotations

import argparse
import importlib
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]  # there is the proof game

import deepfield  # noqa: E402 once the path is there
import playouts  # noqa: E402 as above
import positions  # noqa: E402 as above

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

PROOF: Final = "proof"
ENTRY: Final = "import sys; from deepfield.cli import main; sys.exit(main())"


class Size:
    """How much is measured."""

    def __init__(self, *, quick: bool) -> None:
        self.rounds = 2 if quick else 9
        self.seconds = 0.05 if quick else 0.6
        self.positions = 1 if quick else 9
        self.budget = 20 if quick else 500
        self.games = 4 if quick else 600  # of one run of simulate
        self.runs = 1 if quick else 3


def games(wanted: str) -> dict[str, Game]:
    """Open the games: those named, or the proof game and all of the house."""
    names = wanted.split(",") if wanted else [PROOF, *deepfield.games()]
    return {
        name: importlib.import_module(PROOF).GAME if name == PROOF else deepfield.game(name)
        for name in names
    }


def measure_play(found: dict[str, Game], size: Size) -> dict[str, dict[str, Any]]:
    """Let all engines play at random, side by side."""
    plays = playouts.others()
    for name, game in found.items():
        for seats in range(game.seats[0], game.seats[1] + 1):
            plays[f"{name}/{seats}"] = playouts.game_playout(game, seats)
    return playouts.ratios(playouts.race(plays, size.rounds, size.seconds))


def measure_costs(found: dict[str, Game], size: Size) -> dict[str, dict[str, float]]:
    """Measure positions of each game at its largest table."""
    told: dict[str, dict[str, float]] = {}
    for name, game in found.items():
        seats = game.seats[1]
        told[name] = positions.costs(game, seats, size.positions)
        told[name]["simulations"] = positions.simulations(game, seats, size.positions, size.budget)
    return told


def simulate(name: str, games_played: int, jobs: int) -> float:
    """Run `deepfield simulate`; give its games a second."""
    words = f"simulate {name} --bots random --games {games_played} --seed 1 --jobs {jobs} --json"
    done = subprocess.run(
        [sys.executable, "-c", ENTRY, *words.split()], capture_output=True, check=True, text=True
    )
    return float(json.loads(done.stdout)["games_per_second"])


def measure_jobs(name: str, size: Size) -> float:
    """Compare two processes with one, in turn; give the median of the ratios."""
    found: list[float] = []
    for _ in range(size.runs):
        one = simulate(name, size.games, 1)
        found.append(simulate(name, 2 * size.games, 2) / one)
    return statistics.median(found)


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description="Measure the build that this runs on.")
    parser.add_argument("--quick", action="store_true", help="a look, not a measurement")
    parser.add_argument("--games", default="", help="only these, with commas")
    parser.add_argument("--out", type=Path, help="the file that is written; else it is printed")
    given = parser.parse_args()
    size = Size(quick=given.quick)
    found = games(given.games)
    real = [name for name in found if name != PROOF]
    told = {
        "compiled": deepfield.compiled,
        "python": sys.version.split()[0],
        "random_play": measure_play(found, size),
        "positions": measure_costs(found, size),
        "jobs": {name: measure_jobs(name, size) for name in real},
    }
    text = json.dumps(told, indent=1)
    if given.out:
        given.out.write_text(text)
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
