"""Asking: who asks, for which game, and with what right."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path
from starlette.requests import HTTPConnection

from arpents.engine.sides import Side
from arpents.server.faults import NotYourSeat, PrivateGame
from arpents.server.feed import Viewer
from arpents.server.room import FINISHED, Room
from arpents.server.service import Service
from arpents.server.tokens import matches

_BEARER = "bearer "


def the_service(connection: HTTPConnection) -> Service:
    """The service of the process that was asked."""
    service: Service = connection.app.state.service
    return service


def client_of(connection: HTTPConnection) -> str:
    """Who asks, for the limits: an address."""
    return connection.client.host if connection.client else "unknown"


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request carries, if any."""
    given = connection.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given[: len(_BEARER)].lower() == _BEARER else None


# What is not asynchronous, FastAPI would call in another thread.
async def _service(connection: HTTPConnection) -> Service:
    return the_service(connection)


async def _client(connection: HTTPConnection) -> str:
    return client_of(connection)


async def _token(connection: HTTPConnection) -> str | None:
    return token_of(connection)


ServiceHere = Annotated[Service, Depends(_service)]
Client = Annotated[str, Depends(_client)]
Token = Annotated[str | None, Depends(_token)]
GameId = Annotated[str, Path(max_length=40, description="the name of the game in its link")]


def viewer_of(room: Room, token: str | None) -> Viewer:
    """Whose eyes a request has, if it may see the game at all."""
    if token is not None and room.created.invite is not None and matches(token, room.created.invite):
        return None
    viewer = room.viewer(token)
    private = not room.created.public and room.status != FINISHED
    if viewer is None and private and not room.is_host(token):
        raise PrivateGame("This game is private: use the link of your seat, or the one you were invited by.")
    return viewer


def seat_of(room: Room, token: str | None) -> Side:
    """The side of whoever asks, who must have one."""
    side = viewer_of(room, token)
    if side is None:
        raise NotYourSeat("Only the players may do this: send the token of your seat.")
    return side
