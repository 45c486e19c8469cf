"""Many games at once in one process: arrays in, arrays out, both sides played by whoever steps.

It is a vector environment of Gymnasium. Each row is a game, seen by the side that decides in it:
``infos["player"]`` says which (0 British, 1 French), ``infos["action_mask"]`` which steps are legal. A reward
is that of the side that took the step; the other side's is its negative. A game that is over begins again in
the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from arpents.engine.steps import STEPS
from arpents.envs.encoding import SIZE, Bits, WrongShape, masks, observations
from arpents.envs.options import BadEnvironment, OptionNames, Options
from arpents.envs.seeds import SeedSource, checked_seed, is_whole
from arpents.envs.stepping.batch import Batch

Info: TypeAlias = dict[str, Any]
MOST_GAMES: Final = 1_000_000


class SelfPlay(VectorEnv[Bits, NDArray[np.int64], NDArray[np.float32]]):
    """``num_envs`` games side by side. Options are those of ``envs.options.Options``."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's form

    def __init__(self, num_envs: int, **options: Unpack[OptionNames]) -> None:
        if not is_whole(num_envs) or not 0 < num_envs <= MOST_GAMES:
            raise BadEnvironment(f"The number of games is one from 1 to {MOST_GAMES:,}, not {num_envs!r}.")
        self.options = Options(**options)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 1, (SIZE,), np.int8)
        self.single_action_space = spaces.Discrete(STEPS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(self.options.rules, self.options.turn_limit)
        self._begun = False

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
        if seed is None or isinstance(seed, int):
            source = SeedSource()
            source.next(seed)
            return [source.next() for _ in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise WrongShape(f"Give one seed, or {self.num_envs} of them; here are {len(seed)}.")
        return [checked_seed(one) for one in seed]

    def _steps(self, actions: NDArray[np.int64] | Sequence[int]) -> list[int]:
        if not self._begun:
            raise BadEnvironment("No games have begun: call reset() before step().")
        given = np.asarray(actions)
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
        """Tell what the side that took the last step of a finished game saw of its end."""
        words: list[int] = []
        for game, episode in zip(self.batch.ended, self.batch.results, strict=True):
            episode.observe(acted[game], words)
        ended = np.zeros(self.num_envs, np.bool_)
        ended[self.batch.ended] = True
        last = np.empty(self.num_envs, object)
        for game, row in zip(self.batch.ended, observations(words, len(self.batch.ended)), strict=True):
            last[game] = row
        info |= {"final_obs": last, "_final_obs": ended}
