"""Rows: the steps of a game, each with what its side saw, what was legal, what was done and who won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pyarrow as pa

from arpents.engine.action import Action
from arpents.engine.state import OVER, State
from arpents.engine.steps import STEPS, Decision, steps_of
from arpents.engine.views import View
from arpents.envs.baselines import win_probability
from arpents.envs.encoding import SIZE, Bits, mask, observation

SCHEMA: Final = pa.schema(
    [
        pa.field("game", pa.string(), nullable=False),
        pa.field("number", pa.int32(), nullable=False),
        pa.field("turn", pa.int32(), nullable=False),
        pa.field("side", pa.int8(), nullable=False),
        pa.field("observation", pa.list_(pa.int8(), SIZE), nullable=False),
        pa.field("mask", pa.list_(pa.int8(), STEPS), nullable=False),
        pa.field("step", pa.int16(), nullable=False),
        pa.field("action", pa.string(), nullable=False),
        pa.field("win_probability", pa.float32(), nullable=False),
        pa.field("outcome", pa.int8()),
    ]
)
"""The columns: ``number`` counts the steps of a game, ``action`` is the whole action that a step is part of.

``win_probability`` is that of the side before its decision, by the learned evaluation. ``outcome`` is 1 where
that side won and -1 where it lost, and null in a game without an end.
"""


class Row(NamedTuple):
    """A step of a game, before it is known who wins."""

    turn: int
    side: int
    observation: Bits
    mask: Bits
    step: int
    action: str
    win_probability: float


def rows_of(view: View, action: Action, worlds: int) -> Iterator[Row]:
    """The steps by which a side chooses an action; none where it has no choice."""
    offers = view.offers()
    path = steps_of(action, offers)
    if not path:
        return
    side, turn, text = int(view.state.decider), int(view.state.turn) + 1, str(action)
    chance = win_probability(view, worlds)
    decision = Decision(offers)
    for step in path:
        yield Row(turn, side, observation(view, decision), mask(decision), step, text, chance)
        decision.take(step)


def table_of(game: str, rows: list[Row], end: State) -> pa.Table:
    """The rows of a game, with who won in the end."""
    over = end.phase == OVER
    winner = int(end.winner)
    columns = {
        "game": [game] * len(rows),
        "number": range(len(rows)),
        "turn": [row.turn for row in rows],
        "side": [row.side for row in rows],
        "observation": _lists([row.observation for row in rows], SIZE),
        "mask": _lists([row.mask for row in rows], STEPS),
        "step": [row.step for row in rows],
        "action": [row.action for row in rows],
        "win_probability": [row.win_probability for row in rows],
        "outcome": [(1 if row.side == winner else -1) if over else None for row in rows],
    }
    return pa.table(columns, schema=SCHEMA)


def _lists(arrays: list[Bits], size: int) -> pa.FixedSizeListArray:
    """Arrays of one length as a column of lists, without a Python object for each number."""
    joined = b"".join(array.tobytes() for array in arrays)
    flat = pa.Array.from_buffers(pa.int8(), len(joined), [None, pa.py_buffer(joined)])
    return pa.FixedSizeListArray.from_arrays(flat, size)
