"""The decisions of a recorded game: what was done, and how the game stood before."""

from __future__ import annotations

from typing import final

from arpents.engine.action import Action
from arpents.engine.notation import read_action
from arpents.engine.play import find_offers
from arpents.engine.sides import SIDES, Side
from arpents.engine.state import State
from arpents.engine.views import View
from arpents.records.file_replay import FileReplay
from arpents.records.game_text import ACTION, GameText
from arpents.records.site_json.converting import as_game_text


@final
class Moment:
    """A decision of a recorded game: the state before it, and the action that was chosen.

    ``number`` counts the decisions of the game, ``turn`` the turns, both from 1.
    """

    __slots__ = ("action", "number", "side", "state", "turn")

    def __init__(self, number: int, state: State, action: Action) -> None:
        self.number = number
        self.turn = int(state.turn) + 1
        self.side: Side = SIDES[state.decider]
        self.state = state
        self.action = action

    @property
    def view(self) -> View:
        """What the side that decided could know."""
        return View(self.state, self.side)

    def __repr__(self) -> str:
        """The turn, the side and what it did."""
        return f"<turn {self.turn}, {str(self.side).capitalize()}: {self.action}>"


def as_text(record: GameText | bytes | str) -> GameText:
    """A recorded game as the lines of a game file: one that was read, the text of one, or a JSON record."""
    if isinstance(record, GameText):
        return record
    return as_game_text(record.encode() if isinstance(record, str) else record)


def moments_of(record: GameText | bytes | str) -> tuple[list[Moment], State]:
    """The decisions of a recorded game, and how it stands in the end; a record that does not hold is refused.

    A side that concedes decides as well, but there is nothing to compare that with: it is left out.
    """
    game_text = as_text(record)
    story = FileReplay(game_text)
    found: list[Moment] = []
    for line in game_text.lines:
        before = story.state.copy() if line.kind == ACTION else None
        story.step(line)
        if before is not None:
            action = read_action(line.text, before.decider, find_offers(before))
            found.append(Moment(len(found) + 1, before, action))
    return found, story.finish().state
