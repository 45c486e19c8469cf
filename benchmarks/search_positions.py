"""The positions from which searches are measured: the opening, and two from the middle of planners' games.

Planners judge by hand, so new learned weights leave the positions as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import arpents
from arpents import Budget, View, make_bot
from arpents.engine.state import ACTIONS, State

AMPLE: Final = 60.0
"""The seconds that planners have for a decision: so many that the clock decides nothing."""
MIDDLE: Final = 20
"""After so many turns a game is in its middle."""


def besieged(state: State) -> bool:
    """Whether a siege is under way."""
    return bool(state.british.siege or state.french.siege)


def first_turn(seed: int, wanted: Callable[[State], bool]) -> View:
    """The beginning of the first turn of a planners' game that is wanted, as the side to move sees it."""
    game = arpents.new_game(seed=seed)
    bots = [make_bot(f"planner:seed={seed + side}") for side in range(2)]
    turn = -1
    while game.decider is not None:
        view = game.view(game.decider)
        if game.state.phase == ACTIONS and game.state.turn != turn:
            turn = game.state.turn
            if wanted(game.state):
                return view
        game.apply(bots[int(game.decider)].choose(view, Budget(AMPLE)))
    raise ValueError(f"no turn of the game with seed {seed} is like that")


def _opening() -> View:
    return first_turn(1, lambda state: True)


def _in_peace() -> View:
    return first_turn(4, lambda state: state.turn >= MIDDLE and not besieged(state))


def _at_war() -> View:
    return first_turn(1, lambda state: state.turn >= MIDDLE and besieged(state))


MAKERS: Final[dict[str, Callable[[], View]]] = {
    "opening": _opening,
    "mid-game": _in_peace,
    "mid-game, a siege": _at_war,
}
"""How each position is made, by its name."""


@cache
def position(name: str) -> View:
    """The position of this name."""
    return MAKERS[name]()
