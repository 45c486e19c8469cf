"""Random games of RLCard's environments, measured."""

from random import Random

import rlcard

from benchmarks.peer_games.script import run
from benchmarks.timing import Counted, Tally, count_all, play_for


def measure(name: str, seconds: float) -> Tally:
    """Play an environment of RLCard, by its name there."""
    env = rlcard.make(name, config={"seed": 1})

    def play(seed: int) -> Counted:
        rng = Random(seed)
        state, _ = env.reset()
        steps = choices = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            steps += 1
            choices += len(legal) > 1
            state, _ = env.step(legal[rng.randrange(len(legal))])
        return Counted(steps, choices)

    return play_for(seconds, play, count_all)


if __name__ == "__main__":
    run(measure)
