"""Metrics: what is counted of a server, in the form Prometheus reads."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter(
    "arpents_requests_total",
    "Requests by route and status.",
    ("method", "route", "status"),
    registry=REGISTRY,
)
SECONDS: Final = Histogram(
    "arpents_request_seconds",
    "How long requests took.",
    ("route",),
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
LISTENERS: Final = Gauge("arpents_listeners", "Open connections to games.", registry=REGISTRY)
ROOMS: Final = Gauge("arpents_rooms", "Games in memory.", registry=REGISTRY)


def exposition() -> bytes:
    """All of it as text."""
    return generate_latest(REGISTRY)
