"""Ends what a run of the tests has started once the run is gone: one that is killed cannot do so itself.

    python tests/warden.py MARK

A mark is a variable with its value, NAME=VALUE, that all those processes have in their environment. The run
holds the standard input open; when that ends, the run has.
"""

import os
import signal
import sys
import time
from collections.abc import Iterator

PROCESSES = "/proc"
"""Where Linux tells of its processes."""

TRIES = 200
PAUSE = 0.05
"""The seconds between two looks: what is killed needs a moment to go, and may just have started others."""


def can_look() -> bool:
    """Whether this system tells what processes have in their environment."""
    return os.path.exists(f"{PROCESSES}/self/environ")


def marked(mark: str) -> Iterator[int]:
    """The processes that run with a mark in their environment."""
    wanted = mark.encode()
    for name in filter(str.isdigit, os.listdir(PROCESSES)):
        try:
            with open(f"{PROCESSES}/{name}/environ", "rb") as environment:
                if wanted in environment.read().split(b"\0"):
                    yield int(name)
        except OSError:
            continue  # it has ended, or is somebody else's


def end_marked(mark: str) -> None:
    """Kill all processes with a mark, until there are none."""
    for _ in range(TRIES):
        found = list(marked(mark))
        if not found:
            return
        for pid in found:
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                continue
        time.sleep(PAUSE)


if __name__ == "__main__":
    sys.stdin.read()
    end_marked(sys.argv[1])
