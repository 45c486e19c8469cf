"""The table: the one authority over a game, whoever shows it.

Since the last point of no return (a draw, a hand shown, a decision of the opponent's, the end of the
turn) a player's actions are provisional: only their author sees them, and may take them back. They are
published in order when such a point is reached.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias, final

from arpents.engine.action import Action
from arpents.engine.chance import Chance
from arpents.engine.choosing import GameOver
from arpents.engine.events import Event, drawn_in
from arpents.engine.game import Game
from arpents.engine.hashing import state_hash
from arpents.engine.offers import Offer
from arpents.engine.previews import is_final
from arpents.engine.reasons import CONCEDED
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import OVER, State
from arpents.engine.views import View
from arpents.errors import ArpentsError
from arpents.table.history import choices, last_choice
from arpents.table.moments import Kept, Moments

SPACING: Final = 64
"""After so many events a published state is kept, from which to go on when something is taken back."""


Chosen: TypeAlias = "Action | Callable[[Table], Action]"
"""An action, or how to choose it from what is on the table."""


class NotYourDecision(ArpentsError):
    """A side tried to act while the other one decides."""


class StaleVersion(ArpentsError):
    """A side acted on an older version of the game than the one it would change."""


class NothingToUndo(ArpentsError):
    """Nothing has been done since the last point of no return."""


@final
class Table:
    """A game with its seats, and what each seat may see and do.

    What was published is a state and the first so many events of the log; whatever is more in the game is
    provisional. The log is also the history by which actions are taken back.
    """

    def __init__(self, game: Game, seats: Mapping[Side, str] | None = None) -> None:
        self.seats: dict[Side, str] = {side: str(side) for side in SIDES} | dict(seats or {})
        self._game = game.copy()
        self._opening = game.state.copy()
        self._opened = len(game.log)
        self._published = self._opening
        self._told = self._opened
        self._versions: dict[Side | None, int] = {None: 0, SIDES[0]: 0, SIDES[1]: 0}
        self._kept: Kept = {}
        self._landmarks: list[tuple[int, State]] = []
        """Published states by how many events came before them: nothing is lived again from further back."""

    @property
    def decider(self) -> Side | None:
        """The side that must decide now, or None when the game is over."""
        return self._game.decider

    @property
    def game(self) -> Game:
        """A copy of the game with all that was done, provisional or not: for saving, never for showing."""
        return self._game.copy()

    @property
    def drawn(self) -> list[str]:
        """The cards that chance gave while the last action was done, or in the deal: for saving alone.

        Nobody sees all of them, since a deal is to both sides.
        """
        log = self._game.log
        return drawn_in(log[last_choice(log, 0) or 0 :])

    @property
    def state_hash(self) -> int:
        """The hash of the state with all that was done: for saving alone, like what was drawn."""
        return state_hash(self._game.state)

    @property
    def states_kept(self) -> int:
        """How many states are kept to go back to: for whoever counts what a table takes."""
        return len(self._kept) + len(self._landmarks)

    def version(self, side: Side | None) -> int:
        """A number that grows whenever what this side (None: a spectator) can see has changed."""
        return self._versions[side]

    def view(self, side: Side | None) -> View:
        """What a side may see: its own provisional actions, but not the enemy's."""
        return View(self._game.state if side == self.decider else self._published, side)

    def events(self, side: Side | None, after: int = 0) -> list[Event]:
        """What happened, as a side may see it, after this many events."""
        return [event.seen_by(side) for event in self._game.log[after : self.count_events(side)]]

    def count_events(self, side: Side | None) -> int:
        """How many events a side may see."""
        return len(self._game.log) if side == self.decider else self._told

    def moments(self, side: Side | None) -> Moments:
        """The game so far, moment by moment, as much of it as a side may see; it stays as it is now."""
        game = self._game
        return Moments(game.state.rules, game.origin, game.log[: self.count_events(side)], self._kept)

    def offers(self) -> list[Offer]:
        """What the side that decides may do."""
        return self._game.offers()

    def can_undo(self, side: Side) -> bool:
        """Whether a side has anything to take back since the last point of no return."""
        return self._told < len(self._game.log) and side == self.decider

    def can_take_back(self, side: Side) -> bool:
        """Whether a side has chosen anything at this table that can be taken back against a patient enemy."""
        return not self._was_conceded() and last_choice(self._game.log, self._opened, side) is not None

    def apply(
        self,
        side: Side,
        chosen: Chosen,
        version: int | None = None,
        *,
        drawn: Sequence[str] | None = None,
        chance: Chance | None = None,
    ) -> list[Event]:
        """Let a side act, on the version of the game it saw; what it may see of what happened.

        The cards that are drawn meanwhile are those named in ``drawn``, as they were stored; else those that
        chance gives: the table's own, or from now on this one, so that what was seen tells nothing of what
        will come. What is refused changes nothing.

        An action that is to be chosen here is chosen once it is sure that the side decides, on this version.
        """
        self.check(side, version)
        action = chosen if isinstance(chosen, Action) else chosen(self)
        events = self._act(action, drawn, chance)
        if is_final(action, events, self.decider):
            self._publish()
        else:
            self._versions[side] += 1
        return [event.seen_by(side) for event in events]

    def undo(self, side: Side, version: int | None = None) -> Action:
        """Take back the last provisional action of a side."""
        self.check(side, version)
        undone = self._rewind(side, self._told)
        self._versions[side] += 1
        return undone

    def take_back(self, side: Side, version: int | None = None) -> Action:
        """Go back to before the last action that a side chose, whatever has happened since.

        When that is allowed is for the caller to say: an enemy who has seen something cannot forget it.
        If events that were told are gone, everybody's version grows. Chance is not taken back.
        """
        self._check_version(side, version)
        if self._was_conceded():
            raise GameOver("The game was conceded: nothing can be taken back in it.")
        taken_back = self._rewind(side, self._opened)
        if len(self._game.log) < self._told:
            self._publish()
        else:
            self._versions[side] += 1  # nobody else has seen it
        return taken_back

    def concede(self, side: Side) -> list[Event]:
        """Let a side give the game up, at any time.

        What it has done by then stands, provisional or not; what the other side had not published never
        happened, since that side might have undone it.
        """
        if self.decider == side.other:
            self._restore(self._told)
        events = self._game.concede(side)
        self._publish()
        return events

    def _act(self, action: Action, drawn: Sequence[str] | None, chance: Chance | None) -> list[Event]:
        game = self._game
        before = game.chance
        if chance is not None:
            game.chance = chance.copy()
        try:
            return game.apply(action) if drawn is None else game.replay(action, drawn)
        except ArpentsError:
            game.chance = before
            raise

    def _rewind(self, side: Side, since: int) -> Action:
        """Go back to before the last action that a side chose after so many events; the action."""
        log = self._game.log
        number = last_choice(log, since, side)
        action = None if number is None else log[number].action
        if number is None or action is None:
            since_when = "at this table" if since == self._opened else "since the last point of no return"
            raise NothingToUndo(f"There is nothing to take back {since_when}.")
        self._restore(number)
        return action

    def _restore(self, length: int) -> None:
        """Bring the game back to where it was when its log had so many events."""
        log = self._game.log
        if length == len(log):
            return
        state, since = self._opening, self._opened
        while self._landmarks and self._landmarks[-1][0] > length:
            self._landmarks.pop()
        if length >= self._told:
            state, since = self._published, self._told
        elif self._landmarks:
            since, state = self._landmarks[-1]
        game = Game(state.copy(), self._game.chance, log[:since], self._game.origin)
        for choice in choices(log[since:length]):
            game.replay(choice.action, choice.drawn)
        self._game = game

    def _was_conceded(self) -> bool:
        state = self._game.state
        return state.phase == OVER and state.reason == CONCEDED

    def check(self, side: Side, version: int | None = None) -> None:
        """Refuse a side that does not decide, or has not seen the game as it is."""
        if self.decider is not None and side != self.decider:
            raise NotYourDecision(
                f"The {self.decider} side decides now; wait for {self.seats[self.decider]}."
            )
        self._check_version(side, version)

    def _check_version(self, side: Side, version: int | None) -> None:
        if version is not None and version != self._versions[side]:
            raise StaleVersion(
                f"Version {version} is not the one of now, {self._versions[side]}: look at the game again."
            )

    def _publish(self) -> None:
        self._published = self._game.state.copy()
        self._told = len(self._game.log)
        if self._told - (self._landmarks[-1][0] if self._landmarks else self._opened) >= SPACING:
            self._landmarks.append((self._told, self._published))
        for side in self._versions:
            self._versions[side] += 1
