"""The commands of ``admin`` about clients: who asks a server for most, and who may not ask at all."""

from __future__ import annotations

import re
import time
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import Annotated, Final

import typer

from arpents.cli.admin import admin, stored_at
from arpents.cli.terminal import FAILED, WORDS, complain
from arpents.errors import ArpentsError

Network = IPv4Network | IPv6Network

SECONDS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}
LONGEST_BAN: Final = 100 * 366 * 86400
SINCE: Final = 180.0
"""How long ago, in seconds, processes may have told of their clients: those that are busy do every minute."""

LONGEST_REASON: Final = 500
LARGE: Final = {4: 8, 6: 16}
"""Networks with shorter prefixes are so large that nobody means them."""

_TIME: Final = "%Y-%m-%d %H:%M:%S UTC"

NETWORK: Final = typer.Argument(metavar="NETWORK", help=WORDS("argument-network"))


class BadNetwork(ArpentsError):
    """A network that cannot be banned: what is wrong with it."""


class BadDuration(ArpentsError):
    """A time that a ban cannot last."""


@admin.command(help=WORDS("about-admin-ban"))
def ban(
    network: Annotated[str, NETWORK],
    for_: Annotated[str | None, typer.Option("--for", metavar="TIME", help=WORDS("option-ban-for"))] = None,
    reason: Annotated[str, typer.Option(metavar="TEXT", help=WORDS("option-ban-reason"))] = "",
    yes: Annotated[bool, typer.Option("--yes", help=WORDS("option-ban-yes"))] = False,
) -> None:
    """Ban a network; running servers notice within seconds."""
    from arpents.server.store import Ban, add_ban  # noqa: PLC0415

    meant = read_network(network)
    if _is_dangerous(meant) and not yes:
        raise BadNetwork(WORDS("ban-dangerous", network=str(meant)))
    now = time.time()
    until = None if for_ is None else now + read_duration(for_)
    told = " ".join(reason.split())[:LONGEST_REASON]
    add_ban(stored_at(), Ban(str(meant), now, until, told))
    if until is None:
        typer.echo(WORDS("banned", network=str(meant)))
    else:
        typer.echo(WORDS("banned-until", network=str(meant), until=_moment(until)))


@admin.command(help=WORDS("about-admin-unban"))
def unban(network: Annotated[str, NETWORK]) -> None:
    """Lift a ban."""
    from arpents.server.store import remove_ban  # noqa: PLC0415

    meant = str(read_network(network))
    if not remove_ban(stored_at(), meant):
        complain(WORDS("ban-unknown", network=meant))
        raise typer.Exit(FAILED)
    typer.echo(WORDS("unbanned", network=meant))


@admin.command(help=WORDS("about-admin-bans"))
def bans() -> None:
    """List the bans that hold."""
    from arpents.server.store import list_bans  # noqa: PLC0415

    found = list_bans(stored_at(), time.time())
    if not found:
        typer.echo(WORDS("bans-none"))
    for one in found:
        until = WORDS("ban-for-good") if one.expires_at is None else _moment(one.expires_at)
        typer.echo(f"{one.network:<24} {until:<24} {_printable(one.reason)}".rstrip())


@admin.command(help=WORDS("about-admin-clients"))
def clients() -> None:
    """List the busiest clients of all running servers."""
    from arpents.server.store import busiest_clients  # noqa: PLC0415

    found = busiest_clients(stored_at(), time.time() - SINCE)
    if not found:
        typer.echo(WORDS("clients-none"))
        return
    heads = [WORDS(f"clients-{name}") for name in ("network", "client", "requests", "refused", "work")]
    typer.echo("{:<24} {:<12} {:>8} {:>8} {:>10}".format(*heads))
    for one in found:
        numbers = f"{one.requests:>8} {one.refused:>8} {one.work:>10.0f}"
        typer.echo(f"{one.network:<24} {one.client:<12} {numbers}")


def read_network(told: str) -> Network:
    """A network as somebody has typed it; a single IPv6 address stands for the 64 bits that it is in."""
    try:
        network = ip_network(told.strip())
    except ValueError as error:
        raise BadNetwork(WORDS("ban-bad-network", network=told)) from error
    if isinstance(network, IPv4Network):
        return network
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= 96:
        return IPv4Network((mapped, network.prefixlen - 96))
    if "/" not in told:
        return IPv6Network((IPv6Address(int(network.network_address) >> 64 << 64), 64))
    return network


def read_duration(told: str) -> float:
    """The seconds of a time such as 90m, 12h or 7d."""
    found = re.fullmatch(r"([0-9]{1,9})([smhdw])", told.strip())
    seconds = int(found[1]) * SECONDS[found[2]] if found else 0
    if not 0 < seconds <= LONGEST_BAN:
        raise BadDuration(WORDS("ban-bad-duration", time=told))
    return float(seconds)


def _is_dangerous(network: Network) -> bool:
    """Whether a ban would shut out this machine itself, or a large part of all people."""
    own = IPv4Network("127.0.0.0/8") if isinstance(network, IPv4Network) else IPv6Network("::1/128")
    return network.prefixlen < LARGE[network.version] or network.overlaps(own)


def _moment(seconds: float) -> str:
    return time.strftime(_TIME, time.gmtime(seconds))


def _printable(text: str) -> str:
    return "".join(one if one.isprintable() else "?" for one in text)
