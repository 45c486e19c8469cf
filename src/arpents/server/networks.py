"""Networks: who asks, by address and by the network that limits, bans and logs know them by.

Whoever has an IPv6 address usually has 2^64 of them, so a client is an IPv4 address or an IPv6 /64.
"""

from __future__ import annotations

import hmac
import secrets
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

UNKNOWN: Final = "unknown"
"""The network of those whose address cannot be read: they share one."""

LONGEST_ADDRESS: Final = 64
"""No address has more characters."""

_REMEMBERED: Final = 8192
_HASH_BYTES: Final = 6
_KEY_BYTES: Final = 32


@lru_cache(_REMEMBERED)
def address_of(told: str) -> Address | None:
    """An address as a connection or a proxy tells it, perhaps with a port; an IPv4 one in IPv6 is IPv4."""
    if len(told) > LONGEST_ADDRESS:
        return None
    try:
        address = ip_address(_without_port(told))
    except ValueError:
        return None
    if isinstance(address, IPv4Address):
        return address
    return address.ipv4_mapped or IPv6Address(int(address))


@lru_cache(_REMEMBERED)
def network_of(told: str) -> str:
    """The network that an address is counted by."""
    address = address_of(told)
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv4Address):
        return str(address)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def is_inside(told: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    address = address_of(told)
    return address is not None and any(
        address.version == network.version and address in network for network in _INSIDE
    )


_INSIDE: Final[tuple[Network, ...]] = (
    *map(IPv4Network, ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")),
    *map(IPv6Network, ("::1/128", "fc00::/7", "fe80::/10")),
)


def _without_port(told: str) -> str:
    if told.startswith("["):
        return told[1:].partition("]")[0]
    return told.partition(":")[0] if told.count(":") == 1 else told


@final
class Pseudonyms:
    """What logs call clients: a keyed hash, so that a log does not tell addresses.

    Processes with the same key call a client the same. Without one, each has a random key, and a restart
    makes all hashes new.
    """

    def __init__(self, key: str = "") -> None:
        self._key = key.encode() or secrets.token_bytes(_KEY_BYTES)
        self._known: dict[str, str] = {}

    def of(self, network: str) -> str:
        """The name of a network in the logs."""
        name = self._known.get(network)
        if name is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            name = hmac.digest(self._key, network.encode(), "sha256")[:_HASH_BYTES].hex()
            self._known[network] = name
        return name
