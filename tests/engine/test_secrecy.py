"""Secrecy: what a side cannot know changes nothing that it can see."""

import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from random import Random

import msgspec
import pytest

import arpents
from arpents import Game, Side, View
from arpents.engine.bags import size
from arpents.engine.events import HAND_SHOWN
from arpents.engine.packs import PACKS
from tests.engine.any_game import any_game
from tests.positions import BRITISH, FRENCH, do, position, side
from tests.sampling import sampled

AUDIENCES: tuple[Side | None, ...] = (BRITISH, FRENCH, None)
STEPS = 3


def as_bytes(view: View) -> bytes:
    """Everything that a view tells, as bytes."""
    return msgspec.msgpack.encode(
        [view.key(), [offer.key() for offer in view.offers()], sorted(view.unusable.items())]
    )


def positions(seed: int, spacing: int = 7) -> Iterator[Game]:
    """Moments along a random game of the second edition."""
    return moments(arpents.new_game(seed=seed), Random(seed), spacing)


def moments(game: Game, rng: Random, spacing: int) -> Iterator[Game]:
    """Moments along a random game."""
    while game.decider is not None and game.state.turn < 200:
        if rng.randrange(spacing) == 0:
            yield game.copy()
        game.apply(game.random_action(rng))


def check_alike(game: Game, audience: Side | None, rng: Random) -> None:
    """A game and another that differs only in what is hidden stay alike, as far as the same can be done."""
    view = game.view(audience)
    other = arpents.determinize(view, rng)
    other.chance = game.chance.copy()
    game = game.copy()
    for _ in range(STEPS):
        assert as_bytes(game.view(audience)) == as_bytes(other.view(audience))
        assert game.decider == other.decider
        assert game.phase == other.phase
        if game.decider is None:
            return
        action = game.random_action(rng)
        if audience != game.decider and action not in set(other.legal_actions()):
            return
        ours = [event.seen_by(audience) for event in game.apply(action)]
        theirs = [event.seen_by(audience) for event in other.apply(action)]
        assert [event.kind_number for event in ours] == [event.kind_number for event in theirs]
        if any(event.kind_number == HAND_SHOWN and event.side_number != audience for event in ours):
            return  # What was hidden has been shown: from here on the two differ, and rightly so.
        assert msgspec.msgpack.encode([event.key() for event in ours]) == msgspec.msgpack.encode(
            [event.key() for event in theirs]
        )
    assert as_bytes(game.view(audience)) == as_bytes(other.view(audience))


@pytest.mark.parametrize("seed", sampled(range(30), both=2))
def test_states_that_differ_in_what_is_hidden_look_the_same(seed: int) -> None:
    rng = Random(seed)
    for game in positions(seed):
        for audience in AUDIENCES:
            check_alike(game, audience, rng)


def check_any_game(seed: int) -> None:
    """Compare at some moments of a game of any rules."""
    rng = Random(seed)
    for game in moments(any_game(seed, rng), rng, spacing=40):
        for audience in AUDIENCES:
            check_alike(game, audience, rng)


@pytest.mark.fuzz
@pytest.mark.parametrize("batch", sampled(range(10), test=3))
def test_five_hundred_games_of_any_rules_keep_their_secrets(batch: int) -> None:
    for seed in range(50 * batch, 50 * batch + 50):
        check_any_game(seed)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10, 410))
def test_twenty_thousand_games_of_any_rules_keep_their_secrets(batch: int) -> None:
    for seed in range(50 * batch, 50 * batch + 50):
        check_any_game(seed)


def test_a_view_does_not_hold_what_it_hides() -> None:
    for game in positions(1):
        for audience in AUDIENCES:
            view = game.view(audience)
            for enemy in (s for s in (BRITISH, FRENCH) if s != audience):
                hidden, real = view.state.sides[enemy], game.state.sides[enemy]
                assert hidden.hand == real.known
                assert size(hidden.hand) + size(hidden.deck) == size(real.hand) + size(real.deck)
                assert view.hand_sizes[enemy] == size(real.hand)


def test_views_do_not_change_with_the_game() -> None:
    game = arpents.new_game(seed=5)
    view = game.view(BRITISH)
    before = as_bytes(view)
    game.apply(game.legal_actions()[0])
    assert as_bytes(view) == before


def test_only_the_decider_gets_offers() -> None:
    game = arpents.new_game(seed=5)
    assert game.view(BRITISH).legal_actions() == game.legal_actions()
    assert game.view(BRITISH).count_actions() == game.count_actions()
    assert game.view(FRENCH).offers() == []
    assert game.view(None).offers() == []
    assert game.view(None).unusable == {}
    assert game.view(BRITISH).random_action(Random(1)) in game.legal_actions()


def hands(view: View, of: Side, samples: int, seed: int) -> Counter[tuple[str, ...]]:
    """How often each hand is sampled."""
    rng = Random(seed)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(samples):
        game = arpents.determinize(view, rng)
        assert game.view(view.side) == view
        found[tuple(sorted(PACKS[of].names(game.state.sides[of].hand)))] += 1
    return found


def check_uniform(view: View, of: Side, known: list[str], unknown: list[str], missing: int) -> None:
    """Chi-square against every selection of the missing cards being equally likely, copy by copy."""
    selections = Counter(tuple(sorted([*known, *chosen])) for chosen in combinations(unknown, missing))
    samples = 40 * len(selections)
    found = hands(view, of, samples, seed=11)
    assert found.keys() <= selections.keys()
    ways = sum(selections.values())
    chi_square = sum(
        (found[hand] - samples * count / ways) ** 2 / (samples * count / ways)
        for hand, count in selections.items()
    )
    freedom = len(selections) - 1
    assert abs(chi_square - freedom) < 4 * sqrt(2 * freedom)


def test_determinize_is_uniform_over_hand_and_deck() -> None:
    hand = ["Quebec", "Militia", "neutral Native Americans"]
    deck = ["Militia", "Militia", "Trader", "Gaspé", "Louisbourg", "Trader"]
    game = position(french=side(hand=hand, deck=deck))
    check_uniform(game.view(BRITISH), FRENCH, [], hand + deck, 3)


def test_determinize_keeps_known_cards_in_hand() -> None:
    hand = ["Quebec", "Montreal"]
    deck = ["Priest", "Trader", "Gaspé", "Louisbourg", "Militia", "Ships"]
    reserve = ["Priest", "Militia", "Militia"]
    game = position(french=side(hand=hand, deck=deck, reserve=reserve, money=3), to_move=FRENCH)
    do(game, "retrieve")
    check_uniform(game.view(BRITISH), FRENCH, reserve, hand + deck, 2)


def test_determinize_hides_both_hands_from_spectators() -> None:
    game = arpents.new_game(seed=9)
    rng = Random(2)
    sampled = {arpents.determinize(game.view(None), rng).state for _ in range(200)}
    assert len({state.sides[0].hand for state in sampled}) > 10
    assert len({state.sides[1].hand for state in sampled}) > 50


@pytest.mark.parametrize("seed", sampled(range(6), both=1))
def test_a_view_is_the_same_in_another_process(seed: int) -> None:
    rng = Random(seed)
    game = any_game(seed, rng)
    while game.decider is not None and game.state.turn < 40:
        for viewer in (BRITISH, FRENCH, None):
            view = game.view(viewer)
            sent = pickle.dumps(view)
            assert pickle.loads(sent) == view
            assert sent == pickle.dumps(pickle.loads(sent)), "what is sent follows from the view alone"
        game.apply(game.random_action(rng))
