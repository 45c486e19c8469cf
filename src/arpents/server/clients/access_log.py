"""The access log: what is noted of every request and live connection, and never the secrets in it."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final, final

from prometheus_client import Counter, Histogram
from starlette.types import Scope

from arpents.server.clients.busiest import Busiest
from arpents.server.clients.visits import Visit, game_of
from arpents.server.metrics import BYTES_SENT, REQUESTS, SECONDS
from arpents.server.networks import Pseudonyms

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"})
PREFIX: Final = "/api/v1"
"""What the routes of the API begin with, but for some that are named without."""

OTHER: Final = "other"
"""Clients may send any word as a method; they all count as one."""

access = logging.getLogger("arpents.access")

_HTTP_BYTES: Final = BYTES_SENT.labels("http")
_LIVE_BYTES: Final = BYTES_SENT.labels("live")


@cache
def _counted(method: str, route: str, status: int) -> Counter:
    return REQUESTS.labels(method, route, status)


@cache
def _timed(route: str) -> Histogram:
    return SECONDS.labels(route)


@final
class AccessLog:
    """The access log of a server, and its counts of requests."""

    def __init__(self, pseudonyms: Pseudonyms, busiest: Busiest) -> None:
        self._pseudonyms = pseudonyms
        self._busiest = busiest

    def request(self, scope: Scope, visit: Visit, status: int, seconds: float, sent: int) -> None:
        """Note a request that has been answered."""
        method, route = known_method(scope["method"]), route_of(scope)
        _counted(method, route, status).inc()
        _timed(route).observe(seconds)
        _HTTP_BYTES.inc(sent)
        self._busiest.asked(visit.network, refused=status >= 400)
        if access.isEnabledFor(logging.INFO):
            told: dict[str, object] = {"method": method, "status": status}
            if visit.refused is not None:
                told["code"] = visit.refused
            told |= {"ms": round(seconds * 1000, 1), "bytes": sent}
            self._tell("request", scope, visit, told)

    def opened(self, scope: Scope, visit: Visit) -> None:
        """Note a live connection that was accepted."""
        if access.isEnabledFor(logging.INFO):
            self._tell("connection opened", scope, visit, {})

    def closed(self, scope: Scope, visit: Visit, code: int | None, seconds: float, sent: int) -> None:
        """Note the end of a live connection, or that there is none."""
        self._busiest.asked(visit.network, refused=visit.refused is not None)
        _LIVE_BYTES.inc(sent)
        if access.isEnabledFor(logging.INFO):
            told: dict[str, object] = {} if code is None else {"status": code}
            if visit.refused is not None:
                told["code"] = visit.refused
            told |= {"ms": round(seconds * 1000, 1), "bytes": sent}
            self._tell("connection closed", scope, visit, told)

    def _tell(self, what: str, scope: Scope, visit: Visit, told: dict[str, object]) -> None:
        told["route"] = route_of(scope)
        game = game_of(scope)
        if game is not None:
            told["game"] = game
        told["client"] = self._pseudonyms.of(visit.network)
        # Not by access.info, which looks for the line of code that it was called from.
        access.handle(access.makeRecord(access.name, logging.INFO, "", 0, what, (), None, extra=told))


def known_method(method: str) -> str:
    """A method of HTTP, or that it is another."""
    return method if method in METHODS else OTHER


def route_of(scope: Scope) -> str:
    """The pattern of the address that was asked for; "none" where there is nothing."""
    path: str = getattr(scope.get("route"), "path", None) or "none"
    return path.removeprefix(PREFIX)
