"""The bot ``general``: searches the tree of what both sides may do, by the learned evaluation."""

from __future__ import annotations

from arpents.bots.base import Budget
from arpents.bots.evaluation.model import Model
from arpents.bots.search.tree import TreeSearch
from arpents.engine.action import Action
from arpents.engine.views import View


class General:
    def __init__(
        self,
        model: Model,
        seconds: float = 0.2,
        iterations: int | None = None,
        width: int = 1,
        root_width: int = 2,
        exploration: float = 0.3,
        temperature: float = 0.05,
    ) -> None:
        self.model, self.seconds, self.iterations = model, seconds, iterations
        self.width, self.root_width, self.exploration, self.temperature = (
            width,
            root_width,
            exploration,
            temperature,
        )

    def choose(self, view: View, budget: Budget) -> Action:
        search = TreeSearch(
            view,
            self.model,
            hash(view.state),
            self.width,
            self.root_width,
            self.exploration,
            self.temperature,
        )
        self.search = search
        if self.iterations:
            search.iterate(self.iterations)
        else:
            while budget.spent < self.seconds:
                search.iterate(8)
                if len(search.root.children) == 1:
                    break
        best = max(
            search.root.children.values(), key=lambda n: (n.visits, n.guess if view.side == 0 else -n.guess)
        )
        assert best.action is not None
        return best.action
