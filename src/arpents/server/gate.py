"""The gate: what every request passes before any route sees it, and every reply on its way out.

It keeps out what is too large, too frequent or from a page of somebody else, adds the headers that browsers
protect people by, and counts and logs what it lets through: the route, never the secret parts of it.
"""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arpents.server.answers import refusal
from arpents.server.asking import client_of, the_service
from arpents.server.faults import Fault, TooLarge
from arpents.server.metrics import REQUESTS, SECONDS
from arpents.server.settings import Settings

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data:; "
        b"style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
)

access = logging.getLogger("arpents.access")


class ForeignOrigin(Fault):
    """A page of somebody else's that tries to use a connection."""

    status = 403


class Gate:
    """The gate around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._limit = settings.body_bytes
        self._origins = {
            one.strip().rstrip("/") for one in settings.allowed_origins.split(",") if one.strip()
        }
        if settings.public_url:
            parts = urlsplit(settings.public_url)
            self._origins.add(f"{parts.scheme}://{parts.netloc}")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, _limited(receive, self._limit), sending)
        except Fault as fault:
            await refusal(fault)(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        origin = connection.headers.get("origin")
        if origin is not None and not self._is_own(origin, connection):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            return
        await self._app(scope, receive, send)

    def _is_own(self, origin: str, connection: HTTPConnection) -> bool:
        return origin in self._origins or urlsplit(origin).netloc == connection.headers.get("host")

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        the_service(connection).requests.spend(client_of(connection))
        length = connection.headers.get("content-length", "")
        if length.isdecimal() and int(length) > self._limit:
            raise TooLarge(f"A request may have {self._limit} bytes at most.")

    @staticmethod
    def _note(scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "none")
        REQUESTS.labels(scope["method"], route, status).inc()
        SECONDS.labels(route).observe(seconds)
        access.info(
            "request",
            extra={
                "method": scope["method"],
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
            },
        )


def _limited(receive: Receive, limit: int) -> Receive:
    """What comes in, as long as it is not too much: a client may not have said how much it would be."""
    got = 0

    async def receiving() -> Message:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > limit:
            raise TooLarge(f"A request may have {limit} bytes at most.")
        return message

    return receiving
