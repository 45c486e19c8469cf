"""The actions of a turn as records have them, made from the events of a game."""

from __future__ import annotations

from typing import Any, Final

from arpents.engine.action import Action
from arpents.engine.events import (
    ACTED,
    CARD_CONVERTED,
    CARDS_DRAWN,
    CARDS_RETRIEVED,
    CARDS_RETURNED,
    DECK_REBUILT,
    HAND_SHOWN,
    PIECE_CAPTURED,
    SIEGE_ENDED,
    Event,
)
from arpents.engine.notation import find_card
from arpents.engine.packs import PACKS, Card, Pack
from arpents.records.site_json.model import SideName
from arpents.records.site_json.turn_replay import NAMED_FIRST, VERBS

_RECORDED: Final = {verb: action for action, verb in VERBS.items()}

Entry = dict[str, Any]
"""The fields of a recorded action."""

_UNTOLD: Final = frozenset(
    ("do not block", "lose", "give", "show hand", "give up", "leave", "end turn", "forfeit")
)
"""The verbs that a record tells by what comes of them."""

_ANSWERS: Final = frozenset(("block", "lose from reserve", "give from reserve", "occupy"))
"""The verbs that a record tells with the action that they answer."""

_PRIZES: Final = frozenset(("siege_won", "answer_surrender"))
"""The recorded actions by which a side may occupy a place."""


def has_words(action: Action) -> bool:
    """Whether a record can tell an action."""
    return action.verb in _UNTOLD or action.verb in _ANSWERS or action.verb in _RECORDED


def recorded_card(kind: Card, pack: Pack) -> str:
    """A card as records name it."""
    if kind.location_card is not None:
        return f"location:{kind.name}"
    if kind.first & pack.neutral:
        return f"neutral:{kind.name.removeprefix('neutral ')}"
    return f"empire:{kind.name}"


def recorded_cards(pack: Pack, names: list[str]) -> tuple[str, ...]:
    """Cards as records name them."""
    return tuple(recorded_card(find_card(name, pack), pack) for name in names)


def side_name(side: int) -> SideName:
    """A side as records name it."""
    return "british" if side == 0 else "french"


class Entries:
    """The actions of a turn as records have them, made from its events."""

    def __init__(self, side: int, texts: list[str]) -> None:
        self.side = side
        self.found: list[Entry] = []
        self._texts = iter(texts)
        self._withdrawing = False
        self._supporting = False
        self._drawn: tuple[str, ...] = ()

    def begin_answer(self, place: str) -> None:
        """Begin with the besieger's answer to a surrender."""
        self.found.append({"action": "answer_surrender", "location": place})

    def add(self, events: list[Event], number: int) -> None:
        """Add what an event tells."""
        event = events[number]
        if event.kind_number == ACTED and event.action is not None:
            text = str(event.action) if event.automatic else next(self._texts)
            self._add_action(event.action, text)
        elif event.kind_number == SIEGE_ENDED and self._withdrawing and event.attacker is not None:
            self.found[-1]["siege"] = side_name(event.attacker)
        elif event.kind_number == SIEGE_ENDED:
            self._add_siege(events, number)
        elif event.kind_number == CARDS_RETRIEVED:
            self.found[-1]["cards"] = recorded_cards(PACKS[event.side_number], event.card_names)
        elif (
            event.kind_number in {CARDS_RETURNED, CARD_CONVERTED}
            and event.side_number != self.side
            and self._hunting()
        ):
            self.found[-1] |= {
                "result": "hit",
                "lost": recorded_cards(PACKS[event.side_number], event.card_names)[0],
            }
            self.found[-1].setdefault("lost_from", "hand")
        elif event.kind_number == HAND_SHOWN and self._hunting():
            self.found[-1]["result"] = "hand_shown"
        elif event.kind_number in {CARDS_DRAWN, DECK_REBUILT} and self._supporting:
            self._add_support(event)

    def _hunting(self) -> bool:
        return bool(self.found) and self.found[-1]["action"] in {"ambush", "priest"}

    def _add_support(self, event: Event) -> None:
        """Tell what Home Support draws if it rebuilds the deck; the deck after it is for others to add."""
        support = self.found[-1]
        if event.kind_number == CARDS_DRAWN:
            self._drawn += recorded_cards(PACKS[event.side_number], event.card_names)
        else:
            support["deck"] = ()
        if "deck" in support:
            support["drawn"] = self._drawn

    def _add_action(self, action: Action, text: str) -> None:
        pack = PACKS[action.side_number]
        _, _, tail = text.partition(":")
        names = [name for name in tail.split(",") if name.strip()]
        self._withdrawing = action.verb == "withdraw"
        self._supporting = action.verb == "home support"
        self._drawn = ()
        if action.verb in _RECORDED:
            self._add_own(action, recorded_cards(pack, names))
        elif action.verb == "block":
            self.found[-1]["blocked_by"] = recorded_cards(pack, names)[0]
            if self._hunting():
                self.found[-1]["result"] = "blocked"
        elif action.verb in {"lose from reserve", "give from reserve"}:
            self.found[-1]["lost_from"] = "reserve"
        elif action.verb in {"occupy", "leave"}:
            self._add_occupation(recorded_cards(pack, names), occupied=action.verb == "occupy")

    def _add_occupation(self, cards: tuple[str, ...], *, occupied: bool) -> None:
        """Tell what becomes of a place with the siege or surrender that it is about, and at this point.

        Free actions may have come between (12.15).
        """
        about = max(number for number, entry in enumerate(self.found) if entry["action"] in _PRIZES)
        self.found.append(self.found.pop(about))
        if not occupied:
            return
        if self.found[-1]["action"] == "answer_surrender":
            self.found[-1]["cards"] = cards
        else:
            self.found[-1]["settled"] = True

    def _add_own(self, action: Action, cards: tuple[str, ...]) -> None:
        recorded = _RECORDED[action.verb]
        pack = PACKS[action.side_number]
        entry: Entry = {"action": recorded}
        if action.location:
            entry["location"] = action.location
        if recorded == "withdraw":
            entry["lost"] = cards[0] if cards else None
        elif recorded in NAMED_FIRST:
            entry["cards"] = (f"empire:{NAMED_FIRST[recorded]}", *cards)
        elif recorded in {"home_support", "military_leader"}:
            entry["cards"] = recorded_cards(pack, pack.names(action.card_bag))
        else:
            entry["cards"] = cards
        self.found.append(entry)

    def _add_siege(self, events: list[Event], number: int) -> None:
        event = events[number]
        lost = None
        if events[number - 1].kind_number == CARDS_RETURNED:
            lost = recorded_cards(PACKS[events[number - 1].side_number], events[number - 1].card_names)[0]
        after = events[number + 1] if number + 1 < len(events) else None
        won = after is not None and after.kind_number == PIECE_CAPTURED
        captured = after.piece if after is not None else None
        self.found.append(
            {
                "action": "siege_won",
                "siege": str(event.attacker),
                "loser_lost": lost,
                "captured": captured,
                "settled": False if won else None,
            }
        )
