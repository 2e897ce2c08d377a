"""The command `deepfield`: play in a terminal, simulate, replay, look up rules."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command; what is wrong from outside is told in a line, with exit code 2."""
    from deepfield.cli.app import app
    from deepfield.kernel.errors import DeepfieldError

    try:
        app()
    except DeepfieldError as fault:
        print(f"deepfield: {fault}", file=sys.stderr)
        sys.exit(2)
