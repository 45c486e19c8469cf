"""What the tree search can be told: how it divides its time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

MOST_NODES: Final = 300_000
"""How large a tree grows, which then takes some 85 MB."""


@final
@dataclass(frozen=True)
class TreeSettings:
    """How the search divides its time.

    ``width`` and ``root_width`` are how many ways to do the same are considered at first, in the tree and at
    its root. ``worlds`` is in how many worlds the actions at the root are glanced at. ``exploration`` is how
    much is tried that promises less, ``temperature`` how much less it may promise at a glance. For each
    ``breadth`` visits of the root one action more, of those that promise most at a glance, is looked at
    whatever it promises later: ``looks`` times the square root of the visits, at least. A tree grows to so
    many ``nodes``; what is tried beyond them is not kept. Without ``priors``, all actions are tried alike,
    whatever they promise at a glance.
    """

    width: int = 1
    root_width: int = 2
    worlds: int = 4
    exploration: float = 0.2
    temperature: float = 0.03
    doubt: float = 0.02
    breadth: i64 = 128
    looks: float = 0.7
    nodes: i64 = MOST_NODES
    priors: bool = True


DEFAULT_SETTINGS: Final = TreeSettings()
