"""How a leak is planted: by another table, frame, view or move in the proof game's room. Nothing is patched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from deepfield.kernel.frames import fields_of
from deepfield.kernel.hidden import Knowledge
from deepfield.kernel.moves import Event, Seat
from interference import battery, exactness
from proof.room import FRAMES, MOVES, room
from proof.state import Proof

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from deepfield.kernel.frames import Frame
    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Move

PAIRS = 4_000  # at most, until a leak must have been found
DEEDS = 1_500
SITTINGS = 150


class Planted(Proof):
    """A table whose frames give way to others of the same fields."""

    SWAPS: ClassVar[dict[type[Frame[Any]], type[Frame[Any]]]] = {}

    def push(self, frame: Frame[Any]) -> None:
        """Put the leaky frame in the place of the sound one."""
        leaky = self.SWAPS.get(type(frame))
        if leaky is not None:
            frame = leaky(*[getattr(frame, name) for name in fields_of(type(frame))])
        super().push(frame)


class Leaky(Knowledge):
    """Knowledge whose copies are of its own kind."""

    def copy(self) -> Knowledge:
        """Copy it for a clone, or for an imagining."""
        return type(self)(self.deck, self.seats, self.known[:], self.batch[:], self.kin[:])


class OtherKnowledge(Planted):
    """A table that keeps who knows what in another way."""

    KNOWLEDGE: ClassVar[type[Leaky]]

    def bind(self, columns: list[list[int]]) -> None:
        """Every table, also a clone, gets here."""
        super().bind(columns)
        self.knowledge = [self.other(known) for known in self.knowledge]

    def other(self, known: Knowledge) -> Knowledge:
        """Take the same numbers over."""
        return self.KNOWLEDGE(known.deck, known.seats, known.known, known.batch, known.kin)


class Told(Event):
    """What a leak tells."""

    def __init__(self, seat: Seat, what: int) -> None:
        self.seat = seat
        self.what = what


class Plant:
    """One leak: the room that has it, and the check that must find it."""

    def __init__(
        self, name: str, make: Callable[[], Game], check: Callable[[Game], object]
    ) -> None:
        self.name = name
        self.make = make
        self.check = check


def with_table(table: type[Proof], *, moves: Sequence[Sequence[Move]] = ()) -> Game:
    """Make the room with another table, its frames and further moves."""
    swaps = table.SWAPS if issubclass(table, Planted) else {}
    return room(table=table, frames=(*FRAMES, *swaps.values()), tables=(*MOVES, *moves))


def with_view(view: Callable[[Any, int | None], Any]) -> Game:
    """Make the room with another view."""
    return room(view=view)


def pairs(game: Game) -> object:
    """Compare positions with imaginings of them."""
    return battery.run(game, PAIRS)


def secret(game: Game) -> object:
    """Compare secret choices, wherever there are some."""
    return [battery.secret_sitting(game, number) for number in range(SITTINGS)]


def exact(game: Game) -> object:
    """Compare what was learned with what was told."""
    return exactness.run(game, DEEDS)
