"""Cards of Beyond the Sun in tests: the house box, and for each card the action that leads to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import deepfield
from kit.beyond import Beyond, Board, Faction, table
from kit.beyond_box import keyed
from kit.beyond_lay import FACTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Has = dict[str, Any]  # what a faction has, and how the table is laid

HOUSE: Final = deepfield.game("beyond_the_sun")
BOX: Final[Any] = HOUSE.box

PATH: Final = {
    "1-1": "advanced_robotics",
    "2-1": "plasma_cannon",
    "3-1": "capital_ship",
    "3-2": "mercenary_fleet",
}
# By level: the slot of the card that is tested, what is researched before it, and the action that
# researches it, with its ore and its population (returned, and the researcher).
WAYS: Final = {
    1: ("1-1", "", "research_1.1", 0, 1),
    2: ("2-1", "1-1", "research_2.1", 2, 1),
    3: ("3-1", "1-1 2-1", "guild_professors.1", 4, 2),
    4: ("4-1", "1-1 2-1 3-1 3-2", "guild_innovators.1", 6, 3),
}
# A system that can be colonized at once: strength 2, its bonus finds no ship to upgrade.
COLONY: Final[Has] = {
    "ships": "L2@A1",
    "outposts": "A1",
    "board": {"systems": {"A1": "wolf_359"}},
}
# The fleet of each strength, without a ship too many.
FLEETS: Final = ("", "L1", "L2", "L3", "L4", "L4 L1", "L4 L2", "L4 L3")
PRODUCTION: Final = "turn.choose_production"


def tree_to(key: str, level: int, more: Mapping[str, str]) -> dict[str, str]:
    """Lay the card into the first slot of its level, and what comes before it."""
    before = {slot: card for slot, card in PATH.items() if int(slot[0]) < level}
    return {**before, WAYS[level][0]: key, **more}


def house(you: Faction, others: Sequence[Faction], board: Mapping[str, Any], **how: Any) -> Beyond:
    """Lay a table of the house box, for three if the others are not named."""
    rest = others or (Faction(), Faction())
    return table(you, *rest, board=Board(**board), game=HOUSE, **how)


def bonus_of(
    key: str,
    *others: Faction,
    pop: int = 0,
    ore: int = 0,
    slots: str = "",
    board: Mapping[str, Any] | None = None,
    luck: Mapping[str, Sequence[int]] | None = None,
    **has: Any,
) -> Beyond:
    """B8.16 Boris researches a technology; `pop` and `ore` are what he has when that is paid."""
    level = keyed(BOX.technologies, key).level
    slot, before, action, price, people = WAYS[level]
    laid = {"open_guilds": ("professors", "innovators"), **(board or {})}
    laid["tree"] = tree_to(key, level, laid.get("tree", {}))
    you = Faction(pop=pop + people, ore=ore + price, slots=f"{before} {slots}", **has)
    t = house(you, others, laid, luck=luck)
    t.boris.does(f"place {action}")
    if t.where == "research.choose_slot":
        t.boris.does(f"research {slot}")
    assert slot in t.boris.slots
    return t


def at_work(
    key: str,
    *others: Faction,
    pop: int = 0,
    slots: str = "",
    board: Mapping[str, Any] | None = None,
    phase: str = "action",
    pace: str = "choices",
    luck: Mapping[str, Sequence[int]] | None = None,
    **has: Any,
) -> Beyond:
    """B5.5 Boris has researched a technology, and it is his turn."""
    level = keyed(BOX.technologies, key).level
    slot, before = WAYS[level][:2]
    laid = dict(board or {})
    laid["tree"] = tree_to(key, level, laid.get("tree", {}))
    you = Faction(pop=pop, slots=f"{before} {slot} {slots}", **has)
    return house(you, others, laid, phase=phase, pace=pace, luck=luck)


def news_of(
    key: str,
    *others: Faction,
    pop: int = 0,
    ore: int = 0,
    slots: str = "",
    board: Mapping[str, Any] | None = None,
    **has: Any,
) -> Beyond:
    """B8.8 Boris researches an undiscovered slot; `pop` and `ore` are what he has when that is paid.

    After the event two cards lie there to choose from; neither of them brings ore, cubes or ships.
    """
    level = keyed(BOX.events, key).level
    slot, before, action, price, people = WAYS[level]
    laid = {"open_guilds": ("professors",) if level == 3 else (), **(board or {})}
    laid["tree"] = {"1-1": "advanced_genetics", **laid.get("tree", {})}
    laid["events"] = {slot: key}
    found = ["orbital_greenhouses", "dockyard_cooperatives"]
    if level == 3:
        laid["tree"]["2-1"] = "orbital_greenhouses"
        found = ["cerebral_implants", "android_rights_movement"]
    laid["decks"] = {str(level): found, **laid.get("decks", {})}
    you = Faction(pop=pop + people, ore=ore + price, slots=f"{before} {slots}", **has)
    t = house(you, others, laid)
    t.boris.does(f"place {action}")
    return t


def colonized(
    key: str,
    *others: Faction,
    strength: int,
    ore: int = 0,
    ships: str = "",
    board: Mapping[str, Any] | None = None,
    luck: Mapping[str, Sequence[int]] | None = None,
    **has: Any,
) -> Beyond:
    """B14 Boris colonizes a system by Terraforming; `ore` is what he has when that is paid.

    With one strength less it is refused: proved here.
    """
    node = "AB"[keyed(BOX.systems, key).deck] + "1"
    laid = dict(board or {})
    laid["systems"] = {node: key, **laid.get("systems", {})}
    rest = {"ore": ore + 5, "outposts": node, "board": laid, "luck": luck, **has}
    weak, exact = (
        " ".join([f"{ship}@{node}" for ship in FLEETS[number].split()])
        for number in (strength - 1, strength)
    )
    with at_work("terraforming", *others, ships=f"{weak} {ships}", **{**rest, "luck": None}) as t:
        refusal = t.boris.may_not("place terraforming.1", rule="B14.3")
        assert refusal.args == {"need": strength, "have": strength - 1}
    t = at_work("terraforming", *others, ships=f"{exact} {ships}", **rest)
    t.boris.does("place terraforming.1")
    assert t.boris.colonies[-1] == key
    return t


def jumped_into(
    key: str,
    *others: Faction,
    ships: str = "",
    outposts: str = "",
    board: Mapping[str, Any] | None = None,
    **has: Any,
) -> Beyond:
    """B13.13 Boris takes control of a system: a ship comes from Crossroads Yards, by row 3."""
    node = "AB"[keyed(BOX.systems, key).deck] + "1"
    laid = dict(board or {})
    laid["systems"] = {node: key, **laid.get("systems", {})}
    you = Faction(**{"pop": 0, **has}, ships=f"L1@YD {ships}", outposts=f"YD:food {outposts}")
    t = house(you, others, laid)
    t.boris.does("place build_and_jump.1")
    if t.where == "may_do.decide":
        t.boris.does("decline")
    t.boris.does(f"move 1 from yd to {node.lower()}", "jump done")
    assert t.controller(node) == 0 or t.where == "place_disc.choose_track"
    return t


def board_of(
    faction: str,
    *others: Faction,
    pop: int = 0,
    phase: str = "action",
    board: Mapping[str, Any] | None = None,
    expert: bool = True,
    **has: Any,
) -> Beyond:
    """B20 Boris plays a faction; the others play other ones."""
    rest = others or (Faction(), Faction())
    for other, key in zip(rest, [key for key in FACTIONS if key != faction], strict=False):
        other.faction = key
    you = Faction(pop=pop, faction=faction, **has)
    return house(you, rest, board or {}, phase=phase, expert=expert)


def first_turn(faction: str) -> Beyond:
    """B3.14 Boris has chosen his faction in a new game for two, with the basic boards."""
    g = HOUSE.new(2, seed=1, options={"factions": "chosen", "boards": "basic"})
    other = next(key for key in FACTIONS if key != faction)
    for key in (faction, other):
        g.act(HOUSE.parse(f"faction {key}"))
    return Beyond(HOUSE, g)
