"""The tree search: what both sides may do from here on, deeper where it looks better.

Each iteration imagines a world that the view leaves possible, and walks from the root down to a decision that
it has not looked at yet. There every candidate is tried, and what it leads to evaluated; the best of them is
what the decision is worth, and counts for all decisions on the way. Cards are drawn anew in each iteration:
a node stands for what was done, whatever was drawn. So not everything that was tried at a node can be done
there in each world, and an action counts as untried only as often as it could have been done. The oftener a
node is visited, the more ways to do the same are considered there.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from arpents.bots.evaluation.base import IMPATIENCE, Evaluation, hastened, idleness
from arpents.bots.search.candidates import IDLE, candidates
from arpents.bots.search.nodes import Node, Nodes, action_key
from arpents.bots.search.settings import DEFAULT_SETTINGS, TreeSettings
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.actions.turn import winner_next_turn
from arpents.engine.bags import kind_of, put, size, take
from arpents.engine.chance import run, seeded
from arpents.engine.play import find_offers, perform
from arpents.engine.sides import NOBODY
from arpents.engine.state import ACTIONS, DRAW, OVER, State
from arpents.engine.views import View

DEEPEST: Final = 40
"""The most decisions of a walk."""

Found: TypeAlias = list[tuple[int, int, float]]
"""For each action of a decision its key, how often it was looked at, and the sum of what was found."""

WIDENING: Final = 64
"""After so many visits of a node one way more to do the same is considered there, and after four times as
many another."""

BROADEST: Final = 16
"""How many actions at the root are looked at, whatever their first looks promise, at most."""

DOUBTS: Final = 2
"""How often a card is drawn anew that is unlikely to be in the enemy's hand."""


@final
class TreeSearch:
    """The search of one decision, and of those that follow it in the same turn.

    ``unlikely`` are cards that the enemy probably does not hold, as its play has shown.
    """

    def __init__(
        self,
        view: View,
        evaluation: Evaluation,
        seed: int,
        settings: TreeSettings = DEFAULT_SETTINGS,
        unlikely: i64 = 0,
    ) -> None:
        assert view.side is not None
        self.side: i64 = int(view.side)
        self._evaluation = evaluation
        self._chance = seeded(seed)
        self._settings = settings
        self.nodes = Nodes()
        self.iterations: i64 = 0
        self.evaluations: i64 = 0
        self._look(view, unlikely)

    def _look(self, view: View, unlikely: i64) -> None:
        self.state = view.state
        self._ways_at_root = self.ways(self.root)
        self._choices = self._options(view.state, self._ways_at_root)
        self._broad: list[Node] = []
        self._breadth: i64 = 0
        self._decides = view.state.decider == self.side
        self._hidden: i64 = view.hand_sizes[1 - int(self.side)]
        self._unlikely = unlikely

    @property
    def root(self) -> Node:
        """The node of the decision itself."""
        return self.nodes.root

    def iterate(self, number: int) -> None:
        """Walk so many times down the tree."""
        root = self.nodes.root
        for _ in range(number):
            state = self.imagine()
            if root.visits // self._settings.breadth != self._breadth:
                self._broaden()
            value = self._walk(root, state, 0, True)
            root.visits += 1
            root.total += value
            self.iterations += 1
            ways = self.ways(root)
            if ways > self._ways_at_root:
                self._ways_at_root = ways
                self._choices = self._options(self.state, ways)

    def _broaden(self) -> None:
        """Choose the actions that are not left out, whatever their first looks promise.

        What wins only after some turns shows after some looks: an action that is looked at once or twice is
        known no better than at a glance.
        """
        tried = self.tried()
        ranked = [
            (node.guess if self.side else 1.0 - node.guess, number) for number, node in enumerate(tried)
        ]
        ranked.sort()
        self._breadth = self.root.visits // self._settings.breadth
        self._broad = [tried[number] for _, number in ranked[: min(BROADEST, int(self._breadth))]]

    def follow(self, action: Action, view: View, unlikely: i64) -> bool:
        """Go on with a view in which nothing happened but an action of this side; tell whether it is one.

        Where the enemy could have answered with other cards, what was found out is about that.
        """
        expected = self.state.copy()
        perform(expected, action, None)
        child = self.nodes.find(self.root, action_key(action))
        if child is None or view.side is None or int(view.side) != self.side or expected != view.state:
            return False
        for after in self.nodes.children(child):
            if after.action is None or after.action.side_number != self.side:
                return False
        self.nodes.keep_only(child)
        self._look(view, unlikely)
        return True

    def options(self) -> list[Action]:
        """What is considered at the root."""
        return self._choices

    def tried(self) -> list[Node]:
        """The nodes of what is considered at the root.

        In a tree that goes on, the root may have others: what the enemy's other cards would make possible.
        """
        nodes: list[Node] = []
        for action in self._choices:
            node = self.nodes.find(self.root, action_key(action))
            if node is not None:
                nodes.append(node)
        return nodes

    def best(self) -> Action:
        """The action that is worth most at least: one that was seldom looked at must promise more."""
        best = self._best()
        return self.options()[0] if best is None or best.action is None else best.action

    def _best(self) -> Node | None:
        best: Node | None = None
        for node in self.tried():
            if best is None or node.assured(self.side) > best.assured(self.side):
                best = node
        return best

    def found(self) -> Found:
        """What was found out about the actions at the root."""
        return [
            (action_key(node.action), int(node.visits), node.total)
            for node in self.tried()
            if node.action is not None
        ]

    def add(self, found: Found) -> None:
        """Add what another search of the same decision has found out."""
        for key, visits, total in found:
            node = self.nodes.find(self.root, key)
            if node is not None:
                node.visits += visits
                node.total += total
                self.root.visits += visits
                self.root.total += total

    def lead(self) -> int:
        """How much oftener the best action was looked at than any other; below 0 if one was more often."""
        best = self._best()
        second: i64 = 0
        for node in self.tried():
            if node is not best:
                second = max(second, node.visits)
        return int(best.visits - second) if best is not None else 0

    def imagine(self) -> State:
        """A state that the view leaves possible."""
        state = self.state.copy()
        foe = state.of(1 - self.side)
        pack = foe.pack
        missing = self._hidden - size(foe.hand)
        while missing > 0:
            drawn = self._chance.card(foe.deck)
            doubts: i64 = 0
            while drawn & self._unlikely and doubts < DOUBTS:
                drawn = self._chance.card(foe.deck)
                doubts += 1
            card = kind_of(pack, drawn)
            foe.hand = put(pack, foe.hand, card)
            foe.deck = take(pack, foe.deck, card)
            missing -= 1
        return state

    def ways(self, node: Node) -> int:
        """How many ways to do the same are considered at a node."""
        ways = self._settings.root_width if node is self.nodes.root else self._settings.width
        enough: i64 = WIDENING
        while node.visits >= enough:
            ways += 1
            enough *= 4
        return ways

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
        # What a side itself may do at the root depends on nothing hidden: it is the same in all worlds.
        is_same = depth == 0 and self._decides
        options = self._choices if is_same else self._options(state, self.ways(node))
        if node.best < 0.0:
            if self._is_full():
                return self._play_on(state, depth)
            known = False
            self._expand(node, state, options)
        child = self._neglected() if is_same and known else None
        if child is None:
            child = self._select(node, state, options, known)
        if child is None:
            return self._play_on(state, depth)
        action = child.action
        assert action is not None
        if depth >= DEEPEST or (not known and action.verb_number == verbs.END_TURN):
            value = child.guess
        else:
            side = state.decider
            lost = idleness(state, IMPATIENCE) if action.verb_number == verbs.END_TURN else 0.0
            perform(state, action, None)
            value = self._walk(child, state, depth + 1, known)
            value = _within(value + lost if side else value - lost)
        child.visits += 1
        child.total += value
        return value

    def _is_full(self) -> bool:
        return len(self.nodes) >= self._settings.nodes

    def _play_on(self, state: State, depth: int) -> float:
        """How likely the British are to win when the turn is over and each decision was the best at a glance.

        Nothing is kept of it.
        """
        chance = 0.0
        while depth <= DEEPEST:
            run(state, self._chance, None)
            if state.phase == OVER:
                return 1.0 if state.winner == 0 else 0.0
            side = state.decider
            best: Action | None = None
            for action in self._options(state, self._settings.width):
                guess = self._guess(state, action)
                if best is None or (guess > chance if side == 0 else guess < chance):
                    best = action
                    chance = guess
            assert best is not None
            if best.verb_number == verbs.END_TURN:
                break
            perform(state, best, None)
            depth += 1
        return chance

    def _expand(self, node: Node, state: State, options: list[Action]) -> None:
        """Look at every option once."""
        side = state.decider
        best = -1.0
        for action in options:
            child = self._child(node, state, action)
            best = max(best, child.guess if side == 0 else 1.0 - child.guess)
        node.best = best
        total = 0.0
        children = self.nodes.children(node)
        for child in children:
            child.prior = self._prior(child.guess if side == 0 else 1.0 - child.guess, best)
            total += child.prior
        node.sum = total
        for child in children:
            child.prior /= total

    def _prior(self, worth: float, best: float) -> float:
        """How much an action is to be tried, compared with the best at a glance."""
        if not self._settings.priors:
            return 1.0
        return min(1.0, exp((worth - best) / self._settings.temperature))

    def _child(self, node: Node, state: State, action: Action) -> Node:
        guess = self._guess(state, action)
        if node is self.nodes.root:
            for _ in range(1, self._settings.worlds):
                guess += self._guess(self.imagine(), action)
            guess /= float(self._settings.worlds)
        return self.nodes.add(node, action_key(action), action, guess)

    def _select(self, node: Node, state: State, options: list[Action], known: bool) -> Node | None:
        """The option that promises most: by what is known of it, and by how little is known.

        A full tree learns of no more options but at its root; there may be none then.
        """
        side = state.decider
        exploration = self._settings.exploration
        untried = node.total / float(node.visits) if node.visits else node.best
        if node.visits and side == 1:
            untried = 1.0 - untried
        untried -= self._settings.doubt
        chosen: Node | None = None
        highest = -100.0
        for action in options:
            child = self.nodes.find(node, action_key(action))
            if child is None:
                if node is not self.nodes.root and self._is_full():
                    continue
                child = self._child(node, state, action)
                worth = child.guess if side == 0 else 1.0 - child.guess
                child.prior = self._prior(worth, node.best) / node.sum
            if not known:
                promise = child.guess if side == 0 else 1.0 - child.guess
            else:
                promise = untried
                if child.visits:
                    promise = child.total / float(child.visits)
                    if side == 1:
                        promise = 1.0 - promise
                child.offered += 1
                curiosity = exploration * sqrt(float(child.offered))
                promise += curiosity * child.prior / float(1 + child.visits)
            if promise > highest:
                highest = promise
                chosen = child
        return chosen

    def _neglected(self) -> Node | None:
        """An action at the root that is looked at too seldom, if there is one."""
        least = self._settings.looks * sqrt(float(self.root.visits))
        for node in self._broad:
            if float(node.visits) < least:
                return node
        return None

    def _guess(self, state: State, action: Action) -> float:
        """How likely the British are to win after an action, at a glance."""
        self.evaluations += 1
        side = state.decider
        if action.verb_number in IDLE:
            winner = winner_next_turn(state) if action.verb_number == verbs.END_TURN else NOBODY
            if winner != NOBODY:
                return 1.0 if winner == 0 else 0.0
            lost = idleness(state, IMPATIENCE)
            chance = self._judge(state)
            return _within(chance + lost if side else chance - lost)
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
        return self._judge(after)

    def _judge(self, state: State) -> float:
        """How likely the British are to win, as far as can be judged."""
        return hastened(state, self._evaluation.chance(state))

    def _answer(self, state: State) -> Action:
        """The answer that is best at a glance for the side that is asked."""
        side = state.decider
        best: Action | None = None
        highest = 0.0
        for action in candidates(state, find_offers(state), 1):
            after = state.copy()
            perform(after, action, None)
            self.evaluations += 1
            value = self._evaluation.value(after, side)
            if best is None or value > highest:
                best = action
                highest = value
        assert best is not None
        return best


def _within(chance: float) -> float:
    """A chance, from 0 to 1."""
    return max(0.0, min(1.0, chance))
