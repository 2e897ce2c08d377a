"""A table with its past: deeds, what can be taken back, and the record of it all. `docs/hidden.md`, section 5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.chance import VERIFIABLE, Chance, ScriptedSource, VerifiableSource, commitment
from deepfield.kernel.errors import OptionError, UndoError
from deepfield.kernel.moves import Move
from deepfield.kernel.record import MOST_NAME, Entry, Head, Record, drawn_text, is_name, result_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deepfield.kernel.game import Game

MOST_KEPT: Final = 64  # clones; what is further back is played again


class Deed:
    """A deed that stands: who did what, and how it was before."""

    def __init__(
        self, seat: int, move: Move, drawn: list[int], learned: list[int], before: Any
    ) -> None:
        self.seat = seat
        self.move = move
        self.drawn = drawn
        self.learned = learned  # of each eye, before the deed
        self.before = before  # the table before it, while that can be taken back to unasked


class Proposal:
    """A wish to take back what needs the consent of all."""

    def __init__(self, seat: int, deeds: int) -> None:
        self.seat = seat
        self.deeds = deeds
        self.agreed = {seat}


class History:
    """A table, its deeds that stand, and its record, in which what was undone stands too.

    Deal with the table through `act`, and read it as `history.table`: after an undo that is another.
    """

    def __init__(self, game: Game, table: Any, names: Sequence[str] = ()) -> None:
        """Begin with a table that has just been laid."""
        self.game = game
        self.table = table
        self.source = table.chance.source
        self.dealt: list[int] = table.chance.drawn
        self.deeds: list[Deed] = []
        self.proposal: Proposal | None = None
        self.record = Record(
            head_of(game, table, tuple(names)), drawn_text(self.dealt, game.book.streams)
        )
        self.record.dealt = table.events
        self._note_end()

    # Deeds.

    def act(self, action: object, seat: object = None) -> None:
        """Do as the table does, and write it down."""
        table = self.table
        who = seat if seat is not None or table.ask is None else table.ask.seat
        before, learned = table.clone(), table.learned[:]
        table.act(action, seat)
        assert isinstance(action, Move)
        assert isinstance(who, int)
        self.deeds.append(Deed(who, action, table.chance.drawn, learned, before))
        self.proposal = None
        self._forget()
        drawn = drawn_text(table.chance.drawn, self.game.book.streams)
        entry = Entry(who, self.game.text(action), drawn)
        entry.events = table.events
        self.record.entries.append(entry)
        self._note_end()

    def _forget(self) -> None:
        """Keep the tables of the last stretch only: one seat's deeds in which nobody learned."""
        free = self.free_deeds(self.deeds[-1].seat)
        for deed in self.deeds[-1 - MOST_KEPT : len(self.deeds) - min(free, MOST_KEPT)]:
            deed.before = None

    def _note_end(self) -> None:
        result = self.table.result
        self.record.result = result_line(result) if result is not None else ""
        self.record.position = self.table.digest()

    def reveal(self) -> None:
        """Put the secret of verifiable chance into the record, once the game is over."""
        if self.table.ask is None and isinstance(self.source, VerifiableSource):
            self.record.secret = self.source.secret.hex()

    # Taking back.

    def free_deeds(self, seat: int) -> int:
        """Count the last deeds that this seat can take back unasked."""
        free = 0
        for deed in reversed(self.deeds):
            if deed.seat != seat or deed.learned != self.table.learned:
                break
            free += 1
        return free

    def undo(self, seat: int, deeds: int = 1) -> None:
        """Take back one's own last deeds, since which nobody has learned anything."""
        self._check(seat, deeds)
        if self.free_deeds(seat) < deeds:
            if any([deed.seat != seat for deed in self.deeds[-deeds:]]):
                raise UndoError(
                    "another-seat-acted", "another seat has acted since: ask for consent"
                )
            raise UndoError("somebody-learned", "somebody has learned something: ask for consent")
        self._take_back(Entry(seat, "", "", deeds))

    def propose(self, seat: int, deeds: int = 1) -> bool:
        """Ask all other seats to let these deeds be taken back; what is free is done. Says if it is."""
        self._check(seat, deeds)
        if self.free_deeds(seat) >= deeds:
            self.undo(seat, deeds)
            return True
        if self.proposal is not None:
            raise UndoError("proposal-open", "somebody else has asked already: answer that first")
        self.proposal = Proposal(seat, deeds)
        return False

    def consent(self, seat: int) -> bool:
        """Agree to what is proposed; says whether it is done now, since all agree."""
        proposal = self._answered(seat)
        proposal.agreed.add(seat)
        if len(proposal.agreed) < self.table.seats:
            return False
        self._take_back(Entry(proposal.seat, "", "", proposal.deeds, 1))
        return True

    def decline(self, seat: int) -> None:
        """Turn down what is proposed; the one who proposed it may withdraw it so."""
        if self.proposal is not None and self.proposal.seat == seat:
            self.proposal = None
            return
        self._answered(seat)
        self.proposal = None

    def _answered(self, seat: int) -> Proposal:
        self._check_seat(seat)
        if self.proposal is None:
            raise UndoError("nothing-proposed", "nobody has asked to take anything back")
        if seat in self.proposal.agreed:
            raise UndoError("agreed-already", f"seat {seat + 1} has agreed already")
        return self.proposal

    def _check(self, seat: int, deeds: int) -> None:
        self._check_seat(seat)
        if self.record.secret:
            raise UndoError(
                "chance-revealed", "the source of chance is revealed: the game is closed"
            )
        if not 1 <= deeds <= len(self.deeds):
            raise UndoError("not-so-many", f"there are {len(self.deeds)} deeds, not {deeds}")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.table.seats:
            raise UndoError("no-such-seat", f"there is no seat {seat + 1}")

    def _take_back(self, entry: Entry) -> None:
        """Go back to an earlier position; the streams go on, and what was learned stays learned."""
        chance: Chance = self.table.chance
        stands = len(self.deeds) - entry.taken
        before = self.deeds[stands].before
        table = self._played_again(stands) if before is None else before
        table.chance = Chance(self.source, chance.counts, chance.learned)
        table.events = []
        del self.deeds[stands:]
        self.table = table
        self.proposal = None
        self.record.entries.append(entry)
        self._note_end()

    def _played_again(self, stands: int) -> Any:
        """Play the first deeds again, from the draws that they caused."""
        draws: list[list[int]] = [[] for _ in self.game.book.streams]
        for drawn in [self.dealt, *[deed.drawn for deed in self.deeds[:stands]]]:
            for at in range(0, len(drawn), 2):
                draws[drawn[at]].append(drawn[at + 1])
        now = self.table
        table = self.game.new(
            now.seats, options=now.options, chance=ScriptedSource(draws), pace=now.pace
        )
        for deed in self.deeds[:stands]:
            table.act(deed.move, deed.seat)
        return table


def head_of(game: Game, table: Any, names: tuple[str, ...]) -> Head:
    """Write the head of a record."""
    if names and (len(names) != table.seats or not all([is_name(name) for name in names])):
        raise OptionError(f"names: not {table.seats} words of at most {MOST_NAME} characters")
    source = table.chance.source
    kind, key = source.kind(), source.key()
    seeds: tuple[str, ...] = ()
    if isinstance(source, VerifiableSource):
        key, seeds = commitment(source.secret), source.seeds
    elif kind == VERIFIABLE:
        raise OptionError("chance: the source of a clone has no commitment")
    return Head(
        game.name,
        game.rules,
        game.box.digest,
        table.seats,
        table.pace,
        table.options,
        (kind, key),
        seeds,
        names,
    )
