"""Moments: a game as it stood whenever somebody had to decide, found again from its log.

A moment is named by how many decisions, or by how many events came before it. Whoever may read a log may
see its moments with the same eyes: they tell nothing that was not known then.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final, final

from arpents.engine.chance import replay_draws
from arpents.engine.events import Event, drawn_in
from arpents.engine.game import replay_choice
from arpents.engine.reasons import REASONS
from arpents.engine.rules import Rules
from arpents.engine.scoring import end_game
from arpents.engine.setup import set_up
from arpents.engine.state import State
from arpents.engine.views import View
from arpents.records.file_replay import NoSuchMoment
from arpents.table.history import chosen

SPACING: Final = 32
"""Of so many moments one is kept, and those between are found from it."""

Kept = dict[int, tuple[Event, State]]
"""States by how many decisions came before them, each with the last event before: it tells whether that is
still how the game went."""


@final
class Moments:
    """All moments of a game, as far as a log tells it."""

    def __init__(self, rules: Rules, origin: State | None, log: Sequence[Event], kept: Kept) -> None:
        self.log = log
        self._rules = rules
        self._origin = origin
        self._kept = kept
        self.ends = [number for number, event in enumerate(log) if _begins(event)]
        """How many events came before each decision, and how many there are in all."""
        self.ends.append(len(log))

    @property
    def decisions(self) -> int:
        """How many decisions were made."""
        return len(self.ends) - 1

    def after_events(self, events: int) -> int:
        """The number of the first moment at which so many events had happened."""
        if events > len(self.log):
            raise NoSuchMoment(f"Only {len(self.log)} events have happened: name an earlier moment.")
        return bisect_left(self.ends, events)

    def state(self, number: int) -> State:
        """The game after so many decisions."""
        if number > self.decisions:
            raise NoSuchMoment(f"Only {self.decisions} decisions were made: name an earlier moment.")
        known, state = self._nearest(number)
        for passed in range(known, number):
            self._go_on(state, passed)
            self._keep(passed + 1, state)
        return state

    def states(self) -> Iterator[State]:
        """The game at every moment; each is the same state, gone on."""
        state = self._first()
        yield state
        for passed in range(self.decisions):
            self._go_on(state, passed)
            yield state

    def _first(self) -> State:
        """Where somebody first had to decide."""
        state = set_up(self._rules, []) if self._origin is None else self._origin.copy()
        replay_draws(state, drawn_in(self.log[: self.ends[0]]), [])
        return state

    def _go_on(self, state: State, passed: int) -> None:
        """Decide as it was decided after so many decisions."""
        begin, end = self.ends[passed : passed + 2]
        event = self.log[begin]
        action = chosen(event)
        if action is not None:
            replay_choice(state, action, drawn_in(self.log[begin:end]), [])
        elif event.reason is not None:
            end_game(state, event.side, REASONS.index(event.reason), [])

    def _nearest(self, number: int) -> tuple[int, State]:
        """The last moment up to this one that is kept and still as it was, or the first, and its state.

        Several threads may keep and look at once: what was found is taken from where it was found.
        """
        for passed in range(number - number % SPACING, 0, -SPACING):
            found = self._kept.get(passed)
            if found is not None and found[0] is self.log[self.ends[passed] - 1]:
                return passed, found[1].copy()
        return 0, self._first()

    def _keep(self, number: int, state: State) -> None:
        if number % SPACING == 0:
            self._kept[number] = (self.log[self.ends[number] - 1], state.copy())


def _begins(event: Event) -> bool:
    """Whether a decision begins with an event: what somebody chose, or the end that somebody called."""
    return chosen(event) is not None or event.reason in ("conceded", "stopped")


def open_view(state: State) -> View:
    """A view that hides nothing: a game that is over lies open to everybody."""
    view = View(state, None)
    view.state = state.copy()
    return view
