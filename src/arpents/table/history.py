"""What was chosen in a game, read from its log: every choice begins with the event that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arpents.engine.action import Action
from arpents.engine.events import ACTED, Event, drawn_in


class Choice(NamedTuple):
    """An action that somebody chose, and the cards that chance then gave."""

    action: Action
    drawn: list[str]


def chosen(event: Event) -> Action | None:
    """The action that somebody chose, if that is what an event tells."""
    return event.action if event.kind_number == ACTED and not event.automatic else None


def choices(events: Sequence[Event]) -> list[Choice]:
    """What was chosen in these events, of which the first tells a choice."""
    found: list[Choice] = []
    for event in events:
        action = chosen(event)
        if action is None:
            found[-1].drawn.extend(drawn_in([event]))
        else:
            found.append(Choice(action, []))
    return found


def last_choice(log: Sequence[Event], since: int, side: int | None = None) -> int | None:
    """The number of the event with which a side (None: anybody) last chose, from this number on."""
    for number in range(len(log) - 1, since - 1, -1):
        action = chosen(log[number])
        if action is not None and side in (None, action.side_number):
            return number
    return None
