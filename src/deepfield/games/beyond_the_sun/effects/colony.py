"""B14 Verbs of colonization."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.effects.verb import Verb
from deepfield.games.beyond_the_sun.flow.colonize import (
    Settlement,
    SystemChoice,
    claim,
    colonize,
)
from deepfield.games.beyond_the_sun.flow.news import discard_news
from deepfield.games.beyond_the_sun.rules.colonies import (
    NOTHING_TO_COLONIZE,
    colonizable,
    refuse_colony,
)
from deepfield.games.beyond_the_sun.rules.outlook import NO_JUMP
from deepfield.games.beyond_the_sun.rules.reach import ship_count
from deepfield.games.beyond_the_sun.state import NOBODY, BeyondTheSun
from deepfield.kernel.moves import Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.rules.outlook import Outlook

BY_CONTROL: Final = 0
FREELY: Final = 1

NOTHING_LINKED: Final = Refusal("B21.25", "no-linked-system")
NO_SYSTEM_LEFT: Final = Refusal("B21.49", "no-system-left")


def foresee_colony(g: BeyondTheSun, seat: Seat, outlook: Outlook, freely: int) -> list[Outlook]:
    """B14.3 There must be a system; the settlers' cubes are supply afterwards (B14.10).

    All ships there may go as settlers, and more supply never bars what follows. After a jump it is
    not known how many they are: one at least.
    """
    nodes = colonizable(g, seat, outlook.points, freely)
    if not nodes:
        return []
    if outlook.points > NO_JUMP:
        return [outlook.after(supply=1, points=NO_JUMP - outlook.points)]
    return [outlook.after(supply=max([ship_count(g, seat, node) for node in nodes]))]


def hurdle_of_colony(g: BeyondTheSun, seat: Seat, outlook: Outlook, freely: int) -> Refusal:
    """Name what is in the way where there is one system to think of; else that there is none."""
    controlled = [node for node in g.nodes_of(seat) if g.charted[node] >= 0]
    if not freely and len(controlled) == 1:
        refusal = refuse_colony(g, seat, controlled[0], outlook.points, freely)
        return refusal or NOTHING_TO_COLONIZE
    return NOTHING_TO_COLONIZE


class Colonize(Verb):
    """B14.1 Colonize one system that one controls."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Choose it, and send settlers."""
        colonize(g, seat, BY_CONTROL)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B14.3 One must control it and be strong enough."""
        return foresee_colony(g, seat, outlook, BY_CONTROL)

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Say what is missing."""
        return hurdle_of_colony(g, seat, outlook, BY_CONTROL)


class ColonizeUncontrolled(Verb):
    """B21.43 Colonize a system that nobody controlled when the turn began."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Choose it, and send settlers; there is no control bonus."""
        colonize(g, seat, FREELY)

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Q68 One must be strong enough."""
        return foresee_colony(g, seat, outlook, FREELY)

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Say what is missing."""
        return hurdle_of_colony(g, seat, outlook, FREELY)


class TakeColony(Verb):
    """B21.49 Turn over so many systems of deck A, and take one of them as a colony."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Turn them over."""
        g.push(SystemChoice(seat, self.cards))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """There must be a card."""
        return [outlook.after()] if g.deck_a or g.deck_b else []

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Both decks are empty."""
        return NO_SYSTEM_LEFT


class TakeLinkedSystem(Verb):
    """B21.25, Q32 Take the system that an event has set apart; it gets no discs."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """The event is discarded, the pawn goes off all spaces, the bonus comes."""
        if not g.apart:
            return
        system = g.apart.pop()
        for event in g.events_on(system):
            discard_news(g, event)
        g.pawn[seat] = NOBODY
        claim(g, seat, system)
        g.push(Settlement(seat, system, 0))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """There must be such a system."""
        return [outlook.after()] if g.apart else []

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """There is none."""
        return NOTHING_LINKED
