"""Verifying recorded games: every move legal, every state as recorded."""

from __future__ import annotations

from arpents.engine.rules import Rules, rules_for
from arpents.errors import ArpentsError
from arpents.records.site_json.coherence import check_sequence, check_set_up
from arpents.records.site_json.model import DamagedRecord, Record, RecordedTurn, read_record
from arpents.records.site_json.record_replay import RecordReplay, begin_replay
from arpents.records.site_json.turn_replay import TurnReplay
from arpents.records.step_replay import Divergence


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
    """Replay a recorded game, or say where it parts from the rules."""
    record = read_record(data)
    replay_record(record)
    return Verified(record)


def replay_record(record: Record) -> RecordReplay:
    """The replay of a recorded game to its end."""
    replay = set_up_record(record)
    previous: RecordedTurn | None = None
    for turn in record.turns:
        try:
            check_sequence(previous, turn)
        except DamagedRecord as error:
            raise Divergence(f"{record.id}: turn {turn.number} ({turn.side}): {error}") from error
        replay = _replay_turn(record, replay, turn)
        previous = turn
    return replay


def set_up_record(record: Record) -> RecordReplay:
    """The replay of a recorded game at its beginning."""
    setup = record.setup
    first = record.turns[0].number if record.turns else 0
    try:
        rules = rules_of_record(record)
        early = setup.actions_this_turn == rules.opening.first_turn_actions
        replay = begin_replay(rules, setup, first if early else max(first, 2))
        check_set_up(replay.state, setup)
    except ArpentsError as error:
        raise Divergence(f"{record.id}: set-up before turn {first}: {error}") from error
    return replay


def rules_of_record(record: Record) -> Rules:
    """The rules that a record names."""
    variants = record.setup.variants
    if record.scenario is None:
        return rules_for(record.rule_set, variants, revision=record.revision)
    rules = rules_for(scenario=record.scenario, revision=record.revision)
    if (rules.rule_set, set(rules.variants)) != (record.rule_set, set(variants)):
        told = ", ".join((rules.rule_set, *rules.variants))
        raise DamagedRecord(f'The scenario "{record.scenario}" is played by {told}, not as the record says.')
    return rules


def _replay_turn(record: Record, replay: RecordReplay, turn: RecordedTurn) -> RecordReplay:
    """Replay a turn; where the record leaves open which settler card was played, try each."""
    attempt = TurnReplay(replay.copy(), turn, 0)
    first_failure: Divergence | None = None
    while attempt.settler < attempt.settlers:
        try:
            attempt.run()
        except ArpentsError as error:
            first_failure = first_failure or Divergence(
                f"{record.id}: turn {turn.number} ({turn.side}){attempt.where}: {error}"
            )
        else:
            return attempt.replay
        settlers = attempt.settlers
        attempt = TurnReplay(replay.copy(), turn, attempt.settler + 1)
        attempt.settlers = settlers
    assert first_failure is not None
    raise first_failure
