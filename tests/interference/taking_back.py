"""Undo is free exactly where nobody learned (docs/hidden.md, section 5), whatever the game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from deepfield.kernel.history import History
from interference.battery import EACH, LeakError, a_table
from interference.exactness import SAMENESS, TRIES, shown
from interference.eyes import eyes_of, known_cards
from kit.wander import share_of

if TYPE_CHECKING:
    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Move

Deeds = list[tuple["Move", int]]


def again(table: Any, eye: int | None, deeds: Deeds, luck: Random) -> list[object]:
    """Do the same deeds on an imagining of the earlier position; an open one may be impossible."""
    stops: list[object] = []
    world = table.imagine(eye, Random(luck.getrandbits(32)))
    for move, seat in deeds:
        if move.SECRET and eye != seat:
            secret = [] if world.ask is None else [m for m in world.ask.options if m.SECRET]
            move = luck.choice(secret) if secret else move  # noqa: PLW2901  # any will do
        if world.explain(seat, move) is not None:
            return ["impossible"]
        world.act(move, seat)
        stops.append(shown(world, eye))
    return stops


def check_free(before: Any, after: list[Any], deeds: Deeds, luck: Random) -> None:
    """What is free to take back shows no eye anything else on any imagining."""
    for eye in eyes_of(before):
        real = [shown(stop, eye) for stop in after]
        for _ in range(SAMENESS):
            if again(before, eye, deeds, luck) != real:
                raise LeakError(f"taking back is free, though eye {eye} saw something")


def check_refused(before: Any, after: list[Any], deeds: Deeds, luck: Random) -> None:
    """What is not free to take back shows some eye something else on some imagining."""
    for eye in eyes_of(before):
        real = [shown(stop, eye) for stop in after]
        if not known_cards(after[-1], eye) <= known_cards(before, eye):
            return
        for _ in range(TRIES):
            if again(before, eye, deeds, luck) != real:
                return
    raise LeakError("taking back is not free, though nobody saw anything")


def check_back(history: History, before: Any, deeds: int, seat: int) -> None:
    """The position goes back; the streams and what was learned do not."""
    counts, learned = history.table.chance.counts[:], history.table.learned[:]
    if history.free_deeds(seat) >= deeds:
        history.undo(seat, deeds)
    else:
        history.propose(seat, deeds)
        for other in range(history.table.seats):
            if other != seat:
                history.consent(other)
    if history.table.digest() != before.digest():
        raise LeakError("taking back leads to another position")
    if history.table.chance.counts != counts:
        raise LeakError("the streams go back")
    if history.table.learned != learned:
        raise LeakError("what was learned goes back")


def sitting(game: Game, number: int, share: float, kind: type[History] = History) -> int:
    """Play a game with its past; look at stretches of one to three deeds of a seat."""
    luck = Random(f"undo {game.name} {number}")
    history = kind(game, a_table(game, luck))
    checked = 0
    while history.table.ask is not None:
        before = history.table
        seat, start = before.ask.seat, before.clone()
        deeds: Deeds = []
        after: list[Any] = []
        while history.table.ask is not None and history.table.ask.seat == seat and len(deeds) < 3:
            asides = history.table.asides(seat) if luck.random() < 0.4 else []
            deeds.append((luck.choice(asides or history.table.ask.options), seat))
            history.act(*deeds[-1])
            after.append(history.table.clone())
        if luck.random() < share:
            check_stretch(history, start, after, deeds, luck)
            checked += 1
    return checked


def check_stretch(
    history: History, start: Any, after: list[Any], deeds: Deeds, luck: Random
) -> None:
    """Check one stretch, then take it back."""
    seat = deeds[-1][1]
    if history.free_deeds(seat) >= len(deeds):
        check_free(start, after, deeds, luck)
    else:
        check_refused(start, after, deeds, luck)
    check_back(history, start, len(deeds), seat)


def run(game: Game, stretches: int, kind: type[History] = History) -> int:
    """Sit down until so many stretches have been looked at."""
    share = share_of(game, EACH)
    checked = number = 0
    while checked < stretches:
        checked += sitting(game, number, share, kind)
        number += 1
    return checked
