"""Body memory: how much of requests may be held in memory until they are answered, each and together."""

from __future__ import annotations

import gc
from collections import Counter
from typing import Final, final

from starlette.types import Message, Receive, Scope

from arpents.server.connections.counts import COUNTS
from arpents.server.request_errors import BadRequest, TooBusy, TooLarge, TooOften

SHORT: Final = 32 * 1024
"""The longest body where no record is expected: presets that name every card have about 12 kB."""

WITH_RECORDS: Final = ("/games", "/records")
"""How the addresses end that take records of games."""

LEAST_BY_CLIENT: Final = 4 * 1024 * 1024
CLIENTS_AT_ONCE: Final = 8
"""A client may have two of the longest requests under way, and this many clients may do so."""

RETRY_SECONDS: Final = 10.0

LONGEST_LENGTH: Final = 12
"""Nobody means a length of more digits."""


def longest_body(scope: Scope, longest: int) -> int:
    """How many bytes the body of a request may have."""
    takes_records = scope["method"] == "POST" and scope["path"].endswith(WITH_RECORDS)
    return longest if takes_records else min(SHORT, longest)


@final
class Bodies:
    """What is held of all requests."""

    def __init__(self, longest: int) -> None:
        self._most_by_client = max(LEAST_BY_CLIENT, 2 * longest)
        self._most = CLIENTS_AT_ONCE * self._most_by_client
        self._held: Counter[str] = Counter()

    def take(self, client: str, size: int) -> None:
        """Note that more of a client's request is held, or refuse it."""
        if not size:
            return
        if self._held[client] + size > self._most_by_client:
            raise TooOften("long requests at once", RETRY_SECONDS)
        if COUNTS.body_bytes + size > self._most:
            raise TooBusy
        self._held[client] += size
        COUNTS.body_bytes += size

    def give_back(self, client: str, size: int) -> None:
        """Note that a request is answered."""
        if not size:
            return
        COUNTS.body_bytes -= size
        self._held[client] -= size
        if self._held[client] <= 0:
            del self._held[client]


@final
class Incoming:
    """The body of a request, refused as soon as it is too much: a client may not have said how long it is.

    It is read before the application is asked, so that half a request costs nothing but its bytes.
    """

    def __init__(self, receive: Receive, longest: int, bodies: Bodies, client: str) -> None:
        self._receive = receive
        self._longest = longest
        self._bodies = bodies
        self._client = client
        self._held = 0
        self._body: bytes | None = None

    def expect(self, length: bytes) -> None:
        """Refuse a request by the length that it tells."""
        if length.isdigit() and (len(length) > LONGEST_LENGTH or int(length) > self._longest):
            raise self._too_large()

    async def read(self) -> None:
        """Take in all of it."""
        parts: list[bytes] = []
        more = True
        while more:
            message = await self._receive()
            if message["type"] != "http.request":
                raise BadRequest("The request was not sent to its end.")
            part = message.get("body", b"")
            more = message.get("more_body", False)
            if self._held + len(part) > self._longest:
                raise self._too_large()
            self._bodies.take(self._client, len(part))
            self._held += len(part)
            parts.append(part)
        self._body = b"".join(parts)

    @property
    def whole(self) -> bytes:
        """All of it, until it is handed over."""
        return self._body or b""

    async def receive(self) -> Message:
        """Hand over what was read, and then whatever follows."""
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}

    def forget(self, *, refused: bool) -> None:
        """Note that the request is answered, and nothing of it is held any more."""
        held, self._held, self._body = self._held, 0, None
        self._bodies.give_back(self._client, held)
        if refused and held > SHORT:
            # The framework's errors refer to themselves, and to the body, which would stay for long.
            gc.collect(0)

    def _too_large(self) -> TooLarge:
        return TooLarge(f"A request to this address may have {self._longest} bytes at most.")
