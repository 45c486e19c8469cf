"""Previews as data: what an action would do and cost, for a page to tell before it is done."""

from __future__ import annotations

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine import events
from arpents.engine.state import State
from arpents.table import Preview
from arpents.wire.happenings import ActionData, action_data
from arpents.wire.view import OutcomeData, PointsBySide, about, outcome_data
from arpents.wire.words import FORM, LOCATIONS, PHASE_NAMES, SIDE_NAMES, Phase, PieceName, SideName

Standing = tuple[SideName | None, PieceName | None, bool]


@with_config(FORM)
class MarkerData(TypedDict):
    """A siege that begins, moves or ends."""

    location: str
    attacker: SideName
    before: int | None
    """The marker as it stands; null where the siege begins."""
    after: int | None
    """The marker as it would stand; null where the siege ends."""


@with_config(FORM)
class PlacedData(TypedDict):
    """What would stand at a location where something else stands now."""

    location: str
    owner: SideName | None
    """Who would control it; null where it would be neutral."""
    piece: PieceName | None
    fortified: bool


@with_config(FORM)
class AskedData(TypedDict):
    """A question that would be asked next, whoever's turn it is."""

    side: SideName
    phase: Phase
    about: str | None
    """The location that the question is about."""


@with_config(FORM)
class PreviewData(TypedDict):
    """What an action would do, as far as whoever may do it can know."""

    action: ActionData
    """The action as it would be done."""
    money: int
    """The change of one's money."""
    money_after: int
    points: PointsBySide
    """The change of both sides' points."""
    free: bool
    """Whether it takes no action of the turn."""
    actions_left: int | None
    """How many actions of the turn would be left; null if the turn would end."""
    sieges: list[MarkerData]
    places: list[PlacedData]
    takes: list[str]
    """The cards that one would gain from the market, or from the enemy."""
    returns: list[str]
    """One's cards that would go back to the market."""
    retrieves: list[str]
    """The cards that would come from the reserve into one's hand."""
    enemy_loses: list[str]
    """The enemy's cards that would be lost without any question, since everybody can tell the answer."""
    draws: int | None
    """How many cards would be drawn; null where none are drawn."""
    rebuilds: bool
    """Whether the discard pile would become the deck on the way."""
    asks: AskedData | None
    """Who would be asked what next, if it is not what to do in a turn."""
    outcome: OutcomeData | None
    """How the game would end at once, if it would."""
    irreversible: bool
    """Whether it cannot be undone: hidden cards come up, the enemy is asked, or the turn ends."""


def preview_data(found: Preview) -> PreviewData:
    """A preview as data: only what is the same whatever is hidden."""
    side = found.side
    enemy = side.other
    converted = found.cards(events.CARD_CONVERTED, enemy)
    return {
        "action": action_data(found.action),
        "money": found.money,
        "money_after": found.after.of(side).money,
        "points": {"british": found.points(0), "french": found.points(1)},
        "free": found.is_free,
        "actions_left": found.actions_left,
        "sieges": _sieges(found.before, found.after),
        "places": _places(found.before, found.after),
        "takes": found.cards(events.CARDS_TAKEN, side) + converted,
        "returns": found.cards(events.CARDS_RETURNED, side),
        "retrieves": found.cards(events.CARDS_RETRIEVED, side),
        "enemy_loses": found.cards(events.CARDS_RETURNED, enemy) + converted,
        "draws": found.draws or None,
        "rebuilds": found.rebuilds,
        "asks": _asks(found.then) if found.asks else None,
        "outcome": outcome_data(found.then),
        "irreversible": found.is_final,
    }


def _sieges(before: State, after: State) -> list[MarkerData]:
    changed: list[MarkerData] = []
    for attacker, name in enumerate(SIDE_NAMES):
        old, new = before.of(attacker), after.of(attacker)
        if (old.siege, old.marker) != (new.siege, new.marker):
            changed.append(
                {
                    "location": LOCATIONS[new.siege or old.siege],
                    "attacker": name,
                    "before": old.marker if old.siege else None,
                    "after": new.marker if new.siege else None,
                }
            )
    return changed


def _places(before: State, after: State) -> list[PlacedData]:
    changed: list[PlacedData] = []
    for place, location in LOCATIONS.items():
        owner, piece, fortified = standing = _standing(after, place)
        if standing != _standing(before, place):
            changed.append({"location": location, "owner": owner, "piece": piece, "fortified": fortified})
    return changed


def _standing(state: State, place: int) -> Standing:
    for owner, name in enumerate(SIDE_NAMES):
        me = state.of(owner)
        if (me.villages | me.towns) & place:
            return name, "town" if me.towns & place else "village", state.forts & place != 0
    return None, None, False


def _asks(state: State) -> AskedData:
    return {
        "side": SIDE_NAMES[state.decider],
        "phase": PHASE_NAMES[state.phase],
        "about": about(state),
    }
