"""B1.3 Events: what happens when they are turned over, and what they do while they stay (B9.4)."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import (
    SCORES_COLONIES,
    SCORES_SHIPS,
    Deed,
    EventText,
)
from deepfield.games.beyond_the_sun.effects.choice import ChooseOne, EachFaction, EachOther, May
from deepfield.games.beyond_the_sun.effects.colony import TakeLinkedSystem
from deepfield.games.beyond_the_sun.effects.economy import (
    COLONIES,
    NODES,
    GainOre,
    GainOrePer,
    Populate,
    ResourceTrade,
)
from deepfield.games.beyond_the_sun.effects.events import (
    KeepEvent,
    LinkAchievement,
    LinkApart,
    LinkSystem,
    OpenNode,
    RemoveGuild,
    StayOnTable,
)
from deepfield.games.beyond_the_sun.effects.fleet import (
    DEEP_SPACE,
    FROM_SUPPLY,
    Build,
    Jump,
    RecallShip,
    RetireShip,
    Upgrade,
)
from deepfield.games.beyond_the_sun.effects.research import DiscoverAny
from deepfield.games.beyond_the_sun.effects.verb import AllOf


def texts() -> dict[str, EventText]:
    """Write all of them, in the order of the deck."""
    return level_two() | level_three()


def level_two() -> dict[str, EventText]:
    """Write the events of level II."""
    return {
        "tyler_lee": EventText(AllOf(RemoveGuild(1), GainOre(2))),  # B21.21
        "maya_chaturvedi": EventText(AllOf(RemoveGuild(1), Populate(1))),  # B21.21
        "covert_arms_trade": EventText(  # B21.20
            AllOf(
                ChooseOne(
                    EachFaction(May(Build(1, FROM_SUPPLY, place=DEEP_SPACE))),
                    EachFaction(May(Build(2, FROM_SUPPLY, place=DEEP_SPACE))),
                ),
                May(Upgrade(1)),
            )
        ),
        "bumper_harvest": EventText(
            EachFaction(May(Populate(1)), you=May(AllOf(Populate(1), May(Populate(1)))))
        ),
        "ore_rush": EventText(AllOf(EachFaction(GainOrePer(NODES, 2)), GainOre(1))),
        "fleet_manoeuvres": EventText(EachFaction(Jump(1), you=Jump(2))),  # B21.53
        "labour_exchange": EventText(EachFaction(ResourceTrade(2))),
        "early_retirement": EventText(EachFaction(May(RecallShip()))),  # B21.53
        "survey_beacon": EventText(LinkSystem(), easier=1, leaves=1),  # B21.51
        "jubilee_grant": EventText(LinkAchievement()),  # B21.52
    }


def level_three() -> dict[str, EventText]:
    """Write the events of level III."""
    return {
        "kc_24x": EventText(AllOf(KeepEvent(), RemoveGuild(2))),  # B21.19
        "onu": EventText(AllOf(RemoveGuild(2), EachFaction(GainOrePer(COLONIES, 2)))),  # B21.22
        "museum_of_decommissioned_spaceships": EventText(  # B21.24
            AllOf(StayOnTable(), EachFaction(May(RetireShip()))), scores=SCORES_SHIPS
        ),
        "dyson_sphere": EventText(  # B21.25
            LinkApart(), deed=Deed(1, TakeLinkedSystem(), ore=8, population=2)
        ),
        "universal_enlightenment": EventText(DiscoverAny(4)),  # B21.23
        "drydock_treaty": EventText(LinkSystem(), yard=1),  # B21.57
        "wandering_world": EventText(OpenNode()),  # B21.56
        "frontier_census": EventText(StayOnTable(), scores=SCORES_COLONIES),  # B21.57
        "memory_vault": EventText(AllOf(KeepEvent(), EachOther(GainOre(1)))),
        "crew_rotation": EventText(  # B21.53
            EachFaction(May(ChooseOne(Upgrade(1), RecallShip())))
        ),
    }
