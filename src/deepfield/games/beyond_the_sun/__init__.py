"""Beyond the Sun: the rules of docs/rules/beyond_the_sun.md."""

from __future__ import annotations

from typing import Final

from deepfield.games.beyond_the_sun.advice import PERSONAS, priorities, value
from deepfield.games.beyond_the_sun.facts import facts
from deepfield.games.beyond_the_sun.notation import words
from deepfield.games.beyond_the_sun.printed import open_box
from deepfield.games.beyond_the_sun.setup import begin
from deepfield.games.beyond_the_sun.soundness import check
from deepfield.games.beyond_the_sun.state import OPTIONS, STREAMS, BeyondTheSun
from deepfield.games.beyond_the_sun.tables import FRAMES, TABLES
from deepfield.games.beyond_the_sun.view import view
from deepfield.kernel.game import Game

GAME: Final = Game(
    name="beyond_the_sun",
    prefix="bts",
    rules=1,
    seats=(2, 4),
    table=BeyondTheSun,
    frames=FRAMES,
    streams=STREAMS,
    tables=TABLES,
    box=open_box,
    begin=begin,
    view=view,
    value=value,
    priorities=priorities,
    options=OPTIONS,
    words=words,
    facts=facts,
    check=check,
    personas=PERSONAS,
)

__all__ = ["GAME"]
