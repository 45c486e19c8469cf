"""The tree search: what both sides may do from here on, deeper where it looks better.

Each iteration imagines a world that the view leaves possible, and walks from the root down to a decision that
it has not looked at yet. There every candidate is tried, and what it leads to evaluated; the best of them is
what the decision is worth, and counts for all decisions on the way. Cards are drawn anew in each iteration:
a node stands for what was done, whatever was drawn.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.bots.evaluation.base import Evaluation
from arpents.bots.search.candidates import IDLE, candidates
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import kind_of, put, size, take
from arpents.engine.chance import run, seeded
from arpents.engine.play import find_offers, perform
from arpents.engine.sides import NOBODY
from arpents.engine.state import ACTIONS, DRAW, OVER, State
from arpents.engine.views import View

DEEPEST: Final = 16
"""The most decisions of a walk. A tree of 40 levels crashed CPython 3.11 when it was freed (nested dicts)."""

MOST_NODES: Final = 300_000
"""How large a tree grows, which then takes some 60 MB; after that it is only walked."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """What was found out about an action at a decision."""

    __slots__ = ("action", "best", "children", "guess", "prior", "sum", "total", "visits")

    def __init__(self, action: Action | None, guess: float) -> None:
        self.action = action
        self.guess = guess
        self.prior = 1.0
        self.best = -1.0
        self.sum = 1.0
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """How likely the British are to win after it, as far as is known."""
        return self.total / float(self.visits) if self.visits else self.guess


def action_key(action: Action) -> int:
    """A number that tells actions of one decision apart."""
    mixed: i64 = action.verb_number + 1
    mixed = (mixed * 1000003) ^ (action.place * 31 + (action.place >> 29))
    mixed = (mixed & 0x3FFFFFFF) * 1000003 ^ action.card_bag
    chosen = (action.chosen_bag & 0x7FFFFFFF) * 7919 ^ (action.chosen_bag >> 31)
    mixed = ((mixed >> 31) ^ (mixed & 0x7FFFFFFF)) * 1000003 ^ chosen
    return int(mixed & 0x3FFFFFFFFFFFFFFF)


@final
class TreeSettings:
    """How the search divides its time.

    ``width`` and ``root_width`` are how many ways to do the same are considered, in the tree and at its
    root. ``exploration`` is how much is tried that promises less, ``temperature`` how much less it may
    promise at a glance.
    """

    def __init__(
        self,
        width: int = 1,
        root_width: int = 2,
        exploration: float = 0.2,
        temperature: float = 0.03,
        doubt: float = 0.02,
    ) -> None:
        self.width = width
        self.root_width = root_width
        self.exploration = exploration
        self.temperature = temperature
        self.doubt = doubt


DEFAULT_SETTINGS: Final = TreeSettings()


@final
class TreeSearch:
    """The search of one decision."""

    def __init__(
        self,
        view: View,
        evaluation: Evaluation,
        seed: int,
        settings: TreeSettings = DEFAULT_SETTINGS,
    ) -> None:
        assert view.side is not None
        self.state = view.state
        self.side: i64 = int(view.side)
        self._hidden: i64 = view.hand_sizes[1 - int(view.side)]
        self._evaluation = evaluation
        self._chance = seeded(seed)
        self._settings = settings
        self.root = Node(None, 0.0)
        self.iterations: i64 = 0
        self.evaluations: i64 = 0
        self.nodes: i64 = 1

    def iterate(self, number: int) -> None:
        """Walk so many times down the tree."""
        for _ in range(number):
            state = self.imagine()
            value = self._walk(self.root, state, 0, True)
            self.root.visits += 1
            self.root.total += value
            self.iterations += 1

    def options(self) -> list[Action]:
        """What is considered at the root."""
        return self._options(self.state, self._settings.root_width)

    def best(self) -> Action:
        """The action that was looked at most; of those looked at equally often, the most promising."""
        best: Node | None = None
        for node in self.root.children.values():
            if best is None or self._rank(node) > self._rank(best):
                best = node
        if best is None or best.action is None:
            return self.options()[0]
        return best.action

    def _rank(self, node: Node) -> float:
        mean = node.mean() if self.side == 0 else 1.0 - node.mean()
        return float(node.visits) + 0.9 * mean

    def imagine(self) -> State:
        """A state that the view leaves possible."""
        state = self.state.copy()
        foe = state.of(1 - self.side)
        pack = foe.pack
        missing = self._hidden - size(foe.hand)
        while missing > 0:
            card = kind_of(pack, self._chance.card(foe.deck))
            foe.hand = put(pack, foe.hand, card)
            foe.deck = take(pack, foe.deck, card)
            missing -= 1
        return state

    def _options(self, state: State, width: int) -> list[Action]:
        """What is worth a thought at a decision, and to end the turn."""
        offers = find_offers(state)
        options = candidates(state, offers, width)
        if state.phase == ACTIONS:
            options.append(Action(state.decider, verbs.END_TURN))
        return options

    def _walk(self, node: Node, state: State, depth: int, known: bool) -> float:
        """Walk on from a node, whose action has been done; return how likely the British are to win.

        Past what is known, each decision is the best at a glance, until the turn is over: only the ends of
        turns can be compared.
        """
        run(state, self._chance, None)
        if state.phase == OVER:
            return 1.0 if state.winner == 0 else 0.0
        options = self._options(state, self._settings.root_width if depth == 0 else self._settings.width)
        if node.best < 0.0:
            if self.nodes >= MOST_NODES:
                return self._evaluation.chance(state)
            known = False
            self._expand(node, state, options)
        child = self._select(node, state, options, known)
        action = child.action
        assert action is not None
        if depth >= DEEPEST or (not known and action.verb_number == verbs.END_TURN):
            value = child.guess
        else:
            perform(state, action, None)
            value = self._walk(child, state, depth + 1, known)
        child.visits += 1
        child.total += value
        return value

    def _expand(self, node: Node, state: State, options: list[Action]) -> None:
        """Look at every option once."""
        side = state.decider
        best = -1.0
        for action in options:
            child = self._child(node, state, action)
            best = max(best, child.guess if side == 0 else 1.0 - child.guess)
        node.best = best
        total = 0.0
        for child in node.children.values():
            worth = child.guess if side == 0 else 1.0 - child.guess
            child.prior = exp((worth - best) / self._settings.temperature)
            total += child.prior
        node.sum = total
        for child in node.children.values():
            child.prior /= total

    def _child(self, node: Node, state: State, action: Action) -> Node:
        child = Node(action, self._guess(state, action))
        node.children[action_key(action)] = child
        self.nodes += 1
        return child

    def _select(self, node: Node, state: State, options: list[Action], known: bool) -> Node:
        """The option that promises most: by what is known of it, and by how little is known."""
        side = state.decider
        curiosity = self._settings.exploration * sqrt(float(node.visits + 1))
        untried = node.total / float(node.visits) if node.visits else node.best
        if node.visits and side == 1:
            untried = 1.0 - untried
        untried -= self._settings.doubt
        chosen: Node | None = None
        highest = -100.0
        for action in options:
            child = node.children.get(action_key(action))
            if child is None:
                child = self._child(node, state, action)
                worth = child.guess if side == 0 else 1.0 - child.guess
                child.prior = min(1.0, exp((worth - node.best) / self._settings.temperature)) / node.sum
            if not known:
                promise = child.guess if side == 0 else 1.0 - child.guess
            else:
                promise = untried
                if child.visits:
                    promise = child.total / float(child.visits)
                    if side == 1:
                        promise = 1.0 - promise
                promise += curiosity * child.prior / float(1 + child.visits)
            if promise > highest:
                highest = promise
                chosen = child
        assert chosen is not None
        return chosen

    def _guess(self, state: State, action: Action) -> float:
        """How likely the British are to win after an action, at a glance."""
        self.evaluations += 1
        if action.verb_number in IDLE:
            return self._evaluation.chance(state)
        side = state.decider
        after = state.copy()
        perform(after, action, None)
        while after.phase != OVER:
            if after.phase == DRAW:
                if after.to_move != side or after.decider != NOBODY:
                    break
                run(after, self._chance, None)
            elif after.decider == 1 - side and after.phase != ACTIONS and state.phase == ACTIONS:
                perform(after, self._answer(after), None)
            else:
                break
        return self._evaluation.chance(after)

    def _answer(self, state: State) -> Action:
        """The answer that is best at a glance for the side that is asked."""
        side = state.decider
        best: Action | None = None
        highest = -1.0
        for action in candidates(state, find_offers(state), 1):
            after = state.copy()
            perform(after, action, None)
            self.evaluations += 1
            value = self._evaluation.value(after, side)
            if value > highest:
                best = action
                highest = value
        assert best is not None
        return best
