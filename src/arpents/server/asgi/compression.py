"""Compression: replies that may be large are kept compressed while they are sent.

Whoever reads slowly, or not at all, then holds little of the server's memory, whatever encoding it takes.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator, Mapping
from typing import Final

from fastapi import Request
from fastapi.responses import StreamingResponse
from starlette.responses import Response

LEVEL: Final = 5
CHUNK: Final = 1 << 16


def pack(data: bytes) -> bytes:
    """A reply to be kept; large ones are packed in another thread."""
    return gzip.compress(data, LEVEL, mtime=0)


def packed_reply(packed: bytes, request: Request, media_type: str, headers: Mapping[str, str]) -> Response:
    """A packed reply as it is sent: as it is to those who take that, else unpacked bit by bit."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {**headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, media_type=media_type, headers=headers)
    return StreamingResponse(_unpacked(packed), media_type=media_type, headers=headers)


async def _unpacked(packed: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    while packed:
        yield unpacking.decompress(packed, CHUNK)
        packed = unpacking.unconsumed_tail
    yield unpacking.flush()
