"""What a seat can be asked and can answer: asks, actions, asides, refusals, events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NewType, TypeAlias, TypeVar

from deepfield.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeGuard

Seat = NewType("Seat", int)
T = TypeVar("T")

Next: TypeAlias = int
STEP: Final = 0  # go on with the next line of the frame
AGAIN: Final = 1  # this line again, when the frame is back on top
END: Final = 2  # the frame is done

Arg: TypeAlias = int | str


class Refusal:
    """Why something may not be done: the number of the rule, a key for the text, its arguments."""

    def __init__(self, rule: str, key: str, args: dict[str, Arg] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args

    def __str__(self) -> str:
        return f"{self.rule} {self.key}" + (f" {self.args}" if self.args else "")

    def __repr__(self) -> str:
        return f"Refusal({self})"

    def same(self, other: Refusal | None) -> bool:
        """Say whether the other tells exactly the same."""
        return (
            other is not None
            and self.rule == other.rule
            and self.key == other.key
            and self.args == other.args
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One small thing that a seat can do; interned: built once, known by its place in `game.moves`."""

    SECRET: ClassVar[bool] = False  # the others see only that the seat has answered
    TEXT: ClassVar[str] = ""  # the notation, with the fields' names in braces
    index: int = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Move, Generic[T]):
    """An answer to a step of a frame."""

    def refuse(self, g: T, frame: Any, /) -> Refusal | None:
        """Say why it may not be done here; by default it may."""
        return None

    def do(self, g: T, frame: Any, /) -> Next:
        """Do it, and say where the frame goes on."""
        return STEP


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Move, Generic[T]):
    """What the rules let a seat do at any time, unasked; it does not move the stack."""

    def refuse(self, g: T, seat: Seat, /) -> Refusal | None:
        """Say why this seat may not do it now; by default it may."""
        return None

    def do(self, g: T, seat: Seat, /) -> None:
        """Do it."""


def is_action(thing: object) -> TypeGuard[Action[Any]]:
    """Say whether this is an action, of whatever game."""
    return isinstance(thing, Action)


def is_aside(thing: object) -> TypeGuard[Aside[Any]]:
    """Say whether this is an aside, of whatever game."""
    return isinstance(thing, Aside)


class Ask:
    """A question to one seat; its options are what it may answer."""

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        options: list[Action[Any]],
        candidates: Sequence[Action[Any]],
        covert: bool,  # noqa: FBT001  # made by `offer` alone
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.candidates = candidates
        self.covert = covert


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """What happened: ids and numbers, enough for a line of the log or an animation."""


def as_arg(word: int) -> Arg:
    """Let a number stand as an argument of a refusal."""
    return word
