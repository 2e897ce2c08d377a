"""Chance: streams, the three sources, and who learns."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from deepfield.kernel.chance import (
    Chance,
    FastSource,
    NoSource,
    ScriptedSource,
    Source,
    VerifiableSource,
    commitment,
)
from deepfield.kernel.errors import ChanceError, CorruptSaveError
from kernel.tiny import GAME, LUCK, ROLL_DIE

SECRET = b"a secret of the host"
SEEDS = ("one", "zwei")


def chance_of(source: Source) -> Chance:
    return Chance(source, [0, 0], [0, 0, 0])


def test_a_fast_stream_is_a_function_of_seed_stream_and_count() -> None:
    one, other = FastSource(7), FastSource(7)
    forward = [one.draw(1, count, 6) for count in range(40)]
    assert [other.draw(1, count, 6) for count in reversed(range(40))] == forward[::-1]
    assert [FastSource(8).draw(1, count, 6) for count in range(40)] != forward
    assert [one.draw(0, count, 6) for count in range(40)] != forward


def test_the_fast_stream_is_the_same_in_every_program() -> None:
    source = FastSource(7)
    assert [source.draw(2, count, 100) for count in range(20)] == EXPECTED


EXPECTED = [
    int.from_bytes(
        hashlib.blake2b(b"%d %d %d" % (7, 2, count // 16)).digest()[count % 16 * 4 :][:4], "big"
    )
    % 100
    for count in range(20)
]


def test_no_face_of_a_die_is_favoured() -> None:
    source = FastSource(1)
    faces = Counter([source.draw(0, count, 6) for count in range(6000)])
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all([880 < many < 1120 for many in faces.values()])


def test_a_number_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    bound = (1 << 31) + 1  # nearly half of all numbers are refused
    source = FastSource(3)
    drawn = [source.draw(0, count, bound) for count in range(400)]
    assert all([0 <= number < bound for number in drawn])
    assert drawn == [FastSource(3).draw(0, count, bound) for count in range(400)]
    raw = [FastSource(3).draw(0, count, 1 << 32) for count in range(400)]
    refused = [count for count in range(400) if raw[count] >= bound]
    assert 150 < len(refused) < 250
    assert all([drawn[count] == raw[count] for count in range(400) if raw[count] < bound])


def test_a_verifiable_draw_is_worked_out_by_anybody_who_has_the_secret() -> None:
    source = VerifiableSource(SECRET, SEEDS, ("deal", "dice"))
    text = b"3:one\n4:zwei\n4:dice\n2:12\n1:0"
    word = hmac.new(SECRET, text, hashlib.sha256).digest()[:4]
    assert source.draw(1, 12, 6) == int.from_bytes(word, "big") % 6
    other = VerifiableSource(SECRET, ("one", "zwei!"), ("deal", "dice"))
    assert [other.draw(1, n, 100) for n in range(9)] != [source.draw(1, n, 100) for n in range(9)]


def test_a_verifiable_draw_is_fair_by_rejection() -> None:
    source = VerifiableSource(SECRET, SEEDS, ("deal",))
    bound = (1 << 31) + 1
    assert all([0 <= source.draw(0, count, bound) < bound for count in range(50)])


def test_the_commitment_tells_one_secret_from_another() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"deepfield commitment\n" + SECRET).hexdigest()
    assert commitment(SECRET) != commitment(SECRET + b"!")


def test_a_secret_is_in_no_clone_and_no_save() -> None:
    source = VerifiableSource(SECRET, SEEDS, GAME.book.streams)
    table = GAME.new(2, chance=source)
    clone = table.clone()
    assert isinstance(clone.chance.source, NoSource)
    with pytest.raises(ChanceError, match="no source"):
        clone.act(ROLL_DIE)
    saved = table.save()
    assert SECRET not in saved
    assert b"zwei" not in saved
    with pytest.raises(CorruptSaveError, match="give its source"):
        GAME.load(saved)
    with pytest.raises(CorruptSaveError, match="'scripted' is given"):
        GAME.load(saved, chance=ScriptedSource([[], []]))
    again = GAME.load(saved, chance=source)
    again.act(ROLL_DIE)
    table.act(ROLL_DIE)
    assert again.save() == table.save()


def test_a_script_gives_its_draws_and_no_others() -> None:
    chance = chance_of(ScriptedSource([[4], [0, 5]]))
    assert chance.roll(6, 1) == 1
    assert chance.pick(6, 1) == 5
    assert chance.draw(5, 0) == 4
    with pytest.raises(ChanceError, match="stream 1 has no draw 3"):
        chance.roll(6, 1)
    with pytest.raises(ChanceError, match="stream 2 has no draw 1"):
        chance.source.draw(2, 0, 6)
    with pytest.raises(ChanceError, match="9 is not below 6"):
        ScriptedSource([[9]]).draw(0, 0, 6)


def test_all_see_a_die_and_nobody_a_shuffle() -> None:
    chance = chance_of(FastSource(1))
    chance.roll(6, 0)
    assert chance.learned == [1, 1, 1]
    chance.pick(3, 0)
    assert chance.learned == [2, 2, 2]
    cards = list(range(10))
    chance.order(cards, 0)
    assert chance.learned == [2, 2, 2]
    assert sorted(cards) == list(range(10))
    assert cards != list(range(10))


def test_each_draw_is_noted_and_counted() -> None:
    chance = chance_of(ScriptedSource([[1, 1], [3]]))
    chance.order([7, 8, 9], 0)
    chance.roll(6, 1)
    assert chance.drawn == [0, 1, 0, 1, 1, 3]
    assert chance.counts == [2, 1]
    for short in ([], [5]):
        chance.order(short, 0)
    assert chance.counts == [2, 1]


def test_every_order_of_three_cards_comes_about_equally_often() -> None:
    chance = chance_of(FastSource(5))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        cards = [0, 1, 2]
        chance.order(cards, 0)
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    assert all([400 < many < 600 for many in seen.values()])


def test_one_stream_does_not_shift_another() -> None:
    quiet, busy = GAME.new(2, seed=4), GAME.new(2, seed=4)
    busy.chance.draw(6, 0)
    quiet.act(ROLL_DIE)
    busy.act(ROLL_DIE)
    assert quiet.points == busy.points
    assert quiet.chance.counts[LUCK] == 1
