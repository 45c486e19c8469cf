"""The game as Gymnasium has environments: one side, against any bot.

    import gymnasium

    env = gymnasium.make("arpents.envs.against_bot:Arpents-v0", opponent="beginner")

An observation has the bits of ``encoding.PARTS``. The mask of legal steps is in ``info["action_mask"]``, and
``action_masks()`` gives it too, which is what MaskablePPO of sb3-contrib asks for.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, Unpack, get_args

import gymnasium
import numpy as np
from gymnasium import spaces

from arpents.bots.asking import ask, close
from arpents.bots.base import Bot, Budget
from arpents.bots.seeding import make_seeded
from arpents.engine.chance import seeded
from arpents.engine.reasons import REASONS
from arpents.engine.sides import SIDES, Side
from arpents.engine.steps import STEPS, IllegalStep
from arpents.envs.encoding import SIZE, Bits, mask, observation, step_number
from arpents.envs.options import (
    BadEnvironment,
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

SideOption = Literal["british", "french", "both"]
Info: TypeAlias = dict[str, Any]

ID: Final = "Arpents-v0"
SECONDS: Final = 0.05
"""How long the opponent may think about a decision, unless it is told otherwise."""


class AgainstBot(gymnasium.Env[Bits, np.int64]):
    """One side of a game against a bot.

    ``side`` is the learner's: "british", "french", or "both" to have each in turn, where a seed that is given
    decides by being even or odd. ``opponent`` is a bot or the text that names one, and has ``seconds`` for a
    decision. A step that is not legal loses the game (``illegal="lose"``; ``info["illegal"]`` says why), or
    raises ``IllegalStep`` and changes nothing (``illegal="raise"``). The other options are those of
    ``envs.options.Options``.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        side: SideOption = "both",
        opponent: str | Bot = "random",
        illegal: Illegal = "lose",
        seconds: float = SECONDS,
        render_mode: Rendering | None = None,
        **options: Unpack[OptionNames],
    ) -> None:
        if side not in get_args(SideOption):
            raise BadEnvironment(f"The side is one of {', '.join(get_args(SideOption))}; not {side!r}.")
        self.options = Options(**options)
        self.observation_space = spaces.Box(0, 1, (SIZE,), np.int8)
        self.action_space = spaces.Discrete(STEPS)
        self.render_mode = checked_rendering(render_mode)
        self.side = Side.FRENCH if side == "french" else Side.BRITISH
        self._episode: Episode | None = None
        self._is_lost = False
        self._number = 0
        self._changes_sides = side == "both"
        self._opponent = opponent
        self._bot: Bot | None = None
        self._illegal = checked_illegal(illegal)
        self._seconds = seconds
        self._seeds = SeedSource()
        if not seconds >= 0:
            raise BadEnvironment(f"The opponent's seconds are a number from 0 on, not {seconds!r}.")
        if isinstance(opponent, str):
            close(make_seeded(opponent, 0))  # a wrong name is told now, not after the first game
        elif not callable(getattr(opponent, "choose", None)):
            raise BadEnvironment(f"The opponent is a bot or the name of one, not {opponent!r}.")

    @property
    def episode(self) -> Episode:
        """The game that is played."""
        return begun(self._episode)

    def __getstate__(self) -> dict[str, Any]:
        """All but a bot that was made by its name, which is made again."""
        return self.__dict__ | ({"_bot": None} if isinstance(self._opponent, str) else {})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bits, Info]:
        """Begin a new game, and go on to the first choice of the learner."""
        number = self._seeds.next(seed)
        super().reset(seed=number % (1 << 32))
        if self._changes_sides:
            self.side = SIDES[number & 1] if seed is not None else self.side.other
        self.close()
        self._number, self._is_lost = number, False
        self._episode = new_episode(self.options.rules, seeded(number), self.options.turn_limit)
        self._let_the_bot_play()
        return self._observed(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Bits, float, bool, bool, Info]:
        """Take a step, and go on to the next choice of the learner."""
        if self._is_lost:
            raise BadEnvironment("The game was lost by an illegal step: call reset() for the next one.")
        try:
            self.episode.take(step_number(action))
        except IllegalStep as error:
            if self._illegal == "raise":
                raise
            self._is_lost = True
            return self._observed(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._let_the_bot_play()
        episode = self.episode
        reward = self.options.reward_of(episode.state, self.side) if episode.is_over else 0.0
        ended = episode.is_over and not episode.is_stopped
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, ended, episode.is_stopped, self._info()

    def action_masks(self) -> Bits:
        """For each step whether it is legal now."""
        decides = self.episode.player == self.side and not self._is_lost
        return mask(self.episode.decision if decides else None)

    def render(self) -> str | None:
        """The table in words, as the learner sees it."""
        return rendered(self.render_mode, self.episode.view(self.side))

    def close(self) -> None:
        """Tell the opponent that the game is over for it."""
        if self._bot is not None and isinstance(self._opponent, str):
            close(self._bot)
        self._bot = None

    def _let_the_bot_play(self) -> None:
        episode = self.episode
        while not episode.is_over and episode.player != self.side:
            # The bot may change what it is shown, so its answer is held against another view.
            shown, position = episode.view(self.side.other), episode.view(self.side.other)
            episode.act(ask(self._opponents_bot(), shown, Budget(self._seconds), position))

    def _opponents_bot(self) -> Bot:
        if self._bot is None:
            given = self._opponent
            self._bot = make_seeded(given, self._number) if isinstance(given, str) else given
        return self._bot

    def _observed(self) -> Bits:
        return observation(self.episode.view(self.side), self.episode.decision)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.action_masks(), "side": str(self.side)}
        if self._is_lost:
            info["reason"] = "illegal step"
        elif self.episode.is_over:
            info["reason"] = REASONS[self.episode.state.reason]
        return info


if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point=f"{__name__}:{AgainstBot.__name__}")
