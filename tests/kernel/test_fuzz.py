"""Hostile input by the thousand: a tenth of `tools/fuzz.py`, over the proof game and Beyond the Sun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fuzz import Fuzz, fuzz
from kernel.tiny import begin, tiny

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", ["proof.room", "beyond_the_sun"])
def test_nothing_but_the_promised_errors_comes_out(name: str) -> None:
    figure = fuzz(name, count=5000, seed=1)
    for kind in ("saves", "actions", "records", "texts", "tables", "packs"):
        assert f"{kind} refused" in figure
    for kind in ("saves", "actions", "records", "texts", "tables"):
        assert f"{kind} taken" in figure


def no_night(table: Any) -> None:
    """A set-up that falls over an option."""
    begin(table)
    assert table.options["map"] == "day", "there is no night"


def test_another_error_is_found(tmp_path: Path) -> None:
    tried = Fuzz(tiny(begin=no_night), 1, tmp_path)
    with pytest.raises(AssertionError, match="there is no night"):
        tried.run(20_000)
