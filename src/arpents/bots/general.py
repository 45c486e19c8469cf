"""The bot ``general``: searches what both sides may do from here on, and judges by what it has learned."""

from __future__ import annotations

from typing import Annotated, Final, Literal, final

from msgspec import Meta

from arpents.bots.base import Budget
from arpents.bots.beliefs import Beliefs
from arpents.bots.evaluation.base import Evaluation
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.processes.worker_group import WorkerGroup
from arpents.bots.registry import bot
from arpents.bots.search.settings import DEFAULT_SETTINGS, TreeSettings
from arpents.bots.search.tree import Found, TreeSearch
from arpents.bots.turn_planning import warlike
from arpents.engine.action import Action
from arpents.engine.views import View

SHARE: Final = 0.93
"""How much of its time the search takes; the rest is for what comes before and after."""

AT_A_TIME: Final = 4
"""How many iterations are made before the clock is looked at."""

MOST_CORES: Final = 64

Part = Literal["nothing", "priors", "beliefs", "learning", "reuse"]
"""What can be left out, to see what it is worth."""


@final
@bot("general")
class General:
    """A player that looks ahead as far as its time allows, at what is most worth it.

    With a number of iterations it decides anew each time, so that the same view gets the same answer. By
    time, it goes on in the same turn with what it has found out already.
    """

    def __init__(
        self,
        iterations: Annotated[int, Meta(ge=0, description="a number of iterations, or 0 to go by time")] = 0,
        seconds: Annotated[
            float, Meta(ge=0, description="seconds for a decision, or 0 to take those it is given")
        ] = 0.0,
        cores: Annotated[
            int, Meta(ge=1, le=MOST_CORES, description=f"a number of cores from 1 to {MOST_CORES}")
        ] = 1,
        without: Annotated[
            Part, Meta(description="a part to do without: priors, beliefs, learning or reuse")
        ] = "nothing",
        seed: int = 0,
    ) -> None:
        self._iterations = iterations
        self._seconds = seconds
        self._without: Part = without
        self._seed = seed
        self._beliefs = Beliefs()
        self._last: tuple[TreeSearch, Action] | None = None
        self._others = WorkerGroup(cores - 1, search_apart)

    def choose(self, view: View, budget: Budget) -> Action:
        """The action that is worth most at least, as far as was found out."""
        if self._seconds:
            budget = Budget(self._seconds)
        iterations = self._iterations or budget.iterations or 0
        search = self._begin(view, bool(iterations))
        options = search.options()
        chosen = options[0] if len(options) == 1 else self._search(search, view, budget, iterations)
        self._last = None if self._without == "reuse" else (search, chosen)
        self._beliefs.note(view, chosen)
        return chosen

    def close(self) -> None:
        """End the processes that search beside it."""
        self._others.close()

    def _begin(self, view: View, anew: bool) -> TreeSearch:
        """The search of a decision: the last one, if it led here, or a new one."""
        unlikely = 0 if anew or self._without == "beliefs" else self._beliefs.unlikely(view)
        if self._last is not None and not anew:
            search, chosen = self._last
            if search.follow(chosen, view, unlikely):
                return search
        return new_search(view, self._without, self._seed, unlikely)

    def _search(self, search: TreeSearch, view: View, budget: Budget, iterations: int) -> Action:
        """What the search finds, on one core or several; with several, what all of them have looked at."""
        self._others.start()
        parts = 1 + self._others.number
        each = -(-iterations // parts)
        jobs = [(view, self._without, self._seed + number, budget.left, each) for number in range(1, parts)]
        self._others.begin(jobs)
        look_into(search, budget, each)
        for found in self._others.finished():
            search.add(found)
        return search.best()


def new_search(view: View, without: Part, seed: int, unlikely: int = 0) -> TreeSearch:
    """A search of a decision, without one of its parts."""
    evaluation: Evaluation = warlike() if without == "learning" else best_evaluation()
    settings = TreeSettings(priors=False) if without == "priors" else DEFAULT_SETTINGS
    return TreeSearch(view, evaluation, hash(view.state) ^ seed, settings, unlikely)


def search_apart(job: tuple[View, Part, int, float, int]) -> Found:
    """What a search finds out about the actions at a decision, in a process of its own."""
    view, without, seed, seconds, iterations = job
    search = new_search(view, without, seed)
    look_into(search, Budget(seconds), iterations)
    return search.found()


def look_into(search: TreeSearch, budget: Budget, iterations: int) -> None:
    """Search with so many iterations, or if there are none, as long as there is time.

    It ends as soon as the best action was looked at so much more often than others that what is left would
    hardly change the choice.
    """
    done = 0
    began = budget.spent
    end = SHARE * budget.seconds
    while True:
        if iterations:
            left = float(iterations - done)
        else:
            now = budget.spent
            left = (end - now) * (done / (now - began) if done else 1.0)
        if left <= 0 or (done and search.lead() > left):
            return
        number = min(AT_A_TIME, iterations - done) if iterations else AT_A_TIME
        search.iterate(number)
        done += number
