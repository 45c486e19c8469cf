"""Every setting of a rule set is asked by the engine, without a path of its own."""

from arpents import Game
from arpents.content import Settings, scenario
from arpents.engine.chance import seeded
from arpents.engine.game import new_game
from arpents.engine.positions import SidePosition
from arpents.engine.rules import Rules
from tests.positions import BRITISH, FRENCH, do, legal, places, position, side, zone


def under(game: Game, settings: Settings) -> Game:
    """The same position under other rules."""
    state = game.state.copy()
    state.rules = Rules(scenario("standard"), settings)
    return Game(state, seeded(1), [])


def test_french_bateaux_at_start() -> None:
    game = new_game("first-edition-italian", seed=1)
    assert "Bateaux" in zone(game, FRENCH, "deck") + zone(game, FRENCH, "hand")
    second = new_game(seed=1)
    everywhere = [zone(second, FRENCH, name) for name in ("deck", "hand", "market")]
    assert not any("Bateaux" in cards for cards in everywhere)


def test_raid_bonus() -> None:
    board = {"Kennebec": "french village", "Fort Halifax": "british village", "Deerfield": "british village"}
    game = position(french=side(hand=["Coureurs de Bois"]), board=board, to_move=FRENCH)
    assert places(game, "raid") == {"Fort Halifax", "Deerfield", "Pemaquid"}
    assert places(under(game, Settings(raid_bonus=0)), "raid") == {"Fort Halifax"}


def reserving() -> Game:
    return position(side(hand=["Boston", "Militia"], reserve=["Militia"] * 2 + ["Ships"] * 2 + ["Rangers"]))


def test_reserve_limit_and_locations() -> None:
    assert legal(reserving(), "reserve") == set()
    assert legal(under(reserving(), Settings(reserve_limit=0)), "reserve") == {"reserve: Militia"}
    both = under(reserving(), Settings(reserve_limit=0, reserve_takes_locations=True))
    assert legal(both, "reserve") == {"reserve: Militia", "reserve: Boston"}


def test_home_support_rebuilds() -> None:
    british = side(hand=["Home Support"], discard=["Boston", "New York", "Norfolk", "Pemaquid"])
    game = position(british)
    assert legal(game, "home support") == set()
    rebuilding = under(game, Settings(home_support_rebuilds=True))
    do(rebuilding, "home support")
    assert len(zone(rebuilding, BRITISH, "hand")) == 3
    assert len(zone(rebuilding, BRITISH, "deck")) == 1
    assert zone(rebuilding, BRITISH, "discard") == ["Home Support"]


def test_merchant_coins() -> None:
    game = position(side(hand=["Norfolk", "Philadelphia", "Boston", "New York"]))
    assert max(text.count(",") for text in legal(game, "merchant")) == 2
    assert max(text.count(",") for text in legal(under(game, Settings(merchant_coins=0)), "merchant")) == 3


def test_withdrawing_is_free() -> None:
    game = position(side(siege="Louisbourg", attacking=["Militia"], marker=-1))
    do(free := game.copy(), "withdraw Louisbourg: Militia")
    assert free.state.actions_left == 2
    costly = under(game, Settings(withdrawing_is_free=False))
    do(costly, "withdraw Louisbourg: Militia")
    assert costly.state.actions_left == 1
    idle = under(
        position(side(siege="Louisbourg", marker=-1), actions_left=0), Settings(withdrawing_is_free=False)
    )
    assert legal(idle) == {"end turn"}


def test_settling_neutral_home_wins() -> None:
    british = side(hand=["Louisbourg", "Boston", "New York"])
    game = position(british, board={"Quebec": None, "Louisbourg": "british village"})
    quiet = under(game, Settings(settling_neutral_home_wins=False))
    do(game, "settle Quebec: Louisbourg, Boston, New York")
    do(quiet, "settle Quebec: Louisbourg, Boston, New York")
    assert game.outcome is not None
    assert quiet.outcome is None


def cut_off(attacking: SidePosition) -> Game:
    """Boston is French; the British besiege Albany, next to New York."""
    board = {"Boston": "french village", "Albany": "french village"}
    return position(attacking, board=board)


def test_new_york_supplies_sieges() -> None:
    british = side(hand=["Militia"], siege="Albany", attacking=["Militia"], marker=0)
    game = cut_off(british)
    assert legal(game, "reinforce") == set()
    assert legal(under(game, Settings(new_york_supplies_sieges=True)), "reinforce") == {
        "reinforce Albany: Militia"
    }


def test_deck_rebuilt_at_once() -> None:
    british = side(
        hand=["Boston"], deck=["Norfolk", "Pemaquid", "New York", "New Haven"], discard=["Militia"]
    )
    game = position(british)
    at_once = under(game, Settings(deck_rebuilt_at_once=True))
    do(game, "end turn")
    do(at_once, "end turn")
    assert (zone(game, BRITISH, "deck"), zone(game, BRITISH, "discard")) == ([], ["Militia"])
    assert (zone(at_once, BRITISH, "deck"), zone(at_once, BRITISH, "discard")) == (["Militia"], [])
    assert zone(at_once, BRITISH, "known") == zone(at_once, BRITISH, "hand")


def test_ambush_spares_reserve() -> None:
    french = side(hand=["Quebec"], deck=["Regular Infantry"], reserve=["Siege Artillery"])
    game = position(side(hand=["Rangers"]), french)
    spared = under(game, Settings(ambush_spares_reserve=True))
    do(game, "ambush: Rangers")
    do(spared, "ambush: Rangers")
    assert legal(game) == {"lose from reserve: Siege Artillery"}
    assert legal(spared) == {"show hand"}


def test_conversion_spares_reserve() -> None:
    british = side(hand=["Boston"], deck=["neutral Native Americans"], reserve=["neutral Native Americans"])
    game = position(british, side(hand=["Priest"]), to_move=FRENCH)
    spared = under(game, Settings(conversion_spares_reserve=True))
    do(game, "convert: Priest")
    do(spared, "convert: Priest")
    assert legal(game) == {"give from reserve: neutral Native Americans"}
    assert legal(spared) == {"show hand"}


def test_stock_end_waits_for_sieges() -> None:
    british = side(siege="Louisbourg", attacking=["Militia"], marker=0, captured_towns=3)
    french = side(captured_villages=13)
    game = position(british, french, to_move=BRITISH, actions_left=0)
    hasty = under(game, Settings(stock_end_waits_for_sieges=False))
    for either in (game, hasty):
        do(either, "end turn")
        do(either, "end turn")
    assert game.outcome is None
    assert hasty.outcome is not None
    assert hasty.outcome.reason == "villages"


def test_siege_track_ends() -> None:
    game = position(side(hand=["Militia"], siege="Louisbourg", attacking=["Militia"], marker=7))
    endless = under(game, Settings(siege_track_ends=False))
    do(game, "reinforce Louisbourg: Militia")
    do(endless, "reinforce Louisbourg: Militia")
    assert game.state.sides[BRITISH].marker == 7
    assert endless.state.sides[BRITISH].marker == 8


def test_governor_spares_starting_locations() -> None:
    hand = ["Governor", "Boston", "Pemaquid", "Albany"]
    board = {"Pemaquid": None, "Albany": "british village"}
    free = position(side(hand=hand), board=board)
    spared = position(side(hand=hand), board=board, variants=["governor-spares-starting-locations"])
    assert "governor: Boston" in legal(free, "governor")
    assert legal(spared, "governor") == {
        "governor: Pemaquid",
        "governor: Albany",
        "governor: Albany, Pemaquid",
    }
    nothing = position(side(hand=["Governor", "Boston"]), variants=["governor-spares-starting-locations"])
    assert legal(nothing, "governor") == set()
