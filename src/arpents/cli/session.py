"""A session: a person at the terminal against a bot."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from typing import Final, final

from arpents.analysis import analyse
from arpents.bots import Budget
from arpents.bots.base import BotFault, OpponentFailed
from arpents.cli.analyses import hint_text
from arpents.cli.choices import Choice, action_text, find_choices
from arpents.cli.files import write_save
from arpents.cli.menu import Menu, Question, ask_about, read_typed
from arpents.cli.opponents import Opponent
from arpents.cli.progress import while_waiting
from arpents.cli.screen import Screen
from arpents.cli.terminal import WORDS, printable
from arpents.engine.action import Action
from arpents.engine.events import Event
from arpents.engine.notation import plainly
from arpents.engine.sides import Side
from arpents.engine.views import View
from arpents.errors import ArpentsError
from arpents.records.saves import save_game
from arpents.table import Table

YOU: Final = "you"
"""The person who plays, as saved games name them; the bot goes by the text that names it."""

LISTED_IN_ALL: Final = 200
LONGEST_LINE: Final = 300

HINT_SECONDS: Final = 1.0
"""How long somebody waits who asks for a hint."""


class Left(Exception):
    """The player leaves the table before the game is over."""


@final
class Session:
    """One game between a person and a bot, which sees nothing but its own view."""

    def __init__(self, table: Table, side: Side, opponent: Opponent, screen: Screen, save_to: Path) -> None:
        self.save_to = save_to
        self._table = table
        self._side = side
        self._opponent = opponent
        self._screen = screen
        self._told = _last_act(table.events(side), side)
        self._turn_shown: int | None = None
        # What is saved is the game after the last complete action, whatever interrupts the next one.
        self._complete = table.game
        self._commands: Mapping[str, Callable[[View], None]] = {
            "undo": self._undo,
            "save": lambda _: self._save_and_say(self.save_to),
            "quit": self._quit,
            "concede": self._concede,
            "help": lambda _: self._screen.say(WORDS("help")),
            "map": self._screen.map_in_full,
            "log": lambda _: self._screen.log(self._table.events(self._side)),
            "hand": self._screen.hand,
            "market": self._screen.market,
            "all": self._list_all,
            "hint": self._hint,
        }

    def play(self) -> None:
        """Play to the end of the game."""
        while (decider := self._table.decider) is not None:
            if decider == self._side:
                self._decide()
            else:
                self._let_opponent_act(decider)
        self._screen.end(self._table.view(self._side), self._news())

    def save(self, path: Path) -> None:
        """Save the game."""
        write_save(path, save_game(self._complete, {self._side: YOU, self._side.other: self._opponent.text}))
        self.save_to = path

    def _let_opponent_act(self, side: Side) -> None:
        """Let the bot act; a fault of it ends the session in good order."""
        opponent = self._opponent
        try:
            with while_waiting(WORDS("thinking", opponent=opponent.name)):
                action = opponent.bot.choose(self._table.view(side), Budget(opponent.seconds))
            self._apply(side, action)
        except BotFault as error:
            fault = str(error).rstrip(".")
            raise OpponentFailed(WORDS("opponent-failed", opponent=opponent.name, fault=fault)) from error

    def _apply(self, side: Side, action: Action) -> None:
        self._table.apply(side, action)
        self._complete = self._table.game

    def _news(self) -> list[Event]:
        """What happened since this was last asked."""
        events = self._table.events(self._side, self._told)
        self._told += len(events)
        return events

    def _decide(self) -> None:
        """Ask until the game has changed; the whole position is shown once in each turn."""
        view = self._table.view(self._side)
        in_brief = self._turn_shown == view.state.turn
        if in_brief:
            self._screen.say("")
        else:
            self._screen.position(view)
            self._turn_shown = view.state.turn
        self._screen.news(self._news())
        self._screen.decision(view, in_brief=in_brief)
        menu = Menu(find_choices(view.offers()), view.state.actions_left)
        self._screen.show(menu.shown())
        question: Question = menu
        version = self._table.version(self._side)
        while self._table.version(self._side) == version:
            try:
                question = self._answer(self._ask(menu, question), view, menu, question)
            except ArpentsError as error:
                self._screen.say(str(error), "wrong")

    def _ask(self, menu: Menu, question: Question) -> str:
        prompt = WORDS("prompt-menu" if question is menu else "prompt-back")
        if question is menu and menu.expected:
            prompt = WORDS("prompt-only", action=action_text(menu.expected))
        # What cannot be printed is no part of a name, and would only garble the answer.
        line = printable(input(prompt + " "))[:LONGEST_LINE]
        if not sys.stdin.isatty():
            print(line)  # so that what comes from a file can be read in its place
        return line.strip()

    def _answer(self, text: str, view: View, menu: Menu, question: Question) -> Question:
        """Do what a line says, and return what to ask next, if anything."""
        if not text:
            return self._answer_nothing(menu, question)
        if self._obey(text, view):
            return question
        found: Action | Choice | Question = question.answer(text) or read_typed(text, view, menu)
        if isinstance(found, Choice):
            found = ask_about(view, found)
        if isinstance(found, Action):
            self._apply(self._side, found)
            return menu
        self._screen.show(found.shown())
        return found

    def _answer_nothing(self, menu: Menu, question: Question) -> Question:
        """Let an empty line go back, or do what is expected."""
        if question is menu and menu.expected:
            self._apply(self._side, menu.expected)
        else:
            self._screen.show(menu.shown())
        return menu

    def _obey(self, text: str, view: View) -> bool:
        """Carry out a word that is no action; whether it was one."""
        word, _, rest = text.partition(" ")
        if plainly(word) == "save" and rest:
            self._save_and_say(Path(rest.strip()).expanduser())
            return True
        command = self._commands.get(plainly(text))
        if command is None:
            return False
        command(view)
        return True

    def _undo(self, _: View) -> None:
        undone = self._table.undo(self._side)
        self._complete = self._table.game
        self._told = len(self._table.events(self._side))
        self._screen.say(WORDS("undone", action=action_text(undone)))

    def _save_and_say(self, path: Path) -> None:
        self.save(path)
        self._screen.say(WORDS("saved", file=str(path)))

    def _quit(self, _: View) -> None:
        raise Left

    def _concede(self, _: View) -> None:
        self._table.concede(self._side)
        self._complete = self._table.game

    def _hint(self, view: View) -> None:
        """Say what the strongest bot would do, which sees no more than the player does."""
        with while_waiting(WORDS("hint-thinking")):
            found = analyse(view, Budget(HINT_SECONDS))
        self._screen.say(hint_text(found))

    def _list_all(self, view: View) -> None:
        """List what is legal, up to a number that can still be read."""
        offers = view.offers()
        actions = (offer.action(number) for offer in offers for number in range(offer.count))
        for action in islice(actions, LISTED_IN_ALL):
            self._screen.say(action_text(action))
        more = view.count_actions() - LISTED_IN_ALL
        if more > 0:
            self._screen.say(WORDS("and-more", count=more), "faint")


def _last_act(events: list[Event], side: Side) -> int:
    """Where a side acted last, from which on the news are told to somebody who comes back."""
    return max(
        (number for number, event in enumerate(events) if event.action and event.side_number == side),
        default=0,
    )
