"""Events as data: what happened, as somebody may see it."""

from __future__ import annotations

from typing import Final

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine import events, verbs
from arpents.engine.action import Action
from arpents.engine.events import Event, EventName, Piece
from arpents.engine.reasons import Reason
from arpents.engine.verbs import Verb
from arpents.wire.words import FORM, SIDE_NAMES, SideName

_SIEGES: Final = frozenset((events.SIEGE_MOVED, events.SIEGE_ENDED))


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
    piece: Piece | None
    """The piece that was captured."""
    reason: Reason | None
    """Why the game ended."""


def action_data(action: Action) -> ActionData:
    """An action of the game as data."""
    cards = action.card_names
    location = action.location
    label = f"{action.verb} {location}" if location else action.verb
    return {
        "side": SIDE_NAMES[action.side_number],
        "verb": verbs.NAMES[action.verb_number],
        "location": location,
        "cards": cards,
        "chosen": str(action.chosen) if action.chosen_bag else None,
        "text": f"{label}: {', '.join(cards)}" if cards else label,
    }


def event_data(event: Event) -> EventData:
    """An event as data; it must be what the reader may see of it (``seen_by``)."""
    kind = event.kind_number
    found: EventData = {
        "name": events.NAMES[kind],
        "side": SIDE_NAMES[event.side_number],
        "location": event.location,
        "cards": event.card_names if event.card_bag else [],
        "number": None,
        "action": action_data(event.action) if event.action else None,
        "automatic": kind == events.ACTED and event.automatic,
        "attacker": None,
        "piece": None,
        "reason": None,
    }
    # Each kind is asked only for what it has: a push tells many events.
    if kind == events.TURN_BEGAN:
        found["number"] = event.turn
    elif kind == events.MONEY_CHANGED:
        found["number"] = event.money
    elif kind in _SIEGES and (attacker := event.attacker) is not None:
        found["number"], found["attacker"] = event.marker, SIDE_NAMES[attacker]
    elif kind == events.PIECE_CAPTURED:
        found["piece"] = event.piece
    elif kind == events.GAME_ENDED:
        found["reason"] = event.reason
    elif kind != events.ACTED:
        found["number"] = event.count
    return found
