"""Tests of the command line leave no process behind, killed themselves or started deaf to signals."""

import os
import signal
import sys
from pathlib import Path
from subprocess import STDOUT
from uuid import uuid4

import pytest

from tests.cli import endless
from tests.cli.command import ROOT
from tests.processes import PATIENCE, run, started, still_running, wait_until
from tests.sampling import sampled
from tests.warden import can_look

pytestmark = pytest.mark.skipif(not can_look(), reason="this system does not tell who was started by whom")

PLUGINS = ("-p", "no:cacheprovider", "-p", "xdist.plugin", "-p", "pytest_timeout")
PYTEST = (sys.executable, "-m", "pytest", *PLUGINS)
LOOKED_FOR = "LEFT_BY_A_TEST"


def surroundings(mark: str, **others: str) -> dict[str, str]:
    """The environment of a run of its own, with a mark on all that comes of it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))}
    name, _, value = mark.partition("=")
    # Nothing here needs the other plugins, which take time to load.
    return kept | others | {name: value, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


@pytest.fixture
def mark() -> str:
    """What all processes of a run have in their environment."""
    return f"{LOOKED_FOR}={uuid4().hex}"


@pytest.mark.soak
@pytest.mark.parametrize(
    ("workers", "ending"), sampled([("1", signal.SIGKILL), ("0", signal.SIGTERM)], test=1)
)
def test_a_run_that_is_killed_leaves_nothing(
    mark: str, tmp_path: Path, workers: str, ending: signal.Signals
) -> None:
    ready, told = tmp_path / "ready", tmp_path / "told"
    command = [*PYTEST, "-n", workers, endless.__file__]
    environment = surroundings(mark, **{endless.READY: str(ready)})
    with (
        told.open("w") as output,
        started(command, cwd=ROOT, env=environment, stdout=output, stderr=STDOUT) as process,
    ):
        wait_until(lambda: ready.exists() or process.poll() is not None)
        assert process.poll() is None, told.read_text("utf-8")
        there = " ".join(still_running(mark, 0))
        assert all(command in there for command in (" simulate ", " arena ", "spawn_main", "warden.py")), (
            there
        )
        tester = int(ready.read_text("ascii"))
        assert (tester == process.pid) == (workers == "0")
        os.kill(tester, ending)
        process.wait(PATIENCE)
        assert still_running(mark, PATIENCE) == []


def test_signals_that_are_ignored_do_no_harm(mark: str) -> None:
    deaf = ["/bin/sh", "-c", "trap '' HUP INT TERM; exec \"$@\"", "sh"]
    tests = ["tests/cli/test_simulate.py", "-n", "0", "-k", "ctrl_c or interruption"]
    ended = run([*deaf, *PYTEST, *tests], cwd=ROOT, env=surroundings(mark))
    assert (ended.returncode, "2 passed" in ended.stdout) == (0, True), ended.stdout
    assert still_running(mark, PATIENCE) == []
