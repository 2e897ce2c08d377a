"""The commands that play many games: simulate and arena."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path  # noqa: TC003  # Typer looks it up
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from deepfield.cli.chosen import Chosen, GameName, Jobs, Json, Language, Options, Packs, Seed
from deepfield.sim.arena import Duel, Standing, Store, fight
from deepfield.sim.simulation import Series, simulate

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from deepfield.cli.texts import Texts
    from deepfield.sim.simulation import Report

LADDER: Final = (("rules", "random"), ("value", "rules"), ("search", "value"))
STOPPED: Final = 130  # the exit code of what Ctrl-C has ended

Bots = Annotated[
    str, typer.Option("--bots", help="A bot, or one a seat: random, rules, value, search:1000.")
]
Seats = Annotated[int, typer.Option("--seats", help="So many seats.", show_default="")]
Games = Annotated[int, typer.Option("--games", min=1, help="So many games.")]


def simulate_command(  # noqa: PLR0913  # its options
    game: GameName,
    *,
    seats: Seats = 0,
    bots: Bots = "random",
    games: Games = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    options: Options = None,
    pack: Packs = None,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    """Play many games of the same bots, and count; Ctrl-C prints what is finished."""
    chosen = Chosen(game, lang, pack)
    count = chosen.seats(seats or default_seats(chosen, bots))
    series = Series(
        game,
        chosen.bots(bots, count),
        games,
        seed,
        chosen.options(options),
        tuple([str(path) for path in pack or ()]),
    )
    with progress(chosen.texts, games) as step:
        report = simulate(series, jobs, step)
    if as_json:
        typer.echo(json.dumps(report.data(), ensure_ascii=False))
    else:
        show_report(chosen, report)
    if report.tally.games < games:
        raise typer.Exit(STOPPED)


def default_seats(chosen: Chosen, bots: str) -> int:
    """Take as many seats as there are bots; with one bot as many as the game has."""
    return bots.count(",") + 1 if "," in bots else chosen.game.seats[1]


@contextmanager
def progress(texts: Texts, games: int) -> Generator[Callable[[int], None] | None]:
    """Show a bar on a terminal; in a pipe nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(texts("cli-playing"), total=games)

    def step(done: int) -> None:
        bar.start()  # not before the processes have begun: a fork must not copy the bar's thread
        bar.update(task, completed=done)

    try:
        yield step
    finally:
        bar.stop()


def show_report(chosen: Chosen, report: Report) -> None:
    """Print a report as a few lines and tables."""
    texts, data = chosen.texts, report.data()
    console = Console(highlight=False, soft_wrap=True)
    if data["games"] < data["wanted"]:
        console.print(texts("cli-interrupted", games=data["games"], wanted=data["wanted"]))
    names = ", ".join(data["bots"])
    title = texts(
        "cli-simulate-title",
        game=chosen.title,
        games=data["games"],
        seats=data["seats"],
        bots=names,
    )
    console.print(title)
    console.print(speed(texts, data))
    console.print(
        texts(
            "cli-simulate-length",
            decisions=round(data["mean_decisions_per_game"], 1),
            rounds=round(data["mean_rounds"], 1),
        )
    )
    winner, spread = round(data["mean_winning_score"], 1), round(data["mean_spread"], 1)
    console.print(texts("cli-simulate-scores", winner=winner, spread=spread))
    console.print(seat_table(texts, data))
    for kind, shares in data["facts"].items():
        console.print(fact_table(texts, kind, shares))


def speed(texts: Texts, data: dict[str, Any]) -> str:
    """Tell how fast it went."""
    return texts(
        "cli-simulate-speed",
        decisions=round(data["decisions_per_second"]),
        games=round(data["games_per_second"], 1),
        compiled="yes" if data["compiled"] else "no",
    )


def seat_table(texts: Texts, data: dict[str, Any]) -> Table:
    """Tell how the seats did."""
    table = Table(box=None)
    for key in ("cli-column-seat", "cli-column-bot", "cli-column-wins", "cli-column-score"):
        table.add_column(texts(key), justify="left" if key == "cli-column-bot" else "right")
    rows = zip(data["bots"], data["seat_win_rate"], data["seat_mean_score"], strict=True)
    for seat, (bot, rate, score) in enumerate(rows, 1):
        table.add_row(str(seat), bot, percent(rate), f"{score:.1f}")
    return table


def fact_table(texts: Texts, kind: str, shares: dict[str, dict[str, Any]]) -> Table:
    """Tell of cards and the like how often they were there, and how often their owners won."""
    table = Table(box=None)
    table.add_column(kind)
    for key in ("cli-column-games", "cli-column-had", "cli-column-rate"):
        table.add_column(texts(key), justify="right")
    for word, share in sorted(shares.items(), key=lambda item: -item[1]["games"]):
        rate = share["win_rate"]
        table.add_row(
            word, str(share["games"]), str(share["seats"]), "" if rate is None else percent(rate)
        )
    return table


def percent(share: float) -> str:
    """Write a share."""
    return f"{100 * share:.1f} %"


def arena_command(  # noqa: PLR0913  # its options
    game: GameName,
    *,
    bots: Annotated[
        str, typer.Option("--bots", help="Challenger and field: value,rules; else the ladder.")
    ] = "",
    seats: Seats = 0,
    games: Games = 400,
    seed: Seed = 1,
    jobs: Jobs = 1,
    options: Options = None,
    pack: Packs = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="Keeps finished games; is gone on with.")
    ] = None,
    lang: Language = "",
    as_json: Json = False,
) -> None:
    """Set one bot against a field of another: the same deals from every seat; Ctrl-C stops."""
    chosen = Chosen(game, lang, pack)
    count = chosen.seats(seats or chosen.game.seats[1])
    if bots and bots.count(",") != 1:
        chosen.fail("cli-arena-bots", bots=bots)
    pairs = [chosen.bots(bots, 2)] if bots else list(LADDER)
    standings: list[Standing] = []
    for challenger, rival in pairs:
        duel = Duel(
            game,
            challenger,
            rival,
            count,
            -(-games // count),
            seed,
            chosen.options(options),
            tuple([str(path) for path in pack or ()]),
        )
        duel.prepare()
        store = Store(store_of(file, duel, len(pairs)), duel) if file else None
        with progress(chosen.texts, duel.games) as step:
            standings.append(fight(duel, jobs, store, step))
        if len(standings[-1].games) < duel.games:
            break
    show_arena(chosen, standings, as_json=as_json)
    if len(standings[-1].games) < standings[-1].duel.games:
        raise typer.Exit(STOPPED)


def store_of(file: Path, duel: Duel, duels: int) -> Path:
    """Name the file of one duel; of several each has its own."""
    if duels == 1:
        return file
    names = f"{duel.challenger}-{duel.rival}".replace(":", "_")
    return file.with_name(f"{file.stem}-{names}{file.suffix}")


def show_arena(chosen: Chosen, standings: list[Standing], *, as_json: bool) -> None:
    """Print how the duels stand."""
    rows = [standing.data() for standing in standings]
    if as_json:
        typer.echo(json.dumps({"game": chosen.game.name, "duels": rows}, ensure_ascii=False))
        return
    texts = chosen.texts
    seats = rows[0]["seats"]
    typer.echo(texts("cli-arena-title", game=chosen.title, rivals=seats - 1, seats=seats))
    table = Table(box=None)
    for key in ("challenger", "field", "games", "share", "interval", "fair", "lead"):
        table.add_column(
            texts(f"cli-column-{key}"),
            justify="left" if key in {"challenger", "field"} else "right",
            no_wrap=key == "interval",
        )
    for row in rows:
        table.add_row(
            row["challenger"],
            row["field"],
            str(row["games"]),
            percent(row["win_rate"]),
            f"{percent(row['low'])} – {percent(row['high'])}",
            percent(row["fair"]),
            f"{row['mean_lead']:+.1f}",
        )
    Console(highlight=False, soft_wrap=True).print(table)
