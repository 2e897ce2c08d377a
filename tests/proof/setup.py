"""P2 Setting up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.kernel.moves import Seat
from proof.box import MARK_COUNT, SEATS, WARE_COUNT, WARES
from proof.flow.rounds import Rounds
from proof.state import FIRST, START, STOCK

if TYPE_CHECKING:
    from proof.state import Proof


def begin(g: Proof) -> None:
    """P2.1-P2.3 Coins, charms, marks, wares, and who is first."""
    for seat in range(SEATS):
        cards = range(seat * MARK_COUNT, (seat + 1) * MARK_COUNT)
        if seat < g.seats:
            g.coins[seat] = 2
            g.charms[seat] = 1
            g.marks[seat].extend(cards)
        else:
            g.away.extend(cards)
    g.stock.extend(range(WARE_COUNT))
    g.shuffle(WARES, g.stock, STOCK)
    for _ in range(3):
        for seat in range(g.seats):
            g.draw(Seat(seat))
    g.now[FIRST] = g.chance.pick(g.seats, START)
    g.push(Rounds())
