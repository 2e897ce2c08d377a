"""Two games that differ only in what seat 0 never sees: as draws of the shuffle of their deal."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from deepfield.kernel.chance import ScriptedSource
from proof import GAME
from proof.box import WARE_COUNT
from proof.content import open_box
from proof.flow.rounds import LAY
from proof.flow.turn import WORK
from proof.state import START, STOCK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.history import History

HANDS_OF_FOE = (22, 20, 18)  # places in the shuffled stock that seat 1 draws from, of two seats
BACKS = [ware.back for ware in open_box(()).wares]


def draws_for(order: Sequence[int]) -> list[int]:
    """Find the draws of the shuffle that puts the cards 0, 1, 2, … into this order."""
    cards = list(range(len(order)))
    draws: list[int] = []
    for last in range(len(cards) - 1, 0, -1):
        other = cards.index(order[last])
        draws.append(other)
        cards[last], cards[other] = cards[other], cards[last]
    return draws


def twin_orders(seed: int) -> tuple[list[int], list[int]]:
    """Make two orders of the stock: one card of seat 1's hand is another in the second."""
    luck = Random(seed)
    order = list(range(WARE_COUNT))
    luck.shuffle(order)
    place = luck.choice(HANDS_OF_FOE)
    others = [at for at in range(18) if BACKS[order[at]] == BACKS[order[place]]]
    other = luck.choice(others)
    twin = order[:]
    twin[place], twin[other] = twin[other], twin[place]
    return order, twin


def source_of(order: Sequence[int]) -> ScriptedSource:
    """Deal from a stock in this order; seat 0 is first."""
    draws: list[list[int]] = [[] for _ in GAME.book.streams]
    draws[STOCK] = draws_for(order)
    draws[START] = [0]
    return ScriptedSource(draws)


def play_quietly(history: History, marks: Sequence[int] = (1, 2)) -> History:
    """Lay marks and work, until the hands would be opened: seat 0 sees no ware but its own."""
    history.act(LAY[marks[0]], 0)
    history.act(LAY[marks[1]], 1)
    history.act(WORK)
    return history
