"""Direct routes: moves and previews are answered without the framework's matching and unpacking.

They are most of what a server is asked, and the framework costs more than a move itself. FastAPI still
describes these routes, and answers every request that is unusual in any way: only one whose address, headers
and body are as they should be is taken here, and given to the same function.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, final

from pydantic import BaseModel, ValidationError
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arpents.errors import ArpentsError
from arpents.server.asgi.dependencies import client_of, the_service
from arpents.server.asgi.responses import refusal
from arpents.server.service import Service

_JSON: Final = b"application/json"
_BEARER: Final = b"bearer "


class Asked(NamedTuple):
    """A request that is as it should be: of whom, for which game, with which right."""

    service: Service
    game: str
    token: str | None
    client: str


class DirectRoute(NamedTuple):
    """What the body of a request should be, and who answers it."""

    body: type[BaseModel]
    answer: Callable[..., Awaitable[Response]]
    """Called with what was asked and the body."""


class Named(NamedTuple):
    """A route as metrics and logs know it."""

    path: str


@final
class DirectRoutes:
    """Middleware that answers some routes itself, and leaves everything else to the application."""

    def __init__(self, app: ASGIApp, prefix: str, routes: Mapping[str, DirectRoute]) -> None:
        self._app = app
        self._routes = routes
        # By the names that metrics and logs know them by.
        self._named = {word: Named(f"{prefix}/games/{{game}}/{word}") for word in routes}
        words = "|".join(map(re.escape, routes))
        self._address = re.compile(rf"{re.escape(prefix)}/games/([A-Za-z0-9_-]{{1,40}})/({words})")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on."""
        found = self._address.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        token = _token_of_json(scope) if found is not None else None
        if found is None or token is None:
            await self._app(scope, receive, send)
            return
        route = self._routes[found[2]]
        messages = await _received(receive)
        try:
            body = route.body.model_validate_json(b"".join(part.get("body", b"") for part in messages))
        except ValidationError:
            await self._app(scope, _again(messages, receive), send)
            return
        scope["route"], scope["path_params"] = self._named[found[2]], {"game": found[1]}
        connection = HTTPConnection(scope)
        asked = Asked(the_service(connection), found[1], token or None, client_of(connection))
        try:
            reply = await route.answer(asked, body)
        except ArpentsError as error:
            reply = refusal(error)
        await reply(scope, receive, send)


def _token_of_json(scope: Scope) -> str | None:
    """The token that a request with JSON carries, empty if it has none; None if its headers are unusual."""
    kind = token = None
    for name, value in scope["headers"]:
        if name == b"content-type":
            if kind is not None:
                return None
            kind = value
        elif name == b"authorization":
            if token is not None or value[:7].lower() != _BEARER:
                return None
            token = value[7:].strip()
    if kind != _JSON:
        return None
    return "" if token is None else token.decode("latin-1")


async def _received(receive: Receive) -> list[Message]:
    """All parts of a request's body."""
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    return messages


def _again(messages: list[Message], receive: Receive) -> Receive:
    """A way to receive once more what was received, and then whatever follows."""
    left = iter(messages)

    async def receive_again() -> Message:
        message = next(left, None)
        return await receive() if message is None else message

    return receive_again
