"""Sieges as the page shows them."""

import pytest
from playwright.sync_api import Page, expect

from benchmarks.served import Served
from tests.browser.tables import set_up
from tests.positions import FRENCH, position, side
from tests.sampling import sampled


@pytest.mark.parametrize(
    ("marker", "shown", "left_out"), sampled([(12, "+12", "+5"), (-7, "−7", "−3")], test=1)
)
def test_a_marker_beyond_its_track_is_seen(
    server: Served, page: Page, marker: int, shown: str, left_out: str
) -> None:
    game = position(
        side(hand=["Boston"], deck=["Norfolk"], siege="Louisbourg", marker=marker, attacking=["Militia"]),
        side(hand=["Quebec", "Port Royal"], deck=["Gaspé"], defending=["Regular Infantry"]),
        to_move=FRENCH,
        rule_set="yucata",
    )
    page.goto(set_up(server, game, side="french", opponent="bot", level=1).link)
    siege = page.get_by_role("region", name="The British besiege Louisbourg")
    track = siege.get_by_role("img", name=f"Marker at {shown}")
    expect(track.locator(".here")).to_have_text(shown)
    expect(track.get_by_text(left_out, exact=True)).to_have_count(0)
