"""What comes from outside as JSON, read with care: whatever is not as it must be is named."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.errors import CorruptSaveError

if TYPE_CHECKING:
    from typing import TypeGuard


def a_number(head: dict[str, Any], key: str, low: int, high: int) -> int:
    """Read a number of the header within its range."""
    number = head[key]
    if type(number) is not int or not low <= number <= high:
        raise CorruptSaveError(f"{key}: {shown(number)} is not a number from {low} to {high}")
    return number


def an_object(head: dict[str, Any], key: str) -> dict[str, Any]:
    """Read an object of the header."""
    found = head[key]
    if not is_object(found):
        raise CorruptSaveError(f"{key}: not an object")
    return found


def a_list(found: object, many: int, key: str) -> list[Any]:
    """Read a list of the header with so many entries; with any number of them, if it is -1."""
    if not is_list(found) or (many >= 0 and len(found) != many):
        raise CorruptSaveError(f"{key}: not a list" + (f" of {many}" if many >= 0 else ""))
    return found


def is_object(found: object) -> TypeGuard[dict[str, Any]]:
    """Say whether JSON gave an object."""
    return isinstance(found, dict)


def is_list(found: object) -> TypeGuard[list[Any]]:
    """Say whether JSON gave a list."""
    return isinstance(found, list)


def shown(value: object) -> str:
    """Show what was found in a message, at most a line of it."""
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "an object"
    return f"{value!r}"[:60]


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no whole number")


DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=_no_number, parse_constant=_no_number
)
