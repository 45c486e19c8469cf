"""The games of a training: each follows from its number, and quick players play as they are told."""

from random import Random

import pytest

pytest.importorskip("numpy", reason='training needs numpy: pip install "arpents[train]"')

import numpy as np

from arpents.bots.evaluation.by_hand import ByHand
from arpents.bots.strategies.hammer import ATTACK, Hammer
from arpents.engine import verbs
from arpents.engine.game import new_game
from arpents.training.games import GENERATION, GamesToLearnFrom
from arpents.training.players import CONTESTING, Manner, QuickPlayer, some_player, taste
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
    drafts = []

    def fits(state: object, action: object) -> bool:
        drafts.append(action)
        return getattr(action, "verb_number", None) == verbs.DRAFT

    player = QuickPlayer(ATTACK, Random(1), Manner(20, 1, 0.0, 0.0), fits)
    assert player.choose(view).verb_number == verbs.DRAFT
    assert len(drafts) > 1
    unfit = QuickPlayer(ATTACK, Random(1), Manner(20, 1, 0.0, 0.0), lambda state, action: False)
    assert view.offers(), "who has nothing that fits does something all the same"
    unfit.choose(view)


def test_players_are_drawn_as_they_should_be() -> None:
    assert isinstance(some_player(0, None, Random(1))._evaluation, ByHand)
    rng = Random(5)
    first, second = taste(rng), taste(rng)
    assert first.weights.coin != second.weights.coin
    assert Hammer.plans[0] is ATTACK
    assert CONTESTING.blur == CONTESTING.wandering == 0.0
