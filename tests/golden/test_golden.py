"""Golden games: whole games as records, re-made by tools/golden.py, replayed here line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from deepfield.kernel.history import History
from deepfield.kernel.record import Record, parse
from deepfield.kernel.replay import replay, verify
from kit.games import GAMES

FOLDER = Path(__file__).resolve().parent
NAMES = ["proof", "beyond_the_sun"]  # those whose golden games are kept here
ROOMS = {game.name: game for game in GAMES if game.name in NAMES}
FILES = [path for name in ROOMS for path in sorted((FOLDER / name).glob("*.game"))]


def replayed(path: Path) -> tuple[Record, History]:
    game = ROOMS[path.parent.name]
    record = parse(path.read_text("utf-8"))
    return record, replay(game, record)


@pytest.mark.parametrize("name", ROOMS)
def test_each_game_has_golden_games_of_every_number_of_seats(name: str) -> None:
    least, most = ROOMS[name].seats
    seats = {
        parse(path.read_text("utf-8")).head.seats for path in FILES if path.parent.name == name
    }

    assert seats == set(range(least, most + 1))


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parent.name}-{p.stem}" for p in FILES])
def test_a_golden_game_plays_again_to_its_end(path: Path) -> None:
    record, history = replayed(path)

    assert history.table.ask is None
    assert record.result
    assert history.record.text() == path.read_text("utf-8")
    verify(ROOMS[path.parent.name], path.read_text("utf-8"))
