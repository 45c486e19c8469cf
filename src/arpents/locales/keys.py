"""Keys: which message says what, derived from the names that the engine and the content use."""

from __future__ import annotations

from arpents.engine import events, verbs
from arpents.engine.events import Event
from arpents.engine.notation import plainly
from arpents.engine.places import INDEX


def key(prefix: str, name: str) -> str:
    """The key of a name: ``key("card", "Regular Infantry (initial)")`` is card-regular-infantry-initial."""
    kept = "".join(letter for letter in plainly(name) if letter.isalnum() or letter in " -_")
    return f"{prefix}-{kept.replace(' ', '-').replace('_', '-')}"


def card_key(name: str) -> str:
    """The key of a card; a location card goes by the name of its place."""
    return key("place" if name in INDEX else "card", name)


def event_key(event: Event) -> str:
    """The key of an event: what a side does has one for each verb, drawing one for those who see less."""
    if event.action is not None:
        return key("event-acted", verbs.NAMES[event.action.verb_number])
    hidden = event.kind_number == events.CARDS_DRAWN and event.card_bag == 0
    return f"event-{event.kind}-unseen" if hidden else f"event-{event.kind}"
