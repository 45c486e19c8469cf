"""A recorded game as a story: the moments to stop at, each with its position and what led to it."""

from __future__ import annotations

from typing import NamedTuple, final

from arpents.cli.terminal import WORDS, printable
from arpents.engine.events import Event
from arpents.engine.state import State
from arpents.locales.chronicle import paragraphs
from arpents.records.file_replay import FileReplay
from arpents.records.game_text import ACTION, CONCESSION, GameText


class Comment(NamedTuple):
    """A comment of the game file, and how many events of its moment come before it."""

    after: int
    text: str


@final
class Moment:
    """The position after an action and all that came of it, up to the next thing that is decided.

    The first one is the beginning: the deal, or the position that the file gives.
    """

    def __init__(self, state: State, turn: int, events: list[Event], comments: list[Comment]) -> None:
        self.state = state
        self.turn = turn
        self.events = events
        self.comments = comments

    def told(self) -> list[tuple[Event | None, str]]:
        """What happened, line by line; a comment stands in its place as a line without an event."""
        waiting = list(self.comments)
        lines: list[tuple[Event | None, str]] = []
        starts = {id(event): number for number, event in enumerate(self.events)}
        for event, line in paragraphs(WORDS, self.events):
            while waiting and waiting[0].after <= starts[id(event)]:
                lines.append(_comment_line(waiting.pop(0)))
            lines.append((event, line))
        return lines + [_comment_line(comment) for comment in waiting]


def _comment_line(comment: Comment) -> tuple[None, str]:
    return None, WORDS("replay-comment", comment=printable(comment.text))


class _Teller:
    """A story in the making."""

    def __init__(self, game_text: GameText) -> None:
        self._replay = FileReplay(game_text)
        self._turn = self._replay.state.turn + 1
        self._begun = 0
        self._comments: list[Comment] = []
        self.moments: list[Moment] = []

    def tell(self) -> None:
        for line in self._replay.game_text.lines:
            if line.kind in {ACTION, CONCESSION}:
                self._end_moment()
            self._replay.step(line)
            if line.comment:
                self._comments.append(Comment(len(self._events), line.comment))
        self._replay.finish()
        self._end_moment()

    @property
    def _events(self) -> list[Event]:
        """What happened since the last moment."""
        return self._replay.steps.events[self._begun :]

    def _end_moment(self) -> None:
        events = self._events
        for event in events:
            if event.turn is not None:
                self._turn = event.turn
        self.moments.append(Moment(self._replay.state.copy(), self._turn, events, self._comments))
        self._begun += len(events)
        self._comments = []


def tell_story(game_text: GameText) -> list[Moment]:
    """The moments of a game file, which must hold to its end."""
    teller = _Teller(game_text)
    teller.tell()
    return teller.moments
