"""Analysing one decision: better and better answers, for as long as somebody waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arpents.analysis.lines import Analysis, ranked_lines
from arpents.bots.base import Budget
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.search.tree import TreeSearch
from arpents.engine.views import View
from arpents.errors import ArpentsError

AT_A_TIME: Final = 16
"""How many iterations are made before the clock, or somebody who interrupts, is looked at."""

FIRST_ANSWER: Final = 64
"""After how many iterations there is a first answer; each further one comes after twice as many."""


class NothingToAnalyse(ArpentsError):
    """A view whose side has nothing to decide."""


def analyse(view: View, budget: Budget) -> Analysis:
    """What is best for the side that decides, as far as the budget allows to find out.

    With ``Budget(seconds, iterations=N)`` the same view gets the same analysis on any machine.
    """
    *_, last = analysing(view, budget)
    return last


def analysing(view: View, budget: Budget) -> Iterator[Analysis]:
    """Analyse a decision, and tell in between what is known so far; each analysis is better than the last.

    Whoever has seen enough stops asking. The search goes on only while it is asked for more.
    """
    search = TreeSearch(_to_decide(view), best_evaluation(), hash(view.state))
    search.iterate(1)
    next_answer = FIRST_ANSWER
    while True:
        number = min(AT_A_TIME, _left(search, budget))
        if number <= 0:
            break
        search.iterate(number)
        if search.root.visits >= next_answer and _left(search, budget) > 0:
            next_answer *= 2
            yield _analysis(search, view, budget)
    yield _analysis(search, view, budget)


def _left(search: TreeSearch, budget: Budget) -> int:
    """How many iterations are left by the budget, or as many as anybody wants while there is time."""
    if budget.iterations is not None:
        return budget.iterations - int(search.root.visits)
    return AT_A_TIME if budget.left > 0 else 0


def _to_decide(view: View) -> View:
    """The view, if there is something to decide for its side."""
    if not isinstance(view, View):
        raise TypeError(f"What is analysed is a View, not a {type(view).__name__}.")
    if view.decider is None:
        raise NothingToAnalyse("The game is over: nothing is left to analyse.")
    if view.side is None or view.decider != view.side:
        decides = str(view.decider).capitalize()
        raise NothingToAnalyse(f'The {decides} side decides here: analyse its view, view("{view.decider}").')
    return view


def _analysis(search: TreeSearch, view: View, budget: Budget) -> Analysis:
    assert view.side is not None
    lines = ranked_lines(search.nodes, view.side)
    iterations = int(search.root.visits)
    return Analysis(view.side, view.turn, lines, iterations, budget.spent, view.count_actions() == 1)
