"""P1.1 The twelve kinds of wares, in the order of the deck list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.kernel.effects import AllOf
from proof.box import LAND, SEA, Ware
from proof.effects import (
    Choose,
    DrawWares,
    GainCharms,
    GainCoins,
    GiveOne,
    Peek,
    ShowOne,
    Stir,
    Toll,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


def kinds() -> Sequence[Ware]:
    """P1.1 Each box has its own, since it numbers their effects."""
    return (
        Ware("lantern", LAND, 1, 0, GainCoins(2)),
        Ware("market", LAND, 0, 0, Choose(GainCoins(2), GainCharms(1))),
        Ware("wall", LAND, 2, 0, None),
        Ware("mule", LAND, 1, 0, AllOf(GainCoins(1), DrawWares(1))),
        Ware("inn", LAND, 0, 0, inn()),
        Ware("letter", LAND, 1, 0, AllOf(GainCoins(2), ShowOne())),
        Ware("spyglass", SEA, 1, 0, AllOf(Peek(), GainCoins(1))),
        Ware("reef", SEA, 2, 0, None),
        Ware("smuggler", SEA, 0, 0, AllOf(GiveOne(), GainCoins(3))),
        Ware("pearl", SEA, 3, 1, GainCharms(2)),
        Ware("storm", SEA, 1, 0, Toll()),
        Ware("gale", SEA, 0, 0, Choose(Stir(), DrawWares(2))),
    )


def inn() -> AllOf:
    """A choice within a choice within a sentence (P8.6)."""
    return AllOf(
        GainCoins(1),
        Choose(GainCharms(1), AllOf(Choose(Peek(), DrawWares(1), Stir()), GainCoins(1))),
        GainCoins(1),
    )
