"""Runs the command as a person does: in a process of its own, with what is typed given."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parents[1]


def environment(folder: Path) -> dict[str, str]:
    """Give an environment in which games are kept in a folder of the test's own."""
    outside = {key: value for key, value in os.environ.items() if key not in {"COLUMNS", "LINES"}}
    return {
        **outside,
        "PYTHONPATH": str(TESTS),
        "DEEPFIELD_GAMES": str(folder),
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
    }


def deepfield(
    words: str | list[str], folder: Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run `deepfield` with these words; what is typed comes line by line, then nothing more."""
    listed = words.split() if isinstance(words, str) else words
    return subprocess.run(
        [sys.executable, "-m", "deepfield", *listed],
        input=typed,
        env=environment(folder),
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
