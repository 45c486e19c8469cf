"""The chronicle: what happened, told in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from arpents.engine import events, verbs
from arpents.engine.events import Event
from arpents.engine.sides import SIDES
from arpents.locales.keys import event_key, key
from arpents.locales.naming import counted_cards, place_name, sentence_list, signed
from arpents.locales.words import Words

THEY: Final = "they"
"""Instead of a side, where the line before has just named it."""

_BEGINNINGS: Final = frozenset((events.TURN_BEGAN, events.ACTED, events.GAME_ENDED))
"""The events that begin a line of their own; the others tell what came of them."""

_NAMELESS: Final = frozenset((events.SIEGE_MOVED,))
"""The events whose sentence speaks of no side, so that "they" still means whom it meant before."""

_IMPLIED: Final = {
    verbs.DRAFT: events.CARDS_TAKEN,
    verbs.GOVERNOR: events.CARDS_RETURNED,
    verbs.LOSE: events.CARDS_RETURNED,
    verbs.LOSE_RESERVED: events.CARDS_RETURNED,
    verbs.LOSE_COMMITTED: events.CARDS_RETURNED,
    verbs.GIVE_UP: events.CARDS_RETURNED,
    verbs.WITHDRAW: events.CARDS_RETURNED,
}
"""What the sentence about a verb has already told."""


_RAIDING: Final = frozenset((verbs.RAID, verbs.LET_PASS))
"""What is done right before a raid captures something; all other captures end a siege."""


def tell(
    words: Words, event: Event, who: str | None = None, *, role: str = "unknown", raided: bool = False
) -> str:
    """One event, as somebody may see it, in one sentence.

    What the event alone does not tell is handed in: the role of a side that withdraws from a siege, and
    whether a piece was captured in a raid.
    """
    side = str(SIDES[_subject(event)])
    cards = event.card_names if event.action is None else event.action.card_names
    place = event.location if event.action is None else event.action.location
    arguments: dict[str, str | int] = {
        "who": who or side,
        "side": side,
        "place": place_name(words, place) if place else "",
        "cards": sentence_list(words, counted_cards(words, cards)) if cards else "",
        "count": (event.count or 0) if event.action is None else len(cards),
    }
    around = {"role": role, "raid": "yes" if raided else "no"}
    return words(event_key(event), **arguments, **around, **_details(words, event))


def _subject(event: Event) -> int:
    """The side of which the sentence speaks: a card that is won over is told of the winner."""
    return 1 - event.side_number if event.kind_number == events.CARD_CONVERTED else event.side_number


def _details(words: Words, event: Event) -> dict[str, str | int]:
    """What only one kind of event has to say."""
    if event.turn is not None:
        return {"turn": event.turn}
    if event.money is not None:
        return {"amount": abs(event.money), "gained": "yes" if event.money > 0 else "no"}
    if event.marker is not None:
        return {"marker": signed(event.marker)}
    if event.attacker is not None:
        return {"attack": "yes" if event.side == event.attacker else "no"}
    if event.piece is not None:
        return {"piece": event.piece}
    if event.reason is not None:
        return {"why": words(key("reason", event.reason), winner=str(event.side))}
    return {}


def paragraphs(words: Words, happened: Iterable[Event]) -> list[tuple[Event, str]]:
    """What happened: each thing that a side did, and a line that tells it with all that came of it."""
    told: list[tuple[Event, str]] = []
    named: int | None = None
    events_told = list(happened)
    for number, event in enumerate(events_told):
        # The beginning of a turn is a heading: what comes of it has a line of its own.
        if event.kind_number in _BEGINNINGS or not told or told[-1][0].kind_number == events.TURN_BEGAN:
            told.append((event, tell(words, event, role=_role(events_told, number))))
        elif event.kind_number == events.SIEGE_ENDED and told[-1][0].action is None:
            # A siege that ends by itself is told before what came of it.
            told[-1] = (event, f"{tell(words, event)} {told[-1][1]}")
            continue
        elif not _is_implied(event, told[-1][0]):
            first, line = told[-1]
            raided = first.action is not None and first.action.verb_number in _RAIDING
            who = THEY if _subject(event) == named else None
            told[-1] = (first, f"{line} {tell(words, event, who, raided=raided)}")
        if event.kind_number not in _NAMELESS:
            named = _subject(event)
    return told


def _role(happened: Sequence[Event], number: int) -> str:
    """The role in which a side withdraws, if it does: the end of the siege, in the same line, tells it."""
    action = happened[number].action
    if action is None or action.verb_number != verbs.WITHDRAW:
        return "unknown"
    for event in happened[number + 1 :]:
        if event.kind_number in _BEGINNINGS:
            break
        if event.kind_number == events.SIEGE_ENDED:
            return "attacker" if event.attacker == action.side else "defender"
    return "unknown"


def _is_implied(event: Event, first: Event) -> bool:
    """Whether an event follows from the action at the head of its line as that was told."""
    action = first.action
    if (
        action is None
        or event.side_number != action.side_number
        or _IMPLIED.get(action.verb_number) != event.kind_number
    ):
        return False
    return event.card_names == action.card_names


def chronicle(words: Words, happened: Iterable[Event]) -> list[str]:
    """What happened, line by line."""
    return [line for _, line in paragraphs(words, happened)]
