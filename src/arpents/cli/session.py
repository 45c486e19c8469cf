"""A session: a person at the terminal against a player that acts by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final, final

from rich.text import Text

from arpents.cli.files import write_save
from arpents.cli.menu import (
    Choice,
    Menu,
    Question,
    action_text,
    ask_about,
    find_choices,
    read_typed,
)
from arpents.cli.screen import Screen
from arpents.cli.terminal import WORDS
from arpents.engine.action import Action
from arpents.engine.game import Game
from arpents.engine.notation import plainly
from arpents.engine.sides import Side
from arpents.engine.views import View
from arpents.errors import ArpentsError
from arpents.records.saves import save_game
from arpents.table import Table

YOU: Final = "you"
RANDOM: Final = "random"
"""Who plays, as saved games name them."""

LISTED_IN_ALL: Final = 200
LONGEST_LINE: Final = 300


class Left(Exception):
    """The player leaves the table before the game is over."""


@final
class Session:
    """One game between a person and a random player."""

    def __init__(self, table: Table, side: Side, rng: Random, screen: Screen, save_to: Path) -> None:
        self._table = table
        self._side = side
        self._rng = rng
        self._screen = screen
        self._save_to = save_to
        self._told = 0
        self._whole = table.game
        self._commands: Mapping[str, Callable[[str], bool]] = {
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
            "concede": self._concede,
            "help": self._help,
            "map": self._map,
            "log": self._log,
            "hand": self._hand,
            "market": self._market,
            "all": self._all,
        }

    @property
    def whole_game(self) -> Game:
        """The game after the last action that was carried out in full, whatever has interrupted the next."""
        return self._whole

    def play(self) -> None:
        """Play to the end of the game."""
        enemy_moved = True
        while (decider := self._table.decider) is not None:
            if decider == self._side:
                self._decide(enemy_moved)
                enemy_moved = False
            else:
                self._let_enemy_act()
                enemy_moved = True
        self._tell()
        self._screen.end(self._view())

    def save(self, path: Path) -> Path:
        """Save the game, and remember where."""
        write_save(path, save_game(self._whole, {self._side: YOU, self._side.other: RANDOM}))
        self._save_to = path
        return path

    @property
    def save_to(self) -> Path:
        """Where the game is saved unless a file is named."""
        return self._save_to

    def _view(self) -> View:
        return self._table.view(self._side)

    def _let_enemy_act(self) -> None:
        enemy = self._side.other
        self._table.apply(enemy, self._table.view(enemy).random_action(self._rng))
        self._whole = self._table.game

    def _tell(self) -> None:
        events = self._table.events(self._side)
        self._screen.news(events[self._told :])
        self._told = len(events)

    def _decide(self, enemy_moved: bool) -> None:
        """Ask until something changes the game."""
        view = self._view()
        if enemy_moved:
            self._screen.position(view)
        self._tell()
        self._screen.decision(view)
        menu = Menu(find_choices(view.offers()), view.state.actions_left)
        question: Question = menu
        self._screen.show(question.shown())
        while True:
            line = self._ask(menu, question)
            try:
                answer = self._understand(line, view, menu, question)
            except ArpentsError as error:
                self._screen.say(str(error), "wrong")
                continue
            if answer is True:
                return
            if isinstance(answer, Choice):
                answer = ask_about(view, answer)
            ...
