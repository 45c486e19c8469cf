"""Networks: whom an address belongs to, for limits that a client must not get around by changing it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

OWN_BITS: Final = 64
"""How many bits of an IPv6 address name the network of a household; the rest its devices choose."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """The network that an address counts for: itself, or the /64 of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> OWN_BITS << OWN_BITS)}/{OWN_BITS}"
