"""The commands that read records: replay and verify."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deepfield.cli.boards import board_of
from deepfield.cli.chosen import Language, Packs, Plain, fail, texts_in, title_of
from deepfield.cli.screen import Screen, screen_for
from deepfield.cli.store import game_of, read
from deepfield.cli.words import Words
from deepfield.kernel.errors import RecordError
from deepfield.kernel.replay import Replay, verify

if TYPE_CHECKING:
    from deepfield.cli.boards import Board
    from deepfield.cli.texts import Texts
    from deepfield.kernel.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]


def verify_command(file: File, lang: Language = "", pack: Packs = None) -> None:
    """Check a record wholly: seal, deeds, draws, end; exit code 2 if it does not hold."""
    texts = texts_in(lang)
    record = opened(file, texts)
    game = game_of(record, pack or ())
    try:
        history = verify(game, file.read_bytes())
    except RecordError as fault:
        fail(texts("cli-bad-record", path=str(file), fault=str(fault)))
    proved = record.head.chance[0] == "fast" or bool(history.record.secret)
    key = "cli-verified" if proved else "cli-verified-secret"
    typer.echo(texts(key, path=str(file), deeds=len(record.entries)))


def opened(file: Path, texts: Texts) -> Record:
    """Read a record, or say what is wrong with it."""
    if not file.is_file():
        fail(texts("cli-no-file", path=str(file)))
    try:
        return read(file)
    except RecordError as fault:
        fail(texts("cli-bad-record", path=str(file), fault=str(fault)))


class Player:
    """A record being played, line by line."""

    def __init__(self, game: Any, record: Record, seat: int | None, screen: Screen) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.screen = screen
        self.words = Words(game, screen.texts)
        self.board: Board = board_of(game)
        self.again = Replay(game, record)

    def begin(self) -> None:
        """Go back to the deal."""
        self.again = Replay(self.game, self.record)

    def go_to(self, number: int) -> None:
        """Play quietly up to a line."""
        number = max(0, min(number, len(self.record.entries)))
        if number < self.again.done:
            self.begin()
        while self.again.done < number:
            self.again.step()

    def step(self) -> bool:
        """Play and tell one line; False at the end."""
        at = self.again.done
        self.name_seats()
        if not self.again.step():
            self.screen.say("cli-replay-end")
            return False
        entry = self.record.entries[at]
        words: dict[str, Any] = {
            "number": at + 1,
            "deeds": len(self.record.entries),
            "seat": self.words.seat(entry.seat),
        }
        if entry.taken:
            self.screen.say("cli-replay-undo", taken=entry.taken, **words)
            return True
        deed = self.words.action(self.game.parse(entry.deed))
        self.screen.say("cli-replay-step", deed=deed, **words)
        self.words.places = self.board.places(self.again.table.view(self.seat), self.words)
        for event in self.again.table.events_for(self.seat):
            self.screen.line(f"  {self.words.event(event)}")
        return True

    def name_seats(self) -> None:
        """Name the seats and what lies in places as the board does."""
        view = self.again.table.view(self.seat)
        self.words.seats = self.board.seat_names(view, self.words)
        self.words.places = self.board.places(view, self.words)

    def show(self) -> None:
        """Show the boards as the chosen seat sees them."""
        self.name_seats()
        self.screen.show(self.board, self.again.table.view(self.seat), self.words)


def replay_command(
    file: File,
    *,
    to: Annotated[
        int, typer.Option("--to", help="Show the boards after so many lines, and stop.")
    ] = -1,
    seat: Annotated[int, typer.Option("--seat", help="With the eyes of this seat.")] = 0,
    lang: Language = "",
    plain: Plain = False,
    pack: Packs = None,
) -> None:
    """Play a record again, step by step, from any seat's eyes."""
    texts = texts_in(lang)
    record = opened(file, texts)
    game = game_of(record, pack or ())
    texts.own = game.box.texts
    seats = record.head.seats
    if not 0 <= seat <= seats:
        fail(texts("cli-bad-seats", game=game.name, low=1, high=seats, seats=seat))
    screen = screen_for(texts, plain=plain)
    try:
        player = Player(game, record, seat - 1 if seat else None, screen)
        title = title_of(game, texts)
        screen.say("cli-replay-head", game=title, seats=seats, deeds=len(record.entries))
        walk(player, to)
    except RecordError as fault:
        fail(texts("cli-bad-record", path=str(file), fault=str(fault)))


def walk(player: Player, to: int) -> None:
    """Show one point, or go step by step; without a terminal to the end."""
    if to >= 0:
        player.go_to(to)
    elif not player.screen.asks:
        while player.step():
            continue
    player.show()
    if to < 0 and player.screen.asks:
        stroll(player)


def stroll(player: Player) -> None:
    """Go step by step as the person wishes."""
    while True:
        typed = player.screen.ask("cli-replay-ask")
        word = "q" if typed is None else typed.strip().lower()
        if word == "q":
            return
        if word.isdecimal():
            player.go_to(int(word))
            player.show()
        elif word:
            player.show()
        elif not player.step():
            return
