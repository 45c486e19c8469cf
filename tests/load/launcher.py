"""Starts servers quickly, one after the other: it has loaded everything that they need, and forks.

Loading takes seconds, and a program that kills a server a thousand times would do little else. What runs is
the command ``arpents serve``, in a process of its own each time.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

import uvicorn.lifespan.on
import uvicorn.loops.auto
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto

import arpents.server.app
import arpents.server.connections.config
import arpents.server.connections.http
import arpents.server.connections.websocket
import arpents.server.stopping
import arpents.server.store.postgresql
from arpents.cli.app import make_app, run
from benchmarks.http import Http
from benchmarks.processes import end_group
from benchmarks.served import GENEROUS

ROOT: Final = Path(__file__).resolve().parents[2]
LOADED: Final = (arpents.server, uvicorn)
CONNECTIONS: Final = 16

START: Final = "start"
KILL: Final = "kill"
ENDED: Final = "ended"


class DidNotStart(Exception):
    """A server that ended before it served."""


@final
class Mortal:
    """A server that is killed and comes back on the same database, at another address."""

    def __init__(self, launcher: Process) -> None:
        self.lives = 0
        self._launcher = launcher
        self._up = asyncio.Event()
        self._http: Http | None = None
        self._address = ""

    @classmethod
    async def launched(cls, database_url: str, environment: Mapping[str, str], log: Path) -> Mortal:
        """A server that has not started yet, whose errors go to a file."""
        settings = {**GENEROUS, **environment, "ARPENTS_DATABASE_URL": database_url}
        with log.open("ab") as errors:
            # In a group of its own, with the servers: so all of them can be ended together.
            launcher = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", __name__),
                stdin=PIPE,
                stdout=PIPE,
                stderr=errors,
                env=settings,
                cwd=ROOT,
                start_new_session=True,
            )
        return cls(launcher)

    async def start(self) -> None:
        """Start it, and return when it serves."""
        await self._tell(START)
        while True:
            line = await self._hear()
            if line == ENDED:
                raise DidNotStart("the server ended before it served; see its log")
            found = re.search(r"http://[^/\s]*:(\d+)", line)
            if found:
                self._address = f"127.0.0.1:{found[1]}"
                break
        self.lives += 1
        self._http = Http(self._address, CONNECTIONS)
        self._up.set()

    async def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._up.clear()
        await self._tell(KILL)
        while await self._hear() != KILL:
            pass
        assert self._http is not None
        self._http.close()

    async def close(self) -> None:
        """Kill it for good."""
        self._up.clear()
        if self._http is not None:
            self._http.close()
        assert self._launcher.stdin is not None
        self._launcher.stdin.close()
        end_group(self._launcher)
        await self._launcher.wait()

    async def address(self) -> str:
        """Where it is reached, as soon as it is."""
        await self._up.wait()
        return self._address

    async def http(self) -> Http:
        """Connections to it, as soon as there can be any."""
        await self._up.wait()
        assert self._http is not None
        return self._http

    async def _tell(self, command: str) -> None:
        assert self._launcher.stdin is not None
        self._launcher.stdin.write(f"{command}\n".encode())
        await self._launcher.stdin.drain()

    async def _hear(self) -> str:
        assert self._launcher.stdout is not None
        line = await self._launcher.stdout.readline()
        if not line:
            raise DidNotStart("what starts the server has ended; see its log")
        return line.decode().rstrip()


def launch() -> None:
    """Start and kill servers as the standard input says, until it ends."""
    make_app("serve")
    server = 0
    for line in sys.stdin:
        if line.strip() == START:
            server = os.fork()
            if server == 0:
                _serve()
        else:
            os.kill(server, signal.SIGKILL)
            os.waitpid(server, 0)
            server = 0
            print(KILL, flush=True)
    if server:
        os.kill(server, signal.SIGKILL)


def _serve() -> None:
    """Be a server, in a process that ends with it."""
    sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 (as long as the process runs)
    sys.argv = ["arpents", "serve", "--port", "0"]
    try:
        run()
    except BaseException:
        traceback.print_exc()
    print(ENDED, flush=True)
    os._exit(1)


if __name__ == "__main__":
    launch()
