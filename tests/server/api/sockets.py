"""Connections to games, as pages hold them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.served import Served
from tests.processes import PATIENCE
from tests.server.api.people import API, Data


def live_url(server: Served, game: str) -> str:
    """Where a game is watched."""
    return f"ws://{server.address}{API}/games/{game}/live"


def connected(
    server: Served, game: str, *, origin: str | None = None, address: str | None = None
) -> ClientConnection:
    """A connection, from a page of an origin and, as a proxy would tell it, from an address."""
    return connect(
        live_url(server, game),
        open_timeout=PATIENCE,
        proxy=None,
        origin=None if origin is None else Origin(origin),
        additional_headers={} if address is None else {"X-Forwarded-For": address},
    )


@contextmanager
def watching(
    server: Served,
    game: str,
    token: str | None = None,
    after: int = 0,
    *,
    origin: str | None = None,
    address: str | None = None,
) -> Iterator[ClientConnection]:
    """A connection that has said who it is."""
    with connected(server, game, origin=origin, address=address) as socket:
        socket.send(json.dumps({"token": token, "after": after}))
        yield socket


def news(socket: ClientConnection) -> Data:
    """The next message."""
    found: Data = json.loads(socket.recv(timeout=PATIENCE))
    return found
