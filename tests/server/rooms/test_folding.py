"""A room that is loaded from what was stored is the room in which it happened."""

from random import Random

import msgspec
import pytest

import arpents
from arpents.engine.chance import seeded
from arpents.engine.sides import SIDES, Side
from arpents.records.writing import write_game
from arpents.server.games.creating import imported_game, rematch_of
from arpents.server.games.facts import Created, Player
from arpents.server.games.feed import VIEWERS
from arpents.server.games.openings import source_of_rules
from arpents.server.games.record_imports import recorded
from arpents.server.games.verifying import DoesNotReproduce, check_game
from arpents.server.store import GameRow, StoredEvent
from arpents.table import Presets
from arpents.table.presets import Giving
from tests.sampling import sampled
from tests.server.rooms.happening import Kept, a_room, everything, happen

HAPPENINGS = 260


def played(seed: int, *, bot: bool, happenings: int = HAPPENINGS) -> Kept:
    """A room in which much has happened."""
    rng = Random(seed)
    kept = a_room(seed, rng, bot=bot)
    for number in range(happenings):
        happen(kept, rng, number)
    return kept


@pytest.mark.parametrize("bot", [False, True])
@pytest.mark.parametrize("seed", sampled(range(12), test=2))
def test_what_is_loaded_is_what_happened(seed: int, bot: bool) -> None:
    rng = Random(seed)
    kept = a_room(seed, rng, bot=bot)
    followed = kept.loaded()
    for number in range(HAPPENINGS):
        happen(kept, rng, number)
        if rng.random() < 0.03:
            assert everything(kept.loaded()) == everything(kept.room)
            followed.catch_up(kept.events[followed.last_seq :])
            assert everything(followed) == everything(kept.room)
    assert everything(kept.loaded()) == everything(kept.room)
    check_game(kept.row, kept.events)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", sampled(range(12, 92), test=4))
def test_what_is_loaded_is_what_happened_in_many_games(seed: int) -> None:
    kept = played(seed, bot=seed % 2 == 0, happenings=700)
    assert everything(kept.loaded()) == everything(kept.room)
    check_game(kept.row, kept.events)


def test_everything_that_can_be_stored_is_among_what_happens() -> None:
    kinds = {event.kind for seed in range(40) for event in played(seed, bot=seed % 2 == 0).events}
    assert kinds == {
        *("created", "joined", "moved", "undone", "taken_back", "conceded"),
        *("said", "muted", "preset", "rematched"),
    }


@pytest.mark.parametrize("seed", sampled(range(8), test=2))
def test_a_feed_counts_from_one_and_tells_each_event_once(seed: int) -> None:
    room = played(seed, bot=seed % 2 == 0).room
    for viewer in VIEWERS:
        feed = room.feeds[viewer]
        told = 0
        for number, item in enumerate(feed.items, 1):
            sent = msgspec.json.decode(msgspec.json.encode(item.as_data(number)))
            assert sent["seq"] == number
            if item.kind == "events":
                assert sent["start"] == told
                told += len(sent["events"])
            elif item.kind == "taken-back":
                assert sent["start"] < told
                told = sent["start"]
        assert told == room.the_table().count_events(viewer)


def test_a_game_that_nobody_joined_and_one_called_off() -> None:
    source = source_of_rules(None, [], None)
    kept = Kept(Created(source, Player("Ann", "hash"), None, True))
    assert everything(kept.loaded()) == everything(kept.room)
    kept.do(kept.room.abort(kept.at))
    assert everything(kept.loaded()) == everything(kept.room)
    assert kept.loaded().status == "aborted"
    check_game(kept.row, kept.events)


def test_a_game_that_was_imported() -> None:
    game = arpents.new_game(seed=5)
    game.concede(Side.FRENCH)
    kept = Kept(imported_game(recorded(str(write_game(game)).encode()), public=True))
    assert kept.room.status == "finished"
    assert everything(kept.loaded()) == everything(kept.room)
    check_game(kept.row, kept.events)


def test_presets_that_name_a_siege_for_a_conversion_are_loaded_as_if_they_named_none() -> None:
    kept = a_room(1, Random(1))
    wish = Presets(giving=Giving(("Militia",), "list", "any", "hand"))
    kept.do(kept.room.preset(SIDES[0], wish, seeded(1), kept.at))
    (number,) = (number for number, event in enumerate(kept.events) if event.kind == "preset")
    stored = kept.events[number]
    presets = msgspec.json.decode(msgspec.json.encode(stored.data["presets"]))
    presets["giving"]["first"] = "siege"
    kept.events[number] = msgspec.structs.replace(stored, data={**stored.data, "presets": presets})
    assert kept.loaded().presets[SIDES[0]] == wish
    assert everything(kept.loaded()) == everything(kept.room)
    check_game(kept.row, kept.events)


def test_a_rematch_is_a_game_with_the_sides_swapped() -> None:
    kept = a_room(1, Random(1))
    kept.do(kept.room.concede(SIDES[0], None, kept.at))
    again = Kept(rematch_of(kept.room, seeded(3)))
    assert [again.room.players[side].name for side in SIDES] == ["Ben", "Ann"]
    assert everything(again.loaded()) == everything(again.room)


def altered(kept: Kept, rng: Random) -> tuple[GameRow, list[StoredEvent]] | None:
    """A game of which one thing that was stored has been changed; None if the change changes nothing."""
    events, row = list(kept.events), kept.row
    kind = rng.randrange(5)
    moves = [number for number, event in enumerate(events) if event.kind == "moved"]
    number = rng.choice(moves)
    if kind == 0:
        del events[number]
    elif kind == 1:
        events[number] = msgspec.structs.replace(
            events[number], data={**events[number].data, "action": "settle Atlantis: Boston"}
        )
    elif kind == 2:
        other = rng.choice(moves)
        if {**events[other].data, "key": 0} == {**events[number].data, "key": 0}:
            return None
        data = events[number].data, events[other].data
        events[other] = msgspec.structs.replace(events[other], data=data[0])
        events[number] = msgspec.structs.replace(events[number], data=data[1])
    elif kind == 3:
        row = msgspec.structs.replace(row, status="open")
    else:
        row = msgspec.structs.replace(row, summary={**row.summary, "turn": 999})
    return row, events


@pytest.mark.parametrize("seed", sampled(range(6), test=2))
def test_what_was_altered_does_not_reproduce(seed: int) -> None:
    rng = Random(seed)
    kept = played(seed, bot=False, happenings=120)
    refused = 0
    for _ in range(25):
        changed = altered(kept, rng)
        if changed is None:
            continue
        with pytest.raises(DoesNotReproduce):
            check_game(*changed)
        refused += 1
    assert refused > 12
