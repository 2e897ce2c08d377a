"""Plays many pairs of positions that differ only in what an eye may not know: the long proof.

python tools/noninterference.py proof.room --pairs 100000
python tools/noninterference.py beyond_the_sun --pairs 1000000 --jobs 2

It goes on where it stopped: what is done stands in a file (build/noninterference-GAME.json). A leak ends it
with its story and exit code 1; the same seed finds it again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

BATCH = 20  # games between two notes


def batch(name: str, first: int, seed: int) -> dict[str, int]:
    """Sit down to some games; count what was compared."""
    import deepfield
    from interference import battery
    from kit.wander import share_of

    game = deepfield.game(name)
    share = share_of(game, battery.EACH)
    figures = battery.Figures()
    for number in range(first, first + BATCH):
        figures.add(battery.sitting(game, number, share, seed))
    return {**vars(figures), "games": BATCH}


def begun(path: Path, head: dict[str, Any]) -> dict[str, Any]:
    """Read how far it has come; another content or seed begins anew."""
    if path.exists():
        found: dict[str, Any] = json.loads(path.read_text())
        if {key: found.get(key) for key in head} == head:
            return found
    return {**head, "games": 0, "pairs": 0, "stops": 0, "parted": 0, "secrets": 0, "seconds": 0.0}


def note(path: Path, done: dict[str, Any]) -> None:
    """Write it down so that a broken write loses nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    beside.write_text(json.dumps(done, indent=1) + "\n")
    beside.replace(path)


def batches(name: str, seed: int, first: int, jobs: int) -> Iterator[dict[str, int]]:
    """Hand out batches in order of games; all of a round are done before the next begins."""
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            starts = range(first, first + jobs * BATCH, BATCH)
            waiting = [pool.submit(batch, name, start, seed) for start in starts]
            yield merged([future.result() for future in as_completed(waiting)])
            first += jobs * BATCH


def merged(counts: list[dict[str, int]]) -> dict[str, int]:
    """Add the counts up."""
    return {key: sum([count[key] for count in counts]) for key in counts[0]}


def say(done: dict[str, Any], wanted: int, end: str) -> None:
    """Show how far it has come, on a terminal."""
    if end == "\n" or sys.stderr.isatty():
        text = f"{done['game']}: {done['pairs']:,} of {wanted:,} pairs, {done['stops']:,} stops"
        print(f"{text}, {done['games']:,} games, {done['seconds']:.0f} s", end=end, file=sys.stderr)


def main() -> int:
    """Run until so many pairs are done."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="its key, or package.module of any other room")
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--progress", type=Path, help="the file in which stands what is done")
    wanted = parser.parse_args()

    import deepfield
    from interference.battery import LeakError

    game = deepfield.game(wanted.game)
    path = wanted.progress or ROOT / "build" / f"noninterference-{game.name}.json"
    done = begun(path, {"game": game.name, "content": game.box.digest, "seed": wanted.seed})
    before, start = done["seconds"], time.monotonic()
    if done["pairs"] < wanted.pairs:
        try:
            for counts in batches(wanted.game, wanted.seed, done["games"], wanted.jobs):
                done.update({key: done[key] + many for key, many in counts.items()})
                done["seconds"] = round(before + time.monotonic() - start, 1)
                note(path, done)
                say(done, wanted.pairs, "\r")
                if done["pairs"] >= wanted.pairs:
                    break
        except LeakError as leak:
            print(f"a leak: {leak}", file=sys.stderr)
            return 1
    say(done, wanted.pairs, "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
