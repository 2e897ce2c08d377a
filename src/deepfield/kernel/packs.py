"""Content files: printed facts as typed rows, and packs whose rows take the place of the house's."""

from __future__ import annotations

import hashlib
import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.errors import PackError
from deepfield.kernel.native import mypyc_attr
from deepfield.kernel.places import last_line, places

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import TypeGuard

LARGEST: Final = 2_000_000  # bytes of one file
LONGEST_LINE: Final = 10_000
LONGEST_TEXT: Final = 1_000
MOST_DOTS: Final = 20  # in one name of a table or key
LANGUAGES: Final = ("en", "ru")
KEY: Final = re.compile(r"[a-z0-9_-]{1,60}")
AT_LINE: Final = re.compile(r" *\(at (?:line (\d+), column \d+|end of document)\)")
FROM_PACK: Final = "pack"  # the origin of every row of a pack


class WrongValueError(Exception):
    """A value is not what its key holds; whoever knows the place makes a `PackError` of it."""


def wrong(file: str, line: int, key: str, why: str) -> PackError:
    """Say what is wrong, and where: file, line and key."""
    return PackError(f"{file}, line {line}, {key}: {why}" if key else f"{file}, line {line}: {why}")


def shown(value: object) -> str:
    """Show a value that came from outside, shortened."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Say whether this is a list."""
    return isinstance(value, list)


def is_table(value: object) -> TypeGuard[dict[str, Any]]:
    """Say whether this is a table of TOML; its keys are texts."""
    return isinstance(value, dict)


# What a key of a row holds.


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One key of a row; without a default it must be there."""

    def __init__(self, key: str, default: Any = None) -> None:
        self.key = key
        self.default = default

    def settle(self, value: Any, /) -> Any:
        """Give the value in the form in which a row keeps it, or say what is wrong with it."""
        if not isinstance(value, str) or not KEY.fullmatch(value):
            raise WrongValueError(f"{shown(value)} is not a key: small letters, digits, - and _")
        return value


class Number(Field):
    """A whole number within bounds."""

    def __init__(self, key: str, low: int, high: int, default: int | None = None) -> None:
        super().__init__(key, default)
        self.low = low
        self.high = high

    def settle(self, value: Any, /) -> int:
        """Check the bounds."""
        if type(value) is not int or not self.low <= value <= self.high:
            bounds = f"a whole number from {self.low} to {self.high}"
            raise WrongValueError(f"{shown(value)} is not {bounds}")
        return value


class Word(Field):
    """One of a few words."""

    def __init__(self, key: str, words: tuple[str, ...], default: str | None = None) -> None:
        super().__init__(key, default)
        self.words = words

    def settle(self, value: Any, /) -> str:
        """Check that it is one of them."""
        if not isinstance(value, str) or value not in self.words:
            raise WrongValueError(f"{shown(value)} is not one of {', '.join(self.words)}")
        return value


class Yes(Field):
    """True or false, kept as 1 or 0."""

    def settle(self, value: Any, /) -> int:
        """Check that it is one of them."""
        if type(value) is not bool:
            raise WrongValueError(f"{shown(value)} is not true or false")
        return int(value)


class Many(Field):
    """A list of values of one field, kept as a tuple."""

    def __init__(
        self, each: Field, least: int, most: int, default: tuple[Any, ...] | None = None
    ) -> None:
        super().__init__(each.key, default)
        self.each = each
        self.least = least
        self.most = most

    def settle(self, value: Any, /) -> tuple[Any, ...]:
        """Check how many there are, then each."""
        if not is_list(value):
            raise WrongValueError(f"{shown(value)} is not a list")
        if not self.least <= len(value) <= self.most:
            count = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            raise WrongValueError(f"a list of {len(value)}, where there must be {count}")
        return tuple([self.each.settle(one) for one in value])


class Sentence(Field):
    """What a card does, as text: a call of the game's verbs."""

    def settle(self, value: Any, /) -> str:
        """Check that it is a text; whoever knows the verbs reads it."""
        if not isinstance(value, str):
            raise WrongValueError(f"{shown(value)} is not a sentence in quotes")
        return value


class Texts(Field):
    """A text for people, by language; a language that is not there has the text of the other."""

    def settle(self, value: Any, /) -> dict[str, str]:
        """Check each text: one paragraph of printable characters."""
        if not is_table(value) or not value or set(value) - set(LANGUAGES):
            raise WrongValueError(f'{shown(value)} is not {{ en = "...", ru = "..." }}')
        for text in value.values():
            if not isinstance(text, str) or not text.strip() or not text.isprintable():
                raise WrongValueError(f"{shown(text)} is not a text of one line")
            if len(text) > LONGEST_TEXT:
                raise WrongValueError(f"the text is longer than {LONGEST_TEXT} characters")
        some = next(iter(value.values()))
        return {language: " ".join(value.get(language, some).split()) for language in LANGUAGES}


class Sheet:
    """One kind of rows, as `[[name]]` in a file.

    `facts` is what every row says, `more` what only the row of a pack says. A row of a pack keeps
    the facts named in `same` of the row whose place it takes: so all counts stay as they are.
    """

    def __init__(
        self,
        name: str,
        facts: tuple[Field, ...],
        more: tuple[Field, ...] = (),
        same: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.same = same
        self.house = {field.key: field for field in (Field("key"), *facts)}
        replaces = Field("replaces", "")
        self.pack = {field.key: field for field in (*self.house.values(), replaces, *more)}


class Row:
    """One row of a content file; every value has been checked."""

    def __init__(
        self, sheet: Sheet, file: str, lines: Mapping[str, int], values: dict[str, Any]
    ) -> None:
        self.sheet = sheet
        self.file = file
        self.lines = lines
        self.values = values
        self.key: str = values["key"]

    @property
    def is_from_pack(self) -> bool:
        """Say whether it stands in a pack."""
        return "replaces" in self.values

    def number(self, key: str) -> int:
        """Give a number."""
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def word(self, key: str) -> str:
        """Give a word, or a sentence."""
        value = self.values[key]
        assert isinstance(value, str)
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        """Give a list of numbers."""
        value: tuple[int, ...] = self.values[key]
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """Give a list of words, or of sentences."""
        value: tuple[str, ...] = self.values[key]
        return value

    def texts(self, key: str) -> dict[str, str]:
        """Give a text in every language."""
        value: dict[str, str] = self.values[key]
        return value

    def wrong(self, key: str, why: str) -> PackError:
        """Say what is wrong with one key of this row."""
        line = self.lines.get(key) or self.lines[""]
        return wrong(self.file, line, f"{self.sheet.name} {self.key}.{key}", why)


# Reading a file.


def read_rows(path: Path, sheets: Sequence[Sheet], *, pack: bool) -> list[Row]:
    """Read a content file of the house, or a pack: all its rows, in their order."""
    text = read_text(path)
    lines = places(text)
    tables = parse(path.name, text)
    known = {sheet.name: sheet for sheet in sheets}
    rows: list[Row] = []
    for name, listed in tables.items():
        at = lines.get((name, 0), {}).get("") or lines.get(("", 0), {}).get(name, 1)
        if name not in known:
            raise wrong(path.name, at, name, f"not one of {', '.join(known)}")
        if not is_list(listed) or not all([is_table(one) for one in listed]):
            raise wrong(path.name, at, name, f"its rows are written [[{name}]]")
        for number, values in enumerate(listed):
            where = lines.get((name, number), {"": at})
            rows.append(settle_row(known[name], path.name, where, values, pack=pack))
    return rows


def read_text(path: Path) -> str:
    """Read a file within limits."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as unread:
        raise PackError(f"{path.name}: {unread.strerror or 'cannot be read'}") from None
    if len(data) > LARGEST:
        raise PackError(f"{path.name}: it is larger than {LARGEST} bytes")
    try:
        text = data.decode()
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise wrong(path.name, line, "", "this is not UTF-8") from None
    for number, line_text in enumerate(text.split("\n")):
        if len(line_text) > LONGEST_LINE:
            raise wrong(path.name, number + 1, "", f"longer than {LONGEST_LINE} characters")
        if is_long_name(line_text):
            raise wrong(path.name, number + 1, "", "a name of more parts than a key has")
    return text


def is_long_name(line: str) -> bool:
    """Say whether a line has a name of very many parts, which `tomllib` takes very long over."""
    run = 0
    for part in line.split(".") if line.count(".") > MOST_DOTS else ():
        run = run + 1 if len(part.split()) == 1 else 0
        if run > MOST_DOTS:
            return True
    return False


def parse(file: str, text: str) -> dict[str, Any]:
    """Read TOML; its faults name their line."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise wrong(file, last_line(text), "", "brackets within brackets, too deep") from None
    except ValueError as fault:
        found = AT_LINE.search(str(fault))
        line = int(found[1]) if found and found[1] else last_line(text)
        why = AT_LINE.sub("", str(fault))
        raise wrong(file, line, "", why[:1].lower() + why[1:]) from None


def settle_row(
    sheet: Sheet, file: str, lines: Mapping[str, int], values: dict[str, Any], *, pack: bool
) -> Row:
    """Check one row: no key that is not known, none missing, each value what it should be."""
    fields = sheet.pack if pack else sheet.house
    name = shown(values.get("key", "?")).strip("'")
    settled: dict[str, Any] = {}
    for key, value in values.items():
        where = f"{sheet.name} {name}.{shown(key)[1:-1]}"
        line = lines.get(key) or lines[""]
        if key not in fields:
            raise wrong(file, line, where, f"there is no such key; known: {', '.join(fields)}")
        try:
            settled[key] = fields[key].settle(value)
        except WrongValueError as fault:
            raise wrong(file, line, where, str(fault)) from None
    for key, field in fields.items():
        if key not in settled:
            if pack and key == "origin":
                settled[key] = FROM_PACK
            elif field.default is None:
                raise wrong(file, lines[""], f"{sheet.name} {name}.{key}", "it is missing")
            else:
                settled[key] = field.default
    return Row(sheet, file, lines, settled)


# Packs.


def take_places(house: Sequence[Row], packs: Sequence[Sequence[Row]]) -> list[Row]:
    """Put each row of the packs in the place of the house's row that it names."""
    rows = list(house)
    place_of = {(row.sheet.name, row.key): place for place, row in enumerate(rows)}
    taken: set[int] = set()
    for row in [row for pack in packs for row in pack]:
        named = "replaces" if row.word("replaces") else "key"
        key = row.word(named)
        place = place_of.get((row.sheet.name, key), -1)
        if place < 0:
            raise row.wrong(named, f"there is no {key} among the {row.sheet.name} of the house")
        if place in taken:
            raise row.wrong(named, f"{key} has been replaced already")
        for fact in row.sheet.same:
            if row.values[fact] != house[place].values[fact]:
                kept = shown(house[place].values[fact])
                raise row.wrong(fact, f"it must stay {kept}, as on {key}: the counts are fixed")
        taken.add(place)
        rows[place] = row
    check_unique(rows)
    return rows


def check_unique(rows: Sequence[Row]) -> None:
    """Refuse a key that stands twice; of two rows the pack's is at fault."""
    first: dict[tuple[str, str], Row] = {}
    for row in rows:
        name = (row.sheet.name, row.key)
        if name in first:
            fault = row if row.is_from_pack else first[name]
            raise fault.wrong("key", f"{row.key} stands twice among the {row.sheet.name}")
        first[name] = row


def of_sheet(rows: Sequence[Row], name: str) -> list[Row]:
    """List the rows of one sheet."""
    return [row for row in rows if row.sheet.name == name]


def digest_of(lines: Sequence[str]) -> str:
    """Hash content: one line for each printed thing, its values in a fixed spelling."""
    seal = hashlib.sha256()
    for line in lines:
        seal.update(line.encode())
        seal.update(b"\n")
    return seal.hexdigest()
