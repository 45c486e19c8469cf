"""Compression: replies that may be large are kept compressed while they are sent.

Whoever reads slowly, or not at all, then holds little of the server's memory, whatever encoding it takes.
"""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import AsyncIterator, Mapping
from typing import Final

from fastapi import Request
from fastapi.responses import StreamingResponse
from starlette.datastructures import Headers
from starlette.responses import Response

LEVEL: Final = 5
CHUNK: Final = 1 << 16

_NOTHING: Final = re.compile(r"\s*[qQ]\s*=\s*0(?:\.0*)?\s*")


def takes(headers: Headers, encoding: str) -> bool:
    """Whether whoever asks takes an encoding: by its name, or by a star, and not at a weight of nothing."""
    weights: dict[str, bool] = {}
    for part in ",".join(headers.getlist("accept-encoding")).split(","):
        name, *parameters = part.split(";")
        refused = any(_NOTHING.fullmatch(parameter) for parameter in parameters)
        weights[name.strip().lower()] = not refused
    return weights.get(encoding, weights.get("*", False))


def pack(data: bytes) -> bytes:
    """A reply to be kept; large ones are packed in another thread."""
    return gzip.compress(data, LEVEL, mtime=0)


def packed_reply(packed: bytes, request: Request, media_type: str, headers: Mapping[str, str]) -> Response:
    """A packed reply as it is sent: as it is to those who take that, else unpacked bit by bit."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if takes(request.headers, "gzip"):
        return Response(packed, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
    return StreamingResponse(_unpacked(packed), media_type=media_type, headers=headers)


async def _unpacked(packed: bytes) -> AsyncIterator[bytes]:
    unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    while packed:
        yield unpacking.decompress(packed, CHUNK)
        packed = unpacking.unconsumed_tail
    yield unpacking.flush()
