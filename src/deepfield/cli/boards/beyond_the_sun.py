"""Beyond the Sun on a terminal: which pictures and lines make up the table, what its things are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.cli.boards import Board, Thing
from deepfield.cli.boards.beyond_lines import (
    achievement_lines,
    action_lines,
    faction_lines,
    head_line,
    listed,
    map_lines,
    news_lines,
    tree_lines,
)
from deepfield.cli.boards.beyond_pictures import (
    achievement_table,
    action_table,
    faction_table,
    map_picture,
    tree_table,
)
from deepfield.cli.words import kebab

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from deepfield.cli.words import Words
    from deepfield.kernel.moves import Move

CHAPTERS: Final = (
    ("map", map_lines),
    ("tree", tree_lines),
    ("actions", action_lines),
    ("factions", faction_lines),
    ("achievements", achievement_lines),
    ("news", news_lines),
)


# Answers without a name of their own, whose worth is told beside them.
PRODUCTIONS: Final = ("grow", "produce-ore", "trade-resources", "buy-population")


class BeyondBoard(Board):
    """The exploration board, the tree, the action spaces, the factions, the achievements."""

    def draw(self, view: Any, words: Words) -> Sequence[RenderableType]:
        """Draw the table from the top to what changes most."""
        parts: list[RenderableType] = [
            head_line(view, words),
            tree_table(view, words),
            action_table(view, words),
            words.texts("cli-bts-map-signs"),
            map_picture(view, words),
            achievement_table(view, words),
            *news_lines(view, words),
            faction_table(view, words),
        ]
        return parts

    def lines(self, view: Any, words: Words) -> list[str]:
        """Tell the table in lines, chapter by chapter."""
        found = [head_line(view, words)]
        for key, tell in CHAPTERS:
            lines = tell(view, words)
            if lines:
                found += [words.texts(f"cli-bts-{key}") + ":", *[f"  {line}" for line in lines]]
        return found

    def brief(self, view: Any, words: Words) -> list[str]:
        """Tell the round and the faction boards."""
        return [head_line(view, words), *faction_lines(view, words)]

    def seat_names(self, view: Any, words: Words) -> list[str]:
        """Name each seat by its faction, once it has one."""
        names = [""] * view.seats
        for faction in view.factions:
            names[faction.seat] = words.name("faction", faction.faction)
        return names

    def places(self, view: Any, words: Words) -> dict[str, str]:
        """Name the technologies of the slots and the systems of the nodes."""
        found = {node.key: words.name("system", node.system) for node in view.nodes if node.system}
        for slot in view.slots:
            if slot.technology:
                found[slot.key] = words.name("technology", slot.technology)
        return found

    def group(self, move: Move, words: Words) -> str:
        """Group action spaces by where they are printed, moves of ships by the ship."""
        fields = words.keys(move)
        if "space" in fields or "deed" in fields:
            deed = str(fields.get("space") or fields.get("deed"))
            if words.texts.has(f"bts-row-{deed.partition('.')[0]}"):
                return words.texts("bts-basic-spacefaring")
            key = "guilds" if deed.startswith("guild_") else "technologies"
            return words.texts(f"cli-bts-{key}")
        if "target" in fields:
            node = words.place("node", str(fields["source"]))
            return words.texts("cli-bts-ship-at", node=node, level=fields["level"])
        return ""

    def alike(self, move: Move, view: Any, words: Words) -> Any:
        """Take spaces of one action for the same if they cost the same and nobody stands there."""
        space = words.keys(move).get("space")
        for action in view.actions:
            if space in action.spaces:
                at = action.spaces.index(space)
                return (action.key, action.surcharged[at], action.holders[at])
        return move

    def title(self, move: Move, words: Words, count: int) -> str:
        """Call a space by its action; which of several free ones it is makes no difference."""
        space = words.keys(move).get("space")
        if space is None:
            return words.action(move)
        name = words.deed(str(space).partition(".")[0])
        return words.texts("cli-bts-spaces", name=name, free=count) if count > 1 else name

    def note(self, move: Move, view: Any, words: Words) -> str:
        """Tell the text of the card, what lies in the slot, what is asked for at the node."""
        fields = words.keys(move)
        if "space" in fields or "deed" in fields:
            return space_note(str(fields.get("space") or fields.get("deed")), view, words)
        if "slot" in fields:
            return slot_note(str(fields["slot"]), view, words, named=False)
        if "node" in fields and "level" not in fields:
            return node_note(str(fields["node"]), view, words)
        if "faction" in fields:
            return faction_note(str(fields["faction"]), view, words)
        for kind in ("technology", "system", "achievement", "guild", "event"):
            if kind in fields:
                return words.rules_of(kind, str(fields[kind]))
        return production_note(kebab(type(move).__name__), view, words)

    def in_hand(self, view: Any, words: Words) -> list[str]:
        """Tell the innermost text that is being carried out, and what is left of the choice."""
        found: list[str] = []
        for text in view.doing[-1:]:
            name = words.name(text.kind, text.key)
            where = words.texts("cli-bts-doing", name=name, part=text.part, parts=text.parts)
            found.append(f"{where} {words.rules_of(text.kind, text.key)}")
        found += [words.texts(f"cli-bts-left-{key}", count=n) for key, n in view.left.items()]
        return found

    def things(self, view: Any, words: Words) -> list[Thing]:
        """List all cards and places on the table."""
        found = [("node", node.key) for node in view.nodes]
        found += [("system", node.system) for node in view.nodes if node.system]
        found += [("technology", slot.technology) for slot in view.slots if slot.technology]
        found += [("row", action.key) for action in view.actions]
        found += [("guild", guild.key) for guild in view.guilds]
        found += [("achievement", goal.key) for goal in view.achievements]
        found += [("event", event.key) for event in view.events]
        found += [("technology", key) for key in view.revealed]
        found += [("system", key) for key in [*view.drawn, *view.apart]]
        for faction in view.factions:
            found.append(("faction", faction.faction))
            found += [("technology", key) for key in faction.private_technologies]
            found += [("system", key) for key in faction.colonies]
            found += [("ability", ability.key) for ability in faction.abilities]
        things = [Thing(kind, key, words.name(kind, key)) for kind, key in dict.fromkeys(found)]
        slots = [Thing("slot", slot.key, slot.key) for slot in view.slots]
        return [thing for thing in things if thing.name != thing.key] + slots

    def explain(self, thing: Thing, view: Any, words: Words) -> list[str]:
        """Tell the card, and where it lies."""
        found = [thing.name]
        if thing.kind == "slot":
            found.append(slot_note(thing.key, view, words))
        elif thing.kind == "node":
            found += [line for line in map_lines(view, words) if line.startswith(thing.name)]
        found.append(words.rules_of(thing.kind, thing.key))
        origin = words.game.box.origins.get(f"bts-{thing.kind}-{thing.key}")
        if origin:
            found.append(words.texts("cli-origin", origin=words.texts(f"bts-origin-{origin}")))
        return [line for line in found if line]


def space_note(word: str, view: Any, words: Words) -> str:
    """Tell what is printed on an action, what its space costs in addition, whom one pushes off."""
    notes = [words.deed_rules(word)]
    for action in view.actions:
        if word in action.spaces:
            at = action.spaces.index(word)
            if action.surcharged[at]:
                notes.append(words.texts("cli-bts-surcharge", ore=action.surcharged[at]))
            if action.holders[at] >= 0:
                notes.append(words.texts("cli-bts-pushes", seat=words.seat(action.holders[at])))
    return " ".join(notes)


def faction_note(key: str, view: Any, words: Words) -> str:
    """Tell what the abilities of a faction's board do."""
    box: Any = words.game.box
    (faction,) = [faction for faction in box.factions if faction.key == key]
    keys = [ability.key for ability in faction.boards[view.board == "expert"].abilities]
    told = [
        words.texts("cli-bts-ability", name=words.name("ability", key), rules=rules)
        for key in keys
        if (rules := words.rules_of("ability", key))
    ]
    return " ".join(told) or words.rules_of("faction", key)


def production_note(word: str, view: Any, words: Words) -> str:
    """Tell what a production would give, or what an exchange costs."""
    for faction in view.factions:
        if faction.seat == view.seat and word in PRODUCTIONS:
            return words.texts(
                f"cli-bts-gives-{word}",
                growth=listed([letter.upper() for letter in faction.growth], words),
                ore=faction.ore_production,
                price=faction.supply_price,
            )
    return ""


def slot_note(key: str, view: Any, words: Words, *, named: bool = True) -> str:
    """Tell what lies in a slot of the tree."""
    (slot,) = [slot for slot in view.slots if slot.key == key]
    if slot.technology and not named:
        return words.rules_of("technology", slot.technology)
    if slot.technology:
        name = words.name("technology", slot.technology)
        return f"{name}. {words.rules_of('technology', slot.technology)}"
    return words.texts("cli-bts-undiscovered-event" if slot.event else "cli-bts-undiscovered")


def node_note(key: str, view: Any, words: Words) -> str:
    """Tell what the system of a node asks for and gives."""
    (node,) = [node for node in view.nodes if node.key == key]
    if not node.system:
        return ""
    asks = words.texts("cli-bts-system-asks", strength=node.strength, points=node.points)
    return f"{asks}. {words.rules_of('system', node.system)}"


BOARD: Final = BeyondBoard()
