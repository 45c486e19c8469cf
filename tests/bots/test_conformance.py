"""What every bot keeps to: offered actions from views alone, nothing changed, nothing hidden used."""

import random
from random import Random
from types import SimpleNamespace

import pytest

import arpents
from arpents import Action, Game, View
from arpents.bots import Bot, Budget, bot_kinds, make_bot
from tests.bots.moments import DECISIONS, moments
from tests.engine.any_game import RULE_SETS, SCENARIOS, any_game

BOTS = sorted(bot_kinds())
SECONDS = 0.02
CEILING = 100 * SECONDS + 5
"""Not how long a decision should take, which the arena reports, but what no machine excuses."""

AMPLE = 60.0
ITERATIONS = 12
"""A budget that no decision reaches, and how often to look: what is compared must not depend on the clock."""

every_bot = pytest.mark.parametrize("name", BOTS)


def check_choice(bot: Bot, game: Game) -> Action:
    """Let a bot choose in a game: something offered, in time, with its view left as it was."""
    assert game.decider is not None
    view = game.view(game.decider)
    before = view.key(), [offer.key() for offer in view.offers()]
    budget = Budget(SECONDS)
    action = bot.choose(view, budget)
    assert budget.spent < CEILING
    assert (view.key(), [offer.key() for offer in view.offers()]) == before
    assert any(offer.accepts(action) for offer in game.offers()), f"{action} is not offered in {game.phase}"
    return action


def check_game(bot: Bot, seed: int, decisions: int) -> None:
    """Let a bot play both sides of a game of any rules, as far as this."""
    game = any_game(seed, Random(seed))
    for _ in range(decisions):
        if game.decider is not None:
            game.apply(check_choice(bot, game))


def disturbed(view: View, seed: int) -> View:
    """The same view of another game, which differs in what is hidden."""
    return arpents.determinize(view, Random(seed)).view(view.side)


def test_the_moments_are_of_every_kind() -> None:
    games = moments(5)
    assert {game.phase for game in games} == set(DECISIONS)
    assert {game.state.rules.rule_set for game in games} >= set(RULE_SETS)
    assert {game.state.rules.scenario.name for game in games} >= set(SCENARIOS)
    assert {(side, bool(game.state.of(side).siege)) for game in games for side in (0, 1)} == {
        (side, at_war) for side in (0, 1) for at_war in (False, True)
    }
    assert any(len(game.state.rules.variants) > 5 for game in games)


@every_bot
def test_it_chooses_what_is_offered_and_changes_nothing(name: str) -> None:
    bot = make_bot(name)
    for game in moments(5):
        check_choice(bot, game)


@every_bot
def test_it_plays_on_from_its_own_moves(name: str) -> None:
    check_game(make_bot(name), seed=1, decisions=30)


@every_bot
def test_the_same_views_get_the_same_answers(name: str) -> None:
    first, second = make_bot(name), make_bot(name)
    for game in moments(5)[::8]:
        view = game.view(game.decider)
        random.seed(1)
        action = first.choose(view, Budget(AMPLE, ITERATIONS))
        random.seed(2)
        assert second.choose(game.view(game.decider), Budget(AMPLE, ITERATIONS)) == action


@every_bot
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    first, second = make_bot(name), make_bot(name)
    for number, game in enumerate(moments(5)[4::8]):
        view = game.view(game.decider)
        other = disturbed(view, number)
        assert first.choose(view, Budget(AMPLE, ITERATIONS)) == second.choose(
            other, Budget(AMPLE, ITERATIONS)
        )


@every_bot
def test_it_chooses_from_views_alone(name: str) -> None:
    game = arpents.new_game(seed=1)
    bot = make_bot(name)
    disguised = SimpleNamespace(state=game.state, side=game.decider, offers=game.offers)
    # Types forbid it too: if one of these were allowed, `make types` would call its ignore unused.
    with pytest.raises((TypeError, AttributeError)):
        bot.choose(game, Budget(SECONDS))  # type: ignore[arg-type]
    with pytest.raises((TypeError, AttributeError)):
        bot.choose(game.state, Budget(SECONDS))  # type: ignore[arg-type]
    with pytest.raises((TypeError, AttributeError)):
        bot.choose(disguised, Budget(SECONDS))  # type: ignore[arg-type]


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
@every_bot
def test_it_holds_at_many_more_moments(name: str, batch: int) -> None:
    bot = make_bot(name)
    for number, game in enumerate(moments(10, 1000 * (batch + 1))):
        check_choice(bot, game)
        if number % 10 == 0:
            view = game.view(game.decider)
            first, second = make_bot(name), make_bot(name)
            other = disturbed(view, number)
            assert first.choose(view, Budget(AMPLE, ITERATIONS)) == second.choose(
                other, Budget(AMPLE, ITERATIONS)
            )
    check_game(bot, seed=batch, decisions=300)
