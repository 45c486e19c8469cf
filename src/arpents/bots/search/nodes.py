"""The nodes of the tree search: what was found out about each action at each decision."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.action import Action

DISTRUST: Final = 0.7
"""How far what was found in one look may lie from the truth; in four looks half as far."""

UNSEEN: Final = 2.0
"""What puts an action that nobody looked at behind all others."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """What was found out about an action at a decision.

    ``offered`` is how often it could have been chosen, in the worlds that were imagined. ``children`` has the
    number of the node of each action after it; as long as nobody looked, there are none.
    """

    __slots__ = ("action", "best", "children", "guess", "offered", "prior", "sum", "total", "visits")

    def __init__(self, action: Action | None, guess: float) -> None:
        self.action = action
        self.guess = guess
        self.prior = 1.0
        self.best = -1.0
        self.sum = 1.0
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0
        self.children: dict[int, int] | None = None

    def mean(self) -> float:
        """How likely the British are to win after it, as far as is known."""
        return self.total / float(self.visits) if self.visits else self.guess

    def assured(self, side: i64) -> float:
        """What an action is worth to a side at least, going by how often it was looked at.

        Of those that nobody looked at, the one that looks best at a glance is worth most.
        """
        worth = self.mean() if side == 0 else 1.0 - self.mean()
        return worth - DISTRUST / sqrt(float(self.visits)) if self.visits else worth - UNSEEN


@final
class Nodes:
    """All nodes of a tree, the root first.

    Nodes name each other by their numbers. If they held each other, freeing a deep tree would be a deep
    recursion, which CPython cuts off in a way that compiled classes without a garbage collector's header do
    not survive.
    """

    def __init__(self) -> None:
        self._all: list[Node] = [Node(None, 0.0)]
        self.root = self._all[0]

    def __len__(self) -> int:
        return len(self._all)

    def add(self, parent: Node, key: int, action: Action, guess: float) -> Node:
        """Add the node of an action."""
        if parent.children is None:
            parent.children = {}
        parent.children[key] = len(self._all)
        child = Node(action, guess)
        self._all.append(child)
        return child

    def find(self, parent: Node, key: int) -> Node | None:
        """The node of an action after another, if there is one."""
        children = parent.children
        if children is None:
            return None
        number = children.get(key)
        return None if number is None else self._all[number]

    def children(self, parent: Node) -> list[Node]:
        """The nodes of all actions after another."""
        if parent.children is None:
            return []
        return [self._all[number] for number in parent.children.values()]

    def keep_only(self, root: Node) -> None:
        """Make a node the root, and forget all that does not come after it."""
        kept = [root]
        at: i64 = 0
        while at < len(kept):
            node = kept[at]
            at += 1
            if node.children is not None:
                numbers: dict[int, int] = {}
                for key, number in node.children.items():
                    numbers[key] = len(kept)
                    kept.append(self._all[number])
                node.children = numbers
        root.action = None
        self._all = kept
        self.root = root


_HALF: Final = (1 << 31) - 1
_KEY: Final = (1 << 42) - 1
"""As large as a key may be: its product with the factor below stays under 63 bits."""


def action_key(action: Action) -> int:
    """A number that tells actions of one decision apart, whatever the cards in hand."""
    key: i64 = action.verb_number + 1
    key = _stirred(key, action.place)
    key = _stirred(key, action.card_bag)
    return int(_stirred(key, action.chosen_bag))


def _stirred(key: i64, bits: i64) -> i64:
    """A key with bits stirred in, one half after the other: like bits of the two halves are not alike."""
    key = key * 1000003 ^ (bits & _HALF)
    key = (key ^ key >> 21) & _KEY
    key = key * 1000003 ^ bits >> 31
    return (key ^ key >> 21) & _KEY
