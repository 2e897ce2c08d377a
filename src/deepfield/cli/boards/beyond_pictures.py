"""Beyond the Sun drawn in characters: the map with its lines, the tree, the boards of the factions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from deepfield.cli.boards.beyond_lines import levels_of, needs
from deepfield.cli.boards.canvas import Canvas

if TYPE_CHECKING:
    from deepfield.cli.words import Words

SEATS: Final[tuple[str, ...]] = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green")
TYPES: Final = {
    "scientific": "bright_blue",
    "economic": "green",
    "military": "red",
    "commercial": "yellow",
}
WIDTH: Final = 79
HEIGHT: Final = 20
BOX: Final = (16, 6)  # width, height

# Where each node is drawn: the upper left corner. YD stands in the middle, WW beside Deep Space.
PLACES: Final = {
    "sol": (0, 7),
    "yf": (8, 0),
    "yo": (8, 14),
    "a1": (27, 0),
    "a2": (27, 14),
    "yd": (36, 7),
    "b1": (46, 0),
    "b2": (46, 14),
    "ds": (63, 7),
    "ww": (63, 14),
}


def tag(seat: int) -> Text:
    """Mark a seat: its number in its colour."""
    return Text(str(seat + 1), style=SEATS[seat])


def map_picture(view: Any, words: Words) -> Text:
    """Draw the exploration board."""
    canvas = Canvas(WIDTH, HEIGHT)
    nodes = {node.key: node for node in view.nodes}
    for node in view.nodes:
        for other in node.neighbours:
            if other in nodes:
                canvas.steps(middle(node.key), middle(other))
    for node in view.nodes:
        draw_node(canvas, node, words)
    return canvas.text()


def middle(key: str) -> tuple[int, int]:
    """Find the middle of a node's box."""
    x, y = PLACES[key]
    return (x + BOX[0] // 2, y + BOX[1] // 2)


def draw_node(canvas: Canvas, node: Any, words: Words) -> None:
    """Draw one node: name, what it asks for, the outpost, the ships."""
    x, y = PLACES[node.key]
    width, height = BOX
    style = "dim" if node.system else "white"
    owner: int = node.controller
    if owner >= 0:
        style = SEATS[owner]
    canvas.box(x, y, width, height, style)
    if owner >= 0:
        canvas.put(x + 11, y, f" ◆{owner + 1} ", style)
    name = words.name("system", node.system) if node.system else short_name(node.key, words)
    if node.system:
        canvas.put(x + 2, y, f" {node.key.upper()} ", style)
    canvas.put(x + 1, y + 1, cut(name, width - 2), "bold")
    canvas.put(x + 1, y + 2, cut(facts(node, words), width - 2), "cyan")
    draw_ships(canvas, node, x + 1, y + 3)


def short_name(key: str, words: Words) -> str:
    """Name a node as it fits into its box."""
    short = f"cli-bts-box-{key}"
    return words.texts(short) if words.texts.has(short) else words.name("node", key)


def facts(node: Any, words: Words) -> str:
    """Tell in signs what a node asks for and gives."""
    signs: list[str] = []
    if node.system:
        signs += [f"≥{node.strength}", f"★{node.points}"]
    if node.yard:
        signs.append("⚒")
    if node.specializations:
        keys = node.specializations.split("+")
        short = [words.texts(f"cli-bts-short-{key}") for key in keys]
        signs.append("+".join(short))
    return " ".join(signs)


def draw_ships(canvas: Canvas, node: Any, x: int, y: int) -> None:
    """Draw the ships of each seat: its number, then the level of each; many as their strength."""
    for seat, fleet in enumerate(node.ships):
        if any(fleet):
            levels = "".join(levels_of(fleet))
            if len(levels) > 4:
                levels = "Σ" + str(sum([level * n for level, n in enumerate(fleet, 1)]))
            place = (x + 7 * (seat % 2), y + seat // 2)
            canvas.put(*place, f"{seat + 1}▲{levels}", SEATS[seat])


def cut(text: str, width: int) -> str:
    """Cut a text to a width."""
    return text if len(text) <= width else text[: width - 1] + "…"


def tree_table(view: Any, words: Words) -> Table:
    """Draw the tree: a column a level."""
    table = Table(title=words.texts("cli-bts-tree-signs"), title_justify="left", pad_edge=False)
    levels = [[slot for slot in view.slots if slot.level == level] for level in (1, 2, 3, 4)]
    for level in ("I", "II", "III", "IIII"):
        table.add_column(level, ratio=1)
    for row in range(max([len(level) for level in levels])):
        table.add_row(
            *[slot_cell(level[row], words) if row < len(level) else Text() for level in levels]
        )
    return table


def slot_cell(slot: Any, words: Words) -> Text:
    """Draw a slot: number, card, types, researchers, what it needs."""
    text = Text(f"{slot.key} ", style="dim")
    if slot.technology:
        text.append(words.name("technology", slot.technology), "bold")
        for key in slot.types:
            text.append(f" {words.name('type', key)[0].upper()}", TYPES[key])
    else:
        text.append("? ✉" if slot.event else "?", "dim")
    if slot.researchers:
        text.append(" ")
        for seat in slot.researchers:
            text.append_text(tag(seat))
    if slot.prerequisites:
        text.append(f"\n{needs(slot, words)}", "dim")
    return text


def action_table(view: Any, words: Words) -> Table:
    """Draw the action spaces: free ones as dots, the others with who stands there."""
    table = Table(box=None, pad_edge=False, show_header=False, title_justify="left")
    table.title = words.texts("cli-bts-actions")
    for _ in range(3):
        table.add_column(ratio=1)
    cells = [action_cell(action, words) for action in view.actions]
    cells += [Text()] * (-len(cells) % 3)
    for at in range(0, len(cells), 3):
        table.add_row(*cells[at : at + 3])
    return table


def action_cell(action: Any, words: Words) -> Text:
    """Draw one action: its spaces, its name."""
    text = Text()
    if action.unlimited:
        text.append("∞ ")
    else:
        for seat, extra in zip(action.holders, action.surcharged, strict=True):
            free = ("+" if extra else "·", "dim")
            text.append(*free) if seat < 0 else text.append_text(tag(seat))
        text.append(" ")
    text.append(words.deed(action.key))
    return text


def faction_table(view: Any, words: Words) -> Table:
    """Draw the faction boards side by side."""
    texts = words.texts
    table = Table(title=texts("cli-bts-factions"), title_justify="left", pad_edge=False)
    table.add_column("")
    for faction in view.factions:
        name = Text.assemble(tag(faction.seat), " ", words.seat(faction.seat))
        table.add_column(name, ratio=1)
    for row in ROWS:
        cells = [board_cell(row, faction, words) for faction in view.factions]
        table.add_row(texts(f"cli-bts-row-{row}"), *cells)
    return table


def supply_cell(faction: Any) -> Text:
    """Draw the supply columns; those that grow stand out."""
    text = Text()
    for at, cubes in enumerate(faction.columns):
        letter = "abcde"[at]
        grows = faction.growth.count(letter)
        text.append(f"{letter.upper()}{cubes}{'+' * grows} ", "bold green" if grows else "dim")
    return text


def named(kind: str, keys: tuple[str, ...], words: Words) -> Text:
    """List cards by name."""
    return Text(", ".join([words.name(kind, key) for key in keys]))


def pawn_cell(faction: Any, words: Words) -> Text:
    """Tell where the pawn stands."""
    return Text(words.spelt("space", faction.pawn) if faction.pawn else "—")


def numbers_of(faction: Any) -> dict[str, str]:
    """Tell what is counted on a faction board."""
    return {
        "score": str(faction.score),
        "ore": f"{faction.ore} (+{faction.ore_production})",
        "population": str(faction.population),
        "discs": f"{faction.food_discs} / {faction.ore_discs}",
        "automation": str(faction.automation),
    }


def board_cell(row: str, faction: Any, words: Words) -> Text:
    """Fill one cell of the table of the factions."""
    if row == "supply":
        return supply_cell(faction)
    if row == "pawn":
        return pawn_cell(faction, words)
    if row == "colonies":
        return named("system", faction.colonies, words)
    if row == "private":
        return named("technology", faction.private_technologies, words)
    return Text(numbers_of(faction)[row], "bold" if row == "score" else "")


ROWS: Final = (
    "score",
    "ore",
    "population",
    "supply",
    "discs",
    "automation",
    "pawn",
    "colonies",
    "private",
)


def achievement_table(view: Any, words: Words) -> Table:
    """Draw the achievements with their cells."""
    table = Table(box=None, pad_edge=False, show_header=False, title_justify="left")
    table.title = words.texts("cli-bts-achievements")
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for goal in view.achievements:
        cells = Text()
        for points, seat in zip(goal.cells, goal.discs, strict=True):
            cells.append(f"{points}")
            cells.append_text(tag(seat) if seat >= 0 else Text("·", "dim"))
            cells.append(" ")
        rules = Text(words.rules_of("achievement", goal.key), "dim")
        table.add_row(words.name("achievement", goal.key), cells, rules)
    return table
