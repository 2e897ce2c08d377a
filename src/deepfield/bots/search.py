"""Search in what a seat can know: many imaginings through one tree of actions."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any, ClassVar, Final

from deepfield.bots.bot import Bot, Budget, Imagine, standings
from deepfield.bots.rollout import wander

if TYPE_CHECKING:
    from deepfield.kernel.moves import Action, Ask

CURIOSITY: Final = 1.2  # how much an option that was tried little is favoured
DOUBT: Final = 0.05  # how much worse than the average an untried option is taken to be
TRUST: Final = 0.7  # how flat the priorities are made before they guide the search
WORLDS: Final = 64  # imaginings that are drawn anew; then each is played on once more, and so on
STEPS: Final = 20  # decisions of one simulation, in the tree and beyond it


class Node:
    """What is known of the position after one sequence of actions, over all imaginings."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # for the seat that chose the action
        self.children: dict[int, Node] = {}  # by the index of the action

    def favour(self) -> tuple[int, float, float]:
        """Rank the answers: tried most, then done best, then likeliest."""
        return (self.visits, self.total / self.visits if self.visits else 0.0, self.prior)


class Scale:
    """The span of all results seen, to bring them between 0 and 1."""

    def __init__(self) -> None:
        self.low = math.inf
        self.high = -math.inf

    def widen(self, values: list[float]) -> None:
        """Take these results into the span."""
        self.low = min(self.low, *values)
        self.high = max(self.high, *values)

    def share(self, value: float) -> float:
        """Give the place of a result in the span."""
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5


class SearchBot(Bot):
    """Monte Carlo tree search over information sets.

    Each simulation takes an imagining, of which there are many, goes down the one tree as far as it is known, adds a node,
    plays on by chance and judges the position: one value a seat, and every seat maximizes its own.
    Options that an imagining does not have are passed over (the tree is open loop).
    """

    LOOKS: ClassVar[bool] = False
    SIMULATIONS: ClassVar[int] = 500

    def choose(self, view: Any, ask: Ask, imagine: Imagine, budget: Budget) -> Action[Any]:
        """Simulate within the budget; answer with the option that was tried most."""
        deadline = budget.deadline()
        root, scale = Node(1.0), Scale()
        worlds: list[Any] = []
        for number in range(max(1, budget.simulations)):
            if number < WORLDS:
                worlds.append(imagine(self.rng))
            self.simulate(root, scale, worlds[number % WORLDS].clone())
            if time.perf_counter() > deadline:
                break
        return max(ask.options, key=lambda option: root.children[option.index].favour())

    def simulate(self, root: Node, scale: Scale, table: Any) -> None:
        """Go one way down, and tell the nodes on it what it was worth to who chose them."""
        path: list[tuple[Node, int]] = []
        node = root
        while table.ask is not None and len(path) < STEPS:
            ask = table.ask
            node, action = self.descend(node, scale, table, ask)
            path.append((node, ask.seat))
            table.act(action)
            if not node.visits:
                break
        self.play_on(table, STEPS - len(path))
        values = standings(self.game.value(table))
        scale.widen(values)
        for passed, seat in path:
            passed.visits += 1
            passed.total += values[seat]

    def play_on(self, table: Any, steps: int) -> None:
        """Play on from the edge of the tree, before the position is judged."""
        wander(table, steps, self.rng)

    def descend(self, node: Node, scale: Scale, table: Any, ask: Ask) -> tuple[Node, Action[Any]]:
        """Choose among the options of this imagining: what has done well, or is likely and untried."""
        children = node.children
        options = ask.options
        if not all([option.index in children for option in options]):
            self.grow(node, table, ask)
        here = [children[option.index] for option in options]
        visits = sum([child.visits for child in here])
        untried = 0.5 if not visits else scale.share(sum([c.total for c in here]) / visits) - DOUBT
        pull = CURIOSITY * math.sqrt(visits + 1)
        best, place = -math.inf, 0
        for at, child in enumerate(here):
            tried = child.visits
            worth = scale.share(child.total / tried) if tried else untried
            score = worth + pull * child.prior / (1 + tried)
            if score > best:
                best, place = score, at
        return here[place], options[place]

    def grow(self, node: Node, table: Any, ask: Ask) -> None:
        """Give each option a node; how likely it is say the priorities, made flatter."""
        weights = [weight**TRUST for weight in self.game.priorities(table, ask, self.persona)]
        total = sum(weights) or 1.0
        for option, weight in zip(ask.options, weights, strict=True):
            if option.index not in node.children:
                node.children[option.index] = Node(weight / total)
