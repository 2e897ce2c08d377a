"""B1.2 Technologies of level IIII: 6 cards, in the order of the deck, and the points that they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE, Deed, PointsPer, TechnologyText
from deepfield.games.beyond_the_sun.effects.choice import May
from deepfield.games.beyond_the_sun.effects.colony import Colonize, TakeColony
from deepfield.games.beyond_the_sun.effects.economy import (
    Automate,
    OreProduction,
    Populate,
    PopulationGrowth,
)
from deepfield.games.beyond_the_sun.effects.fleet import (
    FROM_POPULATION,
    FROM_SUPPLY,
    Build,
    Jump,
    UpgradeUpTo,
)
from deepfield.games.beyond_the_sun.effects.verb import AllOf

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun
    from deepfield.kernel.moves import Seat


class AutomationLevels(PointsPer):
    """B21.50 Points for automation levels."""

    def held(self, g: BeyondTheSun, seat: Seat, /) -> int:
        """Count the levels that have been reached."""
        return g.automation(seat)


class ControlledNodes(PointsPer):
    """B21.50 Points for nodes."""

    def held(self, g: BeyondTheSun, seat: Seat, /) -> int:
        """Count the nodes with an outpost of this seat."""
        return len(g.nodes_of(seat))


def texts() -> dict[str, TechnologyText]:
    """Write all of them."""
    return {
        "post_scarcity_compact": TechnologyText(  # B21.46
            AllOf(Automate(FOOD), Automate(ORE), PopulationGrowth(), OreProduction()),
        ),
        "singularity_arsenal": TechnologyText(
            AllOf(Build(4, FROM_SUPPLY), UpgradeUpTo(3, 1), Jump(4)),
            (Deed(1, AllOf(Build(4, FROM_POPULATION), Jump(4)), ore=1),),
        ),
        "gate_network": TechnologyText(  # B21.50
            AllOf(Jump(6), May(Colonize(), ore=2)),
            (Deed(1, AllOf(Jump(5), May(Colonize(), ore=3))),),
        ),
        "autarky_doctrine": TechnologyText(
            AllOf(Populate(2), Build(3, FROM_SUPPLY)),
            points_per=AutomationLevels(2, 4),
        ),
        "ministry_of_colonies": TechnologyText(  # B21.12, B21.49
            TakeColony(3),
        ),
        "hegemony_accord": TechnologyText(
            AllOf(UpgradeUpTo(2, 2), Jump(3)),
            points_per=ControlledNodes(1, 4),
        ),
    }
