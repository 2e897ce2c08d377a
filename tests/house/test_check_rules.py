"""The check of the rules finds what it is for, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import check_rules

BOOK: Final = """# Trade

## T1. The market

- **T1.1** A trader sells one good. `[S]`
- **T1.2** A price is never negative. `[Q1]`
- **T1.3** This book is about trade.
"""
RULINGS: Final = """
## Appendix. Rulings

- **Q1** A price of zero is a price.
"""
ROOM: Final = '''
class Sell(Action[Trade]):
    """T1.1 One good."""


SELL: Final = [Sell(good) for good in range(3)]


class Market(Frame):
    STEPS = (Step("T1.1", "sell_one", Sell),)
'''
TESTS: Final = '''
def test_t1_1_a_trader_sells_one_good() -> None:
    """Also T1.2."""
    assert SELL
'''


def house(
    root: Path, *, tests: str = TESTS, room: str = ROOM, excused: str = '"T1.3" = "no behaviour"'
) -> Path:
    """Build a tree with one small game in which nothing is wrong, but for what is handed in."""
    rules = root / "docs/rules"
    for folder in (rules, root / "tests/trade", root / "src/deepfield/games/trade"):
        folder.mkdir(parents=True)
    (rules / "trade.md").write_text(BOOK + RULINGS)
    (rules / "trade.ru.md").write_text(BOOK + RULINGS)
    (rules / "trade.uncited.toml").write_text(excused)
    (root / "tests/trade/test_t1_market.py").write_text(tests)
    (root / "src/deepfield/games/trade/market.py").write_text(room)
    return root


def test_a_tree_in_which_all_is_tested_passes(tmp_path: Path) -> None:
    assert check_rules.check(house(tmp_path)) == []


def test_a_rule_without_a_test_is_named_with_its_line(tmp_path: Path) -> None:
    faults = check_rules.check(house(tmp_path, tests=TESTS.replace("Also T1.2.", "")))

    assert faults == [
        "docs/rules/trade.md:6: no test cites T1.2: A price is never negative. `[Q1]`"
    ]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(TESTS.replace("\ndef", "\n# by T1.2\ndef"), id="comment above"),
        pytest.param(TESTS + '    sell(rule="T1.2")\n', id="argument"),
        pytest.param('PRICES = [("T1.2", 0)]\n' + TESTS, id="table of cases"),
        pytest.param(TESTS + "def test_t1_2_prices() -> None: ...\n", id="second test"),
        pytest.param(TESTS.replace("Also", "T1.1-T1.2"), id="range"),
    ],
)
def test_a_rule_is_cited_by_comment_argument_table_name_or_range(tmp_path: Path, text: str) -> None:
    assert check_rules.check(house(tmp_path, tests=text.replace("Also T1.2.", ""))) == []


def test_the_docstring_of_a_file_proves_nothing(tmp_path: Path) -> None:
    text = '"""All of T1.1-T1.2."""\n' + TESTS.replace("Also T1.2.", "")
    assert len(check_rules.check(house(tmp_path, tests=text))) == 1


@pytest.mark.parametrize("where", ["tests", "room"])
def test_a_citation_of_a_rule_that_is_not_there_is_found(tmp_path: Path, where: str) -> None:
    if where == "tests":
        root = house(tmp_path, tests=TESTS + "def test_t1_9_nothing() -> None: ...\n")
    else:
        root = house(tmp_path, room=ROOM + 'NO: Final = Refusal("T1.9", "no")\n')

    (fault,) = check_rules.check(root)
    assert fault.endswith("there is no rule T1.9")


def test_a_citation_of_a_ruling_that_is_not_there_is_found(tmp_path: Path) -> None:
    (fault,) = check_rules.check(house(tmp_path, room=ROOM + "# by Q1, but not by Q2\n"))
    assert fault.endswith("market.py:11: there is no ruling Q2")


@pytest.mark.parametrize(
    ("excused", "said"),
    [
        ('"T1.3" = "no behaviour"\n"T1.7" = "why"', "trade.uncited.toml:2: there is no rule T1.7"),
        ('"T1.3" = "no behaviour"\n"T1.1" = "why"', "2: T1.1 is excused, but a test cites it"),
        ('"T1.3" = ""', "trade.uncited.toml:1: T1.3 is excused without a reason"),
    ],
)
def test_an_excuse_that_does_not_hold_is_found(tmp_path: Path, excused: str, said: str) -> None:
    (fault,) = check_rules.check(house(tmp_path, excused=excused))
    assert fault.endswith(said)


def test_a_move_that_no_test_names_is_found(tmp_path: Path) -> None:
    room = ROOM + "\n\nclass Haggle(Sell):\n    pass\n"
    (fault,) = check_rules.check(house(tmp_path, room=room))
    assert fault.endswith("no test names the move Haggle")


def test_a_move_is_named_by_its_notation_too(tmp_path: Path) -> None:
    room = ROOM + '\n\nclass Haggle(Sell):\n    TEXT: ClassVar[str] = "haggle {price} twice"\n'
    root = house(tmp_path, room=room)
    assert len(check_rules.check(root)) == 1
    test = next(root.glob("tests/*/test_*.py"))
    test.write_text(test.read_text("utf-8") + "\nSAID = 'haggle 3 twice'\n", "utf-8")
    assert check_rules.check(root) == []


def test_a_move_is_named_by_its_constant_or_by_its_class(tmp_path: Path) -> None:
    tests = TESTS.replace("assert SELL", "assert Sell")
    assert check_rules.check(house(tmp_path, tests=tests)) == []


def test_a_step_without_a_test_is_found(tmp_path: Path) -> None:
    room = ROOM.replace('Step("T1.1", "sell_one", Sell)', 'Step("T1.3", "look_on")')
    (fault,) = check_rules.check(house(tmp_path, room=room))
    assert fault.endswith("no test cites T1.3 or names the step look_on")


def test_editions_with_different_numbers_are_found(tmp_path: Path) -> None:
    root = house(tmp_path)
    (root / "docs/rules/trade.ru.md").write_text(BOOK.replace("T1.3", "T1.4") + RULINGS)

    assert check_rules.check(root) == [
        "docs/rules/trade.md:7: T1.3 is missing in trade.ru.md",
        "docs/rules/trade.ru.md:7: T1.4 is missing in trade.md",
    ]
