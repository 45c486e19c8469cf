"""Verifying records: whole games hold, and whatever is changed in them is found."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arpents.errors import ArpentsError
from arpents.records.model import DamagedRecord
from arpents.records.retelling import Divergence
from arpents.records.verify import verify_record
from tests.records.recording import make_record

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


@pytest.mark.parametrize("seed", range(12))
def test_records_of_our_own_hold(seed: int) -> None:
    assert str(verify_record(as_bytes(make_record(seed)))).startswith("sample: 20 turns")


Path_ = list[str | int]


def changeable(record: object, path: Path_) -> Iterator[tuple[Path_, object]]:
    """Where a record has a card, coins or a piece."""
    if isinstance(record, dict):
        for key, value in record.items():
            yield from changeable(value, [*path, key])
    elif isinstance(record, list):
        for number, value in enumerate(record):
            yield from changeable(value, [*path, number])
    elif (isinstance(record, str) and record.partition(":")[0] in {"location", "empire", "neutral"}) or path[
        -1
    ] in {"money", "villages", "towns", "fortified", "owner", "piece", "captured", "settled"}:
        yield path, record


def changed(value: object, cards: list[str], rng: Random) -> object:
    """Another card, coin or piece."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    swaps = {"british": "french", "french": "british", "village": "town", "town": "village", None: "village"}
    if value in swaps:
        return swaps[value]
    return rng.choice([card for card in cards if card != value])


def check_changes(record: dict[str, Any], number: int, seed: int) -> None:
    """Change one thing at a time, and see it found with its turn."""
    rng = Random(seed)
    spots = list(changeable(record, []))
    cards = sorted({str(value) for _, value in spots if ":" in str(value)})
    for path, value in rng.sample(spots, number):
        damaged = copy.deepcopy(record)
        inner: Any = damaged
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = True if path[-1] == "settled" and value is None else changed(value, cards, rng)
        with pytest.raises(ArpentsError, match=r"turn \d+"):
            verify_record(as_bytes(damaged))


@needs_records
@pytest.mark.parametrize("name", KNOWN)
def test_any_change_of_a_recorded_game_is_found(name: str) -> None:
    check_changes(json.loads((RECORDS / f"{name}.json").read_bytes()), 40, seed=1)


@needs_records
@pytest.mark.soak
@pytest.mark.parametrize("name", KNOWN)
def test_a_thousand_changes_of_a_recorded_game_are_found(name: str) -> None:
    check_changes(json.loads((RECORDS / f"{name}.json").read_bytes()), 1000, seed=2)


@pytest.mark.parametrize("seed", range(4))
def test_any_change_of_our_own_record_is_found(seed: int) -> None:
    check_changes(make_record(seed), 60, seed)


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
