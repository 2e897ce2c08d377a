"""B0.8 Opening the box: the rows of the data files, or of packs, joined with their sentences."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deepfield.games.beyond_the_sun import printed_boards as boards
from deepfield.games.beyond_the_sun.box import BeyondBox
from deepfield.games.beyond_the_sun.cards import (
    achievements,
    events,
    systems,
    technologies_1,
    technologies_2,
    technologies_3,
    technologies_4,
)
from deepfield.games.beyond_the_sun.cards.kinds import (
    AchievementCard,
    Deed,
    EventCard,
    SystemCard,
    TechnologyCard,
)
from deepfield.games.beyond_the_sun.pack_sentences import (
    bits,
    condition_of,
    event_text,
    system_text,
    technology_text,
)
from deepfield.games.beyond_the_sun.rules.traits import traits_of
from deepfield.games.beyond_the_sun.sheets import (
    ACHIEVEMENT_KINDS,
    ARROWS,
    DECKS,
    FILES,
    SPECIALIZATIONS,
    TYPES,
)
from deepfield.kernel.effects import number_effects
from deepfield.kernel.hidden import Deck
from deepfield.kernel.packs import FROM_PACK, Row, digest_of, of_sheet, read_rows, take_places
from deepfield.kernel.sentences import spell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from deepfield.kernel.effects import Effect

# What a row is called in the catalogs; sheets that are not here have no text.
NAMES: Final = {
    "technologies": "technology",
    "events": "event",
    "systems": "system",
    "achievements": "achievement",
    "factions": "faction",
    "abilities": "ability",
    "guilds": "guild",
    "rows": "row",
}
# The texts of a row of a pack, and the attributes of its message that they replace.
ATTRIBUTES: Final = {
    "name": "",
    "text": ".rules",
    "subtitle": ".subtitle",
    "control_text": ".control",
    "bonus_text": ".bonus",
    "lasting_text": ".lasting",
}
NOT_PLAYED: Final = frozenset(["origin", "named", "known", "replaces", *ATTRIBUTES])


def open_box(packs: Sequence[Path] = ()) -> BeyondBox:
    """Make the box of the house, with the rows of these packs in their places."""
    rows = all_rows(packs)
    box = BeyondBox(
        (),
        "",
        technologies(of_sheet(rows, "technologies")),
        all_events(of_sheet(rows, "events")),
        all_systems(of_sheet(rows, "systems")),
        all_achievements(of_sheet(rows, "achievements")),
    )
    fill_boards(box, rows)
    box.decks = (
        Deck("technologies", tuple([card.level - 1 for card in box.technologies])),
        Deck("events", tuple([card.level - 2 for card in box.events])),
        Deck("systems", tuple([card.deck for card in box.systems])),
    )
    box.traits = [traits_of(card.deeds) for card in box.technologies]
    box.guild_traits = [traits_of((guild.deed,)) for guild in box.guilds]
    box.effects = number_effects(list(all_effects(box)))
    box.digest = digest_of([*[facts_of(row) for row in rows], *sentences_of(box)])
    name_origins(box, rows)
    return box


def all_rows(packs: Sequence[Path]) -> list[Row]:
    """Read the files of the house and the packs."""
    data = Path(__file__).parent / "data"
    house: list[Row] = []
    for file, sheet in FILES:
        house.extend(read_rows(data / f"{file}.toml", [sheet], pack=False))
    sheets = [sheet for _, sheet in FILES]
    return take_places(house, [read_rows(Path(pack), sheets, pack=True) for pack in packs])


def fill_boards(box: BeyondBox, rows: Sequence[Row]) -> None:
    """Put the boards into the box, and the action that an event offers."""
    sides = of_sheet(rows, "sides")
    box.slots = boards.slots(of_sheet(rows, "slots"))
    box.maps = boards.maps(sides)
    box.setups = boards.setups(of_sheet(rows, "setups"), sides)
    box.rows = boards.basic_rows(of_sheet(rows, "rows"))
    box.guilds = boards.guilds(of_sheet(rows, "guilds"))
    box.factions = boards.all_factions(
        of_sheet(rows, "factions"), of_sheet(rows, "boards"), of_sheet(rows, "abilities")
    )
    offering = [
        (card.deed, row)
        for card, row in zip(box.events, of_sheet(rows, "events"), strict=True)
        if card.deed is not None
    ]
    if len(offering) > 1:
        at_fault = max([row for _, row in offering], key=is_from_pack)
        raise at_fault.wrong("action", "another event offers an action already")
    box.dyson = offering[0][0] if offering else None


def is_from_pack(row: Row) -> bool:
    """Say whether a row stands in a pack."""
    return row.is_from_pack


# Cards.


def technologies(rows: Sequence[Row]) -> list[TechnologyCard]:
    """B1.21 The technology cards."""
    house = technologies_1.texts() | technologies_2.texts()
    house |= technologies_3.texts() | technologies_4.texts()
    made: list[TechnologyCard] = []
    for number, row in enumerate(rows):
        level = row.number("level")
        types = bits(row.words("types"), TYPES)
        feeds = bits(row.words("feeds"), TYPES)
        if (feeds == 0) != (level == 4) or feeds & ~types:
            raise row.wrong("feeds", "it passes on a type of its own; on level 4, none")
        text = technology_text(row) if row.is_from_pack else house[row.key]
        points = row.number("points")
        made.append(TechnologyCard(number, row.key, level, types, feeds, points, text))
    return made


def all_events(rows: Sequence[Row]) -> list[EventCard]:
    """B1.22 The event cards."""
    house = events.texts()
    return [
        EventCard(
            number,
            row.key,
            row.number("level"),
            row.number("light"),
            row.number("points"),
            event_text(row) if row.is_from_pack else house[row.key],
            ARROWS[row.word("arrow")],
        )
        for number, row in enumerate(rows)
    ]


def all_systems(rows: Sequence[Row]) -> list[SystemCard]:
    """B1.23 The system cards."""
    house = systems.texts()
    return [
        SystemCard(
            number,
            row.key,
            DECKS.index(row.word("deck")),
            row.number("starting"),
            row.number("strength"),
            bits(row.words("specializations"), SPECIALIZATIONS),
            row.number("points"),
            system_text(row) if row.is_from_pack else house[row.key],
        )
        for number, row in enumerate(rows)
    ]


def all_achievements(rows: Sequence[Row]) -> list[AchievementCard]:
    """B1.24 The achievement cards."""
    house = achievements.conditions()
    return [
        AchievementCard(
            number,
            row.key,
            ACHIEVEMENT_KINDS.index(row.word("kind")),
            row.numbers("cells"),
            row.number("beginner"),
            condition_of(row) if row.is_from_pack else house[row.key],
        )
        for number, row in enumerate(rows)
    ]


# The box as a whole.


def all_effects(box: BeyondBox) -> Iterable[Effect[Any]]:
    """List what a text begins with, in a fixed order: the kernel numbers these, then their parts."""
    found: list[Effect[Any] | None] = []
    deeds: list[Deed | None] = [*[row.deed for row in box.rows], *[g.deed for g in box.guilds]]
    for technology in box.technologies:
        found.append(technology.immediate)
        deeds.extend(technology.deeds)
    for event in box.events:
        found.append(event.effect)
        deeds.append(event.deed)
    for system in box.systems:
        found.extend([system.control, system.bonus])
    for faction in box.factions:
        for board in faction.boards:
            found.extend([ability.effect for ability in board.abilities])
    for deed in deeds:
        if deed is not None:
            found.extend([deed.effect, deed.copied])
    return [effect for effect in found if effect is not None]


def facts_of(row: Row) -> str:
    """Spell the numbers of a row for the digest; texts for people are no part of it."""
    played = [key for key in row.sheet.house if key not in NOT_PLAYED]
    return f"{row.sheet.name} {' '.join([spell(row.values[key]) for key in played])}"


def sentences_of(box: BeyondBox) -> list[str]:
    """Spell out for the digest what everything does."""
    lines = [spell((card.immediate, card.deeds, card.lasting)) for card in box.technologies]
    lines += [spell(card.points_per) for card in box.technologies]
    lines += [spell((card.effect, card.deed, card.easier, card.yard)) for card in box.events]
    lines += [spell((card.leaves, card.scores)) for card in box.events]
    lines += [spell((card.control, card.bonus, card.lasting)) for card in box.systems]
    lines += [spell(card.condition) for card in box.achievements]
    lines += [spell(row.deed) for row in box.rows]
    lines += [spell(guild.deed) for guild in box.guilds]
    for faction in box.factions:
        lines += [spell(a.effect) for board in faction.boards for a in board.abilities]
    return lines


def name_origins(box: BeyondBox, rows: Sequence[Row]) -> None:
    """Note where each thing comes from, and what packs call theirs."""
    for row in rows:
        if row.sheet.name not in NAMES:
            continue
        message = f"bts-{NAMES[row.sheet.name]}-{row.key}"
        box.origins[message] = FROM_PACK if row.is_from_pack else row.word("origin")
        if row.is_from_pack:
            for key, attribute in ATTRIBUTES.items():
                if row.values.get(key):
                    box.texts[message + attribute] = row.texts(key)
