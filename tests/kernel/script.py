"""The examples of docs/hidden.md, section 8, read and played: on the kernel, and over all that could be."""

from __future__ import annotations

import re
from itertools import islice, permutations
from pathlib import Path
from typing import Final

from deepfield.kernel.hidden import Deck, all_open

SEATS: Final = 3
EYES: Final = SEATS + 1
ALL: Final = (1 << EYES) - 1
TEXT: Final = Path(__file__).resolve().parents[2] / "docs" / "hidden.md"

Piles = dict[str, str]  # each pile's cards by their letters, the last on top
World = tuple[tuple[str, str], ...]


class Stage:
    """Deeds, and what is so after them."""

    def __init__(self, deeds: list[str], facts: str) -> None:
        self.deeds = deeds
        self.piles: list[str] = []
        self.numbers: dict[str, list[int]] = {}
        for part in facts.split(" | "):
            word, *rest = part.split()
            if word in {"learned", "worlds", "true"}:
                self.numbers[word] = [int(number) for number in rest]
            else:
                self.piles.append(part.strip())
        self.numbers.setdefault("true", self.numbers["worlds"])


def examples() -> dict[str, list[Stage]]:
    """Read all examples from the page, each with its stages."""
    block = TEXT.read_text().split("```examples\n")[1].split("```")[0]
    found: dict[str, list[Stage]] = {}
    name, deeds = "", [""]
    for line in block.splitlines():
        if re.match(r"E\d+ ", line):
            name = line.split()[0]
            found[name] = []
        elif line.strip().startswith("do "):
            deeds = [deed.strip() for deed in line.strip()[3:].split(";")]
        else:
            assert line.strip().startswith("is "), line
            found[name].append(Stage(deeds, line.strip()[3:]))
    return found


def eyes(word: str) -> int:
    """Read who: "01", or "*" for everybody; what all seats are told the spectator is told."""
    return ALL if word in {"*", "012"} else sum([1 << int(seat) for seat in word])


def laid_open(deed: str) -> Piles:
    """Read where the cards lie at first."""
    return dict(re.findall(r"(\w+)=(\w+)", deed))


def after(deed: str, word: str) -> str:
    """Give the word that follows this one in a deed; nothing if it is not there."""
    match = re.search(rf" {word} (\S+)", deed)
    return match[1] if match else ""


class Play:
    """A script played on the kernel's knowledge, each shuffle leaving the order as it was."""

    def __init__(self, opening: str) -> None:
        self.piles = laid_open(opening)
        self.letters = sorted("".join(self.piles.values()), key=str.casefold)
        backs = tuple([int(letter.islower()) for letter in self.letters])
        self.known = all_open(Deck("cards", backs), SEATS)
        self.learned = [0] * EYES

    def do(self, deed: str) -> None:
        """Do one deed."""
        verb, _, rest = deed.partition(" ")
        place = rest.split(" ")[0]
        known, learners = self.known, 0
        if verb == "move":
            self.move(deed)
        elif verb == "reveal":
            learners = known.reveal(self.card(place), eyes(after(deed, "to")))
        elif verb == "shuffle":
            learners = known.shuffled(self.cards(place), eyes(after(deed, "by") or ""))
        elif verb == "mix":
            known.mix(self.cards(place), eyes(after(deed, "by") or ""))
        elif verb == "secret":
            known.mix(self.cards(place.split(".")[0]), eyes(after(deed, "by")))
            self.move(deed)
        elif verb == "show":
            cards = self.cards(place.split(".")[0])
            owner = int(after(deed, "by"))
            learners = known.show(cards, self.card(place), owner, eyes(after(deed, "to")))
        else:
            assert verb == "roll", deed
            learners = ALL
        self.learned = [n + (learners >> eye & 1) for eye, n in enumerate(self.learned)]

    def card(self, place: str) -> int:
        """Find the card that lies at a place."""
        pile, at = place.split(".")
        return self.letters.index(self.piles[pile][int(at)])

    def cards(self, pile: str) -> list[int]:
        """List the cards of a pile."""
        return [self.letters.index(letter) for letter in self.piles[pile]]

    def move(self, deed: str) -> None:
        """Move a card, seen by all."""
        self.piles = moved(self.piles, deed)

    def tells(self, letter: str) -> str:
        """Write the three numbers of a card as the page does."""
        card = self.letters.index(letter)
        who, batch, kin = self.known.known[card], self.known.batch[card], self.known.kin[card]
        if who == ALL:
            assert (batch, kin) == (0, 0)
            return "*"
        seats = "".join([str(seat) for seat in range(SEATS) if who >> seat & 1]) or "-"
        return f"{seats}:{batch}:{kin}"

    def worlds(self, eye: int) -> set[World]:
        """Deal what an eye does not know in every way that the kernel's dealing can."""
        found: set[World] = set()
        names = list(self.piles)
        places = [card for name in names for card in self.cards(name)]
        orders = Orders()
        while orders.more:
            dealt = self.known.copy().deal(eye, places, orders.shuffle)
            letters = iter([self.letters[card] for card in dealt])
            found.add(
                world({name: "".join(islice(letters, len(self.piles[name]))) for name in names})
            )
            orders.turn_on()
        return found


class Orders:
    """A shuffle that gives, dealing after dealing, every order each time it is asked."""

    def __init__(self) -> None:
        self.more = True
        self.script: list[int] = []
        self.sizes: list[int] = []

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into the order whose turn it is."""
        orders = list(permutations(cards))
        if len(self.sizes) == len(self.script):
            self.script.append(0)
        cards[:] = orders[self.script[len(self.sizes)]]
        self.sizes.append(len(orders))

    def turn_on(self) -> None:
        """Go on to the next dealing, like the wheels of a counter."""
        while self.script and self.script[-1] == self.sizes[len(self.script) - 1] - 1:
            self.script.pop()
        self.more = bool(self.script)
        if self.more:
            self.script[-1] += 1
        self.sizes = []


def moved(piles: Piles, deed: str) -> Piles:
    """Move a card: `move stock.3 hand0`, `… stock@low` beneath."""
    _, place, goal = deed.split()[:3]
    pile, at = place.split(".")
    card = piles[pile][int(at)]
    piles = piles | {pile: piles[pile][: int(at)] + piles[pile][int(at) + 1 :]}
    name = goal.removesuffix("@low")
    lies = piles.get(name, "")
    return piles | {name: card + lies if goal.endswith("@low") else lies + card}


def world(piles: Piles) -> World:
    """Give a position: hands without order, empty piles left out."""
    lie = [
        (name, "".join(sorted(p)) if name.startswith("hand") else p) for name, p in piles.items()
    ]
    return tuple(sorted([pile for pile in lie if pile[1]]))
