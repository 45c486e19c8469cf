"""The beginner: sensible when careful, beatable when not, and never without an end."""

from statistics import median
from time import process_time

import pytest

import arpents
from arpents import Game
from arpents.bots import Budget, make_bot
from tests.positions import BRITISH, FRENCH, position, side

CAREFUL = "beginner:care=1"


def chosen(game: Game, text: str = CAREFUL) -> str:
    """What a bot does in a position."""
    return str(make_bot(text).choose(game.view(game.decider), Budget(1)))


def play(british: str, french: str, seed: int, turn_limit: int = 400) -> Game:
    """A whole game between two bots; at the limit it is stopped."""
    game = arpents.new_game(seed=seed)
    bots = (make_bot(f"{british}:seed={seed}"), make_bot(f"{french}:seed={seed + 1}"))
    while game.decider is not None and game.state.turn < turn_limit:
        game.apply(bots[game.decider].choose(game.view(game.decider), Budget(1)))
    if game.decider is not None:
        game.stop()
    return game


def won(game: Game) -> int:
    """Who won."""
    assert game.outcome is not None
    return game.outcome.winner


def test_it_beats_the_random_player() -> None:
    as_british = sum(won(play("beginner", "random", seed)) == BRITISH for seed in range(8))
    as_french = sum(won(play("random", "beginner", seed)) == FRENCH for seed in range(8))
    assert as_british + as_french >= 14


def test_its_games_end_by_the_rules() -> None:
    outcomes = [play("beginner", "beginner", seed).outcome for seed in range(12)]
    assert sum(outcome is not None and outcome.reason != "stopped" for outcome in outcomes) >= 10


def test_it_settles_the_place_with_the_most_points() -> None:
    hand = ["New York", "St. Mary's", "Philadelphia", "New Haven"]
    assert chosen(position(side(hand=hand, money=5))).startswith("settle Deerfield")


def test_it_settles_what_wins_the_game() -> None:
    hand = ["Gaspé", "Tadoussac", "Ships", "St. Mary's", "Philadelphia"]
    board = {"Quebec": None, "Tadoussac": "british village", "Gaspé": "british village"}
    game = position(side(hand=[*hand, "Bateaux", "Settlers"], money=0), board=board)
    assert chosen(game).startswith("settle Quebec")


def test_it_takes_money_when_it_has_none() -> None:
    assert chosen(position(side(hand=["Norfolk"], money=0))) == "take money: Norfolk"
    hand = ["Norfolk", "New Haven", "Boston"]
    board = {"New Haven": "british town", "Norfolk": "british town", "Baltimore": "french village"}
    assert chosen(position(side(hand=hand, money=0), board=board)).startswith("merchant")


def test_it_drafts_when_it_has_plenty() -> None:
    assert chosen(position(side(hand=["Pemaquid"], money=15))) == "draft: Settlers"


def test_it_defends_its_home() -> None:
    game = position(
        british=side(hand=["Militia", "New Haven", "Norfolk", "Regular Infantry"], money=5),
        french=side(hand=["Louisbourg", "Ships", "Regular Infantry"], money=9),
        board={"Halifax": "french village"},
    )
    game.state.french.siege = game.state.british.towns & -game.state.british.towns
    game.state.french.marker = 1
    assert chosen(game.copy()).endswith("Regular Infantry")


def test_it_blocks_raids() -> None:
    game = position(
        british=side(hand=["Rangers", "New Haven"], money=5),
        french=side(hand=["Native Americans"], money=5),
        board={"Deerfield": "british village", "Ticonderoga": "french village"},
        to_move=FRENCH,
    )
    raids = [action for action in game.legal_actions() if action.verb == "raid"]
    game.apply(raids[0])
    assert chosen(game) == "block: Rangers"


def test_it_discards_the_cards_of_places_it_lost() -> None:
    hand = ["Albany", "Detroit", "Oswego"]
    deck = ["Bateaux", "Governor", "Trader", "Fortification", *2 * ["neutral Native Americans"]]
    assert chosen(position(side(hand=hand, deck=deck, money=0))).startswith("discard")


def test_it_ends_its_turn_when_nothing_is_left() -> None:
    assert chosen(position(side(hand=["Boston"], money=1), actions_left=0)) == "end turn"


def test_it_does_not_begin_a_siege_alone() -> None:
    hand = ["Pemaquid", "Ships", "Regular Infantry"]
    game = position(side(hand=hand, money=0))
    assert any(action.verb == "besiege" for action in game.legal_actions())
    assert not chosen(game).startswith("besiege")


@pytest.mark.parametrize("care", ["0", "0.5"])
def test_without_care_it_slips(care: str) -> None:
    games = [arpents.new_game(seed=seed) for seed in range(40)]
    differing = sum(chosen(game) != chosen(game, f"beginner:care={care}") for game in games)
    assert differing > (20 if care == "0" else 5)


def test_another_seed_makes_other_slips() -> None:
    games = [arpents.new_game(seed=seed) for seed in range(40)]
    assert any(chosen(game, "beginner:seed=1") != chosen(game, "beginner:seed=2") for game in games)


def test_it_answers_at_once() -> None:
    game = arpents.new_game(seed=3)
    bot = make_bot("beginner")
    times = []
    while game.decider is not None and game.state.turn < 60:
        view = game.view(game.decider)
        start = process_time()  # whatever else the machine is doing meanwhile
        action = bot.choose(view, Budget(1))
        times.append(process_time() - start)
        game.apply(action)
    assert median(times) < 0.02
