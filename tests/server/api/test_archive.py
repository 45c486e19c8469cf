"""The archive: who may look at what, records in and out, and playing on from them."""

import re
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import msgspec
import pytest

import arpents
from arpents.engine.choosing import random_action
from arpents.records.game_text import read_game_text
from arpents.records.site_json.converting import to_record
from arpents.records.writing import write_game
from benchmarks.served import Served
from tests.records.short_decks import HAND, RULE_SETS, ShortDeck, play_short, record_of
from tests.server.api.people import Data, Player, Visitor, code
from tests.server.api.sockets import news, watching

RECORDS = sorted((Path(__file__).resolve().parents[4] / "shared" / "records").glob("*.json"))


@pytest.fixture(scope="module")
def record() -> str:
    """A finished game as text."""
    game, rng = arpents.new_game(seed=5), Random(5)
    while game.decider is not None:
        game.apply(random_action(game.offers(), rng))
    return str(write_game(game, {"British": 'Anne "the Red"', "French": "Louis"}))


def test_spectators_see_what_is_public(server: Served, visitor: Visitor) -> None:
    british, french = visitor.pair()
    british.rest()
    told = visitor.get(f"/games/{british.game}", after=0).json()
    now = told["now"]
    assert (now["you"], now["offers"], now["can_undo"]) == (None, [], False)
    drawn = [
        event for item in told["items"] for event in item.get("events", ()) if event["name"] == "cards-drawn"
    ]
    assert drawn
    assert all(event["cards"] == [] for event in drawn)
    assert french.now()["view"]["sides"]["french"]["hand"]
    assert not now["view"]["sides"]["french"]["hand"]
    with watching(server, british.game) as socket:
        assert news(socket) == told


def test_private_games_are_closed_to_strangers(server: Served, visitor: Visitor) -> None:
    british, _ = visitor.pair(public=False)
    refused = visitor.get(f"/games/{british.game}")
    assert (refused.status_code, code(refused)) == (404, "unknown_game")
    with watching(server, british.game) as socket:
        assert news(socket)["error"]["code"] == "unknown_game"
    assert socket.close_code == 4404
    british.concede()
    assert visitor.get(f"/games/{british.game}").status_code == 200, "whoever has the link may read it now"


@pytest.mark.parametrize(
    ("name", "plain", "quoted"),
    [
        ("Zoë O'Brien", "zoe-o-brien", "zo%C3%AB-o-brien"),
        ("李", "", "%E6%9D%8E"),
        ('../"; x=1', "x-1", "x-1"),
        ("???", "british", "british"),
    ],
)
def test_the_file_of_a_record_is_named_after_its_players(
    visitor: Visitor, name: str, plain: str, quoted: str
) -> None:
    british, _ = visitor.pair(name=name)
    british.concede()
    told = visitor.get(f"/games/{british.game}/record").headers["content-disposition"]
    short = "-".join(part for part in ("arpents", plain, "guest") if part)
    form = rf"inline; filename=\"{short}-[0-9-]{{10}}\.arpents\"; filename\*=UTF-8''arpents-{quoted}-guest-.*"
    assert re.fullmatch(form, told), told


def test_a_game_is_read_when_it_is_over(visitor: Visitor) -> None:
    british, _ = visitor.pair(name="Anne")
    british.rest()
    for path, query in (
        ("record", {}),
        ("story", {}),
        ("moments/0", {"side": "british"}),
        ("moments/0", {"side": "both"}),
    ):
        early = visitor.get(f"/games/{british.game}/{path}", **query)
        assert (early.status_code, code(early)) == (409, "game_not_over")
    seen = british.now()["view"]
    british.concede()
    text = visitor.get(f"/games/{british.game}/record")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    day = datetime.fromtimestamp(british.now()["game"]["created_at"], UTC).date().isoformat()
    name = f"arpents-anne-guest-{day}.arpents"
    assert text.headers["content-disposition"] == f"inline; filename=\"{name}\"; filename*=UTF-8''{name}"
    assert '[British "Anne"]' in text.text
    assert "concede" in text.text
    story = visitor.get(f"/games/{british.game}/story").json()
    told = story["moments"][2]
    moment = visitor.get(f"/games/{british.game}/moments/{told}", side="british").json()
    assert (moment["events"], moment["decisions"]) == (told, 2)
    assert moment["view"]["sides"] == seen["sides"]
    first = visitor.get(f"/games/{british.game}/moments/0", side="french").json()["view"]
    assert first["side"] == "french"
    late = visitor.get(f"/games/{british.game}/moments/{len(story['events']) + 1}")
    assert (late.status_code, code(late)) == (404, "no_such_moment")


def test_players_step_back_through_a_game_that_goes_on(visitor: Visitor) -> None:
    british, french = visitor.pair()
    everybody: tuple[Visitor, ...] = (british, french, visitor)
    seen: list[list[tuple[int, Data]]] = [[], [], []]

    def look() -> None:
        for who, views in zip(everybody, seen, strict=True):
            told = who.get(f"/games/{british.game}", after=0).json()
            count = sum(len(item["events"]) for item in told["items"] if item["type"] == "events")
            views.append((count, told["now"]["view"]))

    look()
    for _ in range(2):
        british.must("pass")  # provisional, so only its author's view is another
        look()
        british.must("end turn")
        french.rest()
        look()
    for who, views in zip(everybody, seen, strict=True):
        for count, view in views:
            moment = who.get(f"/games/{british.game}/moments/{count}").json()
            assert (moment["events"], moment["view"]) == (count, view)
        last = max(count for count, _ in views)
        late = who.get(f"/games/{british.game}/moments/{last + 1}")
        assert (late.status_code, code(late)) == (404, "no_such_moment")
    own = french.get(f"/games/{british.game}/moments/0", side="french")
    assert own.json()["view"]["sides"]["french"]["hand"]
    refused = french.get(f"/games/{british.game}/moments/0", side="british")
    assert (refused.status_code, code(refused)) == (409, "game_not_over")


def test_the_story_of_a_game_tells_all_of_it(visitor: Visitor, record: str) -> None:
    game = visitor.post("/records", record=record).json()
    story = visitor.get(f"/games/{game['id']}/story").json()
    moments = story["moments"]
    assert moments == sorted(moments)
    assert moments[-1] == len(story["events"])
    assert story["events"][-1]["name"] == "game-ended"
    assert all(event["cards"] for event in story["events"] if event["name"] == "cards-drawn")
    for counted in ("points", "money"):
        for side in ("british", "french"):
            assert len(story[counted][side]) == len(moments)
    assert {side: counts[-1] for side, counts in story["points"].items()} == game["outcome"]["points"]
    turns = story["turns"]
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    for turn in turns:
        began = story["events"][turn["events"]]
        assert (began["name"], began["side"]) == ("turn-began", turn["side"])
    for number in (0, len(moments) // 2, len(moments) - 1):
        open_to_all = visitor.get(f"/games/{game['id']}/moments/{moments[number]}", side="both").json()
        sides = open_to_all["view"]["sides"]
        assert open_to_all["decisions"] == number
        for name, side in sides.items():
            assert sum(card["count"] for card in side["hand"]) == side["hand_size"]
            assert sum(card["count"] for card in side["unseen"]) == side["deck_size"]
            assert side["points"]["total"] == story["points"][name][number]
            assert side["money"] == story["money"][name][number]


def test_the_story_of_a_game_that_began_in_the_middle_of_a_turn(visitor: Visitor, record: str) -> None:
    british, _ = visitor.pair(start={"record": record, "decisions": 5})
    turn = british.now()["view"]["turn"]
    british.concede()
    (only,) = visitor.get(f"/games/{british.game}/story").json()["turns"]
    assert (only["turn"], only["events"]) == (turn, 0)


def test_what_is_exported_is_what_was_imported(visitor: Visitor, record: str) -> None:
    imported = visitor.post("/records", record=record)
    assert imported.status_code == 201
    game = imported.json()
    assert (game["status"], game["imported"]) == ("finished", True)
    assert game["british"]["name"] == 'Anne "the Red"'
    assert visitor.get(f"/games/{game['id']}/record").text == record
    again = visitor.post("/records", record=visitor.get(f"/games/{game['id']}/record").text)
    assert again.json()["outcome"] == game["outcome"]


def test_a_record_may_be_json(visitor: Visitor, record: str) -> None:
    as_json = msgspec.json.encode(to_record(read_game_text(record))).decode()
    imported = visitor.post("/records", record=as_json, public=True)
    assert imported.status_code == 201, imported.text
    game = imported.json()
    assert game["id"] in {one["id"] for one in visitor.get("/games", status="finished").json()}
    assert visitor.get(f"/games/{game['id']}/moments/3").status_code == 200


@pytest.mark.skipif(not RECORDS, reason="no records of other sites are here")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_other_sites_are_imported(visitor: Visitor, path: Path) -> None:
    imported = visitor.post("/records", record=path.read_text("utf-8"))
    if imported.status_code == 422:  # one of them breaks off
        assert "not over" in imported.json()["error"]["message"]
        return
    assert imported.status_code == 201, imported.text
    assert imported.json()["outcome"] is not None


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("discard", [0, 1, 4])
def test_records_of_short_decks_are_imported(visitor: Visitor, rule_set: str, discard: int) -> None:
    for variants in ((), ("late-reshuffle",), ("reshuffle-costs-a-coin",)):
        game = play_short(ShortDeck(rule_set, variants, 0, discard), "pass")
        for text in (record_of(game).decode(), str(write_game(game))):
            imported = visitor.post("/records", record=text)
            assert imported.status_code == 201, imported.text
            outcome = imported.json()["outcome"]
            assert (outcome["winner"], outcome["reason"]) == ("british", "conceded")
            story = visitor.get(f"/games/{imported.json()['id']}/story").json()
            drawn = [event["cards"] for event in story["events"] if event["name"] == "cards-drawn"]
            assert len(drawn[0]) == (min(2, discard) or 1) if not variants else drawn


def test_records_with_a_home_support_that_rebuilds_the_deck_are_imported(visitor: Visitor) -> None:
    case = ShortDeck("first-edition-italian", (), 1, 4, ("Home Support", *HAND))
    imported = visitor.post("/records", record=record_of(play_short(case, "home support")).decode())
    assert imported.status_code == 201, imported.text


def test_a_record_that_is_cut_off_is_refused_with_the_place(visitor: Visitor) -> None:
    game = play_short(ShortDeck("yucata", (), 0, 1), "pass")
    before = visitor.get("/games", status="finished").json()
    rng = Random(3)
    for text in (record_of(game).decode(), str(write_game(game)).rstrip()):
        for end in rng.sample(range(20, len(text)), 15):
            refused = visitor.post("/records", record=text[:end], public=True)
            assert (refused.status_code, code(refused)) == (422, "bad_record")
            assert re.search(r"line \d+", refused.json()["error"]["message"])
    assert visitor.get("/games", status="finished").json() == before


@pytest.mark.parametrize(
    "text", ["", "x", "{}", "[]", '{"moves": 3}', "\x00", '[Arpents "1"]\n', "[" * 5000, "9" * 5000]
)
def test_what_is_no_record_is_refused(visitor: Visitor, text: str) -> None:
    refused = visitor.post("/records", record=text)
    assert (refused.status_code, code(refused)) == (422, "bad_record")


def test_an_unfinished_record_is_refused(visitor: Visitor) -> None:
    refused = visitor.post("/records", record=str(write_game(arpents.new_game(seed=1))))
    assert (refused.status_code, code(refused)) == (422, "bad_record")


def test_names_in_a_record_are_kept_short(visitor: Visitor, record: str) -> None:
    long = record.replace('"Louis"', '"' + "L" * 3000 + '"')
    imported = visitor.post("/records", record=long)
    assert imported.status_code == 201, imported.text
    assert imported.json()["french"]["name"] == "L" * 40


@pytest.mark.parametrize("opponent", ["bot", "link"])
@pytest.mark.parametrize("by", ["decisions", "events"])
def test_a_finished_game_is_played_on_from_a_moment(
    visitor: Visitor, record: str, opponent: str, by: str
) -> None:
    game = visitor.post("/records", record=record).json()["id"]
    events = visitor.get(f"/games/{game}/story").json()["moments"][4]
    start = {"game": game, "decisions": 4} if by == "decisions" else {"game": game, "events": events - 1}
    player = visitor.create(side="british", opponent=opponent, start=start)
    if opponent == "link":
        visitor.join(player)
    moment = visitor.get(f"/games/{game}/moments/{events}", side="british").json()["view"]
    now = player.turn() if opponent == "bot" else player.now()
    if opponent == "link" or moment["decider"] == "british":
        assert now["view"]["sides"] == moment["sides"]
    assert now["view"]["turn"] >= moment["turn"]


def test_a_record_is_played_on(visitor: Visitor, record: str) -> None:
    host = visitor.create(side="french", start={"record": record, "decisions": 7})
    assert host.now()["view"] is None
    visitor.join(host)
    assert host.now()["view"]["turn"] >= 1


def test_the_end_of_a_game_is_no_moment_to_play_on_from(visitor: Visitor, record: str) -> None:
    both = {"game": "some", "record": record, "decisions": 0}
    game = visitor.post("/records", record=record).json()["id"]
    last = len(visitor.get(f"/games/{game}/story").json()["events"])
    for start, error in (
        ({"game": game, "decisions": 100_000}, "no_such_moment"),
        ({"game": game, "events": 100_000}, "no_such_moment"),
        ({"game": game, "events": last}, "bad_record"),
        ({"game": game}, "bad_request"),
        ({"game": game, "events": 0, "decisions": 0}, "bad_request"),
        ({"record": record, "events": 0}, "bad_request"),
        ({}, "bad_request"),
        ({**both, "game": game}, "bad_request"),
        ({"game": visitor.create().game, "decisions": 0}, "game_not_over"),
    ):
        refused = visitor.post("/games", start=start)
        assert code(refused) == error
        assert refused.status_code in {404, 409, 422}


def test_what_never_changes_may_be_kept(visitor: Visitor) -> None:
    facts = visitor.get("/facts")
    assert "max-age" in facts.headers["cache-control"]
    assert facts.json()


def test_names_of_players_come_back_from_the_record(visitor: Visitor) -> None:
    name = 'A#"\\[x] é z'
    british, _ = visitor.pair(name=name)
    british.concede()
    record = visitor.get(f"/games/{british.game}/record").text
    assert visitor.post("/records", record=record).json()["british"]["name"] == name


def test_an_imported_game_has_no_seats(visitor: Visitor, record: str) -> None:
    game = visitor.post("/records", record=record).json()["id"]
    stranger = Player(visitor.url, {"game": game, "token": "guessed", "side": None, "invite": None})
    refused = stranger.do("rematch")
    assert (refused.status_code, code(refused)) == (403, "not_your_seat")
