"""The options of a game: typed, checked, documented."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deepfield.kernel.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from deepfield.kernel.moves import Arg


class Option:
    """One option: its key, the rule it stands in, its values; the first is the default.

    `values` are words or numbers to choose from; `low` and `high` bound a free number (then `values`
    holds the default only).
    """

    def __init__(
        self, key: str, rule: str, values: tuple[Arg, ...], low: int = 0, high: int = -1
    ) -> None:
        self.key = key
        self.rule = rule
        self.values = values
        self.low = low
        self.high = high

    @property
    def default(self) -> Arg:
        """What holds if nothing is said."""
        return self.values[0]

    @property
    def is_number(self) -> bool:
        """Say whether any number within the bounds will do."""
        return self.high >= self.low

    def check(self, value: Any) -> Arg:
        """Give the value back if it is one of this option's."""
        if self.is_number:
            if type(value) is int and self.low <= value <= self.high:
                return value
            raise OptionError(
                f"option {self.key}: {value!r} is not a number from {self.low} to {self.high}"
            )
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        raise OptionError(f"option {self.key}: {value!r} is not one of {list(self.values)}")


def settle(known: tuple[Option, ...], wanted: Mapping[str, Any]) -> dict[str, Arg]:
    """Fill in the defaults and refuse what the game does not have."""
    keys = [option.key for option in known]
    for key in wanted:
        if key not in keys:
            raise OptionError(f"there is no option {key!r}; there are: {', '.join(keys) or 'none'}")
    return {
        option.key: option.check(wanted[option.key]) if option.key in wanted else option.default
        for option in known
    }
