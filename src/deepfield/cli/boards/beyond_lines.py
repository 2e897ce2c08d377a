"""Beyond the Sun in lines of text: the table for those who listen, or have no room for pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from deepfield.cli.words import Words


def listed(parts: Iterable[str], words: Words) -> str:
    """Join parts with commas; nothing is said to be nothing."""
    return ", ".join(parts) or words.texts("cli-none")


def head_line(view: Any, words: Words) -> str:
    """Tell the round, and whose turn it is."""
    if not view.factions:
        return words.texts("cli-bts-setting-up")
    final = "yes" if view.last_round and view.round == view.last_round else "no"
    return words.texts(
        "cli-bts-head", round=view.round, final=final, seat=words.seat(view.active), end=view.end
    )


def map_lines(view: Any, words: Words) -> list[str]:
    """Tell the exploration board node by node."""
    return [node_line(node, words) for node in view.nodes]


def node_line(node: Any, words: Words) -> str:
    """Tell one node: its system, who controls it, the ships, the lines."""
    texts = words.texts
    parts = [words.name("node", node.key)]
    if node.system:
        asks = texts("cli-bts-system-asks", strength=node.strength, points=node.points)
        parts.append(f"{words.name('system', node.system)} ({asks})")
    if node.specializations:
        parts.append(specializations(node, words))
    if node.yard:
        parts.append(texts("cli-bts-yard"))
    if node.controller >= 0:
        parts.append(texts("cli-bts-controlled", seat=words.seat(node.controller)))
    elif node.controllable:
        parts.append(texts("cli-bts-uncontrolled"))
    for seat, fleet in enumerate(node.ships):
        if any(fleet):
            levels = listed(levels_of(fleet), words)
            parts.append(texts("cli-bts-ships", seat=words.seat(seat), levels=levels))
    parts += [words.name("event", event) for event in node.events]
    lines = listed([words.name("node", other) for other in node.neighbours], words)
    return "; ".join([*parts, texts("cli-bts-lines-to", nodes=lines)])


def specializations(node: Any, words: Words) -> str:
    """Name the specializations of a node."""
    keys = node.specializations.split("+")
    return "+".join([words.name("specialization", key) for key in keys])


def levels_of(fleet: tuple[int, ...]) -> list[str]:
    """List the levels of ships, one a ship."""
    return [str(level) for level, count in enumerate(fleet, 1) for _ in range(count)]


def tree_lines(view: Any, words: Words) -> list[str]:
    """Tell the technology tree slot by slot."""
    return [slot_line(slot, words) for slot in view.slots]


def slot_line(slot: Any, words: Words) -> str:
    """Tell one slot: its card and types, who has researched it, what it needs."""
    texts = words.texts
    if slot.technology:
        types = "/".join([words.name("type", key) for key in slot.types])
        parts = [f"{slot.key} {words.name('technology', slot.technology)} ({types})"]
    else:
        key = "cli-bts-undiscovered-event" if slot.event else "cli-bts-undiscovered"
        parts = [f"{slot.key} {texts(key)}"]
    if slot.prerequisites:
        parts.append(needs(slot, words))
    if slot.researchers:
        seats = listed([words.seat(seat) for seat in slot.researchers], words)
        parts.append(texts("cli-bts-researched", seats=seats))
    return "; ".join(parts)


def needs(slot: Any, words: Words) -> str:
    """Tell what must be researched before a slot."""
    slots = ", ".join(slot.prerequisites)
    count = len(slot.prerequisites)
    key = "cli-bts-needs-some" if slot.needed < count else "cli-bts-needs"
    return words.texts(key, needed=slot.needed, slots=slots)


def action_lines(view: Any, words: Words) -> list[str]:
    """Tell the action spaces: what stands there, how many are free."""
    return [action_line(action, words) for action in view.actions]


def action_line(action: Any, words: Words) -> str:
    """Tell one action."""
    texts = words.texts
    parts = [words.deed(action.key)]
    if action.unlimited:
        parts.append(texts("cli-bts-unlimited"))
    else:
        taken = [words.seat(seat) for seat in action.holders if seat >= 0]
        parts.append(texts("cli-bts-free", free=len(action.spaces) - len(taken)))
        if taken:
            parts.append(texts("cli-bts-taken", seats=", ".join(taken)))
    return "; ".join(parts)


def faction_lines(view: Any, words: Words) -> list[str]:
    """Tell the faction boards, a line each."""
    return [faction_line(faction, words) for faction in view.factions]


def faction_line(faction: Any, words: Words) -> str:
    """Tell one faction: what it has, what it makes, what it is worth now."""
    supply = [f"{'abcde'[at].upper()} {cubes}" for at, cubes in enumerate(faction.columns)]
    return words.texts(
        "cli-bts-faction",
        seat=words.seat(faction.seat),
        ore=faction.ore,
        population=faction.population,
        supply=", ".join(supply),
        growth=listed([letter.upper() for letter in faction.growth], words),
        production=faction.ore_production,
        food=faction.food_discs,
        oredisc=faction.ore_discs,
        automation=faction.automation,
        colonies=listed([words.name("system", key) for key in faction.colonies], words),
        private=listed(
            [words.name("technology", key) for key in faction.private_technologies], words
        ),
        score=faction.score,
    )


def achievement_lines(view: Any, words: Words) -> list[str]:
    """Tell the achievements: what each cell is worth and whose disc lies there."""
    return [achievement_line(goal, words) for goal in view.achievements]


def achievement_line(goal: Any, words: Words) -> str:
    """Tell one achievement."""
    cells = [
        words.texts("cli-bts-cell", points=points, seat=words.seat(seat))
        if seat >= 0
        else words.texts("cli-bts-cell-free", points=points)
        for points, seat in zip(goal.cells, goal.discs, strict=True)
    ]
    rules = words.rules_of("achievement", goal.key)
    return f"{words.name('achievement', goal.key)}: {', '.join(cells)}. {rules}"


def news_lines(view: Any, words: Words) -> list[str]:
    """Tell the events in force, and the guilds that are still covered."""
    found = [event_line(event, words) for event in view.events]
    covered = [words.name("guild", guild.key) for guild in view.guilds if guild.covered]
    if covered:
        found.append(words.texts("cli-bts-covered", guilds=", ".join(covered)))
    return found


def event_line(event: Any, words: Words) -> str:
    """Tell one event in force: what it is linked to, whose it is."""
    name = words.name("event", event.key)
    if event.holder >= 0:
        name = words.texts("cli-bts-event-of", event=name, seat=words.seat(event.holder))
    if event.link:
        kind = "system" if words.texts.has(f"bts-system-{event.link}") else "achievement"
        link = words.name(kind, event.link)
        name = words.texts("cli-bts-event-with", event=name, link=link)
    return f"{name}. {words.rules_of('event', event.key)}"
