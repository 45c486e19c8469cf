"""The learned evaluation: its features, and the sums of its first layer."""

from random import Random

import pytest

from arpents.bots.evaluation.features import NUMBER, features_of
from arpents.bots.evaluation.model import BIAS, LANE, SCALE, WIDTH
from arpents.bots.evaluation.model_file import ModelFile
from tests.bots.moments import moments


def any_weights(seed: int) -> ModelFile:
    """Weights that nobody has learned."""
    rng = Random(seed)
    rows = [[rng.randrange(-300, 300) for _ in range(WIDTH)] for _ in range(NUMBER)]
    output = [1.0, *(rng.gauss(0.0, 0.2) for _ in range(WIDTH - 1))]
    return ModelFile({"made": "by a test"}, rows, output, [rng.gauss(0.0, 1.0) for _ in range(WIDTH)])


def test_features_are_told_once_each_and_fit_the_lanes() -> None:
    for game in moments(5):
        found = features_of(game.state)
        assert len(set(found)) == len(found)
        assert min(found) >= 0
        assert max(found) < NUMBER
        assert len(found) * 2 * BIAS < 1 << LANE


def test_features_are_many() -> None:
    seen = {number for game in moments(5) for number in features_of(game.state)}
    assert len(seen) > NUMBER / 4


def test_the_sums_are_those_of_the_rows() -> None:
    weights = any_weights(1)
    model = weights.model()
    for game in moments(5)[::5]:
        rows = [weights.rows[one] for one in features_of(game.state)]
        sums = [sum(column) / SCALE for column in zip(*rows, strict=True)]
        units = [total + bias for total, bias in zip(sums, weights.bias, strict=True)]
        bent = [units[0], *(max(0.0, unit) for unit in units[1:])]
        expected = sum(unit * weight for unit, weight in zip(bent, weights.output, strict=True))
        assert model.logit(game.state) == pytest.approx(expected)


def test_the_chances_of_both_sides_make_one() -> None:
    model = any_weights(2).model()
    for game in moments(5)[::5]:
        british, french = model.value(game.state, 0), model.value(game.state, 1)
        assert british + french == pytest.approx(1.0)
        assert 0.0 <= british <= 1.0
