"""All commands of `deepfield`, by name."""

from __future__ import annotations

from typing import Final

import typer

from deepfield.cli.benching import bench
from deepfield.cli.counting import arena_command, simulate_command
from deepfield.cli.looking import doctor, games, rules
from deepfield.cli.playing import play
from deepfield.cli.records import replay_command, verify_command

app: Final = typer.Typer(
    name="deepfield",
    help="Heavy space board games by their complete rules: play, simulate, replay, look up.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

for command, name in (
    (play, "play"),
    (simulate_command, "simulate"),
    (arena_command, "arena"),
    (replay_command, "replay"),
    (verify_command, "verify"),
    (rules, "rules"),
    (games, "games"),
    (bench, "bench"),
    (doctor, "doctor"),
):
    app.command(name)(command)
