"""Fitting weights to positions: gradient descent on how surprising the winners are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from arpents.bots.evaluation.features import NUMBER
from arpents.bots.evaluation.model import BIAS, SCALE, WIDTH
from arpents.training.games import GENERATION
from arpents.training.positions import Positions
from arpents.training.settings import Descent

Floats = NDArray[np.float32]
Inputs = Any
"""Positions as a sparse matrix, a row for each; SciPy has no types."""

BATCH: Final = 1024
HELD_OUT: Final = 10
"""One of so many games of a generation is never learned from, to see what weights are worth."""

LEAST_RATE: Final = 1e-5
_TINY: Final = 1e-7


class Network(NamedTuple):
    """The weights as they are learned: both layers, and the bias of the first."""

    first: Floats
    bias: Floats
    second: Floats

    def rows(self) -> list[list[int]]:
        """The first layer in whole steps, as it is used."""
        rows: list[list[int]] = self._steps().astype(int).tolist()
        return rows

    def as_used(self) -> Network:
        """The network with its first layer in whole steps."""
        return self._replace(first=self._steps() / np.float32(SCALE))

    def _steps(self) -> Floats:
        steps: Floats = np.rint(self.first * np.float32(SCALE)).clip(-BIAS, BIAS - 1)
        return steps

    def layers(self, inputs: Inputs) -> tuple[Floats, Floats, Floats]:
        """The sums of the first layer, what they are bent to, and the logarithm of the odds."""
        sums: Floats = inputs @ self.first + self.bias
        bent = np.maximum(sums, np.float32(0.0))
        bent[:, 0] = sums[:, 0]
        return sums, bent, bent @ self.second


@final
@dataclass(frozen=True, eq=False)
class Fit:
    """A network, and how well it foretells the games that were held out.

    ``loss`` and ``accuracy`` are of the network as it is used, ``loss_before`` of the one it began with. For
    each position held out, ``chances`` is what it foretells, and ``won`` what came.
    """

    network: Network
    loss_before: float
    loss: float
    accuracy: float
    chances: Floats
    won: Floats


def new_network(seed: int) -> Network:
    """A network that knows nothing."""
    rng = np.random.default_rng(seed)
    first = rng.normal(0.0, 0.05, (NUMBER, WIDTH)).astype(np.float32)
    first[:, 0] = 0.0
    second = rng.normal(0.0, 0.3, WIDTH).astype(np.float32)
    second[0] = 1.0
    return Network(first, np.zeros(WIDTH, np.float32), second)


def inputs_of(positions: Positions) -> Inputs:
    """The positions as a sparse matrix, a row for each."""
    ones = np.ones(len(positions.features), np.float32)
    shape = (len(positions), NUMBER)
    return csr_matrix((ones, positions.features.astype(np.int32), positions.starts), shape=shape)


def chances_of(network: Network, inputs: Inputs) -> Floats:
    """How likely the British are to win each position."""
    return _logistic(network.layers(inputs)[2])


def loss_of(chances: Floats, won: Floats) -> float:
    """How surprising the winners are, by what was foretold: the mean of the cross entropy."""
    surprise = won * np.log(chances + _TINY) + (1 - won) * np.log(1 - chances + _TINY)
    return float(-np.mean(surprise))


def held_out(positions: Positions) -> NDArray[np.bool_]:
    """Which positions are of games that are never learned from, whatever the generation that learns."""
    held: NDArray[np.bool_] = positions.game % GENERATION % HELD_OUT == 0
    return held


def targets_of(positions: Positions, chances: Floats, patience: float) -> Floats:
    """What each position is to be worth: the result of its game, mixed with what later positions promise.

    With a patience of 1 the result alone counts; the lower it is, the more do the next positions (TD(λ)).
    """
    if patience == 1.0:
        return positions.won
    found: list[float] = positions.won.tolist()
    promised: list[float] = chances.tolist()
    games: list[int] = positions.game.tolist()
    for number in range(len(found) - 2, -1, -1):
        if games[number] == games[number + 1]:
            found[number] = patience * found[number + 1] + (1.0 - patience) * promised[number + 1]
    return np.array(found, np.float32)


def fit(positions: Positions, start: Network, how: Descent, seed: list[int]) -> Fit:
    """The weights that fit the positions best, from those given on."""
    rng = np.random.default_rng(seed)
    held = held_out(positions)
    inputs = inputs_of(positions)
    network = Network(*(layer.copy() for layer in start))
    learned = np.flatnonzero(~held)
    adam = Adam(network, how, how.rounds * how.epochs * -(-len(learned) // BATCH))
    for _ in range(how.rounds):
        # What is promised follows from what was learned in the round before: it reaches far back in few.
        targets = targets_of(positions, chances_of(network, inputs), how.patience)
        for _ in range(how.epochs):
            rng.shuffle(learned)
            for begin in range(0, len(learned), BATCH):
                batch = learned[begin : begin + BATCH]
                adam.step(inputs[batch], targets[batch])
    unseen, won = inputs[held], positions.won[held]
    chances = chances_of(network.as_used(), unseen)
    return Fit(
        network,
        loss_before=loss_of(chances_of(start.as_used(), unseen), won),
        loss=loss_of(chances, won),
        accuracy=float(np.mean((chances > 0.5) == (won > 0.5))),
        chances=chances,
        won=won,
    )


@final
class Adam:
    """Gradient descent with a memory (Adam), at a rate that falls like a cosine."""

    def __init__(self, network: Network, how: Descent, steps: int) -> None:
        self._network = network
        self._how = how
        self._steps = steps
        self._taken = 0
        self._means = [np.zeros_like(layer) for layer in network]
        self._squares = [np.zeros_like(layer) for layer in network]

    def step(self, inputs: Inputs, targets: Floats) -> None:
        """Learn from a batch."""
        self._taken += 1
        fallen = 0.5 * (1.0 + np.cos(np.pi * min(1.0, self._taken / self._steps)))
        rate = np.float32(self._how.rate * fallen + LEAST_RATE)
        for number, gradient in enumerate(self._gradients(inputs, targets)):
            mean, square = self._means[number], self._squares[number]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            steady = mean / np.float32(1.0 - 0.9**self._taken)
            spread = np.sqrt(square / np.float32(1.0 - 0.999**self._taken)) + np.float32(1e-8)
            self._network[number][...] -= rate * steady / spread

    def _gradients(self, inputs: Inputs, targets: Floats) -> tuple[Floats, Floats, Floats]:
        network = self._network
        sums, bent, logits = network.layers(inputs)
        error = (_logistic(logits) - targets) / np.float32(len(targets))
        second = bent.T @ error
        second[0] = 0.0  # the part that is not bent counts as it is
        back = error[:, None] * network.second[None, :]
        through = back * (sums > 0.0)
        through[:, 0] = back[:, 0]
        first: Floats = inputs.T @ through + np.float32(self._how.decay) * network.first
        return first, through.sum(axis=0), second


def _logistic(logits: Floats) -> Floats:
    chances: Floats = np.float32(1.0) / (np.float32(1.0) + np.exp(-logits))
    return chances
