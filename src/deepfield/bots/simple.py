"""The two lower rungs of the ladder: by chance, and by hand-written priorities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from deepfield.bots.bot import Bot, Budget, Imagine, best_of

if TYPE_CHECKING:
    from deepfield.kernel.moves import Action, Ask


class RandomBot(Bot):
    """Any option, each as likely."""

    LOOKS: ClassVar[bool] = False

    def choose(self, view: Any, ask: Ask, imagine: Imagine, budget: Budget) -> Action[Any]:
        """Draw one."""
        options = ask.options
        return options[int(self.rng.random() * len(options))]


class RulesBot(Bot):
    """The option that the priorities of the game put first; looks one imagining deep."""

    LOOKS: ClassVar[bool] = False

    def choose(self, view: Any, ask: Ask, imagine: Imagine, budget: Budget) -> Action[Any]:
        """Read the priorities off an imagining: what they say of hidden things is a guess."""
        table = imagine(self.rng)
        weights = self.game.priorities(table, ask, self.persona)
        return ask.options[best_of(weights, self.rng)]
