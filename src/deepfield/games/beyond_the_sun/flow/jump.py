"""B12 Jumps: movement points are spent one by one; control is checked when the last ship stands."""

from __future__ import annotations

from typing import ClassVar, Final

from deepfield.games.beyond_the_sun.box import NODE_COUNT, WW
from deepfield.games.beyond_the_sun.fleet_events import ShipMoved
from deepfield.games.beyond_the_sun.flow.control import check_control, taker
from deepfield.games.beyond_the_sun.flow.sentence import (
    ACTION,
    Sentence,
    mode_of,
    parts_of,
    refuse_rest,
)
from deepfield.games.beyond_the_sun.rules.outlook import outlook_now
from deepfield.games.beyond_the_sun.rules.reach import (
    BY_LINES,
    SHIP_PLACES,
    can_step,
    fleets_of,
    places_of,
    targets_of,
)
from deepfield.games.beyond_the_sun.state import (
    CAPTURED,
    CHANGED,
    LEVELS,
    BeyondTheSun,
    ship_place,
)
from deepfield.kernel.frames import Frame, Step
from deepfield.kernel.moves import AGAIN, END, STEP, Action, Ask, Next, Refusal, Seat

# What a move has to heed, besides the lines.
NOTHING: Final = 0
CHANGE: Final = 1  # B5.9 the jump must change something in the end
REST: Final = 2  # B19.4 what follows must stay possible

NO_SUCH_SHIP: Final = Refusal("B12.1", "no-such-ship-there")
NO_SUCH_NODE: Final = Refusal("B12.5", "no-such-node")
NO_LINE: Final = Refusal("B12.5", "no-line-between")


class MoveShip(Action[BeyondTheSun]):
    """B12.1 One point moves one ship from node to node."""

    TEXT: ClassVar[str] = "move {level} from {source} to {target}"

    def __init__(self, source: int, level: int, target: int) -> None:
        self.source = source
        self.level = level
        self.target = target
        self.place = ship_place(0, source, level)

    def refuse(self, g: BeyondTheSun, frame: Travel) -> Refusal | None:
        """There must be such a ship and a line; what the action demands must stay possible."""
        if not g.ships[frame.seat * SHIP_PLACES + self.place]:
            return NO_SUCH_SHIP
        if not can_step(g, frame.ways, self.source, self.target):
            return NO_LINE
        if (frame.ways != BY_LINES or self.target == WW) and not g.is_there(self.target):
            return NO_SUCH_NODE
        if frame.heed == NOTHING or (frame.heed == CHANGE and frame.left > 1):
            return None
        return frame.refuse_after(g, self)

    def do(self, g: BeyondTheSun, frame: Travel) -> Next:
        """B12.4 Nothing is checked before the last move is done."""
        self.shift(g, frame.seat, 1)
        frame.left -= 1
        g.emit(ShipMoved(frame.seat, self.level, self.source, self.target))
        return AGAIN

    def shift(self, g: BeyondTheSun, seat: Seat, count: int) -> None:
        """Take so many ships there, or back."""
        g.ships[ship_place(seat, self.source, self.level)] -= count
        g.ships[ship_place(seat, self.target, self.level)] += count


class JumpDone(Action[BeyondTheSun]):
    """B12.3 The points that are left are lost."""

    TEXT: ClassVar[str] = "jump done"

    def refuse(self, g: BeyondTheSun, frame: Travel) -> Refusal | None:
        """B5.9 In an action something must change, and what follows must be possible."""
        if frame.heed == NOTHING:
            return None
        outlook = outlook_now(g, frame.seat)
        outlook.points = 0
        outlook.changed |= int(frame.has_moved(g))
        return refuse_rest(g, frame.seat, outlook)


MOVE_SHIP: Final = [  # of each place of a ship, node * LEVELS + level - 1, and each target
    [MoveShip(place // LEVELS, place % LEVELS + 1, target) for target in range(NODE_COUNT)]
    for place in range(SHIP_PLACES)
]
JUMP_DONE: Final = JumpDone()


class Travel(Frame[BeyondTheSun]):
    """B12 One jump of one seat."""

    STEPS: ClassVar[tuple[Step, ...]] = (
        Step("B12.2", "choose_move", MoveShip, JumpDone),
        Step("B12.6", "arrive"),
        Step("B21.44", "count_captured"),
    )

    def __init__(
        self,
        seat: Seat,
        left: int,
        ways: int,
        heed: int,
        start: tuple[int, ...],
        captured: int = 0,
    ) -> None:
        self.seat = seat
        self.left = left
        self.ways = ways
        self.heed = heed
        self.start = start  # the seat's ships as they stood before (B12.3)
        self.captured = captured

    def choose_move(self, g: BeyondTheSun) -> Ask | Next:
        """B12.2 Every ship along every line, while there are points."""
        if not self.left:
            return STEP
        moves: list[Action[BeyondTheSun]] = []
        for place in places_of(g, self.seat):
            targets = MOVE_SHIP[place]
            moves.extend([targets[n] for n in targets_of(g, self.ways, place // LEVELS)])
        if not moves:
            return STEP
        moves.append(JUMP_DONE)
        return g.offer(self.seat, moves)

    def has_moved(self, g: BeyondTheSun) -> bool:
        """B12.3 Tell whether the ships stand otherwise than before the jump."""
        return fleets_of(g, self.seat) != self.start

    def refuse_after(self, g: BeyondTheSun, move: MoveShip) -> Refusal | None:
        """B19.4, B5.9 Say what would not be possible any more after a move: it is tried and undone."""
        memo = g.memo
        g.memo = {}
        move.shift(g, self.seat, 1)
        outlook = outlook_now(g, self.seat)
        outlook.points = self.left - 1
        outlook.changed |= int(self.left > 1 or self.has_moved(g))
        refusal = refuse_rest(g, self.seat, outlook)
        move.shift(g, self.seat, -1)
        g.memo = memo
        return refusal

    def arrive(self, g: BeyondTheSun) -> None:
        """B12.4, B12.6 All moves are done: check control where ships have left or arrived."""
        now = fleets_of(g, self.seat)
        if now == self.start:
            return
        g.now[CHANGED] = 1
        nodes = [
            node
            for node in range(NODE_COUNT)
            if now[node * LEVELS : node * LEVELS + LEVELS]
            != self.start[node * LEVELS : node * LEVELS + LEVELS]
        ]
        takings = check_control(g, nodes)
        self.captured = len([entry for entry in takings if taker(entry) == self.seat])

    def count_captured(self, g: BeyondTheSun) -> Next:
        """B21.44 The nodes that this very jump gave, whatever came of them."""
        g.now[CAPTURED] = self.captured
        return END


def to_heed(g: BeyondTheSun) -> int:
    """Tell what the moves of a jump have to heed that begins now."""
    if mode_of(g) != ACTION:
        return NOTHING
    if parts_left(g):
        return REST
    return NOTHING if g.now[CHANGED] else CHANGE


def parts_left(g: BeyondTheSun) -> bool:
    """Tell whether anything is left of the action that is being carried out."""
    for frame in g.frames[::-1]:
        if isinstance(frame, Sentence):
            if frame.mode != ACTION:
                return False
            if frame.done < len(parts_of(g, frame.effect)):
                return True
    return False


def travel(g: BeyondTheSun, seat: Seat, points: int, ways: int) -> None:
    """B12.1 Begin a jump; a seat without ships has nothing to move."""
    g.now[CAPTURED] = 0
    if g.has_ships(seat):
        g.push(Travel(seat, points, ways, to_heed(g), fleets_of(g, seat)))
