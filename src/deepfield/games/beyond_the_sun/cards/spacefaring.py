"""B7 The actions printed on the technology board: Basic Spacefaring, and the guilds."""

from __future__ import annotations

from typing import Final

from deepfield.games.beyond_the_sun.cards.kinds import Deed, ResearchDeed
from deepfield.games.beyond_the_sun.effects.choice import May
from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.effects.economy import GainOre, Populate
from deepfield.games.beyond_the_sun.effects.fleet import FROM_POPULATION, Build, Jump
from deepfield.games.beyond_the_sun.effects.research import BasicAction, Research
from deepfield.games.beyond_the_sun.effects.verb import AllOf

BY_SEATS: Final = 0  # how many spaces a row has depends on the seats: data/rows.toml


def rows() -> dict[str, Deed]:
    """Write the rows of Basic Spacefaring, from the top."""
    return {
        "research_1": ResearchDeed(BY_SEATS, Research(1)),  # B7.1
        "research_2": ResearchDeed(BY_SEATS, Research(2), ore=2),  # B7.2
        "build_and_jump": Deed(  # B7.3
            BY_SEATS, AllOf(May(Build(1, FROM_POPULATION)), Jump(2))
        ),
        "grow_and_ore": Deed(BY_SEATS, AllOf(Populate(1), GainOre(1))),  # B7.5
    }


def guilds() -> dict[str, Deed]:
    """Write the guilds, from the top."""
    return {
        "terraforming": Deed(1, Colonize(), ore=4, population=1),  # B7.12
        "professors": ResearchDeed(2, Research(3), ore=4, population=1),  # B7.13
        "technocrats": ResearchDeed(1, AllOf(Research(1), BasicAction())),  # B7.14
        "innovators": ResearchDeed(2, Research(4), ore=6, population=2),  # B7.15
    }
