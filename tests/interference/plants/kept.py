"""Section 7, kinds 6 and 7: what the state keeps, and what is counted as learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from deepfield.kernel.columns import Column
from deepfield.kernel.moves import Seat
from interference.battery import LeakError
from interference.plants.planting import (
    Leaky,
    OtherKnowledge,
    Plant,
    Planted,
    exact,
    pairs,
    secret,
    with_table,
)
from proof.box import MARK_COUNT, MARKS, WARE_COUNT, WARES
from proof.flow.raid import SIDES, DieRolled, Roll
from proof.flow.rounds import LAY
from proof.flow.search import SearchTwo
from proof.state import DICE, MOST, STOCK, Proof

if TYPE_CHECKING:
    from deepfield.kernel.frames import Frame
    from deepfield.kernel.game import Game

# The state.


class ColumnByNumber(Planted):
    """A column keeps the last card that was drawn."""

    COLUMNS: ClassVar[tuple[Column, ...]] = (*Proof.COLUMNS, Column("last", 1, 0, WARE_COUNT))

    def bind(self, columns: list[list[int]]) -> None:
        self.last = columns[-1]
        super().bind(columns[:-1])

    def see(self, card: int, seat: Seat) -> None:
        self.last[0] = card
        super().see(card, seat)


class NamesFirst(SearchTwo):
    """A frame names a card that lies face down."""

    def __init__(self, seat: Seat, first: int = 0) -> None:
        super().__init__(seat)
        self.first = first

    def look(self, g: Proof) -> None:
        super().look(g)
        self.first = g.drawn[0]


class FrameByNumber(Planted):
    """The search's frame names what is looked at."""

    SWAPS: ClassVar[dict[type[Frame[Any]], type[Frame[Any]]]] = {SearchTwo: NamesFirst}


class Unmixed(Planted):
    """A mark is laid, and its place in the hand is remembered."""

    def mix(self, deck: int, cards: list[int], eyes: int) -> None:
        if deck != MARKS:
            super().mix(deck, cards, eyes)


class WhereItLay(Planted):
    """A card played openly is taken from where all saw it drawn to."""

    def to_the_back(self, hand: list[int], card: int, among: list[int]) -> None:
        """Leave it there."""


class CoinsForShields(Planted):
    """Who draws a shield gets a coin."""

    def see(self, card: int, seat: Seat) -> None:
        super().see(card, seat)
        if self.box.wares[card].is_shield:
            self.coins[seat] = min(MOST, self.coins[seat] + 1)


class CostTells(Planted):
    """What an effect brings rests on the top card."""

    def gain_coins(self, seat: Seat, amount: int) -> None:
        top = self.stock[-1] if self.stock else 0
        super().gain_coins(seat, amount + self.box.wares[top].worth)


# Learning.


class DrawsUncounted(Planted):
    """Who sees a card has not learned."""

    def reveal(self, deck: int, card: int, eyes: int) -> None:
        self.own(deck).reveal(card, eyes)


class UncountedRoll(Roll):
    """A die that nobody learned."""

    def roll(self, g: Proof) -> None:
        self.die = g.chance.draw(SIDES, DICE) + 1
        g.emit(DieRolled(self.seat, self.die))


class DiceUncounted(Planted):
    """A die is rolled, and can be taken back."""

    SWAPS: ClassVar[dict[type[Frame[Any]], type[Frame[Any]]]] = {Roll: UncountedRoll}


class ShuffleUncounted(Planted):
    """Who follows a shuffle has not learned."""

    def shuffle(self, deck: int, pile: list[int], stream: int, eyes: int = 0) -> None:
        self.own(deck).shuffled(pile, eyes)
        self.chance.order(pile, stream)


class CountsTwice(Planted):
    """A card that one knows counts as learned."""

    def see(self, card: int, seat: Seat) -> None:
        super().see(card, seat)
        self.chance.learn(1 << seat)

    def find_nothing(self, seat: Seat) -> None:
        """A seat that looks at nothing learns it."""
        self.chance.learn(1 << seat)

    def gain_coins(self, seat: Seat, amount: int) -> None:
        super().gain_coins(seat, amount)
        self.find_nothing(seat)


class TornKeepsKin(Leaky):
    """A torn batch keeps its kin."""

    def _tear(self, number: int) -> None:
        """Leave them."""


class Torn(OtherKnowledge):
    """Where the kin of a torn batch lie is known."""

    KNOWLEDGE = TornKeepsKin


class StillKnown(Leaky):
    """After a shuffle, who knew a card knows where it is."""

    def shuffled(self, cards: list[int], followers: int) -> int:
        known = self.known[:]
        learned = super().shuffled(cards, followers)
        self.known = [now | then for now, then in zip(self.known, known, strict=True)]
        return learned


class ShuffleKnown(OtherKnowledge):
    """Places are known after a shuffle."""

    KNOWLEDGE = StillKnown


class ShownByCard(Planted):
    """Who is shown a card has learned, unless it is a shield."""

    def show(self, deck: int, cards: list[int], card: int, owner: Seat, eyes: int) -> None:
        if eyes != self.everybody and self.box.wares[card].is_shield:
            self.own(deck).show(cards, card, owner, eyes)
        else:
            super().show(deck, cards, card, owner, eyes)


class Thoughtless(Leaky):
    """Nobody deduces anything."""

    def _deduce(self, family: list[int]) -> int:
        return 0


class NoDeduction(OtherKnowledge):
    """The last of a set is not known."""

    KNOWLEDGE = Thoughtless


class Hasty(Leaky):
    """Deduces from the cards of one batch, whatever else could lie there."""

    def _family(self, first: int) -> list[int]:
        batch = self.batch[first]
        return [card for card, number in enumerate(self.batch) if number == batch]


class HastyDeduction(OtherKnowledge):
    """A card is known for certain that could be another."""

    KNOWLEDGE = Hasty


def deduces(game: Game) -> None:
    """Three marks of a seat are spent: which is the fourth, all know (example E20)."""
    table = game.new(2, seed=1, options={"raids": "off"})
    while table.now[0] < 3 or table.ask.prompt == "marks.lay":
        mark = table.now[0] - 1
        table.act(LAY[mark] if table.ask.prompt == "marks.lay" else table.ask.options[0])
    for seat in range(2):
        if table.sight(None, MARKS, table.marks[seat]) != [seat * MARK_COUNT + 3]:
            raise LeakError(f"the last mark of seat {seat} is not known")


def is_certain(game: Game) -> None:
    """Two of four are mixed apart; who sees one of them cannot know the other."""
    known = game.new(2, seed=1).knowledge[MARKS]
    own = list(range(MARK_COUNT))
    known.shuffled(own, 0)
    known.shuffled(own[2:], 0)
    known.reveal(own[2], 1)
    if known.known[own[3]]:
        raise LeakError("a card is known for certain that could be any of three")


def forgets(game: Game) -> None:
    """Who knew a card of the stock does not know where it is after a shuffle."""
    table = game.new(2, seed=1)
    table.reveal(WARES, table.stock[-1], 1)
    table.shuffle(WARES, table.stock, STOCK)
    if max(table.sight(0, WARES, table.stock)) >= 0:
        raise LeakError("a place is known after a shuffle that nobody followed")


PLANTS = [
    Plant("6 a column by number", lambda: with_table(ColumnByNumber), pairs),
    Plant("6 a frame by number", lambda: with_table(FrameByNumber), pairs),
    Plant("6 a secret choice without mix", lambda: with_table(Unmixed), secret),
    Plant("6 where in the hand it lay", lambda: with_table(WhereItLay), pairs),
    Plant("6 coins that tell", lambda: with_table(CoinsForShields), pairs),
    Plant("6 a cost that tells", lambda: with_table(CostTells), pairs),
    Plant("7 a card drawn, not counted", lambda: with_table(DrawsUncounted), pairs),
    Plant("7 a die rolled, not counted", lambda: with_table(DiceUncounted), exact),
    Plant("7 a followed shuffle, not counted", lambda: with_table(ShuffleUncounted), exact),
    Plant("7 counted where it was known", lambda: with_table(CountsTwice), exact),
    Plant("7 deduction left out", lambda: with_table(NoDeduction), deduces),
    Plant("7 deduction over too few", lambda: with_table(HastyDeduction), is_certain),
    Plant("7 a torn batch that keeps its kin", lambda: with_table(Torn), pairs),
    Plant("7 places known after a shuffle", lambda: with_table(ShuffleKnown), forgets),
    Plant("7 shown to some, counted by what it was", lambda: with_table(ShownByCard), secret),
]
