"""Training on the command line: what it writes, that it goes on, and what it says when something is wrong."""

import re
import sys
from pathlib import Path

import pytest

from tests.cli.command import arpents_here, environment
from tests.cli.terminal import CTRL_C, Terminal
from tests.processes import run

SMALL = ("--generations", "1", "--games", "2", "--contest", "2", "--processes", "1")


def needs_numpy() -> None:
    pytest.importorskip("numpy", reason='training needs numpy: pip install "arpents[train]"')
    pytest.importorskip("scipy", reason='training needs scipy: pip install "arpents[train]"')


def test_weights_card_and_plots_are_written_and_the_same_command_has_nothing_to_do(tmp_path: Path) -> None:
    needs_numpy()
    first = arpents_here(tmp_path, "train", "mine", *SMALL)
    assert first.returncode == 0
    assert "The training is kept in mine." in first.stderr
    assert "2 of 2 steps: generation 0: fitting" in first.stderr
    assert "The weights are those of generation 0, the champion of one generation" in first.stdout
    weights = (tmp_path / "mine" / "learned.model").read_bytes()
    assert (tmp_path / "mine" / "card.md").read_text("utf-8").startswith("# The learned evaluation\n")
    again = arpents_here(tmp_path, "train", "mine", *SMALL)
    assert (again.returncode, again.stdout) == (0, first.stdout)
    assert "2 of 2 steps are in mine from before." in again.stderr
    assert (tmp_path / "mine" / "learned.model").read_bytes() == weights
    other = arpents_here(tmp_path, "train", "mine", *SMALL, "--seed", "4")
    assert (other.returncode, other.stdout) == (2, "")
    assert "mine has a training with other settings (seed: 0, not 4)" in other.stderr


@pytest.mark.soak
def test_ctrl_c_is_answered_and_nothing_is_lost(tmp_path: Path) -> None:
    needs_numpy()
    # While processes begin, nobody listens: those of the second generation are the same.
    words = ("train", "mine", "--generations", "500", "--games", "2", "--contest", "2", "--processes", "2")
    with Terminal(tmp_path, *words) as terminal:
        terminal.wait_for("generation 1: playing")
        terminal.type(CTRL_C)
        assert terminal.end() == 130
    told = re.search(
        r"Interrupted: (\d+) of [\d,]+ steps are finished and kept in mine\. The same", terminal.shown
    )
    assert told, terminal.shown
    assert "Traceback" not in terminal.shown
    parts = [path.name for path in (tmp_path / "mine" / "parts").iterdir()]
    finished = [name for name in parts if name.startswith("games-") or name.endswith(".json")]
    assert len(finished) - 1 == int(told[1]), "all but the settings are steps"


def test_without_the_packages_it_says_what_to_install(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['numpy'] = sys.modules['scipy'] = None; "
        "sys.argv = ['arpents', 'train', 'mine']; from arpents.cli import main; main()"
    )
    ended = run([sys.executable, "-c", script], env=environment(tmp_path), cwd=tmp_path)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == 'To train takes more packages (numpy, scipy): pip install "arpents[train]".\n'
    assert not (tmp_path / "mine").exists()


def test_a_contest_of_an_odd_number_of_games_is_refused(tmp_path: Path) -> None:
    refused = arpents_here(tmp_path, "train", "mine", "--contest", "5")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "must be even: 6, for example, not 5." in refused.stderr
