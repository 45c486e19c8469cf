"""The closed sets of words in the forms, each in the order of the engine's numbers."""

from __future__ import annotations

from typing import Final, Literal, get_args

from pydantic import ConfigDict

from arpents.content import Side
from arpents.engine import verbs
from arpents.engine.places import NAMES

FORM: Final = ConfigDict(extra="forbid", use_attribute_docstrings=True, defer_build=True)
"""What all forms have in common: nothing missing, nothing besides, and their docstrings in the schema.

They are built when somebody asks for the schema: a server would start a third of a second later otherwise.
"""

SideName = Side
PieceName = Literal["village", "town"]
Group = Literal["expand", "attack", "money", "cards", "other", "answer"]
UnusableReason = Literal["not controlled", "besieged", "cut off"]
Zone = Literal["hand", "market", "discard", "reserve", "siege"]

Verb = Literal[
    "settle",
    "develop",
    "fortify",
    "besiege",
    "reinforce",
    "military leader",
    "withdraw",
    "raid",
    "ambush",
    "convert",
    "take money",
    "merchant",
    "trader",
    "piracy",
    "draft",
    "discard",
    "reserve",
    "retrieve",
    "governor",
    "intendant",
    "home support",
    "pass",
    "end turn",
    "block",
    "do not block",
    "lose",
    "lose from reserve",
    "give",
    "give from reserve",
    "show hand",
    "give up",
    "occupy",
    "leave",
    "sell fur",
    "drop",
    "lose from siege",
    "redraw",
    "keep",
    "forfeit",
    "begin with",
]
Phase = Literal[
    "draw",
    "upkeep",
    "actions",
    "block raid",
    "block ambush",
    "lose card",
    "give card",
    "give up card",
    "occupation",
    "redraw",
    "forfeit",
    "starting card",
    "over",
]
Reason = Literal[
    "unfinished",
    "home taken",
    "home settled",
    "villages",
    "towns",
    "captures",
    "conceded",
    "stopped",
    "fort duquesne",
]
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

LOCATIONS: Final[dict[int, str]] = {1 << number: name for number, name in enumerate(NAMES)}
"""The names of the locations by their masks."""

SIDE_NAMES: Final[tuple[SideName, ...]] = get_args(SideName)
PIECE_NAMES: Final[tuple[PieceName, ...]] = get_args(PieceName)
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)
REASON_NAMES: Final[tuple[Reason, ...]] = get_args(Reason)
EVENT_NAMES: Final[tuple[EventName, ...]] = get_args(EventName)
GROUPS: Final[tuple[Group, ...]] = get_args(Group)


def _group_of(verb: int) -> Group:
    return next(group for group in GROUPS if verb in verbs.GROUPS[group])


GROUP_OF: Final = tuple(_group_of(verb) for verb in range(len(VERBS)))
"""The heading under which the rules have each verb."""

_ELSEWHERE: Final[dict[int, Zone]] = {
    verbs.DRAFT: "market",
    verbs.BEGIN_WITH: "market",
    verbs.INTENDANT: "discard",
    verbs.LOSE_RESERVED: "reserve",
    verbs.GIVE_RESERVED: "reserve",
    verbs.WITHDRAW: "siege",
    verbs.GIVE_UP: "siege",
    verbs.LOSE_COMMITTED: "siege",
}
ZONE_OF: Final[tuple[Zone, ...]] = tuple(_ELSEWHERE.get(verb, "hand") for verb in range(len(VERBS)))
"""Where the cards lie that are picked for each verb."""
