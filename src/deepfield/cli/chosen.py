"""What the words of a command choose: the language, the game, its options, its seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

import deepfield
from deepfield.bots.roster import PROFILES, UnknownBotError, choose_bot
from deepfield.cli.texts import Texts, default_language
from deepfield.kernel.errors import OptionError, UnknownGameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The key of a game: beyond_the_sun.")]
Language = Annotated[
    str, typer.Option("--lang", metavar="en|ru", help="The language of all texts.", show_default="")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="KEY=VALUE", help="Options of the game: boards=expert."),
]
Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FILE", help="A pack of content that takes the place of ours."),
]
Seed = Annotated[int, typer.Option("--seed", help="The seed of all luck.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="So many processes.")]
Json = Annotated[bool, typer.Option("--json", help="Print one object instead of a table.")]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Lines of text: no boxes, no colours; for screen readers, pipes."),
]


class Chosen:
    """The texts and the game of one command."""

    def __init__(self, name: str, language: str, packs: Sequence[Path] | None = None) -> None:
        self.key = name  # as it was named: of a game of the house, or of a room elsewhere
        self.texts = texts_in(language)
        self.game = open_game(name, self.texts, packs or ())
        self.texts.own = self.game.box.texts

    @property
    def title(self) -> str:
        """Give the name of the game."""
        return title_of(self.game, self.texts)

    def fail(self, key: str, **words: Any) -> NoReturn:
        """Tell what is wrong with the command."""
        fail(self.texts(key, **words))

    def seats(self, seats: int) -> int:
        """Check a number of seats."""
        low, high = self.game.seats
        if not low <= seats <= high:
            self.fail("cli-bad-seats", game=self.title, low=low, high=high, seats=seats)
        return seats

    def bot(self, name: str) -> str:
        """Check the name of a bot."""
        try:
            return choose_bot(self.game, name).name
        except UnknownBotError:
            self.fail("cli-unknown-bot", name=name, known=", ".join(PROFILES))

    def bots(self, names: str, seats: int) -> tuple[str, ...]:
        """Read the names of bots: one for all, or one a seat."""
        found = [self.bot(word.strip()) for word in names.split(",")]
        if len(found) == 1:
            found *= seats
        if len(found) != seats:
            self.fail("cli-bots-and-seats", bots=len(found), seats=seats)
        return tuple(found)

    def options(self, words: Sequence[str] | None) -> dict[str, Any]:
        """Read `boards=expert,first=random`; the game itself checks what they are."""
        found: dict[str, Any] = {}
        for word in ",".join(words or ()).split(","):
            key, sign, value = word.strip().partition("=")
            if not word.strip():
                continue
            if not sign or not key or key in found:
                self.fail("cli-bad-option", word=word)
            found[key] = int(value) if value.lstrip("-").isdecimal() else value
            self.check_option(key, found[key])
        return found

    def check_option(self, key: str, value: Any) -> None:
        """Check an option and its value."""
        options = {option.key: option for option in self.game.options}
        option = options.get(key)
        if option is None:
            self.fail("cli-unknown-option", option=key, known=", ".join(options) or "—")
        try:
            option.check(value)
        except OptionError:
            known = (
                f"{option.low}–{option.high}"
                if option.is_number
                else ", ".join(map(str, option.values))
            )
            self.fail("cli-bad-value", option=key, value=str(value), known=known)


def fail(message: str) -> NoReturn:
    """Tell what is wrong with the command; the exit code is 2."""
    raise typer.BadParameter(message)


def texts_in(language: str) -> Texts:
    """Open the texts; without a word those of the environment."""
    return Texts(language or default_language())


def open_game(name: str, texts: Texts, packs: Sequence[Path] = ()) -> Game:
    """Open a game by its key."""
    for path in packs:
        if not path.is_file():
            fail(texts("cli-no-file", path=str(path)))
    try:
        return deepfield.game(name, packs)
    except UnknownGameError:
        fail(texts("cli-unknown-game", name=name, known=", ".join(deepfield.games())))


def title_of(game: Game, texts: Texts) -> str:
    """Give the name of a game, or its key."""
    key = f"{game.prefix}-title"
    return texts(key) if texts.has(key) else game.name
