"""The bot ``random``: any legal action, each as likely as another."""

from __future__ import annotations

from random import Random
from typing import final

from arpents.bots.base import Budget
from arpents.bots.registry import bot
from arpents.engine.action import Action
from arpents.engine.views import View


@final
@bot("random")
class RandomBot:
    """A player without a plan, to measure others by."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(f"random {seed}")

    def choose(self, view: View, budget: Budget) -> Action:
        """One of the legal actions at random."""
        return view.random_action(self._rng)
