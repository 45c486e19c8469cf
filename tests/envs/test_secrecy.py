"""What a side cannot know changes no bit of what it observes, and nothing that it is told."""

from random import Random

import numpy as np
import pytest

import arpents
from arpents.engine.game import game_from
from arpents.envs.encoding import mask, observation
from arpents.envs.stepping.episode import Episode
from tests.envs.random_episodes import any_episode, choices_of
from tests.sampling import sampled


def twin_of(episode: Episode, side: int, rng: Random) -> Episode:
    """An episode that differs only in what a side cannot know."""
    other = episode.copy()
    other.state = arpents.determinize(episode.view(side), rng).state
    # The choice is made anew, from what may be done there: only a side's own steps are the same.
    other.decision = arpents.Decision(game_from(other.state).offers())
    if episode.player == side:
        for step in episode.path:
            other.decision.take(step)
    return other


@pytest.mark.parametrize("seed", sampled(range(60), both=2, test=20))
def test_observations_of_states_that_look_alike_are_alike(seed: int) -> None:
    episode, rng = any_episode(seed), Random(seed)
    differed = 0
    for _ in choices_of(episode, rng):
        for side in (0, 1):
            other = twin_of(episode, side, rng)
            differed += other.state != episode.state
            ours = observation(episode.view(side), episode.decision)
            theirs = observation(other.view(side), other.decision)
            assert np.array_equal(ours, theirs)
            if episode.player == side:
                assert np.array_equal(mask(episode.decision), mask(other.decision))
    assert differed > 10


@pytest.mark.parametrize("seed", range(5))
def test_what_the_other_side_is_choosing_is_not_seen(seed: int) -> None:
    episode, rng = any_episode(seed), Random(seed)
    halfway = 0
    for _ in choices_of(episode, rng):
        decision = episode.decision
        if decision is not None and decision.verb_number >= 0:
            halfway += 1
            view = episode.view(1 - episode.player)
            assert np.array_equal(observation(view, decision), observation(view, None))
    assert halfway > 10
