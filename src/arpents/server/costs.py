"""Costs: how much work of the server each request is, which a client's allowance of work is charged with.

The unit is a millisecond of one core, as measured with the compiled build on a machine of 2026. What depends
on a size is charged by it: before the work where the size is known then, and afterwards where it is not.
"""

from __future__ import annotations

from typing import Final

from arpents.server.games.request_bodies import NewGameBody

BODY_BYTE: Final = 0.00006
"""A byte of a long request: the dearest JSON takes this long to be refused."""

REQUEST: Final = 0.6
"""Any request at all, also for a file: to read it, find its route, answer and log it. All else is on top."""

FACTS: Final = 1.5
SCHEMA: Final = 5.0
HEALTH: Final = 0.8
METRICS: Final = 2.0

LIST: Final = 2.0
"""A page of the list of games."""

CREATE: Final = 1.5
JOIN: Final = 1.5

LOOK: Final = 0.6
"""How a game stands for a viewer."""

PAGE_EVENT: Final = 0.015
"""An event in a page of the feed, on top of that."""

MOVE: Final = 1.2
PREVIEW: Final = 1.0
CHANGE: Final = 0.8
"""To conclude, claim, chat, mute or take something back."""

PRESETS: Final = 1.6

LOADED_EVENT: Final = 0.05
"""An event of a game that was not in memory, and had to be read and replayed."""

MOMENT: Final = 0.8
MOMENT_EVENT: Final = 0.003
"""An event of a game of which somebody asks for a moment: some of it may have to be replayed."""

STORY_EVENT: Final = 0.008
RECORD_EVENT: Final = 0.001

RECORD_BYTE: Final = 0.002
"""A byte of a record that is read, and verified by playing it."""

PICTURE: Final = 200.0
"""A picture of a game that has to be painted, by another process."""

LIVE: Final = 1.0
"""To open a live connection."""

PUSH: Final = 0.1
PUSHED_BYTE: Final = 0.00002
"""A message to one, and each byte of it."""


def of_new_game(body: NewGameBody) -> float:
    """What it takes to set up a game: to read a record, if it begins with one, more than all else."""
    record = None if body.start is None else body.start.record
    return CREATE if record is None else CREATE + RECORD_BYTE * len(record)
