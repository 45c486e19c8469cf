"""Bots with seeds: the same seed makes a bot that does the same."""

from __future__ import annotations

from arpents.bots.asking import Maker
from arpents.bots.base import Bot
from arpents.bots.naming import named_bot

__all__ = ["Maker", "make_seeded"]


def make_seeded(text: str, seed: int) -> Bot:
    """The bot that a text names, with this seed if it takes one and the text gives none."""
    return named_bot(text).make(seed)
