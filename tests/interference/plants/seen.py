"""Section 7, kinds 1 and 2: views and events that say too much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.kernel.moves import Event, Seat
from interference.plants.planting import Plant, Planted, Told, pairs, with_table, with_view
from proof.box import BACK_KEYS, MARK_COUNT, WARES
from proof.content import ware_words
from proof.flow.rounds import MarkLaid
from proof.flow.search import WareKept
from proof.room import room
from proof.scoring import worth_in_hand
from proof.state import Proof, WareSeen
from proof.view import view

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

# Views.


def with_other_hands(g: Proof, seat: int | None) -> Any:
    """A field too many: the hands of all."""
    return view(g, seat), [sorted(hand) for hand in g.hands]


def with_worth_of_hands(g: Proof, seat: int | None) -> Any:
    """A number that is worked out from hidden cards."""
    return view(g, seat), [worth_in_hand(g, other) for other in range(g.seats)]


def with_laid_mark(g: Proof, seat: int | None) -> Any:
    """A card laid face down."""
    return view(g, seat), g.laid[:]


def with_hidden_among_known(g: Proof, seat: int | None) -> Any:
    """Hands in the order of their cards: what is hidden lies between what is known."""
    words = ware_words(g.box)
    hands = [g.sight(seat, WARES, sorted(hand)) for hand in g.hands]
    return view(g, seat), [
        [words[card] if card >= 0 else BACK_KEYS[-2 - card] for card in hand] for hand in hands
    ]


def with_stock_by_number(g: Proof, seat: int | None) -> Any:
    """The cards of a pile, though not their order."""
    return view(g, seat), sorted(g.stock)


# Events.


class Unmasked(Planted):
    """Every event goes to everybody."""

    def emit(self, event: Event, eyes: int = -1) -> None:
        super().emit(event)


class TellsShields(Planted):
    """All are told that a seat looked at a card, but only if it is a shield."""

    def see(self, card: int, seat: Seat) -> None:
        super().see(card, seat)
        if self.box.wares[card].is_shield:
            self.emit(Told(seat, 0))


class TellsMarks(Planted):
    """All are told which mark was laid."""

    def emit(self, event: Event, eyes: int = -1) -> None:
        if isinstance(event, MarkLaid):
            event = Told(event.seat, self.laid[event.seat] % MARK_COUNT)
        super().emit(event, eyes)


class TellsKept(Planted):
    """A public event names the card that was kept in secret by its number."""

    def emit(self, event: Event, eyes: int = -1) -> None:
        super().emit(event, eyes)
        if isinstance(event, WareKept):
            super().emit(Told(event.seat, event.ware))


class TellsBySilence(Planted):
    """The owner of a card is told what it drew only sometimes: by what another has."""

    def emit(self, event: Event, eyes: int = -1) -> None:
        other = self.hands[(event.seat + 1) % self.seats] if isinstance(event, WareSeen) else []
        if not any([self.box.wares[card].is_shield for card in other]):
            super().emit(event, eyes)


def hand_in_order_drawn(g: Proof, seat: int | None) -> Any:
    """Where in a hand the cards that all know lie, in the order in which they were drawn."""
    return view(g, seat), [g.sight(seat, WARES, hand) for hand in g.hands]


class AsDrawn(Planted):
    """A card shown from a hand stays where it was drawn to."""

    def to_the_back(self, hand: list[int], card: int, among: list[int]) -> None:
        """Leave it there."""


def as_drawn() -> Game:
    """A hand in the order in which it was drawn."""
    return room(table=AsDrawn, view=hand_in_order_drawn)


PLANTS = [
    Plant("1 another hand", lambda: with_view(with_other_hands), pairs),
    Plant("1 a number from hidden cards", lambda: with_view(with_worth_of_hands), pairs),
    Plant("1 a card face down", lambda: with_view(with_laid_mark), pairs),
    Plant("1 hidden cards among known ones", lambda: with_view(with_hidden_among_known), pairs),
    Plant("1 a hand in the order drawn", as_drawn, pairs),
    Plant("1 a pile by number", lambda: with_view(with_stock_by_number), pairs),
    Plant("2 no mask", lambda: with_table(Unmasked), pairs),
    Plant("2 only where something hidden is so", lambda: with_table(TellsShields), pairs),
    Plant("2 silent where another hides something", lambda: with_table(TellsBySilence), pairs),
    Plant("2 a secret choice", lambda: with_table(TellsMarks), pairs),
    Plant("2 a hidden card by number", lambda: with_table(TellsKept), pairs),
]
