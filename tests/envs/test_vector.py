"""Many games at once are the same games as one at a time."""

import copy
import pickle

import numpy as np
import pytest

from arpents.engine.chance import seeded
from arpents.engine.rules import rules_for
from arpents.engine.steps import STEPS, IllegalStep
from arpents.envs.encoding import SIZE, WrongShape, mask, observation
from arpents.envs.options import BadEnvironment
from arpents.envs.stepping.episode import new_episode
from arpents.envs.vector import SelfPlay


def some_steps(masks: np.ndarray[tuple[int, int], np.dtype[np.int8]], rng: np.random.Generator) -> list[int]:
    """A legal step for each row."""
    return [int(rng.choice(np.flatnonzero(row))) for row in masks]


def test_rows_are_the_games_of_their_seeds() -> None:
    seeds, limit = [3, 4, 5], 12
    env = SelfPlay(3, turn_limit=limit)
    chances = [seeded(seed) for seed in seeds]
    episodes = [new_episode(rules_for(), chance, limit) for chance in chances]
    observed, info = env.reset(seed=seeds)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(400):
        for row, episode in enumerate(episodes):
            assert info["player"][row] == episode.player
            assert np.array_equal(observed[row], observation(episode.view(episode.player), episode.decision))
            assert np.array_equal(info["action_mask"][row], mask(episode.decision))
        steps = some_steps(info["action_mask"], rng)
        players = info["player"]
        observed, rewards, terminated, truncated, info = env.step(np.array(steps))
        for row, episode in enumerate(episodes):
            episode.take(steps[row])
            over = bool(terminated[row] or truncated[row])
            assert over == episode.is_over
            assert bool(truncated[row]) == episode.is_stopped
            if over:
                ended += 1
                assert rewards[row] == (1.0 if episode.state.winner == players[row] else -1.0)
                last = observation(episode.view(int(players[row])), None)
                assert np.array_equal(info["final_obs"][row], last)
                assert info["_final_obs"][row]
                episodes[row] = new_episode(rules_for(), chances[row], limit)
            else:
                assert rewards[row] == 0.0
    assert ended > 6


def test_one_seed_is_enough_and_gives_the_same_games() -> None:
    one, other = SelfPlay(4), SelfPlay(4)
    first, info = one.reset(seed=9)
    assert np.array_equal(first, other.reset(seed=9)[0])
    assert len({row.tobytes() for row in first}) > 1, "the games differ"
    assert not np.array_equal(first, other.reset(seed=10)[0])
    assert first.shape == (4, SIZE)
    assert info["action_mask"].shape == (4, STEPS)
    assert one.observation_space.contains(first)


def test_a_step_that_is_not_legal_is_named_with_its_game_and_none_is_taken() -> None:
    env = SelfPlay(3)
    _, info = env.reset(seed=1)
    steps = some_steps(info["action_mask"], np.random.default_rng(1))
    before = [episode.state.copy() for episode in env.batch.episodes]
    with pytest.raises(IllegalStep, match="Step 551 is not possible now: in game 1, 'done'"):
        env.step([steps[0], 551, steps[2]])
    assert [episode.state for episode in env.batch.episodes] == before
    env.step(steps)


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ([1, 2], r"3 whole numbers.*shape \(2,\)"),
        ([[1, 2, 3]], r"shape \(1, 3\)"),
        ([0.5, 1, 2], "type float64"),
        (7, r"shape \(\)"),
        ([[1], [2, 3]], "3 whole numbers"),
    ],
)
def test_steps_of_another_shape_or_type_are_refused(steps: object, told: str) -> None:
    env = SelfPlay(3)
    env.reset(seed=1)
    with pytest.raises(WrongShape, match=told):
        env.step(steps)  # type: ignore[arg-type]


def test_games_begin_before_steps_are_taken() -> None:
    with pytest.raises(BadEnvironment, match=r"call reset\(\) before step\(\)"):
        SelfPlay(1).step([0])


@pytest.mark.parametrize("number", [0, -1, 1.5, True, 10**7])
def test_the_number_of_games_is_bounded(number: object) -> None:
    with pytest.raises(BadEnvironment, match="from 1 to 1,000,000"):
        SelfPlay(number)  # type: ignore[arg-type]


def test_seeds_are_one_or_one_each() -> None:
    with pytest.raises(WrongShape, match="one seed, or 3 of them; here are 2"):
        SelfPlay(3).reset(seed=[1, 2])


def test_games_follow_from_the_last_seed_given() -> None:
    one, other = SelfPlay(2), SelfPlay(np.int64(2))  # type: ignore[arg-type]
    one.reset(seed=np.int64(5))  # type: ignore[arg-type]
    other.reset(seed=5)
    first, second = one.reset()[0], one.reset()[0]
    assert np.array_equal(first, other.reset()[0])
    assert np.array_equal(second, other.reset()[0])
    assert not np.array_equal(first, second)
    both = np.array([1, 2])
    assert np.array_equal(one.reset(seed=both)[0], other.reset(seed=[1, 2])[0])  # type: ignore[arg-type]


def test_a_copy_goes_on_by_itself() -> None:
    env, rng = SelfPlay(3, turn_limit=30, reward="margin"), np.random.default_rng(3)
    assert pickle.loads(pickle.dumps(env)).options.reward == "margin"
    _, info = env.reset(seed=2)
    for _ in range(25):
        _, _, _, _, info = env.step(some_steps(info["action_mask"], rng))
    twins = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    steps = some_steps(info["action_mask"], rng)
    expected = env.step(steps)[0]
    for twin in twins:
        assert np.array_equal(twin.step(steps)[0], expected)


def test_who_won_is_told_whatever_the_reward() -> None:
    env, rng = SelfPlay(4, turn_limit=2, reward="margin"), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    ended = 0
    while ended < 4:
        players = info["player"]
        _, rewards, _, stopped, info = env.step(some_steps(info["action_mask"], rng))
        for game in np.flatnonzero(stopped):
            ended += 1
            won = info["final_info"]["winner"][game] == players[game]
            assert (rewards[game] > 0) == won or rewards[game] == 0
    assert info["final_info"]["_winner"].any()
