"""Section 7, kinds 3 and 4: asks, refusals and asides that rest on what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from deepfield.kernel.moves import AGAIN, END, Action, Aside, Ask, Next, Refusal, Seat
from interference.plants.planting import Plant, Planted, pairs, with_table
from proof.box import SEATS
from proof.flow.raid import DEFEND, NO_DEFENCE, RaidOn
from proof.flow.rounds import Round
from proof.flow.search import SearchTwo
from proof.flow.turn import PLAY, WORK, Turn
from proof.state import FIRST, Proof

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.frames import Frame, Step

RULE = "P0"


def has_shield(g: Proof, seat: int) -> bool:
    """What only its owner knows."""
    return any([g.box.wares[card].is_shield for card in g.hands[seat]])


def defence(g: Proof, raid: RaidOn, *, covert: bool) -> Ask:
    """The ask of a raided seat."""
    shields = [DEFEND[card] for card in sorted(g.hands[raid.foe])]
    return g.offer(raid.foe, [*shields, NO_DEFENCE], covert=covert)


class AnsweredByKernel(RaidOn):
    """An ask with nothing but passing is answered by the kernel."""

    def defend(self, g: Proof) -> Ask | None:
        return defence(g, self, covert=False)


class OnlyWhoCould(RaidOn):
    """Only who has a shield is asked."""

    def defend(self, g: Proof) -> Ask | None:
        return defence(g, self, covert=True) if has_shield(g, self.foe) else None


class OtherPrompt(RaidOn):
    """The prompt tells whether there is a shield."""

    def defend(self, g: Proof) -> Ask | None:
        ask = defence(g, self, covert=True)
        prompt = "raid.defend" if has_shield(g, self.foe) else "raid.pass"
        return Ask(ask.seat, prompt, ask.options, ask.candidates, ask.covert)


class ByHiddenCard(Round):
    """Whose turn it is rests on who has a certain card."""

    def take_turns(self, g: Proof) -> Next:
        if self.turns == g.seats:
            return END
        shields = [seat for seat in range(g.seats) if has_shield(g, seat)]
        first = shields[0] if shields else g.now[FIRST]
        g.push(Turn(Seat((first + self.turns) % g.seats)))
        self.turns += 1
        return AGAIN


def swapping(kind: type[Frame[Any]], leaky: type[Frame[Any]]) -> type[Planted]:
    """Make a table on which one frame gives way to another."""

    class Swapping(Planted):
        SWAPS: ClassVar[dict[type[Frame[Any]], type[Frame[Any]]]] = {kind: leaky}

    return Swapping


# Refusals and asides.


class Wary(Action[Proof]):
    """A search that is refused, or told why, by what cannot be seen."""

    TELLS: ClassVar[str] = ""

    def refuse(self, g: Proof, turn: Turn) -> Refusal | None:
        if len(g.stock) + len(g.discard) < 2:
            return Refusal(RULE, "too-few-wares")
        top = g.stock[-1] if g.stock else 0
        if self.TELLS == "whether" and g.box.wares[top].is_shield:
            return Refusal(RULE, "no")
        if self.TELLS == "number" and not g.coins[turn.seat]:
            return Refusal(RULE, "no-coins", {"top": top})
        return None

    def do(self, g: Proof, turn: Turn) -> Next:
        g.push(SearchTwo(turn.seat))
        return 0


class TellsWhether(Wary):
    """Refused if the top card is a shield."""

    TELLS = "whether"
    TEXT = "search unless"


class TellsNumber(Wary):
    """Refused with the number of the top card."""

    TELLS = "number"
    TEXT = "search for"


def turn_with(move: Wary) -> type[Turn]:
    """Make a turn in which one may search so."""

    class WaryTurn(Turn):
        STEPS: ClassVar[tuple[Step, ...]] = (
            type(Turn.STEPS[0])(RULE, "choose_deed", type(WORK), type(PLAY[0]), type(move)),
        )

        def choose_deed(self, g: Proof) -> Ask:
            plays = [PLAY[card] for card in sorted(g.hands[self.seat])]
            return g.offer(self.seat, [WORK, move, *plays], covert=True)

    return WaryTurn


class Envy(Aside[Proof]):
    """An aside that is offered by a card of another's hand."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def refuse(self, g: Proof, seat: Seat) -> Refusal | None:
        if self.seat >= g.seats or self.seat == seat or not has_shield(g, self.seat):
            return Refusal(RULE, "nothing-to-envy")
        return None


class Envious(Planted):
    """Asides by hidden cards."""

    ENVY: ClassVar[Sequence[Envy]] = [Envy(Seat(seat)) for seat in range(SEATS)]

    def aside_candidates(self, seat: Seat) -> Sequence[Aside[Proof]]:
        return [*super().aside_candidates(seat), *self.ENVY[: self.seats]]


class Talkative(Planted):
    """`explain` judges a move for a seat that is not asked."""

    def explain(self, seat: object, action: object) -> Refusal | None:
        ask = self.ask
        if ask is None or isinstance(action, Aside) or not isinstance(action, Action):
            return super().explain(seat, action)
        plan = self.book.plans[type(self.frames[-1])]
        if type(action) not in plan.steps[self.frames[-1].line].answers or seat == ask.seat:
            return super().explain(seat, action)
        refusal: Refusal | None = action.refuse(self, self.frames[-1])
        return refusal or super().explain(seat, action)


WHETHER = TellsWhether()
NUMBER = TellsNumber()

PLANTS = [
    Plant(
        "3 answered by the kernel", lambda: with_table(swapping(RaidOn, AnsweredByKernel)), pairs
    ),
    Plant("3 put only to who could", lambda: with_table(swapping(RaidOn, OnlyWhoCould)), pairs),
    Plant("3 another seat is asked", lambda: with_table(swapping(Round, ByHiddenCard)), pairs),
    Plant("3 another prompt", lambda: with_table(swapping(RaidOn, OtherPrompt)), pairs),
    Plant(
        "4 a refusal by the top card",
        lambda: with_table(swapping(Turn, turn_with(WHETHER)), moves=[[WHETHER]]),
        pairs,
    ),
    Plant(
        "4 a refusal with a number that tells",
        lambda: with_table(swapping(Turn, turn_with(NUMBER)), moves=[[NUMBER]]),
        pairs,
    ),
    Plant("4 an aside by a hidden card", lambda: with_table(Envious, moves=[Envious.ENVY]), pairs),
    Plant("4 an answer to a seat not asked", lambda: with_table(Talkative), pairs),
]
