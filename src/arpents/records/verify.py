"""Verifying recorded games: every move legal, every state as recorded."""

from __future__ import annotations

from typing import Final

from arpents.engine.rules import rules_for
from arpents.errors import ArpentsError
from arpents.records.model import Record, RecordedTurn, read_record
from arpents.records.retelling import Divergence, Telling, begin_telling
from arpents.records.turn_telling import TurnTelling

RULE_SET: Final = "yucata"
"""The rule set of the site on which the recorded games were played."""


class Verified:
    """A record that holds: its id and how long it is."""

    def __init__(self, record: Record) -> None:
        self.id = record.id
        self.turns = len(record.turns)
        self.actions = sum(len(turn.actions) for turn in record.turns)

    def __str__(self) -> str:
        """One line for the game."""
        return f"{self.id}: {self.turns} turns, {self.actions} actions, ok"


def verify_record(data: bytes) -> Verified:
    """Retell a recorded game, or say where it parts from the rules."""
    record = read_record(data)
    retell_record(record)
    return Verified(record)


def retell_record(record: Record) -> Telling:
    """The telling of a recorded game to its end."""
    telling = set_up_record(record)
    for turn in record.turns:
        telling = _retell_turn(record, telling, turn)
    return telling


def set_up_record(record: Record) -> Telling:
    """The telling of a recorded game at its beginning."""
    setup = record.setup
    first = record.turns[0].number if record.turns else 0
    try:
        rules = rules_for(RULE_SET, setup.variants)
        return begin_telling(rules, setup, first if setup.actions_this_turn == 1 else max(first, 2))
    except ArpentsError as error:
        raise Divergence(f"{record.id}: set-up before turn {first}: {error}") from error


def _retell_turn(record: Record, telling: Telling, turn: RecordedTurn) -> Telling:
    """Retell a turn; where the record leaves open which settler card was played, try each."""
    attempt = TurnTelling(telling.copy(), turn, 0)
    first_failure: Divergence | None = None
    while attempt.settler < attempt.settlers:
        try:
            attempt.retell()
        except ArpentsError as error:
            first_failure = first_failure or Divergence(
                f"{record.id}: turn {turn.number} ({turn.side}){attempt.where}: {error}"
            )
        else:
            return attempt.telling
        settlers = attempt.settlers
        attempt = TurnTelling(telling.copy(), turn, attempt.settler + 1)
        attempt.settlers = settlers
    assert first_failure is not None
    raise first_failure
