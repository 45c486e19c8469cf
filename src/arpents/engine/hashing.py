"""A hash of a state: 63 bits, the same on every platform and version, compiled or not.

Each zone, mask or packed row of small fields is a word of at most 63 bits. Its lower 32 and its upper 31
bits, each blurred by a constant of that word's own, are multiplied, and the products are combined by
exclusive or. Every value on the way is from 0 to 2**63 - 1: a compiled product of 64 bits would wrap
beyond that, where an interpreted one would not. An empty word is left out, which costs nothing in
quality (no other word gives 0 but by chance) and saves half the work.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from arpents.engine.state import Holdings, State

_LOW: Final = 0xFFFFFFFF
_HIGH: Final = 0x7FFFFFFF
_MARKER_ZERO: Final = 1024
"""Added to siege markers, which may be below zero, but never by a thousand or more."""


def state_hash(state: State) -> int:
    """A number from 0 up to 2**63 for a state; equal states have equal ones."""
    # The sides have the same constants, so one is stirred before the other comes in.
    mixed = _stir(_holdings(state.british)) ^ _holdings(state.french) ^ state.rules.salt ^ _moment(state)
    return int(_stir(_stir(mixed)))


def _holdings(me: Holdings) -> i64:
    """The words of one side, without market and supply, which follow from the others."""
    mixed = ((me.hand & _LOW) ^ 0x9E3779B9) * ((me.hand >> 32) ^ 0x7F4A7C15)
    mixed ^= ((me.deck & _LOW) ^ 0xBF58476D) * ((me.deck >> 32) ^ 0x1CE4E5B9)
    mixed ^= ((me.discard & _LOW) ^ 0x94D049BB) * ((me.discard >> 32) ^ 0x133111EB)
    mixed ^= ((me.villages & _LOW) ^ 0xA0761D65) * ((me.villages >> 32) ^ 0x78BD642F)
    mixed ^= ((me.towns & _LOW) ^ 0xE7037ED1) * ((me.towns >> 32) ^ 0x20B428DB)
    if me.known:
        mixed ^= ((me.known & _LOW) ^ 0x8EBC6AF0) * ((me.known >> 32) ^ 0x1C88C6E3)
    if me.reserve:
        mixed ^= ((me.reserve & _LOW) ^ 0xC6A4A793) * ((me.reserve >> 32) ^ 0x5BD1E995)
    if me.attacking:
        mixed ^= ((me.attacking & _LOW) ^ 0xD1B54A32) * ((me.attacking >> 32) ^ 0x592ED03F)
    if me.defending:
        mixed ^= ((me.defending & _LOW) ^ 0xF1357AEA) * ((me.defending >> 32) ^ 0x62A2E1D5)
    if me.siege:
        marked = (me.siege >> 32) | (me.marker + _MARKER_ZERO) << 4
        mixed ^= ((me.siege & _LOW) ^ 0xB5026F5A) * (marked ^ 0x2C1B3C6D)
    captured = me.captured_towns << 6 | me.captured_villages
    return mixed ^ ((me.money & _LOW) ^ 0xC2B2AE3D) * (captured ^ 0x27D4EB2F)


def _moment(state: State) -> i64:
    """The words that belong to neither side, without the neutral display, which follows from the others."""
    mixed = ((state.forts & _LOW) ^ 0x85EBCA77) * ((state.forts >> 32) ^ 0x165667B1)
    if state.place:
        mixed ^= ((state.place & _LOW) ^ 0xCC9E2D51) * ((state.place >> 32) ^ 0x1B873593)
    under_way = (
        state.phase
        | state.decider << 4
        | state.actions_left << 6
        | state.to_move << 8
        | state.contest << 9
        | state.stage << 10
        | state.draws << 12
        | state.purpose << 15
        | state.redraws << 17
        | state.owed << 19
        | state.unleashed << 21
        | state.winner << 22
        | state.reason << 24
    )
    return mixed ^ ((state.turn & _LOW) ^ 0x9FB21C65) * (under_way ^ 0x52DCE729)


def _stir(mixed: i64) -> i64:
    """Let the halves of a number go through each other's products; no two numbers become one."""
    low = mixed & _LOW
    high = mixed >> 32
    high ^= (low * 0x7FEB352D >> 21) & _HIGH
    low ^= (high * 0x68E31DA5 >> 20) & _LOW
    return high << 32 | low


def salt_of(names: Iterable[str]) -> i64:
    """The part of the hash that tells rules apart, by their names as equality does."""
    salt: i64 = 0
    for byte in "\0".join(names).encode("utf-8", "surrogatepass"):
        # The factor puts something into the upper half too, and no two bytes give the same.
        salt = _stir(salt ^ (byte + 1) * 0x2545F4914F6CDD)
    return salt
