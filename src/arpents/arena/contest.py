"""A contest: who plays whom, how often, under which rules, and the chance of every game.

All of a game's chance follows from the seed of the contest, the pair and the number of the game. So it does
not matter how many processes play, or in which order games finish.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final, final

from arpents.content import Scenario
from arpents.engine.game import Game, new_game
from arpents.engine.sides import Side
from arpents.errors import ArpentsError

BUDGET: Final = 0.3
TURN_LIMIT: Final = 400

_PATIENCE_BUDGETS: Final = 20
_PATIENCE_SECONDS: Final = 5.0


class BadContest(ArpentsError):
    """A contest that cannot be held: why, and what would be right."""


@final
@dataclass(frozen=True)
class Fixture:
    """One game to be played: the number of the game within its pair, and who has which side."""

    pair: tuple[str, str]
    number: int
    seats: tuple[str, str]
    """The labels of the bots: the British one, then the French one."""

    def __str__(self) -> str:
        """The game in words."""
        return f"game {self.number} of {self.pair[0]} and {self.pair[1]}"

    @property
    def key(self) -> tuple[str, str, int]:
        """What tells it from the other games of the contest."""
        return (*self.pair, self.number)


@final
@dataclass(frozen=True)
class Contest:
    """Every pair of bots plays a number of games, each bot half of them with each side.

    A bot is named as the registry knows it, ``name`` or ``name:option=value``. ``budget`` is what a decision
    should take, in seconds; one that takes longer than ``patience`` forfeits the game. A game is stopped
    after ``turn_limit`` turns, and points decide: a program's limit, not a rule (11.5).
    """

    bots: tuple[str, ...]
    games: int
    seed: int = 0
    rule_set: str | None = None
    variants: tuple[str, ...] = ()
    scenario: str | Scenario | None = None
    budget: float = BUDGET
    turn_limit: int = TURN_LIMIT
    patience: float | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be balanced or played."""
        if len(self.bots) < 2:
            raise BadContest("A contest takes two bots or more; name one twice to let it play itself.")
        if self.games < 2 or self.games % 2:
            raise BadContest(
                f"Each bot has each side in half of the games of a pair, so their number must be even: "
                f"{max(2, self.games + 1)}, for example, not {self.games}."
            )
        if self.budget <= 0 or self.turn_limit < 1:
            raise BadContest("The budget must be more than 0 seconds, and the turn limit at least 1.")

    @property
    def longest(self) -> float:
        """The seconds after which a decision forfeits the game: many budgets, since machines stutter."""
        return _PATIENCE_BUDGETS * self.budget + _PATIENCE_SECONDS if self.patience is None else self.patience

    @property
    def labels(self) -> tuple[str, ...]:
        """A name for each bot in the contest: the second ``planner`` is ``planner#2``."""
        return label_all(self.bots)

    @property
    def text_of(self) -> dict[str, str]:
        """The bot that each label stands for."""
        return dict(zip(self.labels, self.bots, strict=True))

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Who meets whom."""
        return tuple(combinations(self.labels, 2))

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return len(self.pairs) * self.games

    def fixtures(self) -> Iterator[Fixture]:
        """All games, a round of all pairs at a time, so that scores can be compared while they grow."""
        for number in range(1, self.games + 1):
            for first, second in self.pairs:
                seats = (first, second) if number % 2 else (second, first)
                yield Fixture((first, second), number, seats)

    def deal(self, fixture: Fixture) -> Game:
        """The game at its first decision; two games with swapped sides have the same chance ahead."""
        rng = self._chance(fixture, f"deal {(fixture.number + 1) // 2}")
        return new_game(self.rule_set, self.variants, rng.getrandbits(62), self.scenario)

    def bot_seed(self, fixture: Fixture, side: Side) -> int:
        """The seed of a bot in a game."""
        who = fixture.pair.index(fixture.seats[side])
        return self._chance(fixture, f"bot {fixture.number} {who}").getrandbits(31)

    def _chance(self, fixture: Fixture, what: str) -> Random:
        # A text as seed gives the same generator on every machine, and unlike ones for like numbers.
        return Random(f"arena {self.seed} {fixture.pair[0]} {fixture.pair[1]} {what}")


def label_all(bots: Sequence[str]) -> tuple[str, ...]:
    """A name for each bot that no other has."""
    seen: Counter[str] = Counter()
    labels = []
    for bot in bots:
        seen[bot] += 1
        labels.append(bot if seen[bot] == 1 else f"{bot}#{seen[bot]}")
    return tuple(labels)
