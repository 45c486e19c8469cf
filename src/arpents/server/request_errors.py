"""Request errors: what a request can get wrong, each with a code for programs and a sentence for people."""

from __future__ import annotations

import math
from typing import ClassVar

from arpents.errors import ArpentsError


class Fault(ArpentsError):
    """A request that is refused, and the HTTP status that says so."""

    status: ClassVar[int] = 400


class NotYourSeat(Fault):
    """What only a player of the game may do or see, asked for with no token or one of no seat."""

    status = 403


class PrivateGame(Fault):
    """A private game, asked for without a token of one of its seats."""

    status = 403

    def __init__(self) -> None:
        super().__init__("This game is private: use the link of your seat, or the one you were invited by.")


class GameNotOpen(Fault):
    """A game that cannot be joined or aborted any more."""

    status = 409


class GameNotBegun(Fault):
    """A game in which there is nothing to do yet, since an opponent is missing."""

    status = 409


class GameNotOver(Fault):
    """What is shown of finished games only."""

    status = 409


class NotAbandoned(Fault):
    """A game whose other player has not been away for long enough."""

    status = 409


class NoTakingBack(Fault):
    """Only what was done against a bot can be taken back for good."""

    status = 409


class BadRequest(Fault):
    """A request whose parts are not what they should be."""

    status = 422


class BadName(Fault):
    """A name of a player that cannot be read, or is taken for that of somebody else."""

    status = 422


class BadRecord(Fault):
    """A record of a game that cannot be read, or does not follow the rules."""

    status = 422


class TooOften(Fault):
    """A client that asks for more than its share; it may try again later."""

    status = 429

    def __init__(self, what: str, seconds: float) -> None:
        self.what = what
        self.seconds = seconds
        super().__init__(f"Too many {what} from you: try again in {math.ceil(seconds)} seconds.")


class TooBusy(Fault):
    """Work that has to wait for that of others, when enough is waiting already."""

    status = 503
    seconds = 5.0

    def __init__(self) -> None:
        super().__init__("The server has too much to do for that just now: try again in a moment.")


class GameFull(Fault):
    """A side that has done as much in a game as anybody may."""

    status = 409


class Banned(Fault):
    """A client from a network that is banned."""

    status = 403

    def __init__(self) -> None:
        super().__init__(
            "Your network is banned from this server. If that is a mistake, write to whoever runs it."
        )


class TooLarge(Fault):
    """A request that is larger than any sensible one."""

    status = 413


class Refused(Fault):
    """An action that the rules refuse, with what is legal instead; it goes by the code of the refusal."""

    status = 422

    def __init__(self, error: ArpentsError, legal: object) -> None:
        self.error = error
        self.legal = legal
        super().__init__(str(error))
