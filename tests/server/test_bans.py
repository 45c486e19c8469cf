"""Bans: running servers notice them within seconds, and nobody else does."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arpents.server.clients.bans import Bans
from arpents.server.store import Ban, Store, add_ban, list_bans, remove_ban
from benchmarks.served import Served
from tests.cli.command import arpents_here
from tests.processes import PATIENCE, wait_until
from tests.server.api.people import Visitor, code
from tests.server.api.sockets import connected, news, watching
from tests.server.serving import a_server

THERE, ELSEWHERE = "192.0.2.77", "198.51.100.1"


def coming_from(server: Served, address: str) -> Visitor:
    """Somebody from an address, as the proxy tells it."""
    return Visitor(server.url, None, **{"X-Forwarded-For": address})


def answers(server: Served, status: int) -> bool:
    """Whether a server answers so to somebody from there."""
    return coming_from(server, THERE).get("/games").status_code == status


@pytest.fixture
def servers(database_url: str) -> Iterator[list[Served]]:
    """All processes of a server: with PostgreSQL there may be several."""
    with ExitStack() as stack:
        number = 1 if database_url.startswith("sqlite") else 2
        yield [
            stack.enter_context(a_server("--proxy", database_url=database_url, log_level="info"))
            for _ in range(number)
        ]


def test_a_ban_holds_on_running_servers_until_it_is_lifted(
    servers: list[Served], database_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ARPENTS_DATABASE_URL", database_url)
    host = coming_from(servers[0], ELSEWHERE).create(opponent="anyone")
    game = host.game
    for server in servers:
        assert coming_from(server, THERE).get("/games").status_code == 200
    with (
        watching(servers[-1], game, address=THERE) as theirs,
        watching(servers[-1], game, address=ELSEWHERE) as ours,
    ):
        assert "now" in news(theirs)
        assert "now" in news(ours)
        run = arpents_here(tmp_path, "admin", "ban", "192.0.2.0/24", "--for", "1h", "--reason", "a test")
        assert (run.returncode, run.stderr) == (0, "")
        with pytest.raises(ConnectionClosed):
            theirs.recv(timeout=PATIENCE)
        assert (theirs.close_code, theirs.close_reason) == (4403, "banned")
        for server in servers:
            wait_until(partial(answers, server, 403))
            refused = coming_from(server, THERE).ask("GET", "/healthz")
            assert (refused.status_code, code(refused)) == (403, "banned")
            assert coming_from(server, "192.0.3.77").get("/games").status_code == 200
            with pytest.raises(InvalidStatus) as rejected, connected(server, game, address=THERE):
                pass
            assert rejected.value.response.status_code == 403
        coming_from(servers[0], ELSEWHERE).join(host)
        assert "now" in news(ours)
    run = arpents_here(tmp_path, "admin", "unban", "192.0.2.0/24")
    assert run.returncode == 0
    for server in servers:
        wait_until(partial(answers, server, 200))


def test_bans_are_kept_changed_and_lifted(database_url: str) -> None:
    Store.open(database_url)
    add_ban(database_url, Ban("192.0.2.0/24", 1000.0, 2000.0, "first"))
    add_ban(database_url, Ban("2001:db8::/64", 1100.0, None, "second"))
    add_ban(database_url, Ban("192.0.2.0/24", 1200.0, 3000.0, "third"))
    assert [ban.reason for ban in list_bans(database_url, 1500.0)] == ["second", "third"]
    assert [ban.reason for ban in list_bans(database_url, 3000.0)] == ["second"]
    add_ban(database_url, Ban("198.51.100.0/24", 3000.0, None, "fourth"))
    assert not remove_ban(database_url, "192.0.2.0/24"), "it was over, and deleted"
    assert remove_ban(database_url, "2001:db8::/64")
    assert [ban.reason for ban in list_bans(database_url, 3000.0)] == ["fourth"]


def test_an_address_is_banned_if_it_is_in_a_network_that_is(tmp_path: Path) -> None:
    chance = Random(7)
    url = f"sqlite:///{tmp_path}/games.sqlite"
    store = Store.open(url)
    networks: list[IPv4Network | IPv6Network] = []
    for _ in range(6):
        networks.append(IPv4Network((chance.getrandbits(32), chance.randint(2, 32)), strict=False))
        networks.append(IPv6Network((chance.getrandbits(128), chance.randint(2, 128)), strict=False))
    for network in networks:
        add_ban(url, Ban(str(network), 0.0, None, ""))
    add_ban(url, Ban("255.0.0.0/8", 1.0, 2.0, "is over"))
    bans = Bans()

    async def read() -> None:
        await bans.read(store)
        await store.close()

    assert not bans.banned(str(networks[0][0]))
    asyncio.run(read())
    assert bans.size == len(set(networks))
    addresses = [str(end) for network in networks for end in (network[0], network[-1])]
    addresses += [str(IPv4Address(chance.getrandbits(32))) for _ in range(200)]
    addresses += [str(IPv6Address(chance.getrandbits(128))) for _ in range(200)]
    found = [bans.banned(address) for address in addresses]
    assert found == [any(_within(address, network) for network in networks) for address in addresses]
    assert set(found) == {False, True}
    assert not bans.banned("unknown")


def _within(address: str, network: IPv4Network | IPv6Network) -> bool:
    parsed = IPv6Address(address) if ":" in address else IPv4Address(address)
    return parsed.version == network.version and parsed in network
