"""Reviewing a recorded game: what each decision gave away, as far as its side could know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, final

from arpents.analysis.deciding import AT_A_TIME, analyse
from arpents.analysis.lines import Analysis, chance_for
from arpents.analysis.moments import Moment, moments_of
from arpents.analysis.verdicts import VERDICTS, Word, verdict_on
from arpents.bots.base import Budget
from arpents.bots.evaluation.shipped import best_evaluation
from arpents.bots.search.tree import TreeSearch
from arpents.engine.action import Action
from arpents.engine.play import perform
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import OVER
from arpents.engine.views import View
from arpents.records.game_text import GameText

ITERATIONS: Final = 800
"""How often the search looks at each decision, unless somebody says otherwise."""

LEAST: Final = 32
"""The fewest iterations for what was done instead of the best."""


@final
class Reviewed:
    """A decision with what it was worth.

    ``chance`` is that of the side that decided if it had done what is best, ``after`` the one that what it
    did left it, whatever was drawn then; ``given_away`` is the difference.
    """

    __slots__ = ("after", "analysis", "moment", "verdict")

    def __init__(self, moment: Moment, analysis: Analysis, after: float, verdict: Word) -> None:
        self.moment = moment
        self.analysis = analysis
        self.after = after
        self.verdict = verdict

    @property
    def number(self) -> int:
        """Which decision of the game it was, from 1."""
        return self.moment.number

    @property
    def turn(self) -> int:
        """The turn."""
        return self.moment.turn

    @property
    def side(self) -> Side:
        """Whose decision it was."""
        return self.moment.side

    @property
    def view(self) -> View:
        """What that side could know."""
        return self.moment.view

    @property
    def action(self) -> Action:
        """What it did."""
        return self.moment.action

    @property
    def best(self) -> Action:
        """What would have been best."""
        return self.analysis.best.action

    @property
    def chance(self) -> float:
        """The chance to win before the decision."""
        return self.analysis.chance

    @property
    def given_away(self) -> float:
        """How much of that was given away."""
        return max(0.0, self.chance - self.after)

    @property
    def british_chance(self) -> float:
        """The chance of the British before the decision."""
        return chance_for(self.side, self.chance)

    def __repr__(self) -> str:
        """The decision with its verdict."""
        who = str(self.side).capitalize()
        return f"<turn {self.turn}, {who}: {self.action}, {self.verdict} (-{self.given_away:.1%})>"


@final
class Review:
    """What was found out about a game: its decisions in their order, as far as they were looked at."""

    __slots__ = ("decisions", "total", "winner")

    def __init__(self, decisions: Sequence[Reviewed], total: int, winner: Side | None) -> None:
        self.decisions = tuple(decisions)
        self.total = total
        self.winner = winner

    @property
    def complete(self) -> bool:
        """Whether all decisions of the game were looked at."""
        return len(self.decisions) == self.total

    def of(self, side: Side) -> list[Reviewed]:
        """The decisions of a side that had a choice."""
        return [one for one in self.decisions if one.side == side and one.verdict != "only"]

    def worst(self, side: Side, number: int) -> list[Reviewed]:
        """The decisions of a side that gave most away, none of which was the best."""
        costly = [one for one in self.of(side) if one.verdict != VERDICTS[0].word]
        return sorted(costly, key=lambda one: -one.given_away)[:number]

    def counts(self, side: Side) -> dict[Word, int]:
        """How many decisions of a side had each verdict."""
        found = Counter(one.verdict for one in self.of(side))
        return {verdict.word: found[verdict.word] for verdict in VERDICTS}

    def mean_given_away(self, side: Side) -> float:
        """How much a side gave away with a decision, in the mean."""
        lost = [one.given_away for one in self.of(side)]
        return sum(lost) / len(lost) if lost else 0.0

    def __repr__(self) -> str:
        """How much was looked at, and what each side gave away."""
        lost = ", ".join(
            f"{str(side).capitalize()} -{self.mean_given_away(side):.1%} a decision" for side in SIDES
        )
        return f"<review of {len(self.decisions)} of {self.total} decisions: {lost}>"


def review(
    record: GameText | bytes | str,
    iterations: int = ITERATIONS,
    progress: Callable[[int, int], object] | None = None,
) -> Review:
    """Review a recorded game: a game file or a JSON record, as text or bytes.

    ``progress`` is called with how many decisions are done, and of how many. Ctrl-C ends the review, which
    then has what is done.
    """
    moments, end = moments_of(record)
    done: list[Reviewed] = []
    try:
        for one in reviewing(moments, iterations):
            done.append(one)
            if progress is not None:
                progress(len(done), len(moments))
    except KeyboardInterrupt:
        pass
    return Review(done, len(moments), SIDES[end.winner] if end.phase == OVER else None)


def reviewing(moments: Sequence[Moment], iterations: int = ITERATIONS) -> Iterator[Reviewed]:
    """Review decisions one by one; the same ones get the same review on any machine."""
    for moment in moments:
        yield _review_one(moment, iterations)


def _review_one(moment: Moment, iterations: int) -> Reviewed:
    view = moment.view
    if view.count_actions() == 1:
        forced = analyse(view, Budget(0.0, iterations=min(iterations, LEAST)))
        return Reviewed(moment, forced, forced.chance, "only")
    analysis = analyse(view, Budget(0.0, iterations=iterations))
    if moment.action == analysis.best.action:
        return Reviewed(moment, analysis, analysis.chance, VERDICTS[0].word)
    after = _chance_after(moment, max(LEAST, analysis.best.visits))
    return Reviewed(moment, analysis, after, verdict_on(max(0.0, analysis.chance - after)))


def _chance_after(moment: Moment, iterations: int) -> float:
    """The chance of a side after what it did, by a search as long as that of the best action.

    What the search considers at the decision itself need not have what was done among it, and would look at
    it too seldom to compare the two.
    """
    state = moment.state.copy()
    perform(state, moment.action, None)
    if state.phase == OVER:
        return 1.0 if state.winner == moment.side else 0.0
    search = TreeSearch(View(state, moment.side), best_evaluation(), hash(state))
    for done in range(0, iterations, AT_A_TIME):
        search.iterate(min(AT_A_TIME, iterations - done))
    return chance_for(moment.side, search.root.mean())
