"""An agent trained by self-play with PPO, in one file and with NumPy alone.

    python examples/train_ppo.py ppo.npz --minutes 10
    arpents arena ./examples/train_ppo.py:Trained:weights=ppo.npz random beginner --games 100

Both sides are played by the same network, in 64 games at once. It sees the bits of an observation and answers
with a chance for each legal step, and with what it expects to win. Ctrl-C keeps what is learned; the same
command goes on from it.
"""

import argparse
import csv
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arpents import new_game
from arpents.arena import play_match
from arpents.bots import make_bot
from arpents.envs.encoding import SIZE, STEPS, Bits
from arpents.envs.entrant import StepBot
from arpents.envs.vector import SelfPlay

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

GAMES, LENGTH, HIDDEN = 64, 64, 128
EPOCHS, BATCH, RATE = 3, 512, 5e-4
LOOKING_AHEAD, CLIP, CURIOSITY = 0.97, 0.2, 0.01


def new_weights(seed: int) -> Weights:
    """A network with one hidden layer, at random; its answers are all alike at first."""
    rng = np.random.default_rng(seed)
    first = rng.normal(0, 0.1, (SIZE, HIDDEN))
    weights = {"first": first, "first_bias": np.zeros(HIDDEN)}
    weights |= {"policy": np.zeros((HIDDEN, STEPS)), "policy_bias": np.zeros(STEPS)}
    weights |= {"value": np.zeros(HIDDEN), "value_bias": np.zeros(1)}
    return {name: value.astype(np.float32) for name, value in weights.items()}


def forward(weights: Weights, observed: Bits, masks: Bits) -> tuple[Floats, Floats, Floats]:
    """The hidden layer, the logarithms of the chances of all steps, and what the side to act expects."""
    hidden = np.maximum(observed.astype(np.float32) @ weights["first"] + weights["first_bias"], 0)
    logits = hidden @ weights["policy"] + weights["policy_bias"]
    logits = np.where(masks > 0, logits, np.float32(-1e9))
    logits -= logits.max(1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(1, keepdims=True))
    return hidden, logits, np.tanh(hidden @ weights["value"] + weights["value_bias"])


class Learner:
    """The weights, how they have moved (Adam), and one round of learning after the other."""

    def __init__(self, weights: Weights, seed: int, games: int = GAMES, length: int = LENGTH) -> None:
        self.weights = weights
        self._moments = {name: [np.zeros_like(one), np.zeros_like(one)] for name, one in weights.items()}
        self._updates = 0
        self._rate = RATE
        self._rng = np.random.default_rng(seed)
        self._length = length
        self._env = SelfPlay(games, reward="margin", turn_limit=120)
        self._seen, self._info = self._env.reset(seed=seed)

    def round(self, rate: float = RATE) -> None:
        """Play some steps in all games, and learn from them: the less, the lower the rate."""
        self._rate = rate
        played = self._play()
        number = len(played["step"])
        for _ in range(EPOCHS):
            order = self._rng.permutation(number)
            for start in range(0, number, BATCH):
                some = order[start : start + BATCH]
                self._learn({name: value[some] for name, value in played.items()})

    def _play(self) -> dict[str, Any]:
        rows: dict[str, list[Any]] = {
            name: [] for name in ("seen", "mask", "player", "step", "log", "value", "reward", "done")
        }
        for _ in range(self._length):
            masks, players = self._info["action_mask"], self._info["player"]
            _, logs, values = forward(self.weights, self._seen, masks)
            # The highest of the logarithms with Gumbel noise is a draw by the chances.
            noise = self._rng.gumbel(size=logs.shape).astype(np.float32)
            steps = (logs + noise).argmax(1)
            chosen = logs[np.arange(len(steps)), steps]
            for name, value in zip(
                rows, (self._seen, masks, players, steps, chosen, values, None, None), strict=True
            ):
                rows[name].append(value)
            self._seen, reward, ended, stopped, self._info = self._env.step(steps)
            rows["reward"][-1], rows["done"][-1] = reward, ended | stopped
        stacked = {name: np.array(value) for name, value in rows.items()}
        stacked["gain"] = self._gains(stacked)
        stacked["target"] = stacked["gain"] + stacked["value"]
        return {name: value.reshape(-1, *value.shape[2:]) for name, value in stacked.items()}

    def _gains(self, played: dict[str, Any]) -> Floats:
        """How much better each step was than expected (GAE); one side's good is the other's bad."""
        _, _, last = forward(self.weights, self._seen, self._info["action_mask"])
        values = np.concatenate([played["value"], last[None]])
        players = np.concatenate([played["player"], self._info["player"][None]])
        gains: Floats = np.zeros_like(played["reward"])
        later = np.zeros_like(last)
        for at in reversed(range(len(gains))):
            same_side = np.where(players[at + 1] == players[at], 1.0, -1.0) * ~played["done"][at]
            surprise = played["reward"][at] + same_side * values[at + 1] - values[at]
            later = surprise + LOOKING_AHEAD * same_side * later
            gains[at] = later
        return gains

    def _learn(self, some: dict[str, Any]) -> None:
        """A step down the gradient of PPO's loss, which is worked out by hand."""
        number = len(some["step"])
        rows = np.arange(number)
        hidden, logs, values = forward(self.weights, some["seen"], some["mask"])
        chances = np.exp(logs)
        gains = (some["gain"] - some["gain"].mean()) / (some["gain"].std() + 1e-6)
        ratio = np.exp(logs[rows, some["step"]] - some["log"])
        free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = (-gains * ratio * free / number)[:, None]
        to_policy = pull * -chances
        to_policy[rows, some["step"]] += pull[:, 0]
        certain = (chances * np.where(some["mask"] > 0, logs, 0)).sum(1, keepdims=True)
        to_policy += CURIOSITY * chances * (logs - certain) * (some["mask"] > 0) / number
        to_value = (values - some["target"]) * (1 - values**2) / number
        back = to_policy @ self.weights["policy"].T + to_value[:, None] * self.weights["value"]
        back *= hidden > 0
        self._move(
            {
                "first": some["seen"].astype(np.float32).T @ back,
                "first_bias": back.sum(0),
                "policy": hidden.T @ to_policy,
                "policy_bias": to_policy.sum(0),
                "value": hidden.T @ to_value,
                "value_bias": to_value.sum(keepdims=True),
            }
        )

    def _move(self, gradients: Weights) -> None:
        self._updates += 1
        for name, gradient in gradients.items():
            mean, square = self._moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8
            self.weights[name] -= (self._rate * mean / (1 - 0.9**self._updates) / size).astype(np.float32)


class Trained(StepBot):
    """The agent as a bot: in each position it takes the step that it likes best."""

    def __init__(self, weights: str = "ppo.npz", seed: int = 0) -> None:
        with np.load(weights) as kept:
            self.weights = {name: kept[name].astype(np.float32) for name in kept.files}
        super().__init__(self.best)

    def best(self, observed: Bits, mask: Bits) -> int:
        """The most likely step."""
        return int(forward(self.weights, observed[None], mask[None])[1].argmax())


def won_against(weights: Weights, name: str, games: int) -> float:
    """The share of games won against a bot, half of them with each side."""
    agent = Trained.__new__(Trained)
    agent.weights = weights
    StepBot.__init__(agent, agent.best)
    won = 0
    for number in range(games):
        other = make_bot(f"{name}:seed={number}")
        pair = (agent, other) if number % 2 == 0 else (other, agent)
        result = play_match(*pair, game=new_game(seed=number))
        won += result.winner == number % 2
    return won / games


def save(path: Path, weights: Weights) -> None:
    """Keep the weights, in half the bytes."""
    halves: dict[str, Any] = {name: one.astype(np.float16) for name, one in weights.items()}
    np.savez_compressed(path, **halves)


def training(path: Path, seed: int, minutes: float) -> Iterator[tuple[Learner, float]]:
    """A learner after each round and the seconds spent so far, until the time is up.

    The rate falls to nothing by then, so that what is learned settles.
    """
    weights = new_weights(seed)
    if path.exists():
        with np.load(path) as kept:
            weights = {name: kept[name].astype(np.float32) for name in kept.files}
    learner, spent = Learner(weights, seed), 0.0
    while spent < 60 * minutes:
        start = time.perf_counter()
        learner.round(RATE * (1 - spent / (60 * minutes)))
        spent += time.perf_counter() - start
        yield learner, spent


def main() -> None:
    """Train for some minutes; write the weights, and beside them the curve of what they won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--every", type=int, default=25, help="rounds between two looks at how strong it is")
    parser.add_argument("--games", type=int, default=20, help="games of such a look, against each bot")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    given.weights = given.weights.with_suffix(".npz")
    curve: list[list[float]] = []
    learner: Learner | None = None
    try:
        for number, (learner, spent) in enumerate(training(given.weights, given.seed, given.minutes), 1):
            if number % given.every == 0 or spent >= 60 * given.minutes:
                won = [won_against(learner.weights, name, given.games) for name in ("random", "beginner")]
                curve.append([number * GAMES * LENGTH, round(spent), *won])
                print(
                    f"{curve[-1][0]:,} steps, {spent:.0f} s: {won[0]:.0%} of random, {won[1]:.0%} of beginner"
                )
                save(given.weights, learner.weights)
    except KeyboardInterrupt:
        print("Interrupted; what is learned is kept.")
        if learner is not None:
            save(given.weights, learner.weights)
    with given.weights.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([["steps", "seconds", "random", "beginner"], *curve])


if __name__ == "__main__":
    main()
