"""Who knows which card, and what a seat can imagine: `docs/hidden.md`, sections 1 to 3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Random(Protocol):
    """What `imagine` needs of a `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """Give k random bits."""
        ...

    def shuffle(self, x: list[int], /) -> None:
        """Put a list into a random order."""
        ...


class Deck:
    """Section 1. A deck of cards as it is printed; it never changes. `backs[card]` is its back."""

    def __init__(self, name: str, backs: tuple[int, ...]) -> None:
        assert backs, "a deck has cards"
        self.name = name
        self.backs = backs
        self.size = len(backs)
        self.back_count = len(set(backs))


class Knowledge:
    """Section 2. Who knows what of one deck on one table: three numbers a card.

    Eyes are bits: seat `s` is `1 << s`, the spectator `1 << seats`. A set of all seats means
    everybody, and the spectator with them: it is nowhere told less than that, nor more.
    """

    def __init__(
        self,
        deck: Deck,
        seats: int,
        known: list[int],
        batch: list[int],
        kin: list[int],
    ) -> None:
        self.deck = deck
        self.seats = seats
        self.spectator = 1 << seats
        self.everybody = (2 << seats) - 1
        self.known = known  # of each card the eyes that know it where it lies
        self.batch = batch  # the cards it was mixed with, or 0
        self.kin = kin  # the cards that everybody knows as a set, or 0

    def copy(self) -> Knowledge:
        """For a clone of the table."""
        return Knowledge(self.deck, self.seats, self.known[:], self.batch[:], self.kin[:])

    def complete(self, eyes: int) -> int:
        """Section 1. The spectator is told exactly what every seat is told."""
        if eyes | self.spectator == self.everybody:
            return self.everybody
        assert 0 <= eyes < self.spectator, "the spectator, or a seat that is not there, alone"
        return eyes

    def reveal(self, card: int, eyes: int) -> int:
        """Section 2, `reveal`. These see the card where it lies; returns the eyes that learned."""
        assert card >= 0, "an empty place"
        before = self.known[card]
        now = self.complete(before | self.complete(eyes))
        if now == before:
            return 0
        return now & ~before | self._tell(card, now)

    def show(self, cards: list[int], card: int, owner: int, eyes: int) -> int:
        """Section 2, `show`. Seat `owner` shows one of its cards; returns the eyes that learned.

        What counts is what was known before the cards were mixed: a card that all knew is no news.
        """
        backs = self.deck.backs
        before = self.known[card]
        lacking = 0
        for other in cards:
            if backs[other] == backs[card]:
                lacking |= self.everybody & ~self.known[other]
        self.mix(cards, 1 << owner)
        eyes = self.complete(eyes)
        now = self.complete(self.known[card] | eyes)
        learned = self.everybody & ~before if now == self.everybody else eyes & lacking
        return learned | self._tell(card, now)

    def shuffled(self, cards: list[int], followers: int) -> int:
        """Section 2, `shuffle`. A new order by chance, made by the caller; the eyes that learn."""
        if len(cards) < 2:
            return 0
        followers = self.complete(followers)
        learned = 0
        if followers:
            for card in cards:
                learned |= self.known[card] & followers
        if self.deck.back_count > 1 and len({self.deck.backs[card] for card in cards}) > 1:
            learned = self.everybody
        self.mix(cards, followers)
        return learned

    def mix(self, cards: list[int], followers: int) -> None:
        """Section 2, "Mix". A seat may have swapped these in secret; `followers` follow."""
        followers = self.complete(followers)
        if followers == self.everybody or len(cards) < 2:
            return
        assert min(cards) >= 0, "an empty place"
        batches = set(self.batch)
        kins = set(self.kin)
        if self.deck.back_count == 1:
            self._mix_alike(cards, followers, batches, kins)
            return
        backs = self.deck.backs
        for back in sorted({backs[card] for card in cards}):
            alike = [card for card in cards if backs[card] == back]
            if len(alike) > 1:
                self._mix_alike(alike, followers, batches, kins)

    def _mix_alike(
        self, cards: list[int], followers: int, batches: set[int], kins: set[int]
    ) -> None:
        """Section 2, "Mix", steps 1 to 3, for cards of one back; the sets hold numbers in use."""
        known = self.known
        batch = self.batch
        mixed = [batch[card] for card in cards]
        for number in set(mixed):
            if number and batch.count(number) > mixed.count(number):
                self._tear(number)
        if 0 in mixed:
            kin = self.kin  # tearing made another list of it
            new_kin = new_number(kins)
            for card in cards:
                if not batch[card]:
                    kin[card] = new_kin
        new_batch = new_number(batches)
        for card in cards:
            batch[card] = new_batch
            known[card] &= followers

    def _tear(self, number: int) -> None:
        """Section 2, "Mix", step 1. The kin of a torn batch become one, the smallest number."""
        batch = self.batch
        kin = self.kin
        torn = {kin[card] for card in range(self.deck.size) if batch[card] == number}
        if len(torn) > 1:
            smallest = min(torn)
            self.kin = [smallest if other in torn else other for other in kin]

    def _tell(self, card: int, now: int) -> int:
        """The eyes `now` know the card; deduction. Returns whom this told more than it deduced.

        That can be the spectator only: of a card that, by deduction, all seats know.
        """
        self.known[card] = now
        batch = self.batch[card]
        if now != self.everybody:
            first = self._almost_known(self.batch, batch)
            return self._deduce(self._family(first)) if first >= 0 else 0
        kin = self.kin[card]
        self.batch[card] = 0
        self.kin[card] = 0
        if not batch:
            return 0
        first = self._almost_known(self.batch, batch)
        told = self._deduce(self._family(first)) if first >= 0 else 0
        first = self._almost_known(self.kin, kin)
        return told | self._deduce(self._family(first)) if first >= 0 else told

    def _almost_known(self, numbers: list[int], number: int) -> int:
        """A card so numbered, if there are any and an eye lacks fewer than two of them; or -1."""
        once = 0
        twice = 0
        card = -1
        for _ in range(numbers.count(number)):
            card = numbers.index(number, card + 1)
            lacking = self.everybody & ~self.known[card]
            twice |= once & lacking
            if twice == self.everybody:
                return -1
            once |= lacking
        return card

    def _family(self, first: int) -> list[int]:
        """Section 2, "Deduction". All that hangs together with a card by common batch or kin."""
        batches = {self.batch[first]}
        kins = {self.kin[first]}
        rest = [card for card in range(self.deck.size) if self.batch[card]]
        family: list[int] = []
        found = -1
        while found < len(family):
            found = len(family)
            others: list[int] = []
            for card in rest:
                if self.batch[card] in batches or self.kin[card] in kins:
                    batches.add(self.batch[card])
                    kins.add(self.kin[card])
                    family.append(card)
                else:
                    others.append(card)
            rest = others
        return family

    def _deduce(self, family: list[int]) -> int:
        """Section 2, "Deduction". The eyes that lack one card of the family know that one too."""
        once = 0
        twice = 0
        for card in family:
            lacking = self.everybody & ~self.known[card]
            twice |= once & lacking
            once |= lacking
        deducing = once & ~twice
        if not deducing:
            return 0
        for card in family:
            self.known[card] |= deducing
        told = 0
        for card in family:
            before = self.known[card]
            now = self.complete(before)
            if now == self.everybody and self.batch[card]:
                told |= now & ~before | self._tell(card, now)
        return told

    def deal(self, eye: int, places: list[int], shuffle: Callable[[list[int]], None]) -> list[int]:
        """Section 3. An eye's number, and what lies where (-1: nothing); returns what it imagines.

        `known` and `batch` stay with the place, `kin` with the card. All orders rest on what the
        eye knows: cards are sorted by number before the `shuffle` (of the `rng`) orders them.
        """
        bit = 1 << eye
        known = self.known
        batch = self.batch
        hidden = [card for card in places if card >= 0 and not known[card] & bit]
        dealt = self._deal_batches(hidden, shuffle)
        self.known = known[:]
        self.batch = batch[:]
        backs = self.deck.backs
        imagined = places[:]
        for place, card in enumerate(places):
            if card >= 0 and not known[card] & bit:
                other = dealt[batch[card]].pop()
                assert backs[other] == backs[card], "a batch never mixes backs"
                imagined[place] = other
                self.known[other] = known[card]
                self.batch[other] = batch[card]
        return imagined

    def _deal_batches(
        self, hidden: list[int], shuffle: Callable[[list[int]], None]
    ) -> dict[int, list[int]]:
        """Section 3, sentence 2. For each batch the cards for its places, the last one first."""
        batch = self.batch
        kin = self.kin
        kins: dict[int, list[int]] = {}
        for card in sorted(hidden):
            kins.setdefault(kin[card], []).append(card)
        dealt: dict[int, list[int]] = {}
        for number in sorted(kins):
            cards = kins[number]
            goals = sorted([batch[card] for card in cards])
            if goals[0] != goals[-1]:
                shuffle(cards)
            for place, goal in enumerate(goals):
                dealt.setdefault(goal, []).append(cards[place])
        for number in sorted(dealt):
            cards = sorted(dealt[number])
            shuffle(cards)
            cards.reverse()
            dealt[number] = cards
        return dealt


def all_open(deck: Deck, seats: int) -> Knowledge:
    """Everybody knows all cards: so it is before the set-up."""
    nothing = [0] * deck.size
    return Knowledge(deck, seats, [(2 << seats) - 1] * deck.size, nothing, nothing[:])


def new_number(used: set[int]) -> int:
    """The smallest number not in use; then it is."""
    number = 1
    while number in used:
        number += 1
    used.add(number)
    return number
