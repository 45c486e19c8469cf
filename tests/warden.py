"""Ends what a run of the tests has started once the run is gone: one that is killed cannot do so itself.

    python tests/warden.py MARK

A mark is a variable with its value, NAME=VALUE, that all those processes have in their environment. The run
holds the standard input open; when that ends, the run has.
"""

import os
import signal
import sys
import time

PROCESSES = "/proc"
"""Where Linux tells of its processes."""

TRACKER = b"multiprocessing.resource_tracker"
"""A process that Python keeps beside one that has started others; it ends by itself."""

TRIES = 200
PAUSE = 0.05
"""The seconds between two looks: what is killed needs a moment to go, and may just have started others."""


def can_look() -> bool:
    """Whether this system tells what processes have in their environment."""
    return os.path.exists(f"{PROCESSES}/self/environ")


def marked(mark: str) -> dict[int, str]:
    """The processes that run with a mark in their environment, each with its command line."""
    found: dict[int, str] = {}
    for name in filter(str.isdigit, os.listdir(PROCESSES) if can_look() else ()):
        try:
            with (
                open(f"{PROCESSES}/{name}/environ", "rb") as environment,
                open(f"{PROCESSES}/{name}/cmdline", "rb") as command,
            ):
                if mark.encode() in environment.read().split(b"\0"):
                    line = command.read()
                    if TRACKER not in line:
                        found[int(name)] = line.replace(b"\0", b" ").decode("utf-8", "replace").strip()
        except OSError:
            continue  # it has ended, or is somebody else's
    return found


def end_marked(mark: str) -> None:
    """Kill all processes with a mark, until there are none."""
    for _ in range(TRIES):
        found = marked(mark)
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
