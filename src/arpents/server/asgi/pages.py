"""Pages: the web app as files, sent compressed, and kept by browsers for as long as they stay the same."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, final

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

STATIC: Final = Path(__file__).parents[1] / "static"

PAGES: Final = ("/", "/game/{game}", "/rules", "/about")
"""The addresses of the web app, which itself finds out what to show there."""

NOT_BUILT: Final = (
    "The page of the game was not built. In the sources of Arpents, `make web` builds it; "
    "the API at /api/v1 works all the same.\n"
)

ASSETS: Final = "assets"
"""The folder of files whose names change with what is in them."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may lie compressed beside itself, the smallest first."""

LEAST_BYTES: Final = 1024
LEVEL: Final = 5
"""Replies of fewer bytes are not worth compressing, nor is a higher level worth its time."""


class Files(StaticFiles):
    """The files of the web app, of which a compressed twin is sent where there is one."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file as it is sent."""
        path = Path(full_path)
        encoding, twin = _twin(path, Headers(scope=scope))
        if twin is None:
            response = super().file_response(path, stat_result, scope, status_code)
        else:
            response = super().file_response(twin, twin.stat(), scope, status_code)
            response.headers["Content-Encoding"] = encoding
            response.headers.add_vary_header("Accept-Encoding")
        if path.suffix == ".svg":  # which is text, but not called so
            response.headers["Content-Type"] = "image/svg+xml; charset=utf-8"
        response.headers["Cache-Control"] = FOR_EVER if path.parent.name == ASSETS else ASK_AGAIN
        return response


def _twin(path: Path, headers: Headers) -> tuple[str, Path | None]:
    """The compressed twin of a file that a browser takes, if there is one, and how it is compressed."""
    if "range" not in headers:
        accepted = headers.get("accept-encoding", "")
        for encoding, ending in ENCODINGS.items():
            twin = path.with_name(path.name + ending)
            if encoding in accepted and twin.is_file():
                return encoding, twin
    return "", None


@final
class Compressing:
    """Compresses what is read: the answers to changes are short, and should come at once."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, minimum_size=LEAST_BYTES, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, and compress the reply if it is one to somebody who reads."""
        reads = scope["type"] == "http" and scope["method"] == "GET"
        await (self._compressed if reads else self._app)(scope, receive, send)


def lost_page(request: Request, folder: Path = STATIC) -> Response | None:
    """The page for people at an address that leads nowhere, which says so; programs get none."""
    index = folder / "index.html"
    reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not reads or request.url.path.startswith(("/api/", "/static/")) or not index.is_file():
        return None
    return FileResponse(index, 404, headers={"Cache-Control": ASK_AGAIN})


def serve_pages(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the web app from a folder, if it was built."""
    if folder.is_dir():
        app.mount("/static", Files(directory=folder), name="static")
    index = folder / "index.html"

    async def page() -> Response:
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 404)
        return FileResponse(index, headers={"Cache-Control": ASK_AGAIN})

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False)
