"""Times of replies, and whether those of two games differ by more than chance."""

import http.client
import json
import math
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from typing import Any
from urllib.parse import urlsplit

SIGMAS = 5.0
"""How far from chance the ranks of two samples are if they count as different."""

SHARE = 0.05
"""By how much, besides, their medians differ: what is less is lost in the noise of any network."""

DOUBT = 1.5
"""What is nearer to chance than so many standard deviations needs no more samples."""


class Clocked:
    """A connection that tells how long replies take."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._connection = http.client.HTTPConnection(parts.hostname or "", parts.port)

    def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> tuple[float, int]:
        """The seconds that a reply took, and its status."""
        headers = {"Content-Type": "application/json", "Accept-Encoding": "gzip"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        sent = None if body is None else json.dumps(body)
        began = time.perf_counter()
        self._connection.request(method, f"/api/v1{path}", sent, headers)
        reply = self._connection.getresponse()
        reply.read()
        return time.perf_counter() - began, reply.status

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


def rank_distance(one: Sequence[float], other: Sequence[float]) -> float:
    """By how many standard deviations the ranks of two samples differ from chance (Mann and Whitney)."""
    ranked = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    total = sum(number for number, (_, which) in enumerate(ranked, 1) if which)
    many, few = len(one), len(other)
    expected = few * (many + few + 1) / 2
    return (total - expected) / math.sqrt(many * few * (many + few + 1) / 12)


def differ(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether two samples differ by more than chance, and by an amount that somebody could use."""
    apart = abs(math.log(median(other) / median(one)))
    return abs(rank_distance(one, other)) > SIGMAS and apart > math.log1p(SHARE)


def are_told_apart(sample: Callable[[], tuple[Sequence[float], Sequence[float]]], most: int) -> bool:
    """Whether two games are told apart by their times, with as many samples as it takes, within bounds.

    What is chance goes away with more of them, and what is not grows: a machine that is busy with something
    else only makes it take longer.
    """
    one: list[float] = []
    other: list[float] = []
    for _ in range(most):
        more = sample()
        one += more[0]
        other += more[1]
        if abs(rank_distance(one, other)) < DOUBT:
            return False
        if differ(one, other):
            return True
    return False


def interleaved(
    ways: Sequence[Callable[[], float]], before: Callable[[], None], times: int, rng: Random
) -> list[list[float]]:
    """Samples of several ways, taken in turns and in random order, with something done before each round."""
    samples: list[list[float]] = [[] for _ in ways]
    for _ in range(times):
        before()
        order = list(range(len(ways)))
        rng.shuffle(order)
        for number in order:
            samples[number].append(ways[number]())
    return samples
