"""What happens at the table, told in ids and numbers: enough for a line of the log or an animation."""

from __future__ import annotations

from deepfield.kernel.moves import Event, Seat


class OreGained(Event):
    """B6.3 Ore from the bank."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class OrePaid(Event):
    """B6.2 Ore to the bank."""

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class PopulationGained(Event):
    """B6.10 Supply becomes population."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


class PopulationReturned(Event):
    """B6.5 Population becomes supply."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count


class DiscAutomated(Event):
    """B10.3 A disc reaches a level of the automation track."""

    def __init__(self, seat: Seat, kind: int, level: int) -> None:
        self.seat = seat
        self.kind = kind
        self.level = level


class AbilityUsed(Event):
    """B20.9 An ability of a faction board is resolved."""

    def __init__(self, seat: Seat, faction: int, ability: int) -> None:
        self.seat = seat
        self.faction = faction
        self.ability = ability


# Turns (B3-B5).


class FactionTaken(Event):
    """B3.14 A seat plays a faction."""

    def __init__(self, seat: Seat, faction: int) -> None:
        self.seat = seat
        self.faction = faction


class RoundBegan(Event):
    """B4.1 A new round; `last` is 1 for the final one (B17.2)."""

    def __init__(self, round: int, last: int) -> None:  # noqa: A002  # the rulebook's word
        self.round = round
        self.last = last


class TurnBegan(Event):
    """B4.2 A seat's turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class PawnPlaced(Event):
    """B5.1 A pawn moves to an action space."""

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat = seat
        self.space = space


class PawnPushed(Event):
    """B21.15 A pawn is pushed off its space."""

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat = seat
        self.space = space


class DeedPerformed(Event):
    """B7.14, B21.10 An action is performed without its space."""

    def __init__(self, seat: Seat, deed: int) -> None:
        self.seat = seat
        self.deed = deed


# Research (B8).


class TechnologyResearched(Event):
    """B8.7 A researcher is placed at a slot."""

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat = seat
        self.slot = slot


class TypeChosen(Event):
    """B8.10 The type of the new technology, from 0 (scientific) to 3 (commercial)."""

    def __init__(self, seat: Seat, type: int) -> None:  # noqa: A002  # the rulebook's word
        self.seat = seat
        self.type = type


class TechnologyRevealed(Event):
    """B8.12 A card is turned over."""

    def __init__(self, technology: int) -> None:
        self.technology = technology


class TechnologyDiscovered(Event):
    """B8.13 A card lies face up in a slot from now on."""

    def __init__(self, slot: int, technology: int) -> None:
        self.slot = slot
        self.technology = technology


class TechnologiesPutUnder(Event):
    """B8.15 So many cards go under the deck of a level."""

    def __init__(self, level: int, count: int) -> None:
        self.level = level
        self.count = count


class PrivateTechnologyTaken(Event):
    """B21.17 A technology of one faction only."""

    def __init__(self, seat: Seat, technology: int) -> None:
        self.seat = seat
        self.technology = technology


# Production (B15) and achievements (B16, B17).


class GrowthChosen(Event):
    """B15.1 Population growth."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class OreProductionChosen(Event):
    """B15.1 Ore production."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class TradeChosen(Event):
    """B15.1 Resource trade."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class SupplyMoved(Event):
    """B6.14 A supply cube changes its column."""

    def __init__(self, seat: Seat, source: int, column: int) -> None:
        self.seat = seat
        self.source = source
        self.column = column


class AchievementGained(Event):
    """B16.2 A disc in the leftmost empty cell."""

    def __init__(self, seat: Seat, achievement: int, points: int) -> None:
        self.seat = seat
        self.achievement = achievement
        self.points = points


class GrantTaken(Event):
    """B21.52 The event that lay by an achievement goes to the faction that gained it."""

    def __init__(self, seat: Seat, event: int) -> None:
        self.seat = seat
        self.event = event


class EndTriggered(Event):
    """B17.1 The game ends with the next round."""

    def __init__(self, discs: int) -> None:
        self.discs = discs
