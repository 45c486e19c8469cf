"""Exporting on the command line: what it writes, that it goes on, and what it says of what is wrong."""

import sys
from pathlib import Path

import pytest

from tests.cli.command import arpents_here, environment
from tests.cli.terminal import CTRL_C, Terminal
from tests.processes import run

SMALL = ("--bot", "random", "--shard", "1", "--turn-limit", "6", "--processes", "1")


def test_games_are_written_and_the_same_command_has_nothing_to_do(tmp_path: Path) -> None:
    first = arpents_here(tmp_path, "export", "mine", "--games", "2", *SMALL)
    assert first.returncode == 0
    assert "The games are kept in mine." in first.stderr
    assert "rows in 2 files in mine." in first.stdout
    assert len(list((tmp_path / "mine").glob("*.parquet"))) == 2
    again = arpents_here(tmp_path, "export", "mine", "--games", "2", *SMALL)
    assert (again.returncode, again.stdout) == (0, first.stdout)
    assert "2 of 2 files are in mine from before." in again.stderr
    other = arpents_here(tmp_path, "export", "mine", "--games", "2", *SMALL, "--seed", "3")
    assert (other.returncode, other.stdout) == (2, "")
    assert "mine has games with other settings (seed: 0, not 3)" in other.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bot", "planer"), "planer"),
        (("--bot", "random", "--bot", "random", "--bot", "random"), "you have named 3"),
        (("nothing",), "nothing cannot be read"),
        (("empty",), "There are no recorded games there"),
        (("game.arpents", "--bot", "random"), "leave out the files, or the bots and rules"),
        (("--rule-set", "third"), "third"),
        (("--bot", "exec:false"), 'The bot "exec:false" cannot play: it '),
        (("--games", "0"), "'--games'"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "game.arpents").write_text("")
    refused = arpents_here(tmp_path, "export", "out", *words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert told in refused.stderr
    assert not (tmp_path / "out").exists()


def test_without_the_packages_it_says_what_to_install(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['pyarrow'] = None; "
        "sys.argv = ['arpents', 'export', 'mine']; from arpents.cli import main; main()"
    )
    ended = run([sys.executable, "-c", script], env=environment(tmp_path), cwd=tmp_path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == 'To export takes more packages (pyarrow): pip install "arpents[data]".\n'


@pytest.mark.soak
def test_ctrl_c_is_answered_and_nothing_is_lost(tmp_path: Path) -> None:
    words = ("export", "mine", "--games", "5000", "--bot", "random", "--shard", "5", "--processes", "2")
    with Terminal(tmp_path, *words) as terminal:
        terminal.wait_for("10/1000")
        terminal.type(CTRL_C)
        assert terminal.end() == 130
    assert "files are finished and kept in mine. The same command goes on from there." in terminal.shown
    assert "Traceback" not in terminal.shown
    assert not list((tmp_path / "mine").glob("*.part"))
    assert len(list((tmp_path / "mine").glob("*.parquet"))) >= 10
