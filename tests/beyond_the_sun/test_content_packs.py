"""B0.8 Packs: rows in the place of the house's, and every way in which they can be wrong."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final

import pytest

import deepfield
from deepfield.games.beyond_the_sun.cards.vocabulary import GRAMMAR
from deepfield.games.beyond_the_sun.printed import open_box
from deepfield.games.beyond_the_sun.sheets import FILES
from deepfield.kernel.errors import PackError
from deepfield.kernel.packs import FROM_PACK
from deepfield.kernel.sentences import spell

BOX: Final = open_box()
PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "packs.md").read_text("utf-8")
EXAMPLE: Final = PAGE.partition("```toml\n")[2].partition("```")[0]

TECHNOLOGY: Final = """\
[[technologies]]
key = "terraforming"
level = 1
types = ["commercial"]
feeds = ["commercial"]
name = { en = "Terraforming" }
text = { en = "Nothing." }
"""
EVENT: Final = """\
[[events]]
key = "ore_rush"
level = 2
name = { en = "Ore Rush" }
text = { en = "Nothing." }
effect = "GainOre(1)"
"""
SYSTEM: Final = """\
[[systems]]
key = "wolf_359"
deck = "A"
strength = 2
specializations = ["ore"]
points = 4
name = { en = "Wolf 359" }
"""
ROW: Final = """\
[[rows]]
key = "grow_and_ore"
spaces = [-1, -1, -1]
surcharged = [0, 0, 0]
name = { en = "Growth" }
text = { en = "Gain 1 ore." }
"""
GUILD: Final = """\
[[guilds]]
key = "professors"
rank = 1
name = { en = "Professors" }
text = { en = "Nothing." }
"""
ABILITY: Final = """\
[[abilities]]
key = "prize_court"
board = "circumpolar_compact_expert"
name = { en = "Prize Court" }
text = { en = "Nothing." }
"""
BOARD: Final = """\
[[boards]]
key = "united_nations_basic"
faction = "united_nations"
side = "basic"
columns = [4, 4, 3, 3, 3]
growth = ["A", "B"]
growth_gone = [0, 2]
ore_gone = [0, 2]
automation = [0, 1, 0, 1, 1, 2, 2]
"""
SLOT: Final = """\
[[slots]]
key = "2-1"
level = 2
prerequisites = ["1-1"]
needed = 1
"""
SIDE: Final = """\
[[sides]]
key = "side_2"
nodes = ["sol", "ds", "yf", "yo", "a1", "a2", "b1", "b2"]
lines = [["sol", "yf"], ["yf", "yo"], ["yo", "a1"], ["a1", "a2"], ["a2", "b1"], ["b1", "b2"], ["b2", "ds"]]
build = ["sol"]
food = []
ore = ["yo"]
slots_a = ["a1", "a2"]
slots_b = ["b1", "b2"]
"""
SETUP: Final = """\
[[setups]]
key = "players_2"
ore = [1, 2]
side = "side_3_4"
cells = 4
end = 3
"""


def pack(folder: Path, text: str, name: str = "my.toml") -> Path:
    """Write a pack."""
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_b0_8_the_pack_of_the_page_can_be_opened(tmp_path: Path) -> None:
    box = open_box([pack(tmp_path, EXAMPLE)])
    cards = {card.key: card for card in box.technologies}
    assert "chartered_convoys" not in cards
    free_ports = cards["free_ports"]
    assert free_ports.number == [card.key for card in BOX.technologies].index("chartered_convoys")
    assert spell(free_ports.deeds) == "(Deed(1, Jump(4), 1, 0))"
    (concession,) = cards["research_concessions"].deeds
    assert spell(concession.copied) == "Research(3)"
    assert spell(box.guilds[1].deed) == "ResearchDeed(2, Research(3), 5, 0, None)"
    assert box.factions[0].boards[1].growth_gone == (0, 1, 3, 6, 8)


def test_b0_8_a_game_is_played_with_the_cards_of_a_pack(tmp_path: Path) -> None:
    house = deepfield.game("beyond_the_sun")
    game = deepfield.game("beyond_the_sun", packs=[pack(tmp_path, EXAMPLE)])
    assert game.box.digest != house.box.digest
    table = game.new(seats=3, seed=1, options={"boards": "expert"})
    for _ in range(50):
        table.act(table.ask.options[-1])
    again = game.load(table.save())
    assert again.digest() == table.digest()


def test_b0_8_the_house_of_one_process_is_untouched_by_a_pack(tmp_path: Path) -> None:
    numbers = [effect.number for effect in BOX.effects]
    other = open_box([pack(tmp_path, EXAMPLE)])
    assert [effect.number for effect in BOX.effects] == numbers
    assert not {id(effect) for effect in other.effects} & {id(effect) for effect in BOX.effects}
    for box in (BOX, other):
        assert all([box.effects[effect.number] is effect for effect in box.effects])


def test_b0_8_names_and_texts_of_a_pack_are_told_by_message(tmp_path: Path) -> None:
    texts = open_box([pack(tmp_path, EXAMPLE)]).texts
    assert texts["bts-technology-free_ports"] == {"en": "Free Ports", "ru": "Вольные порты"}
    assert (
        texts["bts-event-ore_rush.rules"]["ru"] == "Each faction gains 1 ore, you gain 2 instead."
    )
    assert texts["bts-system-wolf_359.control"]["en"] == "Automate 1 ore."
    assert "bts-system-wolf_359.lasting" not in texts
    assert BOX.texts == {}


def test_b0_2_everything_printed_tells_where_it_comes_from(tmp_path: Path) -> None:
    """B0.2, B0.8."""
    assert BOX.origins["bts-technology-capital_ship"] == "public"
    assert BOX.origins["bts-system-barnards_star"] == "rulebook"
    assert BOX.origins["bts-technology-terraforming"] == "house"
    assert set(BOX.origins.values()) == {"rulebook", "public", "house"}
    box = open_box([pack(tmp_path, EXAMPLE)])
    assert box.origins["bts-technology-free_ports"] == FROM_PACK


def test_b0_8_the_digest_rests_on_what_is_played_and_not_on_texts(tmp_path: Path) -> None:
    digest = open_box([pack(tmp_path, EXAMPLE)]).digest
    spaced = EXAMPLE.replace('"Deed(1, Jump(4), ore=1)"', '" Deed( 1,Jump(4) , ore = 1 )"')
    said = spaced.replace("Free Ports", "Open Ports")
    assert said != EXAMPLE
    assert open_box([pack(tmp_path, said)]).digest == digest
    for old, new in (("Jump(4)", "Jump(3)"), ("strength = 2", "strength = 3"), ("Nodes(5)", "Nodes(4)"),
                     ("free_ports", "open_ports"), ("Populate(1)", "Populate(2)")):  # fmt: skip
        assert open_box([pack(tmp_path, EXAMPLE.replace(old, new))]).digest != digest
    assert open_box().digest == BOX.digest


def test_b0_8_house_cards_written_as_a_pack_are_the_house_cards(tmp_path: Path) -> None:
    text = (
        TECHNOLOGY
        + 'immediate = "AllOf(GainOre(1), Jump(1))"\nactions = ["Deed(1, Colonize(), 5)"]'
    )
    assert open_box([pack(tmp_path, text)]).digest == BOX.digest


FAULTS: Final = [
    (TECHNOLOGY.replace("feeds = [", "# ["), 1, "technologies terraforming.feeds: it passes on a type of"),
    (TECHNOLOGY.replace('feeds = ["comm', 'feeds = ["economic", "comm'), 5, "it passes on a type of its own"),
    (TECHNOLOGY.replace("level = 1", "level = 2"), 3, "it must stay 1, as on terraforming: the counts are"),
    (TECHNOLOGY + 'immediate = "Colonise()"', 8, "Colonise is not an effect; known: AllOf, ChooseOne, "),
    (TECHNOLOGY + 'immediate = "KeepEvent()"', 8, "KeepEvent does not belong in a bonus"),
    (TECHNOLOGY + 'immediate = "May(CopyAction())"', 8, "CopyAction does not belong in a bonus"),
    (TECHNOLOGY + 'immediate = "ChooseOne(Jump(1), Jump(2), Jump(3), Jump(4), Jump(5))"', 8, "ChooseOne has 4 alternatives"),
    (TECHNOLOGY + 'immediate = "Deed(1, Jump(1))"', 8, "Deed is not an effect"),
    (TECHNOLOGY + 'actions = ["Jump(1)"]', 8, "Jump is not an action; known: Deed, ResearchDeed"),
    (TECHNOLOGY + 'actions = ["Deed(5, Jump(1))"]', 8, "Deed: spaces is a number from 1 to 4, not '5'"),
    (TECHNOLOGY + 'actions = ["Deed(1, Research(2))"]', 8, "ResearchDeed is an action with research in it"),
    (TECHNOLOGY + 'actions = ["ResearchDeed(1, Jump(2))"]', 8, "ResearchDeed is an action with research"),
    (TECHNOLOGY + 'actions = ["ResearchDeed(1, AllOf(Research(1), CopyAction()))"]', 8, "CopyAction does not"),
    (TECHNOLOGY + 'actions = ["ResearchDeed(1, Research(1), only=Research(2))"]', 8, "only is that part of"),
    (TECHNOLOGY + 'actions = ["ResearchDeed(1, AllOf(Jump(1), Research(1)), only=Jump(1))"]', 8, "only is that"),
    (TECHNOLOGY + 'actions = ["Deed(1, RetireShip())"]', 8, "RetireShip does not belong in an action"),
    (TECHNOLOGY + 'actions = ["Deed(1, TakeLinkedSystem())"]', 8, "TakeLinkedSystem does not belong on a tech"),
    (TECHNOLOGY + 'points_per = "Nodes(2)"', 8, "Nodes is not points; known: AutomationLevels, Controlled"),
    (TECHNOLOGY + 'lasting = ["more_growth"]', 8, "'more_growth' is not one of waives_prerequisite"),
    (EVENT.replace("GainOre(1)", "AllOf(KeepEvent(), StayOnTable())"), 6, "is kept, stays, or is linked"),
    (EVENT.replace("GainOre(1)", "BasicAction()"), 6, "BasicAction does not belong in an event"),
    (EVENT.replace("GainOre(1)", ""), 6, "events ore_rush.effect: '' is not a sentence"),
    (EVENT.replace('effect = "GainOre(1)"', ""), 1, "events ore_rush.effect: it is missing"),
    (EVENT + "light = true", 7, "it must stay 0, as on ore_rush: the counts are fixed"),
    (EVENT + 'action = "ResearchDeed(1, Research(1))"', 7, "the action of an event cannot be copied: Deed"),
    (EVENT + 'action = "Deed(1, CopyAction())"', 7, "CopyAction does not belong in the action of an event"),
    (EVENT + 'action = "Deed(1, Jump(2))"', 7, "another event offers an action already"),
    (SYSTEM + 'control = "GainOre(1)"', 8, "control and control_text stand together"),
    (SYSTEM + 'bonus_text = { en = "Jump" }', 1, "bonus and bonus_text stand together"),
    (SYSTEM.replace('deck = "A"', 'deck = "B"'), 3, "it must stay 'A', as on wolf_359"),
    (ROW + 'action = "ResearchDeed(1, BasicAction())"', 7, "ResearchDeed is an action with research in it"),
    (ROW + 'action = "Deed(1, BasicAction())"', 7, "BasicAction does not belong in a row of Basic"),
    (ROW + 'action = "Deed(1, CopyAction())"', 7, "CopyAction does not belong in a row of Basic Spacef"),
    (ROW.replace("-1, -1, -1", "2, 2, 2") + 'action = "Deed(1, GainOre(1))"', 3, "any number of pawns stand"),
    (ROW.replace("[0, 0, 0]", "[1, 0, 0]") + 'action = "Deed(1, GainOre(1))"', 4, "space 1 of -1"),
    (ROW.replace('"grow_and_ore"', '"growth"') + 'action = "Deed(1, GainOre(1))"', 2, "there is no growth among the rows of the house"),
    (ROW, 1, "rows grow_and_ore.action: it is missing"),
    (GUILD + 'action = "Deed(1, TakeLinkedSystem())"', 6, "TakeLinkedSystem does not belong on the technology"),
    (ABILITY + 'trigger = "nodes"', 1, "an ability with a trigger does something"),
    (ABILITY + 'trigger = "nodes"\neffect = "CopyAction()"', 7, "CopyAction does not belong in a bonus"),
    (BOARD.replace("[4, 4,", "[4, 5,"), 5, "the columns hold 17 cubes together"),
    (BOARD.replace('["A", "B"]', '["A"]'), 7, "1 symbols have a place each"),
    (BOARD.replace("ore_gone = [0, 2]", "ore_gone = [1, 2]"), 8, "the first cell is never covered"),
    (BOARD.replace("ore_gone = [0, 2]", "ore_gone = [0, 2, 2]"), 8, "each next one lies to its right"),
    (BOARD.replace('"united_nations"', '"nishida_ostergaard"'), 3, "it must stay 'united_nations'"),
    (SLOT.replace('["1-1"]', '["1-9"]'), 4, "1-9 is not a slot of level 1"),
    (SLOT.replace('["1-1"]', '["2-2"]'), 4, "2-2 is not a slot of level 1"),
    (SLOT.replace("needed = 1", "needed = 2"), 5, "2 of 1 prerequisites"),
    (SLOT.replace("needed = 1", "needed = 0"), 5, "0 of 1 prerequisites"),
    (SIDE.replace('["b2", "ds"]', '["b2", "yd"]'), 4, "a line of yd leads nowhere"),
    (SIDE.replace('["b2", "ds"]', '["b2", "b2"]'), 4, "a line of b2 leads nowhere"),
    (SIDE.replace('["b2", "ds"]', '["b2", "ww"]'), 4, "'ww' is not one of sol, ds, "),
    (SIDE.replace(', ["b2", "ds"]', ""), 4, "not every node can be reached from sol"),
    (SIDE.replace('build = ["sol"]', 'build = ["yd"]'), 5, "yd is not on this side"),
    (SIDE.replace('slots_b = ["b1", "b2"]', 'slots_b = ["b1", "b1"]'), 9, "b1 stands twice"),
    (SIDE.replace('slots_b = ["b1", "b2"]', 'slots_b = ["b1", "a2"]'), 9, "a card slot is of one deck"),
    (SIDE.replace("food = []", 'food = ["a1"]'), 6, "a card slot is of one deck, and its card is what"),
    (SIDE.replace("food = []", 'food = ["ds"]'), 6, "ds cannot be controlled (B2.8)"),
    (SETUP.replace("[1, 2]", "[1, 2, 2]"), 3, "2 players have a number each"),
    (SETUP.replace('"side_3_4"', '"side_5"'), 4, "'side_5' is not one of side_3_4, side_2"),
    ("[[cards]]\n", 1, "cards: not one of technologies, events, systems, "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "message"), FAULTS)
def test_b0_8_a_faulty_row_is_refused_with_file_line_and_key(
    tmp_path: Path, text: str, line: int, message: str
) -> None:
    with pytest.raises(PackError) as caught:
        open_box([pack(tmp_path, text)])
    said = str(caught.value)
    assert message in said
    assert said.startswith(f"my.toml, line {line}, ")


@pytest.mark.parametrize("text", [BOARD, SLOT, SIDE, SETUP])
def test_b0_8_boards_and_set_ups_can_be_replaced_too(tmp_path: Path, text: str) -> None:
    box = open_box([pack(tmp_path, text)])
    assert (box.digest != BOX.digest) == (text != SLOT)


def test_b0_8_whatever_a_pack_says_it_is_played_or_refused(tmp_path: Path) -> None:
    rng = random.Random(5)
    tokens = re.findall(r"\w+|[^\w\s]", EXAMPLE)
    pieces = [EXAMPLE, TECHNOLOGY, EVENT, SYSTEM, ROW, GUILD, ABILITY, BOARD, SLOT, SIDE, SETUP]
    refused: list[str] = []
    for _ in range(150):
        found = list(re.finditer(r"\w+|[^\w\s]", text := rng.choice(pieces)))
        for spot in sorted(rng.sample(found, rng.randint(1, 2)), key=lambda m: -m.start()):
            text = text[: spot.start()] + rng.choice(tokens) + text[spot.end() :]
        try:
            open_box([pack(tmp_path, text)])
        except PackError as error:
            refused.append(str(error))
    assert 100 < len(refused) < 150
    assert all([said.startswith("my.toml, line ") for said in refused])


def test_b0_8_the_page_names_every_table_and_every_verb() -> None:
    for verb in GRAMMAR.verbs:
        assert re.search(rf"`[^`]*\b{verb}\(", PAGE), verb
    for _, sheet in FILES:
        row = re.search(rf"^\| `{sheet.name}` \|.*$", PAGE, re.MULTILINE)
        assert row is not None, sheet.name
        known = set(sheet.pack) - {"key", "replaces", "origin", "named", "known", "name", "text"}
        assert known <= set(re.findall(r"`(\w+)`", row[0])), sheet.name
