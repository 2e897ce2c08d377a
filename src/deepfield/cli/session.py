"""A game at a terminal: bots move, persons are asked, everything is told and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.bots.roster import choose_bot
from deepfield.cli.boards import board_of
from deepfield.cli.store import write
from deepfield.cli.words import Words
from deepfield.sim.match import Player, seed_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from deepfield.bots.bot import Budget
    from deepfield.cli.screen import Screen
    from deepfield.kernel.game import Game
    from deepfield.kernel.history import History
    from deepfield.kernel.moves import Event, Move

ME: Final = "me"


class Session:
    """One game, from where it stands to its end, or to where the person leaves."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        history: History,
        names: Sequence[str],
        file: Path,
        key: str = "",
        seconds: float | None = None,
    ) -> None:
        self.game = game
        self.key = key or game.name  # by which it is opened again
        self.screen = screen
        self.texts = screen.texts
        self.history = history
        self.names = list(names)
        self.file = file
        self.seconds = seconds
        self.words = Words(game, screen.texts)
        self.board = board_of(game)
        self.log: list[str] = []
        self.persons = [seat for seat, name in enumerate(names) if name == ME]
        self.eyes = self.persons[0] if len(self.persons) == 1 else None
        self.last = -1  # the seat that answered last
        self.shown = False  # whether the boards have been shown in full

    @property
    def table(self) -> Any:
        """Give the table as it stands."""
        return self.history.table

    def view(self, seat: int | None = None) -> Any:
        """Give the view of a seat, or of whoever looks at this screen."""
        return self.table.view(self.eyes if seat is None else seat)

    def run(self) -> None:
        """Play on until the game is over or the person leaves; either way it is kept."""
        self.screen.say("cli-welcome", seats=self.seat_list(), file=str(self.file))
        if not self.history.deeds:
            self.tell(self.table.events_for(self.eyes))
        self.name_seats()
        self.keep()
        try:
            while self.table.ask is not None:
                if not self.answer():
                    self.keep()
                    self.screen.say("cli-left", game=self.key, file=str(self.file))
                    return
        except KeyboardInterrupt:
            self.keep()
            self.screen.line("")
            self.screen.say("cli-left", game=self.key, file=str(self.file))
            return
        self.keep()
        self.finish()

    def show(self, view: Any) -> None:
        """Show the boards as a person's turn begins: drawn, or told once in full and then in brief."""
        if self.screen.drawn or not self.shown:
            self.screen.show(self.board, view, self.words)
        else:
            for line in self.board.brief(view, self.words):
                self.screen.line(line)
        self.shown = True

    def seat_list(self) -> str:
        """Tell who sits where."""
        names = [self.texts("cli-me") if name == ME else name for name in self.names]
        return ", ".join([f"{self.words.seat(seat)}: {name}" for seat, name in enumerate(names)])

    def answer(self) -> bool:
        """Let whoever is asked answer; False if a person leaves."""
        from deepfield.cli.prompt import Prompt

        seat = self.table.ask.seat
        if seat in self.persons:
            return Prompt(self, seat).run()
        self.act(self.bot_answer(seat))
        return True

    def bot_answer(self, seat: int, name: str = "") -> Move:
        """Ask a bot; without a name the one that sits there."""
        chosen = choose_bot(self.game, name or self.names[seat])
        record = self.history.record
        seed = seed_of("bot", *record.head.chance, seat, len(record.entries))
        bot = chosen.make(self.game, seed)
        answer: Move = Player(self.table, seat, bot, self.budget(chosen)).answer(self.table.ask)
        return answer

    def budget(self, chosen: Any) -> Budget:
        """Give what a bot may think: its simulations, and the clock of this game."""
        budget: Budget = chosen.budget(self.seconds)
        return budget

    def act(self, move: Move) -> None:
        """Do it, tell what happened, keep the game."""
        seat = self.table.ask.seat
        self.history.act(move)
        self.last = seat
        self.words.places = self.board.places(self.view(), self.words)
        self.tell(self.table.events_for(self.eyes))
        self.name_seats()
        if seat in self.persons:
            self.keep()

    def name_seats(self) -> None:
        """Name the seats and what lies in places as the board does."""
        view = self.view()
        self.words.seats = self.board.seat_names(view, self.words)
        self.words.places = self.board.places(view, self.words)

    def tell(self, events: Sequence[Event]) -> None:
        """Tell what happened, in sentences."""
        for event in events:
            sentence = self.words.event(event)
            self.log.append(sentence)
            self.screen.line(f"  {sentence}", "dim")

    def keep(self) -> bool:
        """Write the game down; False, and a word about it, if that cannot be done."""
        try:
            write(self.file, self.history.record.text())
        except OSError as fault:
            self.screen.say("cli-cannot-write", path=str(self.file), fault=str(fault.strerror))
            return False
        return True

    def finish(self) -> None:
        """Tell the end: the boards, the points line by line, who has won."""
        self.screen.show(self.board, self.view(), self.words)
        result = self.table.result
        self.screen.heading(self.texts("cli-result"))
        for name, points in result.lines:
            if any(points):
                told = [f"{self.words.seat(s)} {point}" for s, point in enumerate(points)]
                self.screen.line(f"{self.words.name('line', name)}: {', '.join(told)}")
        order = sorted(range(len(self.names)), key=lambda seat: result.ranks[seat])
        for seat in order:
            self.screen.say(
                "cli-rank",
                rank=result.ranks[seat],
                seat=self.words.seat(seat),
                name=self.texts("cli-me") if self.names[seat] == ME else self.names[seat],
                score=result.scores[seat],
            )
        winners = [self.words.seat(seat) for seat in order if result.ranks[seat] == 1]
        self.screen.say("cli-winner", seats=", ".join(winners), count=len(winners))
        self.screen.say("cli-kept", file=str(self.file))
