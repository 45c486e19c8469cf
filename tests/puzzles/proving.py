"""Proofs: what a side can bring about whatever the enemy does and whatever is drawn, by trying everything.

``proof`` of a puzzle is one of these; ``turns`` says how many turns ahead is looked, 2 being the start of
one's own next turn.

- ``wins``: after a right action the game can be won by then against any reply; after any other it cannot.
- ``all else loses``: after any other action the enemy can win by then; after a right one it cannot.
- ``takes PLACE``, ``holds PLACE``: after a right action the enemy cannot prevent that the place is taken
  from it, or that it is held and no longer besieged; after any other it can.

Where the enemy's hand is hidden, a proof is of every hand that it may be. What is decided later is decided
with open cards: a proof over several turns says what can be done, not what can be known to be right.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from arpents import Action, View
from arpents.engine.actions.turn import begin_turn
from arpents.engine.bags import each, kind_of, put, size, take
from arpents.engine.choosing import all_actions
from arpents.engine.decks import draw
from arpents.engine.places import INDEX
from arpents.engine.play import find_offers, perform
from arpents.engine.state import DRAW, GIVE_UP_CARD, OVER, UPKEEP, State
from tests.puzzles.puzzle import Puzzle

Goal = Callable[[State], bool]


def fault(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle's proof, if anything is."""
    view = puzzle.view()
    actions = view.legal_actions()
    right = [action for action in actions if puzzle.is_right(action)]
    wrong = [action for action in actions if not puzzle.is_right(action)]
    if not right or not wrong:
        return "no action is right, or all are"
    good, bad = [_verdict(puzzle, view, action) for action in right], False
    if not all(good):
        return f"{right[good.index(False)]} is not right"
    for action in wrong:
        bad = _verdict(puzzle, view, action)
        if bad:
            return f"{action} is right too"
    return None


def _verdict(puzzle: Puzzle, view: View, action: Action) -> bool:
    """Whether an action does what the proof says of right ones."""
    assert view.side is not None
    side = int(view.side)
    until = view.state.turn + puzzle.turns
    kind, _, place = puzzle.proof.partition(" ")
    if puzzle.proof == "all else loses":
        prover = Prover(1 - side, until, lambda _: False)
        lost = [prover.is_sure(after(world, action)) for world in worlds(view)]
        if any(lost) and not all(lost):
            # That it loses against some hands is neither here nor there.
            raise AssertionError(f"{puzzle.name}: {action} loses against some hands only")
        return not any(lost)
    goals: dict[str, Goal] = {
        "wins": lambda _: False,
        "takes": lambda state: not _holds(state, 1 - side, place),
        "holds": lambda state: _holds(state, side, place) and state.of(1 - side).siege != 1 << INDEX[place],
    }
    prover = Prover(side, until, goals[kind])
    return all(prover.is_sure(after(world, action)) for world in worlds(view))


def _holds(state: State, side: int, place: str) -> bool:
    me = state.of(side)
    return bool((me.villages | me.towns) >> INDEX[place] & 1)


def after(state: State, action: Action) -> State:
    """The state after an action, before chance does its part."""
    found = state.copy()
    perform(found, action, None)
    return found


def worlds(view: View) -> Iterator[State]:
    """Every state that a view leaves possible, once."""
    assert view.side is not None
    foe = view.state.of(1 - int(view.side))
    missing = view.hand_sizes[1 - int(view.side)] - size(foe.hand)
    seen = set()
    for cards in combinations(each(foe.deck), missing):
        state = view.state.copy()
        me = state.of(1 - int(view.side))
        for card in cards:
            me.hand = put(me.pack, me.hand, kind_of(me.pack, card))
            me.deck = take(me.pack, me.deck, kind_of(me.pack, card))
        if me.hand not in seen:
            seen.add(me.hand)
            yield state


class Prover:
    """Finds out whether a side can be sure of its goal when a turn has begun, or to win before."""

    def __init__(self, side: int, until: int, goal: Goal) -> None:
        self._side = side
        self._until = until
        self._goal = goal
        self._known: dict[tuple[object, ...], bool] = {}

    def is_sure(self, state: State) -> bool:
        """Whether the side can bring it about, whatever the enemy does and whatever is drawn."""
        while state.phase == UPKEEP:
            begin_turn(state, None)
        if state.phase == OVER:
            return bool(state.winner == self._side)
        if state.phase not in {DRAW, GIVE_UP_CARD} and state.turn >= self._until:
            return self._goal(state)
        key = state.key()
        if key not in self._known:
            self._known[key] = self._decided(state)
        return self._known[key]

    def _decided(self, state: State) -> bool:
        if state.phase == DRAW:
            return all(self.is_sure(drawn) for drawn in _draws(state))
        # To end the turn comes last in the list, and is most often what shows that nothing helps.
        actions = reversed(all_actions(find_offers(state)))
        results = (self.is_sure(after(state, action)) for action in actions)
        return any(results) if state.decider == self._side else all(results)


def _draws(state: State) -> Iterator[State]:
    me = state.of(state.to_move)
    for card in {kind_of(me.pack, card) for card in each(me.deck)}:
        drawn = state.copy()
        draw(drawn, card, None)
        yield drawn
