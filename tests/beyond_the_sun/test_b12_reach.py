"""B12.1, B21.42 What strength can be gathered where: the quick answer, and every jump tried out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deepfield.games.beyond_the_sun.box import DS, NODE_COUNT, SOL, WW
from deepfield.games.beyond_the_sun.effects.colony import Colonize, ColonizeUncontrolled
from deepfield.games.beyond_the_sun.effects.fleet import Jump
from deepfield.games.beyond_the_sun.effects.verb import AllOf, Verb
from deepfield.games.beyond_the_sun.flow.control import check_control
from deepfield.games.beyond_the_sun.rules.colonies import colonizable
from deepfield.games.beyond_the_sun.rules.reach import gathered
from deepfield.games.beyond_the_sun.state import LEVELS, ship_place
from deepfield.kernel.moves import Seat
from kit.beyond import Beyond, Board, Faction, table
from kit.beyond_box import SYS_F2, SYS_O2, fixture

GAME = fixture(SYS_F2, SYS_O2)
HOUSE = fixture(house_map=True)
KEYS = ("SOL", "DS", "YF", "YO", "YD", "A1", "A2", "B1", "B2")
SYSTEMS = {"A1": "sys_f2", "A2": "sys_o2", "B1": "kapteyns_star", "B2": "ross_154"}


def steps(g: Any, source: int) -> list[int]:
    """List where one point leads, straight from the rules."""
    through = bool(g.lasting(0)) and source not in {SOL, DS}
    there = [node for node in range(NODE_COUNT) if node != WW or g.charted[WW] >= 0]
    return [node for node in there if node != source and (through or node in g.map.lines[source])]


def reached(g: Any, node: int, points: int) -> int:
    """Try every jump, and give the greatest strength that ends up at the node."""
    best = g.strength(0, node)
    if points:
        for place in range(NODE_COUNT * LEVELS):
            if g.ships[place]:
                source, level = place // LEVELS, place % LEVELS + 1
                for target in steps(g, source):
                    g.ships[place] -= 1
                    g.ships[ship_place(0, target, level)] += 1
                    best = max(best, reached(g, node, points - 1))
                    g.ships[ship_place(0, target, level)] -= 1
                    g.ships[place] += 1
    return int(best)


@pytest.mark.parametrize("wormholes", ["", "3-1"])
def test_b12_2_the_quick_answer_is_that_of_every_jump(wormholes: str) -> None:
    rng = Random(12)
    board = Board(tree={"3-1": "wormhole_technology"})
    with table(Faction(slots=wormholes), Faction(), Faction(), board=board, game=HOUSE) as t:
        g = t.table.clone()
        for _ in range(60):
            for place in range(NODE_COUNT * LEVELS):
                g.ships[place] = 0
            for _ in range(rng.randint(1, 4)):
                g.ships[ship_place(0, rng.randrange(WW), rng.randint(1, LEVELS))] += 1
            node, points = rng.randrange(2, WW), rng.randint(1, 3)
            assert gathered(g, Seat(0), node, points) == reached(g, node, points)


class Settle(Verb):
    """B13.3 Lets every node find its controller before the part that is tested."""

    def run(self, g: Any, seat: Seat, /) -> None:
        check_control(g)


def by_chance(rng: Random, effect: Verb) -> Beyond:
    """Lay a table with ships here and there, in the middle of Boris's action."""
    fleets = [
        " ".join([f"L{rng.randint(1, 3)}@{rng.choice(KEYS)}" for _ in range(rng.randint(1, 4))])
        for _ in range(3)
    ]
    return table(
        *[Faction(ships=ships) for ships in fleets],
        board=Board(systems=SYSTEMS, controlled=[]),
        game=GAME,
        effect=AllOf(Settle(), effect),
        pace="all",
    )


def walk_to_the_end(t: Beyond, rng: Random) -> None:
    """Answer by chance until the action is over."""
    while t.where != "turn.choose_production":
        t.table.act(rng.choice(t.table.ask.options))


@pytest.mark.parametrize(
    ("colonize", "freely"), [(Colonize, 0), (ColonizeUncontrolled, 1)], ids=["by control", "freely"]
)
def test_b19_4_whatever_one_chooses_a_jump_leaves_the_colonization_possible(
    colonize: type[Verb], freely: int
) -> None:
    """B13.5, B21.43, Q24: where there is a way, every way that is offered ends with a colony."""
    rng = Random(21)
    ways = 0
    for _ in range(60):
        points = rng.randint(1, 3)
        with by_chance(rng, AllOf(Jump(points), colonize())) as t:
            while t.where.startswith("place_disc"):
                t.table.act(rng.choice(t.table.ask.options))
            possible = bool(colonizable(t.table, Seat(0), points, freely))
            walk_to_the_end(t, rng)
            assert len(t.boris.colonies) == possible
            ways += possible
    assert 10 < ways < 60
