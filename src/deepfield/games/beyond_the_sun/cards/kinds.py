"""The kinds of printed cards: what a card is called, its numbers, and its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun
    from deepfield.kernel.effects import Effect
    from deepfield.kernel.moves import Seat

# B1.16 The types of technologies, a bit each: a hybrid has two.
SCIENTIFIC: Final = 1
ECONOMIC: Final = 2
MILITARY: Final = 4
COMMERCIAL: Final = 8

# B1.23 The specializations of systems and the discs that they ask for, a bit each.
FOOD: Final = 1
ORE: Final = 2

# What a technology changes for good for those who have researched it.
WAIVES_PREREQUISITE: Final = 1  # B21.28
CHEAP_EXCHANGE: Final = 2  # B21.47
ORE_FOR_POPULATION: Final = 4  # B21.38
EITHER_TRACK: Final = 8  # B21.39
WORMHOLES: Final = 16  # B21.42

# What a system changes for good for the faction that has colonized it.
PUSHES_PAWNS: Final = 1  # B21.15
ORE_PER_COLONY: Final = 2  # B21.58
MORE_GROWTH: Final = 4  # B21.58

# B18.10 What an event card scores at the end.
SCORES_HOLDER: Final = 0  # its points, to the faction that has it
SCORES_SHIPS: Final = 1  # B21.24 each faction its ship on the card
SCORES_COLONIES: Final = 2  # B21.57 its points to the most colonies; one each in a tie

# B9.6 The arrow of an event card; no rule is attached to its colour.
NO_ARROW: Final = 0
WHITE_ARROW: Final = 1
RED_ARROW: Final = 2

# B1.4 The kinds of achievements.
BASIC: Final = 0
KIND_A: Final = 1
KIND_B: Final = 2

# B20.14-B20.21 What an ability of an expert board waits for.
ON_EXCHANGES: Final = 0  # so many exchanges in one's own production phase
ON_COLONIES: Final = 1  # one's so-manieth colony
ON_AUTOMATION: Final = 2  # an automation level
ON_EMPTY_TRACK: Final = 3  # the last disc of a production track
ON_GROWTH: Final = 4  # so many cubes by a growth in one's own production phase
ON_LEVEL_TWO: Final = 5  # one's so-manieth level II technology
ON_NODES: Final = 6  # so many nodes at the same time
ON_CAPTURE: Final = 7  # a node taken from another faction

EVERY_TIME: Final = 0  # `Ability.uses` of an ability that is never used up


class Deed:
    """One action: what it costs, what it does, how many pawns may stand there (B5)."""

    def __init__(self, spaces: int, effect: Effect[Any], ore: int = 0, population: int = 0) -> None:
        self.spaces = spaces
        self.effect = effect
        self.ore = ore  # to pay
        self.population = population  # to return to supply
        self.copied: Effect[Any] | None = None  # B21.10 what a copy does; None: no research in it


class ResearchDeed(Deed):
    """An action of which research is a part (B21.10); `only` is what a copy does, if not all of it."""

    def __init__(
        self,
        spaces: int,
        effect: Effect[Any],
        ore: int = 0,
        population: int = 0,
        only: Effect[Any] | None = None,
    ) -> None:
        super().__init__(spaces, effect, ore, population)
        self.only = only
        self.copied = effect if only is None else only


@mypyc_attr(allow_interpreted_subclasses=True)
class PointsPer:
    """B21.50 Points that are counted once, at the end: one for every `each`, at most so many."""

    def __init__(self, each: int, at_most: int) -> None:
        self.each = each
        self.at_most = at_most

    def held(self, g: BeyondTheSun, seat: Seat, /) -> int:
        """Count what the points are given for; each kind of points counts something else."""
        return 0

    def points(self, g: BeyondTheSun, seat: Seat) -> int:
        """Count the points."""
        return min(self.held(g, seat) // self.each, self.at_most)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What must hold for an achievement (B16.6)."""

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """Tell whether this seat fulfils it now; each condition looks at something else."""
        return False


class TechnologyText:
    """What a technology does."""

    def __init__(
        self,
        immediate: Effect[Any] | None = None,
        deeds: tuple[Deed, ...] = (),
        lasting: int = 0,
        points_per: PointsPer | None = None,
    ) -> None:
        self.immediate = immediate
        self.deeds = deeds
        self.lasting = lasting
        self.points_per = points_per


class SystemText:
    """What a system does: on control, on colonization, for good."""

    def __init__(
        self,
        control: Effect[Any] | None = None,
        bonus: Effect[Any] | None = None,
        lasting: int = 0,
    ) -> None:
        self.control = control
        self.bonus = bonus
        self.lasting = lasting


class EventText:
    """What an event does when it is turned over, and while it lies on the table."""

    def __init__(
        self,
        effect: Effect[Any],
        deed: Deed | None = None,
        easier: int = 0,
        yard: int = 0,
        leaves: int = 0,
        scores: int = SCORES_HOLDER,
    ) -> None:
        self.effect = effect
        self.deed = deed  # an action that it offers to everybody
        self.easier = easier  # the required strength of its system is so much lower
        self.yard = yard  # 1: the controller of its system builds there
        self.leaves = leaves  # 1: it is discarded when its system is colonized
        self.scores = scores


class TechnologyCard:
    """B1.21 A technology card."""

    def __init__(
        self,
        number: int,
        key: str,
        level: int,
        types: int,
        feeds: int,
        points: int,
        text: TechnologyText,
    ) -> None:
        self.number = number
        self.key = key
        self.level = level
        self.types = types  # B8.12 both halves of the large triangle
        self.feeds = feeds  # B8.10 the small triangle; 0 on level IIII
        self.points = points
        self.immediate = text.immediate
        self.deeds = text.deeds
        self.lasting = text.lasting
        self.points_per = text.points_per


class EventCard:
    """B1.22 An event card."""

    def __init__(
        self,
        number: int,
        key: str,
        level: int,
        light: int,
        points: int,
        text: EventText,
        arrow: int = NO_ARROW,
    ) -> None:
        self.number = number
        self.key = key
        self.level = level
        self.light = light  # 1: a light frame, in every game
        self.points = points
        self.arrow = arrow
        self.effect = text.effect
        self.deed = text.deed
        self.easier = text.easier
        self.yard = text.yard
        self.leaves = text.leaves
        self.scores = text.scores


class SystemCard:
    """B1.23 A system card."""

    def __init__(
        self,
        number: int,
        key: str,
        deck: int,
        starting: int,
        strength: int,
        specializations: int,
        points: int,
        text: SystemText,
    ) -> None:
        self.number = number
        self.key = key
        self.deck = deck  # 0: A, 1: B
        self.starting = starting
        self.strength = strength
        self.specializations = specializations
        self.points = points
        self.control = text.control
        self.bonus = text.bonus
        self.lasting = text.lasting


class AchievementCard:
    """B1.24 An achievement card; `cells` from left to right, the last for four players only."""

    def __init__(
        self,
        number: int,
        key: str,
        kind: int,
        cells: tuple[int, ...],
        beginner: int,
        condition: Condition,
    ) -> None:
        self.number = number
        self.key = key
        self.kind = kind
        self.cells = cells
        self.beginner = beginner  # 1: one of the four of a first game
        self.condition = condition


class Ability:
    """B20.9 An ability of an expert board: waits for `trigger`, at the number `at`."""

    def __init__(self, trigger: int, at: int, uses: int, effect: Effect[Any]) -> None:
        self.trigger = trigger
        self.at = at
        self.uses = uses  # so often in a game, or EVERY_TIME
        self.effect = effect
        self.key = ""
