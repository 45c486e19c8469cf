"""The encoding: views as arrays of bits, choices as numbers out of a fixed space, and masks of what is legal.

``PARTS`` says which bits an observation has. A choice is a step of the engine: a verb with its place, then
card by card, then done. All environments, the exported games and agents in the arena use this one encoding.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from arpents.engine.action import Action
from arpents.engine.sides import SIDES, side_named
from arpents.engine.steps import STEPS, Decision
from arpents.engine.steps import describe_step as _describe_step
from arpents.engine.steps import steps_of as _steps_of
from arpents.engine.views import View
from arpents.envs.seeds import as_whole
from arpents.envs.stepping.layout import PARTS, SIZE, WORD_BYTES, WORDS, Part, places_of
from arpents.envs.stepping.layout import card_names as _card_names
from arpents.envs.stepping.observing import observe
from arpents.errors import ArpentsError, UnknownName

__all__ = [
    "PARTS",
    "SIZE",
    "STEPS",
    "Bits",
    "Part",
    "WrongShape",
    "action_of",
    "card_names",
    "describe_step",
    "mask",
    "masks",
    "observation",
    "observations",
    "part",
    "step_number",
    "steps_of",
]

Bits: TypeAlias = NDArray[np.int8]
"""An array of zeros and ones."""

_PLACES: Final = places_of()


class WrongShape(ArpentsError):
    """An array of another shape or type than was expected: which one, and what it should be."""


def observation(view: View, decision: Decision | None = None) -> Bits:
    """What a side sees, and what it has chosen so far, as ``SIZE`` bits."""
    words: list[int] = []
    observe(view, decision, words)
    seen: Bits = observations(words, 1)[0]
    return seen


def observations(words: list[int], number: int) -> Bits:
    """So many observations, given by their words: one row each."""
    eights = np.fromiter(words, "<u8", len(words)).view(np.uint8).reshape(number, WORDS, 8)
    packed = eights[:, :, :WORD_BYTES].reshape(number, WORDS * WORD_BYTES)
    return np.unpackbits(packed, axis=1, count=SIZE, bitorder="little").view(np.int8)


def mask(decision: Decision | None) -> Bits:
    """For each of the ``STEPS`` steps whether it can be taken now; without a decision, none can."""
    flags: Bits = np.zeros(STEPS, np.int8)
    if decision is not None:
        flags[decision.steps()] = 1
    return flags


def masks(legal: list[int], number: int) -> Bits:
    """So many masks, given by the places of all legal steps: one row each."""
    flags: Bits = np.zeros(number * STEPS, np.int8)
    flags[legal] = 1
    return flags.reshape(number, STEPS)


def part(observed: Bits, name: str) -> Bits:
    """A part of an observation, or of an array whose last axis is one."""
    if name not in _PLACES:
        raise UnknownName("part of an observation", name, _PLACES)
    if observed.shape[-1:] != (SIZE,):
        raise WrongShape(f"An observation has {SIZE} bits; this array has the shape {observed.shape}.")
    return observed[..., _PLACES[name]]


def step_number(step: object) -> int:
    """A step as a number, whatever kind of integer it is; whether it is legal is seen later."""
    number = as_whole(step)
    if number is None:
        raise WrongShape(f"A step is a whole number from 0 to {STEPS - 1}, not {step!r}.")
    return number


def describe_step(step: int, side: int | str) -> str:
    """A step of a side in words: "raid Pemaquid", "pick Militia", "done"."""
    return _describe_step(step_number(step), _side(side))


def card_names(side: int | str) -> tuple[str, ...]:
    """The card that each bit of a bag of a side stands for; several bits in a row are copies."""
    return _card_names(_side(side))


def _side(side: int | str) -> int:
    if isinstance(side, str):
        return side_named(side)
    if side not in SIDES:
        raise UnknownName("side", str(side), [str(int(one)) for one in SIDES])
    return int(side)


def steps_of(action: Action, view: View) -> list[int]:
    """The steps that lead to a legal action; none if it is the only one there is."""
    return _steps_of(action, view.offers())


def action_of(steps: Sequence[int], view: View) -> Action:
    """The action to which steps lead, all of them and no more."""
    decision = Decision(view.offers())
    for step in steps:
        decision.take(step_number(step))
    if decision.action is None:
        legal = ", ".join(str(step) for step in decision.steps())
        raise WrongShape(f"These {len(steps)} steps are no whole action; the next one is one of {legal}.")
    return decision.action
