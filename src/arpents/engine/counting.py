"""Counting and picking choices of cards without listing them.

A choice is a bag within a pool. How many there are of each size is a polynomial: kinds with one copy
contribute (1 + x), kinds with c copies (1 + x + … + x^c). Limits that overlap cut the pool into cells,
such that a choice keeps the limits or not by how many cards it takes from each cell.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from arpents.engine.bags import each, put, size
from arpents.engine.packs import Pack

_BINOMIALS: Final = tuple(tuple(comb(n, k) for k in range(n + 1)) for n in range(64))
_UP_TO: Final = tuple(tuple(sum(row[: k + 1]) for k in range(64)) for row in _BINOMIALS)
"""The number of choices of at most k out of n single cards."""


@final
class Limit:
    """A least and a most number of cards to be chosen from a set."""

    __slots__ = ("cards", "least", "most")

    def __init__(self, cards: int, least: int, most: int) -> None:
        self.cards = cards
        self.least = least
        self.most = most

    def holds(self, choice: int) -> bool:
        """Whether a choice keeps the limit."""
        return self.least <= size(choice & self.cards) <= self.most


def choices_by_size(pack: Pack, pool: int) -> list[int]:
    """How many choices a pool has of each size, from none to all of it."""
    if not pool & pack.second:
        return list(_BINOMIALS[size(pool)])
    doubled = [run for run in pack.runs if pool & run & pack.second]
    ways = list(_BINOMIALS[size(pool & ~sum(doubled))])
    for run in doubled:
        copies = size(pool & run)
        ways = [sum(ways[max(0, total - copies) : total + 1]) for total in range(len(ways) + copies)]
    return ways


def count_between(pack: Pack, pool: int, least: int, most: int) -> int:
    """How many choices of least to most cards a pool has."""
    if pool & pack.second:
        return sum(choices_by_size(pack, pool)[least : most + 1])
    row = _UP_TO[size(pool)]
    return row[min(most, 63)] - (row[least - 1] if least else 0)


def cells(pool: int, limits: tuple[Limit, ...]) -> list[int]:
    """The pool cut into parts whose cards belong to the same limits."""
    parts = [pool]
    for limit in limits:
        parts = [cut for part in parts for cut in (part & limit.cards, part & ~limit.cards) if cut]
    return parts


def allotments(
    pack: Pack, parts: list[int], least: int, most: int, limits: tuple[Limit, ...]
) -> list[tuple[int, list[int]]]:
    """The ways to take numbers of cards from the cells: how many choices each has, and the numbers."""
    found: list[tuple[int, list[int]]] = [(1, [])]
    for part in parts:
        ways = choices_by_size(pack, part)
        found = [(count * ways[n], [*numbers, n]) for count, numbers in found for n in range(len(ways))]
    return [
        (count, numbers)
        for count, numbers in found
        if least <= sum(numbers) <= most
        and all(
            limit.least
            <= sum(n for n, part in zip(numbers, parts, strict=True) if part & limit.cards)
            <= limit.most
            for limit in limits
        )
    ]


def pick_of_size(pack: Pack, pool: int, number: int, wanted: int) -> int:
    """The choice with this number among those of the wanted size."""
    kinds = each(pool & pack.first)
    remaining = pool
    choice = 0
    for kind in kinds:
        run = pack.run_of(kind)
        remaining &= ~run
        later = choices_by_size(pack, remaining)
        left = wanted
        while left >= len(later) or number >= later[left]:
            number -= later[left] if left < len(later) else 0
            left -= 1
        choice |= run & (kind * ((1 << (wanted - left)) - 1))
        wanted = left
    return choice


def pick_between(pack: Pack, pool: int, least: int, most: int, number: int) -> int:
    """The choice with this number among those of least to most cards."""
    ways = choices_by_size(pack, pool)
    wanted = least
    while number >= ways[wanted]:
        number -= ways[wanted]
        wanted += 1
    return pick_of_size(pack, pool, number, wanted)


def pick_limited(pack: Pack, pool: int, least: int, most: int, limits: tuple[Limit, ...], number: int) -> int:
    """The choice with this number among those that keep the limits."""
    parts = cells(pool, limits)
    ways_to_allot = allotments(pack, parts, least, most, limits)
    while number >= ways_to_allot[0][0]:
        number -= ways_to_allot.pop(0)[0]
    allotted = ways_to_allot[0][1]
    choice = 0
    for part, wanted in zip(parts, allotted, strict=True):
        ways = choices_by_size(pack, part)[wanted]
        choice = put(pack, choice, pick_of_size(pack, part, number % ways, wanted))
        number //= ways
    return choice


def all_choices(pack: Pack, pool: int, least: int, most: int) -> list[int]:
    """Every choice of least to most cards, one by one."""
    found = [0]
    for kind in each(pool & pack.first):
        run = pack.run_of(kind)
        parts = [0]
        for copy in each(pool & run):
            parts.append(parts[-1] | copy)
        found = [choice | part for choice in found for part in parts if size(choice) + size(part) <= most]
    return [choice for choice in found if size(choice) >= least]
