"""Bags: counting cards by kind in one integer."""

from collections import Counter
from random import Random

import pytest

from arpents.engine.bags import card_at, each, is_bag, kind_of, put, size, take
from arpents.engine.packs import BRITISH_PACK, PACKS, Pack


def random_cards(pack: Pack, rng: Random) -> list[str]:
    cards = pack.names(pack.everything)
    return rng.sample(cards, rng.randrange(len(cards)))


def bag_of(pack: Pack, names: list[str]) -> int:
    bag = 0
    for name in names:
        bag = put(pack, bag, pack.by_name[name].first)
    return bag


@pytest.mark.parametrize("pack", PACKS)
def test_bags_add_and_subtract_like_multisets(pack: Pack) -> None:
    rng = Random(1)
    for _ in range(300):
        whole = random_cards(pack, rng)
        part = rng.sample(whole, rng.randrange(len(whole) + 1))
        rest = Counter(whole) - Counter(part)
        assert Counter(pack.names(bag_of(pack, whole))) == Counter(whole)
        assert Counter(pack.names(take(pack, bag_of(pack, whole), bag_of(pack, part)))) == rest
        assert put(pack, bag_of(pack, list(rest.elements())), bag_of(pack, part)) == bag_of(pack, whole)
        assert size(bag_of(pack, whole)) == len(whole)


def test_like_cards_make_equal_bags() -> None:
    one, two = (BRITISH_PACK.by_name[name].first for name in ("Militia", "Boston"))
    assert put(BRITISH_PACK, put(BRITISH_PACK, one, two), one) == put(
        BRITISH_PACK, two, put(BRITISH_PACK, one, one)
    )


def test_taking_more_than_there_is_leaves_none() -> None:
    militia = BRITISH_PACK.by_name["Militia"].first
    assert take(BRITISH_PACK, militia, put(BRITISH_PACK, militia, militia)) == 0


def test_card_at_numbers_every_card() -> None:
    bag = bag_of(BRITISH_PACK, ["Boston", "Militia", "Militia", "neutral Settlers"])
    names = [BRITISH_PACK.names(kind_of(BRITISH_PACK, card_at(bag, number)))[0] for number in range(4)]
    assert names == ["Boston", "Militia", "Militia", "neutral Settlers"]
    assert len(each(bag)) == 4


def test_only_the_lowest_bits_of_a_run_are_a_bag() -> None:
    militia = BRITISH_PACK.by_name["Militia"].first
    assert is_bag(BRITISH_PACK, militia | militia << 1)
    assert not is_bag(BRITISH_PACK, militia << 1)
    assert not is_bag(BRITISH_PACK, militia | militia << 2)
    assert not is_bag(PACKS[1], 1 << 50), "the French pack has no such bit"


def test_neutral_cards_have_the_same_bits_in_both_packs() -> None:
    british, french = PACKS
    assert british.neutral == french.neutral
    for kind in british.kinds:
        if kind.first & british.neutral:
            assert french.by_name[kind.name].run == kind.run


@pytest.mark.parametrize("pack", PACKS)
def test_no_pack_needs_more_than_63_bits(pack: Pack) -> None:
    assert pack.everything < 1 << 63
    assert sum(size(kind.run) for kind in pack.kinds) == size(pack.everything)
    assert all(pack.run_of(bit) & bit for bit in each(pack.everything))
