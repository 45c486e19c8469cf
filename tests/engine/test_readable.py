"""Views and games by names: what people read of a position, which must be what the integers say."""

from random import Random

import pytest

import arpents
from arpents import Game, Side, UnknownName, View
from arpents.engine.packs import PACKS
from arpents.engine.places import INDEX, NAMES
from arpents.engine.readable.base import NoSide
from arpents.engine.readable.by_side import NothingOfThisSide
from arpents.engine.scoring import points
from arpents.engine.state import DRAW
from tests.engine.any_game import any_game
from tests.positions import BRITISH, FRENCH, do, position, side
from tests.sampling import sampled

BOTH = [BRITISH, FRENCH]


def besieged() -> Game:
    """A game in which the British besiege Port Royal and hold a place that is cut off."""
    game = position(
        side(hand=["Halifax", "Ships", "Militia", "Fort Stanwix", "Boston"], money=4, reserve=["Trader"]),
        side(hand=["Quebec"], deck=["Militia", "Trader"]),
        board={
            "Halifax": "british village",
            "Port Royal": "french village fortified",
            "Fort Stanwix": "british town",
        },
    )
    do(game, "besiege Port Royal: Halifax, Ships, Militia")
    return game


def test_a_view_tells_turn_phase_and_sides() -> None:
    game = besieged()
    view = game.view(BRITISH)
    assert (view.turn, view.phase, view.to_move, view.decider) == (
        game.state.turn + 1,
        "actions",
        BRITISH,
        BRITISH,
    )
    assert view.actions_left == game.state.actions_left
    assert view.about is None
    assert (view.me.side, view.foe.side) == (BRITISH, FRENCH)
    assert view.sides["british"] == view.sides[Side.BRITISH] == view.me
    assert view.sides["french"] == view.foe != view.me
    assert len({view.me, view.sides["british"], view.foe}) == 2


def test_a_side_tells_its_cards_money_and_points() -> None:
    me = besieged().view(BRITISH).me
    assert [card.name for card in me.hand] == ["Boston", "Fort Stanwix"]
    assert "Boston" in me.hand
    assert (me.money, me.hand_size, me.deck_size) == (4, 2, 0)
    assert [card.name for card in me.reserve] == ["Trader"]
    assert {card.name for card in me.discard} == {"Halifax", "Ships"}
    assert set(me.known) <= set(me.hand)
    assert me.unseen == ()
    assert "Deerfield" in me.location_cards
    assert all(card.location is None for card in me.market)
    assert me.points == me.village_points + me.town_points + me.captured_points
    assert (me.captured_villages, me.captured_towns) == (0, 0)
    assert me.villages_left + me.towns_left > 10
    assert me.siege is not None
    assert repr(me).startswith("<british: ")


def test_a_hidden_hand_tells_what_is_known_of_it() -> None:
    foe = besieged().view(BRITISH).foe
    assert (foe.hand, foe.known, foe.hand_size, foe.deck_size) == ((), (), 1, 2)
    assert sorted(card.name for card in foe.unseen) == ["Militia", "Quebec", "Trader"]
    assert "hidden" in repr(foe)
    assert foe.siege is None


def test_cards_in_hand_tell_whether_they_can_be_used_and_why_not() -> None:
    boston, stanwix = besieged().view(BRITISH).me.hand
    assert (boston.usable, boston.why_not) == (True, None)
    assert (stanwix.usable, stanwix.why_not) == (False, "cut off")
    assert repr(stanwix).endswith("; cut off>")
    assert repr(boston) == repr(PACKS[0].by_name["Boston"])


def test_the_board_tells_what_stands_where() -> None:
    board = besieged().view(None).board
    royal, stanwix, kennebec = (board[name] for name in ("Port Royal", "Fort Stanwix", "Kennebec"))
    assert (royal.owner, royal.piece, royal.fortified, royal.besieged, royal.besieged_by) == (
        FRENCH,
        "village",
        True,
        True,
        BRITISH,
    )
    assert (stanwix.owner, stanwix.piece, stanwix.in_supply) == (BRITISH, "town", False)
    assert not stanwix.besieged
    assert (kennebec.owner, kennebec.piece, kennebec.points) == (None, None, 0)
    assert (board["Boston"].piece, board["Boston"].points) == ("town", 4)
    assert len(board) == len(NAMES) == len(board.items())
    assert list(board) == list(NAMES)
    assert "Albany" in board
    assert "Atlantis" not in board
    assert stanwix in board.of(BRITISH)
    assert kennebec in board.of(None)
    assert repr(royal) == "<Port Royal: french village, 3 points, fortified, besieged by the British>"
    assert repr(stanwix) == "<Fort Stanwix: british town, 0 points, cut off>"
    assert repr(kennebec) == "<Kennebec: neutral, 0 points>"
    assert "Port Royal" in repr(board)
    with pytest.raises(UnknownName, match="Albany"):
        board["Albny"]


def test_boards_and_locations_are_equal_when_they_stand_alike() -> None:
    one, other = arpents.new_game(seed=1), arpents.new_game(seed=2)
    assert one.board == other.board != besieged().board
    assert len({one.board, other.board, besieged().board}) == 2
    assert len({one.board["Boston"], other.board["Boston"], one.board["Albany"]}) == 2


def test_a_siege_tells_how_it_stands() -> None:
    view = besieged().view(FRENCH)
    siege = view.sieges["british"]
    assert (siege.attacker, siege.defender, siege.location) == (BRITISH, FRENCH, "Port Royal")
    assert siege.needs == 2 - siege.marker
    assert siege.defender_needs == max(0, siege.marker + 1)
    assert [card.name for card in siege.cards] == ["Militia"]
    assert siege.defender_cards == ()
    assert siege.supplied(BRITISH)
    assert (siege.least is None) == (siege.most is None)
    assert repr(siege).startswith("<siege of Port Royal by the British: marker -")
    assert siege == besieged().sieges["british"]
    assert len({siege, besieged().sieges["british"]}) == 1
    assert list(view.sieges) == [BRITISH]
    assert view.sieges.get("french") is None
    assert view.sieges.get(BRITISH) == siege
    with pytest.raises(NothingOfThisSide, match="The French have no siege now"):
        view.sieges["french"]
    with pytest.raises(UnknownName, match="british"):
        view.sieges["britsh"]


def test_things_of_both_sides_are_like_a_mapping() -> None:
    view = besieged().view(FRENCH)
    sides = view.sides
    assert list(sides) == BOTH
    assert len(sides) == 2
    assert [side for side, _ in sides.items()] == BOTH
    assert [one.side for one in sides.values()] == BOTH
    assert "british" in sides
    assert "nobody" not in sides
    assert sides == view.sides != view.sieges
    assert len({sides, view.sides}) == 1
    assert repr(view.sieges).startswith("{'british': <siege of Port Royal")


def test_a_view_is_asked_for_by_a_side_or_its_name() -> None:
    game = besieged()
    assert game.view("french") == game.view(FRENCH) != game.view("british")
    with pytest.raises(UnknownName, match="french"):
        game.view("frensh")


def test_a_spectator_has_no_side_but_sees_both() -> None:
    view = besieged().view(None)
    assert view.sides["french"].hand == ()
    for ask in (lambda: view.me, lambda: view.foe, lambda: view.market):
        with pytest.raises(NoSide, match="spectator has no side"):
            ask()


def test_markets_tell_what_can_be_drafted() -> None:
    view = arpents.new_game(seed=4).view(BRITISH)
    assert view.market == view.me.market
    assert all(card.cost >= 0 for card in view.market)
    assert {card.name for card in view.neutral} >= {"neutral Native Americans"}
    assert view.fortifications > 0


def test_a_game_tells_the_same_with_everything_open() -> None:
    game = besieged()
    assert game.me.side is BRITISH
    assert [card.name for card in game.foe.hand] == ["Quebec"]
    assert (game.foe.hand_size, game.foe.deck_size) == (1, 2)
    assert game.board == game.view(FRENCH).board
    game.concede(BRITISH)
    assert game.me.side is BRITISH
    assert game.decider is None


def test_a_decision_tells_what_it_is_about() -> None:
    game = position(
        side(hand=["Rangers"]), side(hand=["Militia"], deck=["Quebec"]), board={"Kennebec": "french village"}
    )
    do(game, "raid Kennebec: Rangers")
    assert (game.phase, game.about) == ("block raid", "Kennebec")
    assert "french to decide: block raid" in str(game)


def test_positions_show_in_a_line_in_text_and_as_a_map() -> None:
    game = besieged()
    view = game.view(BRITISH)
    assert repr(view) == f"<view of the British: turn {view.turn}, actions, the British decide>"
    assert repr(game.view(None)).startswith("<view of a spectator: ")
    assert repr(game) == f"<game of second-edition: turn {view.turn}, actions, the British decide>"
    text = str(view)
    for told in (
        "f+! Port Royal (3)",
        "B? Fort Stanwix",
        "· Kennebec",
        "Siege of Port Royal",
        "Hand",
        "Boston, Fort Stanwix",
    ):
        assert told in text
    assert "Hand" not in str(game.view(None))
    assert max(len(line) for line in text.splitlines()[:12]) <= 100
    drawn = view._repr_html_()
    assert drawn.count("<title>") == len(NAMES)
    assert "Trois-Rivières" in drawn
    assert "St. Mary&#x27;s" in drawn
    assert "<script" not in drawn
    game.concede(BRITISH)
    assert "french won by conceded" in str(game)
    assert repr(game) == f"<game of second-edition: turn {view.turn}, over>"


def test_like_cards_are_counted() -> None:
    game = position(side(hand=["Militia", "Militia", "Boston"]))
    assert "Boston, 2 × Militia" in str(game)


@pytest.mark.parametrize("seed", range(4))
def test_names_say_what_the_integers_say(seed: int) -> None:
    rng = Random(seed)
    game = any_game(seed, rng)
    while game.decider is not None and game.state.turn < 30:
        assert game.state.phase != DRAW
        for one in BOTH:
            held = game.state.of(one)
            seen = game.side_of(one)
            assert [card.name for card in seen.hand] == held.pack.names(held.hand)
            assert seen.points == points(game.state, one)
            for location in game.board.of(one):
                place = 1 << INDEX[location.name]
                assert (held.villages | held.towns) & place
            unusable = {card.name: card.why_not for card in seen.hand if not card.usable}
            assert unusable == game.view(one).unusable
        counted = sum(location.points for location in game.board.of(BRITISH))
        assert game.sides["british"].points == counted + game.sides["british"].captured_points
        game.apply(game.random_action(rng))


def readable(view: View) -> str:
    """Everything that can be read of a view by names."""
    sides = [
        (
            one,
            one.hand,
            one.known,
            one.unseen,
            one.discard,
            one.reserve,
            one.market,
            one.siege,
            one.location_cards,
        )
        for one in view.sides.values()
    ]
    previews = [view.preview(action) for action in view.legal_actions()[:3]]
    return repr(
        (
            view,
            sides,
            view.board,
            view.sieges,
            view.neutral,
            view.about,
            str(view),
            view._repr_html_(),
            previews,
        )
    )


@pytest.mark.parametrize("seed", sampled(range(3), both=1))
def test_what_is_hidden_changes_nothing_that_can_be_read(seed: int) -> None:
    rng = Random(seed)
    game = any_game(seed, rng)
    differing = 0
    while game.decider is not None and game.state.turn < 12:
        for audience in (BRITISH, FRENCH, None):
            view = game.view(audience)
            other = arpents.determinize(view, rng)
            differing += other.state != game.state
            assert readable(other.view(audience)) == readable(view)
        game.apply(game.random_action(rng))
    assert differing > 10


def test_the_end_of_a_siege_tells_where_and_whose_it_was() -> None:
    game = position(
        side(siege="Louisbourg", marker=2),
        side(defending=["Militia", "Regular Infantry"]),
        actions_left=None,
    )
    assert (game.phase, game.about) == ("give up card", "Louisbourg")
    ended = next(event for event in do(game, "give up: Militia") if event.kind == "siege-ended")
    assert (ended.side, ended.attacker, ended.location) == (BRITISH, BRITISH, "Louisbourg")
