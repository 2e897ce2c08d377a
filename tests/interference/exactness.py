"""What `learned` counts is exactly what an eye was told (docs/hidden.md, section 5).

Where a deed taught an eye nothing, the same deed on any imagining of the position before, with other
luck, shows it the same. Where it did, some imagining shows something else.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from interference.battery import EACH, LeakError, a_table
from interference.eyes import eyes_of, known_cards, number_of, sights, told
from kit.wander import share_of

if TYPE_CHECKING:
    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Move

TRIES = 60  # imaginings among which one must differ
SAMENESS = 2  # imaginings that must not


def shown(table: Any, eye: int | None) -> object:
    """Give all that an eye gets after a deed."""
    return told(table, eye, []), sights(table, eye)


def done_there(table: Any, eye: int | None, move: Move, seat: int, luck: Random) -> object:
    """Do a deed on an imagining; give what the eye gets.

    Of another seat's secret deed the eye knows only that it was one. That an open deed can be done, tells.
    """
    world = table.imagine(eye, Random(luck.getrandbits(32)))
    if move.SECRET and eye != seat:
        move = luck.choice([option for option in world.ask.options if option.SECRET])
    if world.explain(seat, move) is not None:
        return "impossible"
    world.act(move, seat)
    return shown(world, eye)


def check_deed(table: Any, move: Move, seat: int, luck: Random) -> int:
    """Check what one deed told each eye; returns how many eyes learned."""
    after = table.clone()
    after.act(move, seat)
    learners = 0
    for eye in eyes_of(table):
        number = number_of(table, eye)
        real = shown(after, eye)
        if after.learned[number] == table.learned[number]:
            for _ in range(SAMENESS):
                if done_there(table, eye, move, seat, luck) != real:
                    raise LeakError(f"eye {eye} learned nothing, but move {move.index} told it")
            continue
        learners += 1
        differs = any(done_there(table, eye, move, seat, luck) != real for _ in range(TRIES))
        if not differs and known_cards(after, eye) <= known_cards(table, eye):
            raise LeakError(f"move {move.index} told eye {eye} nothing, but it learned")
    return learners


def check_moving(table: Any, eye: int | None, luck: Random, tries: int = 40) -> None:
    """Over imaginings every hidden card moves that was mixed with another."""
    bit = 1 << number_of(table, eye)
    worlds = [table.imagine(eye, Random(luck.getrandbits(32))) for _ in range(tries)]
    for deck, piles in enumerate(table.book.piles):
        known = table.knowledge[deck]
        dark = [number for card, number in enumerate(known.batch) if not known.known[card] & bit]
        for pile in piles:
            for place, card in enumerate(table.columns[pile]):
                if card >= 0 and not known.known[card] & bit and dark.count(known.batch[card]) > 1:
                    there = {world.columns[pile][place] for world in worlds}
                    if len(there) == 1:
                        raise LeakError(f"card {card} of deck {deck} never moves for eye {eye}")


def sitting(game: Game, number: int, share: float, seed: int = 0) -> int:
    """Play a whole game; check a share of its deeds. Returns how many were checked."""
    luck = Random(f"exact {game.name} {seed} {number}")
    table = a_table(game, luck)
    checked = 0
    while table.ask is not None:
        seat = luck.randrange(table.seats)
        asides = table.asides(seat) if luck.random() < 0.1 else []
        move = luck.choice(asides or table.ask.options)
        seat = seat if asides else table.ask.seat
        if luck.random() < share:
            check_deed(table, move, seat, luck)
            check_moving(table, luck.choice(eyes_of(table)), luck)
            checked += 1
        table.act(move, seat)
    return checked


def run(game: Game, deeds: int, seed: int = 0) -> int:
    """Sit down until so many deeds have been checked."""
    share = share_of(game, EACH)
    checked = number = 0
    while checked < deeds:
        checked += sitting(game, number, share, seed)
        number += 1
    return checked
