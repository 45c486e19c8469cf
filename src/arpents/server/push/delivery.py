"""Delivery: one request to an endpoint, held to the addresses that were looked up, of which a status comes.

The name is not looked up again, so that it cannot mean another machine by now; the certificate must be that
of the name. Nothing of the answer is read but its first line, no redirect is followed, and all of it together
has a few seconds.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping, Sequence
from typing import Final, Protocol, final

from arpents.server.push.addresses import PORT, Endpoint

SECONDS: Final = 4.0
"""How long all of it may take: services answer within one, and nobody else can be sent to meanwhile."""

TRIED: Final = 2
"""How many addresses of a name are tried."""

LONGEST_LINE: Final = 1024
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)[ \r]")


class NotDelivered(Exception):
    """Nobody has taken the notice, or what they answered cannot be read."""


class Carrier(Protocol):
    """Whoever carries notices to endpoints."""

    async def post(
        self, endpoint: Endpoint, addresses: Sequence[str], headers: Mapping[str, str], body: bytes
    ) -> int:
        """Send something to an endpoint at one of these addresses, and return the status of the answer."""


@final
class Courier:
    """Carries notices by HTTPS."""

    def __init__(
        self, context: ssl.SSLContext | None = None, *, port: int = PORT, seconds: float = SECONDS
    ) -> None:
        self._context = context or _context()
        self._port = port
        self._seconds = seconds

    async def post(
        self, endpoint: Endpoint, addresses: Sequence[str], headers: Mapping[str, str], body: bytes
    ) -> int:
        """Send something to an endpoint at one of these addresses, and return the status of the answer."""
        lines = {"Host": endpoint.host, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = f"POST {endpoint.path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items())
        try:
            async with asyncio.timeout(self._seconds):
                reader, writer = await self._connected(endpoint.host, addresses)
                try:
                    writer.write(head.encode("ascii") + b"\r\n" + body)
                    await writer.drain()
                    return _status(await reader.readuntil(b"\n"))
                finally:
                    writer.transport.abort()  # whatever else would come
        except (OSError, TimeoutError, EOFError, asyncio.LimitOverrunError) as error:
            raise NotDelivered(type(error).__name__) from error

    async def _connected(
        self, host: str, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        failed: Exception = NotDelivered("no address")
        for address in addresses[:TRIED]:
            try:
                return await asyncio.open_connection(
                    address, self._port, ssl=self._context, server_hostname=host, limit=LONGEST_LINE
                )
            except OSError as error:
                failed = error
        raise failed


def _status(line: bytes) -> int:
    found = _STATUS.match(line)
    if found is None:
        raise NotDelivered("what was answered is no HTTP")
    return int(found[1])


def _context() -> ssl.SSLContext:
    """TLS as it should be: a certificate of the name, by somebody whom the system trusts."""
    context = ssl.create_default_context()
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    return context
