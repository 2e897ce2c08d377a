"""A table: asking, answering, refusing, asides, eyes, copies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deepfield.kernel.chance import ScriptedSource
from deepfield.kernel.errors import IllegalActionError, OptionError
from deepfield.kernel.frames import Step
from deepfield.kernel.moves import Event, Refusal, Seat, as_arg
from kernel.tiny import (
    DRAW_STAR,
    END_TURN,
    GAME,
    GIVE,
    LUCK,
    MARK,
    PASS,
    ROLL_DIE,
    STARS,
    WAVE,
    Drew,
    Echo,
    Mark,
    Rolled,
    Rounds,
    Tiny,
    Turn,
    tiny,
)


def laid(seats: int = 2, **settings: Any) -> Tiny:
    table: Tiny = GAME.new(seats, seed=3, **settings)
    return table


def refusal_of(table: Tiny, action: object, seat: object = None) -> Refusal:
    """Do what may not be done; nothing has changed."""
    before, events = table.save(), table.events
    with pytest.raises(IllegalActionError) as caught:
        table.act(action, seat)
    assert table.save() == before
    assert table.events is events
    return caught.value.refusal


def test_a_table_asks_one_seat_one_question() -> None:
    table = laid()
    assert table.ask is not None
    assert (table.ask.seat, table.ask.prompt) == (0, "turn.ask")
    assert table.ask.options == [ROLL_DIE, DRAW_STAR, *MARK[:3], END_TURN]
    assert table.where() == [("T1.1", "rounds.begin_turn"), ("T2", "turn.ask")]
    assert [(action, refusal.key) for action, refusal in table.barred()] == [(MARK[3], "too-many")]


def test_an_answer_moves_the_table_on() -> None:
    table = laid()
    table.act(END_TURN)
    assert table.points == [6, 0, 0, 0]  # the bonus of three parts, one within another
    assert table.ask is not None
    assert table.ask.seat == 1


@pytest.mark.parametrize(
    ("action", "seat", "rule", "key"),
    [
        (MARK[3], None, "T2.3", "too-many"),
        (MARK[3], 1, "T2", "not-yours-to-answer"),
        (MARK[1], 1, "T2", "not-yours-to-answer"),
        (PASS, 0, "T2", "not-asked-now"),
        (Mark(1), 0, "", "no-such-move"),
        (None, 0, "", "no-such-move"),
        ("roll die", 0, "", "no-such-move"),
        (7, 0, "", "no-such-move"),
        (Mark, 0, "", "no-such-move"),
        (MARK[1], 2, "", "no-such-seat"),
        (MARK[1], -1, "", "no-such-seat"),
        (MARK[1], True, "", "no-such-seat"),
        (MARK[1], "0", "", "no-such-seat"),
        (MARK[1], 1 << 80, "", "no-such-seat"),
        (GIVE[0], 0, "T4", "no-such-taker"),
        (GIVE[3], 0, "T4", "no-such-taker"),
    ],
)
def test_what_may_not_be_done_names_its_rule(
    action: object, seat: object, rule: str, key: str
) -> None:
    refusal = refusal_of(laid(), action, seat)
    assert (refusal.rule, refusal.key) == (rule, key)


def test_what_is_refused_is_explained_alike() -> None:
    table = laid()
    for seat in (0, 1):
        for move in GAME.moves:
            explained = table.explain(seat, move)
            if explained is not None:
                assert refusal_of(table, move, seat).same(explained)


def test_explain_is_none_exactly_for_options_and_asides() -> None:
    random = Random(1)
    table = laid(3)
    while table.ask is not None:
        for seat in range(3):
            asked = list(table.ask.options) if seat == table.ask.seat else []
            allowed = [*asked, *table.asides(seat)]
            assert [m for m in GAME.moves if table.explain(seat, m) is None] == [
                m for m in GAME.moves if m in allowed
            ]
        table.act(random.choice(table.ask.options))
    assert {str(table.explain(0, move)) for move in GAME.moves} == {" game-over"}


class Shy(Tiny):
    """Does not offer all that nothing forbids."""

    def offer(self, seat: Any, candidates: Any, *, covert: bool = False) -> Any:
        return super().offer(
            seat, [move for move in candidates if move is not MARK[2]], covert=covert
        )

    def aside_candidates(self, seat: Any) -> Any:
        return []


def test_what_is_not_offered_may_not_be_done_even_if_nothing_forbids_it() -> None:
    table = tiny(table=Shy).new(2)
    assert refusal_of(table, MARK[2]).key == "not-offered"
    assert refusal_of(table, GIVE[1], 0).key == "not-offered"
    assert table.explain(0, MARK[2]).rule == "T2"


def test_a_move_of_another_game_is_none_of_this() -> None:
    other = tiny(tables=([ROLL_DIE, DRAW_STAR], MARK, [END_TURN, WAVE, PASS])).new(2)
    assert refusal_of(other, GIVE[1], 0).key == "no-such-move"


def test_an_aside_moves_no_frame_and_asks_anew() -> None:
    table = laid()
    before = table.ask
    table.act(GIVE[0], 1)
    assert table.gold[:2] == [4, 2]
    assert table.ask is not None
    assert before is not None
    assert (table.ask.seat, table.ask.options) == (before.seat, before.options)
    for _ in range(2):
        table.act(GIVE[0], 1)
    assert refusal_of(table, GIVE[0], 1).key == "no-gold"
    assert table.asides(1) == []
    assert table.asides(0) == [GIVE[1]]


def test_who_is_asked_covertly_is_asked_even_without_a_choice() -> None:
    table = laid()
    table.act(DRAW_STAR)
    assert table.ask is not None
    assert (table.ask.seat, table.ask.options) == (1, [PASS])
    assert table.barred()[0][0] is WAVE


class Lone(Tiny):
    """Leaves a turn nothing but its end."""

    def offer(self, seat: Any, candidates: Any, *, covert: bool = False) -> Any:
        return super().offer(seat, candidates[-1:], covert=covert)


def test_a_single_answer_is_given_by_the_kernel() -> None:
    table = tiny(table=Lone).new(2)
    assert table.ask is None
    assert table.points[:2] == [12, 12]
    assert table.result.ranks == (1, 1)
    assert table.result.winners == (0, 1)


def test_a_single_answer_is_asked_for_when_all_are() -> None:
    table = tiny(table=Lone).new(2, pace="all")
    asked = 0
    while table.ask is not None:
        assert table.ask.options == [END_TURN]
        table.act(END_TURN)
        asked += 1
    assert asked == 4


def test_events_are_told_to_those_who_may_see_them() -> None:
    table = laid(3, chance=ScriptedSource([[0] * 7, [4]]))
    table.act(ROLL_DIE)
    assert [type(event) for event in table.events_for(None)] == [Rolled]
    table.act(DRAW_STAR)
    assert [type(event) for event in table.events_for(0)] == [Drew]
    assert table.events_for(1) == table.events_for(2) == table.events_for(None) == []
    table.act(PASS)
    assert table.events == []


def test_what_all_seats_are_told_the_spectator_is_told() -> None:
    table = laid(2)
    table.emit(Event(), 0b11)
    assert len(table.events_for(None)) == 1
    with pytest.raises(AssertionError):
        table.emit(Event(), 0b100)


def test_each_eye_has_its_view() -> None:
    table = laid(2)
    table.act(DRAW_STAR)
    assert table.view(0)["hands"][0] == table.hands[0]
    assert table.view(1)["hands"][0] == table.view(None)["hands"][0] == [-2]
    assert table.view(2) == table.view(None)
    for eye in (3, -1):
        with pytest.raises(IllegalActionError):
            table.view(eye)
        with pytest.raises(IllegalActionError):
            table.imagine(eye, Random(1))
        with pytest.raises(IllegalActionError):
            table.asides(eye)


def test_a_clone_is_independent() -> None:
    random = Random(2)
    for seed in range(12):
        table: Tiny = GAME.new(3, seed=seed)
        for _ in range(random.randrange(25)):
            if table.ask is not None:
                table.act(random.choice(table.ask.options))
        saved = table.save()
        clone, twin = table.clone(), table.clone()
        assert clone.save() == saved
        while clone.ask is not None:
            clone.act(random.choice(clone.ask.options))
        assert table.save() == twin.save() == saved


def test_clones_go_on_alike() -> None:
    table = laid(3)
    other = table.clone()
    random, again = Random(5), Random(5)
    while table.ask is not None:
        table.act(random.choice(table.ask.options))
        other.act(again.choice(other.ask.options))
        assert table.save() == other.save()
    assert other.result is not None
    assert table.result is not None
    assert other.result.scores == table.result.scores


class Thoughtful(Tiny):
    """Works something out once a position."""

    def offer(self, seat: Any, candidates: Any, *, covert: bool = False) -> Any:
        assert "points" not in self.memo
        self.memo["points"] = sum(self.points)
        return super().offer(seat, candidates, covert=covert)


def test_what_is_worked_out_for_a_position_is_forgotten_with_it() -> None:
    table = tiny(table=Thoughtful).new(2)
    for move in (MARK[2], MARK[1], DRAW_STAR, PASS, END_TURN):
        assert table.memo == {"points": sum(table.points)}
        assert table.clone().memo == {}
        table.act(move)
    table.act(GIVE[0], 1)
    assert table.memo == {"points": 9}


class Musing(Turn):
    """Remembers something in a step that asks nothing, before another step asks."""

    STEPS = (Step("T2", "muse"), *Turn.STEPS)

    def muse(self, g: Any) -> None:
        g.memo["points"] = "of old"


def test_what_one_step_worked_out_the_next_does_not_find() -> None:
    game = tiny(
        frames=(Rounds, Musing, Echo), begin=lambda g: g.push(Musing(Seat(0))), table=Thoughtful
    )
    assert game.new(2).memo == {"points": 0}


def test_equality_is_that_of_positions() -> None:
    table, other = laid(), GAME.new(2, seed=3)
    assert table == other
    other.chance.draw(6, LUCK)
    assert table == other
    other.act(MARK[1])
    assert table != other
    assert table != "a table"


def test_the_digest_rests_on_neither_chance_nor_what_was_learned() -> None:
    table, other = laid(), laid()
    other.chance.learn(0b111)
    other.chance.draw(6, LUCK)
    assert table.digest() == other.digest()
    other.returned = 1
    assert table.digest() != other.digest()


def test_who_sees_a_card_is_part_of_the_position() -> None:
    table, other = laid(), laid()
    other.reveal(STARS, other.stock[0], 1)
    assert other.learned == [1, 0, 0]
    assert table != other


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seats": 1}, "seats: 1 is not 2 to 4"),
        ({"seats": 5}, "seats: 5"),
        ({"seats": 2, "pace": "slow"}, "pace: 'slow'"),
        ({"seats": 2, "seed": 1 << 64}, "seed"),
        ({"seats": 2, "options": {"rounds": 6}}, "option rounds: 6"),
        ({"seats": 2, "options": {"rounds": True}}, "option rounds: True"),
        ({"seats": 2, "options": {"map": "noon"}}, "'noon' is not one of"),
        ({"seats": 2, "options": {"moon": 1}}, "there is no option 'moon'; there are: rounds, map"),
    ],
)
def test_a_table_is_not_laid_with_what_the_game_has_not(
    settings: dict[str, Any], message: str
) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.new(**settings)


def test_options_are_filled_in() -> None:
    assert laid().options == {"rounds": 2, "map": "day"}
    assert laid(options={"map": "night"}).options == {"rounds": 2, "map": "night"}


def test_a_refusal_is_told_by_rule_key_and_numbers() -> None:
    refusal = Refusal("T1", "too-dear", {"price": as_arg(3)})
    assert str(refusal) == "T1 too-dear {'price': 3}"
    assert refusal.same(Refusal("T1", "too-dear", {"price": 3}))
    assert not refusal.same(Refusal("T1", "too-dear", {"price": 4}))
    assert not refusal.same(None)
