"""What never changes in a game, beyond what the kernel itself can check: a function for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


def proof(table: Any) -> None:
    """Each seat has its four marks; nobody owes a coin or a charm."""
    for seat in range(table.seats):
        own = range(seat * 4, seat * 4 + 4)
        places = [*table.marks[seat], table.laid[seat], *table.spent]
        assert sorted([card for card in places if card in own]) == list(own)
    assert min([*table.coins, *table.charms]) >= 0
    assert len(table.drawn) in {0, 2}


CONSERVED: dict[str, Callable[[Any], None]] = {"proof": proof}
