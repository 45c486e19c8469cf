"""Chances: from the system unless a test says otherwise, and never from what others know."""

from arpents.server.games.chances import Chances


def test_the_chance_of_a_bot_is_new_each_time() -> None:
    chances = Chances()
    keys = {chances.key(moment) for moment in (1, 1, 2, 2)} | {Chances().key(1)}
    assert len(keys) == 5
    assert all(len(bytes.fromhex(key)) == 16 for key in keys)


def test_what_is_used_for_a_bot_is_not_used_for_cards() -> None:
    chances = Chances()
    seen = {chances.key(0) if number % 2 else str(chances.fresh(0).first) for number in range(2000)}
    assert len(seen) == 2000


def test_with_a_seed_everything_is_the_same_again() -> None:
    first, again, other = Chances(5), Chances(5), Chances(6)
    assert [first.key(moment) for moment in range(5)] == [again.key(moment) for moment in range(5)]
    assert first.key(1) != other.key(1)
    assert (first.fresh(3).first, first.fresh(3).second) == (again.fresh(3).first, again.fresh(3).second)
