"""A mixing that tears a batch and takes open cards in: each of the two makes kin (docs/hidden.md, section 2)."""

from __future__ import annotations

from deepfield.kernel.hidden import Deck, all_open

DECK = Deck("cards", (0,) * 6)


def test_hidden_s2_open_cards_mixed_with_a_torn_batch_become_a_kin_of_their_own() -> None:
    known = all_open(DECK, 2)
    known.mix([0, 1, 2], 0)
    known.mix([3, 4], 0)
    known.mix([2, 3], 0)
    assert known.kin == [1, 1, 1, 2, 2, 0]

    known.mix([3, 5], 0)

    assert known.kin == [1, 1, 1, 1, 1, 3]
    assert [number > 0 for number in known.batch] == [True] * 6
