"""The studio: where pictures are painted, in a process of their own, and kept while they are asked for.

The renderer holds the interpreter while it works, so it must not work where people are answered. Pictures are
kept by what is in them: two requests for the same position are one painting.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from pathlib import Path
from typing import Final, final

import msgspec

from arpents.bots.processes.supervision import WorkerFailed
from arpents.server.concurrency.worker_pool import WorkerPool
from arpents.server.pictures.painting import Painting, paint
from arpents.server.pictures.scene import Scene
from arpents.server.pictures.sheet import has_sheet
from arpents.server.request_errors import TooBusy

PROCESSES: Final = 1
WAITING: Final = 8
"""How many pictures may wait to be painted."""

SECONDS: Final = 15.0
"""The longest that one may take: many times what it does on a busy machine."""

MOST_BYTES: Final = 24 * 1024 * 1024
"""How many bytes of pictures are kept."""


@final
class Studio:
    """Paints what is asked for, one picture at a time, and keeps the last ones."""

    def __init__(self, page: Path | None, *, most_bytes: int = MOST_BYTES, seconds: float = SECONDS) -> None:
        self._folder = page or Path()
        self._most = most_bytes
        self._workers = WorkerPool[Painting, bytes](
            paint, PROCESSES, patience=seconds, tries=1, waiting=WAITING
        )
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._painted: dict[str, asyncio.Task[bytes]] = {}

    @property
    def can_paint(self) -> bool:
        """Whether there is a page from which pictures can be made."""
        return has_sheet(self._folder)

    @property
    def size(self) -> int:
        """How many bytes of pictures are kept."""
        return self._bytes

    def is_kept(self, scene: Scene) -> bool:
        """Whether a picture is there already."""
        return name_of(scene) in self._kept

    async def picture(self, scene: Scene) -> bytes:
        """The picture of a scene, painted if it is not kept; ``TooBusy`` if too many wait, or it fails."""
        name = name_of(scene)
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
            return found
        task = self._painted.get(name)
        if task is None:
            task = self._painted[name] = asyncio.ensure_future(self._paint(name, scene))
            task.add_done_callback(lambda done: self._done(name, done))
        # Whoever no longer waits leaves it to the others who do.
        return await asyncio.shield(task)

    async def _paint(self, name: str, scene: Scene) -> bytes:
        try:
            made = await self._workers.ask(Painting(self._folder, scene))
        except WorkerFailed as error:
            raise TooBusy from error
        self._keep(name, made)
        return made

    def _keep(self, name: str, picture: bytes) -> None:
        self._kept[name] = picture
        self._bytes += len(picture)
        while self._bytes > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)

    def _done(self, name: str, done: asyncio.Task[bytes]) -> None:
        self._painted.pop(name, None)
        if not done.cancelled():
            done.exception()  # looked at, since there may be nobody left to do so

    async def close(self) -> None:
        """End the process, whatever it is doing."""
        await self._workers.close()


def name_of(scene: Scene) -> str:
    """What a picture is known by: it changes with what is in it, and with nothing else."""
    return hashlib.sha256(msgspec.json.encode(scene, order="deterministic")).hexdigest()[:20]
