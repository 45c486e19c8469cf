"""Opponents: one module for each, found by the name under which it is registered."""

from arpents.bots.base import Bot, Budget
from arpents.bots.registry import BadOption, BotKind, UnknownBot, bot, bot_kinds, make_bot

__all__ = ["BadOption", "Bot", "BotKind", "Budget", "UnknownBot", "bot", "bot_kinds", "make_bot"]
