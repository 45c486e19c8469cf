"""A wire between a browser and a server that can be cut and mended, like that of somebody in a train."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import final


@final
class Wire:
    """Passes everything on between an address of its own and a server, unless it is cut."""

    def __init__(self, server: str) -> None:
        self._host, _, port = server.partition(":")
        self._port = int(port)
        self._own_port = 0
        self._listening: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._talks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """Where the server is reached by this wire."""
        return f"127.0.0.1:{self._own_port}"

    async def mend(self) -> None:
        """Let everybody connect, always at the same address."""
        self._listening = await asyncio.start_server(self._accept, "127.0.0.1", self._own_port)
        self._own_port = self._listening.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Break all connections, and refuse new ones."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        for end in self._ends:
            end.transport.abort()
        await asyncio.gather(*self._talks)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk = asyncio.ensure_future(self._talk(reader, writer))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._host, self._port)
        both = {writer, far_writer}
        self._ends |= both
        await asyncio.gather(_pass_on(reader, far_writer), _pass_on(far_reader, writer))
        self._ends -= both


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
