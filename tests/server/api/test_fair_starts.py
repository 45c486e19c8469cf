"""Fair starts: whoever joins a game from a position knows that it is one, and sees what the host has seen."""

import pytest

from arpents.engine.game import Game
from arpents.engine.scoring import points
from arpents.records.file_replay import replay_until
from arpents.records.game_text import read_game_text
from tests.server.api.people import Data, Player, Visitor, code
from tests.server.api.test_playing import a_raid, start_at
from tests.server.serving import a_server


def listed(visitor: Visitor, game: str, status: str = "open") -> Data:
    """A game as it stands in a list."""
    found: list[Data] = visitor.get("/games", status=status).json()
    return next(one for one in found if one["id"] == game)


def points_of(game: Game) -> Data:
    """The points of both sides."""
    return {"british": points(game.state, 0), "french": points(game.state, 1)}


def finished(visitor: Visitor, **body: object) -> Player:
    """The host of a game that is over as soon as it has begun."""
    british, french = visitor.pair(**body)
    french.concede()
    return british


def hands(view: Data) -> list[list[str]]:
    """Both hands in a view."""
    return [sorted(card["card"] for card in view["sides"][side]["hand"]) for side in ("british", "french")]


def test_a_fresh_deal_says_so(visitor: Visitor) -> None:
    host = visitor.create(opponent="anyone", side="british")
    assert listed(visitor, host.game)["start"] is None
    assert visitor.get(f"/games/{host.game}/start").json() == {"start": None, "view": None}
    guest = visitor.join(host)
    assert guest.now()["game"]["start"] is None
    assert visitor.get(f"/games/{host.game}/start").json() == {"start": None, "view": None}


def test_a_game_from_a_record_says_what_it_begins_from(visitor: Visitor) -> None:
    host = visitor.create(opponent="anyone", side="british", start=start_at(a_raid()))
    start = listed(visitor, host.game)["start"]
    assert start == {
        "turn": a_raid().state.turn + 1,
        "decider": "french",
        "points": points_of(a_raid()),
        "game": None,
        "own_scenario": False,
    }
    told = visitor.get(f"/games/{host.game}/start").json()
    assert told["start"] == start == visitor.get(f"/games/{host.game}").json()["now"]["game"]["start"]
    assert hands(told["view"]) == [
        ["Boston", "Fortification", "Rangers"],
        ["Coureurs de Bois", "Native Americans"],
    ]
    guest = visitor.join(host)
    assert guest.now()["game"]["start"] == start
    assert guest.ask("GET", f"/api/v1/games/{host.game}/start").json() == told, "also when it has begun"
    guest.concede()
    assert listed(visitor, host.game, "finished")["start"] == start


@pytest.mark.parametrize("moment", [{"decisions": 0}, {"events": 1}, {"decisions": 1}])
def test_a_deal_that_was_seen_is_no_fresh_one(visitor: Visitor, moment: Data) -> None:
    over, french = visitor.pair()
    over.must("pass")
    over.must("end turn")
    french.concede()
    record = visitor.get(f"/games/{over.game}/record").text
    ways: list[Data] = [{"game": over.game, **moment}]
    if "decisions" in moment:
        ways.append({"record": record, **moment})
    for way in ways:
        host = visitor.create(opponent="anyone", start=way)
        start = listed(visitor, host.game)["start"]
        assert start["game"] == way.get("game")
        first = replay_until(read_game_text(record), moment.get("decisions", 1))
        view = visitor.get(f"/games/{host.game}/start").json()["view"]
        assert view["turn"] == start["turn"] == first.state.turn + 1
        assert all(hands(view)), "the host knows both hands, and so does whoever thinks of joining"


def test_a_private_game_is_not_named_as_the_one_that_is_played_on(visitor: Visitor) -> None:
    over = finished(visitor, public=False)
    host = visitor.create(opponent="anyone", start={"game": over.game, "decisions": 0})
    start = listed(visitor, host.game)["start"]
    assert start is not None
    assert start["game"] is None


def test_the_position_of_a_private_game_is_for_those_who_may_join(visitor: Visitor) -> None:
    host = visitor.create(public=False, start=start_at(a_raid()))
    refused = visitor.get(f"/games/{host.game}/start")
    assert (refused.status_code, code(refused)) == (404, "unknown_game")
    invited = Visitor(visitor.url, token=host.invite)
    assert invited.get(f"/games/{host.game}/start").json()["start"]["decider"] == "french"
    assert host.get(f"/games/{host.game}/start").status_code == 200


def test_a_rematch_of_a_position_is_one_too(visitor: Visitor) -> None:
    over = finished(visitor)
    again = finished(visitor, start={"game": over.game, "decisions": 0})
    seat = again.do("rematch").json()
    start = visitor.get(f"/games/{seat['game']}").json()["now"]["game"]["start"]
    assert (start["game"], start["turn"]) == (over.game, 1)
    plain = over.do("rematch").json()
    assert visitor.get(f"/games/{plain['game']}").json()["now"]["game"]["start"] is None


def test_nobody_says_of_a_position_that_it_is_none(visitor: Visitor) -> None:
    for lie in ({"from_position": False}, {"origin": None}, {"start": {**start_at(a_raid()), "fresh": True}}):
        refused = visitor.post("/games", **{"start": start_at(a_raid()), **lie})
        assert (refused.status_code, code(refused)) == (422, "bad_request")


def test_chance_has_nothing_to_do_with_a_token_of_ones_own(visitor: Visitor) -> None:
    body = {"token": "t" * 22, "opponent": "bot", "level": 1, "side": "british"}
    dealt = []
    for _ in range(2):
        with a_server() as served:
            player = Visitor(served.url).create(**body)
            game = player.game
            player.concede()
            # Six times the same cards, and as many by chance: once in far more than a million.
            hands = [player.get(f"/games/{game}/moments/0", side="both").json()["view"]["sides"]]
            for _ in range(5):
                player = Player(served.url, player.do("rematch").json())
                player.concede()
                hands.append(
                    player.get(f"/games/{player.game}/moments/0", side="both").json()["view"]["sides"]
                )
            dealt.append((game, hands))
    assert dealt[0][0] == dealt[1][0], "the name of the game follows from the token"
    assert dealt[0][1] != dealt[1][1], "its cards do not"


def test_of_a_private_game_a_stranger_learns_nothing_by_joining(visitor: Visitor) -> None:
    player = visitor.create(opponent="bot", level=1, side="british", public=False)
    for side in ("british", "french", None):
        refused = visitor.post(f"/games/{player.game}/join", side=side)
        assert (refused.status_code, code(refused)) == (404, "unknown_game")
