"""Sentences as text: calls of a game's verbs, numbers and words, read with `ast` and nothing run."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.frames import fields_of
from deepfield.kernel.packs import WrongValueError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeGuard

    from deepfield.kernel.packs import Row

LONGEST: Final = 1_000  # characters
DEEPEST: Final = 12  # calls within calls
MOST_NODES: Final = 300
SIGNS: Final = re.compile(r"(?:\s++|[A-Za-z_]\w*+|\d{1,9}+(?!\w)|[(),=|])*+", re.ASCII)
NEEDED: Final = "needed"  # the default of a part that must be said

NUMBER: Final = "a number"
WORD: Final = "a word"
WORDS: Final = "words joined by |"


class Part:
    """One parameter of a verb: a number within bounds, a word, words joined by |, or another call.

    `kind` is NUMBER, WORD, WORDS, or the family of verbs that may be called there. The last part of
    a verb may be `many`: so many of them as there are, but at least so many.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        low: int = 0,
        high: int = 0,
        words: Mapping[str, int] | None = None,
        default: Any = NEEDED,
        many: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.words = dict(words or {})
        self.default = default
        self.many = many


def number(name: str, low: int, high: int, default: Any = NEEDED) -> Part:
    """Take a whole number within bounds."""
    return Part(name, NUMBER, low, high, default=default)


def numbers(name: str, low: int, high: int, least: int = 1) -> Part:
    """Take as many whole numbers as there are."""
    return Part(name, NUMBER, low, high, many=least)


def word(name: str, words: Mapping[str, int], default: Any = NEEDED) -> Part:
    """Take one of the game's words."""
    return Part(name, WORD, words=words, default=default)


def joined(name: str, words: Mapping[str, int]) -> Part:
    """Take some of the game's words, joined by |."""
    return Part(name, WORDS, words=words)


def call(name: str, family: str, default: Any = NEEDED) -> Part:
    """Take a call of a verb of this family."""
    return Part(name, family, default=default)


def calls(name: str, family: str, least: int = 1) -> Part:
    """Take as many calls as there are."""
    return Part(name, family, many=least)


class Verb:
    """A verb of a game: its family, what it makes, and its parameters in their order."""

    def __init__(self, family: str, make: Callable[..., Any], *parts: Part) -> None:
        self.name = make.__name__
        self.family = family
        self.make = make
        self.parts = parts


class Grammar:
    """All the verbs of a game."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}

    def read(self, row: Row, key: str, family: str) -> Any:
        """Read the sentence under a key of a row; where there is none, there is nothing."""
        text = row.word(key)
        return self.read_text(row, key, text, family) if text else None

    def read_all(self, row: Row, key: str, family: str) -> tuple[Any, ...]:
        """Read each sentence of a list."""
        return tuple([self.read_text(row, key, text, family) for text in row.words(key)])

    def read_text(self, row: Row, key: str, text: str, family: str) -> Any:
        """Read one sentence; a fault names file, line and key."""
        try:
            return Reader(self, text).sentence(family)
        except WrongValueError as fault:
            raise row.wrong(key, str(fault)) from None


class Reader:
    """Reads one sentence."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.verbs = grammar.verbs
        self.text = text.strip()

    def sentence(self, family: str) -> Any:
        """Read the whole text as one call of this family."""
        return self.call(parsed(self.text), family)

    def call(self, node: ast.expr, family: str) -> Any:
        """Make what a call says; `parsed` has bounded how deep they stand in each other."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            raise WrongValueError(f"{self.spot(node)} where {family} is wanted, like Verb(1)")
        verb = self.verbs.get(node.func.id)
        if verb is None or verb.family != family:
            known = ", ".join([v.name for v in self.verbs.values() if v.family == family])
            raise WrongValueError(f"{node.func.id} is not {family}; known: {known}")
        return verb.make(*self.arguments(verb, node))

    def arguments(self, verb: Verb, node: ast.Call) -> list[Any]:
        """Read the arguments of a call, in the order of the verb's parts."""
        given = list(node.args)
        named = {keyword.arg or "": keyword.value for keyword in node.keywords}
        if len(named) < len(node.keywords):
            raise WrongValueError(f"{verb.name} is told something twice")
        values: list[Any] = []
        for part in verb.parts:
            if part.many:
                values.extend(self.several(verb, part, given))
                given = []
            else:
                values.append(self.one(verb, part, given, named))
        if given:
            raise WrongValueError(f"{verb.name} takes {len(verb.parts)} arguments, not more")
        if named:
            raise WrongValueError(f"{verb.name} takes no {', '.join(named)}")
        return values

    def several(self, verb: Verb, part: Part, given: list[ast.expr]) -> list[Any]:
        """Read all arguments that are left."""
        if len(given) < part.many:
            raise WrongValueError(f"{verb.name} needs {part.many} {part.name} or more")
        return [self.value(verb, part, one) for one in given]

    def one(self, verb: Verb, part: Part, given: list[ast.expr], named: dict[str, ast.expr]) -> Any:
        """Read the next argument, or the one that is named, and take it from its list."""
        if given:
            return self.value(verb, part, given.pop(0))
        if part.name in named:
            return self.value(verb, part, named.pop(part.name))
        if part.default is NEEDED:
            raise WrongValueError(f"{verb.name} needs {part.name}")
        return part.default

    def value(self, verb: Verb, part: Part, node: ast.expr) -> Any:
        """Read one argument."""
        if part.kind == NUMBER:
            return self.number(verb, part, node)
        if part.kind in {WORD, WORDS}:
            return self.words(verb, part, node)
        return self.call(node, part.kind)

    def number(self, verb: Verb, part: Part, node: ast.expr) -> int:
        """Read a number within the bounds of its part."""
        value = node.value if isinstance(node, ast.Constant) else None
        if type(value) is not int or not part.low <= value <= part.high:
            bounds = f"a number from {part.low} to {part.high}"
            raise WrongValueError(f"{verb.name}: {part.name} is {bounds}, not {self.spot(node)}")
        return value

    def words(self, verb: Verb, part: Part, node: ast.expr) -> int:
        """Read a word, or several joined by |."""
        found = 0
        waiting = [node]
        while waiting:
            one = waiting.pop()
            if part.kind == WORDS and isinstance(one, ast.BinOp) and isinstance(one.op, ast.BitOr):
                waiting.extend([one.left, one.right])
            elif isinstance(one, ast.Name) and one.id in part.words:
                found |= part.words[one.id]
            else:
                known = ", ".join(part.words)
                raise WrongValueError(
                    f"{verb.name}: {part.name} is {part.kind} of {known}, not {self.spot(one)}"
                )
        return found

    def spot(self, node: ast.expr) -> str:
        """Show the text of a part of the sentence."""
        return shown(ast.get_source_segment(self.text, node) or self.text)


def parsed(text: str) -> ast.expr:
    """Take a text apart, within limits that keep Python's own reader safe."""
    if len(text) > LONGEST:
        raise WrongValueError(f"a sentence of more than {LONGEST} characters")
    if not SIGNS.fullmatch(text):
        raise WrongValueError(f"{shown(text)}: a sentence has names, numbers and ( ) , = | only")
    depth = 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if depth > DEEPEST:
            raise WrongValueError(f"calls within calls, deeper than {DEEPEST}")
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise WrongValueError(f"{shown(text)} is not a sentence") from None
    waiting: list[ast.AST] = [tree]
    for node in waiting:
        waiting.extend(ast.iter_child_nodes(node))
        if len(waiting) > MOST_NODES:
            raise WrongValueError("a sentence of too many words")
    return tree.body


def is_tuple(thing: object) -> TypeGuard[tuple[Any, ...]]:
    """Say whether this is a tuple."""
    return isinstance(thing, tuple)


def spell(thing: object) -> str:
    """Spell a value or a sentence out, every argument in its place: the same for equal ones."""
    if thing is None or isinstance(thing, (int, str)):
        return str(thing)
    if is_tuple(thing):
        return f"({', '.join([spell(one) for one in thing])})"
    values = [spell(getattr(thing, name)) for name in fields_of(type(thing))]
    return f"{type(thing).__name__}({', '.join(values)})"
