"""Opponents: one module for each, found by the name that it is registered under, and bots from elsewhere."""

from arpents.bots.base import Bot, Budget, CannotLoadBot
from arpents.bots.naming import make_bot
from arpents.bots.registry import BadOption, BotKind, UnknownBot, bot, bot_kinds, bot_names

__all__ = [
    "BadOption",
    "Bot",
    "BotKind",
    "Budget",
    "CannotLoadBot",
    "UnknownBot",
    "bot",
    "bot_kinds",
    "bot_names",
    "make_bot",
]
