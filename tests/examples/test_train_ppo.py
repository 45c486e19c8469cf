"""The example of a trained agent learns, keeps what it has learned, and plays as a bot."""

import sys
from pathlib import Path

import numpy as np
import pytest

import arpents
from arpents.arena import play_match
from arpents.bots import make_bot
from examples.train_ppo import Learner, Trained, forward, new_weights, save, won_against
from tests.processes import PATIENCE, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


def test_a_few_rounds_move_the_weights_and_the_agent_plays(tmp_path: Path) -> None:
    learner = Learner(new_weights(1), seed=1, games=4, length=16)
    before = {name: one.copy() for name, one in learner.weights.items()}
    for _ in range(3):
        learner.round()
    assert all(np.isfinite(one).all() for one in learner.weights.values())
    # What it expects moves only once a game has ended.
    for name in ("first", "first_bias", "policy", "policy_bias"):
        assert not np.array_equal(learner.weights[name], before[name]), name
    save(tmp_path / "mine.npz", learner.weights)
    agent = make_bot(f"{EXAMPLE}:Trained:weights={tmp_path / 'mine.npz'}")
    result = play_match(agent, make_bot("random"), game=arpents.new_game(seed=1), turn_limit=20)
    assert not result.forfeit


def test_the_gradient_is_that_of_the_loss() -> None:
    """One small step down the gradient makes what was better than expected more likely."""
    learner = Learner(new_weights(2), seed=2, games=4, length=32)
    played = learner._play()
    played["gain"] = np.where(np.arange(len(played["step"])) % 2 == 0, 1.0, -1.0).astype(np.float32)
    rows = np.arange(len(played["step"]))

    def likely() -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        chosen: np.ndarray[tuple[int], np.dtype[np.float32]] = forward(
            learner.weights, played["seen"], played["mask"]
        )[1][rows, played["step"]]
        return chosen

    before = likely()
    for _ in range(5):
        learner._learn(played)
    grown = likely() - before
    assert grown[played["gain"] > 0].mean() > 0.001
    assert grown[played["gain"] < 0].mean() < -0.001


@pytest.mark.soak
def test_in_three_minutes_it_beats_random_and_meets_the_beginner(tmp_path: Path) -> None:
    weights = tmp_path / "ppo.npz"
    ended = run([sys.executable, str(EXAMPLE), str(weights), "--minutes", "3"], timeout=20 * PATIENCE)
    assert ended.returncode == 0, ended.stderr
    agent = Trained(str(weights))
    assert won_against(agent.weights, "random", 100) >= 0.9
    assert won_against(agent.weights, "beginner", 40) >= 0.4
    assert (tmp_path / "ppo.csv").read_text().startswith("steps,seconds,random,beginner")


def test_it_says_how_it_is_used() -> None:
    assert "--minutes" in run([sys.executable, str(EXAMPLE), "--help"]).stdout
