"""Views as data: all that a side, or a spectator, may know of a game."""

from __future__ import annotations

from functools import lru_cache

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine import verbs
from arpents.engine.actions.sieging import must_wait
from arpents.engine.events import Piece
from arpents.engine.play import FREE
from arpents.engine.readable.locations import BOARDS_KEPT, BoardKey, board_key, board_of
from arpents.engine.reasons import Reason
from arpents.engine.rules import NO_LIMIT, RULES_KEPT, Rules
from arpents.engine.scoring import outcome
from arpents.engine.sides import NOBODY, SIDES, Side
from arpents.engine.state import OVER, PHASES, Phase, State
from arpents.engine.supply import Unusable
from arpents.engine.verbs import Verb
from arpents.engine.views import View
from arpents.wire.cards import PricedCard, priced
from arpents.wire.endings import EndingData, endings_data
from arpents.wire.sides import SidesData, side_data
from arpents.wire.words import FORM, SIDE_NAMES, SideName


@with_config(FORM)
class PointsBySide(TypedDict):
    """The points of both sides."""

    british: int
    french: int


@with_config(FORM)
class OutcomeData(TypedDict):
    """How a game ended."""

    winner: SideName
    reason: Reason
    points: PointsBySide


@with_config(FORM)
class LocationData(TypedDict):
    """What stands at a location that a side controls."""

    owner: SideName
    piece: Piece
    fortified: bool
    besieged_by: SideName | None
    in_supply: bool
    """Whether its owner can trace supply to it; where it cannot, it cannot use the location's card."""
    points: int
    """What it counts for its owner."""


@with_config(FORM)
class RulesData(TypedDict):
    """The rules in force."""

    rule_set: str
    variants: list[str]
    scenario: str
    title: str
    """The title of the scenario."""
    free_verbs: list[Verb]
    """The verbs of a turn that take none of its actions."""


@with_config(FORM)
class ViewData(TypedDict):
    """All that a side, or a spectator, may know of a game."""

    side: SideName | None
    """Whose view it is; null for a spectator."""
    decider: SideName | None
    """The side that must decide now, whoever's turn it is; null when the game is over."""
    phase: Phase
    """What is to be decided."""
    about: str | None
    """The location that the decision is about: the one raided, taken, or besieged in vain."""
    turn: int
    """The turns of both sides are counted together, from 1 on."""
    to_move: SideName
    """The side whose turn it is."""
    actions_left: int
    outcome: OutcomeData | None
    board: dict[str, LocationData]
    """The locations that a side controls, by name; all others are neutral, and nothing stands there."""
    sides: SidesData
    neutral: list[PricedCard]
    """The neutral cards that either side can draft."""
    fortifications: int
    """How many fortifications are left for both sides."""
    reserve_limit: int | None
    """How many cards a reserve may hold; null where there is no limit."""
    endings: list[EndingData]
    unusable: dict[str, Unusable]
    """The cards in one's own hand that cannot be used now, and why."""
    british_must_wait: bool
    """Whether a variant still holds the British back from besieging."""
    rules: RulesData


def view_data(view: View) -> ViewData:
    """A view as data."""
    state = view.state
    british, french = view.side_of(Side.BRITISH), view.side_of(Side.FRENCH)
    return {
        "side": None if view.side is None else SIDE_NAMES[view.side],
        "decider": None if state.decider == NOBODY else SIDE_NAMES[state.decider],
        "phase": PHASES[state.phase],
        "about": view.about,
        "turn": view.turn,
        "to_move": SIDE_NAMES[state.to_move],
        "actions_left": state.actions_left,
        "outcome": outcome_data(state) if state.phase == OVER else None,
        "board": _board(board_key(state)),
        "sides": {"british": side_data(british), "french": side_data(french)},
        "neutral": priced(0, state.neutral),
        "fortifications": view.fortifications,
        "reserve_limit": state.rules.reserve_limit if state.rules.reserve_limit < NO_LIMIT else None,
        "endings": endings_data(state.rules, british, french),
        "unusable": view.unusable,
        "british_must_wait": must_wait(state),
        "rules": rules_data(state.rules),
    }


def outcome_data(state: State) -> OutcomeData | None:
    """How a game ended, if it has."""
    ended = outcome(state)
    if ended is None:
        return None
    british, french = ended.points
    return {
        "winner": SIDE_NAMES[ended.winner],
        "reason": ended.reason,
        "points": {"british": british, "french": french},
    }


@lru_cache(BOARDS_KEPT)
def _board(key: BoardKey) -> dict[str, LocationData]:
    """A board as data, made once, and not to be altered: few actions change it."""
    board = board_of(key)
    found: dict[str, LocationData] = {}
    for side in SIDES:
        for location in board.of(side):
            besieger = location.besieged_by
            found[location.name] = {
                "owner": SIDE_NAMES[side],
                "piece": location.piece or "village",
                "fortified": location.fortified,
                "besieged_by": None if besieger is None else SIDE_NAMES[besieger],
                "in_supply": location.in_supply,
                "points": location.points,
            }
    return found


@lru_cache(maxsize=RULES_KEPT)
def rules_data(rules: Rules) -> RulesData:
    """The rules in force as data."""
    free = (*FREE, verbs.WITHDRAW) if rules.withdrawing_is_free else FREE
    return {
        "rule_set": rules.rule_set,
        "variants": list(rules.variants),
        "scenario": rules.scenario.name,
        "title": rules.scenario.title,
        "free_verbs": [verbs.NAMES[verb] for verb in sorted(free)],
    }
