"""Previews as data: what an action would do and cost, for a page to tell before it is done."""

from __future__ import annotations

from typing import Final

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.events import Piece
from arpents.engine.previews import Answer, Preview, SiegeChange
from arpents.engine.readable.base import about
from arpents.engine.readable.locations import board_key, board_of
from arpents.engine.readable.side_views import SideView
from arpents.engine.sides import SIDES, Side
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS
from arpents.engine.state import BLOCK_RAID, PHASES, Phase, State
from arpents.wire.endings import EndingData, endings_data
from arpents.wire.happenings import ActionData, action_data
from arpents.wire.view import OutcomeData, PointsBySide, outcome_data
from arpents.wire.words import FORM, SIDE_NAMES, SideName

_RAIDING: Final = frozenset((verbs.RAID, verbs.LET_PASS))


@with_config(FORM)
class MarkerData(TypedDict):
    """A siege that begins, moves or ends."""

    location: str
    attacker: SideName
    before: int | None
    """The marker as it stands; null where the siege begins."""
    after: int | None
    """The marker as it would stand; null where the siege ends."""
    winner: SideName | None
    """Who would win with that marker at the start of its next turn; null where neither would."""
    to_hold: int | None
    """How much strength the other side would have to add, to hold on; null where neither would win."""
    wasted: int
    """The strength that is lost beyond the end of the track."""


@with_config(FORM)
class RaidData(TypedDict):
    """What a raid takes if nobody blocks it."""

    location: str
    piece: Piece
    """The piece that is captured."""
    left: Piece | None
    """What its owner keeps there; null where the location becomes neutral."""
    points: PointsBySide
    """The change of both sides' points."""
    blockable: bool
    """Whether the enemy is asked first, and may block it."""
    endings: list[EndingData]
    """The ways in which the game can end, and how near they would be then."""


@with_config(FORM)
class PlacedData(TypedDict):
    """What would stand at a location where something else stands now."""

    location: str
    owner: SideName | None
    """Who would control it; null where it would be neutral."""
    piece: Piece | None
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
    raid: RaidData | None
    """What a raid takes, for whoever raids and for whoever may block; null for all else."""
    places: list[PlacedData]
    takes: list[str]
    """The cards that one would gain from the market, or from the enemy."""
    returns: list[str]
    """One's cards that would go back to the market."""
    retrieves: list[str]
    """The cards that would come from the reserve into one's hand."""
    enemy_loses: list[str]
    """The enemy's cards that would go to the market without a question, since all can tell the answer."""
    enemy_answers: Answer | None
    """Whether the enemy would lose a card or show the hand, by a conversion or an ambush that is not blocked.

    Null for all else, and where the cards that would be lost or taken tell it.
    """
    draws: int | None
    """How many cards would be drawn; null where none are drawn."""
    rebuilds: bool
    """Whether the discard pile would become the deck on the way."""
    asks: AskedData | None
    """Who would be asked what next, if it is not what to do in a turn."""
    outcome: OutcomeData | None
    """How the game would end at once, if it would."""
    endings: list[EndingData]
    """The ways in which the game can end, and how near they would be."""
    irreversible: bool
    """Whether it cannot be undone: hidden cards come up, the enemy is asked, or the turn ends."""


def preview_data(found: Preview) -> PreviewData:
    """A preview as data: only what is the same whatever is hidden."""
    return {
        "action": action_data(found.action),
        "money": found.money,
        "money_after": found.money_after,
        "points": _points(found),
        "free": found.free,
        "actions_left": found.actions_left,
        "sieges": [_marker(siege) for siege in found.sieges],
        "raid": _raid(found),
        "places": [
            {
                "location": place.name,
                "owner": None if place.owner is None else SIDE_NAMES[place.owner],
                "piece": place.piece,
                "fortified": place.fortified,
            }
            for place in found.places
        ],
        "takes": [card.name for card in found.takes],
        "returns": [card.name for card in found.returns],
        "retrieves": [card.name for card in found.retrieves],
        "enemy_loses": [card.name for card in found.foe_loses],
        "enemy_answers": found.foe_answers,
        "draws": found.draws or None,
        "rebuilds": found.rebuilds,
        "asks": _asks(found.then) if found.asks else None,
        "outcome": outcome_data(found.then),
        "endings": _endings(found.then),
        "irreversible": found.irreversible,
    }


def _marker(siege: SiegeChange) -> MarkerData:
    winner: Side | None = None
    to_hold: int | None = None
    if siege.after is not None and siege.after >= ATTACKER_WINS:
        winner, to_hold = siege.attacker, siege.after - ATTACKER_WINS + 1
    elif siege.after is not None and siege.after <= DEFENDER_WINS:
        winner, to_hold = siege.attacker.other, DEFENDER_WINS - siege.after + 1
    return {
        "location": siege.location,
        "attacker": SIDE_NAMES[siege.attacker],
        "before": siege.before,
        "after": siege.after,
        "winner": None if winner is None else SIDE_NAMES[winner],
        "to_hold": to_hold,
        "wasted": siege.wasted,
    }


def _endings(state: State) -> list[EndingData]:
    """The ends of the game, of which everybody knows how near they are: no cards are asked for."""
    british, french = (SideView(state, side, 0, 0) for side in SIDES)
    return endings_data(state.rules, british, french)


def _raid(found: Preview) -> RaidData | None:
    """What a raid takes, whether it succeeds at once or if the enemy lets it pass: all of that is public."""
    if found.action.verb_number not in _RAIDING:
        return None
    blockable = found.then.phase == BLOCK_RAID
    if blockable:
        found = Preview(found.then, Action(found.then.decider, verbs.LET_PASS))
    taken = next((event for event in found.events if event.piece is not None), None)
    if taken is None or taken.location is None or taken.piece is None:
        return None  # an ambush was let pass
    return {
        "location": taken.location,
        "piece": taken.piece,
        "left": board_of(board_key(found.after))[taken.location].piece,
        "points": _points(found),
        "blockable": blockable,
        "endings": _endings(found.then),
    }


def _points(found: Preview) -> PointsBySide:
    return {"british": found.points_of(Side.BRITISH), "french": found.points_of(Side.FRENCH)}


def _asks(state: State) -> AskedData:
    return {
        "side": SIDE_NAMES[state.decider],
        "phase": PHASES[state.phase],
        "about": about(state),
    }
