"""B18 Scoring, line by line, and the ties."""

from __future__ import annotations

from typing import Final

from deepfield.games.beyond_the_sun.box import DS, SOL, SYSTEM_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import SCORES_COLONIES, SCORES_SHIPS
from deepfield.games.beyond_the_sun.state import CELL_COUNT, NOBODY, BeyondTheSun
from deepfield.kernel.moves import Seat
from deepfield.kernel.result import Result, ranked

LINES: Final = (
    "level_1",
    "level_2",
    "level_3",
    "private",
    "level_4",
    "automation",
    "colonies",
    "outposts",
    "sol",
    "deep_space",
    "events",
    "achievements",
)
TIED: Final = 1  # B21.57 points of each in a tie for the most colonies
BIG_SHIP: Final = 3  # B21.24 from this level on a ship in the museum is worth 2


def score_lines(g: BeyondTheSun, seat: Seat) -> list[int]:
    """B18.1-B18.11 Count the points of a seat, in the order of LINES."""
    levels = [0, 0, 0, 0]
    for slot in g.slots_of(seat):
        card = g.tree[slot]
        if card >= 0:
            levels[g.box.technologies[card].level - 1] += technology_points(g, seat, card)
    return [
        levels[0],
        levels[1],
        levels[2],
        sum([g.box.technologies[card].level for card in g.private_of(seat)]),
        levels[3],
        g.board(seat).automation_points(g.automation(seat)),
        sum([g.box.systems[system].points for system in g.colonies_of(seat)]),
        len(g.nodes_of(seat)),
        strongest_at(g, seat, SOL),
        strongest_at(g, seat, DS),
        event_points(g, seat),
        award_points(g, seat),
    ]


def technology_points(g: BeyondTheSun, seat: Seat, card: int) -> int:
    """B18.1-B18.5 Levels I to III count as much as their level, level IIII what is printed."""
    technology = g.box.technologies[card]
    if technology.level < 4:
        return technology.level
    extra = technology.points_per
    return technology.points + (extra.points(g, seat) if extra is not None else 0)


def strongest_at(g: BeyondTheSun, seat: Seat, node: int) -> int:
    """B18.9, Q28 One point for the greatest strength there, for each that ties; none without ships."""
    own = g.strength(seat, node)
    if not own:
        return 0
    return 1 if own == max([g.strength(other, node) for other in range(g.seats)]) else 0


def holder(g: BeyondTheSun, event: int) -> int:
    """B9.7, B18.10 Find the faction that an event belongs to: its keeper, or its system's owner."""
    if g.keeper[event] != NOBODY:
        return g.keeper[event]
    link = g.link[event]
    return g.colonist[link] if 0 <= link < SYSTEM_COUNT else NOBODY


def event_points(g: BeyondTheSun, seat: Seat) -> int:
    """B18.10 The points of the events in force."""
    points = 0
    for event in g.news:
        card = g.box.events[event]
        if card.scores == SCORES_SHIPS:
            points += museum_points(g.museum[seat])
        elif card.scores == SCORES_COLONIES:
            points += census_points(g, seat, card.points)
        elif holder(g, event) == seat:
            points += card.points
    return points


def museum_points(level: int) -> int:
    """B21.24 One point for a ship of level 1 or 2, two for level 3 or 4."""
    if not level:
        return 0
    return 2 if level >= BIG_SHIP else 1


def census_points(g: BeyondTheSun, seat: Seat, points: int) -> int:
    """B21.57 All points to the most colonies, at least one; one point each if several tie."""
    counts = [len(g.colonies_of(other)) for other in range(g.seats)]
    if not counts[seat] or counts[seat] < max(counts):
        return 0
    return points if counts.count(counts[seat]) == 1 else TIED


def award_points(g: BeyondTheSun, seat: Seat) -> int:
    """B18.11 The value of each cell in which a disc of the seat lies."""
    points = 0
    for place, owner in enumerate(g.awards):
        if owner == seat:
            goal, cell = divmod(place, CELL_COUNT)
            points += g.box.achievements[g.goals[goal]].cells[cell]
    return points


def count_result(g: BeyondTheSun) -> Result:
    """B18.12-B18.14 Points; then fewer discs on the tracks, more population, more ore."""
    lines = [score_lines(g, Seat(seat)) for seat in range(g.seats)]
    scores = tuple([sum(line) for line in lines])
    keys: list[tuple[int, ...]] = []
    for seat in range(g.seats):
        left = g.discs[seat * 2] + g.discs[seat * 2 + 1]
        keys.append((scores[seat], -left, g.population[seat], g.ore[seat]))
    named = [(name, tuple([line[at] for line in lines])) for at, name in enumerate(LINES)]
    return Result(scores, ranked(keys), tuple(named))
