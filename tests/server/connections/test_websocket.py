"""WebSocket: who talks too much, does not read or sends rubbish is cut off."""

import json
import socket
from contextlib import ExitStack

import httpx
import pytest

from benchmarks.served import Served
from tests.processes import wait_until
from tests.server.api.people import API, Player, Visitor, key
from tests.server.api.sockets import news, watching
from tests.server.connections.wire import asked, dialled, to_the_end

TEXT, CONT, PING, PONG = 0x1, 0x0, 0x9, 0xA


def frame(opcode: int, data: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as clients send them, or not quite."""
    first = bytes([(0x80 if fin else 0) | reserved | opcode])
    bit = 0x80 if masked else 0
    length = (
        bytes([bit | len(data)]) if len(data) < 126 else bytes([bit | 126]) + len(data).to_bytes(2, "big")
    )
    return first + length + (b"\0\0\0\0" if masked else b"") + data


@pytest.fixture(scope="session")
def player(hasty: Served) -> Player:
    """Somebody in a game."""
    return Visitor(hasty.url).pair()[0]


def upgraded(
    server: Served, player: Player, *, reads: bool = True, client: str = "127.0.0.1"
) -> socket.socket:
    """A connection to a game that has said who it is."""
    wire = dialled(server, client, reads=reads)
    wire.sendall(
        f"GET {API}/games/{player.game}/live HTTP/1.1\r\nHost: {server.address}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    found = b""
    while not found.endswith(b"\r\n\r\n"):
        found += wire.recv(1)
    assert found.startswith(b"HTTP/1.1 101")
    wire.sendall(frame(TEXT, json.dumps({"token": player.token}).encode()))
    return wire


def closed_with(wire: socket.socket) -> int:
    """The code with which the server closes a connection, having closed it."""
    heard = to_the_end(wire)
    wire.close()
    at = heard.rfind(b"\x88")
    return int.from_bytes(heard[at + 2 : at + 4], "big") if at >= 0 else 0


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(PING, b"x" * 125) * 110, 1008),
        (frame(PONG, b"") * 200, 1008),
        (frame(TEXT, b"{}") * 200, 1008),
        (frame(TEXT, b"", fin=False) + frame(CONT, b"", fin=False) * 2000, 1008),
        (frame(TEXT, b"x" * 3000) * 100, 1008),
        (frame(TEXT, b"x" * 5000), 1009),
        (frame(TEXT, b"x" * 3000, fin=False) + frame(CONT, b"x" * 3000), 1009),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x", masked=False), 1002),
        (frame(TEXT, b"x", reserved=0x40), 1002),
        (frame(CONT, b"x"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, b"x", fin=False), 1002),
        (frame(0x3, b"x"), 1002),
        (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 1002),
    ],
)
def test_rubbish_ends_a_connection(hasty: Served, player: Player, sent: bytes, code: int) -> None:
    lines = hasty.log.read_text("utf-8").count("\n")
    wire = upgraded(hasty, player)
    wire.sendall(sent)
    assert closed_with(wire) in {code, 1009 if code == 1002 else code}
    assert asked(hasty) == 200
    told = hasty.log.read_text("utf-8").splitlines()[lines:]
    assert len([line for line in told if "uvicorn" in line]) <= 4  # opened, accepted, closed


def test_a_flood_of_pings_ends(hasty: Served, player: Player) -> None:
    assert asked(hasty) == 200
    before = hasty.memory()
    with upgraded(hasty, player, reads=False) as wire, pytest.raises(ConnectionError):
        wire.sendall(frame(PING, b"x" * 125) * 100_000)
    assert hasty.memory() - before < 20_000_000


def test_what_a_page_sends_is_fine(hasty: Served, player: Player) -> None:
    with watching(hasty, player.game, player.token) as page:
        news(page)
        for _ in range(20):
            assert page.ping().wait(10)
        player.do("chat", text="Hello", key=key())
        assert news(page)["items"][-1]["text"] == "Hello"


def listeners(server: Served) -> float:
    """How many connections to games there are."""
    told = httpx.get(f"{server.url}/metrics").text
    return float(next(line for line in told.splitlines() if line.startswith("arpents_listeners ")).split()[1])


@pytest.mark.soak
def test_who_does_not_read_is_cut_off(hasty: Served) -> None:
    wait_until(lambda: listeners(hasty) == 0)
    player = Visitor(hasty.url).pair()[0]
    before = hasty.memory()
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(upgraded(hasty, player, reads=False, client="127.0.0.3"))
        page = stack.enter_context(watching(hasty, player.game, player.token))
        wait_until(lambda: listeners(hasty) == 6)
        heard = 0
        for said in range(1, 401):  # more than the buffers on the way hold
            assert player.do("chat", text="é" * 500, key=key()).status_code == 200
            while heard < said:
                heard += sum(item["type"] == "chat" for item in news(page)["items"])
        wait_until(lambda: listeners(hasty) == 1)
        assert hasty.memory() - before < 40_000_000
