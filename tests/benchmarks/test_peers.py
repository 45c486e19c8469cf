"""Arpents beside other engines: what is printed, and what happens where they cannot be had.

No package is installed here.
"""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

import pytest

from benchmarks import peers
from benchmarks.peers import ROWS, Failed, call, main, measure
from tests.processes import PATIENCE

OFFLINE = (
    "WARNING: Retrying after connection broken by 'NewConnectionError(…)'\nERROR: No matching distribution"
)


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let temporary directories be made where a test can see them."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(peers, "make_environment", lambda _: sys.executable)
    return tmp_path


def pip_fails(monkeypatch: pytest.MonkeyPatch, output: dict[str, str]) -> None:
    """Let the installing of packages fail with an output; the others are held to be there."""

    def answer(command: Sequence[str], temporary: Path, path: Sequence[str] = ()) -> str:
        if "pip" in command:
            if command[-1] in output:
                raise Failed(output[command[-1]])
            return ""
        return call(command, temporary, path)

    monkeypatch.setattr(peers, "call", answer)


def test_every_row_has_a_script_and_every_package_a_version() -> None:
    pins = {line.split("==")[0] for line in peers.VERSIONS.read_text("utf-8").split() if "==" in line}
    for row in ROWS:
        assert (peers.ROOT / "benchmarks" / "peer_games" / f"{row.script}.py").is_file()
        assert row.package is None or row.package in pins


@pytest.mark.parametrize("row", ROWS[:3], ids=lambda row: row.what)
def test_our_own_rows_are_measured(row: peers.Row, tmp_path: Path) -> None:
    found = measure(row, "", 0.01, tmp_path)
    assert found.games >= 1
    assert found.ratio >= found.choice_ratio > 0


def test_without_a_network_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pip_fails(monkeypatch, {"catanatron": OFFLINE})
    assert main(["--seconds", "0.01"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("cannot be installed. The package index cannot be reached; is there a network?\n")
    assert not list(temporary.iterdir())


def test_without_any_peer_there_is_nothing_to_compare(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pip_fails(monkeypatch, dict.fromkeys(("catanatron", "open_spiel", "chess"), "ERROR: No room.\nmore"))
    assert main(["--seconds", "0.01"]) == 2
    assert "catanatron: No room.; open_spiel: No room.; chess: No room." in capsys.readouterr().err


@pytest.mark.skipif(
    any(importlib.util.find_spec(name) for name in ("catanatron", "pyspiel", "chess")),
    reason="a peer is installed beside Arpents",
)
def test_a_peer_that_fails_keeps_its_row(
    monkeypatch: pytest.MonkeyPatch, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "ROWS", (ROWS[0], ROWS[3], ROWS[-1]))
    pip_fails(monkeypatch, {"catanatron": "ERROR: No such version."})
    assert main(["--seconds", "0.01", "--markdown"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("| random games | decisions/s |")
    assert "| Catanatron, 2 players: not measured | – |" in out
    assert "- catanatron could not be installed: No such version.\n" in out
    assert "| python-chess: not measured | – |" in out
    assert "- python-chess could not be measured: ModuleNotFoundError: No module named 'chess'\n" in out
    assert not list(temporary.iterdir())


def test_an_interruption_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(directory: Path) -> str:
        (directory / "file").touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(peers, "make_environment", interrupt)
    assert main([]) == 130
    assert "Interrupted; nothing is left behind." in capsys.readouterr().err
    assert not list(temporary.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_an_interruption_ends_what_a_command_has_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    started: list[subprocess.Popen[str]] = []

    def interrupted(process: subprocess.Popen[str]) -> tuple[str, str]:
        started.append(process)
        assert process.stdout is not None
        started_by_it.append(int(process.stdout.readline()))
        raise KeyboardInterrupt

    started_by_it: list[int] = []
    monkeypatch.setattr(subprocess.Popen, "communicate", interrupted)
    sleeper = [sys.executable, "-c", "import time; time.sleep(600)"]
    parent = f"import subprocess; p = subprocess.Popen({sleeper}); print(p.pid, flush=True); p.wait()"
    with pytest.raises(KeyboardInterrupt):
        call([sys.executable, "-c", parent], tmp_path)
    assert started[0].returncode is not None
    ends = monotonic() + PATIENCE
    while is_running(started_by_it[0]):  # the system takes its time to end a process
        assert monotonic() < ends
        sleep(0.01)


def is_running(number: int) -> bool:
    """Whether a process runs; one that has ended may still wait for somebody to ask about it."""
    try:
        os.kill(number, 0)
        state = Path(f"/proc/{number}/stat").read_text("ascii").rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"
