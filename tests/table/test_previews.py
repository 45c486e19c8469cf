"""Previews: what they tell comes true, and nothing that is hidden changes it."""

from random import Random

import msgspec
import pytest

import arpents
from arpents import Event, Game
from arpents.engine.events import CARDS_DRAWN, MONEY_CHANGED
from arpents.engine.previews import Preview
from arpents.engine.scoring import points
from arpents.engine.sides import SIDES
from arpents.engine.views import sample
from arpents.table import Table
from arpents.wire.previews import preview_data
from tests.positions import BRITISH, position, side
from tests.sampling import sampled
from tests.wire.moments import play


def previewed(game: Game, text: str) -> Preview:
    decider = game.decider
    assert decider is not None
    view = game.view(decider)
    return view.preview(arpents.parse_action(text, view))


def test_settling_tells_its_piece_points_and_card() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston", "Settlers"], money=3))
    told = preview_data(previewed(game, "settle Deerfield: New Haven, St. Mary's, Settlers"))
    assert told["places"] == [
        {"location": "Deerfield", "owner": "british", "piece": "village", "fortified": False}
    ]
    assert told["takes"] == ["Deerfield"]
    assert told["points"]["british"] > 0
    assert told["points"]["french"] == 0
    assert (told["money"], told["money_after"], told["free"]) == (0, 3, False)
    assert (told["draws"], told["asks"], told["irreversible"]) == (None, None, False)


def test_the_end_of_a_turn_draws_and_cannot_be_undone() -> None:
    game = position(side(hand=["Boston"], deck=["New York", "Norfolk", "Trader", "Militia", "New Haven"]))
    told = preview_data(previewed(game, "end turn"))
    assert (told["draws"], told["actions_left"], told["irreversible"]) == (4, None, True)


def test_an_ambush_that_can_be_blocked_asks_the_enemy() -> None:
    game = position(
        side(hand=["Rangers", "Boston"], money=4),
        side(hand=["Militia"], deck=["Quebec"]),
    )
    told = preview_data(previewed(game, "ambush: Rangers"))
    assert told["asks"] == {"side": "french", "phase": "block ambush", "about": None}
    assert told["irreversible"]


def happened(game: Game, found: Preview) -> list[Event]:
    """What happens in a game when what was previewed is done."""
    table = Table(game)
    before = table.view(found.side)
    table.apply(found.side, found.action)
    after = table.view(found.side)
    assert found.irreversible == (not table.can_undo(found.side))
    assert found.after.of(found.side).money - before.state.of(found.side).money == found.money
    assert (found.decider, found.then.phase) == (after.decider, after.state.phase)
    assert found.outcome == after.outcome
    if found.actions_left is not None:
        assert after.state.actions_left == found.actions_left
        for one in SIDES:
            assert points(after.state, one) - points(before.state, one) == found.points_of(one)
    return table.game.log[len(game.log) :]


@pytest.mark.parametrize("batch", sampled(range(4), both=1))
def test_what_is_told_comes_true_whatever_is_hidden(batch: int) -> None:
    compared = drawn = 0
    for seed in range(6 * batch, 6 * batch + 6):
        rng = Random(f"preview {seed}")
        for game, _ in play(seed, 8):
            if game.decider is None:
                continue
            view = game.view(game.decider)
            action = view.random_action(rng)
            found = view.preview(action)
            told = msgspec.json.encode(preview_data(found))
            # Whatever the enemy holds, and in the game as it is, the preview is the same.
            other = sample(view, rng)
            compared += other != game.state
            assert msgspec.json.encode(preview_data(Preview(other, action))) == told
            assert msgspec.json.encode(preview_data(Preview(game.state.copy(), action))) == told
            events = happened(game, found)
            drawn += found.draws
            assert (
                sum(event.detail_number for event in events if event.kind_number == CARDS_DRAWN)
                == found.draws
            )
            mine = [
                event.detail_number
                for event in events
                if event.kind_number == MONEY_CHANGED and event.side_number == found.side
            ]
            assert sum(mine) == found.money
    assert compared > 50
    assert drawn > 50


def test_a_preview_changes_nothing() -> None:
    game = arpents.new_game(seed=2)
    view = game.view(BRITISH)
    before = view.key()
    for action in view.legal_actions():
        view.preview(action)
    assert view.key() == before
