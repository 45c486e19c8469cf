"""Bots play environments with one call, agents play as bots, and the learned evaluation judges views."""

from random import Random

import gymnasium
import numpy as np
import pytest

import arpents
from arpents.arena import play_match
from arpents.bots import make_bot
from arpents.bots.base import Budget
from arpents.engine.choosing import NothingToDecide
from arpents.envs import arpents_v0
from arpents.envs.against_bot import AgainstBot
from arpents.envs.baselines import baseline, win_probability
from arpents.envs.encoding import Bits
from arpents.envs.entrant import StepBot
from arpents.envs.stepping.episode import Episode


def test_a_bot_plays_both_sides_as_it_would_at_a_table() -> None:
    env = arpents_v0.env(turn_limit=10)
    env.reset(seed=3)
    policies = {"british": baseline("beginner", seed=1), "french": baseline("beginner", seed=2)}
    for agent in env.agent_iter():
        _, _, ended, stopped, _ = env.last()
        env.step(None if ended or stopped else policies[agent](env))
    game = arpents.new_game(seed=3)
    bots = [make_bot("beginner:seed=1"), make_bot("beginner:seed=2")]
    while game.decider is not None and game.state.turn < 10:
        actions = game.legal_actions()
        only = actions[0] if len(actions) == 1 else None
        game.apply(only or bots[game.decider].choose(game.view(game.decider), Budget(1.0)))
    game.stop()
    assert env.unwrapped.episode.state == game.state


def test_the_general_plays_against_a_bot_in_gymnasium() -> None:
    env = gymnasium.make("arpents.envs.against_bot:Arpents-v0", opponent="random", turn_limit=6)
    env.reset(seed=1)
    policy, ended = baseline("general:iterations=5"), False
    while not ended:
        _, _, terminated, truncated, _ = env.step(np.int64(policy(env)))
        ended = terminated or truncated
    with pytest.raises(NothingToDecide, match="the game is over"):
        policy(env)


def leaves_a_choice(episode: Episode, step: int) -> bool:
    """Whether a step is followed by another of the same decision."""
    twin = episode.copy()
    twin.take(step)
    return twin.decision is not None and twin.decision.verb_number >= 0


def test_a_bot_is_asked_from_the_first_step_on() -> None:
    env = AgainstBot("british")
    env.reset(seed=1)
    env.step(next(step for step in env.episode.steps() if leaves_a_choice(env.episode, step)))
    with pytest.raises(NothingToDecide, match="from the first step on"):
        baseline("random")(env)


def test_what_is_no_environment_of_ours_is_refused() -> None:
    with pytest.raises(TypeError, match="no environment of one game of Arpents"):
        baseline("random")(gymnasium.Env())


def test_an_agent_takes_part_as_a_bot() -> None:
    rng = Random(1)

    def policy(observed: Bits, mask: Bits) -> int:
        return rng.choice(np.flatnonzero(mask).tolist())

    result = play_match(StepBot(policy), make_bot("beginner"), game=arpents.new_game(seed=2))
    assert result.won_by == "french"
    assert not result.forfeit


def test_an_agent_that_takes_an_illegal_step_is_at_fault() -> None:
    result = play_match(StepBot(lambda observed, mask: 551), make_bot("random"))
    assert result.forfeit is not None
    assert "Step 551 is not possible now" in result.forfeit


def test_chances_of_both_sides_are_near_to_one_together() -> None:
    game = arpents.new_game(seed=1)
    both = win_probability(game.view(0), worlds=200), win_probability(game.view(1), worlds=200)
    assert all(0.05 < chance < 0.95 for chance in both)
    assert sum(both) == pytest.approx(1.0, abs=0.1)
    with pytest.raises(NothingToDecide, match="spectator"):
        win_probability(game.view(None))
