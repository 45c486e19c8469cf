"""Chance: the one door through which anything random enters a game.

The generator is L'Ecuyer's pair of multiplicative congruential generators. Its state is two integers
and every product stays under 63 bits, so that it copies cheaply and gives the same cards whether the
engine is compiled or not, on any version of Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.actions.turn import begin_turn
from arpents.engine.bags import card_at, kind_of, size
from arpents.engine.decks import draw
from arpents.engine.events import Log
from arpents.engine.packs import Card
from arpents.engine.sides import SIDES
from arpents.engine.state import DRAW, UPKEEP, State
from arpents.errors import ArpentsError, UnknownName

_FIRST: Final = 2147483563
_SECOND: Final = 2147483399
_MASK_64: Final = (1 << 64) - 1


class ImpossibleDraw(ArpentsError):
    """Cards that chance cannot have given: which ones, and what it would give there."""


def _scramble(number: int) -> int:
    """Spread the bits of a seed, so that neighbouring seeds begin unlike games."""
    number = (number + 0x9E3779B97F4A7C15) & _MASK_64
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK_64
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK_64
    return number ^ (number >> 31)


@final
@mypyc_attr(acyclic=True)
class Chance:
    """A source of chance that can be copied, saved and resumed."""

    __slots__ = ("first", "second")

    def __init__(self, first: i64, second: i64) -> None:
        self.first = first
        self.second = second

    def copy(self) -> Chance:
        """A source that will give the same numbers."""
        return Chance(self.first, self.second)

    def below(self, limit: i64) -> i64:
        """A random whole number from 0 up to, not including, the limit."""
        return self._next() * limit // _FIRST

    def share(self) -> float:
        """A random number above 0, and 1 at most."""
        number: int = self._next() + 1
        return number / _FIRST

    def _next(self) -> i64:
        """A random whole number from 0 up to, not including, the first modulus."""
        self.first = self.first * 40014 % _FIRST
        self.second = self.second * 40692 % _SECOND
        total = self.first + self.second
        return total - _FIRST if total >= _FIRST else total

    def card(self, deck: i64) -> i64:
        """A random card of a deck, each equally likely."""
        return card_at(deck, self.below(size(deck)))


def seeded(seed: int) -> Chance:
    """The source of chance of a seed."""
    first = _scramble(seed & _MASK_64)
    second = _scramble(first ^ (seed >> 64 & _MASK_64))
    return Chance(1 + first % (_FIRST - 1), 1 + second % (_SECOND - 1))


def run(state: State, chance: Chance, events: Log) -> None:
    """Let chance and upkeep do their part, until somebody must decide or the game is over."""
    while state.phase <= UPKEEP:
        if state.phase == DRAW:
            me = state.of(state.to_move)
            draw(state, kind_of(me.pack, chance.card(me.deck)), events)
        else:
            begin_turn(state, events)


def draw_told(state: State, kind: Card, events: Log) -> None:
    """Let the side to move draw a card of this kind, as it is told, if that can be."""
    if state.phase != DRAW:
        raise ImpossibleDraw(f"{kind.name} is drawn where nothing is to be drawn")
    if not state.of(state.to_move).deck & kind.run:
        raise ImpossibleDraw(f"{kind.name} is drawn, which is not in the {SIDES[state.to_move]} deck")
    draw(state, kind.first, events)


def replay_draws(state: State, drawn: Sequence[str], events: Log) -> None:
    """Go on as ``run`` does, but with the cards that chance once gave: these, in this order, all of them."""
    number = 0
    while state.phase == UPKEEP or (state.phase == DRAW and number < len(drawn)):
        if state.phase == DRAW:
            by_name = state.of(state.to_move).pack.by_name
            if drawn[number] not in by_name:
                raise UnknownName("card", drawn[number], by_name)
            draw_told(state, by_name[drawn[number]], events)
            number += 1
        else:
            begin_turn(state, events)
    if state.phase == DRAW:
        raise ImpossibleDraw(
            f"Only {number} cards are drawn here, and {state.draws} more are to be: name all of them."
        )
    if number < len(drawn):
        raise ImpossibleDraw(
            f"{', '.join(drawn[number:])} cannot be drawn here: chance gives {number} cards, no more."
        )
