"""The screen of a game in play: all of it when the enemy has moved, the changing part in between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arpents.cli.board import legend, map_table, public_cards, side_text, sides_table, sieges, stock_line
from arpents.cli.hand import deck_lines, hand_table, market_lines
from arpents.cli.terminal import WORDS
from arpents.engine import scoring
from arpents.engine.events import TURN_BEGAN, Event
from arpents.engine.places import NAMES as PLACES
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import ACTIONS
from arpents.engine.views import View
from arpents.locales import chronicle, place_name
from arpents.locales.keys import key

LOG_LINES = 30


@final
class Screen:
    """Shows one player's game on a console."""

    def __init__(self, out: Console, side: Side) -> None:
        self._out = out
        self._side = side
        self._legend_shown = False

    def say(self, text: str, style: str = "") -> None:
        """Show a sentence."""
        self._out.print(Text(text, style=style))

    def show(self, *parts: RenderableType) -> None:
        """Show parts of the screen."""
        for part in parts:
            self._out.print(part)

    def position(self, view: View) -> None:
        """Show the whole position: map, sides, cards that lie open, market."""
        self.show(Rule(self._title(view), style="faint"))
        self.map(view)
        self._out.print()
        self.show(sides_table(view, self._out), *public_cards(view), *sieges(view))
        if view.outcome is None:
            self.show(*market_lines(view, (self._side,)))

    def map(self, view: View) -> None:
        """Show the map; its signs are explained the first time."""
        self.show(map_table(view, self._out))
        if not self._legend_shown:
            self.show(legend(self._out))
            self._legend_shown = True

    def map_in_full(self, view: View) -> None:
        """Show the map with all that belongs to it."""
        self.show(map_table(view, self._out), legend(self._out), Text())
        self.show(sides_table(view, self._out), *public_cards(view), *sieges(view), stock_line(view))

    def decision(self, view: View) -> None:
        """Show the hand and what is to be decided."""
        question = self._question(view)
        if view.phase == "actions":
            question = WORDS("points-and-money", **self._points(view), money=view.state.sides[self._side].money, question=question)
        self._out.print()
        self.show(hand_table(view, self._side), Text(question, style="heading"))

    def hand(self, view: View) -> None:
        """Show the hand with all that is printed on it, and the decks."""
        self.show(hand_table(view, self._side, in_full=True), *deck_lines(view))

    def market(self, view: View) -> None:
        """Show what both sides can draft."""
        self.show(*market_lines(view, (self._side, self._side.other)))

    def news(self, events: Sequence[Event]) -> None:
        """Tell what happened."""
        lines = chronicle(WORDS, events)
        if not lines:
            return
        self._out.print()
        beginnings = iter([event for event in events if event.action or event.kind == TURN_BEGAN])
        for line in lines:
            self._out.print(Text(line))

    def log(self, events: Iterable[Event]) -> None:
        """Tell the end of the chronicle."""
        lines = chronicle(WORDS, events)
        if len(lines) > LOG_LINES:
            self.say(WORDS("log-begins", count=len(lines) - LOG_LINES), "faint")
        for line in lines[-LOG_LINES:]:
            self._out.print(Text(line))

    def end(self, view: View) -> None:
        """Show how the game ended."""
        outcome = view.outcome
        if outcome is None:
            return
        self.position(view)
        won = "end-won" if outcome.winner == self._side else "end-lost"
        self._out.print()
        self.say(WORDS(won, **self._points(view), winner=str(outcome.winner), why=WORDS(key("reason", outcome.reason))), "heading")

    def _points(self, view: View) -> dict[str, int]:
        return {str(side): scoring.points(view.state, side) for side in SIDES}

    def _title(self, view: View) -> Text:
        title = Text(WORDS("title-turn", turn=view.state.turn + 1) + " ")
        return title + side_text(self._side)

    def _question(self, view: View) -> str:
        place = view.state.place or view.state.sides[view.state.contest].siege
        where = place_name(WORDS, PLACES[place.bit_length() - 1]) if place else ""
        return WORDS(key("phase", view.phase), place=where, count=view.state.actions_left)
