"""A tiny game for the tests of the kernel: bids with dice, a hidden stock, a reaction, an aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from deepfield.kernel.book import Box
from deepfield.kernel.columns import PILE, Column
from deepfield.kernel.effects import AllOf, Effect, number_effects
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.game import Game
from deepfield.kernel.hidden import Deck
from deepfield.kernel.moves import AGAIN, END, Action, Aside, Ask, Event, Next, Refusal, Seat
from deepfield.kernel.options import Option
from deepfield.kernel.result import Result, ranked
from deepfield.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from deepfield.kernel.snapshot import Snapshot

SEATS: Final = 4
STARS: Final = 0  # the deck
STARS_COUNT: Final = 8
SET_UP, LUCK = range(2)  # the streams
GOLD_LEAST: Final = 2

NO_GOLD: Final = Refusal("T1.2", "no-gold")


class Rolled(Event):
    """T2.1 All see a die."""

    def __init__(self, seat: Seat, eyes: int) -> None:
        self.seat = seat
        self.eyes = eyes


class Drew(Event):
    """T2.2 The owner sees the card."""

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card


class RollDie(Action["Tiny"]):
    """T2.1 One die for a coin."""

    def refuse(self, g: Tiny, turn: Turn) -> Refusal | None:
        return None if g.gold[turn.seat] else NO_GOLD

    def do(self, g: Tiny, turn: Turn) -> Next:
        g.gold[turn.seat] -= 1
        eyes = g.chance.roll(6, LUCK)
        g.points[turn.seat] += eyes
        g.emit(Rolled(turn.seat, eyes))
        return AGAIN


class DrawStar(Action["Tiny"]):
    """T2.2 The top of the stock, for its drawer's eyes."""

    def refuse(self, g: Tiny, turn: Turn) -> Refusal | None:
        return None if g.stock else Refusal("T2.2", "stock-empty", {"size": 0})

    def do(self, g: Tiny, turn: Turn) -> Next:
        card = g.stock.pop()
        g.hands[turn.seat].append(card)
        g.reveal(STARS, card, 1 << turn.seat)
        g.emit(Drew(turn.seat, card), 1 << turn.seat)
        g.push(Echo(turn.seat))
        return AGAIN


class Mark(Action["Tiny"]):
    """T2.3 Count a point; nothing is learned."""

    TEXT = "mark {points} points"

    def __init__(self, points: int) -> None:
        self.points = points

    def refuse(self, g: Tiny, turn: Turn) -> Refusal | None:
        return Refusal("T2.3", "too-many", {"most": 2}) if self.points > 2 else None

    def do(self, g: Tiny, turn: Turn) -> Next:
        g.points[turn.seat] += self.points
        return AGAIN


class EndTurn(Action["Tiny"]):
    """T2.4 The next seat's turn."""

    def do(self, g: Tiny, turn: Turn) -> Next:
        g.box.bonus.run(g, turn.seat)
        return END


class Wave(Action["Tiny"]):
    """T3.1 The next seat waves at a drawn star, if it holds one."""

    SECRET = True

    def refuse(self, g: Tiny, echo: Echo) -> Refusal | None:
        return None if g.hands[echo.other(g)] else Refusal("T3.1", "no-star")


class Pass(Action["Tiny"]):
    """T3.2 Or does not."""

    SECRET = True


class Give(Aside["Tiny"]):
    """T4 A coin to another seat."""

    TEXT = "give {seat} a coin"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def refuse(self, g: Tiny, giver: Seat) -> Refusal | None:
        if self.seat == giver or self.seat >= g.seats:
            return Refusal("T4", "no-such-taker")
        return None if g.gold[giver] else NO_GOLD

    def do(self, g: Tiny, giver: Seat) -> None:
        g.gold[giver] -= 1
        g.gold[self.seat] += 1


ROLL_DIE: Final = RollDie()
DRAW_STAR: Final = DrawStar()
MARK: Final = [Mark(points) for points in range(4)]
END_TURN: Final = EndTurn()
WAVE: Final = Wave()
PASS: Final = Pass()
GIVE: Final = [Give(Seat(seat)) for seat in range(SEATS)]


class Gain(Effect["Tiny"]):
    """T5 Points."""

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, g: Tiny, seat: Seat) -> None:
        g.points[seat] += self.points


class TinyBox(Box):
    """T1 The stars, and the bonus at the end of a turn."""

    def __init__(self, digest: str = "tiny") -> None:
        self.bonus = AllOf(Gain(1), AllOf(Gain(2), Gain(3)))
        backs = tuple([0] * STARS_COUNT)
        super().__init__((Deck("stars", backs),), digest, number_effects([self.bonus]))


class Turn(Frame["Tiny"]):
    """T2 A seat's turn."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("T2", "ask", RollDie, DrawStar, Mark, EndTurn),)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, g: Tiny) -> Ask:
        return g.offer(self.seat, [ROLL_DIE, DRAW_STAR, *MARK, END_TURN])


class Echo(Frame["Tiny"]):
    """T3 The seat after the drawer, in secret; which may be without a choice."""

    STEPS = (Step("T3", "ask_other", Wave, Pass),)

    def __init__(self, drawer: Seat) -> None:
        self.drawer = drawer

    def other(self, g: Tiny) -> Seat:
        return Seat((self.drawer + 1) % g.seats)

    def ask_other(self, g: Tiny) -> Ask:
        return g.offer(self.other(g), [WAVE, PASS], covert=True)


class Rounds(Frame["Tiny"]):
    """T1 So many rounds."""

    STEPS = (Step("T1.1", "begin_turn"), Step("T1.3", "next_round"))

    def __init__(self, seat: int = 0, left: int = 2) -> None:
        self.seat = seat
        self.left = left

    def begin_turn(self, g: Tiny) -> Next:
        if self.seat == g.seats:
            return 0
        self.seat += 1
        g.push(Turn(Seat(self.seat - 1)))
        return AGAIN

    def next_round(self, g: Tiny) -> Next:
        if self.left == 1:
            return END
        g.push(Rounds(0, self.left - 1))
        return END


class Tiny(Table[TinyBox]):
    """What lies on the table."""

    COLUMNS = (
        Column("gold", SEATS, 0, 50, start=3),
        Column("points", SEATS, 0, 999),
        Column("stock", PILE, 0, STARS_COUNT - 1, STARS),
        *[Column(f"hand{seat}", PILE, 0, STARS_COUNT - 1, STARS) for seat in range(SEATS)],
    )

    def bind(self, columns: list[list[int]]) -> None:
        (self.gold, self.points, self.stock, *self.hands) = columns
        (self.hand0, self.hand1, self.hand2, self.hand3) = self.hands

    def aside_candidates(self, seat: Seat) -> Sequence[Aside[Any]]:
        return GIVE[: self.seats]

    def outcome(self) -> Result:
        scores = tuple(self.points[: self.seats])
        return Result(scores, ranked([(score,) for score in scores]))


def begin(g: Tiny) -> None:
    """T1 Shuffle the stars."""
    g.stock.extend(range(STARS_COUNT))
    g.shuffle(STARS, g.stock, SET_UP)
    g.push(Rounds(0, int(g.options["rounds"])))


def see(g: Tiny, seat: int | None) -> dict[str, Any]:
    """T6 What each seat may see."""
    hands = [sorted(g.sight(seat, STARS, hand)) for hand in g.hands]
    return {"gold": g.gold[:], "points": g.points[:], "hands": hands, "stock": len(g.stock)}


def older_rules(snapshot: Snapshot) -> None:
    """Rules 1 had no points in the fourth column's place: they were counted in tens."""
    snapshot.columns["points"] = [10 * number for number in snapshot.columns["points"]]


def check(g: Tiny) -> str:
    """Find what cannot be: more gold than there is."""
    return "more gold than there is" if sum(g.gold) > 3 * SEATS else ""


def tiny(rules: int = 2, name: str = "tiny", digest: str = "tiny", **parts: Any) -> Game:
    """Make the game; several of them share its moves."""

    def box(_packs: Sequence[Path]) -> TinyBox:
        return TinyBox(digest)

    settings: dict[str, Any] = {
        "seats": (2, SEATS),
        "table": Tiny,
        "frames": (Rounds, Turn, Echo),
        "streams": ("set_up", "luck"),
        "tables": ([ROLL_DIE, DRAW_STAR], MARK, [END_TURN, WAVE, PASS], GIVE),
        "begin": begin,
        "view": see,
        "value": lambda g: [float(points) for points in g.points],
        "priorities": lambda view, ask, persona: [1.0 for _ in ask.options],
        "options": (Option("rounds", "T1", (2,), 1, 5), Option("map", "T1", ("day", "night"))),
        "migrations": {1: older_rules},
        "check": check,
        "box": box,
    }
    return Game(name=name, prefix="tiny", rules=rules, **(settings | parts))


GAME: Final = tiny()
