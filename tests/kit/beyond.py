"""Tables of Beyond the Sun for tests: factions, boards, and the phase or the effect to begin with."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.flow.sentence import ACTION, Sentence
from deepfield.games.beyond_the_sun.flow.turn import Play, Round, Turn
from deepfield.games.beyond_the_sun.state import (
    ACTIVE,
    CHANGED,
    EXPERT,
    LAST_ROUND,
    ROUND,
    BeyondTheSun,
)
from deepfield.kernel.effects import number_effects
from deepfield.kernel.moves import Seat
from kit.beyond_box import fixture
from kit.beyond_lay import Board, Faction, Laying
from kit.beyond_seats import ANNA, BORIS, DMITRY, IRINA, Beyond
from kit.scenario import lay

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from deepfield.games.beyond_the_sun.effects.verb import Verb
    from deepfield.kernel.game import Game

PHASES = {
    "action": "place_pawn",
    "production": "choose_production",
    "achievement": "gain_achievement",
}


@lru_cache(maxsize=1)
def game_f() -> Game:
    """Give the game with fixture F as it is."""
    return fixture()


def table(
    *factions: Faction,
    board: Board | None = None,
    game: Game | None = None,
    active: int = 0,
    phase: str = "action",
    effect: Verb | None = None,
    mode: int = ACTION,
    round_is: int = 1,
    last_round: int = 0,
    expert: bool = False,
    luck: Mapping[str, Sequence[int]] | None = None,
    pace: str = "choices",
    changed: int = 0,
) -> Beyond:
    """Lay a table; `effect` is carried out at once, as part of the active seat's action."""
    used = game or game_f()
    laid = board or Board()

    def arrange(g: BeyondTheSun) -> None:
        g.now[EXPERT] = int(expert)
        g.now[ROUND] = round_is
        g.now[LAST_ROUND] = last_round
        g.now[ACTIVE] = active
        Laying(g, laid).everything(factions)
        start(g, active, phase if effect is None else "after_action", changed)
        if effect is not None:
            add_effect(g, effect)
            g.push(Sentence(Seat(active), effect.number, mode))

    seats = len(factions)
    options = {"boards": "expert" if expert else "basic"}
    laid_table = lay(used, arrange, seats=seats, luck=luck, options=options, pace=pace)
    return Beyond(used, laid_table)


def start(g: BeyondTheSun, active: int, phase: str, changed: int) -> None:
    """Push the frames of a turn, with the phase to come."""
    g.push(Play())
    g.push(Round(active + 1))
    turn = Turn(Seat(active))
    turn.line = g.book.plans[Turn].lines[PHASES.get(phase, phase)]
    g.now[CHANGED] = changed
    g.push(turn)


def add_effect(g: BeyondTheSun, effect: Verb) -> None:
    """Number an effect that is on no card, after those of the box."""
    added = number_effects([effect])
    for place, one in enumerate(added, len(g.box.effects)):
        one.number = place
    g.box.effects = [*g.box.effects, *added]


__all__ = ["ANNA", "BORIS", "DMITRY", "IRINA", "Beyond", "Board", "Faction", "game_f", "table"]
