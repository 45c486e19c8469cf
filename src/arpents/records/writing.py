"""Writing games down as game files: what was decided and what was drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from arpents.content import DEFAULT_SCENARIO
from arpents.engine.events import ACTED, CARDS_DRAWN, TURN_BEGAN, Event
from arpents.engine.game import Game
from arpents.engine.positions import Position, describe
from arpents.engine.rules import Rules
from arpents.engine.sides import SIDES, Side
from arpents.records.file_replay import result_text
from arpents.records.game_text import (
    ACTION,
    BLANK,
    CONCESSION,
    DEAL,
    DECK,
    DRAW,
    END,
    FORMAT,
    HEADER,
    HEADERS,
    PLAY,
    SCENARIO,
    SOURCE,
    TURN,
    UNMARKED,
    VERSION,
    GameText,
    Line,
)
from arpents.records.position_text import position_lines


def header_lines(rules: Rules, given: Mapping[str, str]) -> list[Line]:
    """The headers of a game under these rules, in their order."""
    headers = {FORMAT: str(UNMARKED), "RuleSet": rules.rule_set, "Revision": str(rules.revision), **given}
    if rules.scenario.source or rules.scenario.name != DEFAULT_SCENARIO:
        headers["Scenario"] = rules.scenario.name
    if rules.variants:
        headers["Variants"] = ", ".join(rules.variants)
    lines = [Line(HEADER, f"{key} {headers[key]}") for key in HEADERS if key in headers]
    if rules.scenario.source:
        # A scenario of one's own goes along, since no other reader would know it by its name.
        source = [Line(SOURCE, text) for text in rules.scenario.source.splitlines()]
        lines += [Line(BLANK), Line(SCENARIO), *source]
    return lines


def write_game(
    game: Game,
    headers: Mapping[str, str] | None = None,
    *,
    with_chance: bool = False,
    with_end: bool = False,
) -> GameText:
    """A game as a game file; with the chance ahead, it goes on as it would have.

    With a mark at its end, the file of a game that could go on is refused when it is cut off.
    """
    given = {**(headers or {}), "Result": result_text(game.state)}
    if with_chance:
        given["Chance"] = f"{game.chance.first} {game.chance.second}"
    lines = header_lines(game.state.rules, given)
    if game.origin is None:
        text = GameText([*lines, Line(BLANK), Line(DEAL), *story_lines(game.log, None)])
    else:
        position: Position = describe(game.origin)
        story = story_lines(game.log, SIDES[game.origin.to_move])
        text = GameText([*lines, Line(BLANK), *position_lines(position), *led_by_play(story)])
    if with_end:
        mark_end(text)
    return text


def led_by_play(story: list[Line]) -> list[Line]:
    """A story behind a position: where its turn is under way, no heading of a turn ends the position."""
    if story and story[0].kind != BLANK:
        return [Line(BLANK), Line(PLAY), *story]
    return story


def mark_end(text: GameText) -> None:
    """Mark the end of a file, in the version of the format that asks for it."""
    text.set_header(FORMAT, str(VERSION))
    text.lines += [Line(BLANK), Line(END)]


def story_lines(
    events: Iterable[Event],
    moving: Side | None,
    texts: Iterable[str] | None = None,
    rebuilt: Mapping[int, tuple[int, list[str]]] | None = None,
) -> list[Line]:
    """The lines that tell events, from when the side ``moving`` moves (None: from before the deal).

    ``texts`` are the actions as they were told, ``rebuilt`` the order of rebuilt decks, if a record has it.
    """
    lines: list[Line] = []
    told = None if texts is None else iter(texts)
    for number, event in enumerate(events):
        whose = None if event.side_number == moving else SIDES[event.side_number]
        if event.kind_number == TURN_BEGAN:
            moving = SIDES[event.side_number]
            lines += [Line(BLANK), Line(TURN, str(event.turn), moving)]
        elif event.kind_number == ACTED and not event.automatic:
            lines.append(Line(ACTION, str(event.action) if told is None else next(told), whose))
        elif event.kind_number == CARDS_DRAWN:
            lines.append(Line(DRAW, ", ".join(event.card_names), whose))
        elif event.reason == "conceded":
            lines.append(Line(CONCESSION, "", SIDES[1 - event.side_number]))
        if rebuilt and number + 1 in rebuilt:
            side, deck = rebuilt[number + 1]
            lines.append(Line(DECK, ", ".join(deck), SIDES[side]))
    return lines
