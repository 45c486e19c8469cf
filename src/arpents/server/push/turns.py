"""Turns: what is left to be told of the turn of a game, to a few browsers, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, final

from arpents.engine.state import PHASES
from arpents.server.games.room import PLAYING, Room
from arpents.server.store import Subscription


class Due(NamedTuple):
    """That a seat has to decide: in which game, whose, and in which turn."""

    game: str
    seat: str
    turn: str


class Sending(NamedTuple):
    """A notice to one browser, from when on it may be sent, and what came of it so far."""

    subscription: Subscription
    at: float
    tries: int = 0
    """How often the browser's service has not taken it."""
    put_off: int = 0
    """How often this server was too busy, for which nobody is to blame."""


def due_in(room: Room) -> Due | None:
    """Who has to decide in a game, as everybody may know; bots need no notice."""
    if room.status != PLAYING or room.table is None or room.decider is None:
        return None
    key = room.players[room.decider].token
    if key is None:
        return None
    state = room.table.view(None).state
    kind = "turn" if PHASES[state.phase] == "actions" else "question"
    return Due(room.id, key, f"{state.turn} {kind}")


@final
class Turn:
    """The turn of a game, of which there is one at a time, with the notices that are left of it."""

    __slots__ = ("begun", "due", "held_up", "left", "missed", "over", "timer")

    def __init__(self, due: Due, missed: Sequence[Subscription] = ()) -> None:
        self.due = due
        self.begun = False
        self.left: list[Sending] = []
        """No more than a seat has browsers."""
        self.missed = missed
        """Browsers that took nothing in the turn before, while it lasted."""
        self.over = False
        self.held_up = False
        """Whether it waits for a notice of the turn before, which is still on its way."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def next(self) -> Sending | None:
        """What is to be sent next, if anything is."""
        return min(self.left, key=lambda sending: sending.at, default=None)

    def take(self) -> Sending | None:
        """Take what is to be sent next."""
        sending = self.next
        if sending is not None:
            self.left.remove(sending)
        return sending

    def end(self) -> list[Subscription]:
        """Drop what is left, and return the browsers that were tried and took nothing."""
        self.over = True
        if self.timer is not None:
            self.timer.cancel()
        missed = {(one.seat, one.name): one for one in self.missed}
        missed |= {(one.seat, one.name): one for one, _, tries, _ in self.left if tries}
        self.left = []
        self.missed = ()
        return list(missed.values())
