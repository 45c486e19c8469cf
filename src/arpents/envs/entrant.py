"""An agent of yours as a bot: what chooses steps from observations takes part in the arena, and plays people.

    class Mine(StepBot):
        def __init__(self, seed: int = 0) -> None:
            super().__init__(my_policy)

A policy is called with an observation and a mask, and answers with a step.
"""

from __future__ import annotations

from collections.abc import Callable

from arpents.bots.base import Budget
from arpents.engine.action import Action
from arpents.engine.steps import Decision
from arpents.engine.views import View
from arpents.envs.encoding import Bits, mask, observation, step_number

Policy = Callable[[Bits, Bits], int]
"""Chooses one of the legal steps."""


class StepBot:
    """A bot that decides step by step, by a policy."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, view: View, budget: Budget) -> Action:
        """The action to which the steps of the policy lead."""
        decision = Decision(view.offers())
        while decision.action is None:
            step = self._policy(observation(view, decision), mask(decision))
            decision.take(step_number(step))
        return decision.action
