"""Operation: whether the server is well, and what it counts."""

from __future__ import annotations

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel

from arpents import __version__
from arpents.server.answers import TEXT
from arpents.server.asking import ServiceHere
from arpents.server.metrics import LISTENERS, ROOMS, exposition
from arpents.server.store import StoreUnavailable

operation = APIRouter(tags=["operation"])


class Health(BaseModel):
    """A server that is well."""

    status: str
    version: str


@operation.get("/healthz")
async def healthz(service: ServiceHere) -> Health:
    """Whether games can be stored and read."""
    if not await service.healthy():
        raise StoreUnavailable("it does not answer, or could not store what it was given")
    return Health(status="ok", version=__version__)


@operation.get("/metrics", response_class=Response, responses=TEXT)
async def metrics(service: ServiceHere) -> Response:
    """What the server counts, for Prometheus."""
    LISTENERS.set(service.hub.size)
    ROOMS.set(service.desk.size)
    return Response(exposition(), media_type=CONTENT_TYPE_LATEST)
