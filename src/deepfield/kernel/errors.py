"""What can go wrong from outside: each error says what is wrong and where, and nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deepfield.kernel.moves import Refusal


class DeepfieldError(Exception):
    """The common root of all errors that a caller may answer politely."""


class IllegalActionError(DeepfieldError):
    """The action may not be done now; `refusal` names the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class CorruptSaveError(DeepfieldError):
    """These bytes are not a save of this game that can be opened."""


class RecordError(DeepfieldError):
    """This record cannot be replayed; `line` is the line at fault, counted from 1 (0: the whole)."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class PackError(DeepfieldError):
    """A content file has a wrong value; the message names file, line and key."""


class OptionError(DeepfieldError):
    """A game does not have this option, or not with this value."""


class NotationError(DeepfieldError):
    """This text names no action of the game."""


class ChanceError(DeepfieldError):
    """A scripted or revealed source of chance does not fit what the game draws from it."""


class UndoError(DeepfieldError):
    """This cannot be taken back, or not without the consent of all; `key` names the reason."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


class UnknownGameError(DeepfieldError):
    """There is no game of this name."""
