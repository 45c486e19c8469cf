"""Observing: a view, and what its side has chosen so far, as the bits of an observation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine import verbs
from arpents.engine.packs import NEUTRAL_BIT
from arpents.engine.rules import Rules
from arpents.engine.scoring import points
from arpents.engine.state import (
    GIVE_UP_CARD,
    OCCUPATION,
    PHASES,
    State,
    towns_in_stock,
    villages_in_stock,
)
from arpents.engine.steps import Decision
from arpents.engine.views import View
from arpents.envs.stepping import layout
from arpents.errors import ArpentsError

WIDTH: Final[i64] = 8 * layout.WORD_BYTES

_LOW: Final[tuple[i64, ...]] = tuple((1 << bits) - 1 for bits in range(64))
_BIT: Final[tuple[i64, ...]] = tuple(1 << bit for bit in range(63))


class NobodysView(ArpentsError):
    """An observation was asked for of a spectator's view; only a side has one."""


@final
@mypyc_attr(acyclic=True)
class BitWriter:
    """Writes values of so many bits one after the other into a list of words."""

    __slots__ = ("_used", "_word", "words")

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self._word: i64 = 0
        self._used: i64 = 0

    def put(self, value: i64, width: i64) -> None:
        """Write the lowest bits of a value."""
        while width > 0:
            room = WIDTH - self._used
            part = min(room, width)
            self._word |= (value & _LOW[part]) << self._used
            value >>= part
            width -= part
            self._used += part
            if self._used == WIDTH:
                self.words.append(self._word)
                self._word = 0
                self._used = 0

    def count(self, number: i64, most: i64) -> None:
        """Write a number as so many bits that are 1, up to the most that there is room for."""
        self.put(_LOW[max(0, min(number, most))], most)

    def end(self) -> None:
        """Write out the word that is begun."""
        if self._used:
            self.words.append(self._word)
            self._word = 0
            self._used = 0


def observe(view: View, decision: Decision | None, words: list[int]) -> None:
    """Add the words of an observation to a list: what a side sees, and what it has chosen so far."""
    if view.side is None:
        raise NobodysView("A spectator's view has no observation: ask for the view of a side.")
    side: i64 = int(view.side)
    state = view.state
    bits = BitWriter(words)
    bits.put(side, 1)
    _put_side(bits, view, side, True)
    _put_side(bits, view, 1 - side, False)
    _put_table(bits, state, side)
    _put_choice(bits, decision if state.decider == side else None)
    bits.put(_rules(state.rules), layout.RULES)
    bits.end()


def _put_side(bits: BitWriter, view: View, side: i64, own: bool) -> None:
    state = view.state
    me = state.of(side)
    bits.put(me.hand, layout.CARDS)
    if own:
        bits.put(me.known, layout.CARDS)
    bits.put(me.deck, layout.CARDS)
    bits.put(me.discard, layout.CARDS)
    bits.put(me.reserve, layout.CARDS)
    bits.put(me.market, layout.CARDS)
    bits.put(me.attacking, layout.CARDS)
    bits.put(me.defending, layout.CARDS)
    bits.put(me.villages, layout.PLACES)
    bits.put(me.towns, layout.PLACES)
    bits.put(me.supply, layout.PLACES)
    bits.put(me.siege, layout.PLACES)
    marker = me.marker if me.siege else 0
    bits.count(marker, layout.MARKER)
    bits.count(-marker, layout.MARKER)
    bits.count(me.money, layout.MONEY)
    bits.count(points(state, side) // layout.POINTS_EACH, layout.POINTS)
    bits.count(me.captured_villages, layout.CAPTURED)
    bits.count(me.captured_towns, layout.CAPTURED)
    bits.count(villages_in_stock(state, side), layout.VILLAGE_STOCK)
    bits.count(towns_in_stock(state, side), layout.TOWN_STOCK)
    hand: i64 = view.hand_sizes[1] if side else view.hand_sizes[0]
    deck: i64 = view.deck_sizes[1] if side else view.deck_sizes[0]
    bits.count(hand, layout.HAND)
    bits.count(deck, layout.DECK)


def _put_table(bits: BitWriter, state: State, side: i64) -> None:
    bits.put(state.forts, layout.PLACES)
    bits.put(state.neutral >> NEUTRAL_BIT, layout.NEUTRAL)
    bits.count(state.turn // layout.TURNS_EACH, layout.TURNS)
    bits.put(1 if state.to_move == side else 0, 1)
    bits.put(1 if state.decider == side else 0, 1)
    bits.count(state.actions_left, layout.ACTIONS_LEFT)
    bits.put(_BIT[state.phase], len(PHASES))
    bits.put(state.place, layout.PLACES)
    ending = state.phase in (GIVE_UP_CARD, OCCUPATION)
    bits.put(1 if ending and state.contest == side else 0, 1)
    bits.count(state.redraws, layout.FEW)
    bits.count(state.owed, layout.FEW)
    bits.put(state.unleashed, 1)


def _put_choice(bits: BitWriter, decision: Decision | None) -> None:
    if decision is None or decision.verb_number < 0:
        bits.put(0, len(verbs.NAMES))
        bits.put(0, layout.PLACES)
        bits.put(0, layout.CARDS)
        bits.put(0, layout.CARDS)
        return
    bits.put(_BIT[decision.verb_number], len(verbs.NAMES))
    bits.put(decision.place, layout.PLACES)
    bits.put(decision.card_bag, layout.CARDS)
    bits.put(decision.chosen_bag, layout.CARDS)


_known_rules: Final[dict[Rules, int]] = {}
MOST_RULES: Final = 256


def _rules(rules: Rules) -> int:
    """The bits of the rules, worked out once for each."""
    found = _known_rules.get(rules)
    if found is None:
        if len(_known_rules) >= MOST_RULES:
            _known_rules.clear()
        found = _known_rules[rules] = layout.rule_bits(rules)
    return found
