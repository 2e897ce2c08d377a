"""A sheet of characters to draw on: boxes, lines, words, each with its style."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """So many columns and rows, empty at first."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from a place on; what does not fit is cut."""
        for at, sign in enumerate(text, x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self.signs[y][at] = sign
                self.styles[y][at] = style

    def box(self, x: int, y: int, width: int, height: int, style: str = "") -> None:
        """Draw a box and empty its inside."""
        self.put(x, y, f"╭{'─' * (width - 2)}╮", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, f"│{' ' * (width - 2)}│", style)
        self.put(x, y + height - 1, f"╰{'─' * (width - 2)}╯", style)

    def steps(self, start: tuple[int, int], end: tuple[int, int], style: str = "dim") -> None:
        """Draw a line from point to point: straight, or slanting."""
        (x, y), (right, down) = start, end
        count = abs(down - y) or max(abs(right - x), 1)  # a slanting line has one sign a row
        sign = self.sign(right - x, down - y)
        for step in range(count + 1):
            column = x + round((right - x) * step / count)
            row = y + round((down - y) * step / count)
            self.put(column, row, sign, style)

    @staticmethod
    def sign(across: int, down: int) -> str:
        """Choose the sign that a line is made of."""
        if not down:
            return "─"
        if not across:
            return "│"
        return "╲" if (across > 0) == (down > 0) else "╱"

    def text(self) -> Text:
        """Give it as one text with styles."""
        found = Text(no_wrap=True)
        for signs, styles in zip(self.signs, self.styles, strict=True):
            start = 0
            for at in range(1, self.width + 1):
                if at == self.width or styles[at] != styles[start]:
                    found.append("".join(signs[start:at]), styles[start] or None)
                    start = at
            found.append("\n")
        found.right_crop(1)
        return found
