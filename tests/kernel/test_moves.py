"""Notation, options, frames, effects, and what a game lists of itself."""

from __future__ import annotations

from typing import Any, Final

import pytest

from deepfield.kernel.effects import AllOf, Effect, InOrder, number_effects
from deepfield.kernel.errors import NotationError, OptionError
from deepfield.kernel.frames import Frame, Plan, Step, fields_of, spelt
from deepfield.kernel.moves import AGAIN, Action, Event, Next, Seat
from deepfield.kernel.notation import Notation
from deepfield.kernel.options import Option, settle
from deepfield.kernel.result import Result, ranked
from kernel.tiny import (
    DRAW_STAR,
    END_TURN,
    GAME,
    GIVE,
    MARK,
    ROLL_DIE,
    STARS,
    Echo,
    Gain,
    Mark,
    Rolled,
    Rounds,
    Tiny,
    TinyBox,
    Turn,
    tiny,
)

# Notation.


def test_each_move_has_its_place_and_its_text() -> None:
    assert [move.index for move in GAME.moves] == list(range(len(GAME.moves)))
    for move in GAME.moves:
        assert GAME.parse(GAME.text(move)) is move
    assert GAME.text(MARK[2]) == "mark 2 points"
    assert GAME.text(GIVE[1]) == "give seat2 a coin"
    assert GAME.text(END_TURN) == "end turn"
    assert GAME.parse("  end   turn ") is END_TURN


@pytest.mark.parametrize(
    "text", ["", "end", "mark 9 points", "END TURN", "end turn now", "x" * 10_000]
)
def test_what_names_no_move(text: str) -> None:
    with pytest.raises(NotationError, match="there is no move"):
        GAME.parse(text)


def test_a_move_of_another_game_has_no_text_here() -> None:
    for stranger in (Mark(1), Nameless(3)):
        with pytest.raises(NotationError, match="is not a move of this game"):
            GAME.text(stranger)


class Nameless(Action[Tiny]):
    """Its words are those of its class, and then its fields."""

    def __init__(self, number: int) -> None:
        self.number = number


class Misnamed(Action[Tiny]):
    """Its text names a field that it has not."""

    TEXT = "do {other}"

    def __init__(self, number: int) -> None:
        self.number = number


def test_words_spell_numbers() -> None:
    notation = Notation(numbered([Nameless(0), Nameless(1)]), {"number": ["nil", "one"]})
    assert notation.texts == ["nameless nil", "nameless one"]
    assert Notation(numbered([Nameless(7)]), {}).texts == ["nameless 7"]


def numbered(moves: list[Any]) -> list[Any]:
    for index, move in enumerate(moves):
        move.index = index
    return moves


@pytest.mark.parametrize(
    ("moves", "words", "fault"),
    [
        ([Nameless(2)], ["nil", "one"], "there is no word for 2"),
        ([Nameless(0), Nameless(1)], ["one", "one"], "would be two moves"),
        ([Nameless(0)], ["a # b"], "is no line of a record"),
        ([Nameless(0)], ["a  b"], "is no line of a record"),
        ([Nameless(0)], ["x" * 200], "is no line of a record"),
        ([Misnamed(0)], [], "its text names"),
    ],
)
def test_a_notation_that_would_be_doubtful_is_refused(
    moves: list[Any], words: list[str], fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        Notation(numbered(moves), {"number": words})


def test_no_move_stands_in_two_places() -> None:
    with pytest.raises(ValueError, match="stands twice"):
        tiny(tables=([ROLL_DIE, DRAW_STAR, ROLL_DIE],))


# Options.

ROUNDS: Final = Option("rounds", "T1", (2,), 1, 5)
MAP: Final = Option("map", "T1", ("day", "night"))


def test_an_option_has_a_default_and_a_rule() -> None:
    assert (ROUNDS.default, MAP.default) == (2, "day")
    assert ROUNDS.is_number
    assert not MAP.is_number
    assert settle((ROUNDS, MAP), {"rounds": 5}) == {"rounds": 5, "map": "day"}
    assert settle((), {}) == {}


@pytest.mark.parametrize(
    ("wanted", "fault"),
    [
        ({"rounds": 0}, "option rounds: 0 is not a number from 1 to 5"),
        ({"rounds": "2"}, "option rounds: '2'"),
        ({"rounds": 2.0}, "option rounds: 2.0"),
        ({"rounds": None}, "option rounds: None"),
        ({"map": 1}, "option map: 1 is not one of"),
        ({"map": []}, "option map:"),
        ({"sea": 1}, "there is no option 'sea'"),
    ],
)
def test_an_option_takes_its_values_only(wanted: dict[str, object], fault: str) -> None:
    with pytest.raises(OptionError, match=fault):
        settle((ROUNDS, MAP), wanted)


# Frames.


def test_fields_are_the_parameters_of_init() -> None:
    assert fields_of(Rounds) == ("seat", "left")
    assert fields_of(Rolled) == ("seat", "eyes")
    assert fields_of(InOrder) == ("seat", "effect", "done")
    assert fields_of(Event) == fields_of(type(END_TURN)) == ()


def test_a_plan_copies_a_frame_and_names_its_steps() -> None:
    plan = Plan(Rounds)
    frame = Rounds(1, 3)
    frame.line = 1
    copy = plan.copy(frame)
    assert copy is not frame
    assert (plan.values(copy), copy.line) == ([1, 3], 1)
    assert plan.prompts == ["rounds.begin_turn", "rounds.next_round"]
    assert [plan.step_name(line) for line in range(3)] == ["begin_turn", "next_round", "end"]
    assert plan.answers() == []


def test_names_are_spelt_as_keys() -> None:
    assert [spelt(name) for name in ("Turn", "PlaceDamage", "A")] == ["turn", "place_damage", "a"]


def test_a_game_lists_its_steps_its_actions_and_itself() -> None:
    contents = GAME.contents()
    assert ("T2", "turn.ask", ("RollDie", "DrawStar", "Mark", "EndTurn")) in contents
    assert ("T1.3", "rounds.next_round", ()) in contents
    assert ("", "in_order.next_part", ()) in contents
    assert [kind.__name__ for kind in GAME.actions] == [
        "RollDie", "DrawStar", "Mark", "EndTurn", "Wave", "Pass", "Give",
    ]  # fmt: skip
    assert repr(GAME) == "Game('tiny', rules=2, content='tiny')"


class Circle(Frame[Any]):
    """Never asks."""

    STEPS = (Step("T9", "turn_round"),)

    def turn_round(self, g: Any) -> Next:
        return AGAIN


def test_rules_that_go_round_in_a_circle_are_our_bug() -> None:
    with pytest.raises(RuntimeError, match="go round in a circle"):
        tiny(frames=(Rounds, Turn, Echo, Circle), begin=lambda g: g.push(Circle())).new(2)


# Effects.


class AskStar(Effect[Tiny]):
    """Needs a choice: pushes a frame."""

    def run(self, g: Tiny, seat: Seat) -> None:
        g.push(Echo(Seat(1)))


class AskingBox(TinyBox):
    """A choice within a sentence within a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.bonus = AllOf(Gain(1), AllOf(AskStar(), Gain(10)), Gain(100))
        self.effects = number_effects([self.bonus])


def test_effects_are_numbered_parts_after_their_whole() -> None:
    inner = AllOf(Gain(2), Gain(3))
    outer = AllOf(Gain(1), inner)
    assert number_effects([outer]) == [outer, *outer.parts(), *inner.parts()]
    assert [effect.number for effect in (outer, outer.parts()[0], inner, *inner.parts())] == [
        0,
        1,
        2,
        3,
        4,
    ]
    assert Gain(1).parts() == ()
    assert Gain(1).refuse(GAME.new(2), Seat(0)) is None


def test_parts_are_done_in_order_each_wholly_before_the_next() -> None:
    game = tiny(box=lambda packs: AskingBox())
    table = game.new(2)
    table.act(END_TURN)
    assert table.points[0] == 1
    assert [place for _, place in table.where()] == [
        "rounds.begin_turn", "turn.ask", "in_order.next_part", "in_order.next_part", "echo.ask_other",
    ]  # fmt: skip
    for again in (table, table.clone(), game.load(table.save()), table.imagine(0, Dice())):
        again.act(again.ask.options[0])
        assert again.points[0] == 111
        assert again.ask.seat == 1


class Dice:
    """Leaves all as it is."""

    def getrandbits(self, k: int) -> int:
        return 4

    def shuffle(self, x: list[int]) -> None:
        x.sort()


# Results.


def test_ranks_are_shared_by_equals() -> None:
    assert ranked([(3, 1), (5, 0), (3, 1), (3, 2)]) == (3, 1, 3, 2)
    result = Result((3, 5, 5), (3, 1, 1), (("gold", (3, 5, 5)),))
    assert result.winners == (1, 2)
    assert repr(result) == "Result(scores=(3, 5, 5), ranks=(3, 1, 1))"


def test_a_pile_is_seen_as_an_eye_sees_it() -> None:
    table = GAME.new(2)
    table.act(DRAW_STAR)
    assert table.sight(0, STARS, table.hands[0]) == table.hands[0]
    assert table.sight(1, STARS, table.hands[0]) == table.sight(None, STARS, table.hands[0]) == [-2]
    assert table.sight(0, STARS, [-1]) == [-1]
