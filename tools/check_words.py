"""The house rules that a machine can read off the files: words, paths, sizes, reasons, links.

python tools/check_words.py     what is wrong, a line each; exit code 1 if anything is
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LONGEST_FILE: Final = 400  # lines of a file of code
LONGEST_FUNCTION: Final = 40  # lines of a function, without signature and docstring
CODE: Final = (".py", ".ts", ".svelte")
MADE: Final = ("bench/latest.json",)  # not in the tree, but made there
DECKS: Final = (  # the files of data whose rows are cards
    *("abilities", "achievements", "events", "missions", "outfits"),
    *("sectors", "ships", "systems", "technologies", "titles"),
)

# Each pattern is written so that it does not find itself.
ANYWHERE: Final = (
    (r"""(^|["'` =(:])/(root|home|work|farm|tmp|Users|opt)/[\w.]""", "a path of one machine"),
    (r"index[-]url|\"resolved[\"]:|registry\.[a-z]+\.(org|com)", "the host of a registry"),
    (r"files[.]pythonhosted|pypi[.]org|npmjs[.]", "the host of a registry"),
    (r"\b([Hh]elpers?|CE[O]|[Aa]nthrop[i]c|[Cc]laud[e]|LL[M]|sub-?agen[t])\b", "no word of ours"),
    (r"\b(STYLE|DESIGN|HIDDEN|CONTENT_BRIEF|EXAMPLES|OPEN)\.m[d]\b", "a page that is not here"),
)
IN_CODE: Final = (
    (r"\b(TO[D]O|FIX[M]E|XX[X]|NotImplemented[E]rror)\b", "a stub"),
    (r"[Pp]lace[h]older(?!=)", "a stub"),
    (r"assert Tr[u]e\b|pytest\.sk[i]p\(|mark\.(sk[i]p|x[f]ail)|\.on[l]y\(", "no test"),
    (r"# type: igno[r]e(?!\[[a-z, -]+\]  # \w)", "type: ignore[code] wants its reason beside it"),
    (r"# no[q]a(?!: [A-Z0-9, ]+ \S)", "`noqa: CODE` wants its reason beside it"),
    (r"^class \w*(Manager|Helpe[r]|Utils?)\b", "a name that says nothing"),
    (r"\bdeep[c]opy\b", "states are cloned, not deep-copied"),
)
LINK: Final = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")
PATH: Final = re.compile(r"`((?:docs|src|tests|tools|bench|locales|requirements)/[\w./-]+\w)`")


def tracked(root: Path) -> list[Path]:
    """List the files that git knows, or will know once they are added."""
    told = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=root,
        capture_output=True,
        check=True,
        text=True,
    )
    paths = [root / name for name in sorted(told.stdout.split("\0")) if name]
    return [path for path in paths if path.is_file()]


def lines_of(path: Path) -> list[str]:
    """Read a file of text; a file of anything else has no lines."""
    try:
        return path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        return []


def check_lines(lines: list[str], patterns: Iterable[tuple[str, str]]) -> Iterator[tuple[int, str]]:
    """Find lines with a pattern in them."""
    for pattern, said in patterns:
        seeker = re.compile(pattern)
        for at, line in enumerate(lines, 1):
            if found := seeker.search(line):
                yield at, f"{said}: {found[0].strip()!r}"


def check_links(path: Path, root: Path, lines: list[str]) -> Iterator[tuple[int, str]]:
    """Find links and paths in a page that lead nowhere."""
    for at, line in enumerate(lines, 1):
        for found in LINK.finditer(line):
            if not (path.parent / found[1]).exists():
                yield at, f"leads nowhere: {found[1]}"
        for found in PATH.finditer(line):
            if found[1] not in MADE and not (root / found[1]).exists():
                yield at, f"is not there: {found[1]}"


def body_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.stmt]:
    """Give the statements of a function without its docstring."""
    return function.body if ast.get_docstring(function) is None else function.body[1:]


def check_functions(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Find functions that are too long, or that only pass."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        body = body_of(node)
        if not body:
            continue
        long = (body[-1].end_lineno or 0) - body[0].lineno + 1
        if long > LONGEST_FUNCTION and len(body) > 1:  # one long list is no long thought
            yield node.lineno, f"{node.name} has {long} lines: at most {LONGEST_FUNCTION}"
        if all(isinstance(statement, ast.Pass) for statement in body):
            yield node.lineno, f"{node.name} only passes"


def card_keys(root: Path) -> dict[str, set[str]]:
    """Collect, game by game, the keys of all cards."""
    keys: dict[str, set[str]] = {}
    for path in root.glob("src/deepfield/games/*/data/*.toml"):
        if path.stem in DECKS:
            rows = tomllib.loads(path.read_text("utf-8")).get(path.stem, [])
            fields = {field for row in rows for field in row}  # a field may be called as a card is
            found = {str(row.get("key")) for row in rows} - fields
            keys.setdefault(path.parts[-3], set()).update(found)
    return keys


def check_cards(path: Path, tree: ast.AST, keys: dict[str, set[str]]) -> Iterator[tuple[int, str]]:
    """Find the key of a card in a general file, but where it is only told on (a word of a text)."""
    if "src" not in path.parts or "cards" in path.parts:
        return
    games = [game for game in keys if f"games/{game}/" in path.as_posix()] or list(keys)
    cards = {key for game in games for key in keys[game]}
    told = {arg for call in ast.walk(tree) if isinstance(call, ast.Call) for arg in call.args}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in cards and node not in told:
            yield node.lineno, f"a general file names the card {node.value!r}"


def check_file(path: Path, root: Path, keys: dict[str, set[str]]) -> Iterator[tuple[int, str]]:
    """Find all that is wrong with one file."""
    lines = lines_of(path)
    yield from check_lines(lines, ANYWHERE)
    if path.suffix == ".md" and "rules" not in path.parts:
        yield from check_links(path, root, lines)
    if path.suffix not in CODE:
        return
    yield from check_lines(lines, IN_CODE)
    if len(lines) > LONGEST_FILE:
        yield 1, f"has {len(lines)} lines: at most {LONGEST_FILE}"
    if path.stem in {"utils", "util", "misc", "common"}:
        yield 1, f"a name that says nothing: {path.name}"
    if path.suffix == ".py":
        tree = ast.parse("\n".join(lines))
        yield from check_functions(tree)
        yield from check_cards(path, tree, keys)


def check(root: Path) -> list[str]:
    """List all that is wrong."""
    keys = card_keys(root)
    return [
        f"{path.relative_to(root)}:{at}: {said}"
        for path in tracked(root)
        for at, said in check_file(path, root, keys)
    ]


def main() -> int:
    """Check the tree."""
    parser = argparse.ArgumentParser(description="Check words, paths, sizes, reasons and links.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    faults = check(parser.parse_args().root)
    print("\n".join([*faults, f"check_words: {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
