"""Puzzles: positions with one right decision, read from the TOML files beside this module.

A puzzle is a position by names (``engine/positions.py``): the board of the set-up with what differs, what
each side has, whose turn it is and how many actions are left, maybe some actions that lead from there to the
decision (``after``). ``right`` are patterns of the right actions, or ``wrong`` of the only ones that are not.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import arpents
from arpents import Action, Game, View
from arpents.engine import verbs
from arpents.engine.notation import plainly
from arpents.engine.sides import side_named
from tests.positions import do, position, side

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Pattern:
    """A pattern of actions: a verb, maybe a place, and cards that must be among the action's, ``*`` any."""

    verb: str
    place: str
    cards: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> "Pattern":
        """The pattern that a text writes like an action: "reinforce", "raid Pemaquid", "discard: Boston"."""
        head, _, cards = text.partition(":")
        words = head.split()
        for length in range(len(words), 0, -1):
            verb = " ".join(words[:length])
            if verb in verbs.NAMES:
                names = tuple(plainly(name.strip()) for name in cards.split(",") if name.strip())
                return cls(verb, " ".join(words[length:]), names)
        raise ValueError(f'no verb begins "{text}"')

    def fits(self, action: Action) -> bool:
        """Whether an action is one of these."""
        names = [plainly(name) for name in action.card_names]
        wanted = all(self.cards.count(name) <= names.count(name) for name in self.cards if name != "*")
        here = self.place in {"", action.location}
        return action.verb == self.verb and here and wanted and len(names) >= len(self.cards)


@dataclass(frozen=True)
class Puzzle:
    """A position, what is right in it, why, and how that is proven."""

    name: str
    theme: str
    why: str
    proof: str
    turns: int
    given: dict[str, Any]
    right: tuple[Pattern, ...]
    wrong: tuple[Pattern, ...]

    def game(self) -> Game:
        """The game at the decision."""
        given = self.given
        found = position(
            side(**given.get("british", {})),
            side(**given.get("french", {})),
            board={name: piece or None for name, piece in given.get("board", {}).items()},
            to_move=side_named(given.get("to_move", "british")),
            actions_left=None if given.get("actions_left") == "upkeep" else given.get("actions_left", 1),
        )
        do(found, *given.get("after", []))
        return found

    def view(self) -> View:
        """What the side that decides may know."""
        found = self.game()
        return found.view(found.state.decider)

    def is_right(self, action: Action) -> bool:
        """Whether an action solves the puzzle."""
        if self.wrong:
            return not any(pattern.fits(action) for pattern in self.wrong)
        return any(pattern.fits(action) for pattern in self.right)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, by theme."""
    return tuple(
        _read(entry, path.stem.replace("_", " "))
        for path in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(path.read_text("utf-8"))["puzzle"]
    )


def _read(entry: dict[str, Any], theme: str) -> Puzzle:
    def patterns(texts: Iterable[str]) -> tuple[Pattern, ...]:
        return tuple(Pattern.read(text) for text in texts)

    return Puzzle(
        entry.pop("name"),
        theme,
        entry.pop("why"),
        entry.pop("proof"),
        entry.pop("turns", 2),
        right=patterns(entry.pop("right", ())),
        wrong=patterns(entry.pop("wrong", ())),
        given=entry,
    )


def solves(bot: arpents.Bot, puzzle: Puzzle, budget: arpents.Budget) -> bool:
    """Whether a bot finds what is right."""
    return puzzle.is_right(bot.choose(puzzle.view(), budget))
