"""The golden files are all there, and what is played today is what is in them."""

import json

import pytest

from arpents.records.file_replay import replay
from arpents.records.game_text import read_game_text
from tests.golden.making import (
    COUNTS,
    DIGEST_GAMES,
    DIGESTS,
    GAMES,
    counts,
    digest,
    game_text,
    subjects,
)
from tests.sampling import sampled

SUBJECTS = dict(subjects())


@pytest.fixture(scope="module")
def golden_counts() -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = json.loads(COUNTS.read_text("utf-8"))
    return found


def test_every_rule_set_variant_and_scenario_has_its_golden_files(
    golden_counts: dict[str, dict[str, list[int]]],
) -> None:
    assert golden_counts.keys() == SUBJECTS.keys()
    assert {file.stem for file in GAMES.glob("*.arpents")} == SUBJECTS.keys()


@pytest.mark.parametrize("name", SUBJECTS)
def test_sequences_are_counted_as_before(name: str, golden_counts: dict[str, dict[str, list[int]]]) -> None:
    assert counts(SUBJECTS[name]) == golden_counts[name]


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_whole_game_is_played_as_before_and_replays(name: str) -> None:
    text = (GAMES / f"{name}.arpents").read_text("utf-8")
    game = read_game_text(text)
    seed = int(game.headers()["Id"].removeprefix("seed "))
    assert game_text(SUBJECTS[name], seed) == text
    assert replay(game).outcome is not None


@pytest.mark.parametrize("batch", sampled(range(DIGEST_GAMES // 50), both=10))
def test_a_thousand_games_of_any_rules_are_the_same_on_every_build(batch: int) -> None:
    golden = DIGESTS.read_text("utf-8").split()
    assert len(golden) == DIGEST_GAMES
    for seed in range(batch * 50, batch * 50 + 50):
        assert digest(seed) == golden[seed], f"game {seed}"
