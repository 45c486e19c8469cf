"""What goes wrong is told in a sentence that says what to do next, and what was selected stays so."""

import re

import pytest
from greenlet import greenlet  # type: ignore[import-untyped] # it has no types of its own
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from benchmarks.served import Served
from tests.browser.playing import Player
from tests.browser.serving import Complaints
from tests.browser.tables import NO_GAME, NewContext, a_table, set_up, sit
from tests.sampling import sampled

NO_SUCH = "There is no such game, or it is private."
UNREACHABLE = "The server cannot be reached. Try again in a moment."
STALE = "The game has gone on in the meantime. Look at how it stands now, and choose again."
FAILED = "The server failed at this, which is not your fault. Try again in a moment; nothing was lost."
FAULT = "The server has a fault of its own. Try again in a moment; nothing was lost."


def selected(player: Player) -> None:
    """It is still selected."""
    expect(player.bar).to_contain_text("Take money with Norfolk.")
    expect(player.doing).to_be_enabled()


def do_it(player: Player, told: str) -> None:
    """Try to do it, and be told why that did not succeed."""
    player.hands.use(player.doing)
    expect(player.trouble).to_have_text(told)
    selected(player)


def refused(page: Page, told: str, title: str = "This game cannot be shown.") -> None:
    """Instead of the game there is a sentence, and a way out."""
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(told)
    expect(page.locator("main svg")).to_be_visible()
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def unknown(page: Page) -> None:
    """There is no game to be seen, be it private or none; where a link is incomplete, that is said."""
    refused(page, f"{NO_GAME.partition('. ')[2]} Your games are on the first page.", NO_SUCH)


def test_a_dead_link(page: Page) -> None:
    page.goto("/game/nosuchgame42")
    unknown(page)


def test_an_address_with_nothing(page: Page, complaints: Complaints) -> None:
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="To the first page")).to_be_visible()
    complaints.allow("404")


@pytest.mark.soak
def test_a_foreign_seat_does_not_cost_ones_own(page: Page, server: Served) -> None:
    table = a_table(server)
    sit(page, table)
    page.goto("/")
    page.goto(f"/game/{table.game}#seat=somebody-elses")
    unknown(page)
    page.goto(f"/game/{table.game}")
    expect(Player(page).standing).to_contain_text("Your turn")


def test_a_private_game_without_a_seat(page: Page, server: Served) -> None:
    page.goto(f"/game/{a_table(server).game}")
    unknown(page)


@pytest.mark.soak
def test_an_invitation_that_is_used_up_lets_one_watch(
    page: Page, server: Served, new_context: NewContext
) -> None:
    table = set_up(server, name="Ann", opponent="link", side="british", public=False)
    first = new_context().new_page()
    first.goto(table.invite)
    first.get_by_role("button", name="Join").click()
    expect(Player(first).standing).to_be_visible()
    page.goto(table.invite)
    expect(Player(page).bar).to_contain_text("You are watching.")


def test_without_a_network_what_is_selected_stays(page: Page, server: Served, complaints: Complaints) -> None:
    player = sit(page, a_table(server))
    player.select_money("Norfolk")
    page.context.set_offline(True)
    expect(player.standing).to_contain_text("The connection is lost.")
    do_it(player, UNREACHABLE)
    page.context.set_offline(False)
    expect(player.standing).not_to_contain_text("The connection is lost.")
    selected(player)
    player.confirm()
    expect(player.standing).to_contain_text("1 action left")
    complaints.allow("ERR_INTERNET_DISCONNECTED")


def test_two_windows_of_one_seat(
    page: Page, server: Served, new_context: NewContext, complaints: Complaints
) -> None:
    table = a_table(server)
    deaf = [False]

    def relay(socket: WebSocketRoute) -> None:
        line = socket.connect_to_server()
        line.on_message(lambda message: None if deaf[0] else socket.send(message))

    page.route_web_socket(re.compile("/live$"), relay)
    late = sit(page, table)
    quick = sit(new_context().new_page(), table)
    late.select_money("Norfolk")
    deaf[0] = True  # its news are slow
    quick.select_money("Boston")
    quick.confirm()
    expect(quick.standing).to_contain_text("1 action left")

    # What was selected is still possible, after a look at what is new.
    do_it(late, STALE)
    expect(late.standing).to_contain_text("1 action left")
    expect(late.card("Boston")).to_have_count(0)
    late.confirm()
    expect(late.standing).to_contain_text("no actions left")
    expect(quick.standing).to_contain_text("no actions left")
    complaints.expect("409")


@pytest.mark.soak
def test_a_selection_that_is_no_longer_possible_is_let_go(
    page: Page, server: Served, new_context: NewContext
) -> None:
    table = a_table(server)
    one, other = sit(page, table), sit(new_context().new_page(), table)
    one.select_money("Norfolk")
    other.select_money("Norfolk")
    other.confirm()
    expect(one.standing).to_contain_text("1 action left")
    expect(one.doing).to_have_count(0)
    expect(one.bar.get_by_role("button", name="End turn")).to_be_visible()


@pytest.mark.parametrize(
    ("status", "body", "told"),
    sampled(
        [
            (502, "<h1>Bad gateway</h1>", FAULT),
            (500, '{"error": {"code": "server_error", "message": "?"}}', FAILED),
        ],
        test=1,
    ),
    ids=["before-it", "itself"],
)
def test_a_server_that_fails(
    page: Page, server: Served, complaints: Complaints, status: int, body: str, told: str
) -> None:
    player = sit(page, a_table(server))
    player.select_money("Norfolk")
    page.route("**/moves", lambda route: route.fulfill(status=status, body=body))
    do_it(player, told)
    complaints.expect(str(status))
    page.unroute("**/moves")
    player.confirm()
    expect(player.standing).to_contain_text("1 action left")


@pytest.mark.soak
@pytest.mark.parametrize(
    "part", sampled(["**/api/v1/facts", "**/assets/Game-*.js"], test=1), ids=["facts", "script"]
)
def test_a_page_that_comes_in_part(page: Page, server: Served, complaints: Complaints, part: str) -> None:
    def lose(route: Route) -> None:
        route.abort()

    page.route(part, lose)
    page.goto(a_table(server).link)
    expect(page.get_by_role("heading", name="This page cannot be shown")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(re.compile(r"\w+\. .*\w+\."))
    expect(page.get_by_role("link", name="To the first page")).to_be_visible()
    page.unroute(part)
    # Of a script that a server which answers does not have, the page is told to be an older one.
    remedy = "Load the page again" if part.endswith(".js") else "Try again"
    page.get_by_role("button", name=remedy).click()
    expect(Player(page).standing).to_contain_text("Your turn")
    complaints.allow("ERR_FAILED|Failed to fetch|dynamically imported")


def test_a_line_that_cannot_be_opened(page: Page, server: Served, complaints: Complaints) -> None:
    closed = [True]

    def relay(socket: WebSocketRoute) -> None:
        if closed[0]:
            # In a greenlet of its own: Playwright calls this in the one that answers come by.
            greenlet(lambda: socket.close(code=1011)).switch()
        else:
            socket.connect_to_server()

    page.route_web_socket(re.compile("/live$"), relay)
    page.goto(a_table(server).link)
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(UNREACHABLE)
    closed[0] = False  # and it comes back by itself
    expect(Player(page).standing).to_contain_text("Your turn")
    complaints.allow("WebSocket")
