"""What a game says of itself: every action, event and refusal has its words; tables are drawn and told."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

import deepfield
from deepfield.cli.boards import board_of
from deepfield.cli.boards.canvas import Canvas
from deepfield.cli.rulebook import Rulebook, UnknownRuleError
from deepfield.cli.texts import LANGUAGES, Texts, UnknownLanguageError, default_language
from deepfield.cli.words import Words

every_language = pytest.mark.parametrize("language", LANGUAGES)


def games(seed: int) -> Any:
    """Give the positions of random games: 2, 3, 4 seats, both kinds of boards."""
    game, luck = deepfield.game("beyond_the_sun"), Random(seed)
    for seats, boards in ((2, "expert"), (3, "basic"), (4, "expert")):
        options = {"boards": boards, "factions": "chosen" if seats == 3 else "random"}
        table = game.new(seats, luck.getrandbits(32), options)
        yield table
        while table.ask is not None:
            table.act(luck.choice(table.ask.options))
            yield table


@every_language
def test_whatever_happens_there_are_words_for_it(language: str) -> None:
    game = deepfield.game("beyond_the_sun")
    words = Words(game, Texts(language))
    board = board_of(game)
    for number, table in enumerate(games(7)):
        view = table.view(None)
        words.seats = board.seat_names(view, words)
        said = [words.event(event) for event in table.events_for(None)]
        if table.ask is not None:
            said.append(words.prompt(table.ask.prompt))
            said += [words.action(move) for move in table.ask.candidates]
            if number % 10 == 0:
                said += [board.note(move, view, words) for move in table.ask.options]
                said += [board.group(move, words) for move in table.ask.options]
                said += [words.refusal(refusal) for _, refusal in table.barred()]
        assert not words.texts.missing
        assert not [line for line in said if "{" in line or "bts-" in line]


@every_language
def test_the_table_is_told_and_drawn_at_any_moment(language: str) -> None:
    game = deepfield.game("beyond_the_sun")
    words = Words(game, Texts(language))
    board = board_of(game)
    for number, table in enumerate(games(8)):
        if number % 25:
            continue
        view = table.view(0)
        words.seats = board.seat_names(view, words)
        lines = [*board.lines(view, words), *board.brief(view, words)]
        assert all([line.strip() for line in lines])
        paper = Console(file=io.StringIO(), width=80, force_terminal=True)
        for part in board.draw(view, words):
            paper.print(part)
        for thing in board.things(view, words):
            assert board.explain(thing, view, words)[0]
        assert not words.texts.missing


def test_a_missing_text_is_noted() -> None:
    texts = Texts("en")
    assert texts("cli-there-is-no-such-text") == "cli-there-is-no-such-text"
    assert "cli-there-is-no-such-text" in texts.missing
    texts("cli-no-file")
    assert len(texts.missing) == 2


def test_texts_of_a_pack_take_the_place_of_ours() -> None:
    texts = Texts("ru", {"bts-node-sol": {"ru": "Солнце", "en": "the Sun"}})
    assert texts("bts-node-sol") == "Солнце"
    assert texts.has("bts-node-sol")


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert default_language() == "en"
    for word, language in (("ru_RU.UTF-8", "ru"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en")):
        monkeypatch.setenv("LANG", word)
        assert default_language() == language
    with pytest.raises(UnknownLanguageError):
        Texts("de")


def test_a_game_without_texts_is_told_in_its_own_words() -> None:
    game = deepfield.game("proof.room")
    table = game.new(2, 1)
    words = Words(game, Texts("en"))
    move = table.ask.options[0]
    assert words.action(move) == game.text(move)
    assert words.prompt("turn.choose_deed") == "turn.choose deed"


@every_language
def test_the_rules_are_found_by_number_and_by_word(language: str) -> None:
    book = Rulebook("beyond_the_sun", language)
    assert [rule.number for rule in book.find("B5.4")] == ["B5.4"]
    assert [rule.number for rule in book.find("B1.25a")] == ["B1.25"]
    assert book.find("Q24")[0].number == "Q24"
    assert {rule.chapter for rule in book.find("B13")} == {"B13"}
    assert not [rule for rule in book.rules.values() if "**" in rule.text or "`[" in rule.text]
    for wrong in ("B5.", "B99", "", "5", "Z1"):
        with pytest.raises(UnknownRuleError):
            book.find(wrong)
    assert book.search({"en": "outpost", "ru": "аванпост"}[language])


def test_both_languages_have_the_same_rules() -> None:
    english, russian = Rulebook("beyond_the_sun", "en"), Rulebook("beyond_the_sun", "ru")
    assert list(english.rules) == list(russian.rules)
    assert list(english.chapters) == list(russian.chapters)


def test_a_canvas_draws_boxes_and_lines() -> None:
    canvas = Canvas(12, 5)
    canvas.steps((2, 2), (9, 2))
    canvas.box(0, 0, 4, 3)
    canvas.put(1, 1, "ab", "bold")
    canvas.put(10, 4, "cut off")
    assert canvas.text().plain.split("\n") == [
        "╭──╮        ",
        "│ab│        ",
        "╰──╯──────  ",
        "            ",
        "          cu",
    ]
    for across, down, sign in ((1, 0, "─"), (0, 1, "│"), (1, 1, "╲"), (-1, 1, "╱"), (1, -1, "╱")):
        assert Canvas.sign(across, down) == sign
