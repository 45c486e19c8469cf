"""PettingZoo's own checks pass, and games end, are rewarded and are refused as told."""

import copy
import pickle
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import arpents
from arpents.engine.steps import STEPS, IllegalStep
from arpents.envs import arpents_v0
from arpents.envs.encoding import SIZE, WrongShape
from arpents.envs.options import BadEnvironment
from arpents.envs.seeds import BadSeed


@pytest.mark.filterwarnings("ignore")  # PettingZoo warns of what it then accepts
def test_it_passes_the_tests_of_pettingzoo() -> None:
    api_test(arpents_v0.env(turn_limit=30), num_cycles=1000, verbose_progress=False)
    seed_test(lambda: arpents_v0.env(turn_limit=30), num_cycles=200)


def play(env: arpents_v0.raw_env, seed: int) -> list[int]:
    """Play a game at random; the steps that were taken."""
    env.reset(seed=seed)
    rng, steps = Random(seed), []
    for _ in env.agent_iter():
        observed, _, terminated, truncated, _ = env.last()
        assert observed is not None
        if terminated or truncated:
            env.step(None)
        else:
            steps.append(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))
            env.step(steps[-1])
    return steps


def test_a_game_ends_with_one_winner() -> None:
    env = arpents_v0.raw_env()
    env.reset(seed=3)
    rng, seen = Random(3), dict.fromkeys(("british", "french"), 0.0)
    for agent in env.agent_iter():
        observed, reward, terminated, truncated, info = env.last()
        seen[agent] += reward
        assert observed is not None
        if terminated or truncated:
            assert info["reason"] in {
                "captures",
                "towns",
                "villages",
                "home taken",
                "home settled",
                "stopped",
            }
            assert truncated == (info["reason"] == "stopped")
            assert not observed["action_mask"].any()
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observed["action_mask"]).tolist()))
    winner = int(env.episode.state.winner)
    assert seen == {"british": 1.0 - 2 * winner, "french": 2.0 * winner - 1}


def test_the_same_seed_gives_the_same_game_and_the_next_ones_too() -> None:
    one, other = arpents_v0.raw_env(turn_limit=40), arpents_v0.raw_env(turn_limit=40)
    for env in (one, other):
        env.reset(seed=11)
        env.reset()
    assert one.episode.state == other.episode.state
    other.reset()
    assert one.episode.state != other.episode.state
    assert play(one, 5) == play(other, 5)


def test_the_game_of_a_seed_is_that_of_new_game() -> None:
    env = arpents_v0.raw_env()
    env.reset(seed=7)
    assert env.episode.state == arpents.new_game(seed=7).state


def test_margins_are_shares_of_fifty_points() -> None:
    env = arpents_v0.raw_env(reward="margin", turn_limit=6)
    play(env, 2)
    british, french = (arpents.engine.scoring.points(env.episode.state, side) for side in (0, 1))
    assert env.options.reward_of(env.episode.state, 0) == pytest.approx((british - french) / 50)
    assert env.options.reward_of(env.episode.state, 1) == pytest.approx((french - british) / 50)


def test_an_illegal_step_is_named_and_changes_nothing() -> None:
    env = arpents_v0.raw_env()
    env.reset(seed=1)
    before = env.episode.state.copy()
    with pytest.raises(IllegalStep, match=r"Step 551 is not possible now: 'done' .* You may take: \d+ \("):
        env.step(551)
    with pytest.raises(IllegalStep, match="from 0 to 551"):
        env.step(-3)
    with pytest.raises(WrongShape, match="whole number"):
        env.step(None)
    with pytest.raises(WrongShape, match="not True"):
        env.step(True)
    assert env.episode.state == before


def test_numbers_of_numpy_are_numbers() -> None:
    env = arpents_v0.raw_env(turn_limit=np.int64(9))  # type: ignore[arg-type]
    env.reset(seed=np.int64(5))  # type: ignore[arg-type]
    assert env.episode.state == arpents.new_game(seed=5).state
    env.step(np.int64(env.episode.steps()[0]))  # type: ignore[arg-type]


def test_what_is_asked_too_early_or_of_nobody_is_told() -> None:
    env = arpents_v0.raw_env()
    with pytest.raises(BadEnvironment, match=r"call reset\(\) first"):
        _ = env.episode
    env.reset(seed=1)
    with pytest.raises(arpents.UnknownName, match="dutch"):
        env.observe("dutch")


def test_what_is_observed_can_be_written_to() -> None:
    env = arpents_v0.raw_env()
    env.reset(seed=1)
    env.observe("british")["action_mask"][:] = 0
    assert env.observe("british")["action_mask"].any()


def test_with_the_wrappers_an_illegal_step_loses() -> None:
    env = arpents_v0.env()
    env.reset(seed=1)
    env.step(551)
    assert env.terminations == {"british": True, "french": True}
    assert env.rewards == {"british": -1, "french": 0}
    assert env.infos["british"]["illegal"].startswith("Step 551 is not possible now")
    assert env.infos["french"] == {}, "what was legal tells a hand"
    env.reset(seed=1)
    env.step(-1)
    assert env.rewards == {"british": -1, "french": 0}


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"reward": "glory"}, "'win' or 'margin', not 'glory'"),
        ({"turn_limit": 1}, "from 2 to 1,000,000, not 1"),
        ({"render_mode": "colour"}, "not as 'colour'"),
        ({"turn_limit": True}, "not True"),
        ({"turn_limit": "9"}, "not '9'"),
        ({"illegal": "ignore"}, "not 'ignore'"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object], told: str) -> None:
    with pytest.raises(BadEnvironment, match=told):
        arpents_v0.raw_env(**options)  # type: ignore[arg-type]


def test_rules_are_chosen_by_name() -> None:
    env = arpents_v0.raw_env(rule_set="first-edition-german", variants=["no-governors"])
    env.reset(seed=1)
    assert env.episode.state.rules.variants == ("no-governors",)
    with pytest.raises(arpents.UnknownName):
        arpents_v0.raw_env(rule_set="third-edition")


@pytest.mark.parametrize("seed", [-1, 1.5, True, "7", np.float64(2)])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadSeed, match="whole number from 0 on"):
        arpents_v0.raw_env().reset(seed=seed)  # type: ignore[arg-type]


def test_it_renders_and_pickles(capsys: pytest.CaptureFixture[str]) -> None:
    env = arpents_v0.raw_env(render_mode="ansi", turn_limit=9)
    env.reset(seed=1)
    assert "Boston" in str(env.render())
    for again in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert again.options.turn_limit == 9
        assert again.episode.state == env.episode.state
        assert again.agent_selection == env.agent_selection
        step = again.episode.steps()[0]
        again.step(step)
        assert again.episode.state != env.episode.state or again.episode.path == [step]
    loud = arpents_v0.raw_env(render_mode="human")
    loud.reset(seed=1)
    loud.step(loud.episode.steps()[0])
    assert "Boston" in capsys.readouterr().out
    silent = arpents_v0.raw_env()
    silent.reset(seed=1)
    assert silent.render() is None


def test_spaces_are_those_of_the_encoding_and_not_shared() -> None:
    env = arpents_v0.raw_env()
    space = env.observation_space("british")
    assert space["observation"].shape == (SIZE,)  # type: ignore[index]
    assert space["action_mask"].shape == (STEPS,)  # type: ignore[index]
    assert env.action_space("british").n == STEPS  # type: ignore[attr-defined]
    assert env.action_space("british") is not env.action_space("french")
    env.reset(seed=4)
    assert space.contains(env.observe("british"))
