"""Scenes: what a picture shows of a game, in a form that the process that paints needs nothing else for."""

from __future__ import annotations

import msgspec

from arpents.server.pictures.sheet import PieceName, SideName


class Held(msgspec.Struct, frozen=True):
    """A place that a side holds."""

    owner: SideName
    piece: PieceName
    fortified: bool
    supplied: bool
    points: int


class Camp(msgspec.Struct, frozen=True):
    """A siege: who lays it, where, and how it stands."""

    by: SideName
    place: str
    marker: int


class Score(msgspec.Struct, frozen=True):
    """A side in the corner of the picture."""

    side: SideName
    name: str
    points: int
    won: bool


class Scene(msgspec.Struct, frozen=True):
    """What is to be seen in a picture; with no scores it is that of the game itself, and of no game."""

    held: dict[str, Held] = {}
    camps: list[Camp] = []
    scores: list[Score] = []
