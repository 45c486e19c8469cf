"""The page: what browsers are sent, if it was built into this package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse
from fastapi.staticfiles import StaticFiles
from starlette.responses import Response
from starlette.types import Scope

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = STATIC / "index.html"

ADDRESSES: Final = ("/", "/game/{game}", "/rules", "/about")
"""Where the page is: it looks at its address itself, to see what to show."""

ASKED_AGAIN: Final = "no-cache"
KEPT_FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""How long browsers keep what has a hash of its content in its name."""

NO_PAGE: Final = """<!doctype html>
<html lang="en">
<title>Arpents</title>
<p>This server was installed without its page. It answers programs all the same, under <code>/api/v1</code>.
<p>To have the page, install Arpents again from its wheel, or build it with <code>make web</code> in a copy of
the sources. In a terminal, <code>arpents play</code> plays without it.
</html>
"""


class Assets(StaticFiles):
    """The files that the page is made of."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, and how long it may be kept."""
        response = await super().get_response(path, scope)
        hashed = Path(path).parts[:1] == ("assets",)
        response.headers["Cache-Control"] = KEPT_FOR_GOOD if hashed else ASKED_AGAIN
        return response


def serve_page(app: FastAPI) -> None:
    """Serve the page at its addresses, or a sentence where there is none."""
    if STATIC.is_dir():
        app.mount("/static", Assets(directory=STATIC), name="static")

    async def page() -> Response:
        if INDEX.is_file():
            return FileResponse(INDEX, headers={"Cache-Control": ASKED_AGAIN})
        return HTMLResponse(NO_PAGE, status_code=503, headers={"Cache-Control": ASKED_AGAIN})

    for address in ADDRESSES:
        app.get(address, include_in_schema=False)(page)
