"""Random games played to their end inside the engine: for rollouts in search, and for statistics."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.chance import Chance
from arpents.engine.lots import Lot
from arpents.engine.play import advance, draw_action
from arpents.engine.sides import NOBODY
from arpents.engine.state import State

NO_LIMIT: Final[i64] = 1 << 40
"""More turns than any game has."""


@final
@mypyc_attr(acyclic=True)
class Playouts:
    """A player of both sides that draws each action at random, all legal ones being equally likely.

    What happens is not told, and no list of what is legal is made. ``decisions`` counts what was decided so
    far, ``choices`` those of the decisions for which there were two or more actions. One source of chance
    gives actions and cards: the same one gives the same games.
    """

    __slots__ = ("_lot", "chance", "choices", "decisions")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.decisions: i64 = 0
        self.choices: i64 = 0
        self._lot = Lot(chance)

    def play(self, state: State, turn_limit: i64 = NO_LIMIT) -> None:
        """Play on from a state until the game is over, or so many turns have been played.

        The state itself is changed: ``state.copy()`` is for those who need it later.
        """
        while state.decider != NOBODY and state.turn < turn_limit:
            self.step(state)

    def step(self, state: State) -> None:
        """Decide once, where somebody has to, and let happen all that follows."""
        action = draw_action(state, self._lot)
        self.decisions += 1
        if self._lot.total > 1:
            self.choices += 1
        advance(state, action, self.chance)
