"""Random games in the environments of Arpents, measured."""

from collections.abc import Callable
from random import Random

import numpy as np

from arpents.envs import arpents_v0
from arpents.envs.against_bot import AgainstBot
from arpents.envs.vector import SelfPlay
from benchmarks.peer_games.aec_loop import at_random
from benchmarks.peer_games.script import run
from benchmarks.timing import Counted, Tally, count_all, play_for

GAMES = 256
ROUNDS = 40


def against_bot(seed: int) -> Counted:
    """A game of one side against the random bot."""
    env, rng = AgainstBot(), Random(seed)
    _, info = env.reset(seed=seed)
    steps = choices = 0
    while True:
        legal = np.flatnonzero(info["action_mask"])
        steps += 1
        choices += len(legal) > 1
        _, _, terminated, truncated, info = env.step(int(legal[rng.randrange(len(legal))]))
        if terminated or truncated:
            return Counted(steps, choices)


class Rounds:
    """Many games at once, which go on from call to call."""

    def __init__(self) -> None:
        self._env = SelfPlay(GAMES)
        _, self._info = self._env.reset(seed=1)
        self._rng = np.random.default_rng(1)

    def __call__(self, seed: int) -> Counted:
        """Some steps of all games: in each, the legal step whose number drawn is the highest."""
        for _ in range(ROUNDS):
            drawn = self._rng.random(self._info["action_mask"].shape[1], dtype=np.float32)
            steps = (self._info["action_mask"] * drawn).argmax(1)
            _, _, _, _, self._info = self._env.step(steps)
        return Counted(GAMES * ROUNDS, GAMES * ROUNDS)


def measure(way: str, seconds: float) -> Tally:
    """Play by ``aec``, ``raw``, ``gymnasium``, ``vector`` or ``open_spiel``."""
    if way == "open_spiel":
        return open_spiel(seconds)
    ways: dict[str, Callable[[int], Counted]] = {
        "aec": at_random(arpents_v0.env()),
        "raw": at_random(arpents_v0.raw_env()),
        "gymnasium": against_bot,
        "vector": Rounds(),
    }
    return play_for(seconds, ways[way], count_all)


def open_spiel(seconds: float) -> Tally:
    """Play in OpenSpiel, with the tensor of each choice."""
    import pyspiel  # noqa: PLC0415 - it may not be installed

    import arpents.envs.open_spiel_game  # noqa: F401, PLC0415

    game = pyspiel.load_game("python_arpents")

    def play(seed: int) -> Counted:
        rng, state = Random(seed), game.new_initial_state()
        steps = choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                cards, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(cards, weights)[0])
                continue
            state.observation_tensor()
            legal = state.legal_actions()
            steps += 1
            choices += len(legal) > 1
            state.apply_action(rng.choice(legal))
        return Counted(steps, choices)

    return play_for(seconds, play, count_all)


if __name__ == "__main__":
    run(measure)
