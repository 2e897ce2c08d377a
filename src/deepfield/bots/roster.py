"""The bots by name: a profile, and behind a colon a persona or so many simulations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from deepfield.bots.bot import Bot, Budget
from deepfield.bots.search import SearchBot
from deepfield.bots.simple import RandomBot, RulesBot
from deepfield.bots.value import ValueBot
from deepfield.kernel.errors import DeepfieldError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from deepfield.kernel.game import Game

# The ladder, lowest rung first.
PROFILES: Final[Mapping[str, type[Bot]]] = {
    "random": RandomBot,
    "rules": RulesBot,
    "value": ValueBot,
    "search": SearchBot,
}
MOST: Final = 1_000_000  # simulations a decision


class UnknownBotError(DeepfieldError):
    """There is no bot of this name."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot by name: `rules`, `rules:scientist`, `search:1000`."""

    profile: str
    persona: str
    simulations: int

    @property
    def name(self) -> str:
        """Spell it as it is written."""
        more = self.persona or (str(self.simulations) if self.simulations else "")
        return f"{self.profile}:{more}" if more else self.profile

    def make(self, game: Game, seed: int) -> Bot:
        """Make the bot for a game."""
        return PROFILES[self.profile](game, seed, self.persona)

    def budget(self, seconds: float | None = None) -> Budget:
        """Give what it may think by its name, or else what its profile is used to."""
        return Budget(self.simulations or PROFILES[self.profile].SIMULATIONS, seconds)


def choose_bot(game: Game, name: str) -> Chosen:
    """Read the name of a bot."""
    profile, colon, more = name.partition(":")
    if profile not in PROFILES:
        raise UnknownBotError(f"there is no bot {profile!r}; there are: {', '.join(PROFILES)}")
    if not colon:
        return Chosen(profile, "", 0)
    if more in game.personas:
        return Chosen(profile, more, 0)
    if more.isascii() and more.isdigit() and len(more) < 8 and 0 < int(more) <= MOST:
        if PROFILES[profile].SIMULATIONS:
            return Chosen(profile, "", int(more))
        raise UnknownBotError(f"{name!r}: {profile} does not simulate")
    raise UnknownBotError(
        f"{name!r}: after the colon stands a number of simulations, or one of: "
        f"{', '.join(game.personas)}"
    )


def make_bot(game: Game, name: str, seed: int) -> Bot:
    """Make a bot by its name."""
    return choose_bot(game, name).make(game, seed)
