"""B12.1, B21.42 How far ships are from each other, and what strength can be gathered where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import DS, NODE_COUNT, SOL
from deepfield.games.beyond_the_sun.cards.kinds import WORMHOLES
from deepfield.games.beyond_the_sun.state import LEVELS, BeyondTheSun, ship_place

if TYPE_CHECKING:
    from deepfield.kernel.moves import Seat

# How a movement point can be spent.
BY_LINES: Final = 0  # B12.1 along one line
BY_WORMHOLES: Final = 1  # B21.42 to any node, but from Sol and Deep Space along one line
ANYWHERE: Final = 2  # B21.42 to any node, from any node

SHIP_PLACES: Final = NODE_COUNT * LEVELS  # of one seat


def ways_of(g: BeyondTheSun, seat: Seat) -> int:
    """Tell how a seat's ships move."""
    return BY_WORMHOLES if g.lasting(seat) & WORMHOLES else BY_LINES


def targets_of(g: BeyondTheSun, ways: int, source: int) -> tuple[int, ...]:
    """B12.5, Q67 List the nodes that one point leads to."""
    if ways == BY_LINES or (ways == BY_WORMHOLES and source in {SOL, DS}):
        lines = g.map.lines[source]
        return lines if source != DS else tuple([node for node in lines if g.is_there(node)])
    return tuple([node for node in range(NODE_COUNT) if node != source and g.is_there(node)])


def can_step(g: BeyondTheSun, ways: int, source: int, target: int) -> bool:
    """B12.1 Tell whether one point takes a ship from node to node."""
    if ways == BY_LINES or (ways == BY_WORMHOLES and source in {SOL, DS}):
        return target in g.map.lines[source]
    return source != target


def distance(g: BeyondTheSun, ways: int, source: int, target: int) -> int:
    """Count the points from node to node; -1 where no way leads."""
    lines = g.map.distances[source][target]
    if ways == BY_LINES or lines < 1:
        return lines
    return min(lines, 2) if ways == BY_WORMHOLES and source in {SOL, DS} else 1


def gathered(g: BeyondTheSun, seat: Seat, node: int, points: int) -> int:
    """B12.2 Find the greatest strength that a seat can have at a node after so many points.

    Each ship costs its distance; of those at one distance the strongest come first.
    """
    ways = ways_of(g, seat)
    best = [0] * (points + 1)  # best[n]: the strength that n points bring in
    for source in range(NODE_COUNT):
        cost = distance(g, ways, source, node)
        if not 0 < cost <= points:
            continue
        ships = strongest(g.fleet(seat, source), points // cost)
        for level in ships:
            for spent in range(points, cost - 1, -1):
                best[spent] = max(best[spent], best[spent - cost] + level)
    return g.strength(seat, node) + best[points]


def strongest(fleet: list[int], count: int) -> list[int]:
    """List the levels of the strongest ships of a fleet, at most so many."""
    levels: list[int] = []
    for level in range(LEVELS, 0, -1):
        levels.extend([level] * fleet[level - 1])
    return levels[:count]


def ship_count(g: BeyondTheSun, seat: Seat, node: int) -> int:
    """Count the ships of a seat at a node."""
    return sum(g.fleet(seat, node))


def places_of(g: BeyondTheSun, seat: Seat) -> list[int]:
    """List where a seat has ships: node * LEVELS + level - 1, each once."""
    at = ship_place(seat, 0, 1)
    ships = g.ships
    return [place for place in range(SHIP_PLACES) if ships[at + place]]


def fleets_of(g: BeyondTheSun, seat: Seat) -> tuple[int, ...]:
    """Copy a seat's part of the column of ships."""
    at = ship_place(seat, 0, 1)
    return tuple(g.ships[at : at + SHIP_PLACES])


def strongest_other(g: BeyondTheSun, seat: Seat, node: int) -> int:
    """B13.5 Find the greatest strength that another faction has at a node."""
    return max([g.strength(other, node) for other in range(g.seats) if other != seat], default=0)
