"""Ending games: conceding, claiming what was abandoned, and playing again."""

from concurrent.futures import ThreadPoolExecutor

from benchmarks.served import Served
from tests.server.api.people import Data, Player, Visitor, code, key
from tests.server.api.sockets import news, watching


def test_a_game_is_conceded_at_any_time(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    sent = {"key": key()}
    with watching(server, british.game, british.token) as socket:
        news(socket)
        first, second = french.do("concede", **sent), french.do("concede", **sent)
        assert first.json() == second.json()
        assert news(socket)["now"]["game"]["outcome"] == british.now()["game"]["outcome"]
    outcome = british.now()["game"]["outcome"]
    assert (outcome["winner"], outcome["reason"]) == ("british", "conceded")
    assert not british.now()["claimed"]
    for refused in (
        british.do("concede", key=key()),
        british.act("pass"),
        british.do("undo", version=british.now()["version"], key=key()),
    ):
        assert refused.status_code == 409
        assert code(refused) in {"game_over", "nothing_to_undo"}


def names(told: Data) -> list[str]:
    """The names of the events that are told."""
    return [event["name"] for item in told["items"] for event in item["events"]]


def test_what_was_done_before_conceding_is_told_to_both(visitor: Visitor) -> None:
    british, french = visitor.pair()
    before = french.news()["now"]["seq"]
    british.must("pass")
    done = british.news()["now"]["seq"]
    assert french.news()["now"]["seq"] == before
    british.concede()
    assert names(british.news(done)) == ["game-ended"]
    told = names(french.news(before))
    assert len(told) > 1
    assert told[-1] == "game-ended"


def test_what_the_other_side_had_not_published_is_taken_back_by_conceding(visitor: Visitor) -> None:
    british, french = visitor.pair()
    british.must("pass")
    done = british.news()["now"]["seq"]
    french.concede()
    assert [item["type"] for item in british.news(done)["items"]] == ["taken-back", "events"]


def test_a_game_is_claimed_when_the_other_has_been_away_for_long(strict_server: Served) -> None:
    british, french = Visitor(strict_server.url).pair(public=False)
    own = british.do("claim", key=key())
    assert (own.status_code, code(own)) == (409, "not_abandoned")
    sent = {"key": key()}
    first, second = french.do("claim", **sent), french.do("claim", **sent)
    assert (first.status_code, first.json()) == (200, second.json())
    assert british.now()["game"]["outcome"]["winner"] == "french"
    assert british.now()["claimed"], "she has conceded nothing"


def test_a_game_is_not_claimed_before_that(visitor: Visitor) -> None:
    british, french = visitor.pair()
    now = french.now()
    assert now["claim_at"] > now["game"]["active_at"] + 24 * 3600
    assert british.now()["claim_at"] is None, "it is hers to decide"
    assert visitor.create(opponent="bot", side="french").now()["claim_at"] is None
    early = french.do("claim", key=key())
    assert (early.status_code, code(early)) == (409, "not_abandoned")
    alone = visitor.create()
    early = alone.do("claim", key=key())
    assert (early.status_code, code(early)) == (409, "game_not_begun")


def test_a_rematch_has_the_sides_swapped(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair(name="Anne", variants=["free-discards"], public=False)
    early = british.do("rematch")
    assert (early.status_code, code(early)) == (409, "game_not_over")
    french.concede()
    with watching(server, french.game, french.token, after=french.now()["seq"]) as socket:
        news(socket)
        seat = british.do("rematch")
        assert seat.status_code == 201
        assert news(socket)["items"][0]["game"] == seat.json()["game"]
    again = french.do("rematch").json()
    assert again["game"] == seat.json()["game"]
    assert (seat.json()["side"], again["side"]) == ("french", "british")
    first, second = Player(visitor.url, seat.json()), Player(visitor.url, again)
    assert (first.token, second.token) == (british.token, french.token)
    assert first.now()["game"]["rules"]["variants"] == ["free-discards"]
    assert first.now()["game"]["french"]["name"] == "Anne"
    assert not first.now()["game"]["public"]
    second.must("pass")
    assert british.now()["game"]["rematch"] == first.game


def test_two_who_want_a_rematch_at_once_get_the_same(visitor: Visitor) -> None:
    for _ in range(5):
        british, french = visitor.pair(opponent="anyone", name="Twice")
        british.concede()
        with ThreadPoolExecutor(2) as at_once:
            seats = list(at_once.map(lambda player: player.do("rematch").json(), (british, french)))
        assert seats[0]["game"] == seats[1]["game"]
    playing = [game for game in visitor.get("/games", status="playing").json() if game["host"] == "Twice"]
    assert len(playing) == 5


def test_a_rematch_against_a_bot(visitor: Visitor) -> None:
    player = visitor.create(opponent="bot", level=1, side="french")
    player.concede()
    again = Player(visitor.url, player.do("rematch").json())
    assert again.side == "british"
    assert again.turn()["game"]["french"]["bot"] is not None


def test_only_the_players_get_a_rematch(visitor: Visitor) -> None:
    british, _ = visitor.pair()
    british.concede()
    refused = visitor.post(f"/games/{british.game}/rematch")
    assert (refused.status_code, code(refused)) == (403, "not_your_seat")
