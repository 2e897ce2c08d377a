"""Arenas: the same deals from every seat, intervals, and a file to go on from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from deepfield.bots import UnknownBotError
from deepfield.sim.arena import ArenaFileError, Bout, Duel, Standing, Store, fight, wilson

DUEL: Final = Duel("proof.room", "rules", "random", 3, 4, 1)


def test_every_deal_is_played_from_every_seat() -> None:
    assert [DUEL.seat_of(number) for number in range(6)] == [0, 1, 2, 0, 1, 2]
    assert DUEL.games == 12
    standing = fight(DUEL)
    assert sorted(standing.games) == list(range(12))
    assert standing.data()["games"] == 12


def test_two_processes_find_the_same() -> None:
    assert fight(DUEL, 2).data() == fight(DUEL, 1).data()


def test_alike_bots_from_all_seats_have_their_fair_share() -> None:
    data = fight(Duel("proof.room", "random", "random", 2, 30, 3)).data()
    assert data["fair"] == 0.5
    assert data["low"] < 0.5 < data["high"]


def test_shares_and_leads_are_those_of_the_challenger() -> None:
    standing = Standing(DUEL)
    standing.add(Bout(0, (9, 3, 3), (1, 2, 2)))
    standing.add(Bout(1, (6, 6, 3), (1, 1, 3)))
    standing.add(Bout(2, (6, 5, 1), (1, 2, 3)))
    assert standing.share() == pytest.approx(0.5)
    assert standing.lead() == pytest.approx((6 + 1.5 - 4.5) / 3)


def test_the_interval_of_wilson() -> None:
    assert wilson(0.5, 0) == (0.0, 1.0)
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = wilson(1.0, 10)
    assert (round(low, 3), round(high, 3)) == (0.722, 1.0)


def test_an_arena_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    whole = fight(DUEL, 1, Store(file, DUEL)).data()
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) == 1 + DUEL.games
    file.write_text("\n".join([*lines[:6], lines[6][:5]]), "utf-8")  # cut short in the middle

    told: list[int] = []
    again = fight(DUEL, 1, Store(file, DUEL), told.append)
    assert again.data() == whole
    assert told == list(range(6, DUEL.games + 1))
    assert len(file.read_text("utf-8").splitlines()) == 1 + DUEL.games


def test_a_file_of_another_duel_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    fight(DUEL, 1, Store(file, DUEL))
    other = Duel("proof.room", "rules", "random", 3, 4, 2)
    with pytest.raises(ArenaFileError, match="another duel"):
        fight(other, 1, Store(file, other))


def test_a_line_that_is_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    store = Store(file, DUEL)
    store.read()
    with file.open("a", encoding="utf-8") as lines:
        lines.write("nonsense\n")
    with pytest.raises(ArenaFileError, match="no game"):
        store.read()


def test_an_interruption_keeps_what_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"

    def stop(games: int) -> None:
        if games == 5:
            raise KeyboardInterrupt

    assert fight(DUEL, 1, Store(file, DUEL), stop).data()["games"] == 5
    assert len(file.read_text("utf-8").splitlines()) == 6


def test_a_duel_of_bots_that_are_none_is_refused() -> None:
    with pytest.raises(UnknownBotError):
        Duel("proof.room", "rules", "nobody", 3, 4, 1).prepare()
