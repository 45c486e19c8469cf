"""HTTP as uvicorn speaks it, with bounds on what a client sends and on how long it takes.

A client must have sent the head of a request in time, and its body with a least rate; it must read what it
gets. What is too large, too much at once or not HTTP is refused with 4xx, and the connection is closed.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from math import inf
from typing import Final

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from arpents.server.connections.config import Config
from arpents.server.connections.counts import COUNTS
from arpents.server.connections.limits import LEAST_RATE, Line, Register

HEAD_BYTES: Final = 16 * 1024
HEADERS: Final = 100
"""How long the head of a request may be, and how many headers (or trailers) it may have."""

TOO_LONG: Final = "The head of the request is too long."

SLICE: Final = 4096
"""How many bytes of a head are parsed before it is asked whether they are too many."""

PIPELINED: Final = 8
"""How many requests may wait on a connection for the answer to an earlier one."""

LONGEST_BODY_SECONDS: Final = 60.0
"""How long a body may take in any case."""

PIECES: Final = 1000
LEAST_PIECE: Final = 64
"""So many pieces may a body have however short they are; more must have this many bytes on average."""

DISCARDED: Final = 8 * 1024 * 1024
"""How much is thrown away of a request that was answered early: who still sends would not see the answer."""


class TooMuch(Exception):
    """A request with more of something than may be: the parser takes it for one that is not HTTP."""


class BoundedHttp(HttpToolsProtocol):
    """One connection that speaks HTTP."""

    config: Config
    line: Line
    _register: Register

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        """Take a connection, if there may be one more."""
        self.transport = transport
        self._register = self.config.register
        self._refused = False
        self._deaf = False
        self._fed = 0  # bytes since the last head ended, as long as they belong to no body
        self._in_body = False
        self._body_began = 0.0
        self._received = 0
        self._pieces = 0
        self._answering: RequestResponseCycle | None = None
        self._waiting: tuple[RequestResponseCycle, ASGI3Application] | None = None
        address = get_remote_addr(transport)
        line = self._register.admit(transport, address[0] if address else "", self)
        if line is None:
            self._refused = True
            transport.abort()
            return
        self.line = line
        line.deadline = self.loop.time() + self._register.request_seconds
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything."""
        if self._refused:
            return
        self._register.leave(self.line)
        self._unset_keepalive_if_required()
        self._forget_requests()
        super().connection_lost(exc)

    def overdue(self) -> bool:
        """Whether a client is too slow, and not the server, which reads no more than it can answer."""
        if self.flow.read_paused:
            self.line.deadline = self.loop.time() + self._register.request_seconds
            return False
        if self._latest() is None and not self._fed:  # an open connection in advance, as browsers like them
            self.transport.close()
            return False
        return True

    def _latest(self) -> RequestResponseCycle | None:
        """The request that began last, if any."""
        return self.cycle

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take in the next bytes."""
        if not self._listens():
            return
        if self.line.idle_since != inf:
            self.line.idle_since = inf
            self.line.deadline = self.loop.time() + self._register.request_seconds
        for start in range(0, len(data), SLICE):
            if self._in_body:
                self._feed(data[start:] if start else data)
                return
            self._feed(data[start : start + SLICE])
            if not self._listens():
                return

    def _listens(self) -> bool:
        """Whether more bytes mean anything."""
        return not (self._deaf or self.transport.is_closing())

    def _feed(self, data: bytes) -> None:
        self._fed += len(data)
        super().data_received(data)
        if len(self.headers or ()) > HEADERS or (self._fed > HEAD_BYTES and not self._in_body):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, TOO_LONG)

    def on_message_begin(self) -> None:
        """Note that a request begins."""
        super().on_message_begin()
        if self.line.deadline == inf:
            self.line.deadline = self.loop.time() + self._register.request_seconds

    def on_headers_complete(self) -> None:
        """Note that the head is complete, and the body begins."""
        if len(self.headers) > HEADERS:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, TOO_LONG)
            raise TooMuch
        if len(self.pipeline) >= PIPELINED:
            raise TooMuch
        now = self.loop.time()
        self._fed = self._received = self._pieces = 0
        self._in_body = True
        self._body_began = now
        self.line.deadline = now + self._register.request_seconds
        super().on_headers_complete()
        if not self.parser.should_upgrade():
            self.headers = []  # headers after the body are none of the request's

    def on_body(self, body: bytes) -> None:
        """Take in a piece of the body, which shows that the client goes on."""
        super().on_body(body)
        self._received += len(body)
        self._pieces += 1
        if self._pieces > PIECES + self._received // LEAST_PIECE:
            raise TooMuch
        if not self.cycle.response_complete:
            patience = self._register.request_seconds + self._received / LEAST_RATE
            self.line.deadline = self._body_began + min(LONGEST_BODY_SECONDS, patience)
        elif self._received > DISCARDED:
            self._register.cut_off(self.line)

    def on_message_complete(self) -> None:
        """Note that the request is complete."""
        self._fed = 0
        self._in_body = False
        self.line.deadline = inf
        super().on_message_complete()
        latest = self._latest()
        if latest is not None and latest.response_complete and self.timeout_keep_alive_task is None:
            self._rest()

    def handle_websocket_upgrade(self) -> None:
        """Let the other protocol take over, unless requests are still to be answered."""
        latest = self._latest()
        if latest is not None and not latest.response_complete:
            self._refuse(HTTPStatus.BAD_REQUEST, "Invalid HTTP request received.")
            return
        self._deaf = True
        super().handle_websocket_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """Answer by HTTP what asks for another protocol that there is not, and then close."""
        self._deaf = True
        self.cycle.keep_alive = False

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP."""
        self._refuse(HTTPStatus.BAD_REQUEST, msg)

    def _refuse(self, status: HTTPStatus, sentence: str) -> None:
        """Close the connection with a reason, unless it would be taken for a part of a reply under way."""
        if self.transport.is_closing():
            return
        COUNTS.cut_off += 1
        if self._answering is None or not self._answering.response_started:
            head = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
            head += f"x-content-type-options: nosniff\r\ncontent-length: {len(sentence)}\r\n"
            self.transport.write(f"{head}connection: close\r\n\r\n{sentence}".encode("ascii"))
        self._forget_requests()
        self.transport.close()

    def _forget_requests(self) -> None:
        """Answer nothing more: uvicorn sees to the latest request alone."""
        self._waiting = None
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    # What goes out

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request, but not before the client has read the answers to earlier ones."""
        if self.flow.write_paused:
            self._waiting = cycle, app
            self.flow.pause_reading()
        else:
            self._answering = cycle
            super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """Note that a request is answered."""
        self._answering = None
        super().on_response_complete()
        if self.timeout_keep_alive_task is None:
            return
        if not self._in_body:
            self.line.idle_since = self.loop.time()
        elif self.expect_100_continue and not self._received:
            self.transport.close()  # the client waited for a word and, without it, sends no body
        else:
            self._unset_keepalive_if_required()
            self.line.deadline = self.loop.time() + self._register.request_seconds

    def _rest(self) -> None:
        """Wait for the next request of a client that was answered before it had sent all of the last one."""
        self.line.idle_since = self.loop.time()
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )

    def pause_writing(self) -> None:
        """Note that the client does not read, or not as quickly as it is told."""
        super().pause_writing()
        self._register.stopped_reading(self.line, self.loop.time())

    def resume_writing(self) -> None:
        """Note that the client has read on."""
        super().resume_writing()
        self._register.reads_again(self.line)
        if self._waiting is not None:
            (cycle, app), self._waiting = self._waiting, None
            self._start_asgi_task(cycle, app)

    def shutdown(self) -> None:
        """Close the connection, once what was asked for is answered; half a request is not."""
        if self._in_body or self._waiting is not None:
            self.transport.abort()
        else:
            super().shutdown()
