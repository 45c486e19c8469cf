"""Feed items: the forms of what a viewer is told, by type. ``feed`` counts them, and tells who gets which."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, with_config
from typing_extensions import TypedDict

from arpents.wire.happenings import EventData
from arpents.wire.words import FORM, SideName


@with_config(FORM)
class EventsItem(TypedDict):
    """Something happened in the game."""

    seq: int
    """The number of the item in the viewer's own feed."""
    type: Literal["events"]
    at: float
    """When, in seconds since 1970, UTC."""
    start: int
    """How many events the viewer had seen before these."""
    events: list[EventData]


@with_config(FORM)
class TakenBackItem(TypedDict):
    """The last of what the viewer saw was taken back."""

    seq: int
    type: Literal["taken-back"]
    at: float
    start: int
    """How many events are left."""


@with_config(FORM)
class JoinedItem(TypedDict):
    """A player sits down at a side."""

    seq: int
    type: Literal["joined"]
    at: float
    side: SideName
    name: str


@with_config(FORM)
class ChatItem(TypedDict):
    """A player said something; of what has expired, side and text are gone."""

    seq: int
    type: Literal["chat"]
    at: float
    side: SideName | None
    text: str


@with_config(FORM)
class AbortedItem(TypedDict):
    """The game was called off before anybody had joined."""

    seq: int
    type: Literal["aborted"]
    at: float


@with_config(FORM)
class RematchItem(TypedDict):
    """The players have a further game, in which their tokens are valid."""

    seq: int
    type: Literal["rematch"]
    at: float
    game: str


ItemData = Annotated[
    EventsItem | TakenBackItem | JoinedItem | ChatItem | AbortedItem | RematchItem,
    Field(discriminator="type"),
]
"""Something that a viewer is told."""
