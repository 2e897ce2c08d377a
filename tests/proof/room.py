"""The parts of the room put together; a test puts others in their place."""

from __future__ import annotations

from typing import Any

from deepfield.kernel.game import Game
from deepfield.kernel.options import Option
from proof.advice import priorities, value
from proof.content import open_box
from proof.flow.asides import BOAST, GIFT
from proof.flow.confide import CONFIDE, EVERY_TO, Confidence
from proof.flow.raid import DEFEND, NO_DEFENCE, ROLL_AGAIN, STAND, RaidOn, Roll
from proof.flow.rounds import LAY, Marks, Round, Rounds
from proof.flow.search import KEEP, KEEP_BACK, SearchTwo
from proof.flow.texts import LEAVE, PICK, SHUFFLE, Choice, PeekAt
from proof.flow.turn import PLAY, RAID, SEARCH, WORK, Turn
from proof.notation import words
from proof.setup import begin
from proof.state import STREAMS, Proof
from proof.view import view

FRAMES = (Rounds, Round, Marks, Turn, SearchTwo, RaidOn, Roll, Choice, PeekAt, Confidence)
DEEDS = [WORK, SEARCH, *PLAY, *RAID]
IN_RAIDS = [ROLL_AGAIN, STAND, *DEFEND, NO_DEFENCE]
IN_TEXTS = [*PICK, SHUFFLE, LEAVE, *EVERY_TO, *CONFIDE]
MOVES = (LAY, DEEDS, KEEP, KEEP_BACK, IN_RAIDS, IN_TEXTS, GIFT, BOAST)
OPTIONS = (
    Option("rounds", "P3.2", (3,), low=1, high=6),
    Option("raids", "P9.1", ("on", "off")),
    Option("gifts", "P10.1", ("on", "off")),
)


def room(**others: Any) -> Game:
    """Make the game; a test puts other parts in the place of its own."""
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
        "options": OPTIONS,
        "personas": ("balanced", "bold"),
        "words": words,
    }
    return Game(**{**parts, **others})


GAME = room()
