"""Beyond the Sun: the quick test of legality against a search for a complete way (B5.13, B19.4, Q24).

    python tools/legality.py --count 10000 [--seed 1]     positions to be judged; exit code 1 on a difference

An action space is offered if a quick test finds a way to carry its action out: it goes through the
text in thought and adds up ore, cubes and movement points. Here the same is found out the long way:
who may stand where is read from the rules anew, the cost is paid on a copy of the table, each part
of the text is really carried out, every choice is tried, and a part that is mandatory must be
possible on the table as it then is. A way is complete if all parts were done and something has
changed. Both must agree on every space of the board, at every position of games by chance.

Unknown results are ignored (B19.8, Q60), as in the rules: the search plays in a box in which control
bonuses, colonization bonuses, immediate bonuses, events and abilities do nothing. So what is met on
the way neither helps nor hinders; control itself, discs, cubes and cards are those of the table. Which
technology a research turns up is taken from the deck as it lies: no printed action has a mandatory
part after a research that could depend on it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import TYPE_CHECKING, Any, Final, cast

from deepfield.games.beyond_the_sun import GAME
from deepfield.games.beyond_the_sun.box import (
    FIRST_GUILD,
    FIRST_TECHNOLOGY,
    GUILD_COUNT,
    MOST_DEEDS,
    MOST_SPACES,
    ROW_COUNT,
    SLOT_COUNT,
)
from deepfield.games.beyond_the_sun.cards.kinds import PUSHES_PAWNS
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.flow.action import PLACE_PAWN, PlacePawn
from deepfield.games.beyond_the_sun.state import (
    BOTTOM_SPACE,
    DYSON_DEED,
    SPACE_COUNT,
    BeyondTheSun,
)
from deepfield.kernel.frames import Plan
from ways import Stop, ways_of_deed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from deepfield.games.beyond_the_sun.box import BeyondBox
    from deepfield.games.beyond_the_sun.flow.turn import Turn
    from deepfield.kernel.moves import Action, Seat

# What the games that are sampled are fond of, so that they come to fleets, colonies and high levels.
LIKED: Final = {
    "JumpDone": 0.1,
    "TradeResources": 0.2,
    "RecallForOre": 0.1,
    "SellPopulation": 0.1,
    "Decline": 0.4,
}


def without_results(box: BeyondBox) -> BeyondBox:
    """B19.8 Take all that is unknown out of a box: bonuses, events, abilities."""
    nothing = AllOf()
    nothing.number = len(box.effects)
    box.effects = [*box.effects, nothing]
    for technology in box.technologies:
        technology.immediate = None
    for system in box.systems:
        system.control = None
        system.bonus = None
    for event in box.events:
        event.effect = nothing
    for faction in box.factions:
        for board in faction.boards:
            board.abilities = ()
    return box


# Who may stand where (B5.1 to B5.7), and what it costs.


def deeds_open(g: BeyondTheSun, seat: Seat) -> Iterator[tuple[int, int]]:
    """B5.5 List the actions that a seat may use, each with its number of spaces on this table."""
    for row in g.box.rows:
        yield row.number, max(1, row.spaces[g.seats])
    for guild in range(GUILD_COUNT):
        if not g.covered[guild]:
            yield FIRST_GUILD + guild, g.box.guilds[guild].deed.spaces
    own = [g.tree[slot] for slot in range(SLOT_COUNT) if g.has_researched(seat, slot)]
    for card in own + [card for card in g.private if g.owner[card] == seat]:
        for place, deed in enumerate(g.box.technologies[card].deeds):
            yield FIRST_TECHNOLOGY + card * MOST_DEEDS + place, deed.spaces
    if any([g.box.events[event].deed for event in g.news]):
        yield DYSON_DEED, 1


def spaces_free(g: BeyondTheSun, seat: Seat) -> Iterator[tuple[int, int, int]]:
    """B5.1-B5.4 List the spaces where the pawn may go: space, action, surcharge."""
    pushes = any([g.box.systems[s].lasting & PUSHES_PAWNS for s in g.colonies_of(seat)])
    for deed, spaces in deeds_open(g, seat):
        for place in range(spaces):
            space = deed * MOST_SPACES + place
            taken = space in g.pawn and not pushes
            if space == BOTTOM_SPACE or not (taken or g.pawn[seat] == space):
                extra = deed < ROW_COUNT and g.box.rows[deed].surcharged[g.seats] == place
                yield space, deed, int(extra)


# Comparing.


class Judge:
    """Goes from position to position and compares."""

    def __init__(self) -> None:
        self.game = GAME.with_packs(())  # a game of its own: its book gets one frame more
        self.game.book.plans[Stop] = Plan(Stop)
        self.box = without_results(cast("BeyondBox", self.game.with_packs(()).box))
        self.positions = 0
        self.spaces = 0
        self.legal = 0
        self.verdicts: set[tuple[int, bool]] = (
            set()
        )  # of every action whether it was ever legal, or not
        self.faults: list[str] = []

    def legal_spaces(self, table: BeyondTheSun, seat: Seat) -> set[int]:
        """B5.13 Find all spaces with a complete way, by search."""
        start = table.clone()
        start.box = self.box
        found: dict[tuple[int, int], bool] = {}
        legal: set[int] = set()
        for space, deed, extra in spaces_free(start, seat):
            self.spaces += 1
            if (deed, extra) not in found:
                found[deed, extra] = self.has_way(start, seat, deed, extra)
                self.verdicts.add((deed, found[deed, extra]))
            if found[deed, extra]:
                legal.add(space)
        return legal

    def has_way(self, start: BeyondTheSun, seat: Seat, number: int, extra: int) -> bool:
        """B5.9 Look for a way that is complete and has changed something."""
        deed = start.deed(number)
        pawn = start.columns.index(start.pawn)
        before = [tuple(column) for column in start.columns]
        now = start.columns.index(start.now)
        for table, paid in ways_of_deed((start, False), seat, deed, deed.effect, extra):
            if paid:
                return True
            for place, column in enumerate(table.columns):
                if place not in {pawn, now} and tuple(column) != before[place]:
                    return True
        return False

    def judge(self, table: BeyondTheSun) -> None:
        """Compare every space of one position."""
        ask = table.ask
        assert ask is not None
        offered = {action.space for action in ask.options if isinstance(action, PlacePawn)}
        legal = self.legal_spaces(table, ask.seat)
        self.positions += 1
        self.legal += len(legal)
        for space in range(SPACE_COUNT):
            if (space in offered) != (space in legal):
                word = self.game.text(PLACE_PAWN[space])
                verdict = "offered, no way found" if space in offered else "a way, not offered"
                refusal = PLACE_PAWN[space].refuse(table, cast("Turn", table.frames[-1]))
                self.faults.append(f"{word}: {verdict} ({refusal}); {table.digest()}")

    def play(self, seed: int, limit: int) -> None:
        """Play one game by chance, and judge the action phases of it."""
        rng = random.Random(seed)
        boards = rng.choice(["basic", "expert"])
        table = self.game.new(rng.randint(2, 4), seed, {"boards": boards})
        while table.ask is not None and self.positions < limit:
            if table.ask.prompt == "turn.place_pawn":
                self.judge(table)
            table.act(choose(rng, table.ask.options))


def choose(rng: random.Random, options: Sequence[Action[Any]]) -> Action[Any]:
    """Choose by chance, some kinds of answers less often than others."""
    weights = [LIKED.get(type(action).__name__, 1.0) for action in options]
    return rng.choices(options, weights)[0]


def main() -> int:
    """Judge so many positions."""
    parser = argparse.ArgumentParser(description="Compare quick legality with a search.")
    parser.add_argument("--count", type=int, default=10_000, help="positions to be judged")
    parser.add_argument("--seed", type=int, default=1, help="the first game")
    wanted = parser.parse_args()
    judge = Judge()
    began = time.perf_counter()
    seed = wanted.seed
    while judge.positions < wanted.count:
        judge.play(seed, wanted.count)
        seed += 1
    seconds = time.perf_counter() - began
    print("\n".join(judge.faults[:40]))
    actions = {deed for deed, _ in judge.verdicts}
    both = len(judge.verdicts) - len(actions)
    print(
        f"legality: {judge.positions} positions of {seed - wanted.seed} games, {judge.spaces} free"
        f" spaces, {judge.legal} legal; {len(actions)} actions, {both} of them legal here and not there;"
        f" {len(judge.faults)} differences; {seconds:.0f} s"
    )
    return 1 if judge.faults else 0


if __name__ == "__main__":
    sys.exit(main())
