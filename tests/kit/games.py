"""The games over which conformance and non-interference run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import deepfield

if TYPE_CHECKING:
    from deepfield.kernel.game import Game

NAMES = ["proof.room", "beyond_the_sun"]
GAMES: list[Game] = [deepfield.game(name) for name in NAMES]
IDS = [game.name for game in GAMES]
