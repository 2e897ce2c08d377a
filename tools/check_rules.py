"""Every rule is tested, every citation is true: reads rule books, sources and tests, runs nothing.

python tools/check_rules.py          what is wrong, a line each; exit code 1 if anything is
python tools/check_rules.py --list   the rules that no test cites yet, chapter by chapter
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

RULE: Final = re.compile(r"^- \*\*([A-Z]+)(\d+)(?:\.(\d+))?\*\* ?(.*)")
CHAPTER: Final = re.compile(r"^## ([A-Z]+\d+)\.? ")
CITED: Final = re.compile(
    r"(?<![\w#*-])([A-Z]+)(\d+)\.(\d+)(?:\s*[-–]\s*(?:([A-Z]+)(\d+)\.(\d+))(?!\d))?(?![\w-]|\.\d)"
)
RULING: Final = re.compile(r"(?<![\w.#*-])Q(\d+)(?![\w.-])")
IN_NAME: Final = re.compile(r"(?<=_)([a-z]+)(\d+)_(\d+)(?=_|$)")
FIELD: Final = re.compile(r"\{\w+\}")
WORD: Final = re.compile(r"[A-Za-z_]\w*")
MOVES: Final = frozenset({"Action", "Aside"})
SHOWN: Final = 60  # characters of a rule that stand beside its number


class RuleBook:
    """One rule book: its rules and rulings by number, where its room and its tests are."""

    def __init__(self, path: Path, root: Path) -> None:
        self.path = path
        self.prefix = ""
        self.rules: dict[str, tuple[int, str]] = {}  # number: line, first words
        self.chapters: list[str] = []
        for at, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if chapter := CHAPTER.match(line):
                self.chapters.append(chapter[1])
            elif found := RULE.match(line):
                number = f"{found[1]}{found[2]}" + (f".{found[3]}" if found[3] else "")
                self.rules[number] = (at, found[4])
                if found[3]:
                    self.prefix = self.prefix or found[1]
        of_tests = root / "tests" in path.parents
        self.game = path.parent.name if of_tests else path.stem
        self.tests = root / "tests" / self.game
        self.room = self.tests if of_tests else root / "src/deepfield/games" / self.game
        beside = "uncited.toml" if of_tests else f"{self.game}.uncited.toml"
        self.uncited = path.with_name(beside)

    @property
    def numbered(self) -> list[str]:
        """List the rules that need a test: all but the rulings, which have no chapter."""
        return [number for number in self.rules if number.startswith(self.prefix) and "." in number]


def books_of(root: Path) -> list[RuleBook]:
    """Open every file that numbers rules, the Russian editions apart."""
    paths = [*sorted((root / "docs/rules").glob("*.md")), *sorted(root.glob("tests/*/RULES.md"))]
    books = [RuleBook(path, root) for path in paths if not path.name.endswith(".ru.md")]
    return [book for book in books if book.prefix]


def sources(*folders: Path) -> Iterator[Path]:
    """List the Python files beneath these folders."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            if "__pycache__" not in path.parts:
                yield path


def numbers_in(text: str) -> Iterator[str]:
    """Find the rules that a text cites; a range of one chapter cites all that lie in it."""
    for found in CITED.finditer(text):
        prefix, chapter, first, last_prefix, last_chapter, last = found.groups()
        yield f"{prefix}{chapter}.{first}"
        if last and (last_prefix, last_chapter) == (prefix, chapter):
            for item in range(int(first) + 1, int(last) + 1):
                yield f"{prefix}{chapter}.{item}"
        elif last:
            yield f"{last_prefix}{last_chapter}.{last}"


def numbers_in_name(name: str) -> Iterator[str]:
    """Find the rules in the name of a test: test_b5_13_…"""
    for found in IN_NAME.finditer(name):
        yield f"{found[1].upper()}{found[2]}.{found[3]}"


def first_line(node: ast.stmt, lines: list[str]) -> int:
    """Find where a function begins with its decorators and the comment above them."""
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    at = min([node.lineno, *[decorator.lineno for decorator in decorators]])
    while at > 1 and lines[at - 2].lstrip().startswith("#"):
        at -= 1
    return at


def cited_by_tests(path: Path) -> set[str]:
    """Collect what the tests of a file cite: in names, bodies, comments above, tables of cases."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    tests = [node for node in functions if node.name.startswith("test_")]
    found: set[str] = set()
    for test in tests:
        found.update(numbers_in_name(test.name))
    tables = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    for node in [*tests, *(tables if tests else [])]:
        passage = lines[first_line(node, lines) - 1 : node.end_lineno]
        found.update(numbers_in("\n".join(passage)))
    return found


def untested(book: RuleBook, cited: set[str], excused: Iterable[str]) -> list[str]:
    """List the rules that no test cites and that no reason excuses."""
    return [number for number in book.numbered if number not in cited and number not in excused]


def excuses(book: RuleBook) -> dict[str, str]:
    """Read the rules that state no behaviour, each with its reason."""
    if not book.uncited.exists():
        return {}
    return dict(tomllib.loads(book.uncited.read_text("utf-8")))


def check_excuses(book: RuleBook, cited: set[str]) -> Iterator[str]:
    """Find excuses of rules that are not there, that are tested after all, or without a reason."""
    lines = book.uncited.read_text("utf-8").splitlines() if book.uncited.exists() else []
    for number, reason in excuses(book).items():
        at = next((n for n, line in enumerate(lines, 1) if f'"{number}"' in line), 1)
        if number not in book.rules:
            yield f"{book.uncited}:{at}: there is no rule {number}"
        elif number in cited:
            yield f"{book.uncited}:{at}: {number} is excused, but a test cites it"
        elif not str(reason).strip():
            yield f"{book.uncited}:{at}: {number} is excused without a reason"


def check_editions(book: RuleBook) -> Iterator[str]:
    """Compare the numbers of the English and the Russian edition."""
    path = book.path.with_name(f"{book.path.stem}.ru.md")
    if not path.exists():
        if book.path.parent.name == "rules":
            yield f"{path}:1: the Russian edition is missing"
        return
    other = RuleBook(path, path.parent)
    for number, (at, _) in book.rules.items():
        if number not in other.rules:
            yield f"{book.path}:{at}: {number} is missing in {path.name}"
    for number, (at, _) in other.rules.items():
        if number not in book.rules:
            yield f"{path}:{at}: {number} is missing in {book.path.name}"


def check_citations(root: Path, books: list[RuleBook]) -> Iterator[str]:
    """Find citations, anywhere in sources, tests and texts, of rules that are not there."""
    known = {book.prefix: book for book in books}
    folders = [root / "src", root / "tests"]
    others = [
        *root.glob("src/**/*.toml"),
        *root.glob("locales/**/*.ftl"),
        *root.glob("docs/**/*.md"),
    ]
    for path in [*sources(*folders), *sorted(others)]:
        rulings = [book for book in books if book.game in path.parts or book.game in path.name]
        for at, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            names = numbers_in_name(line) if line.lstrip().startswith("def test_") else ()
            for number in [*numbers_in(line), *names]:
                prefix = number.rstrip("0123456789.")
                if prefix in known and number not in known[prefix].rules:
                    yield f"{path}:{at}: there is no rule {number}"
            for book in rulings if any(["Q1" in b.rules for b in rulings]) else []:
                for found in RULING.finditer(line):
                    if f"Q{found[1]}" not in book.rules:
                        yield f"{path}:{at}: there is no ruling Q{found[1]}"


class Room:
    """What the sources of a game room say of themselves: moves, constants that hold them, steps."""

    def __init__(self, folder: Path) -> None:
        self.moves: dict[str, tuple[Path, int]] = {}
        self.bases: dict[str, set[str]] = {}
        self.holders: dict[str, set[str]] = {}  # class: the constants that are made from it
        self.texts: dict[str, str] = {}  # class: how its moves are written
        self.steps: list[tuple[Path, int, str, str]] = []
        places: dict[str, tuple[Path, int]] = {}
        for path in sources(folder):
            if path.name.startswith("test_"):
                continue
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    places[node.name] = (path, node.lineno)
                    self.bases[node.name] = {name for base in node.bases for name in names_in(base)}
                    self.texts[node.name] = text_of(node)
                elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                    self._hold(node, node.value)
                elif isinstance(node, ast.Call):
                    self._step(path, node)
        self.moves = {name: place for name, place in places.items() if self._is_move(name)}

    def _hold(self, node: ast.Assign | ast.AnnAssign, value: ast.expr) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            if isinstance(target, ast.Name):
                for name in names_in(value):
                    self.holders.setdefault(name, set()).add(target.id)

    def _step(self, path: Path, call: ast.Call) -> None:
        words = [arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant)]
        if isinstance(call.func, ast.Name) and call.func.id == "Step" and len(words) == 2:
            self.steps.append((path, call.lineno, str(words[0]), str(words[1])))

    def _is_move(self, name: str, depth: int = 0) -> bool:
        bases = self.bases.get(name, set())
        if bases & MOVES:
            return True
        return depth < 9 and any([self._is_move(base, depth + 1) for base in bases])

    def concrete(self) -> Iterator[str]:
        """List the moves that a seat can make: those that are built, or that nothing extends."""
        extended = {base for bases in self.bases.values() for base in bases}
        for name in self.moves:
            if name in self.holders or name not in extended:
                yield name


def names_in(node: ast.AST) -> set[str]:
    """Collect the names in an expression."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def text_of(node: ast.ClassDef) -> str:
    """Give the notation of a move as its class spells it, or nothing."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and names_in(part.target) == {"TEXT"}:
            return str(part.value.value) if isinstance(part.value, ast.Constant) else ""
    return ""


def strings_in(path: Path) -> Iterator[str]:
    """Collect the strings of a source."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def is_written(text: str, strings: set[str]) -> bool:
    """Say whether one of these strings is a move in this notation."""
    parts = [re.escape(part) for part in FIELD.split(text)]
    pattern = re.compile(r"[\w.-]+".join(parts))
    return bool(text) and any([pattern.fullmatch(string) for string in strings])


def check_room(book: RuleBook, cited: set[str]) -> Iterator[str]:
    """Find the moves that no test names, and the steps that no test names or cites."""
    if not book.room.is_dir():
        return
    room = Room(book.room)
    tests = [
        p for p in sources(book.tests) if book.room != book.tests or p.name.startswith("test_")
    ]
    words = {word for path in tests for word in WORD.findall(path.read_text("utf-8"))}
    strings = {string for path in tests for string in strings_in(path)}
    for name in room.concrete():
        if not words & {name, *room.holders.get(name, ())} and not is_written(
            room.texts[name], strings
        ):
            path, at = room.moves[name]
            yield f"{path}:{at}: no test names the move {name}"
    for path, at, rule, name in room.steps:
        if rule not in cited and name not in words:
            yield f"{path}:{at}: no test cites {rule or 'a rule'} or names the step {name}"


def check(root: Path) -> list[str]:
    """List all that is wrong."""
    books = books_of(root)
    cited = {number for path in sources(root / "tests") for number in cited_by_tests(path)}
    faults: list[str] = []
    for book in books:
        for number in untested(book, cited, excuses(book)):
            at, words = book.rules[number]
            faults.append(f"{book.path}:{at}: no test cites {number}: {words[:SHOWN]}")
        faults.extend(check_excuses(book, cited))
        faults.extend(check_editions(book))
        faults.extend(check_room(book, cited))
    faults.extend(check_citations(root, books))
    return [fault.replace(f"{root}/", "") for fault in faults]


def list_untested(root: Path) -> None:
    """Print the rules that still want a test, chapter by chapter."""
    cited = {number for path in sources(root / "tests") for number in cited_by_tests(path)}
    for book in books_of(root):
        missing = untested(book, cited, excuses(book))
        print(f"{book.game}: {len(missing)} of {len(book.numbered)} rules have no test")
        for chapter in book.chapters:
            inside = [number for number in missing if number.startswith(f"{chapter}.")]
            if inside:
                print(f"\n{chapter}: {len(inside)}")
            for number in inside:
                print(f"  {number:8} {book.rules[number][1][: 2 * SHOWN]}")


def main() -> int:
    """Check the tree, or list what is left to do."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--list", action="store_true", help="the rules without a test")
    given = parser.parse_args()
    if given.list:
        list_untested(given.root)
        return 0
    faults = check(given.root)
    print("\n".join(faults))
    books = books_of(given.root)
    rules = sum([len(book.numbered) for book in books])
    print(f"check_rules: {rules} rules in {len(books)} books, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
