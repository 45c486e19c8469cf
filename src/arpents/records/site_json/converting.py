"""Converting recorded games (JSON with whole states) to game files, and back to equal data."""

from __future__ import annotations

import codecs
from typing import Final

from msgspec import structs

from arpents.engine.positions import Position, describe
from arpents.engine.sides import SIDES
from arpents.records.file_replay import UNFINISHED, result_text
from arpents.records.game_text import BLANK, GameText, Line, read_game_text
from arpents.records.position_text import position_lines
from arpents.records.site_json.model import Record, RecordedSide, RecordedState, read_record
from arpents.records.site_json.recording import record_game
from arpents.records.site_json.turn_replay import looking_ahead
from arpents.records.site_json.verify import replay_record, set_up_record
from arpents.records.writing import header_lines, led_by_play, mark_end, story_lines

_UNORDERED: Final = ("hand", "reserve", "discard")


def is_json(data: bytes) -> bool:
    """Whether a recorded game is a JSON record rather than a game file."""
    return data.lstrip().startswith(b"{")


def as_game_text(data: bytes) -> GameText:
    """A recorded game as a game file, whichever of the two it is; editors may have put a mark before it."""
    data = data.removeprefix(codecs.BOM_UTF8)
    return to_game_text(data) if is_json(data) else read_game_text(data)


def to_game_text(data: bytes) -> GameText:
    """A recorded game as a game file; a record that does not hold is refused."""
    record = read_record(data)
    start = set_up_record(record)
    position: Position = describe(start.state)
    for side, deck in enumerate(start.decks):
        position.sides[side].zones["deck"] = tuple(deck or ())
    told = replay_record(record)
    given = {"Id": record.id, "Site": record.played_on, "Result": result_text(looking_ahead(told.state))}
    lines = header_lines(start.state.rules, given)
    story = story_lines(told.events, SIDES[start.state.to_move], told.texts, told.rebuilt)
    text = GameText([*lines, Line(BLANK), *position_lines(position), *led_by_play(story)])
    if given["Result"] == UNFINISHED:
        mark_end(text)
    return text


def to_record(game_text: GameText) -> Record:
    """A game file as a recorded game; what the record's format has no words for is refused."""
    return record_game(game_text)


def in_order(record: Record) -> Record:
    """The record with all that has no order sorted, so that records of the same game are equal."""
    turns = []
    for turn in record.turns:
        actions = tuple(
            structs.replace(
                action,
                cards=tuple(sorted(action.cards)) if action.action == "retrieve_reserve" else action.cards,
                drawn=tuple(sorted(action.drawn)),
            )
            for action in turn.actions
        )
        turns.append(structs.replace(turn, actions=actions, after=_state_in_order(turn.after)))
    return structs.replace(record, setup=_state_in_order(record.setup), turns=tuple(turns))


def _state_in_order(state: RecordedState) -> RecordedState:
    return structs.replace(state, british=_side_in_order(state.british), french=_side_in_order(state.french))


def _side_in_order(side: RecordedSide) -> RecordedSide:
    cards = structs.replace(
        side.siege_cards,
        british=tuple(sorted(side.siege_cards.british)),
        french=tuple(sorted(side.siege_cards.french)),
    )
    zones = {zone: tuple(sorted(getattr(side, zone))) for zone in _UNORDERED}
    return structs.replace(side, siege_cards=cards, **zones)
