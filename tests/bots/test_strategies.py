"""The strategies follow their plans: in single positions, and in what comes of whole games."""

import pytest

import arpents
from arpents import Game
from arpents.arena import GameResult, play_match
from arpents.bots import Budget, make_bot
from arpents.bots.evaluation import DEFAULT, ByHand, evaluate
from arpents.bots.evaluation.campaign import LOST, SURE, chances
from arpents.bots.strategies.hammer import ATTACK
from arpents.engine.positions import SidePosition
from arpents.engine.scoring import captured_points
from tests.bots.test_planner import british, french
from tests.positions import BRITISH, FRENCH, position

PATIENT = 60.0
GAMES = 6


def turn(name: str, game: Game) -> list[str]:
    """What a strategy does until its turn ends, as text."""
    bot = make_bot(name)
    side = game.decider
    assert side is not None
    begun, done = game.turn, []
    while game.decider == side and game.turn == begun:
        action = bot.choose(game.view(side), Budget(PATIENT))
        game.apply(action)
        done.append(str(action))
    return done


def played(name: str, side: int, opponent: str, seed: int) -> tuple[Game, GameResult]:
    """A whole game of a strategy, as this side."""
    names = (name, opponent) if side == BRITISH else (opponent, name)
    first, second = (make_bot(f"{one}:seed={seed}") for one in names)
    game = arpents.new_game(seed=seed)
    return game, play_match(first, second, game=game, names=names, budget=PATIENT)


def test_the_hammer_begins_at_halifax() -> None:
    game = position(british("Pemaquid", "New Haven", "St. Mary's", "Norfolk"), french(), actions_left=1)
    assert turn("hammer", game)[0].startswith("settle Halifax")


def test_the_hammer_builds_no_town_where_the_planner_does() -> None:
    def begun() -> Game:
        return position(british("Pemaquid", "St. Mary's", money=2), french(), actions_left=1)

    assert turn("planner", begun())[0].startswith("develop Pemaquid")
    assert not any(action.startswith("develop") for action in turn("hammer", begun()))


def test_the_hammer_falls_with_all_its_reserve() -> None:
    waiting = ["Siege Artillery", "Regular Infantry", "Regular Infantry", "Military Leader"]
    attacking = british("Louisbourg", "Norfolk", "Philadelphia", reserve=waiting, money=12)
    board = {"Louisbourg": "british village", "Halifax": "british village"}
    game = position(attacking, french("Gaspé"), board=board)
    done = turn("hammer", game)
    assert "retrieve" in done
    assert any(action.startswith("besiege Quebec") for action in done)
    assert game.state.british.marker >= 2


def test_the_hammer_waits_where_the_first_blow_would_fail() -> None:
    game = position(
        british("Louisbourg", "Norfolk", "Boston"), french(), board={"Louisbourg": "british village"}
    )
    assert not any(action.startswith("besiege Quebec") for action in turn("hammer", game))


def test_the_hammer_plays_on_where_sieges_have_to_wait() -> None:
    variants = ("british-wait-to-besiege",)
    game = position(british("Pemaquid", "St. Mary's", money=2), french(), actions_left=1, variants=variants)
    assert turn("hammer", game)[0].startswith("develop")


def test_raiders_raid_and_builders_build() -> None:
    def begun() -> Game:
        walls = dict.fromkeys(("Boston", "Pemaquid"), "british town fortified")
        board = {**walls, "Fort Halifax": "british village", "Kennebec": "french village"}
        hand = ("Coureurs de Bois", "Tadoussac", "Quebec")
        return position(british(), french(*hand), to_move=FRENCH, actions_left=1, board=board)

    assert turn("raider", begun())[0].startswith("raid Fort Halifax")
    assert turn("builder", begun())[0].startswith("develop Tadoussac")


def siege(marker: int, defender: SidePosition) -> Game:
    """A siege of Louisbourg at the end of the British turn."""
    besieging = british(siege="Louisbourg", marker=marker, attacking=["Regular Infantry"])
    return position(besieging, defender, actions_left=0)


def test_chances_are_sure_only_where_no_answer_helps() -> None:
    helpless, armed = french("Gaspé"), french("Regular Infantry (initial)", "Montreal")
    assert chances(siege(-1, helpless).state, BRITISH) == LOST
    assert chances(siege(2, helpless).state, BRITISH) == SURE
    assert LOST < chances(siege(2, armed).state, BRITISH) < SURE
    rising = [chances(siege(marker, armed).state, BRITISH) for marker in (0, 1, 2, 3)]
    assert rising == sorted(rising)


def test_a_plan_is_that_of_one_side() -> None:
    state = arpents.new_game(seed=1).state
    assert ByHand(DEFAULT).value(state, BRITISH) == evaluate(state, BRITISH, DEFAULT)
    assert ATTACK.value(state, FRENCH) == evaluate(state, FRENCH, DEFAULT)
    assert ATTACK.value(state, BRITISH) != evaluate(state, BRITISH, DEFAULT)


@pytest.mark.soak
@pytest.mark.fuzz
def test_the_hammer_takes_quebec_from_a_beginner() -> None:
    reasons = [played("hammer", BRITISH, "beginner", seed)[1].reason for seed in range(GAMES)]
    assert reasons.count("home taken") > GAMES / 2


@pytest.mark.soak
@pytest.mark.fuzz
def test_a_raider_captures_more_than_a_builder() -> None:
    def captured(name: str) -> int:
        games = [played(name, FRENCH, "beginner", seed)[0] for seed in range(GAMES)]
        return sum(captured_points(game.state, FRENCH) for game in games)

    assert captured("raider") > captured("builder")


@pytest.mark.soak
@pytest.mark.fuzz
def test_a_builder_ends_more_games_by_building_than_a_raider() -> None:
    def built(name: str) -> int:
        reasons = [played(name, side, "beginner", seed)[1].reason for side in (0, 1) for seed in range(GAMES)]
        return sum(reason in {"towns", "villages"} for reason in reasons)

    assert built("builder") > built("raider")
