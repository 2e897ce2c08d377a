"""The one word of mypyc that the sources use; without mypy at run time it does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    C = TypeVar("C")

    def mypyc_attr(*_words, **_settings):
        """Give back a decorator that leaves the class as it is."""

        def leave(cls):
            return cls

        return leave


__all__ = ["mypyc_attr"]
