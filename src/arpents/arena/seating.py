"""Seating bots: a fresh one for each game, with a seed of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arpents.arena.contest import Contest
from arpents.bots import Bot, bot_kinds, make_bot

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


def check_bots(contest: Contest, make: Maker) -> None:
    """Make every bot once, so that a name or an option that there is not is refused before any game."""
    for text in dict.fromkeys(contest.bots):
        make(text, contest.seed)
