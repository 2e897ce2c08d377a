"""P1-P4, P11: what there is, setting up, rounds, marks, the end."""

from __future__ import annotations

from kit.harbour import Crew, table, ware
from proof import GAME
from proof.box import MARK_COUNT
from proof.content import open_box
from proof.flow.rounds import LAY, HandOpened, MarkLaid, MarkOpened
from proof.flow.turn import WORK
from proof.state import CoinsGained


def test_p1_1_twelve_kinds_two_of_each_with_two_backs() -> None:
    wares = open_box(()).wares

    assert len(wares) == 24
    assert sorted({ware.back for ware in wares}) == [0, 1]
    assert [ware.key for ware in wares if ware.is_shield] == ["wall", "wall", "reef", "reef"]
    assert all(wares[card] is wares[card + 1] for card in range(0, 24, 2))


def test_p1_2_marks_of_seats_that_are_not_there_lie_beside_the_table() -> None:
    t = GAME.new(3, seed=1)

    assert t.away == [12, 13, 14, 15]
    assert all(len(t.marks[seat]) == MARK_COUNT for seat in range(3))


def test_p2_1_p2_2_coins_a_charm_marks_and_three_wares_that_only_their_owner_sees() -> None:
    t = GAME.new(2, seed=1)

    crew = t.view(0).crews[0]
    assert (crew.coins, crew.charms, len(crew.marks), len(crew.hand)) == (2, 1, 4, 3)
    assert not set(crew.hand) & {"land", "sea"}
    assert set(t.view(1).crews[0].hand) <= {"land", "sea"}
    assert set(t.view(None).stock) <= {"land", "sea"}


def test_p2_3_who_is_first_is_picked_by_chance_and_p1_3_coins_lie_open() -> None:
    firsts = {GAME.new(4, seed=seed).view(None).first for seed in range(30)}

    assert firsts == {0, 1, 2, 3}
    assert [crew.coins for crew in GAME.new(4).view(None).crews] == [2, 2, 2, 2]


def test_p3_1_a_round_is_the_marks_then_a_turn_of_each_from_the_first_on() -> None:
    with table(Crew(), Crew(), Crew(), marks_first=True, options={"rounds": 1}) as t:
        t.me.does(LAY[1])
        t.foe.does(LAY[3])
        t.third.does(LAY[2])
        t.foe.does(WORK)
        t.third.does(WORK)
        t.me.does(WORK)

        assert t.table.ask is None


def test_p3_2_after_the_rounds_agreed_on_the_game_is_over() -> None:
    with table(Crew(), Crew(), round_is=2, options={"rounds": 3}) as t:
        t.me.does(WORK)
        t.foe.does(WORK)
        assert t.asks("marks.lay")
        t.me.does(LAY[0])
        t.foe.does(LAY[0])
        t.me.does(WORK)
        assert t.foe.is_asked
        t.foe.does(WORK)

        assert t.table.result.scores == (5, 5)


def test_p4_1_a_mark_is_laid_in_secret() -> None:
    with table(Crew(marks=[1, 2, 3]), Crew(), marks_first=True) as t:
        t.me.may_only(LAY[1], LAY[2], LAY[3])
        t.me.may_not(LAY[0], rule="P4.1", key="mark-is-spent")
        t.foe.may_not(LAY[0], rule="P4.1", key="not-yours-to-answer")
        t.me.does(LAY[2])

        assert t.public(MarkLaid, seat=0)
        assert t.me.view.crews[0].laid == "2"
        assert t.foe.view.crews[0].laid == "mark"
        assert t.foe.view.crews[0].marks == ("mark", "mark")


def test_p4_1_who_has_one_mark_takes_the_spent_ones_back() -> None:
    with table(Crew(marks=[3]), Crew(marks=[1, 2]), marks_first=True) as t:
        t.me.may_only(*LAY)
        t.me.does(LAY[0])
        t.foe.may_only(LAY[1], LAY[2])


def test_p4_2_all_are_opened_at_once_and_lie_open() -> None:
    with table(Crew(), Crew(), marks_first=True) as t:
        t.me.does(LAY[3])
        t.foe.does(LAY[1])

        assert t.public(MarkOpened, seat=0, mark=3)
        assert t.public(MarkOpened, seat=1, mark=1)
        assert t.foe.view.crews[0].spent == ("3",)
        assert t.foe.view.crews[0].laid == ""


def test_p4_3_of_equal_marks_the_first_from_who_was_first() -> None:
    with table(Crew(), Crew(), Crew(), marks_first=True) as t:
        t.me.does(LAY[0])
        t.foe.does(LAY[2])
        t.third.does(LAY[2])

        assert t.foe.is_asked
        assert t.me.view.first == 1


def test_p4_4_who_laid_a_0_gets_a_coin() -> None:
    with table(Crew(), Crew(), marks_first=True) as t:
        t.me.does(LAY[0])
        t.foe.does(LAY[1])

        assert (t.me.coins, t.foe.coins) == (3, 2)
        assert t.public(CoinsGained, seat=0, amount=1)


def test_p11_1_p11_2_hands_are_opened_and_count_with_the_coins() -> None:
    with table(Crew("pearl", "wall"), Crew("gale"), round_is=3) as t:
        t.me.does(WORK)
        t.foe.does(WORK)

        wares = tuple(sorted([ware("pearl"), ware("wall")]))
        assert t.public(HandOpened, seat=0, wares=wares)
        assert t.table.result.scores == (3 + 3 + 2, 3)
        assert t.table.result.lines == (("coins", (3, 3)), ("wares", (5, 0)))
        assert t.foe.view.crews[0].hand == ("pearl_1", "wall_1")


def test_p11_3_ties_are_broken_by_coins_then_charms_or_shared() -> None:
    def ranks(one: Crew, other: Crew) -> tuple[int, ...]:
        with table(one, other, round_is=3) as t:
            t.me.does(WORK)
            t.foe.does(WORK)
            found: tuple[int, ...] = t.table.result.ranks
            return found

    assert ranks(Crew("lantern"), Crew(coins=3)) == (2, 1)
    assert ranks(Crew(charms=1), Crew()) == (1, 2)
    assert ranks(Crew(), Crew()) == (1, 1)
