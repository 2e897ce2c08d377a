"""B0.8 What the rows of the data files hold, and what a pack may put in their place."""

from __future__ import annotations

from typing import Final

from deepfield.games.beyond_the_sun.box import NODE_KEYS
from deepfield.games.beyond_the_sun.cards.kinds import (
    CHEAP_EXCHANGE,
    COMMERCIAL,
    ECONOMIC,
    EITHER_TRACK,
    FOOD,
    MILITARY,
    MORE_GROWTH,
    NO_ARROW,
    ON_AUTOMATION,
    ON_CAPTURE,
    ON_COLONIES,
    ON_EMPTY_TRACK,
    ON_EXCHANGES,
    ON_GROWTH,
    ON_LEVEL_TWO,
    ON_NODES,
    ORE,
    ORE_FOR_POPULATION,
    ORE_PER_COLONY,
    PUSHES_PAWNS,
    RED_ARROW,
    SCIENTIFIC,
    SCORES_COLONIES,
    SCORES_HOLDER,
    SCORES_SHIPS,
    WAIVES_PREREQUISITE,
    WHITE_ARROW,
    WORMHOLES,
)
from deepfield.kernel.packs import Field, Many, Number, Sentence, Sheet, Texts, Word, Yes

# The words of the data files, and the numbers that they stand for.
TYPES: Final = {
    "scientific": SCIENTIFIC,
    "economic": ECONOMIC,
    "military": MILITARY,
    "commercial": COMMERCIAL,
}
SPECIALIZATIONS: Final = {"food": FOOD, "ore": ORE}
ARROWS: Final = {"none": NO_ARROW, "white": WHITE_ARROW, "red": RED_ARROW}
DECKS: Final = ("A", "B")
COLUMNS: Final = ("A", "B", "C", "D", "E")
ACHIEVEMENT_KINDS: Final = ("basic", "A", "B")
BOARDS: Final = ("basic", "expert")
TECHNOLOGY_LASTING: Final = {
    "waives_prerequisite": WAIVES_PREREQUISITE,
    "cheap_exchange": CHEAP_EXCHANGE,
    "ore_for_population": ORE_FOR_POPULATION,
    "either_track": EITHER_TRACK,
    "wormholes": WORMHOLES,
}
SYSTEM_LASTING: Final = {
    "pushes_pawns": PUSHES_PAWNS,
    "ore_per_colony": ORE_PER_COLONY,
    "more_growth": MORE_GROWTH,
}
SCORES: Final = {
    "holder": SCORES_HOLDER,
    "ships": SCORES_SHIPS,
    "colonies": SCORES_COLONIES,
}
TRIGGERS: Final = {
    "none": -1,
    "exchanges": ON_EXCHANGES,
    "colonies": ON_COLONIES,
    "automation": ON_AUTOMATION,
    "empty_track": ON_EMPTY_TRACK,
    "growth": ON_GROWTH,
    "level_two": ON_LEVEL_TWO,
    "nodes": ON_NODES,
    "capture": ON_CAPTURE,
}

# Where a thing comes from: what it does, what it is called, and single facts of a house card that are known.
ORIGINS: Final = ("rulebook", "public", "house")
ORIGIN: Final = Word("origin", ORIGINS)
NAMED: Final = Word("named", ORIGINS, "house")
KNOWN: Final = Many(Field("known"), 0, 12, ())
NAME: Final = Texts("name")
TEXT: Final = Texts("text")
NO_TEXT: Final[dict[str, str]] = {}

TECHNOLOGIES: Final = Sheet(
    "technologies",
    (
        ORIGIN,
        NAMED,
        KNOWN,
        Number("level", 1, 4),
        Many(Word("types", tuple(TYPES)), 1, 2),
        Many(Word("feeds", tuple(TYPES)), 1, 2, ()),
        Number("points", 0, 20, 0),
    ),
    (
        NAME,
        TEXT,
        Sentence("immediate", ""),
        Many(Sentence("actions"), 0, 3, ()),
        Many(Word("lasting", tuple(TECHNOLOGY_LASTING)), 0, 5, ()),
        Sentence("points_per", ""),
    ),
    same=("level",),
)
EVENTS: Final = Sheet(
    "events",
    (
        ORIGIN,
        NAMED,
        KNOWN,
        Number("level", 2, 3),
        Yes("light", 0),
        Word("arrow", tuple(ARROWS), "none"),
        Number("points", 0, 9, 0),
    ),
    (
        NAME,
        TEXT,
        Sentence("effect"),
        Sentence("action", ""),
        Number("easier", 0, 9, 0),
        Yes("yard", 0),
        Yes("leaves", 0),
        Word("scores", tuple(SCORES), "holder"),
    ),
    same=("level", "light"),
)
SYSTEMS: Final = Sheet(
    "systems",
    (
        ORIGIN,
        NAMED,
        KNOWN,
        Word("deck", DECKS),
        Yes("starting", 0),
        Number("strength", 1, 20),
        Many(Word("specializations", tuple(SPECIALIZATIONS)), 1, 2),
        Number("points", 0, 30),
    ),
    (
        NAME,
        Texts("subtitle", NO_TEXT),
        Sentence("control", ""),
        Texts("control_text", NO_TEXT),
        Sentence("bonus", ""),
        Texts("bonus_text", NO_TEXT),
        Many(Word("lasting", tuple(SYSTEM_LASTING)), 0, 3, ()),
        Texts("lasting_text", NO_TEXT),
    ),
    same=("deck", "starting"),
)
ACHIEVEMENTS: Final = Sheet(
    "achievements",
    (
        ORIGIN,
        NAMED,
        KNOWN,
        Word("kind", ACHIEVEMENT_KINDS),
        Many(Number("cells", 0, 20), 4, 4),
        Yes("beginner", 0),
    ),
    (NAME, TEXT, Sentence("condition")),
    same=("kind", "beginner"),
)
FACTIONS: Final = Sheet("factions", (ORIGIN,), (NAME,), same=("key",))
ABILITIES: Final = Sheet(
    "abilities",
    (
        ORIGIN,
        KNOWN,
        Field("board"),
        Number("ore", 0, 9, 0),
        Number("population", 0, 4, 0),
        Number("ship_level", 1, 4, 1),
        Number("mutual_aid", 0, 1, 0),
        Word("trigger", tuple(TRIGGERS), "none"),
        Number("at", 1, 20, 1),
        Number("uses", 0, 9, 0),
    ),
    (NAME, TEXT, Sentence("effect", "")),
    same=("board",),
)
BOARD_ROWS: Final = Sheet(
    "boards",
    (
        ORIGIN,
        Field("faction"),
        Word("side", BOARDS),
        Many(Number("columns", 1, 17), 5, 5),
        Many(Word("growth", COLUMNS), 1, 9),
        Many(Number("growth_gone", 0, 8), 1, 9),
        Many(Number("ore_gone", 0, 8), 1, 9),
        Many(Number("automation", 0, 9), 7, 7),
    ),
    same=("key", "faction", "side"),
)
GUILDS: Final = Sheet(
    "guilds",
    (ORIGIN, Number("rank", 1, 2)),
    (NAME, TEXT, Sentence("action")),
    same=("key",),
)
ROWS: Final = Sheet(
    "rows",
    (
        ORIGIN,
        Many(Number("spaces", -1, 4), 3, 3),
        Many(Number("surcharged", 0, 4), 3, 3),
    ),
    (NAME, TEXT, Sentence("action")),
    same=("key",),
)
SLOTS: Final = Sheet(
    "slots",
    (
        ORIGIN,
        Number("level", 1, 4),
        Many(Field("prerequisites"), 0, 4),
        Number("needed", 0, 4),
    ),
    same=("key", "level"),
)
SIDES: Final = Sheet(
    "sides",
    (
        ORIGIN,
        Many(Word("nodes", NODE_KEYS[:-1]), 2, 9),
        Many(Many(Word("lines", NODE_KEYS[:-1]), 2, 2), 1, 36),
        Many(Word("build", NODE_KEYS[:-1]), 1, 9),
        Many(Word("food", NODE_KEYS[:-1]), 0, 9),
        Many(Word("ore", NODE_KEYS[:-1]), 0, 9),
        Many(Word("slots_a", NODE_KEYS[:-1]), 2, 2),
        Many(Word("slots_b", NODE_KEYS[:-1]), 2, 2),
    ),
    same=("key",),
)
SETUPS: Final = Sheet(
    "setups",
    (
        ORIGIN,
        KNOWN,
        Many(Number("ore", 0, 20), 2, 4),
        Word("side", ("side_3_4", "side_2")),
        Number("cells", 1, 4),
        Number("end", 1, 16),
    ),
    same=("key",),
)

# Each data file with its rows.
FILES: Final = (
    ("technologies", TECHNOLOGIES),
    ("events", EVENTS),
    ("systems", SYSTEMS),
    ("achievements", ACHIEVEMENTS),
    ("factions", FACTIONS),
    ("faction_boards", BOARD_ROWS),
    ("abilities", ABILITIES),
    ("guilds", GUILDS),
    ("rows", ROWS),
    ("tree", SLOTS),
    ("exploration", SIDES),
    ("setups", SETUPS),
)
