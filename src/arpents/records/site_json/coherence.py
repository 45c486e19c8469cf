"""Whether the parts of a record fit together: the fields of actions, the sequence of turns, the set-up."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from arpents.engine.actions.turn import actions_in_turn
from arpents.engine.places import INDEX
from arpents.engine.state import State
from arpents.errors import UnknownName
from arpents.records.site_json.model import DamagedRecord, RecordedAction, RecordedState, RecordedTurn

_PLAIN: Final = frozenset(("action", "location", "cards"))

_FIELDS: Final = {
    "raid": _PLAIN | {"blocked_by"},
    "ambush": _PLAIN | {"blocked_by", "result", "lost", "lost_from"},
    "priest": _PLAIN | {"result", "lost", "lost_from"},
    "siege_won": frozenset(("action", "siege", "loser_lost", "captured", "settled")),
    "withdraw": frozenset(("action", "location", "siege", "lost")),
    "home_support": _PLAIN | {"drawn", "deck"},
}
"""The fields of the actions that have more than their place and their cards, or less."""


def check_fields(action: RecordedAction) -> None:
    """Check that an action says nothing that has no meaning there."""
    allowed = _FIELDS.get(action.action, _PLAIN)
    for field in structs.fields(action):
        if field.name not in allowed and getattr(action, field.name) != field.default:
            raise DamagedRecord(f'"{field.name}" is told, which {action.action} has not')
    if action.location is not None and action.location not in INDEX:
        raise UnknownName("location", action.location, INDEX)


def check_sequence(previous: RecordedTurn | None, turn: RecordedTurn) -> None:
    """Check that a turn can follow another: by its number, and by what a surrender interrupted (7.6)."""
    if previous is not None and previous.after.finished:
        raise DamagedRecord("the game is over before it")
    if previous is not None and turn.number != previous.number + 1:
        raise DamagedRecord(f"it follows turn {previous.number}, so that its number should be one more")
    if sum((turn.interrupted, turn.answers_surrender, turn.continues_turn)) > 1 and not (
        turn.interrupted and turn.continues_turn
    ):
        raise DamagedRecord("it can only be one of interrupted, the answer to a surrender, and the rest")
    if turn.answers_surrender != (previous is not None and previous.interrupted):
        raise DamagedRecord("a turn answers a surrender if, and only if, the turn before it is interrupted")
    if turn.continues_turn != (previous is not None and previous.answers_surrender):
        raise DamagedRecord("a turn continues another if, and only if, it follows the answer to a surrender")


def check_interruption(turn: RecordedTurn) -> None:
    """Check that a turn is interrupted by a surrender, and that an answer to one is there."""
    names = [action.action for action in turn.actions]
    if turn.interrupted and (names[-1:] != ["withdraw"] or turn.actions[-1].siege == turn.side):
        raise DamagedRecord("it is interrupted, although it does not end with a surrender")
    if turn.answers_surrender != ("answer_surrender" in names) or names.count("answer_surrender") > 1:
        raise DamagedRecord("answer_surrender stands in a turn that answers one, once, and nowhere else")


def check_set_up(state: State, setup: RecordedState) -> None:
    """Check what a set-up says beside its cards and pieces."""
    actions = actions_in_turn(state)
    if setup.actions_this_turn != actions:
        raise DamagedRecord(f"actions_this_turn is {actions}, recorded as {setup.actions_this_turn}")
    for field in ("finished", "conceded", "points", "outright_winner"):
        if getattr(setup, field):
            raise DamagedRecord(f'"{field}" is told of a game that has not begun')
