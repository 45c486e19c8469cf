"""The database's moods: it stalls, its disk is full, its clock jumps; and SIGTERM in each of them.

Real processes: every request is answered by name within ten seconds, nothing that was acknowledged is lost,
the server recovers by itself, and it stops within ten seconds.
"""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

from arpents.server.store import all_games
from benchmarks import served as serving
from benchmarks.served import Served
from tests.processes import run as run_to_end
from tests.processes import wait_until
from tests.sampling import sampled
from tests.server.api.people import API, Player, Visitor, code, key
from tests.server.databases import KINDS, a_database, administer
from tests.server.proxy import Proxy, a_proxy
from tests.server.serving import a_server
from tests.server.store.made_up import create_many, opened

PROMISED = 10.0
"""The seconds within which every request is answered, and the server stops."""

YEAR_AND_A_DAY = 366 * 24 * 3600.0
SECRETS = ("127.0.0.1", "localhost", "5432", "postgres", "arpents_test", "sqlite", "/tmp", "host", "port")
"""What an answer must not tell of the database."""

AHEAD = """
import sys, time
real, ahead = time.time, float(sys.argv.pop(1))
time.time = lambda: real() + ahead
from arpents.cli.app import run
sys.exit(run())
"""
"""A program that is Arpents with another clock."""


def stops(server: Served) -> None:
    """Ask a server to stop, which it does in time."""
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PROMISED) == 0


def refused(server: Served, method: str, path: str, **more: Any) -> str:
    """Ask for something that the database would be needed for, and return what is told instead."""
    with httpx.Client(base_url=server.url, timeout=PROMISED) as client:
        response = client.request(method, path, **more)
    assert (response.status_code, code(response)) == (503, "store_unavailable")
    message = str(response.json()["error"]["message"])
    assert not [secret for secret in SECRETS if secret in message.lower()], message
    return message


def requests_of(player: Player) -> list[tuple[str, str, dict[str, Any]]]:
    """Requests of every kind that need the database: reads, changes and new games."""
    path = f"{API}/games/{player.game}"
    said = {"text": "Bonjour", "key": key()}
    return [
        ("GET", path, {"headers": player.headers}),
        ("GET", f"{API}/games", {"params": {"status": "open"}}),
        ("POST", f"{path}/chat", {"headers": player.headers, "json": said}),
        ("POST", f"{API}/games", {"json": {"name": "Cleo"}}),
        ("GET", "/healthz", {}),
    ]


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    """A wire to a PostgreSQL database."""
    with a_database("postgresql") as url, a_proxy(url) as made:
        yield made


@pytest.mark.soak
def test_a_stalled_database_is_told_of_and_passes_and_the_server_stops(proxy: Proxy) -> None:
    with a_server(database_url=proxy.url, database_seconds=2) as server:
        british, french = Visitor(server.url).pair()
        Visitor(server.url).create(opponent="bot", level=1, side="french")  # a bot that plays on
        proxy.stall()
        for method, path, more in requests_of(french):
            refused(server, method, path, **more)
        proxy.flow()
        wait_until(lambda: french.do("chat", text="Encore", key="again").status_code == 200)
        wait_until(lambda: httpx.get(f"{server.url}/healthz").status_code == 200)
        said = [item["text"] for item in british.news(after=0)["items"] if item["type"] == "chat"]
        assert said.count("Encore") == 1
        proxy.cut()
        for method, path, more in requests_of(french):
            refused(server, method, path, **more)
        proxy.mend()
        proxy.stall()
        with waiting_for(server, british, 8):
            stops(server)


@contextmanager
def waiting_for(server: Served, player: Player, count: int) -> Iterator[None]:
    """So many clients who have asked for something and wait for the answer."""
    host, port = server.address.split(":")
    asking = f"GET {API}/games/{player.game} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    with ExitStack() as stack:
        for _ in range(count):
            client = stack.enter_context(socket.create_connection((host, int(port))))
            client.sendall(asking)
        yield


def test_a_server_does_not_start_on_a_stalled_database(proxy: Proxy) -> None:
    proxy.stall()
    with (
        pytest.raises(serving.DidNotStart, match="cannot be used at present"),
        a_server(database_url=proxy.url, database_seconds=1),
    ):
        pass


@contextmanager
def a_small_disk() -> Iterator[Path]:
    """A folder on a disk of a few hundred kilobytes."""
    with TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", "size=600k", "arpents-test", folder]
        can_mount = sys.platform == "linux" and os.geteuid() == 0
        mounted = can_mount and run_to_end(mount).returncode == 0
        if not mounted:
            pytest.skip("no small disk can be mounted here")
        try:
            yield Path(folder)
        finally:
            assert run_to_end(["umount", "--lazy", folder]).returncode == 0


@pytest.mark.parametrize("limited_by", sampled(["disk", "pages"], test=1))
def test_a_full_disk_is_told_of_and_the_server_stops(limited_by: str, tmp_path: Path) -> None:
    if limited_by == "disk":
        with a_small_disk() as folder:
            fill(folder / "games.sqlite", "")
        return
    fill(tmp_path / "games.sqlite", "?max_page_count=60")


def fill(file: Path, limit: str) -> None:
    """Talk until the disk is full, and stop the server: there is what was acknowledged, and nothing else."""
    with a_server(database_url=f"sqlite:///{file}{limit}") as server:
        _, french = Visitor(server.url).pair()
        said = 0
        while (answer := french.do("chat", text="x" * 500, key=f"chat-{said}")).status_code == 200:
            said += 1
            assert said < 10_000
        assert said
        refused(
            server,
            "POST",
            f"{API}/games/{french.game}/chat",
            headers=french.headers,
            json={"text": "x" * 500, "key": "more"},
        )
        assert code(answer) == "store_unavailable"
        told = french.news(after=0)["items"]
        assert [item["type"] for item in told].count("chat") == said
        stops(server)
    kept = {row.id: [event.kind for event in happened] for row, happened in all_games(f"sqlite:///{file}")}
    assert kept[french.game].count("said") == said


@contextmanager
def a_server_ahead(url: str, seconds: float, folder: Path, **settings: object) -> Iterator[Served]:
    """A server whose clock is ahead by so many seconds."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ARPENTS_")}
    environment |= {f"ARPENTS_{name.upper()}": str(value) for name, value in settings.items()}
    program = folder / "ahead.py"
    program.write_text(AHEAD, "utf-8")
    command = [sys.executable, str(program), str(seconds)]
    served = serving.start(url, environment, folder / "server.log", command=command)
    try:
        yield served
    finally:
        served.stop()


def stored(url: str, at: float) -> list[str]:
    """The names of sixty games in a database in which something has happened at this time."""

    async def store() -> list[str]:
        names = [f"game{number}" for number in range(60)]
        async with opened(url) as store:
            await create_many(store, names, "created", active_at=at, status="playing")
        return names

    return asyncio.run(store())


@pytest.mark.parametrize("kind", sampled(KINDS, test=1))
def test_a_clock_that_has_jumped_deletes_nothing(kind: str, tmp_path: Path) -> None:
    with a_database(kind) as url:
        names = stored(url, time.time())
        settings = {"expiry_seconds": 0.1, "sweep_seconds": 3600, "log_level": "info"}
        with a_server_ahead(url, YEAR_AND_A_DAY, tmp_path, **settings) as server:
            # Even when somebody makes a game that is of this time.
            Visitor(server.url).create()
            log = tmp_path / "server.log"
            wait_until(lambda: log.read_text("utf-8").count("nothing expires") >= 3)
            stops(server)
        there = {row[0] for row in administer(url, "SELECT id FROM games WHERE deleted_at IS NULL")}
        assert there >= set(names)
        assert administer(url, "SELECT count(*) FROM games WHERE deleted_at IS NOT NULL") == [(0,)]
