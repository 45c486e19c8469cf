"""WebSocket as uvicorn speaks it, with bounds for clients that talk too much or do not read.

A page says who it is, and from then on listens: all that it sends is answers to pings. So little is allowed.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from arpents.server.connections.config import Config
from arpents.server.connections.counts import COUNTS
from arpents.server.connections.limits import Line, Register

WINDOW: Final = 60.0
FRAMES: Final = 100
BYTES: Final = 16 * 1024
"""How many frames, of whatever kind, and bytes a client may send within so many seconds."""

SLICE: Final = 512
"""How many bytes are parsed before it is asked whether they held too many frames."""


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """One connection that speaks WebSocket."""

    config: Config
    line: Line
    _register: Register

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that asked for it by HTTP."""
        super().connection_made(transport)
        self._register = self.config.register
        self.line = self._register.take_over(self.transport, self)
        self._window_began = self.loop.time()
        self._frames = 0
        self._bytes = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything."""
        self._register.leave(self.line)
        super().connection_lost(exc)

    def overdue(self) -> bool:
        """Whether a client is too slow: never, as nothing is waited for here."""
        return False

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take in the next bytes, if they are few."""
        if not self.handshake_initiated:  # the head of the request, which was checked as such
            super().data_received(data)
            return
        now = self.loop.time()
        if now > self._window_began + WINDOW:
            self._window_began, self._frames, self._bytes = now, 0, 0
        self._bytes += len(data)
        if self._bytes > BYTES:
            self._fail(CloseCode.POLICY_VIOLATION, "too much")
            return
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Take in frames, if they are few."""
        self._frames += len(self.conn.events)
        if self._frames > FRAMES:
            self._fail(CloseCode.POLICY_VIOLATION, "too many messages")
            return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Pass on a message, whose text must be one."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Close a connection on which something came that is not WebSocket."""
        COUNTS.cut_off += 1
        if self.conn.close_sent is None:  # it was not open yet: there is nobody to be told
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Close a connection and say why, to whoever reads it."""
        self.conn.fail(code, reason)
        if self.writable.is_set():
            self.handle_parser_exception()
        else:
            self._register.cut_off(self.line)

    async def receive(self) -> ASGIReceiveEvent:
        """Hand over what came in; who does not read is not read from."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.writable.is_set():
                self.transport.resume_reading()
        return message

    # What goes out

    def pause_writing(self) -> None:
        """Note that the client does not read: it gets no answers to its pings either."""
        super().pause_writing()
        self.transport.pause_reading()
        self._register.stopped_reading(self.line, self.loop.time())

    def resume_writing(self) -> None:
        """Note that the client has read on."""
        super().resume_writing()
        self._register.reads_again(self.line)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there, unless it has enough to read."""
        if self.writable.is_set():
            super().send_keepalive_ping()
        else:
            self.schedule_ping()

    def keepalive_timeout(self) -> None:
        """Give up on a client that does not answer, unless it could not, as it still has to read."""
        if self.writable.is_set():
            COUNTS.cut_off += 1
            super().keepalive_timeout()
        else:
            self.pong_timer = None
            self.schedule_ping()

    def shutdown(self) -> None:
        """Say goodbye to those who listen."""
        if self.writable.is_set():
            super().shutdown()
        else:
            self.stop_keepalive()
            self.transport.abort()
