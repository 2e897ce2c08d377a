"""B5, B7 Action spaces: which there are, who may use them, what stands in the way."""

from __future__ import annotations

from typing import Final

from deepfield.games.beyond_the_sun.box import (
    FIRST_GUILD,
    FIRST_TECHNOLOGY,
    GUILD_COUNT,
    MOST_DEEDS,
    MOST_SPACES,
    ROW_COUNT,
    SLOT_COUNT,
    UNLIMITED,
)
from deepfield.games.beyond_the_sun.cards.kinds import PUSHES_PAWNS
from deepfield.games.beyond_the_sun.state import BOTTOM_SPACE, DYSON_DEED, NOBODY, BeyondTheSun
from deepfield.kernel.moves import Refusal, Seat

GUILD_COVERED: Final = Refusal("B7.10", "guild-covered")
NOT_DISCOVERED: Final = Refusal("B2.6", "technology-not-discovered")
NOT_RESEARCHED: Final = Refusal("B5.5", "technology-not-researched")
NO_ACTIONS: Final = Refusal("B5.7", "technology-without-actions")
NO_SUCH_DEED: Final = Refusal("B5.7", "no-such-action")
NOT_ON_TABLE: Final = Refusal("B21.25", "no-such-action-now")
STANDS_THERE: Final = Refusal("B5.1", "pawn-stands-there")


def space_count(g: BeyondTheSun, deed: int) -> int:
    """B7.8, B7.9 Count the spaces of an action on this table; none if there is no such action."""
    if deed < FIRST_GUILD:
        spaces = g.box.rows[deed].spaces[g.seats]
        return 1 if spaces == UNLIMITED else spaces
    if deed < FIRST_TECHNOLOGY:
        return g.box.guilds[deed - FIRST_GUILD].deed.spaces
    if deed == DYSON_DEED:
        return 0 if g.box.dyson is None else g.box.dyson.spaces
    card, place = divmod(deed - FIRST_TECHNOLOGY, MOST_DEEDS)
    deeds = g.box.technologies[card].deeds
    return deeds[place].spaces if place < len(deeds) else 0


def surcharge(g: BeyondTheSun, space: int) -> int:
    """B7.6 Give the ore that a space of Basic Spacefaring costs in addition."""
    deed = space // MOST_SPACES
    if deed >= ROW_COUNT:
        return 0
    return 1 if g.box.rows[deed].surcharged[g.seats] == space % MOST_SPACES else 0


def spaces_on_table(g: BeyondTheSun, seat: Seat) -> list[int]:
    """List all spaces that lie on the table: rows, guilds, technologies, one's own private ones."""
    spaces: list[int] = []
    for deed in range(FIRST_TECHNOLOGY):
        spaces += range(deed * MOST_SPACES, deed * MOST_SPACES + space_count(g, deed))
    printed = g.box.spaces
    for card in g.tree:
        if card >= 0:
            spaces += printed[card]
    for card in g.private:
        if g.owner[card] == seat:
            spaces += printed[card]
    if is_dyson_offered(g):
        first = DYSON_DEED * MOST_SPACES
        spaces += range(first, first + space_count(g, DYSON_DEED))
    return spaces


def is_dyson_offered(g: BeyondTheSun) -> bool:
    """B21.25 Tell whether an event in force offers an action, with its linked system there to take."""
    if not g.apart:
        return False
    return any([g.box.events[event].deed is not None for event in g.news])


def refuse_access(g: BeyondTheSun, seat: Seat, deed: int) -> Refusal | None:
    """B5.5 Say why a seat may not use an action at all: it must be open, or researched."""
    if deed < FIRST_TECHNOLOGY:
        if deed >= FIRST_GUILD and g.covered[deed - FIRST_GUILD]:
            return GUILD_COVERED
        return None
    if deed == DYSON_DEED:
        return None if is_dyson_offered(g) else NOT_ON_TABLE
    card = (deed - FIRST_TECHNOLOGY) // MOST_DEEDS
    if card in g.tree:
        slot = g.tree.index(card)
        return None if g.researched[seat * SLOT_COUNT + slot] else NOT_RESEARCHED
    owner = g.owner[card]
    if owner == NOBODY:
        return NOT_DISCOVERED
    return None if owner == seat else Refusal("B21.17", "private-technology", {"seat": owner})


def refuse_spot(g: BeyondTheSun, seat: Seat, space: int) -> Refusal | None:
    """B5.1, B5.4 Say why a pawn may not stand on a space, whatever its action does."""
    deed = space // MOST_SPACES
    refusal = refuse_access(g, seat, deed)
    if refusal is not None:
        return refusal
    place = space % MOST_SPACES
    count = space_count(g, deed)
    if place >= count:
        return without_space(g, deed, count)
    if space == BOTTOM_SPACE:
        return None
    if space not in g.pawn:
        return None
    if g.pawn[seat] == space:
        return STANDS_THERE
    if g.lasting_colonies(seat) & PUSHES_PAWNS:
        return None
    return Refusal("B5.4", "space-occupied", {"seat": occupant(g, space)})


def without_space(g: BeyondTheSun, deed: int, count: int) -> Refusal:
    """B5.7 Say what is not there: this space of an action, this action of a technology, or any."""
    if count:
        return Refusal("B5.1", "no-such-space", {"spaces": count})
    card = (deed - FIRST_TECHNOLOGY) // MOST_DEEDS
    return NO_SUCH_DEED if g.box.technologies[card].deeds else NO_ACTIONS


def occupant(g: BeyondTheSun, space: int) -> int:
    """B5.11 Find the seat whose pawn blocks a space, or NOBODY; the bottom row is never blocked."""
    if space == BOTTOM_SPACE or space not in g.pawn:
        return NOBODY
    return g.pawn.index(space)


def open_guilds(g: BeyondTheSun) -> list[int]:
    """B7.10 List the guilds whose token is gone."""
    return [guild for guild in range(GUILD_COUNT) if not g.covered[guild]]
