"""Where a command speaks to a person: a terminal with colours, or plain lines of text."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.cli.boards import Board
    from deepfield.cli.texts import Texts
    from deepfield.cli.words import Words

NARROW: Final = 80  # columns that a drawn board needs


class Line:
    """An option, or what is barred: its number, its text, what there is to know of it."""

    def __init__(self, number: int, text: str, note: str = "") -> None:
        self.number = number
        self.text = text
        self.note = note


class Screen:
    """Plain lines: no boxes, no colours, one thing after the other."""

    drawn: ClassVar[bool] = False

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @property
    def asks(self) -> bool:
        """Tell whether a person sits here, so that a pause makes sense."""
        return sys.stdin.isatty()

    def line(self, text: str, style: str = "") -> None:
        """Print a line."""
        del style
        print(text, flush=True)

    def say(self, key: str, **words: Any) -> None:
        """Print a message."""
        self.line(self.texts(key, **words))

    def heading(self, text: str) -> None:
        """Print a heading; a question needs no colon."""
        self.line(text if text.endswith(("]", "?", ".", ":")) else f"{text}:")

    def ask(self, key: str, **words: Any) -> str | None:
        """Ask for a line; None if there are no more."""
        self.line(self.texts(key, **words))
        try:
            return input()
        except EOFError:
            return None

    def show(self, board: Board, view: Any, words: Words) -> None:
        """Describe the boards."""
        for line in board.lines(view, words):
            self.line(line)

    def options(self, groups: dict[str, list[Line]]) -> None:
        """List options, group by group."""
        for group, lines in groups.items():
            if group:
                self.heading(group)
            for option in lines:
                note = f" ({option.note})" if option.note else ""
                self.line(f"{option.number}. {option.text}{note}")


class ColourScreen(Screen):
    """A terminal that draws."""

    drawn: ClassVar[bool] = True

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts)
        self.console = Console(highlight=False)
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # the arrows of the keyboard work once it is there

    def line(self, text: str, style: str = "") -> None:
        """Print a line in a style."""
        self.console.print(Text(text, style=style))

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.line(text, "bold cyan")

    def ask(self, key: str, **words: Any) -> str | None:
        """Ask behind a sign."""
        self.line(self.texts(key, **words), "dim")
        try:
            return self.console.input("[bold green]› [/]")
        except EOFError:
            return None

    def show(self, board: Board, view: Any, words: Words) -> None:
        """Draw the boards, if there is room; else describe them."""
        if self.console.width < NARROW:
            super().show(board, view, words)
            return
        for part in board.draw(view, words):
            self.console.print(part)

    def options(self, groups: dict[str, list[Line]]) -> None:
        """List options in columns, group by group; those with notes one a line."""
        for group, lines in groups.items():
            if group:
                self.heading(group)
            texts = [self.option(option) for option in lines]
            if any([option.note for option in lines]):
                for text in texts:
                    self.console.print(text)
            else:
                self.console.print(Columns(texts, padding=(0, 3)))

    def option(self, option: Line) -> Text:
        """Write one option."""
        text = Text.assemble((f"{option.number:>3} ", "bold yellow"), option.text)
        if option.note:
            text.append(f"  {option.note}", "dim")
        return text


def screen_for(texts: Texts, *, plain: bool) -> Screen:
    """Draw on a terminal; else, or if it is wanted, write plain lines."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return Screen(texts)
    return ColourScreen(texts)


def sentence(parts: Sequence[str]) -> str:
    """Join parts with commas."""
    return ", ".join(parts)
