"""The verbs and words in which a pack may write its cards: those of the house's own cards."""

from __future__ import annotations

from typing import Final

from deepfield.games.beyond_the_sun.cards import achievements, kinds, technologies_4
from deepfield.games.beyond_the_sun.effects import (
    choice,
    colony,
    economy,
    events,
    fleet,
    research,
    verb,
)
from deepfield.kernel.sentences import (
    Grammar,
    Verb,
    call,
    calls,
    joined,
    number,
    numbers,
    word,
)

EFFECT: Final = "an effect"
ACTION: Final = "an action"
CONDITION: Final = "a condition"
POINTS: Final = "points"

DISCS: Final = {"FOOD": kinds.FOOD, "ORE": kinds.ORE}
COUNTED: Final = {
    "NODES": economy.NODES,
    "SYSTEM_CARDS": economy.SYSTEM_CARDS,
    "SHIPYARDS": economy.SHIPYARDS,
    "CAPTURED": economy.CAPTURED,
    "COLONIES": economy.COLONIES,
}
SOURCES: Final = {"FROM_SUPPLY": fleet.FROM_SUPPLY, "FROM_POPULATION": fleet.FROM_POPULATION}
PLACES: Final = {"YARDS": fleet.YARDS, "DEEP_SPACE": fleet.DEEP_SPACE}
COLUMNS: Final = {f"COLUMN_{letter}": place for place, letter in enumerate("ABCDE")}

ACTIONS: Final = (
    Verb(
        ACTION,
        kinds.Deed,
        number("spaces", 1, 4),
        call("effect", EFFECT),
        number("ore", 0, 20, default=0),
        number("population", 0, 9, default=0),
    ),
    Verb(
        ACTION,
        kinds.ResearchDeed,
        number("spaces", 1, 4),
        call("effect", EFFECT),
        number("ore", 0, 20, default=0),
        number("population", 0, 9, default=0),
        call("only", EFFECT, default=None),
    ),
)
CHOICES: Final = (
    Verb(EFFECT, verb.AllOf, calls("effects", EFFECT, 2)),
    Verb(EFFECT, choice.ChooseOne, calls("effects", EFFECT, 2)),
    Verb(EFFECT, choice.May, call("effect", EFFECT), number("ore", 0, 20, default=0)),
    Verb(EFFECT, choice.Pay, number("ore", 1, 20), call("effect", EFFECT)),
    Verb(EFFECT, choice.EachFaction, call("effect", EFFECT), call("you", EFFECT, default=None)),
    Verb(EFFECT, choice.EachOther, call("effect", EFFECT)),
)
ECONOMY: Final = (
    Verb(EFFECT, economy.GainOre, number("amount", 1, 20)),
    Verb(EFFECT, economy.GainOrePer, word("what", COUNTED), number("at_most", 0, 20, default=0)),
    Verb(EFFECT, economy.Populate, number("count", 1, 20)),
    Verb(EFFECT, economy.PopulatePerColonies, number("each", 1, 9)),
    Verb(EFFECT, economy.Automate, joined("kinds", DISCS)),
    Verb(EFFECT, economy.PopulationGrowth),
    Verb(EFFECT, economy.OreProduction),
    Verb(EFFECT, economy.ResourceTrade, number("at_most", 0, 20, default=0)),
    Verb(EFFECT, economy.MoveRightmost, number("count", 1, 9)),
    Verb(EFFECT, economy.MoveToColumn, word("column", COLUMNS)),
)
FLEET: Final = (
    Verb(
        EFFECT,
        fleet.Build,
        number("level", 1, 4),
        word("source", SOURCES),
        number("count", 1, 9, default=1),
        word("place", PLACES, default=fleet.YARDS),
    ),
    Verb(EFFECT, fleet.Upgrade, number("levels", 1, 3)),
    Verb(EFFECT, fleet.UpgradeUpTo, number("ships", 1, 9), number("levels", 1, 3)),
    Verb(EFFECT, fleet.UpgradeInAll, number("levels", 1, 9)),
    Verb(EFFECT, fleet.Jump, number("points", 1, 9)),
    Verb(EFFECT, fleet.JumpAnywhere, number("ships", 1, 9)),
    Verb(EFFECT, fleet.RecallShip),
    Verb(EFFECT, fleet.RetireShip),
)
RESEARCH: Final = (
    Verb(EFFECT, research.Research, number("level", 1, 4)),
    Verb(EFFECT, research.ResearchDiscovered, numbers("levels", 1, 4)),
    Verb(EFFECT, research.ResearchFreely, numbers("levels", 1, 4)),
    Verb(EFFECT, research.ResearchByColonies),
    Verb(EFFECT, research.PrivateTechnology, number("level", 2, 3)),
    Verb(EFFECT, research.DiscoverAny, number("level", 4, 4)),
    Verb(EFFECT, research.BasicAction),
    Verb(EFFECT, research.CopyAction),
)
COLONY: Final = (
    Verb(EFFECT, colony.Colonize),
    Verb(EFFECT, colony.ColonizeUncontrolled),
    Verb(EFFECT, colony.TakeColony, number("cards", 1, 9)),
    Verb(EFFECT, colony.TakeLinkedSystem),
)
EVENTS: Final = (
    Verb(EFFECT, events.KeepEvent),
    Verb(EFFECT, events.StayOnTable),
    Verb(EFFECT, events.LinkSystem),
    Verb(EFFECT, events.LinkAchievement),
    Verb(EFFECT, events.LinkApart),
    Verb(EFFECT, events.OpenNode),
    Verb(EFFECT, events.RemoveGuild, number("rank", 1, 2)),
)
COUNTS: Final = (
    Verb(CONDITION, achievements.TechnologiesOf, number("level", 1, 4), number("count", 1, 9)),
    Verb(CONDITION, achievements.AllTypes),
    Verb(CONDITION, achievements.AutomationLevel, number("level", 1, 16)),
    Verb(CONDITION, achievements.Colonies, number("count", 1, 24)),
    Verb(CONDITION, achievements.Strength, number("total", 1, 80)),
    Verb(CONDITION, achievements.Symbols, number("count", 1, 30)),
    Verb(CONDITION, achievements.Nodes, number("count", 1, 9)),
    Verb(CONDITION, achievements.EmptyTrack),
    Verb(POINTS, technologies_4.AutomationLevels, number("each", 1, 9), number("at_most", 1, 20)),
    Verb(POINTS, technologies_4.ControlledNodes, number("each", 1, 9), number("at_most", 1, 20)),
)

GRAMMAR: Final = Grammar(*ACTIONS, *CHOICES, *ECONOMY, *FLEET, *RESEARCH, *COLONY, *EVENTS, *COUNTS)
