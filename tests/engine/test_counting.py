"""Counting choices of cards, checked against listing them."""

from random import Random

import pytest

from arpents.engine.bags import each, kind_of, put, size
from arpents.engine.counting import (
    Limit,
    all_choices,
    count_between,
    count_of_size,
    pick_between,
    pick_limited,
)
from arpents.engine.packs import PACKS, Pack


def random_pool(pack: Pack, rng: Random, most: int = 9) -> int:
    pool = 0
    for bit in rng.sample(each(pack.everything), rng.randrange(1, most)):
        pool = put(pack, pool, kind_of(pack, bit))
    return pool


@pytest.mark.parametrize("seed", range(60))
def test_choices_are_counted_as_they_are_listed(seed: int) -> None:
    rng = Random(seed)
    pack = PACKS[seed % 2]
    # Neutral cards and infantry have many copies, so that pools with several of a kind are common.
    pool = put(pack, random_pool(pack, rng), pack.convertible if seed % 3 == 0 else 0)
    least = rng.randrange(size(pool))
    most = rng.randrange(max(1, least), size(pool) + 1)
    listed = all_choices(pack, pool, least, most)
    assert len(listed) == len(set(listed)) == count_between(pack, pool, least, most)
    by_size = [sum(size(choice) == number for choice in listed) for number in range(least, most + 1)]
    assert by_size == [count_of_size(pack, pool, number) for number in range(least, most + 1)]
    assert {pick_between(pack, pool, least, most, n) for n in range(len(listed))} == set(listed)


@pytest.mark.parametrize("seed", range(40))
def test_overlapping_limits_are_kept(seed: int) -> None:
    rng = Random(seed)
    pack = PACKS[seed % 2]
    pool = put(pack, random_pool(pack, rng, 6), pack.convertible if seed % 2 else 0)
    limits = []
    for _ in range(2):
        cards = pack.run_of(rng.choice(each(pool))) | pack.run_of(rng.choice(each(pool)))
        least = rng.randrange(2)
        limits.append(Limit(cards, least, least + rng.randrange(3)))
    kept = tuple(limits)
    listed = [c for c in all_choices(pack, pool, 1, size(pool)) if all(limit.holds(c) for limit in kept)]
    picked = {pick_limited(pack, pool, 1, size(pool), kept, n) for n in range(len(listed))}
    assert picked == set(listed)
