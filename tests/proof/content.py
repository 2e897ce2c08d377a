"""P1 Opening the box: the wares of the house, or of packs in their place, their texts numbered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from deepfield.kernel.effects import number_effects
from deepfield.kernel.packs import digest_of, read_rows, take_places
from proof.box import COPIES, ProofBox
from proof.cards.wares import WARE_ROWS, ware_of

if TYPE_CHECKING:
    from collections.abc import Sequence

DATA: Final = Path(__file__).parent / "data"


def open_box(packs: Sequence[Path]) -> ProofBox:
    """P1.1 What is in the box."""
    house = read_rows(DATA / "wares.toml", [WARE_ROWS], pack=False)
    rows = take_places(house, [read_rows(pack, [WARE_ROWS], pack=True) for pack in packs])
    wares = [ware_of(row) for row in rows]
    effects = number_effects([ware.effect for ware in wares if ware.effect is not None])
    lines = [
        f"{ware.key} {ware.back} {ware.worth} {ware.cost} {row.word('text')}"
        for ware, row in zip(wares, rows, strict=True)
    ]
    return ProofBox(wares, digest_of(lines), effects)


def ware_words(box: ProofBox) -> list[str]:
    """P1.1 Every card by its kind and its copy: lantern_1, lantern_2."""
    return [f"{ware.key}_{card % COPIES + 1}" for card, ware in enumerate(box.wares)]
