"""Records in JSON that are made to be dear: refused by name, shortly, for less work than an honest one."""

import json
from typing import Any

import msgspec
import pytest

from arpents.records.game_text import read_game_text
from arpents.records.site_json.converting import as_game_text, to_record
from arpents.table import BadPresets, read_presets
from tests.attacks.test_reading import MOST, refused, seconds
from tests.golden.making import GAMES

LONG = "q" * 300_000
HONEST: dict[str, Any] = msgspec.to_builtins(
    to_record(read_game_text((GAMES / "rule-set-first-edition-german.arpents").read_bytes()))
)
CARD = HONEST["setup"]["british"]["hand"][0]
MANY = [CARD] * 15_000
TURN = HONEST["turns"][0]
PIECE = {"owner": "british", "piece": "village", "fortified": False}


def turn(**changes: object) -> dict[str, object]:
    """The honest record with a first turn that is otherwise."""
    return {"turns": [{**TURN, **changes}, *HONEST["turns"][1:]]}


def acting(**changes: object) -> dict[str, object]:
    """The honest record with a first action that is otherwise."""
    return turn(actions=[{**TURN["actions"][0], **changes}, *TURN["actions"][1:]])


def after(**changes: object) -> dict[str, object]:
    """The honest record with a state after the first turn that is otherwise."""
    return turn(after={**TURN["after"], **changes})


def british(**changes: object) -> dict[str, object]:
    return {**TURN["after"]["british"], **changes}


CHANGES: dict[str, dict[str, object]] = {
    "id": {"id": LONG},
    "site": {"played_on": LONG},
    "rule set": {"rule_set": LONG},
    "scenario": {"scenario": LONG},
    "field": {LONG: 1},
    "action": acting(action=LONG),
    "location": acting(location=LONG),
    "card": acting(cards=[f"empire:{LONG}"]),
    "card of no group": acting(cards=[LONG]),
    "cards": acting(cards=MANY),
    "blocker": acting(blocked_by=LONG),
    "lost": acting(lost=LONG),
    "drawn": acting(drawn=MANY, deck=MANY),
    "actions": turn(actions=TURN["actions"] * 5000),
    "variants": after(variants=["free-discards"] * 20_000),
    "siege": after(sieges={"british": LONG, "french": None}),
    "place": after(board={LONG: PIECE}),
    "places": after(board={f"x{number}": PIECE for number in range(5000)}),
    "hand": after(british=british(hand=MANY)),
    "deck": after(british=british(deck=MANY)),
    "hand of few too many": after(british=british(hand=[CARD] * 90)),
    "discard of few too many": after(british=british(discard=[CARD] * 90)),
}


@pytest.fixture(scope="module")
def honest() -> float:
    """What an honest record takes."""
    data = json.dumps(HONEST).encode()
    return min(seconds(lambda: as_game_text(data)) for _ in range(2))


@pytest.mark.parametrize("attack", CHANGES)
def test_records_in_json(attack: str, honest: float) -> None:
    data = json.dumps(HONEST | CHANGES[attack]).encode()
    assert refused(lambda: as_game_text(data)) < MOST * honest


def test_presets() -> None:
    for presets in ({"losing": {"cards": [LONG]}}, {"losing": {LONG: 1}}, {LONG: 1}, {"exchange": LONG}):
        with pytest.raises(BadPresets) as refusal:
            read_presets(json.dumps(presets))
        assert len(str(refusal.value)) < 1000
