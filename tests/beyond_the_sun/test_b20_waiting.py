"""B20.8, B20.9 What abilities wait for before they are resolved."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.fleet_events import ColonyDiscPlaced
from kit.beyond import Board, Faction, table

TREE = {
    "1-1": "advanced_robotics",
    "1-2": "hypercomputing",
    "1-3": "narrow_beam_lasers",
    "1-4": "terraforming",
}


def test_b20_8_the_technology_that_a_system_gives_comes_before_the_ability() -> None:
    with table(
        Faction(
            pop=2,
            ships="L4@A1",
            outposts="A1:ore",
            slots="1-1 1-2 1-3",
            faction="nishida_ostergaard",
            ore_discs=1,
            food=4,
            cols=[0, 0, 0, 0, 2],
        ),
        Faction(faction="united_nations"),
        board=Board(tree=TREE, systems={"A1": "groombridge_34"}),
        expert=True,
        effect=Colonize(),
    ) as t:
        t.boris.does("track ore")
        assert isinstance(t.table.events[0][1], ColonyDiscPlaced)
        assert t.boris.ore == 0  # the last ore disc has gone, and Full Capacity waits
        t.boris.does("do it")

        told = [type(event).__name__ for _, event in t.table.events]
        assert told == [
            "TechnologyResearched",
            "OreGained",  # Terraforming's immediate bonus
            "AbilityUsed",
            "OreGained",
            "PopulationGained",
        ]
        assert t.boris.ore == 1 + 3
