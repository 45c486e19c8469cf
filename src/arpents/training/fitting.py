"""Fitting weights to positions: gradient descent on how surprising the winners are."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from arpents.bots.evaluation.features import NUMBER
from arpents.bots.evaluation.model import BIAS, SCALE, WIDTH
from arpents.training.positions import Positions

Floats = NDArray[np.float32]

BATCH: Final = 1024
HELD_OUT: Final = 0.1
"""The share of the games that are not learned from, to see what the weights are worth."""


class Network(NamedTuple):
    """The weights as they are learned: both layers, and the bias of the first."""

    first: Floats
    bias: Floats
    second: Floats

    def rows(self) -> list[list[int]]:
        """The first layer in whole steps, as it is used."""
        steps = np.rint(self.first * SCALE).clip(-BIAS, BIAS - 1)
        return [[int(step) for step in row] for row in steps]

    def logits(self, inputs: csr_matrix) -> tuple[Floats, Floats, Floats]:
        """The sums of the first layer, what they are bent to, and the logarithm of the odds."""
        sums = inputs @ self.first + self.bias
        bent = np.maximum(sums, 0)
        bent[:, 0] = sums[:, 0]
        return sums, bent, bent @ self.second


class Fit(NamedTuple):
    """A network, and how well it foretells the games that were held out."""

    network: Network
    loss: float
    accuracy: float
    chances: Floats
    won: Floats
    turn: NDArray[np.int16]


def new_network(seed: int) -> Network:
    """A network that knows nothing."""
    rng = np.random.default_rng(seed)
    first = rng.normal(0.0, 0.05, (NUMBER, WIDTH)).astype(np.float32)
    first[:, 0] = 0.0
    second = rng.normal(0.0, 0.3, WIDTH).astype(np.float32)
    second[0] = 1.0
    return Network(first, np.zeros(WIDTH, np.float32), second)


def inputs_of(positions: Positions) -> csr_matrix:
    """The positions as a sparse matrix, a row for each."""
    ones = np.ones(len(positions.features), np.float32)
    shape = (len(positions), NUMBER)
    return csr_matrix((ones, positions.features.astype(np.int32), positions.starts), shape=shape)


def chances_of(network: Network, inputs: csr_matrix) -> Floats:
    """How likely the British are to win each position."""
    return _logistic(network.logits(inputs)[2])


def targets_of(positions: Positions, chances: Floats, patience: float) -> Floats:
    """What each position is to be worth: the result of its game, mixed with what later positions promise.

    With a patience of 1 the result alone counts; the lower it is, the more do the next positions (TD(λ)).
    """
    found = positions.won.astype(np.float32)
    ends = np.flatnonzero(np.diff(positions.game, append=-1))
    last = np.zeros(len(found), bool)
    last[ends] = True
    for number in range(len(found) - 2, -1, -1):
        if not last[number]:
            found[number] = patience * found[number + 1] + (1.0 - patience) * chances[number + 1]
    return found


def fit(
    positions: Positions,
    start: Network,
    *,
    seed: int,
    epochs: int,
    rate: float,
    decay: float,
    patience: float,
) -> Fit:
    """The weights that fit the positions best, from those given on."""
    rng = np.random.default_rng(seed)
    games = np.unique(positions.game)
    held = np.isin(positions.game, rng.choice(games, int(len(games) * HELD_OUT), replace=False))
    inputs = inputs_of(positions)
    targets = positions.won.astype(np.float32)
    if patience < 1.0:
        targets = targets_of(positions, chances_of(start, inputs), patience)
    network = Network(*(layer.copy() for layer in start))
    learned = np.flatnonzero(~held)
    steps = epochs * (len(learned) // BATCH + 1)
    descent = Descent(network, rate, decay, steps)
    for _ in range(epochs):
        rng.shuffle(learned)
        for begin in range(0, len(learned), BATCH):
            batch = learned[begin : begin + BATCH]
            descent.step(inputs[batch], targets[batch])
    chances = chances_of(network, inputs[held])
    won = positions.won[held].astype(np.float32)
    loss = float(-np.mean(won * np.log(chances + 1e-7) + (1 - won) * np.log(1 - chances + 1e-7)))
    accuracy = float(np.mean((chances > 0.5) == (won > 0.5)))
    return Fit(network, loss, accuracy, chances, won, positions.turn[held])


class Descent:
    """Adam, with a rate that falls like a cosine."""

    def __init__(self, network: Network, rate: float, decay: float, steps: int) -> None:
        self._network = network
        self._rate = rate
        self._decay = decay
        self._steps = steps
        self._taken = 0
        self._means = [np.zeros_like(layer) for layer in network]
        self._squares = [np.zeros_like(layer) for layer in network]

    def step(self, inputs: csr_matrix, targets: Floats) -> None:
        """Learn from a batch."""
        self._taken += 1
        rate = 0.5 * self._rate * (1.0 + np.cos(np.pi * min(1.0, self._taken / self._steps))) + 1e-5
        for number, gradient in enumerate(self._gradients(inputs, targets)):
            mean, square = self._means[number], self._squares[number]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            steady = mean / (1.0 - 0.9**self._taken)
            spread = np.sqrt(square / (1.0 - 0.999**self._taken)) + 1e-8
            self._network[number][...] -= rate * steady / spread

    def _gradients(self, inputs: csr_matrix, targets: Floats) -> tuple[Floats, Floats, Floats]:
        network = self._network
        sums, bent, logits = network.logits(inputs)
        error = (_logistic(logits) - targets) / len(targets)
        second = bent.T @ error
        second[0] = 0.0
        back = error[:, None] * network.second[None, :]
        through = back * (sums > 0.0)
        through[:, 0] = back[:, 0]
        return inputs.T @ through + self._decay * network.first, through.sum(axis=0), second


def _logistic(logits: Floats) -> Floats:
    return 1.0 / (1.0 + np.exp(-logits))  # type: ignore[no-any-return]
