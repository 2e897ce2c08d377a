"""The command that measures this machine a little; `make bench` measures well."""

from __future__ import annotations

import json
import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

import typer

import deepfield
from deepfield.cli.chosen import Json, Language, texts_in, title_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from deepfield.kernel.game import Game

SECONDS: Final = 0.5  # of one measurement


def bench(*, lang: Language = "", as_json: Json = False) -> None:
    """Measure random play, copies and saves of every game."""
    texts = texts_in(lang)
    found = {key: measured(deepfield.game(key)) for key in deepfield.games()}
    if as_json:
        typer.echo(json.dumps({"compiled": deepfield.compiled, "games": found}))
        return
    typer.echo(texts("cli-doctor-build", compiled="yes" if deepfield.compiled else "no"))
    for key, numbers in found.items():
        typer.echo(title_of(deepfield.game(key), texts))
        for what, number in numbers.items():
            typer.echo(f"{number:>12,.1f}  {texts(f'cli-bench-{what}')}")


def measured(game: Game) -> dict[str, float]:
    """Measure one game at its largest table."""
    rng = Random(1)
    speed, table = random_play(game, rng)
    data = table.save()
    return {
        "play": speed,
        "clone": micro(table.clone),
        "save": micro(table.save),
        "load": micro(lambda: game.load(data)),
        "imagine": micro(lambda: table.imagine(0, rng)),
        "size": len(data),
    }


def random_play(game: Game, rng: Random) -> tuple[float, Any]:
    """Play at random for a while; give the decisions a second, and a position from a game's middle."""
    decisions, games, began = 0, 0, time.perf_counter()
    while not games or time.perf_counter() - began < SECONDS:
        decisions += played(game, rng.getrandbits(32))[0]
        games += 1
    speed = decisions / (time.perf_counter() - began)
    return speed, played(game, rng.getrandbits(32), decisions // games // 2)[1]


def played(game: Game, seed: int, most: int = 0) -> tuple[int, Any]:
    """Play a game at random to its end, or so many decisions of it."""
    table, rng, decisions = game.new(game.seats[1], seed=seed), Random(seed), 0
    while table.ask is not None and (not most or decisions < most):
        options = table.ask.options
        decisions += len(options) > 1
        table.act(options[int(rng.random() * len(options))])
    return decisions, table


def micro(deed: Callable[[], object]) -> float:
    """Give the microseconds of one deed."""
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS / 5:
        deed()
        count += 1
    return (time.perf_counter() - began) / count * 1e6
