"""What is never lost in a game, beyond what the kernel itself can check: a function for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kit.beyond_seats import cubes_of, discs_of

if TYPE_CHECKING:
    from collections.abc import Callable


def proof(table: Any) -> None:
    """Each seat has its four marks; nobody owes anything; a search holds two cards or none."""
    assert min([*table.coins, *table.charms]) >= 0
    assert len(table.drawn) in {0, 2}
    for seat in range(table.seats):
        own = range(seat * 4, seat * 4 + 4)
        places = [*table.marks[seat], table.laid[seat], *table.spent]
        assert sorted([card for card in places if card in own]) == list(own)


def beyond_the_sun(table: Any) -> None:
    """B26.1, B26.2 Twenty cubes and eight discs of each kind, once a seat has its faction."""
    for seat in range(table.seats):
        if table.faction[seat] >= 0:
            assert cubes_of(table, seat) == 20
            assert discs_of(table, seat) == (8, 8)


CONSERVED: dict[str, Callable[[Any], None]] = {"proof": proof, "beyond_the_sun": beyond_the_sun}
