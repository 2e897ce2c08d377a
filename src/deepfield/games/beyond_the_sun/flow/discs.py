"""B10.5, B13.7, B14.7 A disc goes from a track to its place; where two tracks are open, one chooses."""

from __future__ import annotations

from typing import ClassVar, Final

from deepfield.games.beyond_the_sun.box import NODE_COUNT
from deepfield.games.beyond_the_sun.cards.kinds import FOOD, ORE
from deepfield.games.beyond_the_sun.rules.discs import (
    automate,
    lay_colony_disc,
    lay_outpost,
    tracks_open,
)
from deepfield.games.beyond_the_sun.state import FOOD_DISC, ORE_DISC, BeyondTheSun
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import END, Action, Ask, Next, Seat

# Where a disc goes: onto the automation track, or to ON_NODE + a node, or to ON_COLONY + a system.
AUTOMATION: Final = 0
ON_NODE: Final = 1
ON_COLONY: Final = ON_NODE + NODE_COUNT


class ChooseTrack(Action[BeyondTheSun]):
    """B13.7, B14.7 The disc comes from this track; if it is empty, an achievement disc (B13.9)."""

    TEXT: ClassVar[str] = "track {track}"

    def __init__(self, track: int) -> None:
        self.track = track

    def do(self, g: BeyondTheSun, frame: PlaceDisc) -> Next:
        """Take it there."""
        put_disc(g, frame.seat, self.track, frame.place)
        return END


CHOOSE_TRACK: Final = [ChooseTrack(track) for track in (FOOD_DISC, ORE_DISC)]


class PlaceDisc(Frame[BeyondTheSun]):
    """B13.7 A disc is owed to a place, and may come from either of the two tracks."""

    STEPS: ClassVar[tuple[Step, ...]] = (Step("B13.7", "choose_track", ChooseTrack),)

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat = seat
        self.place = place

    def choose_track(self, g: BeyondTheSun) -> Ask:
        """Let the owner name the track."""
        return g.offer(self.seat, CHOOSE_TRACK)


def owe_disc(g: BeyondTheSun, seat: Seat, kinds: int, place: int) -> None:
    """B13.7, B14.7, B10.3 Place a disc of these kinds; where there is a choice, push the frame."""
    kinds = tracks_open(g, seat, kinds)
    if kinds == FOOD | ORE:
        g.push(PlaceDisc(seat, place))
    else:
        put_disc(g, seat, FOOD_DISC if kinds == FOOD else ORE_DISC, place)


def put_disc(g: BeyondTheSun, seat: Seat, track: int, place: int) -> None:
    """Take the disc from the track to its place."""
    if place == AUTOMATION:
        automate(g, seat, track)
    elif place < ON_COLONY:
        lay_outpost(g, seat, track, place - ON_NODE)
    else:
        lay_colony_disc(g, seat, track, place - ON_COLONY)
