"""Positions: the scene of a game as it stands to everybody, and of the board before any game."""

from __future__ import annotations

from functools import cache
from typing import Final

from arpents.engine.rules import rules_for
from arpents.engine.scoring import points
from arpents.engine.setup import set_up
from arpents.engine.sides import SIDES
from arpents.engine.views import View
from arpents.locales import Words
from arpents.server.games.player_names import player_label
from arpents.server.games.room import FINISHED, PLAYING, Room
from arpents.server.pictures.scene import Camp, Held, Scene, Score
from arpents.wire.view import outcome_data
from arpents.wire.words import SIDE_NAMES

ENGLISH: Final = "en"
"""Pictures speak it: robots that fetch them ask for no language, and there is little to read in them."""


@cache
def general_scene() -> Scene:
    """The board as every game begins, for links to no game, or to one that is not for everybody."""
    return Scene(held_in(View(set_up(rules_for(), None), None)))


def scene_of(room: Room) -> Scene | None:
    """How a game stands to everybody; None before it has begun."""
    if room.table is None or room.status not in {PLAYING, FINISHED}:
        return None
    view = room.table.view(None)
    ended = outcome_data(view.state)
    words = Words(ENGLISH)
    scores = [
        Score(
            side=SIDE_NAMES[side],
            name=player_label(words, room.players[side]),
            points=points(view.state, side),
            won=ended is not None and ended["winner"] == SIDE_NAMES[side],
        )
        for side in SIDES
    ]
    return Scene(held_in(view), camps_in(view), scores)


def held_in(view: View) -> dict[str, Held]:
    """Every place that a side holds."""
    return {
        name: Held(
            owner=SIDE_NAMES[place.owner],
            piece=place.piece,
            fortified=place.fortified,
            supplied=place.in_supply,
            points=place.points,
        )
        for name, place in view.board.items()
        if place.owner is not None and place.piece is not None
    }


def camps_in(view: View) -> list[Camp]:
    """Every siege."""
    return [
        Camp(by=SIDE_NAMES[siege.attacker], place=siege.location, marker=siege.marker)
        for siege in view.sieges.values()
    ]
