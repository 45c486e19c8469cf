"""Events: what happened, as facts that can be shown, with who may see what. Words live elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.packs import PACKS
from arpents.engine.places import name_of

if TYPE_CHECKING:
    from arpents.engine.action import Action

TURN_BEGAN: Final = 0
ACTED: Final = 1
MONEY_CHANGED: Final = 2
CARDS_TAKEN: Final = 3
CARDS_RETURNED: Final = 4
CARDS_DRAWN: Final = 5
DECK_REBUILT: Final = 6
SIEGE_MOVED: Final = 7
SIEGE_ENDED: Final = 8
PIECE_CAPTURED: Final = 9
CARD_CONVERTED: Final = 10
HAND_SHOWN: Final = 11
GAME_ENDED: Final = 12
PLACE_ABANDONED: Final = 13
CARDS_RETRIEVED: Final = 14

AUTOMATIC: Final = 1
"""The number of an action that nobody was asked for, since everybody could tell the answer."""

NAMES: Final = (
    "turn-began",
    "acted",
    "money-changed",
    "cards-taken",
    "cards-returned",
    "cards-drawn",
    "deck-rebuilt",
    "siege-moved",
    "siege-ended",
    "piece-captured",
    "card-converted",
    "hand-shown",
    "game-ended",
    "place-abandoned",
    "cards-retrieved",
)


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened to a side.

    ``place`` is a mask of at most one location, ``cards`` a bag of the side's pack, and ``number`` what
    the kind of event counts: the turn, money gained (or spent, below zero), cards drawn, the siege
    marker, 1 for a captured town or an automatic answer, the reason of the end.
    """

    __slots__ = ("action", "cards", "kind", "number", "place", "side")

    def __init__(
        self, kind: i64, side: i64, place: i64, cards: i64, number: i64, action: Action | None = None
    ) -> None:
        self.kind = kind
        self.side = side
        self.place = place
        self.cards = cards
        self.number = number
        self.action = action

    def __reduce__(self) -> tuple[type[Event], tuple[int, int, int, int, int, Action | None]]:
        """What makes the same event in another process."""
        fields = (self.kind, self.side, self.place, self.cards, self.number, self.action)
        return (Event, fields)

    @property
    def name(self) -> str:
        """The kind of event in words, as locales key it."""
        return NAMES[self.kind]

    @property
    def location(self) -> str | None:
        """The name of the place, if the event has one."""
        return name_of(self.place) if self.place else None

    @property
    def card_names(self) -> list[str]:
        """The cards by name."""
        return PACKS[self.side].names(self.cards)

    def seen_by(self, side: i64 | None) -> Event:
        """The event as this side may see it (None: a spectator): others see only how many cards are drawn."""
        if self.kind == CARDS_DRAWN and side != self.side:
            return Event(self.kind, self.side, 0, 0, self.number)
        return self

    def key(self) -> tuple[object, ...]:
        """All of it as a tuple; equal keys are equal events."""
        return (
            self.kind,
            self.side,
            self.place,
            self.cards,
            self.number,
            self.action.key() if self.action else None,
        )

    def __eq__(self, other: object) -> bool:
        """Events are equal when everything in them is."""
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        """Equal events have equal hashes."""
        return hash(self.key())

    def __repr__(self) -> str:
        """The event in one line."""
        parts = [self.name, "british" if self.side == 0 else "french"]
        if self.action:
            parts.append(str(self.action))
        if self.place:
            parts.append(str(self.location))
        parts.extend(self.card_names)
        return f"<{' '.join(parts)} {self.number}>"


def drawn_in(events: Sequence[Event]) -> list[str]:
    """The cards that chance has given in these events, of both sides, in the order in which it did."""
    names: list[str] = []
    for event in events:
        if event.kind == CARDS_DRAWN:
            names.extend(event.card_names)
    return names
