"""What bots know of this game: what a position is worth, what to try first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from proof.flow.raid import NoDefence, RollAgain
from proof.flow.rounds import Lay
from proof.flow.turn import Play, Raid, Search, Work

if TYPE_CHECKING:
    from deepfield.kernel.moves import Ask, Move
    from proof.state import Proof


def value(g: Proof) -> list[float]:
    """P11.2 Coins, charms and what is in the hands, as the points of the end."""
    wares = g.box.wares
    return [
        g.coins[seat]
        + 0.3 * g.charms[seat]
        + sum([wares[card].worth + 0.5 for card in g.hands[seat]])
        for seat in range(g.seats)
    ]


def priorities(g: Proof, ask: Ask, persona: str) -> list[float]:
    """How gladly each option is taken; a bold persona raids and rolls. `g` is an imagining."""
    return [liking(option, g, persona) for option in ask.options]


def liking(option: Move, g: Proof, persona: str) -> float:
    """One option."""
    if isinstance(option, Work | NoDefence):
        return 1.0
    if isinstance(option, Play | Search):
        return 2.0
    if isinstance(option, Raid):
        coins = g.coins[option.seat]
        return coins * (1.0 if persona == "bold" else 0.5)
    if isinstance(option, RollAgain):
        return 1.5 if persona == "bold" else 0.5
    if isinstance(option, Lay):
        return float(option.mark)
    return 1.0
