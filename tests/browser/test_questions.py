"""What the page asks and tells: what is at stake, what happened meanwhile, and that nothing is left to do."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from arpents import Game
from arpents.locales import Words
from benchmarks.served import Served
from tests.browser.playing import Player
from tests.browser.reading import overlaps
from tests.browser.situations import Tables, drawn, open_game, pick, tab
from tests.browser.tables import NewContext, frontier, set_up, two_players
from tests.positions import FRENCH, position, side
from tests.sampling import sampled

LANGUAGES: Final = ("en", "de", "fr", "it")
WIDE: Final = ((1180, 820), (1366, 768), (1440, 900), (1920, 1080))

COLOURS: Final = r"""(tokens) => {
  const probe = document.body.appendChild(document.createElement("i"));
  const found = tokens.map((token) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}"""
"""What colours the page has under these names."""

GREEN: Final = r"""(green) => [...document.querySelectorAll("main *")].filter((one) => {
  if (one.closest(".able, .main, .asked, .can, .chosen") || !one.checkVisibility()) return false;
  const style = getComputedStyle(one);
  const edges = [style.borderTopColor, style.borderBottomColor, style.borderLeftColor];
  const drawn = [style.color, style.backgroundColor, style.fill, style.stroke];
  return [...drawn, ...edges].some((colour) => green.includes(colour));
}).map((one) => one.outerHTML.slice(0, 80))"""
"""What is green although nothing can be done there."""


def defenceless() -> Game:
    """The French can raid New Haven, and the British have nothing to block with."""
    return position(
        side(hand=["Norfolk", "Boston"], deck=["New Haven", "New York", "Philadelphia"], money=5),
        side(hand=["Coureurs de Bois", "Montreal"], deck=["Quebec", "Louisbourg", "Tadoussac"], money=5),
        board={"Deerfield": "french village"},
        to_move=FRENCH,
    )


def taken() -> Game:
    """The British take Louisbourg, and have three settlers for it."""
    return position(
        side(
            hand=["Boston", "New York", "Philadelphia", "Norfolk"],
            deck=["New Haven"],
            siege="Louisbourg",
            marker=7,
            attacking=["Militia"],
        ),
        side(hand=["Quebec"], deck=["Gaspé"]),
        actions_left=None,
    )


def test_all_answers_are_seen(server: Served, new_context: NewContext) -> None:
    page = new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(set_up(server, taken(), side="british", opponent="bot", level=1).link)
    answers = page.locator(".bar .choices").get_by_role("button")
    ways = ["With Philadelphia", "With New York", "With Boston", "Leave Louisbourg neutral"]
    expect(answers).to_have_text(ways)
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=0.98)
    # Whoever listens hears the whole of it.
    expect(answers.first).to_have_accessible_name("Place a village in Louisbourg with Philadelphia")


def taken_by_many() -> Game:
    """The British take Louisbourg, and have more settlers for it than can be told one by one."""
    settlers = ["Boston", "New York", "Philadelphia", "Baltimore", "Richmond", "St. Mary's", "Deerfield"]
    return position(
        side(
            hand=[*settlers, "Settlers", "neutral Settlers"],
            deck=["New Haven"],
            siege="Louisbourg",
            marker=7,
            attacking=["Militia"],
        ),
        side(hand=["Quebec"], deck=["Gaspé"]),
        actions_left=None,
    )


@pytest.mark.parametrize(
    ("game", "answer"), [(taken, "With Boston"), (taken_by_many, "Leave Louisbourg neutral")]
)
def test_an_answer_is_one_click_where_moves_are_not_asked_about(
    server: Served, new_context: NewContext, game: Callable[[], Game], answer: str
) -> None:
    context = new_context()
    keep = "localStorage.setItem('arpents.confirm', JSON.stringify('off'))"
    context.add_init_script(f"if (location.protocol === 'http:') {keep}")
    page = context.new_page()
    page.goto(set_up(server, game(), side="british", opponent="bot", level=1).link)
    page.locator(".bar .choices").get_by_text(answer, exact=True).click()
    expect(page.get_by_role("status").filter(has_text="2 actions left")).to_be_visible()


def crowded() -> Game:
    """The British have so many kinds of cards that they can do nearly everything."""
    hand = ["Boston", "New York", "Philadelphia", "Norfolk", "Pemaquid", "Militia", "Governor", "Trader"]
    return position(side(hand=[*hand, "Rangers", "Settlers", "Home Support"], deck=["New Haven"], money=9))


@pytest.mark.parametrize(
    ("width", "height", "part", "before", "after"),
    sampled([(360, 640, ".choices", "before", "after"), (640, 360, "", "above", "below")], test=1),
)
def test_that_there_are_more_choices_is_seen(
    server: Served,
    new_context: NewContext,
    width: int,
    height: int,
    part: str,
    before: str,
    after: str,
) -> None:
    """On a phone held upright they go on to the right, and in a low window below."""
    viewport = {"width": width, "height": height}
    page = new_context(viewport=viewport, has_touch=True, is_mobile=True).new_page()
    page.goto(set_up(server, taken(), side="british", opponent="bot", level=1).link)
    bar, last = page.locator(".bar"), "Leave Louisbourg neutral"
    expect(bar.get_by_role("button", name=last)).not_to_be_in_viewport(ratio=0.98)
    box = bar.locator(part) if part else bar
    expect(box).to_have_attribute("data-more", after)
    assert "gradient" in box.evaluate("one => getComputedStyle(one).maskImage")
    box.evaluate("one => one.scrollTo(4, 4)")
    expect(box).to_have_attribute("data-more", f"{before} {after}")
    box.evaluate("one => one.scrollTo(one.scrollWidth, one.scrollHeight)")
    expect(box).to_have_attribute("data-more", before)
    expect(bar.get_by_role("button", name=last)).to_be_in_viewport(ratio=0.98)
    # What is seen whole is shown whole.
    bar.get_by_role("button", name=last).click()
    expect(bar.locator(".deed")).to_be_visible()
    expect(page.locator("[data-more]")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "language"),
    sampled(
        [
            (1180, 820, "fr"),
            (1366, 768, "de"),
            *((width, height, language) for width, height in WIDE for language in LANGUAGES),
        ],
        test=2,
    ),
)
def test_what_can_be_done_has_room_and_the_rest_one_button(
    server: Served, new_context: NewContext, width: int, height: int, language: str
) -> None:
    page = new_context(viewport={"width": width, "height": height}, locale=language).new_page()
    page.goto(set_up(server, crowded(), side="british", opponent="bot", level=1).link)
    bar = page.locator(".bar")
    buttons = bar.locator(".choices button:visible")
    expect(buttons.nth(5)).to_be_in_viewport(ratio=1)
    drawn(page)
    assert bar.locator(".room").evaluate("one => one.scrollHeight <= one.clientHeight"), "nothing is scrolled"
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    if bar.locator(".choices [data-verb][hidden]").count():
        assert bar.locator('[data-verb="draft"]').is_visible(), "what is missed least goes first"
    bar.get_by_role("button", name=Words(language)("play-all")).click()
    expect(page.locator("#tab-actions")).to_have_attribute("aria-selected", "true")
    assert overlaps(page) == []


def test_news_speak_the_language_that_is_chosen(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29, since=28).address("british"))
    news = page.locator(".bar .since")
    expect(news).to_contain_text("The French settle")
    page.locator("header .opener").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.keyboard.press("Escape")
    expect(news).to_contain_text("Die Franzosen siedeln")


def test_what_is_at_stake(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(36, "block", since=35).address("british"))
    bar = page.locator(".bar")
    expect(bar).to_contain_text("The enemy raids Albany. Will you block?")
    expect(bar).to_contain_text("Albany, a village: you would lose 4 points and they would gain 2.")
    expect(page.locator(".map [data-lit=Albany].french")).to_be_visible()
    tab(page, "actions")
    listed = page.locator("#tab-panel").get_by_role("button").all_inner_texts()
    offered = bar.locator(".choices button").all_inner_texts()
    assert [text.strip() for text in listed] == offered == ["Block with Albany", "Do not block"]


@pytest.mark.soak
def test_nothing_to_block_with(server: Served, new_context: NewContext) -> None:
    ann, bob = two_players(server, new_context, defenceless())
    raid(bob)
    expect(ann.bar).to_contain_text("The enemy raids New Haven, and you have nothing to block with.")
    expect(bob.bar).not_to_contain_text("block")
    ann.hands.use(ann.doing)
    expect(bob.standing).to_contain_text("1 action left")
    bob.show("Log")
    expect(bob.panel).not_to_contain_text("nothing to block")


@pytest.mark.soak
def test_an_ambush_tells_what_it_takes(server: Served, new_context: NewContext) -> None:
    ann, bob = two_players(server, new_context, frontier())
    bob.list_action("Ambush")
    bob.finish()
    expect(ann.bar).to_contain_text("Militia")
    expect(ann.bar).to_contain_text("market")


def raid(player: Player) -> None:
    """Raid New Haven."""
    player.hands.use(player.card("Coureurs de Bois"))
    player.hands.use_place(player.place("New Haven"))
    player.confirm()


@pytest.mark.soak
def test_no_action_is_left(page: Page, tables: Tables) -> None:
    seats = tables.at(29, since=28)
    open_game(page, seats.address("british"))
    pick(page, "New York", "St. Mary's", "Philadelphia")
    page.locator(".bar").get_by_role("button", name="Settle Albany").click()
    page.locator("[data-does]").click()
    expect(page.get_by_role("status").filter(has_text="1 action left")).to_be_visible()
    player = Player(page)
    player.list_action("Take money")
    player.finish()
    expect(page.locator(".bar")).to_contain_text("You have no actions left.")
    page.locator(".bar").get_by_role("button", name="End turn").click()
    expect(player.standing).to_contain_text("French turn")


@pytest.mark.soak
def test_news_go_when_the_reader_does_something(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(19, since=17).address("british"))
    news = page.get_by_role("region", name="Meanwhile")
    expect(news).to_contain_text("The French settle Fort Niagara")
    assert page.locator(".board").get_by_role("region").count() == 0, "the map is uncovered"
    page.locator(".hand [data-card][aria-pressed=false]").first.click()
    expect(news).to_have_count(0)
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".bar").get_by_role("button", name="End turn")).to_be_visible()
    expect(news).to_have_count(0)
    expect(news).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("theme", sampled(["light", "dark"], test=1))
def test_green_is_for_what_can_be_done(page: Page, tables: Tables, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    open_game(page, tables.at(36, "block", since=35).address("french"))
    green = page.evaluate(COLOURS, ["--act", "--act-soft"])
    assert page.evaluate(GREEN, green) == []
    open_game(page, tables.imported().address(after="#replay=148"))
    assert page.evaluate(GREEN, page.evaluate(COLOURS, ["--act", "--act-soft"])) == []


def test_what_can_be_done_at_a_place_looks_like_words(page: Page, tables: Tables) -> None:
    open_game(page, tables.at(29).address("british"))
    page.locator("[data-place=Albany]").hover()
    lines = page.locator(".info .doable li")
    expect(lines.first).to_contain_text("Settle Albany")
    (green,) = page.evaluate(COLOURS, ["--act"])
    colours = lines.evaluate_all("(lines) => lines.map((line) => getComputedStyle(line).color)")
    assert green not in colours, "what cannot be clicked does not look as if it could"
