"""Records changed in one thing, to see that it is found: a value, a card more or less, an order, a move."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from arpents.errors import ArpentsError
from arpents.records.site_json.verify import verify_record

Path_ = tuple[str | int, ...]

FREE = {"id", "played_on"}
"""What a record says that no rule can check."""

WORDS = {
    "side": ("british", "french"),
    "to_move": ("british", "french"),
    "owner": ("british", "french"),
    "siege": ("british", "french"),
    "outright_winner": ("british", "french"),
    "piece": ("village", "town"),
    "captured": ("village", "town"),
    "result": ("hit", "blocked", "hand_shown"),
    "lost_from": ("hand", "reserve"),
    "location": ("Boston", "Quebec", "Detroit"),
    "action": ("pass", "take_money", "settle"),
    "rule_set": ("atlantis",),
    "scenario": ("atlantis",),
    "british": ("Quebec", "Louisbourg"),
    "french": ("Boston", "Pemaquid"),
    "settled": (True,),
}
"""Other values of the fields that hold a word; the names of sides stand for the places of their sieges."""


def is_card(value: object) -> bool:
    return isinstance(value, str) and value.partition(":")[0] in {"location", "empire", "neutral"}


def leaves(record: object, path: Path_ = ()) -> Iterator[tuple[Path_, object]]:
    """Every value of a record, and every list of cards."""
    if isinstance(record, dict):
        for key, value in record.items():
            yield from leaves(value, (*path, key))
    elif isinstance(record, list):
        yield path, record
        for number, value in enumerate(record):
            yield from leaves(value, (*path, number))
    else:
        yield path, record


def others(path: Path_, value: object, cards: list[str], rng: Random) -> Iterator[object]:
    """What a value could be changed into: other values that are no less likely to stand there."""
    name = path[-1] if isinstance(path[-1], str) else path[-2]
    if isinstance(value, list):
        yield from other_lists(str(name), value, cards, rng)
    elif is_card(value):
        yield rng.choice([card for card in cards if card != value])
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif name not in FREE:
        words = [word for word in WORDS.get(str(name), ()) if word != value]
        if words:
            yield rng.choice(words)
        elif name in {"lost", "blocked_by", "loser_lost"}:
            yield rng.choice(cards)


def other_lists(name: str, value: list[Any], cards: list[str], rng: Random) -> Iterator[list[Any]]:
    """A list with one thing less, one more, and a deck with two unlike neighbours exchanged."""
    if name == "variants":
        yield [*value, "no-governors"]
        return
    if name in {"turns", "actions"}:
        # Without its last turns, the record is that of a game which is not over; without an action that is
        # passed, the same is told in another way (3.5).
        for number in range(len(value) - (name == "turns")):
            if value[number].get("action") != "pass":
                yield value[:number] + value[number + 1 :]
        return
    if value:
        gone = rng.randrange(len(value))
        yield value[:gone] + value[gone + 1 :]
    yield [*value, rng.choice(cards)]


def other_order(deck: list[str], rng: Random) -> Iterator[list[str]]:
    """A deck in which two unlike neighbours are exchanged."""
    unlike = [number for number in range(len(deck) - 1) if deck[number] != deck[number + 1]]
    if unlike:
        number = rng.choice(unlike)
        yield [*deck[:number], deck[number + 1], deck[number], *deck[number + 2 :]]


def resting_decks(record: dict[str, Any]) -> set[Path_]:
    """The decks that are the same in the state before or after: nothing was drawn, so their order is known.

    In what order cards lay that were drawn together, nobody can tell.
    """
    states: list[tuple[Path_, Any]] = [(("setup",), record["setup"])]
    states += [(("turns", number, "after"), turn["after"]) for number, turn in enumerate(record["turns"])]
    return {
        (*path, side, "deck")
        for one, other in pairwise(states)
        for side in ("british", "french")
        if one[1][side]["deck"] == other[1][side]["deck"]
        for path in (one[0], other[0])
    }


def has_no_meaning(record: Any, path: Path_) -> bool:
    """Whether a value is one that no reader looks at: the points of a game that was won at once (7.7).

    States after a turn need not say who is to move.
    """
    at_once = bool(record["turns"][-1]["after"].get("outright_winner"))
    return ("points" in path and at_once) or path[-2:] == ("after", "to_move")


def changes(record: dict[str, Any], rng: Random) -> Iterator[tuple[Path_, object]]:
    """Each single change of a record, as the place and what stands there then."""
    spots = list(leaves(record))
    resting = resting_decks(record)
    cards = sorted({str(value) for _, value in spots if is_card(value)})
    for path, value in spots:
        if path and not has_no_meaning(record, path):
            for other in others(path, value, cards, rng):
                yield path, other
            if path in resting and isinstance(value, list):
                for order in other_order(value, rng):
                    yield path, order


def changed(record: Any, path: Path_, value: object) -> Any:
    """A record with another value at a place; the rest of it is shared."""
    if not path:
        return value
    damaged = record.copy()
    damaged[path[0]] = changed(record[path[0]], path[1:], value)
    return damaged


def check_changes(data: bytes, number: int | None, seed: int, *, of_states: bool = False) -> None:
    """Change one thing at a time, all or so many of them, and see each found with its turn.

    Of random games only states after a turn are changed: another move may lead to the same state.
    """
    record = json.loads(data)
    rng = Random(seed)
    found = [change for change in changes(record, rng) if not of_states or "after" in change[0]]
    for path, value in found if number is None else rng.sample(found, min(number, len(found))):
        fault = fault_of(json.dumps(changed(record, path, value)).encode())
        assert fault is not None, f"{'.'.join(map(str, path))} as {value} is not found"
        assert re.search(r"turn \d+", fault), (path, fault)


def fault_of(data: bytes) -> str | None:
    """What is wrong with a record."""
    try:
        verify_record(data)
    except ArpentsError as error:
        return str(error)
    return None
