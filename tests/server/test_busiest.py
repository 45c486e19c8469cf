"""The busiest clients: each process tells of its own, and the command lists those of all."""

import asyncio
from pathlib import Path

import pytest

from arpents.server.clients import busiest
from arpents.server.clients.busiest import Busiest
from arpents.server.networks import Pseudonyms
from arpents.server.store import BusyClient, Store, busiest_clients
from arpents.server.store.client_tables import FORGOTTEN_AFTER
from tests.cli.command import arpents_here

NAMES = Pseudonyms("key")


class Process:
    """A server process, of which here is only what it tells of its clients."""

    def __init__(self, url: str, now: float) -> None:
        self.store = Store.open(url)
        self.now = now
        self.busiest = Busiest(NAMES, lambda: self.now)

    def asked(self, network: str, requests: int, work: float = 0.0) -> None:
        """Let a client ask for something."""
        for _ in range(requests):
            self.busiest.asked(network, refused=work == 0.0)
            self.busiest.worked(network, work)

    def tell(self) -> None:
        """Let a minute pass."""
        asyncio.run(self.busiest.tell(self.store))
        self.now += busiest.SECONDS


def told(url: str, since: float = 0.0) -> list[tuple[str, int]]:
    """Which clients the processes tell of, and how often they asked."""
    return [(client.network, client.requests) for client in busiest_clients(url, since)]


def test_the_busiest_clients_of_all_processes_are_listed(
    database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one, other = Process(database_url, 10_000.0), Process(database_url, 10_000.0)
    one.asked("192.0.2.1", 3, 1.0)
    one.asked("192.0.2.2", 1, 50.0)
    one.asked("192.0.2.3", 4)
    other.asked("192.0.2.1", 2, 10.0)
    one.tell()
    other.tell()
    assert told(database_url) == [("192.0.2.2", 1), ("192.0.2.1", 2), ("192.0.2.1", 3), ("192.0.2.3", 4)]
    assert busiest_clients(database_url, 0.0)[-1] == BusyClient(
        network="192.0.2.3", client=NAMES.of("192.0.2.3"), requests=4, refused=4, work=0.0, at=10_000.0
    )
    assert told(database_url, since=10_001.0) == []
    one.asked("192.0.2.9", 1, 1.0)
    one.tell()
    assert told(database_url) == [("192.0.2.1", 2), ("192.0.2.9", 1)], "in place of what it told before"
    one.tell()
    assert told(database_url) == [("192.0.2.1", 2)], "and nothing, if nobody asked"
    one.now += FORGOTTEN_AFTER
    one.asked("192.0.2.9", 1, 1.0)
    one.tell()
    assert told(database_url) == [("192.0.2.9", 1)], "what a process told that is no more is deleted"

    monkeypatch.setenv("ARPENTS_DATABASE_URL", database_url)
    assert "No server has reported" in arpents_here(tmp_path, "admin", "clients").stdout
    monkeypatch.setattr("arpents.cli.clients.SINCE", 1e12)
    lines = arpents_here(tmp_path, "admin", "clients").stdout.splitlines()
    assert [line.split() for line in lines[1:]] == [["192.0.2.9", NAMES.of("192.0.2.9"), "1", "0", "1"]]
    asyncio.run(one.store.close())
    asyncio.run(other.store.close())


def test_idle_processes_write_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process(f"sqlite:///{tmp_path}/games.sqlite", 10_000.0)
    written: list[int] = []

    async def note(rows: list[BusyClient], _now: float) -> None:
        written.append(len(rows))

    monkeypatch.setattr(process.store, "tell_clients", note)
    process.tell()
    process.asked("192.0.2.1", 1)
    for _ in range(4):
        process.tell()
    assert written == [1, 0]


def test_those_who_ask_for_much_are_not_lost_among_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busiest, "COUNTED", 100)
    counted = Busiest(NAMES)
    for number in range(10_000):
        counted.asked(f"2001:db8:0:{number:x}::/64", refused=False)
        counted.worked("192.0.2.1", 1.0)
        assert counted.size <= 100
    assert counted._most(1)[0][1].work == 10_000.0
