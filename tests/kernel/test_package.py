"""The package: games by name, what is there, shared folders."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import deepfield
from deepfield.kernel import table
from deepfield.kernel.errors import UnknownGameError
from kernel import tiny as room

FIXED = ("xia", "outer_rim", "beyond_the_sun", "akarios")


def test_the_games_that_are_there_are_listed_in_their_order() -> None:
    there = deepfield.games()
    assert "beyond_the_sun" in there
    assert list(there) == [name for name in FIXED if name in there]


def test_any_room_is_found_by_its_module_and_kept() -> None:
    game = deepfield.game("kernel.tiny")
    assert game is room.GAME
    assert deepfield.game("kernel.tiny") is game


def test_a_game_with_packs_is_another_and_kept_until_a_pack_changes(tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    pack.write_text("# one\n")
    game = deepfield.game("kernel.tiny", packs=[pack])
    assert game is not room.GAME
    assert game.packs == (pack,)
    assert deepfield.game("kernel.tiny", packs=[str(pack)]) is game
    pack.write_text("# one and two\n")
    assert deepfield.game("kernel.tiny", packs=[pack]) is not game
    assert game.new(2, seed=3) == room.GAME.new(2, seed=3)


@pytest.mark.parametrize(
    "name",
    ["", "chess", "Xia", "../xia", "a/b", ".tiny", "kernel.", "no.such_room", "kernel.nothing"],
)
def test_an_unknown_game_is_named_with_what_there_is(name: str) -> None:
    with pytest.raises(UnknownGameError, match=r"there is no (game|module)"):
        deepfield.game(name)
    with pytest.raises(UnknownGameError, match=r"there are: .*beyond_the_sun"):
        deepfield.game("chess")


def test_a_module_without_a_game_is_none() -> None:
    with pytest.raises(UnknownGameError, match=r"json\.decoder has no GAME"):
        deepfield.game("json.decoder")


def test_an_error_inside_a_room_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "room.py").write_text("import no_such_module_at_all\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        deepfield.game("torn.room")


def test_shared_folders_are_found() -> None:
    assert (deepfield.share("rules") / "beyond_the_sun.md").is_file()
    assert deepfield.share("locales").name == "locales"
    with pytest.raises(KeyError):
        deepfield.share("secrets")


def test_it_says_whether_it_runs_compiled() -> None:
    native = sys.modules[table.__name__].__file__ or ""
    assert deepfield.compiled == native.endswith((".so", ".pyd"))
    assert deepfield.__version__.count(".") == 2
