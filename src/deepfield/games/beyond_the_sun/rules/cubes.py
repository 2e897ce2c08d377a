"""B6 Ore and cubes: taking, returning, turning over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.box import COLUMN_COUNT
from deepfield.games.beyond_the_sun.events import (
    OreGained,
    OrePaid,
    PopulationGained,
    PopulationReturned,
)
from deepfield.games.beyond_the_sun.state import CHANGED, BeyondTheSun

if TYPE_CHECKING:
    from deepfield.kernel.moves import Seat


def gain_ore(g: BeyondTheSun, seat: Seat, amount: int) -> None:
    """B6.3 Take ore from the bank."""
    if amount:
        g.ore[seat] += amount
        g.now[CHANGED] = 1
        g.emit(OreGained(seat, amount))


def pay_ore(g: BeyondTheSun, seat: Seat, amount: int) -> None:
    """B6.2 Give ore to the bank."""
    if amount:
        assert g.ore[seat] >= amount, "a cost is tested before it is paid"
        g.ore[seat] -= amount
        g.now[CHANGED] = 1
        g.emit(OrePaid(seat, amount))


def take_supply(g: BeyondTheSun, seat: Seat) -> None:
    """B6.6 Take one cube of the leftmost column that has any; the caller says what becomes of it."""
    at = seat * COLUMN_COUNT
    while not g.supply[at]:
        at += 1
    assert at < (seat + 1) * COLUMN_COUNT, "there is supply to take"
    g.supply[at] -= 1
    g.now[CHANGED] = 1


def return_to_supply(g: BeyondTheSun, seat: Seat, count: int) -> None:
    """B6.7, B6.8 Put cubes into the rightmost columns with room; what does not fit goes onto A."""
    room = g.board(seat).columns
    at = seat * COLUMN_COUNT
    for _ in range(count):
        column = COLUMN_COUNT - 1
        while column > 0 and g.supply[at + column] >= room[column]:
            column -= 1
        g.supply[at + column] += 1
    if count:
        g.now[CHANGED] = 1


def has_room(g: BeyondTheSun, seat: Seat, column: int) -> bool:
    """B6.14 Tell whether a supply column takes a cube that is moved; column A always does."""
    if column == 0:
        return True
    return g.supply[seat * COLUMN_COUNT + column] < g.board(seat).columns[column]


def rightmost_supply(g: BeyondTheSun, seat: Seat) -> int:
    """B6.15 Find the rightmost column with a cube; -1 if all are empty."""
    for column in range(COLUMN_COUNT - 1, -1, -1):
        if g.supply[seat * COLUMN_COUNT + column]:
            return column
    return -1


def populate(g: BeyondTheSun, seat: Seat, count: int) -> None:
    """B6.10 Turn supply into population."""
    for _ in range(count):
        take_supply(g, seat)
    if count:
        g.population[seat] += count
        g.emit(PopulationGained(seat, count))


def return_population(g: BeyondTheSun, seat: Seat, count: int) -> None:
    """B6.5 Turn population to supply."""
    if count:
        assert g.population[seat] >= count, "a cost is tested before it is paid"
        g.population[seat] -= count
        return_to_supply(g, seat, count)
        g.emit(PopulationReturned(seat, count))
