"""P5-P8: work, searching, playing wares, their texts."""

from __future__ import annotations

from kit.harbour import Crew, Harbour, table, ware
from proof.flow.asides import BOAST, GIFT
from proof.flow.confide import CONFIDE, TO, Confided, WareConfided
from proof.flow.search import KEEP, KEEP_BACK, SearchEnded, WareKept
from proof.flow.texts import LEAVE, PICK, SHUFFLE
from proof.flow.turn import PLAY, RAID, SEARCH, WORK, WarePlayed
from proof.state import CharmsGained, StockShuffled, WareDrawn, WareSeen


def plays(t: Harbour, word: str) -> None:
    """Seat 0 plays this ware."""
    t.me.does(PLAY[ware(word)])


def test_p5_1_work_gives_a_coin() -> None:
    with table(Crew(coins=0), Crew()) as t:
        t.me.does(WORK)

        assert t.me.coins == 1


def test_p5_2_a_turn_is_one_deed() -> None:
    with table(Crew("lantern", "wall"), Crew(), Crew(coins=0)) as t:
        t.me.may_only(WORK, SEARCH, RAID[1], PLAY[ware("lantern")])
        t.me.does(WORK)
        assert t.foe.is_asked


def test_p6_1_p6_2_one_of_two_is_kept_and_nobody_else_sees_which() -> None:
    with table(Crew(), Crew(), stock=["gale", "pearl", "storm"]) as t:
        t.me.does(SEARCH)
        assert t.me.view.drawn == ("storm_1", "pearl_1")
        assert t.foe.view.drawn == ("sea", "sea")
        t.me.may_only(*KEEP)
        t.me.may_not(KEEP_BACK[0], rule="P6.2", key="backs-alike")
        t.me.does(KEEP[1])

        assert t.me.hand == ["pearl_1"]
        assert t.me.seen_stock[0] == "storm_1"
        assert t.foe.seen_stock[0] == "sea"
        assert t.me.saw(WareKept, ware=ware("pearl"))
        assert not t.foe.saw(WareKept)
        assert t.foe.saw(SearchEnded, seat=0)


def test_p6_3_of_different_backs_all_see_which_is_kept() -> None:
    with table(Crew(), Crew(), stock=["mule", "pearl"]) as t:
        t.me.does(SEARCH)
        t.me.may_only(*KEEP_BACK)
        t.me.may_not(KEEP[0], rule="P6.3", key="backs-differ")
        t.me.does(KEEP_BACK[0])

        assert t.me.hand == ["mule_1"]
        assert t.foe.view.crews[0].hand == ("land",)


def all_but(*words: str) -> list[str]:
    """All wares but these, by kind and copy."""
    from kit.harbour import WORDS

    return [word for word in WORDS if word not in words]


def test_p6_1_with_fewer_than_two_cards_there_is_no_search() -> None:
    hand = all_but("gale_1")
    with table(Crew(*hand), Crew()) as t:
        t.me.may_not(SEARCH, rule="P6.1", key="too-few-wares")


def test_p6_4_too_small_a_stock_is_shuffled_with_the_discard_first() -> None:
    hand = all_but("gale_1", "gale_2", "pearl_1")
    luck = {"stock": [0, 0]}
    with table(Crew(*hand), Crew(), discard=["gale_2", "pearl_1"], luck=luck) as t:
        t.me.does(SEARCH)
        assert t.public(StockShuffled, cards=3)
        t.me.does(KEEP[0])

        assert t.me.view.discard == ()


def test_p7_1_a_ware_of_ones_hand_is_seen_by_all_and_discarded() -> None:
    with table(Crew("lantern"), Crew("mule")) as t:
        t.me.may_not(PLAY[ware("mule")], rule="P7.1", key="not-in-hand")
        plays(t, "lantern")

        assert t.public(WarePlayed, seat=0, ware=ware("lantern"))
        assert t.foe.view.discard == ("lantern_1",)
        assert t.me.coins == 4


def test_p7_2_the_cost_is_paid_first() -> None:
    with table(Crew("pearl"), Crew()) as t:
        plays(t, "pearl")
        assert (t.me.coins, t.me.charms) == (1, 2)

    with table(Crew("pearl", coins=0), Crew()) as t:
        refusal = t.me.may_not(PLAY[ware("pearl")], rule="P7.2", key="not-enough-coins")
        assert refusal.args == {"cost": 1}


def test_p7_3_a_shield_is_not_played() -> None:
    with table(Crew("reef"), Crew()) as t:
        t.me.may_not(PLAY[ware("reef")], rule="P7.3", key="shield-has-no-text")


def test_p7_4_nor_what_cannot_be_carried_out() -> None:
    with table(Crew("storm"), Crew(coins=0)) as t:
        t.me.may_not(PLAY[ware("storm")], rule="P8.7", key="nobody-has-coins")


def test_p8_1_p8_2_coins_or_charms() -> None:
    with table(Crew("market", charms=1), Crew()) as t:
        plays(t, "market")
        t.me.may_only(PICK[0], PICK[1])
        t.me.may_not(PICK[2], rule="P8.6", key="no-such-text")
        t.me.does(PICK[1])

        assert (t.me.coins, t.me.charms) == (2, 2)
        assert t.public(CharmsGained, seat=0, amount=1)


def test_p8_3_wares_are_drawn_unseen_by_others() -> None:
    with table(Crew("mule"), Crew(), stock=["gale"]) as t:
        plays(t, "mule")

        assert (t.me.coins, t.me.hand) == (3, ["gale_1"])
        assert t.foe.saw(WareDrawn, seat=0)
        assert t.me.saw(WareSeen, ware=ware("gale"))
        assert not t.foe.saw(WareSeen)


def test_p8_4_who_peeks_may_have_the_stock_shuffled() -> None:
    with table(Crew("spyglass"), Crew(), stock=["gale"], luck={"stock": [0] * 22}) as t:
        plays(t, "spyglass")
        assert t.me.seen_stock[-1] == "gale_1"
        assert t.foe.seen_stock[-1] == "sea"
        t.me.may_only(SHUFFLE, LEAVE)
        t.me.does(SHUFFLE)

        assert set(t.me.seen_stock) == {"land", "sea"}
        assert t.me.coins == 3

    with table(Crew("spyglass"), Crew(), stock=["gale"]) as t:
        plays(t, "spyglass")
        t.me.does(LEAVE)
        assert t.me.seen_stock[-1] == "gale_1"


def test_p8_5_stirring_needs_a_discard_and_p8_6_only_what_can_be_done_is_chosen() -> None:
    with table(Crew("inn"), Crew(), luck={"stock": [0] * 23}) as t:
        plays(t, "inn")
        t.me.may_only(PICK[0], PICK[1])
        t.me.does(PICK[1])
        t.me.may_only(PICK[0], PICK[1], PICK[2])
        t.me.does(PICK[2])

        assert t.public(StockShuffled, cards=24)
        assert t.me.coins == 2 + 3

    with table(Crew("gale"), Crew()) as t:
        plays(t, "gale")
        t.me.may_only(PICK[0], PICK[1])
        t.me.does(PICK[1])
        assert len(t.me.hand) == 2


def test_p8_5_an_empty_discard_cannot_be_stirred() -> None:
    with table(Crew("inn"), Crew(), luck={"stock": [0] * 23 * 1}, stock=["gale"]) as t:
        plays(t, "inn")
        t.me.does(PICK[1], PICK[2])
        assert t.me.view.discard == ()


def test_p8_7_a_toll_from_each_other_seat_that_has_a_coin() -> None:
    with table(Crew("storm", coins=0), Crew(coins=1), Crew(coins=0), Crew()) as t:
        plays(t, "storm")

        assert [t.seat(seat).coins for seat in range(4)] == [2, 0, 0, 1]


def test_p8_8_p8_9_a_card_is_shown_to_one_seat_alone() -> None:
    with table(Crew("letter", "mule", "wall", "pearl"), Crew(), Crew()) as t:
        plays(t, "letter")
        t.me.may_only(TO[1][0], TO[1][1], TO[2][0], TO[2][1])
        t.me.may_not(TO[0][0], rule="P8.8", key="not-another-seat")
        t.me.does(TO[1][0])
        t.me.may_only(CONFIDE[ware("mule")], CONFIDE[ware("wall")])
        t.me.may_not(CONFIDE[ware("pearl")], rule="P8.9", key="not-unknown")
        t.me.does(CONFIDE[ware("wall")])

        assert t.foe.view.crews[0].hand == ("land", "sea", "wall_1")
        assert t.third.view.crews[0].hand == ("land", "land", "sea")
        assert t.foe.saw(WareConfided, ware=ware("wall"))
        assert t.third.saw(Confided, seat=0, foe=1)
        assert not t.third.saw(WareConfided)


def test_p8_9_or_given_to_it() -> None:
    with table(Crew("smuggler", "mule", "wall"), Crew(), Crew()) as t:
        plays(t, "smuggler")
        t.me.may_not(TO[2][1], rule="P8.8", key="no-such-ware")
        t.me.does(TO[2][0], CONFIDE[ware("mule")])

        assert t.third.hand == ["mule_1"]
        assert t.third.view.crews[2].hand == ("mule_1",)
        assert t.foe.view.crews[2].hand == ("land",)
        assert t.me.coins == 5


def test_p8_8_with_nothing_to_confide_nothing_happens() -> None:
    with table(Crew("smuggler"), Crew()) as t:
        plays(t, "smuggler")

        assert t.me.coins == 5
        assert t.foe.is_asked


def test_p8_9_p10_2_what_was_shown_to_all_meanwhile_is_not_confided() -> None:
    with table(Crew("smuggler", "mule", "wall", "inn"), Crew()) as t:
        plays(t, "smuggler")
        t.me.does(BOAST[ware("mule")])
        t.me.may_only(CONFIDE[ware("wall")], CONFIDE[ware("inn")])
        t.me.does(BOAST[ware("wall")])
        assert t.foe.hand == ["inn_1"]

    with table(Crew("smuggler", "mule"), Crew(), pace="all") as t:
        plays(t, "smuggler")
        t.me.does(TO[1][0])
        t.me.may_only(CONFIDE[ware("mule")])
        t.me.does(BOAST[ware("mule")])
        assert t.me.hand == ["mule_1"]
        assert t.me.coins == 5


def test_p10_1_a_coin_is_given_at_any_time_also_unasked() -> None:
    with table(Crew(), Crew(coins=1), Crew()) as t:
        t.foe.may_do_unasked(GIFT[0], GIFT[2])
        t.foe.may_not(GIFT[1], rule="P10.1", key="not-another-seat")
        t.foe.may_not(GIFT[3], rule="P10.1", key="not-another-seat")
        t.foe.does(GIFT[0])

        assert (t.me.coins, t.foe.coins) == (3, 0)
        assert t.me.is_asked
        t.foe.may_not(GIFT[0], rule="P10.1", key="no-coin")

    with table(Crew(), Crew(), options={"gifts": "off"}) as t:
        t.me.may_not(GIFT[1], rule="P10.1", key="no-gifts")


def test_p10_2_a_ware_is_shown_to_all_and_stays_in_the_hand() -> None:
    with table(Crew(), Crew("reef", "gale")) as t:
        t.me.may_not(BOAST[ware("reef")], rule="P10.2", key="not-in-hand")
        t.foe.does(BOAST[ware("reef")])

        assert t.me.view.crews[1].hand == ("reef_1", "sea")
        t.foe.may_not(BOAST[ware("reef")], rule="P10.2", key="all-know-it")
