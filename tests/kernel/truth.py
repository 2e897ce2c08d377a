"""All that could truly be: every course a script may take that shows an eye what it has seen."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from kernel.script import EYES, Piles, World, after, eyes, laid_open, moved, world

if TYPE_CHECKING:
    from collections.abc import Iterator

Seen = tuple[tuple[str, ...], ...]  # what each eye has seen, in order


def true_worlds(deeds: list[str]) -> list[set[World]]:
    """For each eye the positions that fit what it has seen when the script goes as it is written."""
    nothing: Seen = tuple([()] * EYES)
    start = [(laid_open(deeds[0]), nothing)]
    courses: set[tuple[World, Seen]] = {(raw(piles), seen) for piles, seen in start}
    written, saw = start[0]
    for deed in deeds[1:]:
        courses = {
            (raw(piles), seen)
            for lie, before in courses
            for piles, seen in ways(dict(lie), before, deed)
        }
        written, saw = next(ways(written, saw, deed))
    return [
        {world(dict(lie)) for lie, seen in courses if seen[eye] == saw[eye]} for eye in range(EYES)
    ]


def raw(piles: Piles) -> World:
    """Make a position that can be told from others, order and all."""
    return tuple(sorted(piles.items()))


def ways(piles: Piles, seen: Seen, deed: str) -> Iterator[tuple[Piles, Seen]]:
    """Give each way in which a deed may go, the written one first, and what each eye sees of it."""
    verb, place, *_ = [*deed.split(), ""]
    pile, _, at = place.partition(".")
    if verb == "move":
        yield told(moved(piles, deed), seen, {})
    elif verb == "reveal":
        yield told(piles, seen, dict.fromkeys(watching(after(deed, "to")), piles[pile][int(at)]))
    elif verb == "roll":
        yield told(piles, seen, {})
    else:
        for path, order in orders(piles[pile], free=verb == "shuffle"):
            lie = {**piles, pile: order}
            saw = dict.fromkeys(watching(after(deed, "by")), path)
            if verb == "show":  # the owner may have rearranged its hand
                for eye in watching(after(deed, "to")):
                    saw[eye] = saw.get(eye, "") + order[int(at)]
            yield told(moved(lie, deed) if verb == "secret" else lie, seen, saw)


def orders(cards: str, *, free: bool) -> list[tuple[str, str]]:
    """List the orders that cards may come to, and how; only a free shuffle moves the backs."""
    found: list[tuple[str, str]] = []
    for places in permutations(range(len(cards))):
        order = "".join([cards[place] for place in places])
        if free or [card.islower() for card in order] == [card.islower() for card in cards]:
            found.append((str(places), order))
    return found


def watching(who: str) -> list[int]:
    """List the eyes: "01", "*", or nobody."""
    bits = eyes(who)
    return [eye for eye in range(EYES) if bits >> eye & 1]


def told(piles: Piles, seen: Seen, saw: dict[int, str]) -> tuple[Piles, Seen]:
    """Add what each eye sees now: its own news, and all backs."""
    backs = ",".join(["".join([str(int(card.islower())) for card in p]) for _, p in raw(piles)])
    return piles, tuple([(*before, backs, saw.get(eye, "")) for eye, before in enumerate(seen)])
