"""Fingers on a phone: taps, drags, pinches and presses as the browser gets them from a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.playing import Player

Point = tuple[float, float]

EDGE: Final = 24
"""Nearer to the edge of the map than so many pixels a place is hard to hit."""

SLIP: Final = 12
"""So many pixels a finger drags farther than it has to."""

MOST_DRAGS: Final = 12
"""More drags than these bring no place into sight."""

COMMAND: Final = "(node) => node.closest('.bar .buttons') !== null"
READ: Final = 500
"""Milliseconds within which a second tap at the same place is a double tap."""

MIDDLE: Final = """(node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
MAP: Final = """(node) => {
  const { left, top, right, bottom } = node.closest(".map").getBoundingClientRect();
  return [left, top, right, bottom];
}"""
HIT: Final = """(node, [x, y]) => document.elementFromPoint(x, y)?.closest("[data-place]") === node"""


@final
class Fingers:
    """Everything by touch."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._screen = page.context.new_cdp_session(page)

    def use(self, thing: Locator) -> None:
        """Tap it; a command no sooner than somebody would who has read it."""
        if thing.evaluate(COMMAND):
            self._page.wait_for_timeout(READ)
        thing.tap()

    def use_place(self, place: Locator) -> None:
        """Drag the map until the place is in sight, and tap it."""
        here = self.bring_into_sight(place)
        assert place.evaluate(HIT, list(here)), f"something lies over {place.get_attribute('data-place')}"
        self._page.touchscreen.tap(*here)

    def end_turn(self, player: Player) -> None:
        """Tap the button for it."""
        self.use(player.bar.get_by_role("button", name="End turn"))

    def bring_into_sight(self, place: Locator) -> Point:
        """Drag the map until a place can be tapped, and say where it then is."""
        for _ in range(MOST_DRAGS):
            x, y = place.locator("circle").first.evaluate(MIDDLE)
            left, top, right, bottom = place.evaluate(MAP)
            aside = max(left + EDGE - x, 0) + min(right - EDGE - x, 0)
            up = max(top + EDGE - y, 0) + min(bottom - EDGE - y, 0)
            if not aside and not up:
                return x, y
            most = min(right - left, bottom - top) / 2 - EDGE
            middle = (left + right) / 2, (top + bottom) / 2
            # Farther than is needed: of a drag, the map takes no part that could be a tap.
            wished = [far + SLIP * ((far > 0) - (far < 0)) for far in (aside, up)]
            by = [max(-most, min(most, far)) for far in wished]
            self.drag(middle, (middle[0] + by[0], middle[1] + by[1]))
        raise AssertionError(f"{place.get_attribute('data-place')} cannot be dragged into sight")

    def drag(self, start: Point, end: Point) -> None:
        """Drag one finger from here to there."""
        self._move([start], [end])

    def pinch(self, middle: Point, start: float, end: float) -> None:
        """Move two fingers apart, or together: from one distance to another."""
        x, y = middle
        self._move(
            [(x - start / 2, y), (x + start / 2, y)],
            [(x - end / 2, y), (x + end / 2, y)],
        )

    def press(self, thing: Locator, milliseconds: float) -> None:
        """Put a finger on something and leave it there for a while; ``lift`` takes it away."""
        x, y = thing.evaluate(MIDDLE)
        self._send("touchStart", [(x, y)])
        self._page.wait_for_timeout(milliseconds)

    def lift(self) -> None:
        """Take all fingers away."""
        self._send("touchEnd", [])

    def _move(self, start: list[Point], end: list[Point], steps: int = 8) -> None:
        self._send("touchStart", start)
        for step in range(1, steps + 1):
            way = step / steps
            self._send(
                "touchMove",
                [
                    (a[0] + (b[0] - a[0]) * way, a[1] + (b[1] - a[1]) * way)
                    for a, b in zip(start, end, strict=True)
                ],
            )
        self.lift()

    def _send(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
