"""What lies on the table, and what is told of it. No rules of the flow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, NewType

from deepfield.kernel.columns import PILE, Column
from deepfield.kernel.moves import Event, Seat
from deepfield.kernel.table import Table
from proof.box import MARK_COUNT, MARKS, SEATS, WARE_COUNT, WARES, ProofBox

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.moves import Aside
    from deepfield.kernel.result import Result

WareId = NewType("WareId", int)  # a card of the deck of wares

# The streams of chance.
START: Final = 0
STOCK: Final = 1
DICE: Final = 2
THEFT: Final = 3
STREAMS: Final = ("start", "stock", "dice", "theft")

# Single numbers: g.now[ROUND].
ROUND: Final = 0
FIRST: Final = 1

MOST: Final = 999  # coins or charms of a seat
LAST_WARE: Final = WARE_COUNT - 1
LAST_MARK: Final = SEATS * MARK_COUNT - 1


class Proof(Table[ProofBox]):
    """P1-P11 What lies on the table."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (
        Column("coins", SEATS, 0, MOST),  # P1.3
        Column("charms", SEATS, 0, MOST),  # P1.3
        Column("now", 2, 0, 9),  # single numbers
        Column("stock", PILE, 0, LAST_WARE, WARES),  # P2.2 face down, top card last
        Column("discard", PILE, 0, LAST_WARE, WARES),  # P7.1 open
        Column("drawn", PILE, 0, LAST_WARE, WARES),  # P6.1 what a search looks at
        Column("hand0", PILE, 0, LAST_WARE, WARES),
        Column("hand1", PILE, 0, LAST_WARE, WARES),
        Column("hand2", PILE, 0, LAST_WARE, WARES),
        Column("hand3", PILE, 0, LAST_WARE, WARES),
        Column("marks0", PILE, 0, LAST_MARK, MARKS),  # P2.1 in hand
        Column("marks1", PILE, 0, LAST_MARK, MARKS),
        Column("marks2", PILE, 0, LAST_MARK, MARKS),
        Column("marks3", PILE, 0, LAST_MARK, MARKS),
        Column("laid", SEATS, 0, LAST_MARK, MARKS),  # P4.1 a place a seat
        Column("spent", PILE, 0, LAST_MARK, MARKS),  # P4.2 open
        Column("away", PILE, 0, LAST_MARK, MARKS),  # P1.2 of seats not there
    )

    def bind(self, columns: list[list[int]]) -> None:
        (self.coins, self.charms, self.now, self.stock, self.discard, self.drawn) = columns[:6]
        (self.hand0, self.hand1, self.hand2, self.hand3) = self.hands = columns[6:10]
        (self.marks0, self.marks1, self.marks2, self.marks3) = self.marks = columns[10:14]
        (self.laid, self.spent, self.away) = columns[14:]

    def aside_candidates(self, seat: Seat) -> Sequence[Aside[Proof]]:
        """P10 Gifts to the seats that are there, and the wares of one's own hand."""
        from proof.flow.asides import BOAST, GIFT

        return [*GIFT[: self.seats], *[BOAST[card] for card in sorted(self.hands[seat])]]

    def outcome(self) -> Result:
        """P11 The points of the finished game."""
        from proof.scoring import final_result

        return final_result(self)

    # What several chapters do with cards and coins.

    def gain_coins(self, seat: Seat, amount: int) -> None:
        """P1.3 Coins come from the bank."""
        self.coins[seat] += amount
        self.emit(CoinsGained(seat, amount))

    def gain_charms(self, seat: Seat, amount: int) -> None:
        """P1.3 Charms come from the bank."""
        self.charms[seat] += amount
        self.emit(CharmsGained(seat, amount))

    def refill(self, needed: int) -> None:
        """P6.4 If the stock has too few cards, the discard is shuffled with it."""
        if len(self.stock) < needed and self.discard:
            self.stir()

    def stir(self) -> None:
        """P8.5 The discard is shuffled into the stock."""
        self.stock.extend(self.discard)
        self.discard.clear()
        self.shuffle_stock()

    def shuffle_stock(self) -> None:
        """P6.4 Nobody follows."""
        self.shuffle(WARES, self.stock, STOCK)
        self.emit(StockShuffled(len(self.stock)))

    def draw(self, seat: Seat) -> None:
        """P2.2, P8.3 The top card goes to the hand; only its owner sees it."""
        self.refill(1)
        if self.stock:
            card = self.stock.pop()
            self.hands[seat].append(card)
            self.emit(WareDrawn(seat))
            self.see(card, seat)

    def alike(self, hand: list[int], card: int, seat: Seat | None) -> list[int]:
        """P7.1 The cards of a hand that look to a seat as this one does."""
        seen = self.sight(seat, WARES, hand)
        face = seen[hand.index(card)]
        return [other for other, looks in zip(hand, seen, strict=True) if looks == face]

    def to_the_back(self, hand: list[int], card: int, among: list[int]) -> None:
        """P7.1 A card that was mixed with others changes places with the last of them.

        So where it lay tells nothing, not even by what lies beside it.
        """
        last = hand.index(among[-1])
        hand[hand.index(card)] = hand[last]
        hand[last] = card

    def show_from_hand(self, seat: Seat, card: int, to: Seat | None) -> None:
        """P7.1, P8.9 A seat, or all, see a card of a hand; where in it the card lay nobody sees."""
        hand = self.hands[seat]
        among = self.alike(hand, card, to)
        self.show(WARES, among, card, seat, self.everybody if to is None else 1 << to)
        self.to_the_back(hand, card, among)

    def discard_openly(self, seat: Seat, card: int) -> None:
        """P7.1 All see a card of a hand go to the discard."""
        self.show_from_hand(seat, card, None)
        self.hands[seat].remove(card)
        self.discard.append(card)

    def see(self, card: int, seat: Seat) -> None:
        """P6.1 A seat sees a ware where it lies; the others see only that it looks."""
        self.reveal(WARES, card, 1 << seat)
        self.emit(WareSeen(seat, WareId(card)), 1 << seat)


class CoinsGained(Event):
    """P1.3 A seat got coins."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class CharmsGained(Event):
    """P1.3 A seat got charms."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class WareDrawn(Event):
    """P8.3 A seat drew the top card of the stock."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class WareSeen(Event):
    """P6.1 What a seat saw; told to that seat alone."""

    def __init__(self, seat: Seat, ware: WareId) -> None:
        self.seat = seat
        self.ware = ware


class StockShuffled(Event):
    """P6.4 The stock has a new order."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
