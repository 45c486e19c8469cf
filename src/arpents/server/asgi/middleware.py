"""Middleware: what every request passes before any route sees it, and every reply on its way out.

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

from arpents.server.asgi.long_bodies import check_long
from arpents.server.asgi.responses import note_refusal, refusal, server_error
from arpents.server.clients.visits import Visit, begin_visit
from arpents.server.connections.body_memory import SHORT, Bodies, Incoming, longest_body
from arpents.server.costs import BODY_BYTE, PUSH, PUSHED_BYTE, REQUEST
from arpents.server.networks import LONGEST_ADDRESS
from arpents.server.request_errors import Banned, Fault
from arpents.server.service import Service
from arpents.server.settings import Settings, allowed_origins

REQUEST_ID: Final = b"x-request-id"
"""The number of a request in the logs, which whoever has to ask about it can tell."""

EMBEDDABLE: Final = ("Cross-Origin-Resource-Policy", "cross-origin")
"""What a reply says that other sites may show, such as the picture of a link."""

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; connect-src 'self'; img-src 'self'; "
        b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
)

WITHOUT_BODY: Final = ("GET", "HEAD", "OPTIONS")
"""The methods of requests whose body, if they have one, nobody reads."""

REFUSED: Final = 403
CLOSE_POLICY: Final = 1008
CLOSE_BANNED: Final = 4403

NOT_KEPT: Final = (b"cache-control", b"no-store")
"""What most replies tell is somebody's own, or soon out of date."""

log = logging.getLogger(__name__)


class Middleware:
    """The middleware around the application."""

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
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        if self._proxy:
            _believe_proxy(scope)
        service: Service = scope["app"].state.service
        visit = begin_visit(scope)
        if scope["type"] == "http":
            await self._request(service, visit, scope, receive, send)
        else:
            await self._socket(service, visit, scope, receive, send)

    async def _request(
        self, service: Service, visit: Visit, scope: Scope, receive: Receive, send: Send
    ) -> None:
        began = time.perf_counter()
        body = Incoming(receive, longest_body(scope, self._longest), self._bodies, visit.network)
        reply = _Reply(send, visit.id)
        try:
            self._check(service, visit, scope, body)
            if scope["method"] not in WITHOUT_BODY:
                await body.read()
                if len(body.whole) > SHORT:
                    service.work.spend(visit.network, BODY_BYTE * len(body.whole))
                    check_long(body.whole)
            await self._app(scope, body.receive, reply.send)
        except Fault as fault:
            await refusal(fault)(scope, receive, reply.send)
        except Exception as error:
            log.error("a request failed", exc_info=error)
            if reply.status is None:
                await server_error()(scope, receive, reply.send)
            elif not reply.complete:
                raise
        finally:
            body.forget(refused=(reply.status or 500) >= 400)
            seconds = time.perf_counter() - began
            service.access.request(scope, visit, reply.status or 500, seconds, reply.sent)

    async def _socket(
        self, service: Service, visit: Visit, scope: Scope, receive: Receive, send: Send
    ) -> None:
        began = time.perf_counter()
        frames = _Frames(send, service, scope, visit)
        try:
            if service.bans.banned(visit.address):
                note_refusal(Banned.code)
                await frames.refuse(receive, Banned.code)
            elif not self._is_own(HTTPConnection(scope)):
                note_refusal("foreign_origin")
                await frames.refuse(receive, "foreign origin")
            else:
                with service.bans.watching(visit.address, frames.close_banned):
                    await self._app(scope, receive, frames.send)
        finally:
            seconds = time.perf_counter() - began
            service.access.closed(scope, visit, frames.code, seconds, frames.sent)

    def _is_own(self, connection: HTTPConnection) -> bool:
        """Whether a connection was opened by a page of this server, or by no page."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:
            return False

    @staticmethod
    def _check(service: Service, visit: Visit, scope: Scope, body: Incoming) -> None:
        if service.bans.banned(visit.address):
            raise Banned
        service.requests.spend(visit.network)
        service.work.spend(visit.network, REQUEST)
        for name, value in scope["headers"]:
            if name == b"content-length":
                body.expect(value)


@final
class _Reply:
    """What goes out, with the headers that every reply has."""

    def __init__(self, send: Send, request: str) -> None:
        self._send = send
        self._request = request
        self.status: int | None = None
        self.sent = 0
        self.complete = False

    async def send(self, message: Message) -> None:
        """Send the next part."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            own = list(message.get("headers", ()))
            named = {name.lower() for name, _ in own}
            headers = [*own, *(one for one in HEADERS if one[0] not in named)]
            headers.append((REQUEST_ID, self._request.encode()))
            if NOT_KEPT[0] not in named:
                headers.append(NOT_KEPT)
            message = {**message, "headers": headers}
        else:
            self.sent += len(message.get("body", b""))
            self.complete = not message.get("more_body", False)
        await self._send(message)


@final
class _Frames:
    """What goes out on a live connection."""

    def __init__(self, send: Send, service: Service, scope: Scope, visit: Visit) -> None:
        self._send = send
        self._service = service
        self._scope = scope
        self._visit = visit
        self.code: int | None = None
        """What it was closed with from here, or the HTTP status that it was refused with."""
        self.sent = 0

    async def send(self, message: Message) -> None:
        """Send the next part."""
        kind = message["type"]
        if kind == "websocket.send":
            size = len(message.get("text") or message.get("bytes") or "")
            self.sent += size
            self._service.work.charge(self._visit.network, PUSH + size * PUSHED_BYTE)
        elif kind == "websocket.accept":
            self._service.access.opened(self._scope, self._visit)
        elif kind == "websocket.close" and self.code is None:
            self.code = message.get("code", 1000)
        await self._send(message)

    async def refuse(self, receive: Receive, reason: str) -> None:
        """Refuse the connection, which the server below says with the status 403."""
        self.code = REFUSED
        await receive()
        await self._send({"type": "websocket.close", "code": CLOSE_POLICY, "reason": reason})

    async def close_banned(self) -> None:
        """Close the connection, since its client is banned."""
        self.code, self._visit.refused = CLOSE_BANNED, Banned.code
        await self._send({"type": "websocket.close", "code": CLOSE_BANNED, "reason": Banned.code})


def _believe_proxy(scope: Scope) -> None:
    """Take the address that the proxy added, the last; those before are the words of the client."""
    told = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
    address = told[-1].rpartition(b",")[2].strip() if told else b""
    if address:
        scope["client"] = (address[:LONGEST_ADDRESS].decode("latin-1"), 0)
