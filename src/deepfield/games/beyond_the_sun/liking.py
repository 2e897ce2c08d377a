"""How gladly a seat does each thing: rules of thumb for bots, with a taste that differs by persona."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from deepfield.games.beyond_the_sun.box import (
    COLUMN_COUNT,
    DISC_COUNT,
    MOST_SPACES,
    NODE_COUNT,
    ROW_COUNT,
    SLOT_COUNT,
)
from deepfield.games.beyond_the_sun.flow.achievement import GainAchievement
from deepfield.games.beyond_the_sun.flow.action import PayOreInstead, PerformDeed, PlacePawn
from deepfield.games.beyond_the_sun.flow.choices import ConvertAll, DoIt, MoveTo
from deepfield.games.beyond_the_sun.flow.colonize import (
    ColonizeNode,
    Settle,
    SettlersDone,
    TakeSystem,
)
from deepfield.games.beyond_the_sun.flow.discs import ChooseTrack
from deepfield.games.beyond_the_sun.flow.fleet import (
    ChooseShip,
    PlaceShip,
    SkipBuilding,
    UpgradeDone,
)
from deepfield.games.beyond_the_sun.flow.jump import JumpDone, MoveShip
from deepfield.games.beyond_the_sun.flow.news import LinkTo
from deepfield.games.beyond_the_sun.flow.production import (
    BuyPopulation,
    Grow,
    ProduceOre,
    RecallForOre,
    SellPopulation,
    TradeDone,
    TradeResources,
)
from deepfield.games.beyond_the_sun.flow.research import ChooseSlot, ChooseTechnology, OpenSlot
from deepfield.games.beyond_the_sun.insight import strengths, way_to_next
from deepfield.games.beyond_the_sun.rules.traits import (
    BUILDS,
    COLONIZES,
    MINES,
    MOVES,
    POPULATES,
    traits_in,
)
from deepfield.games.beyond_the_sun.state import (
    NOBODY,
    BeyondTheSun,
)

if TYPE_CHECKING:
    from deepfield.kernel.moves import Ask, Move

BALANCED: Final = "balanced"
SCIENTIST: Final = "scientist"
COLONISER: Final = "coloniser"
INDUSTRIALIST: Final = "industrialist"
PERSONAS: Final = (BALANCED, SCIENTIST, COLONISER, INDUSTRIALIST)

# Taste: how much more than usual a persona likes research, the exploration board, the economy.
TASTES: Final = {
    BALANCED: (1.0, 1.2, 1.0),
    SCIENTIST: (1.4, 0.9, 1.0),
    COLONISER: (0.8, 1.6, 1.0),
    INDUSTRIALIST: (1.0, 0.9, 1.3),
}
LEAST: Final = 0.05  # nothing is out of the question
LOSERS: Final = ("recall_one.choose_ship", "retire_one.choose_ship")  # the ship leaves the board


class Liking:
    """One seat's view of what it could do now."""

    def __init__(self, g: BeyondTheSun, seat: int, prompt: str, persona: str) -> None:
        self.g = g
        self.seat = seat
        self.prompt = prompt
        self.research, self.space, self.economy = TASTES[persona]
        self.own: list[int] = []
        self.others: list[int] = []
        self.pulls: list[float] = []

    def survey(self) -> None:
        """Look at the exploration board, once, if a question is about it."""
        if self.own:
            return
        g, seat = self.g, self.seat
        power = strengths(g)
        self.own = power[seat]
        self.others = [
            max([power[s][node] for s in range(g.seats) if s != seat]) for node in range(NODE_COUNT)
        ]
        self.pulls = [self.pull(node) for node in range(NODE_COUNT)]

    def pull(self, node: int) -> float:
        """B13, B14 Say how much one more ship is worth at a node."""
        g = self.g
        if not g.is_controllable(node):
            return 0.6 if self.own[node] <= self.others[node] and not self.own[node] else 0.1
        system = g.charted[node]
        points = g.box.systems[system].points if system >= 0 else 2
        if g.controller(node) != self.seat:
            lacking = self.others[node] + 1 - self.own[node]
            return (4.0 + 0.5 * points) / max(1.0, 0.5 * lacking + 0.5)
        if system < 0:
            return 1.5 if self.others[node] >= self.own[node] else 0.3
        lacking = g.required_strength(system) - self.own[node]
        if lacking > 0:
            return 2.0 + points / (1.0 + 0.4 * lacking)
        return 2.0 if self.others[node] >= self.own[node] else 0.4

    def worth_at(self, node: int, level: int) -> float:
        """Say what a ship is worth at a node: what it does there, or a few lines away."""
        self.survey()
        distances = self.g.map.distances[node]
        best = 0.0
        for other in range(NODE_COUNT):
            lines = distances[other]
            if lines >= 0 and self.pulls[other] > 0:
                best = max(best, self.pulls[other] / (1.0 + 0.7 * lines))
        return best * (0.7 + 0.15 * level)

    def leaving(self, node: int, level: int) -> float:
        """Say what is lost when a ship leaves a node."""
        self.survey()
        g = self.g
        left = self.own[node] - level
        system = g.charted[node]
        if g.controller(node) != self.seat:
            return 0.0
        if self.others[node] > left:
            return 4.0
        if system >= 0 and left < g.required_strength(system) <= self.own[node]:
            return 5.0
        return 0.2 if left else 0.8

    def of(self, move: Move) -> float:
        """Say how gladly this is done."""
        if isinstance(move, PlacePawn):
            return self.of_deed(move.space // MOST_SPACES) - 0.01 * (move.space % MOST_SPACES)
        if isinstance(move, PerformDeed):
            return self.of_deed(move.deed)
        if isinstance(move, MoveShip | JumpDone):
            return self.of_jump(move)
        if isinstance(move, Grow | ProduceOre | TradeResources):
            return self.of_production(move)
        if isinstance(move, ChooseSlot | OpenSlot):
            return self.of_slot(move.slot)
        if isinstance(move, ChooseTechnology):
            return self.of_card(move.technology)
        if isinstance(move, ChooseTrack):
            return self.of_track(move.track)
        return self.of_board(move)

    def of_board(self, move: Move) -> float:
        """Say how gladly something is done on the exploration board."""
        if isinstance(move, PlaceShip):
            return self.worth_at(move.node, 2)
        if isinstance(move, ChooseShip):
            return self.of_ship(move)
        if isinstance(move, ColonizeNode | LinkTo):
            system = self.g.charted[move.node]
            return float(self.g.box.systems[system].points) if system >= 0 else LEAST
        if isinstance(move, Settle):
            return 3.0 - 0.2 * move.level
        if isinstance(move, SettlersDone):
            return 5.0
        if isinstance(move, TakeSystem):
            return float(self.g.box.systems[move.system].points)
        return self.of_trade(move)

    def of_trade(self, move: Move) -> float:
        """Say how gladly cubes and ore change places."""
        g, seat = self.g, self.seat
        if isinstance(move, TradeDone):
            return 1.0
        if isinstance(move, BuyPopulation):
            return 2.0 if g.population[seat] < 3 else 0.5
        if isinstance(move, RecallForOre):
            return self.of_recall(move)
        if isinstance(move, SellPopulation):
            return 0.2
        if isinstance(move, DoIt | ConvertAll | PayOreInstead):
            return 2.0
        if isinstance(move, SkipBuilding | UpgradeDone):
            return 0.2
        return self.of_rest(move)

    def of_rest(self, move: Move) -> float:
        """Say how gladly a cube changes its column, an achievement is gained; all else alike."""
        g, seat = self.g, self.seat
        if isinstance(move, MoveTo):
            columns = g.board(seat).growth[DISC_COUNT - g.discs[seat * 2]]
            few = 3 - g.supply[seat * COLUMN_COUNT + move.column]
            return 1.0 + max(0, few) if move.column in columns else 0.5
        if isinstance(move, GainAchievement):
            goal = g.goals.index(move.achievement)
            cells = g.box.achievements[move.achievement].cells
            taken = [disc for disc in g.awards[goal * 4 : goal * 4 + 4] if disc != NOBODY]
            return float(cells[len(taken)])
        return 1.0

    def of_recall(self, move: RecallForOre) -> float:
        """B15.8 Without people nothing goes on: a ship that does little is called back."""
        few = 2 - self.g.population[self.seat]
        if few <= 0:
            return 0.2
        return max(0.2, 1.5 + few - 0.3 * self.leaving(move.node, move.level) - 0.2 * move.level)

    def of_deed(self, deed: int) -> float:
        """B5 Say how gladly an action is taken, by what it is good for."""
        g, seat = self.g, self.seat
        printed = g.deed(deed)
        traits = traits_in(printed.effect)
        score = 1.0 if deed >= ROW_COUNT else 0.0
        levels = (traits & 0b11110).bit_length() - 1  # of the highest that it researches
        if levels > 0:
            score += (5.0 + 3.0 * levels) * self.research
        for trait, liked in ((COLONIZES, 22.0), (BUILDS, 3.0), (MOVES, 3.0)):
            if traits & trait:
                score += liked * self.space
        if traits & MOVES and not traits & BUILDS and not g.has_ships(seat):
            score -= 3.0 * self.space
        if traits & POPULATES:
            score += (5.4 if g.population[seat] < 3 else 2.7) * self.economy
        if traits & MINES:
            score += 2.7 * self.economy
        return score - 0.3 * printed.ore - 0.5 * printed.population

    def of_production(self, move: Move) -> float:
        """B15 Growth while it yields, ore else; trade hardly ever."""
        g, seat = self.g, self.seat
        if isinstance(move, TradeResources):
            poor = g.ore[seat] > 0 and g.population[seat] < 2
            return 2.1 if poor and (g.has_ships(seat) or g.ore[seat] >= 6) else 0.3
        if isinstance(move, ProduceOre):
            ore = g.board(seat).ore[DISC_COUNT - g.discs[seat * 2 + 1]]
            return ore * (1.5 if g.ore[seat] < 4 else 1.0)
        at = seat * COLUMN_COUNT
        columns = g.board(seat).growth[DISC_COUNT - g.discs[seat * 2]]
        cubes = sum([1 for column in columns if g.supply[at + column]])
        return cubes * (2.0 if g.population[seat] < 3 else 1.3)

    def of_slot(self, slot: int) -> float:
        """B8 The higher the better; what is not discovered yet can be chosen."""
        g = self.g
        card = g.tree[slot]
        known = g.researched[self.seat * SLOT_COUNT : (self.seat + 1) * SLOT_COUNT]
        opened = 0
        for other in g.box.slots:
            if slot in other.prerequisites and not known[other.number]:
                opened += 1
        own = self.of_card(card) if card >= 0 else 4.5
        return 3.0 * g.box.slots[slot].level + own + 0.5 * opened

    def of_card(self, card: int) -> float:
        """B1.21 The bonus at once, the actions, what lasts, the points."""
        g = self.g
        printed = g.box.technologies[card]
        traits = g.box.traits[card]
        score = 0.5 * printed.points
        if printed.immediate is not None:
            score += 2.0
        if traits & COLONIZES:
            score += 2.0 * self.space
        if traits & (BUILDS | MOVES):
            score += 1.0 * self.space
        if traits & 0b11100:
            score += 1.5 * self.research
        return score + 1.5 * printed.lasting.bit_count()

    def of_track(self, track: int) -> float:
        """B10 The track whose next symbol is nearer."""
        g, seat = self.g, self.seat
        board = g.board(seat)
        gone = DISC_COUNT - g.discs[seat * 2 + track]
        marks = board.ore_gone if track else board.growth_gone
        return 1.0 + way_to_next(marks, gone) + (0.2 if track else 0.3)

    def of_ship(self, move: ChooseShip) -> float:
        """B11.3 Improve the ship that can do most; give away the one that does least."""
        worth = self.worth_at(move.node, 0) + self.leaving(move.node, move.level)
        if self.prompt in LOSERS:
            return max(LEAST, 6.0 - worth - move.level)
        return worth

    def of_jump(self, move: Move) -> float:
        """B12 Where a ship is worth more than it is where it stands."""
        if isinstance(move, MoveShip):
            there = self.worth_at(move.target, move.level)
            here = self.worth_at(move.source, move.level) + self.leaving(move.source, move.level)
            return there - here
        return 0.1


def priorities(g: BeyondTheSun, ask: Ask, persona: str) -> list[float]:
    """Weigh the options; `g` is an imagining of the seat that is asked."""
    liking = Liking(g, ask.seat, ask.prompt, persona)
    return [max(LEAST, liking.of(option)) for option in ask.options]
