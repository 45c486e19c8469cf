"""Claiming: by what everybody has seen, so that the answer tells nothing that is hidden."""

from random import Random

import pytest

from arpents.engine.chance import seeded
from arpents.engine.sides import SIDES
from arpents.server.games.feed import Viewer
from arpents.server.games.room import Room
from arpents.server.games.snapshot import claim_at, decide_by, news_json, now_json
from arpents.server.games.summary import summary_of
from arpents.server.request_errors import NotAbandoned
from arpents.table import Presets
from arpents.table.presets import Blocking
from tests.server.rooms.happening import PATIENCE, Kept, a_room

LONG = 10 * PATIENCE


def look(room: Room, viewer: Viewer) -> bytes:
    """All that a viewer is sent of a game."""
    return news_json(room, viewer, room.feeds[viewer].page(0), PATIENCE)


def quietly(kept: Kept, rng: Random) -> bool:
    """Let the side that decides do something that nobody else sees; whether there was anything."""
    room = kept.room
    side = room.decider
    assert side is not None
    for _ in range(50):
        action = room.the_table().view(side).random_action(rng)
        before = room.the_table().version(None)
        trial = kept.loaded()
        trial.move(side, action, None, None, seeded(1), kept.at)
        if trial.the_table().version(None) == before:
            kept.do(room.move(side, action, None, None, seeded(1), kept.at))
            return True
    return False


@pytest.mark.parametrize("seed", [1, 2, 5, 7])
def test_what_is_hidden_does_not_put_a_claim_off(seed: int) -> None:
    """A twin in which nothing is done at all may be claimed at the same moment."""
    rng = Random(seed)
    kept, twin = a_room(seed, rng), a_room(seed, Random(seed))
    side = kept.room.decider
    assert side is not None
    active = kept.room.active_at
    shown, summary = now_json(kept.room, None, PATIENCE), summary_of(kept.room)
    kept.at = twin.at = active + PATIENCE / 2
    assert quietly(kept, rng)
    seen = look(kept.room, side.other)
    kept.do(kept.room.undo(side, None, None, kept.at))
    assert quietly(kept, rng)
    kept.do(kept.room.preset(side, Presets(raids=Blocking(answer="never")), seeded(1), kept.at))
    kept.do(kept.room.mute(side, True, kept.at))
    assert kept.room.active_at == active
    assert look(kept.room, side.other) == seen
    assert now_json(kept.room, None, PATIENCE) is shown, "made anew, it would have taken longer"
    assert summary_of(kept.room) is summary
    for room in (kept.room, twin.room, kept.loaded()):
        assert claim_at(room, side.other, PATIENCE) == decide_by(room, side, PATIENCE) == active + PATIENCE
        assert claim_at(room, side, PATIENCE) is decide_by(room, side.other, PATIENCE) is None
        with pytest.raises(NotAbandoned):
            room.claim(side.other, None, active + PATIENCE - 0.01, PATIENCE)
        assert room.claim(side.other, None, active + PATIENCE, PATIENCE)


def test_what_is_said_puts_no_claim_off() -> None:
    kept = a_room(1, Random(1))
    side = kept.room.decider
    assert side is not None
    by = decide_by(kept.room, side, PATIENCE)
    for one in SIDES:
        kept.at += 50
        kept.do(kept.room.say(one, "Still there?", None, kept.at))
    assert decide_by(kept.room, side, PATIENCE) == by


def test_a_game_that_waited_long_for_an_opponent_cannot_be_claimed_at_once() -> None:
    kept = a_room(1, Random(1))
    waited = Kept(kept.room.created, at=kept.at - LONG)
    waited.at += LONG
    joined = kept.events[1].data
    fact = kept.room.players[SIDES[1]]
    waited.do(waited.room.join(fact, SIDES[1], str(joined["opening"]), waited.at))
    side = waited.room.decider
    assert side is not None
    with pytest.raises(NotAbandoned):
        waited.room.claim(side.other, None, waited.at, PATIENCE)


def test_against_a_bot_nobody_is_hurried() -> None:
    kept = a_room(1, Random(1), bot=True)
    for side in SIDES:
        assert decide_by(kept.room, side, PATIENCE) is None
