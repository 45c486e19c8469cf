"""Where the time of a search goes: each part timed alone, times how often the search does it.

A search is compiled, and nothing can be hung into it to watch. But its tree tells how often it did what, and
each part can be called by itself, on positions that the tree was walked through. What a call from Python
costs is measured and taken off. The features of a position are told to sums whose rows are all zero; what
the evaluation takes beyond that is its network. What is not accounted for is the rest: choosing in the tree,
making nodes, drawing cards, and the offers for the answers of the other side.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import repeat
from random import Random
from statistics import median
from typing import Final

from arpents.bots.evaluation.base import Evaluation, idleness
from arpents.bots.evaluation.features import NUMBER, tell_features
from arpents.bots.evaluation.model import WORDS, Model, Sums
from arpents.bots.search.candidates import IDLE, candidates
from arpents.bots.search.nodes import Node, action_key
from arpents.bots.search.tree import TreeSearch
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.chance import run, seeded
from arpents.engine.play import find_offers, perform
from arpents.engine.state import ACTIONS, OVER, State
from benchmarks.timing import Stretch

WALKS: Final = 300
"""How often the tree is walked down for positions to time the parts on."""
SAMPLE: Final = 200
"""How many of these positions are taken: so few that they stay in the processor's cache, as in a search."""
TIMES: Final = 5
"""How often each part is timed; the median counts."""
CALLS: Final = 40_000
"""How often a part is called each time, at least."""

REST: Final = "the rest: the tree, draws, answers"


@dataclass(frozen=True)
class Counts:
    """How often a search did what.

    ``steps`` are the decisions walked through, at each of which the options were found. ``guesses`` are the
    actions judged at a glance, one for each node, ``idle`` those of them that change nothing.
    """

    iterations: int
    steps: int
    guesses: int
    idle: int
    evaluations: int

    @property
    def tried(self) -> int:
        """How often a state was copied and an action done in it: for nodes, and for answers."""
        return self.evaluations - self.idle

    @property
    def done(self) -> int:
        """How often an action was done while walking: at each step of a walk but the last."""
        return self.steps - self.iterations


def count(search: TreeSearch) -> Counts:
    """How often a search did what, as its tree tells."""
    steps = guesses = idle = 0
    for node in nodes_below(search, search.root):
        steps += int(node.visits)
        guesses += 1
        idle += node.action is not None and node.action.verb_number in IDLE
    return Counts(int(search.iterations), steps, guesses, idle, int(search.evaluations))


def nodes_below(search: TreeSearch, node: Node) -> Iterator[Node]:
    """All nodes below one."""
    waiting = search.nodes.children(node)
    while waiting:
        found = waiting.pop()
        yield found
        waiting += search.nodes.children(found)


@dataclass(frozen=True)
class Sample:
    """Positions that a tree was walked through, the actions looked at in them, and what these led to."""

    states: list[State]
    tried_in: list[State]
    actions: list[Action]
    after: list[State]

    def some(self, number: int, rng: Random) -> Sample:
        """So many of the positions, and of the actions, at random."""
        states = rng.sample(self.states, min(number, len(self.states)))
        kept = rng.sample(range(len(self.actions)), min(number, len(self.actions)))
        tried_in, actions, after = self.tried_in, self.actions, self.after
        return Sample(
            states,
            [tried_in[one] for one in kept],
            [actions[one] for one in kept],
            [after[one] for one in kept],
        )


def walk_down(search: TreeSearch, walks: int, seed: int = 1) -> Sample:
    """Walk down a tree as often as its visits say, in worlds imagined anew, and note what there is."""
    rng = Random(seed)
    chance = seeded(seed)
    sample = Sample([], [], [], [])
    for _ in range(walks):
        state, node = search.imagine(), search.root
        while True:
            run(state, chance, None)
            if state.phase == OVER:
                break
            options = options_of(state, search.ways(node))
            _note(sample, state, options)
            found = [(search.nodes.find(node, action_key(action)), action) for action in options]
            known = [(child, action) for child, action in found if child is not None and child.visits]
            if not known:
                break
            node, action = rng.choices(known, [int(child.visits) for child, _ in known])[0]
            if not search.nodes.children(node):  # the search judged it at a glance, and went no further
                break
            perform(state, action, None)
    return sample.some(SAMPLE, rng)


def options_of(state: State, ways: int) -> list[Action]:
    """What the search considers at a decision, with so many ways to do the same."""
    options = candidates(state, find_offers(state), ways)
    if state.phase == ACTIONS:
        options.append(Action(state.decider, verbs.END_TURN))
    return options


def _note(sample: Sample, state: State, options: list[Action]) -> None:
    here = state.copy()
    sample.states.append(here)
    for action in options:
        if action.verb_number in IDLE:
            continue
        after = here.copy()
        perform(after, action, None)
        if after.phase != OVER:
            sample.tried_in.append(here)
            sample.actions.append(action)
            sample.after.append(after)


def rounds_of(calls: Callable[[], Iterator[object]], number: int) -> float:
    """How many rounds of the reference loop fit into one of so many calls, made by running through them."""
    repeats = CALLS // number + 1
    found = []
    for _ in range(TIMES):
        with Stretch() as stretch:
            for _ in range(repeats):
                deque(calls(), maxlen=0)
        found.append(stretch.seconds * stretch.reference / (number * repeats))
    return median(found)


@dataclass(frozen=True)
class Costs:
    """What one of each part costs, in rounds of the reference loop."""

    imagine: float
    offers: float
    candidates: float
    copy: float
    copy_and_perform: float
    features: float
    evaluation: float

    def shares(self, counts: Counts, total: float) -> dict[str, float]:
        """The share of each part in a search that took so many rounds."""
        parts = {
            "worlds imagined": self.imagine * counts.iterations,
            "offers": self.offers * counts.steps,
            "candidates": self.candidates * counts.steps,
            "states copied, actions done": self.copy_and_perform * counts.tried
            + (self.copy_and_perform - self.copy) * counts.done,
            "evaluation: features": self.features * counts.evaluations,
            "evaluation: the network": (self.evaluation - self.features) * counts.evaluations,
        }
        parts[REST] = total - sum(parts.values())
        return {name: rounds / total for name, rounds in parts.items()}


def time_parts(search: TreeSearch, evaluation: Evaluation) -> Costs:
    """Time each part on positions of a search."""
    sample = walk_down(search, WALKS)
    states, tried_in, actions, after = sample.states, sample.tried_in, sample.actions, sample.after
    offers = [find_offers(state) for state in states]
    sums = Sums([0] * (NUMBER * WORDS))
    call = rounds_of(lambda: map(idleness, states, repeat(0.0)), len(states))

    def cost(calls: Callable[[], Iterator[object]], number: int) -> float:
        return max(0.0, rounds_of(calls, number) - call)

    return Costs(
        imagine=cost(lambda: (search.imagine() for _ in states), len(states)),
        offers=cost(lambda: map(find_offers, states), len(states)),
        candidates=cost(lambda: map(candidates, states, offers, repeat(1)), len(states)),
        copy=cost(lambda: map(State.copy, tried_in), len(tried_in)),
        copy_and_perform=cost(
            lambda: map(perform, map(State.copy, tried_in), actions, repeat(None)), len(tried_in)
        ),
        features=cost(lambda: map(tell_features, after, repeat(sums)), len(after))
        if isinstance(evaluation, Model)
        else 0.0,
        evaluation=cost(lambda: map(evaluation.chance, after), len(after)),
    )
