"""Plays many games by chance, of every kind, and checks each position: the long proof.

python tools/randomplay.py beyond_the_sun --games 10000 --jobs 2

Every game must end, with cards, pieces and numbers conserved at every decision; at sampled decisions
clone, save, load and imaginings must agree. It goes on where it stopped: what is done stands in a file
(build/randomplay-GAME.json). A fault ends it with the number of the game, which plays the same again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

BATCH = 50  # games between two notes
SHARE = 0.02  # of the decisions at which everything is proved


def play(name: str, number: int) -> tuple[int, int]:
    """Play one game through; count its decisions, and those at which everything was proved."""
    import deepfield
    from kit.conserved import CONSERVED
    from kit.scenario import check_columns, prove
    from kit.wander import a_kind, walk

    game = deepfield.game(name)
    luck = Random(f"randomplay {number}")
    seats, options = a_kind(game, luck)
    proof = Random(number)
    decisions = proved = 0
    for table in walk(game.new(seats, number, options), luck):
        decisions += 1
        check_columns(table)
        CONSERVED[game.name](table)
        assert not game.check(table), game.check(table)
        if table.ask is not None and proof.random() < SHARE:
            proved += 1
            prove(game, table)
    return decisions, proved


def batch(name: str, first: int) -> tuple[int, int]:
    """Play some games, one after the other."""
    counts = [0, 0]
    for number in range(first, first + BATCH):
        try:
            decisions, proved = play(name, number)
        except Exception as fault:
            raise RuntimeError(f"{name}, game {number}: {fault!r}") from fault
        counts[0] += decisions
        counts[1] += proved
    return counts[0], counts[1]


def main() -> int:
    """Play until so many games are done."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="its key, or package.module of any other room")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()

    import deepfield

    game = deepfield.game(wanted.game)
    path = ROOT / "build" / f"randomplay-{game.name}.json"
    done: dict[str, Any] = {
        "games": 0,
        "decisions": 0,
        "proved": 0,
        "seconds": 0.0,
        "content": game.box.digest,
    }
    if path.exists():
        found = json.loads(path.read_text())
        done = found if found.get("content") == game.box.digest else done
    path.parent.mkdir(parents=True, exist_ok=True)
    before, start = done["seconds"], time.monotonic()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        while done["games"] < wanted.games:
            firsts = range(done["games"], done["games"] + BATCH * wanted.jobs, BATCH)
            for decisions, proved in pool.map(batch, [wanted.game] * wanted.jobs, firsts):
                done["games"] += BATCH
                done["decisions"] += decisions
                done["proved"] += proved
            done["seconds"] = round(before + time.monotonic() - start, 1)
            path.write_text(json.dumps(done) + "\n")
    print(
        f"{game.name}: {done['games']:,} games, {done['decisions']:,} decisions, everything proved "
        f"at {done['proved']:,} of them, {done['seconds']:.0f} s: no fault"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
