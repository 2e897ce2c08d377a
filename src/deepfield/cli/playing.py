"""The command `play`: who sits where, a new game or a saved one."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from deepfield.bots.roster import UnknownBotError, choose_bot
from deepfield.cli.chosen import Chosen, GameName, Language, Options, Packs, Plain
from deepfield.cli.screen import screen_for
from deepfield.cli.session import ME, Session
from deepfield.cli.store import go_on, latest, new_file, read
from deepfield.kernel.errors import RecordError
from deepfield.kernel.game import PACES
from deepfield.kernel.history import History

if TYPE_CHECKING:
    from collections.abc import Sequence

RIVAL: Final = "value"

SeatNames = Annotated[
    str, typer.Option("--seats", help="Who sits where: me,value,search:1000.", show_default="")
]
Pace = Annotated[
    str, typer.Option("--pace", help="choices: forced answers are given for you; all: none are.")
]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with this game.")]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Where the game is kept.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the game that was saved last.")]
Seconds = Annotated[
    float | None, typer.Option("--seconds", min=0.01, help="The clock of a bot's decision.")
]
Luck = Annotated[int | None, typer.Option("--seed", help="The seed of all luck; else a new one.")]


def play(  # noqa: PLR0913  # its options
    game: GameName = "beyond_the_sun",
    *,
    seats: SeatNames = "",
    seed: Luck = None,
    options: Options = None,
    pace: Pace = "choices",
    pack: Packs = None,
    load: Load = None,
    resume: Resume = False,
    save: Save = None,
    seconds: Seconds = None,
    lang: Language = "",
    plain: Plain = False,
) -> None:
    """Play in the terminal, against bots or around one screen."""
    chosen = Chosen(game, lang, pack)
    file = latest(chosen.game.name) if resume and load is None else load
    if resume and file is None:
        chosen.fail("cli-nothing-saved")
    if pace not in PACES:
        chosen.fail("cli-bad-pace", pace=pace, known=", ".join(PACES))
    names = seat_names(chosen, seats)
    if file is not None:
        history = loaded(chosen, file)
        names = names or saved_names(chosen, history)
    else:
        names = names or default_names(chosen)
        luck = secrets.randbits(48) if seed is None else seed
        settled = chosen.options(options)
        table = chosen.game.new(chosen.seats(len(names)), luck, settled, pace=pace)
        history = History(chosen.game, table, tuple(names))
    if len(names) != history.table.seats:
        chosen.fail("cli-bots-and-seats", bots=len(names), seats=history.table.seats)
    screen = screen_for(chosen.texts, plain=plain)
    kept = save or file or new_file(chosen.game.name)
    session = Session(chosen.game, screen, history, names, kept, chosen.key, seconds)
    if not session.keep():
        raise typer.Exit(2)
    session.run()


def seat_names(chosen: Chosen, words: str) -> list[str]:
    """Read who sits where."""
    names = [word.strip() for word in words.split(",") if word.strip()]
    return [name if name == ME else chosen.bot(name) for name in names]


def default_names(chosen: Chosen) -> list[str]:
    """Sit down with as many bots as make three, or as the game allows."""
    low, high = chosen.game.seats
    return [ME, *[RIVAL] * (max(low, min(3, high)) - 1)]


def saved_names(chosen: Chosen, history: History) -> list[str]:
    """Read who sat where; a seat without a bot is a person's."""
    names: Sequence[str] = history.record.head.names or [ME] * history.table.seats
    return [name if is_bot(chosen, name) else ME for name in names]


def is_bot(chosen: Chosen, name: str) -> bool:
    """Tell whether a name is that of a bot."""
    try:
        choose_bot(chosen.game, name)
    except UnknownBotError:
        return False
    return True


def loaded(chosen: Chosen, file: Path) -> History:
    """Open a saved game."""
    if not file.is_file():
        chosen.fail("cli-no-file", path=str(file))
    try:
        return go_on(chosen.game, read(file))
    except RecordError as fault:
        chosen.fail("cli-bad-record", path=str(file), fault=str(fault))
