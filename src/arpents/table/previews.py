"""Previews: what an action would do, as far as the side that thinks of it can know.

The action is done on a position that the side's view leaves possible. What is told of it is the same for
all of them: which cards come up, and what the enemy answers, is left out.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from arpents.engine import events as kinds
from arpents.engine.action import Action
from arpents.engine.actions.turn import begin_turn
from arpents.engine.bags import kind_of, lowest
from arpents.engine.decks import draw
from arpents.engine.events import Event
from arpents.engine.packs import PACKS
from arpents.engine.play import perform, takes_an_action
from arpents.engine.scoring import Outcome, outcome, points
from arpents.engine.sides import NOBODY, SIDES, Side
from arpents.engine.state import ACTIONS, DRAW, OVER, UPKEEP, State
from arpents.engine.views import View, sample
from arpents.table.table import is_final

_ANY: Final = 0
"""Whatever the seed is, what is told is the same."""


@final
class Preview:
    """What an action would do.

    ``before`` and ``after`` are positions from which only what everybody sees may be told: the rest of
    them is made up. After the action, cards may be drawn; ``then`` is where somebody has to decide again.
    """

    def __init__(self, state: State, action: Action) -> None:
        self.action = action
        self.side: Side = SIDES[action.side_number]
        self.before = state
        self.after = state.copy()
        self.events: list[Event] = []
        perform(self.after, action, self.events)
        while self.after.phase == DRAW:
            me = self.after.of(self.after.to_move)
            draw(self.after, kind_of(me.pack, lowest(me.deck)), self.events)
        self.then = self.after.copy()
        later: list[Event] = []
        while self.then.phase == UPKEEP:
            begin_turn(self.then, later)
        self.is_final = is_final(action, [*self.events, *later], self.decider)
        """Whether it cannot be taken back: hidden cards come up, or the turn or the decision passes on."""

    @property
    def decider(self) -> Side | None:
        """The side that decides next, or None if the game is over then."""
        return None if self.then.decider == NOBODY else SIDES[self.then.decider]

    @property
    def money(self) -> int:
        """The change of the side's money."""
        return self.after.of(self.side).money - self.before.of(self.side).money

    def points(self, side: int) -> int:
        """The change of a side's points."""
        return points(self.after, side) - points(self.before, side)

    @property
    def is_free(self) -> bool:
        """Whether it takes no action of the turn."""
        return self.before.phase != ACTIONS or not takes_an_action(self.before, self.action.verb_number)

    @property
    def actions_left(self) -> int | None:
        """How many actions of the turn are left, or None if it ends."""
        goes_on = self.then.turn == self.before.turn and self.then.phase != OVER
        return self.then.actions_left if goes_on else None

    @property
    def asks(self) -> bool:
        """Whether somebody has to decide something else next than what to do in a turn."""
        return self.then.phase not in (ACTIONS, OVER)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ends with it, if it does."""
        return outcome(self.then)

    def cards(self, kind: int, side: int) -> list[str]:
        """The cards of the events of a kind that happen to a side."""
        found = (
            event.card_bag for event in self.events if event.kind_number == kind and event.side_number == side
        )
        return [name for cards in found for name in PACKS[side].names(cards)]

    @property
    def draws(self) -> int:
        """How many cards are drawn."""
        return sum(event.detail_number for event in self.events if event.kind_number == kinds.CARDS_DRAWN)

    @property
    def rebuilds(self) -> bool:
        """Whether the discard pile becomes the deck."""
        return any(event.kind_number == kinds.DECK_REBUILT for event in self.events)


def preview(view: View, action: Action) -> Preview:
    """What an action would do that is offered to the side with this view."""
    return Preview(sample(view, Random(_ANY)), action)
