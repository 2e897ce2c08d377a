"""Scripts at random: the kernel never takes a world for impossible that is possible, nor knows what is not certain."""

from __future__ import annotations

from math import factorial
from random import Random

import pytest

from kernel.script import SEATS, Play, world
from kernel.truth import true_worlds

DECKS = (
    "stock=ABCD",
    "stock=AB discard=CD",
    "stock=ABcd",
    "hand0=AB hand1=C stock=D",
    "stock=ABC left=d",
)
PILES = ("stock", "discard", "left", "hand0", "hand1")
DEEDS = 7
MOST_COURSES = 500


def random_deed(random: Random, piles: dict[str, str]) -> str:
    """Make up a deed that can be done on these piles."""
    full = [name for name, cards in piles.items() if cards]
    pile = random.choice(full)
    at = random.randrange(len(piles[pile]))
    who = random.choice(["0", "1", "01", "012", "*"])
    goal = random.choice(PILES) + random.choice(["", "@low"])
    owner = random.randrange(SEATS)
    return random.choice(
        [
            f"shuffle {pile}",
            f"shuffle {pile} by {random.randrange(SEATS)}",
            f"reveal {pile}.{at} to {who}",
            f"reveal {pile}.{at} to {who}",
            f"move {pile}.{at} {goal}",
            f"move {pile}.{at} {goal}",
            f"mix {pile} by {owner}",
            f"secret {pile}.{at} {goal} by {owner}",
            f"show {pile}.{at} to {who} by {owner}",
        ]
    )


def random_script(random: Random) -> tuple[Play, list[str]]:
    """Play deeds at random, not so many that their courses cannot be counted."""
    script = ["open " + random.choice(DECKS), "shuffle stock"]
    play = Play(script[0])
    play.do(script[1])
    courses = factorial(len(play.piles["stock"]))
    for _ in range(DEEDS):
        deed = random_deed(random, play.piles)
        if not deed.startswith(("move", "reveal")):
            courses *= factorial(len(play.piles[deed.split()[1].partition(".")[0]]))
        if courses > MOST_COURSES:
            break
        play.do(deed)
        script.append(deed)
    return play, script


@pytest.mark.parametrize("part", range(5))
def test_hidden_never_less_is_imagined_than_is_possible(part: int) -> None:
    random = Random(part)
    for _ in range(60):
        compare(*random_script(random))


def compare(play: Play, script: list[str]) -> None:
    """Compare what the kernel says with all courses that the script may have taken."""
    true = true_worlds(script)
    for eye in range(SEATS):  # the spectator is told whatever all seats come to know
        imagined = play.worlds(eye)
        assert world(play.piles) in true[eye] <= imagined, script
        for name, cards in play.piles.items():
            for place, letter in enumerate(cards):
                known = play.known.known[play.letters.index(letter)] >> eye & 1
                if known and not name.startswith("hand"):
                    assert {dict(lie)[name][place] for lie in true[eye]} == {letter}, script
                if known and name.startswith("hand"):
                    assert all([letter in dict(lie)[name] for lie in true[eye]]), script


def test_hidden_an_eye_that_did_not_learn_has_seen_nothing_that_narrows_its_worlds() -> None:
    random = Random(3)
    narrowed = 0
    for _ in range(200):
        play, script = random_script(random)
        pile = random.choice([name for name, cards in play.piles.items() if cards])
        before, learned = true_worlds(script), play.learned[:]
        deed = f"reveal {pile}.0 to {random.choice(['0', '1', '01', '012'])}"
        play.do(deed)
        after = true_worlds([*script, deed])
        for eye in range(SEATS):
            fewer = len(after[eye]) < len(before[eye])
            assert not fewer or play.learned[eye] > learned[eye], script
            narrowed += fewer
    assert narrowed > 50
