"""Verifying records: whole games hold, and whatever is changed in them is found."""

import json
from pathlib import Path
from typing import Any

import pytest

from arpents import Game
from arpents.records.site_json.model import DamagedRecord
from arpents.records.site_json.verify import verify_record
from arpents.records.step_replay import Divergence
from tests.positions import do, side
from tests.records.changing import check_changes
from tests.records.recording import make_record
from tests.records.short_decks import before_turn, record_of
from tests.sampling import sampled

RECORDS = Path(__file__).parents[2].parent / "shared" / "records"
KNOWN = {
    "10400521": "96 turns, 205 actions, ok",
    "14568739": "82 turns, 193 actions, ok",
    "8604012a": "61 turns, 131 actions, ok",
    "8604012b": "62 turns, 134 actions, ok",
    "9553678": "45 turns, 99 actions, ok",
    "9575653": "86 turns, 194 actions, ok",
}
needs_records = pytest.mark.skipif(not RECORDS.is_dir(), reason=f"no recorded games in {RECORDS.name}")


def as_bytes(record: object) -> bytes:
    return json.dumps(record).encode()


@needs_records
@pytest.mark.parametrize("name", KNOWN)
def test_recorded_games_hold(name: str) -> None:
    assert str(verify_record((RECORDS / f"{name}.json").read_bytes())) == f"{name}: {KNOWN[name]}"


@pytest.mark.parametrize("seed", sampled(range(12), test=4))
def test_records_of_our_own_hold(seed: int) -> None:
    assert str(verify_record(as_bytes(make_record(seed)))).startswith("sample: 20 turns")


@needs_records
@pytest.mark.parametrize("changes", sampled((12, 40), test=1))
@pytest.mark.parametrize("name", sampled(KNOWN, test=1))
def test_any_change_of_a_recorded_game_is_found(name: str, changes: int) -> None:
    check_changes((RECORDS / f"{name}.json").read_bytes(), changes, seed=1)


@needs_records
@pytest.mark.soak
@pytest.mark.parametrize("name", KNOWN)
def test_a_thousand_changes_of_a_recorded_game_are_found(name: str) -> None:
    check_changes((RECORDS / f"{name}.json").read_bytes(), 1000, seed=2)


@pytest.mark.parametrize("seed", sampled(range(4), test=1))
def test_any_change_of_our_own_record_is_found(seed: int) -> None:
    check_changes(as_bytes(make_record(seed)), 60, seed)


def test_a_divergence_names_game_turn_action_and_fields() -> None:
    record = make_record(3)
    record["turns"][5]["after"]["french"]["money"] += 1
    money = record["turns"][5]["after"]["french"]["money"]
    with pytest.raises(Divergence) as found:
        verify_record(as_bytes(record))
    assert str(found.value) == (
        f"sample: turn 5 (french), state after it: french money is {money - 1}, recorded as {money}"
    )


def test_an_illegal_move_is_named_with_its_number() -> None:
    record = make_record(3)
    record["turns"][4]["actions"][0] = {
        "action": "settle",
        "location": "Detroit",
        "cards": ["location:Boston"],
    }
    with pytest.raises(
        Divergence, match=r"turn 4 \(british\), action 1 \(settle Detroit\): .*not possible now"
    ):
        verify_record(as_bytes(record))


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda record: record.pop("turns"), "the file: object missing required field `turns`"),
        (lambda record: record["setup"].pop("board"), "setup: object missing required field `board`"),
        (
            lambda record: record["setup"]["british"].update(money=-1),
            "setup.british.money: expected `int` >= 0",
        ),
        (lambda record: record.update(shoe=1), "the file: object contains unknown field `shoe`"),
        (lambda record: record["turns"][0].update(side="dutch"), "turns[0].side: invalid enum value 'dutch'"),
    ],
)
def test_a_damaged_record_gets_the_field_and_the_reason(damage: Any, fault: str) -> None:
    record = make_record()
    damage(record)
    with pytest.raises(DamagedRecord) as found:
        verify_record(as_bytes(record))
    assert str(found.value).startswith(fault)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[1, 2]", b'"text"'])
def test_a_foreign_file_is_refused(data: bytes) -> None:
    with pytest.raises(DamagedRecord):
        verify_record(data)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            lambda setup: setup["british"]["hand"].append("location:Boston"),
            'set-up before turn 0: british (hand|deck): (there are only 1 of )?"Boston"',
        ),
        (lambda setup: setup["british"]["hand"].append("empire:Cannon"), "Unknown british empire card"),
        (lambda setup: setup["british"]["hand"].append("Boston"), "should begin with location:"),
        (lambda setup: setup["british"]["hand"].append("location:Militia"), "Unknown british location card"),
        (lambda setup: setup["board"].update(Paris=setup["board"]["Boston"]), 'Unknown location "Paris"'),
        (lambda setup: setup["variants"].append("no-snow"), 'Unknown variant "no-snow"'),
        (lambda setup: setup["sieges"].update(british="Boston"), '"Boston" is not held by the enemy'),
        (
            lambda setup: setup["british"]["siege_cards"]["french"].append("empire:Militia"),
            "committed to a siege that is not in progress",
        ),
    ],
)
def test_an_impossible_set_up_is_refused(change: Any, fault: str) -> None:
    record = make_record()
    change(record["setup"])
    with pytest.raises(Divergence, match=fault):
        verify_record(as_bytes(record))


def told(game: Game) -> Any:
    return json.loads(record_of(game))


def surrendering() -> Any:
    """A record with a surrender, the besieger's answer, and the rest of the turn."""
    game = before_turn(
        side(hand=["Boston"], deck=["Norfolk", "Militia"]),
        side(hand=["Quebec"], siege="Pemaquid", attacking=["Regular Infantry", "Militia"]),
    )
    do(game, "withdraw Pemaquid", "occupy Pemaquid: Quebec", "pass", "end turn")
    return told(game)


def test_a_surrender_is_told_in_three_turns() -> None:
    record = surrendering()
    verify_record(as_bytes(record))
    check_changes(as_bytes(record), None, seed=1, of_states=True)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda turns: turns[1].update(number=15), "turn 15 .*: it follows turn 10"),
        (lambda turns: turns[0].update(interrupted=False), "turn 10 .*'end turn' is not possible now"),
        (lambda turns: turns[1].update(answers_surrender=False), "turn 11 .*: a turn answers a surrender if"),
        (lambda turns: turns[2].update(continues_turn=False), "turn 12 .*: a turn continues another if"),
        (lambda turns: turns[1].update(interrupted=True), "turn 11 .*: it can only be one of"),
        (lambda turns: turns[0].update(actions=[]), "turn 10 .*: it is interrupted, although"),
        (lambda turns: turns[1].update(actions=[]), "turn 11 .*: answer_surrender stands"),
        (
            lambda turns: turns[1]["actions"][0].update(location="Boston"),
            "Pemaquid is surrendered, not Boston",
        ),
        (
            lambda turns: turns[2]["actions"][0].update(lost="empire:Militia"),
            '"lost" is told, which pass has',
        ),
    ],
)
def test_turns_that_do_not_follow_each_other_are_refused(change: Any, fault: str) -> None:
    record = surrendering()
    change(record["turns"])
    with pytest.raises(Divergence, match=fault):
        verify_record(as_bytes(record))


def test_a_siege_that_is_won_must_be_told() -> None:
    besiegers = ["Regular Infantry", "Regular Infantry", "Militia"]
    game = before_turn(
        side(hand=["Boston", "Norfolk"], siege="Montreal", attacking=besiegers),
        side(hand=["Quebec"]),
        to_move=1,
    )
    do(game, "end turn", "leave Montreal", "end turn")
    record = told(game)
    assert [action["action"] for action in record["turns"][1]["actions"]] == ["siege_won"]
    verify_record(as_bytes(record))
    record["turns"][1]["actions"] = []
    with pytest.raises(
        Divergence, match=r"turn 11 \(british\), end of turn: a siege is over, which is not told"
    ):
        verify_record(as_bytes(record))


@pytest.mark.parametrize("owner", ["british", "french"])
def test_a_deck_keeps_its_order_whoever_moves(owner: str) -> None:
    record = make_record(2)
    number = next(
        number
        for number, turn in enumerate(record["turns"])
        if turn["side"] != owner and len(set(turn["after"][owner]["deck"])) > 1
    )
    record["turns"][number]["after"][owner]["deck"].reverse()
    fault = f"turn {number} .*the {owner} deck is not in the order in which it was"
    with pytest.raises(Divergence, match=fault):
        verify_record(as_bytes(record))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"to_move": None}, '"to_move" should say which side moves first'),
        ({"actions_this_turn": 3}, "actions_this_turn is 2, recorded as 3"),
        ({"finished": True}, '"finished" is told of a game that has not begun'),
        ({"points": {"british": 3, "french": 4}}, '"points" is told of a game that has not begun'),
    ],
)
def test_a_set_up_of_another_moment_is_refused(change: dict[str, Any], fault: str) -> None:
    record = make_record()
    record["setup"] |= change
    with pytest.raises(Divergence, match=f"set-up before turn 0: {fault}"):
        verify_record(as_bytes(record))
