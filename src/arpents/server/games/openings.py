"""Openings: what a game begins with, as the text of a game file without any chance left in it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from arpents.content import load_variants
from arpents.engine.chance import Chance
from arpents.engine.events import Event
from arpents.engine.game import Game, game_from
from arpents.engine.rules import Rules, rules_for
from arpents.engine.setup import set_up
from arpents.engine.state import OVER, State
from arpents.errors import ArpentsError
from arpents.records.file_replay import NoSuchMoment, replay, replay_until, rules_of
from arpents.records.game_text import POSITION, GameText, read_game_text
from arpents.records.site_json.converting import as_game_text
from arpents.records.writing import header_lines, write_game
from arpents.server.games.game_limits import check_record
from arpents.server.request_errors import BadRecord

RANDOM: Final = "random:"


def chosen_variants(names: Sequence[str], rng: Random) -> list[str]:
    """The variants that are named, with ``random:3`` standing for any three others."""
    found = [name for name in names if not name.startswith(RANDOM)]
    for name in names:
        if name.startswith(RANDOM):
            left = sorted(set(load_variants()) - set(found))
            wanted = name.removeprefix(RANDOM)
            if not wanted.isdecimal() or not 1 <= int(wanted) <= len(left):
                raise BadVariants(f'"{name}" should be {RANDOM} and a number from 1 to {len(left)}.')
            found += rng.sample(left, int(wanted))
    return found


class BadVariants(ArpentsError):
    """A request for random variants that cannot be met."""


def source_of_rules(rule_set: str | None, variants: Sequence[str], scenario: str | None) -> str:
    """The source of games under rules that are named."""
    return source_of(rules_for(rule_set, variants, scenario))


def source_of(rules: Rules) -> str:
    """The source of games under some rules: what is told of them before any card is dealt."""
    return str(GameText(header_lines(rules, {})))


def source_at(record: bytes, decisions: int) -> str:
    """The source of games that go on from a moment of a recorded game."""
    try:
        game = replay_until(_bounded(record), decisions)
    except NoSuchMoment:
        raise
    except ArpentsError as error:
        raise BadRecord(f"This game cannot be taken up: {error}") from error
    return source_from(game.state)


def source_from(state: State) -> str:
    """The source of games that go on from a state in which somebody has to decide."""
    if state.phase == OVER:
        raise BadRecord("The game is over at this moment: name an earlier one to play on from.")
    return str(write_game(game_from(state)))


def imported(record: bytes) -> tuple[str, Game]:
    """A recorded game that is over: its text, and the game."""
    try:
        text = _bounded(record)
        game = replay(text)
    except ArpentsError as error:
        raise BadRecord(f"This record cannot be imported: {error}") from error
    if game.decider is not None:
        raise BadRecord("This game is not over: only finished games can be imported.")
    return str(text), game


def _bounded(record: bytes) -> GameText:
    """A recorded game as a game file, if it is no longer than any that is played."""
    text = as_game_text(record)
    check_record(text)
    return text


def deal(source: str, chance: Chance) -> str:
    """The opening of a game: its source, with the hands dealt where it does not begin from a position."""
    text = read_game_text(source)
    if has_position(text):
        return source
    events: list[Event] = []
    return str(write_game(Game(set_up(rules_of(text), events), chance, events)))


def renewed(source: str) -> str:
    """The source of one more game like this: its rules, in their newest revision if it begins with a deal."""
    text = read_game_text(source)
    if has_position(text):
        return source
    return source_of(rules_of(text, newest=True))


def has_position(text: GameText) -> bool:
    """Whether a game begins from a position, of which whoever chose it has seen every card."""
    return any(line.kind == POSITION for line in text.lines)


def rules_in(source: str) -> Rules:
    """The rules that a source names."""
    return rules_of(read_game_text(source))


def dealt(opening: str) -> Game:
    """The game that an opening tells, at its first decision."""
    return replay(read_game_text(opening.encode()))
