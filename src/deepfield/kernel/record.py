"""Records: a game as its deeds and the draws they caused, in lines. `docs/record.md` is the definition."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.chance import FAST, SCRIPTED, VERIFIABLE
from deepfield.kernel.errors import RecordError
from deepfield.kernel.frames import fields_of, spelt
from deepfield.kernel.notation import LONGEST
from deepfield.kernel.outside import is_list

if TYPE_CHECKING:
    from deepfield.kernel.moves import Arg, Event
    from deepfield.kernel.result import Result

FORMAT: Final = "deepfield record 1"
LOG: Final = "deepfield log 1"
MOST_BYTES: Final = 4 << 20
MOST_LINES: Final = 100_000
MOST_IN_LINE: Final = 20_000
MOST_NAME: Final = 80

GAME_LINE: Final = re.compile(
    r"(\w{1,40}) rules=(\d{1,6}) content=(\S{1,128}) seats=(\d{1,2}) pace=(\w{1,20})", re.ASCII
)
CHANCE_LINE: Final = re.compile(
    r"chance (?:fast seed=(-?\d{1,20})|verifiable commitment=([0-9a-f]{64})|(scripted))", re.ASCII
)
OPTION: Final = re.compile(r"(\w{1,40})=([\w.-]{1,40})", re.ASCII)
WHOLE: Final = re.compile(r"-?\d{1,9}", re.ASCII)
DEED_LINE: Final = re.compile(r"seat(\d{1,2})  (\S[^#]*?)(?:   # ([\w ]+))?", re.ASCII)
DEAL_LINE: Final = re.compile(r"deal(?:   # ([\w ]+))?", re.ASCII)
UNDO_LINE: Final = re.compile(r"undo  seat(\d{1,2}) (\d{1,6})( by consent)?", re.ASCII)
END_LINE: Final = re.compile(
    r"=  seat1 -?\d{1,9} rank \d{1,2}(?:, seat\d{1,2} -?\d{1,9} rank \d{1,2})*"
)
POSITION_LINE: Final = re.compile(r"position ([0-9a-f]{32})")
SECRET_LINE: Final = re.compile(r"secret ([0-9a-f]{2,256})")


class Head:
    """What a record says before the deal."""

    def __init__(  # noqa: PLR0913, PLR0917  # one a word of the head
        self,
        game: str,
        rules: int,
        content: str,
        seats: int,
        pace: str,
        options: dict[str, Arg],
        chance: tuple[str, str],  # the kind, and its seed or commitment
        seeds: tuple[str, ...] = (),  # the seats' own, for verifiable chance
        names: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.seats = seats
        self.pace = pace
        self.options = options
        self.chance = chance
        self.seeds = seeds
        self.names = names

    def lines(self) -> list[str]:
        """Write it down."""
        kind, key = self.chance
        means = {FAST: f" seed={key}", VERIFIABLE: f" commitment={key}", SCRIPTED: ""}[kind]
        lines = [
            FORMAT,
            f"{self.game} rules={self.rules} content={self.content} seats={self.seats} pace={self.pace}",
            self.options_line(),
            f"chance {kind}{means}",
        ]
        if kind == VERIFIABLE:
            lines.append(f"seeds {json.dumps(self.seeds, ensure_ascii=False)}")
        return lines + self.names_lines()

    def options_line(self) -> str:
        """Write the options down, in the order of the game."""
        return " ".join(["options", *[f"{key}={value}" for key, value in self.options.items()]])

    def names_lines(self) -> list[str]:
        """Write the names of the seats down, if they have any."""
        return [f"names {json.dumps(self.names, ensure_ascii=False)}"] if self.names else []


class Entry:
    """One line after the deal: a deed, or the undoing of some."""

    def __init__(
        self,
        seat: int,
        deed: str,  # in the notation; nothing for an undoing
        drawn: str = "",  # the draws it caused: "luck 3 5"
        taken: int = 0,  # so many deeds are taken back
        consent: int = 0,
    ) -> None:
        self.seat = seat
        self.deed = deed
        self.drawn = drawn
        self.taken = taken
        self.consent = consent
        self.events: list[tuple[int, Event]] = []  # what happened, and who saw it; not written down

    def line(self) -> str:
        """Write it down."""
        if self.taken:
            return f"undo  seat{self.seat + 1} {self.taken}" + " by consent" * self.consent
        return f"seat{self.seat + 1}  {self.deed}" + noted(self.drawn)


class Record:
    """A whole record. It holds every secret: of an unfinished game only the host has it."""

    def __init__(self, head: Head, deal: str) -> None:
        self.head = head
        self.deal = deal  # the draws of the set-up
        self.dealt: list[tuple[int, Event]] = []
        self.entries: list[Entry] = []
        self.result = ""  # the line of a finished game
        self.position = ""  # the digest that a replay must come to
        self.secret = ""  # of verifiable chance, once it is revealed

    def lines(self) -> list[str]:
        """Write it down, but for the seal."""
        lines = [*self.head.lines(), "deal" + noted(self.deal)]
        lines += [entry.line() for entry in self.entries]
        if self.result:
            lines.append(self.result)
        lines.append(f"position {self.position}")
        if self.secret:
            lines.append(f"secret {self.secret}")
        return lines

    def text(self) -> str:
        """Write it down, sealed."""
        return sealed(self.lines())

    def text_for(self, seat: int) -> str:
        """Write what this seat may keep: its deeds, the events it saw, the undoings. No seed, draw, digest."""
        head = self.head
        if not 0 <= seat < head.seats:
            raise RecordError(f"there is no seat {seat + 1}")
        lines = [
            LOG,
            f"{head.game} rules={head.rules} seats={head.seats} pace={head.pace}",
            head.options_line(),
            *head.names_lines(),
            f"for seat{seat + 1}",
            *seen(self.dealt, seat),
        ]
        for entry in self.entries:
            if entry.taken:
                lines.append(entry.line())
            elif entry.seat == seat:
                lines.append(f"seat{seat + 1}  {entry.deed}")
            lines += seen(entry.events, seat)
        return sealed(lines)


def noted(drawn: str) -> str:
    """Add the draws to a line."""
    return f"   # {drawn}" if drawn else ""


def seen(events: list[tuple[int, Event]], seat: int) -> list[str]:
    """Write down the events that a seat saw."""
    return [event_line(event) for eyes, event in events if eyes >> seat & 1]


def event_line(event: Event) -> str:
    """Write an event down: its name, its fields."""
    kind = type(event)
    fields = [f"{name}={plain(getattr(event, name))}" for name in fields_of(kind)]
    return " ".join([".  " + spelt(kind.__name__), *fields])


def plain(value: Any) -> str:
    """Write the value of a field without spaces."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).replace(" ", "_")


def drawn_text(drawn: list[int], streams: tuple[str, ...]) -> str:
    """Write draws down: the stream's name, then its numbers, as long as the stream is the same."""
    words: list[str] = []
    last = -1
    for at in range(0, len(drawn), 2):
        if drawn[at] != last:
            last = drawn[at]
            words.append(streams[last])
        words.append(str(drawn[at + 1]))
    return " ".join(words)


def result_line(result: Result) -> str:
    """Write the end down."""
    seats = [
        f"seat{seat + 1} {score} rank {rank}"
        for seat, (score, rank) in enumerate(zip(result.scores, result.ranks, strict=True))
    ]
    return "=  " + ", ".join(seats)


def is_name(word: object) -> bool:
    """Say whether this may be the name, or the seed, of a seat."""
    return isinstance(word, str) and 0 < len(word) <= MOST_NAME and word.isprintable()


def chained(lines: list[str]) -> str:
    """Chain all lines: each hash is of the one before and of the line."""
    link = b""
    for line in lines:
        link = hashlib.sha256(link + line.encode() + b"\n").digest()
    return link.hex()


def sealed(lines: list[str]) -> str:
    """Put the seal beneath."""
    return "\n".join([*lines, f"seal {chained(lines)}", ""])


# Reading. Whatever is not exactly as it would be written is an error, with its line.


def parse(text: object) -> Record:
    """Read a record, under limits; nothing is replayed yet."""
    lines = _lines(text)
    if lines[0] != FORMAT:
        raise RecordError(f"this is not {FORMAT!r}", 1)
    if lines[-1] != f"seal {chained(lines[:-1])}":
        raise RecordError("the seal does not fit the lines above", len(lines))
    return Reader(lines[:-1]).record()


def _lines(text: object) -> list[str]:
    lines = _decoded(text).split("\n")
    if len(lines) < 3 or lines.pop():
        raise RecordError("a record is lines, each with its end", len(lines))
    if len(lines) > MOST_LINES:
        raise RecordError(f"more than {MOST_LINES} lines")
    for number, line in enumerate(lines):
        if len(line) > MOST_IN_LINE or not line.isprintable():
            raise RecordError(
                f"a line is at most {MOST_IN_LINE} characters that can be printed", number + 1
            )
    return lines


def _decoded(text: object) -> str:
    if isinstance(text, bytes) and len(text) <= MOST_BYTES:
        try:
            return text.decode()
        except UnicodeDecodeError as fault:
            raise RecordError(f"byte {fault.start + 1} is not UTF-8") from None
    if not isinstance(text, str) or len(text) > MOST_BYTES:
        raise RecordError(f"a record is text of at most {MOST_BYTES} bytes")
    return text


class Reader:
    """Reads the lines of a record one by one."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def record(self) -> Record:
        """Read them all."""
        self.at = 1
        record = Record(self._head(), self._groups(DEAL_LINE, "the deal")[0])
        while self._is("seat") or self._is("undo"):
            record.entries.append(self._entry(record.head.seats))
        if self._is("="):
            record.result = self.lines[self.at]
            self._groups(END_LINE, "the result")
        record.position = self._groups(POSITION_LINE, "the position")[0]
        if self._is("secret"):
            record.secret = self._groups(SECRET_LINE, "the secret")[0]
        if self.at < len(self.lines):
            raise RecordError("a line that belongs nowhere", self.at + 1)
        for number, (old, new) in enumerate(zip(self.lines, record.lines(), strict=True)):
            if old != new:
                raise RecordError("this would be written otherwise", number + 1)
        return record

    def _is(self, start: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].startswith(start)

    def _groups(self, pattern: re.Pattern[str], what: str) -> list[str]:
        """Read a line of this form."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        match = pattern.fullmatch(line)
        if match is None:
            raise RecordError(f"this is not {what}", min(self.at, len(self.lines) - 1) + 1)
        self.at += 1
        return [group or "" for group in match.groups()]

    def _head(self) -> Head:
        game, rules, content, seats, pace = self._groups(
            GAME_LINE, "game, rules, content, seats, pace"
        )
        options = self._options()
        seed, commitment, _ = self._groups(CHANCE_LINE, "the source of chance")
        chance = (
            (FAST, seed) if seed else (VERIFIABLE, commitment) if commitment else (SCRIPTED, "")
        )
        seeds = self._words("seeds") if commitment else ()
        names = self._words("names") if self._is("names") else ()
        if names and len(names) != int(seats):
            raise RecordError(f"{len(names)} names for {seats} seats", self.at)
        return Head(game, int(rules), content, int(seats), pace, options, chance, seeds, names)

    def _options(self) -> dict[str, Arg]:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        words = line.split(" ")
        self.at += 1
        options: dict[str, Arg] = {}
        for word in words[1:]:
            match = OPTION.fullmatch(word)
            if match is None or match[1] in options:
                raise RecordError(f"{word[:60]!r} is not an option", self.at)
            options[match[1]] = int(match[2]) if WHOLE.fullmatch(match[2]) else match[2]
        if words[0] != "options":
            raise RecordError("this is not the options", self.at)
        return options

    def _words(self, key: str) -> tuple[str, ...]:
        """Read a line of words in JSON."""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        self.at += 1
        try:
            found = json.loads(line.removeprefix(f"{key} "))
        except (ValueError, RecursionError):
            found = None
        if not is_list(found) or not all([is_name(word) for word in found]):
            raise RecordError(f"the {key} are not words of at most {MOST_NAME} characters", self.at)
        return tuple(found)

    def _entry(self, seats: int) -> Entry:
        if self._is("undo"):
            seat, taken, consent = self._groups(UNDO_LINE, "an undoing")
            entry = Entry(int(seat) - 1, "", "", int(taken), 1 if consent else 0)
        else:
            seat, deed, drawn = self._groups(DEED_LINE, "a deed")
            entry = Entry(int(seat) - 1, deed, drawn)
        if (
            not 0 <= entry.seat < seats
            or len(entry.deed) > LONGEST
            or (not entry.deed and not entry.taken)
        ):
            raise RecordError(f"there is no such seat or deed among {seats} seats", self.at)
        return entry
