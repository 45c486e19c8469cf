"""Framing: where a request ends is never in doubt, so that none can be hidden behind another."""

import socket

import pytest

from benchmarks.served import Served
from tests.processes import PATIENCE

HIDDEN = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
"""What would be answered by itself if a proxy and the server disagreed about the request before."""


def answers(server: Served, sent: bytes) -> bytes:
    """All that a server says to some bytes before it closes the connection."""
    host, _, port = server.address.partition(":")
    heard = b""
    with socket.create_connection((host, int(port)), PATIENCE) as raw:
        raw.sendall(sent)
        while part := raw.recv(65536):
            heard += part
    return heard


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param(b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", id="two kinds of length"),
        pytest.param(b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", id="the other way round"),
        pytest.param(b"Content-Length: 5\r\nContent-Length: 40\r\n", id="two lengths"),
        pytest.param(b"Content-Length: 5\r\nX: a\nContent-Length: 40\r\n", id="a bare line feed"),
        pytest.param(b"Content-Length : 5\r\n", id="a space before the colon"),
        pytest.param(b"Content-Length: +5\r\n", id="a sign"),
        pytest.param(b"Transfer-Encoding: chunked, identity\r\n", id="chunked is not last"),
    ],
)
def test_a_request_whose_end_is_in_doubt_is_refused_and_the_connection_closed(
    server: Served, headers: bytes
) -> None:
    heard = answers(
        server, b"POST /api/v1/records HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n0\r\n\r\n" + HIDDEN
    )
    assert heard.startswith(b"HTTP/1.1 400 "), heard
    assert heard.count(b"HTTP/1.1 ") == 1, "what was hidden has been answered"
    assert b"\r\nx-content-type-options: nosniff\r\n" in heard


def test_what_follows_a_request_without_doubt_is_answered(server: Served) -> None:
    heard = answers(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" + HIDDEN)
    assert heard.count(b"HTTP/1.1 200 ") == 2


def test_nobody_is_shown_the_headers_of_a_request(server: Served) -> None:
    heard = answers(server, b"TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: snow\r\nConnection: close\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 405 ")
    assert b"snow" not in heard
