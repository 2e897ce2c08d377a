"""Random play for checks: tables of every kind, walked through deed by deed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from deepfield.kernel.game import Game
    from deepfield.kernel.options import Option

MOST_DECISIONS = 20_000  # of one game
ASIDE_SHARE = 0.05


def values_of(option: Option) -> list[Any]:
    """List the values of an option; of a free number the lowest, the default and the highest."""
    if option.is_number:
        return sorted({option.low, int(option.default), option.high})
    return list(option.values)


def kinds(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """List every number of seats with every value of every option, the other options as they are."""
    seats = range(game.seats[0], game.seats[1] + 1)
    settings: list[dict[str, Any]] = [{}]
    for option in game.options:
        settings += [{option.key: value} for value in values_of(option) if value != option.default]
    return [(seat, setting) for seat in seats for setting in settings]


def a_kind(game: Game, luck: Random) -> tuple[int, dict[str, Any]]:
    """Take some number of seats and some value of each option."""
    chosen = {option.key: luck.choice(values_of(option)) for option in game.options}
    return luck.randint(*game.seats), chosen


def walk(table: Any, luck: Random, asides: float = ASIDE_SHARE) -> Iterator[Any]:
    """Play at random to the end; the table is handed out at each decision, and when it is over."""
    decisions = 0
    while table.ask is not None:
        yield table
        seat = luck.randrange(table.seats)
        unasked = table.asides(seat) if luck.random() < asides else []
        if unasked:
            table.act(luck.choice(unasked), seat)
        else:
            table.act(luck.choice(table.ask.options))
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    yield table


def share_of(game: Game, many: int) -> float:
    """Find which share of its decisions are so many of a game; one game is played for it."""
    length = len(list(walk(game.new(game.seats[1], 1), Random(1))))
    return min(1.0, many / length)


def positions(game: Game, many: int, each: int = 8, seed: int = 0) -> Iterator[tuple[Any, Random]]:
    """Hand out so many positions, about `each` from a random game; they may be played on."""
    luck = Random(f"positions {game.name} {seed}")
    share = share_of(game, each)
    handed = 0
    while True:
        seats, options = a_kind(game, luck)
        for table in walk(game.new(seats, luck.getrandbits(32), options), luck):
            if luck.random() < share:
                yield table.clone(), luck
                handed += 1
                if handed == many:
                    return
