"""Previews: what an action would do, as far as the side that thinks of it can know.

The action is done on a position that the side's view leaves possible. What is told of it is the same for
all of them: which cards come up, and what the enemy answers, is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, final

from mypy_extensions import i64

from arpents.engine.action import Action
from arpents.engine.actions.raiding import expected_answer
from arpents.engine.actions.turn import begin_turn
from arpents.engine.bags import kind_of, lowest
from arpents.engine.decks import draw
from arpents.engine.events import (
    CARD_CONVERTED,
    CARDS_DRAWN,
    CARDS_RETRIEVED,
    CARDS_RETURNED,
    CARDS_TAKEN,
    DECK_REBUILT,
    HAND_SHOWN,
    Event,
)
from arpents.engine.packs import Card
from arpents.engine.places import name_of
from arpents.engine.play import perform, takes_an_action
from arpents.engine.readable.locations import LocationView, board_key, board_of
from arpents.engine.scoring import Outcome, outcome, points
from arpents.engine.sides import NOBODY, SIDES, Side
from arpents.engine.sieges import committed_strength, starting_marker
from arpents.engine.state import (
    ACTIONS,
    BLOCK_AMBUSH,
    DRAW,
    GIVE_CARD,
    LOSE_CARD,
    OVER,
    UPKEEP,
    State,
)
from arpents.engine.verbs import AMBUSH, CONVERT, END_TURN

Answer = Literal["loses", "shows", "either"]
"""Whether the enemy loses a card or shows the hand, as far as it can be known."""

_NO_RETURN: Final = frozenset((CARDS_DRAWN, HAND_SHOWN))
"""The events after which nothing can be taken back, since they tell what was hidden."""

_ASKING_FOR_CARDS: Final = frozenset((AMBUSH, CONVERT))
_ANSWERED: Final = frozenset((BLOCK_AMBUSH, LOSE_CARD, GIVE_CARD))


def is_final(action: Action, events: Sequence[Event], decider: Side | None) -> bool:
    """Whether an action cannot be taken back, after which this happens and this side decides."""
    passes_on = decider != action.side or action.verb_number == END_TURN
    return passes_on or any(event.kind_number in _NO_RETURN for event in events)


@final
class SiegeChange:
    """A siege that begins, moves or ends: its marker before (None: it begins) and after (None: it ends)."""

    __slots__ = ("after", "attacker", "before", "location", "wasted")

    def __init__(
        self, location: str, attacker: Side, before: int | None, after: int | None, wasted: int
    ) -> None:
        self.wasted = wasted
        """The strength that is lost beyond the end of the track (6.7)."""
        self.location = location
        self.attacker = attacker
        self.before = before
        self.after = after

    def __repr__(self) -> str:
        """The change in one line."""
        before = "begins" if self.before is None else f"{self.before:+}"
        after = "ends" if self.after is None else f"{self.after:+}"
        return f"<siege of {self.location}: {before} → {after}>"


@final
class Preview:
    """What an action would do.

    ``before`` and ``after`` are positions from which only what everybody sees may be told: the rest of
    them is made up. After the action, cards may be drawn; ``then`` is where somebody has to decide again.
    """

    def __init__(self, state: State, action: Action) -> None:
        self.action = action
        self.side: Side = action.side
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
        self.irreversible = is_final(action, [*self.events, *later], self.decider)
        """Whether it cannot be taken back: hidden cards come up, or the turn or the decision passes on."""

    @property
    def decider(self) -> Side | None:
        """The side that decides next, or None if the game is over then."""
        return None if self.then.decider == NOBODY else SIDES[self.then.decider]

    @property
    def money(self) -> int:
        """The change of one's money."""
        return self.after.of(self.side).money - self.before.of(self.side).money

    @property
    def money_after(self) -> int:
        """One's money afterwards."""
        return self.after.of(self.side).money

    @property
    def points(self) -> int:
        """The change of one's points."""
        return self.points_of(self.side)

    @property
    def foe_points(self) -> int:
        """The change of the enemy's points."""
        return self.points_of(self.side.other)

    def points_of(self, side: Side) -> int:
        """The change of a side's points."""
        return points(self.after, side) - points(self.before, side)

    @property
    def free(self) -> bool:
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

    @property
    def sieges(self) -> list[SiegeChange]:
        """The sieges that it begins, moves or ends, or moves no further."""
        changed = []
        for attacker in SIDES:
            old, new = self.before.of(attacker), self.after.of(attacker)
            wasted = self._wasted(attacker) if new.siege else 0
            if wasted or (old.siege, old.marker) != (new.siege, new.marker):
                marker = old.marker if old.siege else None
                after = new.marker if new.siege else None
                changed.append(SiegeChange(name_of(new.siege or old.siege), attacker, marker, after, wasted))
        return changed

    def _wasted(self, attacker: Side) -> int:
        """How far a siege's marker would have gone beyond the end of its track."""
        old, new = self.before.of(attacker), self.after.of(attacker)
        start = old.marker if old.siege else starting_marker(self.after, new.siege)
        gained = committed_strength(self.after, attacker) - committed_strength(self.before, attacker)
        wasted = start + gained - new.marker
        return wasted if wasted > 0 else -wasted

    @property
    def places(self) -> list[LocationView]:
        """The locations where something else would stand than now, as they would be."""
        before, after = (board_of(board_key(state)).values() for state in (self.before, self.after))
        return [new for old, new in zip(before, after, strict=True) if _standing(old) != _standing(new)]

    @property
    def takes(self) -> tuple[Card, ...]:
        """The cards that one gains from the market, or from the enemy."""
        return self._cards(CARDS_TAKEN, self.side) + self._cards(CARD_CONVERTED, self.side.other)

    @property
    def returns(self) -> tuple[Card, ...]:
        """One's cards that go back to the market."""
        return self._cards(CARDS_RETURNED, self.side)

    @property
    def retrieves(self) -> tuple[Card, ...]:
        """The cards that come from the reserve into one's hand."""
        return self._cards(CARDS_RETRIEVED, self.side)

    @property
    def foe_loses(self) -> tuple[Card, ...]:
        """The enemy's cards that go to the market without a question, since all can tell the answer."""
        return self._cards(CARDS_RETURNED, self.side.other)

    @property
    def foe_answers(self) -> Answer | None:
        """What the enemy has to do about an ambush that it does not block, or a conversion.

        Only what is not told as a card that is lost or taken.
        """
        phase = self.then.phase
        if self.action.verb_number in _ASKING_FOR_CARDS and phase in _ANSWERED:
            may_lose, may_show = expected_answer(self.then, GIVE_CARD if phase == GIVE_CARD else LOSE_CARD)
            return "either" if may_lose and may_show else "loses" if may_lose else "shows"
        shown = [event for event in self.events if event.kind_number == HAND_SHOWN]
        return "shows" if any(event.side == self.side.other for event in shown) else None

    def _cards(self, kind: i64, side: Side) -> tuple[Card, ...]:
        """The cards of the events of a kind that happen to a side."""
        found = [event for event in self.events if event.kind_number == kind and event.side == side]
        return tuple([card for event in found for card in event.cards])

    @property
    def draws(self) -> int:
        """How many cards are drawn."""
        return sum([event.detail_number for event in self.events if event.kind_number == CARDS_DRAWN])

    @property
    def rebuilds(self) -> bool:
        """Whether the discard pile becomes the deck."""
        return any(event.kind_number == DECK_REBUILT for event in self.events)

    def __repr__(self) -> str:
        """The preview in one line."""
        told = [f"points {self.points:+}", f"money {self.money:+}"]
        told += [f"draws {self.draws}"] if self.draws else []
        told += [repr(change)[1:-1] for change in self.sieges]
        told += ["irreversible"] if self.irreversible else []
        return f"<{self.action}: {', '.join(told)}>"


def _standing(location: LocationView) -> tuple[object, ...]:
    return (location.owner, location.piece, location.fortified)
