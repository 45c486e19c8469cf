"""The game as PettingZoo has games: two agents that act in turn (AEC).

    from arpents.envs import arpents_v0

    env = arpents_v0.env()

An observation is a dictionary, as in PettingZoo's own games of this kind: "observation" has the bits of
``encoding.PARTS``, "action_mask" says which steps are legal. The mask of an agent that does not decide is 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from arpents.engine.chance import seeded
from arpents.engine.reasons import REASONS
from arpents.engine.sides import side_named
from arpents.engine.steps import STEPS, IllegalStep
from arpents.envs.encoding import SIZE, Bits, mask, observation, step_number
from arpents.envs.options import (
    Illegal,
    OptionNames,
    Options,
    Rendering,
    begun,
    checked_illegal,
    checked_rendering,
    rendered,
)
from arpents.envs.seeds import SeedSource
from arpents.envs.stepping.episode import Episode, new_episode

AGENTS: Final = ("british", "french")


def env(**options: Any) -> AECEnv[str, dict[str, Bits], int]:
    """The environment as PettingZoo's own games are: an illegal step ends the game, with a reward of -1.

    It is this environment that sees to it, not a wrapper: PettingZoo's takes longer than the game.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(**{"illegal": "lose", **options}))


class raw_env(AECEnv[str, dict[str, Bits], int]):  # noqa: N801 - PettingZoo's word for it
    """The environment itself, in which an illegal step raises ``IllegalStep`` and changes nothing.

    With ``illegal="lose"`` it ends the game instead: whoever took it gets -1, and the other side nothing. The
    other options are those of ``envs.options.Options``.
    """

    metadata: Final[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "arpents_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        render_mode: Rendering | None = None,
        illegal: Illegal = "raise",
        **options: Unpack[OptionNames],
    ) -> None:
        AECEnv.__init__(self)
        self.options = Options(**options)
        self.render_mode = checked_rendering(render_mode)
        self._illegal = checked_illegal(illegal)
        self.possible_agents = list(AGENTS)
        # Each agent has spaces of its own: they have generators of their own.
        self.observation_spaces = {agent: observation_space() for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(STEPS) for agent in AGENTS}
        self._seeds = SeedSource()
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game that is played."""
        return begun(self._episode)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may choose from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. With a seed, it and those after it can be played again."""
        chance = seeded(self._seeds.next(seed))
        self._episode = new_episode(self.options.rules, chance, self.options.turn_limit)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.episode.player]

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is take a step."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            self.episode.take(step_number(action))
        except IllegalStep as error:
            if self._illegal == "raise":
                raise
            self._end_by_illegal_step(agent, error)
            return
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

    def _end_by_illegal_step(self, agent: str, error: IllegalStep) -> None:
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(AGENTS, True)
        # It names cards in hand, which are not for the other side.
        self.infos[agent] = {"illegal": str(error)}
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Bits]:
        """What an agent sees now, and which steps it may take."""
        side, episode = side_named(agent), self.episode
        seen = observation(episode.view(side), episode.decision)
        decides = episode.player == side and not self.terminations[agent]
        return {"observation": seen, "action_mask": mask(episode.decision if decides else None)}

    def render(self) -> str | None:
        """The table in words, as the agent sees it that is to act."""
        return rendered(self.render_mode, self.episode.view(side_named(self.agent_selection)))

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
