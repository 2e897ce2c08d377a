"""P1.1 The wares: what a row of their file says, and the verbs that their texts are written in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.kernel.effects import AllOf, number_effects
from deepfield.kernel.packs import Number, Sentence, Sheet, Texts, Word
from deepfield.kernel.sentences import Grammar, Verb, calls, number
from proof.box import BACK_KEYS, Ware
from proof.effects import (
    Choose,
    DrawWares,
    GainCharms,
    GainCoins,
    GiveOne,
    Peek,
    ShowOne,
    Stir,
    Toll,
)
from proof.flow.texts import MOST_PARTS

if TYPE_CHECKING:
    from deepfield.kernel.packs import Row

EFFECT: Final = "an effect"
WARE_ROWS: Final = Sheet(
    "wares",
    (
        Word("back", BACK_KEYS),
        Number("worth", 0, 9),
        Number("cost", 0, 9, 0),
        Sentence("text", ""),
    ),
    more=(Texts("name"),),
    same=("back",),
)
VERBS: Final = Grammar(
    Verb(EFFECT, AllOf, calls("effects", EFFECT)),
    Verb(EFFECT, Choose, calls("effects", EFFECT, 2)),
    Verb(EFFECT, GainCoins, number("amount", 1, 9)),
    Verb(EFFECT, GainCharms, number("amount", 1, 9)),
    Verb(EFFECT, DrawWares, number("cards", 1, 9)),
    Verb(EFFECT, Peek),
    Verb(EFFECT, Stir),
    Verb(EFFECT, Toll),
    Verb(EFFECT, ShowOne),
    Verb(EFFECT, GiveOne),
)


def ware_of(row: Row) -> Ware:
    """P1.1 One kind of ware; without a text it is a shield."""
    effect = VERBS.read(row, "text", EFFECT)
    for part in number_effects([effect]) if effect is not None else []:
        if isinstance(part, Choose) and len(part.parts()) > MOST_PARTS:
            raise row.wrong("text", f"more than {MOST_PARTS} to choose from")
    back = BACK_KEYS.index(row.word("back"))
    return Ware(row.key, back, row.number("worth"), row.number("cost"), effect)
