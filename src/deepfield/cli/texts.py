"""The texts of the house in one language: Fluent messages, found by key."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

import deepfield
from deepfield.kernel.errors import DeepfieldError

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("en", "ru")


class UnknownLanguageError(DeepfieldError):
    """There are no texts in this language."""


def default_language() -> str:
    """Take the language of the environment, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        word = os.environ.get(name, "")[:2].lower()
        if word:
            return word if word in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Texts:
    """Messages of one language; `missing` collects the keys that were asked for and are not there."""

    def __init__(self, language: str, own: Mapping[str, Mapping[str, str]] | None = None) -> None:
        """`own` are texts of a pack, by key and language, that take the place of the catalog's."""
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguageError(f"there is no language {language!r}; there are: {known}")
        self.language = language
        self.bundle = bundle(language)
        self.own = own or {}
        self.missing: set[str] = set()

    def has(self, key: str) -> bool:
        """Tell whether there is such a message, or attribute of a message."""
        return self._pattern(key) is not None or key in self.own

    def __call__(self, key: str, /, **words: Any) -> str:
        """Put a message together; `key.part` is an attribute of a message."""
        own = self.own.get(key, {}).get(self.language)
        if own is not None:
            return own
        pattern = self._pattern(key)
        if pattern is None:
            self.missing.add(key)
            return key
        text, faults = self.bundle.format_pattern(pattern, words)
        if faults:
            self.missing.add(f"{key}: {faults[0]}")
        return str(text)

    def _pattern(self, key: str) -> Any:
        name, _, part = key.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(part) if part else message.value


@lru_cache(maxsize=len(LANGUAGES))
def bundle(language: str) -> FluentBundle:
    """Read all catalogs of a language, once."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((deepfield.share("locales") / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text("utf-8")))
    return found
