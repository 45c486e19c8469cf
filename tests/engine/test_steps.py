"""Steps: every legal action has one path, and every path leads to one."""

from itertools import pairwise
from random import Random

import pytest

import arpents
from arpents import Action, ArpentsError, Game, IllegalAction, Offer
from arpents.engine import verbs
from arpents.engine.bags import each, index, put, size, take
from arpents.engine.choosing import NothingToDecide, all_actions, count_actions, is_offered, random_action
from arpents.engine.counting import Limit, all_choices
from arpents.engine.offers import one_apart, one_of, plain, some_of
from arpents.engine.packs import PACKS, Pack
from arpents.engine.places import NAMES as PLACES
from arpents.engine.play import find_offers
from arpents.engine.steps import (
    CARDS,
    DONE,
    PICK,
    SINGLE,
    STEPS,
    Decision,
    IllegalStep,
    can_complete,
    describe_step,
    steps_of,
)
from tests.engine.any_game import any_game
from tests.engine.test_counting import random_pool
from tests.sampling import sampled

LISTED_AT_MOST = 3000
DECISIONS_PER_GAME = 150
GAMES_PER_BATCH = 3

BATCHES = sampled(range(8), both=1)
"""Small batches of offers made up; one of them covers every line, and the others are spared the measuring."""

Path = tuple[int, ...]


def every_end(decision: Decision, path: Path = ()) -> list[tuple[Action, Path]]:
    """Every action that a decision can come to, with its path, checking every choice on the way."""
    steps = decision.steps()
    if decision.action is not None:
        assert steps == []
        return [(decision.action, path)]
    assert len(steps) > 1
    assert all(one < next_one for one, next_one in pairwise(steps))
    assert steps[0] >= 0
    assert steps[-1] < STEPS
    found = []
    for step in steps:
        branch = decision.copy()
        branch.take(step)
        ends = every_end(branch, (*path, step))
        assert ends
        found += ends
    check_named(decision, [action for action, _ in found])
    return found


def check_named(decision: Decision, left: list[Action]) -> None:
    """What is named is in all actions left, and after the singling out nothing else is in all of them."""
    pack = PACKS[decision.side_number]
    if decision.verb_number < 0:
        return
    common = pack.everything
    for action in left:
        assert (action.verb_number, action.place) == (decision.verb_number, decision.place)
        assert take(pack, decision.card_bag, action.card_bag) == 0
        assert decision.chosen_bag in {0, action.chosen_bag}
        common &= take(pack, action.card_bag, decision.card_bag)
    if decision.chosen_bag or not left[0].chosen_bag:
        assert common == 0


def check_all(offers: list[Offer]) -> None:
    """The whole tree of steps holds exactly the legal actions, each once, where its path says."""
    ends = every_end(Decision(offers))
    legal = all_actions(offers)
    assert len(ends) == len(legal)
    assert {action for action, _ in ends} == set(legal)
    for action, path in ends:
        assert tuple(steps_of(action, offers)) == path


def check_some(offers: list[Offer], rng: Random) -> None:
    """Random walks end in legal actions, and random actions are where their paths say."""
    for _ in range(10):
        action, path = walk(offers, rng)
        assert is_offered(offers, action)
        assert steps_of(action, offers) == path
        action = random_action(offers, rng)
        decision = Decision(offers)
        for step in steps_of(action, offers):
            assert decision.action is None
            decision.take(step)
        assert decision.action == action


def walk(offers: list[Offer], rng: Random) -> tuple[Action, list[int]]:
    decision = Decision(offers)
    path = []
    while decision.action is None:
        path.append(rng.choice(decision.steps()))
        decision.take(path[-1])
    return decision.action, path


def check(offers: list[Offer], rng: Random) -> None:
    if count_actions(offers) <= LISTED_AT_MOST:
        check_all(offers)
    else:
        check_some(offers, rng)


def enriched(game: Game, rng: Random) -> list[Offer]:
    """What a side might do here with all of its cards in hand and some money."""
    state = game.state.copy()
    me = state.sides[state.decider]
    me.hand = put(me.pack, put(me.pack, me.hand, me.deck), me.discard)
    me.deck = me.discard = 0
    me.money = rng.randrange(12)
    return find_offers(state)


def check_shape(offer: Offer) -> None:
    """What steps rely on."""
    assert bool(offer.place) == (offer.verb_number in verbs.PLACED)
    assert len(offer.limits) <= 2
    if offer.apart:
        assert (offer.least, offer.most, offer.mark_bag) == (1, 1, 0)
    if offer.mark_bag:
        assert can_complete(offer, 0, offer.pool_bag)
        assert not can_complete(offer, 0, offer.pool_bag & ~offer.mark_bag), "a marked card is always picked"


def check_game(seed: int) -> None:
    """Play a game of any rules, half by actions and half by steps, checking decisions on the way."""
    rng = Random(seed)
    game = any_game(seed, rng)
    for _ in range(DECISIONS_PER_GAME):
        if game.decider is None:
            return
        offers = game.offers()
        for offer in offers:
            check_shape(offer)
        if rng.random() < 0.06:
            check(offers, rng)
        if rng.random() < 0.01:
            check(enriched(game, rng), rng)
        game.apply(random_action(offers, rng) if rng.random() < 0.5 else walk(offers, rng)[0])


@pytest.mark.parametrize("batch", sampled(range(20), both=1))
def test_the_steps_hold_exactly_the_legal_actions(batch: int) -> None:
    for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        check_game(seed)


@pytest.mark.fuzz
@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20, 1020))
def test_the_steps_hold_exactly_the_legal_actions_of_many_games(batch: int) -> None:
    for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        check_game(seed)


def made_up(seed: int, most_cards: int = 8) -> Offer:
    """An offer with limits that no rule has: they overlap, and their numbers are any."""
    rng = Random(seed)
    side = seed % 2
    pack = PACKS[side]
    while True:
        cards = put(pack, random_pool(pack, rng, most_cards), pack.convertible if seed % 3 == 0 else 0)
        fixed = rng.choice(all_choices(pack, cards, 0, 2))
        pool = take(pack, cards, fixed)
        limits = tuple(random_limit(pack, pool, rng) for _ in range(rng.randrange(3) if pool else 0))
        mark = limits[0].cards if limits and limits[0].least and rng.random() < 0.5 else 0
        least = rng.randrange(4)
        offer = Offer(
            side, verbs.DISCARD, 0, fixed, pool, least, least + rng.randrange(5), 0, mark, False, limits
        )
        offer.count = len(offer.actions())
        if offer.count:
            return offer


def random_limit(pack: Pack, pool: int, rng: Random) -> Limit:
    cards = sum({pack.run_of(rng.choice(each(pool))) for _ in range(3)})
    least = rng.randrange(3)
    return Limit(cards & pool, least, least + rng.randrange(3))


@pytest.mark.parametrize("batch", BATCHES)
def test_limits_that_no_rule_has_are_kept_too(batch: int) -> None:
    for seed in range(batch * 40, (batch + 1) * 40):
        check([made_up(seed), plain(seed % 2, verbs.PASS)], Random(seed))


@pytest.mark.parametrize("batch", BATCHES)
def test_offers_of_one_head_part_where_they_differ(batch: int) -> None:
    for seed in range(batch * 15, (batch + 1) * 15):
        rng = Random(seed)
        offers: list[Offer] = []
        seen: set[Action] = set()
        for number in rng.sample(range(200), 12):
            offer = made_up(2 * number + seed % 2, 5)
            offer.mark_bag = 0
            if not seen & set(offer.actions()):
                seen |= set(offer.actions())
                offers.append(offer)
        assert len(offers) > 1
        check(offers, rng)


@pytest.mark.parametrize("batch", BATCHES)
def test_whether_cards_can_be_completed_is_told_exactly(batch: int) -> None:
    rng = Random(batch)
    for seed in range(batch * 40, (batch + 1) * 40):
        offer = made_up(seed, 7)
        pack = PACKS[offer.side_number]
        for _ in range(8):
            picked = rng.choice(all_choices(pack, offer.pool_bag, 0, 3))
            free = rng.choice(all_choices(pack, take(pack, offer.pool_bag, picked), 0, 9))
            found = any(offer.allows(put(pack, picked, more)) for more in all_choices(pack, free, 0, 9))
            assert can_complete(offer, picked, free) == found


@pytest.mark.parametrize("seed", range(8))
def test_the_largest_offers_are_walked_through_without_listing_them(seed: int) -> None:
    rng = Random(seed)
    side = seed % 2
    pool = random_pool(PACKS[side], rng, 40) | PACKS[side].several
    offers = [some_of(side, verbs.DISCARD, 0, pool, 1 + seed % 5, 5 + 2 * seed), plain(side, verbs.PASS)]
    assert count_actions(offers) > LISTED_AT_MOST
    check_some(offers, rng)


def test_a_mixed_head_asks_for_the_card_singled_out_or_goes_on_without() -> None:
    pool = PACKS[0].ships
    offers = [one_apart(0, verbs.DRAFT, 0, 0, pool), some_of(0, verbs.DRAFT, 0, pool, 0, 2)]
    check_all(offers)
    steps = Decision(offers).steps()
    assert any(SINGLE <= step < PICK for step in steps)
    assert any(PICK <= step < DONE for step in steps)
    assert DONE in steps


def test_a_card_that_every_action_takes_is_not_asked_for() -> None:
    pack = PACKS[1]
    trader = pack.traders & pack.first
    furs = sum(each(pack.furs & pack.first & ~trader)[:3])
    decision = Decision([some_of(1, verbs.TRADER, trader, furs, 1, 3), plain(1, verbs.PASS)])
    decision.take(decision.steps()[0])
    assert decision.card_bag == trader
    assert decision.steps() == [PICK + index(fur) for fur in each(furs)]
    decision.take(decision.steps()[0])
    assert decision.steps()[-1] == DONE
    decision.take(DONE)
    assert decision.action == Action(1, verbs.TRADER, 0, put(pack, trader, furs & -furs))


def test_a_step_without_a_choice_is_not_asked_for() -> None:
    only = plain(0, verbs.END_TURN)
    assert Decision([only]).action == only.action(0)
    assert steps_of(only.action(0), [only]) == []
    card = PACKS[0].leaders
    single = Decision([one_of(0, verbs.DROP, 0, 0, card), only])
    single.take(single.steps()[1])
    assert single.action == Action(0, verbs.DROP, 0, card)


def test_a_copy_goes_its_own_way() -> None:
    game = arpents.new_game(seed=5)
    decision = Decision(game.offers())
    before = decision.steps()
    for step in before:
        twin = decision.copy()
        twin.take(step)
        assert (twin.verb_number, twin.place) != (decision.verb_number, decision.place)
        assert decision.steps() == before
    decision.steps().clear()
    assert decision.steps() == before


def test_the_same_steps_lead_to_the_same_action() -> None:
    for seed in range(20):
        game = any_game(seed, Random(seed))
        action, path = walk(game.offers(), Random(seed))
        assert walk(game.copy().offers(), Random(seed)) == (action, path)


def test_the_mask_says_what_the_list_says() -> None:
    decision = Decision(arpents.new_game(seed=2).offers())
    mask = decision.mask()
    assert len(mask) == STEPS
    assert [step for step in range(STEPS) if mask[step]] == decision.steps()
    assert set(mask) == {0, 1}


def check_refused(decision: Decision, step: int) -> IllegalStep:
    before = decision.steps(), decision.mask(), decision.action, decision.card_bag
    with pytest.raises(IllegalStep) as refusal:
        decision.take(step)
    assert isinstance(refusal.value, ArpentsError)
    assert refusal.value.step == step
    assert str(step) in str(refusal.value)
    assert (decision.steps(), decision.mask(), decision.action, decision.card_bag) == before
    return refusal.value


@pytest.mark.parametrize("seed", range(4))
def test_other_steps_are_refused_at_every_stage(seed: int) -> None:
    rng = Random(seed)
    decision = Decision(any_game(seed, rng).offers())
    while decision.action is None:
        for step in (-1, -STEPS, STEPS, 10**30, *range(0, STEPS, 7), *range(SINGLE, STEPS)):
            if step not in decision.steps():
                refusal = check_refused(decision, step)
                assert refusal.legal
                assert f"{decision.steps()[0]} (" in str(refusal)
        decision.take(rng.choice(decision.steps()))
    for step in (-1, 0, DONE, STEPS):
        assert "complete" in check_refused(decision, step).why


def test_a_refusal_says_what_was_wrong() -> None:
    decision = Decision([plain(0, verbs.PASS), one_of(0, verbs.REDRAW, 0, 0, PACKS[0].ships)])
    head = decision.steps()[1]
    assert str(check_refused(decision, DONE)) == (
        f"Step {DONE} is not possible now: 'done' is not among the choices. "
        f"You may take: {decision.steps()[0]} (pass); {head} (redraw)."
    )
    assert f"from 0 to {STEPS - 1}" in str(check_refused(decision, STEPS))
    many = Decision(arpents.new_game(seed=1).offers())
    assert len(many.steps()) > 5
    assert f"… and {len(many.steps()) - 5} more" in str(check_refused(many, DONE))


def test_nothing_to_decide_is_an_error_of_its_own() -> None:
    with pytest.raises(NothingToDecide):
        Decision([])


def test_an_action_that_is_not_legal_has_no_steps() -> None:
    game = arpents.new_game()
    with pytest.raises(IllegalAction, match="nothing offers it"):
        steps_of(Action(0, verbs.KEEP), game.offers())


def test_the_space_has_a_place_for_everything() -> None:
    assert len(verbs.PLACED) * len(PLACES) + len(verbs.NAMES) - len(verbs.PLACED) == SINGLE
    assert (PICK - SINGLE, DONE - PICK, STEPS - DONE) == (CARDS, CARDS, 1)
    # What was learnt with these numbers is lost when they change.
    assert (SINGLE, PICK, DONE, STEPS) == (425, 488, 551, 552)
    for side in (0, 1):
        assert PACKS[side].everything < 1 << CARDS
        words = [describe_step(step, side) for step in range(STEPS)]
        named = [word for word in words if word != "no card"]
        assert len(named) == len(set(named)) == SINGLE + 2 * size(PACKS[side].first) + 1


def test_steps_in_words() -> None:
    raid = Action(0, verbs.RAID, 1 << PLACES.index("Pemaquid"))
    militia = next(kind.number for kind in PACKS[0].kinds if kind.name == "Militia")
    assert describe_step(steps_of_head(raid), 0) == "raid Pemaquid"
    assert describe_step(PICK + militia, 0) == "pick Militia"
    assert describe_step(SINGLE + militia, 0) == "single out Militia"
    assert describe_step(PICK + militia + 1, 0) == "no card"
    assert describe_step(DONE, 1) == "done"
    for step in (-1, STEPS):
        with pytest.raises(IllegalStep):
            describe_step(step, 0)


def steps_of_head(action: Action) -> int:
    """The head of an action, found beside another."""
    offers = [
        plain(action.side_number, action.verb_number, action.place),
        plain(action.side_number, verbs.PASS),
    ]
    return steps_of(action, offers)[0]
