"""The proof game: small, and in need of every part of the kernel. `RULES.md` numbers its rules."""

from __future__ import annotations

from typing import Any

from deepfield.kernel.game import Game
from deepfield.kernel.options import Option
from proof.advice import priorities, value
from proof.content import open_box
from proof.flow.asides import BOAST, GIFT
from proof.flow.raid import DEFEND, NO_DEFENCE, ROLL_AGAIN, STAND, RaidOn, Roll
from proof.flow.rounds import LAY, Marks, Round, Rounds
from proof.flow.search import KEEP, KEEP_BACK, SearchTwo
from proof.flow.texts import (
    ALL_TO,
    CONFIDE,
    LEAVE,
    PICK,
    SHUFFLE,
    Choice,
    Confidence,
    PeekAt,
)
from proof.flow.turn import PLAY, RAID, SEARCH, WORK, Turn
from proof.notation import words
from proof.setup import begin
from proof.state import STREAMS, Proof
from proof.view import view

__all__ = ["GAME", "room"]

FRAMES = (Rounds, Round, Marks, Turn, SearchTwo, RaidOn, Roll, Choice, PeekAt, Confidence)
MOVES = (
    LAY,
    [WORK],
    [SEARCH],
    PLAY,
    RAID,
    KEEP,
    KEEP_BACK,
    [ROLL_AGAIN],
    [STAND],
    DEFEND,
    [NO_DEFENCE],
    PICK,
    [SHUFFLE],
    [LEAVE],
    ALL_TO,
    CONFIDE,
    GIFT,
    BOAST,
)


def room(**others: Any) -> Game:
    """Make the game; tests put other parts in the place of its own."""
    parts: dict[str, Any] = {
        "name": "proof",
        "prefix": "proof",
        "rules": 1,
        "seats": (2, 4),
        "table": Proof,
        "frames": FRAMES,
        "streams": STREAMS,
        "tables": MOVES,
        "box": open_box,
        "begin": begin,
        "view": view,
        "value": value,
        "priorities": priorities,
        "options": (
            Option("rounds", "P3.2", (3,), low=1, high=6),
            Option("raids", "P9.1", ("on", "off")),
            Option("gifts", "P10.1", ("on", "off")),
        ),
        "personas": ("balanced", "bold"),
        "words": words,
    }
    return Game(**{**parts, **others})


GAME = room()
