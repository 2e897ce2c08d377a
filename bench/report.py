"""Each figure next to its floor, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

BUILDS: Final = ("source", "compiled")

# What must hold, on a quiet machine: key: (text, unit, floors of the two builds, is more better).
FLOORS: Final[dict[str, tuple[str, str, tuple[float | None, float | None], bool]]] = {
    "ratio": ("random play, to python-chess", "x", (1.0, 3.5), True),
    "per_second": ("random play, decisions a second", "/s", (None, None), True),
    "clone": ("clone", "µs", (6.0, 3.0), False),
    "save": ("save", "µs", (60.0, 60.0), False),
    "load": ("load", "µs", (150.0, 150.0), False),
    "size": ("size of a save", "B", (6144.0, 6144.0), False),
    "digest": ("digest", "µs", (None, None), False),
    "imagine": ("imagine", "µs", (None, None), False),
    "simulations": ("search, simulations a second", "/s", (1500.0, 5000.0), True),
    "jobs": ("simulate, two processes to one", "x", (1.85, 1.85), True),
}
AIMS: Final = {"source": 1.2, "compiled": 4.5}


class Figure:
    """One thing that was measured on one build."""

    def __init__(self, key: str, who: str, build: str, value: float) -> None:
        self.key = key
        self.who = who
        self.build = build
        self.value = value
        self.text, self.unit, floors, self.more = FLOORS[key]
        engine = "/" not in who and key in {"ratio", "per_second"}  # another's, beside ours
        self.floor = None if engine else floors[BUILDS.index(build)]

    @property
    def holds(self) -> bool | None:
        """Say whether it is where it must be; None where nothing is asked."""
        if self.floor is None:
            return None
        return self.value >= self.floor if self.more else self.value <= self.floor

    def as_dict(self) -> dict[str, Any]:
        """Give it as it is written down."""
        names = ("key", "who", "build", "value", "unit", "floor", "holds")
        return {name: getattr(self, name) for name in names}


def figures(told: dict[str, Any], build: str) -> Iterator[Figure]:
    """Take apart what one build told."""
    for who, play in told["random_play"].items():
        for key in ("ratio", "per_second"):
            if play[key] is not None:
                yield Figure(key, who, build, play[key])
    for who, costs in told["positions"].items():
        for key, value in costs.items():
            yield Figure(key, who, build, value)
    for who, value in told["jobs"].items():
        yield Figure("jobs", who, build, value)


def shown(value: float) -> str:
    """Write a figure with three places that count."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def cell(figure: Figure | None) -> str:
    """Write a figure with its floor; a figure that does not hold is marked."""
    if figure is None:
        return ""
    if figure.floor is None:
        return shown(figure.value)
    sign = "≥" if figure.more else "≤"
    return f"{shown(figure.value)} {'' if figure.holds else '! '}({sign} {shown(figure.floor)})"


def table(found: Iterable[Figure]) -> str:
    """Draw the table: a line a thing, a column a build."""
    lines: dict[tuple[str, str], dict[str, Figure]] = {}
    for figure in found:
        lines.setdefault((figure.key, figure.who), {})[figure.build] = figure
    rows: list[tuple[str, ...]] = [("", "", "", *BUILDS)]
    for key in FLOORS:
        for (told, who), by_build in lines.items():
            if told == key:
                text, unit = FLOORS[key][:2]
                rows.append((text, who, unit, *[cell(by_build.get(build)) for build in BUILDS]))
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    return "\n".join(
        ["  ".join([c.ljust(w) for c, w in zip(r, widths, strict=True)]).rstrip() for r in rows]
    )
