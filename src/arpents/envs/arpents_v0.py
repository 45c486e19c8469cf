"""The game as PettingZoo has games: two agents that act in turn (AEC).

    from arpents.envs import arpents_v0

    env = arpents_v0.env()

An observation is a dictionary, as in PettingZoo's own games of this kind: "observation" has the bits of
``encoding.PARTS``, "action_mask" says which steps are legal. The mask of an agent that does not decide is 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from arpents.engine.chance import seeded
from arpents.engine.reasons import REASONS
from arpents.engine.steps import STEPS
from arpents.envs.encoding import SIZE, Bits, mask, observations, step_number
from arpents.envs.options import OptionNames, Options
from arpents.envs.seeds import SeedSource
from arpents.envs.stepping.episode import Episode, new_episode

AGENTS: Final = ("british", "french")


def env(**options: Any) -> AECEnv[str, dict[str, Bits], int]:
    """The environment with PettingZoo's wrappers: an illegal step ends the game, with a reward of -1."""
    wrapped: AECEnv[str, dict[str, Bits], int] = raw_env(**options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, dict[str, Bits], int], EzPickle):  # noqa: N801 - PettingZoo's word for it
    """The environment itself, in which an illegal step raises ``IllegalStep`` and changes nothing.

    Options are those of ``envs.options.Options``.
    """

    metadata: Final[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "arpents_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, render_mode: Literal["human", "ansi"] | None = None, **options: Unpack[OptionNames]
    ) -> None:
        EzPickle.__init__(self, render_mode, **options)
        AECEnv.__init__(self)
        self.options = Options(**options)
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        # Each agent has spaces of its own: they have generators of their own.
        self.observation_spaces = {agent: observation_space() for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(STEPS) for agent in AGENTS}
        self._seeds = SeedSource()
        self.episode: Episode
        self._observed: dict[str, dict[str, Bits]] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may choose from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. With a seed, it and those after it can be played again."""
        chance = seeded(self._seeds.next(seed))
        self.episode = new_episode(self.options.rules, chance, self.options.turn_limit)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._observed = {}
        self.agent_selection = AGENTS[self.episode.player]

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is take a step."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.take(step_number(action))
        self._cumulative_rewards[agent] = 0.0
        self._observed = {}
        episode = self.episode
        if episode.is_over:
            for side, name in enumerate(AGENTS):
                self.rewards[name] = self.options.reward_of(episode.state, side)
                self.truncations[name] = episode.is_stopped
                self.terminations[name] = not episode.is_stopped
                self.infos[name] = {"reason": REASONS[episode.state.reason]}
            self._accumulate_rewards()
        else:
            self.agent_selection = AGENTS[episode.player]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Bits]:
        """What an agent sees now, and which steps it may take."""
        found = self._observed.get(agent)
        if found is None:
            found = self._observed[agent] = self._look(AGENTS.index(agent))
        return found

    def _look(self, side: int) -> dict[str, Bits]:
        episode = self.episode
        words: list[int] = []
        episode.observe(side, words)
        decides = episode.player == side
        return {
            "observation": observations(words, 1)[0],
            "action_mask": mask(episode.decision if decides else None),
        }

    def render(self) -> str | None:
        """The table in words, as the agent sees it that is to act."""
        if self.render_mode is None:
            return None
        text = str(self.episode.view(AGENTS.index(self.agent_selection)))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def observation_space() -> spaces.Dict:
    """What an agent sees: bits, and a mask of its steps."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (SIZE,), np.int8),
            "action_mask": spaces.Box(0, 1, (STEPS,), np.int8),
        }
    )
