"""The commands that look up, count and measure: what they say, and what they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import deepfield as house
from kit.terminal import deepfield

FAST = "--games 3 --seed 1"


def test_games_are_listed_with_key_and_name(tmp_path: Path) -> None:
    done = deepfield("games --lang en", tmp_path)
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(house.games())
    assert "Beyond the Sun" in done.stdout
    assert "Вдали от Солнца" in deepfield("games --lang ru", tmp_path).stdout


def test_a_rule_is_shown_by_its_number_in_both_languages(tmp_path: Path) -> None:
    done = deepfield("rules beyond_the_sun B5.4 --lang en", tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("B5.4  You may not choose a space")
    russian = deepfield("rules beyond_the_sun B5.4 --lang ru", tmp_path).stdout
    assert russian.startswith("B5.4  ")
    assert "ячейк" in russian


def test_a_chapter_is_shown_whole_and_without_a_number_all_chapters(tmp_path: Path) -> None:
    chapter = deepfield("rules beyond_the_sun B5", tmp_path).stdout
    assert "B5.1  " in chapter
    assert "B5.14  " in chapter
    assert "B6.1  " not in chapter
    chapters = deepfield("rules beyond_the_sun", tmp_path).stdout
    assert "B0  " in chapters
    assert "B26  " in chapters


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("rules beyond_the_sun B99", "B99"),
        ("rules nobody", "nobody"),
        ("simulate nobody", "nobody"),
        ("simulate beyond_the_sun --bots nobody", "nobody"),
        ("simulate beyond_the_sun --bots random,random --seats 3", "2"),
        ("simulate beyond_the_sun --seats 9", "9"),
        ("simulate beyond_the_sun --games 0", "--games"),
        ("simulate beyond_the_sun --jobs 0", "--jobs"),
        ("simulate beyond_the_sun --options boards=golden", "golden"),
        ("simulate beyond_the_sun --options nothing", "nothing"),
        ("simulate beyond_the_sun --options weather=fine", "weather"),
        ("simulate beyond_the_sun --pack none.toml", "none.toml"),
        ("simulate beyond_the_sun --lang xx", "xx"),
        ("arena beyond_the_sun --bots value", "value,rules"),
        ("arena beyond_the_sun --bots nobody,value", "nobody"),
        ("play nobody", "nobody"),
        ("play beyond_the_sun --seats me,nobody", "nobody"),
        ("play beyond_the_sun --seats me", "1"),
        ("play beyond_the_sun --seats me,me,me,me,me", "5"),
        ("play beyond_the_sun --pace slow", "slow"),
        ("play beyond_the_sun --load none.game", "none.game"),
        ("play beyond_the_sun --resume", "saved"),
        ("verify none.game", "none.game"),
        ("replay none.game", "none.game"),
        ("conquer", "conquer"),
    ],
)
def test_what_is_wrong_is_told_and_the_code_is_2(words: str, told: str, tmp_path: Path) -> None:
    done = deepfield([*words.split(), *([] if "--lang" in words else ["--lang", "en"])], tmp_path)
    assert done.returncode == 2, done.stdout
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_errors_are_told_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    assert "Игры «nobody» нет" in deepfield("rules nobody --lang ru", tmp_path).stderr


def test_a_simulation_prints_one_object(tmp_path: Path) -> None:
    done = deepfield(f"simulate beyond_the_sun --seats 2 --bots random {FAST} --json", tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    data = json.loads(done.stdout)
    assert data["game"] == "beyond_the_sun"
    assert data["bots"] == ["random", "random"]
    assert data["games"] == 3


@pytest.mark.parametrize(("lang", "told"), [("en", "Victories"), ("ru", "Победы")])
def test_a_simulation_prints_tables(lang: str, told: str, tmp_path: Path) -> None:
    words = f"simulate beyond_the_sun --bots rules,random {FAST} --lang {lang}"
    done = deepfield(words, tmp_path)
    assert done.returncode == 0
    assert told in done.stdout
    assert "supremacy" in done.stdout


def test_options_are_given_apart_or_together(tmp_path: Path) -> None:
    apart = "--options boards=expert --options first=random"
    together = "--options boards=expert,first=random"
    told = [
        json.loads(
            deepfield(f"simulate beyond_the_sun --seats 2 {FAST} {words} --json", tmp_path).stdout
        )
        for words in (apart, together)
    ]
    assert told[0]["options"] == told[1]["options"] == {"boards": "expert", "first": "random"}
    assert told[0]["decisions"] == told[1]["decisions"]


@pytest.mark.parametrize(("lang", "told"), [("en", "Challenger"), ("ru", "Претендент")])
def test_an_arena_prints_a_table_and_can_be_gone_on_with(
    lang: str, told: str, tmp_path: Path
) -> None:
    file = tmp_path / "duel.jsonl"
    words = f"arena proof.room --bots rules,random --seats 3 --games 6 --file {file} --lang {lang}"
    first, again = deepfield(words, tmp_path), deepfield(words, tmp_path)
    assert first.returncode == 0
    assert told in first.stdout
    assert again.stdout == first.stdout
    assert len(file.read_text("utf-8").splitlines()) == 7


def test_an_arena_without_bots_climbs_the_ladder(tmp_path: Path) -> None:
    done = deepfield("arena proof.room --seats 2 --games 2 --json", tmp_path)
    duels = json.loads(done.stdout)["duels"]
    pairs = [(duel["challenger"], duel["field"]) for duel in duels]
    assert pairs == [("rules", "random"), ("value", "rules"), ("search", "value")]
    assert all([duel["games"] == 2 for duel in duels])


@pytest.mark.parametrize(("lang", "told"), [("en", "All is well."), ("ru", "Всё в порядке.")])
def test_the_doctor_finds_all_well(lang: str, told: str, tmp_path: Path) -> None:
    done = deepfield(f"doctor --lang {lang}", tmp_path)
    assert done.returncode == 0
    assert told in done.stdout
    assert house.__version__ in done.stdout
    assert str(tmp_path) in done.stdout


def test_bench_measures_every_game(tmp_path: Path) -> None:
    data = json.loads(deepfield("bench --json", tmp_path).stdout)
    assert data["compiled"] is house.compiled
    assert set(data["games"]) == set(house.games())
    for numbers in data["games"].values():
        assert min(numbers.values()) > 0
    assert "clone" in deepfield("bench --lang en", tmp_path).stdout


def test_without_words_the_commands_are_named(tmp_path: Path) -> None:
    told = deepfield("--help", tmp_path).stdout
    for command in [
        "play",
        "simulate",
        "arena",
        "replay",
        "verify",
        "rules",
        "games",
        "bench",
        "doctor",
    ]:
        assert command in told
