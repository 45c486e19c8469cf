"""Previews as data: what hangs on a raid, and what the marker of a siege means."""

import msgspec
import pytest
from pydantic import TypeAdapter

from arpents import Game
from arpents.wire.endings import EndingData
from arpents.wire.previews import PreviewData, preview_data
from arpents.wire.view import view_data
from tests.positions import FRENCH, do, position, side

FORM = TypeAdapter(PreviewData)


def seen(game: Game, text: str) -> PreviewData:
    """What an action would do, for whoever decides, after it has been JSON."""
    assert game.decider is not None
    view = game.view(game.decider)
    action = next(one for one in view.legal_actions() if str(one) == text)
    data = preview_data(view.preview(action))
    assert FORM.validate_json(msgspec.json.encode(data), strict=True) == data
    return data


def raiders(board: dict[str, str], british_deck: list[str]) -> Game:
    return position(
        side(hand=["Norfolk"], deck=british_deck),
        side(hand=["Coureurs de Bois", "Montreal"], deck=["Quebec"], money=5),
        board={"Deerfield": "french village"} | board,
        to_move=FRENCH,
    )


RAID = "raid New Haven: Coureurs de Bois"


def test_what_a_raid_takes_that_may_be_blocked() -> None:
    game = raiders({"New Haven": "british town"}, ["New Haven"])
    data = seen(game, RAID)
    assert data["points"] == {"british": 0, "french": 0}, "nothing is settled before the answer"
    points = game.view(FRENCH).board["New Haven"].points
    assert data["raid"] is not None
    assert data["raid"] == {
        "location": "New Haven",
        "piece": "town",
        "left": "village",
        "points": {"british": -points // 2, "french": 4},
        "blockable": True,
        "endings": data["raid"]["endings"],
    }
    do(game, RAID)
    asked = seen(game, "do not block")["raid"]
    assert asked is not None
    assert asked == data["raid"] | {"blockable": False}, "whoever may block is told the same"


def test_the_end_that_a_raid_would_bring_if_it_is_not_blocked() -> None:
    game = raiders({"New Haven": "british town"}, ["New Haven"])
    data = seen(game, RAID)

    def captures(endings: list[EndingData]) -> int | None:
        (found,) = [end for end in endings if (end["reason"], end["side"]) == ("captures", "french")]
        return found["value"]

    assert data["raid"] is not None
    assert (captures(data["endings"]), captures(data["raid"]["endings"])) == (0, 4)


def test_what_a_raid_takes_that_nobody_can_block() -> None:
    data = seen(raiders({}, ["Philadelphia"]), RAID)
    raid = data["raid"]
    assert raid is not None
    assert (raid["piece"], raid["left"], raid["blockable"]) == ("village", None, False)
    assert raid["points"] == data["points"]


def test_an_ambush_that_is_let_pass_is_no_raid() -> None:
    game = position(
        side(hand=["Norfolk", "Militia"], deck=["Rangers"]),
        side(hand=["Coureurs de Bois", "Montreal"], deck=["Quebec"], money=5),
        to_move=FRENCH,
    )
    assert seen(game, "ambush: Coureurs de Bois")["raid"] is None
    do(game, "ambush: Coureurs de Bois")
    assert seen(game, "do not block")["raid"] is None


@pytest.mark.parametrize(
    ("marker", "winner"), [(-4, "french"), (-3, "french"), (-2, None), (-1, None), (0, "british")]
)
def test_who_would_win_with_a_marker(marker: int, winner: str | None) -> None:
    game = position(
        side(hand=["Regular Infantry", "Boston"], siege="Louisbourg", attacking=["Militia"], marker=marker)
    )
    (siege,) = seen(game, "reinforce Louisbourg: Regular Infantry")["sieges"]
    assert siege["after"] == marker + 2
    assert siege["winner"] == winner


def test_a_siege_that_ends_is_won_by_no_marker() -> None:
    game = position(side(hand=["Boston"], siege="Louisbourg", attacking=["Militia"], marker=0))
    (siege,) = seen(game, "withdraw Louisbourg: Militia")["sieges"]
    assert (siege["after"], siege["winner"]) == (None, None)


@pytest.mark.parametrize(("marker", "to_hold"), [(-4, 2), (-3, 1), (-2, None), (0, 1), (2, 3)])
def test_what_the_other_side_would_have_to_add(marker: int, to_hold: int | None) -> None:
    game = position(
        side(hand=["Regular Infantry", "Boston"], siege="Louisbourg", attacking=["Militia"], marker=marker)
    )
    (siege,) = seen(game, "reinforce Louisbourg: Regular Infantry")["sieges"]
    assert siege["to_hold"] == to_hold


@pytest.mark.parametrize(("marker", "after", "wasted"), [(4, 7, 0), (5, 7, 1), (6, 7, 2), (7, 7, 3)])
def test_strength_beyond_the_end_of_the_track_is_lost(marker: int, after: int, wasted: int) -> None:
    british = side(
        hand=["Siege Artillery", "Boston"], siege="Louisbourg", attacking=["Militia"], marker=marker, money=3
    )
    found = seen(position(british), "reinforce Louisbourg: Siege Artillery")["sieges"]
    assert [(siege["after"], siege["wasted"]) for siege in found] == [(after, wasted)]


def test_a_siege_that_begins_wastes_nothing() -> None:
    game = position(
        side(hand=["Halifax", "Ships", "Militia"]),
        board={"Halifax": "british village", "Port Royal": "french village fortified"},
    )
    (siege,) = seen(game, "besiege Port Royal: Halifax, Ships, Militia")["sieges"]
    assert siege["wasted"] == 0


def test_an_end_that_an_action_brings() -> None:
    game = position(side(), side(hand=["Trois-Rivières", "Quebec"], deck=["Gaspé"]), to_move=FRENCH)
    (text,) = [str(one) for one in game.view(FRENCH).legal_actions() if one.verb == "develop"]
    (before,) = [end for end in endings_of(game) if end["reason"] == "towns"]
    (after,) = [
        end for end in seen(game, text)["endings"] if (end["reason"], end["side"]) == ("towns", "french")
    ]
    assert after["value"] == (before["value"] or 0) + 1
    assert after["limit"] == before["limit"]


def endings_of(game: Game) -> list[EndingData]:
    """The ends that the French may bring about, as things stand."""
    return [end for end in view_data(game.view(FRENCH))["endings"] if end["side"] == "french"]
