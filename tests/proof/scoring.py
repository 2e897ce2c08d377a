"""P11 The end: what is counted, and how ties are broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.kernel.result import Result, ranked

if TYPE_CHECKING:
    from proof.state import Proof


def worth_in_hand(g: Proof, seat: int) -> int:
    """P11.2 The worth of the wares that a seat holds."""
    return sum([g.box.wares[card].worth for card in g.hands[seat]])


def final_result(g: Proof) -> Result:
    """P11.2, P11.3 Coins and wares; then more coins, then more charms."""
    seats = range(g.seats)
    coins = tuple([g.coins[seat] for seat in seats])
    wares = tuple([worth_in_hand(g, seat) for seat in seats])
    scores = tuple([coins[seat] + wares[seat] for seat in seats])
    keys: list[tuple[int, ...]] = [(scores[seat], coins[seat], g.charms[seat]) for seat in seats]
    return Result(scores, ranked(keys), (("coins", coins), ("wares", wares)))
