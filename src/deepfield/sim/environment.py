"""An environment to learn in: actions are numbers, and each seat in turn is asked for one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import deepfield

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from random import Random


@dataclass(frozen=True, slots=True)
class Step:
    """What is asked now: of which seat, what it sees, the numbers of the actions that it may name.

    When the game is over `seat` is -1, `actions` is empty, and `rewards` share out 1 among the winners.
    """

    seat: int
    view: Any
    actions: tuple[int, ...]
    rewards: tuple[float, ...]

    @property
    def done(self) -> bool:
        """Say whether the game is over."""
        return self.seat < 0


class Environment:
    """One game after the other, by the numbers of `game.moves`."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        packs: Sequence[str | Path] = (),
    ) -> None:
        self.game = deepfield.game(game, packs)
        self.seats = seats
        self.options = dict(options or {})
        self._table: Any = self.game.new(seats, 0, self.options)

    @property
    def action_count(self) -> int:
        """Give the size of the action space."""
        return len(self.game.moves)

    def reset(self, seed: int) -> Step:
        """Lay a new table."""
        self._table = self.game.new(self.seats, seed, self.options)
        return self._now()

    def step(self, action: int) -> Step:
        """Do the action of this number for the seat that is asked; a wrong one changes nothing."""
        moves = self.game.moves
        known = type(action) is int and 0 <= action < len(moves)
        self._table.act(moves[action] if known else action)
        return self._now()

    def mask(self) -> list[bool]:
        """Say of every action whether it may be done now."""
        allowed = [False] * len(self.game.moves)
        for option in self._table.ask.options if self._table.ask is not None else ():
            allowed[option.index] = True
        return allowed

    def imagine(self, rng: Random) -> Any:
        """Imagine the table as the seat that is asked knows it, or after the end as a spectator."""
        ask = self._table.ask
        return self._table.imagine(None if ask is None else ask.seat, rng)

    def _now(self) -> Step:
        ask, result = self._table.ask, self._table.result
        if ask is not None:
            numbers = tuple([option.index for option in ask.options])
            return Step(ask.seat, self._table.view(ask.seat), numbers, (0.0,) * self.seats)
        share = 1 / len(result.winners)
        rewards = tuple([share if seat in result.winners else 0.0 for seat in range(self.seats)])
        return Step(-1, self._table.view(None), (), rewards)
