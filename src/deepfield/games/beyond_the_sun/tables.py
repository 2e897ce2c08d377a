"""The table of contents: every frame of the game, and every action, in the order of their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.games.beyond_the_sun.flow.achievement import GAIN_ACHIEVEMENT
from deepfield.games.beyond_the_sun.flow.action import (
    PAY_ORE_INSTEAD,
    PAY_PRINTED,
    PERFORM_DEED,
    PLACE_PAWN,
    ChooseDeed,
    PerformAction,
)
from deepfield.games.beyond_the_sun.flow.choices import (
    CHOOSE,
    CONVERT_ALL,
    CONVERT_NOTHING,
    DECLINE,
    DO_IT,
    MOVE_FROM,
    MOVE_TO,
    ChooseAlternative,
    ConvertOrSkip,
    EachInTurn,
    MayDo,
    MoveCubes,
    MoveCubeTo,
)
from deepfield.games.beyond_the_sun.flow.colonize import (
    COLONIZE_NODE,
    SETTLE,
    SETTLERS_DONE,
    TAKE_SYSTEM,
    Colonization,
    Settlement,
    SystemChoice,
)
from deepfield.games.beyond_the_sun.flow.control import TAKE_BONUS, TakeControl
from deepfield.games.beyond_the_sun.flow.discs import CHOOSE_TRACK, PlaceDisc
from deepfield.games.beyond_the_sun.flow.fleet import (
    CHOOSE_SHIP,
    PLACE_SHIP,
    SKIP_BUILDING,
    UPGRADE_DONE,
    USE_CUBES,
    BuildShips,
    ConvertCubes,
    RecallOne,
    RetireOne,
    UpgradeShips,
)
from deepfield.games.beyond_the_sun.flow.jump import JUMP_DONE, MOVE_SHIP, Travel
from deepfield.games.beyond_the_sun.flow.news import (
    LAY_BY,
    LINK_TO,
    OPEN_GUILD,
    ChooseGoal,
    ChooseGuild,
    ChooseLink,
    ResolveEvent,
)
from deepfield.games.beyond_the_sun.flow.production import (
    AID_FROM,
    BUY_POPULATION,
    GROW,
    GROW_FROM,
    NO_AID,
    PRODUCE_ORE,
    RECALL_FOR_ORE,
    SELL_POPULATION,
    TRADE_DONE,
    TRADE_RESOURCES,
    Growth,
    Trade,
)
from deepfield.games.beyond_the_sun.flow.research import (
    CHOOSE_SLOT,
    CHOOSE_TECHNOLOGY,
    CHOOSE_TYPE,
    OPEN_SLOT,
    DiscoverCard,
    Research,
    TakePrivate,
)
from deepfield.games.beyond_the_sun.flow.sentence import USE_ABILITY, ResolveAbilities, Sentence
from deepfield.games.beyond_the_sun.flow.turn import Play, Round, Turn
from deepfield.games.beyond_the_sun.setup import CHOOSE_FACTION, ChooseFactions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.frames import Frame
    from deepfield.kernel.moves import Move

FRAMES: Final[tuple[type[Frame[Any]], ...]] = (
    ChooseFactions,
    Play,
    Round,
    Turn,
    PerformAction,
    ChooseDeed,
    Sentence,
    ResolveAbilities,
    MayDo,
    ChooseAlternative,
    EachInTurn,
    ConvertOrSkip,
    MoveCubes,
    MoveCubeTo,
    Research,
    TakePrivate,
    DiscoverCard,
    ResolveEvent,
    ChooseLink,
    ChooseGoal,
    ChooseGuild,
    ConvertCubes,
    BuildShips,
    UpgradeShips,
    RecallOne,
    RetireOne,
    Travel,
    TakeControl,
    PlaceDisc,
    Colonization,
    Settlement,
    SystemChoice,
    Growth,
    Trade,
)

TABLES: Final[tuple[Sequence[Move], ...]] = (
    CHOOSE_FACTION,
    PLACE_PAWN,
    PERFORM_DEED,
    [PAY_PRINTED, PAY_ORE_INSTEAD, DO_IT, DECLINE],
    CHOOSE,
    [CONVERT_ALL, CONVERT_NOTHING],
    MOVE_TO,
    MOVE_FROM,
    CHOOSE_SLOT,
    CHOOSE_TYPE,
    CHOOSE_TECHNOLOGY,
    OPEN_SLOT,
    LINK_TO,
    LAY_BY,
    OPEN_GUILD,
    USE_CUBES,
    [SKIP_BUILDING],
    PLACE_SHIP,
    CHOOSE_SHIP,
    [UPGRADE_DONE],
    *MOVE_SHIP,
    [JUMP_DONE],
    TAKE_BONUS,
    CHOOSE_TRACK,
    COLONIZE_NODE,
    SETTLE,
    [SETTLERS_DONE],
    TAKE_SYSTEM,
    *USE_ABILITY,
    [GROW, PRODUCE_ORE, TRADE_RESOURCES],
    AID_FROM,
    [NO_AID],
    GROW_FROM,
    [BUY_POPULATION],
    *RECALL_FOR_ORE,
    [SELL_POPULATION, TRADE_DONE],
    GAIN_ACHIEVEMENT,
)
