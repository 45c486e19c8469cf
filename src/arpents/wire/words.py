"""What all forms have in common, and the words in them that are not the engine's own.

Verbs, phases, events and reasons are written in the engine, each with its words beside its numbers.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from pydantic import ConfigDict

from arpents.content import Side
from arpents.engine import verbs
from arpents.engine.places import NAMES
from arpents.engine.verbs import Group

FORM: Final = ConfigDict(extra="forbid", use_attribute_docstrings=True, defer_build=True)
"""What all forms have in common: nothing missing, nothing besides, and their docstrings in the schema.

They are built when somebody asks for the schema: a server would start a third of a second later otherwise.
"""

SideName = Side
Zone = Literal["hand", "market", "discard", "reserve", "siege"]

LOCATIONS: Final[dict[int, str]] = {1 << number: name for number, name in enumerate(NAMES)}
"""The names of the locations by their masks."""

SIDE_NAMES: Final[tuple[SideName, ...]] = get_args(SideName)

GROUP_OF: Final[dict[int, Group]] = {verb: group for group, some in verbs.GROUPS.items() for verb in some}
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
ZONE_OF: Final[tuple[Zone, ...]] = tuple(_ELSEWHERE.get(verb, "hand") for verb in range(len(verbs.NAMES)))
"""Where the cards lie that are picked for each verb."""
