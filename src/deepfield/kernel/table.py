"""A table: a complete, self-contained position, and the machine that moves it from ask to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from deepfield.kernel.book import Book, Box
from deepfield.kernel.chance import Chance, FastSource
from deepfield.kernel.errors import IllegalActionError
from deepfield.kernel.moves import (
    AGAIN,
    END,
    Action,
    Arg,
    Aside,
    Ask,
    Event,
    Move,
    Refusal,
    Seat,
    is_action,
    is_aside,
)
from deepfield.kernel.native import mypyc_attr
from deepfield.kernel.snapshot import digest_of, write

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from deepfield.kernel.columns import Column
    from deepfield.kernel.frames import Frame
    from deepfield.kernel.hidden import Knowledge, Random
    from deepfield.kernel.result import Result

B = TypeVar("B", bound=Box)

ENDLESS: Final = 100_000  # steps without a question: the rules have no such thing
NOT_YOURS: Final = "not-yours-to-answer"
GAME_OVER: Final = Refusal("", "game-over")
NO_SUCH_SEAT: Final = Refusal("", "no-such-seat")
NO_SUCH_MOVE: Final = Refusal("", "no-such-move")
NOT_OFFERED: Final = Refusal("", "not-offered")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[B]):  # noqa: PLW1641  # a table changes: it has no hash
    """Columns, frames, hidden cards and chance of one game."""

    COLUMNS: ClassVar[tuple[Column, ...]] = ()

    def __init__(
        self,
        book: Book,
        box: B,
        seats: int,
        options: dict[str, Arg],
        pace: str,
        chance: Chance,
        columns: list[list[int]],
        knowledge: list[Knowledge],
    ) -> None:
        self.book = book
        self.box = box
        self.seats = seats
        self.options = options
        self.pace = pace
        self.chance = chance
        self.columns = columns
        self.knowledge = knowledge
        self.lent = 0  # a bit for each deck whose knowledge may be shared with clones
        self.frames: list[Frame[Any]] = []
        self.shared = 0  # so many frames, from the bottom, may be shared with clones
        self.returned = 0
        self.ask: Ask | None = None
        self.events: list[tuple[int, Event]] = []
        self.memo: dict[str, object] = {}
        self.bind(columns)

    # What a game says of itself.

    def bind(self, columns: list[list[int]], /) -> None:
        """Give each column its name as an attribute."""

    def aside_candidates(self, seat: Seat, /) -> Sequence[Aside[Any]]:
        """List what a seat might do unasked."""
        return ()

    def outcome(self) -> Result:
        """Count the points of the finished game."""
        raise AssertionError("a game counts its own points")

    # Asking and answering.

    def offer(self, seat: Seat, candidates: Sequence[Action[Any]], *, covert: bool = False) -> Ask:
        """Ask a seat: the options are the candidates that are not refused."""
        frame = self.frames[-1]
        options = [action for action in candidates if action.refuse(self, frame) is None]
        prompt = self.book.plans[type(frame)].prompts[frame.line]
        return Ask(seat, prompt, options, candidates, covert)

    def push(self, frame: Frame[Any]) -> None:
        """Begin a subsection; the frames beneath wait."""
        self.frames.append(frame)

    def emit(self, event: Event, eyes: int = -1) -> None:
        """Tell what happened to these eyes; to everybody, if none or all seats are named."""
        spectator = 1 << self.seats
        if eyes | spectator == self.everybody:
            eyes = -1
        assert eyes < spectator, "the spectator is told what everybody is"
        self.events.append((eyes, event))

    def act(self, action: object, seat: object = None) -> None:
        """Answer the open ask, or do an aside; a refused action changes nothing."""
        ask = self.ask
        who = seat if seat is not None or ask is None else ask.seat
        refusal = self.explain(who, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        self.events = []
        self.chance.drawn = []
        if is_action(action):
            self._answer(action)
        elif is_aside(action) and isinstance(who, int):
            self.memo.clear()
            action.do(self, Seat(who))
        self._run()

    def explain(self, seat: object, action: object) -> Refusal | None:
        """Say why this seat may not do this now; None if it may."""
        ask = self.ask
        if ask is None:
            return GAME_OVER
        if type(seat) is not int or not 0 <= seat < self.seats:
            return NO_SUCH_SEAT
        if not isinstance(action, Move) or not self.book.has(action):
            return NO_SUCH_MOVE
        if is_aside(action):
            return self._explain_aside(seat, action)
        frame = self.frames[-1]
        step = self.book.plans[type(frame)].steps[frame.line]
        if seat != ask.seat:
            return Refusal(step.rule, NOT_YOURS)
        if action in ask.options:
            return None
        if not is_action(action) or type(action) not in step.answers:
            return Refusal(step.rule, "not-asked-now")
        refusal: Refusal | None = action.refuse(self, frame)
        return refusal or Refusal(step.rule, "not-offered")

    def _explain_aside(self, seat: int, aside: Aside[Any]) -> Refusal | None:
        refusal: Refusal | None = aside.refuse(self, Seat(seat))
        if refusal is None and aside not in self.aside_candidates(Seat(seat)):
            return NOT_OFFERED
        return refusal

    def barred(self) -> list[tuple[Move, Refusal]]:
        """List what a player would look for here and may not do, each with the reason."""
        if self.ask is None:
            return []
        frame = self.frames[-1]
        found: list[tuple[Move, Refusal]] = []
        for action in self.ask.candidates:
            refusal = action.refuse(self, frame)
            if refusal is not None:
                found.append((action, refusal))
        return found

    def asides(self, seat: int) -> list[Aside[Any]]:
        """List what this seat may do unasked."""
        if self.ask is None or self.eye(seat) == self.seats:
            return []
        candidates = self.aside_candidates(Seat(seat))
        return [aside for aside in candidates if aside.refuse(self, Seat(seat)) is None]

    def events_for(self, seat: int | None) -> list[Event]:
        """List what this seat saw happen since the last act."""
        bit = 1 << self.eye(seat)
        return [event for eyes, event in self.events if eyes & bit]

    def view(self, seat: int | None) -> Any:
        """Give what this seat may know; None is the spectator."""
        return self.book.view(self, None if self.eye(seat) == self.seats else seat)

    def eye(self, seat: int | None) -> int:
        """Give the number of an eye; None, and the number after the seats, is the spectator."""
        if seat is None:
            return self.seats
        if not 0 <= seat <= self.seats:
            raise IllegalActionError(NO_SUCH_SEAT)
        return seat

    def where(self) -> list[tuple[str, str]]:
        """Tell our place in the rules, outermost first: the rule and the step of each frame."""
        places: list[tuple[str, str]] = []
        for frame in self.frames:
            plan = self.book.plans[type(frame)]
            line = min(frame.line, len(plan.steps) - 1)
            places.append((plan.steps[line].rule, plan.prompts[line]))
        return places

    # Copies, saves, imaginings.

    def clone(self) -> Any:
        """Make an independent copy."""
        columns = [column[:] for column in self.columns]
        new = self._beside(self.chance.copy(), columns, self.knowledge[:])
        new.lent = self.lent = -1
        new.ask = self.ask
        new.events = self.events
        return new

    def _beside(
        self, chance: Chance, columns: list[list[int]], knowledge: list[Knowledge]
    ) -> Table[B]:
        """Make a table with the same frames and other contents."""
        new: Table[B] = self.book.make(
            self.book, self.box, self.seats, self.options, self.pace, chance, columns, knowledge
        )
        new.returned = self.returned
        frames = self.frames
        if frames:
            top = frames[-1]
            new.frames = frames[:]
            new.frames[-1] = self.book.plans[type(top)].copy(top)
            new.shared = self.shared = len(frames) - 1
        return new

    def save(self) -> bytes:
        """Write the position down."""
        return write(self)

    def digest(self) -> str:
        """Give a hash of all but the source of chance and of what has been learned."""
        return digest_of(self)

    def __eq__(self, other: object) -> bool:
        """Say whether the other is the same position, whatever its chance."""
        return isinstance(other, Table) and self.digest() == other.digest()

    def imagine(self, seat: int | None, rng: Random) -> Any:
        """Give a table that agrees with all that a seat knows, the rest drawn anew."""
        eye = self.eye(seat)
        seed = rng.getrandbits(64)
        chance = Chance(FastSource(seed), [0] * len(self.book.streams), [0] * (self.seats + 1))
        columns = [column[:] for column in self.columns]
        knowledge: list[Knowledge] = []
        for deck, known in enumerate(self.knowledge):
            new_known = known.copy()
            self._deal(deck, new_known, columns, eye, rng.shuffle)
            knowledge.append(new_known)
        new = self._beside(chance, columns, knowledge)
        fault = new.resume()
        assert not fault, fault
        return new

    def _deal(
        self,
        deck: int,
        known: Knowledge,
        columns: list[list[int]],
        eye: int,
        shuffle: Callable[[list[int]], None],
    ) -> None:
        """Deal what an eye does not know of a deck anew over its places."""
        piles = self.book.piles[deck]
        places: list[int] = []
        for pile in piles:
            places.extend(columns[pile])
        dealt = known.deal(eye, places, shuffle)
        at = 0
        for pile in piles:
            size = len(columns[pile])
            columns[pile][:] = dealt[at : at + size]
            at += size

    # Hidden cards.

    @property
    def everybody(self) -> int:
        """The bits of all seats and of the spectator."""
        return (2 << self.seats) - 1

    @property
    def learned(self) -> list[int]:
        """How often each eye has learned something; the spectator's count is the last."""
        return self.chance.learned

    def own(self, deck: int) -> Knowledge:
        """Who knows what of a deck, to write in: no clone reads it."""
        if self.lent >> deck & 1:
            self.knowledge[deck] = self.knowledge[deck].copy()
            self.lent &= ~(1 << deck)
        return self.knowledge[deck]

    def reveal(self, deck: int, card: int, eyes: int) -> None:
        """Let these see a card where it lies."""
        self.chance.learn(self.own(deck).reveal(card, eyes))

    def shuffle(self, deck: int, pile: list[int], stream: int, eyes: int = 0) -> None:
        """Put a pile into a new order; these follow it."""
        learners = self.own(deck).shuffled(pile, eyes)
        self.chance.order(pile, stream)
        self.chance.learn(learners)

    def mix(self, deck: int, cards: list[int], eyes: int) -> None:
        """Let a seat choose among cards in secret: only these follow which is which."""
        self.own(deck).mix(cards, eyes)

    def show(self, deck: int, cards: list[int], card: int, owner: Seat, eyes: int) -> None:
        """Let the owner of these cards show one of them; where among them it lay nobody sees."""
        self.chance.learn(self.own(deck).show(cards, card, owner, eyes))

    def sight(self, seat: int | None, deck: int, pile: list[int]) -> list[int]:
        """See a pile as a seat does: -1 for an empty place, -2 and less for a back."""
        bit = 1 << (self.seats if seat is None else seat)
        known = self.knowledge[deck].known
        backs = self.box.decks[deck].backs
        return [card if card < 0 or known[card] & bit else -2 - backs[card] for card in pile]

    # The result.

    @property
    def result(self) -> Result | None:
        """Give scores and ranking, or None while the game goes on."""
        return None if self.frames else self.outcome()

    # The machine.

    def start(self) -> None:
        """Run from the first frame to the first ask."""
        self._run()

    def resume(self) -> str:
        """Ask the open question of a position; say what is wrong with it, or nothing."""
        if not self.frames:
            self.outcome()
            return ""
        frame = self.frames[-1]
        plan = self.book.plans[type(frame)]
        if frame.line >= len(plan.steps) or not plan.steps[frame.line].answers:
            return "nothing is asked here"
        ask = plan.code[frame.line](frame, self)
        if not isinstance(ask, Ask) or not 0 <= ask.seat < self.seats:
            return f"nobody is asked at {plan.prompts[frame.line]}"
        if not ask.options or not (ask.covert or len(ask.options) > 1 or self.pace == "all"):
            return f"there is nothing to choose at {ask.prompt}"
        self.ask = ask
        return ""

    def _answer(self, action: Action[Any]) -> None:
        self.memo.clear()
        frame = self.frames[-1]
        self._turn(frame, action.do(self, frame))

    def _turn(self, frame: Frame[Any], after: int) -> None:
        """Move the frame that was on top on to its next line."""
        if after == AGAIN:
            return
        if after == END:
            frame.line = len(type(frame).STEPS)
        else:
            frame.line += 1

    def _run(self) -> None:
        """Go on, step after step, to the next ask with a choice, or to the end."""
        plans = self.book.plans
        self.ask = None
        for _ in range(ENDLESS):
            if not self.frames:
                return
            frame = self.frames[-1]
            plan = plans[type(frame)]
            if frame.line >= len(plan.code):
                self._pop()
                continue
            self.memo.clear()
            said = plan.code[frame.line](frame, self)
            if said is None:
                frame.line += 1
            elif isinstance(said, Ask):
                assert said.options, f"nothing can be answered at {plan.prompts[frame.line]}"
                if said.covert or len(said.options) > 1 or self.pace == "all":
                    self.ask = said
                    return
                self._answer(said.options[0])
            else:
                self._turn(frame, said)
        raise RuntimeError("the rules go round in a circle")

    def _pop(self) -> None:
        frames = self.frames
        frames.pop()
        below = len(frames) - 1
        if 0 <= below < self.shared:
            frames[below] = self.book.plans[type(frames[below])].copy(frames[below])
            self.shared = below
