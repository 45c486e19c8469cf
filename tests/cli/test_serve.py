"""The command ``serve``: how it starts, what it refuses, and how it ends."""

import json
import os
import re
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import CompletedProcess

import httpx
import pytest

from benchmarks.served import Served, start
from tests.cli.command import arpents, arpents_here, environment
from tests.cli.terminal import CTRL_C, Terminal
from tests.processes import PATIENCE
from tests.sampling import sampled
from tests.server.api.people import Visitor
from tests.server.api.sockets import news, watching

Run = Callable[..., CompletedProcess[str]]


@contextmanager
def a_setting(name: str, value: str) -> Iterator[None]:
    """A variable of the environment that processes inherit."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(name, value)
        yield


def refused(home: Path, *arguments: str, run_by: Run = arpents_here) -> str:
    """The sentence with which the command ends that cannot serve."""
    run = run_by(home, "serve", *arguments)
    assert run.returncode != 0
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1, run.stderr
    return run.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(tmp_path, "--port", port, run_by=arpents)
    assert port in said
    assert "--port" in said


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    assert "192.0.2.1" in refused(tmp_path, "--host", "192.0.2.1", "--port", "0")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "chatty"),
        ("LOG_FORMAT", "poems"),
        ("DATABASE_URL", "mongodb://here"),
        ("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/nothing"),
        ("DATABASE_URL", "sqlite:////proc/nowhere/games.sqlite"),
    ],
)
def test_settings_that_cannot_be(tmp_path: Path, name: str, value: str) -> None:
    with a_setting(f"ARPENTS_{name}", value):
        said = refused(tmp_path, "--port", "0")
    assert name == "DATABASE_URL" or f"ARPENTS_{name}" in said


@contextmanager
def a_server_of(home: Path) -> Iterator[Served]:
    """A server whose games are in the home of a test, killed in the end if it still runs."""
    url = f"sqlite:///{home / 'games.sqlite'}"
    served = start(url, environment(home), home / "server.log")
    try:
        yield served
    finally:
        served.kill()


@pytest.mark.soak
@pytest.mark.parametrize("ending", sampled([signal.SIGTERM, signal.SIGINT], test=1))
def test_it_ends_in_good_order_while_somebody_watches(tmp_path: Path, ending: signal.Signals) -> None:
    with a_server_of(tmp_path) as server:
        player = Visitor(server.url).create(opponent="bot", level=1, side="british")
        with watching(server, player.game, player.token) as socket:
            news(socket)
            os.kill(server.process.pid, ending)
            assert server.process.wait(PATIENCE) == 0
    assert "Traceback" not in (tmp_path / "server.log").read_text("utf-8")


def test_a_game_is_there_again_after_a_restart(tmp_path: Path) -> None:
    with a_server_of(tmp_path) as first:
        player = Visitor(first.url).create(opponent="bot", level=1, side="british")
        player.rest()
        player.turn()
        before = player.news(after=0)
    with a_server_of(tmp_path) as second:
        player.url = second.url
        assert player.news(after=0) == before
        player.rest()
        assert second.stop() == 0


def shown_in_a_terminal(home: Path, last: str = "") -> list[str]:
    """The lines that a terminal shows from the start of a server to Ctrl-C, with some requests between.

    ``last`` is waited for before Ctrl-C, since that makes a terminal drop what it has not shown yet.
    """
    with Terminal(home, "serve", "--port", "0") as terminal:
        terminal.wait_for("(Ctrl-C ends it).")
        found = re.search(r"http://localhost:(\d+)", terminal.shown)
        assert found
        with httpx.Client(base_url=f"http://127.0.0.1:{found[1]}", timeout=PATIENCE) as client:
            assert client.get("/api/v1/facts").status_code == 200
            assert client.get("/api/v1/games/none").status_code == 404
        terminal.wait_for(last)
        terminal.type(CTRL_C)
        assert terminal.end() == 0
        return terminal.shown.replace("^C", "").split("\r\n")


def test_in_a_terminal_one_line_says_where_the_game_is(tmp_path: Path) -> None:
    line, *rest = shown_in_a_terminal(tmp_path)
    assert re.fullmatch(r"Arpents is at http://localhost:\d+ \(Ctrl-C ends it\)\.", line)
    assert not any(rest)


@pytest.mark.soak
def test_in_a_terminal_json_can_be_asked_for(tmp_path: Path) -> None:
    with a_setting("ARPENTS_LOG_FORMAT", "json"):
        lines = shown_in_a_terminal(tmp_path, '"status": 404')
    requests = [json.loads(line) for line in lines if "arpents.access" in line]
    assert [request["status"] for request in requests] == [200, 404]
