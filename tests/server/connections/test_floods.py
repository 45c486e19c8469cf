"""Floods: how many connections a client may have, all clients together, and what happens at the end."""

import sys
import time

import pytest

from benchmarks.served import Served
from tests.processes import run, wait_until
from tests.server.connections.conftest import PER_CLIENT
from tests.server.connections.wire import (
    ASK,
    HEAD,
    asked,
    descriptors,
    dialled,
    reply,
    several,
    status,
    to_the_end,
)
from tests.server.serving import a_server

HALF = b"POST /api/v1/records HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n{"


def test_a_client_may_have_so_many_connections(hasty: Served) -> None:
    with several(hasty, PER_CLIENT, said=HEAD) as wires:
        for _ in range(100):
            with dialled(hasty) as one_more:
                assert to_the_end(one_more) == b""
        assert descriptors(hasty) < PER_CLIENT + 40
        assert asked(hasty, "127.0.0.2") == 200
        wires[0].sendall(b"\r\n")
        assert status(reply(wires[0])) == 200


def test_idle_connections_make_room_for_new_ones_the_oldest_first(hasty: Served) -> None:
    nobody_else = "127.0.0.6"  # of whom nothing is left over from another test
    with several(hasty, PER_CLIENT, nobody_else, ASK) as wires:
        assert {status(reply(wire)) for wire in wires} == {200}
        assert asked(hasty, nobody_else) == 200
        assert to_the_end(wires[0]) == b""
        wires[-1].sendall(ASK)
        assert status(reply(wires[-1])) == 200


def test_all_clients_together_have_a_limit_and_none_keeps_the_server_from_stopping() -> None:
    with a_server(connections=20, connections_per_client=15, request_seconds=60, log_level="info") as server:
        assert asked(server) == 200
        with several(server, 15, "127.0.0.3", HALF), several(server, 5, "127.0.0.4", HEAD) as wires:
            with dialled(server, "127.0.0.5") as one_more:
                assert to_the_end(one_more) == b""
            wires[0].sendall(b"\r\n")
            assert status(reply(wires[0])) == 200
            assert asked(server, "127.0.0.4") == 200  # for which the idle one goes
            assert to_the_end(wires[0]) == b""
            wait_until(lambda: "connections were refused" in server.log.read_text("utf-8"))
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 10
        assert "Cancel" not in server.log.read_text("utf-8")


def test_behind_a_proxy_all_connections_are_of_the_proxy() -> None:
    with a_server("--proxy", connections_per_client=5) as server, several(server, 50, said=HEAD) as wires:
        for wire in wires:
            wire.sendall(b"\r\n")
            assert status(reply(wire)) == 200


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "allowed"),
    [(256, 1000, 500, 500), (256, 1000, 5000, 872), (1000, 1000, 5000, 872), (100, 100, 5000, 50)],
)
def test_connections_are_as_many_as_the_system_allows(
    soft: int, hard: int, wanted: int, allowed: int
) -> None:
    code = (
        "import resource; from arpents.server.connections import connections_allowed;"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}));"
        f"print(connections_allowed({wanted}))"
    )
    found = run([sys.executable, "-c", code])
    assert found.stdout.strip() == str(allowed), found.stderr
