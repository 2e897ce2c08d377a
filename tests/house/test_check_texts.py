"""The check of texts finds what is missing, what is too much, and what is in the wrong letters."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import check_texts
from messages import Catalog, is_code, mixed_words

ROOM: Final = """
class GoodSold(Event):
    def __init__(self, seat: Seat, good: int) -> None: ...


class Quick(GoodSold):
    def __init__(self, seat: Seat) -> None: ...


NO: Final = Refusal("T1.1", "no-such-good")


def refuse(late: int) -> Refusal:
    return Refusal("T1.2", "too-late" if late else "too-early", {"by": late})
"""


def catalogs(root: Path, en: str, ru: str) -> dict[str, Catalog]:
    """Write the two catalogs and read them."""
    for language, text in (("en", en), ("ru", ru)):
        (root / language).mkdir(parents=True)
        (root / language / "trade.ftl").write_text(text)
    return {language: Catalog(root / language) for language in ("en", "ru")}


def room(root: Path) -> Path:
    """Write a room with two events, three refusals and one deck."""
    (root / "data").mkdir()
    (root / "table.py").write_text(ROOM)
    (root / "data/technologies.toml").write_text('[[technologies]]\nkey = "fast_ships"\n')
    return root


def test_names_are_spelt_as_messages_are() -> None:
    assert check_texts.kebab("HullHit") == "hull-hit"
    assert check_texts.kebab("place_damage.roll_attack") == "place-damage-roll-attack"
    assert check_texts.singular("technologies") == "technology"
    assert check_texts.singular("titles") == "title"


def test_events_refusals_and_cards_are_found_in_the_sources(tmp_path: Path) -> None:
    where = room(tmp_path)

    assert check_texts.events_in(where) == {
        "GoodSold": frozenset({"seat", "good"}),
        "Quick": frozenset({"seat"}),
    }
    assert check_texts.refusals_in(where) == {
        "no-such-good": frozenset(),
        "too-late": frozenset({"by"}),
        "too-early": frozenset({"by"}),
    }
    assert list(check_texts.rows_in(where)) == [("technologies", "fast_ships")]


def test_junk_and_doubles_are_found_with_their_line(tmp_path: Path) -> None:
    found = catalogs(tmp_path, "a = A\nb = { $x\n\na = Again\n", "a = А\n")

    said = [fault.removeprefix(f"{tmp_path}/") for fault in found["en"].faults]
    assert said[0].startswith("en/trade.ftl:2: Expected")
    assert said[1] == "en/trade.ftl:4: a stands twice"
    assert found["ru"].faults == []


def test_languages_have_the_same_messages_attributes_and_variables(tmp_path: Path) -> None:
    en = "a = { $x } hits\nb = Card\n    .rules = Do it.\nc = Only here\n"
    ru = "a = Попадание { $y }\nb = Карта\n"

    found = sorted(
        [f.split(": ", 1)[1] for f in check_texts.check_pairs(catalogs(tmp_path, en, ru))]
    )

    assert found == [
        "a has ['y'], in en ['x']",
        "b.rules is missing in ru",
        "c is missing in ru",
    ]


def test_letters(tmp_path: Path) -> None:
    en = "a = One\nb = KC-24X\nc = Бот\n"
    ru = "a = One\nb = KC-24X\nc = Ко" + "p" + "абль\n"

    found = [f.split(": ", 1)[1] for f in check_texts.check_letters(catalogs(tmp_path, en, ru))]

    assert found == [
        "c: Cyrillic letters",
        "a: not in Russian: 'One'",
        "c: two alphabets in 'Коpабль'",
    ]
    assert mixed_words("класс B и Wi-Fi") == []
    assert is_code("I, II, 24")
    assert not is_code("One")


def test_missing_messages_and_variables_that_nobody_gives(tmp_path: Path) -> None:
    catalog = catalogs(tmp_path, "t-sold = { $seat } sold { $price }\n", "")["en"]
    wanted = {"t-sold": frozenset({"seat"}), "t-over": frozenset[str]()}

    found = [fault.split(": ", 1)[1] for fault in check_texts.check_wanted(catalog, wanted)]

    assert found == ["t-over is missing", "t-sold is not given price"]


def test_messages_that_nothing_asks_for(tmp_path: Path) -> None:
    text = "a = { -term }\n-term = T\nt-node-sol = 1\nt-node-mars = 2\nshown = S\nlost = L\n"
    catalog = catalogs(tmp_path / "locales", text, "")["en"]
    (tmp_path / "src").mkdir()
    source = 'PLACES = ("sol",)\nsay("shown")\nsay(f"t-node-{place}")\nsay(f"{a}-{b}")\n'
    (tmp_path / "src/cli.py").write_text(source)

    found = [
        fault.split(": ", 1)[1]
        for fault in check_texts.check_orphans(catalog, {"a"}, tmp_path / "src")
    ]

    assert found == ["nothing asks for t-node-mars", "nothing asks for lost"]
