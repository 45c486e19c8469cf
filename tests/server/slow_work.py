"""Work for processes that is slow, greedy or deadly when it is told to be."""

import os
import time
from pathlib import Path


def work(job: str) -> str | int:
    """Do what a job says."""
    what, _, rest = job.partition(" ")
    if what == "pid":
        return os.getpid()
    if what == "wait":
        while not Path(rest).exists():
            time.sleep(0.01)
    if what == "eat":
        return len(bytearray(int(rest) << 20))
    if what == "grow":
        found: list[object] = []
        while True:
            found.append(["x"] * 1000)
    if what == "stall":
        time.sleep(600)
    if what == "raise":
        raise ValueError(rest)
    return rest
