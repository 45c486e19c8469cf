"""Codes: an action as one integer of 82 bits, for tables, storage and learning.

From the lowest bit: the side (1 bit), the verb (6), the place (6) and the chosen card (6), each of these
two by its index and 1 more, with 0 for none, then the bag of cards (63). Codes do not depend on the state
or the rules: equal actions have equal codes, and no others.
"""

from __future__ import annotations

from typing import Final

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import index, is_bag, size
from arpents.engine.packs import PACKS
from arpents.engine.places import ALL
from arpents.engine.places import NAMES as PLACES
from arpents.errors import ArpentsError

BITS: Final = 82
"""The length of a code: each is from 0 up to 2**82."""

_VERB: Final = 1
_PLACE: Final = 7
_CHOSEN: Final = 13
_CARDS: Final = 19
_SIX_BITS: Final = 63
_POWERS: Final = tuple(1 << bit for bit in range(63))


class BadActionCode(ArpentsError):
    """A code that stands for no action, or an action that has no code: what is wrong with it."""


def action_code(action: Action) -> int:
    """The code of an action."""
    fault = _fault(action)
    if fault:
        raise BadActionCode(f"This action has no code: {fault}.")
    place = index(action.place) + 1 if action.place else 0
    chosen = index(action.chosen_bag) + 1 if action.chosen_bag else 0
    # Plain integers from here on: a code is longer than the machine's.
    head: int = action.side_number | action.verb_number << _VERB | place << _PLACE | chosen << _CHOSEN
    cards: int = action.card_bag
    return head | cards << _CARDS


def action_from_code(code: int) -> Action:
    """The action that has this code."""
    if code < 0 or code >> BITS:
        # The integer may be too long to be shown.
        raise BadActionCode(f"A code is from 0 up to 2**{BITS}, which this integer is not.")
    place = code >> _PLACE & _SIX_BITS
    chosen = code >> _CHOSEN & _SIX_BITS
    if place > len(PLACES):
        raise BadActionCode(f"{code} stands for no action: there is no location {place}.")
    action = Action(
        code & 1,
        code >> _VERB & _SIX_BITS,
        _POWERS[place - 1] if place else 0,
        code >> _CARDS,
        _POWERS[chosen - 1] if chosen else 0,
    )
    fault = _fault(action)
    if fault:
        raise BadActionCode(f"{code} stands for no action: {fault}.")
    return action


def _fault(action: Action) -> str:
    """What keeps an action from having a code, or nothing."""
    if action.side_number not in {0, 1}:
        return "there is no such side"
    if not 0 <= action.verb_number < len(verbs.NAMES):
        return "there is no such verb"
    if action.place & ~ALL or action.place & (action.place - 1):
        return "its place is not one location"
    pack = PACKS[action.side_number]
    if not is_bag(pack, action.card_bag):
        return "its cards are none of that side's"
    if not is_bag(pack, action.chosen_bag) or size(action.chosen_bag) > 1:
        return "its chosen card is not one of that side's"
    return ""
