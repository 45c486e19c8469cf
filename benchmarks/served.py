"""A server in a process of its own, for whoever measures or tests it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, final

from benchmarks.processes import begin, end_group

GENEROUS: Final = {
    "ARPENTS_CREATIONS_PER_MINUTE": "1000000",
    "ARPENTS_MOVES_PER_MINUTE": "10000000",
    "ARPENTS_REQUESTS_PER_MINUTE": "10000000",
    "ARPENTS_WORK_PER_MINUTE": "100000000",
    "ARPENTS_SUBSCRIPTIONS_PER_MINUTE": "1000000",
    "ARPENTS_SOCKETS_PER_CLIENT": "100000",
    "ARPENTS_CONNECTIONS": "100000",
    "ARPENTS_CONNECTIONS_PER_CLIENT": "100000",
    "ARPENTS_LOG_LEVEL": "warning",
}
"""Settings under which one client may do as much as a thousand."""

ARPENTS: Final = (sys.executable, "-m", "arpents")
STOP_SECONDS: Final = 120


class DidNotStart(Exception):
    """A server that ended before it served."""


@final
class Served:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://{self.address}"

    def memory(self) -> float:
        """The bytes of memory it has."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """The seconds of CPU it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._end()

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(STOP_SECONDS)
        finally:
            self._end()

    def _end(self) -> None:
        end_group(self.process)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def start(
    database_url: str,
    environment: Mapping[str, str],
    log: Path,
    *options: str,
    command: Sequence[str] = ARPENTS,
) -> Served:
    """Start a server on a port of its own, and return when it serves."""
    env = {**environment, **GENEROUS, "ARPENTS_DATABASE_URL": database_url} | dict(environment)
    env["ARPENTS_DATABASE_URL"] = database_url
    with log.open("a") as errors:
        process = begin(
            [*command, "serve", "--port", "0", *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            env=env,
        )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            found = re.search(r"http://[^/\s]*:(\d+)", line)
            if found:
                return Served(process, f"127.0.0.1:{found[1]}", log)
    except BaseException:
        end_group(process)
        raise
    process.stdout.close()
    raise DidNotStart(f"the server ended with {process.wait()}: {log.read_text('utf-8')[-2000:]}")


@contextmanager
def serving(
    database_url: str, environment: Mapping[str, str], *options: str, command: Sequence[str] = ARPENTS
) -> Iterator[Served]:
    """A server that runs while it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        served = start(database_url, environment, log, *options, command=command)
        try:
            yield served
        finally:
            served.stop()
