"""The state of a table, declared once: columns of small integers."""

from __future__ import annotations

from typing import Final

PILE: Final = -1  # as the size of a column: as long as the pile is
NO_DECK: Final = -1
LOWEST: Final = -32767
HIGHEST: Final = 32767


class Column:
    """One list of numbers: its name, size, range, and for a pile the deck whose cards lie in it."""

    def __init__(
        self, name: str, size: int, low: int, high: int, deck: int = NO_DECK, start: int = 0
    ) -> None:
        assert low >= LOWEST
        assert high <= HIGHEST
        assert size >= 0 or deck != NO_DECK
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.deck = deck
        self.start = start

    def fresh(self) -> list[int]:
        """Make the column as it is before the set-up."""
        if self.size == PILE:
            return []
        return [self.start if self.deck == NO_DECK else -1] * self.size

    def fault(self, numbers: list[int]) -> str:
        """Say what is wrong with these numbers as this column; nothing if all is right."""
        if self.size != PILE and len(numbers) != self.size:
            return f"{self.name}: {len(numbers)} numbers instead of {self.size}"
        low = -1 if self.deck != NO_DECK else self.low
        for number in numbers:
            if not low <= number <= self.high:
                return f"{self.name}: {number} is not within {low} to {self.high}"
        return ""
