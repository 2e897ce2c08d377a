"""One question to a person: the options, what is barred and why, and all that can be typed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deepfield.bots.roster import PROFILES, UnknownBotError
from deepfield.cli.rulebook import Rulebook, UnknownRuleError
from deepfield.cli.screen import Line
from deepfield.kernel.errors import NotationError, UndoError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from deepfield.cli.session import Session
    from deepfield.kernel.moves import Ask, Move, Refusal

FEW: Final = 8  # barred options that are shown unasked
LOGGED: Final = 30  # sentences of the log that are told again
COMMANDS: Final = (
    "help",
    "why",
    "undo",
    "board",
    "log",
    "rules",
    "show",
    "hint",
    "save",
    "quit",
)


class Prompt:
    """Asks one seat until it has answered, or leaves."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.screen = session.screen
        self.texts = session.texts
        self.words = session.words
        self.ask: Ask = session.table.ask
        self.view = session.view(seat)
        self.alike: dict[Move, int] = {}  # how many options each of those shown stands for
        self.numbered: dict[int, Move] = dict(enumerate(self.different(), 1))
        self.shown = list(self.numbered)  # the numbers that the last filter left
        self.done = False
        self.left = False
        self.commands: dict[str, Callable[[str], None]] = {}
        for name in COMMANDS:
            deed = getattr(self, name)
            self.commands[name] = deed
            for word in self.texts(f"cli-word-{name}").split():
                self.commands[word] = deed

    def run(self) -> bool:
        """Ask until there is an answer; False if the person leaves."""
        if self.session.last != self.seat:
            self.session.show(self.view)
        self.question()
        while not self.done and not self.left:
            typed = self.screen.ask("cli-ask")
            if typed is None:
                return False
            self.obey(typed.strip())
        return not self.left

    # The question.

    def different(self) -> list[Move]:
        """List the options, of those that differ in nothing the first one."""
        first: dict[Any, Move] = {}
        for move in self.ask.options:
            shown = first.setdefault(self.session.board.alike(move, self.view, self.words), move)
            self.alike[shown] = self.alike.get(shown, 0) + 1
        return list(first.values())

    def title(self, move: Move) -> str:
        """Call an option as it is listed."""
        return self.session.board.title(move, self.words, self.alike.get(move, 1))

    def question(self) -> None:
        """Put the question, its options, and what is barred if that is little."""
        rule = self.session.table.where()[-1][0]
        prompt = self.words.prompt(self.ask.prompt)
        seat = self.words.seat(self.seat)
        self.screen.line("")
        for line in self.session.board.in_hand(self.view, self.words):
            self.screen.line(line, "dim")
        self.screen.heading(self.texts("cli-question", seat=seat, prompt=prompt, rule=rule))
        self.list_options(list(self.numbered))
        barred = self.session.table.barred()
        if 0 < len(barred) <= FEW:
            self.list_barred(barred)
        elif barred:
            self.screen.say("cli-barred-count", count=len(barred))

    def list_options(self, numbers: Sequence[int]) -> None:
        """List options in their groups."""
        board = self.session.board
        groups: dict[str, list[Line]] = {}
        for number in numbers:
            move = self.numbered[number]
            note = board.note(move, self.view, self.words)
            line = Line(number, self.title(move), note)
            groups.setdefault(board.group(move, self.words), []).append(line)
        self.screen.options(groups)
        self.shown = list(numbers)

    def list_barred(self, barred: Sequence[tuple[Move, Refusal]]) -> None:
        """List what cannot be done, reason by reason."""
        board = self.session.board
        can = {board.title(move, self.words, 1) for move in self.numbered.values()}
        reasons: dict[str, list[str]] = {}
        for move, refusal in barred:
            reason = self.words.refusal(refusal)
            name = board.title(move, self.words, 1)
            name = self.words.action(move) if name in can else name
            reasons.setdefault(reason, []).append(name)
        for reason, names in reasons.items():
            self.screen.line(f"✗ {', '.join(dict.fromkeys(names))} — {reason}", "dim red")

    # What is typed.

    def obey(self, typed: str) -> None:
        """Do what was typed: a number, a command, a move in the notation, or a word to look for."""
        if typed.isdecimal():
            self.take(int(typed))
            return
        if not typed:
            self.enter()
            return
        if typed.startswith("?"):
            self.explain(typed.lstrip("?").strip())
            return
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        if command is not None:
            command(rest.strip())
        elif not self.notation(typed):
            self.look_for(typed)

    def enter(self) -> None:
        """Take the one option that a search has left; else put the question again."""
        if len(self.shown) == 1 < len(self.numbered):
            self.take(self.shown[0])
        else:
            self.question()

    def take(self, number: int) -> None:
        """Answer with the option of this number."""
        if number not in self.numbered:
            self.screen.say("cli-no-such-number", number=number, last=len(self.numbered))
            return
        self.session.act(self.numbered[number])
        self.done = True

    def notation(self, typed: str) -> bool:
        """Answer with a move as records write it, or say why it is barred."""
        try:
            move = self.session.game.parse(typed)
        except NotationError:
            return False
        refusal = self.session.table.explain(self.seat, move)
        if refusal is None and move in self.ask.options:
            self.session.act(move)
            self.done = True
        elif refusal is not None:
            self.screen.line(self.words.refusal(refusal), "red")
        return True

    def look_for(self, typed: str) -> None:
        """Show the options that have these letters in them."""
        wanted = typed.casefold()
        found = [
            number
            for number, move in self.numbered.items()
            if wanted in self.title(move).casefold()
            or wanted in self.session.board.group(move, self.words).casefold()
        ]
        if not found:
            self.screen.say("cli-nothing-found", word=typed)
            return
        self.list_options(found)
        if len(found) == 1 < len(self.numbered):
            self.screen.say("cli-enter-takes")

    # Explaining.

    def explain(self, typed: str) -> None:
        """Explain an option by its number, a rule by its, a card or a place by name; or the question."""
        if not typed:
            self.help("")
        elif typed.isdecimal() and int(typed) in self.numbered:
            self.explain_option(self.numbered[int(typed)])
        elif not (self.explain_thing(typed) | self.explain_barred(typed)):
            self.rules(typed)

    def explain_option(self, move: Move) -> None:
        """Tell an option, its text, the rule of the question."""
        self.screen.line(self.title(move))
        note = self.session.board.note(move, self.view, self.words)
        if note:
            self.screen.line(note)
        self.rule_of_question()

    def explain_thing(self, typed: str) -> bool:
        """Tell the cards and places of this name."""
        wanted = typed.casefold()
        board = self.session.board
        things = board.things(self.view, self.words)
        found = [thing for thing in things if wanted in thing.name.casefold()]
        for thing in found[:FEW]:
            for line in board.explain(thing, self.view, self.words):
                self.screen.line(line)
        return bool(found)

    def explain_barred(self, typed: str) -> bool:
        """Tell why what has these letters in it is barred."""
        wanted = typed.casefold()
        barred = [
            (move, refusal)
            for move, refusal in self.session.table.barred()
            if wanted in self.words.action(move).casefold()
        ]
        self.list_barred(barred)
        for rule in dict.fromkeys([refusal.rule for _, refusal in barred]):
            self.show_rule(rule)
        return bool(barred)

    def rule_of_question(self) -> None:
        """Tell the rule that asks."""
        self.show_rule(self.session.table.where()[-1][0])

    def show_rule(self, number: str) -> None:
        """Tell a rule, if it is known."""
        rule = self.rulebook().get(number) if number else None
        if rule is not None:
            self.screen.line(rule.line())

    def rulebook(self) -> Rulebook:
        """Open the rules in the language of the person."""
        return Rulebook(self.session.game.name, self.texts.language)

    # Commands.

    def help(self, rest: str) -> None:
        """Tell where we are and what can be typed."""
        del rest
        book = self.rulebook()
        rules = [rule.partition(".")[0] for rule, _ in self.session.table.where() if rule]
        places = [f"{rule} {book.chapters.get(rule, '')}".strip() for rule in dict.fromkeys(rules)]
        self.screen.say("cli-where", places=" → ".join(places))
        self.rule_of_question()
        self.screen.say("cli-help")

    def why(self, rest: str) -> None:
        """Tell what is barred, and why."""
        if rest:
            if not self.explain_barred(rest):
                self.screen.say("cli-nothing-found", word=rest)
            return
        barred = self.session.table.barred()
        if barred:
            self.list_barred(barred)
        else:
            self.screen.say("cli-nothing-barred")

    def undo(self, rest: str) -> None:
        """Take back one's own last deeds: free ones at once, others if the other persons agree."""
        history = self.session.history
        if rest and not (rest.isdecimal() and int(rest)):
            self.screen.say("cli-bad-count", word=rest)
            return
        deeds = self.deeds_back(int(rest or 1))
        if not deeds:
            self.screen.say("cli-not-so-many" if self.deeds_back(1) else "cli-nothing-to-undo")
            return
        try:
            if history.free_deeds(self.seat) >= deeds:
                history.undo(self.seat, deeds)
            elif not self.agreed(deeds):
                self.screen.say("cli-undo-declined")
                return
        except UndoError as fault:
            self.screen.line(str(fault))
            return
        self.session.name_seats()
        self.session.keep()
        self.session.last = -1
        self.session.log.append(self.texts("cli-undone", count=deeds))
        self.screen.say("cli-undone", count=deeds)
        self.done = True

    def deeds_back(self, count: int) -> int:
        """Count the deeds back to and with the last so many of this seat."""
        for back, deed in enumerate(reversed(self.session.history.deeds), 1):
            count -= deed.seat == self.seat
            if not count:
                return back
        return 0

    def agreed(self, deeds: int) -> bool:
        """Ask the other persons; bots agree."""
        history = self.session.history
        history.propose(self.seat, deeds)
        for other in range(history.table.seats):
            if other == self.seat:
                continue
            if other in self.session.persons:
                answer = self.screen.ask("cli-undo-ask", seat=self.words.seat(other), count=deeds)
                if (answer or "").strip().casefold() not in self.texts("cli-word-yes").split():
                    history.decline(other)
                    return False
            history.consent(other)
        return True

    def board(self, rest: str) -> None:
        """Show the boards."""
        del rest
        self.screen.show(self.session.board, self.view, self.words)

    def log(self, rest: str) -> None:
        """Tell the last sentences again."""
        if rest and not (rest.isdecimal() and int(rest)):
            self.screen.say("cli-bad-count", word=rest)
            return
        count = int(rest or LOGGED)
        for sentence in self.session.log[-count:]:
            self.screen.line(sentence)

    def rules(self, rest: str) -> None:
        """Show a rule, a chapter, or the rules that speak of something."""
        if not rest:
            self.rule_of_question()
            return
        book = self.rulebook()
        try:
            found = book.find(rest)
        except UnknownRuleError:
            found = book.search(rest)
        for rule in found:
            self.screen.line(rule.line())
        if not found:
            self.screen.say("cli-nothing-found", word=rest)

    def show(self, rest: str) -> None:
        """Show a card or a place by name."""
        if not rest:
            things = self.session.board.things(self.view, self.words)
            names = dict.fromkeys([thing.name for thing in things])
            self.screen.say("cli-things", names=", ".join(names))
        elif not self.explain_thing(rest):
            self.screen.say("cli-nothing-found", word=rest)

    def hint(self, rest: str) -> None:
        """Ask a bot what it would do."""
        try:
            move: Any = self.session.bot_answer(self.seat, rest or "value")
        except UnknownBotError:
            self.screen.say("cli-unknown-bot", name=rest, known=", ".join(PROFILES))
            return
        self.screen.say("cli-hint", deed=self.words.action(move))

    def save(self, rest: str) -> None:
        """Keep the game, in another file if one is named."""
        before = self.session.file
        self.session.file = Path(rest) if rest else before
        if self.session.keep():
            self.screen.say("cli-kept", file=str(self.session.file))
        else:
            self.session.file = before

    def quit(self, rest: str) -> None:
        """Leave; the game is kept."""
        del rest
        self.left = True
