"""A match: one game between two bots, and what is counted of it.

A bot gets a view of its own and a budget, and its answer is checked (``bots.asking``): a fault costs it the
game. Bots are made for a game, and closed after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from time import perf_counter
from typing import Final, Protocol, final

from arpents.arena.contest import BUDGET, TURN_LIMIT, Contest, Fixture
from arpents.arena.results import FORFEIT, STOPPED_AT_LIMIT, GameResult, Part, Standing
from arpents.bots.asking import Maker, ask, close, made
from arpents.bots.base import Bot, BotFault, Budget
from arpents.engine.action import Action
from arpents.engine.events import TURN_BEGAN
from arpents.engine.game import Game, new_game
from arpents.engine.scoring import points
from arpents.engine.sides import SIDES, Side
from arpents.records.writing import write_game

SAMPLED: Final = 10
"""The points are noted after every so many turns."""

_LONGEST_REASON: Final = 300


class Observer(Protocol):
    """Who is told how a match goes, as it goes."""

    def thinks(self, side: int) -> None:
        """A side begins to think."""

    def decided(self, action: Action, seconds: float) -> None:
        """It has decided on a legal action."""


@final
class _Nobody:
    def thinks(self, side: int) -> None: ...
    def decided(self, action: Action, seconds: float) -> None: ...


@final
class _Counts:
    """A side's part, while it grows."""

    def __init__(self) -> None:
        self.decisions = 0
        self.over_budget = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.verbs: Counter[str] = Counter()

    def add(self, seconds: float, budget: float) -> None:
        self.decisions += 1
        self.over_budget += seconds > budget
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def part(self) -> Part:
        times = round(self.seconds, 6), round(self.slowest, 6)
        return Part(self.decisions, self.over_budget, *times, dict(sorted(self.verbs.items())))


@final
class Match:
    """A game in play, and its counts: fed by bots, or from what was noted of decisions made elsewhere."""

    def __init__(self, game: Game, budget: float, turn_limit: int) -> None:
        self.game = game
        self.budget = budget
        self.turn_limit = turn_limit
        self.forfeited: str | None = None
        self._counts = (_Counts(), _Counts())
        self._course: list[Standing] = []
        self._sample()

    @property
    def decider(self) -> Side | None:
        """The side that must decide, or None when the game is over or at its limit."""
        return self.game.decider if self.game.state.turn < self.turn_limit else None

    def decide(self, action: Action, seconds: float) -> None:
        """Let the side to decide do a legal action that took it this long."""
        decider = self.game.decider
        assert decider is not None
        counts = self._counts[decider]
        counts.add(seconds, self.budget)
        counts.verbs[action.verb] += 1
        self.game.apply(action)
        if self.game.state.turn >= self._course[-1].turn + SAMPLED:
            self._sample()

    def forfeit(self, side: Side, why: str, seconds: float | None = None) -> None:
        """End the game for what a bot did, in a decision that took it this long: its enemy wins."""
        self.forfeited = _one_line(why)
        if seconds is not None:
            self._counts[side].add(seconds, self.budget)
        self.game.concede(side)

    def end(self) -> None:
        """Stop the game if nothing has ended it."""
        if self.game.decider is not None:
            self.game.stop()

    def result(self, fixture: Fixture) -> GameResult:
        """What is kept of the game."""
        outcome = self.game.outcome
        assert outcome is not None
        begun = sum(event.kind_number == TURN_BEGAN for event in self.game.log)
        british, french = self._counts
        self._sample()
        return GameResult(
            pair=fixture.pair,
            number=fixture.number,
            seats=fixture.seats,
            winner=int(outcome.winner),
            reason=outcome.reason if self.forfeited is None else FORFEIT,
            points=outcome.points,
            turns=min(begun, self.turn_limit),
            parts=(british.part(), french.part()),
            course=tuple(self._course),
            forfeit=self.forfeited,
        )

    def record(self, fixture: Fixture) -> str:
        """The game as the text of a game file."""
        headers = {str(side).capitalize(): fixture.seats[side] for side in SIDES}
        outcome = self.game.outcome
        stopped = outcome is not None and outcome.reason == STOPPED_AT_LIMIT
        given = {"Id": " ".join(map(str, fixture.key)), **headers}
        return str(write_game(self.game, given, with_end=stopped))

    def _sample(self) -> None:
        state = self.game.state
        now = Standing(state.turn, points(state, 0), points(state, 1))
        if not self._course or self._course[-1].turn < now.turn:
            self._course.append(now)


def play(match: Match, bots: Sequence[Bot], observer: Observer) -> None:
    """Let two bots play a match to its end; a bot's fault ends it too."""
    while (side := match.decider) is not None:
        observer.thinks(side)
        started = perf_counter()
        try:
            action = ask(bots[side], match.game.view(side), Budget(match.budget), match.game)
        except BotFault as fault:
            match.forfeit(side, str(fault), perf_counter() - started)
            return
        seconds = perf_counter() - started
        observer.decided(action, seconds)
        match.decide(action, seconds)
    match.end()


def play_fixture(contest: Contest, fixture: Fixture, make: Maker, observer: Observer) -> Match:
    """Play a game of a contest with bots that are made for it."""
    match = Match(contest.deal(fixture), contest.budget, contest.turn_limit)
    with ExitStack() as closing:
        bots: list[Bot] = []
        for side, label in zip(SIDES, fixture.seats, strict=True):
            observer.thinks(side)
            try:
                bots.append(made(make, contest.text_of[label], contest.bot_seed(fixture, side)))
            except BotFault as fault:
                match.forfeit(side, str(fault))
                return match
            closing.callback(close, bots[-1])
        play(match, bots, observer)
    return match


def play_match(
    british: Bot,
    french: Bot,
    *,
    game: Game | None = None,
    budget: float = BUDGET,
    turn_limit: int = TURN_LIMIT,
    names: tuple[str, str] = ("british", "french"),
) -> GameResult:
    """One game between two bots, here and now: in this process, where nobody can stop one that stalls."""
    match = Match(new_game() if game is None else game, budget, turn_limit)
    play(match, (british, french), _Nobody())
    return match.result(Fixture(names, 1, names))


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_REASON else line[: _LONGEST_REASON - 1] + "…"
