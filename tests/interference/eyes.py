"""What one eye is told of a table, in a form that can be compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.kernel.frames import fields_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from deepfield.kernel.moves import Event, Move, Refusal

Told = list[tuple[str, object]]


def eyes_of(table: Any) -> list[int | None]:
    """List all seats, and the spectator."""
    return [*range(table.seats), None]


def number_of(table: Any, eye: int | None) -> int:
    """Give the place of an eye in `learned`."""
    return table.seats if eye is None else eye


def same_words(refusal: Refusal | None) -> object:
    """Spell a refusal out."""
    return refusal and (refusal.rule, refusal.key, sorted(refusal.args.items()))


FIELDS: dict[type, tuple[str, ...]] = {}  # of each kind of event that was met


def fields(kind: type) -> tuple[str, ...]:
    """Name the fields of a kind of event."""
    if kind not in FIELDS:
        FIELDS[kind] = fields_of(kind)
    return FIELDS[kind]


def spelt_events(events: Iterable[Event]) -> list[tuple[object, ...]]:
    """Spell events out: the kind, then the fields."""
    return [
        (type(event).__name__, *[getattr(event, field) for field in fields(type(event))])
        for event in events
    ]


def sights(table: Any, eye: int | None) -> list[list[int]]:
    """Give every pile as an eye sees it."""
    return [
        table.sight(eye, deck, table.columns[pile])
        for deck, piles in enumerate(table.book.piles)
        for pile in piles
    ]


def known_cards(table: Any, eye: int | None) -> set[tuple[int, int]]:
    """List the cards that an eye sees."""
    bit = 1 << number_of(table, eye)
    return {
        (deck, card)
        for deck, known in enumerate(table.knowledge)
        for card, eyes in enumerate(known.known)
        if eyes & bit
    }


def ask_of(table: Any, eye: int | None) -> object:
    """Give the open ask: all of it to who is asked, to others only who is."""
    ask = table.ask
    if ask is None:
        return None
    if ask.seat != eye:
        return (ask.seat, ask.prompt)
    options = [option.index for option in ask.options]
    barred = [(move.index, same_words(refusal)) for move, refusal in table.barred()]
    return (ask.seat, ask.prompt, ask.covert, options, barred)


def asides_of(table: Any, eye: int | None) -> list[int]:
    """List the asides of a seat; the spectator has none."""
    return [] if eye is None else [aside.index for aside in table.asides(eye)]


def told(table: Any, eye: int | None, moves: Sequence[Move]) -> Told:
    """List all that an eye gets at a stop, but for its imaginings and what it learned."""
    result = table.result
    return [
        ("place", table.where()),
        ("ask", ask_of(table, eye)),
        ("refusals", [same_words(table.explain(eye, move)) for move in moves]),
        ("asides", asides_of(table, eye)),
        ("events", spelt_events(table.events_for(eye))),
        ("view", table.view(eye)),
        ("result", result and (result.scores, result.ranks, result.lines)),
    ]
