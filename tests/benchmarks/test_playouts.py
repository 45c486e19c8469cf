"""The benchmark of random games: what it counts, and how it compares with the last record.

Nothing here asks how many seconds something took.
"""

import json
from pathlib import Path
from random import Random

import pytest

import arpents
from benchmarks import playouts
from benchmarks.build import build_name
from benchmarks.last import DamagedRecord, compare, read_last, record
from benchmarks.random_games import WAYS, has_choice, play_drawn, up_to
from benchmarks.tables import table
from benchmarks.timing import Counted, Stretch, Tally, count_all, play_for
from tests.sampling import sampled

SHORT = ["--games", "2", "--turn-limit", "6"]
NAMES = {
    "decisions by Playouts.play",
    "decisions with a choice by Playouts.play",
    "decisions by random_action",
    "decisions with a choice by random_action",
    "decisions by legal_actions",
    "decisions with a choice by legal_actions",
    "copies of a state",
    "positions whose offers are found",
    "positions copied and advanced",
}


@pytest.fixture
def last(tmp_path: Path) -> Path:
    return tmp_path / "last.json"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a real run small."""
    monkeypatch.setattr(playouts, "COPIES", 100)
    monkeypatch.setattr(playouts, "STEPS", 100)
    monkeypatch.setattr(playouts, "POSITION_GAMES", 1)
    monkeypatch.setattr(playouts, "POSITION_TURNS", 10)
    monkeypatch.setattr(playouts, "CHECK_SECONDS", 0.01)


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_counted(way: str) -> None:
    counted = WAYS[way](1, 10)
    assert counted.turns == 10
    assert counted.decisions >= counted.choices > 0


def test_a_choice_is_two_or_more_legal_actions() -> None:
    game = arpents.new_game(seed=3)
    rng = Random(3)
    found = set()
    while game.decider is not None and game.state.turn < 100:
        found.add(has_choice(game))
        assert has_choice(game) == (game.count_actions() > 1)
        game.apply(game.random_action(rng))
    assert found == {True, False}


def test_a_tally_adds_up_and_takes_the_median_of_the_batches() -> None:
    tally = Tally()
    for decisions in (100, 300, 200):
        batch = Stretch()
        batch.seconds, batch.reference = 0.5, 1_000_000.0
        tally.add(batch, 2, count_all([Counted(decisions, 10, 7), Counted(0, 0, 1)]))
    figures = tally.figures()
    assert (tally.games, tally.turns, tally.decisions, tally.choices) == (6, 24, 600, 30)
    assert figures.ratio == pytest.approx(400)
    assert figures.choice_ratio == pytest.approx(20)
    assert figures.decisions_per_second == pytest.approx(400)
    assert figures.games_per_second == pytest.approx(4)
    assert figures.decisions_per_game == pytest.approx(100)


def test_games_are_played_for_a_while() -> None:
    tally = play_for(0.01, up_to(4, play_drawn), count_all)
    assert tally.games >= 1
    assert tally.turns == 4 * tally.games
    assert tally.seconds >= 0.01


def test_all_ways_are_measured(last: Path, capsys: pytest.CaptureFixture[str]) -> None:
    playouts.main(SHORT, last)
    out = capsys.readouterr().out
    assert "Playouts.play()" in out
    assert "random_action()" in out
    assert "legal_actions()" in out
    assert "25 million" in out
    assert build_name() in out
    assert f"Nothing is recorded for this build ({build_name()})" in out
    assert not last.exists()


def test_the_list_alone_is_measured(last: Path, capsys: pytest.CaptureFixture[str]) -> None:
    playouts.main([*SHORT, "--list", "--markdown"], last)
    out = capsys.readouterr().out
    assert "random_action()" not in out
    assert out.startswith("| ")


def test_a_run_is_recorded_and_compared_with(last: Path, capsys: pytest.CaptureFixture[str]) -> None:
    playouts.main([*SHORT, "--record"], last)
    assert read_last(last)[build_name()].keys() == NAMES
    record(build_name(), dict.fromkeys(NAMES, 0.1), last)
    capsys.readouterr()
    playouts.main(["--turn-limit", "6", "--check"], last)
    assert capsys.readouterr().out == f"No ratio is more than 15% below the last record ({build_name()}).\n"


def test_a_slow_run_warns_and_does_not_fail(last: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(build_name(), dict.fromkeys(NAMES, 1e12), last)
    playouts.main(["--turn-limit", "6", "--check"], last)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(NAMES)
    assert all(line.startswith("Warning: ") for line in lines)


def test_a_fall_of_16_in_100_warns(last: Path) -> None:
    record("interpreted", {"decisions": 1000.0, "copies": 50.0}, last)
    assert compare("interpreted", {"decisions": 840.0, "copies": 50.0}, last) == [
        "Warning: decisions: 840 per million, 16% below the last record of 1,000."
    ]


def test_a_fall_of_14_in_100_does_not(last: Path) -> None:
    record("interpreted", {"decisions": 1000.0}, last)
    assert compare("interpreted", {"decisions": 860.0}, last) == [
        "No ratio is more than 15% below the last record (interpreted)."
    ]


def test_another_build_is_not_compared_with(last: Path) -> None:
    record("compiled", {"decisions": 1000.0}, last)
    record("interpreted", {"other": 1.0}, last)
    assert compare("interpreted", {"decisions": 1.0}, last) == [
        "Nothing is recorded for this build (interpreted) to compare with."
    ]
    assert read_last(last)["compiled"] == {"decisions": 1000.0}


@pytest.mark.parametrize(
    "text",
    sampled(
        [
            "{",
            '{"interpreted": {"decisions": "fast"}}',
            "",
            "[]",
            "7",
            '{"interpreted": 3}',
            '{"a": {"b": 0}}',
        ],
        test=2,
    ),
)
def test_a_damaged_record_gets_a_sentence(text: str, last: Path, capsys: pytest.CaptureFixture[str]) -> None:
    last.write_text(text, "utf-8")
    with pytest.raises(DamagedRecord):
        read_last(last)
    playouts.main(["--turn-limit", "6", "--check"], last)
    out = capsys.readouterr().out
    assert out.startswith("last.json cannot be read (")
    assert out.endswith("--record writes a new one.\n")
    record("interpreted", {"decisions": 5.0}, last)
    assert json.loads(last.read_text("utf-8")) == {"interpreted": {"decisions": 5.0}}


def test_the_record_of_the_project_can_be_read() -> None:
    assert all(ratios.keys() == NAMES for ratios in read_last().values())


def test_bytes_that_are_no_text_are_damage_too(last: Path) -> None:
    last.write_bytes(b"\xff\xfe\x00")
    assert compare("interpreted", {"decisions": 1.0}, last)[0].startswith("last.json cannot be read")


def test_a_game_or_more_is_needed(last: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        playouts.main(["--games", "0"], last)
    assert stopped.value.code == 2
    assert "at least one game" in capsys.readouterr().err


def test_tables_are_for_the_terminal_or_for_a_document() -> None:
    assert table(["way", "n"], [["drawn", "1,000"]]) == "way        n\ndrawn  1,000"
    assert (
        table(["way", "n"], [["drawn", "1"]], markdown=True) == "| way | n |\n| --- | ---: |\n| drawn | 1 |"
    )
