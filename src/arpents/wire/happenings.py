"""Events as data: what happened, as somebody may see it."""

from __future__ import annotations

from typing import Final

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine import events
from arpents.engine.action import Action
from arpents.engine.events import Event
from arpents.engine.packs import PACKS
from arpents.wire.words import (
    EVENT_NAMES,
    FORM,
    PIECE_NAMES,
    REASON_NAMES,
    SIDE_NAMES,
    VERBS,
    EventName,
    PieceName,
    Reason,
    SideName,
    Verb,
)

_UNCOUNTED: Final = frozenset((events.ACTED, events.PLACE_ABANDONED))
"""The events that count nothing."""


@with_config(FORM)
class ActionData(TypedDict):
    """What a side did, or may do."""

    side: SideName
    verb: Verb
    location: str | None
    cards: list[str]
    """In the order of the rules, like cards each by itself, without the card that the verb is named after."""
    chosen: str | None
    """The one card that is singled out: committed to a new siege, the merchant's ship, drafted, given up."""
    text: str
    """All of it as text, which can be sent in to do the same."""


@with_config(FORM)
class EventData(TypedDict):
    """Something that happened to a side. What does not belong to the kind of event is null."""

    name: EventName
    side: SideName
    """To whom it happened: who drew, gained, captured, won a siege or the game, or gave a converted card."""
    location: str | None
    cards: list[str]
    """Like cards each by itself; empty also where they are hidden."""
    number: int | None
    """The turn, from 1 on; money gained, or spent below 0; how many cards; the marker of the siege."""
    action: ActionData | None
    """What the side did, if it acted."""
    automatic: bool
    """Whether it acted without having been asked, since everybody could tell the only answer."""
    attacker: SideName | None
    """Who had begun a siege that ended, or whose marker moved."""
    piece: PieceName | None
    """The piece that was captured."""
    reason: Reason | None
    """Why the game ended."""


def action_data(action: Action) -> ActionData:
    """An action of the game as data."""
    cards = action.card_names()
    location = action.location
    label = f"{action.name} {location}" if location else action.name
    return {
        "side": SIDE_NAMES[action.side],
        "verb": VERBS[action.verb],
        "location": location,
        "cards": cards,
        "chosen": _chosen(action),
        "text": f"{label}: {', '.join(cards)}" if cards else label,
    }


def _chosen(action: Action) -> str | None:
    names = PACKS[action.side].names(action.chosen) if action.chosen else []
    return names[0] if names else None


def event_data(event: Event) -> EventData:
    """An event as data; it must be what the reader may see of it (``seen_by``)."""
    kind = event.kind
    side = SIDE_NAMES[event.side]
    number: int | None = event.number
    attacker: SideName | None = None
    piece: PieceName | None = None
    reason: Reason | None = None
    if kind == events.TURN_BEGAN:
        number = event.number + 1
    elif kind == events.SIEGE_MOVED:
        attacker = side
    elif kind == events.SIEGE_ENDED:
        attacker, number = SIDE_NAMES[event.number], None
    elif kind == events.PIECE_CAPTURED:
        piece, number = PIECE_NAMES[event.number], None
    elif kind == events.GAME_ENDED:
        reason, number = REASON_NAMES[event.number], None
    elif kind in _UNCOUNTED:
        number = None
    return {
        "name": EVENT_NAMES[kind],
        "side": side,
        "location": event.location,
        "cards": event.card_names if event.cards else [],
        "number": number,
        "action": action_data(event.action) if event.action else None,
        "automatic": kind == events.ACTED and event.number == events.AUTOMATIC,
        "attacker": attacker,
        "piece": piece,
        "reason": reason,
    }
