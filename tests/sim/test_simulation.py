"""Simulations: the same whatever the number of processes, counted rightly, cut short politely."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

import deepfield
from deepfield.bots import choose_bot
from deepfield.sim.match import Played, play_match, seed_of
from deepfield.sim.simulation import Series, Tally, simulate
from deepfield.sim.workers import share_out

TESTS: Final = Path(__file__).resolve().parents[1]
FIXED: Final = [
    "game",
    "seats",
    "bots",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "mean_decisions_per_game",
    "mean_turns",
    "seat_win_rate",
    "outcomes",
    "compiled",
]
STARTED: Final = re.compile(r"[1-9]\d*/1000000")  # what the bar shows
TIMED: Final = ("seconds", "decisions_per_second", "games_per_second")


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    """Leave out what depends on the clock."""
    return {key: value for key, value in data.items() if key not in TIMED}


@pytest.mark.parametrize("bots", [("random",) * 3, ("rules", "random"), ("value:4", "random")])
def test_the_number_of_processes_changes_nothing(bots: tuple[str, ...]) -> None:
    series = Series("proof.room", bots, 12, 5)
    one, two = simulate(series, 1).data(), simulate(series, 2).data()
    assert untimed(one) == untimed(two)
    assert one["games"] == 12


def test_a_report_has_all_that_is_promised() -> None:
    data = simulate(Series("beyond_the_sun", ("random",) * 2, 3, 1)).data()
    assert set(FIXED) <= set(data)
    json.dumps(data)
    assert data["outcomes"] == {"won": 3}
    assert data["compiled"] is deepfield.compiled
    assert data["mean_turns"] == data["mean_rounds"] * 2
    assert sum(data["seat_win_rate"]) == pytest.approx(1)
    assert {"faction", "technology", "system", "achievement"} <= set(data["facts"])


def test_a_seed_gives_the_same_games_again_and_another_gives_others() -> None:
    first, again, other = [
        simulate(Series("beyond_the_sun", ("random",) * 2, 2, seed)).data() for seed in (4, 4, 5)
    ]
    assert untimed(first) == untimed(again)
    assert first["decisions"] != other["decisions"]


def test_options_reach_the_games() -> None:
    expert = Series("beyond_the_sun", ("random",) * 2, 1, 1, {"boards": "expert"})
    assert untimed(simulate(expert).data()) != untimed(
        simulate(Series("beyond_the_sun", ("random",) * 2, 1, 1)).data()
    )


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(Series("proof.room", ("random",) * 2, 4, 1), 1, told.append)
    assert told == [1, 2, 3, 4]


def test_an_interruption_gives_what_is_finished() -> None:
    def stop(games: int) -> None:
        if games == 3:
            raise KeyboardInterrupt

    report = simulate(Series("proof.room", ("random",) * 2, 50, 1), 1, stop)
    assert report.data()["games"] == 3
    assert report.data()["wanted"] == 50


def test_shared_victories_count_in_part() -> None:
    tally = Tally(3)
    tally.add(Played(0, (5, 5, 1), (1, 1, 3), 10, 6, {"card": [("a", 0), ("a", 2), ("b", -1)]}))
    tally.add(Played(1, (7, 5, 1), (1, 2, 3), 10, 6, {"card": [("a", 1), ("a", 1)]}))
    assert [float(wins) for wins in tally.wins] == [1.5, 0.5, 0.0]
    assert tally.outcomes == {"won": 1, "shared": 1}
    assert tally.facts["card"]["a"].report() == {
        "games": 2,
        "seats": 3,
        "win_rate": pytest.approx(1 / 6),
    }
    assert tally.facts["card"]["b"].report() == {"games": 1, "seats": 0, "win_rate": None}


def test_a_match_counts_decisions_with_a_choice() -> None:
    game = deepfield.game("proof.room")
    played = play_match(game, [choose_bot(game, "random")] * 2, 3, 7)
    assert played.number == 7
    assert len(played.scores) == len(played.ranks) == 2
    assert played.decisions > 0
    assert played.turns > 0
    assert set(played.winners) == {seat for seat in (0, 1) if played.ranks[seat] == 1}


def test_seeds_are_hashes() -> None:
    assert seed_of(1, 2) == seed_of(1, 2) != seed_of(12)
    assert seed_of(1, 23) != seed_of(12, 3)


class Squares:
    """Work without a game."""

    def prepare(self) -> None:
        """Nothing has to be made ready."""

    def piece(self, number: int) -> int:
        return number * number


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_work_is_shared_out_whole(jobs: int) -> None:
    assert sorted(share_out(Squares(), range(101), jobs)) == [n * n for n in range(101)]
    assert list(share_out(Squares(), [], jobs)) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_the_games_that_are_finished(jobs: str) -> None:
    words = (
        "simulate",
        "proof.room",
        "--seats",
        "2",
        "--games",
        "1000000",
        "--jobs",
        jobs,
        "--json",
    )
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "deepfield", *words],
        env={**os.environ, "PYTHONPATH": str(TESTS), "TERM": "xterm", "COLUMNS": "100"},
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        start_new_session=True,
    )
    os.close(theirs)
    shown = ""
    while not STARTED.search(shown):
        shown += os.read(ours, 4096).decode(errors="replace")
    os.killpg(running.pid, signal.SIGINT)
    said, _ = running.communicate(timeout=60)
    os.close(ours)
    assert running.returncode == 130
    data = json.loads(said)
    assert 0 < data["games"] < 1_000_000
    assert data["wanted"] == 1_000_000
    assert sum(data["outcomes"].values()) == data["games"]
