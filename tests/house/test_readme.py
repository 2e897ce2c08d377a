"""What the README shows works: its Python, its commands, its targets and its links."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
README: Final = (ROOT / "README.md").read_text("utf-8")
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TARGET: Final = re.compile(r"\bmake ([a-z]+)\b")
ENTRY: Final = "import sys; from deepfield.cli import main; sys.exit(main())"
DEEPFIELD: Final = (sys.executable, "-c", ENTRY)  # the command that an install puts on the path
WORTH: Final = 2  # Python snippets, so that none is lost unseen


def blocks(language: str) -> list[str]:
    """Give the snippets in one language."""
    return [text for found, text in BLOCK.findall(README) if found == language]


def commands() -> list[list[str]]:
    """Give the words of each shell command, without its comment."""
    lines = [line.partition("#")[0].split() for text in blocks("sh") for line in text.splitlines()]
    return [words for words in lines if words]


def run(words: list[str], said: str = "") -> subprocess.CompletedProcess[str]:
    """Run a program of this environment in an empty terminal."""
    return subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "TERM": "dumb"},
        capture_output=True,
        check=False,
        input=said,
        text=True,
        timeout=120,
    )


def test_its_python_runs_as_one_program(tmp_path: Path) -> None:
    snippets = blocks("python")
    assert len(snippets) == WORTH

    done = run([sys.executable, "-c", "\n".join(snippets)])

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert any([line.startswith("Result(scores=") for line in lines])
    assert any([re.search(r": rule B\d+\.\d+, [a-z-]+$", line) for line in lines])


@pytest.mark.parametrize("words", [w for w in commands() if w[0] == "deepfield"], ids=" ".join)
def test_its_commands_run(words: list[str]) -> None:
    done = run([*DEEPFIELD, *words[1:]])

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_make_play_gets_to_the_first_question_and_ends_when_input_does() -> None:
    assert ["make", "play"] in commands()
    (target,) = re.findall(r"^play:.*\n\t@?(.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    words = target.replace("$(ARGS)", "--plain").split()
    assert words[0] == "$(BIN)/deepfield"

    done = run([*DEEPFIELD, *words[1:]])

    assert done.returncode == 0, done.stderr
    assert "1" in done.stdout


def test_every_make_target_that_it_names_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text()
    named = set(TARGET.findall(README))

    assert {"play", "test", "compiled", "pure", "bench", "check"} <= named
    assert [
        name for name in sorted(named) if not re.search(rf"^{name}:", makefile, re.MULTILINE)
    ] == []


def test_it_shows_no_command_that_is_not_tried_here() -> None:
    assert {words[0] for words in commands()} == {"make", "deepfield"}


def test_its_picture_is_our_own_drawing() -> None:
    picture = (ROOT / "docs/picture.svg").read_text("utf-8")

    assert "docs/picture.svg" in README
    assert picture.startswith("<svg ")
    assert "<title" in picture
    assert "<image" not in picture
