"""Two people, each with a browser of their own, play each other by a link."""

import re

import pytest
from playwright.sync_api import Page, expect

from arpents import Game
from benchmarks.served import Served
from tests.browser.playing import Player
from tests.browser.serving import Complaints
from tests.browser.tables import LOST, NewContext, frontier, join, two_players
from tests.positions import FRENCH, position, side


def louisbourg() -> Game:
    """The British besiege Louisbourg, and it is the turn of the French."""
    return position(
        side(
            siege="Louisbourg", marker=1, attacking=["Militia"], hand=["Boston", "Norfolk"], deck=["New York"]
        ),
        side(hand=["Port Royal", "Quebec"], deck=["Gaspé", "Tadoussac"], defending=["Regular Infantry"]),
        to_move=FRENCH,
    )


def holds(player: Player, name: str, what: str) -> None:
    """The map says of a place who holds it."""
    expect(player.place(name)).to_have_accessible_name(re.compile(rf"^{re.escape(name)}\. {what}\b"))


def test_a_friend_is_invited_and_joins_by_link(page: Page, new_context: NewContext) -> None:
    page.goto("/")
    page.get_by_label("Your name").first.fill("Ann")
    page.get_by_role("radio", name=re.compile("A friend, by a link")).check(force=True)
    new = page.get_by_role("region", name="A new game")
    new.get_by_role("radio", name="British").check(force=True)
    new.get_by_role("button", name="Set up the game").click()
    expect(page.get_by_role("heading", name="Your game waits for an opponent")).to_be_visible()
    invite = page.get_by_role("textbox", name="The link of your invitation").input_value()
    assert "#join=" in invite

    ann, bob = Player(page), join(new_context, invite)
    expect(ann.standing).to_contain_text("Your turn")
    expect(bob.standing).to_contain_text("British turn")
    ann.by_cards()
    ann.end_turn()
    expect(bob.standing).to_contain_text("Your turn")
    expect(ann.standing).to_contain_text("French turn")
    assert "#" not in bob.page.url, "the invitation is a secret, and is used up"


def test_a_raid_is_blocked_and_an_ambush_answered(server: Served, new_context: NewContext) -> None:
    ann, bob = two_players(server, new_context, frontier())
    expect(ann.standing).to_contain_text("French turn")

    bob.hands.use(bob.card("Coureurs de Bois"))
    bob.hands.use_place(bob.place("New Haven"))
    expect(bob.bar).to_contain_text("Raid New Haven with Coureurs de Bois.")
    bob.confirm()
    expect(bob.standing).to_contain_text("The British decide")
    expect(ann.bar).to_contain_text("The enemy raids New Haven. Will you block?")
    ann.answer("Block with New Haven")

    expect(bob.standing).to_contain_text("1 action left")
    bob.reads("The British block with New Haven.")
    holds(bob, "New Haven", "British village")
    holds(ann, "New Haven", "British village")

    bob.list_action("Ambush")
    bob.confirm()
    expect(ann.bar).to_contain_text("Which card do you lose?")
    expect(ann.doing).to_have_text("Lose Militia from hand")
    ann.confirm()  # there is no other answer to choose
    expect(bob.standing).to_contain_text("no actions left")
    bob.reads("The British lose Militia from hand to the market.")
    expect(ann.card("Militia")).to_have_count(0)


@pytest.mark.soak
def test_a_siege_is_surrendered(server: Served, new_context: NewContext) -> None:
    ann, bob = two_players(server, new_context, louisbourg())
    expect(bob.page.get_by_role("region", name="The British besiege Louisbourg")).to_be_visible()
    holds(bob, "Louisbourg", "French village")

    bob.list_action("Surrender Louisbourg")
    expect(bob.bar).to_contain_text("Surrender Louisbourg, and Regular Infantry with it.")
    # Green is for what one gladly does.
    expect(bob.page.locator("[data-does]")).to_contain_class("grave")
    bob.confirm()
    bob.reads("The French surrender Louisbourg, and lose Regular Infantry.")
    expect(ann.bar).to_contain_text("You have taken Louisbourg. Will you place a village there?")
    ann.answer("Place a village in Louisbourg with Boston")

    for player in (ann, bob):
        holds(player, "Louisbourg", "British village")
        expect(player.page.get_by_role("region", name="The British besiege Louisbourg")).to_have_count(0)
    # The turn that was interrupted goes on.
    expect(bob.standing).to_contain_text("Your turn")
    expect(bob.standing).to_contain_text("2 actions left")


@pytest.mark.soak
def test_a_line_that_was_dropped_is_caught_up(
    server: Served, new_context: NewContext, complaints: Complaints
) -> None:
    ann, bob = two_players(server, new_context, frontier())
    ann.page.context.set_offline(True)
    expect(ann.standing).to_contain_text(LOST)
    bob.list_action("Take money")
    bob.finish()
    bob.end_turn()
    expect(bob.standing).to_contain_text("British turn")
    expect(ann.standing).to_contain_text("French turn")  # as far as she knows

    ann.page.context.set_offline(False)
    expect(ann.standing).not_to_contain_text(LOST)
    expect(ann.standing).to_contain_text("Your turn")
    ann.reads("The French take money with Montreal.")
    complaints.allow("WebSocket|ERR_INTERNET_DISCONNECTED")
