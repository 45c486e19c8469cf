"""A command that is forked is like one that is started (``tests/forking.py``)."""

import os
import signal
from pathlib import Path
from subprocess import PIPE

import pytest

from benchmarks.processes import begin
from tests.cli.command import arpents, environment
from tests.forking import ARPENTS, CAN_FORK, begin_forked
from tests.processes import PATIENCE, Begin, started
from tests.sampling import sampled

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="where there is no forking, all commands are started")


@pytest.mark.parametrize(
    ("words", "lines"),
    sampled(
        [
            (("play", "--save", "game.save"), ["hand", "quit"]),
            (("verify", "ça.arpents"), []),
            (("play", "--rule-set", "third-edition"), []),
            (("nothing",), []),
        ],
        test=2,
    ),
)
def test_it_says_the_same_and_ends_in_the_same_way(
    words: tuple[str, ...], lines: list[str], tmp_path: Path
) -> None:
    folders = [tmp_path / name for name in ("forked", "anew")]
    for folder in folders:
        folder.mkdir()
    forked, anew = (
        arpents(folder, *words, lines=lines, columns=70, anew=folder.name == "anew") for folder in folders
    )
    assert (forked.returncode, forked.stdout, forked.stderr) == (anew.returncode, anew.stdout, anew.stderr)
    assert (forked.stdout or forked.stderr).strip()
    assert [path.name for path in folders[0].iterdir()] == [path.name for path in folders[1].iterdir()]


@pytest.mark.parametrize("begin", [begin_forked, begin])
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_signals_reach_it_and_it_has_a_session_of_its_own(
    begin: Begin, ending: signal.Signals, tmp_path: Path
) -> None:
    command = [*ARPENTS, "simulate", "--games", "999999999"]
    with started(command, begin=begin, stderr=PIPE, env=environment(tmp_path), cwd=tmp_path) as process:
        assert os.getsid(process.pid) == process.pid != os.getsid(0)
        assert process.poll() is None
        process.send_signal(ending)
        code = process.wait(PATIENCE)
        assert process.poll() == code
        assert code == -ending or (ending == signal.SIGINT and code > 0)
