"""Visits: what is known of a request or connection while it is under way, wherever that is needed."""

from __future__ import annotations

from contextvars import ContextVar
from random import Random, SystemRandom
from typing import Final, final

from starlette.types import Scope

from arpents.server.networks import UNKNOWN, network_of

_IDS: Final = Random(SystemRandom().getrandbits(128))
"""Numbers of requests need not be secret, only unlike each other in all processes."""

LONGEST_GAME: Final = 16
"""Names of games are shorter; a token that somebody put in their place is not, and is not logged."""


@final
class Visit:
    """A request or a live connection: its number in the logs, and the network it comes from."""

    __slots__ = ("address", "id", "network", "refused")

    def __init__(self, address: str) -> None:
        self.id = f"{_IDS.getrandbits(64):016x}"
        self.address = address
        self.network = network_of(address) if address else UNKNOWN
        self.refused: str | None = None
        """The code of the error that it was answered with."""


CURRENT: Final[ContextVar[Visit | None]] = ContextVar("arpents_visit", default=None)
"""The visit in the course of which something happens."""


def begin_visit(scope: Scope) -> Visit:
    """Note that a request or a connection begins here."""
    client = scope.get("client")
    visit = Visit(client[0] if client else "")
    CURRENT.set(visit)
    scope["visit"] = visit
    return visit


def game_of(scope: Scope) -> str | None:
    """The game that a request is about, if its name is one that a game could have."""
    game = scope.get("path_params", {}).get("game")
    if isinstance(game, str) and len(game) <= LONGEST_GAME and game.isascii() and game.isalnum():
        return game
    return None
