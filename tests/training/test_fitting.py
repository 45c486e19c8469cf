"""Fitting: targets, a loss that falls, and that the network is the evaluation that players use."""

import pytest

pytest.importorskip("numpy", reason='training needs numpy: pip install "arpents[train]"')
pytest.importorskip("scipy", reason='training needs scipy: pip install "arpents[train]"')

import numpy as np

from arpents.bots.evaluation.features import features_of
from arpents.bots.evaluation.model import Model
from arpents.engine.game import new_game
from arpents.training.fitting import chances_of, fit, held_out, inputs_of, new_network, targets_of
from arpents.training.games import GENERATION
from arpents.training.positions import Collector, Positions
from arpents.training.settings import Descent


def toy(games: int = 200) -> Positions:
    """Games that the British win if and only if the first of all features holds."""
    rng = np.random.default_rng(1)
    collector = Collector()
    for number in range(games):
        won = number % 3 == 0
        turns = [
            (turn, [0 if won else 1, *(int(one) for one in rng.integers(2, 40, 5))]) for turn in range(5)
        ]
        collector.add_game(number, won, turns)
    return collector.positions()


def test_a_fit_lowers_the_loss_on_games_that_it_has_not_seen() -> None:
    found = fit(toy(), new_network(0), Descent(1, 40, 2e-2, 1e-5, 1.0), [0])
    assert found.loss < 0.5 * found.loss_before
    assert found.accuracy > 0.95
    assert len(found.chances) == len(found.won) == 100


def test_the_games_held_out_are_the_same_in_every_generation() -> None:
    collector = Collector()
    for generation in range(3):
        for number in range(25):
            collector.add_game(generation * GENERATION + number, True, [(0, [1])])
    assert np.flatnonzero(held_out(collector.positions())).tolist() == [0, 10, 20, 25, 35, 45, 50, 60, 70]


def test_with_all_patience_the_targets_are_the_results() -> None:
    positions = toy(20)
    chances = np.linspace(0, 1, len(positions), dtype=np.float32)
    assert np.array_equal(targets_of(positions, chances, 1.0), positions.won)


def test_with_less_patience_the_next_positions_count_within_their_game() -> None:
    collector = Collector()
    collector.add_game(1, True, [(0, [0]), (1, [0]), (2, [0])])
    collector.add_game(2, False, [(0, [0]), (1, [0])])
    chances = np.array([0.1, 0.2, 0.3, 0.4, 0.5], np.float32)
    found = targets_of(collector.positions(), chances, 0.9)
    second = 0.9 * 1 + 0.1 * 0.3
    expected = [0.9 * second + 0.1 * 0.2, second, 1, 0.1 * 0.5, 0]
    assert found == pytest.approx(expected)


def test_the_network_is_the_evaluation_that_players_use() -> None:
    network = new_network(3)
    model = Model(network.rows(), network.second.tolist(), network.bias.tolist())
    game = new_game(seed=1)
    collector = Collector()
    collector.add_game(0, True, [(0, features_of(game.state))])
    foretold = chances_of(network.as_used(), inputs_of(collector.positions()))
    assert model.chance(game.state) == pytest.approx(float(foretold[0]), abs=1e-5)
