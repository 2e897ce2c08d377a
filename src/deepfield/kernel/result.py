"""How a game ended."""

from __future__ import annotations

from deepfield.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """Scores, ranks (1 is best, equal ranks are shared) and where the points came from."""

    def __init__(
        self,
        scores: tuple[int, ...],
        ranks: tuple[int, ...],
        lines: tuple[tuple[str, tuple[int, ...]], ...] = (),
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.lines = lines

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, ranks={self.ranks})"


def ranked(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank seats by keys, most significant first, the larger the better; equal keys share a rank."""
    return tuple([1 + len([other for other in keys if other > key]) for key in keys])
