"""Playing on in an imagining: by priorities to the end of what was begun, or a few steps by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from random import Random

    from deepfield.kernel.game import Game

LONGEST: Final = 60  # decisions until a sequence is given up and judged as it stands


def finish(game: Game, table: Any, seat: int, depth: int, persona: str) -> None:
    """Play on by the priorities until another seat is asked at this depth of the rules, or above.

    So a decision is judged when the small asks that it opened, and what the turn still holds, are
    answered. A seat's own asks nearer to the outermost frame make the depth less.
    """
    for _ in range(LONGEST):
        ask = table.ask
        if ask is None:
            return
        here = len(table.frames)
        if ask.seat == seat:
            depth = min(depth, here)
        elif here <= depth:
            return
        weights = game.priorities(table, ask, persona)
        table.act(ask.options[weights.index(max(weights))])


def wander(table: Any, steps: int, rng: Random) -> None:
    """Play so many decisions by chance."""
    random = rng.random
    for _ in range(steps):
        ask = table.ask
        if ask is None:
            return
        options = ask.options
        table.act(options[int(random() * len(options))])
