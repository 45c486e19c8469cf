"""What a view and a game have in common: the position by names, and what may be done in it."""

from __future__ import annotations

from random import Random

from arpents.engine import choosing
from arpents.engine.action import Action
from arpents.engine.offers import Offer
from arpents.engine.packs import PACKS, Card
from arpents.engine.places import name_of
from arpents.engine.readable.board_map import position_map
from arpents.engine.readable.board_text import position_text
from arpents.engine.readable.by_side import BySide
from arpents.engine.readable.locations import Board, board_key, board_of
from arpents.engine.readable.side_views import SideView
from arpents.engine.readable.siege_views import SiegeView
from arpents.engine.scoring import Outcome, outcome
from arpents.engine.sides import NOBODY, SIDES, Side
from arpents.engine.state import GIVE_UP_CARD, PHASES, Phase, State, forts_in_stock
from arpents.errors import ArpentsError


class NoSide(ArpentsError):
    """A spectator was asked for what only a side has."""

    def __init__(self) -> None:
        super().__init__(
            'A spectator has no side of its own. Say view.sides["british"] or view.sides["french"].'
        )


class Readable:
    """A position by names, from somebody's eyes, and what may be done in it.

    ``state`` has the same as integers, for search. Everything else is worked out when it is asked for.
    """

    state: State

    def _own_side(self) -> Side | None:
        """From whose eyes it is told."""
        raise NotImplementedError  # pragma: no cover - each class has its own

    def _sizes(self, side: Side) -> tuple[int, int]:
        """How many cards a side has in hand and deck."""
        raise NotImplementedError  # pragma: no cover - each class has its own

    def offers(self) -> list[Offer]:
        """A compact description of everything legal."""
        raise NotImplementedError  # pragma: no cover - each class has its own

    def legal_actions(self) -> list[Action]:
        """Every legal action, each once."""
        return choosing.all_actions(self.offers())

    def count_actions(self) -> int:
        """The number of legal actions, from the offers alone."""
        return choosing.count_actions(self.offers())

    def random_action(self, rng: Random) -> Action:
        """One of the legal actions, each equally likely, from the offers alone."""
        return choosing.random_action(self.offers(), rng)

    @property
    def decider(self) -> Side | None:
        """The side that must decide now, or None when the game is over."""
        return None if self.state.decider == NOBODY else SIDES[self.state.decider]

    @property
    def phase(self) -> Phase:
        """What is to be decided: "actions" in a turn, "block raid", "lose card" and so on, or "over"."""
        return PHASES[self.state.phase]

    @property
    def about(self) -> str | None:
        """The location that the decision is about, if it is about one."""
        return about(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return outcome(self.state)

    @property
    def turn(self) -> int:
        """The turn; those of both sides are counted together, from 1 on."""
        return self.state.turn + 1

    @property
    def to_move(self) -> Side:
        """The side whose turn it is."""
        return SIDES[self.state.to_move]

    @property
    def actions_left(self) -> int:
        """How many actions of the turn are left."""
        return self.state.actions_left

    @property
    def sides(self) -> BySide[SideView]:
        """What both sides have: ``sides["british"].money``."""
        return BySide("side", {side: self.side_of(side) for side in SIDES})

    def side_of(self, side: Side) -> SideView:
        """What one side has."""
        hand_size, deck_size = self._sizes(side)
        return SideView(self.state, side, hand_size, deck_size)

    @property
    def me(self) -> SideView:
        """One's own side; in a game, the side that decides."""
        side = self._own_side()
        if side is None:
            raise NoSide
        return self.side_of(side)

    @property
    def foe(self) -> SideView:
        """The enemy."""
        side = self._own_side()
        if side is None:
            raise NoSide
        return self.side_of(side.other)

    @property
    def board(self) -> Board:
        """What stands at each location: ``board["Albany"].owner``."""
        return board_of(board_key(self.state))

    @property
    def market(self) -> tuple[Card, ...]:
        """One's own empire cards that can be drafted."""
        return self.me.market

    @property
    def neutral(self) -> tuple[Card, ...]:
        """The neutral cards that either side can draft."""
        return PACKS[0].cards(self.state.neutral)

    @property
    def fortifications(self) -> int:
        """How many fortifications are left for both sides."""
        return forts_in_stock(self.state)

    @property
    def sieges(self) -> BySide[SiegeView]:
        """The sieges in progress, by the side that attacks: ``sieges["british"].marker``."""
        found = {side: SiegeView(self.state, side) for side in SIDES if self.state.of(side).siege}
        return BySide("siege", found)

    def _standing(self) -> str:
        """Where the game stands, in a few words."""
        if self.decider is None:
            return f"turn {self.turn}, {self.phase}"
        return f"turn {self.turn}, {self.phase}, the {str(self.decider).capitalize()} decide"

    def __str__(self) -> str:
        """The board, both sides, sieges and one's hand in some twenty lines of text."""
        return position_text(self, self._own_side())

    def _repr_html_(self) -> str:
        """The board as a small map, for notebooks."""
        return position_map(self)


def about(state: State) -> str | None:
    """The location that a decision is about, if it is about one."""
    place = state.place
    if not place and state.phase == GIVE_UP_CARD:
        place = state.of(state.contest).siege
    return name_of(place) if place else None
