"""Previews: what other sites show of a link, which is what everybody may see, and a picture of it."""

import re
import struct
from html import unescape

import pytest

from arpents.server.asgi.pages import STATIC
from benchmarks.served import Served
from tests.conftest import package
from tests.lacking import lacking
from tests.server.api.people import HTTP, Data, Player, Visitor, code
from tests.server.serving import a_server

TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">')


@pytest.fixture(autouse=True)
def _page() -> None:
    folder = package()
    page = STATIC if folder is None else folder / "server" / "static"
    if not (page / "picture.json").is_file():
        lacking("needs the page, which is not built")


def tags(visitor: Visitor, path: str, language: str = "en") -> Data:
    """What a page says of itself to other sites."""
    reply = HTTP.get(f"{visitor.url}{path}", headers={"Accept-Language": language})
    assert reply.status_code == 200
    found = [(name, unescape(text)) for name, text in TAG.findall(reply.text)]
    assert len(found) == len(dict(found))
    return dict(found)


def picture(visitor: Visitor, game: Player, **headers: str) -> tuple[int, str, bytes]:
    """The picture of a game: the status, its name, and the bytes."""
    reply = HTTP.get(f"{visitor.url}/game/{game.game}/picture.png", headers=headers)
    return reply.status_code, reply.headers.get("etag", ""), reply.content


def develop(player: Player) -> None:
    """Do something that is to be seen on the board, and can be undone."""
    offer = next(offer for offer in player.now()["offers"] if offer["verb"] == "develop")
    cards = [*offer["fixed"], *(one["card"] for one in offer["pool"][: offer["least"]])]
    player.must(f"develop {offer['location']}: {', '.join(cards)}")


def test_a_game_for_everybody_is_told_in_the_language_that_is_asked_for(visitor: Visitor) -> None:
    british, _ = visitor.pair(name='Ann "<script>', public=True)
    told = tags(visitor, f"/game/{british.game}")
    assert told["og:title"] == 'Ann "<script> against Guest'
    assert told["og:description"].startswith("A Few Acres of Snow, turn 1: the British have ")
    assert told["og:url"].endswith(f"/game/{british.game}")
    assert re.fullmatch(rf"http://\S+/game/{british.game}/picture\.png\?v=\w+", told["og:image"])
    assert (told["og:locale"], told["twitter:card"]) == ("en_GB", "summary_large_image")
    german = tags(visitor, f"/game/{british.game}", "xx, fr;q=0.3, de-CH;q=0.8")
    assert german["og:title"] == 'Ann "<script> gegen Guest'
    assert german["og:locale"] == "de_DE"
    assert tags(visitor, f"/game/{british.game}", "zh;q=1, ,;q=x, ;;;q=9e99") == told
    raw = HTTP.get(f"{visitor.url}/game/{british.game}")
    assert "<script>" not in re.sub(r"<script [^>]+>", "", raw.text).partition("</head>")[0]
    assert raw.headers["x-robots-tag"] == "noindex"
    assert "Accept-Language" in raw.headers["vary"]


def test_of_a_private_game_nothing_is_told(visitor: Visitor) -> None:
    british, _ = visitor.pair(public=False)
    private, unknown = tags(visitor, f"/game/{british.game}"), tags(visitor, "/game/nosuchgame42")
    assert private == unknown
    assert private == tags(visitor, "/")
    assert private["og:image"].endswith("/picture.png")
    assert private["og:title"] == "Arpents: A Few Acres of Snow"
    assert british.game not in str(private)
    # Nor to somebody who has a token, or whoever sends one along.
    hidden = british.ask("GET", f"/game/{british.game}/picture.png")
    nowhere = british.ask("GET", "/game/nosuchgame42/picture.png")
    assert (hidden.status_code, code(hidden)) == (404, "unknown_game")
    assert hidden.text.replace(british.game, "nosuchgame42") == nowhere.text
    british.concede()
    assert "The French have won" in tags(visitor, f"/game/{british.game}")["og:description"]


def test_an_open_game_says_who_waits(visitor: Visitor) -> None:
    host = visitor.create(name="Ann", opponent="anyone", side="british")
    told = tags(visitor, f"/game/{host.game}")
    assert told["og:title"] == "Ann looks for an opponent"
    assert told["og:image"].endswith("/picture.png")
    assert code(visitor.ask("GET", f"/game/{host.game}/picture.png")) == "game_not_begun"


def test_the_picture_shows_what_everybody_may_see_and_is_painted_once(visitor: Visitor) -> None:
    british, _ = visitor.pair(public=True)
    status, name, png = picture(visitor, british)
    assert (status, png[:8]) == (200, b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    assert f"v={name.strip(chr(34))}" in tags(visitor, f"/game/{british.game}")["og:image"]
    reply = HTTP.get(f"{visitor.url}/game/{british.game}/picture.png?v=anything")
    assert reply.content == png
    assert reply.headers["content-type"] == "image/png"
    assert reply.headers["cache-control"] == "public, max-age=300"
    assert reply.headers.get_list("cross-origin-resource-policy") == ["cross-origin"]
    assert picture(visitor, british, **{"If-None-Match": name}) == (304, name, b"")
    # What is provisional is its author's alone.
    develop(british)
    before = tags(visitor, f"/game/{british.game}")
    assert picture(visitor, british)[1:] == (name, png)
    british.must("end turn")
    assert picture(visitor, british)[1] != name
    assert tags(visitor, f"/game/{british.game}")["og:image"] != before["og:image"]


def test_whether_something_is_there_can_be_asked(visitor: Visitor) -> None:
    british, _ = visitor.pair(public=True)
    game = f"/game/{british.game}"
    paths = (
        "/",
        "/rules",
        "/about",
        game,
        f"{game}/picture.png",
        "/picture.png",
        "/robots.txt",
        "/worker.js",
    )
    for path in (*paths, "/static/arpents.svg"):
        plain = {"Accept-Encoding": "identity"}
        whole = HTTP.get(f"{visitor.url}{path}", headers=plain)
        head = HTTP.head(f"{visitor.url}{path}", headers=plain)
        assert (head.status_code, head.content) == (200, b""), path
        for name in ("content-type", "content-length", "cache-control", "etag"):
            assert head.headers[name] == whole.headers[name], (path, name)
    assert HTTP.head(f"{visitor.url}/game/nosuchgame42/picture.png").status_code == 404
    assert HTTP.post(f"{visitor.url}{game}/picture.png").status_code == 405


def test_pictures_are_costly_and_counted_as_such() -> None:
    with a_server("--proxy", work_per_minute=660, seed=1) as served:
        ann, bob = (Visitor(served.url, **{"X-Forwarded-For": f"203.0.113.{end}"}) for end in (7, 8))
        one, other = (ann.pair(public=True)[0] for _ in range(2))
        assert ann.ask("GET", f"/game/{one.game}/picture.png").status_code == 200  # the process has begun
        assert bob.ask("GET", f"/game/{one.game}/picture.png").status_code == 200  # it is kept
        one.concede()
        assert bob.ask("GET", f"/game/{one.game}/picture.png").status_code == 200
        general = bob.ask("GET", "/picture.png")
        assert (general.status_code, code(general)) == (429, "too_often")
        # What is kept costs little, and the page opens all the same.
        assert bob.ask("GET", f"/game/{one.game}/picture.png").status_code == 200
        assert bob.ask("GET", f"/game/{other.game}").status_code == 200


def test_the_page_is_not_sent_again_to_whoever_has_it(server: Served) -> None:
    first = HTTP.get(f"{server.url}/rules")
    again = HTTP.get(f"{server.url}/rules", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    french = HTTP.get(f"{server.url}/rules", headers={"Accept-Language": "fr"})
    assert french.headers["etag"] != first.headers["etag"]
