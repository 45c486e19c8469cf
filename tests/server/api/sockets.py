"""Connections to games, as pages hold them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from benchmarks.served import Served
from tests.server.api.people import API, PATIENCE, Data


def live_url(server: Served, game: str) -> str:
    """Where a game is watched."""
    return f"ws://{server.address}{API}/games/{game}/live"


@contextmanager
def watching(
    server: Served, game: str, token: str | None = None, after: int = 0, **more: Any
) -> Iterator[ClientConnection]:
    """A connection that has said who it is."""
    with connect(live_url(server, game), open_timeout=PATIENCE, proxy=None, **more) as socket:
        socket.send(json.dumps({"token": token, "after": after}))
        yield socket


def news(socket: ClientConnection) -> Data:
    """The next message."""
    found: Data = json.loads(socket.recv(timeout=PATIENCE))
    return found
