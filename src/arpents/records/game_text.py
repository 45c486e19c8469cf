"""Games as text: the lines of a game file, read and written. What they mean is for ``file_replay``.

A file has headers (``[British "Ann"]``), maybe a position to start from, then turns with one action to a
line. ``#`` begins a comment, on a line of its own or behind another. See ``docs/records.md``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from arpents.engine.sides import SIDES, Side
from arpents.errors import ArpentsError, UnknownName, shortened
from arpents.records.json_location import line_of

FORMAT: Final = "Arpents"
VERSION: Final = 2
UNMARKED: Final = 1
"""The version of files without a mark at their end: of games that are over, whose result tells as much."""

HEADERS: Final = (
    FORMAT,
    "Id",
    "Site",
    "Date",
    "British",
    "French",
    "Scenario",
    "RuleSet",
    "Variants",
    "Revision",
    "Result",
    "Chance",
)
"""The headers that a file may have, in the order in which they are written."""

LONGEST_LINE: Final = 5000
MOST_LINES: Final = 200_000
"""No line of a game is longer, and no game that anybody finishes has more of them."""

MOST_DIGITS: Final = 9
"""No number of a game has more."""

HEADER: Final = "header"
SCENARIO: Final = "scenario"
SOURCE: Final = "source"
POSITION: Final = "position"
FIELD: Final = "field"
DEAL: Final = "deal"
PLAY: Final = "play"
END: Final = "end of file"
TURN: Final = "turn"
ACTION: Final = "action"
DRAW: Final = "draw"
DECK: Final = "deck"
CONCESSION: Final = "concede"
REMARK: Final = "remark"
BLANK: Final = "blank"

HEADINGS: Final = (SCENARIO, POSITION, DEAL, PLAY, END)
"""The kinds of line that begin a part of the file, or end it; no action that is cut off looks like one."""

_HEADER: Final = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*(?:#(.*))?')
_TURN: Final = re.compile(rf"([0-9]{{1,{MOST_DIGITS}}})\.\s*(british|french)", re.IGNORECASE)
_SIDE: Final = re.compile(r"(british|french):\s*(.*)", re.IGNORECASE)
INDENT: Final = "    "


class BadGameText(ArpentsError):
    """A game file that cannot be: the line, and what is wrong with it."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(line, fault)
        self.line = line
        self.fault = fault

    def __str__(self) -> str:
        return f"line {self.line}: {self.fault}" if self.line else self.fault


@dataclass(slots=True, eq=False, repr=False)
class Line:
    """One line: what kind it is, whose, what it says, and the comment behind it."""

    kind: str
    text: str = ""
    side: Side | None = None
    comment: str = ""
    number: int = 0

    def cards(self) -> list[str]:
        """The cards that a draw or a deck names, as written."""
        return [name.strip() for name in self.text.split(",") if name.strip()]

    def __str__(self) -> str:
        """The line as it is written."""
        text = self._body()
        if not self.comment:
            return text
        return f"{text}  # {self.comment}" if text else f"# {self.comment}"

    def _body(self) -> str:
        if self.kind == HEADER:
            key, _, value = self.text.partition(" ")
            return f'[{key} "{_escaped(value)}"]'
        if self.kind == SOURCE:
            return f"{INDENT}| {self.text}".rstrip()
        if self.kind in HEADINGS:
            return self.kind.capitalize()
        if self.kind == TURN:
            return f"{self.text}. {str(self.side).capitalize()}"
        if self.kind in {REMARK, BLANK}:
            return ""
        whose = f"{str(self.side).capitalize()}: " if self.side is not None else ""
        said = {DRAW: f"draw: {self.text}", DECK: f"deck: {self.text}", CONCESSION: "concede"}
        return f"{INDENT}{whose}{said.get(self.kind, self.text)}"


class GameText:
    """A game file as its lines."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines = list(lines)

    def headers(self) -> dict[str, str]:
        """The headers by name."""
        pairs = (line.text.partition(" ") for line in self.lines if line.kind == HEADER)
        return {key: value for key, _, value in pairs}

    def last_line(self) -> int:
        """The number of the last line that says something; 0 if the file was not read."""
        return max((line.number for line in self.lines if line.kind not in {REMARK, BLANK}), default=0)

    def set_header(self, key: str, value: str) -> None:
        """Give a header a value, in its place among the others."""
        fresh = Line(HEADER, f"{key} {value}")
        for number, line in enumerate(self.lines):
            if line.kind == HEADER and line.text.partition(" ")[0] == key:
                self.lines[number] = fresh
                return
            if line.kind != HEADER or HEADERS.index(line.text.partition(" ")[0]) > HEADERS.index(key):
                self.lines.insert(number, fresh)
                return
        self.lines.append(fresh)

    def __str__(self) -> str:
        """The file."""
        return "".join(f"{line}".rstrip() + "\n" for line in self.lines)


def read_game_text(data: bytes | str) -> GameText:
    """Read the lines of a game file; what is no line of one is refused with its number."""
    text = data if isinstance(data, str) else _decode(data)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadGameText(0, f"A game has at most {MOST_LINES} lines, and this has {len(lines)}.")
    game = GameText(_read_line(number, raw) for number, raw in enumerate(lines, 1))
    _mark_fields(game)
    _check_headers(game)
    _check_end(game)
    return game


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadGameText(line_of(data, error.start), "this is no text in UTF-8.") from error


def number_from(text: str) -> int:
    """The whole number that a text writes in digits, maybe with a sign; a ``ValueError`` if it is none."""
    if len(text) > MOST_DIGITS + 1 or not text.isascii():
        raise ValueError(text)
    return int(text)


def _read_line(number: int, raw: str) -> Line:
    if len(raw) > LONGEST_LINE:
        raise BadGameText(
            number, f"the line has {len(raw)} characters; no line of a game has more than {LONGEST_LINE}."
        )
    if raw.lstrip().startswith("|"):
        return Line(SOURCE, raw.lstrip()[1:].removeprefix(" "), None, "", number)
    if raw.lstrip().startswith("["):
        return _read_header(number, raw.strip())
    text, mark, comment = raw.partition("#")
    text, comment = text.strip(), comment.strip()
    if not text:
        return Line(REMARK if mark else BLANK, "", None, comment, number)
    if text.casefold() in HEADINGS:
        return Line(text.casefold(), "", None, comment, number)
    turn = _TURN.fullmatch(text)
    if turn:
        return Line(TURN, str(int(turn[1])), _side(turn[2]), comment, number)
    return _read_action(number, text, comment)


def _read_header(number: int, text: str) -> Line:
    """Read a header, whose value may hold what begins a comment elsewhere."""
    found = _HEADER.fullmatch(text)
    if not found:
        raise BadGameText(number, f'"{shortened(text)}" should be a header like [British "Ann"].')
    value = re.sub(r"\\(.)", r"\1", found[2])
    return Line(HEADER, f"{found[1]} {value}", None, (found[3] or "").strip(), number)


def _escaped(value: str) -> str:
    """A value as it stands between quotation marks, in one line."""
    return " ".join(value.replace("\\", "\\\\").replace('"', '\\"').splitlines())


def _read_action(number: int, text: str, comment: str) -> Line:
    whose = _SIDE.fullmatch(text)
    side = _side(whose[1]) if whose else None
    said = whose[2] if whose else text
    verb, _, rest = said.partition(":")
    for kind in (DRAW, DECK):
        if verb.strip().casefold() == kind:
            return Line(kind, rest.strip(), side, comment, number)
    if said.casefold() == CONCESSION:
        return Line(CONCESSION, "", side, comment, number)
    return Line(ACTION, said, side, comment, number)


def _side(name: str) -> Side:
    return SIDES[0] if name.casefold() == "british" else SIDES[1]


def _mark_fields(game: GameText) -> None:
    """The lines below the heading of a position are its fields, whatever they look like."""
    inside = False
    for line in game.lines:
        if line.kind in HEADINGS or line.kind == TURN:
            inside = line.kind == POSITION
        elif inside and line.kind in {ACTION, DRAW, DECK}:
            if line.side is not None or line.kind != ACTION:
                raise BadGameText(line.number, 'a position has lines like "Boston: british town".')
            line.kind = FIELD


def _check_headers(game: GameText) -> None:
    seen: set[str] = set()
    for line in game.lines:
        if line.kind != HEADER:
            continue
        key = line.text.partition(" ")[0]
        if key not in HEADERS:
            raise BadGameText(line.number, str(UnknownName("header", key, HEADERS)))
        if key in seen:
            raise BadGameText(line.number, f"the header {key} stands in the file twice.")
        seen.add(key)
    version = game.headers().get(FORMAT)
    if version is None:
        raise BadGameText(0, f'This is no game: its first header should be [{FORMAT} "{UNMARKED}"].')
    if not version.isascii() or not version.isdecimal() or len(version) > MOST_DIGITS:
        raise BadGameText(1, f'the version "{shortened(version)}" should be a number.')
    if int(version) > VERSION:
        raise BadGameText(1, f"this game needs a newer Arpents (format {version}; this one reads {VERSION}).")


def _check_end(game: GameText) -> None:
    """Refuse a file that breaks off before its mark, or goes on behind it."""
    told = [line for line in game.lines if line.kind not in {REMARK, BLANK}]
    marked = [number for number, line in enumerate(told) if line.kind == END]
    if marked and marked[0] < len(told) - 1:
        raise BadGameText(told[marked[0] + 1].number, "the game has ended before this line.")
    if not marked and int(game.headers()[FORMAT]) > UNMARKED:
        fault = f'the file breaks off here{in_turn(told)}: its last line should be "End of file".'
        raise BadGameText(game.last_line(), fault)


def in_turn(lines: list[Line]) -> str:
    """The turn in which these lines end, as part of a sentence; nothing if there is none yet."""
    turns = [line for line in lines if line.kind == TURN]
    return f", in turn {turns[-1].text} ({turns[-1].side})" if turns else ""
