"""Bots with seeds: the same seed makes a bot that does the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arpents.bots.base import Bot
from arpents.bots.registry import bot_kinds, make_bot

Maker = Callable[[str, int], Bot]
"""Makes the bot that a text names, with a seed; other processes must be able to import it."""

_SEED: Final = "seed"


def make_seeded(text: str, seed: int) -> Bot:
    """The registered bot that a text names, with this seed if it takes one and the text gives none."""
    name, _, listed = text.partition(":")
    kind = bot_kinds().get(name)
    parts = [part for part in listed.split(",") if part.strip()]
    given = {part.partition("=")[0].strip() for part in parts}
    if kind is None or _SEED not in kind.types or _SEED in given:
        return make_bot(text)
    return make_bot(f"{name}:{','.join([*parts, f'{_SEED}={seed}'])}")
