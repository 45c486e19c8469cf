"""Connections byte by byte, for clients that no library would be."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from benchmarks.served import Served
from tests.processes import PATIENCE

HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
ASK = HEAD + b"\r\n"


def dialled(server: Served, client: str = "127.0.0.1", *, reads: bool = True) -> socket.socket:
    """A connection from an address of this machine, with hardly a buffer if it is not to be read from."""
    host, port = server.address.split(":")
    wire = socket.socket()
    wire.settimeout(PATIENCE)
    if not reads:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.bind((client, 0))
    wire.connect((host, int(port)))
    return wire


@contextmanager
def several(
    server: Served, count: int, client: str = "127.0.0.1", said: bytes = b""
) -> Iterator[list[socket.socket]]:
    """So many connections, on each of which something is said."""
    wires: list[socket.socket] = []
    try:
        for _ in range(count):
            wires.append(dialled(server, client))
            wires[-1].sendall(said)
        yield wires
    finally:
        for wire in wires:
            wire.close()


def to_the_end(wire: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    with suppress(ConnectionError):
        while some := wire.recv(65536):
            found += some
    return found


def reply(wire: socket.socket) -> bytes:
    """The next reply, head and body, as far as its length is told."""
    found = b""
    while b"\r\n\r\n" not in found:
        some = wire.recv(65536)
        assert some, "the server has closed the connection"
        found += some
    head, _, body = found.partition(b"\r\n\r\n")
    told = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    while len(body) < int(told.partition(b":")[2]):
        some = wire.recv(65536)
        assert some, "the server has closed the connection"
        body += some
    return head + b"\r\n\r\n" + body


def status(answer: bytes) -> int:
    """The status of a reply."""
    return int(answer.split(b" ", 2)[1])


def asked(server: Served, client: str = "127.0.0.2") -> int:
    """The status that somebody gets who asks how the server is."""
    with dialled(server, client) as wire:
        wire.sendall(ASK)
        return status(reply(wire))


def descriptors(server: Served) -> int:
    """How many file descriptors a server has."""
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))
