"""P1.1 A pack's wares take the place of the house's; its texts are sentences of the same verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import deepfield
from deepfield.kernel.errors import CorruptSaveError, PackError
from deepfield.kernel.moves import Seat
from kit.harbour import Crew, table, ware
from proof import GAME
from proof.content import open_box
from proof.flow.turn import PLAY

if TYPE_CHECKING:
    from pathlib import Path

TORCH = """
[[wares]]
key = "torch"
replaces = "lantern"
back = "land"
worth = 4
cost = 1
text = "AllOf(GainCoins(5), GainCharms(1))"
name = { en = "Torch", ru = "Факел" }
"""


def pack(folder: Path, text: str) -> Path:
    """Write a pack."""
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_p1_1_a_ware_of_a_pack_is_played_in_the_place_of_the_houses(tmp_path: Path) -> None:
    game = deepfield.game("proof.room", [pack(tmp_path, TORCH)])

    with table(Crew("lantern"), Crew(), game=game) as t:
        t.me.does(PLAY[ware("lantern")])
        assert (t.me.coins, t.me.charms) == (2 - 1 + 5, 1)
    assert game.text(PLAY[0]) == "play torch_1"
    assert game.box.digest != GAME.box.digest
    assert GAME.text(PLAY[0]) == "play lantern_1"


def test_p1_1_saves_name_their_content(tmp_path: Path) -> None:
    game = deepfield.game("proof.room", [pack(tmp_path, TORCH)])
    with pytest.raises(CorruptSaveError, match="content"):
        GAME.load(game.new(2).save())


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('back = "land"', 'back = "sea"', r"mine.toml, line 5, wares torch.back"),
        ("GainCoins(5)", "GainCoins(50)", r"mine.toml, line 8, wares torch.text"),
        ("GainCoins(5)", "Rob(5)", r"mine.toml, line 8, wares torch.text"),
        ("worth = 4", "worth = 40", r"mine.toml, line 6, wares torch.worth"),
        ('"lantern"', '"lamp"', r"mine.toml, line 4, wares torch.replaces"),
        (
            "AllOf(GainCoins(5), GainCharms(1))",
            "Choose(Peek(), Stir(), Toll(), ShowOne())",
            r"mine.toml, line 8, wares torch.text: more than 3",
        ),
    ],
)
def test_p1_1_what_is_wrong_with_a_pack_is_named(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    with pytest.raises(PackError, match=fault):
        deepfield.game("proof.room", [pack(tmp_path, TORCH.replace(old, new))])


def test_p1_1_two_boxes_lie_side_by_side(tmp_path: Path) -> None:
    other = open_box([pack(tmp_path, TORCH)])
    effect = other.wares[0].effect
    assert effect is not None
    numbers = [part.number for part in other.effects]

    assert numbers == list(range(len(other.effects)))
    assert [part.number for part in open_box(()).effects] != numbers
    assert effect.refuse(GAME.new(2), Seat(0)) is None
