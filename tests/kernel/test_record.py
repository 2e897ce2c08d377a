"""Records: written, read, played again; each fault with its line."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from deepfield.kernel.chance import FastSource, ScriptedSource, VerifiableSource
from deepfield.kernel.errors import OptionError, RecordError
from deepfield.kernel.history import History
from deepfield.kernel.record import MOST_BYTES, parse, sealed
from deepfield.kernel.replay import Replay, replay, resumed, verify
from kernel.tiny import DRAW_STAR, END_TURN, GAME, GIVE, MARK, PASS, ROLL_DIE, tiny

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from deepfield.kernel.chance import Source

SECRET = bytes(range(32))


def played(seed: int = 1, source: Source | None = None, names: Sequence[str] = ()) -> History:
    """Play a whole game with asides and undoings."""
    random = Random(seed)
    table = GAME.new(3, seed=seed, chance=source, options={"map": "night"})
    history = History(GAME, table, names)
    while history.table.ask is not None:
        if random.random() < 0.1 and history.deeds:
            take_back(history, random)
            continue
        if random.random() < 0.1 and history.table.asides(1):
            history.act(history.table.asides(1)[0], 1)
        history.act(random.choice(history.table.ask.options))
    return history


def take_back(history: History, random: Random) -> None:
    deeds = random.randint(1, min(4, len(history.deeds)))
    seat = random.randrange(3)
    if not history.propose(seat, deeds):
        for other in range(3):
            if other != seat:
                history.consent(other)


def short() -> History:
    """A few deeds of an unfinished game."""
    history = History(GAME, GAME.new(2, seed=4))
    for move in (ROLL_DIE, DRAW_STAR, PASS):
        history.act(move)
    return history


def altered(change: Callable[[list[str]], object], text: str = "") -> str:
    """Change lines, and seal them anew."""
    lines = (text or short().record.text()).splitlines()[:-1]
    change(lines)
    return sealed(lines)


def fault_of(text: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(GAME, text)
    return caught.value


def test_a_record_reads_as_the_page_says() -> None:
    assert short().record.text().splitlines()[:-2] == [
        "deepfield record 1",
        "tiny rules=2 content=tiny seats=2 pace=choices",
        "options rounds=2 map=day",
        "chance fast seed=4",
        "deal   # " + short().record.deal,
        "seat1  roll die   # luck " + str(FastSource(4).draw(1, 0, 6)),
        "seat1  draw star",
        "seat2  pass",
    ]


@pytest.mark.parametrize("seed", range(8))
def test_a_record_plays_again_to_the_same_position(seed: int) -> None:
    history = played(seed, names=["Anna", "Борис", 'C "quoted"'])
    text = history.record.text()
    again = verify(GAME, text.encode())
    assert again.table == history.table
    assert again.record.text() == text
    assert "undo" in text or seed


def test_a_record_plays_again_whatever_made_its_draws() -> None:
    history = played(3)
    text = history.record.text().replace("chance fast seed=3", "chance scripted")
    scripted = sealed(text.splitlines()[:-1])
    assert verify(GAME, scripted).table == history.table


def test_a_record_can_be_played_line_by_line() -> None:
    history = played(2)
    again = Replay(GAME, parse(history.record.text()))
    steps = 0
    while again.step():
        steps += 1
    assert steps == len(history.record.entries)
    assert again.table == history.table


def test_a_game_goes_on_from_its_record() -> None:
    history = short()
    again = resumed(GAME, parse(history.record.text()), FastSource(4))
    for side in (history, again):
        side.act(ROLL_DIE)
        side.act(MARK[1])
        side.undo(0)
    assert again.record.text() == history.record.text()


def test_any_altered_character_is_found() -> None:
    text = short().record.text()
    for at in range(0, len(text), 3):
        other = text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]
        assert str(fault_of(other))


@pytest.mark.parametrize("seed", range(3))
def test_sealed_anew_an_altered_draw_is_found_at_its_line(seed: int) -> None:
    text = played(seed).record.text()
    for number, line in enumerate(text.splitlines()):
        if "   # " in line:
            last = line.split()[-1]
            other = line[: -len(last)] + ("0" if last != "0" else "1")
            lines = text.splitlines()[:-1]
            lines[number] = other
            assert fault_of(sealed(lines)).line >= number + 1


def test_verifiable_draws_are_proved_by_the_secret() -> None:
    source = VerifiableSource(SECRET, ("seed of one", "два", "3"), GAME.book.streams)
    history = played(5, source)
    unrevealed = history.record.text()
    assert SECRET.hex() not in unrevealed
    verify(GAME, unrevealed)
    verify(GAME, unrevealed, SECRET)
    history.reveal()
    text = history.record.text()
    assert verify(GAME, text).record.text() == text
    for old, new in [
        ("seed of one", "seed of two"),
        (SECRET.hex(), bytes(32).hex()),
        ("commitment=", "commitment=" + "0" * 8),
    ]:
        lines = text.replace(old, new).splitlines()[:-1]
        lines[3] = lines[3][: len(text.splitlines()[3])]
        assert str(fault_of(sealed(lines)))
    with pytest.raises(RecordError, match="not the one that was committed to"):
        verify(GAME, unrevealed, SECRET[1:])


def test_the_secret_is_not_revealed_while_the_game_goes_on() -> None:
    source = VerifiableSource(SECRET, ("a", "b"), GAME.book.streams)
    history = History(GAME, GAME.new(2, chance=source))
    history.reveal()
    assert not history.record.secret
    lines = history.record.text().splitlines()[:-1]
    early = sealed([*lines, "secret " + SECRET.hex()])
    assert "when the game is over" in str(fault_of(early))
    with pytest.raises(OptionError, match="no commitment"):
        History(GAME, history.table.clone())


def replaced(number: int, line: str) -> str:
    return altered(lambda lines: lines.__setitem__(number - 1, line))


@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        (1, "deepfield record 2", "this is not 'deepfield record 1'"),
        (2, "tiny rules=2", "this is not game, rules, content, seats, pace"),
        (
            2,
            "chess rules=2 content=tiny seats=2 pace=choices",
            "a record of 'chess', not of 'tiny'",
        ),
        (2, "tiny rules=9 content=tiny seats=2 pace=choices", "rules 9 are not known"),
        (2, "tiny rules=2 content=house seats=2 pace=choices", "content house is not that"),
        (2, "tiny rules=02 content=tiny seats=2 pace=choices", "written otherwise"),
        (3, "option rounds=2 map=day", "not the options"),
        (3, "options rounds=2 map", "'map' is not an option"),
        (3, "options rounds=2 rounds=2", "'rounds=2' is not an option"),
        (3, "options rounds=2  map=day", "'' is not an option"),
        (3, "options map=day rounds=2", "not all of this game, in its order"),
        (3, "options rounds=2", "not all of this game, in its order"),
        (4, "chance dice", "this is not the source of chance"),
        (4, "chance fast seed=x", "this is not the source of chance"),
        (4, "chance fast seed=5", "this draws"),
        (5, "deal", "has no draw"),
        (5, "deal   # sand 1", "'sand' is neither a stream nor a draw"),
        (5, "deal   # 1", "'1' is neither a stream nor a draw"),
        (5, "deal   # set_up 7 7 7 7 7 7 7", "is not below"),
        (6, "seat1  fly away", "there is no move 'fly away'"),
        (6, "seat1  roll die", "stream 1 has no draw 1"),
        (6, "seat1  roll die   # luck 6", "6 is not below 6"),
        (6, "seat1  roll die   # luck 1 1", "this draws 'luck 1', not 'luck 1 1'"),
        (6, "seat1  roll die   # set_up 1", "stream 1 has no draw 1"),
        (6, "seat2  roll die   # luck 1", "not-yours-to-answer"),
        (6, "seat1  mark 3 points", "too-many"),
        (6, "seat3  mark 1 points", "no such seat or deed among 2 seats"),
        (6, "seat0  mark 1 points", "no such seat or deed among 2 seats"),
        (6, "seat1 mark 1 points", "this is not a deed"),
        (6, "seat1  mark  1 points", "this is written 'mark 1 points'"),
        (6, "seat1  " + "x" * 201, "no such seat or deed"),
        (6, "undo  seat1 1", "there are 0 deeds, not 1"),
        (6, "undo  seat1 0", "no such seat or deed"),
        (7, "undo  seat1 1", "somebody has learned"),
        (7, "undo  seat2 1", "another seat has acted"),
        (9, "a line", "this is not the position"),
        (9, "position " + "0" * 32, "the replay comes to position"),
        (9, "=  seat1 3 rank 1, seat2 2 rank 2", "this is not the position"),
    ],
)
def test_a_line_that_does_not_fit_is_named(number: int, line: str, message: str) -> None:
    fault = fault_of(replaced(number, line))
    assert message in str(fault)
    if fault.line:
        assert str(fault).startswith(f"line {fault.line}: ")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda lines: lines.append("more"), "a line that belongs nowhere"),
        (lambda lines: lines.pop(), "this is not the position"),
        (lambda lines: lines.insert(4, 'names ["A"]'), "1 names for 2 seats"),
        (lambda lines: lines.insert(4, "names []"), "would be written otherwise"),
        (lambda lines: lines.insert(4, "names [1, 2]"), "the names are not words"),
        (lambda lines: lines.insert(4, 'names ["A","B"]'), "written otherwise"),
        (lambda lines: lines.insert(4, 'names ["\\ud800", "B"]'), "the names are not words"),
        (lambda lines: lines.insert(4, "names " + "[" * 9000), "the names are not words"),
        (lambda lines: lines.insert(8, "=  seat1 3 rank 1, seat2 2 rank 2"), "the game is at ''"),
        (lambda lines: lines.insert(8, "=  nobody"), "this is not the result"),
        (lambda lines: lines.append("secret 0"), "this is not the secret"),
        (lambda lines: lines.insert(7, "undo  seat1 1 by consent"), ""),
        (lambda lines: lines.insert(8, "undo  seat2 1 by consent"), "needs nobody's consent"),
        (lambda lines: lines.__setitem__(5, lines[5] + " "), "this draws 'luck"),
    ],
)
def test_lines_too_many_or_too_few(change: Callable[[list[str]], object], message: str) -> None:
    assert message in str(fault_of(altered(change)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "a record is text"),
        (7, "a record is text"),
        (b"\xff\xfe", "byte 1 is not UTF-8"),
        ("", "lines, each with its end"),
        ("deepfield record 1", "lines, each with its end"),
        ("\n\n\n\n", "this is not 'deepfield record 1'"),
        ("a\r\nb\r\n\n", "can be printed"),
        ("a\n" * 100_001, "more than 100000 lines"),
        ("x" * 20_001 + "\n\n\n", "at most 20000 characters"),
        ("x" * (MOST_BYTES + 1), "at most 4194304 bytes"),
        (b"x" * (MOST_BYTES + 1), "at most 4194304 bytes"),
        ("deepfield record 1\n\nseal x\n", "the seal does not fit"),
        (sealed(["deepfield record 1"]), "this is not game"),
    ],
)
def test_what_is_no_record_at_all(text: object, message: str) -> None:
    assert message in str(fault_of(text))


def test_a_record_of_other_content_or_rules_is_refused_by_name() -> None:
    record = parse(short().record.text())
    with pytest.raises(RecordError, match="content tiny is not that of this box, house"):
        replay(tiny(digest="house"), record)
    with pytest.raises(RecordError, match="line 2: rules 2 are not known here, only rules 3"):
        replay(tiny(rules=3), record)


def test_the_log_of_a_seat_has_its_deeds_and_what_it_saw() -> None:
    history = History(GAME, GAME.new(2, chance=ScriptedSource([[0] * 7, [4, 2]])), ["A", "B"])
    for move in (ROLL_DIE, DRAW_STAR, PASS, MARK[1]):
        history.act(move)
    history.undo(0)
    history.act(END_TURN)
    history.act(ROLL_DIE)
    history.act(GIVE[1], 0)
    drawn = history.table.hands[0][0]
    head = ["deepfield log 1", "tiny rules=2 seats=2 pace=choices", "options rounds=2 map=day"]
    assert history.record.text_for(0).splitlines()[:-1] == [
        *head,
        'names ["A", "B"]',
        "for seat1",
        "seat1  roll die",
        ".  rolled seat=0 eyes=5",
        "seat1  draw star",
        f".  drew seat=0 card={drawn}",
        "seat1  mark 1 points",
        "undo  seat1 1",
        "seat1  end turn",
        ".  rolled seat=1 eyes=3",
        "seat1  give seat2 a coin",
    ]
    assert history.record.text_for(1).splitlines()[4:-1] == [
        "for seat2",
        ".  rolled seat=0 eyes=5",
        "seat2  pass",
        "undo  seat1 1",
        "seat2  roll die",
        ".  rolled seat=1 eyes=3",
    ]
    for seat in (2, -1):
        with pytest.raises(RecordError, match="there is no seat"):
            history.record.text_for(seat)


def test_hidden_logs_of_games_that_look_the_same_are_equal() -> None:
    logs = set()
    for order in ([0, 1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1, 0], [0] * 7):
        deal = [min(number, 7 - at) for at, number in enumerate(order)]
        history = History(GAME, GAME.new(2, chance=ScriptedSource([deal, [4]])))
        for move in (ROLL_DIE, DRAW_STAR, PASS, MARK[2], END_TURN, MARK[1]):
            history.act(move)
        logs.add(history.record.text_for(1))
        verify(GAME, history.record.text())
    assert len(logs) == 1


@pytest.mark.parametrize("names", [["A"], ["A", ""], ["A", "x" * 81], ["A", "b\n"]])
def test_names_are_words_one_a_seat(names: list[str]) -> None:
    with pytest.raises(OptionError, match="names: not 2 words"):
        History(GAME, GAME.new(2), names)
