"""The gate: what every request passes before any route sees it, and every reply on its way out.

It keeps out what is too large, too frequent or from a page of somebody else, adds the headers that browsers
protect people by, and counts and logs what it lets through: the route, never the secret parts of it.
"""

from __future__ import annotations

import logging
import time
from typing import Final, final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arpents.server.answers import plain_refusal, refusal
from arpents.server.asking import client_of, the_service
from arpents.server.connections.bodies import Bodies, Incoming, longest_body
from arpents.server.faults import Fault
from arpents.server.metrics import REQUESTS, SECONDS
from arpents.server.settings import Settings, allowed_origins

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self'; img-src 'self'; "
        b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
)

LONGEST_ADDRESS: Final = 64

NOT_KEPT: Final = (b"cache-control", b"no-store")
"""What most replies tell is somebody's own, or soon out of date."""

access = logging.getLogger("arpents.access")
log = logging.getLogger(__name__)


class Gate:
    """The gate around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._longest = settings.body_bytes
        self._bodies = Bodies(settings.body_bytes)
        self._proxy = settings.proxy
        self._origins = set(allowed_origins(settings))
        if settings.public_url:
            parts = urlsplit(settings.public_url)
            self._origins.add(f"{parts.scheme}://{parts.netloc}")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if self._proxy and scope["type"] in {"http", "websocket"}:
            _believe_proxy(scope)
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        client = client_of(HTTPConnection(scope))
        body = Incoming(receive, longest_body(scope, self._longest), self._bodies, client)
        reply = _Reply(send)

        async def sending(message: Message) -> None:
            if body.fault is None:  # else the application only complains that it got half a request
                await reply.send(message)

        try:
            self._check(scope, body)
            await self._app(scope, body.receive, sending)
            body.check()
        except Fault as fault:
            await refusal(fault)(scope, receive, reply.send)
        except Exception as error:
            if reply.status is not None:
                raise
            log.error("a request failed", exc_info=error)
            failed = plain_refusal(500, "server_error", "The server failed at this: it is not your fault.")
            await failed(scope, receive, reply.send)
        finally:
            body.forget()
            self._note(scope, reply.status or 500, time.perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        origin = connection.headers.get("origin")
        if origin is not None and not self._is_own(origin, connection):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
            return
        await self._app(scope, receive, send)

    def _is_own(self, origin: str, connection: HTTPConnection) -> bool:
        if origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:
            return False

    @staticmethod
    def _check(scope: Scope, body: Incoming) -> None:
        connection = HTTPConnection(scope)
        the_service(connection).requests.spend(client_of(connection))
        body.expect(connection.headers.get("content-length", ""))

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


@final
class _Reply:
    """What goes out, with the headers that every reply has."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status: int | None = None

    async def send(self, message: Message) -> None:
        """Send the next part."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message.get("headers", ()), *HEADERS]
            if all(name.lower() != NOT_KEPT[0] for name, _ in headers):
                headers.append(NOT_KEPT)
            message = {**message, "headers": headers}
        await self._send(message)


def _believe_proxy(scope: Scope) -> None:
    """Take the address that the proxy added, the last; those before are the words of the client."""
    told = HTTPConnection(scope).headers.getlist("x-forwarded-for")
    address = told[-1].rpartition(",")[2].strip() if told else ""
    if address:
        scope["client"] = (address[:LONGEST_ADDRESS], 0)
