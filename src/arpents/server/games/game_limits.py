"""Game limits: how long a game may be, so that none costs the server more than an honest one needs.

The longest game of people that we know has 122 turns, 332 decisions and 773 events; its file has 19,000
characters in 688 lines. Players that choose at random need twice that, as a rule.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from arpents.engine.sides import Side
from arpents.records.game_text import ACTION, CONCESSION, TURN, GameText
from arpents.server.request_errors import BadRecord, GameFull

RECORD_LINES: Final = 10_000
RECORD_TURNS: Final = 1_000
RECORD_DECISIONS: Final = 4_000
RECORD_CHARACTERS: Final = 200_000
"""What a record that is brought to the server may have, as a game file; its comments count too."""

MOST_CHANGES: Final = 2_000
"""How often a side may move, undo, take back, preset its answers and mute the other in a game."""

MOST_TAKEN_BACK: Final = 500
"""How many of these may undo something, or take it back."""

MOST_SAID: Final = 500
"""How many messages a side may send in a game."""


def check_record(text: GameText) -> None:
    """Refuse a record that is longer than any game that is played."""
    kinds = Counter(line.kind for line in text.lines)
    for what, count, most in (
        ("lines", len(text.lines), RECORD_LINES),
        ("turns", kinds[TURN], RECORD_TURNS),
        ("decisions", kinds[ACTION] + kinds[CONCESSION], RECORD_DECISIONS),
        ("characters", sum(len(line.text) + len(line.comment) for line in text.lines), RECORD_CHARACTERS),
    ):
        if count > most:
            raise BadRecord(f"This record has {count} {what}: the server takes up to {most}.")


@final
class Quotas:
    """What each side has done in a game, counted by itself, so that nobody can use up what is another's.

    Only what a player asks for counts: neither bots nor answers that were preset.
    """

    __slots__ = ("_changes", "_said", "_taken_back")

    def __init__(self) -> None:
        self._changes = [0, 0]
        self._taken_back = [0, 0]
        self._said = [0, 0]

    def used(self, side: Side) -> tuple[int, int, int]:
        """How often a side has changed the game, taken something back, and said something."""
        return self._changes[side], self._taken_back[side], self._said[side]

    def check_change(self, side: Side) -> None:
        """Refuse one more change to a side that has made enough of them."""
        if self._changes[side] >= MOST_CHANGES:
            raise GameFull(
                f"You have changed this game {MOST_CHANGES} times, which is as often as anybody may: "
                "you can still concede it."
            )

    def check_taking_back(self, side: Side) -> None:
        """Refuse to undo one more thing for a side that has undone enough."""
        self.check_change(side)
        if self._taken_back[side] >= MOST_TAKEN_BACK:
            raise GameFull(
                f"You have taken something back {MOST_TAKEN_BACK} times in this game, which is as often as "
                "anybody may: go on from here."
            )

    def check_saying(self, side: Side) -> None:
        """Refuse one more message of a side that has said enough."""
        if self._said[side] >= MOST_SAID:
            raise GameFull(f"You have said {MOST_SAID} things in this game, which is as many as anybody may.")

    def note_change(self, side: int) -> None:
        """Count a change."""
        self._changes[side] += 1

    def note_taking_back(self, side: int) -> None:
        """Count something that was taken back."""
        self._changes[side] += 1
        self._taken_back[side] += 1

    def note_saying(self, side: int) -> None:
        """Count a message."""
        self._said[side] += 1
