"""Players: people at a table, who know what the page shows them, and use a mouse, keys or fingers."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol, final

from playwright.sync_api import Locator, Page, expect

from tests.processes import wait_until

YOURS: Final = re.compile(r"Your turn|You decide")
OVER: Final = re.compile(r"You win\.|You lose\.")
WAITING: Final = 60_000
"""Milliseconds that the other side may take."""

MOST_DECISIONS: Final = 200
"""A game with more decisions than these, of one side, has no end."""

STEPS: Final = 20
"""More choices than these make no action."""

COMMANDS: Final = ("Start over", "Undo", "Take back", "End turn", "All actions", "Close", "")
"""The buttons of the bar that are no answer to what is asked there."""

MORE_NEWS: Final = re.compile(r"\d+ more")
"""The one that leads to the news for which there is no room."""

PREFERRED: Final = (
    "Settle",
    "Develop",
    "Block",
    "Besiege",
    "Reinforce",
    "Merchant",
    "Trader",
    "Take money",
)
"""What these people like to do, the dearest first: a country that fills up ends the game."""


WAYS: Final = {"by_list", "by_map", "by_cards", "by_market"}
"""The ways to choose an action, by the names of what ``Player`` does."""


class Hands(Protocol):
    """How somebody uses what is on the page."""

    def use(self, thing: Locator) -> None:
        """Press a button, a tab or a card."""
        ...

    def use_place(self, place: Locator) -> None:
        """Choose a location on the map."""
        ...

    def end_turn(self, player: "Player") -> None:
        """Say that the turn shall end."""
        ...


@final
class Mouse:
    """Everything by clicks."""

    def use(self, thing: Locator) -> None:
        """Click it."""
        thing.click()

    def use_place(self, place: Locator) -> None:
        """Click its symbol; beside it there are names, and between them the country."""
        place.locator("circle").first.click()

    def end_turn(self, player: "Player") -> None:
        """Click the button for it."""
        self.use(player.bar.get_by_role("button", name="End turn"))


WHERE: Final = """(wanted) => {
  const at = document.activeElement;
  if (at === wanted) return "here";
  const row = wanted.closest("[role=tablist]") ?? (wanted.dataset.card && wanted.closest("[role=group]"));
  const after = at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (row && row !== at && row.contains(at)) return after ? "ArrowRight" : "ArrowLeft";
  return after ? "Tab" : "Shift+Tab";
}"""
"""Where the focus is from the point of view of a thing: here, or the key that leads to it."""


@final
class Keys:
    """Everything by keys: Tab and arrows to go somewhere, Enter or Space to use it."""

    MOST: Final = 120
    """More keys than these are a way that nobody would go."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._uses = 0

    def use(self, thing: Locator) -> None:
        """Go there and press Enter, or Space, which does the same."""
        self.go(thing)
        self._uses += 1
        self._page.keyboard.press("Enter" if self._uses % 2 else "Space")

    def go(self, thing: Locator) -> None:
        """Bring the focus to it."""
        thing.wait_for()
        tried: list[str] = []
        while (key := str(thing.evaluate(WHERE))) != "here":
            assert len(tried) < self.MOST, f"{thing} cannot be reached with {tried}"
            tried.append(key)
            self._page.keyboard.press(key)

    def use_place(self, place: Locator) -> None:
        """Go through the map by arrows until the focus is there, and press Enter."""
        wanted = place.get_attribute("data-place")
        self.go_to_map(place)
        self._walk(place, wanted)
        self._page.keyboard.press("Enter")

    def go_to_map(self, place: Locator) -> None:
        """Bring the focus to the one place that is a stop of the Tab key."""
        self.go(place.page.get_by_role("group", name="Map", exact=True).locator("[data-place][tabindex='0']"))

    def _walk(self, place: Locator, wanted: str | None) -> None:
        seen: set[tuple[str, str]] = set()
        for _ in range(self.MOST):
            here, keys = place.evaluate(TOWARDS)
            if here == wanted:
                return
            key = next((key for key in keys if (here, key) not in seen), None)
            assert key is not None, f"from {here} no arrow leads to {wanted}"
            seen.add((here, key))
            self._page.keyboard.press(key)
        raise AssertionError(f"{wanted} cannot be reached by arrows")

    def end_turn(self, player: "Player") -> None:
        """Press the key for it."""
        expect(player.bar.get_by_role("button", name="End turn")).to_be_visible()
        self._page.keyboard.press("Shift+Enter")


TOWARDS: Final = """(wanted) => {
  const middle = (node) => {
    const { x, y, width, height } = node.querySelector("circle").getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const at = document.activeElement;
  const [dx, dy] = middle(wanted).map((value, axis) => value - middle(at)[axis]);
  const across = dx > 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const along = dy > 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
  return [at.dataset.place, [first[0], second[0], second[1], first[1]]];
}"""
"""Where the focus is on the map, and the arrows in the order in which they seem to lead to a place."""


@final
class Player:
    """Somebody at a table."""

    def __init__(self, page: Page, hands: Hands | None = None) -> None:
        self.page = page
        self.hands: Hands = hands or Mouse()
        # By their attributes: to find them by role and name, Playwright looks at every element of the page.
        self.standing = page.locator("main [role=status]").first
        self.bar = page.locator("[role=group][aria-label='What you do']")
        self.hand = page.locator("[role=group][aria-label^='Your hand']").last
        self.map = page.locator("[role=group][aria-label=Map]")
        self.panel = page.locator("[role=tabpanel]")
        self.tabs = page.locator("[role=tablist]")
        self.trouble = page.get_by_role("region", name="Table").get_by_role("alert")
        self.doing = self.bar.locator("[data-does]")

    # What they see

    def wait(self) -> bool:
        """Wait until there is something to decide; false if the game is over."""
        expect(self.standing).to_contain_text(re.compile(f"{YOURS.pattern}|{OVER.pattern}"), timeout=WAITING)
        return OVER.search(self.standing.inner_text()) is None

    def choosable(self, part: Locator) -> Locator:
        """The cards or places in a part of the table that are marked as to be chosen, and not chosen yet."""
        # Asked for what is not pressed, the role would also be that of buttons which never can be.
        return part.get_by_role("button").and_(self.page.locator("[aria-pressed=false]"))

    def place(self, name: str) -> Locator:
        """A location on the map."""
        named = re.compile(rf"^{re.escape(name)}\. ")
        return self.map.get_by_role("button", name=named).or_(self.map.get_by_role("img", name=named))

    def card(self, name: str) -> Locator:
        """A card in hand."""
        return self.hand.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\b"))

    def offered(self) -> list[str]:
        """What the bar asks to choose between."""
        found: list[str] = self.bar.get_by_role("button").evaluate_all(
            """(all) => all.filter((one) => !one.hasAttribute('data-card') && !one.hasAttribute('data-does'))
            .map((one) => (one.ariaLabel ?? one.innerText).trim())"""
        )
        return [name for name in found if name not in COMMANDS and not MORE_NEWS.fullmatch(name)]

    def reads(self, words: str) -> None:
        """Find in the log what happened."""
        self.show("Log")
        expect(self.panel.get_by_role("button", name=words)).to_be_visible()

    # What they do

    def show(self, tab: str) -> None:
        """Bring a part of the table to the front."""
        wanted = self.tabs.get_by_role("tab", name=tab)
        if wanted.get_attribute("aria-selected") != "true":
            self.hands.use(wanted)

    def take_up_hand(self) -> None:
        """Bring the hand to the front, where it is not always there."""
        if self.tabs.get_by_role("tab", name="Hand").count():
            self.show("Hand")

    def market_is_open(self) -> bool:
        """Whether the market lies there to draft from."""
        market = self.tabs.get_by_role("tab", name="Market")
        return market.get_attribute("aria-selected") == "true"

    def say(self, name: str) -> None:
        """Choose one of the answers in the bar."""
        self.hands.use(self.bar.get_by_role("button", name=name, exact=True))

    def confirm(self) -> None:
        """Do what is selected, and wait until it is done."""
        expect(self.doing).to_be_enabled()
        self._do(lambda: self.hands.use(self.doing))

    def _do(self, act: Callable[[], None]) -> None:
        """Do something to the game, and wait until what came of it is there."""
        before = self.bar.all_text_contents()
        act()
        # What is asked next may have one answer, and that the same button; but its words are others. With the
        # game over, nothing is asked any more.
        wait_until(lambda: self.bar.all_text_contents() != before)
        expect(self.doing.filter(has_text="Sending …")).to_have_count(0)

    def answer(self, name: str) -> None:
        """Choose an answer and confirm it."""
        self.say(name)
        self.confirm()

    def end_turn(self) -> None:
        """End the turn: at once with no action left, else by confirming what would be lost."""
        if self.no_actions_left():
            self._do(lambda: self.hands.end_turn(self))
        else:
            self.hands.end_turn(self)
            self.confirm()

    def list_action(self, name: str) -> None:
        """Choose something from the list of everything legal."""
        self.show("Actions")
        self.hands.use(self.panel.get_by_role("button", name=re.compile(rf"^{re.escape(name)}")).first)

    def select_money(self, card: str) -> None:
        """Select a card that brings money, and do not take it yet."""
        self.list_action("Take money")
        self.hands.use(self.card(card))
        expect(self.bar).to_contain_text(f"Take money with {card}.")

    # How they play, if it is up to them

    def by_list(self) -> bool:
        """Choose an action from the list."""
        self.show("Actions")
        rows = self.panel.get_by_role("button")
        expect(rows.first).to_be_visible()
        names = [name.splitlines()[0] for name in rows.all_inner_texts()]
        best = preferred(names)
        if best is None:
            return False
        self.hands.use(rows.nth(names.index(best)))
        self.finish()
        return True

    def by_map(self) -> bool:
        """Choose a place, and then what to do there."""
        places = self.choosable(self.map)
        names = places.evaluate_all("(all) => all.map((one) => one.textContent)")
        free = [number for number, name in enumerate(names) if "Neutral" in name]
        if not names:
            return False
        self.hands.use_place(places.nth(free[0] if free else 0))
        self.finish()
        return True

    def by_cards(self) -> bool:
        """Choose a card, and then what to do with it."""
        self.take_up_hand()
        cards = self.choosable(self.hand)
        if not cards.count():
            return False
        self.hands.use(cards.first)
        self.finish()
        return True

    def by_market(self) -> bool:
        """Draft a card from the market."""
        self.show("Market")
        cards = self.choosable(self.panel)
        if not cards.count():
            return False
        self.hands.use(cards.first)
        expect(self.bar).to_contain_text("Draft")
        self.finish()
        return True

    def finish(self) -> None:
        """Narrow the selection down to one whole action, and do it."""
        self.finish_selecting()
        self.confirm()

    def finish_selecting(self) -> None:
        """Narrow the selection down to one whole action."""
        for _ in range(STEPS):
            if self.doing.count():
                return
            offered = self.offered()
            if offered:
                self.say(preferred(offered) or offered[0])
                continue
            if not self.market_is_open():
                self.take_up_hand()
            ready = self.choosable(self.bar).or_(self.choosable(self.hand))
            # To draft opens the market beside the table.
            self.hands.use((ready if ready.count() else self.choosable(self.panel)).first)
        raise AssertionError(f"this makes no action: {self.bar.inner_text()}")

    def no_actions_left(self) -> bool:
        """Whether all there is to do is to end the turn."""
        return "no actions left" in self.standing.inner_text()


def preferred(names: list[str]) -> str | None:
    """What is dearest of all these, if anything is dear."""
    return next((name for verb in PREFERRED for name in names if name.startswith(verb)), None)


def never(used: Counter[str]) -> bool:
    """However much was done, go on."""
    return False


def play_to_the_end(player: Player) -> Counter[str]:
    """Play a game until it is over, now in this way, now in that; how often each way was gone."""
    used = play(player)
    assert OVER.search(player.standing.inner_text()), f"the game has no end: {player.standing.inner_text()}"
    return used


def play(player: Player, enough: Callable[[Counter[str]], bool] = never) -> Counter[str]:
    """Play a game until it is over or enough is done; how often each way was gone."""
    ways = (player.by_list, player.by_map, player.by_cards, player.by_list, player.by_map, player.by_market)
    used: Counter[str] = Counter()
    for _ in range(MOST_DECISIONS):
        if enough(used) or not player.wait():
            break
        if "You decide" in player.standing.inner_text():
            player.finish()
            used["answers"] += 1
        elif player.no_actions_left() or not (
            way := next((act for act in (ways[used.total() % len(ways)], player.by_list) if act()), None)
        ):
            player.end_turn()
            used["turns"] += 1
        else:
            used[way.__name__] += 1
    return used
