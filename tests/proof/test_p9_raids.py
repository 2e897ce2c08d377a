"""P9: raids, the re-roll window, the shield that may be hidden."""

from __future__ import annotations

from kit.harbour import Crew, table, ware
from proof.flow.asides import BOAST
from proof.flow.raid import DEFEND, NO_DEFENCE, ROLL_AGAIN, STAND, Defended, Raided, WareTaken
from proof.flow.turn import RAID, WORK
from proof.state import WareSeen


def test_p9_1_on_another_seat_that_has_a_coin() -> None:
    with table(Crew(), Crew(coins=0), Crew()) as t:
        t.me.may(RAID[2])
        t.me.may_not(RAID[0], rule="P9.1", key="not-another-seat")
        t.me.may_not(RAID[1], rule="P9.1", key="nothing-to-take")
        t.me.may_not(RAID[3], rule="P9.1", key="not-another-seat")

    with table(Crew(), Crew(), options={"raids": "off"}) as t:
        t.me.may_not(RAID[1], rule="P9.1", key="no-raids")


def test_p9_2_a_charm_rolls_the_die_again() -> None:
    with table(Crew(charms=2), Crew(coins=5), dice=[1, 2, 5]) as t:
        t.me.does(RAID[1])
        t.me.may_only(ROLL_AGAIN, STAND)
        t.me.does(ROLL_AGAIN, ROLL_AGAIN)

        assert (t.me.charms, t.me.coins, t.foe.coins) == (0, 5, 2)


def test_p9_2_without_a_charm_the_die_stands() -> None:
    with table(Crew(), Crew("lantern"), dice=[3]) as t:
        t.me.does(RAID[1])

        assert t.asks("raid_on.defend")

    with table(Crew(), Crew("lantern"), dice=[3], pace="all") as t:
        t.me.does(RAID[1])
        t.me.may_only(STAND)
        t.me.may_not(ROLL_AGAIN, rule="P9.2", key="no-charm")


def test_p9_3_a_shield_ends_the_raid() -> None:
    with table(Crew(), Crew("reef", "gale", "wall"), dice=[6]) as t:
        t.me.does(RAID[1])
        t.foe.may_only(DEFEND[ware("reef")], DEFEND[ware("wall")], NO_DEFENCE)
        t.foe.may_not(DEFEND[ware("gale")], rule="P9.3", key="not-a-shield")
        t.foe.may_not(DEFEND[ware("reef_2")], rule="P9.3", key="not-in-hand")
        t.foe.does(DEFEND[ware("reef")])

        assert t.public(Defended, seat=1, ware=ware("reef"))
        assert (t.me.coins, t.foe.coins) == (2, 2)
        assert t.me.view.discard == ("reef_1",)
        assert t.foe.is_asked


def test_p9_3_who_could_not_have_a_shield_is_not_asked() -> None:
    with table(Crew(), Crew(), dice=[3]) as t:
        t.me.does(RAID[1])
        assert t.asks("turn.choose_deed")

    with table(Crew(), Crew("gale"), dice=[3]) as t:
        t.foe.does(BOAST[ware("gale")])
        t.me.does(RAID[1])
        assert t.asks("turn.choose_deed")

    with table(Crew(), Crew("gale"), discard=["reef_1", "reef_2"], dice=[3]) as t:
        t.me.does(RAID[1])
        assert t.asks("turn.choose_deed")

    with table(Crew(), Crew("reef"), dice=[3]) as t:
        t.foe.does(BOAST[ware("reef")])
        t.me.does(RAID[1])
        t.foe.may_only(DEFEND[ware("reef")], NO_DEFENCE)


def test_p9_4_the_die_less_two_in_coins_at_most_what_there_is() -> None:
    for die, coins, taken in [(1, 4, 0), (2, 4, 0), (3, 4, 1), (5, 4, 3), (5, 2, 2)]:
        with table(Crew(coins=0), Crew(coins=coins), dice=[die]) as t:
            t.me.does(RAID[1])

            assert (t.me.coins, t.foe.coins) == (taken, coins - taken)
            assert t.public(Raided, seat=0, foe=1, coins=taken)


def test_p9_5_with_a_6_a_ware_too_that_only_those_two_know() -> None:
    crews = (Crew(), Crew("lantern", "mule"), Crew())
    with table(*crews, dice=[6], luck={"theft": [0]}) as t:
        t.me.does(RAID[1])
        t.foe.does(NO_DEFENCE)

        assert t.me.hand == ["lantern_1"]
        assert t.third.view.crews[0].hand == ("land",)
        assert t.foe.view.crews[0].hand == ("lantern_1",)
        assert t.third.saw(WareTaken, seat=0, foe=1)
        assert not t.third.saw(WareSeen)


def test_p9_5_from_an_empty_hand_nothing_is_taken() -> None:
    with table(Crew(), Crew(), dice=[6]) as t:
        t.me.does(RAID[1])

        assert t.me.hand == []
        t.foe.does(WORK)
