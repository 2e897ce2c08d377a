"""B8 Verbs of research, of private technologies, and of actions without a space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.effects.verb import Verb
from deepfield.games.beyond_the_sun.flow.action import (
    ANY_ROW,
    COPY,
    ChooseDeed,
    copied_deeds,
    effect_of,
    prices,
    refuse_sort,
)
from deepfield.games.beyond_the_sun.flow.research import DiscoverCard, TakePrivate
from deepfield.games.beyond_the_sun.flow.research import Research as ResearchFrame
from deepfield.games.beyond_the_sun.rules.tree import (
    ONLY_DISCOVERED,
    WITHOUT_BONUS,
    WITHOUT_PREREQUISITES,
    has_open_slot,
)
from deepfield.kernel.moves import Refusal, Seat

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.rules.outlook import Outlook
    from deepfield.games.beyond_the_sun.state import BeyondTheSun

MOST_LEVEL: Final = 4
NOTHING_TO_COPY: Final = Refusal("B21.10", "nothing-to-copy")


class ResearchVerb(Verb):
    """B8.1 Research of the levels that a text names."""

    def levels(self, g: BeyondTheSun, seat: Seat) -> int:
        """Give the levels, a bit each."""
        return 0

    def how(self) -> int:
        """Tell what is special about it."""
        return 0

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Begin with the choice of a slot."""
        g.push(ResearchFrame(seat, self.levels(g, seat), self.how()))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B19.4 It takes a population cube and a slot."""
        if outlook.population < 1 or not self.has_slot(g, seat):
            return []
        return [outlook.after(population=-1)]

    def has_slot(self, g: BeyondTheSun, seat: Seat) -> bool:
        """B8.3 Tell whether there is a slot to research; worked out once a position."""
        levels = self.levels(g, seat)
        how = self.how()
        key = f"slots {seat} {levels} {how}"
        known = g.memo.get(key)
        if isinstance(known, bool):
            return known
        found = has_open_slot(g, seat, levels, how)
        g.memo[key] = found
        return found

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """Say whether a cube is missing or a slot."""
        if not self.has_slot(g, seat):
            level = self.levels(g, seat).bit_length() - 1
            return Refusal("B8.3", "no-slot-to-research", {"level": level})
        return Refusal("B8.7", "no-population-to-research", {"need": 1})


class Research(ResearchVerb):
    """B8.1 Research a technology of a level."""

    def __init__(self, level: int) -> None:
        self.level = level

    def levels(self, g: BeyondTheSun, seat: Seat) -> int:
        """Give the one level."""
        return 1 << self.level


class ResearchDiscovered(ResearchVerb):
    """B8.2, B21.48 Research a discovered technology of one of these levels."""

    def __init__(self, *level_numbers: int) -> None:
        self.level_numbers = level_numbers

    def levels(self, g: BeyondTheSun, seat: Seat) -> int:
        """Give all of them."""
        return sum([1 << level for level in self.level_numbers])

    def how(self) -> int:
        """Heed the eye."""
        return ONLY_DISCOVERED


class ResearchFreely(ResearchVerb):
    """B21.28 Research a discovered technology without its prerequisites and its immediate bonus."""

    def __init__(self, *level_numbers: int) -> None:
        self.level_numbers = level_numbers

    def levels(self, g: BeyondTheSun, seat: Seat) -> int:
        """Give all of them."""
        return sum([1 << level for level in self.level_numbers])

    def how(self) -> int:
        """Q62 Population is used all the same."""
        return ONLY_DISCOVERED | WITHOUT_PREREQUISITES | WITHOUT_BONUS


class ResearchByColonies(ResearchVerb):
    """B21.29, Q63 Research a technology of exactly the level that one's colonies give."""

    def levels(self, g: BeyondTheSun, seat: Seat) -> int:
        """One more than there are colonies, at most IIII."""
        return 1 << min(len(g.colonies_of(seat)) + 1, MOST_LEVEL)


class PrivateTechnology(Verb):
    """B21.17 Take a private technology of a level."""

    def __init__(self, level: int) -> None:
        self.level = level

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Turn over two cards, take one."""
        g.push(TakePrivate(seat, self.level))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Q33 With an empty deck nothing happens."""
        return [outlook.after()] if g.deck_of_level(self.level) else [outlook]


class DiscoverAny(Verb):
    """B21.23 Put a card of a level into any undiscovered slot of it."""

    def __init__(self, level: int) -> None:
        self.level = level

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Turn over two cards, put one of them there."""
        g.push(DiscoverCard(seat, self.level))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """B21.55 Without a card or a slot nothing happens."""
        slots = [slot for slot in g.box.of_level(self.level) if g.tree[slot] < 0]
        return [outlook.after()] if slots and g.deck_of_level(self.level) else [outlook]


class BasicAction(Verb):
    """B7.14 Perform one of the four rows of Basic Spacefaring, without space and surcharge."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Ask which."""
        g.push(ChooseDeed(seat, ANY_ROW))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Q26 The bottom row is always possible."""
        return [outlook.after(ore=1)]


class CopyAction(Verb):
    """B21.10 Perform any action of which research is a part."""

    def run(self, g: BeyondTheSun, seat: Seat, /) -> None:
        """Ask which."""
        g.push(ChooseDeed(seat, COPY))

    def foresee(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> list[Outlook]:
        """Q25 The printed cost must be payable, and its effects possible."""
        ways: list[Outlook] = []
        for deed in copied_deeds(g, seat):
            if refuse_sort(g, seat, deed, COPY) is None:
                for ore, population in prices(g, seat, deed, 0):
                    if outlook.ore >= ore and outlook.population >= population:
                        paid = outlook
                        if ore or population:
                            paid = outlook.after(-ore, -population, population)
                        ways += effect_of(g, deed, 1).foresee(g, seat, paid)
        return ways

    def hurdle(self, g: BeyondTheSun, seat: Seat, outlook: Outlook, /) -> Refusal:
        """None of them can be performed."""
        return NOTHING_TO_COPY
