"""What each seat may see, built from nothing; what is not named here is not seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from proof.box import BACK_KEYS, MARK_COUNT, MARKS, WARES
from proof.content import ware_words
from proof.state import FIRST, ROUND

if TYPE_CHECKING:
    from proof.state import Proof


@dataclass(frozen=True, slots=True, kw_only=True)
class CrewView:
    """One seat. A hand is sorted: in which order it was drawn nobody is told."""

    coins: int  # P1.3
    charms: int  # P1.3
    hand: tuple[str, ...]  # a ware that one knows, or its back
    marks: tuple[str, ...]  # P4.1 in hand: a mark that one knows, or "mark"
    laid: str  # P4.1 "", a mark that one knows, or "mark"
    spent: tuple[str, ...]  # P4.2


@dataclass(frozen=True, slots=True, kw_only=True)
class ProofView:
    """The table, as one seat or the spectator sees it."""

    seat: int | None
    at: tuple[str, ...]
    asked: int | None
    round: int
    first: int
    stock: tuple[str, ...]  # the top card last
    discard: tuple[str, ...]
    drawn: tuple[str, ...]
    crews: tuple[CrewView, ...]


def view(g: Proof, seat: int | None) -> ProofView:
    """All that the rules let this seat see."""
    return ProofView(
        seat=seat,
        at=tuple(prompt for _, prompt in g.where()),
        asked=None if g.ask is None else g.ask.seat,
        round=g.now[ROUND],
        first=g.now[FIRST],
        stock=wares(g, seat, g.stock),
        discard=wares(g, seat, g.discard),
        drawn=wares(g, seat, g.drawn),
        crews=tuple(crew(g, seat, of) for of in range(g.seats)),
    )


def crew(g: Proof, seat: int | None, of: int) -> CrewView:
    """What a seat sees of one seat."""
    laid = marks(g, seat, g.laid[of : of + 1])
    return CrewView(
        coins=g.coins[of],
        charms=g.charms[of],
        hand=tuple(sorted(wares(g, seat, g.hands[of]))),
        marks=tuple(sorted(marks(g, seat, g.marks[of]))),
        laid=laid[0] if laid else "",
        spent=marks(g, seat, sorted(card for card in g.spent if card // MARK_COUNT == of)),
    )


def wares(g: Proof, seat: int | None, pile: list[int]) -> tuple[str, ...]:
    """The wares of a pile, lowest first."""
    words = ware_words(g.box)
    seen = g.sight(seat, WARES, pile)
    return tuple(words[card] if card >= 0 else BACK_KEYS[-2 - card] for card in seen)


def marks(g: Proof, seat: int | None, pile: list[int]) -> tuple[str, ...]:
    """The marks of a pile; an empty place is not listed."""
    seen = g.sight(seat, MARKS, pile)
    return tuple("mark" if card < 0 else str(card % MARK_COUNT) for card in seen if card != -1)
