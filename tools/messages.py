"""The message catalogs as data: what each message says, in which language, with which variables."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast, visitor

if TYPE_CHECKING:
    from pathlib import Path

LANGUAGES: Final = ("en", "ru")
CYRILLIC: Final = re.compile(r"[А-яЁё]")
LATIN: Final = re.compile(r"[A-Za-z]")
WORD: Final = re.compile(r"[^\W\d_]+")


class Message:
    """One message, term or attribute: `xia-hull-hit`, `-mission`, `xia-title-first_light.rules`."""

    def __init__(self, name: str, path: Path, line: int, pattern: ast.Pattern | None) -> None:
        self.name = name
        self.path = path
        self.line = line
        collector = Collector()
        if pattern is not None:
            collector.visit(pattern)
        self.variables = frozenset(collector.variables)
        self.references = frozenset(collector.references)
        self.text = " ".join(collector.texts)


class Collector(visitor.Visitor):
    """Goes through a pattern and collects its texts, variables and references."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 its name
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 its name
        """Note that another message is used."""
        self.references.add(named(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 its name
        """Note that a term is used."""
        self.references.add(f"-{named(node.id.name, node.attribute)}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 its name
        """Keep what a person reads."""
        self.texts.append(node.value)


def named(name: str, attribute: ast.Identifier | None) -> str:
    """Spell the name of a message or of one of its attributes."""
    return name if attribute is None else f"{name}.{attribute.name}"


class Catalog:
    """All messages of one language, and what is wrong with its files."""

    def __init__(self, folder: Path) -> None:
        self.messages: dict[str, Message] = {}
        self.faults: list[str] = []
        self.files = sorted([path.name for path in folder.glob("*.ftl")])
        for name in self.files:
            self._read(folder / name)

    def _read(self, path: Path) -> None:
        text = path.read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                said = entry.annotations[0].message if entry.annotations else "junk"
                self.faults.append(f"{path}:{line}: {said}")
            elif isinstance(entry, ast.Message | ast.Term):
                sign = "-" if isinstance(entry, ast.Term) else ""
                self._add(Message(f"{sign}{entry.id.name}", path, line, entry.value))
                for part in entry.attributes:
                    name = f"{sign}{entry.id.name}.{part.id.name}"
                    self._add(Message(name, path, line, part.value))

    def _add(self, message: Message) -> None:
        if message.name in self.messages:
            self.faults.append(f"{message.path}:{message.line}: {message.name} stands twice")
        self.messages[message.name] = message


def mixed_words(text: str) -> list[str]:
    """Find words in which letters of two alphabets are mixed."""
    words = WORD.findall(text)
    return [word for word in words if CYRILLIC.search(word) and LATIN.search(word)]


def is_code(text: str) -> bool:
    """Say whether a text has no word in it: numbers, signs, capitals as on a card (KC-24X)."""
    return not any([len(word) > 1 and not word.isupper() for word in WORD.findall(text)])
