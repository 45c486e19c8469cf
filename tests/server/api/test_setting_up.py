"""Setting up games: rules, sides, invitations, the lobby, and calling a game off."""

import pytest

from arpents.bots.levels import STRATEGIES, strategy
from arpents.server.games.tokens import new_token
from tests.server.api.people import Player, Visitor, code


def test_a_game_has_the_rules_that_were_asked_for(visitor: Visitor) -> None:
    host = visitor.create(rule_set="yucata", variants=["free-discards"])
    rules = host.now()["game"]["rules"]
    assert (rules["rule_set"], rules["variants"]) == ("yucata", ["free-discards"])


def test_a_game_is_set_up_by_a_scenario(visitor: Visitor) -> None:
    host = visitor.create(scenario="frontenacs-war", side="british")
    assert host.now()["game"]["rules"]["scenario"] == "frontenacs-war"
    visitor.join(host)
    assert host.now()["view"] is not None


def test_variants_may_be_left_to_chance(visitor: Visitor) -> None:
    chosen = visitor.create(variants=["random:3", "free-discards"]).now()["game"]["rules"]["variants"]
    assert len(set(chosen)) == 4
    assert "free-discards" in chosen


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"rule_set": "third-edition"}, "unknown_name"),
        ({"variants": ["free-discards", "free-discards"]}, "repeated_name"),
        ({"variants": ["random:1000"]}, "bad_variants"),
        ({"variants": ["random:few"]}, "bad_variants"),
        ({"scenario": "frontenacs-war", "rule_set": "yucata"}, "rules_fixed"),
        ({"opponent": "bot", "level": 99}, "unknown_level"),
        ({"opponent": "link", "level": 1}, "bad_request"),
        ({"opponent": "bot", "strategy": "anvil"}, "unknown_name"),
        ({"opponent": "anyone", "strategy": "hammer"}, "bad_request"),
        ({"opponent": "bot", "strategy": "hammer", "level": 1}, "bad_request"),
        ({"start": {"decisions": 3}}, "bad_request"),
        ({"start": {"decisions": 3, "game": "x", "record": "x"}}, "unknown_game"),
        ({"start": {"decisions": 3, "record": "x"}}, "bad_record"),
        ({"start": {"decisions": 3, "record": "x"}, "rule_set": "yucata"}, "bad_request"),
        ({"start": {"decisions": 3, "game": "nowhere"}}, "unknown_game"),
    ],
)
def test_what_cannot_be_set_up_is_named(visitor: Visitor, body: dict[str, object], error: str) -> None:
    response = visitor.post("/games", **body)
    assert (response.status_code in {404, 422}, code(response)) == (True, error)


@pytest.mark.parametrize("name", [one.name for one in STRATEGIES])
def test_an_opponent_may_be_a_strategy(visitor: Visitor, name: str) -> None:
    game = visitor.create(opponent="bot", strategy=name, side="british").now()["game"]
    assert game["french"] == {"name": name, "bot": strategy(name).bot}


@pytest.mark.parametrize(("side", "other"), [("british", "french"), ("french", "british")])
def test_the_host_may_choose_a_side(visitor: Visitor, side: str, other: str) -> None:
    host = visitor.create(side=side)
    guest = visitor.join(host)
    assert (host.side, guest.side) == (side, other)
    assert (host.now()["you"], guest.now()["you"]) == (side, other)


def test_a_side_may_be_left_to_chance(visitor: Visitor) -> None:
    host = visitor.create(side="random")
    guest = visitor.join(host)
    assert {host.side, guest.side} == {"british", "french"}


def test_the_opponent_may_choose(visitor: Visitor) -> None:
    host = visitor.create(side="opponent")
    assert host.side is None
    undecided = visitor.post(f"/games/{host.game}/join", invite=host.invite)
    assert (undecided.status_code, code(undecided)) == (422, "bad_request")
    guest = visitor.join(host, side="french")
    assert (guest.now()["you"], host.now()["you"]) == ("french", "british")


def test_a_bot_leaves_the_choice_to_chance(visitor: Visitor) -> None:
    assert visitor.create(side="opponent", opponent="bot").side in {"british", "french"}


def test_a_side_that_is_taken_cannot_be_chosen(visitor: Visitor) -> None:
    host = visitor.create(side="british")
    taken = visitor.post(f"/games/{host.game}/join", invite=host.invite, side="british")
    assert (taken.status_code, code(taken)) == (422, "bad_request")
    assert host.now()["game"]["status"] == "open"


def test_a_private_game_is_joined_by_its_invitation_alone(visitor: Visitor) -> None:
    host = visitor.create(public=False, side="british", name="Anne")
    assert f"/game/{host.game}#join=" in host.seat["invite"]
    assert f"/game/{host.game}#seat={host.token}" in host.seat["link"]
    for invite in ({}, {"invite": "guessed"}, {"invite": host.token}):
        refused = visitor.post(f"/games/{host.game}/join", **invite)
        assert (refused.status_code, code(refused)) == (404, "unknown_game")
    invited = Visitor(visitor.url, token=host.invite)
    assert invited.get(f"/games/{host.game}").json()["now"]["game"]["host"] == "Anne"
    guest = visitor.join(host, name="Louis")
    assert guest.now()["game"]["french"] == {"name": "Louis", "bot": None}


def test_no_hand_is_dealt_before_there_is_an_opponent(visitor: Visitor) -> None:
    host = visitor.create()
    assert host.now()["view"] is None
    assert host.now()["offers"] == []
    visitor.join(host)
    assert host.now()["view"] is not None


def test_a_game_is_joined_once(visitor: Visitor) -> None:
    host = visitor.create()
    visitor.join(host)
    again = visitor.post(f"/games/{host.game}/join", invite=host.invite)
    assert (again.status_code, code(again)) == (409, "game_not_open")


def test_the_host_cannot_join(visitor: Visitor) -> None:
    host = visitor.create()
    refused = host.do("join", invite=host.invite)
    assert (refused.status_code, code(refused)) == (403, "not_your_seat")


def test_a_game_against_a_bot_cannot_be_joined(visitor: Visitor) -> None:
    host = visitor.create(opponent="bot", level=1, public=True)
    refused = visitor.post(f"/games/{host.game}/join")
    assert (refused.status_code, code(refused)) == (409, "game_not_open")


def listed(visitor: Visitor, status: str = "open") -> list[str]:
    """The names of the games in a list, page by page."""
    found: list[str] = []
    query: dict[str, object] = {"status": status}
    while page := visitor.get("/games", **query).json():
        assert len(page) <= 50
        found += [game["id"] for game in page]
        query["before"] = f"{page[-1]['active_at']},{page[-1]['id']}"
    return found


def test_the_lobby_lists_open_games_page_by_page(visitor: Visitor) -> None:
    hosts = [visitor.create(opponent="anyone", name=f"Host {n}") for n in range(60)]
    names = listed(visitor)
    assert len(names) == len(set(names))
    assert [name for name in names if name in {host.game for host in hosts}] == [
        host.game for host in reversed(hosts)
    ]


def test_the_lobby_is_joined_without_an_invitation(visitor: Visitor) -> None:
    host = visitor.create(opponent="anyone", public=False)
    assert host.invite is None
    assert host.game in listed(visitor)
    guest = visitor.join(host)
    assert host.game not in listed(visitor)
    assert host.game in listed(visitor, "playing")
    guest.concede()
    assert host.game in listed(visitor, "finished")


def test_nobody_is_offered_a_game_that_waits_for_somebody_else(visitor: Visitor) -> None:
    host = visitor.create(public=True)
    assert host.invite is not None
    assert visitor.get(f"/games/{host.game}").json()["now"]["game"]["invited"]
    assert host.game not in listed(visitor)
    visitor.join(host)
    assert host.game in listed(visitor, "playing")


def test_private_games_are_in_no_list(visitor: Visitor) -> None:
    host = visitor.create(public=False)
    assert host.game not in listed(visitor)
    visitor.join(host)
    assert host.game not in listed(visitor, "playing")
    host.concede()
    assert host.game not in listed(visitor, "finished")


@pytest.mark.parametrize("before", ["", "yesterday", "1,\x00", "nan,x", "1e999,x", "1," + "x" * 41])
def test_a_page_that_cannot_be_is_refused(visitor: Visitor, before: str) -> None:
    response = visitor.get("/games", before=before)
    assert (response.status_code, code(response)) == (422, "bad_request")


def test_a_game_that_nobody_joined_is_called_off_by_its_host(visitor: Visitor) -> None:
    host = visitor.create(opponent="anyone")
    for other in (visitor, Visitor(visitor.url, token="guessed")):
        refused = other.post(f"/games/{host.game}/abort")
        assert (refused.status_code, code(refused)) == (403, "not_your_seat")
    assert host.do("abort").status_code == 204
    assert host.now()["game"]["status"] == "aborted"
    assert host.game not in listed(visitor)
    late = visitor.post(f"/games/{host.game}/join")
    assert (late.status_code, code(late)) == (409, "game_not_open")
    twice = host.do("abort")
    assert (twice.status_code, code(twice)) == (409, "game_not_open")


def test_a_game_that_has_begun_is_not_called_off(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    refused = british.do("abort")
    assert (refused.status_code, code(refused)) == (409, "game_not_open")


def test_a_seat_is_resumed_from_another_device(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    device = Player(visitor.url, {**british.seat, "invite": None})
    assert device.now() == british.now()
    assert device.now()["you"] == "british"


def test_a_game_that_is_set_up_and_joined_again_is_the_same(visitor: Visitor) -> None:
    """Whoever brings a token of their own loses no seat when an answer is lost."""
    mine, other = new_token(), new_token()
    body = {"token": mine, "side": "french", "opponent": "link"}
    first, again = visitor.post("/games", **body), visitor.post("/games", **body)
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert first.json()["token"] == mine
    game, invite = first.json()["game"], first.json()["invite"].partition("#join=")[2]
    joins = [
        visitor.post(f"/games/{game}/join", invite=invite, token=token)
        for token in (other, other, new_token())
    ]
    assert [join.status_code for join in joins] == [200, 200, 409]
    assert joins[0].json() == joins[1].json()
    assert joins[0].json()["side"] == "british"
    assert visitor.post("/games", token="too short").status_code == 422
