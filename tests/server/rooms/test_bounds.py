"""A game has bounds: each side may do so much in it, and nobody can use up what is another's."""

import gc
import tracemalloc
from random import Random

import pytest

from arpents.engine.chance import seeded
from arpents.engine.sides import SIDES, Side
from arpents.server.games.facts import Created, Player
from arpents.server.games.feed import VIEWERS
from arpents.server.games.game_limits import MOST_CHANGES, MOST_SAID, MOST_TAKEN_BACK
from arpents.server.games.openings import deal, source_of_rules
from arpents.server.games.room import Room
from arpents.server.games.room_sizes import weight_of
from arpents.server.request_errors import GameFull
from arpents.table import Presets
from tests.server.rooms.happening import PATIENCE, Kept, everything, told

BRITISH, FRENCH = SIDES


def begun(bot: str | None = None) -> Kept:
    """A game that has begun, in which the British side decides."""
    source = source_of_rules(None, [], None)
    guest = Player("Ben", bot=bot)
    return Kept(Created(source, Player("Ann"), "british", True, guest=guest, opening=deal(source, seeded(1))))


def use_up(kept: Kept, side: Side) -> None:
    """Let a side change the game as often as it may."""
    for number in range(MOST_CHANGES - 1):
        kept.do(kept.room.mute(side, number % 2 == 0, kept.at))
    kept.do(kept.room.preset(side, Presets(exchange="keep"), seeded(1), kept.at))


def rest(kept: Kept, side: Side) -> None:
    """Let a side end its turn."""
    action = next(one for one in kept.room.the_table().view(side).legal_actions() if one.verb == "end turn")
    kept.do(kept.room.move(side, action, None, f"rest-{kept.at}", seeded(1), kept.at))


def test_who_has_used_up_the_changes_can_only_concede_and_the_other_plays_on() -> None:
    kept = begun()
    rest(kept, BRITISH)
    before = told(kept.room, BRITISH), told(kept.room, None)
    use_up(kept, FRENCH)
    assert (told(kept.room, BRITISH), told(kept.room, None)) == before, "nobody else learns of it"
    for room in (kept.room, kept.loaded()):
        with pytest.raises(GameFull, match="you can still concede"):
            room.mute(FRENCH, not room.muted[FRENCH], kept.at)
        with pytest.raises(GameFull):
            room.preset(FRENCH, Presets(), seeded(1), kept.at)
        with pytest.raises(GameFull):
            room.move(FRENCH, room.the_table().view(FRENCH).legal_actions()[0], None, "x", seeded(1), kept.at)
    assert everything(kept.loaded()) == everything(kept.room), "what is refused changes nothing"
    assert kept.room.mute(BRITISH, True, kept.at)
    assert kept.loaded().concede(FRENCH, "end", kept.at)
    assert kept.loaded().claim(BRITISH, "mine", kept.at + 2 * PATIENCE, PATIENCE)


def test_a_move_that_is_sent_again_is_acknowledged_even_then() -> None:
    kept = begun()
    action = kept.room.the_table().view(BRITISH).random_action(Random(1))
    kept.do(kept.room.move(BRITISH, action, None, "first", seeded(1), kept.at))
    while kept.room.quotas.used(BRITISH)[0] < MOST_CHANGES:
        kept.do(kept.room.mute(BRITISH, not kept.room.muted[BRITISH], kept.at))
    assert kept.room.move(BRITISH, action, None, "first", seeded(1), kept.at) == []


def test_what_is_said_is_counted_for_each_side() -> None:
    kept = begun()
    for number in range(MOST_SAID):
        kept.do(kept.room.say(BRITISH, "Hello", f"{number}", kept.at))
    for room in (kept.room, kept.loaded()):
        with pytest.raises(GameFull, match="said"):
            room.say(BRITISH, "Hello", "more", kept.at)
        assert room.say(FRENCH, "At last", "more", kept.at)
    rest(kept, BRITISH)


def test_what_is_undone_and_taken_back_is_counted() -> None:
    kept = begun(bot="random")
    room, version = kept.room, None
    action = next(
        one for one in room.the_table().view(BRITISH).legal_actions() if one.verb in {"draft", "take money"}
    )
    for number in range(MOST_TAKEN_BACK):
        kept.do(room.move(BRITISH, action, version, f"{number}", seeded(1), kept.at))
        do = room.undo if number % 2 else room.take_back
        kept.do(do(BRITISH, version, f"back {number}", kept.at))
    kept.do(room.move(BRITISH, action, version, "again", seeded(1), kept.at))
    for one in (room, kept.loaded()):
        for do in (one.undo, one.take_back):
            with pytest.raises(GameFull, match="taken something back"):
                do(BRITISH, version, "more", kept.at)
    rest(kept, BRITISH)


def test_bots_and_preset_answers_use_up_nothing() -> None:
    kept = begun(bot="random")
    rng = Random(1)
    for number in range(60):
        side = kept.room.decider
        assert side is not None
        action = kept.room.the_table().view(side).random_action(rng)
        key = f"{number}" if side == BRITISH else None
        kept.do(kept.room.move(side, action, None, key, seeded(1), kept.at))
    assert kept.room.quotas.used(FRENCH) == (0, 0, 0)
    assert kept.room.quotas.used(BRITISH)[0] > 10


def a_long_room(decisions: int) -> Room:
    """A game after so many decisions."""
    kept = begun()
    rng = Random(decisions)
    for number in range(decisions):
        side = kept.room.decider
        if side is None:
            break
        action = kept.room.the_table().view(side).random_action(rng)
        kept.room.move(side, action, None, f"some-key-{number}", seeded(number + 1), float(number))
    return kept.room


def test_a_room_weighs_about_what_it_takes() -> None:
    a_long_room(20)  # what is made once and kept does not count
    measured = []
    for decisions in (10, 160):
        gc.collect()
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            room = a_long_room(decisions)
            gc.collect()
            taken = tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()
        measured.append(taken)
        # Interpreted, events take more than compiled ones.
        assert weight_of(room) / 2 < taken < weight_of(room) * 4
    assert measured[1] > 4 * measured[0]


def test_chat_weighs_too() -> None:
    kept = begun()
    before = weight_of(kept.room)
    kept.do(kept.room.say(BRITISH, "x" * 500, "x", kept.at))
    assert weight_of(kept.room) >= before + 500


def test_feeds_come_in_pages() -> None:
    room = a_long_room(260)
    for number in range(150):
        room.say(BRITISH, "Hello", f"hello {number}", 1.0)
    for viewer in VIEWERS:
        feed = room.feeds[viewer]
        pages = [feed.page(0)]
        while pages[-1].more:
            pages.append(feed.page(pages[-1].last))
        items = [item for page in pages for item in page.items]
        assert [item["seq"] for item in items] == list(range(1, feed.seq + 1))
        assert all(len(page.items) <= 100 for page in pages)
        counts = [sum(len(item.get("events", ())) for item in page.items) for page in pages]  # type: ignore[misc,arg-type]  # items are plain data
        assert max(counts) < 400
        assert len(pages) > 1
        last = feed.page(feed.seq)
        assert (last.items, last.last, last.more) == ([], feed.seq, False)
        assert feed.page(feed.seq + 1000) == last, "whoever claims to have more is told what comes next"
