"""Metrics: what is counted of a server, in the form Prometheus reads.

Labels have few values, none of which a client can choose.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Final, final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from arpents.server.connections.counts import COUNTS

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
_counter: Final = partial(Counter, registry=REGISTRY)
_gauge: Final = partial(Gauge, registry=REGISTRY)
_histogram: Final = partial(Histogram, registry=REGISTRY)

REQUESTS: Final = _counter(
    "arpents_requests_total", "Requests by route and status.", ("method", "route", "status")
)
SECONDS: Final = _histogram(
    "arpents_request_seconds",
    "How long requests took.",
    ("route",),
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0),
)
REFUSALS: Final = _counter(
    "arpents_refusals_total", "Refused requests and live connections by the code of the error.", ("code",)
)
BYTES_SENT: Final = _counter(
    "arpents_sent_bytes_total", "Bytes of replies, and of messages to live connections.", ("kind",)
)
WORK: Final = _counter(
    "arpents_work_total", "Work that clients were charged with, in milliseconds of a core."
)
CLIENTS: Final = _gauge("arpents_clients", "Clients that are remembered, at most 50,000.")
BANS: Final = _gauge("arpents_bans", "Networks that are banned.")
LISTENERS: Final = _gauge("arpents_listeners", "Open connections to games.")
ROOMS: Final = _gauge("arpents_rooms", "Games in memory.")
ROOMS_BYTES: Final = _gauge("arpents_rooms_bytes", "What the games in memory weigh.")
RECORDS_QUEUE: Final = _gauge("arpents_records_queue", "Records that are being read or wait to be.")
ARCHIVE_QUEUE: Final = _gauge(
    "arpents_archive_queue", "Looks back at games that are being made or wait to be."
)

BOT_DECISIONS: Final = _counter("arpents_bot_decisions_total", "Decisions of bots.")
BOT_FAILURES: Final = _counter("arpents_bot_failures_total", "Decisions that a bot failed to make.")
BOT_SECONDS: Final = _histogram(
    "arpents_bot_seconds",
    "How long bots took to decide, and had to wait for a process before.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)
BOT_GAMES: Final = _gauge("arpents_bot_games", "Games in which a bot is thinking or waits to think.")

PUSHED: Final = _counter("arpents_push_total", "Notices by push, by what came of them.", ("outcome",))

STORE_FAILURES: Final = _counter(
    "arpents_store_failures_total", "Reads and writes of the database that failed.", ("what",)
)
for _what in ("read", "write"):
    STORE_FAILURES.labels(_what)  # told as none until there is one
WRITER_QUEUE: Final = _gauge("arpents_writer_queue", "Changes that wait to be written to the database.")
LOOP_DELAY: Final = _histogram(
    "arpents_loop_delay_seconds",
    "How late the event loop woke up a task that should run every second.",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)


@final
class _Connections(Collector):
    """What the protocols count of connections."""

    def collect(self) -> Iterator[Metric]:
        """The counts as they are now."""
        yield GaugeMetricFamily("arpents_connections", "Open connections of any kind.", COUNTS.open)
        held = GaugeMetricFamily(
            "arpents_held_bytes",
            "Bytes of requests that are not answered, and of replies that are not read.",
            labels=["kind"],
        )
        held.add_metric(["requests"], COUNTS.body_bytes)
        held.add_metric(["replies"], COUNTS.unsent_bytes)
        yield held
        ended = CounterMetricFamily(
            "arpents_connections_ended",
            "Connections that were refused since there were too many, or cut off since they took too long.",
            labels=["why"],
        )
        ended.add_metric(["refused"], COUNTS.refused)
        ended.add_metric(["cut_off"], COUNTS.cut_off)
        yield ended


REGISTRY.register(_Connections())


async def watch_loop() -> None:
    """Measure again and again how late the event loop is: whatever holds it up holds up everybody."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + 1.0
        await asyncio.sleep(1.0)
        LOOP_DELAY.observe(max(0.0, loop.time() - due))


def exposition() -> bytes:
    """All of it as text."""
    return generate_latest(REGISTRY)
