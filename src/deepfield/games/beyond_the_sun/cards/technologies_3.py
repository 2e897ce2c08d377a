"""B21.28-B21.43 Technologies of level III: 16 cards, in the order of the rules and of the deck."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import (
    EITHER_TRACK,
    FOOD,
    ORE,
    ORE_FOR_POPULATION,
    WAIVES_PREREQUISITE,
    WORMHOLES,
    Deed,
    ResearchDeed,
    TechnologyText,
)
from deepfield.games.beyond_the_sun.effects.choice import ChooseOne, May, Pay
from deepfield.games.beyond_the_sun.effects.colony import Colonize, ColonizeUncontrolled
from deepfield.games.beyond_the_sun.effects.economy import (
    NODES,
    Automate,
    GainOre,
    GainOrePer,
    MoveRightmost,
    Populate,
    PopulatePerColonies,
)
from deepfield.games.beyond_the_sun.effects.fleet import (
    DEEP_SPACE,
    FROM_POPULATION,
    FROM_SUPPLY,
    Build,
    Jump,
    JumpAnywhere,
    UpgradeInAll,
    UpgradeUpTo,
)
from deepfield.games.beyond_the_sun.effects.research import (
    CopyAction,
    Research,
    ResearchByColonies,
    ResearchFreely,
)
from deepfield.games.beyond_the_sun.effects.verb import AllOf


def texts() -> dict[str, TechnologyText]:
    """Write all of them."""
    return scientific() | military() | economic() | commercial()


def scientific() -> dict[str, TechnologyText]:
    """Write the cards that pass on scientific."""
    return {
        "transdimensional_ai": TechnologyText(  # B21.28
            AllOf(Populate(1), May(ResearchFreely(1, 2))),
            lasting=WAIVES_PREREQUISITE,
        ),
        "planetary_studies": TechnologyText(  # B21.29
            AllOf(Build(2, FROM_SUPPLY), Jump(2)),
            (ResearchDeed(1, ResearchByColonies(), ore=4),),
        ),
        "metahuman_chambers": TechnologyText(  # B21.30
            AllOf(Automate(FOOD), Populate(1)),
            (ResearchDeed(2, Research(4), ore=4, population=2),),
        ),
        "hivemind_computing": TechnologyText(  # B21.31
            AllOf(Automate(ORE), Jump(1)),
            (ResearchDeed(2, Research(4), ore=7),),
        ),
    }


def military() -> dict[str, TechnologyText]:
    """Write the cards that pass on military."""
    megastructure = AllOf(Build(2, FROM_SUPPLY, place=DEEP_SPACE), Research(3))
    battle_group = AllOf(
        Build(4, FROM_POPULATION),
        May(Build(2, FROM_POPULATION), ore=2),
        Jump(3),
    )
    return {
        "deep_space_megastructures": TechnologyText(  # B21.32
            AllOf(Build(3, FROM_SUPPLY, place=DEEP_SPACE), Jump(1)),
            (ResearchDeed(1, megastructure, ore=4),),
        ),
        "capital_ship": TechnologyText(  # B21.33
            AllOf(Build(4, FROM_SUPPLY), Jump(1)),
            (Deed(1, battle_group, ore=3),),
        ),
        "android_armada": TechnologyText(  # B21.34
            AllOf(
                ChooseOne(Build(2, FROM_SUPPLY), Populate(1)),
                ChooseOne(Build(2, FROM_SUPPLY), Populate(1)),
            ),
            (Deed(1, AllOf(Build(4, FROM_SUPPLY), Jump(3)), ore=4),),
        ),
        "mercenary_fleet": TechnologyText(  # B21.35
            deeds=(
                Deed(1, Colonize(), ore=3),
                Deed(1, AllOf(Build(4, FROM_POPULATION), Jump(2)), ore=1, population=1),
            ),
        ),
    }


def economic() -> dict[str, TechnologyText]:
    """Write the cards that pass on economic."""
    implants = AllOf(Populate(1), ChooseOne(Pay(3, Research(2)), Pay(5, Research(3))))
    orbitals = AllOf(
        GainOrePer(NODES, 3),
        PopulatePerColonies(2),
        May(Build(2, FROM_POPULATION)),
        Jump(2),
    )
    return {
        "cerebral_implants": TechnologyText(  # B21.36
            deeds=(ResearchDeed(1, implants),),
        ),
        "manufacturing_orbitals": TechnologyText(  # B21.37
            orbitals,
            (Deed(1, orbitals),),
        ),
        "android_rights_movement": TechnologyText(  # B21.38
            AllOf(Automate(FOOD), MoveRightmost(2)),
            lasting=ORE_FOR_POPULATION,
        ),
        "subatomic_fabrication": TechnologyText(  # B21.39
            AllOf(Automate(FOOD | ORE), Populate(1), GainOre(1), Jump(1)),
            lasting=EITHER_TRACK,
        ),
    }


def commercial() -> dict[str, TechnologyText]:
    """Write the cards that pass on commercial."""
    return {
        "quantum_data_exchange": TechnologyText(  # B21.40, B21.10
            AllOf(Automate(ORE), GainOre(2)),
            (Deed(1, CopyAction()),),
        ),
        "hyperdrive_boosters": TechnologyText(  # B21.41
            UpgradeInAll(3),
            (Deed(1, AllOf(UpgradeUpTo(2, 1), Jump(4))),),
        ),
        "wormhole_technology": TechnologyText(  # B21.42
            AllOf(Build(2, FROM_SUPPLY), GainOre(1), JumpAnywhere(2)),
            lasting=WORMHOLES,
        ),
        "stealth_terraformers": TechnologyText(  # B21.43
            deeds=(Deed(1, AllOf(Jump(2), ColonizeUncontrolled()), ore=5, population=1),),
        ),
    }
