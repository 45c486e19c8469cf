"""The summary of results, and the curves of points."""

import pytest
from msgspec import structs

from arpents.arena.contest import Contest
from arpents.arena.curves import points_over_time, quantile
from arpents.arena.results import Standing
from arpents.arena.summary import Score, summarise, wilson
from arpents.arena.tables import notes, tables
from arpents.engine.sides import SIDES
from arpents.locales import Words
from tests.arena.made_up import results_of

CONTEST = Contest(("a", "b", "c"), 10)
WINS = {("a", "b"): 5, ("b", "a"): 1, ("a", "c"): 5, ("c", "a"): 0, ("b", "c"): 3, ("c", "b"): 2}


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (98, 100, 0.9300, 0.9945), (10, 10, 0.7225, 1.0)],
)
def test_wilson_intervals(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_scores_are_counted_overall_by_side_and_by_pair() -> None:
    summary = summarise(CONTEST.labels, results_of(CONTEST, WINS))
    assert summary.games == 30
    assert summary.scores == {"a": Score(19, 20), "b": Score(7, 20), "c": Score(4, 20)}
    assert summary.by_side["b"] == (Score(4, 10), Score(3, 10))
    assert summary.cross["a", "b"] == Score(9, 10)
    assert summary.cross["b", "a"] == Score(1, 10)
    assert summary.strongest_first == ["a", "b", "c"]
    assert summary.endings == {"captures": (16, 14)}
    assert (summary.turns.least, summary.turns.most, summary.turns.mean) == (41, 50, 45.5)


def test_time_forfeits_and_verbs_are_counted_for_each_bot() -> None:
    results = results_of(CONTEST, WINS)
    results[0] = structs.replace(results[0], reason="forfeit", forfeit="raised ValueError: no")
    results[1] = structs.replace(results[1], reason="stopped")
    summary = summarise(CONTEST.labels, results)
    assert summary.thinking["a"].decisions == 200
    assert summary.thinking["a"].share_over == pytest.approx(0.1)
    assert summary.thinking["a"].mean == pytest.approx(0.05)
    assert summary.thinking["a"].slowest == 0.2
    assert [(forfeit.bot, forfeit.why) for forfeit in summary.forfeits] == [("b", "raised ValueError: no")]
    assert (summary.stopped.won, summary.stopped.games) == (1, 30)
    assert list(summary.endings) == ["captures", "stopped", "forfeit"]
    assert summary.verbs["c"] == {"end turn": 100, "settle": 80}
    assert "develop" in summary.unplayed
    assert "settle" not in summary.unplayed
    told = notes(Words(), summary, 400)
    assert "b forfeited game 1 of a and b: it raised ValueError: no." in told
    assert any(note.startswith("One game (3.3 %) was stopped after 400 turns") for note in told)


def test_the_tables_say_what_the_summary_says() -> None:
    summary = summarise(CONTEST.labels, results_of(CONTEST, WINS))
    standings, by_side, cross, *_ = tables(Words(), summary, 400)
    assert standings.rows[0][:4] == ("a", "20", "19", "95.0 %")
    assert by_side.rows[1][1] == "40.0 %"
    assert cross.rows[0] == ("a", "", "9/10", "10/10")
    assert all(len(row) == len(grid.heads) for grid in tables(Words(), summary, 400) for row in grid.rows)


def test_curves_are_means_over_the_games_that_go_on() -> None:
    contest = Contest(("a", "b"), 40)
    results = results_of(contest, {})
    first = results[0]
    long = (*first.course[:2], Standing(20, 90, 90))
    results[0] = structs.replace(first, course=long)
    curve = {(point.side, point.turn): point for point in points_over_time(("a",), results)}
    assert curve[SIDES[0], 0].mean == 17
    assert curve[SIDES[1], 10].mean == 30
    assert curve[SIDES[1], 10].games == 20
    assert (SIDES[0], 20) not in curve, "one game in twenty is too few"


def test_quantiles_lie_between_values() -> None:
    assert quantile([4, 1, 3, 2], 0.25) == 1.75
    assert quantile([7], 0.75) == 7
