"""Files: what the web app is made of, held in memory, sent compressed, and kept by browsers.

A first look at a game asks for a dozen files. Each of them, opened and read in a thread, took the server
several times as long as sending what it holds already.

What a stranger asks for is looked up among the names that are in the folder, and never in the file system: to
follow a long path there takes long, and an answer to ``..`` would tell what lies beside the folder.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple, final

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Scope

from arpents.server.asgi.compression import takes

ASSETS: Final = "assets"
"""The folder of files whose names change with what is in them."""

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What is not known to all systems."""

TEXTS: Final = ("text/", "image/svg", "application/manifest", "application/javascript")
"""Types of text, which say how they are encoded."""

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may lie compressed beside itself, the smallest first."""

LISTED_EVERY: Final = 1.0
"""For a name that is not known, the folder is listed anew once in so many seconds at most."""


class Held(NamedTuple):
    """A file in memory, and what told it from others of the same name."""

    changed: int
    content: bytes

    @property
    def tag(self) -> str:
        """What a browser that has it names it by."""
        return f'"{self.changed:x}-{len(self.content):x}"'


@final
class Files(StaticFiles):
    """The files of the web app, of which a compressed twin is sent where there is one.

    There are as many in memory as in the folder at most. One that is built anew is read anew, and a new one
    is found within a second.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._folder = folder
        self._listed: dict[str, Path] = {}
        self._listed_at: float | None = None
        self._held: dict[Path, Held] = {}

    def get_path(self, scope: Scope) -> str:
        """What is asked for, as it is: nothing is joined or made shorter, which takes long for long paths."""
        path: str = scope["path"]
        return path.removeprefix(scope.get("root_path", "")).removeprefix("/")

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file as it is sent."""
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        file = self._found(path)
        asked = Headers(scope=scope)
        encoding, held, alone = self._smallest(file, asked)
        headers = {
            "Content-Type": _type_of(file),
            "Cache-Control": FOR_EVER if file.parent.name == ASSETS else ASK_AGAIN,
            "ETag": held.tag,
        }
        if encoding:
            headers["Content-Encoding"] = encoding
        if not alone:
            headers["Vary"] = "Accept-Encoding"
        response = Response(held.content, headers=headers)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response

    def _found(self, path: str) -> Path:
        """The file at an address, if there is one of exactly this name."""
        if path not in self._listed:
            self._list()
        if path not in self._listed:
            raise HTTPException(404)
        return self._listed[path]

    def _list(self) -> None:
        """Learn the names of all files, unless that was just done, and let go of files that are gone."""
        now = time.monotonic()
        if self._listed_at is not None and now - self._listed_at < LISTED_EVERY:
            return
        self._listed_at = now
        self._listed = {file.relative_to(self._folder).as_posix(): file for file in _files_in(self._folder)}
        there = set(self._listed.values())
        self._held = {file: held for file, held in self._held.items() if file in there}

    def _smallest(self, file: Path, asked: Headers) -> tuple[str, Held, bool]:
        """The smallest form of a file that a browser takes, how it is compressed, and whether it is alone."""
        alone = True
        for encoding, ending in ENCODINGS.items():
            if twin := self._hold(file.with_name(file.name + ending)):
                alone = False
                if takes(asked, encoding):
                    return encoding, twin, alone
        if held := self._hold(file):
            return "", held, alone
        raise HTTPException(404)

    def _hold(self, file: Path) -> Held | None:
        """What is in a file now, if there is one."""
        try:
            changed = file.stat().st_mtime_ns
            held = self._held.get(file)
            if held is None or held.changed != changed:
                held = self._held[file] = Held(changed, file.read_bytes())
        except OSError:
            self._held.pop(file, None)
            return None
        return held


def _files_in(folder: Path) -> Iterator[Path]:
    """The files of a folder and of those in it; links are left out, since they may lead anywhere."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    yield from _files_in(folder / entry.name)
                elif entry.is_file(follow_symlinks=False):
                    yield folder / entry.name
    except OSError:
        return  # it is built anew just now


def _type_of(file: Path) -> str:
    """What a file is, as browsers are told."""
    kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith(TEXTS) else kind
