"""A batch: many episodes side by side, stepped together, each begun again as soon as it is over."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from arpents.engine.chance import Chance, seeded
from arpents.engine.rules import Rules
from arpents.engine.steps import STEPS, IllegalStep
from arpents.envs.stepping.episode import Episode, new_episode


@final
class Batch:
    """Episodes that are stepped together.

    After ``begin`` and each ``step``, for every episode: ``players`` has who decides, ``words`` the words of
    what that side sees, ``legal`` the places of its legal steps in a mask of all episodes, one row each.
    ``ended`` are the episodes that the last step has ended, which have begun again; ``results`` has for each
    of them the finished episode.
    """

    def __init__(self, rules: Rules, turn_limit: int) -> None:
        self._rules = rules
        self._limit = turn_limit
        self._chances: list[Chance] = []
        self.episodes: list[Episode] = []
        self.players: list[int] = []
        self.words: list[int] = []
        self.legal: list[int] = []
        self.ended: list[int] = []
        self.results: list[Episode] = []

    def begin(self, seeds: list[int]) -> None:
        """Begin an episode for each seed. All chance of its later games follows from that seed, too."""
        self._chances = [seeded(seed) for seed in seeds]
        self.episodes = [new_episode(self._rules, chance, self._limit) for chance in self._chances]
        self.ended = []
        self.results = []
        self._look()

    def resume(self, episodes: list[Episode]) -> None:
        """Go on with episodes as they are."""
        self.episodes = episodes
        self._chances = [chance for episode in episodes if (chance := episode.chance) is not None]
        self.ended = []
        self.results = []
        self._look()

    def step(self, steps: list[int]) -> None:
        """Take a step in each episode. If one of them is not legal, none is taken."""
        for number, step in enumerate(steps):
            if step not in self.episodes[number].steps():
                self._refuse(number, step)
        self.ended = []
        self.results = []
        for number, step in enumerate(steps):
            episode = self.episodes[number]
            episode.take(step)
            if episode.decision is None:
                self.ended.append(number)
                self.results.append(episode)
                self.episodes[number] = new_episode(self._rules, self._chances[number], self._limit)
        self._look()

    def _refuse(self, number: int, step: int) -> None:
        try:
            self.episodes[number].copy().take(step)
        except IllegalStep as error:
            raise IllegalStep(step, f"in game {number}, {error.why}", error.legal) from None

    def _look(self) -> None:
        """Write down who decides, what they see and which steps are legal."""
        players: list[int] = []
        words: list[int] = []
        legal: list[int] = []
        row: i64 = 0
        for episode in self.episodes:
            side = episode.player
            players.append(side)
            episode.observe(side, words)
            for step in episode.steps():
                legal.append(row + step)
            row += STEPS
        self.players, self.words, self.legal = players, words, legal
