"""On a real terminal the boards are drawn, in colours, and the bar of a long work is shown."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from kit.terminal import environment


def at_a_terminal(words: str, folder: Path, typed: list[str], columns: int = 100) -> str:
    """Run a command on a terminal of its own; what is typed comes when the sign asks for it."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    running = subprocess.Popen(
        [sys.executable, "-m", "deepfield", *words.split()],
        env=environment(folder),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    shown, asked = b"", 0
    while True:
        try:
            more = os.read(ours, 1 << 16)
        except OSError:  # the other end is closed
            break
        shown += more
        if shown.count("› ".encode()) > asked and typed:
            asked = shown.count("› ".encode())
            os.write(ours, typed.pop(0).encode() + b"\n")
    os.close(ours)
    assert running.wait(60) == 0, shown.decode(errors="replace")
    return shown.decode()


@pytest.mark.parametrize(("lang", "told"), [("en", "Harbour Yards"), ("ru", "Верфи «Гавань»")])
def test_the_boards_are_drawn(lang: str, told: str, tmp_path: Path) -> None:
    words = f"play beyond_the_sun --seats me,random --seed 3 --lang {lang}"
    shown = at_a_terminal(words, tmp_path, ["1", "1", "quit"])
    assert told in shown
    assert "╭─ A1 " in shown
    assert "\x1b[" in shown
    assert len(list(tmp_path.glob("*.game"))) == 1


def test_a_narrow_terminal_is_told_the_boards_in_lines(tmp_path: Path) -> None:
    words = "play beyond_the_sun --seats me,random --seed 3 --lang en"
    shown = at_a_terminal(words, tmp_path, ["quit"], columns=60)
    assert "Harbour Yards" in shown
    assert "╭─ A1 " not in shown


def test_plain_is_plain_on_a_terminal_too(tmp_path: Path) -> None:
    words = "play beyond_the_sun --seats random,random --seed 3 --lang en --plain"
    shown = at_a_terminal(words, tmp_path, [])
    assert "The end" in shown
    assert "\x1b[" not in shown


def test_a_replay_goes_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "bots.game"
    at_a_terminal(f"play beyond_the_sun --seats random,random --save {file} --plain", tmp_path, [])
    shown = at_a_terminal(f"replay {file} --lang en", tmp_path, ["", "", "5", "b", "q"])
    assert "2/" in shown
    assert shown.count("╭─ A1 ") >= 3
