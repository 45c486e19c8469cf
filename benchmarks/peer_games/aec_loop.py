"""Random games in an environment of PettingZoo, whoever made it."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from benchmarks.timing import Counted


def at_random(env: Any) -> Callable[[int], Counted]:
    """A way of playing in which each agent draws one of the steps that its mask allows."""

    def play(seed: int) -> Counted:
        rng = Random(seed)
        env.reset(seed=seed)
        steps = choices = 0
        for _ in env.agent_iter():
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observed["action_mask"])
            steps += 1
            choices += len(legal) > 1
            env.step(int(legal[rng.randrange(len(legal))]))
        return Counted(steps, choices)

    return play
