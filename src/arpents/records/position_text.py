"""Positions in game files: fields such as ``Boston: british town`` and ``french hand: Quebec, Trader``."""

from __future__ import annotations

from typing import Final

from arpents.engine.places import INDEX
from arpents.engine.positions import MOMENT, Position, SidePosition
from arpents.engine.sides import NOBODY, SIDES
from arpents.engine.state import PHASES
from arpents.errors import UnknownName, shortened
from arpents.records.game_text import FIELD, POSITION, BadGameText, Line, number_from

_ZONES: Final = ("hand", "known", "reserve", "deck", "discard", "attacking", "defending")
_SIDE_FIELDS: Final = ("money", "captured", "siege", *_ZONES)
_FIELDS: Final = (
    "to move",
    "turn",
    "actions left",
    *(field for field in MOMENT if field != "actions_left"),
    *(f"{side} {field}" for side in SIDES for field in _SIDE_FIELDS),
)


def position_lines(position: Position) -> list[Line]:
    """The lines that write a position down."""
    fields = [f"to move: {SIDES[position.to_move]}", f"turn: {position.turn + 1}"]
    if position.actions_left is not None:
        fields.append(f"actions left: {position.actions_left}")
    fields += [
        f"{field.replace('_', ' ')}: {_told(field, value)}" for field, value in position.moment.items()
    ]
    fields += [f"{name}: {piece}" for name, piece in position.board.items()]
    for side, given in zip(SIDES, position.sides, strict=True):
        fields += _side_fields(str(side), given)
    return [Line(POSITION), *(Line(FIELD, text) for text in fields)]


def _told(field: str, value: int) -> str:
    if field == "phase":
        return PHASES[value]
    if field == "decider":
        return "nobody" if value == NOBODY else str(SIDES[value])
    if field == "place":
        return next(name for name, number in INDEX.items() if value == 1 << number)
    return str(value)


def _side_fields(side: str, given: SidePosition) -> list[str]:
    fields = [f"{side} money: {given.money}"]
    if given.captured_villages or given.captured_towns:
        fields.append(f"{side} captured: {given.captured_villages} villages, {given.captured_towns} towns")
    if given.siege is not None:
        marker = "" if given.marker is None else f" at {given.marker:+d}"
        fields.append(f"{side} siege: {given.siege}{marker}")
    zones = given.zones | {"known": given.known}
    fields += [f"{side} {zone}: {', '.join(zones[zone])}" for zone in _ZONES if zones[zone]]
    return fields


class _Fields:
    """The fields of a position as they were written, taken out one by one."""

    def __init__(self, lines: list[Line]) -> None:
        self._given: dict[str, tuple[str, int]] = {}
        self.board: dict[str, str] = {}
        for line in lines:
            key, colon, value = line.text.partition(":")
            key, value = key.strip(), value.strip()
            if not colon:
                told = shortened(line.text)
                raise BadGameText(line.number, f'"{told}" should be a field like "to move: british".')
            if key in self._given or key in self.board:
                raise BadGameText(line.number, f'"{key}" is given twice.')
            if key in INDEX:
                self.board[key] = value
            elif key in _FIELDS:
                self._given[key] = (value, line.number)
            else:
                raise BadGameText(line.number, str(UnknownName("field", key, (*_FIELDS, *INDEX))))

    def has(self, key: str) -> bool:
        return key in self._given

    def text(self, key: str) -> str:
        return self._given[key][0] if key in self._given else ""

    def number(self, key: str, default: int = 0) -> int:
        if key not in self._given:
            return default
        value, line = self._given[key]
        try:
            return number_from(value)
        except ValueError as error:
            told = shortened(value)
            raise BadGameText(line, f'{key} should be a number, not "{told}".') from error

    def one_of(self, key: str, valid: dict[str, int], default: int) -> int:
        if key not in self._given:
            return default
        value, line = self._given[key]
        if value not in valid:
            raise BadGameText(line, str(UnknownName(key, value, valid)))
        return valid[value]

    def captured(self, key: str) -> tuple[int, int]:
        if key not in self._given:
            return 0, 0
        value, line = self._given[key]
        try:
            match value.replace(",", "").split():
                case [villages, "villages", towns, "towns"] if villages.isdecimal() and towns.isdecimal():
                    return number_from(villages), number_from(towns)
        except ValueError:
            pass
        raise BadGameText(line, f'{key} should be like "1 villages, 0 towns", not "{shortened(value)}".')

    def siege(self, key: str) -> tuple[str | None, int | None]:
        if key not in self._given:
            return None, None
        value, line = self._given[key]
        place, _, marker = value.partition(" at ")
        try:
            return place, number_from(marker) if marker else None
        except ValueError as error:
            told = shortened(value)
            raise BadGameText(line, f'{key} should be like "Louisbourg at -2", not "{told}".') from error


_SIDES_BY_NAME: Final = {str(side): int(side) for side in SIDES}


def read_position(lines: list[Line]) -> Position:
    """The position that lines of a game file write down."""
    fields = _Fields([line for line in lines if line.kind == FIELD])
    to_move = fields.one_of("to move", _SIDES_BY_NAME, 0)
    moment = {}
    words: dict[str, dict[str, int]] = {
        "phase": {name: number for number, name in enumerate(PHASES)},
        "decider": _SIDES_BY_NAME | {"nobody": NOBODY},
        "place": {name: 1 << number for name, number in INDEX.items()},
    }
    for field in MOMENT:
        if fields.has(field):
            moment[field] = fields.one_of(field, words[field], 0) if field in words else fields.number(field)
    actions_left = fields.number("actions left") if fields.has("actions left") else None
    if "phase" in moment:
        # Something else is under way, in a turn that has these actions left when it goes on.
        moment["actions_left"] = actions_left or 0
        actions_left = None
    return Position(
        board=fields.board,
        british=_read_side(fields, "british"),
        french=_read_side(fields, "french"),
        to_move=to_move,
        turn=fields.number("turn", 3) - 1,
        actions_left=actions_left,
        moment=moment,
    )


def _read_side(fields: _Fields, side: str) -> SidePosition:
    villages, towns = fields.captured(f"{side} captured")
    siege, marker = fields.siege(f"{side} siege")
    zones = {
        zone: [name.strip() for name in fields.text(f"{side} {zone}").split(",") if name.strip()]
        for zone in _ZONES
    }
    return SidePosition(
        money=fields.number(f"{side} money"),
        captured_villages=villages,
        captured_towns=towns,
        siege=siege,
        marker=marker,
        hand=zones["hand"],
        known=zones["known"],
        reserve=zones["reserve"],
        deck=zones["deck"],
        discard=zones["discard"],
        attacking=zones["attacking"],
        defending=zones["defending"],
    )
