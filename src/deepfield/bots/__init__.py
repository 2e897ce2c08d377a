"""Bots for any game: they play through its interface, and get no more than their seat may know."""

from __future__ import annotations

from deepfield.bots.bot import Bot, Budget, Imagine
from deepfield.bots.roster import PROFILES, Chosen, UnknownBotError, choose_bot, make_bot

__all__ = [
    "PROFILES",
    "Bot",
    "Budget",
    "Chosen",
    "Imagine",
    "UnknownBotError",
    "choose_bot",
    "make_bot",
]
