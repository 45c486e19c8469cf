"""The contests that tell how strong bots are: kept a game at a time, and told from what is kept."""

from pathlib import Path

import pytest

from arpents.arena.ledger import settings_of
from arpents.bots.naming import make_bot
from benchmarks import strength


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> strength.Pairing:
    """A contest of two games, in a folder of its own."""
    pairing = strength.Pairing("small", "small", "random", "random:seed=3", 2)
    monkeypatch.setattr(strength, "FOLDER", tmp_path / "contests")
    monkeypatch.setattr(strength, "PAIRINGS", (pairing,))
    return pairing


def test_games_are_kept_and_told(small: strength.Pairing, capsys: pytest.CaptureFixture[str]) -> None:
    strength.main(["--play", "small", "--processes", "1"])
    kept = small.file.read_bytes()
    assert len(small.results()) == 2
    strength.main(["--play", "small", "--markdown"])
    assert small.file.read_bytes() == kept
    told = capsys.readouterr().out
    assert "| `random` against `random:seed=3` | 2 |" in told
    assert "earlier version" not in told


def test_games_of_earlier_bots_are_marked(
    small: strength.Pairing, capsys: pytest.CaptureFixture[str]
) -> None:
    strength.main(["--play", "small", "--processes", "1"])
    program = settings_of(small.contest).program
    small.file.write_text(small.file.read_text("utf-8").replace(program, "another"), "utf-8")
    strength.main(["--markdown"])
    told = capsys.readouterr().out
    assert "| `random` against `random:seed=3` | 2† |" in told
    assert "† Played by an earlier version of the bots." in told


def test_every_contest_names_bots_that_there_are() -> None:
    assert len({one.name for one in strength.PAIRINGS}) == len(strength.PAIRINGS)
    for one in strength.PAIRINGS:
        assert one.contest.total == one.games
        for bot in (one.bot, one.other):
            make_bot(bot)
