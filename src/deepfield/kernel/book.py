"""What is fixed about a game before a table is laid: its frames, columns, streams, decks and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.kernel.frames import Frame, Plan
from deepfield.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from deepfield.kernel.columns import Column
    from deepfield.kernel.hidden import Deck
    from deepfield.kernel.moves import Move


class Book:
    """The table of contents of a game: what every table of it has at hand."""

    def __init__(
        self,
        name: str,
        version: int,
        make: Any,  # the class of the tables
        frames: tuple[type[Frame[Any]], ...],
        streams: tuple[str, ...],
        decks: int,
        moves: tuple[Move, ...],
        view: Callable[[Any, int | None], Any],
    ) -> None:
        self.name = name
        self.version = version
        self.make = make
        self.columns: tuple[Column, ...] = make.COLUMNS
        self.plans: dict[type, Plan] = {frame: Plan(frame) for frame in frames}
        self.named: dict[str, Plan] = {plan.name: plan for plan in self.plans.values()}
        self.streams = streams
        self.moves = moves
        self.view = view
        self.piles: list[list[int]] = [
            [place for place, column in enumerate(self.columns) if column.deck == deck]
            for deck in range(decks)
        ]

    def has(self, move: Move) -> bool:
        """Say whether this is a move of the game."""
        return 0 <= move.index < len(self.moves) and self.moves[move.index] is move

    def contents(self) -> list[tuple[str, str, tuple[str, ...]]]:
        """List every step of the game: its rule, its place, the names of its answers."""
        return [
            (step.rule, plan.prompts[line], tuple([answer.__name__ for answer in step.answers]))
            for plan in self.plans.values()
            for line, step in enumerate(plan.steps)
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """All that is printed. A game extends it; shared by tables, never changed, never saved.

    `effects` are all effects of its cards by their numbers, as `number_effects` gives them. `texts`
    are those that packs bring: by message ("xia-title-first_light.rules"), then by language; they are
    shown in place of the catalog's. `origins` tells by message where a printed thing comes from:
    rulebook, public, house, pack.
    """

    def __init__(self, decks: tuple[Deck, ...], digest: str, effects: Sequence[Any] = ()) -> None:
        self.decks = decks
        self.digest = digest
        self.effects = effects
        self.texts: dict[str, dict[str, str]] = {}
        self.origins: dict[str, str] = {}
