"""`make bench`: all figures of both builds, next to their floors, as a table and as bench/latest.json."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import report

ROOT: Final = Path(__file__).resolve().parent.parent
LATEST: Final = ROOT / "bench" / "latest.json"
MEASURE: Final = "bench/measure.py"
IN_COPY: Final = "tools/compiled_tree.py"


def measured(words: list[str], out: Path) -> dict[str, Any] | None:
    """Measure one build in a process of its own; None if there is no such build."""
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    subprocess.run(
        [sys.executable, *words, "--out", str(out)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
        stdout=sys.stderr,
    )
    return dict(json.loads(out.read_text())) if out.exists() else None


def note(text: str) -> None:
    """Say what goes on, beside the table."""
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    """Measure both builds, print the table, write it down."""
    parser = argparse.ArgumentParser(description="Measure both builds, next to their floors.")
    parser.add_argument("--quick", action="store_true", help="a look, not a measurement")
    parser.add_argument("--games", default="", help="only these, with commas")
    parser.add_argument("--source", action="store_true", help="leave the compiled build out")
    parser.add_argument("--out", type=Path, default=LATEST)
    given = parser.parse_args()
    words = ["--games", given.games, *(["--quick"] if given.quick else [])]
    told: dict[str, dict[str, Any]] = {}
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        note("measuring the source ...")
        found = measured([MEASURE, *words], Path(folder, "source.json"))
        if found is None or found["compiled"]:
            note("the source is not what runs here: make pure")
            return 1
        told["source"] = found
        if not given.source:
            note("measuring the compiled build ...")
            compiled = measured([IN_COPY, "--possible", MEASURE, *words], Path(folder, "c.json"))
            told |= {} if compiled is None else {"compiled": compiled}
    figures = [figure for build in told for figure in report.figures(told[build], build)]
    print(report.table(figures))
    if "compiled" not in told:
        print("\nThe compiled build was not measured.")
    print(f"\nload of the machine at the start {load:.2f}; figures need a quiet one")
    machine = {"python": platform.python_version(), "machine": platform.machine(), "load": load}
    text = json.dumps({**machine, "figures": [figure.as_dict() for figure in figures]}, indent=1)
    given.out.write_text(text + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
