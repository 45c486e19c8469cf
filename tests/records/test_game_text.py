"""Game files: written, read back, replayed without a generator, and refused where they cannot be."""

from pathlib import Path
from random import Random

import pytest

import arpents
from arpents import ArpentsError, Game
from arpents.content import load_scenario
from arpents.engine.game import game_from
from arpents.records.file_replay import replay
from arpents.records.game_text import BadGameText, read_game_text
from arpents.records.writing import write_game
from tests.engine.any_game import any_game
from tests.positions import FRENCH, do, position, side

OWN = """title = "A quiet year"
history = "Nothing happened."
first_player = "french"
first_turn_actions = 2

[market.neutral]
remove = ["Settlers"]
"""


def played(game: Game, seed: int, decisions: int) -> Game:
    rng = Random(seed)
    for _ in range(decisions):
        if game.decider is not None:
            game.apply(game.random_action(rng))
    return game


def check_round_trip(game: Game) -> str:
    text = str(write_game(game, {"British": "Ann", "French": "Ben"}))
    again = replay(read_game_text(text))
    assert again.state == game.state
    assert again.log == game.log
    assert str(write_game(again, {"British": "Ann", "French": "Ben"})) == text
    assert str(read_game_text(text)) == text
    return text


@pytest.mark.parametrize("seed", range(40))
def test_games_of_any_rules_round_trip(seed: int) -> None:
    rng = Random(seed)
    check_round_trip(played(any_game(seed, rng), seed, rng.randrange(400)))


@pytest.mark.parametrize("seed", range(30))
def test_games_can_start_from_any_position(seed: int) -> None:
    rng = Random(seed)
    start = played(any_game(seed, rng), seed, rng.randrange(300))
    if start.decider is not None:
        check_round_trip(played(game_from(start.state.copy(), seed), seed, 60))


def test_a_conceded_game_round_trips() -> None:
    game = played(arpents.new_game(seed=3), 3, 25)
    game.concede(FRENCH)
    assert "    French: concede\n" in check_round_trip(game)


def test_a_scenario_of_ones_own_goes_along(tmp_path: Path) -> None:
    (tmp_path / "quiet.toml").write_text(OWN, "utf-8")
    game = arpents.new_game(scenario=load_scenario(tmp_path / "quiet.toml"), seed=1)
    text = check_round_trip(played(game, 1, 60))
    assert '[Scenario "quiet"]' in text
    assert "1. French\n" in text


def test_a_scenario_of_ones_own_may_have_the_name_of_a_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "standard.toml").write_text(OWN + "[money]\nbritish = 3\n", "utf-8")
    game = arpents.new_game(scenario=load_scenario(tmp_path / "standard.toml"), seed=1)
    check_round_trip(played(game, 1, 10))


def sample() -> str:
    """A short game, ours to edit."""
    game = position(
        side(hand=["New Haven", "St. Mary's", "Boston"], deck=["Norfolk", "Pemaquid"], money=2),
        side(hand=["Quebec"], deck=["Gaspé"]),
        actions_left=None,
        turn=4,
    )
    game = game_from(game.state)
    do(game, "settle Deerfield: New Haven, St. Mary's, Boston", "draft: Trader", "end turn", "end turn")
    return str(write_game(game, {"Id": "sample", "British": "Ann"}))


def test_a_game_reads_like_a_story() -> None:
    story = sample().split("Play\n")[1]
    lines = [line for line in story.splitlines() if line]
    assert lines[:3] == [
        "    settle Deerfield: New Haven, St. Mary's, Boston",
        "    draft: Trader",
        "    end turn",
    ]
    assert "6. French" in lines


@pytest.mark.parametrize(
    ("passage", "replacement"),
    [
        ('[British "Ann"]', '[British "Zoe"]'),
        ("draft: Trader", "draft: Trader  # cheap, and useful later"),
        ("Play\n", "# What a game!\n\nPlay\n"),
        ("New Haven, St. Mary's, Boston\n", "boston, new haven, st. mary’s\n"),
        ("    draft: Trader", "british: DRAFT:  trader"),
        ("6. French", "6.french"),
        ('[Result "*"]\n', ""),
    ],
)
def test_a_game_edited_by_hand_still_replays(passage: str, replacement: str) -> None:
    text = sample()
    assert passage in text
    edited = read_game_text(text.replace(passage, replacement, 1))
    assert replay(edited).state == replay(read_game_text(text)).state
    assert str(read_game_text(str(edited))) == str(edited)


def test_comments_are_kept() -> None:
    edited = sample().replace("draft: Trader", "draft: Trader  # cheap")
    assert "draft: Trader  # cheap\n" in str(read_game_text(edited))


@pytest.mark.parametrize(
    ("passage", "replacement", "fault"),
    [
        ("draft: Trader", "draft: Ships", "not possible now"),
        ("draft: Trader", "draft: Canoe", 'Unknown card "Canoe"'),
        ("draft: Trader", "fly to Paris", "Unknown action"),
        ("draft: Trader", "French: draft: Trader", "the british side decides here"),
        ("draft: Trader", "draw: Norfolk", "drawn where nothing is to be drawn"),
        (
            "    draft: Trader\n    end turn",
            "    end turn\n    draft: Trader",
            "to be drawn first",
        ),
        ("    draw: ", "    French: draw: ", "the british side draws here"),
        ("    draw: ", "    draw: Albany, ", "Albany is drawn, which is not in the british deck"),
        ("6. French", "7. French", "this is turn 6, of the french side"),
        ("6. French", "6. British", "this is turn 6, of the french side"),
        ("    draft: Trader", "5. British\n    draft: Trader", "the turn is not over"),
        ("    draft: Trader", "    British: deck: Boston", "the deck holds"),
        ("    draft: Trader", "    deck: Boston", "whose deck"),
        ("    draft: Trader", "    concede\n    draft: Trader", "the game is over before this line"),
        ('[British "Ann"]', '[Dutch "Ann"]', 'Unknown header "Dutch"'),
        ('[British "Ann"]', '[British "Ann"]\n[British "Eve"]', "twice"),
        ('[British "Ann"]', "[British Ann]", "should be a header"),
        ('[Result "*"]', '[Result "british captures 40-30"]', r'the result is "\*"'),
        ("to move: british", "to move: dutch", 'Unknown to move "dutch"'),
        ("to move: british", "to move british", "should be a field"),
        ("to move: british", "british moves: now", 'Unknown field "british moves"'),
        ("to move: british", "to move: british\nto move: british", "given twice"),
        ("to move: british", "draw: Boston", "a position has lines like"),
        ("british money: 2", "british money: two", "should be a number"),
        ("british money: 2", "british captured: some", "should be like"),
        ("british money: 2", "british siege: Quebec at last", "should be like"),
        ("british money: 2", "british siege: Boston", "the position cannot be"),
        ("british money: 2", "british siege: Quebec at +9", "the position cannot be"),
        ("british money: 2", "british known: Ships", "the position cannot be"),
        ("british money: 2", "stage: 7", "the position cannot be"),
        ("british money: 2", "phase: sleep", 'Unknown phase "sleep"'),
    ],
)
def test_an_impossible_line_is_refused_with_its_number(passage: str, replacement: str, fault: str) -> None:
    text = sample()
    assert passage in text
    with pytest.raises(BadGameText, match=rf"line \d+: .*({fault})") as refused:
        replay(read_game_text(text.replace(passage, replacement, 1)))
    lines = text[: text.index(passage)].count("\n")
    if "position" not in fault:
        assert refused.value.line in range(lines + 1, lines + 4)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "This is no game"),
        ('[British "Ann"]', "This is no game"),
        ('[Arpents "3"]', "line 1: this game needs a newer Arpents"),
        ('[Arpents "two"]', "should be a number"),
        ('[Arpents "1"]\n[RuleSet "third-edition"]', "Unknown rule set"),
        ('[Arpents "1"]\n[Variants "no-snow"]', "Unknown variant"),
        ('[Arpents "1"]\n[Variants "no-governors, no-governors"]', "no-governors"),
        ('[Arpents "1"]\n[Scenario "atlantis"]', "Unknown scenario"),
        ('[Arpents "1"]\n[Scenario "standard"]\n[RuleSet "yucata"]', "is played by second-edition"),
        ('[Arpents "1"]\n[Scenario "x"]\nScenario\n  | title = 3', "title"),
        ('[Arpents "1"]\n\nDeal', "breaks off while cards are being drawn"),
        ('[Arpents "1"]\n\nDeal\n  concede', "who concedes"),
        ('[Arpents "1"]\n\nDeal\n  pass', "5 more cards are to be drawn first"),
        ('[Arpents "1"]\n\n1. British', "cards are being drawn"),
    ],
)
def test_a_file_that_is_no_game_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ArpentsError, match=fault):
        replay(read_game_text(text))


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(BadGameText, match="no text in UTF-8"):
        read_game_text(b"\xff\xfe")


def test_a_turn_cannot_begin_in_a_game_that_is_over() -> None:
    text = """[Arpents "1"]

Position
    to move: british
    turn: 5
    Quebec: french town
    british captured: 0 villages, 3 towns

5. British
"""
    with pytest.raises(BadGameText, match="line 9: the game is over before this line"):
        replay(read_game_text(text))
    ended = replay(read_game_text(text.replace("5. British\n", ""))).outcome
    assert ended is not None
    assert (ended.reason, ended.points) == ("captures", (12, 12))


def test_headers_can_be_set() -> None:
    game = read_game_text(sample())
    game.set_header("French", "Ben")
    game.set_header("British", "Eve")
    assert list(game.headers().items())[:4] == [
        ("Arpents", "1"),
        ("Id", "sample"),
        ("British", "Eve"),
        ("French", "Ben"),
    ]
    bare = read_game_text('[Arpents "1"]')
    bare.set_header("Result", "*")
    assert str(bare) == '[Arpents "1"]\n[Result "*"]\n'


@pytest.mark.parametrize("name", ["Ann #1", 'Ann "the Fox"', "back\\slash", "[Ann]"])
def test_headers_may_hold_anything_that_fits_a_line(name: str) -> None:
    text = str(write_game(arpents.new_game(seed=1), {"British": name}))
    assert read_game_text(text).headers()["British"] == name
    assert str(read_game_text(text)) == text


def test_a_byte_order_mark_does_not_hurt() -> None:
    assert read_game_text(b"\xef\xbb\xbf" + sample().encode()).headers()["Id"] == "sample"


def test_a_stopped_game_round_trips() -> None:
    game = played(arpents.new_game(seed=3), 3, 25)
    game.stop()
    assert "stopped" in check_round_trip(game)


def test_a_scenario_needs_no_header_for_its_variants_but_one_for_its_name(tmp_path: Path) -> None:
    (tmp_path / "quiet.toml").write_text('variants = ["no-governors"]\n' + OWN, "utf-8")
    game = arpents.new_game(scenario=load_scenario(tmp_path / "quiet.toml"), seed=1)
    text = check_round_trip(game)
    assert replay(read_game_text(text.replace('[Variants "no-governors"]\n', ""))).state == game.state
    with pytest.raises(BadGameText, match="a header should name it"):
        replay(read_game_text(text.replace('[Scenario "quiet"]\n', "")))
