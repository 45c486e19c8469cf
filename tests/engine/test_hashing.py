"""The hash of a state: the same everywhere, and unlike for unlike states."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

import arpents
from arpents.content import scenario_from, settings
from arpents.engine.hashing import state_hash
from arpents.engine.rules import Rules, rules_for
from arpents.engine.setup import set_up
from arpents.engine.state import State
from arpents.engine.state_bytes import from_bytes, to_bytes
from tests.engine.every_state import any_rules, states_of
from tests.positions import position, side

SIDE_BITS = {
    "money": 32,
    "villages": 36,
    "towns": 36,
    "captured_villages": 5,
    "captured_towns": 4,
    "hand": 63,
    "known": 63,
    "reserve": 63,
    "deck": 63,
    "discard": 63,
    "attacking": 63,
    "defending": 63,
    "siege": 36,
    "marker": 3,
}
STATE_BITS = {
    "forts": 36,
    "turn": 32,
    "to_move": 1,
    "actions_left": 2,
    "phase": 4,
    "decider": 2,
    "place": 36,
    "contest": 1,
    "stage": 2,
    "draws": 3,
    "purpose": 2,
    "redraws": 2,
    "owed": 2,
    "unleashed": 1,
    "winner": 2,
    "reason": 4,
}


def war() -> State:
    """A state in which most fields have a value."""
    british = side(
        hand=["Boston", "Militia"],
        known=["Militia"],
        deck=["New York", "neutral Settlers"],
        discard=["Norfolk"],
        reserve=["Ships"],
        siege="Gaspé",
        marker=1,
        attacking=["Regular Infantry"],
        captured_villages=2,
        money=3,
    )
    french = side(hand=["Quebec"], deck=["Militia"], defending=["Fortification"], money=700)
    return position(british, french, board={"Quebec": "french town fortified"}, turn=37).state


def test_the_numbers_stay() -> None:
    """Compiled or not, on any platform: these are written down, and stored hashes rely on them."""
    assert state_hash(war()) == 7737939776152434438
    assert state_hash(set_up(rules_for(), [])) == 5998921768216986795
    assert (
        state_hash(set_up(rules_for("yucata", ("no-governors", "free-fur-sale")), [])) == 5888271257831657595
    )
    assert state_hash(set_up(rules_for(scenario="braddocks-road"), [])) == 8525859870607332659
    assert state_hash(State(rules_for())) == 1412126736387531379
    game = arpents.new_game(seed=11)
    rng = Random(11)
    for _ in range(100):
        game.apply(game.random_action(rng))
    assert state_hash(game.state) == 2624527448572125481


def test_equal_states_have_equal_hashes() -> None:
    state = war()
    assert state_hash(state) == state_hash(state.copy()) == hash(state) == hash(from_bytes(to_bytes(state)))
    mine = scenario_from("mine", 'title = "Mine"')
    first, second = Rules(mine, settings()), Rules(mine, settings())
    assert State(first) == State(second)
    assert hash(State(first)) == hash(State(second))
    assert hash(State(first)) != hash(State(rules_for()))


def neighbours(state: State) -> Iterator[State]:
    """The states that differ from one in a single bit."""
    for number in (0, 1):
        for field, bits in SIDE_BITS.items():
            for bit in range(bits):
                other = state.copy()
                me = other.sides[number]
                if field == "marker" and not me.siege:
                    continue
                setattr(me, field, getattr(me, field) ^ 1 << bit)
                yield other
    for field, bits in STATE_BITS.items():
        for bit in range(bits):
            other = state.copy()
            setattr(other, field, getattr(other, field) ^ 1 << bit)
            yield other


def test_every_field_has_its_part() -> None:
    """All but what follows from the rest: market and supply of a side, the neutral display."""
    state = war()
    assert len(SIDE_BITS) == len(state.sides[0].key()) - len(("market", "supply"))
    of_rules = len(("scenario", "rule_set", "variants", "revision"))
    assert len(STATE_BITS) == len(state.key()) - of_rules - len(("british", "french", "neutral"))


@pytest.mark.parametrize("state", [war(), State(rules_for()), arpents.new_game(seed=3).state])
def test_any_bit_changes_the_hash_in_many_bits(state: State) -> None:
    hashes = [state_hash(other) for other in neighbours(state)]
    here = state_hash(state)
    assert len({here, *hashes}) == len(hashes) + 1
    flips = [(here ^ other).bit_count() for other in hashes]
    assert min(flips) >= 8
    assert 30 < sum(flips) / len(flips) < 33
    for bit in range(63):
        changed = sum((here ^ other) >> bit & 1 for other in hashes)
        assert 0.4 < changed / len(hashes) < 0.6


def test_the_same_value_elsewhere_is_another_state() -> None:
    fields = [field for field, bits in SIDE_BITS.items() if bits >= 32]
    hashes = set()
    for number in (0, 1):
        for field in fields:
            state = State(rules_for())
            setattr(state.sides[number], field, 0b10110)
            hashes.add(state_hash(state))
    for field in ("forts", "turn", "place"):
        state = State(rules_for())
        setattr(state, field, 0b10110)
        hashes.add(state_hash(state))
    assert len(hashes) == 2 * len(fields) + 3


def test_equal_fields_do_not_cancel() -> None:
    one, other = State(rules_for()), State(rules_for())
    for number, me in enumerate(one.sides):
        me.hand = me.deck = 0b1010 << number
        other.sides[1 - number].hand = other.sides[1 - number].deck = 0b1010 << number
    hashes = {state_hash(one), state_hash(other), state_hash(State(rules_for()))}
    assert len(hashes) == 3


def test_rules_count() -> None:
    variants = ("no-governors", "free-fur-sale")
    choices = [rules_for(), rules_for("yucata"), rules_for(scenario="yucata"), rules_for(variants=variants)]
    choices.append(rules_for(variants=variants[::-1]))
    assert len({state_hash(State(rules)) for rules in choices}) == len(choices)


def check_evenness(hashes: Iterable[int], number: int) -> None:
    """Chi-square over 1,024 slots by the lowest, the highest and the middle bits: mean 1023, deviation 45."""
    for shift in (0, 27, 53):
        slots = Counter(value >> shift & 1023 for value in hashes)
        expected = number / 1024
        assert 800 < sum((slots[slot] - expected) ** 2 / expected for slot in range(1024)) < 1250


def check_many(seeds: range, least: int) -> None:
    """No two states of many games share a hash, nor more than chance would have a part of it."""
    found: dict[int, int] = {}
    for seed in seeds:
        for state in states_of(any_rules(seed), seed):
            value = state_hash(state)
            assert 0 <= value < 1 << 63
            assert found.setdefault(value, hash(state.key())) == hash(state.key())
    number = len(found)
    assert number >= least
    check_evenness(found, number)
    by_chance = number * number / 2**33
    for shift in (0, 31):
        shared = number - len({value >> shift & 0xFFFFFFFF for value in found})
        assert shared <= 10 + 4 * by_chance


@pytest.mark.fuzz
def test_many_states_have_as_many_hashes() -> None:
    check_many(range(26), 20_000)


@pytest.mark.soak
def test_a_hundred_thousand_states_have_as_many_hashes() -> None:
    check_many(range(130), 100_000)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_a_million_states_have_as_many_hashes(batch: int) -> None:
    check_many(range(1000 + batch * 130, 1130 + batch * 130), 100_000)
