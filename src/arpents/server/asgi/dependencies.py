"""Dependencies of routes: who asks, for which game, and with what right."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from arpents.engine.sides import Side
from arpents.server.clients.visits import Visit
from arpents.server.games.feed import Viewer
from arpents.server.games.request_bodies import GAME_ID
from arpents.server.games.room import FINISHED, OPEN, Room
from arpents.server.games.tokens import matches
from arpents.server.request_errors import GameNotBegun, NotYourSeat, PrivateGame
from arpents.server.service import Service

_BEARER: Final = HTTPBearer(auto_error=False, description="The token of a seat, or of an invitation.")

TOKEN_OPTIONAL: Final[dict[str, Any]] = {"security": [{}]}
"""For the schema of a route that is for strangers as well."""


def the_service(connection: HTTPConnection) -> Service:
    """The service of the process that was asked."""
    service: Service = connection.app.state.service
    return service


def client_of(connection: HTTPConnection) -> str:
    """Who asks, for the limits: a network."""
    visit: Visit = connection.scope["visit"]
    return visit.network


# What is not asynchronous, FastAPI would call in another thread.
async def token_of(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)],
) -> str | None:
    """The token that a request carries, if any."""
    return credentials.credentials.strip() or None if credentials is not None else None


async def _service(connection: HTTPConnection) -> Service:
    return the_service(connection)


async def _client(connection: HTTPConnection) -> str:
    return client_of(connection)


ServiceHere = Annotated[Service, Depends(_service)]
Client = Annotated[str, Depends(_client)]
Token = Annotated[str | None, Depends(token_of)]
GameId = Annotated[str, Path(pattern=GAME_ID, description="the name of the game in its link")]


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
    if side is None and room.status == OPEN and room.is_host(token):
        raise GameNotBegun("The game has not begun: an opponent is still to join.")
    if side is None:
        raise NotYourSeat("Only the players may do this: send the token of your seat.")
    return side
