"""Bags: counting cards by kind in one integer."""

from collections import Counter
from random import Random

import pytest

from arpents.engine import places, verbs
from arpents.engine.action import Action
from arpents.engine.bags import add_bits, card_at, each, index, is_bag, kind_of, lowest, put, size, take
from arpents.engine.codes import action_code, action_from_code
from arpents.engine.notation import read_action
from arpents.engine.packs import BRITISH_PACK, PACKS, Pack
from arpents.engine.steps import PICK, describe_step


def random_cards(pack: Pack, rng: Random) -> list[str]:
    cards = pack.names(pack.everything)
    return rng.sample(cards, rng.randrange(len(cards)))


def bag_of(pack: Pack, names: list[str]) -> int:
    bag = 0
    for name in names:
        bag = put(pack, bag, pack.by_name[name].first)
    return bag


def test_bits_are_added_up_by_arithmetic() -> None:
    rng = Random(1)
    for bits in [0, 1, (1 << 63) - 1, *(rng.getrandbits(63) for _ in range(1000))]:
        assert add_bits(bits) == size(bits) == bits.bit_count()


@pytest.mark.parametrize("bit", range(63))
def test_a_single_bit_is_itself_wherever_it_is(bit: int) -> None:
    """A native shift of 1 is one of 32 bits, and wrong from bit 31 on: everything that makes bits is here."""
    card = 1 << bit
    assert (index(card), size(card), lowest(card | 1 << 62), each(card)) == (bit, 1, card, [card])
    assert card_at((1 << 63) - 1, bit) == card
    for pack in PACKS:
        if card & pack.everything:
            kind = pack.by_name[pack.names(card)[0]]
            assert kind.run & card
            assert kind_of(pack, card) == kind.first == 1 << kind.number
            assert put(pack, 0, kind.first) == kind.first
            assert size(take(pack, kind.run, kind.first)) == size(kind.run) - 1
            discard = Action(pack.side, verbs.DISCARD, 0, kind.run)
            assert action_from_code(action_code(discard)) == discard
            assert f" {pack.names(card)[0]}" in describe_step(PICK + kind.number, pack.side)
    if bit < len(places.NAMES):
        name = places.NAMES[bit]
        assert places.mask(name) == card
        assert places.name_of(card) == name
        assert all(places.links(card) & 1 << other for other in range(36) if places.links(1 << other) & card)
        text = f"raid {name}"
        assert read_action(text, 0, []).place == card
        assert str(action_from_code(action_code(read_action(text, 0, [])))) == text


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
