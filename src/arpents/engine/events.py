"""Events: what happened, as facts that can be shown, with who may see what. Words live elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, final, get_args

from mypy_extensions import i64, mypyc_attr

from arpents.engine.packs import PACKS, Card
from arpents.engine.places import name_of
from arpents.engine.reasons import REASONS, Reason
from arpents.engine.sides import SIDES, Side

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
"""The detail of an action that nobody was asked for, since everybody could tell the answer."""

_COUNTING: Final = frozenset(
    (
        CARDS_TAKEN,
        CARDS_RETURNED,
        CARDS_DRAWN,
        DECK_REBUILT,
        CARD_CONVERTED,
        HAND_SHOWN,
        CARDS_RETRIEVED,
    )
)

Piece = Literal["village", "town"]

EventName = Literal[
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
]
NAMES: Final[tuple[EventName, ...]] = get_args(EventName)
"""The words of the kinds, by number."""


@final
@mypyc_attr(acyclic=True)
class Event:
    """Something that happened to a side.

    What does not belong to its kind is None. Behind the names are integers: ``place`` is a mask of at most
    one location, ``card_bag`` a bag of the side's pack, and ``detail_number`` what the kind of event counts:
    the turn from 0, money, cards, the siege marker, the attacker of a siege that ended, 1 for a captured town
    or an automatic answer, the reason of the end.
    """

    __slots__ = ("action", "card_bag", "detail_number", "kind_number", "place", "side_number")

    def __init__(
        self, kind: i64, side: i64, place: i64, cards: i64, detail: i64, action: Action | None = None
    ) -> None:
        self.kind_number = kind
        self.side_number = side
        self.place = place
        self.card_bag = cards
        self.detail_number = detail
        self.action = action

    def __reduce__(self) -> tuple[type[Event], tuple[int, int, int, int, int, Action | None]]:
        """What makes the same event in another process."""
        fields = (
            self.kind_number,
            self.side_number,
            self.place,
            self.card_bag,
            self.detail_number,
            self.action,
        )
        return (Event, fields)

    @property
    def kind(self) -> EventName:
        """What happened, in a word: "acted", "cards-drawn"."""
        return NAMES[self.kind_number]

    @property
    def side(self) -> Side:
        """To whom it happened: who drew, gained, captured, won a siege or the game, or gave up a card."""
        return SIDES[self.side_number]

    @property
    def location(self) -> str | None:
        """The name of the place, if the event has one."""
        return name_of(self.place) if self.place else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it is about, as far as they are not hidden."""
        return PACKS[self.side_number].cards(self.card_bag)

    @property
    def turn(self) -> int | None:
        """The turn that began; those of both sides are counted together, from 1 on."""
        return self.detail_number + 1 if self.kind_number == TURN_BEGAN else None

    @property
    def money(self) -> int | None:
        """The money gained, or spent below 0."""
        return self.detail_number if self.kind_number == MONEY_CHANGED else None

    @property
    def count(self) -> int | None:
        """How many cards were drawn, taken, returned, won over, retrieved, shown or made a deck of again."""
        return self.detail_number if self.kind_number in _COUNTING else None

    @property
    def marker(self) -> int | None:
        """Where the marker of a siege stands now."""
        return self.detail_number if self.kind_number == SIEGE_MOVED else None

    @property
    def attacker(self) -> Side | None:
        """Who attacks in the siege that moved or ended."""
        if self.kind_number == SIEGE_ENDED:
            return SIDES[self.detail_number]
        return self.side if self.kind_number == SIEGE_MOVED else None

    @property
    def piece(self) -> Piece | None:
        """What was captured: a "village" or a "town"."""
        if self.kind_number != PIECE_CAPTURED:
            return None
        return "town" if self.detail_number else "village"

    @property
    def automatic(self) -> bool:
        """Whether the side acted without having been asked, since everybody could tell the answer."""
        return self.kind_number == ACTED and self.detail_number == AUTOMATIC

    @property
    def reason(self) -> Reason | None:
        """Why the game ended."""
        return REASONS[self.detail_number] if self.kind_number == GAME_ENDED else None

    @property
    def card_names(self) -> list[str]:
        """The names of ``cards``."""
        return PACKS[self.side_number].names(self.card_bag)

    def seen_by(self, side: i64 | None) -> Event:
        """The event as this side may see it (None: a spectator): others see only how many cards are drawn."""
        if self.kind_number == CARDS_DRAWN and side != self.side_number:
            return Event(self.kind_number, self.side_number, 0, 0, self.detail_number)
        return self

    def key(self) -> tuple[object, ...]:
        """All of it as a tuple; equal keys are equal events."""
        return (
            self.kind_number,
            self.side_number,
            self.place,
            self.card_bag,
            self.detail_number,
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
        parts = [self.kind, str(self.side)]
        if self.action:
            parts.append(str(self.action))
        if self.place:
            parts.append(str(self.location))
        if self.card_bag:
            parts.append(", ".join(self.card_names))
        if self.automatic:
            parts.append("(not asked)")
        for told in (self.turn, self.money, self.count, self.marker, self.piece, self.reason):
            if told is not None:
                parts.append(str(told))
        return f"<{' '.join(parts)}>"


Log = list[Event] | None
"""Where events are told: a list that they are added to, or None where nobody wants to know, as in search."""


def tell(log: Log, kind: i64, side: i64, place: i64, cards: i64, detail: i64) -> None:
    """Add an event to a log, if there is one."""
    if log is not None:
        log.append(Event(kind, side, place, cards, detail))


def tell_action(log: Log, action: Action, detail: i64 = 0) -> None:
    """Add to a log, if there is one, that a side acted."""
    if log is not None:
        log.append(Event(ACTED, action.side_number, 0, 0, detail, action))


def drawn_in(events: Sequence[Event]) -> list[str]:
    """The cards that chance has given in these events, of both sides, in the order in which it did."""
    names: list[str] = []
    for event in events:
        if event.kind_number == CARDS_DRAWN:
            names.extend(event.card_names)
    return names
