"""B1.2 Technologies of level II: 16 cards, in the order of the deck: pure ones, then by first type."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import (
    CHEAP_EXCHANGE,
    FOOD,
    ORE,
    Deed,
    ResearchDeed,
    TechnologyText,
)
from deepfield.games.beyond_the_sun.effects.choice import ChooseOne, May, Pay
from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.effects.economy import (
    CAPTURED,
    SHIPYARDS,
    SYSTEM_CARDS,
    Automate,
    GainOre,
    GainOrePer,
    Populate,
    PopulationGrowth,
)
from deepfield.games.beyond_the_sun.effects.fleet import (
    FROM_POPULATION,
    FROM_SUPPLY,
    Build,
    Jump,
    Upgrade,
    UpgradeUpTo,
)
from deepfield.games.beyond_the_sun.effects.research import Research, ResearchDiscovered
from deepfield.games.beyond_the_sun.effects.verb import AllOf


def texts() -> dict[str, TechnologyText]:
    """Write all of them."""
    return pure() | scientific() | economic() | military() | commercial()


def pure() -> dict[str, TechnologyText]:
    """Write the cards of one type."""
    return {
        "spacetime_anomaly_studies": TechnologyText(  # B21.12
            Automate(ORE),
            (ResearchDeed(1, AllOf(Populate(1), May(Research(3), ore=6))),),
        ),
        "orbital_greenhouses": TechnologyText(
            Automate(FOOD),
            (Deed(1, PopulationGrowth(), ore=1),),
        ),
        "plasma_cannon": TechnologyText(  # B21.7
            Build(2, FROM_SUPPLY),
            (Deed(1, AllOf(Build(3, FROM_POPULATION), Jump(3)), ore=1),),
        ),
        "frontier_charters": TechnologyText(
            AllOf(GainOre(1), Jump(2)),
            (Deed(1, Colonize(), ore=4),),
        ),
    }


def scientific() -> dict[str, TechnologyText]:
    """Write the hybrids that pass on scientific."""
    return {
        "bioinformatics_vaults": TechnologyText(
            AllOf(Populate(1), GainOre(1)),
            (Deed(1, AllOf(Automate(FOOD), Automate(ORE)), ore=4),),  # B21.46
        ),
        "human_experimentation": TechnologyText(  # B21.6
            Automate(ORE),
            (Deed(1, AllOf(Build(3, FROM_SUPPLY), Jump(1)), population=1),),
        ),
        "prospecting_probes": TechnologyText(
            Automate(ORE),
            (Deed(1, AllOf(Jump(3), GainOrePer(SYSTEM_CARDS, 3))),),  # B21.44
        ),
    }


def economic() -> dict[str, TechnologyText]:
    """Write the hybrids that pass on economic."""
    return {
        "mass_cloning": mass_cloning(),
        "dockyard_cooperatives": TechnologyText(
            Automate(FOOD),
            (Deed(1, AllOf(Build(2, FROM_SUPPLY), Jump(2)), ore=1),),
        ),
        "colonial_granaries": TechnologyText(
            Automate(FOOD),
            (Deed(1, AllOf(Colonize(), Populate(1)), ore=5, population=1),),
        ),
    }


def mass_cloning() -> TechnologyText:
    """B21.9 Three variants; who copies the action must take the last, which contains research."""
    research = Pay(2, AllOf(Populate(1), Research(2)))
    variants = ChooseOne(Pay(1, Populate(3)), Build(1, FROM_SUPPLY, 2), research)
    return TechnologyText(Populate(1), (ResearchDeed(1, variants, only=research),))


def military() -> dict[str, TechnologyText]:
    """Write the hybrids that pass on military."""
    return {
        "gravimetric_targeting": TechnologyText(
            AllOf(UpgradeUpTo(2, 1), GainOre(1)),
            (Deed(1, AllOf(Jump(3), GainOrePer(CAPTURED, 2))),),  # B21.44
        ),
        "garrison_workshops": TechnologyText(
            AllOf(Build(1, FROM_SUPPLY), GainOre(1)),
            (Deed(1, AllOf(GainOrePer(SHIPYARDS, 2), Build(1, FROM_SUPPLY), Jump(1))),),
        ),
        "modular_fleet": TechnologyText(  # B21.8
            AllOf(GainOre(1), Jump(2)),
            (
                Deed(
                    1,
                    AllOf(
                        May(Build(1, FROM_POPULATION)),
                        May(Build(1, FROM_POPULATION)),
                        May(Build(2, FROM_SUPPLY), ore=1),
                        Jump(3),
                    ),
                ),
            ),
        ),
    }


def commercial() -> dict[str, TechnologyText]:
    """Write the hybrids that pass on commercial."""
    return {
        "research_concessions": TechnologyText(
            AllOf(GainOre(2), Jump(1)),
            (ResearchDeed(1, ResearchDiscovered(3), ore=4),),
        ),
        "settlers_exchange": TechnologyText(  # B21.47
            Automate(FOOD),
            lasting=CHEAP_EXCHANGE,
        ),
        "supply_outpost": TechnologyText(  # B21.11
            AllOf(Build(2, FROM_SUPPLY), Jump(1)),
            (Deed(1, AllOf(Upgrade(1), Jump(3))),),
        ),
    }
