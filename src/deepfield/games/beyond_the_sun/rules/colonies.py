"""B14.3 Which systems a faction can colonize, and what a colony leaves behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import NODE_COUNT
from deepfield.games.beyond_the_sun.rules.outlook import NO_JUMP
from deepfield.games.beyond_the_sun.rules.reach import gathered, strongest_other
from deepfield.kernel.moves import Refusal

if TYPE_CHECKING:
    from deepfield.games.beyond_the_sun.state import BeyondTheSun
    from deepfield.kernel.moves import Seat

NO_SYSTEM_THERE: Final = Refusal("B14.2", "no-system-there")
NOT_CONTROLLED: Final = Refusal("B14.3", "system-not-controlled")
CONTROLLED_AT_START: Final = Refusal("B21.43", "controlled-at-start")
NOTHING_TO_COLONIZE: Final = Refusal("B14.3", "nothing-to-colonize")


def refuse_colony(
    g: BeyondTheSun, seat: Seat, node: int, points: int, freely: int
) -> Refusal | None:
    """B14.3 Say why a seat cannot colonize a system.

    With movement points, be they 0, a jump is under way: control is what it will be after it (B13.5).
    `freely` is 1 where control is not needed, but nobody may have had it as the turn began (B21.43).
    """
    system = g.charted[node]
    if system < 0:
        return NO_SYSTEM_THERE
    need = g.required_strength(system)
    if freely:
        if g.controlled[node]:
            return CONTROLLED_AT_START
    elif points == NO_JUMP:
        if g.controller(node) != seat:
            return NOT_CONTROLLED
    else:
        more = 0 if g.controller(node) == seat else 1  # B13.4(b) a tie leaves it to its controller
        need = max(need, strongest_other(g, seat, node) + more)
    have = gathered(g, seat, node, points) if points > 0 else g.strength(seat, node)
    return (
        Refusal("B14.3", "strength-too-low", {"need": need, "have": have}) if have < need else None
    )


def colonizable(g: BeyondTheSun, seat: Seat, points: int, freely: int) -> list[int]:
    """List the nodes whose system a seat can colonize."""
    return [
        node
        for node in range(NODE_COUNT)
        if g.charted[node] >= 0 and refuse_colony(g, seat, node, points, freely) is None
    ]
