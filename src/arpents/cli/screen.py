"""The screen of a game in play: all of it when the enemy has moved, the changing part in between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arpents.cli.board import legend, map_table, public_cards, sides_table, sieges, stock_line
from arpents.cli.hand import deck_lines, hand_table, market_lines
from arpents.cli.terminal import WORDS, piece
from arpents.engine import scoring
from arpents.engine.events import TURN_BEGAN, Event
from arpents.engine.places import name_of
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import ACTIONS
from arpents.engine.views import View
from arpents.locales import place_name
from arpents.locales.chronicle import paragraphs
from arpents.locales.keys import key

LOG_LINES = 30


def chronicle_table(told: Iterable[tuple[Event | None, str]], out: Console) -> Table:
    """Lines of the chronicle, each with the sign of the side that acts; what nobody did has none."""
    table = Table.grid(padding=(0, 1))
    for event, line in told:
        if event is None:
            table.add_row(Text(), Text(line, style="money"))
        elif event.kind_number == TURN_BEGAN:
            table.add_row(Text(), Text(line, style="faint"))
        else:
            side = SIDES[event.side_number]
            table.add_row(Text(piece(out, side, town=True), style=str(side)), Text(line))
    return table


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

    def decision(self, view: View, *, in_brief: bool) -> None:
        """Show the hand and what is to be decided; in brief it says how things stand, too."""
        question = self._question(view)
        if in_brief and view.state.phase == ACTIONS:
            money = view.state.sides[self._side].money
            question = WORDS("standing", **self._points(view), money=money, question=question)
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
        # Who is to move is told by what is done.
        told = [one for one in paragraphs(WORDS, events) if one[0].kind_number != TURN_BEGAN]
        if told:
            self.show(chronicle_table(told, self._out))

    def log(self, events: Iterable[Event]) -> None:
        """Tell the end of the chronicle."""
        told = paragraphs(WORDS, events)
        if len(told) > LOG_LINES:
            self.say(WORDS("log-begins", count=len(told) - LOG_LINES), "faint")
        self.show(chronicle_table(told[-LOG_LINES:], self._out))

    def end(self, view: View, events: Sequence[Event]) -> None:
        """Show how the game ended."""
        outcome = view.outcome
        if outcome is None:
            return
        self.position(view)
        self.news(events)
        won = "end-won" if outcome.winner == self._side else "end-lost"
        self._out.print()
        why = WORDS(key("reason", outcome.reason), winner=str(outcome.winner))
        self.say(WORDS(won, **self._points(view), winner=str(outcome.winner), why=why), "heading")

    def _points(self, view: View) -> dict[str, int]:
        return {str(side): scoring.points(view.state, side) for side in SIDES}

    def _title(self, view: View) -> Text:
        return Text(WORDS("title", turn=view.state.turn + 1, side=str(self._side)), style=str(self._side))

    def _question(self, view: View) -> str:
        place = view.state.place or view.state.sides[view.state.contest].siege
        where = place_name(WORDS, name_of(place)) if place else ""
        return WORDS(key("phase", view.phase), place=where, count=view.state.actions_left)
