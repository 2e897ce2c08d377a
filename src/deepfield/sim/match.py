"""One game from the first question to the last, played by bots."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from deepfield.bots.bot import Bot, Budget
    from deepfield.bots.roster import Chosen
    from deepfield.kernel.game import Game

ROUNDS: Final = "rounds"  # the fact that tells how many rounds there were


@dataclass(frozen=True, slots=True)
class Played:
    """What is counted of a finished game: plain data, fit to go from process to process."""

    number: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int  # those with a choice
    turns: int
    facts: dict[str, list[tuple[str, int]]]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])


class Imagining:
    """`imagine`, bound to a table and a seat: all that a bot gets of the table."""

    __slots__ = ("_imagine", "_seat")

    def __init__(self, table: Any, seat: int) -> None:
        self._imagine = table.imagine
        self._seat = seat

    def __call__(self, rng: Random, /) -> Any:
        """Imagine once."""
        return self._imagine(self._seat, rng)


class Player:
    """A bot on a seat of a table."""

    def __init__(self, table: Any, seat: int, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.budget = budget
        self.imagine = Imagining(table, seat)
        self.view = table.view if bot.LOOKS else no_view

    def answer(self, ask: Any) -> Any:
        """Choose for the seat that is asked."""
        return self.bot.choose(self.view(ask.seat), ask, self.imagine, self.budget)


def no_view(_seat: int | None) -> None:
    """Spare the making of a view that nobody reads."""


def seed_of(*words: object) -> int:
    """Hash words into a seed: the same everywhere."""
    text = ":".join([str(word) for word in words])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def play_match(
    game: Game,
    bots: Sequence[Chosen],
    seed: int,
    number: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Played:
    """Play one game; the bots take their seeds from its own, seat by seat."""
    table = game.new(len(bots), seed, options)
    players = [
        Player(table, seat, chosen.make(game, seed_of(seed, seat)), chosen.budget())
        for seat, chosen in enumerate(bots)
    ]
    decisions = changes = 0
    last = -1
    while (ask := table.ask) is not None:
        seat: int = ask.seat
        if seat != last:
            changes += 1
            last = seat
        decisions += len(ask.options) > 1
        table.act(players[seat].answer(ask))
    result = table.result
    facts = game.facts(table)
    rounds = sum([int(word) for word, _ in facts.pop(ROUNDS, [])])
    turns = rounds * len(bots) or changes  # a game without rounds: whenever another seat is asked
    return Played(number, result.scores, result.ranks, decisions, turns, facts)
