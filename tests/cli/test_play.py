"""A game at the terminal: typed from a script, in both languages, kept and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

import deepfield as house
from deepfield.cli.store import go_on, read
from deepfield.kernel.replay import verify
from kit.terminal import deepfield

PLAY = "play beyond_the_sun --seats me,random --seed 3"
FIRST = "1\n" * 3_000  # the first option, whatever is asked, to the end


def saved(folder: Path) -> Path:
    """Give the one game that is kept."""
    (file,) = folder.glob("*.game")
    return file


@pytest.mark.parametrize(("lang", "told"), [("en", "The end"), ("ru", "Конец партии")])
def test_a_whole_game_is_played(lang: str, told: str, tmp_path: Path) -> None:
    done = deepfield(f"{PLAY} --lang {lang}", tmp_path, FIRST)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout
    assert done.stderr == ""
    history = verify(house.game("beyond_the_sun"), saved(tmp_path).read_bytes())
    assert history.table.result is not None


def test_the_same_seed_and_the_same_answers_give_the_same_game(tmp_path: Path) -> None:
    ends = []
    for place in ("here", "there"):
        folder = tmp_path / place
        folder.mkdir()
        deepfield(f"{PLAY} --plain", folder, FIRST)
        ends.append(saved(folder).read_text("utf-8"))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_plain_text_has_no_boxes_and_no_colours(lang: str, tmp_path: Path) -> None:
    done = deepfield(f"{PLAY} --plain --lang {lang}", tmp_path, "1\nboard\nwhy\n? 1\n?\n")
    assert done.returncode == 0
    for sign in "─│╭╮╯╰┃━\x1b":
        assert sign not in done.stdout


def test_the_end_of_the_input_leaves_politely_and_keeps_the_game(tmp_path: Path) -> None:
    done = deepfield(f"{PLAY} --lang en", tmp_path, "1\n1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert f"--load {saved(tmp_path)}" in done.stdout
    assert len(read(saved(tmp_path)).entries) >= 2


def test_a_saved_game_is_gone_on_with(tmp_path: Path) -> None:
    deepfield(f"{PLAY} --lang en", tmp_path, "1\n1\nquit\n")
    before = go_on(house.game("beyond_the_sun"), read(saved(tmp_path))).table
    done = deepfield(f"play beyond_the_sun --load {saved(tmp_path)} --lang en", tmp_path, FIRST)
    assert "The end" in done.stdout
    assert before.ask is not None
    record = read(saved(tmp_path))
    assert record.head.names == ("me", "random")
    assert record.result


def test_the_last_game_is_found_again(tmp_path: Path) -> None:
    deepfield(f"{PLAY} --lang en", tmp_path, "1\n")
    file = saved(tmp_path)
    done = deepfield("play beyond_the_sun --resume --lang en", tmp_path, "quit\n")
    assert str(file) in done.stdout
    assert saved(tmp_path) == file


def test_a_game_is_kept_where_it_is_wanted(tmp_path: Path) -> None:
    file, other = tmp_path / "mine.game", tmp_path / "other.game"
    deepfield(f"{PLAY} --save {file}", tmp_path, f"1\nsave {other}\n1\n")
    assert 0 < len(read(file).entries) < len(read(other).entries)


def test_a_broken_save_is_told_and_left_alone(tmp_path: Path) -> None:
    deepfield(PLAY, tmp_path, "1\n")
    file = saved(tmp_path)
    broken = file.read_text("utf-8").replace("seat1", "seat2", 1)
    file.write_text(broken, "utf-8")
    done = deepfield(f"play beyond_the_sun --load {file} --lang en", tmp_path, "1\n")
    assert done.returncode == 2
    assert "seal" in done.stderr
    assert file.read_text("utf-8") == broken


def test_undo_takes_back_what_taught_nobody_anything(tmp_path: Path) -> None:
    done = deepfield(f"{PLAY} --lang en", tmp_path, "1\nundo\n2\nquit\n")
    assert "Taken back: 1 deed." in done.stdout
    record = read(saved(tmp_path))
    assert [entry.taken for entry in record.entries][1] == 1
    assert verify(house.game("beyond_the_sun"), record.text()).table.ask is not None


def test_undo_without_a_deed_says_so(tmp_path: Path) -> None:
    done = deepfield(f"{PLAY} --lang en --options first=seat1", tmp_path, "undo\n")
    assert "nothing that could be taken back" in done.stdout


def test_around_one_screen_the_others_are_asked_before_an_undo(tmp_path: Path) -> None:
    words = "play beyond_the_sun --seats me,me --seed 1 --lang en"
    turn = "place grow_and_ore.1\n1\n"
    done = deepfield(words, tmp_path, f"{turn}{turn}undo\nno\nundo\nyes\nquit\n")
    assert "may 3 deeds be taken back?" in done.stdout
    assert "Not everybody agrees" in done.stdout
    assert "Taken back: 3 deeds." in done.stdout
    assert read(saved(tmp_path)).entries[-1].consent == 1


def test_letters_filter_the_options_and_enter_takes_the_last_one(tmp_path: Path) -> None:
    done = deepfield(f"{PLAY} --lang en", tmp_path, "population and\n\nquit\n")
    assert "Enter takes it." in done.stdout
    entries = read(saved(tmp_path)).entries
    assert entries[0].deed == "place grow_and_ore.1"


def test_the_notation_is_understood(tmp_path: Path) -> None:
    deepfield(PLAY, tmp_path, "place  grow_and_ore.1\n")
    assert read(saved(tmp_path)).entries[0].deed == "place grow_and_ore.1"


def test_why_not_names_the_rule(tmp_path: Path) -> None:
    done = deepfield(
        f"{PLAY} --lang en", tmp_path, "why\nplace guild_professors.1\n? Terraforming Guild\n"
    )
    assert done.stdout.count("[B7.10]") >= 3
    assert "B7.10  A guild area covered by its token" in done.stdout


def test_anything_can_be_asked_about(tmp_path: Path) -> None:
    done = deepfield(
        f"{PLAY} --lang en", tmp_path, "? B5.4\nrules B13\n? Supremacy\nshow Sol\n? 1\n?\n"
    )
    for told in ("B5.4  You may not", "B13.20  ", "level IIII technology", "Sol", "B5.1  "):
        assert told in done.stdout


def test_spaces_that_differ_in_nothing_are_one_option(tmp_path: Path) -> None:
    done = deepfield(f"{PLAY} --lang en", tmp_path, "1\n1\n")
    assert "1. Research I, 2 free spaces (" in done.stdout
    assert "1. Slot 1-1 Narrow Beam Lasers (" in done.stdout
    assert read(saved(tmp_path)).entries[0].deed == "place research_1.1"


def test_a_space_with_a_cost_of_its_own_is_an_option_of_its_own(tmp_path: Path) -> None:
    words = "play beyond_the_sun --seats me,random,random --seed 3 --options first=seat1 --lang en"
    done = deepfield(words, tmp_path, "2\n")
    assert "2. Research I (Research a technology of level I. This space costs" in done.stdout
    assert read(saved(tmp_path)).entries[0].deed == "place research_1.3"


def test_what_goes_wrong_outside_never_ends_the_game(tmp_path: Path) -> None:
    nowhere = tmp_path / "file" / "game"
    (tmp_path / "file").write_text("no folder", "utf-8")
    done = deepfield(f"{PLAY} --lang ru", tmp_path, f"hint foo\nsave {nowhere}\nundo x\nвыход\n")
    assert done.returncode == 0, done.stderr
    for told in ("Бота «foo» нет", "Записать партию", "«x» — не число", "Партия сохранена"):
        assert told in done.stdout
    refused = deepfield(f"{PLAY} --lang ru --save {nowhere}", tmp_path, "1\n")
    assert refused.returncode == 2
    assert "Записать партию" in refused.stdout


def test_nonsense_is_answered_with_patience(tmp_path: Path) -> None:
    typed = "99\n0\nxyzzy\n?xyzzy\nshow xyzzy\nwhy xyzzy\nlog x\nrules xyzzy\nundo x\n\nhint\nlog\n"
    done = deepfield(f"{PLAY} --lang en", tmp_path, typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("xyzzy") >= 5
    assert "There is no 99 here" in done.stdout
    assert "A bot would choose" in done.stdout


def test_commands_are_understood_in_russian_too(tmp_path: Path) -> None:
    typed = "помощь\nпочему\nполе\nправила B5.4\nжурнал\nотменить\nподсказка\nвыход\n"
    done = deepfield(f"{PLAY} --lang ru", tmp_path, typed)
    assert "Бот выбрал бы" in done.stdout
    assert "Ничего с названием" not in done.stdout
    assert "Партия сохранена" in done.stdout


def test_at_the_slow_pace_what_is_forced_is_asked_too(tmp_path: Path) -> None:
    asked = {
        pace: deepfield(f"{PLAY} --pace {pace} --lang en", tmp_path, "2\n").stdout
        for pace in ("choices", "all")
    }
    assert "Jump" in asked["all"]
    assert asked["all"] != asked["choices"]


def test_options_and_the_draft_of_factions(tmp_path: Path) -> None:
    words = f"{PLAY} --options boards=expert,factions=chosen --lang en"
    done = deepfield(words, tmp_path, "2\n1\nboard\n")
    assert done.returncode == 0, done.stderr
    assert "The factions are being chosen." in done.stdout
    assert read(saved(tmp_path)).head.options["boards"] == "expert"


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    done = deepfield("play beyond_the_sun --seats rules,random --seed 1 --lang en", tmp_path)
    assert done.returncode == 0
    assert "The end" in done.stdout


def test_a_game_without_a_board_of_its_own_shows_its_view(tmp_path: Path) -> None:
    done = deepfield("play proof.room --seats me,random --seed 1 --lang en", tmp_path, "1\nboard\n")
    assert done.returncode == 0, done.stderr
    assert "crews 1:" in done.stdout
