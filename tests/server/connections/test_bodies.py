"""Bodies: each address takes as much as it needs, and what all hold in memory is bounded."""

import json
from contextlib import ExitStack
from select import select

import pytest

from benchmarks.served import Served
from tests.processes import wait_until
from tests.server.api.people import API
from tests.server.connections.wire import asked, dialled, reply, status

LONG = 2_000_000


def post(path: str, length: int | None) -> bytes:
    """The head of a request with a body of so many bytes, or of some."""
    told = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    head = f"POST {API}{path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n{told}\r\n\r\n"
    return head.encode()


def code(answer: bytes) -> str:
    """The code of an error."""
    found: str = json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"]
    return found


@pytest.mark.parametrize("path", ["/games/x/moves", "/games/x/chat", "/games/x/join", "/nothing"])
def test_most_requests_are_short(hasty: Served, path: str) -> None:
    with dialled(hasty) as wire:
        wire.sendall(post(path, 40_000))
        answer = reply(wire)
        assert (status(answer), code(answer)) == (413, "too_large")
    with dialled(hasty) as wire:
        wire.sendall(post(path, None) + b"9c40\r\n" + b"x" * 40_000 + b"\r\n")
        answer = reply(wire)
        assert (status(answer), code(answer)) == (413, "too_large")


def hold(server: Served, clients: list[str], taken: int, refusal: tuple[int, str]) -> None:
    """Send all but the last byte of long requests: so many are taken, and the others refused."""
    with ExitStack() as stack:
        wires = []
        for client in clients:
            wires.append(stack.enter_context(dialled(server, client)))
            wires[-1].sendall(post("/records", LONG) + b"x" * (LONG - 1))
        wait_until(lambda: len(select(wires, [], [], 0)[0]) >= len(wires) - taken)
        assert asked(server) == 200
        answers = [reply(wire) for wire in select(wires, [], [], 0)[0]]
        assert len(answers) == len(wires) - taken
        assert {(status(answer), code(answer)) for answer in answers} == {refusal}


def test_unfinished_bodies_are_bounded(hasty: Served) -> None:
    """A client may hold two long ones, and all clients together sixteen."""
    assert asked(hasty) == 200
    before = hasty.memory()
    hold(hasty, ["127.0.0.1"] * 30, 2, (429, "too_often"))
    assert hasty.memory() - before < 30_000_000
    wait_until(lambda: taken(hasty))
    networks = [f"127.0.1.{number}" for number in range(1, 21)]
    hold(hasty, [*networks, *networks], 16, (503, "too_busy"))
    assert hasty.memory() - before < 100_000_000
    wait_until(lambda: taken(hasty))


def test_refused_requests_leave_nothing_behind(hasty: Served) -> None:
    """Not even until garbage is collected: what is cut off, and what is no JSON."""
    assert taken(hasty)
    before = hasty.memory()
    for number in range(60):
        with dialled(hasty) as wire:
            wire.sendall(post("/records", LONG) + b"x" * (LONG - number % 2))
            if number % 2 == 0:
                assert status(reply(wire)) in {400, 422}
    assert asked(hasty) == 200
    assert hasty.memory() - before < 30_000_000


def taken(server: Served) -> bool:
    """Whether a long request is read to its end."""
    with dialled(server) as wire:
        wire.sendall(post("/records", LONG) + b" " * LONG)
        return status(reply(wire)) in {400, 422}
