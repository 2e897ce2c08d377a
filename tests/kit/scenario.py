"""Scenarios: what a test of any game's rules is written in; each decision proves saves and clones too."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from deepfield.kernel.chance import Chance, ScriptedSource, Source
from deepfield.kernel.errors import IllegalActionError
from deepfield.kernel.frames import fields_of
from deepfield.kernel.hidden import all_open
from deepfield.kernel.options import settle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import TracebackType

    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Event, Move, Refusal


def lay(
    game: Game,
    arrange: Callable[[Any], None],
    *,
    seats: int,
    luck: Mapping[str, Sequence[int]] | None = None,
    options: Mapping[str, Any] | None = None,
    pace: str = "choices",
) -> Any:
    """Lay a table as a test wants it, and run it to its first question.

    `arrange` fills the empty columns, says who knows which card, and pushes the frames. `luck` is
    what each stream draws, by its name: a die's face less one.
    """
    book = game.book
    wanted = dict(luck or {})
    script = ScriptedSource([list(wanted.pop(stream, ())) for stream in book.streams])
    assert not wanted, f"there is no stream {', '.join(wanted)}"
    table = book.make(
        book,
        game.box,
        seats,
        settle(game.options, options or {}),
        pace,
        Chance(script, [0] * len(book.streams), [0] * (seats + 1)),
        [column.fresh() for column in book.columns],
        [all_open(deck, seats) for deck in game.box.decks],
    )
    arrange(table)
    check_columns(table)
    table.start()
    return table


def check_columns(table: Any) -> None:
    """Say what is wrong with a table that was laid by hand."""
    for column, numbers in zip(table.book.columns, table.columns, strict=True):
        assert not column.fault(numbers), column.fault(numbers)
    for deck, piles in zip(table.box.decks, table.book.piles, strict=True):
        lie = sorted([card for pile in piles for card in table.columns[pile] if card >= 0])
        assert lie == list(range(deck.size)), f"{deck.name}: a card lies nowhere or twice"


def prove(game: Game, table: Any) -> None:
    """Prove that this position can be saved, loaded and cloned, and imagined by every eye."""
    data, digest = table.save(), table.digest()
    source = table.chance.source
    loaded = game.load(data, chance=None if source.kind() == "fast" else source)
    copy = table.clone()
    for other in (loaded, copy):
        assert other == table
        assert other.save() == data
        assert other.digest() == digest
        assert same_ask(other, table)
        assert other.result is None or table.result is not None
    for eye in (*range(table.seats), None):
        world = table.imagine(eye, Random(7))
        assert world.view(eye) == table.view(eye), f"eye {eye} sees something else in an imagining"
        assert world.imagine(eye, Random(9)).save() == table.imagine(eye, Random(9)).save()
    shares_nothing(copy, table, digest)


def same_ask(one: Any, other: Any) -> bool:
    """Say whether two tables ask the same."""
    if one.ask is None or other.ask is None:
        return one.ask is other.ask
    return (one.ask.seat, one.ask.prompt, one.ask.options, one.ask.covert) == (
        other.ask.seat,
        other.ask.prompt,
        other.ask.options,
        other.ask.covert,
    )


def shares_nothing(copy: Any, table: Any, digest: str) -> None:
    """Prove that what is done on the copy leaves the table as it was."""
    if copy.ask is None:
        return
    copy.chance.source = Highest()
    copy.act(copy.ask.options[-1])
    assert table.digest() == digest, "a clone shares what changes"
    for column in copy.columns:
        column.append(0)
    for deck in range(len(copy.knowledge)):
        copy.own(deck).known[0] ^= 1
    assert table.digest() == digest, "a clone shares what changes"


class Highest(Source):
    """Draws the highest number, as often as one likes."""

    def draw(self, stream: int, count: int, bound: int) -> int:
        """Give the highest."""
        return bound - 1


class Player:
    """One seat of a scenario."""

    def __init__(self, scenario: Scenario, seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    @property
    def table(self) -> Any:
        """Give the table as it is now."""
        return self.scenario.table

    @property
    def view(self) -> Any:
        """Give what this seat sees."""
        return self.table.view(self.seat)

    @property
    def is_asked(self) -> bool:
        """Say whether the open ask is this seat's."""
        return self.table.ask is not None and self.table.ask.seat == self.seat

    def does(self, *moves: Move) -> None:
        """Do these, one after the other; before each the position is proved."""
        for move in moves:
            self.scenario.act(move, self.seat)

    def may(self, *moves: Move) -> None:
        """Prove that these are among what is offered, or can be done unasked."""
        for move in moves:
            refusal = self.table.explain(self.seat, move)
            assert refusal is None, f"{self.scenario.game.text(move)}: {refusal}"

    def may_only(self, *moves: Move) -> None:
        """Prove that exactly these are offered, and nothing else."""
        assert self.is_asked, f"seat {self.seat} is not asked: {self.scenario.place()}"
        text = self.scenario.game.text
        options = {text(option) for option in self.table.ask.options}
        assert options == {text(move) for move in moves}
        for move in self.scenario.game.moves:
            if not self.is_aside(move) and text(move) not in options:
                assert self.table.explain(self.seat, move) is not None, text(move)

    def may_do_unasked(self, *moves: Move) -> None:
        """Prove that exactly these asides are allowed."""
        text = self.scenario.game.text
        assert {text(aside) for aside in self.table.asides(self.seat)} == {
            text(move) for move in moves
        }

    def may_not(self, move: Move, *, rule: str, key: str = "") -> Refusal:
        """Prove that this is refused by this rule, and that trying it changes nothing."""
        table, before = self.table, self.table.save()
        refusal: Refusal | None = table.explain(self.seat, move)
        assert refusal is not None, f"{self.scenario.game.text(move)} is allowed"
        assert refusal.rule == rule, str(refusal)
        assert not key or refusal.key == key, str(refusal)
        with pytest.raises(IllegalActionError) as caught:
            table.act(move, self.seat)
        assert caught.value.refusal.same(refusal)
        assert table.save() == before, "a refused move changed something"
        return refusal

    def is_aside(self, move: Move) -> bool:
        """Say whether this is done unasked."""
        return move in self.table.aside_candidates(self.seat)

    def saw(self, kind: type[Event], **fields: object) -> bool:
        """Say whether this seat was told of such an event by the last deed."""
        return tells(self.table.events_for(self.seat), kind, fields)


def tells(events: Sequence[Event], kind: type[Event], fields: Mapping[str, object]) -> bool:
    """Say whether there is such an event among these."""
    unknown = set(fields) - set(fields_of(kind))
    assert not unknown, f"{kind.__name__} has no field {unknown}"
    return any(
        type(event) is kind and all(getattr(event, key) == fields[key] for key in fields)
        for event in events
    )


class Scenario:
    """A table that a test plays on; at its end no scripted draw may be left over."""

    PLAYER: type[Player] = Player

    def __init__(self, game: Game, table: Any) -> None:
        self.game = game
        self.table = table
        self.players = [self.PLAYER(self, seat) for seat in range(table.seats)]

    def __enter__(self) -> Any:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            prove(self.game, self.table)
            self.check_luck()

    def act(self, move: Move, seat: int) -> None:
        """Prove the position, then do this."""
        prove(self.game, self.table)
        self.table.act(move, seat)

    def check_luck(self) -> None:
        """Refuse draws that are left over."""
        chance = self.table.chance
        for stream, draws in enumerate(chance.source.draws):
            left = draws[chance.counts[stream] :]
            assert not left, f"{self.game.book.streams[stream]}: {left} were not drawn"

    def place(self) -> str:
        """Name the open question."""
        ask = self.table.ask
        return "the game is over" if ask is None else f"seat {ask.seat} at {ask.prompt}"

    def asks(self, prompt: str) -> bool:
        """Say whether this is the open question."""
        return self.table.ask is not None and self.table.ask.prompt == prompt

    def public(self, kind: type[Event], **fields: object) -> bool:
        """Say whether the spectator was told of such an event by the last deed."""
        return tells(self.table.events_for(None), kind, fields)
