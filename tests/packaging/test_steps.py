"""The steps of a set-up: what is shown of them, and that nothing of them stays when they end early."""

import os
import re
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen

import pytest

from tests.packaging.building import ROOT
from tests.processes import PATIENCE, run, started
from tests.sampling import sampled

STEPS = ROOT / "tools" / "steps.py"

# As the Makefile has it: steps side by side, and a stamp for each that is done.
MAKEFILE = """
STEP := $(PYTHON) $(STEPS) one
all: quick slow
quick: ; @$(STEP) 'Being quick' sh -c 'echo kept back; echo "Note: quick was quick."' && touch $@
slow: ; @$(STEP) 'Being slow' sh -c 'echo $$$$ >pid; sleep $(SECONDS)' && touch $@
waiting: ; @$(STEP) 'Waiting' sh -c 'until [ -e quick ]; do sleep 0.05; done' && touch $@
broken: ; @$(STEP) 'Breaking' sh -c 'until [ -e pid ]; do sleep 0.1; done; echo why; exit 3' && touch $@
missing: ; @$(STEP) 'Missing' no-such-command-at-all && touch $@
told: ; @echo a sentence without a step >&2; exit 1
"""

# The command in a terminal of its own: what this process is sent is typed there.
IN_A_TERMINAL = """
import os, pty, sys
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))
"""


def command(*targets: str, seconds: float = 0.3) -> list[str]:
    """What runs some targets, with a slow step that takes so long."""
    make = ["make", "--silent", "-j4", f"PYTHON={sys.executable}", f"STEPS={STEPS}", f"SECONDS={seconds}"]
    return [sys.executable, str(STEPS), "all", *make, *targets]


@contextmanager
def running(folder: Path, *words: str) -> Iterator[Popen[str]]:
    """A command in a folder with the Makefile."""
    (folder / "Makefile").write_text(MAKEFILE, "utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    with started(
        words,
        cwd=folder,
        env=environment | {"PYTHONUTF8": "1", "TERM": "xterm"},
        stdin=PIPE,
        stdout=PIPE,
        stderr=STDOUT,
    ) as process:
        yield process


def outcome(folder: Path, *words: str) -> tuple[int, str]:
    """The exit code of a command, and what it printed."""
    with running(folder, *words) as process:
        printed, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, printed


def slow_one(folder: Path) -> int:
    """The process of the slow step, once it runs."""
    deadline = time.monotonic() + PATIENCE
    while not (folder / "pid").exists() or not (folder / "pid").read_text().strip():
        assert time.monotonic() < deadline, "the slow step did not begin"
        time.sleep(0.02)
    return int((folder / "pid").read_text())


def lives(process: int) -> bool:
    """Whether there is a process, and it is more than an entry that waits to be read."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_steps_are_shown_with_their_seconds(tmp_path: Path) -> None:
    code, printed = outcome(tmp_path, *command("waiting", "quick"))
    assert code == 0
    # How many seconds they take depends on the machine.
    lines = re.sub(r": \d+ s$", ": N s", printed, flags=re.MULTILINE).splitlines()
    assert sorted(lines) == [
        "Being quick …",
        "Being quick: N s",
        "Note: quick was quick.",
        "Waiting …",
        "Waiting: N s",
    ]


def test_nothing_to_do_is_nothing_to_show(tmp_path: Path) -> None:
    assert outcome(tmp_path, *command("all"))[0] == 0
    assert outcome(tmp_path, *command("all")) == (0, "")


def test_a_step_that_fails_shows_its_output_and_ends_the_others(tmp_path: Path) -> None:
    began = time.monotonic()
    code, printed = outcome(tmp_path, *command("slow", "broken", seconds=600))
    assert code == 3
    assert time.monotonic() - began < PATIENCE
    *_, reason, sentence = printed.splitlines()
    assert reason == "why"
    assert re.fullmatch(
        r"Breaking failed after \d+ s; its output is above\. The same command goes on .+", sentence
    )
    assert not lives(slow_one(tmp_path))
    assert not (tmp_path / "slow").exists()
    assert not (tmp_path / "broken").exists()


def test_a_command_that_is_not_there(tmp_path: Path) -> None:
    code, printed = outcome(tmp_path, *command("missing"))
    assert code == 127
    assert "no-such-command-at-all: No such file or directory\nMissing failed" in printed


def test_what_fails_without_a_step_is_told(tmp_path: Path) -> None:
    code, printed = outcome(tmp_path, *command("told"))
    assert code == 2
    assert printed.startswith("a sentence without a step\n")


def test_a_step_can_be_run_alone(tmp_path: Path) -> None:
    alone = [sys.executable, str(STEPS), "one", "Alone", "sh", "-c", "echo hidden; echo 'Note: seen'"]
    assert outcome(tmp_path, *alone) == (0, "Alone …\nAlone: 0 s\nNote: seen\n")


@pytest.mark.parametrize("number", sampled([signal.SIGINT, signal.SIGTERM, signal.SIGHUP], test=1))
def test_a_signal_ends_everything_at_once(tmp_path: Path, number: signal.Signals) -> None:
    with running(tmp_path, *command("slow", seconds=600)) as process:
        slow = slow_one(tmp_path)
        process.send_signal(number)
        printed, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert printed.endswith("Stopped. The same command goes on with what is not finished.\n")
    assert not lives(slow)
    assert not (tmp_path / "slow").exists()


@pytest.mark.soak
def test_what_heeds_no_signal_is_killed(tmp_path: Path) -> None:
    words = ["sh", "-c", 'trap "" TERM; echo $$ >pid; while :; do sleep 0.1; done']
    with running(tmp_path, sys.executable, str(STEPS), "one", "Being deaf", *words) as process:
        deaf = slow_one(tmp_path)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert not lives(deaf)


def test_in_a_terminal_the_seconds_run_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    with running(tmp_path, sys.executable, "-c", IN_A_TERMINAL, *command("all", seconds=600)) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        slow = slow_one(tmp_path)
        shown = ""
        while not re.search(r"Being quick: \d+ s.*Being slow … 1 s.*Being slow … 2 s", shown, re.DOTALL):
            more = os.read(process.stdout.fileno(), 4096).decode("utf-8", errors="replace")
            assert more, shown
            shown += more
        process.stdin.write("\x03")
        process.stdin.flush()
        rest, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Stopped." in rest
    assert not lives(slow)
    assert "\r\x1b[K" in shown, "the seconds run in one line"


def test_other_words_are_refused() -> None:
    refused = run([sys.executable, STEPS, "some"])
    assert refused.returncode == 2
    assert "python tools/steps.py all" in refused.stderr
