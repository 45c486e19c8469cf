"""Addresses: what an endpoint may be, and which machines may be behind its name.

An endpoint is HTTPS at the usual port, by a name. Every address of that name must be a public one: a name of
which one address is inside is one that somebody has made for that.
"""

from __future__ import annotations

import asyncio
import math
import re
import socket
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Final, final

from msgspec import Struct

from arpents.server.push.prompt_hosts import PromptHosts
from arpents.server.request_errors import TooBusy

LONGEST: Final = 1000
"""The most characters of an endpoint; those of the services that there are have some two hundred."""

PORT: Final = 443
SECONDS: Final = 4.0
"""How long a name may take to be looked up."""

THREADS: Final = 4
WAITING: Final = 32
"""How many names may be looked up or wait for it, in each of two lanes."""

_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_ENDPOINT: Final = re.compile(
    # The last label of a name begins with a letter, which no way of writing a number of an address does.
    rf"https://((?:{_LABEL}\.)+[a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])?)(?::{PORT})?(/[!-\"$-\[\]-~]*)"
)

_INSIDE_V4: Final = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.31.196.0/24",
            "192.52.193.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "192.175.48.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4",
            "240.0.0.0/4",
        ),
    )
)
_OUTSIDE_V6: Final = IPv6Network("2000::/3")
"""All that is given out to anybody: so no local address, no multicast, none that stands for an IPv4 one."""

_INSIDE_V6: Final = tuple(
    map(IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"))
)
"""Of these, what leads elsewhere, or nowhere: tunnels to IPv4 addresses, examples, tests."""


class NotPublic(Exception):
    """A name that is not one of a machine that everybody can reach."""


class Endpoint(Struct, frozen=True):
    """Where a notice is sent: the name of a machine, and the path on it."""

    host: str
    path: str


def endpoint_in(url: str) -> Endpoint | None:
    """The endpoint that an address is, if it is one."""
    found = _ENDPOINT.fullmatch(url) if len(url) <= LONGEST else None
    return None if found is None or len(found[1]) > 253 else Endpoint(found[1], found[2])


def is_public(told: str) -> bool:
    """Whether an address is one of a machine that everybody can reach."""
    try:
        address = ip_address(told)
    except ValueError:
        return False
    if address.version == 4:
        return not any(address in network for network in _INSIDE_V4)
    return address in _OUTSIDE_V6 and not any(address in network for network in _INSIDE_V6)


LookUp = Callable[[str], Iterable[str]]
"""What tells the addresses of a name, and may take its time."""


def look_up(host: str) -> list[str]:
    """The addresses of a name, as the system knows them."""
    found = socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


@final
class _Lane:
    """Some threads, and how many look-ups they have been given that have not ended."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="resolver")
        self.asked = 0

    def done(self, looking: asyncio.Future[list[str]]) -> None:
        """Note that a look-up has ended."""
        self.asked -= 1
        if not looking.cancelled():
            looking.exception()  # looked at, since there may be nobody left to do so


@final
class Resolver:
    """Looks names up in threads of its own, so that nobody else waits for a slow one."""

    def __init__(self, look: LookUp = look_up, *, seconds: float = SECONDS) -> None:
        self._look = look
        self._seconds = seconds
        self._hosts = PromptHosts()
        self._prompt, self._others = _Lane(), _Lane()

    async def public_addresses(self, host: str) -> list[str]:
        """All addresses of a name.

        Raises:
            NotPublic: there are none, or one is not for everybody, or the name takes too long.
            TooBusy: all threads are taken by other names.
        """
        lane = self._prompt if host in self._hosts else self._others
        if lane.asked >= WAITING:
            raise TooBusy
        began: list[float] = []
        job = lane.threads.submit(self._found, host, began)
        lane.asked += 1
        looking = asyncio.wrap_future(job)
        looking.add_done_callback(lane.done)
        try:
            found = await asyncio.wait_for(asyncio.shield(looking), self._seconds)
        except TimeoutError as error:
            # One that has waited for a thread most of its time is not known to be slow.
            if job.cancel() or not began or time.monotonic() - began[0] < self._seconds / 2:
                raise TooBusy from error
            self._hosts.took(host, math.inf)
            raise NotPublic(f"{host} is not known") from error
        except (OSError, UnicodeError) as error:
            raise NotPublic(f"{host} is not known") from error
        if not found or not all(map(is_public, found)):
            raise NotPublic(f"{host} is not for everybody")
        self._hosts.took(host, time.monotonic() - began[0])
        return found

    def _found(self, host: str, began: list[float]) -> list[str]:
        began.append(time.monotonic())
        return list(dict.fromkeys(self._look(host)))

    def close(self) -> None:
        """Look up nothing more."""
        for lane in (self._prompt, self._others):
            lane.threads.shutdown(wait=False, cancel_futures=True)
