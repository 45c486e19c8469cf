"""What stands behind the end of a game is refused, in both formats; so is what no game can have told."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from arpents.errors import ArpentsError
from arpents.records.file_replay import replay
from arpents.records.game_text import BadGameText, read_game_text
from arpents.records.site_json.converting import as_game_text, to_record
from arpents.records.site_json.verify import verify_record
from arpents.records.step_replay import Divergence
from tests.golden.making import GAMES
from tests.records.short_decks import record_of
from tests.sampling import sampled

TEXT = (GAMES / "scenario-braddocks-road.arpents").read_text("utf-8")


def a_record() -> dict[str, Any]:
    """The record of a game that was won by captures."""
    found: dict[str, Any] = json.loads(record_of(replay(read_game_text(TEXT))))
    return found


def refused(record: dict[str, Any], told: str) -> None:
    """Assert that a record is refused by everything that reads it."""
    data = json.dumps(record).encode()
    for read in (verify_record, as_game_text):
        with pytest.raises(Divergence, match=told):
            read(data)


def test_nobody_concedes_a_game_that_is_over() -> None:
    head, _, rest = TEXT.partition('[Result "')
    _, _, rest = rest.partition('"]')
    winner = "British" if '[Result "british' in TEXT else "French"
    with pytest.raises(BadGameText, match=r"^line \d+: the game is over before this line\.$"):
        replay(read_game_text(f"{head}{rest.lstrip()}    {winner}: concede\n"))


@pytest.mark.parametrize("conceded", [False, True])
def test_no_turn_follows_the_last(conceded: bool) -> None:
    record = a_record()
    last = record["turns"][-1]
    more = last | {"number": last["number"] + 1, "actions": []}
    more["side"] = "french" if last["side"] == "british" else "british"
    more["after"] = last["after"] | {"conceded": conceded}
    record["turns"].append(more)
    refused(record, "the game is over before it")


def test_the_points_at_the_end_are_told() -> None:
    record = a_record()
    del record["turns"][-1]["after"]["points"]
    refused(record, "points")


@pytest.mark.parametrize("place", ["", "\n", "Atlantis"])
def test_a_location_that_is_none(place: str) -> None:
    record = a_record()
    action = next(
        action for turn in record["turns"] for action in turn["actions"] if action.get("location") is None
    )
    action["location"] = place
    refused(record, "Unknown location")


def all_records() -> Iterator[dict[str, Any]]:
    """The records of the golden games that can be told, as they are asked for: mostly the first ones do."""
    for file in sorted(GAMES.glob("*.arpents")):
        with suppress(ArpentsError):
            yield json.loads(record_of(replay(read_game_text(file.read_text("utf-8")))))


def changed(name: str, change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """The first record with an action of this name, which is changed."""
    for record in all_records():
        for turn in record["turns"]:
            for action in turn["actions"]:
                if action["action"] == name:
                    change(action)
                    return record
    raise AssertionError(f"nobody does {name}")


def test_whose_siege_is_given_up_is_told() -> None:
    refused(changed("withdraw", lambda action: action.pop("siege")), "whose siege")


@pytest.mark.parametrize("name", sampled(["governor", "trader"], test=1))
def test_a_card_that_there_is_once_is_named_once(name: str) -> None:
    refused(changed(name, lambda action: action["cards"].insert(0, action["cards"][0])), "there is only one")


@pytest.mark.parametrize("number", ["18446744073709551615 1", "1 9223372036854775808", f"{'9' * 900} 1", "1"])
def test_chance_that_cannot_be(number: str) -> None:
    text = TEXT.replace("[Result", f'[Chance "{number}"]\n[Result', 1)
    with pytest.raises(BadGameText, match="Chance should be two numbers"):
        replay(read_game_text(text))


def test_the_last_turn_may_draw_otherwise_than_a_position_lists_the_deck() -> None:
    """A position tells no order of drawing, even if nothing comes after the draws that tell so."""
    game = read_game_text(
        '[Arpents "1"]\n[RuleSet "second-edition"]\n[Result "*"]\n\nPosition\n'
        "    to move: british\n    turn: 11\n    Boston: british town\n    Quebec: french town\n"
        "    british hand: Boston, New York, Norfolk, Pemaquid\n"
        "    british deck: Militia, Trader, Rangers, Philadelphia\n    french hand: Quebec\n"
        "11. British\n    pass\n    end turn\n    draw: Militia\n"
    )
    record = to_record(game)
    assert record.turns[-1].after.british.deck[-1] != "empire:Militia"
    verify_record(msgspec.json.encode(record))
