"""P1 What lies in the box: wares with their texts, and marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.book import Box
from deepfield.kernel.hidden import Deck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.effects import Effect

# The decks, in the order of `box.decks`.
WARES: Final = 0
MARKS: Final = 1

SEATS: Final = 4
WARE_COUNT: Final = 24
COPIES: Final = 2  # of each kind
MARK_COUNT: Final = 4  # of each seat

# The backs of wares; that of a mark is its seat.
LAND: Final = 0
SEA: Final = 1
BACK_KEYS: Final = ("land", "sea")


class Ware:
    """P1.1 One kind of ware; `effect` is its text, none if it is a shield."""

    def __init__(
        self, key: str, back: int, worth: int, cost: int, effect: Effect[Any] | None
    ) -> None:
        self.key = key
        self.back = back
        self.worth = worth
        self.cost = cost
        self.effect = effect

    @property
    def is_shield(self) -> bool:
        """P1.1 A shield has no text."""
        return self.effect is None


class ProofBox(Box):
    """All that is printed."""

    def __init__(self, kinds: Sequence[Ware], digest: str, effects: Sequence[Any]) -> None:
        self.kinds = tuple(kinds)
        self.wares = tuple([ware for ware in kinds for _ in range(COPIES)])
        decks = (
            Deck("wares", tuple([ware.back for ware in self.wares])),
            Deck("marks", tuple([card // MARK_COUNT for card in range(SEATS * MARK_COUNT)])),
        )
        super().__init__(decks, digest, effects)
