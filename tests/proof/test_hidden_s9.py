"""The sentences of docs/hidden.md, section 9, each as a test."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deepfield.kernel.errors import IllegalActionError, UndoError
from deepfield.kernel.history import History
from deepfield.kernel.record import Record
from deepfield.kernel.replay import verify
from interference.eyes import told
from kit.harbour import Crew, Harbour, table, ware
from kit.scenario import prove
from kit.twins import play_quietly, source_of, twin_orders
from proof import GAME
from proof.flow.asides import GIFT
from proof.flow.raid import NO_DEFENCE, ROLL_AGAIN, STAND, DieRolled
from proof.flow.rounds import LAY, MarkOpened
from proof.flow.search import KEEP
from proof.flow.texts import LEAVE, PICK
from proof.flow.turn import PLAY, RAID, SEARCH, WORK
from proof.state import DICE


def what_is_told(t: Any, eye: int | None) -> object:
    """All that an eye gets, and the bytes of what it would imagine."""
    return told(t, eye, GAME.moves), t.imagine(eye, Random(3)).save()


def raided(*hand: str) -> Harbour:
    t = table(Crew(), Crew(*hand), Crew(), dice=[4])
    t.me.does(RAID[1])
    return t


def test_hidden_s9_1_who_has_no_shield_is_asked_all_the_same() -> None:
    without, one = raided("gale", "mule"), raided("reef", "mule")

    assert without.asks("raid_on.defend")
    without.foe.may_only(NO_DEFENCE)
    for eye in (0, 2, None):
        assert what_is_told(without.table, eye) == what_is_told(one.table, eye)
    for t in (without, one):
        t.foe.does(NO_DEFENCE)
    for eye in (0, 2, None):
        assert what_is_told(without.table, eye) == what_is_told(one.table, eye)


def test_hidden_s9_2_a_window_that_all_see_to_be_shut_is_not_put() -> None:
    with table(Crew(charms=0), Crew(), dice=[4]) as t:
        t.me.does(RAID[1])
        assert t.asks("turn.choose_deed")

    with table(Crew(charms=0), Crew(), dice=[4], pace="all") as t:
        t.me.does(RAID[1])
        assert t.asks("roll.stand_or_roll_again")
        t.me.may_only(STAND)

    with table(Crew(charms=1), Crew(), dice=[4]) as t:
        t.me.does(RAID[1])
        t.me.may_only(ROLL_AGAIN, STAND)


def test_hidden_s9_3_a_gift_by_a_seat_not_asked_leaves_the_question_as_it_was() -> None:
    with table(Crew(), Crew(), Crew()) as t:
        place, options = t.table.where(), list(t.table.ask.options)
        t.foe.does(GIFT[2])

        assert t.table.where() == place
        assert (t.table.ask.seat, t.table.ask.options) == (0, options)
        assert t.third.coins == 3


def test_hidden_s9_3_what_may_not_be_done_is_an_error_and_changes_nothing() -> None:
    with table(Crew(), Crew(), Crew()) as t:
        digest = t.table.digest()
        t.foe.may_not(GIFT[3], rule="P10.1", key="not-another-seat")
        t.foe.may_not(WORK, rule="P5.2", key="not-yours-to-answer")
        t.me.may_not(LAY[0], rule="P5.2", key="not-asked-now")
        t.me.may_not(PLAY[ware("mule")], rule="P7.1", key="not-in-hand")
        with pytest.raises(IllegalActionError):
            t.table.act(GIFT[0], 3)

        assert t.table.digest() == digest


def at_seat_1s_turn(seed: int) -> History:
    """A game of two, marks laid: it is seat 1's turn."""
    history = History(GAME, GAME.new(2, seed=seed))
    history.act(LAY[1])
    history.act(LAY[2])
    return history


def test_hidden_s9_4_a_die_taken_back_by_consent_is_another_die() -> None:
    history = at_seat_1s_turn(seed=6)
    digest = history.table.digest()
    dice: list[int] = []
    for rolled in (1, 2):
        history.act(RAID[0])
        dice += [event.die for _, event in history.table.events if isinstance(event, DieRolled)]
        assert history.propose(1) is False
        assert history.consent(0) is True
        assert history.table.digest() == digest
        assert history.table.chance.counts[DICE] == rolled

    assert len(set(dice)) == 2


def test_hidden_s9_5_the_choice_of_a_search_is_free_to_take_back_the_search_is_not() -> None:
    t = table(Crew(), Crew(), stock=["gale", "pearl"])
    history = History(GAME, t.table)
    history.act(SEARCH)
    assert history.free_deeds(0) == 0
    searched = history.table.digest()
    history.act(KEEP[0])
    assert history.free_deeds(0) == 1
    with pytest.raises(UndoError) as caught:
        history.undo(0, 2)
    assert caught.value.key == "somebody-learned"
    history.undo(0)

    assert history.table.digest() == searched
    assert history.free_deeds(0) == 0


def test_hidden_s9_6_after_an_undo_by_consent_over_a_card_seen_nothing_before_is_free() -> None:
    history = at_seat_1s_turn(seed=5)
    history.act(GIFT[0], 1)
    assert history.free_deeds(1) == 1
    history.act(SEARCH)
    history.propose(1)
    history.consent(0)

    assert history.free_deeds(1) == 0
    with pytest.raises(UndoError) as caught:
        history.undo(1)
    assert caught.value.key == "somebody-learned"


@pytest.mark.parametrize("first", LAY)
def test_hidden_s9_7_the_second_gets_the_same_whatever_the_first_chose(first: Any) -> None:
    def laid(mark: Any) -> Harbour:
        t = table(Crew(), Crew(), Crew(), marks_first=True)
        t.me.does(mark)
        return t

    for eye in (1, 2, None):
        assert what_is_told(laid(first).table, eye) == what_is_told(laid(LAY[0]).table, eye)


def test_hidden_s9_7_when_both_are_in_both_are_opened_at_once_and_both_learn() -> None:
    with table(Crew(), Crew(), marks_first=True) as t:
        t.me.does(LAY[2])
        assert t.table.learned == [0, 0, 0]
        t.foe.does(LAY[1])

        assert t.public(MarkOpened, seat=0, mark=2)
        assert t.public(MarkOpened, seat=1, mark=1)
        assert t.table.learned == [1, 1, 2]


def test_hidden_s9_8_a_choice_in_a_choice_in_a_text_is_saved_cloned_and_imagined() -> None:
    with table(Crew("inn"), Crew(), stock=["gale"]) as t:
        t.me.does(PLAY[ware("inn")], PICK[1])
        names = [prompt for _, prompt in t.table.where()]
        assert names[-3:] == ["choice.choose_text", "in_order.next_part", "choice.choose_text"]
        prove(GAME, t.table)
        loaded = GAME.load(t.table.save(), chance=t.table.chance.source)
        world = t.table.imagine(1, Random(1))
        for other in (loaded, world, t.table.clone()):
            other.act(PICK[0])
            other.act(LEAVE)
            assert other.coins[0] == 2 + 3
        t.me.does(PICK[0], LEAVE)

        assert loaded == t.table


@pytest.mark.parametrize("eye", [0, 1, 2, None])
def test_hidden_s9_9_a_bot_imagines_from_the_save_of_an_imagining_as_from_the_table(
    eye: int | None,
) -> None:
    t = GAME.new(3, seed=11)
    for _ in range(12):
        handed = t.imagine(eye, Random(5)).save()
        opened = GAME.load(handed)

        assert opened.imagine(eye, Random(8)).save() == t.imagine(eye, Random(8)).save()
        t.act(t.ask.options[-1])


def test_hidden_s9_10_logs_of_games_that_a_seat_cannot_tell_apart_are_equal() -> None:
    histories = [
        History(GAME, GAME.new(2, options={"rounds": 1, "raids": "off"}, chance=source_of(order)))
        for order in twin_orders(4)
    ]
    one, other = [play_quietly(history) for history in histories]
    assert one.table != other.table
    assert one.record.text_for(0) == other.record.text_for(0)
    assert one.record.text_for(1) != other.record.text_for(1)
    for history in histories:
        history.act(WORK)

    texts = [history.record.text() for history in histories]
    assert texts[0] != texts[1]
    for text, history in zip(texts, histories, strict=True):
        again = verify(GAME, text)
        assert again.table == history.table
        assert isinstance(again.record, Record)
