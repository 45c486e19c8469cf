"""Playing through the API: whole games, what each is told, and what counts once."""

import pytest

from arpents.engine.game import Game, game_from
from arpents.records.writing import write_game
from benchmarks.served import Served
from tests.positions import FRENCH, position, side
from tests.server.api.people import Data, Player, Visitor, code, key, picked
from tests.server.api.sockets import news, watching

QUIET = ("pass", "end turn", "take money")
FORWARD = ("settle", "develop", "take money", "trader", "merchant", "discard", "pass", "end turn")


def from_position(visitor: Visitor, game: Game, **body: object) -> tuple[Player, Player]:
    """The players of a game that goes on from a position."""
    return visitor.pair(start=start_at(game), **body)


def start_at(game: Game) -> Data:
    """Where to go on from to begin at a position."""
    return {"record": str(write_game(game_from(game.state))), "decisions": 0}


def a_raid() -> Game:
    """A position in which the French may raid Deerfield, and the British have several cards to block."""
    return position(
        side(hand=["Rangers", "Fortification", "Boston"], money=3),
        side(hand=["Coureurs de Bois", "Native Americans"], money=5),
        board={"Deerfield": "british village"},
        to_move=FRENCH,
    )


def raid(french: Player) -> None:
    """Raid in that position, whichever cards it takes."""
    offer = next(offer for offer in french.now()["offers"] if offer["verb"] == "raid")
    french.must(picked(offer))


@pytest.mark.parametrize(("level", "wanted"), [(2, QUIET), (1, FORWARD)])
def test_a_whole_game_against_a_bot(visitor: Visitor, level: int, wanted: tuple[str, ...]) -> None:
    player = visitor.create(opponent="bot", level=level, side="british")
    events: list[Data] = []
    seq = decisions = 0
    while (now := player.turn())["game"]["status"] == "playing":
        told = player.news(after=seq)
        seq = told["now"]["seq"]
        for item in told["items"]:
            if item["type"] == "events":
                assert item["start"] == len(events)
                events += item["events"]
        liked = [offer for verb in wanted for offer in now["offers"] if offer["verb"] == verb]
        assert player.act(picked([*liked, *now["offers"]][0]), now["version"]).status_code == 200
        decisions += 1
    assert decisions > 20
    assert now["game"]["outcome"]["winner"] in {"british", "french"}
    assert now["offers"] == []
    assert player.news(after=seq)["items"][-1]["events"][-1]["name"] == "game-ended"
    again = visitor.post("/records", record=player.get(f"/games/{player.game}/record").text)
    assert again.json()["outcome"] == now["game"]["outcome"]


def test_the_same_seed_gives_the_same_game(server: Served, visitor: Visitor) -> None:
    hands = [visitor.create(opponent="bot", level=1, side="british").now()["view"] for _ in range(2)]
    assert hands[0] == hands[1]


def test_actions_come_as_text_or_as_an_offer(visitor: Visitor) -> None:
    british, french = visitor.pair()
    british.must({"verb": "pass"})
    british.must("end turn")
    assert french.now()["game"]["decider"] == "french"


def test_an_action_is_previewed_without_being_done(visitor: Visitor) -> None:
    _, french = from_position(visitor, a_raid())
    before = french.news(after=0)
    version = before["now"]["version"]
    offer = next(offer for offer in before["now"]["offers"] if offer["verb"] == "raid")
    told = french.do("preview", action=picked(offer), version=version).json()
    assert told["action"]["verb"] == "raid"
    assert told["asks"] == {"side": "british", "phase": "block raid", "about": "Deerfield"}
    assert told["irreversible"]
    assert told["points"] == {"british": 0, "french": 0}, "what comes of it is the enemy's to decide"
    assert french.news(after=0) == before
    wrong = [
        french.do(what, action="raid Boston", version=version, **more)
        for what, more in (("preview", {}), ("moves", {"key": key()}))
    ]
    assert wrong[0].status_code == 422
    assert wrong[0].json() == wrong[1].json()
    stale = french.do("preview", action="pass", version=version + 1)
    assert (stale.status_code, code(stale)) == (409, "stale_version")


def test_what_is_provisional_is_its_authors_alone(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    others = (french, Player(visitor.url, {**french.seat, "token": french.token}))
    before = [other.news(after=0) for other in others]
    watched = visitor.get(f"/games/{british.game}", after=0).json()
    with watching(server, french.game, french.token) as socket:
        assert news(socket) == before[0]
        british.must("pass")
        assert british.now()["can_undo"]
        assert [other.news(after=0) for other in others] == before
        assert visitor.get(f"/games/{british.game}", after=0).json() == watched
        undone = british.do("undo", version=british.now()["version"], key=key())
        assert undone.status_code == 200
        assert [other.news(after=0) for other in others] == before
        british.rest()
        told = news(socket)
        assert [event["action"]["verb"] for event in told["items"][0]["events"] if event["action"]] == [
            "pass",
            "end turn",
        ]
        assert told["now"]["seq"] == before[0]["now"]["seq"] + 1


def test_undo_takes_back_what_nobody_has_seen(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    before = british.now()
    british.must("pass")
    sent = {"version": british.now()["version"], "key": key()}
    first, second = british.do("undo", **sent), british.do("undo", **sent)
    assert first.json() == second.json()
    now = british.now()
    assert now["view"] == before["view"]
    assert not now["can_undo"]
    assert [item["type"] for item in british.news(after=before["seq"])["items"]] == ["events", "taken-back"]
    nothing = british.do("undo", version=now["version"], key=key())
    assert (nothing.status_code, code(nothing)) == (409, "nothing_to_undo")


def test_against_a_bot_everything_can_be_taken_back(visitor: Visitor) -> None:
    player = visitor.create(opponent="bot", level=1, side="british")
    before = player.now()
    player.rest()
    now = player.turn()
    assert now["can_take_back"]
    sent = {"version": now["version"], "key": key()}
    assert player.do("take-back", **sent).json() == player.do("take-back", **sent).json()
    back = player.now()
    assert back["game"]["decider"] == "british"
    assert [offer["verb"] for offer in back["offers"]] == ["end turn"]
    assert back["view"]["turn"] == before["view"]["turn"]
    assert player.news(after=now["seq"])["items"][0]["type"] == "taken-back"


def test_against_a_person_nothing_published_is_taken_back(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    british.must("pass")
    refused = british.do("take-back", version=british.now()["version"], key=key())
    assert (refused.status_code, code(refused)) == (409, "no_taking_back")
    assert not british.now()["can_take_back"]


def test_a_move_that_is_sent_again_counts_once(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    sent = {"action": "pass", "version": british.now()["version"], "key": key()}
    first, second = british.do("moves", **sent), british.do("moves", **sent)
    assert (first.status_code, first.json()) == (second.status_code, second.json())
    assert british.now()["version"] == first.json()["version"] == sent["version"] + 1


def test_the_keys_of_the_two_players_are_apart(visitor: Visitor) -> None:
    british, french = visitor.pair()
    british.must("pass")
    sent = {"action": "end turn", "key": "the-same"}
    assert british.do("moves", version=british.now()["version"], **sent).status_code == 200
    while "end turn" not in [offer["verb"] for offer in french.now()["offers"]][:1]:
        french.must("pass")
    assert french.do("moves", version=french.now()["version"], **sent).status_code == 200
    assert french.now()["game"]["decider"] == "british"


def test_what_happened_since_the_last_decision(visitor: Visitor) -> None:
    british, french = visitor.pair()
    british.rest()
    told = british.now()
    french.rest()
    now = british.now()
    assert now["since"] == told["since"] > 0
    since = [
        event
        for item in british.news(after=told["seq"])["items"]
        for event in item["events"]
        if item["start"] >= now["since"]
    ]
    assert {event["side"] for event in since if event["action"]} == {"french"}
    assert british.news()["items"] == []


def test_whoever_reconnects_misses_nothing(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    with watching(server, french.game, french.token) as socket:
        first = news(socket)
    british.rest()
    french.must("pass")
    with watching(server, french.game, french.token, after=first["now"]["seq"]) as socket:
        second = news(socket)
    assert [item["seq"] for item in first["items"] + second["items"]] == list(
        range(1, second["now"]["seq"] + 1)
    )
    assert second == french.news(after=first["now"]["seq"])


def test_presets_are_kept_and_shown_to_their_owner(visitor: Visitor) -> None:
    british, french = visitor.pair()
    before = french.news(after=0)
    given = {"raids": {"answer": "block", "cards": ["Rangers"]}}
    assert british.set("presets", **given).status_code == 200
    kept = british.get(f"/games/{british.game}/presets").json()
    assert kept["raids"] == {"answer": "block", "cards": ["Rangers"], "otherwise": "ask"}
    assert french.get(f"/games/{french.game}/presets").json()["raids"]["answer"] == "ask"
    assert french.news(after=0) == before
    wrong = british.set("presets", raids={"cards": ["Rangiers"]})
    assert (wrong.status_code, code(wrong)) == (422, "bad_presets")
    assert "Rangers" in wrong.json()["error"]["message"]
    beyond = british.set("presets", giving={"answer": "list", "first": "siege"})
    assert (beyond.status_code, code(beyond)) == (422, "bad_request"), "a conversion reaches no siege"
    assert british.get(f"/games/{british.game}/presets").json() == kept


def without_times(told: Data) -> Data:
    """What was told, without when and in which game."""
    told["now"]["game"] |= {"created_at": 0, "active_at": 0, "id": ""}
    told["now"]["decide_by"] = told["now"]["decide_by"] is not None
    for item in told["items"]:
        item["at"] = 0
    return told


def test_a_preset_answer_is_given_at_once_and_looks_like_any_other(visitor: Visitor) -> None:
    received = []
    for preset in (True, False):
        british, french = from_position(visitor, a_raid())
        if preset:
            british.set("presets", raids={"answer": "block", "cards": ["Rangers"]})
        raid(french)
        if not preset:
            assert french.now()["game"]["decider"] == "british"
            british.must("block: Rangers")
        received.append(without_times(french.news(after=0)))
    events = [event for item in received[0]["items"] for event in item.get("events", ())]
    assert "block" in [event["action"]["verb"] for event in events if event["action"]]
    assert received[0] == received[1]


def test_a_preset_answers_what_is_asked_already(visitor: Visitor) -> None:
    british, french = from_position(visitor, a_raid())
    raid(french)
    assert british.now()["game"]["decider"] == "british"
    assert british.set("presets", raids={"answer": "never"}).status_code == 200
    assert british.now()["game"]["decider"] == "french"


def test_a_game_against_a_bot_goes_on_from_a_position(visitor: Visitor) -> None:
    player = visitor.create(opponent="bot", level=1, side="british", start=start_at(a_raid()))
    now = player.turn()
    assert now["game"]["decider"] == "british"
    assert now["since"] == 0
