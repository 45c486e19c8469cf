"""Baselines: any bot of Arpents as a policy for the environments, and what the learned evaluation says.

policy = baseline("general:iterations=200")
env.step(policy(env))
"""

from __future__ import annotations

from random import Random
from typing import Final, Protocol, final

from arpents.bots.asking import ask
from arpents.bots.base import Bot, Budget
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.seeding import make_seeded
from arpents.engine.choosing import NothingToDecide
from arpents.engine.steps import Decision, steps_of
from arpents.engine.views import View, sample
from arpents.envs.stepping.episode import Episode

SECONDS: Final = 0.2
WORLDS: Final = 32


class Playable(Protocol):
    """An environment of one game: of PettingZoo, of Gymnasium, wrapped or not."""

    @property
    def unwrapped(self) -> object:
        """The environment without its wrappers, which has the ``episode``."""
        ...


@final
class BotPolicy:
    """A bot that plays an environment step by step: it decides on an action, then takes its steps."""

    def __init__(self, bot: Bot, seconds: float = SECONDS) -> None:
        self._bot = bot
        self._seconds = seconds
        self._decision: Decision | None = None
        self._path: list[int] = []

    def __call__(self, env: Playable) -> int:
        """The next step of whoever is to decide in an environment."""
        return self.step(self._episode_of(env))

    def step(self, episode: Episode) -> int:
        """The next step of whoever is to decide in an episode."""
        decision = episode.decision
        if decision is None:
            raise NothingToDecide("There is nothing to decide: the game is over, or a card is to be drawn.")
        if decision is not self._decision or not self._path:
            if decision.verb_number >= 0:
                raise NothingToDecide("A bot decides on whole actions: ask it from the first step on.")
            # The bot may change what it is shown, so its answer is held against another view.
            shown, position = episode.view(episode.player), episode.view(episode.player)
            action = ask(self._bot, shown, Budget(self._seconds), position)
            self._path = steps_of(action, position.offers())
            self._decision = decision
        return self._path.pop(0)

    @staticmethod
    def _episode_of(env: Playable) -> Episode:
        episode: object = getattr(env.unwrapped, "episode", None)
        if not isinstance(episode, Episode):
            raise TypeError(f"{env!r} is no environment of one game of Arpents that has begun.")
        return episode


def baseline(bot: str | Bot = "general:iterations=200", seed: int = 0, seconds: float = SECONDS) -> BotPolicy:
    """A bot as a policy, by the text that names it or as such."""
    return BotPolicy(make_seeded(bot, seed) if isinstance(bot, str) else bot, seconds)


def win_probability(view: View, worlds: int = WORLDS, seed: int = 0) -> float:
    """How likely the side of a view is to win, as the learned evaluation has it.

    It judges full positions, so that its mean over so many is told that the view leaves possible.
    """
    if view.side is None:
        raise NothingToDecide("A spectator wins nothing: ask for the view of a side.")
    rng, evaluation = Random(seed), best_evaluation()
    british = sum(evaluation.chance(sample(view, rng)) for _ in range(worlds)) / worlds
    return british if view.side == 0 else 1.0 - british
