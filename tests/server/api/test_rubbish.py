"""Rubbish: whatever is sent, the server answers with a named error, and goes on."""

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arpents.server.connections.body_memory import SHORT
from benchmarks.served import Served
from tests.processes import PATIENCE
from tests.server.api.people import API, HTTP, Visitor, code, key
from tests.server.api.sockets import connected, news, watching

CLIENTS_OWN_FAULT = "Invalid UTF-8 sequence received from client."
"""What uvicorn calls an error, though it is none of the server."""

NOTHING_LEAKS = ("x-content-type-options", "referrer-policy", "x-frame-options", "content-security-policy")


@pytest.fixture(autouse=True)
def _still_there(server: Served) -> Iterator[None]:
    """Whatever a test has sent: the same process goes on, and has not failed at anything."""
    yield
    assert HTTP.get(f"{server.url}/healthz").json()["status"] == "ok"
    assert server.process.poll() is None
    # The server may be writing its last line just now.
    lines = [json.loads(line) for line in server.log.read_text("utf-8").rpartition("\n")[0].splitlines()]
    assert [line for line in lines if line["level"] == "error" and line["message"] != CLIENTS_OWN_FAULT] == []


def sent(server: Served, path: str, body: bytes, content_type: str = "application/json") -> tuple[int, str]:
    """Post some bytes: the status, and the name of the error."""
    response = HTTP.post(f"{server.url}{API}{path}", content=body, headers={"Content-Type": content_type})
    return response.status_code, code(response)


@pytest.mark.parametrize("path", ["/games", "/records", "/games/x/moves", "/games/x/presets"])
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"\xff\xfe\x00",
        b'{"name": "\xff"}',
        b'{"\\ud800": 1}',
        b'{"name": "\\ud800", "record": "\\udfff", "text": "\\ud800", "action": "\\ud800"}',
        b'{"name": "a\\u0000b", "record": 1, "action": 1}',
        b'{"raids": {"cards": ["\\ud800"]}, "action": {"verb": "\\ud800"}, "record": null, "side": 1}',
        b'{"level": 1e999, "record": NaN, "version": Infinity, "exchange": NaN}',
        b'{"level": ' + b"9" * 5000 + b"}",
        b'{"unknown": true}',
        b"[" * 100_000,
        b'{"a":' * 20_000,
        b'{"variants": ' + b"[" * 900 + b"]" * 900 + b"}",
    ],
)
def test_bodies_that_are_none(server: Served, path: str, body: bytes) -> None:
    status, name = sent(server, path, body)
    if path == "/games/x/presets":
        response = HTTP.put(
            f"{server.url}{API}{path}", content=body, headers={"Content-Type": "application/json"}
        )
        status, name = response.status_code, code(response)
    if len(body) > SHORT and path not in {"/games", "/records"}:
        assert (status, name) == (413, "too_large")
    else:
        assert (status in {400, 422}, name) == (True, "bad_request")


@pytest.mark.parametrize(
    "content_type", ["text/plain", "application/xml", "", "application/json; charset=utf-16"]
)
def test_other_types_of_content(server: Served, content_type: str) -> None:
    status, name = sent(server, "/records", "{}".encode("utf-16"), content_type)
    assert (status in {400, 415, 422}, name) == (True, "bad_request")


def test_a_body_that_is_too_large(server: Served) -> None:
    assert sent(server, "/records", b'"' + b"x" * 3_000_000 + b'"') == (413, "too_large")


def test_a_body_that_is_too_large_and_does_not_say_so(server: Served) -> None:
    def parts() -> Iterator[bytes]:
        yield b'{"record": "'
        for _ in range(40):
            yield b"x" * 100_000
        yield b'"}'

    response = HTTP.post(f"{server.url}{API}/records", content=parts())
    assert (response.status_code, code(response)) == (413, "too_large")


@pytest.mark.parametrize("name", ["a\x00b", "\x00", "a\nb", "a\u2028b", "", "   ", "x" * 41, "\x1b[31m"])
def test_names_that_nobody_has(visitor: Visitor, name: str) -> None:
    error = "bad_request" if len(name) > 40 else "bad_name"
    refused = visitor.post("/games", name=name)
    assert (refused.status_code, code(refused)) == (422, error)
    host = visitor.create()
    refused = visitor.post(f"/games/{host.game}/join", name=name, invite=host.invite)
    assert (refused.status_code, code(refused)) == (422, error)


@pytest.mark.parametrize("game", ["%00", "a%00b", "%F0%9F%8E%B2", "%ED%A0%80", "..%2f..", "x" * 41, "%20"])
@pytest.mark.parametrize("path", ["", "/record", "/moments/0", "/presets"])
def test_games_that_cannot_be(server: Served, game: str, path: str) -> None:
    response = HTTP.get(f"{server.url}{API}/games/{game}{path}")
    assert response.status_code in {404, 422}
    assert code(response) in {"bad_request", "unknown_page"}


@pytest.mark.parametrize(
    ("method", "path", "status", "name"),
    [
        ("GET", "/nothing", 404, "unknown_page"),
        ("GET", f"{API}/nothing", 404, "unknown_page"),
        ("GET", "/static/nothing.js", 404, "unknown_page"),
        ("GET", "/static/..%2fapp.py", 404, "unknown_page"),
        ("DELETE", f"{API}/games", 405, "method_not_allowed"),
        ("OPTIONS", f"{API}/games", 405, "method_not_allowed"),
        ("PATCH", f"{API}/games/x", 405, "method_not_allowed"),
        ("POST", "/", 405, "method_not_allowed"),
        ("GET", f"{API}/games/unknown", 404, "unknown_game"),
    ],
)
def test_addresses_and_methods_that_there_are_not(
    visitor: Visitor, method: str, path: str, status: int, name: str
) -> None:
    response = visitor.ask(method, path)
    assert (response.status_code, code(response)) == (status, name)
    assert status != 405 or response.headers["allow"]


def test_head_is_answered_without_a_body(visitor: Visitor) -> None:
    for path in ("/", f"{API}/facts", f"{API}/nothing"):
        response = visitor.ask("HEAD", path)
        assert response.status_code in {200, 404, 405}
        assert response.content == b""


def test_every_reply_has_the_headers_that_protect_people(visitor: Visitor) -> None:
    for method, path in (
        ("GET", "/"),
        ("GET", "/game/x"),
        ("GET", f"{API}/facts"),
        ("GET", f"{API}/games/unknown"),
        ("GET", "/static/nothing"),
        ("DELETE", "/"),
        ("POST", f"{API}/games"),
        ("GET", "/healthz"),
    ):
        response = visitor.ask(method, path)
        for header in NOTHING_LEAKS:
            assert response.headers[header], (path, header)
        assert response.headers["cache-control"]
        assert "server" not in response.headers
    british, _ = visitor.pair()
    assert british.get(f"/games/{british.game}").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "request_",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/v1/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"POST /api/v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 200_000 + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_what_is_no_http(server: Served, request_: bytes) -> None:
    host, _, port = server.address.partition(":")
    answer = b""
    # A server that has answered may hang up before the client has said that it is done.
    with socket.create_connection((host, int(port)), PATIENCE) as raw, suppress(ConnectionError):
        raw.sendall(request_)
        with suppress(OSError):
            raw.shutdown(socket.SHUT_WR)
        answer = raw.recv(100)
    assert not answer.startswith(b"HTTP/1.1 5")


# Connections


def handshaken(server: Served, game: str) -> socket.socket:
    """A connection after its handshake, on which any bytes can be sent."""
    host, _, port = server.address.partition(":")
    raw = socket.create_connection((host, int(port)), PATIENCE)
    raw.sendall(
        f"GET {API}/games/{game}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = raw.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return raw


def frame(opcode: int, payload: bytes, first: int = 0x80) -> bytes:
    """A frame as clients send them."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return bytes([first | opcode]) + length + b"\x00\x00\x00\x00" + payload


HELLO = frame(1, b'{"after": 0}')


@pytest.mark.parametrize(
    "data",
    [
        frame(3, b""),
        frame(0xB, b"x"),
        b"\x81\x02{}",
        frame(1, b"{}", first=0xF0),
        frame(0, b"more of nothing"),
        frame(8, b"\x00"),
        frame(8, (4999).to_bytes(2, "big") + b"\xff"),
        frame(9, b"x" * 126),
        frame(1, b"\xff\xff"),
        frame(1, b"x" * 5000),
        frame(2, b"x" * 60_000),
        b"\x81\xff" + b"\xff" * 8 + b"\x00" * 4 + b"x" * 100,
        b"GET / HTTP/1.1\r\n\r\n" * 10,
        bytes(range(256)) * 8,
        frame(1, b"[" * 4000),
        frame(1, b"{}") * 500,
        frame(2, b"\x00\x01"),
        b"",
    ],
)
@pytest.mark.parametrize("greeted", [False, True])
def test_frames_that_are_none(server: Served, visitor: Visitor, data: bytes, greeted: bool) -> None:
    game = visitor.create().game
    with handshaken(server, game) as raw:
        raw.sendall((HELLO if greeted else b"") + data)
        raw.shutdown(socket.SHUT_WR)
        raw.settimeout(PATIENCE)
        try:
            while raw.recv(65536):
                pass
        except ConnectionError:
            pass  # it hung up, which is an answer too


@pytest.mark.parametrize(
    "hello",
    [
        *("", "{", "[]", '{"after": -1}', '{"after": "1"}', '{"token": 5}', '{"unknown": 1}', b"\xff"),
        *("x" * 4000, json.dumps({"token": "x" * 101}), '{"after": 1e400}', '{"token": "\\ud800"}'),
    ],
)
def test_first_messages_that_are_none(server: Served, visitor: Visitor, hello: str | bytes) -> None:
    with connected(server, visitor.create().game) as socket_:
        socket_.send(hello)
        assert news(socket_)["error"]["code"] in {"bad_request", "not_your_seat"}
        with pytest.raises(ConnectionClosed):
            socket_.recv(timeout=PATIENCE)
    assert socket_.close_code in {4422, 4403}


def test_a_connection_to_no_game(server: Served) -> None:
    with watching(server, "unknown") as socket_:
        assert news(socket_)["error"]["code"] == "unknown_game"
        with pytest.raises(ConnectionClosed):
            socket_.recv(timeout=PATIENCE)
    assert socket_.close_code == 4404
    for game in ("%00", "x" * 50):
        with pytest.raises((InvalidStatus, ConnectionClosed)), watching(server, game) as socket_:
            socket_.recv(timeout=PATIENCE)


def test_whoever_watches_may_be_told_much_and_say_little(server: Served, visitor: Visitor) -> None:
    british, _ = visitor.pair()
    with watching(server, british.game, british.token) as socket_:
        news(socket_)
        socket_.send("anything")
        british.do("chat", text="Still here", key=key())
        assert news(socket_)["items"][0]["text"] == "Still here"


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "http://[", "file://", "http://localhost:1"]
)
def test_pages_of_others_get_no_connection(server: Served, visitor: Visitor, origin: str) -> None:
    game = visitor.create().game
    with pytest.raises(InvalidStatus) as refused:
        connected(server, game, origin=origin)
    assert refused.value.response.status_code == 403


def test_ones_own_page_gets_a_connection(server: Served, visitor: Visitor) -> None:
    with watching(server, visitor.create(opponent="anyone").game, origin=f"http://{server.address}") as own:
        assert news(own)["now"]["game"]["status"] == "open"


def test_a_request_of_http_on_the_address_of_connections(server: Served) -> None:
    connection = http.client.HTTPConnection(server.address, timeout=PATIENCE)
    connection.request("GET", f"{API}/games/x/live")
    response = connection.getresponse()
    assert response.status == 404
    assert json.loads(response.read())["error"]["code"] == "unknown_page"
    connection.close()
