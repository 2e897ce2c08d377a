"""Where things stand in a TOML file: `tomllib` gives values without lines."""

from __future__ import annotations

import re
from typing import Final

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\]\[#]+?)\s*\]")
NAME: Final = re.compile(r"\s*([A-Za-z0-9_-]+|\"(?:[^\"\\]|\\.)*\"|'[^']*')\s*")
TOKEN: Final = re.compile(r"\"\"\"|'''|\"(?:[^\"\\]|\\.)*+\"|'[^']*+'|[\[\]{}]|#")
ENDS: Final = {
    '"""': re.compile(r"(?:[^\"\\]|\\.|\"(?!\"\"))*+\"{3,5}"),
    "'''": re.compile(r"(?:[^']|'(?!''))*+'{3,5}"),
}


def places(text: str) -> dict[tuple[str, int], dict[str, int]]:
    """Find the lines of a valid TOML text: of each row its header's ("") and its keys'.

    A row is named by its table and its place in it; what stands before the first header is the row
    ("", 0). A key within a key, and a table within a row, stand on the line of the outermost.
    """
    found: dict[tuple[str, int], dict[str, int]] = {("", 0): {"": 1}}
    counts: dict[str, int] = {}
    row = found["", 0]
    within = ""  # the key of the row to which all of this table belongs
    quote = ""
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        if quote or depth:
            quote, depth = after(line, quote, depth)
            continue
        header = HEADER.match(line)
        if header:
            table, _, within = bare(header[2]).partition(".")
            if header[1] == "[[" and not within:
                counts[table] = counts.get(table, 0) + 1
            row = found.setdefault((table, max(0, counts.get(table, 0) - 1)), {"": number})
            row.setdefault(within.partition(".")[0], number)
            continue
        name = NAME.match(line)
        if name:
            row.setdefault(within.partition(".")[0] or bare(name[1]), number)
            quote, depth = after(line[name.end() :], "", 0)
    return found


def bare(name: str) -> str:
    """Take the quotes and spaces of a name away; of a dotted one too."""
    return ".".join([part.strip().strip("\"'") for part in name.split(".")])


def after(line: str, quote: str, depth: int) -> tuple[str, int]:
    """Tell how a line leaves what it found open: the quotes of a long text, and brackets."""
    at = 0
    while True:
        if quote:
            end = ENDS[quote].match(line, at)
            if not end:
                return quote, depth
            at = end.end()
            quote = ""
        token = TOKEN.search(line, at)
        if not token or token[0] == "#":
            return quote, depth
        at = token.end()
        if token[0] in ENDS:
            quote = token[0]
        elif token[0] in "[{":
            depth += 1
        elif token[0] in "]}":
            depth -= 1


def last_line(text: str) -> int:
    """Count the lines; an empty end is none."""
    return text.rstrip("\n").count("\n") + 1
