"""P10 What a seat may do at any time."""

from __future__ import annotations

from typing import Final

from deepfield.kernel.moves import Aside, Event, Refusal, Seat
from proof.box import SEATS, WARE_COUNT, WARES
from proof.state import Proof, WareId


class Gift(Aside[Proof]):
    """P10.1 A coin for another seat."""

    TEXT = "give {seat} a coin"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def refuse(self, g: Proof, giver: Seat) -> Refusal | None:
        if g.options["gifts"] == "off":
            return NO_GIFTS
        if self.seat >= g.seats or self.seat == giver:
            return NOT_ANOTHER_SEAT
        if not g.coins[giver]:
            return NO_COIN
        return None

    def do(self, g: Proof, giver: Seat) -> None:
        g.coins[giver] -= 1
        g.coins[self.seat] += 1
        g.emit(CoinGiven(giver, self.seat))


class Boast(Aside[Proof]):
    """P10.2 A ware of one's hand is shown to all, and stays there."""

    def __init__(self, ware: WareId) -> None:
        self.ware = ware

    def refuse(self, g: Proof, seat: Seat) -> Refusal | None:
        if self.ware not in g.hands[seat]:
            return NOT_IN_HAND
        if self.ware in g.sight(None, WARES, g.hands[seat]):
            return ALL_KNOW_IT
        return None

    def do(self, g: Proof, seat: Seat) -> None:
        g.show_from_hand(seat, self.ware, None)
        g.emit(Boasted(seat, self.ware))


GIFT: Final = [Gift(Seat(seat)) for seat in range(SEATS)]
BOAST: Final = [Boast(WareId(card)) for card in range(WARE_COUNT)]
NO_GIFTS: Final = Refusal("P10.1", "no-gifts")
NOT_ANOTHER_SEAT: Final = Refusal("P10.1", "not-another-seat")
NO_COIN: Final = Refusal("P10.1", "no-coin")
NOT_IN_HAND: Final = Refusal("P10.2", "not-in-hand")
ALL_KNOW_IT: Final = Refusal("P10.2", "all-know-it")


class CoinGiven(Event):
    """P10.1 A coin changed hands."""

    def __init__(self, seat: Seat, to: Seat) -> None:
        self.seat = seat
        self.to = to


class Boasted(Event):
    """P10.2 A seat showed a ware of its hand to all."""

    def __init__(self, seat: Seat, ware: WareId) -> None:
        self.seat = seat
        self.ware = ware
