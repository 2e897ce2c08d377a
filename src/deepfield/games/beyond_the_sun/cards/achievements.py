"""B1.4 Achievements: the conditions, tested in the achievement phase (B16.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.box import NODE_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import (
    COMMERCIAL,
    ECONOMIC,
    FOOD,
    MILITARY,
    ORE,
    SCIENTIFIC,
    Condition,
)

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun
    from deepfield.kernel.moves import Seat


class TechnologiesOf(Condition):
    """B21.26 So many technologies of one level, private ones not counted (B21.18)."""

    def __init__(self, level: int, count: int) -> None:
        self.level = level
        self.count = count

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """Count the researchers in the slots of that level."""
        slots = [slot for slot in g.slots_of(seat) if g.box.slots[slot].level == self.level]
        return len(slots) >= self.count


class AllTypes(Condition):
    """B21.60 All four types among the technologies of levels II and III; private ones count."""

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """Look at the large triangles: a hybrid counts for both its types."""
        types = 0
        for card in g.technologies_of(seat):
            technology = g.box.technologies[card]
            if technology.level in {2, 3}:
                types |= technology.types
        return types == SCIENTIFIC | ECONOMIC | MILITARY | COMMERCIAL


class AutomationLevel(Condition):
    """B21.60 An automation level has been reached."""

    def __init__(self, level: int) -> None:
        self.level = level

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """Look at the automation track."""
        return g.automation(seat) >= self.level


class Colonies(Condition):
    """B21.26 So many colonized systems, however they were got (B21.57)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """Count the system cards beside the faction board."""
        return len(g.colonies_of(seat)) >= self.count


class Strength(Condition):
    """B21.26 So much military strength, all nodes together; Sol and Deep Space too (B21.60)."""

    def __init__(self, total: int) -> None:
        self.total = total

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """Add up the ships on the exploration board."""
        return sum([g.strength(seat, node) for node in range(NODE_COUNT)]) >= self.total


class Symbols(Condition):
    """B21.26 So many printed symbols of one specialization, on systems colonized or controlled."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """B21.60 Count food and ore apart; a double system counts for both."""
        printed = [g.specializations(node) for node in g.nodes_of(seat)]
        printed += [g.box.systems[system].specializations for system in g.colonies_of(seat)]
        food = len([symbols for symbols in printed if symbols & FOOD])
        ore = len([symbols for symbols in printed if symbols & ORE])
        return max(food, ore) >= self.count


class Nodes(Condition):
    """B21.60 So many nodes controlled at the same time."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """Count the outposts; those on linked systems too."""
        return len(g.nodes_of(seat)) >= self.count


class EmptyTrack(Condition):
    """B21.60 No disc is left on one of the two production tracks."""

    def holds(self, g: BeyondTheSun, seat: Seat, /) -> bool:
        """Look at both tracks."""
        return 0 in g.discs[seat * 2 : seat * 2 + 2]


def conditions() -> dict[str, Condition]:
    """Write all of them: basic, A, B."""
    return {
        "supremacy": TechnologiesOf(4, 1),
        "empire": Colonies(4),
        "technologist": TechnologiesOf(2, 6),
        "polymath": AllTypes(),
        "automation_pioneer": AutomationLevel(5),
        "think_tank": TechnologiesOf(3, 3),
        "warlord": Strength(12),
        "specialization": Symbols(5),
        "diaspora": Nodes(4),
        "full_mobilization": EmptyTrack(),
    }
