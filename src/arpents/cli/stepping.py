"""Stepping through a recorded game in the terminal, with both hands open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from arpents.cli.board import legend, map_table, public_cards, sides_table, sieges
from arpents.cli.screen import chronicle_table
from arpents.cli.story import Moment
from arpents.cli.terminal import WORDS, printable
from arpents.engine import scoring
from arpents.engine.sides import NOBODY, SIDES
from arpents.engine.state import PHASES, State
from arpents.errors import ArpentsError, UnknownName
from arpents.table import open_view

LONGEST_LINE: Final = 300
KEYS: Final = ("n", "p", "t", "T", "b", "g", "q", "?")
ZONES: Final = ("hand", "reserve", "discard")


class NoFurtherMoment(ArpentsError):
    """A step to where the game has nothing."""


def points_line(state: State) -> str:
    """How a game stands at its end, or where it breaks off."""
    points = {str(side): scoring.points(state, side) for side in SIDES}
    return WORDS("replay-unfinished" if scoring.outcome(state) is None else "replay-result", **points)


@final
class Stepper:
    """One reader of a story, and where that reader is in it."""

    def __init__(self, title: str, moments: list[Moment], out: Console) -> None:
        self._title = title
        self._moments = moments
        self._out = out
        self._at = 0
        self._left = False
        self._keys: Mapping[str, Callable[[], None]] = {
            "": lambda: self._step(1),
            "n": lambda: self._step(1),
            "p": lambda: self._step(-1),
            "t": self._next_turn,
            "T": self._previous_turn,
            "b": self._previous_turn,
            "q": self._leave,
            "?": self._help,
        }

    def run(self) -> None:
        """Show where the reader is, and obey, until there is nobody to obey."""
        self._show()
        while not self._left:
            try:
                self._obey(self._ask())
            except EOFError:
                self._out.print()
                return
            except ArpentsError as error:
                self._out.print(Text(str(error), style="wrong"))

    def _ask(self) -> str:
        at_end = self._at == len(self._moments) - 1
        line = input(WORDS("replay-prompt-end" if at_end else "replay-prompt") + " ")
        return printable(line)[:LONGEST_LINE].strip()

    def _obey(self, text: str) -> None:
        if text[:1] in {"g", "G"} and text[1:].strip().isdecimal():
            self._go_to_turn(int(text[1:].strip()[:9]))
            return
        key = text if text == "T" else text.casefold()
        if key not in self._keys:
            raise UnknownName(WORDS("replay-key"), text, KEYS)
        self._keys[key]()

    def _step(self, by: int) -> None:
        if not 0 <= self._at + by < len(self._moments):
            raise NoFurtherMoment(WORDS("replay-at-end" if by > 0 else "replay-at-beginning"))
        self._go_to(self._at + by)

    def _go_to(self, number: int) -> None:
        self._at = number
        self._show()

    def _next_turn(self) -> None:
        """Go to where the next turn begins, or to the end if there is none."""
        last = len(self._moments) - 1
        if self._at == last:
            raise NoFurtherMoment(WORDS("replay-at-end"))
        turn = self._moments[self._at].turn
        self._go_to(next((n for n in range(self._at, last) if self._moments[n].turn > turn), last))

    def _previous_turn(self) -> None:
        """Go to where the turn before this one begins, or to the beginning if there is none."""
        if self._at == 0:
            raise NoFurtherMoment(WORDS("replay-at-beginning"))
        turns = [moment.turn for moment in self._moments]
        self._go_to(turns.index(max((turn for turn in turns if turn < turns[self._at]), default=turns[0])))

    def _go_to_turn(self, turn: int) -> None:
        turns = [moment.turn for moment in self._moments]
        if turn not in turns:
            numbers = {"turn": str(turn), "first": str(turns[0]), "last": str(turns[-1])}
            raise NoFurtherMoment(WORDS("replay-no-such-turn", **numbers))
        self._go_to(turns.index(turn))

    def _leave(self) -> None:
        self._left = True

    def _help(self) -> None:
        self._out.print(Text(WORDS("replay-help")))
        self._out.print(legend(self._out))

    def _show(self) -> None:
        """Show the position, what led to it, and how the game stands."""
        moment = self._moments[self._at]
        view = open_view(moment.state)
        self._out.clear()
        title = WORDS(
            "replay-title",
            game=self._title,
            turn=str(moment.turn),
            number=str(self._at),
            total=str(len(self._moments) - 1),
        )
        side = SIDES[moment.state.to_move]
        self._out.print(Rule(Text(title, style=str(side)), style="faint"))
        self._out.print(map_table(view, self._out))
        self._out.print(sides_table(view, self._out))
        for line in (*public_cards(view, ZONES), *sieges(view)):
            self._out.print(line)
        self._out.print()
        self._out.print(chronicle_table(moment.told(), self._out))
        self._out.print(Text(self._standing(moment.state), style="heading"))

    def _standing(self, state: State) -> str:
        if state.decider == NOBODY:
            return points_line(state)
        who = str(SIDES[state.decider])
        return WORDS("replay-standing", who=who, asked=PHASES[state.phase], count=state.actions_left)
