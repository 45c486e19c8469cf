"""What the named strategies have in common: a plan for each side, and a search over whole turns by it.

A strategy says which cards it seeks and which it sheds, which places it is after, and how much more or less
than usual it makes of money, raids, sieges and so on. All else follows: the search finds the turn that serves
the plan best, as the planner's does for the position alone. What the plan has no room for is left out
(``fits``), unless there is nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from arpents.bots.base import Budget
from arpents.bots.evaluation import Weights
from arpents.bots.evaluation.plan import Plan
from arpents.bots.turn_planning import Effort, begin_best_turn, turn_options
from arpents.engine.action import Action
from arpents.engine.packs import PACKS
from arpents.engine.places import INDEX, NAMES, mask
from arpents.engine.state import State
from arpents.engine.views import View

EFFORT: Final = Effort(worlds=2, width=3, nodes=2000)


class Strategy:
    """A player who follows a plan: the first of them as the British, the second as the French."""

    plans: ClassVar[tuple[Plan, Plan]]

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(f"{type(self).__name__} {seed}")

    def fits(self, state: State, action: Action) -> bool:
        """Whether the plan has room for an action: for any, unless a strategy knows better."""
        return True

    def choose(self, view: View, budget: Budget) -> Action:
        """The first action of the turn that serves the plan best."""
        plan = self.plans[view.state.decider]
        every = turn_options(view, plan, EFFORT.width)
        options = [one for one in every if self.fits(view.state, one)]
        if len(options) < 2:
            return (options or every)[0]
        return begin_best_turn(view, options, [0.0] * len(options), plan, EFFORT, self._rng, budget)


def plan_for(
    side: int,
    weights: Mapping[str, float] | None = None,
    cards: Mapping[str, float | Sequence[float]] | None = None,
    places: Mapping[str, float] | None = None,
    walls: Mapping[str, float] | None = None,
    targets: Sequence[str] = (),
    **goals: float,
) -> Plan:
    """A plan by names; ``Plan`` and ``Weights`` say what they mean.

    Cards that bring something are sought, those that are in the way (below 0) are shed. Of like cards, each
    brings what a sequence says, or all the same. Places and walls are what it is worth to hold and to
    fortify a place, the targets those to besiege.
    """
    changed = Weights()
    for name, weight in (weights or {}).items():
        setattr(changed, name, weight)
    changed.siege = 0.0  # the plan reckons with sieges itself
    plan = Plan(side, changed)
    drawn = [0.0] * len(plan.drawn)
    for name, brings in (cards or {}).items():
        kind = PACKS[side].by_name[name]
        each = brings if isinstance(brings, Sequence) else [brings] * kind.copies
        drawn[kind.number : kind.number + len(each)] = each
        if each[0] > 0:
            plan.sought |= kind.run
        else:
            plan.shed |= kind.run
    plan.drawn = drawn
    plan.held = _by_place(places or {})
    plan.walls = _by_place(walls or {})
    plan.targets = mask(*targets)
    for name, worth in goals.items():
        setattr(plan, name, worth)
    return plan


def _by_place(worth: Mapping[str, float]) -> list[float]:
    """What places are worth, by their index."""
    table = [0.0] * len(NAMES)
    for name, one in worth.items():
        table[INDEX[name]] = one
    return table
