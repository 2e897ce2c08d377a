"""Taking back: free exactly where nobody learned and nobody else acted, by consent beyond. docs/hidden.md, 5."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deepfield.kernel.chance import VerifiableSource
from deepfield.kernel.errors import IllegalActionError, UndoError
from deepfield.kernel.history import MOST_KEPT, History
from deepfield.kernel.replay import verify
from kernel.tiny import DRAW_STAR, END_TURN, GAME, GIVE, MARK, PASS, ROLL_DIE, WAVE


def begun(*moves: Any, seats: int = 2, seed: int = 3) -> History:
    history = History(GAME, GAME.new(seats, seed=seed))
    for move in moves:
        history.act(move)
    return history


def reason(history: History, seat: int, deeds: int = 1) -> str:
    """Try to take back what may not be; nothing has changed."""
    before, text = history.table.save(), history.record.text()
    with pytest.raises(UndoError) as caught:
        history.undo(seat, deeds)
    assert (history.table.save(), history.record.text()) == (before, text)
    return caught.value.key


def test_hidden_undo_one_takes_back_ones_own_deeds_unasked() -> None:
    history = begun(MARK[1], MARK[2])
    start = GAME.new(2, seed=3)
    history.undo(0)
    assert history.table.points[0] == 1
    history.undo(0)
    assert history.table == start
    assert history.table.events == []
    history.act(MARK[2])
    assert history.table.points[0] == 2


def test_hidden_undo_several_deeds_at_once() -> None:
    history = begun(MARK[1], MARK[2], MARK[1])
    assert history.free_deeds(0) == 3
    assert history.free_deeds(1) == 0
    history.undo(0, 2)
    assert history.table.points[0] == 1


def test_hidden_undo_is_not_free_once_somebody_learned() -> None:
    history = begun(MARK[1], ROLL_DIE, MARK[2])
    assert history.free_deeds(0) == 1
    assert reason(history, 0, 2) == "somebody-learned"
    history.undo(0)
    assert reason(history, 0) == "somebody-learned"


def test_hidden_undo_is_not_free_even_if_only_ones_own_eyes_learned() -> None:
    history = begun(DRAW_STAR)
    assert history.table.learned == [1, 0, 0]
    assert reason(history, 0) == "somebody-learned"


def test_hidden_undo_is_not_free_once_another_seat_acted() -> None:
    history = begun(DRAW_STAR, PASS)
    assert reason(history, 0) == "another-seat-acted"
    assert reason(history, 0, 2) == "another-seat-acted"
    assert reason(history, 1, 2) == "another-seat-acted"
    history.undo(1)
    assert history.table.ask.options == [PASS]


def test_hidden_undo_of_an_aside_is_the_givers() -> None:
    history = begun(MARK[1])
    history.act(GIVE[0], 1)
    assert reason(history, 0) == "another-seat-acted"
    history.undo(1)
    assert history.table.gold[:2] == [3, 3]
    history.undo(0)
    assert history.table.points[0] == 0


@pytest.mark.parametrize(("seat", "deeds", "key"), [
    (0, 0, "not-so-many"), (0, 3, "not-so-many"), (0, -1, "not-so-many"),
    (2, 1, "no-such-seat"), (-1, 1, "no-such-seat"),
])  # fmt: skip
def test_what_is_not_there_is_not_taken_back(seat: int, deeds: int, key: str) -> None:
    assert reason(begun(MARK[1], MARK[1]), seat, deeds) == key


def test_hidden_undo_the_streams_go_on() -> None:
    history = begun(ROLL_DIE)
    first, counts = history.table.points[0], history.table.chance.counts[:]
    digest = GAME.new(2, seed=3).digest()
    assert not history.propose(0)
    assert history.consent(1)
    assert history.table.digest() == digest
    assert history.table.chance.counts == counts
    assert history.table.learned == [1, 1, 1]
    rolled = set()
    for _ in range(8):
        history.act(ROLL_DIE)
        rolled.add(history.table.points[0])
        history.propose(0)
        history.consent(1)
    assert len(rolled | {first}) > 2


def test_hidden_undo_over_something_seen_is_a_wall() -> None:
    history = begun(MARK[1], ROLL_DIE)
    history.propose(0)
    history.consent(1)
    assert history.free_deeds(0) == 0
    assert reason(history, 0) == "somebody-learned"
    history.act(MARK[2])
    history.undo(0)
    assert reason(history, 0) == "somebody-learned"


def test_all_other_seats_must_consent() -> None:
    history = begun(ROLL_DIE, seats=3)
    assert not history.propose(1)
    assert not history.consent(0)
    for seat, key in ((0, "agreed-already"), (1, "agreed-already"), (3, "no-such-seat")):
        with pytest.raises(UndoError) as caught:
            history.consent(seat)
        assert caught.value.key == key
    assert history.table.points[0] > 0
    assert history.consent(2)
    assert history.table.points[0] == 0
    assert history.proposal is None


def test_one_seat_can_turn_it_down_and_the_proposer_withdraw() -> None:
    history = begun(ROLL_DIE, seats=3)
    for seat in (1, 0):
        history.propose(0)
        history.decline(seat)
        assert history.proposal is None
    with pytest.raises(UndoError) as caught:
        history.consent(1)
    assert caught.value.key == "nothing-proposed"
    assert history.table.points[0] > 0


def test_one_proposal_at_a_time_and_none_survives_a_deed() -> None:
    history = begun(ROLL_DIE)
    history.propose(0)
    with pytest.raises(UndoError) as caught:
        history.propose(1)
    assert caught.value.key == "proposal-open"
    history.act(MARK[1])
    assert history.proposal is None


def test_what_is_free_needs_no_consent() -> None:
    history = begun(MARK[1])
    assert history.propose(0)
    assert history.deeds == []
    assert history.record.entries[-1].line() == "undo  seat1 1"


def test_a_refused_deed_is_no_deed() -> None:
    history = begun(MARK[1])
    text = history.record.text()
    for move, seat in ((MARK[3], None), (MARK[1], 1), (WAVE, 0), (None, 0)):
        with pytest.raises(IllegalActionError):
            history.act(move, seat)
    assert history.record.text() == text
    assert history.free_deeds(0) == 1


def test_the_past_is_kept_in_bounds_and_played_again_beyond() -> None:
    history = begun(seed=8)
    for number in range(3 * MOST_KEPT):
        history.act(MARK[number % 2])
    assert len([deed for deed in history.deeds if deed.before is not None]) <= MOST_KEPT + 1
    history.undo(0, 3 * MOST_KEPT)
    assert history.table == GAME.new(2, seed=8)
    history.act(ROLL_DIE)
    assert all([deed.before is None for deed in history.deeds])


@pytest.mark.parametrize(
    "source", [None, VerifiableSource(b"s", ("a", "b", "c"), GAME.book.streams)]
)
def test_hidden_undo_anywhere_gives_the_position_that_was(source: Any) -> None:
    random = Random(4)
    history = History(GAME, GAME.new(3, seed=1, chance=source))
    digests = [history.table.digest()]
    for _ in range(150):
        if history.table.ask is None or (random.random() < 0.25 and history.deeds):
            deeds = random.randint(1, len(history.deeds))
            if not history.propose(1, deeds):
                history.consent(0)
                history.consent(2)
            del digests[-deeds:]
        else:
            history.act(random.choice(history.table.ask.options))
            digests.append(history.table.digest())
        assert history.table.digest() == digests[-1]
        assert history.table.chance.source is history.source
    verify(GAME, history.record.text())


def test_what_is_revealed_is_closed() -> None:
    source = VerifiableSource(b"secret", ("a", "b"), GAME.book.streams)
    history = History(GAME, GAME.new(2, chance=source, options={"rounds": 1}))
    history.act(END_TURN)
    history.act(END_TURN)
    history.undo(1)
    history.act(END_TURN)
    history.reveal()
    assert reason(history, 1) == "chance-revealed"
    verify(GAME, history.record.text())


def test_hidden_undo_is_free_exactly_where_no_imagining_shows_an_eye_anything_else() -> None:
    random = Random(7)
    checked = [0, 0]
    for seed in range(80):
        history = begun(seed=seed)
        for _ in range(random.randrange(6)):
            history.act(random.choice(history.table.ask.options))
        before, start = history.table.clone(), len(history.deeds)
        seat = before.ask.seat
        while history.table.ask.seat == seat and len(history.deeds) - start < 3:
            options = [move for move in history.table.ask.options if move is not END_TURN]
            history.act(random.choice(options))
        moves = [deed.move for deed in history.deeds[start:]]
        same = all([len(what_is_seen(before, moves, eye)) == 1 for eye in range(3)])
        free = history.free_deeds(seat) >= len(moves)
        assert same == free
        checked[free] += 1
    assert min(checked) > 10


def what_is_seen(before: Any, moves: list[Any], eye: int) -> set[str]:
    """Play moves on imaginings of an eye's, and collect all that it may get."""
    shown: set[str] = set()
    for seed in range(40):
        table = before.imagine(eye, Random(seed))
        got: list[Any] = []
        for move in moves:
            table.act(move)
            got += [[vars(event) for event in table.events_for(eye)], table.view(eye)]
        shown.add(repr(got))
    return shown
