"""The search over a whole turn: every sequence of candidates, and the position that it leads to.

Chance and the enemy's hand are sampled once for each search; the enemy's answers are those that are best
for the enemy at once. Whatever the order, the same actions lead to the same position, which is looked at
once.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from arpents.bots.evaluation.base import Evaluation, idleness
from arpents.bots.search.candidates import IDLE, candidates
from arpents.engine.action import Action
from arpents.engine.chance import Chance, run
from arpents.engine.play import find_offers, perform
from arpents.engine.state import ACTIONS, DRAW, State

DEPTH: Final = 5
"""The most decisions of a turn that are looked ahead, the free ones included."""


@final
class TurnSearch:
    """The search of one decision, in a world as it may be."""

    def __init__(self, side: i64, evaluation: Evaluation, chance: Chance, width: int, nodes: int) -> None:
        self.side = side
        self.evaluation = evaluation
        self.chance = chance
        self.width = width
        self.nodes = nodes
        self._seen: dict[int, float] = {}

    def value_of(self, state: State, action: Action) -> float:
        """What an action leads to at best, from a state that stays as it is."""
        if action.verb_number in IDLE:
            return self.evaluation.value(state, self.side) - idleness(state, self.evaluation.impatience)
        after = state.copy()
        self._do(after, action)
        return self._value(after, DEPTH - 1)

    def _do(self, state: State, action: Action) -> None:
        """Do an action and all that follows, until this side decides in its turn or the turn is over."""
        perform(state, action, None)
        while True:
            if state.phase == DRAW:
                run(state, self.chance, None)
            elif state.decider == 1 - self.side and state.phase != ACTIONS:
                perform(state, self._answer(state), None)
            else:
                return

    def _answer(self, state: State) -> Action:
        """The answer that is best for the enemy at once."""
        foe = 1 - self.side
        best: Action | None = None
        highest = 0.0
        for action in candidates(state, find_offers(state), self.width):
            after = state.copy()
            perform(after, action, None)
            value = self.evaluation.value(after, foe)
            if best is None or value > highest:
                best = action
                highest = value
        assert best is not None
        return best

    def _value(self, state: State, depth: int) -> float:
        """What this side can still make of its turn."""
        self.nodes -= 1
        now = self.evaluation.value(state, self.side)
        if depth == 0 or self.nodes <= 0 or state.phase != ACTIONS or state.decider != self.side:
            return now
        key = hash(state)
        known = self._seen.get(key)
        if known is not None:
            return known
        best = now - idleness(state, self.evaluation.impatience)
        plan = self.evaluation
        for action in candidates(state, find_offers(state), self.width, plan.sought, plan.shed):
            after = state.copy()
            self._do(after, action)
            best = max(best, self._value(after, depth - 1))
        self._seen[key] = best
        return best
