"""The proof game: small, and in need of every part of the kernel. `RULES.md` numbers its rules."""

from __future__ import annotations

from proof.room import GAME

__all__ = ["GAME"]
