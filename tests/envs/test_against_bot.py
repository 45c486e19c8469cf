"""Gymnasium's checker passes, and any bot plays the other side."""

import copy
import pickle
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import arpents
from arpents.bots.base import BotFault, Budget
from arpents.engine.action import Action
from arpents.engine.steps import IllegalStep
from arpents.engine.views import View
from arpents.envs.against_bot import AgainstBot
from arpents.envs.options import BadEnvironment

NAME = "arpents.envs.against_bot:Arpents-v0"


@pytest.mark.filterwarnings("ignore")  # the checker warns of what it then accepts
def test_it_passes_the_checker_of_gymnasium() -> None:
    env = gymnasium.make(NAME, opponent="random", turn_limit=30)
    check_env(env.unwrapped)
    env.close()


def play(env: AgainstBot, seed: int) -> tuple[float, dict[str, object]]:
    """Play a game at random; its reward, and what is told in the end."""
    _, info = env.reset(seed=seed)
    rng = Random(seed)
    while True:
        step = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, terminated, truncated, info = env.step(step)
        if terminated or truncated:
            return reward, info
        assert reward == 0.0


@pytest.mark.parametrize("side", ["british", "french"])
def test_one_side_is_played_and_the_bot_has_the_other(side: str) -> None:
    env = AgainstBot(side, "beginner")  # type: ignore[arg-type]
    reward, info = play(env, 3)
    winner = "french" if env.episode.state.winner else "british"
    assert info["side"] == side
    assert reward == (1.0 if winner == side else -1.0)
    assert winner != side, "a beginner beats whoever plays at random"


def test_sides_change_with_the_seed() -> None:
    env = AgainstBot()
    assert [env.reset(seed=seed)[1]["side"] for seed in range(3)] == ["british", "french", "british"]
    assert [env.reset()[1]["side"] for _ in range(3)] == ["french", "british", "french"]


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = AgainstBot(opponent="beginner"), AgainstBot(opponent="beginner")
    assert play(one, 8)[0] == play(other, 8)[0]
    assert one.episode.state == other.episode.state


def test_an_illegal_step_loses_or_raises() -> None:
    env = AgainstBot("british")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(551)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith("Step 551 is not possible now: 'done' is not among the choices.")
    assert info["reason"] == "illegal step"
    assert not info["action_mask"].any()
    with pytest.raises(BadEnvironment, match=r"call reset\(\) for the next one"):
        env.step(0)
    assert env.reset(seed=1)[1]["action_mask"].any()
    strict = AgainstBot("british", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalStep, match="551"):
        strict.step(551)


class Rude:
    """Breaks off in the middle of a game."""

    def choose(self, view: View, budget: Budget) -> Action:
        """Raise an error."""
        raise ValueError("no idea")


def test_a_bot_of_ones_own_plays_and_its_faults_are_told() -> None:
    env = AgainstBot("french", Rude())
    with pytest.raises(BotFault, match="raised ValueError: no idea"):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"side": "dutch"}, "not 'dutch'"),
        ({"illegal": "ignore"}, "not 'ignore'"),
        ({"reward": ""}, "not ''"),
        ({"opponent": None}, "a bot or the name of one, not None"),
        ({"seconds": -1}, "from 0 on, not -1"),
        ({"seconds": float("nan")}, "from 0 on, not nan"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object], told: str) -> None:
    with pytest.raises(BadEnvironment, match=told):
        AgainstBot(**options)  # type: ignore[arg-type]


def test_an_unknown_opponent_is_refused_at_once() -> None:
    with pytest.raises(arpents.ArpentsError, match="planer"):
        AgainstBot(opponent="planer")


def test_masks_are_there_for_those_who_ask_so() -> None:
    env = AgainstBot()
    _, info = env.reset(seed=2)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert env.action_masks().any()


def test_it_shows_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    env = AgainstBot(render_mode="ansi")
    env.reset(seed=2)
    assert "Quebec" in str(env.render())
    loud = AgainstBot(render_mode="human")
    loud.reset(seed=2)
    assert loud.render() is None
    assert "Quebec" in capsys.readouterr().out


def test_a_copy_goes_on_by_itself() -> None:
    env = AgainstBot("british", "general:iterations=2")
    _, info = env.reset(seed=6)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert again.episode.state == env.episode.state
        assert np.array_equal(again.action_masks(), env.action_masks())
        again.step(again.episode.steps()[-1])
