"""States as bytes: some two hundred of them, to be stored, sent or hashed.

What follows from the rest is left out: markets, the neutral display, supply. Every sound state has one
form, and nothing else is accepted: whatever is read was checked as a whole (``soundness``), since a
checksum tells of accidents and not of ill will.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import lru_cache
from struct import Struct
from struct import error as StructError  # noqa: N812
from typing import Final
from zlib import crc32

from arpents.content import DEFAULT_SCENARIO, scenario_from
from arpents.engine.bags import index, size, take
from arpents.engine.places import NAMES
from arpents.engine.rules import Rules, rules_for
from arpents.engine.soundness import ImpossiblePosition, check_state
from arpents.engine.state import Holdings, State
from arpents.engine.supply import refresh
from arpents.errors import ArpentsError

MAGIC: Final = b"Arp\x01"
"""What the bytes begin with; the last of these is the version of the form."""

_BY_RULE_SET: Final = 0
_BY_SCENARIO: Final = 1
_BY_TEXT: Final = 2
"""How the rules are told: a rule set and its variants, a shipped scenario, or the text of another."""

_A_REVISION: Final = 4
"""What each revision of the rule set after the first adds to how the rules are told."""

# How the rules are told, and the lengths of the two texts that tell them.
_RULES: Final = Struct("<BBH")
# Money, captured villages and towns, siege, marker; villages, towns, and seven zones of cards.
_SIDE: Final = Struct("<IBBBh9Q")
# Fortifications, turn, and fourteen small fields.
_MOMENT: Final = Struct("<QI14B")
_CHECKSUM: Final = Struct("<I")
_HEAD: Final = len(MAGIC)
_FIXED: Final = 2 * _SIDE.size + _MOMENT.size
_SHORTEST: Final = _HEAD + _RULES.size + _FIXED + _CHECKSUM.size

RULES_KEPT: Final = 64
"""How many rules are kept at hand, so that a stream of states of a few games reads them once."""

LONGEST_TEXT: Final = 8192
"""The most bytes of a scenario's text: reading ill-meant TOML takes time by the square of its length."""

_POWERS: Final = tuple(1 << bit for bit in range(len(NAMES)))


class BadStateBytes(ArpentsError):
    """Bytes that are no state, or a state that has no bytes: what is wrong with them."""


def to_bytes(state: State) -> bytes:
    """The bytes of a state."""
    british, french = state.sides
    try:
        body = MAGIC + _rules_to_bytes(state.rules) + _side_to_bytes(british) + _side_to_bytes(french)
        body += _MOMENT.pack(
            state.forts,
            state.turn,
            state.to_move,
            state.actions_left,
            state.phase,
            state.decider,
            _place_number(state.place),
            state.contest,
            state.stage,
            state.draws,
            state.purpose,
            state.redraws,
            state.owed,
            state.unleashed,
            state.winner,
            state.reason,
        )
    except StructError:
        raise BadStateBytes("This state has no bytes: a number in it is out of all range.") from None
    return body + _CHECKSUM.pack(crc32(body))


def from_bytes(data: bytes) -> State:
    """The state of these bytes; whatever is wrong with them is named."""
    start = _check_frame(data)
    state = State(_rules_from_bytes(data[_HEAD:start]))
    _read_side(state.of(0), data, start)
    _read_side(state.of(1), data, start + _SIDE.size)
    _read_moment(state, data, start + 2 * _SIDE.size)
    _fill_markets(state)
    try:
        check_state(state)
    except ImpossiblePosition as fault:
        raise BadStateBytes(f"These bytes are of a state that cannot be: {fault}.") from fault
    refresh(state)
    return state


def _check_frame(data: bytes) -> int:
    """Check beginning, length and checksum; where the fields start, after the rules."""
    if data[:_HEAD] != MAGIC:
        if len(data) >= _HEAD and data[: _HEAD - 1] == MAGIC[:-1]:
            raise BadStateBytes(f"These bytes are of version {data[_HEAD - 1]}; this is {MAGIC[-1]}.")
        raise BadStateBytes("These bytes are no state: they do not begin like one.")
    if len(data) < _SHORTEST:
        raise BadStateBytes(f"These bytes are cut short: there are {len(data)}.")
    _, name, text = _RULES.unpack_from(data, _HEAD)
    start: int = _HEAD + _RULES.size + name + text
    end = start + _FIXED
    if len(data) != end + _CHECKSUM.size:
        raise BadStateBytes(f"There are {len(data)} bytes, and there should be {end + _CHECKSUM.size}.")
    if _CHECKSUM.unpack_from(data, end)[0] != crc32(data[:end]):
        raise BadStateBytes("The checksum is wrong: these bytes were changed on their way.")
    return start


def _side_to_bytes(me: Holdings) -> bytes:
    return _SIDE.pack(
        me.money,
        me.captured_villages,
        me.captured_towns,
        _place_number(me.siege),
        me.marker,
        me.villages,
        me.towns,
        me.hand,
        me.known,
        me.reserve,
        me.deck,
        me.discard,
        me.attacking,
        me.defending,
    )


def _read_side(me: Holdings, data: bytes, start: int) -> None:
    fields = _SIDE.unpack_from(data, start)
    me.money = fields[0]
    me.captured_villages = fields[1]
    me.captured_towns = fields[2]
    me.siege = _place_of(fields[3])
    me.marker = fields[4]
    me.villages = _word(fields[5])
    me.towns = _word(fields[6])
    me.hand = _word(fields[7])
    me.known = _word(fields[8])
    me.reserve = _word(fields[9])
    me.deck = _word(fields[10])
    me.discard = _word(fields[11])
    me.attacking = _word(fields[12])
    me.defending = _word(fields[13])


def _read_moment(state: State, data: bytes, start: int) -> None:
    fields = _MOMENT.unpack_from(data, start)
    state.forts = _word(fields[0])
    state.turn = fields[1]
    state.to_move = fields[2]
    state.actions_left = fields[3]
    state.phase = fields[4]
    state.decider = fields[5]
    state.place = _place_of(fields[6])
    state.contest = fields[7]
    state.stage = fields[8]
    state.draws = fields[9]
    state.purpose = fields[10]
    state.redraws = fields[11]
    state.owed = fields[12]
    state.unleashed = fields[13]
    state.winner = fields[14]
    state.reason = fields[15]


def _word(number: int) -> int:
    """A mask or bag, which the engine keeps in 63 bits."""
    if number >> 63:
        raise BadStateBytes("These bytes are of a state that cannot be: a set in it has too many bits.")
    return number


def _place_number(place: int) -> int:
    """The number of a place, from 1 up; 0 for none."""
    if place == 0:
        return 0
    if place < 0 or size(place) != 1:
        raise BadStateBytes("This state has no bytes: a siege or a question is about more than one place.")
    return index(place) + 1


def _place_of(number: int) -> int:
    if number > len(NAMES):
        raise BadStateBytes(f"These bytes are of a state that cannot be: there is no location {number}.")
    return _POWERS[number - 1] if number else 0


def _fill_markets(state: State) -> None:
    """Put whatever is nowhere else into the markets and on display."""
    opening = state.rules.opening
    state.neutral = opening.neutral_in_play
    for me in state.sides:
        pack = me.pack
        me.market = opening.in_play[pack.side]
        for zone in (me.hand, me.reserve, me.deck, me.discard, me.attacking, me.defending):
            # What is there too often does not fall below zero here, and shows when the cards are counted.
            me.market = take(pack, me.market, zone & ~pack.neutral)
            state.neutral = take(pack, state.neutral, zone & pack.neutral)


@lru_cache(maxsize=RULES_KEPT)
def _rules_to_bytes(rules: Rules) -> bytes:
    """The part that tells the rules."""
    told = rules.scenario
    how, name, text = _BY_RULE_SET, rules.rule_set, "\n".join(rules.variants)
    if told.source:
        how, name, text = _BY_TEXT, told.name, told.source
    elif told.name != DEFAULT_SCENARIO:
        how, name, text = _BY_SCENARIO, told.name, ""
    try:
        names, texts = name.encode(), text.encode()
        # A scenario made or changed by a program may be another than the one that is found again.
        how += _A_REVISION * (rules.revision - 1)
        short = how <= 255 and len(names) <= 255 and len(texts) <= LONGEST_TEXT
        found = short and _rules_of(how, name, text).scenario == told
    except (ArpentsError, ValueError):
        found = False
    if not found:
        raise BadStateBytes(
            f"This state has no bytes: its scenario {told.name!r} cannot be found again by a printable name, "
            f"nor by a text of at most {LONGEST_TEXT} bytes."
        )
    return _RULES.pack(how, len(names), len(texts)) + names + texts


@lru_cache(maxsize=RULES_KEPT)
def _rules_from_bytes(data: bytes) -> Rules:
    """The rules that a part tells, if it tells them as ``_rules_to_bytes`` does."""
    how, length, text_length = _RULES.unpack_from(data)
    start = _RULES.size
    if text_length > LONGEST_TEXT:
        raise BadStateBytes(f"The text of the rules is longer than {LONGEST_TEXT} bytes.")
    try:
        rules = _rules_of(how, data[start : start + length].decode(), data[start + length :].decode())
    except (ArpentsError, ValueError, RecursionError) as fault:
        # The last two are what a text that is hardly TOML can still make of its reader.
        raise BadStateBytes(f"These bytes are of rules that there are not: {fault}") from fault
    if _rules_to_bytes(rules) != data:
        raise BadStateBytes("These bytes tell their rules in another way than they should.")
    return rules


def _rules_of(told: int, name: str, text: str) -> Rules:
    later, how = divmod(told, _A_REVISION)
    revision = later + 1
    if how == _BY_RULE_SET:
        return rules_for(name, tuple(text.split("\n")) if text else (), revision=revision)
    if how == _BY_SCENARIO:
        return rules_for(scenario=name, revision=revision)
    if how != _BY_TEXT or not name.isprintable() or not name:
        raise BadStateBytes("they are told in no known way.")
    return rules_for(scenario=scenario_from(name, text), revision=revision)


def _reduce(state: State) -> tuple[Callable[[bytes], State], tuple[bytes]]:
    return (from_bytes, (to_bytes(state),))


# A state travels between processes as its bytes. It cannot say so itself, since this module rests on it.
copyreg.pickle(State, _reduce)
