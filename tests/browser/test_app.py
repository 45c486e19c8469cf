"""The page is kept on the device: it opens without the server, says so, and gives way to a newer version."""

import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from benchmarks.served import Served, start
from tests.browser.copied_page import FOLDER
from tests.browser.playing import Player
from tests.browser.serving import Complaints, chromium, require_page
from tests.browser.tables import LOST, Table, a_table, sit
from tests.conftest import package

OFFLINE = "You are offline: the server cannot be reached."
COMMAND = (sys.executable, "-m", "tests.browser.copied_page")
READY = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated")
    await new Promise((done) => active.addEventListener("statechange", done, { once: true }));
  return (await caches.keys()).filter((name) => name.startsWith("arpents-"));
}"""
"""Waits until the page is kept, and tells by which names."""

KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname);
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, in a folder of its own."""
    require_page()
    chromium()
    found = package()
    assert found is not None
    return Path(shutil.copytree(found / "server" / "static", tmp_path_factory.mktemp("page") / "static"))


@pytest.fixture(scope="module")
def begin(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Served]:
    """Starts a server with that page, at a port if one is named."""
    place = tmp_path_factory.mktemp("server")

    def start_it(port: str = "0") -> Served:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("ARPENTS_")}
        environment = kept | {"ARPENTS_SEED": "1", FOLDER: str(folder)}
        database = f"sqlite:///{place / 'games.sqlite'}"
        return start(database, environment, place / "log", "--port", port, command=COMMAND)

    return start_it


@pytest.fixture(scope="module")
def server(begin: Callable[..., Served]) -> Iterator[Served]:
    """A server that may be switched off."""
    served = begin()
    yield served
    served.stop()


def concede(server: Served, table: Table) -> None:
    """The British at a table give up, on another device."""
    address = f"{server.url}/api/v1/games/{table.game}/concede"
    seat = {"Authorization": f"Bearer {table.token}"}
    reply = httpx.post(address, headers=seat, json={"key": "over"}, timeout=60)
    assert reply.is_success, reply.text


def visited(new_context: Callable[..., BrowserContext], path: str = "/") -> Page:
    """Somebody who has been here, so that the page is kept."""
    page = new_context(service_workers="allow").new_page()
    page.goto(path)
    assert len(page.evaluate(READY)) == 1
    return page


def test_the_page_opens_without_the_server_and_says_so(
    new_context: Callable[..., BrowserContext],
    server: Served,
    begin: Callable[..., Served],
    complaints: Complaints,
    faults: Callable[..., list[str]],
) -> None:
    table = a_table(server)
    page = visited(new_context, table.link)
    expect(Player(page).standing).to_contain_text("Your turn")
    port = server.address.rpartition(":")[2]
    server.kill()

    page.goto("/")
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    # Of the game nothing is kept, and so nothing is shown.
    page.goto(f"/game/{table.game}")
    expect(page.get_by_role("alert").first).to_contain_text("The server cannot be reached.")
    kept: list[str] = page.evaluate(KEPT)
    assert {"/", "/api/v1/facts"} < set(kept)
    others = [path for path in kept if not path.startswith("/static/")]
    assert sorted(others) == ["/", "/api/v1/facts"]

    page.goto("/")
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    server.process = begin(port).process
    expect(page.get_by_text(OFFLINE)).to_have_count(0)
    page.goto(f"/game/{table.game}")
    expect(Player(page).standing).to_contain_text("Your turn")
    expect(Player(page).standing).not_to_contain_text(LOST)
    complaints.allow("ERR_CONNECTION|Failed to fetch|WebSocket|Failed to load resource")


def newer(folder: Path) -> None:
    """Another version of the page: other words in it, one part less, and a worker that knows it."""
    index, worker = folder / "index.html", folder / "worker.js"
    index.write_text(index.read_text("utf-8").replace("</head>", '<meta name="newer" /></head>'), "utf-8")
    (part,) = (folder / "assets").glob("About-*.js")
    text = worker.read_text("utf-8").replace(f'"/static/assets/{part.name}",', "")
    changed = re.sub(r'"version":"\w+"', '"version":"newer"', text)
    assert part.name not in changed
    worker.write_text(changed, "utf-8")
    for file in (folder / "assets").glob(f"{part.name}*"):
        file.unlink()
    for twin in folder.glob("worker.js.*"):
        twin.unlink()


@contextmanager
def without(folder: Path, *names: str) -> Iterator[None]:
    """The server has no longer what the parts of these names were in when the page was opened."""
    gone = [file for name in names for file in (folder / "assets").glob(f"{name}-*.js*")]
    assert len(gone) >= len(names)
    kept = {file: file.read_bytes() for file in gone}
    for file in gone:
        file.unlink()
    try:
        yield
    finally:
        for file, content in kept.items():
            file.write_bytes(content)


def test_a_page_older_than_the_server_shows_the_end_and_loads_itself_again(
    page: Page, server: Served, folder: Path, complaints: Complaints
) -> None:
    table = a_table(server)
    with page.expect_response(re.compile(r"assets/End-")):
        sit(page, table)
    with without(folder, "End", "Share", "About"):
        page.evaluate("window.unbroken = true")
        concede(server, table)
        panel = page.get_by_role("region", name="You lose.")
        expect(panel.get_by_role("button", name="Rematch")).to_be_visible()
        # What is missing says so, and how to mend it.
        panel.get_by_role("button", name="Share").click()
        trouble = page.get_by_role("alert").filter(has_text="Arpents has been updated")
        expect(trouble.get_by_role("button", name="Load the page again")).to_be_visible()
        # Between pages nothing can be lost, and nobody is asked.
        assert page.evaluate("window.unbroken")
        page.get_by_role("link", name="About").click()
        page.wait_for_function("() => !window.unbroken")
        # Here even the new page has lost it: it is loaded again once, and not for ever.
        expect(page.get_by_role("heading", name="This page cannot be shown")).to_be_visible()
    page.get_by_role("button", name="Load the page again").click()
    expect(page).to_have_title(re.compile("About"))
    complaints.allow("404|Failed to fetch dynamically|Failed to load resource|Refusal")


def test_an_end_that_cannot_be_shown_offers_a_way(
    page: Page, server: Served, folder: Path, complaints: Complaints
) -> None:
    table = a_table(server)
    with without(folder, "End"):
        sit(page, table)
        concede(server, table)
        expect(page.get_by_role("alert").filter(has_text="Arpents has been updated")).to_be_visible()
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("region", name="You lose.")).to_be_visible()
    complaints.allow("404|Failed to fetch dynamically|Failed to load resource|Refusal")


def test_an_end_that_did_not_arrive_ahead_has_its_looks_all_the_same(
    page: Page, server: Served, complaints: Complaints
) -> None:
    table = a_table(server)
    styles = re.compile(r"assets/End-[^/]*\.css")
    page.route(styles, lambda route: route.abort(), times=1)
    with page.expect_event("requestfailed", lambda request: bool(styles.search(request.url))):
        sit(page, table)
    with page.expect_response(styles):
        concede(server, table)
    panel = page.get_by_role("region", name="You lose.")
    expect(panel.get_by_role("button", name="Rematch")).to_be_visible()
    assert (
        page.locator("link[rel=stylesheet][href*=End-]").evaluate("(link) => link.sheet.cssRules.length") > 0
    )
    complaints.allow("Failed to load resource|ERR_FAILED")


def test_a_coast_that_did_not_arrive_is_asked_for_again(
    page: Page, server: Served, complaints: Complaints
) -> None:
    page.route(re.compile(r"assets/(land|small)-[^/]*\.js"), lambda route: route.abort(), times=2)
    sit(page, a_table(server))
    expect(page.locator(".map .land").first).to_have_attribute("d", re.compile("M"))
    expect(page.locator("#map-stamp path")).to_have_attribute("d", re.compile("M"))
    complaints.allow("Failed to load resource|ERR_FAILED")


@pytest.mark.soak
def test_a_newer_version_takes_over_without_loading_a_page_again(
    new_context: Callable[..., BrowserContext], server: Served, folder: Path
) -> None:
    page = visited(new_context, a_table(server).link)
    player = Player(page)
    player.select_money("Norfolk")
    page.evaluate("window.unbroken = true")
    newer(folder)
    # As browsers do by themselves, now and then and with each visit.
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    page.wait_for_function("async () => (await caches.keys()).includes('arpents-newer')")
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.getRegistration()).active.state === 'activated'"
    )

    # What was picked is still picked, and parts that the server has no longer are at hand.
    assert page.evaluate("window.unbroken")
    expect(player.bar).to_contain_text("Take money with Norfolk.")
    player.confirm()
    expect(player.standing).to_contain_text("1 action left")
    assert page.locator("meta[name=newer]").count() == 0
    page.get_by_role("link", name="About").click()
    expect(page).to_have_title(re.compile("About"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("window.unbroken")

    # The next page to be opened is the new one.
    again = page.context.new_page()
    again.goto("/")
    expect(again.locator("meta[name=newer]")).to_have_count(1)
