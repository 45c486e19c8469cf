"""What a side cannot know changes no byte of what it is sent."""

from random import Random

import msgspec
import pytest

import arpents
from arpents import Event, Game, Side, View
from arpents.engine.events import HAND_SHOWN
from arpents.engine.packs import PACKS
from arpents.wire.happenings import event_data
from arpents.wire.offers import offers_data
from arpents.wire.view import view_data
from tests.wire.moments import AUDIENCES, play

STEPS = 3


def as_sent(view: View) -> bytes:
    """All that is sent about a position."""
    return msgspec.json.encode([view_data(view), offers_data(view.offers())])


def told(happened: list[Event], audience: Side | None) -> bytes:
    """All that is sent about what happened."""
    return msgspec.json.encode([event_data(event.seen_by(audience)) for event in happened])


def check_alike(game: Game, audience: Side | None, rng: Random) -> int:
    """A game and another that differs only in what is hidden are sent alike, as long as the same is done."""
    other = arpents.determinize(game.view(audience), rng)
    other.chance = game.chance.copy()
    compared = 0
    for _ in range(STEPS):
        assert as_sent(game.view(audience)) == as_sent(other.view(audience))
        compared += game.state != other.state
        if game.decider is None:
            break
        action = game.random_action(rng)
        if audience != game.decider and action not in set(other.legal_actions()):
            break
        ours, theirs = game.apply(action), other.apply(action)
        if any(event.kind_number == HAND_SHOWN and event.side_number != audience for event in ours):
            break  # What was hidden has been shown: from here on the two differ, and rightly so.
        assert told(ours, audience) == told(theirs, audience)
    return compared


@pytest.mark.fuzz
@pytest.mark.parametrize("batch", range(8))
def test_what_is_hidden_changes_nothing_that_is_sent(batch: int) -> None:
    compared = 0
    for seed in range(6 * batch, 6 * batch + 6):
        rng = Random(seed)
        for game, _ in play(seed, 20):
            for audience in AUDIENCES:
                compared += check_alike(game.copy(), audience, rng)
    assert compared > 100  # Pairs that really differed.


def test_a_spectator_and_the_enemy_see_no_hand() -> None:
    game = arpents.new_game(seed=3)
    own = view_data(game.view(Side.BRITISH))["sides"]["british"]
    assert [card["card"] for card in own["hand"]] == list(
        dict.fromkeys(PACKS[0].names(game.state.british.hand))
    )
    for audience in (Side.FRENCH, None):
        seen = view_data(game.view(audience))["sides"]["british"]
        assert seen["hand"] == seen["known"] == []
        assert seen["hand_size"] == 5
        assert sum(card["count"] for card in seen["unseen"]) == seen["hand_size"] + seen["deck_size"]
