"""What happens on the exploration board and to event cards, told in ids and numbers."""

from __future__ import annotations

from deepfield.kernel.moves import Event, Seat


class ShipBuilt(Event):
    """B11.1 A new ship."""

    def __init__(self, seat: Seat, level: int, node: int) -> None:
        self.seat = seat
        self.level = level
        self.node = node


class ShipMoved(Event):
    """B12.1 A ship leaves one node for another."""

    def __init__(self, seat: Seat, level: int, source: int, target: int) -> None:
        self.seat = seat
        self.level = level
        self.source = source
        self.target = target


class ShipUpgraded(Event):
    """B11.3 A ship reaches a higher level."""

    def __init__(self, seat: Seat, node: int, before: int, level: int) -> None:
        self.seat = seat
        self.node = node
        self.before = before
        self.level = level


class ShipRecalled(Event):
    """B15.8 A ship becomes population."""

    def __init__(self, seat: Seat, level: int, node: int) -> None:
        self.seat = seat
        self.level = level
        self.node = node


class ShipRetired(Event):
    """B21.24 A ship goes to the museum."""

    def __init__(self, seat: Seat, level: int, node: int) -> None:
        self.seat = seat
        self.level = level
        self.node = node


class ControlLost(Event):
    """B13.6 An outpost returns to its owner."""

    def __init__(self, seat: Seat, node: int) -> None:
        self.seat = seat
        self.node = node


class ControlTaken(Event):
    """B13.7 An outpost is placed."""

    def __init__(self, seat: Seat, node: int, kind: int) -> None:
        self.seat = seat
        self.node = node
        self.kind = kind


class ControlBonus(Event):
    """B13.13 The bonus of a system for taking control of it."""

    def __init__(self, seat: Seat, system: int) -> None:
        self.seat = seat
        self.system = system


class SettlerReturned(Event):
    """B14.4 A ship turns into settlers, and its cube to supply."""

    def __init__(self, seat: Seat, level: int, node: int) -> None:
        self.seat = seat
        self.level = level
        self.node = node


class ShipsExiled(Event):
    """B14.5 So many ships of a seat move to Deep Space."""

    def __init__(self, seat: Seat, count: int, node: int) -> None:
        self.seat = seat
        self.count = count
        self.node = node


class SystemColonized(Event):
    """B14.6 A system card lies beside a faction board."""

    def __init__(self, seat: Seat, system: int) -> None:
        self.seat = seat
        self.system = system


class SystemDiscovered(Event):
    """B14.6 A system card is turned over into a slot."""

    def __init__(self, node: int, system: int) -> None:
        self.node = node
        self.system = system


class NodeEmptied(Event):
    """B14.6, B21.56 No card replaces the one that has left a node."""

    def __init__(self, node: int) -> None:
        self.node = node


class ColonyDiscPlaced(Event):
    """B14.7 A disc is placed on a colony."""

    def __init__(self, seat: Seat, system: int, kind: int) -> None:
        self.seat = seat
        self.system = system
        self.kind = kind


class SystemRevealed(Event):
    """B21.12 A system card is turned over to be chosen, or left."""

    def __init__(self, system: int) -> None:
        self.system = system


class SystemPutUnder(Event):
    """B21.49 A system card goes under its deck."""

    def __init__(self, system: int) -> None:
        self.system = system


# Event cards (B9).


class NewsTurned(Event):
    """B9.1 The event on a slot is turned over."""

    def __init__(self, seat: Seat, event: int, slot: int) -> None:
        self.seat = seat
        self.event = event
        self.slot = slot


class NewsDiscarded(Event):
    """B9.5 An event is out of the game."""

    def __init__(self, event: int) -> None:
        self.event = event


class NewsKept(Event):
    """B9.7 An event belongs to a faction."""

    def __init__(self, seat: Seat, event: int) -> None:
        self.seat = seat
        self.event = event


class NewsStays(Event):
    """B9.4 An event stays on the table."""

    def __init__(self, event: int) -> None:
        self.event = event


class NewsLinked(Event):
    """B9.6 An event is linked to a system."""

    def __init__(self, event: int, system: int) -> None:
        self.event = event
        self.system = system


class NewsLaidBy(Event):
    """B21.52 An event lies by an achievement."""

    def __init__(self, event: int, achievement: int) -> None:
        self.event = event
        self.achievement = achievement


class GuildOpened(Event):
    """B7.10 A guild token is removed."""

    def __init__(self, guild: int) -> None:
        self.guild = guild
