"""B1.5 Systems: what they give on control (B13.13), on colonization (B14.8) and for good (B14.13)."""

from __future__ import annotations

from typing import Final

from deepfield.games.beyond_the_sun.cards.kinds import (
    FOOD,
    MORE_GROWTH,
    ORE,
    ORE_PER_COLONY,
    PUSHES_PAWNS,
    SystemText,
)
from deepfield.games.beyond_the_sun.effects.choice import May
from deepfield.games.beyond_the_sun.effects.economy import (
    Automate,
    GainOre,
    MoveToColumn,
    OreProduction,
    Populate,
    PopulationGrowth,
    ResourceTrade,
)
from deepfield.games.beyond_the_sun.effects.fleet import (
    DEEP_SPACE,
    FROM_SUPPLY,
    Build,
    Jump,
    UpgradeUpTo,
)
from deepfield.games.beyond_the_sun.effects.research import PrivateTechnology, ResearchDiscovered
from deepfield.games.beyond_the_sun.effects.verb import AllOf

COLUMN_A: Final = 0


def texts() -> dict[str, SystemText]:
    """Write all of them, in the order of the decks."""
    return deck_a() | deck_b()


def deck_a() -> dict[str, SystemText]:
    """Write the systems near the frontier."""
    return {
        "barnards_star": SystemText(  # B21.14
            control=Populate(1), bonus=AllOf(Populate(1), GainOre(2))
        ),
        "sirius": SystemText(control=GainOre(1), bonus=Automate(ORE)),  # B21.16
        "alpha_centauri": SystemText(bonus=GainOre(2)),
        "luyten_726_8": SystemText(control=Jump(1), bonus=Build(2, FROM_SUPPLY)),
        "lalande_21185": SystemText(  # B21.13
            bonus=AllOf(PopulationGrowth(), OreProduction(), ResourceTrade())
        ),
        "procyon": SystemText(bonus=PrivateTechnology(2)),  # B21.17
        "wolf_359": SystemText(bonus=UpgradeUpTo(2, 1)),
        "ross_128": SystemText(control=GainOre(1), bonus=Automate(FOOD)),
        "epsilon_indi": SystemText(bonus=PopulationGrowth()),
        "struve_2398": SystemText(bonus=Jump(3)),
        "ez_aquarii": SystemText(control=Populate(1), bonus=GainOre(1)),
        "groombridge_34": SystemText(  # B21.48
            control=GainOre(1), bonus=May(ResearchDiscovered(1, 2))
        ),
    }


def deck_b() -> dict[str, SystemText]:
    """Write the systems at the far frontier."""
    return {
        "kapteyns_star": SystemText(bonus=Build(2, FROM_SUPPLY, place=DEEP_SPACE)),  # B21.16
        "ross_154": SystemText(bonus=GainOre(2), lasting=PUSHES_PAWNS),  # B21.15
        "wise_1541_2250": SystemText(bonus=PrivateTechnology(3)),  # B21.17
        "tau_ceti": SystemText(control=MoveToColumn(COLUMN_A), bonus=Populate(2)),  # B21.16
        "epsilon_eridani": SystemText(control=Populate(1), bonus=Automate(FOOD)),
        "teegardens_star": SystemText(bonus=AllOf(GainOre(1), Jump(2))),
        "delta_pavonis": SystemText(
            control=GainOre(1), bonus=AllOf(PopulationGrowth(), OreProduction())
        ),
        "gliese_876": SystemText(bonus=AllOf(Automate(ORE), GainOre(2))),
        "van_maanens_star": SystemText(lasting=ORE_PER_COLONY),  # B21.58
        "82_eridani": SystemText(control=GainOre(1), bonus=Build(3, FROM_SUPPLY)),
        "trappist_1": SystemText(lasting=MORE_GROWTH),  # B21.58
        "lacaille_9352": SystemText(control=Jump(1), bonus=May(ResearchDiscovered(2))),
    }
