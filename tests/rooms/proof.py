"""The proof game as a room of its own."""

from proof import GAME

__all__ = ["GAME"]
