"""B20.14-B20.21 The abilities of the expert boards; when they come stands in data/abilities.toml."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE
from deepfield.games.beyond_the_sun.effects.economy import Automate, GainOre, Populate
from deepfield.games.beyond_the_sun.effects.fleet import FROM_SUPPLY, Build, UpgradeUpTo
from deepfield.games.beyond_the_sun.effects.verb import AllOf

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.effects.verb import Verb


def abilities() -> dict[str, Verb]:
    """Write all of them."""
    return {
        "open_markets": Populate(1),  # B20.14
        "world_charter": AllOf(Automate(FOOD | ORE), GainOre(1)),  # B20.15
        "drive_foundry": Build(3, FROM_SUPPLY),  # B20.16
        "full_capacity": AllOf(GainOre(3), Populate(2)),  # B20.17
        "terraced_habitats": GainOre(1),  # B20.18
        "universal_schooling": Populate(2),  # B20.19
        "combined_fleet": UpgradeUpTo(3, 1),  # B20.20
        "prize_court": GainOre(1),  # B20.21
    }
