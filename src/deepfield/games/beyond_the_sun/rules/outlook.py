"""B5.13 What a seat would have in hand after some parts of an action, as far as it can be known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.state import CHANGED, BeyondTheSun

if TYPE_CHECKING:
    from deepfield.kernel.moves import Seat

NO_JUMP: Final = -1


class Outlook:
    """B5.13, B19.8 What the parts of an action that are still to come can count on."""

    def __init__(
        self, ore: int, population: int, supply: int, changed: int, points: int = NO_JUMP
    ) -> None:
        self.ore = ore
        self.population = population
        self.supply = supply
        self.changed = changed  # B5.9 the game has changed
        # B12.4 Movement points that can be spent before control is checked and the next part comes;
        # NO_JUMP where ships and control stand as they are.
        self.points = points

    def after(self, ore: int = 0, population: int = 0, supply: int = 0, points: int = 0) -> Outlook:
        """Give the outlook after these gains and losses; any of them changes the game."""
        return Outlook(
            self.ore + ore,
            self.population + population,
            self.supply + supply,
            1,
            self.points + points,
        )


def outlook_now(g: BeyondTheSun, seat: Seat) -> Outlook:
    """Give the outlook as the table is."""
    return Outlook(g.ore[seat], g.population[seat], g.supply_of(seat), g.now[CHANGED])
