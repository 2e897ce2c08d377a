"""B1.17 What the actions of a card are good for, as bits; bots read it, no rule does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.games.beyond_the_sun.effects.colony import (
    Colonize,
    ColonizeUncontrolled,
    TakeLinkedSystem,
)
from deepfield.games.beyond_the_sun.effects.economy import GainOre, GainOrePer, Populate
from deepfield.games.beyond_the_sun.effects.fleet import Build, Jump
from deepfield.games.beyond_the_sun.effects.research import (
    Research,
    ResearchByColonies,
    ResearchDiscovered,
)

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.cards.kinds import Deed
    from deepfield.kernel.effects import Effect

# Research of level n is the bit 1 << n.
COLONIZES: Final = 1 << 5
BUILDS: Final = 1 << 6
MOVES: Final = 1 << 7
POPULATES: Final = 1 << 8
MINES: Final = 1 << 9


def traits_of(deeds: tuple[Deed, ...]) -> int:
    """Join the traits of several actions."""
    traits = 0
    for deed in deeds:
        traits |= traits_in(deed.effect)
    return traits


def traits_in(effect: Effect[Any]) -> int:
    """Join the traits of an effect and of its parts."""
    traits = own_trait(effect)
    for part in effect.parts():
        traits |= traits_in(part)
    return traits


def own_trait(effect: Effect[Any]) -> int:
    """Give the trait of a single verb."""
    if isinstance(effect, Research):
        return 1 << effect.level
    if isinstance(effect, ResearchDiscovered):
        return sum([1 << level for level in effect.level_numbers])
    if isinstance(effect, ResearchByColonies):
        return 1 << 3
    if isinstance(effect, Colonize | ColonizeUncontrolled | TakeLinkedSystem):
        return COLONIZES
    if isinstance(effect, Build):
        return BUILDS
    if isinstance(effect, Jump):
        return MOVES
    if isinstance(effect, Populate):
        return POPULATES
    return MINES if isinstance(effect, GainOre | GainOrePer) else 0
