"""The learned evaluation: its features, the sums of its first layer, and its file."""

import warnings
from pathlib import Path
from random import Random

import pytest

from arpents.bots.evaluation import shipped
from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.evaluation.features import NUMBER, features_of
from arpents.bots.evaluation.model import BIAS, LANE, SCALE, WIDTH, Model
from arpents.bots.evaluation.model_file import MAGIC, BadModel, ModelFile, read_model, write_model
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


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "some.model"
    weights = any_weights(3)
    write_model(path, weights)
    read = read_model(path)
    assert read[1:] == weights[1:]
    assert read.card["made"] == "by a test"


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda data: data[:-1], "damaged"),
        (lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:], "damaged"),
        (lambda data: data.replace(MAGIC, b"arpents model 0\n"), "another version"),
        (lambda data: b"", "no file of weights"),
    ],
)
def test_a_file_that_is_not_as_it_was_is_refused(tmp_path: Path, damage, fault: str) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "some.model"
    write_model(path, any_weights(3))
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(BadModel, match=fault):
        read_model(path)


def test_without_weights_the_evaluation_made_by_hand_serves_with_one_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipped, "WEIGHTS", tmp_path / "absent.model")
    shipped.learned.cache_clear()
    shipped.best_evaluation.cache_clear()
    try:
        with pytest.warns(UserWarning, match="cannot be read"):
            assert isinstance(shipped.best_evaluation(), ByHand)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            shipped.best_evaluation()
        with pytest.raises(BadModel):
            shipped.learned()
    finally:
        shipped.learned.cache_clear()
        shipped.best_evaluation.cache_clear()


def test_the_weights_that_are_shipped_are_small_and_of_use() -> None:
    assert shipped.WEIGHTS.stat().st_size < 1 << 20
    assert isinstance(shipped.learned(), Model)
