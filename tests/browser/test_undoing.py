"""What can be undone, what cannot since hidden cards were seen, and what a bot lets be taken back."""

import pytest
from playwright.sync_api import Locator, Page, expect

from arpents import Game
from benchmarks.served import Served
from tests.browser.playing import Player
from tests.browser.tables import NewContext, set_up, two_players
from tests.positions import position, side

NOTHING_LEFT = "There is nothing left to undo: the rest has been seen, or cards were drawn."


def british_turn() -> Game:
    """The British can take money, and draw cards with Home Support."""
    return position(
        side(
            hand=["Boston", "Norfolk", "Home Support", "Militia"],
            deck=["New York", "Philadelphia", "New Haven", "Pemaquid", "St. Mary's"],
            money=5,
        ),
        side(hand=["Quebec", "Montreal", "Gaspé"], deck=["Louisbourg", "Tadoussac", "Priest"], money=5),
    )


def undo(player: Player) -> Locator:
    """The button that undoes."""
    return player.bar.get_by_role("button", name="Undo")


def take_back(player: Player) -> Locator:
    """The button that takes back."""
    return player.bar.get_by_role("button", name="Take back")


def against_a_bot(server: Served, page: Page) -> Player:
    """Somebody who has the British against a bot."""
    page.goto(set_up(server, british_turn(), side="british", opponent="bot", level=1).link)
    player = Player(page)
    expect(player.standing).to_contain_text("2 actions left")
    return player


def take_money(player: Player) -> None:
    """Take money with Boston."""
    player.select_money("Boston")
    player.confirm()
    expect(player.standing).to_contain_text("1 action left")
    expect(player.card("Boston")).to_have_count(0)


def draw(player: Player, told: str = "cannot be undone") -> None:
    """Draw three cards, which cannot be unseen."""
    player.list_action("Home Support")
    expect(player.bar).to_contain_text(told)
    player.confirm()
    expect(player.card("Home Support")).to_have_count(0)


@pytest.mark.soak
def test_what_nobody_has_seen_is_undone(server: Served, new_context: NewContext) -> None:
    ann, bob = two_players(server, new_context, british_turn())
    expect(undo(ann)).to_have_count(0)
    for by_key in (False, True):
        take_money(ann)
        expect(ann.page.get_by_role("region", name="British (you)")).to_contain_text("Money 8")
        # To the other side it has not happened.
        expect(bob.standing).to_contain_text("2 actions left")
        if by_key:
            ann.page.keyboard.press("Control+z")
        else:
            ann.hands.use(undo(ann))
        expect(ann.standing).to_contain_text("2 actions left")
        expect(ann.card("Boston")).to_be_visible()
        expect(ann.page.get_by_role("region", name="British (you)")).to_contain_text("Money 5")
        expect(undo(ann)).to_have_count(0)


@pytest.mark.soak
def test_nothing_is_undone_once_cards_were_drawn(server: Served, new_context: NewContext) -> None:
    ann, bob = two_players(server, new_context, british_turn())
    take_money(ann)
    expect(undo(ann)).to_be_visible()
    draw(ann)
    expect(ann.hand.get_by_role("button")).to_have_count(5)
    expect(undo(ann)).to_have_count(0)
    expect(take_back(ann)).to_have_count(0)
    ann.page.keyboard.press("Control+z")
    expect(ann.trouble).to_have_text(NOTHING_LEFT)
    expect(ann.hand.get_by_role("button")).to_have_count(5)
    # Now it has happened to the other side too, in its order.
    bob.show("Log")
    expect(bob.panel.get_by_role("button", name="The British take money with Boston.")).to_be_visible()
    expect(bob.standing).to_contain_text("1 action left")


@pytest.mark.soak
def test_a_bot_lets_a_draw_be_taken_back(server: Served, page: Page) -> None:
    player = against_a_bot(server, page)
    draw(player, "can be taken back while the game lasts")
    expect(player.hand.get_by_role("button")).to_have_count(6)
    expect(undo(player)).to_have_count(0)
    # Within one's own turn nothing is asked.
    player.hands.use(take_back(player))
    expect(player.card("Home Support")).to_be_visible()
    expect(player.hand.get_by_role("button")).to_have_count(4)


def test_a_bot_lets_a_whole_turn_be_taken_back_once_it_is_asked_about(server: Served, page: Page) -> None:
    player = against_a_bot(server, page)
    take_money(player)
    player.hands.end_turn(player)
    expect(player.bar).to_contain_text("can be taken back while the game lasts")
    expect(player.bar).not_to_contain_text("cannot be undone")
    player.confirm()
    expect(player.standing).to_contain_text("Turn 13")
    assert player.wait()
    # It leads beyond what the bot did, and says so before.
    player.hands.use(take_back(player))
    question = page.get_by_role("dialog", name="Back to your last turn?")
    expect(question).to_contain_text("all that the computer has done since, and what you did last:")
    player.hands.use(question.get_by_role("button", name="Cancel"))
    expect(question).to_be_hidden()
    expect(take_back(player)).to_be_focused()
    expect(player.standing).to_contain_text("Turn 13")
    player.hands.use(take_back(player))
    player.hands.use(question.get_by_role("button", name="Take back"))
    expect(player.standing).to_contain_text("Turn 11")
    expect(player.standing).to_contain_text("1 action left")
    player.hands.use(undo(player).or_(take_back(player)))
    expect(player.standing).to_contain_text("2 actions left")
    expect(player.card("Boston")).to_be_visible()


@pytest.mark.soak
def test_nothing_is_taken_back_by_a_button_beside_what_is_picked(server: Served, page: Page) -> None:
    player = against_a_bot(server, page)
    draw(player, "can be taken back")
    expect(take_back(player)).to_be_visible()
    player.list_action("Take money")
    expect(player.bar.get_by_role("button")).to_have_text(["Start over"])
    player.say("Start over")
    expect(take_back(player)).to_be_visible()
    take_money(player)
    expect(undo(player)).to_be_visible()
