"""Records become game files and records again."""

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest

import arpents
from arpents import Game
from arpents.engine.game import game_from
from arpents.records.converting import in_order, to_game_text, to_record
from arpents.records.game_text import BadGameText, read_game_text
from arpents.records.model import read_record
from arpents.records.replaying import replay
from arpents.records.retelling import Divergence
from arpents.records.verify import verify_record
from arpents.records.writing import write_game
from tests.positions import do, position, side
from tests.records.recording import make_record
from tests.records.test_verify import KNOWN, RECORDS, needs_records


def check_both_ways(data: bytes) -> None:
    text = str(to_game_text(data))
    game = read_game_text(text)
    assert str(game) == text
    replay(game)
    again = to_record(game)
    assert in_order(again) == in_order(read_record(data))
    verify_record(msgspec.json.encode(again))


@needs_records
@pytest.mark.parametrize("name", KNOWN)
def test_recorded_games_convert_both_ways(name: str) -> None:
    check_both_ways((RECORDS / f"{name}.json").read_bytes())


@pytest.mark.parametrize("seed", range(10))
def test_records_of_our_own_convert_both_ways(seed: int) -> None:
    check_both_ways(json.dumps(make_record(seed)).encode())


@needs_records
def test_a_converted_game_keeps_who_and_where() -> None:
    headers = to_game_text((RECORDS / "9553678.json").read_bytes()).headers()
    assert headers == {
        "Arpents": "1",
        "Id": "9553678",
        "Site": "Yucata",
        "RuleSet": "yucata",
        "Result": "french towns 48-61",
    }


def finished_turns(seed: int) -> Game:
    """A random game that stands at the start of a turn, or has ended."""
    game = arpents.new_game("yucata", seed=seed)
    rng = Random(seed)
    for _ in range(40 * seed):
        if game.decider is not None:
            offer = rng.choice(game.offers())
            game.apply(offer.action(rng.randrange(offer.count)))
    turn = game.state.turn
    while game.decider is not None and game.state.turn == turn:
        actions = game.legal_actions()
        game.apply(next((a for a in actions if a.name == "end turn"), actions[-1]))
    return game


@pytest.mark.parametrize("seed", range(40))
def test_games_of_our_own_make_records_that_hold(seed: int) -> None:
    record = msgspec.json.encode(to_record(write_game(finished_turns(seed))))
    verify_record(record)
    check_both_ways(record)


def test_a_game_that_breaks_off_within_a_turn_makes_no_record() -> None:
    game = finished_turns(3)
    do(game, "pass")
    with pytest.raises(BadGameText, match="breaks off within a turn"):
        to_record(write_game(game))


def test_a_game_that_begins_within_a_turn_makes_no_record() -> None:
    game = game_from(position(side(hand=["Boston"]), rule_set="yucata").state)
    do(game, "pass", "end turn")
    with pytest.raises(BadGameText, match="begins within a turn"):
        to_record(write_game(game))


def test_a_record_that_does_not_hold_is_not_converted() -> None:
    record = make_record(1)
    record["turns"][3]["after"]["british"]["money"] += 1
    with pytest.raises(Divergence, match="turn 3"):
        to_game_text(json.dumps(record).encode())


def told(text: str) -> Any:
    return to_record(read_game_text('[Arpents "1"]\n[RuleSet "yucata"]\n' + text))


def test_what_a_record_has_no_words_for_is_refused() -> None:
    text = """[Variants "free-fur-sale"]

Position
    to move: british
    turn: 5
    Pemaquid: british village
    Boston: british town
    british hand: Pemaquid
    Quebec: french town

5. British
    sell fur: Pemaquid
    end turn
    draw: Pemaquid
"""
    with pytest.raises(BadGameText, match='has no words for "sell fur"'):
        told(text)


def test_a_game_without_turns_makes_no_record() -> None:
    with pytest.raises(BadGameText, match="no turn"):
        told("\nDeal\n")


def test_draws_on_one_line_make_the_same_record() -> None:
    text = str(write_game(finished_turns(9)))
    merged = re.sub(r"(    draw: .*)\n    draw: ", r"\1, ", text)
    assert merged != text
    assert to_record(read_game_text(merged)) == to_record(read_game_text(text))


def test_a_position_tells_no_order_that_the_draws_contradict() -> None:
    text = """
Position
    to move: british
    turn: 5
    Boston: british town
    Quebec: french town
    british hand: Boston
    british deck: Norfolk, New York, New Haven, Pemaquid, Philadelphia

5. British
    end turn
    draw: Norfolk, New York, New Haven, Pemaquid

6. French
    end turn
"""
    verify_record(msgspec.json.encode(told(text)))


@pytest.mark.parametrize("acts", [(), ("pass",)])
def test_who_concedes_is_recorded(acts: tuple[str, ...]) -> None:
    game = finished_turns(4)
    do(game, *acts)
    game.concede(game.state.to_move)
    record = msgspec.json.encode(to_record(write_game(game)))
    verify_record(record)
    again = replay(read_game_text(str(to_game_text(record))))
    assert again.outcome == game.outcome


def test_a_game_conceded_out_of_turn_makes_no_record() -> None:
    game = finished_turns(4)
    game.concede(1 - game.state.to_move)
    with pytest.raises(BadGameText, match="out of turn"):
        to_record(write_game(game))
