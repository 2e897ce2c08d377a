"""What is fixed about a game before a table is laid: its frames, columns, streams and decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deepfield.kernel.columns import Column
from deepfield.kernel.frames import Frame, Plan
from deepfield.kernel.hidden import Deck
from deepfield.kernel.native import mypyc_attr


class Book:
    """The table of contents of a game."""

    def __init__(
        self,
        name: str,
        version: int,
        make: Callable[..., Any],
        columns: tuple[Column, ...],
        frames: tuple[type[Frame[Any]], ...],
        streams: tuple[str, ...],
        decks: int,
    ) -> None:
        self.name = name
        self.version = version
        self.make = make
        self.columns = columns
        self.plans: dict[type, Plan] = {frame: Plan(frame) for frame in frames}
        self.named: dict[str, Plan] = {plan.name: plan for plan in self.plans.values()}
        self.streams = streams
        self.piles: list[list[int]] = [
            [place for place, column in enumerate(columns) if column.deck == deck]
            for deck in range(decks)
        ]

    def contents(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """List every step of the game: its rule, its place, the names of its answers."""
        return [
            (step.rule, plan.prompts[line], tuple([answer.__name__ for answer in step.answers]))
            for plan in self.plans.values()
            for line, step in enumerate(plan.steps)
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """All that is printed. A game extends it; shared by tables, never changed, never saved."""

    def __init__(self, decks: tuple[Deck, ...], digest: str) -> None:
        self.decks = decks
        self.digest = digest

