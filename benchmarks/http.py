"""A lean HTTP client: what is measured should be the server, not the client."""

from __future__ import annotations

import asyncio
from typing import Any, final

import msgspec


class Unexpected(Exception):
    """An answer that no benchmark expects."""


@final
class Http:
    """A few connections that are kept open, each used by one request at a time."""

    def __init__(self, address: str, connections: int) -> None:
        self.address = address
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def post(self, path: str, body: object, token: str | None = None) -> Any:
        """Send a request and decode its answer, which must not be a refusal."""
        status, answer = await self.ask("POST", path, body, token)
        if status >= 400:
            raise Unexpected(f"{path} answered {status}: {answer.decode()}")
        return msgspec.json.decode(answer)

    async def send(self, method: str, path: str, body: object, token: str | None = None) -> int:
        """Send a request and return the status of its answer."""
        return (await self.ask(method, path, body, token))[0]

    async def ask(self, method: str, path: str, body: object, token: str | None = None) -> tuple[int, bytes]:
        """Send a request and return its answer, whatever it is: its status and what it says."""
        connection = await self._free.get()
        try:
            if connection is not None and connection[0].at_eof():
                connection[1].close()  # the server has closed what was idle for long
                connection = None
            if connection is None:
                host, _, port = self.address.partition(":")
                connection = await asyncio.open_connection(host, int(port))
            reader, writer = connection
            writer.write(self._request(method, path, msgspec.json.encode(body), token))
            return await _answer(reader)
        except BaseException:
            if connection is not None:
                connection[1].close()
            connection = None
            raise
        finally:
            self._free.put_nowait(connection)

    def _request(self, method: str, path: str, body: bytes, token: str | None) -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.address}\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(body)}\r\n"
        if token is not None:
            head += f"Authorization: Bearer {token}\r\n"
        return head.encode() + b"\r\n" + body

    def close(self) -> None:
        """Close all connections."""
        while not self._free.empty():
            connection = self._free.get_nowait()
            if connection is not None:
                connection[1].close()


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    lengths = [line for line in head if line.lower().startswith("content-length:")]
    length = int(lengths[0].partition(":")[2]) if lengths else 0
    return int(head[0].split()[1]), await reader.readexactly(length)
