"""Moments: whatever was once seen is seen again, by the same eyes, and nothing else."""

from random import Random

import pytest

import arpents
from arpents import Game, Side, View
from arpents.records.file_replay import NoSuchMoment
from arpents.table import Moments, Table, open_view
from arpents.table.moments import SPACING
from tests.engine.any_game import any_game
from tests.positions import BRITISH, FRENCH, position, side
from tests.sampling import sampled
from tests.wire.moments import AUDIENCES

LONG = 260


def moments_of(game: Game) -> Moments:
    return Moments(game.state.rules, game.origin, game.log, {})


def seen_at(table: Table, audience: Side | None, events: int) -> View:
    moments = table.moments(audience)
    return View(moments.state(moments.after_events(events)), audience)


@pytest.mark.parametrize("seed", sampled(range(16), both=2))
def test_what_was_seen_is_seen_again(seed: int) -> None:
    """Also after undoing and taking back, and while the enemy has done what nobody knows of."""
    rng = Random(f"moments {seed}")
    table = Table(any_game(seed, rng))
    seen: dict[Side | None, dict[int, View]] = {audience: {} for audience in AUDIENCES}
    for _ in range(LONG):
        for audience in AUDIENCES:
            count = table.count_events(audience)
            views = seen[audience]
            seen[audience] = {n: view for n, view in views.items() if n < count}  # the rest was taken back
            seen[audience][count] = table.view(audience)
        decider = table.decider
        if decider is None:
            break
        if table.can_undo(decider) and rng.random() < 0.2:
            table.undo(decider)
        elif table.can_take_back(decider) and rng.random() < 0.02:
            table.take_back(decider)
        else:
            table.apply(decider, table.view(decider).random_action(rng))
        if rng.random() < 0.1:
            for audience, views in seen.items():
                number = rng.choice(list(views))
                if number <= table.count_events(audience):
                    assert seen_at(table, audience, number) == views[number]
    for audience, views in seen.items():
        for number in views:
            if number <= table.count_events(audience):
                assert seen_at(table, audience, number) == views[number]
    assert all(len(views) > 10 for views in seen.values())


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_is_as_the_game_was(seed: int) -> None:
    rng = Random(seed)
    game = any_game(seed, rng)
    states, counts = [game.state.copy()], [len(game.log)]
    while game.decider is not None and len(states) < LONG:
        game.apply(game.random_action(rng))
        states.append(game.state.copy())
        counts.append(len(game.log))
    if game.decider is not None:
        game.concede(0)
        states.append(game.state.copy())
        counts.append(len(game.log))
    moments = moments_of(game)
    assert moments.ends == counts
    assert [state.copy() for state in moments.states()] == states
    order = list(range(len(states)))
    rng.shuffle(order)
    assert all(moments.state(number) == states[number] for number in order)
    assert len(states) > 2 * SPACING


def test_between_two_decisions_the_later_one_is_meant() -> None:
    game = arpents.new_game(seed=1)
    game.apply(game.legal_actions()[0])
    moments = moments_of(game)
    first = moments.ends[0]
    assert moments.after_events(0) == moments.after_events(first) == 0
    assert moments.after_events(first + 1) == 1
    with pytest.raises(NoSuchMoment):
        moments.after_events(len(game.log) + 1)
    with pytest.raises(NoSuchMoment):
        moments.state(2)


def test_what_is_provisional_is_no_moment_for_others() -> None:
    table = Table(position(side(hand=["Boston", "Philadelphia"], deck=["New York"], money=5)))
    before = table.count_events(FRENCH)
    table.apply(BRITISH, arpents.parse_action("take money: Boston", table.view(BRITISH)))
    assert table.moments(BRITISH).decisions == 1
    for other in (FRENCH, None):
        assert table.moments(other).decisions == 0
        assert len(table.moments(other).log) == before


def test_an_open_view_shows_both_hands() -> None:
    state = arpents.new_game(seed=4).state
    view = open_view(state)
    assert view.state == state
    assert view.side is None
    assert view.offers() == []
