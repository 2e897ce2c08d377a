"""Where we are in the rules: frames, their tables of contents, and what the kernel knows of each kind."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from deepfield.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable

    from deepfield.kernel.moves import Move

T = TypeVar("T")


def fields_of(cls: type) -> tuple[str, ...]:
    """Name the fields of a frame, action, event or effect: the parameters of its `__init__`.

    The compiled build knows them only where every default is written as a literal; it is asked to
    say so, for elsewhere it would name none at all.
    """
    owner = next(base for base in cls.__mro__ if "__init__" in vars(base))
    is_compiled = owner is not object and not inspect.isfunction(vars(owner)["__init__"])
    if is_compiled and owner.__text_signature__ is None:
        raise TypeError(f"{owner.__name__}: the defaults of its parameters are not all literals")
    return tuple(inspect.signature(cls).parameters)


class Step:
    """One line of a section of the rules: its number, the method, the answers that it takes."""

    def __init__(self, rule: str, name: str, *answers: type[Move]) -> None:
        self.rule = rule
        self.name = name
        self.answers = answers


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """A section of the rulebook that is being carried out."""

    STEPS: ClassVar[tuple[Step, ...]] = ()
    line: int = 0


class Plan:
    """What the kernel knows of one kind of frame, worked out once."""

    def __init__(self, cls: type[Frame[Any]]) -> None:
        self.cls = cls
        self.name = cls.__name__
        self.steps = cls.STEPS
        self.fields = fields_of(cls)
        self.code: list[Callable[..., Any]] = [getattr(cls, step.name) for step in cls.STEPS]
        self.lines = {step.name: line for line, step in enumerate(cls.STEPS)}
        self.prompts = [f"{spelt(self.name)}.{step.name}" for step in cls.STEPS]

    def copy(self, frame: Frame[Any]) -> Frame[Any]:
        """Copy a frame field by field."""
        new = self.cls(*[getattr(frame, name) for name in self.fields])
        new.line = frame.line
        return new

    def values(self, frame: Frame[Any]) -> list[Any]:
        """List the fields of a frame."""
        return [getattr(frame, name) for name in self.fields]

    def answers(self) -> list[type[Move]]:
        """List all answers that its steps take."""
        return [answer for step in self.steps for answer in step.answers]

    def step_name(self, line: int) -> str:
        """Name a line; beyond the last one the frame is done."""
        return self.steps[line].name if line < len(self.steps) else "end"


def spelt(name: str) -> str:
    """Spell a class name as keys are spelt: PlaceDamage, place_damage."""
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
