"""One bot against a field of another: the same deals from every seat, with confidence intervals."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import deepfield
from deepfield.bots.roster import choose_bot
from deepfield.kernel.errors import DeepfieldError
from deepfield.sim.match import Played, play_match, seed_of
from deepfield.sim.workers import share_out

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

Z: Final = 1.959964  # of a 95 % interval


class ArenaFileError(DeepfieldError):
    """This file holds the games of another duel, or is not one of ours."""


@dataclass(frozen=True)
class Duel:
    """A challenger against a field: each deal is played once from every seat."""

    game: str
    challenger: str
    rival: str
    seats: int
    deals: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    packs: tuple[str, ...] = ()

    @property
    def games(self) -> int:
        """Count the games."""
        return self.deals * self.seats

    def prepare(self) -> None:
        """Open the game, and refuse names that are none."""
        game = deepfield.game(self.game, self.packs)
        choose_bot(game, self.challenger)
        choose_bot(game, self.rival)

    def seat_of(self, number: int) -> int:
        """Give the challenger's seat in the game of this number."""
        return number % self.seats

    def piece(self, number: int) -> Played:
        """Play one game: the deal by its own seed, whoever sits where."""
        game = deepfield.game(self.game, self.packs)
        bots = [choose_bot(game, self.rival)] * self.seats
        bots[self.seat_of(number)] = choose_bot(game, self.challenger)
        return play_match(
            game, bots, seed_of(self.seed, number // self.seats), number, self.options
        )


@dataclass(frozen=True, slots=True)
class Bout:
    """What an arena keeps of a finished game."""

    number: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class Standing:
    """How a duel stands."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.games: dict[int, Bout] = {}

    def add(self, game: Bout) -> None:
        """Take a game in."""
        self.games[game.number] = game

    def share(self) -> float:
        """Give the challenger's share of the victories; a shared one counts in part."""
        won = Fraction()
        for game in self.games.values():
            if game.ranks[self.duel.seat_of(game.number)] == 1:
                won += Fraction(1, game.ranks.count(1))
        return float(won / len(self.games)) if self.games else 0.0

    def lead(self) -> float:
        """Give the mean of the challenger's points less the mean of the field's."""
        total = 0.0
        for game in self.games.values():
            own = game.scores[self.duel.seat_of(game.number)]
            total += own - (sum(game.scores) - own) / max(1, len(game.scores) - 1)
        return total / len(self.games) if self.games else 0.0

    def data(self) -> dict[str, Any]:
        """Tell it in numbers."""
        share = self.share()
        low, high = wilson(share, len(self.games))
        return {
            "challenger": self.duel.challenger,
            "field": self.duel.rival,
            "seats": self.duel.seats,
            "games": len(self.games),
            "wanted": self.duel.games,
            "win_rate": share,
            "low": low,
            "high": high,
            "fair": 1 / self.duel.seats,
            "mean_lead": self.lead(),
        }


def wilson(share: float, games: int) -> tuple[float, float]:
    """Give the 95 % interval of a share after so many games."""
    if not games:
        return (0.0, 1.0)
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return (max(0.0, middle - half), min(1.0, middle + half))


class Store:
    """Finished games in a file, a line each, so that an arena can be gone on with."""

    def __init__(self, path: Path, duel: Duel) -> None:
        self.path = path
        self.head = json.dumps(asdict(duel), sort_keys=True)

    def read(self) -> list[Bout]:
        """Give the games that are there; a last line that was cut short is played again."""
        if not self.path.exists():
            self.path.write_text(self.head + "\n", "utf-8")
            return []
        head, *lines = self.path.read_text("utf-8").split("\n")
        if head != self.head:
            raise ArenaFileError(f"{self.path}: this file holds another duel, or other options")
        whole = lines[:-1]  # behind the last line end there is nothing, or half a line
        self.path.write_text("\n".join([head, *whole, ""]), "utf-8")
        return [self._game(line) for line in whole]

    def _game(self, line: str) -> Bout:
        try:
            number, scores, ranks = json.loads(line)
            return Bout(int(number), tuple(scores), tuple(ranks))
        except (ValueError, TypeError):
            raise ArenaFileError(f"{self.path}: {line[:60]!r} is no game") from None

    def add(self, game: Bout) -> None:
        """Write one more down."""
        line = json.dumps([game.number, game.scores, game.ranks])
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def fight(
    duel: Duel,
    jobs: int = 1,
    store: Store | None = None,
    progress: Callable[[int], None] | None = None,
) -> Standing:
    """Play a duel, or what of it is not in the store; an interruption gives what is finished."""
    standing = Standing(duel)
    for game in store.read() if store is not None else ():
        standing.add(game)
    left = [number for number in range(duel.games) if number not in standing.games]
    try:
        for played in share_out(duel, left, jobs):
            game = Bout(played.number, played.scores, played.ranks)
            standing.add(game)
            if store is not None:
                store.add(game)
            if progress is not None:
                progress(len(standing.games))
    except KeyboardInterrupt:
        pass
    return standing
