"""The table: the one authority over a game, whoever shows it.

Since the last point of no return (a draw, a hand shown, a decision of the opponent's, the end of the
turn) a player's actions are provisional: only their author sees them, and may take them back. They are
published in order when such a point is reached.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from arpents.engine.action import Action
from arpents.engine.events import CARDS_DRAWN, HAND_SHOWN, Event
from arpents.engine.game import Game
from arpents.engine.sides import SIDES, Side
from arpents.engine.verbs import END_TURN
from arpents.engine.views import View
from arpents.errors import ArpentsError

_NO_RETURN: Final = frozenset((CARDS_DRAWN, HAND_SHOWN))
"""The events after which nothing can be taken back, since they tell what was hidden."""


class NotYourDecision(ArpentsError):
    """A side tried to act while the other one decides."""


class StaleVersion(ArpentsError):
    """A side acted on an older version of the game than the one it would change."""


class NothingToUndo(ArpentsError):
    """Nothing has been done since the last point of no return."""


@final
class Table:
    """A game with its seats, and what each seat may see and do."""

    def __init__(self, game: Game, seats: Mapping[Side, str] | None = None) -> None:
        self.seats: dict[Side, str] = {side: str(side) for side in SIDES} | dict(seats or {})
        self._published = game.copy()
        self._game = game.copy()
        self._provisional: list[Action] = []
        self._versions: dict[Side | None, int] = {None: 0, SIDES[0]: 0, SIDES[1]: 0}

    @property
    def decider(self) -> Side | None:
        """The side that must decide now, or None when the game is over."""
        return self._game.decider

    @property
    def game(self) -> Game:
        """A copy of the game with all that was done, provisional or not: for saving, never for showing."""
        return self._game.copy()

    def version(self, side: Side | None) -> int:
        """A number that grows whenever what this side (None: a spectator) can see has changed."""
        return self._versions[side]

    def view(self, side: Side | None) -> View:
        """What a side may see: its own provisional actions, but not the enemy's."""
        return self._seen_from(side).view(side)

    def events(self, side: Side | None, after: int = 0) -> list[Event]:
        """What happened, as a side may see it, after this many events."""
        return [event.seen_by(side) for event in self._seen_from(side).log[after:]]

    def can_undo(self, side: Side) -> bool:
        """Whether a side has anything to take back."""
        return bool(self._provisional) and side == self.decider

    def apply(self, side: Side, action: Action, version: int | None = None) -> list[Event]:
        """Let a side act, on the version of the game it saw; what it may see of what happened."""
        self._check(side, version)
        events = self._game.apply(action)
        if (
            self.decider != side
            or action.verb == END_TURN
            or any(event.kind in _NO_RETURN for event in events)
        ):
            self._publish()
        else:
            self._provisional.append(action)
            self._versions[side] += 1
        return [event.seen_by(side) for event in events]

    def undo(self, side: Side, version: int | None = None) -> Action:
        """Take back the last provisional action of a side."""
        self._check(side, version)
        if not self._provisional:
            raise NothingToUndo("There is nothing to take back since the last point of no return.")
        undone = self._provisional.pop()
        self._game = self._published.copy()
        for action in self._provisional:
            self._game.apply(action)
        self._versions[side] += 1
        return undone

    def concede(self, side: Side) -> list[Event]:
        """Let a side give the game up, at any time; what was provisional never happened."""
        if self._provisional:
            self._game = self._published.copy()
        events = self._game.concede(side)
        self._publish()
        return events

    def _seen_from(self, side: Side | None) -> Game:
        return self._game if side == self.decider else self._published

    def _check(self, side: Side, version: int | None) -> None:
        if self.decider is not None and side != self.decider:
            raise NotYourDecision(
                f"The {self.decider} side decides now; wait for {self.seats[self.decider]}."
            )
        if version is not None and version != self._versions[side]:
            raise StaleVersion(
                f"Version {version} is not the one of now, {self._versions[side]}: look at the game again."
            )

    def _publish(self) -> None:
        self._published = self._game.copy()
        self._provisional.clear()
        for side in self._versions:
            self._versions[side] += 1
