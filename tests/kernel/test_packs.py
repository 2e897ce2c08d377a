"""Content files: rows checked key by key, packs in the place of house rows, faults with file, line and key."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from deepfield.kernel.errors import PackError
from deepfield.kernel.packs import (
    FROM_PACK,
    LARGEST,
    LONGEST_LINE,
    Many,
    Number,
    Row,
    Sentence,
    Sheet,
    Texts,
    Word,
    Yes,
    digest_of,
    of_sheet,
    read_rows,
    take_places,
)
from deepfield.kernel.places import places

CARDS = Sheet(
    "cards",
    (
        Word("origin", ("rulebook", "house")),
        Number("level", 1, 4),
        Many(Word("types", ("red", "blue")), 1, 2),
        Yes("light", 0),
        Many(Number("cells", 0, 9), 3, 3, ()),
    ),
    (Texts("name"), Sentence("does", "")),
    same=("level",),
)
COINS = Sheet("coins", (Word("origin", ("house",)), Number("worth", 1, 100)))
SHEETS = (CARDS, COINS)

HOUSE = """\
# the cards of the house

[[cards]]
key = "comet"
origin = "house"
level = 2
types = ["red"]

[[cards]]
key = "nova"
origin = "rulebook"
level = 3
types = [
    "red",
    "blue",
]
light = true
cells = [4, 3, 2]
"""
PACK = """\
[[cards]]
key = "comet"
level = 2
types = ["blue"]
does = "Shine(2)"

[cards.name]
en = "Comet"
ru = "Комета"

[[cards]]
replaces = "nova"
key = "supernova"
level = 3
types = ["blue"]
name = { en = "Supernova" }
"""


def rows_of(folder: Path, text: str, *, pack: bool = False, name: str = "my.toml") -> list[Row]:
    """Read a text as a content file."""
    path = folder / name
    path.write_text(text, "utf-8")
    return read_rows(path, SHEETS, pack=pack)


def joined(folder: Path, *packs: str) -> list[Row]:
    """Put packs in the place of the house's rows."""
    house = rows_of(folder, HOUSE, name="house.toml")
    read = [
        rows_of(folder, pack, pack=True, name=f"pack{number}.toml")
        for number, pack in enumerate(packs)
    ]
    return take_places(house, read)


def fault(folder: Path, text: str, *, pack: bool = False) -> str:
    """Give the message that a file is refused with."""
    with pytest.raises(PackError) as caught:
        rows_of(folder, text, pack=pack)
    return str(caught.value)


def pack_fault(folder: Path, *packs: str) -> str:
    """Give the message that packs are refused with."""
    with pytest.raises(PackError) as caught:
        joined(folder, *packs)
    return str(caught.value)


def test_rows_have_their_values_in_the_order_of_the_file(tmp_path: Path) -> None:
    comet, nova = rows_of(tmp_path, HOUSE)
    assert (comet.key, comet.number("level"), comet.words("types")) == ("comet", 2, ("red",))
    assert (nova.word("origin"), nova.words("types")) == ("rulebook", ("red", "blue"))
    assert nova.numbers("cells") == (4, 3, 2)


def test_a_key_with_a_default_may_be_left_out(tmp_path: Path) -> None:
    comet, nova = rows_of(tmp_path, HOUSE)
    assert (comet.number("light"), nova.number("light")) == (0, 1)
    assert comet.numbers("cells") == ()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "level = 2",
            "level = 7",
            "line 6, cards comet.level: 7 is not a whole number from 1 to 4",
        ),
        ("level = 2", "level = true", "line 6, cards comet.level: True is not a whole number"),
        ("level = 2", "level = 2.0", "line 6, cards comet.level: 2.0 is not a whole number"),
        ("level = 2", "depth = 2", "line 6, cards comet.depth: there is no such key; known: key, "),
        ("level = 2\n", "", "line 3, cards comet.level: it is missing"),
        ("light = true", "light = 1", "line 17, cards nova.light: 1 is not true or false"),
        ('"red"]', '"green"]', "line 7, cards comet.types: 'green' is not one of red, blue"),
        ('["red"]', '"red"', "line 7, cards comet.types: 'red' is not a list"),
        ('["red"]', "[]", "line 7, cards comet.types: a list of 0, where there must be 1 to 2"),
        ("[4, 3, 2]", "[4, 3]", "line 18, cards nova.cells: a list of 2, where there must be 3"),
        ("[4, 3, 2]", "[4, 3, 22]", "line 18, cards nova.cells: 22 is not a whole number from 0"),
        ('"comet"', '"Comet!"', "line 4, cards Comet!.key: 'Comet!' is not a key: small letters"),
        ('"comet"', "3", "line 4, cards 3.key: 3 is not a key"),
        ('"comet"', '"nova"', ""),  # found when packs are joined, see below
        ("[[cards]]\nkey", "[[sheep]]\nkey", "line 3, sheep: not one of cards, coins"),
        ("# the", "x = 1 # the", "line 1, x: not one of cards, coins"),
        ("# the", "cards = 1 # the", "Cannot overwrite"),
    ],
)
def test_a_wrong_value_is_refused_with_file_line_and_key(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    text = HOUSE.replace(old, new, 1)
    assert text != HOUSE
    if not message:
        with pytest.raises(PackError, match=r"my.toml, line 4, cards nova.key: nova stands twice"):
            take_places(rows_of(tmp_path, text), [])
        return
    said = fault(tmp_path, text)
    assert said.startswith("my.toml, line ")
    assert message.lower() in said.lower()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[cards]]\nkey = \n", "line 2: invalid value"),
        ("[[cards]]\nkey = 'x", "line 2: "),
        ("[cards]\nkey = 'x'", "line 1, cards: its rows are written [[cards]]"),
        ("cards = 3", "line 1, cards: its rows are written [[cards]]"),
        ("\n\ncards = [1]", "line 3, cards: its rows are written [[cards]]"),
        ("[[cards]]\nkey = 'x'\nkey = 'y'", "line 3: cannot overwrite a value"),
        ("x = " + "[" * 4000, "line 1: brackets within brackets, too deep"),
        ("x = " + "9" * 5000, "line 1: exceeds the limit"),
        ("x = " + "9" * (LONGEST_LINE + 1), f"line 1: longer than {LONGEST_LINE} characters"),
        ("\n" + "a." * 100 + "b = 1", "line 2: a name of more parts than a key has"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_line(
    tmp_path: Path, text: str, message: str
) -> None:
    said = fault(tmp_path, text)
    assert said.startswith("my.toml, line ")
    assert message in said


def test_rows_may_be_written_as_one_list(tmp_path: Path) -> None:
    row = '{ key = "penny", origin = "house", worth = 1 }'
    assert [coin.key for coin in rows_of(tmp_path, f"coins = [{row}]")] == ["penny"]
    said = fault(tmp_path, f"\ncoins = [{row.replace('1', '0')}]")
    assert said == "my.toml, line 2, coins penny.worth: 0 is not a whole number from 1 to 100"


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"none\.toml: No such file"):
        read_rows(tmp_path / "none.toml", SHEETS, pack=True)
    with pytest.raises(PackError, match="directory"):
        read_rows(tmp_path, SHEETS, pack=True)
    (tmp_path / "bytes.toml").write_bytes(b"# one\n# \xff\n")
    with pytest.raises(PackError, match=r"bytes\.toml, line 2: this is not UTF-8"):
        read_rows(tmp_path / "bytes.toml", SHEETS, pack=True)
    (tmp_path / "long.toml").write_bytes(b"#\n" * (LARGEST // 2 + 1))
    with pytest.raises(PackError, match="larger than"):
        read_rows(tmp_path / "long.toml", SHEETS, pack=True)


def test_a_row_of_a_pack_takes_the_place_of_the_row_with_its_key(tmp_path: Path) -> None:
    comet, nova = joined(tmp_path, PACK)
    assert (comet.key, comet.words("types"), comet.word("does")) == ("comet", ("blue",), "Shine(2)")
    assert (comet.is_from_pack, comet.word("origin")) == (True, FROM_PACK)
    assert nova.key == "supernova"


def test_a_text_that_a_pack_has_in_one_language_stands_for_both(tmp_path: Path) -> None:
    comet, nova = joined(tmp_path, PACK)
    assert comet.texts("name") == {"en": "Comet", "ru": "Комета"}
    assert nova.texts("name") == {"en": "Supernova", "ru": "Supernova"}


def test_what_no_pack_names_stays_the_houses(tmp_path: Path) -> None:
    only_comet = PACK.partition("[[cards]]\nreplaces")[0]
    comet, nova = joined(tmp_path, only_comet)
    assert (comet.is_from_pack, nova.is_from_pack) == (True, False)
    assert [row.key for row in of_sheet([comet, nova], "coins")] == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"nova"', '"pulsar"', "line 12, cards supernova.replaces: there is no pulsar among the cards"),
        ('"comet"', '"meteor"', "line 2, cards meteor.key: there is no meteor among the cards"),
        ("level = 2", "level = 3", "line 3, cards comet.level: it must stay 2, as on comet"),
        ('"nova"', '"comet"', "line 12, cards supernova.replaces: comet has been replaced already"),
        ('"supernova"', '"comet"', "line 13, cards comet.key: comet stands twice among the cards"),
        ('ru = "Комета"', 'de = "Komet"', "line 7, cards comet.name: {'en': 'Comet', 'de': 'Komet'} is"),
        ('ru = "Комета"', 'ru = "Ко\\u001bмета"', "line 7, cards comet.name: 'Ко\\x1bмета' is not a text"),
        ('ru = "Комета"', 'ru = ""', "line 7, cards comet.name: '' is not a text of one line"),
        ('ru = "Комета"', f'ru = "{"о" * 1001}"', "line 7, cards comet.name: the text is longer"),
        ('"Shine(2)"', "2", "line 5, cards comet.does: 2 is not a sentence in quotes"),
        ('name = { en = "Supernova" }', "", "line 11, cards supernova.name: it is missing"),
    ],
)  # fmt: skip
def test_a_pack_that_does_not_fit_is_refused_with_file_line_and_key(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    text = PACK.replace(old, new, 1)
    assert text != PACK
    assert f"pack0.toml, {message}" in pack_fault(tmp_path, text)


def test_two_packs_do_not_replace_the_same_row(tmp_path: Path) -> None:
    said = pack_fault(tmp_path, PACK, PACK)
    assert said == "pack1.toml, line 2, cards comet.key: comet has been replaced already"


def test_a_house_row_has_no_sentence_and_no_name(tmp_path: Path) -> None:
    said = fault(tmp_path, PACK)
    assert "my.toml, line 5, cards comet.does: there is no such key" in said


def test_the_digest_rests_on_every_line(tmp_path: Path) -> None:
    assert digest_of(["a", "b"]) == digest_of(["a", "b"])
    assert len({digest_of(["a", "b"]), digest_of(["ab"]), digest_of(["b", "a"])}) == 3


LINES = '''\
first = 1
[[cards]]  # a comment = 1
"key" = """
[[cards]]
level = 3
"""
level = [  # [[
    1,
    [2, "]]"],
]
name.en = 'x = """'
[cards.more]
deep = 1

[[cards]]
key = \'\'\'x'\'\'\'\'
[other]
one.two = { a = 1, b = [ 2 ] }
[[cards]]
level = """a\\"""b"""
types = 4
'''


def test_places_finds_headers_and_keys_but_not_what_stands_in_texts_and_lists() -> None:
    found = places(LINES)
    assert found["", 0] == {"": 1, "first": 1}
    assert found["cards", 0] == {"": 2, "key": 3, "level": 7, "name": 11, "more": 12}
    assert found["cards", 1] == {"": 15, "key": 16}
    assert found["other", 0] == {"": 17, "one": 18}
    assert found["cards", 2] == {"": 19, "level": 20, "types": 21}


def test_whatever_stands_in_a_pack_it_is_read_or_refused(tmp_path: Path) -> None:
    rng = random.Random(7)
    house = rows_of(tmp_path, HOUSE, name="house.toml")
    signs = "[]{}\"'=.,#\n\\ 0159-_aeфя\t\x00\x1b" + "️"
    refused: list[str] = []
    for _ in range(2000):
        text = PACK
        for _ in range(rng.randint(1, 6)):
            at = rng.randrange(len(text))
            size = rng.choice([0, 0, 1, 3, 20])
            some = "".join(rng.choices(signs, k=rng.choice([0, 1, 1, 2, 8])))
            text = text[:at] + some + text[at + size :]
        try:
            rows = take_places(house, [rows_of(tmp_path, text, pack=True)])
            assert len(rows) == len(house)
        except PackError as error:
            refused.append(str(error))
    assert 1000 < len(refused) < 2000
    assert all([said.startswith("my.toml, line ") for said in refused])


def test_whatever_a_value_is_it_is_settled_or_refused(tmp_path: Path) -> None:
    values = [
        "1",
        "-1",
        "true",
        "1.5",
        "nan",
        "'x'",
        "[]",
        "[[1]]",
        "{}",
        "{ a = 1 }",
        "1979-05-27",
    ]
    values += ["07:32:00", "1979-05-27T07:32:00Z", '"\\u0000"', "'''\nx'''", "[1, 'x']", "[true]"]
    fields = list(CARDS.pack.values())
    refused: list[str] = []
    for field in fields:
        for value in values:
            lines = ["[[cards]]", *[line for line in PACK.splitlines()[1:6] if line]]
            kept = [line for line in lines if not line.startswith(f"{field.key} =")]
            text = "\n".join([*kept, f"{field.key} = {value}"])
            try:
                rows_of(tmp_path, text, pack=True)
            except PackError as error:
                refused.append(str(error))
    assert all(["my.toml, line " in said for said in refused])
    assert len(refused) > len(fields) * len(values) // 2
