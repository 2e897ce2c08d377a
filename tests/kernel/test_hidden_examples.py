"""docs/hidden.md, section 8: each of its examples, read from the page, its worlds counted."""

from __future__ import annotations

import pytest

from kernel.script import EYES, Play, Stage, examples, world
from kernel.truth import true_worlds

EXAMPLES = examples()


def written(play: Play) -> list[str]:
    """Write each pile as the page does: cards alike in one word."""
    piles: list[str] = []
    for name, cards in play.piles.items():
        words: list[list[str]] = []
        for letter in cards:
            if words and words[-1][1] == play.tells(letter):
                words[-1][0] += letter
            else:
                words.append([letter, play.tells(letter)])
        piles.append(" ".join([name, *[":".join(word) for word in words]]))
    return sorted([pile for pile in piles if " " in pile])


def test_hidden_all_22_examples_are_read_from_the_page() -> None:
    assert list(EXAMPLES) == [f"E{number}" for number in range(1, 23)]


@pytest.mark.parametrize("name", EXAMPLES)
def test_hidden_example(name: str) -> None:
    stages: list[Stage] = EXAMPLES[name]
    play = Play(stages[0].deeds[0])
    done = stages[0].deeds[:1]
    for number, stage in enumerate(stages):
        for deed in stage.deeds[1:] if number == 0 else stage.deeds:
            play.do(deed)
            done.append(deed)
        assert written(play) == sorted(stage.piles)
        assert play.learned == stage.numbers["learned"]
        imagined = [play.worlds(eye) for eye in range(EYES)]
        true = true_worlds(done)
        assert [len(worlds) for worlds in imagined] == stage.numbers["worlds"]
        assert [len(worlds) for worlds in true] == stage.numbers["true"]
        for eye in range(EYES):
            assert world(play.piles) in true[eye] <= imagined[eye]
