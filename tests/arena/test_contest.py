"""Contests: every pair, sides balanced, and chance that follows from seed, pair and number alone."""

from collections import Counter

import pytest

from arpents.arena.contest import BadContest, Contest
from arpents.bots import BadOption, Budget
from arpents.bots.seeding import make_seeded
from arpents.engine.game import new_game
from arpents.engine.sides import SIDES
from arpents.errors import UnknownName


def test_every_pair_plays_and_every_bot_has_each_side_in_half_of_its_games() -> None:
    contest = Contest(("a", "b", "c"), 6)
    fixtures = list(contest.fixtures())
    assert len(fixtures) == contest.total == 18
    assert len({fixture.key for fixture in fixtures}) == 18
    seats = Counter(fixture.seats for fixture in fixtures)
    assert set(seats.values()) == {3}
    assert len(seats) == 6


def test_a_bot_that_plays_itself_has_two_names() -> None:
    contest = Contest(("planner", "planner", "random", "planner"), 2)
    assert contest.labels == ("planner", "planner#2", "random", "planner#3")
    assert contest.text_of["planner#3"] == "planner"


def test_swapped_games_have_the_same_deal_and_others_have_not() -> None:
    contest = Contest(("a", "b"), 6, seed=3)
    deals = [contest.deal(fixture).state.key() for fixture in contest.fixtures()]
    assert deals[0] == deals[1]
    assert deals[2] == deals[3]
    assert len(set(deals)) == 3


def test_chance_depends_on_the_pair_but_not_on_who_else_takes_part() -> None:
    two = Contest(("a", "b"), 2, seed=3)
    three = Contest(("c", "a", "b"), 4, seed=3)
    same = [fixture for fixture in three.fixtures() if fixture.pair == ("a", "b")][:2]
    assert list(two.fixtures()) == same
    for fixture in same:
        assert two.deal(fixture).state.key() == three.deal(fixture).state.key()
        assert [two.bot_seed(fixture, side) for side in SIDES] == [
            three.bot_seed(fixture, side) for side in SIDES
        ]
    seeds = {two.bot_seed(fixture, side) for fixture in same for side in SIDES}
    assert len(seeds) == 4, "each bot of each game has a seed of its own"


@pytest.mark.parametrize(
    ("bots", "games", "said"),
    [
        (("random",), 2, "two bots or more"),
        (("random", "random"), 7, "must be even: 8, for example, not 7"),
        (("random", "random"), 0, "must be even: 2"),
    ],
)
def test_a_contest_that_cannot_be_balanced_is_refused(bots: tuple[str, ...], games: int, said: str) -> None:
    with pytest.raises(BadContest, match=said):
        Contest(bots, games)


def test_a_bot_gets_the_seed_unless_it_was_given_one() -> None:
    view = new_game(seed=1).view(0)

    def first(text: str, seed: int) -> str:
        return str(make_seeded(text, seed).choose(view, Budget(1)))

    assert first("random", 8) == first("random:seed=8", 1) == first("random:", 8)
    assert len({first("random", seed) for seed in range(12)}) > 1
    assert len({first("random:seed=8", seed) for seed in range(12)}) == 1
    with pytest.raises(UnknownName, match='no bot "rondam"'):
        make_seeded("rondam", 1)
    with pytest.raises(BadOption, match="no option"):
        make_seeded("random:depth=3", 1)
