"""Dependencies of routes: who asks, for which game, with which token."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from arpents.server.clients.visits import Visit
from arpents.server.games.request_bodies import GAME_ID
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
