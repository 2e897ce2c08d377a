"""B18 Scoring, line by line, and the ties."""

from __future__ import annotations

from typing import Any

import pytest

from deepfield.games.beyond_the_sun.rules.scoring import LINES
from kit.beyond import ANNA, BORIS, IRINA, Board, Faction, table
from kit.beyond_box import SYS_F2, fixture, technology

TREE = {
    "2-1": "orbital_greenhouses",
    "2-2": "plasma_cannon",
    "3-1": "capital_ship",
    "4-1": "gate_network",
}


def finished(*factions: Faction, **how: Any) -> Any:
    """Give the result of a game whose last turn ends now, with nothing produced."""
    last = len(factions) - 1
    with table(*factions, active=last, phase="production", last_round=1, **how) as t:
        t.seat(last).does("trade", "trade done")
        return t.table.result


def test_ex_31_scoring() -> None:
    """B18.1-B18.11 A score line by line."""
    game = fixture(SYS_F2, technology("gate_network", points=6))
    board = Board(
        tree=TREE,
        systems={"B2": "tau_ceti"},
        news={"kc_24x": IRINA},
        awards={"warlord": [IRINA]},
    )
    irina = Faction(
        slots="1-1 1-2 1-3 2-1 2-2 3-1 4-1",
        automated=(2, 2, 0),
        colonies="barnards_star sys_f2",
        outposts="YD B2",
        ships="L2@SOL L1@YD L1@B2",
    )
    factions = [Faction(ships="L2@SOL"), irina, Faction(ships="L1@DS"), Faction()]
    with table(*factions, board=board, game=game) as t:
        assert t.irina.lines == {
            "level_1": 3,
            "level_2": 4,
            "level_3": 3,
            "private": 0,
            "level_4": 6,
            "automation": 2,
            "colonies": 7,
            "outposts": 2,
            "sol": 1,
            "deep_space": 0,
            "events": 1,
            "achievements": 4,
        }
        assert t.irina.score == 33
        assert (t.boris.lines["sol"], t.anna.lines["deep_space"]) == (1, 1)


def test_b18_4_private_technologies_score_their_level() -> None:
    """B18.4, B21.17 2 points for level II, 3 for level III; they are no level II line."""
    with table(Faction(private="plasma_cannon capital_ship"), Faction()) as t:
        assert t.boris.lines["private"] == 5
        assert t.boris.lines["level_2"] == t.boris.lines["level_3"] == 0


@pytest.mark.parametrize(("discs", "points"), [((0, 0, 0), 0), ((4, 3, 0), 7), ((5, 4, 1), 10)])
def test_b18_6_each_level_above_seven_adds_a_point(
    discs: tuple[int, int, int], points: int
) -> None:
    """B18.6, Q30, B10.4 The sum of all points up to the level that was reached."""
    with table(Faction(automated=discs), Faction()) as t:
        assert t.boris.lines["automation"] == points


def test_b18_9_sol_and_deep_space() -> None:
    """B18.9, Q28 One point each, for every faction that ties, none without ships."""
    factions = [Faction(ships="L2@SOL L2@SOL"), Faction(ships="L4@SOL"), Faction(ships="L3@SOL")]
    with table(*factions) as t:
        assert [t.seat(s).lines["sol"] for s in (BORIS, IRINA, ANNA)] == [1, 1, 0]
        assert [t.seat(s).lines["deep_space"] for s in (BORIS, IRINA, ANNA)] == [0, 0, 0]


def test_b18_8_outposts_on_the_exploration_board() -> None:
    """B18.8, B13.12, Q29 A point a disc; those on colonies do not score here."""
    board = Board(systems={"A1": "sirius"})
    with table(Faction(outposts="YF A1", colonies="procyon"), Faction(), board=board) as t:
        assert (t.boris.lines["outposts"], t.boris.lines["colonies"]) == (2, 4)


def test_b18_10_events_that_score() -> None:
    """B18.10, B9.4, B9.6, B9.7, B21.24, B21.57 Kept ones, the museum, the census, a linked system's."""
    board = Board(
        news={
            "memory_vault": BORIS,
            "museum_of_decommissioned_spaceships": "",
            "frontier_census": "",
            "drydock_treaty": "sirius",
            "survey_beacon": "procyon",
        }
    )
    factions = [
        Faction(museum=2),
        Faction(museum=3, colonies="sirius procyon"),
        Faction(colonies="ross_128"),
    ]
    with table(*factions, board=board) as t:
        assert t.boris.lines["events"] == 1 + 1
        assert t.irina.lines["events"] == 2 + 2 + 1
        assert t.anna.lines["events"] == 0
    tied = [Faction(colonies="sirius"), Faction(colonies="procyon"), Faction()]
    with table(*tied, board=Board(news={"frontier_census": ""})) as t:
        assert [t.seat(s).lines["events"] for s in (0, 1, 2)] == [1, 1, 0]
    with table(Faction(), Faction(), board=Board(news={"frontier_census": ""})) as t:
        assert t.boris.lines["events"] == 0


def test_b21_50_points_that_are_counted_at_the_end() -> None:
    """B21.50, B18.5 4 + X: pairs of automation levels, nodes; at most 4 each."""
    board = Board(tree={**TREE, "4-1": "autarky_doctrine", "4-2": "hegemony_accord"})
    with table(
        Faction(slots="4-1 4-2", automated=(3, 2, 0), outposts="YF YO YD"), Faction(), board=board
    ) as t:
        assert t.boris.lines["level_4"] == (4 + 2) + (4 + 3)
    with table(Faction(slots="4-1", automated=(7, 4, 0)), Faction(), board=board) as t:
        assert t.boris.lines["level_4"] == 4 + 4


def test_b18_12_most_points_win() -> None:
    """B18.12, B18.15 Ore, population, ships and supply are worth nothing in themselves."""
    result = finished(
        Faction(ore=50, pop=9, ships="L4@YF", outposts="YF"), Faction(colonies="sirius")
    )
    assert result.scores == (1, 5)  # the outpost that the fleet takes, the colony
    assert result.ranks == (2, 1)


def test_b18_13_a_tie_goes_to_the_fewest_discs_on_the_tracks() -> None:
    """B18.13, Q49, Q50 Food and ore together; achievement discs do not matter."""
    fewer = Faction(food=5, ore_discs=7, automated=(0, 0, 0))
    more = Faction(food=8, ore_discs=5, automated=(0, 0, 0))
    result = finished(more, fewer)
    assert result.scores == (0, 0)
    assert result.ranks == (2, 1)
    assert result.winners == (1,)


def test_b18_14_then_population_then_ore_then_it_is_shared() -> None:
    """B18.14 In this order."""
    assert finished(Faction(pop=3, ore=0), Faction(pop=2, ore=9)).ranks == (1, 2)
    assert finished(Faction(pop=2, ore=3), Faction(pop=2, ore=4)).ranks == (2, 1)
    shared = finished(Faction(pop=2, ore=3), Faction(pop=2, ore=3), Faction(pop=1))
    assert shared.ranks == (1, 1, 3)
    assert shared.winners == (0, 1)


def test_b18_7_the_result_tells_where_the_points_came_from() -> None:
    """B18.7, B18.11, B0.10 Line by line, a number a seat; the lines add up to the scores."""
    result = finished(
        Faction(colonies="sirius procyon", outposts="YF"),
        Faction(slots="1-1 1-2"),
        board=Board(awards={"warlord": [1]}),
    )
    assert [name for name, _ in result.lines] == list(LINES)
    assert dict(result.lines)["colonies"] == (9, 0)
    assert dict(result.lines)["achievements"] == (0, 4)
    for seat in (0, 1):
        assert sum(points[seat] for _, points in result.lines) == result.scores[seat]
