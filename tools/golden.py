"""Makes the golden games of a room anew: whole games as records, to be reviewed as a diff.

python tools/golden.py proof.room            writes tests/golden/proof/*.game
python tools/golden.py beyond_the_sun

Each is played at random from its own seed, now and then with an aside or an undo, so that a change of the
rules, of the draws or of the order of options shows in the diff. The tests replay them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]
FOLDER = ROOT / "tests" / "golden"

ASIDES = 0.08
UNDOS = 0.05


def settings(game: Game) -> list[tuple[str, int, dict[str, Any]]]:
    """Name each golden game: every number of seats as it is, then each value of each option."""
    least, most = game.seats
    found = [(f"{seats}_seats", seats, dict[str, Any]()) for seats in range(least, most + 1)]
    for option in game.options:
        values = [option.low, option.high] if option.is_number else option.values
        for value in values:
            if value != option.default:
                seats = least + len(found) % (most - least + 1)
                found.append((f"{option.key}_{value}", seats, {option.key: value}))
    return found


def played(game: Game, name: str, seats: int, options: dict[str, Any]) -> str:
    """Play one game to its end; give its record."""
    from deepfield.kernel.history import History

    luck = Random(f"golden {game.name} {name}")
    history = History(game, game.new(seats, luck.randrange(10_000), options))
    while history.table.ask is not None:
        seat = luck.randrange(seats)
        asides = history.table.asides(seat) if luck.random() < ASIDES else []
        if asides:
            history.act(luck.choice(asides), seat)
        else:
            history.act(luck.choice(history.table.ask.options))
        mine = history.deeds[-1].seat
        if luck.random() < UNDOS:
            take_back(history, mine, seats)
    return history.record.text()


def take_back(history: Any, seat: int, seats: int) -> None:
    """Take the last deed back: unasked where that is free, else with the consent of all."""
    if history.propose(seat):
        return
    for other in range(seats):
        if other != seat:
            history.consent(other)


def main() -> int:
    """Write them all; say which have changed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="its key, or package.module of any other room")
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a change")
    wanted = parser.parse_args()

    import deepfield

    game = deepfield.game(wanted.game)
    folder = FOLDER / game.name
    folder.mkdir(parents=True, exist_ok=True)
    changed = 0
    for name, seats, options in settings(game):
        path = folder / f"{name}.game"
        text = played(game, name, seats, options)
        if not path.exists() or path.read_text("utf-8") != text:
            changed += 1
            print(f"{path.relative_to(ROOT)} {'differs' if wanted.check else 'written'}")
            if not wanted.check:
                path.write_text(text, "utf-8")
    print(f"{changed} of {len(settings(game))} golden games changed")
    return 1 if changed and wanted.check else 0


if __name__ == "__main__":
    sys.exit(main())
