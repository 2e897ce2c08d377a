"""Records at the terminal: verified, and replayed step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

import deepfield as house
from deepfield.kernel.chance import VerifiableSource
from deepfield.kernel.history import History
from deepfield.kernel.record import sealed
from kit.terminal import deepfield


def record(chance: VerifiableSource | None = None) -> History:
    """Play some deeds of a game, with one taken back."""
    game = house.game("beyond_the_sun")
    history = History(game, game.new(2, 5, chance=chance), ("me", "rules"))
    history.act(history.table.ask.options[0])
    history.undo(history.deeds[0].seat)
    for _ in range(12):
        history.act(history.table.ask.options[0])
    return history


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Give a record in a file."""
    path = tmp_path / "some.game"
    path.write_text(record().record.text(), "utf-8")
    return path


@pytest.mark.parametrize(("lang", "told"), [("en", "14 deeds"), ("ru", "ходов 14")])
def test_a_record_is_verified(lang: str, told: str, file: Path, tmp_path: Path) -> None:
    done = deepfield(f"verify {file} --lang {lang}", tmp_path)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout


def test_a_record_that_was_touched_is_refused(file: Path, tmp_path: Path) -> None:
    file.write_text(file.read_text("utf-8").replace("growth", "ore production", 1), "utf-8")
    done = deepfield(f"verify {file} --lang en", tmp_path)
    assert done.returncode == 2
    assert "seal" in done.stderr


def test_a_record_of_other_luck_is_refused(file: Path, tmp_path: Path) -> None:
    lines = file.read_text("utf-8").splitlines()[:-1]
    file.write_text(sealed([line.replace("seed=5", "seed=6") for line in lines]), "utf-8")
    done = deepfield(f"verify {file} --lang en", tmp_path)
    assert done.returncode == 2
    assert "line" in done.stderr


def test_luck_whose_secret_is_kept_is_not_called_proved(tmp_path: Path) -> None:
    path = tmp_path / "secret.game"
    streams = house.game("beyond_the_sun").book.streams
    path.write_text(record(VerifiableSource(b"s" * 32, ("a", "b"), streams)).record.text(), "utf-8")
    done = deepfield(f"verify {path} --lang en", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "not proved" in done.stdout
    done = deepfield(f"play beyond_the_sun --load {path} --lang en", tmp_path)
    assert done.returncode == 2
    assert "replayed only" in done.stderr


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "takes back 1 deed"), ("ru", "отменено ходов: 1")]
)
def test_a_replay_tells_every_line(lang: str, told: str, file: Path, tmp_path: Path) -> None:
    done = deepfield(f"replay {file} --plain --lang {lang}", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "1/14" in done.stdout
    assert "14/14" in done.stdout
    assert told in done.stdout


def test_a_replay_shows_one_point_with_the_eyes_of_a_seat(file: Path, tmp_path: Path) -> None:
    start = deepfield(f"replay {file} --to 0 --seat 2 --lang en", tmp_path)
    later = deepfield(f"replay {file} --to 999 --lang en", tmp_path)
    assert "Round 1." in start.stdout
    assert later.returncode == 0
    assert start.stdout != later.stdout


def test_a_seat_that_is_not_there_has_no_eyes(file: Path, tmp_path: Path) -> None:
    assert deepfield(f"replay {file} --seat 3", tmp_path).returncode == 2


def test_a_record_of_no_game_of_ours_is_refused(file: Path, tmp_path: Path) -> None:
    lines = file.read_text("utf-8").splitlines()[:-1]
    file.write_text(sealed([line.replace("beyond_the_sun rules", "chess rules") for line in lines]))
    for command in ("verify", "replay"):
        done = deepfield(f"{command} {file} --lang en", tmp_path)
        assert done.returncode == 2
        assert "chess" in done.stderr
