"""The rules of a game as a person looks them up: by number, by chapter, by a word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import deepfield
from deepfield.kernel.errors import DeepfieldError

HEADING: Final = re.compile(r"^(#{2,3}) (.+)$")
RULE: Final = re.compile(r"^- \*\*([A-Z]+\d+(?:\.\d+)?)\*\*\s+(.*)$")
CHAPTER: Final = re.compile(r"^([A-Z]+\d+)\.\s+(.*)$")
NUMBER: Final = re.compile(r"^([A-Z]+)(\d+)(?:\.(\d+))?([A-Z])?$")
TAG: Final = re.compile(r"\s*`\[[^\]`]*\]`")
MARK: Final = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`")


class UnknownRuleError(DeepfieldError):
    """The rules have no such number."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule, in plain text."""

    number: str
    text: str
    chapter: str

    def line(self) -> str:
        """Write it as it is shown: number, then text."""
        return f"{self.number}  {self.text}"


class Rulebook:
    """All rules of one game in one language, in their order."""

    def __init__(self, game: str, language: str) -> None:
        folder = deepfield.share("rules")
        path = folder / (f"{game}.md" if language == "en" else f"{game}.{language}.md")
        if not path.is_file():
            raise UnknownRuleError(f"there are no rules of {game!r} in {language!r}")
        self.chapters: dict[str, str] = {}
        self.rules: dict[str, Rule] = {}
        self._read(path.read_text("utf-8"))

    def _read(self, text: str) -> None:
        chapter = ""
        number, lines = "", list[str]()
        for line in [*text.split("\n"), "---"]:
            found = RULE.match(line)
            if number and (found or HEADING.match(line) or line.startswith(("---", "- ", "|"))):
                self.rules[number] = Rule(number, plain(" ".join(lines)), chapter)
                number = ""
            heading = HEADING.match(line)
            if heading and (title := CHAPTER.match(heading[2])):
                chapter = title[1]
                self.chapters[chapter] = plain(title[2])
            if found:
                number, lines = found[1], [found[2]]
            elif number and line.strip():
                lines.append(line.strip())

    def find(self, number: str) -> list[Rule]:
        """Give the rule of a number, or the rules of a chapter; `B1.25a` is found in B1.25."""
        match = NUMBER.match(number.strip().upper())
        whole = match and f"{match[1]}{match[2]}" + (f".{match[3]}" if match[3] else "")
        if whole and whole in self.rules:
            return [self.rules[whole]]
        found = [rule for rule in self.rules.values() if whole and rule.chapter == whole]
        if not found:
            raise UnknownRuleError(
                f"there is no rule {number!r}; the chapters are {', '.join(self.chapters)}"
            )
        return found

    def get(self, number: str) -> Rule | None:
        """Give the rule of a number, if it is there."""
        return self.rules.get(number)

    def search(self, word: str, most: int = 8) -> list[Rule]:
        """Find the rules that speak of something."""
        wanted = word.casefold()
        found = [rule for rule in self.rules.values() if wanted in rule.text.casefold()]
        return found[:most]


def plain(text: str) -> str:
    """Take the marks of Markdown and the notes of origin out of a line."""
    return MARK.sub(lambda m: m[1] or m[2] or m[3], TAG.sub("", text)).strip()
