"""Hostile input by the thousand: nothing but the errors that are promised may come out of it.

    python tools/fuzz.py beyond_the_sun --count 100000

Saves, actions, records, notation, options and packs. A room of the tests is named by its module: proof.room.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import deepfield
import hostile
from deepfield.kernel.errors import (
    CorruptSaveError,
    DeepfieldError,
    IllegalActionError,
    NotationError,
    OptionError,
    PackError,
    RecordError,
)
from deepfield.kernel.history import History
from deepfield.kernel.replay import verify

if TYPE_CHECKING:
    from collections.abc import Callable

    from deepfield.kernel.game import Game

POSITIONS = 24  # that saves and actions start from
PLIES = 60  # so far into a game
SHORT = 12  # deeds of a record: each hostile one is played again
PACKS = 40  # one hostile input in so many: opening a box is slow
RECORDS = 8


class Fuzz:
    """Hostile input for one game; `figures` counts what came of it."""

    def __init__(self, game: Game, seed: int, folder: Path) -> None:
        self.game = game
        self.random = Random(seed)
        self.folder = folder
        self.figures: Counter[str] = Counter()
        self.tables = [self._position() for _ in range(POSITIONS)]
        self.saves: list[bytes] = [table.save() for table in self.tables]
        self.records = [self._record() for _ in range(4)]
        self.contents = contents_of(game)

    def _position(self) -> Any:
        random = self.random
        table = self.game.new(random.randint(*self.game.seats), seed=random.getrandbits(60))
        for _ in range(random.randrange(PLIES)):
            if table.ask is not None:
                table.act(random.choice(table.ask.options))
        return table

    def _record(self) -> str:
        random = self.random
        table = self.game.new(random.randint(*self.game.seats), seed=random.getrandbits(60))
        history = History(self.game, table)
        for _ in range(SHORT):
            if history.table.ask is not None:
                history.act(random.choice(history.table.ask.options))
        free = [seat for seat in range(table.seats) if history.free_deeds(seat)]
        if free:
            history.undo(free[0])
        return history.record.text()

    def run(self, count: int) -> None:
        """Try so many hostile inputs."""
        for number in range(count):
            if number % PACKS == 0 and self.contents:
                self.a_pack()
            elif number % RECORDS == 0:
                self.a_record()
            elif number % 3 == 0:
                self.random.choice([self.an_action, self.a_text, self.a_new_table])()
            else:
                self.a_save()

    def expect(self, kind: str, error: type[DeepfieldError], deed: Callable[[], object]) -> Any:
        """Do it; only this error may come out. Gives what came, or None."""
        try:
            found = deed()
        except error:
            self.figures[f"{kind} refused"] += 1
            return None
        self.figures[f"{kind} taken"] += 1
        return found

    def a_save(self) -> None:
        """Load a hostile save; what is taken is written again and equal."""
        data = hostile.save(self.random, self.random.choice(self.saves))
        table = self.expect("saves", CorruptSaveError, lambda: self.game.load(data))
        if table is not None:
            again = table.save()
            assert self.game.load(again).save() == again, "a save that is taken is not kept"

    def an_action(self) -> None:
        """Do a hostile action on a table; what is refused leaves it as it was."""
        table = self.random.choice(self.tables)
        options = table.ask.options if table.ask is not None else self.game.moves
        action = hostile.action(self.random, self.random.choice([options, self.game.moves]))
        seat = hostile.seat(self.random, table.seats)
        before = table.save()
        copy = table.clone()
        self.expect("actions", IllegalActionError, lambda: copy.act(action, seat))
        assert table.save() == before, "a clone is not independent"
        if seat is not None and table.explain(seat, action) is not None:
            assert copy.save() == before, "a refused action has changed the table"

    def a_text(self) -> None:
        """Read a hostile line of notation."""
        text = hostile.text(self.random, self.game.text(self.random.choice(self.game.moves)))
        self.expect("texts", NotationError, lambda: self.game.parse(text))

    def a_new_table(self) -> None:
        """Lay a table with hostile options."""
        options = hostile.options(self.random, self.game.options)
        seats, seed = self.random.randint(1, 5), self.random.getrandbits(65)
        pace = self.random.choice(["choices", "choices", "all", "ALL"])
        self.expect(
            "tables",
            OptionError,
            lambda: self.game.new(seats, seed=seed, options=options, pace=pace),
        )

    def a_record(self) -> None:
        """Play a hostile record again."""
        text = hostile.record(self.random, self.random.choice(self.records))
        self.expect("records", RecordError, lambda: verify(self.game, text))

    def a_pack(self) -> None:
        """Open a box with a hostile pack."""
        path = self.folder / "hostile.toml"
        path.write_bytes(hostile.pack(self.random, self.random.choice(self.contents)))
        self.expect("packs", PackError, lambda: self.game.with_packs([path]))


def contents_of(game: Game) -> list[str]:
    """Read the content files of a game: hostile packs are made of them."""
    module = importlib.import_module(game.book.make.__module__)
    folder = Path(str(module.__file__)).parent / "data"
    return [file.read_text() for file in sorted(folder.glob("*.toml"))]


def fuzz(name: str, count: int, seed: int) -> str:
    """Try so many hostile inputs on a game; says how many were refused and how many taken."""
    game = deepfield.game(name)
    with tempfile.TemporaryDirectory() as folder:
        tried = Fuzz(game, seed, Path(folder))
        tried.run(count)
    figures = ", ".join([f"{many} {what}" for what, many in sorted(tried.figures.items())])
    return f"{name}: {count} hostile inputs, no other error ({figures})"


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", help="a game's key, or the module of a room")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))
    try:
        print(fuzz(wanted.game, wanted.count, wanted.seed))
    except Exception:  # noqa: BLE001  # whatever it is, it is what was looked for
        traceback.print_exc()
        print(f"{wanted.game}: another error came out (seed {wanted.seed}): see above")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
