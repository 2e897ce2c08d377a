"""Saves: what is written is read; whatever else is a CorruptSaveError."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from deepfield.kernel.errors import CorruptSaveError
from deepfield.kernel.snapshot import LARGEST, MAGIC, Snapshot
from kernel.tiny import DRAW_STAR, GAME, MARK, PASS, ROLL_DIE, Tiny, tiny

if TYPE_CHECKING:
    from collections.abc import Callable

START = len(MAGIC) + 4
STEPS = 35  # of a whole game played by a rule, and the chain of all its saves and digests
CHAIN = "6affcc685e019b8161a5f1cc7c6cf22c"


def saved(*moves: Any, seats: int = 2) -> bytes:
    table = GAME.new(seats, seed=3)
    for move in moves:
        table.act(move)
    data: bytes = table.save()
    return data


def taken_apart(data: bytes) -> tuple[dict[str, Any], bytes]:
    size = int.from_bytes(data[START - 4 : START], "little")
    return json.loads(data[START : START + size]), data[START + size : -16]


def sealed(head: str, numbers: bytes) -> bytes:
    text = head.encode()
    body = MAGIC + len(text).to_bytes(4, "little") + text + numbers
    return body + hashlib.blake2b(body, digest_size=16).digest()


def altered(change: Callable[[dict[str, Any]], object], data: bytes = b"") -> bytes:
    head, numbers = taken_apart(data or saved())
    change(head)
    return sealed(json.dumps(head), numbers)


def fault_of(data: object) -> str:
    with pytest.raises(CorruptSaveError) as caught:
        GAME.load(data)
    return str(caught.value)


def test_what_is_saved_is_loaded_at_every_decision() -> None:
    random = Random(1)
    for seats in (2, 3, 4):
        table = GAME.new(seats, seed=seats)
        while table.ask is not None:
            again: Tiny = GAME.load(table.save())
            assert again.save() == table.save()
            assert again == table
            assert again.ask is not None
            assert again.ask.options == table.ask.options
            assert again.learned == table.learned
            move = random.choice(table.ask.options)
            table.act(move)
            again.act(move)
            assert again.save() == table.save()
        assert GAME.load(table.save()).result.scores == table.result.scores


def test_a_save_is_small_and_tells_what_it_is() -> None:
    head, numbers = taken_apart(saved())
    assert (head["game"], head["rules"], head["schema"]) == ("tiny", 2, 1)
    assert head["frames"] == [["Rounds", "begin_turn", 1, 2], ["Turn", "ask", 0]]
    assert len(numbers) == 2 * (4 + 4 + 8 + 3 * 8)


@pytest.mark.parametrize(
    "data", [None, "text", 3, b"", b"DFSAVE", MAGIC, bytes(LARGEST + 1), b"x" * 99]
)
def test_what_is_no_save_at_all(data: object) -> None:
    assert fault_of(data)


def test_every_flipped_bit_is_found() -> None:
    data = saved()
    for at in range(len(data)):
        flipped = data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]
        assert fault_of(flipped)
    for end in range(len(data)):
        assert fault_of(data[:end])
    assert fault_of(data + b"\0") == "the seal is broken"


@pytest.mark.parametrize(
    "head",
    [
        "",
        "nonsense",
        "[]",
        "{",
        "NaN",
        '{"schema": NaN}',
        '{"schema": 1.0}',
        '{"schema": 1e400}',
        '{"schema": 1, "schema": 1}',
        '{"schema": true}',
        '{"schema": 2}',
        '{"schema": 1}',
        "[" * 100_000,
        '{"schema":' * 100_000,
        "9" * 5000,
        '{"schema": ' + "9" * 4000 + "}",
    ],
)
def test_what_is_no_header(head: str) -> None:
    assert fault_of(sealed(head, b""))


def test_a_header_longer_than_the_save() -> None:
    body = MAGIC + (1 << 31).to_bytes(4, "little") + b"{}"
    assert "do not fill" in fault_of(body + hashlib.blake2b(body, digest_size=16).digest())
    assert "do not fill" in fault_of(sealed("{}", b"x"))


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("game", "chess", "a save of 'chess', not of tiny"),
        ("game", [1], "a save of a list"),
        ("rules", 3, "rules 3 are newer"),
        ("rules", 0, "rules 0 cannot be brought to rules 1"),
        ("rules", "2", "rules: '2' is not a number"),
        ("rules", -1, "rules: -1"),
        ("content", "other", "content 'other' is not that of this box"),
        ("content", {}, "content an object"),
        ("seats", 5, "seats: 5 is not a number from 2 to 4"),
        ("seats", True, "seats: True"),
        ("seats", 3, "learned: not a list of 4"),
        ("pace", "slow", "pace: 'slow'"),
        ("pace", [], "pace: a list"),
        ("options", [], "options: not an object"),
        ("options", {"moon": 1}, "no option 'moon'"),
        ("options", {"rounds": 9}, "option rounds: 9"),
        ("options", {"map": ["day"]}, "option map"),
        ("returned", 40000, "returned: 40000"),
        ("returned", None, "returned: None"),
        ("learned", [0, 0], "learned: not a list of 3"),
        ("learned", [0, 0, -1], "learned: -1 is not a count"),
        ("learned", [0, 0, True], "learned: True is not a count"),
        ("chance", "fast", "chance: not a list of 3"),
        ("chance", ["slow", "1", [0, 0]], "chance is 'slow': give its source"),
        ("chance", ["fast", 1, [0, 0]], "the seed is not a number"),
        ("chance", ["fast", "", [0, 0]], "the seed is not a number"),
        ("chance", ["fast", "९", [0, 0]], "the seed is not a number"),
        ("chance", ["fast", "1" * 21, [0, 0]], "the seed is not a number"),
        ("chance", ["fast", "1", [0]], "chance: not a list of 2"),
        ("chance", ["fast", "1", [0, 1 << 40]], "is not a count"),
        ("columns", [], "columns: not an object"),
        ("columns", {}, "columns: others than those of the game"),
        ("frames", {}, "frames: not a list"),
        ("frames", ["Turn"], "frames: not a list"),
        ("frames", [["Turn"]], "without name and step"),
        ("frames", [[1, 2]], "without name and step"),
        ("frames", [["Dance", "ask", 0]], "'Dance' is not a frame"),
        ("frames", [["Turn", "jump", 0]], "Turn has no step 'jump'"),
        ("frames", [["Turn", "ask"]], "Turn has 1 fields"),
        ("frames", [["Turn", "ask", 0, 0]], "Turn has 1 fields"),
        ("frames", [["Turn", "ask", "0"]], "'0' is no number of a field"),
        ("frames", [["Turn", "ask", None]], "None is no number of a field"),
        ("frames", [["Turn", "ask", True]], "True is no number of a field"),
        ("frames", [["Turn", "ask", 1 << 70]], "is no number of a field"),
        ("frames", [["Turn", "ask", {}]], "an object is no number of a field"),
        ("frames", [["Turn", "ask", [[[[[[[[[0]]]]]]]]]]], "a field is too deep"),
        ("frames", [["Turn", "ask", 0]] * 1001, "more than 1000"),
        ("frames", [["Turn", "ask", 9]], "the position: "),
        ("frames", [["Turn", "ask", [0]]], "the position: "),
        ("frames", [["Turn", "end", 0]], "nothing is asked here"),
        ("frames", [["Rounds", "begin_turn", 0, 2]], "nothing is asked here"),
        ("frames", [["InOrder", "next_part", 0, 99, 0]], "nothing is asked here"),
        ("frames", [["Echo", "ask_other", [1, 2]]], "the position: TypeError"),
    ],
)
def test_a_header_with_a_wrong_value(key: str, value: object, fault: str) -> None:
    assert fault in fault_of(altered(lambda head: head.update({key: value})))


def test_a_header_with_a_key_too_few_or_too_many() -> None:
    assert "exactly the keys" in fault_of(altered(lambda head: head.pop("pace")))
    assert "exactly the keys" in fault_of(altered(lambda head: head.update(more=1)))


@pytest.mark.parametrize(
    ("lengths", "fault"),
    [
        ({"gold": 5}, "gold: 5 numbers instead of 4"),
        ({"gold": -1}, "columns: 'gold' has no length that fits"),
        ({"gold": 1 << 60}, "columns: 'gold' has no length that fits"),
        ({"gold": "4"}, "columns: 'gold' has no length that fits"),
        ({"stock": 7}, "the numbers of the cards are too few or too many"),
    ],
)
def test_columns_of_another_length(lengths: dict[str, object], fault: str) -> None:
    assert fault in fault_of(altered(lambda head: head["columns"].update(lengths)))


def with_number(at: int, number: int, data: bytes = b"") -> bytes:
    head, numbers = taken_apart(data or saved())
    words = numbers[: 2 * at] + number.to_bytes(2, "little", signed=True) + numbers[2 * at + 2 :]
    return sealed(json.dumps(head), words)


@pytest.mark.parametrize(
    ("at", "number", "fault"),
    [
        (0, 51, "gold: 51 is not within 0 to 50"),
        (0, 50, "more gold than there is"),
        (4, -1, "points: -1"),
        (8, 8, "stock: 8 is not within -1 to 7"),
        (8, -1, "lies nowhere or twice"),
        (16, 8, "known by nobody that is there"),
        (16, 3, "known by nobody that is there"),
        (16, 4, "known by nobody that is there"),
        (16, -1, "known by nobody that is there"),
        (16, 7, "both open and hidden"),
        (24, 0, "both open and hidden"),
        (24, -3, "known by nobody that is there"),
        (32, 0, "both open and hidden"),
    ],
)
def test_a_number_that_cannot_be(at: int, number: int, fault: str) -> None:
    assert fault in fault_of(with_number(at, number))


def test_a_card_that_lies_twice() -> None:
    _, numbers = taken_apart(saved())
    first = int.from_bytes(numbers[16:18], "little")
    assert "lies nowhere or twice" in fault_of(with_number(9, first))


def test_the_count_of_points_of_a_finished_game_is_tried() -> None:
    assert GAME.load(altered(lambda head: head.update(frames=[]))).result.scores == (0, 0)


def test_what_a_migration_makes_is_the_game_of_today() -> None:
    first = tiny(rules=1, migrations={})
    table = first.new(2, seed=3)
    table.act(MARK[2])
    with pytest.raises(CorruptSaveError, match="rules 1 cannot be brought to rules 2"):
        tiny(migrations={}).load(table.save())
    again = GAME.load(table.save())
    assert again.points[0] == 20
    assert taken_apart(again.save())[0]["rules"] == 2
    again.act(MARK[1])
    assert again.points[0] == 21


def test_migrations_come_one_after_the_other() -> None:
    def add(snapshot: Snapshot) -> None:
        snapshot.columns["points"][1] += 5

    third = tiny(rules=3, migrations={1: add, 2: add})
    assert third.load(tiny(rules=1).new(2).save()).points[:2] == [0, 10]


def test_a_migration_that_fails_is_a_corrupt_save() -> None:
    def fall(snapshot: Snapshot) -> None:
        snapshot.columns["silver"] = snapshot.columns["brass"]

    broken = tiny(migrations={1: fall})
    with pytest.raises(CorruptSaveError, match="rules 1: KeyError: 'brass'"):
        broken.load(tiny(rules=1).new(2).save())


def test_a_save_of_other_content_is_not_opened() -> None:
    with pytest.raises(CorruptSaveError, match="content 'tiny' is not that of this box"):
        tiny(digest="house").load(saved())


def test_a_save_after_a_draw_keeps_the_streams() -> None:
    table = GAME.load(saved(ROLL_DIE, DRAW_STAR, PASS))
    other = GAME.new(2, seed=3)
    for move in (ROLL_DIE, DRAW_STAR, PASS, ROLL_DIE):
        other.act(move)
    table.act(ROLL_DIE)
    assert table.points == other.points
    assert table.save() == other.save()


def test_saves_and_digests_are_the_same_on_every_build_and_machine() -> None:
    chain = hashlib.sha256()
    table = GAME.new(3, seed=11, options={"map": "night"})
    step = 0
    while table.ask is not None:
        chain.update(table.save() + table.digest().encode())
        step += 1
        table.act(table.ask.options[step * 7 % len(table.ask.options)])
    assert step == STEPS
    assert chain.hexdigest()[:32] == CHAIN
