"""Many games of the same bots, counted."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import deepfield
from deepfield.bots.roster import choose_bot
from deepfield.sim.match import Played, play_match, seed_of
from deepfield.sim.workers import share_out

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from deepfield.bots.roster import Chosen
    from deepfield.kernel.game import Game


@dataclass(frozen=True)
class Series:
    """So many games of the same bots on the same seats; plain data."""

    game: str
    bots: tuple[str, ...]  # one a seat
    games: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    packs: tuple[str, ...] = ()

    def prepare(self) -> None:
        """Open the game before the first piece."""
        self.opened()

    def opened(self) -> Game:
        """Give the game with its packs."""
        return deepfield.game(self.game, self.packs)

    def chosen(self) -> tuple[Chosen, ...]:
        """Read the names of the bots."""
        game = self.opened()
        return tuple([choose_bot(game, name) for name in self.bots])

    def piece(self, number: int) -> Played:
        """Play the game of this number: its seed is the hash of the series' and of the number."""
        seed = seed_of(self.seed, number)
        return play_match(self.opened(), self.chosen(), seed, number, self.options)


class Share:
    """How often something was there, and how often those who had it won."""

    def __init__(self) -> None:
        self.games = 0  # games in which it was there at all
        self.seats = 0  # seats that had it, over all games
        self.wins = Fraction()  # of those seats; a shared victory counts in part

    def report(self) -> dict[str, Any]:
        """Tell it in numbers."""
        rate = float(self.wins / self.seats) if self.seats else None
        return {"games": self.games, "seats": self.seats, "win_rate": rate}


class Tally:
    """The sums over finished games; in whatever order they come, the sums are the same."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.wins = [Fraction() for _ in range(seats)]
        self.scores = [0] * seats
        self.winning = 0  # the scores of the winners
        self.spread = 0  # between the best and the last
        self.outcomes: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()  # turns of a game: games
        self.facts: dict[str, dict[str, Share]] = {}

    def add(self, played: Played) -> None:
        """Count one game."""
        winners = played.winners
        self.games += 1
        self.decisions += played.decisions
        self.turns += played.turns
        self.lengths[played.turns] += 1
        self.winning += played.scores[winners[0]]
        self.spread += max(played.scores) - min(played.scores)
        self.outcomes["won" if len(winners) == 1 else "shared"] += 1
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        for seat in winners:
            self.wins[seat] += Fraction(1, len(winners))
        for kind, pairs in played.facts.items():
            self.add_facts(self.facts.setdefault(kind, {}), pairs, winners)

    @staticmethod
    def add_facts(
        shares: dict[str, Share], pairs: list[tuple[str, int]], winners: tuple[int, ...]
    ) -> None:
        """Count what was there in one game; the same word of the same seat counts once."""
        for word in dict.fromkeys([word for word, _ in pairs]):
            shares.setdefault(word, Share()).games += 1
        for word, seat in dict.fromkeys(pairs):
            if seat >= 0:
                share = shares[word]
                share.seats += 1
                if seat in winners:
                    share.wins += Fraction(1, len(winners))


@dataclass(frozen=True)
class Report:
    """A series, what was counted of it, and how long that took."""

    series: Series
    tally: Tally
    seconds: float

    def data(self) -> dict[str, Any]:
        """Tell all in one object."""
        series, tally = self.series, self.tally
        games = tally.games or 1
        seconds = max(self.seconds, 1e-9)
        return {
            "game": series.game,
            "seats": len(series.bots),
            "bots": list(series.bots),
            "games": tally.games,
            "wanted": series.games,
            "seed": series.seed,
            "options": dict(series.options),
            "decisions": tally.decisions,
            "seconds": self.seconds,
            "decisions_per_second": tally.decisions / seconds,
            "games_per_second": tally.games / seconds,
            "mean_decisions_per_game": tally.decisions / games,
            "mean_turns": tally.turns / games,
            "mean_rounds": tally.turns / games / len(series.bots),
            "turns": {str(turns): n for turns, n in sorted(tally.lengths.items())},
            "seat_win_rate": [float(wins / games) for wins in tally.wins],
            "seat_mean_score": [score / games for score in tally.scores],
            "mean_winning_score": tally.winning / games,
            "mean_spread": tally.spread / games,
            "outcomes": dict(sorted(tally.outcomes.items())),
            "facts": {
                kind: {word: share.report() for word, share in sorted(shares.items())}
                for kind, shares in sorted(tally.facts.items())
            },
            "compiled": deepfield.compiled,
        }


def simulate(
    series: Series, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Report:
    """Play a series; an interruption (Ctrl-C) gives what is finished."""
    tally = Tally(len(series.bots))
    began = time.perf_counter()
    try:
        for played in share_out(series, range(series.games), jobs):
            tally.add(played)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        pass
    return Report(series, tally, time.perf_counter() - began)
