"""Facts: what is stored of a game, one after the other; the game is what they add up to.

Nothing here is for anybody's eyes: a fact holds what both sides did, hidden cards and hashes of tokens.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from arpents.bots.levels import known_as
from arpents.server.store import NewEvent, StoredEvent
from arpents.table import Presets


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person with a name and the hash of a secret token, or a bot."""

    name: str
    token: str | None = None
    bot: str | None = None


def as_known(player: Player) -> Player:
    """A player as it is known now: a bot by what it plays as, whatever that was called when it was stored."""
    return msgspec.structs.replace(player, name=known_as(player.name, player.bot)) if player.bot else player


class Created(msgspec.Struct, frozen=True, omit_defaults=True, tag="created"):
    """A game was set up: by whom, with which side (None: the opponent chooses), for whom to join.

    ``source`` is the beginning of a game file that names the rules, or a position to begin from;
    ``opening`` is what the game begins with, the hands dealt. It is there once both players are, so that
    nobody sees a hand before there is an opponent. What is ``imported`` has both players' names in it.
    ``origin`` is the public game of this server whose moment it begins from.
    """

    source: str
    host: Player
    side: str | None
    public: bool
    invite: str | None = None
    guest: Player | None = None
    opening: str | None = None
    imported: bool = False
    origin: str | None = None


class Joined(msgspec.Struct, frozen=True, omit_defaults=True, tag="joined"):
    """A second player took a seat, which settles who has which side, and the game began."""

    guest: Player
    side: str
    opening: str


class Moved(msgspec.Struct, frozen=True, omit_defaults=True, tag="moved"):
    """A side did something; ``drawn`` is what chance gave on the way, for no generator to be needed again.

    ``state`` is the hash of the state that it led to, by which a replay is checked.
    """

    side: int
    action: str
    drawn: list[str] = []
    key: str | None = None
    state: int | None = None


class Undone(msgspec.Struct, frozen=True, omit_defaults=True, tag="undone"):
    """A side took back its last provisional action."""

    side: int
    key: str | None = None


class TakenBack(msgspec.Struct, frozen=True, omit_defaults=True, tag="taken_back"):
    """A side took back its last action against a bot, whatever had happened since."""

    side: int
    key: str | None = None


class Conceded(msgspec.Struct, frozen=True, omit_defaults=True, tag="conceded"):
    """A side gave the game up, or had abandoned it and the other side claimed it."""

    side: int
    claimed: bool = False
    key: str | None = None


class Aborted(msgspec.Struct, frozen=True, tag="aborted"):
    """A game that nobody had joined was called off."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag="said"):
    """A player said something to the other; when that has expired, nobody knows who and what."""

    side: int | None = None
    text: str = ""
    key: str | None = None


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """A side no longer wants to read what the other says, or wants to again."""

    side: int
    muted: bool


class Preset(msgspec.Struct, frozen=True, tag="preset"):
    """A side preset its automatic answers."""

    side: int
    presets: Presets


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """A further game between the two was set up, with the sides swapped."""

    game: str


Fact = Created | Joined | Moved | Undone | TakenBack | Conceded | Aborted | Said | Muted | Preset | Rematched

# Made here, and for nothing else: msgspec learns a type when it first reads one, and crashes the process if
# two threads do so at once, as when the first two games are loaded.
msgspec.json.Decoder(Fact)

CHAT: Final = ("said",)
"""The kinds of facts that are chat, which may expire before the game does."""

_TAG: Final = "type"
_PRESET: Final = "preset"


def as_event(fact: Fact, at: float) -> NewEvent:
    """A fact as the store takes it."""
    data: dict[str, object] = msgspec.to_builtins(fact)
    kind = str(data.pop(_TAG))
    return NewEvent(kind, data, at)


def as_fact(event: StoredEvent) -> Fact:
    """A fact as the store gave it back."""
    data = _mended_preset(event.data) if event.kind == _PRESET else event.data
    fact: Fact = msgspec.convert({_TAG: event.kind, **data}, Fact)
    return fact


def _mended_preset(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Presets as they are now: version 0.1.0 let a conversion prefer a siege, which never meant anything."""
    giving = data["presets"].get("giving", {})
    if giving.get("first") != "siege":
        return data
    return {**data, "presets": {**data["presets"], "giving": {**giving, "first": "hand"}}}
