"""A table of Beyond the Sun in a test: what each seat has, and that nothing gets lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from deepfield.games.beyond_the_sun.box import (
    COLUMN_COUNT,
    NODE_COUNT,
    NODE_KEYS,
)
from deepfield.games.beyond_the_sun.flow.control import controller_due
from deepfield.games.beyond_the_sun.rules.scoring import LINES, score_lines
from deepfield.games.beyond_the_sun.state import (
    DISC_KINDS,
    LEVELS,
    BeyondTheSun,
    ship_place,
)
from deepfield.kernel.moves import Move, Refusal, Seat
from kit.beyond_box import keyed
from kit.beyond_lay import DISCS, node_of
from kit.scenario import Player, Scenario

if TYPE_CHECKING:
    from collections.abc import Iterable

    from deepfield.kernel.game import Game

BORIS, IRINA, ANNA, DMITRY = range(4)
# B26.4 Where a node may for a while stand otherwise than B13.5 says.
UNSETTLED = (
    "travel.",
    "build_ships.",
    "upgrade_ships.",
    "colonization.",
    "take_control.",
    "place_d",
)


class BeyondPlayer(Player):
    """One seat, and what it has."""

    def moves(self, words: Iterable[Move | str]) -> list[Move]:
        """Read moves that are given in the notation."""
        parse = self.scenario.game.parse
        return [parse(word) if isinstance(word, str) else word for word in words]

    def does(self, *moves: Move | str) -> None:
        super().does(*self.moves(moves))

    def may(self, *moves: Move | str) -> None:
        super().may(*self.moves(moves))

    def may_only(self, *moves: Move | str) -> None:
        super().may_only(*self.moves(moves))

    def may_not(self, move: Move | str, *, rule: str, key: str = "") -> Refusal:
        return super().may_not(self.moves([move])[0], rule=rule, key=key)

    @property
    def options(self) -> set[str]:
        """Write down what is offered to this seat."""
        assert self.is_asked, f"seat {self.seat} is not asked: {self.scenario.place()}"
        return {self.scenario.game.text(option) for option in self.table.ask.options}

    @property
    def pop(self) -> int:
        return int(self.table.population[self.seat])

    @property
    def ore(self) -> int:
        return int(self.table.ore[self.seat])

    @property
    def cols(self) -> list[int]:
        at = self.seat * COLUMN_COUNT
        return list(self.table.supply[at : at + COLUMN_COUNT])

    @property
    def food(self) -> int:
        return int(self.table.discs[self.seat * 2])

    @property
    def ore_discs(self) -> int:
        return int(self.table.discs[self.seat * 2 + 1])

    @property
    def automation(self) -> int:
        return int(self.table.automation(self.seat))

    @property
    def ships(self) -> list[str]:
        """List the ships, as "L2@A1"."""
        found: list[str] = []
        for node in range(NODE_COUNT):
            for level in range(1, LEVELS + 1):
                count = self.table.ships[ship_place(self.seat, node, level)]
                found.extend([f"L{level}@{NODE_KEYS[node].upper()}"] * count)
        return found

    @property
    def outposts(self) -> list[str]:
        """List the outposts, as "A1:food"."""
        low = self.seat * DISC_KINDS
        return [
            f"{NODE_KEYS[node].upper()}:{DISCS[disc - low]}"
            for node, disc in enumerate(self.table.outpost)
            if low <= disc < low + DISC_KINDS
        ]

    @property
    def slots(self) -> list[str]:
        return [self.table.box.slots[slot].key for slot in self.table.slots_of(self.seat)]

    @property
    def colonies(self) -> list[str]:
        return [self.table.box.systems[card].key for card in self.table.colonies_of(self.seat)]

    @property
    def private(self) -> list[str]:
        return [self.table.box.technologies[card].key for card in self.table.private_of(self.seat)]

    @property
    def pawn(self) -> str:
        """Name the space of the pawn, or nothing."""
        return str(self.view.factions[self.seat].pawn)

    @property
    def lines(self) -> dict[str, int]:
        """B18 Give the score line by line."""
        return dict(zip(LINES, score_lines(self.table, Seat(self.seat)), strict=True))

    @property
    def score(self) -> int:
        return sum(self.lines.values())


class Beyond(Scenario):
    """A scenario of Beyond the Sun: cubes and discs are conserved, control is as it must be."""

    PLAYER = BeyondPlayer

    def __init__(self, game: Game, laid: Any) -> None:
        super().__init__(game, laid)
        self.cubes = [cubes_of(laid, seat) for seat in range(laid.seats)]
        self.discs = [discs_of(laid, seat) for seat in range(laid.seats)]
        self.check()

    def __enter__(self) -> Self:
        return self

    def act(self, move: Move, seat: int) -> None:
        super().act(move, seat)
        self.check()

    def check(self) -> None:
        """B26.1, B26.2, B26.4 at every decision."""
        g = self.table
        for seat in range(g.seats):
            assert cubes_of(g, seat) == self.cubes[seat], f"seat {seat}: cubes got lost or grew"
            assert discs_of(g, seat) == self.discs[seat], f"seat {seat}: discs got lost or grew"
        if g.ask is not None and not g.ask.prompt.startswith(UNSETTLED):
            for node in range(NODE_COUNT):
                assert controller_due(g, node) == g.controller(node), NODE_KEYS[node]

    def seat(self, seat: int) -> BeyondPlayer:
        """Any seat."""
        player = self.players[seat]
        assert isinstance(player, BeyondPlayer)
        return player

    @property
    def boris(self) -> BeyondPlayer:
        return self.seat(BORIS)

    @property
    def irina(self) -> BeyondPlayer:
        return self.seat(IRINA)

    @property
    def anna(self) -> BeyondPlayer:
        return self.seat(ANNA)

    @property
    def dmitry(self) -> BeyondPlayer:
        return self.seat(DMITRY)

    @property
    def where(self) -> str:
        """Name the open question."""
        return "" if self.table.ask is None else str(self.table.ask.prompt)

    def in_slot(self, slot: str) -> str:
        """Name the technology in a slot, or nothing."""
        card = self.table.tree[keyed(self.table.box.slots, slot).number]
        return self.table.box.technologies[card].key if card >= 0 else ""

    def at_node(self, node: str) -> str:
        """Name the system at a node, or nothing."""
        card = self.table.charted[node_of(node)]
        return self.table.box.systems[card].key if card >= 0 else ""

    def controller(self, node: str) -> int:
        """Give the seat that controls a node, or -1."""
        return int(self.table.controller(node_of(node)))


def cubes_of(g: BeyondTheSun, seat: int) -> int:
    """B26.1 Count the cubes of a seat over all zones."""
    at = ship_place(seat, 0, 1)
    return (
        g.supply_of(seat)
        + g.population[seat]
        + sum(g.ships[at : at + NODE_COUNT * LEVELS])
        + len(g.slots_of(seat))
        + (g.museum[seat] > 0)
    )


def discs_of(g: BeyondTheSun, seat: int) -> tuple[int, int]:
    """B26.2 Count the food and the ore discs of a seat over all zones."""
    counts = [0, 0]
    for disc in (0, 1):
        counts[disc] = g.discs[seat * 2 + disc] + g.automated[seat * DISC_KINDS + disc]
        counts[disc] += g.outpost.count(seat * DISC_KINDS + disc)
        for system in g.colonies_of(seat):
            counts[disc] += g.colony_discs[system * DISC_KINDS + disc]
    return counts[0], counts[1]
