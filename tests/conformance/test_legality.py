"""One truth for legality: what is offered is what is not refused, for every move, at sampled decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from deepfield.kernel.errors import IllegalActionError
from kit.games import GAMES, IDS
from kit.wander import positions

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

over_all_games = pytest.mark.parametrize("game", GAMES, ids=IDS)


def allowed(table: Any, seat: int) -> set[int]:
    """List what a seat may do: its options if it is asked, and its asides."""
    options = table.ask.options if table.ask is not None and table.ask.seat == seat else []
    return {move.index for move in [*options, *table.asides(seat)]}


@over_all_games
def test_offered_is_what_is_not_refused(game: Game) -> None:
    for table, _ in positions(game, 150):
        for seat in range(table.seats):
            unrefused = {m.index for m in game.moves if table.explain(seat, m) is None}
            assert unrefused == allowed(table, seat), table.where()


@over_all_games
def test_each_step_takes_no_other_answers_than_those_it_names(game: Game) -> None:
    contents = {prompt: set(answers) for _, prompt, answers in game.contents()}
    for table, _ in positions(game, 600):
        if table.ask is not None:
            candidates = {type(move).__name__ for move in table.ask.candidates}
            assert candidates <= contents[table.ask.prompt]
            assert table.where()[-1][1] == table.ask.prompt


@over_all_games
def test_options_are_named_once_and_barred_are_the_other_candidates(game: Game) -> None:
    for table, _ in positions(game, 300):
        if table.ask is None:
            assert table.barred() == []
            continue
        options = [move.index for move in table.ask.options]
        barred = [move.index for move, _ in table.barred()]
        assert len(set(options)) == len(options)
        assert not set(options) & set(barred)
        assert set(options) | set(barred) == {move.index for move in table.ask.candidates}
        for _, refusal in table.barred():
            assert refusal.key
            assert refusal.rule


@over_all_games
def test_any_offered_option_works(game: Game) -> None:
    for table, _ in positions(game, 150):
        for seat in range(table.seats):
            for index in allowed(table, seat):
                move = game.moves[index]
                copy = table.clone()
                copy.act(move, seat)
                assert copy.ask is not None or copy.result is not None


@over_all_games
def test_a_refused_move_changes_nothing(game: Game) -> None:
    for table, luck in positions(game, 200):
        before = table.save()
        seat = luck.randrange(table.seats)
        for move in luck.sample(game.moves, 20):
            refusal = table.explain(seat, move)
            if refusal is not None:
                with pytest.raises(IllegalActionError) as caught:
                    table.act(move, seat)
                assert caught.value.refusal.same(refusal)
        assert table.save() == before


@over_all_games
def test_the_order_of_options_is_stable(game: Game) -> None:
    for table, _ in positions(game, 100):
        loaded = game.load(table.save())
        if table.ask is not None:
            assert loaded.ask.options == table.ask.options
