"""The application: routes, errors and pages around a service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, final

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Lifespan

from arpents import __version__
from arpents.errors import ArpentsError, shortened
from arpents.server import costs
from arpents.server.asgi.dependencies import Client, ServiceHere
from arpents.server.asgi.direct_routes import DirectRoutes
from arpents.server.asgi.middleware import Middleware
from arpents.server.asgi.pages import STATIC, Compressing, lost_page, serve_pages
from arpents.server.asgi.responses import JSON, REFUSED, plain_refusal, refusal, server_error
from arpents.server.routes.archive import archive
from arpents.server.routes.games import games
from arpents.server.routes.live import live
from arpents.server.routes.moves import DIRECT, moves
from arpents.server.routes.operation import operation
from arpents.server.routes.pictures import pictures
from arpents.server.routes.push import push
from arpents.server.routes.talk import talk
from arpents.server.service import running
from arpents.server.settings import Settings, allowed_origins
from arpents.server.store import Store

API: Final = "/api/v1"
CODES: Final = {404: "unknown_page", 405: "method_not_allowed"}
MESSAGES: Final = {
    400: "The body of the request cannot be read: it should be JSON.",
    404: "There is nothing at this address.",
    405: "This cannot be done at this address: look at the header Allow for what can.",
}


def create_app(settings: Settings, store: Store, static: Path = STATIC) -> FastAPI:
    """The server as an ASGI application, with the page in a folder."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, store, static) as service:
            app.state.service = service
            yield

    app = _application(lifespan, settings)
    app.add_middleware(Compressing)
    app.add_api_route(f"{API}/openapi.json", get_schema, include_in_schema=False)
    _handle_errors(app, static)
    serve_pages(app, static)
    return app


@final
class Application(FastAPI):
    """The framework's application, with what every request passes around all that is the framework's.

    Inside of it, the framework's own layers would be passed by each move and each message of a connection.
    """

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(**options)
        self._settings = settings

    def build_middleware_stack(self) -> ASGIApp:
        """Our middleware, then what answers without the framework, then the framework."""
        app: ASGIApp = DirectRoutes(super().build_middleware_stack(), API, DIRECT)
        elsewhere = allowed_origins(self._settings)
        if elsewhere:  # around all that answers
            app = CORSMiddleware(app, elsewhere, allow_methods=["*"], allow_headers=["authorization"])
        return Middleware(app, self._settings)


def _application(lifespan: Lifespan[FastAPI] | None = None, settings: Settings | None = None) -> Application:
    """All routes of the API."""
    app = Application(
        settings or Settings(),
        title="Arpents",
        version=__version__,
        description="Games of A Few Acres of Snow: set them up, join them, play them, watch and read them.",
        lifespan=lifespan,
        openapi_url=None,  # it would be made anew for everybody who asks
        docs_url=None,
        redoc_url=None,
        # A redirect would lead to plain HTTP behind a proxy, and clients send their tokens after it.
        redirect_slashes=False,
        responses=REFUSED,
        # Our middleware counts and logs. To find out that nobody asked for more took a tenth of a request.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    for router in (games, moves, talk, push, archive, live):
        app.include_router(router, prefix=API)
    app.include_router(operation)
    app.include_router(pictures)
    return app


def schema_json() -> bytes:
    """The API as OpenAPI describes it, for those who write clients; the same bytes each time."""
    return _schema_of(_application())


def _schema_of(app: FastAPI) -> bytes:
    described = msgspec.json.encode(app.openapi(), order="sorted")
    return msgspec.json.format(described, indent=2) + b"\n"


_described = cache(_schema_of)


async def get_schema(request: Request, service: ServiceHere, client: Client) -> Response:
    """The API as OpenAPI describes it."""
    service.work.spend(client, costs.SCHEMA)
    return JSON(await asyncio.to_thread(_described, request.app))


def _handle_errors(app: FastAPI, static: Path) -> None:
    @app.exception_handler(Exception)
    async def failed(_request: Request, _error: Exception) -> Response:
        return server_error()  # our middleware logs it

    @app.exception_handler(ArpentsError)
    async def refused(_request: Request, error: ArpentsError) -> Response:
        return refusal(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        wrong = "; ".join(
            f"{shortened('.'.join(map(str, one['loc'])))}: {one['msg']}" for one in error.errors()[:5]
        )
        return plain_refusal(422, "bad_request", f"The request is not as it should be: {wrong}.")

    @app.exception_handler(HTTPException)
    async def refused_by_http(request: Request, error: HTTPException) -> Response:
        status = error.status_code
        if status == 404 and (page := lost_page(request, static)) is not None:
            return page
        message = MESSAGES.get(status, str(error.detail))
        return plain_refusal(status, CODES.get(status, "bad_request"), message, error.headers)
