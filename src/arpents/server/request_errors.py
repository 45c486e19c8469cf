"""Request errors: what a request can get wrong, each with a code for programs and a sentence for people."""

from __future__ import annotations

import math
from typing import ClassVar

from arpents.errors import ArpentsError


class Fault(ArpentsError):
    """A request that is refused, and the HTTP status that says so."""

    status: ClassVar[int] = 400

    def __init_subclass__(cls, status: int) -> None:
        super().__init_subclass__()
        cls.status = status


class NotYourSeat(Fault, status=403):
    """What only a player of the game may do or see, asked for with no token or one of no seat."""


class PrivateGame(Fault, status=404):
    """A private game, asked for by somebody who may not know of it: the answer is that there is no such game.

    Only the log of the server calls it by this name.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(game)


class GameNotOpen(Fault, status=409):
    """A game that cannot be joined or aborted any more."""


class GameNotBegun(Fault, status=409):
    """A game in which there is nothing to do yet, since an opponent is missing."""


class GameNotOver(Fault, status=409):
    """What is shown of finished games only."""


class NotAbandoned(Fault, status=409):
    """A game whose other player has not been away for long enough."""


class NoTakingBack(Fault, status=409):
    """Only what was done against a bot can be taken back for good."""


class BadRequest(Fault, status=422):
    """A request whose parts are not what they should be."""


class BadName(Fault, status=422):
    """A name of a player that cannot be read, or is taken for that of somebody else."""


class BadRecord(Fault, status=422):
    """A record of a game that cannot be read, or does not follow the rules."""


class TooOften(Fault, status=429):
    """A client that asks for more than its share; it may try again later."""

    def __init__(self, what: str, seconds: float) -> None:
        self.what = what
        self.seconds = seconds
        super().__init__(f"Too many {what} from you: try again in {math.ceil(seconds)} seconds.")


class TooBusy(Fault, status=503):
    """Work that has to wait for that of others, when enough is waiting already."""

    seconds = 5.0

    def __init__(self) -> None:
        super().__init__("The server has too much to do for that just now: try again in a moment.")


class GameFull(Fault, status=409):
    """A side that has done as much in a game as anybody may."""


class Banned(Fault, status=403):
    """A client from a network that is banned."""

    def __init__(self) -> None:
        super().__init__(
            "Your network is banned from this server. If that is a mistake, write to whoever runs it."
        )


class TooLarge(Fault, status=413):
    """A request that is larger than any sensible one."""


class Refused(Fault, status=422):
    """An action that the rules refuse, with what is legal instead; it goes by the code of the refusal."""

    def __init__(self, error: ArpentsError, legal: object) -> None:
        self.error = error
        self.legal = legal
        super().__init__(str(error))
