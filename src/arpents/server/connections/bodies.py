"""Bodies: how much of requests may be held in memory until they are answered, each and together."""

from __future__ import annotations

from collections import Counter
from typing import Final, NoReturn, final

from starlette.types import Message, Receive, Scope

from arpents.server.connections.counts import COUNTS
from arpents.server.faults import Fault, Overloaded, TooLarge, TooOften

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
        if self._held[client] + size > self._most_by_client:
            raise TooOften("long requests at once", RETRY_SECONDS)
        if COUNTS.body_bytes + size > self._most:
            raise Overloaded("The server has too many requests under way: try again in a moment.")
        self._held[client] += size
        COUNTS.body_bytes += size

    def give_back(self, client: str, size: int) -> None:
        """Note that a request is answered."""
        COUNTS.body_bytes -= size
        self._held[client] -= size
        if self._held[client] <= 0:
            del self._held[client]


@final
class Incoming:
    """The body of a request, refused as soon as it is too much: a client may not have said how long it is."""

    def __init__(self, receive: Receive, longest: int, bodies: Bodies, client: str) -> None:
        self._receive = receive
        self._longest = longest
        self._bodies = bodies
        self._client = client
        self._held = 0
        self.fault: Fault | None = None
        """Why it was refused, if it was."""

    def expect(self, length: bytes) -> None:
        """Refuse a request by the length that it tells."""
        if length.isdigit() and (len(length) > LONGEST_LENGTH or int(length) > self._longest):
            self._refuse(self._too_large())

    async def receive(self) -> Message:
        """Take in the next part."""
        message = await self._receive()
        size = len(message.get("body", b""))
        if size:
            if self._held + size > self._longest:
                self._refuse(self._too_large())
            try:
                self._bodies.take(self._client, size)
            except Fault as fault:
                self._refuse(fault)
            self._held += size
        return message

    def check(self) -> None:
        """Refuse the request if a part of it was refused, whatever became of that."""
        if self.fault is not None:
            raise self.fault

    def forget(self) -> None:
        """Note that the request is answered, and nothing of it is held any more."""
        if self._held:
            self._bodies.give_back(self._client, self._held)
            self._held = 0

    def _too_large(self) -> TooLarge:
        return TooLarge(f"A request to this address may have {self._longest} bytes at most.")

    def _refuse(self, fault: Fault) -> NoReturn:
        self.fault = fault
        raise fault
