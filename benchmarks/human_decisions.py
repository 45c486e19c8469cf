"""The decisions of people's games, and what the search of the general would have done instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Final

from arpents import Action, Budget
from arpents.analysis import Analysis, Moment, analyse, moments_of
from arpents.analysis.lines import chance_for
from arpents.engine import verbs
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import OVER
from arpents.errors import ArpentsError

FIRST: Final = 1
FIRST_FEW: Final = 3
"""Among how many of its first choices what was done is looked for."""

SUFFIXES: Final = (".arpents", ".json")
"""How the names of recorded games end: game files, and JSON records."""

Deed = tuple[int, int]
"""The verb and the place of an action, by their numbers: what is done, whatever the cards."""


@dataclass(frozen=True)
class PlayedGame:
    """A game that could be read: its decisions, how many turns it had, and who won if it is over."""

    path: Path
    moments: Sequence[Moment]
    turns: int
    winner: Side | None

    @property
    def with_choice(self) -> list[int]:
        """Which decisions had two or more legal actions, by their places among the moments."""
        return [place for place, one in enumerate(self.moments) if one.view.count_actions() > 1]


@cache
def read_game(path: Path) -> PlayedGame:
    """Read a recorded game."""
    moments, end = moments_of(path.read_bytes())
    winner = SIDES[end.winner] if end.phase == OVER else None
    return PlayedGame(path, moments, max((one.turn for one in moments), default=0), winner)


@dataclass(frozen=True)
class Folder:
    """What a folder has: games, files that cannot be read as such and why, and files of other kinds."""

    games: Sequence[PlayedGame]
    unread: Mapping[str, str]
    others: Sequence[str]

    @property
    def unfinished(self) -> list[str]:
        """The names of the games that are not over."""
        return [game.path.name for game in self.games if game.winner is None]


def read_folder(folder: Path) -> Folder:
    """Read all games of a folder."""
    games: list[PlayedGame] = []
    unread: dict[str, str] = {}
    others: list[str] = []
    for path in sorted(one for one in folder.iterdir() if one.is_file()):
        if path.suffix not in SUFFIXES:
            others.append(path.name)
            continue
        try:
            games.append(read_game(path))
        except (ArpentsError, OSError, ValueError) as fault:
            unread[path.name] = str(fault).partition("\n")[0]
    return Folder(games, unread, others)


@dataclass(frozen=True)
class Judged:
    """A decision beside what the search made of it.

    ``action_rank`` and ``deed_rank`` are where the search has the very action and the same deed, from 1, or 0
    where it has not considered it; ``planned`` says whether it would do the same deed at once or later
    in the same turn; ``deeds`` is how many different ones could be done. ``british`` is how likely the search
    holds the British to win, ``quarter`` which quarter of the game's turns it was, from 0.
    """

    game: str
    place: int
    quarter: int
    verb: str
    action_rank: int
    deed_rank: int
    planned: bool
    deeds: int
    british: float


@dataclass(frozen=True)
class Question:
    """A decision that is to be judged: which of which game, and with how many iterations."""

    path: Path
    place: int
    iterations: int

    def play(self) -> Judged:
        """Search it, and compare."""
        game = read_game(self.path)
        moment = game.moments[self.place]
        view = moment.view
        analysis = analyse(view, Budget(0.0, iterations=self.iterations))
        return Judged(
            game=self.path.name,
            place=self.place,
            quarter=quarter_of(moment.turn, game.turns),
            verb=moment.action.verb,
            action_rank=rank_of_action(analysis, moment.action),
            deed_rank=rank_of_deed(analysis, moment.action),
            planned=is_planned(analysis, moment.action),
            deeds=len({(offer.verb_number, offer.place) for offer in view.offers()}),
            # In long games the search takes off a little for each action left unused, even from no chance.
            british=min(1.0, max(0.0, chance_for(moment.side, analysis.chance))),
        )


def questions(game: PlayedGame, number: int | None, iterations: int, seed: int) -> list[Question]:
    """The decisions of a game that are judged: so many of those with a choice, at random, or all of them."""
    places = game.with_choice
    if number is not None and number < len(places):
        places = sorted(Random(f"{seed} {game.path.name}").sample(places, number))
    return [Question(game.path, place, iterations) for place in places]


def quarter_of(turn: int, turns: int) -> int:
    """The quarter of a game of so many turns that a turn belongs to, from 0; turns count from 1."""
    return 4 * (turn - 1) // turns


def deed_of(action: Action) -> Deed:
    """What an action does, whatever the cards."""
    return int(action.verb_number), int(action.place)


def rank_of_action(analysis: Analysis, action: Action) -> int:
    """Where the very action stands among those considered, from 1; 0 if it was not."""
    actions = [line.action for line in analysis.lines]
    return actions.index(action) + 1 if action in actions else 0


def rank_of_deed(analysis: Analysis, action: Action) -> int:
    """Where the same deed stands among the different deeds considered, from 1; 0 if it was not."""
    deeds = list(dict.fromkeys(deed_of(line.action) for line in analysis.lines))
    return deeds.index(deed_of(action)) + 1 if deed_of(action) in deeds else 0


def is_planned(analysis: Analysis, action: Action) -> bool:
    """Whether the main line of the search has the same deed, at once or later in the same turn."""
    first, *later = analysis.best.main_line
    rest = takewhile(lambda one: one.verb_number != verbs.END_TURN, later)
    return any(deed_of(one) == deed_of(action) and one.side == action.side for one in (first, *rest))
