"""How moves are written: the words for the numbers of their fields."""

from __future__ import annotations

from typing import TYPE_CHECKING

from proof.box import BACK_KEYS
from proof.content import ware_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from proof.box import ProofBox


def words(box: ProofBox) -> Mapping[str, Sequence[str]]:
    """Wares by kind and copy, backs by name."""
    return {"ware": ware_words(box), "back": BACK_KEYS}
