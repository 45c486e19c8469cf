"""Random games: whatever is played, the rules hold."""

from random import Random

import pytest

import arpents
from arpents import Action, Game, IllegalAction
from arpents.engine.bags import size
from arpents.table import Table
from tests.engine.any_game import any_game
from tests.engine.invariants import check_money, check_state, disturbed, money
from tests.sampling import sampled

pytestmark = pytest.mark.fuzz

TURN_LIMIT = 400
LISTED_AT_MOST = 400
GAMES_PER_BATCH = 50


RULE_SETS = ("second-edition", "yucata")


def seeds(batch: int) -> range:
    """The seeds of a batch of games."""
    return range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH)


def play_and_check(game: Game, rng: Random) -> None:
    """Play one random game at a table, checking everything on the way."""
    table = Table(game)
    while table.decider is not None:
        game = table._game
        if game.state.turn >= TURN_LIMIT:
            break
        action = game.random_action(rng)
        if rng.random() < 0.05:
            check_offers(game, rng)
            check_refusals(game, action)
        assert arpents.parse_action(str(action), game) == action
        if rng.random() < 0.1:
            check_undo(table, action)
        before = money(game.state)
        game = table._game
        events = table.apply(game.decider or arpents.Side.BRITISH, action)
        check_money(before, table._game.state, events)
        check_state(table._game.state)
    assert table.decider is not None or table.view(None).outcome is not None


def check_offers(game: Game, rng: Random) -> None:
    """The offers count what they list, list nothing twice, and number it the same way."""
    count = game.count_actions()
    assert count > 0, "every unfinished state has a legal action"
    if count > LISTED_AT_MOST:
        return
    actions = game.legal_actions()
    assert len(actions) == len(set(actions)) == count
    assert len({str(action) for action in actions}) == count
    for offer in game.offers():
        assert {offer.action(number) for number in range(offer.count)} == set(offer.actions())
    action = rng.choice(actions)
    assert arpents.parse_action(str(action), game) == action
    if not action.place and action.card_bag and action.chosen_bag == 0 and size(action.card_bag) > 1:
        assert arpents.parse_action(shuffled(str(action), rng), game) == action


def shuffled(text: str, rng: Random) -> str:
    """The text of an action with its cards in another order."""
    head, _, tail = text.partition(": ")
    cards = tail.split(", ")
    rng.shuffle(cards)
    return f"{head}: {', '.join(cards)}"


def check_refusals(game: Game, action: Action) -> None:
    """What is not offered is refused and changes nothing."""
    legal = set(game.legal_actions()) if game.count_actions() <= LISTED_AT_MOST else None
    for other in disturbed(action, game):
        if legal is None or other in legal:
            continue
        before = game.state.key(), len(game.log), game.chance.first
        with pytest.raises(IllegalAction) as refusal:
            game.apply(other)
        assert refusal.value.why
        assert (game.state.key(), len(game.log), game.chance.first) == before


def check_undo(table: Table, action: Action) -> None:
    """Undoing restores the state, and what others see never changed."""
    side = table.decider
    assert side is not None
    enemy = table.view(side.other)
    # The chance ahead must not be spent by a draw that cannot be undone, so only a copy of the table is used.
    trial = Table(table.game)
    state, log = trial._game.state.key(), len(trial._game.log)
    trial.apply(side, action)
    if trial.can_undo(side):
        assert trial.view(side.other) == Table(table.game).view(side.other)
        assert trial.undo(side) == action
        assert (trial._game.state.key(), len(trial._game.log)) == (state, log)
    assert table.view(side.other) == enemy


@pytest.mark.parametrize("batch", sampled(range(420), test=1))
def test_random_games(batch: int) -> None:
    for seed in seeds(batch):
        play_and_check(arpents.new_game(seed=seed, rule_set=RULE_SETS[seed % 2]), Random(seed))


@pytest.mark.parametrize("batch", sampled(range(410), test=1))
def test_games_of_any_rules(batch: int) -> None:
    for seed in seeds(batch):
        rng = Random(seed)
        play_and_check(any_game(seed, rng), rng)


def test_the_same_seed_gives_the_same_game() -> None:
    def story(seed: int) -> list[str]:
        rng = Random(seed)
        game = arpents.new_game(seed=seed)
        for _ in range(300):
            if game.decider is None:
                break
            game.apply(game.random_action(rng))
        return [repr(event) for event in game.log]

    assert story(3) == story(3)
    assert story(3) != story(4)
