"""The bot ``general``: searches what both sides may do from here on, and judges by what it has learned."""

from __future__ import annotations

from typing import Annotated, Final, final

from msgspec import Meta

from arpents.bots.base import Budget
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.registry import bot
from arpents.bots.search.tree import TreeSearch
from arpents.engine.action import Action
from arpents.engine.views import View

SHARE: Final = 0.93
"""How much of its time the search takes; the rest is for what comes before and after."""

AT_A_TIME: Final = 4
"""How many iterations are made before the clock is looked at."""


@final
@bot("general")
class General:
    """A player that looks ahead as far as its time allows, at what is most worth it."""

    def __init__(
        self,
        iterations: Annotated[int, Meta(ge=0, description="a number of iterations, or 0 to go by time")] = 0,
        seed: int = 0,
    ) -> None:
        self._iterations = iterations
        self._seed = seed

    def choose(self, view: View, budget: Budget) -> Action:
        """The action that was looked at most."""
        search = TreeSearch(view, best_evaluation(), hash(view.state) ^ self._seed)
        if len(search.options()) == 1:
            return search.options()[0]
        iterations = self._iterations or budget.iterations
        if iterations:
            search.iterate(iterations)
        else:
            while budget.spent < SHARE * budget.seconds:
                search.iterate(AT_A_TIME)
        return search.best()
