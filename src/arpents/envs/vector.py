"""Many games at once in one process: arrays in, arrays out, both sides played by whoever steps.

It is a vector environment of Gymnasium. Each row is a game, seen by the side that decides in it:
``infos["player"]`` says which (0 British, 1 French), ``infos["action_mask"]`` which steps are legal. A reward
is that of the side that took the step; the other side's is its negative. A game that is over begins again in
the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final, TypeAlias, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from arpents.engine.steps import STEPS
from arpents.envs.encoding import SIZE, Bits, WrongShape, masks, observations
from arpents.envs.options import BadEnvironment, OptionNames, Options
from arpents.envs.seeds import SeedSource, as_whole, checked_seed
from arpents.envs.stepping.batch import Batch
from arpents.envs.stepping.episode import Episode

Info: TypeAlias = dict[str, Any]
MOST_GAMES: Final = 1_000_000


class SelfPlay(VectorEnv[Bits, NDArray[np.int64], NDArray[np.float32]]):
    """``num_envs`` games side by side. Options are those of ``envs.options.Options``."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's form

    def __init__(self, num_envs: int, **options: Unpack[OptionNames]) -> None:
        number = as_whole(num_envs)
        if number is None or not 0 < number <= MOST_GAMES:
            raise BadEnvironment(f"The number of games is one from 1 to {MOST_GAMES:,}, not {num_envs!r}.")
        self.options = Options(**options)
        self.num_envs = number
        self.single_observation_space = spaces.Box(0, 1, (SIZE,), np.int8)
        self.single_action_space = spaces.Discrete(STEPS)
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = batch_space(self.single_action_space, number)
        self.batch = Batch(self.options.rules, self.options.turn_limit)
        self._source = SeedSource()
        self._begun = False

    def __reduce__(self) -> tuple[object, ...]:
        """What makes the same games in another process."""
        episodes = self.batch.episodes if self._begun else None
        return (_restored, (self.num_envs, self.options, self._source, episodes))

    def __deepcopy__(self, memo: dict[int, object]) -> SelfPlay:
        """Games that go on from here by themselves."""
        episodes = [episode.copy() for episode in self.batch.episodes] if self._begun else None
        return _restored(self.num_envs, self.options, deepcopy(self._source), episodes)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bits, Info]:
        """Begin all games anew. With a seed, or one for each game, the same steps give the same games."""
        self.batch.begin(self._seeds(seed))
        self._begun = True
        return self._observed(), self._info()

    def step(  # type: ignore[override]  # Gymnasium's types say that flags are floats
        self, actions: NDArray[np.int64] | Sequence[int]
    ) -> tuple[Bits, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Take a step in each game. If one of them is not legal, ``IllegalStep`` names it; none is taken."""
        steps = self._steps(actions)
        acted = self.batch.players
        self.batch.step(steps)
        rewards = np.zeros(self.num_envs, np.float32)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        info = self._info()
        if self.batch.ended:
            for game, episode in zip(self.batch.ended, self.batch.results, strict=True):
                rewards[game] = self.options.reward_of(episode.state, acted[game])
                (truncated if episode.is_stopped else terminated)[game] = True
            self._tell_ends(info, acted)
        return self._observed(), rewards, terminated, truncated, info

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        if not isinstance(seed, Sequence | np.ndarray):
            if seed is not None:
                self._source.next(seed)
            return [self._source.next() for _ in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise WrongShape(f"Give one seed, or {self.num_envs} of them; here are {len(seed)}.")
        return [checked_seed(one) for one in seed]

    def _steps(self, actions: NDArray[np.int64] | Sequence[int]) -> list[int]:
        if not self._begun:
            raise BadEnvironment("No games have begun: call reset() before step().")
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.empty(0, object)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise WrongShape(
                f"The steps are {self.num_envs} whole numbers, one for each game; "
                f"this array has the shape {given.shape} and the type {given.dtype}."
            )
        steps: list[int] = given.tolist()
        return steps

    def _observed(self) -> Bits:
        return observations(self.batch.words, self.num_envs)

    def _info(self) -> Info:
        return {
            "action_mask": masks(self.batch.legal, self.num_envs),
            "player": np.array(self.batch.players, np.int8),
        }

    def _tell_ends(self, info: Info, acted: list[int]) -> None:
        """Tell what the side that took the last step of a finished game saw of its end, and who won."""
        words: list[int] = []
        for game, episode in zip(self.batch.ended, self.batch.results, strict=True):
            episode.observe(acted[game], words)
        ended = np.zeros(self.num_envs, np.bool_)
        ended[self.batch.ended] = True
        last = np.empty(self.num_envs, object)
        for game, row in zip(self.batch.ended, observations(words, len(self.batch.ended)), strict=True):
            last[game] = row
        winners = np.full(self.num_envs, -1, np.int8)
        winners[self.batch.ended] = [int(episode.state.winner) for episode in self.batch.results]
        info |= {"final_obs": last, "_final_obs": ended}
        info |= {"final_info": {"winner": winners, "_winner": ended}, "_final_info": ended}


def _restored(
    num_envs: int, options: Options, source: SeedSource, episodes: list[Episode] | None
) -> SelfPlay:
    """Games as they were told."""
    env = SelfPlay(num_envs)
    env.options, env._source = options, source
    env.batch = Batch(options.rules, options.turn_limit)
    if episodes is not None:
        env.batch.resume(episodes)
        env._begun = True
    return env
