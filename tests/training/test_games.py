"""The games of a training: each follows from its number, and quick players play as they are told."""

from collections import Counter
from random import Random

import pytest

pytest.importorskip("numpy", reason='training needs numpy: pip install "arpents[train]"')

import numpy as np

from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.evaluation.model import Model
from arpents.bots.evaluation.plan import Plan
from arpents.bots.evaluation.shipped import learned
from arpents.bots.strategies.hammer import ATTACK
from arpents.engine.game import new_game
from arpents.training.games import GENERATION, GamesToLearnFrom
from arpents.training.players import (
    HAMMERED,
    HammerPlayer,
    Manner,
    QuickPlayer,
    some_player,
    some_players,
    taste,
)
from arpents.training.positions import joined


def test_a_game_is_the_same_in_whichever_piece_it_is() -> None:
    def piece(start: int, stop: int) -> GamesToLearnFrom:
        return GamesToLearnFrom(7, 3, start, stop, None, 4)

    whole, halves = piece(0, 2).play(), joined([piece(0, 1).play(), piece(1, 2).play()])
    for name in ("features", "starts", "won", "game", "turn"):
        assert np.array_equal(getattr(whole, name), getattr(halves, name)), name
    assert set(whole.game.tolist()) == {3 * GENERATION, 3 * GENERATION + 1}
    assert whole.starts[0] == 0
    assert whole.starts[-1] == len(whole.features)


def test_a_strategy_leaves_out_what_does_not_fit() -> None:
    view = new_game(seed=1).view(0)
    manner = Manner(20, 1, 0.0, 0.0)
    free = QuickPlayer(ATTACK, Random(1), manner).choose(view)
    other = QuickPlayer(ATTACK, Random(1), manner, lambda state, action: action.verb != free.verb)
    assert other.choose(view).verb != free.verb
    nothing = QuickPlayer(ATTACK, Random(1), manner, lambda state, action: False)
    assert nothing.choose(view) == free, "who has nothing that fits does something all the same"


def test_players_are_drawn_as_they_should_be() -> None:
    rng = Random(5)
    model = learned()
    drawn = Counter(type(some_player(1, model, rng)._evaluation) for _ in range(2000))
    assert drawn.keys() == {Model, Plan, ByHand}
    for kind, share in ((Model, 0.58), (Plan, 0.30), (ByHand, 0.12)):
        assert drawn[kind] / 2000 == pytest.approx(share, abs=0.03)
    first = Counter(type(some_player(0, None, rng)._evaluation) for _ in range(50))
    assert first == {ByHand: 50}, "as long as there is no champion, all have tastes"
    assert taste(rng).weights.coin != taste(rng).weights.coin


def test_the_champion_meets_walled_hammers_now_and_then() -> None:
    rng = Random(6)
    model = learned()
    pairs = [some_players(model, rng) for _ in range(1000)]
    hammered = [french for british, french in pairs if isinstance(british, HammerPlayer)]
    assert len(hammered) / 1000 == pytest.approx(HAMMERED, abs=0.03)
    assert all(isinstance(one, QuickPlayer) and one._evaluation is model for one in hammered)
    first = [some_players(None, rng) for _ in range(50)]
    assert all(isinstance(one, QuickPlayer) for pair in first for one in pair)


def test_a_hammer_that_wanders_does_something_legal_at_random() -> None:
    view = new_game(seed=1).view(0)
    wandering = {HammerPlayer(Random(seed), wandering=1.0).choose(view) for seed in range(30)}
    assert len(wandering) > 10
    assert all(any(offer.accepts(one) for offer in view.offers()) for one in wandering)
    steady = {HammerPlayer(Random(seed), wandering=0.0).choose(view) for seed in range(30)}
    assert len(steady) < 6
