"""The check of words finds each thing that it is for, in a small tree of its own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import check_words


def faults_of(root: Path, files: dict[str, str]) -> list[str]:
    """Lay files into a fresh checkout and check it."""
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return check_words.check(root)


def test_a_clean_tree_passes(tmp_path: Path) -> None:
    files = {"src/a.py": '"""Fine."""\n', "README.md": "[code](src/a.py), `src/a.py`\n"}
    assert faults_of(tmp_path, files) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("see /ro" + "ot/notes", "a path of one machine"),
        ('"/wo' + 'rk/main"', "a path of one machine"),
        ("--index" + "-url=x", "the host of a registry"),
        ("https://pypi" + ".org/simple", "the host of a registry"),
        ("made by a hel" + "per", "no word of ours"),
        ("see DESIGN" + ".md", "a page that is not here"),
    ],
)
def test_what_no_file_may_say(tmp_path: Path, line: str, said: str) -> None:
    (fault,) = faults_of(tmp_path, {"page.txt": f"first\n{line}\n"})
    assert fault.startswith(f"page.txt:2: {said}")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("# TO" + "DO later", "a stub"),
        ("raise NotImplemented" + "Error", "a stub"),
        ("# place" + "holder", "a stub"),
        ("assert Tr" + "ue", "no test"),
        ("x = 1  # type: igno" + "re[misc]", "type: ignore[code] wants its reason"),
        ("x = 1  # no" + "qa: F401", "`noqa: CODE` wants its reason"),
        ("class ShipMana" + "ger: ...", "a name that says nothing"),
        ("from copy import deep" + "copy", "states are cloned"),
        ("def move() -> None:\n    pass", "move only passes"),
    ],
)
def test_what_code_may_not_say(tmp_path: Path, line: str, said: str) -> None:
    (fault,) = faults_of(tmp_path, {"src/a.py": f"{line}\n"})
    assert said in fault


def test_reasons_beside_are_enough(tmp_path: Path) -> None:
    lines = "a = 1  # type: ignore[misc]  # the interface is untyped\nb = 2  # noqa: F401 kept\n"
    assert faults_of(tmp_path, {"src/a.py": lines}) == []


def test_sizes(tmp_path: Path) -> None:
    long = "def f() -> None:\n" + "    g()\n" * 41
    found = faults_of(
        tmp_path, {"src/a.py": long, "src/b.py": "x = 1\n" * 401, "d.md": "x\n" * 999}
    )
    assert found == [
        "src/a.py:1: f has 41 lines: at most 40",
        "src/b.py:1: has 401 lines: at most 400",
    ]


def test_links_and_paths_of_a_page(tmp_path: Path) -> None:
    page = "[a](missing.md) [b](docs/b.md) `docs/c.md` [d](https://example.org)\n"
    found = faults_of(tmp_path, {"README.md": page, "docs/b.md": "[up](../README.md)\n"})
    assert found == [
        "README.md:1: leads nowhere: missing.md",
        "README.md:1: is not there: docs/c.md",
    ]


def test_a_general_file_that_names_a_card(tmp_path: Path) -> None:
    room = "src/deepfield/games/trade"
    found = faults_of(
        tmp_path,
        {
            f"{room}/data/events.toml": '[[events]]\nkey = "market_day"\n',
            f"{room}/flow/turn.py": 'if card == "market_day":\n    gain()\n',
            f"{room}/cards/events.py": 'MARKET_DAY = Event("market_day")\n',
        },
    )
    assert found == [f"{room}/flow/turn.py:1: a general file names the card 'market_day'"]
