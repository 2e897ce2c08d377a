"""P8 The verbs that wares are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.effects import Effect
from deepfield.kernel.moves import Refusal, Seat
from proof.flow.confide import Confidence
from proof.flow.texts import Choice, PeekAt
from proof.state import Proof

if TYPE_CHECKING:
    from collections.abc import Sequence

STOCK_IS_EMPTY: Final = Refusal("P8.4", "stock-is-empty")
DISCARD_IS_EMPTY: Final = Refusal("P8.5", "discard-is-empty")
NOBODY_HAS_COINS: Final = Refusal("P8.7", "nobody-has-coins")


class GainCoins(Effect[Proof]):
    """P8.1 Coins from the bank."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, g: Proof, seat: Seat) -> None:
        g.gain_coins(seat, self.amount)


class GainCharms(Effect[Proof]):
    """P8.2 Charms from the bank."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, g: Proof, seat: Seat) -> None:
        g.gain_charms(seat, self.amount)


class DrawWares(Effect[Proof]):
    """P8.3 The top cards of the stock, as many as there are."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def run(self, g: Proof, seat: Seat) -> None:
        for _ in range(self.cards):
            g.draw(seat)


class Peek(Effect[Proof]):
    """P8.4 Look at the top card; then the stock may be shuffled."""

    def refuse(self, g: Proof, seat: Seat) -> Refusal | None:
        return None if g.stock else STOCK_IS_EMPTY

    def run(self, g: Proof, seat: Seat) -> None:
        if g.stock:
            g.push(PeekAt(seat))


class Stir(Effect[Proof]):
    """P8.5 The discard is shuffled into the stock."""

    def refuse(self, g: Proof, seat: Seat) -> Refusal | None:
        return None if g.discard else DISCARD_IS_EMPTY

    def run(self, g: Proof, seat: Seat) -> None:
        if g.discard:
            g.stir()


class Choose(Effect[Proof]):
    """P8.6 One of several texts."""

    def __init__(self, *effects: Effect[Any]) -> None:
        self.effects = effects

    def parts(self) -> tuple[Effect[Any], ...]:
        return self.effects

    def refuse(self, g: Proof, seat: Seat) -> Refusal | None:
        refusals = [effect.refuse(g, seat) for effect in self.effects]
        return None if None in refusals else refusals[0]

    def run(self, g: Proof, seat: Seat) -> None:
        g.push(Choice(seat, self.number))


class Toll(Effect[Proof]):
    """P8.7 A coin from each other seat that has one."""

    def refuse(self, g: Proof, seat: Seat) -> Refusal | None:
        return None if payers(g, seat) else NOBODY_HAS_COINS

    def run(self, g: Proof, seat: Seat) -> None:
        for payer in payers(g, seat):
            g.coins[payer] -= 1
            g.gain_coins(seat, 1)


class ShowOne(Effect[Proof]):
    """P8.8 A card of one's hand is shown to another seat."""

    def run(self, g: Proof, seat: Seat) -> None:
        g.push(Confidence(seat, 0, seat))


class GiveOne(Effect[Proof]):
    """P8.8 A card of one's hand is given to another seat."""

    def run(self, g: Proof, seat: Seat) -> None:
        g.push(Confidence(seat, 1, seat))


def payers(g: Proof, seat: Seat) -> Sequence[int]:
    """P8.7 The other seats that have a coin."""
    return [other for other in range(g.seats) if other != seat and g.coins[other]]
