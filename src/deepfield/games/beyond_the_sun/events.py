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
