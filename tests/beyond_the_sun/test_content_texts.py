"""B0.8 The texts of everything printed: in both languages, and saying what the card does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import pytest

from deepfield.games.beyond_the_sun.box import NODE_KEYS, Guild
from deepfield.games.beyond_the_sun.cards.kinds import Ability, Deed, SystemCard, TechnologyCard
from deepfield.games.beyond_the_sun.effects import choice, colony, economy, fleet, research, verb
from deepfield.games.beyond_the_sun.printed import open_box
from deepfield.games.beyond_the_sun.state import OPTIONS
from deepfield.kernel.effects import Effect
from deepfield.kernel.frames import fields_of
from deepfield.kernel.options import Option
from messages import LANGUAGES, Catalog


class Keyed(Protocol):
    """A printed thing with a key."""

    key: str


BOX: Final = open_box()
LOCALES: Final = Path(__file__).resolve().parents[2] / "locales"
CATALOGS: Final = {language: Catalog(LOCALES / language) for language in LANGUAGES}
CARDS: Final[dict[str, Sequence[Keyed]]] = {
    "technology": BOX.technologies,
    "event": BOX.events,
    "system": BOX.systems,
    "achievement": BOX.achievements,
    "faction": BOX.factions,
    "guild": BOX.guilds,
    "row": BOX.rows,
}
NAMES: Final = [f"bts-{kind}-{card.key}" for kind, cards in CARDS.items() for card in cards]
ABILITIES: Final = [one for f in BOX.factions for board in f.boards for one in board.abilities]
LEVELS: Final = ("", "I", "II", "III", "IIII")


def text(name: str, language: str = "en") -> str:
    """Give a text of the catalog."""
    return CATALOGS[language].messages[name].text


# Every text is there.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_b0_8_every_card_has_its_name_and_its_text(name: str, language: str) -> None:
    assert text(name, language).strip()
    assert text(f"{name}.rules", language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_b1_2_no_two_cards_have_the_same_name(language: str) -> None:
    """B1.2, B1.3, B1.4, B1.5."""
    names = [text(name, language) for name in NAMES if "-row-" not in name]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_b20_9_every_ability_has_its_name_and_its_text(language: str) -> None:
    keys = [ability.key for ability in ABILITIES]
    keys += ["mutual_aid", "venture_capital", "crowded_ports", "veteran_crews"]
    assert len({text(f"bts-ability-{key}", language) for key in keys}) == 12
    assert all([text(f"bts-ability-{key}.rules", language).endswith(".") for key in keys])


@pytest.mark.parametrize("language", LANGUAGES)
def test_b1_25_every_node_has_its_name(language: str) -> None:
    """B1.25, B1.28, B21.56."""
    assert len({text(f"bts-node-{key}", language) for key in NODE_KEYS}) == len(NODE_KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS)
def test_b22_1_every_option_and_each_of_its_values_has_a_name(
    option: Option, language: str
) -> None:
    """B3.10, B3.13, B3.14, B22.1."""
    assert text(f"bts-option-{option.key}", language)
    for value in option.values:
        spelt = str(value).replace("_", "-")
        assert text(f"bts-option-{option.key}.{spelt}", language)


@pytest.mark.parametrize("name", [name for name in NAMES if "-faction-" not in name])
def test_b0_8_both_languages_name_the_same_numbers_in_the_same_order(name: str) -> None:
    numbers = r"\d+|\bI+\b|\b[ABX]\b(?!\) )"
    english = re.findall(numbers, text(f"{name}.rules"))
    russian = re.findall(numbers, text(f"{name}.rules", "ru"))
    if name == "bts-technology-ministry_of_colonies":  # "from deck B if A runs out"
        english = ["3", "A", "B", "1", "2", "3"]
    assert russian == english


# What a text says is what the card does: every sentence is read out, and compared.

COUNTED: Final = {
    economy.NODES: "node you control",
    economy.SYSTEM_CARDS: "system card you control",
    economy.SHIPYARDS: "Shipyard System you control",
    economy.CAPTURED: "node you took control of by this jump",
}
DISCS: Final = {1: "1 food", 2: "1 ore", 3: "1 food or 1 ore"}
PHRASES: Final[dict[type, str]] = {
    colony.Colonize: "colonize a system",
    colony.ColonizeUncontrolled: (
        "colonize a system that nobody controlled at the start of this turn"
    ),
    colony.TakeColony: (
        "turn over the top {cards} cards of system deck A (from deck B if A runs out), take 1 of "
        "them as your colonized system, place 2 discs on it and get its colonization bonus; put "
        "the others under their decks"
    ),
    economy.GainOre: "gain {amount} ore",
    economy.Populate: "turn {count} supply into population",
    economy.PopulatePerColonies: (
        "turn 1 supply into population for every {each} systems you have colonized"
    ),
    economy.PopulationGrowth: "carry out population growth",
    economy.OreProduction: "carry out ore production",
    economy.ResourceTrade: "carry out a resource trade",
    economy.MoveRightmost: "move the {count} rightmost supply cubes to any supply columns",
    fleet.Jump: "Jump {points}",
    fleet.JumpAnywhere: "move up to {ships} ships each to any node",
    fleet.Upgrade: "upgrade 1 ship by {levels} level",
    fleet.UpgradeInAll: "upgrade your ships by {levels} levels in all, distributed as you like",
    research.Research: "research a technology of level {level_number}",
    research.ResearchDiscovered: "research a discovered technology of level {level_names}",
    research.ResearchFreely: (
        "research a discovered technology of level {level_names}, ignoring its prerequisites and "
        "without its immediate bonus"
    ),
    research.ResearchByColonies: (
        "research a technology of level X; X is the number of your colonized systems plus 1, at "
        "most IIII"
    ),
    research.PrivateTechnology: (
        "take a private technology of level {level_number} (turn over 2 cards, keep 1)"
    ),
    research.CopyAction: (
        "perform any action of which research is a part, even without having that technology; the "
        "pawn stays here"
    ),
    research.BasicAction: (
        "perform one action of Basic Spacefaring; it needs no free space and no surcharge, and your "
        "pawn stays here"
    ),
}


def said(effect: Effect[Any]) -> str:
    """Read a sentence out."""
    match effect:
        case verb.AllOf():
            return in_order([said(part) for part in effect.effects])
        case choice.May():
            inner = said(effect.effect)
            return f"you may pay {effect.ore} ore to {inner}" if effect.ore else f"you may {inner}"
        case choice.Pay():
            return f"pay {effect.ore} ore: {said(effect.effect)}"
        case choice.ChooseOne():
            parts = [f"{'ABC'[n]}) {said(part)}" for n, part in enumerate(effect.effects)]
            return f"choose one: {'; '.join(parts)}"
        case _:
            return said_of_words(effect)


def in_order(parts: list[str]) -> str:
    """Join parts; two automations are one phrase (B21.46), a second ship like the first is another."""
    joined = ", then ".join(parts)
    joined = joined.replace("automate 1 food, then automate 1 ore", "automate 1 food and 1 ore")
    ship = "then you may build a level 1 ship from population"
    return joined.replace(ship, ship.replace(" a ", " another "))


def said_of_words(effect: Effect[Any]) -> str:
    """Read out a verb whose numbers are words, or plain ones."""
    match effect:
        case fleet.Build():
            source = "supply" if effect.source == fleet.FROM_SUPPLY else "population"
            place = " in Deep Space" if effect.place == fleet.DEEP_SPACE else ""
            count = "a" if effect.count == 1 else str(effect.count)
            ships = "ship" if effect.count == 1 else "ships"
            return f"build {count} level {effect.level} {ships} from {source}{place}"
        case fleet.UpgradeUpTo():
            levels = "1 level" if effect.levels == 1 else f"{effect.levels} levels"
            return f"upgrade up to {effect.ships} ships by {levels}"
        case economy.GainOrePer():
            return f"gain 1 ore for each {COUNTED[effect.what]}, at most {effect.at_most}"
        case economy.Automate():
            return f"automate {DISCS[effect.kinds]}"
        case economy.MoveToColumn():
            return f"move 1 of your supply cubes to column {'ABCDE'[effect.column]}"
        case _:
            return said_of_numbers(effect)


def said_of_numbers(effect: Effect[Any]) -> str:
    """Read out a verb by its phrase."""
    numbers = {name: getattr(effect, name) for name in fields_of(type(effect))}
    numbers["level_number"] = LEVELS[numbers.get("level", 0)]
    numbers["level_names"] = " or ".join([LEVELS[n] for n in numbers.get("level_numbers", ())])
    return PHRASES[type(effect)].format(**numbers)


def said_of_deed(deed: Deed) -> str:
    """Read an action out."""
    costs = [f"pay {deed.ore} ore"] if deed.ore else []
    costs += [f"return {deed.population} population"] if deed.population else []
    count = "1 space" if deed.spaces == 1 else f"{deed.spaces} spaces"
    cost = f", {' and '.join(costs)}" if costs else ""
    return f"Action ({count}){cost}: {said(deed.effect)}."


REPEATED: Final = "Action (1 space): repeat the immediate bonus of this card."
TWICE: Final = "choose one: {0}, then choose one: {0}"
ARMADA: Final = "A) build a level 2 ship from supply; B) turn 1 supply into population"


@pytest.mark.parametrize("technology", BOX.technologies, ids=lambda card: card.key)
def test_b1_21_the_text_of_a_technology_says_what_it_does(technology: TechnologyCard) -> None:
    """B1.2, B1.21, B21.28-B21.43."""
    words = text(f"bts-technology-{technology.key}.rules")
    parts: list[str] = []
    if technology.immediate is not None:
        parts.append(f"Immediate: {said(technology.immediate)}.")
    for deed in technology.deeds:
        same = deed.effect is technology.immediate
        parts.append(REPEATED if same else said_of_deed(deed))
    wanted = " ".join(parts).replace(
        TWICE.format(ARMADA), f"choose twice (the same option is allowed): {ARMADA}"
    )
    begins = words.partition(" From now on: ")[0].partition(" Points: ")[0]
    assert begins.partition(" End of the game: ")[0] == wanted
    assert ("From now on: " in words) == bool(technology.lasting)
    counted = " + X" if technology.points_per is not None else ""
    ends = f" Points: {technology.points}{counted}." if technology.points else ""
    assert words.partition(" Points: ")[1:] == (ends[:9], ends[9:])


@pytest.mark.parametrize("system", BOX.systems, ids=lambda card: card.key)
def test_b1_23_the_text_of_a_system_says_what_it_gives(system: SystemCard) -> None:
    """B1.5, B1.23, B21.13-B21.17."""
    name = f"bts-system-{system.key}"
    wanted: list[str] = []
    for part, effect in (("control", system.control), ("bonus", system.bonus)):
        assert (f"{name}.{part}" in CATALOGS["en"].messages) == (effect is not None)
        if effect is not None:
            lead = "Control bonus" if part == "control" else "Colonization bonus"
            wanted.append(f"{lead}: {said(effect)}.")
            assert text(f"{name}.{part}").casefold() == f"{said(effect)}.".casefold()
    if system.lasting:
        lasting = text(f"{name}.lasting")
        wanted.append(f"From now on: {lasting[0].lower()}{lasting[1:]}")
    assert text(f"{name}.rules") == " ".join(wanted)
    assert text(f"{name}.subtitle")


@pytest.mark.parametrize("guild", BOX.guilds, ids=lambda guild: guild.key)
def test_b7_10_the_text_of_a_guild_says_what_it_does(guild: Guild) -> None:
    """B7.10, B7.12, B7.13, B7.14, B7.15."""
    assert text(f"bts-guild-{guild.key}.rules") == said_of_deed(guild.deed)


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda ability: ability.key)
def test_b20_14_to_b20_21_the_text_of_an_ability_says_what_it_gives(ability: Ability) -> None:
    """B20.14-B20.21."""
    assert text(f"bts-ability-{ability.key}.rules").endswith(f": {said(ability.effect)}.")
