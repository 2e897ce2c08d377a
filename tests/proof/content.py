"""P1 Opening the box: the wares, their texts numbered."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from deepfield.kernel.effects import number_effects
from proof.box import COPIES, ProofBox
from proof.cards.wares import kinds

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def open_box(packs: Sequence[Path]) -> ProofBox:
    """P1.1 What is in the box."""
    wares = kinds()
    effects = number_effects([ware.effect for ware in wares if ware.effect is not None])
    facts = repr([(ware.key, ware.back, ware.worth, ware.cost) for ware in wares])
    return ProofBox(wares, hashlib.sha256(facts.encode()).hexdigest()[:16], effects)


def ware_words(box: ProofBox) -> list[str]:
    """P1.1 Every card by its kind and its copy: lantern_1, lantern_2."""
    return [f"{ware.key}_{card % COPIES + 1}" for card, ware in enumerate(box.wares)]
