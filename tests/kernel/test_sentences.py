"""Sentences as text: read into effects, spelt out again, refused with file, line and key."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from deepfield.kernel.effects import Effect
from deepfield.kernel.errors import PackError
from deepfield.kernel.packs import Many, Row, Sentence, Sheet, read_rows
from deepfield.kernel.sentences import (
    DEEPEST,
    LONGEST,
    Grammar,
    Verb,
    call,
    calls,
    joined,
    number,
    numbers,
    spell,
    word,
)

EFFECT = "an effect"
COLOURS = {"RED": 1, "BLUE": 2, "GREEN": 4}


class Gain(Effect[Any]):
    """So many points."""

    def __init__(self, amount: int, colour: int = 1) -> None:
        self.amount = amount
        self.colour = colour


class Paint(Effect[Any]):
    """In some colours."""

    def __init__(self, colours: int) -> None:
        self.colours = colours


class Levels(Effect[Any]):
    """Any numbers."""

    def __init__(self, *levels: int) -> None:
        self.levels = levels


class Both(Effect[Any]):
    """Several effects."""

    def __init__(self, *effects: Effect[Any]) -> None:
        self.effects = effects


class Maybe(Effect[Any]):
    """An effect, and perhaps another."""

    def __init__(self, effect: Effect[Any], other: Effect[Any] | None = None) -> None:
        self.effect = effect
        self.other = other


class Rest(Effect[Any]):
    """Nothing."""


class Goal:
    """What is no effect."""

    def __init__(self, count: int) -> None:
        self.count = count


GRAMMAR = Grammar(
    Verb(EFFECT, Gain, number("amount", 1, 20), word("colour", COLOURS, default=1)),
    Verb(EFFECT, Paint, joined("colours", COLOURS)),
    Verb(EFFECT, Levels, numbers("levels", 1, 4)),
    Verb(EFFECT, Both, calls("effects", EFFECT, 2)),
    Verb(EFFECT, Maybe, call("effect", EFFECT), call("other", EFFECT, default=None)),
    Verb(EFFECT, Rest),
    Verb("a goal", Goal, number("count", 1, 9)),
)
CARDS = Sheet("cards", (), (Sentence("does", ""), Many(Sentence("more"), 0, 5, ())))


def row_of(folder: Path, *lines: str) -> Row:
    """Read one row of a pack."""
    path = folder / "my.toml"
    path.write_text("\n".join(["[[cards]]", 'key = "comet"', *lines]), "utf-8")
    return read_rows(path, [CARDS], pack=True)[0]


def read(folder: Path, text: str, family: str = EFFECT) -> Any:
    """Read a sentence."""
    return GRAMMAR.read(row_of(folder, f"does = '{text}'"), "does", family)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Gain(3)", "Gain(3, 1)"),
        (" Gain ( 3 , BLUE ) ", "Gain(3, 2)"),
        ("Gain(amount=3, colour=GREEN)", "Gain(3, 4)"),
        ("Gain(3, colour=BLUE)", "Gain(3, 2)"),
        ("Gain((3))", "Gain(3, 1)"),
        ("Paint(RED)", "Paint(1)"),
        ("Paint(RED | GREEN | RED)", "Paint(5)"),
        ("Levels(1)", "Levels((1))"),
        ("Levels(1, 4, 1)", "Levels((1, 4, 1))"),
        ("Rest()", "Rest()"),
        ("Both(Gain(1), Rest(), Paint(BLUE))", "Both((Gain(1, 1), Rest(), Paint(2)))"),
        ("Maybe(Rest())", "Maybe(Rest(), None)"),
        ("Maybe(Rest(), other=Both(Rest(), Rest()),)", "Maybe(Rest(), Both((Rest(), Rest())))"),
    ],
)
def test_a_sentence_is_read_into_effects(tmp_path: Path, text: str, meaning: str) -> None:
    assert spell(read(tmp_path, text)) == meaning


def test_equal_sentences_are_other_objects(tmp_path: Path) -> None:
    one = read(tmp_path, "Both(Rest(), Rest())")
    assert one is not read(tmp_path, "Both(Rest(), Rest())")
    assert one.effects[0] is not one.effects[1]


def test_where_there_is_no_sentence_there_is_nothing(tmp_path: Path) -> None:
    row = row_of(tmp_path)
    assert GRAMMAR.read(row, "does", EFFECT) is None
    assert GRAMMAR.read_all(row, "more", EFFECT) == ()


def test_a_list_of_sentences_is_read_in_its_order(tmp_path: Path) -> None:
    row = row_of(tmp_path, 'more = ["Gain(1)", "Gain(2)"]')
    assert spell(GRAMMAR.read_all(row, "more", EFFECT)) == "(Gain(1, 1), Gain(2, 1))"


def test_another_family_is_read_where_it_belongs(tmp_path: Path) -> None:
    assert spell(read(tmp_path, "Goal(2)", "a goal")) == "Goal(2)"
    with pytest.raises(PackError, match="Gain is not a goal; known: Goal"):
        read(tmp_path, "Gain(2)", "a goal")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Gain(21)", "Gain: amount is a number from 1 to 20, not '21'"),
        ("Gain(True)", "Gain: amount is a number from 1 to 20, not 'True'"),
        ("Gain(RED)", "Gain: amount is a number from 1 to 20, not 'RED'"),
        ("Gain(Gain(1))", "Gain: amount is a number from 1 to 20, not 'Gain(1)'"),
        ("Gain(1 | 2)", "Gain: amount is a number from 1 to 20, not '1 | 2'"),
        ("Gain(1, 2)", "Gain: colour is a word of RED, BLUE, GREEN, not '2'"),
        ("Gain(1, RED | BLUE)", "Gain: colour is a word of RED, BLUE, GREEN, not 'RED | BLUE'"),
        ("Gain(1, PINK)", "Gain: colour is a word of RED, BLUE, GREEN, not 'PINK'"),
        ("Paint(RED | 4)", "Paint: colours is words joined by | of RED, BLUE, GREEN, not '4'"),
        ("Gain()", "Gain needs amount"),
        ("Gain(colour=RED)", "Gain needs amount"),
        ("Gain(1, RED, 3)", "Gain takes 2 arguments, not more"),
        ("Rest(1)", "Rest takes 0 arguments, not more"),
        ("Gain(1, size=3)", "Gain takes no size"),
        ("Gain(1, amount=3)", "Gain takes no amount"),
        ("Levels()", "Levels needs 1 levels or more"),
        ("Levels(1, 5)", "Levels: levels is a number from 1 to 4, not '5'"),
        ("Levels(levels=1)", "Levels needs 1 levels or more"),
        ("Both(Rest())", "Both needs 2 effects or more"),
        ("Both(Rest(), 3)", "'3' where an effect is wanted, like Verb(1)"),
        ("Both(Rest(), Rest)", "'Rest' where an effect is wanted, like Verb(1)"),
        ("Both(Rest(), Goal(1))", "Goal is not an effect; known: Gain, Paint, "),
        ("Eval(1)", "Eval is not an effect; known: Gain, Paint, "),
        ("Gain", "'Gain' where an effect is wanted, like Verb(1)"),
        ("Gain(1)(2)", "'Gain(1)(2)' where an effect is wanted"),
        ("(Gain(1), Gain(2))", "'(Gain(1), Gain(2))' where an effect is wanted"),
        ("not Gain(1)", "'not Gain(1)' where an effect is wanted"),
        ("Gain(1) if RED else Rest()", "where an effect is wanted"),
        ("Gain(1", "'Gain(1' is not a sentence"),
        ("Gain(1))", "'Gain(1))' is not a sentence"),
        ("Gain(1) Gain(2)", "'Gain(1) Gain(2)' is not a sentence"),
        ("Gain(amount=1, amount=2)", "Gain is told something twice"),
        ("Gain(a|b=1)", "is not a sentence"),
        ("Gain(01)", "'Gain(01)' is not a sentence"),
        ("|", "'|' is not a sentence"),
        ("  ", "'' is not a sentence"),
        ("Gain(1).run", "a sentence has names, numbers and ( ) , = | only"),
        ("Gain(-1)", "a sentence has names, numbers and ( ) , = | only"),
        ("Gain(1e3)", "a sentence has names, numbers and ( ) , = | only"),
        ("Gain(1_0)", "a sentence has names, numbers and ( ) , = | only"),
        ("Gain(1234567890)", "a sentence has names, numbers and ( ) , = | only"),
        ("Gain(1) # ore", "a sentence has names, numbers and ( ) , = | only"),
        ("Gаin(1)", "a sentence has names, numbers and ( ) , = | only"),  # a Cyrillic letter
        ('Gain("x")', "a sentence has names, numbers and ( ) , = | only"),
        ("Gain(*RED)", "a sentence has names, numbers and ( ) , = | only"),
        ("[Gain(1)]", "a sentence has names, numbers and ( ) , = | only"),
        ("lambda: 1", "a sentence has names, numbers and ( ) , = | only"),
        ("Maybe(" * (DEEPEST + 1), f"calls within calls, deeper than {DEEPEST}"),
        ("(" * 900, f"calls within calls, deeper than {DEEPEST}"),
        ("Paint(" + "RED|" * 200 + "RED)", "a sentence of too many words"),
        ("not " * 240 + "RED", "a sentence of too many words"),
        ("Rest(" + " " * LONGEST + ")", f"a sentence of more than {LONGEST} characters"),
    ],
)
def test_what_is_no_sentence_is_refused_with_file_line_and_key(
    tmp_path: Path, text: str, why: str
) -> None:
    with pytest.raises(PackError) as caught:
        read(tmp_path, text)
    said = str(caught.value)
    assert said.startswith("my.toml, line 3, cards comet.does: ")
    assert why in said


def test_calls_within_calls_may_be_as_deep_as_the_limit(tmp_path: Path) -> None:
    effect = read(tmp_path, "Maybe(" * (DEEPEST - 1) + "Rest()" + ")" * (DEEPEST - 1))
    assert spell(effect).count("Maybe(") == DEEPEST - 1


def test_a_faulty_sentence_of_a_list_names_its_key(tmp_path: Path) -> None:
    row = row_of(tmp_path, 'more = ["Gain(1)",', '    "Gain(0)"]')
    with pytest.raises(PackError, match=r"my\.toml, line 3, cards comet\.more: Gain: amount"):
        GRAMMAR.read_all(row, "more", EFFECT)


def test_whatever_a_sentence_is_it_is_read_or_refused(tmp_path: Path) -> None:
    rng = random.Random(11)
    row = row_of(tmp_path)
    pieces = ["Gain", "Both", "Maybe", "Levels", "Rest", "Paint", "RED", "other", "colour", "not"]
    pieces += ["lambda", "if", "else", "(", "(", ")", ")", ",", "=", "|", "1", "4", "99", " ", "\n"]
    pieces += [
        ".",
        "*",
        "**",
        ":=",
        "'",
        "[",
        "0x",
        "1e9",
        "é",
        "\x00",
        "f",
        "yield",
        "await",
        "is",
    ]
    starts = ["Both(Gain(1), Maybe(Rest(), other=Levels(1, 2)))", "Paint(RED | BLUE)", ""]
    refused: list[str] = []
    for _ in range(5000):
        text = rng.choice(starts)
        for _ in range(rng.randint(1, 12)):
            at = rng.randint(0, len(text))
            text = text[:at] + rng.choice(pieces) + text[at + rng.choice([0, 0, 1, 5]) :]
        try:
            assert isinstance(GRAMMAR.read_text(row, "does", text, EFFECT), Effect)
        except PackError as error:
            refused.append(str(error))
    assert 4000 < len(refused) < 5000
    assert all([said.startswith("my.toml, line 1, cards comet.does: ") for said in refused])


def test_deep_and_long_sentences_never_reach_the_limits_of_python(tmp_path: Path) -> None:
    row = row_of(tmp_path)
    for opening in ("(", "Maybe(", "not ", "RED|", "1 if 1 else ", "await ", "Gain(1)("):
        for count in (10, 100, 1000, 100_000):
            with pytest.raises(PackError):
                GRAMMAR.read_text(row, "does", opening * count, EFFECT)
