"""Ratings: right where they can be computed by hand, finite where a bot always wins, and calibrated."""

from math import log10
from random import Random

import pytest

from arpents.arena.contest import Contest
from arpents.arena.ratings import rate
from tests.arena.made_up import results_of


def elo_of(won: float, lost: float) -> float:
    return 400 * log10(won / lost)


def test_two_bots_differ_by_their_odds() -> None:
    contest = Contest(("a", "b"), 200)
    ratings = rate(contest.labels, results_of(contest, {("a", "b"): 75, ("b", "a"): 25}))
    assert ratings.overall["a"].elo == pytest.approx(elo_of(75.5, 25.5) / 2)
    assert ratings.overall["a"].elo == pytest.approx(-ratings.overall["b"].elo)
    assert ratings.british_advantage.elo == pytest.approx(0, abs=1e-6)


def test_the_advantage_of_a_side_is_told_apart_from_strength() -> None:
    contest = Contest(("a", "b"), 200)
    ratings = rate(contest.labels, results_of(contest, {("a", "b"): 75, ("b", "a"): 75}))
    assert ratings.overall["a"].elo == pytest.approx(0, abs=1e-6)
    assert ratings.british_advantage.elo == pytest.approx(elo_of(75.5, 25.5))
    for british, french in ratings.by_side.values():
        assert british.elo == pytest.approx(elo_of(75.5, 25.5))
        assert french.elo == pytest.approx(-elo_of(75.5, 25.5))


def test_the_interval_of_a_difference_is_that_of_a_rate() -> None:
    contest = Contest(("a", "b"), 1000)
    ratings = rate(contest.labels, results_of(contest, {("a", "b"): 250, ("b", "a"): 250}))
    # Half of 1000 games: the log odds have a deviation of 2 / sqrt(1000), and each rating is half of them.
    assert ratings.overall["a"].margin == pytest.approx(1.96 * 400 / 2.302585 / 1000**0.5, rel=0.01)


def test_a_bot_that_always_wins_keeps_a_finite_rating() -> None:
    contest = Contest(("a", "b", "c"), 100)
    always = {("a", "b"): 50, ("a", "c"): 50, ("b", "c"): 50}
    ratings = rate(contest.labels, results_of(contest, always))
    a, b, c = (ratings.overall[label] for label in "abc")
    assert 2000 > a.elo > b.elo + 200 > c.elo + 400 > -2000
    assert all(0 < rating.margin < 1000 for rating in (a, b, c))
    assert a.elo + b.elo + c.elo == pytest.approx(0, abs=1e-6)


def test_nothing_played_says_nothing() -> None:
    ratings = rate(("a", "b", "c"), [])
    assert [rating.elo for rating in ratings.overall.values()] == pytest.approx([0, 0, 0])
    assert all(rating.margin > 200 for rating in ratings.overall.values())


def test_intervals_hold_the_truth_about_95_times_out_of_100() -> None:
    truth = {"a": 150.0, "b": 0.0, "c": -150.0}
    advantage = 60.0
    contest = Contest(tuple(truth), 60)
    rng = Random(11)
    inside = trials = 0
    for _ in range(120):
        wins = {
            (one, two): sum(
                rng.random() < 1 / (1 + 10 ** (-(truth[one] - truth[two] + advantage) / 400))
                for _ in range(30)
            )
            for one in truth
            for two in truth
            if one != two
        }
        ratings = rate(contest.labels, results_of(contest, wins))
        found = [(ratings.overall[label], truth[label]) for label in truth]
        for rating, true in [*found, (ratings.british_advantage, advantage)]:
            trials += 1
            inside += abs(rating.elo - true) <= rating.margin
    assert 0.92 <= inside / trials <= 0.98
