"""Stopping: a server that was told to stop ends, though something in it hangs for ever."""

import os
import signal
import sys
from pathlib import Path
from subprocess import PIPE
from tempfile import TemporaryDirectory

import pytest

from tests.processes import PATIENCE, started
from tests.server.databases import a_database
from tests.server.serving import start

HANGING = """
import asyncio, signal, socket, sys, threading
from concurrent.futures import ThreadPoolExecutor
import uvicorn
from arpents.server import stopping

async def app(scope, receive, send):
    assert (await receive())["type"] == "lifespan.startup"
    await send({"type": "lifespan.startup.complete"})
    print("serving", flush=True)
    await receive()
    if sys.argv[1] == "loop":
        await asyncio.Event().wait()
    ThreadPoolExecutor().submit(threading.Event().wait)
    await send({"type": "lifespan.shutdown.complete"})

stopping.LAST_RESORT = 0.5
signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
listener = socket.create_server(("127.0.0.1", 0))
stopping.StoppingServer(uvicorn.Config(app, lifespan="on", log_config=None)).run(sockets=[listener])
"""


@pytest.mark.parametrize("hangs", ["loop", "thread"])
def test_whatever_hangs_is_ended(hangs: str) -> None:
    with started([sys.executable, "-c", HANGING, hangs], stdout=PIPE, stderr=PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "serving\n"
        process.send_signal(signal.SIGTERM)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "the server hangs" in told


def test_a_server_that_is_stopped_as_soon_as_it_says_where_it_is_ends() -> None:
    for _ in range(3):
        with a_database("sqlite") as url, TemporaryDirectory() as folder:
            served = start(url, dict(os.environ), Path(folder) / "log")
            assert served.stop() == 0
