"""Section 7, kind 5: imaginings that hold something of the real table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.kernel.hidden import Knowledge
from interference.plants.planting import (
    Leaky,
    OtherKnowledge,
    Plant,
    Planted,
    exact,
    pairs,
    with_table,
)
from proof.box import WARES

if TYPE_CHECKING:
    from collections.abc import Callable


class KeepsPile(Planted):
    """The stock is never dealt anew."""

    def _deal(
        self,
        deck: int,
        known: Knowledge,
        columns: list[list[int]],
        eye: int,
        shuffle: Callable[[list[int]], None],
    ) -> None:
        kept = {card: known.known[card] for card in self.stock} if deck == WARES else {}
        for card in kept:
            known.known[card] |= 1 << eye
        super()._deal(deck, known, columns, eye, shuffle)
        for card, eyes in kept.items():
            known.known[card] = eyes


class PileByPile(Planted):
    """Each pile is dealt within itself: who has which cards is kept."""

    def _deal(
        self,
        deck: int,
        known: Knowledge,
        columns: list[list[int]],
        eye: int,
        shuffle: Callable[[list[int]], None],
    ) -> None:
        for pile in self.book.piles[deck]:
            columns[pile][:] = known.deal(eye, columns[pile], shuffle)


class OneOrder(Planted):
    """Always the same is imagined."""

    def _deal(
        self,
        deck: int,
        known: Knowledge,
        columns: list[list[int]],
        eye: int,
        shuffle: Callable[[list[int]], None],
    ) -> None:
        super()._deal(deck, known, columns, eye, list[int].sort)


class ForeseesDice(Planted):
    """The luck to come is the real one."""

    def imagine(self, seat: int | None, rng: Any) -> Any:
        new = super().imagine(seat, rng)
        new.chance.source = self.chance.source
        return new


class CarriesEvents(Planted):
    """What happened last is in it, with what others saw."""

    def imagine(self, seat: int | None, rng: Any) -> Any:
        new = super().imagine(seat, rng)
        new.events = self.events
        return new


class CarriesLearned(Planted):
    """How often the others learned is in it."""

    def imagine(self, seat: int | None, rng: Any) -> Any:
        new = super().imagine(seat, rng)
        new.chance.learned = self.learned[:]
        return new


class UnsortedDeal(Leaky):
    """The draws of the `rng` meet the cards as they lie."""

    def _deal_batches(
        self, hidden: list[int], shuffle: Callable[[list[int]], None]
    ) -> dict[int, list[int]]:
        dealt: dict[int, list[int]] = {}
        for card in hidden:
            dealt.setdefault(self.batch[card], []).append(card)
        for number in sorted(dealt):
            shuffle(dealt[number])
        return dealt


class OrderTells(OtherKnowledge):
    """Equal knowledge and equal luck give different bytes."""

    KNOWLEDGE = UnsortedDeal


class KinlessDeal(Leaky):
    """Cards of one back go wherever one of that back lies, whatever they were mixed with."""

    def _deal_batches(
        self, hidden: list[int], shuffle: Callable[[list[int]], None]
    ) -> dict[int, list[int]]:
        dealt: dict[int, list[int]] = {}
        backs = self.deck.backs
        for back in sorted({backs[card] for card in hidden}):
            cards = sorted([card for card in hidden if backs[card] == back])
            goals = sorted([self.batch[card] for card in cards])
            shuffle(cards)
            for card, goal in zip(cards, goals, strict=True):
                dealt.setdefault(goal, []).append(card)
        return dealt


class AcrossKin(OtherKnowledge):
    """Worlds are imagined that all know to be impossible."""

    KNOWLEDGE = KinlessDeal


PLANTS = [
    Plant("5 keeps a pile", lambda: with_table(KeepsPile), pairs),
    Plant("5 deals each pile within itself", lambda: with_table(PileByPile), pairs),
    Plant("5 deals in one order", lambda: with_table(OneOrder), exact),
    Plant("5 foresees the dice", lambda: with_table(ForeseesDice), pairs),
    Plant("5 carries the events", lambda: with_table(CarriesEvents), pairs),
    Plant("5 carries what was learned", lambda: with_table(CarriesLearned), pairs),
    Plant("5 draws in an order that tells", lambda: with_table(OrderTells), pairs),
    Plant("5 deals across kin", lambda: with_table(AcrossKin), pairs),
]
