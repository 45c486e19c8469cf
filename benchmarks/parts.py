"""What a move costs a server, part by part: which share of its CPU goes where.

A server is profiled by its own CPU time while games are played on it as by ``benchmarks.live``. The time of
each function counts for the part of the program that it belongs to; that of built-in functions for whoever
calls them. Threads beside the event loop are told as a whole, by the system's own accounts.

    python -m benchmarks.parts --games 50 --rate 100 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import os
import pstats
import signal
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from benchmarks.databases import KINDS, temporary_database
from benchmarks.live import measure
from benchmarks.served import Served, serving
from benchmarks.tables import table

PARTS: Final = (
    ("HTTP and WebSocket", ("uvicorn/", "websockets/", "httptools", "server/connections/")),
    ("the framework", ("starlette/", "fastapi/", "pydantic", "anyio/")),
    (
        "the middleware: limits, logs, counts",
        ("server/asgi/middleware", "server/clients/", "prometheus_client/", "logging/"),
    ),
    ("views and items as JSON", ("arpents/wire/", "games/snapshot", "games/feed", "games/summary")),
    ("what is stored, as rows", ("server/store/", "games/facts", "sqlalchemy/")),
    ("the game: rooms, table, rules", ("server/", "arpents/table/", "arpents/engine/", "arpents/bots/")),
)
"""The parts by the paths of their modules; the first that fits counts."""

OTHER: Final = "the event loop, and all else"


def run_profiled(file: str, arguments: list[str]) -> None:
    """Run a command of Arpents in this process; profile it from a signal on, and write that when it ends."""
    from arpents.cli import main as run  # noqa: PLC0415 (other benchmarks of this module need none of it)

    sys.argv = ["arpents", *arguments]
    profile = cProfile.Profile(time.thread_time)
    signal.signal(signal.SIGUSR1, lambda _number, _frame: profile.enable())
    try:
        run()
    finally:
        profile.disable()
        profile.dump_stats(file)


def part_of(path: str) -> str:
    """The part of the program that a module belongs to."""
    return next((name for name, words in PARTS if any(word in path for word in words)), OTHER)


def seconds_by_part(file: str) -> defaultdict[str, float]:
    """The CPU seconds of each part in a profile."""
    stats: dict[tuple[str, int, str], Any] = pstats.Stats(file).stats  # type: ignore[attr-defined]
    found: defaultdict[str, float] = defaultdict(float)
    for (path, _, _), (_, _, own, _, callers) in stats.items():
        if path != "~":
            found[part_of(path)] += own
            continue
        for (caller, _, _), (_, _, share, _) in callers.items():
            found[part_of(caller)] += share
    return found


def threads_cpu(served: Served) -> float:
    """The CPU seconds of all threads of a server but the first, which has the event loop."""
    pid = served.process.pid
    ticks = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        if thread.name != str(pid):
            fields = (thread / "stat").read_text("ascii").rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def profiled(
    database: str, games: int, rate: float, seconds: float
) -> tuple[defaultdict[str, float], float, int]:
    """The CPU seconds of a server by part, those of its other threads, and how many moves it took."""
    with tempfile.TemporaryDirectory() as folder, temporary_database(database) as url:
        file = str(Path(folder) / "profile")
        command = (sys.executable, "-m", "benchmarks.parts", "--launch", file)
        with serving(url, dict(os.environ), command=command) as served:
            served.process.send_signal(signal.SIGUSR1)
            figures = asyncio.run(measure([served], games, rate, seconds))
            beside = threads_cpu(served)
        return seconds_by_part(file), beside, round(figures.moves * 1.25)


def main() -> None:
    """Measure, and print a table."""
    if sys.argv[1:2] == ["--launch"]:
        run_profiled(sys.argv[2], sys.argv[3:])
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    parts, beside, moves = profiled(given.database, given.games, given.rate, given.seconds)
    parts["the threads that write and read"] += beside
    total = sum(parts.values())
    rows = [
        [name, f"{seconds / total * 100:.0f} %"]
        for name, seconds in sorted(parts.items(), key=lambda part: -part[1])
    ]
    print(table(("part", "share of the CPU"), rows, markdown=given.markdown))
    print(f"\n{moves} moves; profiling slows the event loop by about a half.")


if __name__ == "__main__":
    main()
