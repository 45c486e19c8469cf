"""Episodes of random games under any rules, and random steps."""

from collections.abc import Iterator
from random import Random

from arpents.engine.chance import seeded
from arpents.envs.stepping.episode import Episode, new_episode
from tests.engine.any_game import any_game

TURN_LIMIT = 120


def any_episode(seed: int) -> Episode:
    """An episode of rules that the seed picks."""
    rules = any_game(seed, Random(seed)).state.rules
    return new_episode(rules, seeded(seed), TURN_LIMIT)


def choices_of(episode: Episode, rng: Random) -> Iterator[int]:
    """The step that is about to be taken, at each choice of an episode until it ends."""
    while not episode.is_over:
        step = rng.choice(episode.steps())
        yield step
        episode.take(step)


def some_choices(games: int, seed: int = 0) -> Iterator[tuple[Episode, int]]:
    """Choices of so many random games, with the step that is about to be taken."""
    for number in range(seed, seed + games):
        episode = any_episode(number)
        for step in choices_of(episode, Random(number)):
            yield episode, step
