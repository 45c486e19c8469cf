"""Pages: the addresses of the web app, its text, and what answers there where it was not built."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import Final, final

import msgspec
from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from arpents.server.asgi.compression import takes
from arpents.server.asgi.files import ASK_AGAIN, Files
from arpents.server.asgi.previews import tags_for

STATIC: Final = Path(__file__).parents[1] / "static"

PAGES: Final = ("/", "/game/{game}", "/rules", "/about")
"""The addresses of the web app, which itself finds out what to show there."""

AT_THE_ROOT: Final = {"/robots.txt": "robots.txt", "/worker.js": "worker.js"}
"""The files that must lie at the root: where robots look, and from where a worker may serve all pages."""

READING: Final = ["GET", "HEAD"]
"""How a page can be asked for: with what is on it, or whether it is there, as checkers of links do."""

NOT_BUILT: Final = (
    "The page of the game was not built. In the sources of Arpents, `make web` builds it; "
    "the API at /api/v1 works all the same.\n"
)

END_OF_HEAD: Final = "</head>"

PRELOAD: Final = "preload.json"
"""Which scripts and styles each page needs besides those that its text names, as the build has told."""

LEAST_BYTES: Final = 1024
LEVEL: Final = 5
"""Replies of fewer bytes are not worth compressing, nor is a higher level worth its time."""


@final
class Compressing:
    """Compresses what is read: the answers to changes are short, and should come at once."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, minimum_size=LEAST_BYTES, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, and compress the reply if it is one to somebody who reads and takes that."""
        reads = scope["type"] == "http" and scope["method"] == "GET" and takes(Headers(scope=scope), "gzip")
        await (self._compressed if reads else self._app)(scope, receive, send)


class Preload(Struct):
    """The files that a page needs besides those that its text names."""

    scripts: list[str]
    styles: list[str]

    @property
    def tags(self) -> str:
        """What has a browser ask for them before the first script has run."""
        return "".join(
            [f'<link rel="modulepreload" href="{escape(name)}" />' for name in self.scripts]
            + [f'<link rel="preload" as="style" crossorigin href="{escape(name)}" />' for name in self.styles]
        )


@final
class Index:
    """The page, with what it needs and what previews of a link to it show."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read: tuple[int, str, dict[str, str]] = (0, "", {})

    async def reply(self, request: Request) -> Response:
        """The page as it is sent, or nothing new to whoever has it."""
        if not self._path.is_file():
            return PlainTextResponse(NOT_BUILT, 404)
        page, preloads = self._built()
        tags = preloads.get(request.scope["route"].path, "") + await tags_for(request)
        text = page.replace(END_OF_HEAD, tags + END_OF_HEAD, 1).encode()
        headers = {
            "Cache-Control": ASK_AGAIN,
            "ETag": f'"{hashlib.sha256(text).hexdigest()[:20]}"',
            "Vary": "Accept-Language",
        }
        if "game" in request.path_params:
            headers["X-Robots-Tag"] = "noindex"
        if headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return HTMLResponse(text, headers=headers)

    def _built(self) -> tuple[str, dict[str, str]]:
        """The text and what each page needs, which are read again once the former has changed."""
        changed = self._path.stat().st_mtime_ns
        if self._read[0] != changed:
            self._read = (changed, self._path.read_text("utf-8"), _preloads(self._path.with_name(PRELOAD)))
        return self._read[1:]


def _preloads(path: Path) -> dict[str, str]:
    """The tags of each page; none where the build has told nothing."""
    if not path.is_file():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=dict[str, Preload])
    return {address: preload.tags for address, preload in found.items()}


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
        app.mount("/static", Files(folder), name="static")
    index = Index(folder / "index.html")
    for path in PAGES:
        app.add_api_route(path, index.reply, methods=READING, include_in_schema=False)
    for path, name in AT_THE_ROOT.items():
        app.add_api_route(path, _sends(folder / name), methods=READING, include_in_schema=False)


def _sends(path: Path) -> Callable[[], Awaitable[Response]]:
    """What answers with a file, which browsers ask for anew each time."""

    async def send() -> Response:
        if not path.is_file():
            raise HTTPException(404)
        return FileResponse(path, headers={"Cache-Control": ASK_AGAIN})

    return send
