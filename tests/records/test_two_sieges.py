"""Records of a turn at whose start both sieges are won (7.1, 7.4)."""

import pytest

from arpents.records.site_json.verify import verify_record
from tests.positions import do, legal, side
from tests.records.changing import check_changes
from tests.records.short_decks import RULE_SETS, before_turn, end_turn, record_of
from tests.records.test_converting import check_both_ways


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("defending", [(), ("Regular Infantry",), ("Regular Infantry", "Military Leader")])
@pytest.mark.parametrize("attacking", [("Militia",), ("Militia", "Coureurs de Bois")])
def test_it_is_told_who_gives_up_which_card(
    rule_set: str, defending: tuple[str, ...], attacking: tuple[str, ...]
) -> None:
    # Their markers stand at +2 and -1 by these cards alone.
    infantry = ("Regular Infantry",) * (2 + len(defending))
    militia = ("Militia",) * len(attacking)
    british = side(siege="Montreal", attacking=infantry, defending=militia, hand=["Norfolk"])
    french = side(siege="New Haven", attacking=attacking, defending=defending, hand=["Quebec"])
    game = before_turn(british, french, rule_set)
    asked = 0
    while game.phase != "actions":
        asked += game.phase == "give up card"
        do(game, min(legal(game)))
    assert sum(event.kind == "siege-ended" for event in game.log) == 2
    assert asked == (len(defending) > 1) + (len(attacking) > 1)
    end_turn(game)
    end_turn(game)
    record = record_of(game)
    verify_record(record)
    check_both_ways(record)
    check_changes(record, 6, seed=1)
