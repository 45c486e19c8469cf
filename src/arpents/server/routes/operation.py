"""Operation: whether the server is well, and what it counts."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from arpents import __version__
from arpents.server import costs
from arpents.server.asgi.dependencies import TOKEN_OPTIONAL, Client, ServiceHere, Token
from arpents.server.asgi.responses import TEXT
from arpents.server.clients.visits import Visit
from arpents.server.games.tokens import hashed, matches
from arpents.server.metrics import (
    ARCHIVE_QUEUE,
    BANS,
    BOT_GAMES,
    CLIENTS,
    LISTENERS,
    RECORDS_QUEUE,
    ROOMS,
    ROOMS_BYTES,
    WORK,
    WRITER_QUEUE,
    exposition,
)
from arpents.server.networks import is_inside
from arpents.server.service import Service
from arpents.server.store import StoreUnavailable

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that proxies add."""

operation = APIRouter(tags=["operation"])


class Health(BaseModel):
    """A server that is well."""

    status: str
    version: str


@operation.get("/healthz")
async def healthz(service: ServiceHere, client: Client) -> Health:
    """Whether games can be stored and read."""
    service.work.spend(client, costs.HEALTH)
    if not await service.healthy():
        raise StoreUnavailable("it does not answer, or could not store what it was given")
    return Health(status="ok", version=__version__)


@operation.get("/metrics", response_class=Response, responses=TEXT, openapi_extra=TOKEN_OPTIONAL)
async def metrics(request: Request, service: ServiceHere, client: Client, token: Token) -> Response:
    """What the server counts, for Prometheus: with a token if there is one, else from private networks."""
    if not _may_read(request, service, token):
        raise HTTPException(404)
    service.work.spend(client, costs.METRICS)
    _measure(service)
    return Response(exposition(), media_type=CONTENT_TYPE_LATEST)


def _measure(service: Service) -> None:
    """Note what there is just now of what is not counted as it happens."""
    LISTENERS.set(service.subscribers.size)
    ROOMS.set(service.rooms.size)
    ROOMS_BYTES.set(service.rooms.weight)
    WORK.inc(service.busiest.take_work())
    CLIENTS.set(service.requests.clients)
    BANS.set(service.bans.size)
    BOT_GAMES.set(service.bot_players.size)
    WRITER_QUEUE.set(service.store.queued)
    RECORDS_QUEUE.set(service.reader.waiting)
    ARCHIVE_QUEUE.set(service.archivist.asked)


def _may_read(request: Request, service: Service, token: str | None) -> bool:
    """Whether metrics are shown to whoever asks."""
    settings = service.settings
    if settings.metrics_token:
        return token is not None and matches(token, hashed(settings.metrics_token))
    if not settings.proxy and any(header in request.headers for header in FORWARDED):
        return False  # a proxy asks for somebody, and nobody says whether to believe it
    visit: Visit = request.scope["visit"]
    return is_inside(visit.address)
