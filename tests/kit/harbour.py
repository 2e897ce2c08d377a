"""Tables of the proof game: crews with what they have, and a turn, a raid or a whole round to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.kernel.moves import Seat
from kit.scenario import Player, Scenario, lay
from proof import GAME
from proof.box import MARK_COUNT, SEATS, WARE_COUNT, WARES
from proof.content import open_box, ware_words
from proof.flow.rounds import Round, Rounds
from proof.flow.turn import Turn
from proof.state import FIRST, ROUND, Proof

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from deepfield.kernel.game import Game

WORDS = ware_words(open_box(()))
ME, FOE, THIRD, FOURTH = range(SEATS)


def ware(word: str) -> int:
    """Find a card: "lantern" is its first copy, "lantern_2" the second."""
    return WORDS.index(word if word in WORDS else f"{word}_1")


class Crew:
    """What one seat has; `marks` are those in hand, the others are spent."""

    def __init__(
        self,
        *hand: str,
        coins: int = 2,
        charms: int = 0,
        marks: Sequence[int] = tuple(range(MARK_COUNT)),
    ) -> None:
        self.hand = [ware(word) for word in hand]
        self.coins = coins
        self.charms = charms
        self.marks = list(marks)


class CrewPlayer(Player):
    """One seat, and what it has."""

    @property
    def coins(self) -> int:
        """Count its coins."""
        return int(self.table.coins[self.seat])

    @property
    def charms(self) -> int:
        """Count its charms."""
        return int(self.table.charms[self.seat])

    @property
    def hand(self) -> list[str]:
        """Name its wares."""
        return sorted(WORDS[card] for card in self.table.hands[self.seat])

    @property
    def seen_stock(self) -> tuple[str, ...]:
        """Give the stock as it sees it."""
        return tuple(self.view.stock)


class Harbour(Scenario):
    """A scenario of the proof game."""

    PLAYER = CrewPlayer

    @property
    def me(self) -> CrewPlayer:
        """Seat 0."""
        return self.seat(ME)

    @property
    def foe(self) -> CrewPlayer:
        """Seat 1."""
        return self.seat(FOE)

    @property
    def third(self) -> CrewPlayer:
        """Seat 2."""
        return self.seat(THIRD)

    def seat(self, seat: int) -> CrewPlayer:
        """Any seat."""
        player = self.players[seat]
        assert isinstance(player, CrewPlayer)
        return player


def table(
    *crews: Crew,
    stock: Sequence[str] = (),
    discard: Sequence[str] = (),
    dice: Sequence[int] = (),
    luck: Mapping[str, Sequence[int]] | None = None,
    marks_first: bool = False,
    round_is: int = 1,
    game: Game = GAME,
    **how: Any,
) -> Harbour:
    """Lay a table; the turn is seat 0's, or marks are laid first.

    `stock` names the top cards, the last one on top; the rest lie beneath, but for the `discard`.
    Nobody knows the stock; hands are known to their owners.
    """

    def arrange(g: Proof) -> None:
        hands = [card for crew in crews for card in crew.hand]
        named = [*hands, *map(ware, stock), *map(ware, discard)]
        g.stock[:] = [card for card in range(WARE_COUNT) if card not in named]
        g.stock.extend(map(ware, stock))
        g.discard.extend(map(ware, discard))
        g.knowledge[WARES].mix([*g.stock, *hands], 0)
        for seat in range(SEATS):
            lay_crew(g, Seat(seat), crews[seat] if seat < len(crews) else None)
        begin(g, marks_first=marks_first, round_is=round_is)

    draws = {"dice": [face - 1 for face in dice], **(luck or {})}
    return Harbour(game, lay(game, arrange, seats=len(crews), luck=draws, **how))


def lay_crew(g: Proof, seat: Seat, crew: Crew | None) -> None:
    """Give a seat what it has; the marks of a seat that is not there lie away."""
    own = list(range(seat * MARK_COUNT, (seat + 1) * MARK_COUNT))
    if crew is None:
        g.away.extend(own)
        return
    g.coins[seat] = crew.coins
    g.charms[seat] = crew.charms
    g.hands[seat].extend(crew.hand)
    for card in crew.hand:
        g.knowledge[WARES].reveal(card, 1 << seat)
    g.marks[seat].extend([own[mark] for mark in crew.marks])
    g.spent.extend([card for mark, card in enumerate(own) if mark not in crew.marks])


def begin(g: Proof, *, marks_first: bool, round_is: int) -> None:
    """Push the frames: a round from its marks on, or from seat 0's turn."""
    g.now[ROUND] = round_is
    g.now[FIRST] = 0
    rounds = Rounds()
    g.push(rounds)
    if marks_first:
        g.push(Round())
        return
    turns = Round(1)
    turns.line = 1  # "take_turns"
    g.push(turns)
    g.push(Turn(Seat(0)))
