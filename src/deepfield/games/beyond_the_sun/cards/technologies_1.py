"""B1.2 Technologies of level I: 8 cards, in the order of the deck."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE, Deed, ResearchDeed, TechnologyText
from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.effects.economy import Automate, GainOre, Populate
from deepfield.games.beyond_the_sun.effects.fleet import (
    FROM_POPULATION,
    FROM_SUPPLY,
    Build,
    Jump,
    Upgrade,
    UpgradeUpTo,
)
from deepfield.games.beyond_the_sun.effects.research import ResearchDiscovered
from deepfield.games.beyond_the_sun.effects.verb import AllOf


def texts() -> dict[str, TechnologyText]:
    """Write all of them."""
    return {
        "hypercomputing": TechnologyText(  # B21.5
            Automate(ORE),
        ),
        "shared_observatories": TechnologyText(
            GainOre(1),
            (ResearchDeed(2, ResearchDiscovered(2), ore=1),),
        ),
        "advanced_genetics": TechnologyText(  # B21.3
            Automate(FOOD),
        ),
        "advanced_robotics": TechnologyText(  # B21.4
            GainOre(1),
            (Deed(1, Populate(2)),),
        ),
        "narrow_beam_lasers": TechnologyText(  # B21.1
            Upgrade(1),
            (Deed(1, AllOf(Build(2, FROM_POPULATION), Jump(2))),),
        ),
        "orbital_drydock": TechnologyText(
            Build(1, FROM_SUPPLY),
            (Deed(1, AllOf(UpgradeUpTo(2, 1), Jump(1))),),
        ),
        "terraforming": TechnologyText(  # B21.2
            AllOf(GainOre(1), Jump(1)),
            (Deed(1, Colonize(), ore=5),),
        ),
        "chartered_convoys": TechnologyText(
            GainOre(1),
            (Deed(1, AllOf(Jump(3), GainOre(1))),),
        ),
    }
