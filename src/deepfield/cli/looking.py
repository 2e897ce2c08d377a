"""The commands that look things up: games, rules, doctor."""

from __future__ import annotations

import platform
import re
import shutil
import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

import deepfield
from deepfield.cli.chosen import GameName, Language, fail, open_game, texts_in, title_of
from deepfield.cli.rulebook import Rulebook, UnknownRuleError
from deepfield.cli.store import folder
from deepfield.cli.texts import LANGUAGES, Texts
from deepfield.kernel.errors import DeepfieldError

if TYPE_CHECKING:
    from collections.abc import Iterator

MESSAGE: Final = re.compile(r"[a-z][\w-]* =")
Number = Annotated[
    str, typer.Argument(metavar="[NUMBER]", help="A rule or a chapter: B5.4, B5.", show_default="")
]


def games(lang: Language = "") -> None:
    """List the games: key, name, players."""
    texts = texts_in(lang)
    for key in deepfield.games():
        game = deepfield.game(key)
        low, high = game.seats
        name = title_of(game, texts)
        typer.echo(texts("cli-games-line", key=key, name=name, low=low, high=high))


def rules(game: GameName, number: Number = "", lang: Language = "") -> None:
    """Show the chapters of the rules, a chapter, or one rule by its number."""
    texts = texts_in(lang)
    opened = open_game(game, texts)
    book = Rulebook(opened.name, texts.language)
    if number:
        try:
            found = book.find(number)
        except UnknownRuleError:
            known = ", ".join(book.chapters)
            fail(texts("cli-unknown-rule", number=number, game=game, known=known))
        if found[0].number != number.upper() and (title := book.chapters.get(found[0].chapter)):
            typer.echo(f"{found[0].chapter}. {title}")
        for rule in found:
            typer.echo(rule.line())
        return
    typer.echo(texts("cli-rules-title", game=title_of(opened, texts)))
    for chapter, title in book.chapters.items():
        typer.echo(f"{chapter:>4}  {title}")
    last = next(reversed(book.rules))
    typer.echo(texts("cli-rules-hint", game=game, number=last))


def doctor(lang: Language = "") -> None:
    """Look at the machine: Python, build, games, texts, rules; exit code 1 if something is wrong."""
    texts = texts_in(lang)
    python = platform.python_version()
    typer.echo(texts("cli-doctor-version", version=deepfield.__version__, python=python))
    typer.echo(texts("cli-doctor-build", compiled="yes" if deepfield.compiled else "no"))
    faults = 0
    for line, well in examined(texts):
        typer.echo(line)
        faults += not well
    tty = sys.stdout.isatty()
    width = shutil.get_terminal_size().columns
    typer.echo(texts("cli-doctor-terminal", tty="yes" if tty else "no", width=width))
    typer.echo(texts("cli-doctor-folder", path=str(folder())))
    if faults:
        raise typer.Exit(1)
    typer.echo(texts("cli-doctor-well"))


def examined(texts: Texts) -> Iterator[tuple[str, bool]]:
    """Open all that there is; give a line for each and whether it is well."""
    for language in LANGUAGES:
        count = counted(language)
        yield texts("cli-doctor-texts", count=count, language=language), count > 0
    for key in deepfield.games():
        try:
            game = deepfield.game(key)
            game.load(game.new(game.seats[0]).save())
            yield (
                texts(
                    "cli-doctor-game",
                    name=key,
                    rules=game.rules,
                    content=game.box.digest[:12],
                    moves=len(game.moves),
                ),
                True,
            )
            for language in LANGUAGES:
                count = len(Rulebook(key, language).rules)
                yield texts("cli-doctor-rules", name=key, count=count, language=language), True
        except (DeepfieldError, OSError) as fault:
            yield texts("cli-doctor-fault", what=key, fault=str(fault)), False


def counted(language: str) -> int:
    """Count the messages of a language."""
    folder_of = deepfield.share("locales") / language
    lines = [
        line for path in folder_of.glob("*.ftl") for line in path.read_text("utf-8").split("\n")
    ]
    return len([line for line in lines if MESSAGE.match(line)])
