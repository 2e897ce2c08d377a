"""Every text is there in both languages, and none is there for nothing.

    python tools/check_texts.py     what is wrong, a line each; exit code 1 if anything is

What texts there must be is read from the games: a message for every event, refusal, prompt, kind of
action and option, named with the game's prefix, and one with `.rules` for every card (`wanted_by`).
"""

from __future__ import annotations

import argparse
import ast
import importlib
import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from check_words import DECKS
from deepfield.kernel.frames import fields_of
from messages import CYRILLIC, LANGUAGES, Catalog, is_code, mixed_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

KERNEL: Final = ("not-yours-to-answer", "not-asked-now", "game-over", "no-such-seat", "not-offered")
SINGULAR: Final = {"abilities": "ability", "technologies": "technology"}
Wanted = dict[str, frozenset[str]]  # message: the variables it may use


def kebab(name: str) -> str:
    """Spell a class, a step or a key as messages are spelt: HullHit, hull_hit → hull-hit."""
    dashed = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name)
    return dashed.replace("_", "-").replace(".", "-").lower()


def singular(word: str) -> str:
    """Turn the plural of a deck into one card: titles, technologies."""
    return SINGULAR.get(word, word.removesuffix("s"))


def trees(folder: Path) -> Iterator[ast.Module]:
    """Parse every source of a folder."""
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"))


def parameters(node: ast.ClassDef) -> frozenset[str]:
    """List the fields of a class: the parameters of its `__init__`."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return frozenset([arg.arg for arg in part.args.args[1:]])
    return frozenset()


def base_names(node: ast.ClassDef) -> set[str]:
    """Name the classes that a class extends."""
    parts = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return {part.id for part in parts if isinstance(part, ast.Name)}


def events_in(room: Path) -> dict[str, frozenset[str]]:
    """Find the events of a room and their fields."""
    classes = {n.name: n for t in trees(room) for n in ast.walk(t) if isinstance(n, ast.ClassDef)}
    found = {"Event"}
    while more := {name for name, node in classes.items() if base_names(node) & found} - found:
        found |= more
    return {name: parameters(classes[name]) for name in found if name in classes}


def refusals_in(room: Path) -> dict[str, frozenset[str]]:
    """Find the keys of the refusals of a room, each with the arguments that it is given."""
    found: dict[str, frozenset[str]] = {}
    for tree in trees(room):
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id != "Refusal" or len(node.args) < 2:
                continue
            for key in filter(None, constants(node.args[1])):
                given = constants(node.args[2]) if len(node.args) > 2 else []
                found[key] = found.get(key, frozenset()) | frozenset(given)
    return found


def constants(node: ast.expr) -> list[str]:
    """List the words that an expression spells out: the keys of a dict, the cases of a choice."""
    parts = node.keys if isinstance(node, ast.Dict) else list(ast.walk(node))
    words = [part.value for part in parts if isinstance(part, ast.Constant)]
    return [word for word in words if isinstance(word, str)]


def rows_in(room: Path) -> Iterator[tuple[str, str]]:
    """List the rows of data of a room: the plural that they stand under, and the key."""
    for path in sorted(room.glob("data/*.toml")):
        for plural, rows in tomllib.loads(path.read_text("utf-8")).items():
            for row in rows if isinstance(rows, list) else []:
                if isinstance(row, dict) and "key" in row:
                    yield plural, str(row["key"])


def wanted_by(game: Any, room: Path) -> Wanted:
    """Say which messages a game needs."""
    wanted: Wanted = {kebab(name): fields for name, fields in events_in(room).items()}
    wanted |= refusals_in(room)
    wanted |= {kebab(kind.__name__): frozenset(fields_of(kind)) for kind in game.actions}
    words = [kebab(prompt) for _, prompt, answers in game.contents() if answers]
    words.append("title")
    for option in game.options:
        name = f"option-{kebab(option.key)}"
        words += [name, *[f"{name}.{kebab(v)}" for v in option.values if isinstance(v, str)]]
    for plural, key in rows_in(room):
        if plural in DECKS:
            name = f"{singular(plural)}-{key}"
            words += [name, f"{name}.rules"]
    wanted |= dict.fromkeys(words, frozenset[str]())
    return {f"{game.prefix}-{name}": given for name, given in wanted.items()}


def names_of(game: Any, room: Path) -> set[str]:
    """Give the messages that may name a row of data that is no card: a faction, a place."""
    return {f"{game.prefix}-{singular(plural)}-{key}" for plural, key in rows_in(room)}


class Uses:
    """What the sources ask for: messages that they spell, and those that they put together of words."""

    def __init__(self, folder: Path) -> None:
        self.words: set[str] = set()
        self.patterns: set[str] = set()
        for tree in trees(folder):
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    self.words.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    self._put_together(node)
                elif isinstance(node, ast.ClassDef | ast.FunctionDef):
                    self.words.add(node.name)
        for path in folder.rglob("data/*.toml"):
            self.words.update(re.findall(r'"([\w-]+)"', path.read_text("utf-8")))
        self.parts = {kebab(word) for word in self.words}

    def _put_together(self, node: ast.JoinedStr) -> None:
        parts = [part.value if isinstance(part, ast.Constant) else "" for part in node.values]
        if any([str(part).strip("-.") for part in parts]):
            self.patterns.add("".join([re.escape(str(part)) or r"([\w.-]+?)" for part in parts]))

    def asks_for(self, name: str) -> bool:
        """Say whether a message is spelt, or made of words that are spelt."""
        if name in self.words:
            return True
        matches = [re.fullmatch(pattern, name) for pattern in self.patterns]
        return any(
            [
                all([kebab(word) in self.parts for word in match.groups()])
                for match in matches
                if match
            ]
        )


def check_pairs(catalogs: Mapping[str, Catalog]) -> Iterator[str]:
    """Compare the languages: the same messages, the same variables."""
    for language, catalog in catalogs.items():
        for other, against in catalogs.items():
            for name, message in catalog.messages.items():
                twin = against.messages.get(name)
                if twin is None:
                    yield f"{message.path}:{message.line}: {name} is missing in {other}"
                elif language < other and twin.variables != message.variables:
                    own, theirs = sorted(message.variables), sorted(twin.variables)
                    yield f"{twin.path}:{twin.line}: {name} has {theirs}, in {language} {own}"


def check_letters(catalogs: Mapping[str, Catalog]) -> Iterator[str]:
    """Find texts in the wrong alphabet, and words in two."""
    for language, catalog in catalogs.items():
        for name, message in catalog.messages.items():
            where = f"{message.path}:{message.line}: {name}"
            for word in mixed_words(message.text):
                yield f"{where}: two alphabets in {word!r}"
            if language == "en" and CYRILLIC.search(message.text):
                yield f"{where}: Cyrillic letters"
            if language == "ru" and not CYRILLIC.search(message.text) and not is_code(message.text):
                yield f"{where}: not in Russian: {message.text!r}"


def check_wanted(catalog: Catalog, wanted: Wanted) -> Iterator[str]:
    """Find messages that are missing, and variables that nobody gives."""
    for name, given in sorted(wanted.items()):
        message = catalog.messages.get(name)
        if message is None:
            yield f"locales: {name} is missing"
        elif extra := message.variables - given:
            yield f"{message.path}:{message.line}: {name} is not given {', '.join(sorted(extra))}"


def check_orphans(catalog: Catalog, known: set[str], source: Path) -> Iterator[str]:
    """Find messages that nothing asks for."""
    uses, used = Uses(source), set(known)
    for message in catalog.messages.values():
        used |= message.references
    for name, message in catalog.messages.items():
        whole = name.partition(".")[0]
        if not ({name, whole} & used or uses.asks_for(whole) or uses.asks_for(name)):
            yield f"{message.path}:{message.line}: nothing asks for {name}"


def check_pages(root: Path) -> Iterator[str]:
    """Find words in two alphabets in the Russian rules."""
    for path in sorted(root.glob("docs/rules/*.ru.md")):
        for at, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for word in mixed_words(line):
                yield f"{path}:{at}: two alphabets in {word!r}"


def rooms_of(root: Path) -> Iterator[tuple[Path, Any]]:
    """Open every game of the house."""
    for room in sorted((root / "src/deepfield/games").glob("*/__init__.py")):
        module = importlib.import_module(f"deepfield.games.{room.parent.name}")
        yield room.parent, getattr(module, "GAME", None)


def check(root: Path) -> list[str]:
    """List all that is wrong."""
    catalogs = {language: Catalog(root / "locales" / language) for language in LANGUAGES}
    faults = [fault for catalog in catalogs.values() for fault in catalog.faults]
    wanted: Wanted = {key: frozenset() for key in KERNEL}
    names: set[str] = set()
    for room, game in rooms_of(root):
        if game is None:
            faults.append(f"{room}/__init__.py:1: there is no GAME")
        else:
            wanted.update(wanted_by(game, room))
            names |= names_of(game, room)
    faults.extend(check_pairs(catalogs))
    faults.extend(check_letters(catalogs))
    for language in LANGUAGES[:1]:  # the others have the same messages
        faults.extend(check_wanted(catalogs[language], wanted))
        faults.extend(check_orphans(catalogs[language], names | set(wanted), root / "src"))
    faults.extend(check_pages(root))
    return [fault.replace(f"{root}/", "") for fault in faults]


def main() -> int:
    """Check the tree."""
    parser = argparse.ArgumentParser(
        description="Check that every text is there, in both languages."
    )
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    faults = check(parser.parse_args().root)
    print("\n".join([*faults, f"check_texts: {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
