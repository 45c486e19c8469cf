"""Records become game files and records again."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import arpents
from arpents import Game
from arpents.content import load_scenario
from arpents.engine.game import game_from
from arpents.engine.positions import SidePosition
from arpents.records.file_replay import replay
from arpents.records.game_text import BadGameText, read_game_text
from arpents.records.site_json.converting import in_order, to_game_text, to_record
from arpents.records.site_json.model import read_record
from arpents.records.site_json.verify import verify_record
from arpents.records.step_replay import Divergence
from arpents.records.writing import write_game
from tests.positions import do, position, side
from tests.records.changing import check_changes
from tests.records.recording import make_record
from tests.records.short_decks import before_turn
from tests.records.test_verify import KNOWN, RECORDS, needs_records
from tests.sampling import sampled


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


@pytest.mark.parametrize("seed", sampled(range(10), test=3))
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
        "Revision": "1",
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
        game.apply(next((a for a in actions if a.verb == "end turn"), actions[-1]))
    return game


@pytest.mark.parametrize("seed", sampled(range(40), test=6))
def test_games_of_our_own_make_records_that_hold(seed: int) -> None:
    record = msgspec.json.encode(to_record(write_game(finished_turns(seed))))
    verify_record(record)
    check_both_ways(record)


BESIEGED = side(hand=["Boston"], siege="Quebec", attacking=["Regular Infantry", "Siege Artillery", "Militia"])


@pytest.mark.parametrize(
    ("british", "french", "acts", "turns"),
    [
        (BESIEGED, side(hand=["Quebec"]), ("pass", "end turn"), 1),
        (BESIEGED, side(hand=["Quebec"]), ("withdraw Quebec",), 1),
        (BESIEGED, side(hand=["Quebec"]), ("concede",), 1),
    ],
)
def test_games_that_are_won_at_once_make_records_that_hold(
    british: SidePosition, french: SidePosition, acts: tuple[str, ...], turns: int
) -> None:
    game = before_turn(british, french, "yucata", to_move=1)
    for act in acts:
        if act == "concede":
            game.concede(1)
        else:
            do(game, act)
    assert game.outcome is not None
    record = msgspec.json.encode(to_record(write_game(game)))
    verify_record(record)
    check_both_ways(record)
    last = read_record(record).turns
    assert len(last) == turns
    assert last[-1].after.finished
    assert last[-1].after.outright_winner == ("british" if game.outcome.reason == "home taken" else None)
    again = replay(read_game_text(str(to_game_text(record))))
    assert again.outcome == game.outcome


def test_settling_the_enemy_home_ends_a_record() -> None:
    game = before_turn(
        side(hand=["Louisbourg", "Ships", "neutral Settlers"]),
        side(hand=["Montreal"]),
        board={"Quebec": None, "Louisbourg": "british village"},
    )
    check_settling_wins(game, "Quebec", "british")


WAY_TO_THE_OHIO = ("Fort Venango", "Fort Presqu'île", "Fort Niagara", "Oswego", "Fort Frontenac")


def test_the_prize_of_fort_duquesne_ends_a_record() -> None:
    game = before_turn(
        side(hand=["Boston"]),
        side(hand=["Quebec", "Fort Venango", "Fort Niagara", "neutral Settlers", "Coureurs de Bois"]),
        variants=["french-win-at-fort-duquesne"],
        board=dict.fromkeys(WAY_TO_THE_OHIO, "french village"),
        to_move=1,
    )
    check_settling_wins(game, "Fort Duquesne", "french")


def check_settling_wins(game: Game, place: str, winner: str) -> None:
    """A game is won by settling a place, and so is its record."""
    settling = [action for action in game.legal_actions() if str(action).startswith(f"settle {place}")]
    game.apply(settling[0])
    assert game.outcome is not None
    record = msgspec.json.encode(to_record(write_game(game)))
    assert read_record(record).turns[-1].after.outright_winner == winner
    verify_record(record)
    check_both_ways(record)


@pytest.mark.parametrize("answer", ["occupy Montreal: neutral Settlers", "leave Montreal"])
def test_free_actions_before_a_village_are_recorded_in_their_place(answer: str) -> None:
    """Home Support rebuilds the deck and the reserve is retrieved while a village is decided on (12.15)."""
    besiegers = ["Regular Infantry", "Regular Infantry", "Siege Artillery"]
    game = before_turn(
        side(
            hand=["Home Support"],
            reserve=["neutral Settlers"],
            deck=["Boston"],
            discard=["Norfolk", "New York", "Militia"],
            siege="Montreal",
            attacking=besiegers,
            money=3,
        ),
        side(hand=["Quebec"], defending=["Militia", "Regular Infantry (initial)"]),
        "first-edition-german",
        to_move=1,
    )
    do(game, "end turn", "give up: Militia", "home support", "retrieve", answer, "end turn")
    record = msgspec.json.encode(to_record(write_game(game)))
    told = [action.action for action in read_record(record).turns[1].actions]
    assert told == ["home_support", "retrieve_reserve", "siege_won"]
    verify_record(record)
    check_both_ways(record)
    check_changes(record, None, seed=1, of_states=True)


def test_a_record_keeps_its_scenario() -> None:
    game = arpents.new_game(scenario="frontenacs-war", seed=4)
    do(game, "end turn", "end turn", "pass", "end turn")
    record = msgspec.json.encode(to_record(write_game(game)))
    assert read_record(record).scenario == "frontenacs-war"
    verify_record(record)
    check_both_ways(record)
    assert to_game_text(record).headers()["Scenario"] == "frontenacs-war"
    other = record.replace(b'"rule_set":"second-edition"', b'"rule_set":"yucata"')
    with pytest.raises(Divergence, match="is played by second-edition, not as the record says"):
        verify_record(other)


def test_a_scenario_of_ones_own_makes_no_record(tmp_path: Path) -> None:
    (tmp_path / "quiet.toml").write_text('title = "Quiet"\nhistory = "None."\n', "utf-8")
    game = arpents.new_game(scenario=load_scenario(tmp_path / "quiet.toml"), seed=1)
    do(game, "end turn")
    with pytest.raises(BadGameText, match="a scenario of one's own, which such a record cannot tell"):
        to_record(write_game(game))


def test_a_siege_that_begins_elsewhere_than_its_cards_put_it_makes_no_record() -> None:
    british = side(hand=["Boston"], siege="Gaspé", attacking=["Militia"], marker=1)
    game = before_turn(british, side(hand=["Quebec"]), to_move=1)
    do(game, "end turn")
    with pytest.raises(BadGameText, match=r"The british siege begins with its marker at \+1"):
        to_record(write_game(game))


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
