"""B8 Research: slot, researcher, event, type, cards, bonus; B21.17 private technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from deepfield.games.beyond_the_sun.box import SLOT_COUNT, TECHNOLOGIES, TECHNOLOGY_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import ON_LEVEL_TWO
from deepfield.games.beyond_the_sun.events import (
    PrivateTechnologyTaken,
    TechnologiesPutUnder,
    TechnologyDiscovered,
    TechnologyResearched,
    TechnologyRevealed,
    TypeChosen,
)
from deepfield.games.beyond_the_sun.flow.news import ResolveEvent
from deepfield.games.beyond_the_sun.flow.sentence import (
    BONUS,
    SYSTEM,
    carry_out,
    mode_of,
    refuse_rest,
)
from deepfield.games.beyond_the_sun.rules.abilities import trigger_at
from deepfield.games.beyond_the_sun.rules.outlook import outlook_now
from deepfield.games.beyond_the_sun.rules.tree import (
    TYPE_COUNT,
    WITHOUT_BONUS,
    matches,
    put_under,
    refuse_slot,
    slots_of_levels,
    type_bits,
    types_for,
)
from deepfield.games.beyond_the_sun.state import CHANGED, BeyondTheSun
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Action, Ask, Next, Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.effects.verb import Verb

NO_POPULATION: Final = Refusal("B8.7", "no-population")
TYPE_NOT_PASSED_ON: Final = Refusal("B8.10", "type-not-passed-on")
NOT_AMONG_MATCHES: Final = Refusal("B8.13", "not-among-the-cards")
SLOT_TAKEN: Final = Refusal("B21.23", "slot-discovered")
SLOT_OF_OTHER_LEVEL: Final = Refusal("B21.23", "slot-of-other-level-here")
PRIVATE_CARDS: Final = 2  # B21.17, B21.23 cards that are turned over


class ChooseSlot(Action[BeyondTheSun]):
    """B8.3 Research the technology of this slot."""

    TEXT: ClassVar[str] = "research {slot}"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def refuse(self, g: BeyondTheSun, frame: Research) -> Refusal | None:
        """B8.4, B8.7 Level, prerequisites, a population cube; the rest must stay possible."""
        refusal = refuse_slot(g, frame.seat, self.slot, frame.levels, frame.how)
        if refusal is not None:
            return refusal
        if not g.population[frame.seat]:
            return NO_POPULATION
        return refuse_rest(g, frame.seat, outlook_now(g, frame.seat).after(population=-1))

    def do(self, g: BeyondTheSun, frame: Research) -> Next:
        """B8.7 A population cube becomes the researcher."""
        frame.slot = self.slot
        g.population[frame.seat] -= 1
        g.researched[frame.seat * SLOT_COUNT + self.slot] = 1
        g.now[CHANGED] = 1
        g.emit(TechnologyResearched(frame.seat, self.slot))
        return STEP


class ChooseType(Action[BeyondTheSun]):
    """B8.10 The type of the new technology."""

    TEXT: ClassVar[str] = "type {type}"

    def __init__(self, type: int) -> None:  # noqa: A002  # the rulebook's word
        self.type = type

    def refuse(self, g: BeyondTheSun, frame: Research) -> Refusal | None:
        """One that a prerequisite passes on, and that has not been searched for in vain (B8.14)."""
        return None if frame.types_left(g) >> self.type & 1 else TYPE_NOT_PASSED_ON

    def do(self, g: BeyondTheSun, frame: Research) -> Next:
        """Before any card is revealed."""
        frame.types = 1 << self.type
        frame.tried |= 1 << self.type
        g.emit(TypeChosen(frame.seat, self.type))
        return STEP


class ChooseTechnology(Action[BeyondTheSun]):
    """B8.13 Take this one of the cards that were revealed."""

    TEXT: ClassVar[str] = "take {technology}"

    def __init__(self, technology: int) -> None:
        self.technology = technology

    def refuse(self, g: BeyondTheSun, frame: Search) -> Refusal | None:
        """It must be among those that may be chosen."""
        return None if self.technology in frame.choosable(g) else NOT_AMONG_MATCHES

    def do(self, g: BeyondTheSun, frame: Search) -> Next:
        """It goes to its place; the others wait to be put under the deck."""
        frame.take(g, self.technology)
        return STEP


CHOOSE_SLOT: Final = [ChooseSlot(slot) for slot in range(SLOT_COUNT)]
CHOOSE_TYPE: Final = [ChooseType(number) for number in range(TYPE_COUNT)]
CHOOSE_TECHNOLOGY: Final = [ChooseTechnology(card) for card in range(TECHNOLOGY_COUNT)]


class Search(Frame[BeyondTheSun]):
    """B8.12 Cards are turned over, and one of them is chosen."""

    def choosable(self, g: BeyondTheSun) -> list[int]:
        """B21.17, B21.23 All that were turned over."""
        return g.revealed

    def take(self, g: BeyondTheSun, card: int) -> None:
        """Take the chosen card out of those revealed."""
        g.revealed.remove(card)


def turn_over(g: BeyondTheSun, level: int) -> None:
    """B8.12, Q10 Reveal the top card of a deck to everybody."""
    card = g.deck_of_level(level).pop()
    g.revealed.append(card)
    g.reveal(TECHNOLOGIES, card, g.everybody)
    g.emit(TechnologyRevealed(card))


def put_back(g: BeyondTheSun, level: int) -> None:
    """B8.15 What was revealed and not chosen goes under the deck."""
    if g.revealed:
        g.emit(TechnologiesPutUnder(level, put_under(g, level)))


def give_immediate(g: BeyondTheSun, seat: Seat, card: int) -> None:
    """B8.16, B8.18 The immediate bonus of a technology, as far as possible.

    Where a system gives the technology, it is among the bonuses that abilities wait for (B20.8).
    """
    bonus = g.box.technologies[card].immediate
    if bonus is not None:
        mode = SYSTEM if mode_of(g) == SYSTEM else BONUS
        carry_out(g, seat, cast("Verb", bonus), mode)


def count_level_two(g: BeyondTheSun, seat: Seat) -> None:
    """B20.19 Trigger what waits for a number of level II technologies."""
    cards = [card for card in g.technologies_of(seat) if g.box.technologies[card].level == 2]
    trigger_at(g, seat, ON_LEVEL_TWO, len(cards))


class Research(Search):
    """B8.19 Research, from the choice of a slot to the immediate bonus."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B8.3", "choose_slot", ChooseSlot),
        Step("B8.8", "resolve_event"),
        Step("B8.10", "choose_type", ChooseType),
        Step("B8.12", "reveal_cards"),
        Step("B8.13", "choose_card", ChooseTechnology),
        Step("B8.15", "put_rest_under"),
        Step("B8.16", "immediate_bonus"),
        Step("B20.19", "after_research"),
    )

    def __init__(
        self, seat: Seat, levels: int, how: int, slot: int = -1, types: int = 0, tried: int = 0
    ) -> None:
        self.seat = seat
        self.levels = levels  # a bit each
        self.how = how
        self.slot = slot
        self.types = types  # the type that is searched for
        self.tried = tried  # B8.14 types searched for so far

    def level(self, g: BeyondTheSun) -> int:
        """Give the level of the slot."""
        return g.box.slots[self.slot].level

    def is_discovered(self, g: BeyondTheSun) -> bool:
        """B2.6 Tell whether the card of the slot lies there."""
        return g.tree[self.slot] >= 0

    def choose_slot(self, g: BeyondTheSun) -> Ask | Next:
        """B19.5 Without population or a slot nothing happens."""
        slots = [CHOOSE_SLOT[slot] for slot in slots_of_levels(g, self.levels)]
        ask = g.offer(self.seat, slots)
        return ask if ask.options else END

    def resolve_event(self, g: BeyondTheSun) -> None:
        """B8.8, B9.1 The news that lay face down on the slot."""
        if g.event_slots[self.slot] >= 0:
            g.push(ResolveEvent(self.seat, self.slot))

    def types_left(self, g: BeyondTheSun) -> int:
        """B8.10, B8.14 Give the types that may be chosen, as bits."""
        return types_for(g, self.seat, self.slot) & ~self.tried

    def choose_type(self, g: BeyondTheSun) -> Ask | Next:
        """Only for a slot whose card is not known yet."""
        if self.is_discovered(g):
            return STEP
        types = type_bits(self.types_left(g))
        return g.offer(self.seat, [CHOOSE_TYPE[number] for number in types]) if types else STEP

    def reveal_cards(self, g: BeyondTheSun) -> Next:
        """B8.12 Until two match; B8.14 if none does, another permitted type is searched for."""
        if self.is_discovered(g):
            return STEP
        level = self.level(g)
        while len(matches(g, self.types)) < 2 and g.deck_of_level(level):
            turn_over(g, level)
        if matches(g, self.types) or not self.types_left(g):
            return STEP
        self.line -= 1
        return AGAIN

    def choosable(self, g: BeyondTheSun) -> list[int]:
        """B8.13, B8.14 The two that match, the one, or without a match any of those revealed."""
        return matches(g, self.types) or g.revealed

    def choose_card(self, g: BeyondTheSun) -> Ask | Next:
        """One of them goes into the slot."""
        if self.is_discovered(g):
            return STEP
        ask = g.offer(self.seat, [CHOOSE_TECHNOLOGY[card] for card in self.choosable(g)])
        return ask if ask.options else STEP

    def take(self, g: BeyondTheSun, card: int) -> None:
        """B8.13 It is discovered for the rest of the game."""
        g.revealed.remove(card)
        g.tree[self.slot] = card
        g.emit(TechnologyDiscovered(self.slot, card))

    def put_rest_under(self, g: BeyondTheSun) -> None:
        """B8.15 The deck itself is not shuffled."""
        put_back(g, self.level(g))

    def immediate_bonus(self, g: BeyondTheSun) -> None:
        """B8.16 Unless the text that allowed the research takes it away (B21.28)."""
        if self.is_discovered(g) and not self.how & WITHOUT_BONUS:
            give_immediate(g, self.seat, g.tree[self.slot])

    def after_research(self, g: BeyondTheSun) -> Next:
        """B20.9 An ability is resolved after the effect that triggered it."""
        if self.level(g) == 2:
            count_level_two(g, self.seat)
        return END


class TakePrivate(Search):
    """B21.17 A private technology: one of two cards, no cube."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B21.17", "turn_over_cards"),
        Step("B21.17", "choose_private", ChooseTechnology),
        Step("B21.17", "put_other_under"),
        Step("B21.17", "private_bonus"),
        Step("B20.19", "after_private"),
    )

    def __init__(self, seat: Seat, level: int, card: int = -1) -> None:
        self.seat = seat
        self.level = level
        self.card = card

    def turn_over_cards(self, g: BeyondTheSun) -> Next:
        """Q33 With one card left there is no choice, with none no technology."""
        for _ in range(min(PRIVATE_CARDS, len(g.deck_of_level(self.level)))):
            turn_over(g, self.level)
        return STEP if g.revealed else END

    def choose_private(self, g: BeyondTheSun) -> Ask:
        """Take one of them."""
        return g.offer(self.seat, [CHOOSE_TECHNOLOGY[card] for card in g.revealed])

    def take(self, g: BeyondTheSun, card: int) -> None:
        """It lies beside the faction board; nobody else can use it in any way."""
        g.revealed.remove(card)
        g.private.append(card)
        g.owner[card] = self.seat
        g.now[CHANGED] = 1
        self.card = card
        g.emit(PrivateTechnologyTaken(self.seat, card))

    def put_other_under(self, g: BeyondTheSun) -> None:
        """The other one goes under the deck."""
        put_back(g, self.level)

    def private_bonus(self, g: BeyondTheSun) -> None:
        """Its immediate bonus."""
        give_immediate(g, self.seat, self.card)

    def after_private(self, g: BeyondTheSun) -> Next:
        """B20.19 A private one counts."""
        if self.level == 2:
            count_level_two(g, self.seat)
        return END


class OpenSlot(Action[BeyondTheSun]):
    """B21.23 Put the card into this slot."""

    TEXT: ClassVar[str] = "open {slot}"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def refuse(self, g: BeyondTheSun, frame: DiscoverCard) -> Refusal | None:
        """An undiscovered slot of its level; its type does not matter."""
        if g.box.slots[self.slot].level != frame.level:
            return SLOT_OF_OTHER_LEVEL
        return SLOT_TAKEN if g.tree[self.slot] >= 0 else None

    def do(self, g: BeyondTheSun, frame: DiscoverCard) -> Next:
        """Face up; nobody researches it now."""
        g.revealed.remove(frame.card)
        g.tree[self.slot] = frame.card
        g.now[CHANGED] = 1
        g.emit(TechnologyDiscovered(self.slot, frame.card))
        return STEP


OPEN_SLOT: Final = [OpenSlot(slot) for slot in range(SLOT_COUNT)]


class DiscoverCard(Search):
    """B21.23, B21.55 One of two cards goes face up into an undiscovered slot."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B21.55", "turn_over_cards"),
        Step("B21.23", "choose_card", ChooseTechnology),
        Step("B21.23", "choose_place", OpenSlot),
        Step("B21.23", "put_other_under"),
    )

    def __init__(self, seat: Seat, level: int, card: int = -1) -> None:
        self.seat = seat
        self.level = level
        self.card = card

    def turn_over_cards(self, g: BeyondTheSun) -> Next:
        """B21.55 Without a card or an undiscovered slot nothing happens."""
        deck = g.deck_of_level(self.level)
        if not deck or all([g.tree[slot] >= 0 for slot in g.box.of_level(self.level)]):
            return END
        for _ in range(min(PRIVATE_CARDS, len(deck))):
            turn_over(g, self.level)
        return STEP

    def choose_card(self, g: BeyondTheSun) -> Ask:
        """Which of them."""
        return g.offer(self.seat, [CHOOSE_TECHNOLOGY[card] for card in g.revealed])

    def take(self, g: BeyondTheSun, card: int) -> None:
        """It stays turned over until its slot is chosen."""
        self.card = card

    def choose_place(self, g: BeyondTheSun) -> Ask:
        """Which slot."""
        return g.offer(self.seat, [OPEN_SLOT[slot] for slot in g.box.of_level(self.level)])

    def put_other_under(self, g: BeyondTheSun) -> Next:
        """The other one goes under the deck."""
        put_back(g, self.level)
        return END
