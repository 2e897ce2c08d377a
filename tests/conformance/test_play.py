"""Every game, played at random: it ends, nothing is lost, the same seed gives the same game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from deepfield.kernel.history import History
from deepfield.kernel.replay import verify
from kit.conserved import CONSERVED
from kit.games import GAMES, IDS
from kit.scenario import check_columns
from kit.wander import a_kind, kinds, walk

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

GAMES_PLAYED = 2_000  # of each game, in parts that can run side by side
PARTS = 4

over_all_games = pytest.mark.parametrize("game", GAMES, ids=IDS)


@pytest.mark.parametrize("part", range(PARTS))
@over_all_games
def test_random_play_ends_with_every_seat_count_and_option(game: Game, part: int) -> None:
    luck = Random(f"{game.name} {part}")
    every = kinds(game)
    table: Any = None
    for number in range(part, GAMES_PLAYED, PARTS):
        kind = every[number] if number < len(every) else a_kind(game, luck)
        for table in walk(game.new(kind[0], number, kind[1]), luck):
            assert table.ask is None or table.ask.options
        check_result(table)


def check_result(table: Any) -> None:
    """Scores, and ranks that begin with 1."""
    result = table.result
    assert len(result.scores) == len(result.ranks) == table.seats
    assert min(result.ranks) == 1
    assert result.winners
    assert all(len(points) == table.seats for _, points in result.lines)


@over_all_games
def test_cards_and_numbers_are_conserved_at_every_decision(game: Game) -> None:
    luck = Random(f"conserved {game.name}")
    for number in range(100):
        seats, options = a_kind(game, luck)
        for table in walk(game.new(seats, number, options), luck):
            check_columns(table)
            assert not game.check(table)
            CONSERVED[game.name](table)


@over_all_games
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    for number in range(10):
        ends = []
        for _ in range(2):
            luck = Random(number)
            seats, options = a_kind(game, luck)
            *_, end = walk(game.new(seats, number, options), luck)
            ends.append((end.save(), end.digest(), end.result.scores))
        assert ends[0] == ends[1]


@over_all_games
def test_another_seed_gives_another_game(game: Game) -> None:
    seats = game.seats[0]

    assert len({game.new(seats, seed).digest() for seed in range(20)}) == 20


@over_all_games
def test_a_game_that_asks_always_is_the_same_game(game: Game) -> None:
    """`pace="all"` puts what the kernel else answers itself, and nothing else."""
    for number in range(20):
        luck = Random(number)
        seats, options = a_kind(game, luck)
        deeds: list[int] = []
        brisk = game.new(seats, number, options)
        while brisk.ask is not None:
            deeds.append(luck.choice(brisk.ask.options).index)
            brisk.act(game.moves[deeds[-1]])
        calm = game.new(seats, number, options, pace="all")
        waiting = iter(deeds)
        while calm.ask is not None:
            forced = len(calm.ask.options) == 1 and not calm.ask.covert
            calm.act(calm.ask.options[0] if forced else game.moves[next(waiting)])
        assert next(waiting, None) is None
        assert calm.digest() == brisk.digest()


@over_all_games
def test_a_record_plays_again_to_the_same_end(game: Game) -> None:
    for number in range(5):
        luck = Random(f"record {number}")
        seats, options = a_kind(game, luck)
        history = History(game, game.new(seats, number, options))
        while history.table.ask is not None:
            seat = luck.randrange(seats)
            asides = history.table.asides(seat) if luck.random() < 0.1 else []
            if asides:
                history.act(luck.choice(asides), seat)
            else:
                history.act(luck.choice(history.table.ask.options))
            mine = history.deeds[-1].seat
            if luck.random() < 0.1 and history.free_deeds(mine):
                history.undo(mine)
        again = verify(game, history.record.text())
        assert again.table.digest() == history.table.digest()
        assert again.table.result.scores == history.table.result.scores
