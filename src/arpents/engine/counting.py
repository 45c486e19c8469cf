"""Counting and picking choices of cards without listing them.

A choice is a bag within a pool. How many there are of each size is a polynomial: kinds with one copy
contribute (1 + x), kinds with c copies (1 + x + … + x^c). Limits that overlap cut the pool into cells,
such that a choice keeps the limits or not by how many cards it takes from each cell.
"""

from __future__ import annotations

from itertools import accumulate
from math import comb
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.bags import lowest, put, size
from arpents.engine.packs import Pack

_MOST: Final = 63
_CHOOSE: Final[tuple[i64, ...]] = tuple(comb(n, k) for n in range(_MOST) for k in range(_MOST + 1))
"""The number of choices of k out of n single cards, at n * 64 + k."""

_UP_TO: Final[tuple[i64, ...]] = tuple(
    number for n in range(_MOST) for number in accumulate(comb(n, k) for k in range(_MOST + 1))
)
"""The number of choices of at most k out of n single cards, at n * 64 + k."""

_rows: Final[dict[int, tuple[i64, ...]]] = {}
"""The rows of ``choices_up_to`` that were asked for so far; there are few, since hands are alike in shape."""


@final
@mypyc_attr(acyclic=True)
class Limit:
    """A least and a most number of cards to be chosen from a set."""

    __slots__ = ("cards", "least", "most")

    def __init__(self, cards: i64, least: i64, most: i64) -> None:
        self.cards = cards
        self.least = least
        self.most = most

    def holds(self, choice: i64) -> bool:
        """Whether a choice keeps the limit."""
        number = size(choice & self.cards)
        return self.least <= number <= self.most


NO_LIMITS: Final[tuple[Limit, ...]] = ()


def choices_up_to(pack: Pack, pool: i64) -> tuple[i64, ...]:
    """How many choices a pool has of at most so many cards, from none to all of it."""
    # What counts is only how many kinds have how many copies: a digit for each number of copies.
    shape = size(pool)
    doubled = pool & pack.second
    while doubled:
        copies = size(pool & pack.run_of(lowest(doubled)))
        shape += _DIGITS[copies] - copies
        doubled &= doubled - 1
    found = _rows.get(shape)
    return found if found is not None else _work_out(shape)


_DIGITS: Final[tuple[i64, ...]] = (0, 1, *(1 << 6 + 4 * (copies - 2) for copies in range(2, 16)))
"""What a kind of so many copies adds to a shape: six bits count the single cards, then four bits each."""


def _work_out(shape: int) -> tuple[i64, ...]:
    """Multiply the polynomials of a shape, and add up their coefficients."""
    ways = [comb(shape & 63, k) for k in range((shape & 63) + 1)]
    rest = shape >> 6
    copies = 2
    while rest:
        for _ in range(rest & 15):
            ways = [sum(ways[max(0, total - copies) : total + 1]) for total in range(len(ways) + copies)]
        rest >>= 4
        copies += 1
    row = tuple([sum(ways[: k + 1]) for k in range(len(ways))])
    _rows[shape] = row
    return row


def count_between(pack: Pack, pool: i64, least: i64, most: i64) -> i64:
    """How many choices of least to most cards a pool has; a least below 0 is none at all."""
    largest = size(pool)
    if least > largest:
        return 0
    if pool & pack.second:
        row = choices_up_to(pack, pool)
        start: i64 = 0
    else:
        row = _UP_TO
        start = largest << 6
    total = row[start + min(most, largest)]
    if least > 0:
        total -= row[start + least - 1]
    return total


def count_of_size(pack: Pack, pool: i64, wanted: i64) -> i64:
    """How many choices of just so many cards a pool has."""
    return count_between(pack, pool, wanted, wanted)


def cells(pool: i64, limits: tuple[Limit, ...]) -> list[i64]:
    """The pool cut into parts whose cards belong to the same limits."""
    parts = [pool]
    for limit in limits:
        cut = []
        for part in parts:
            if part & limit.cards:
                cut.append(part & limit.cards)
            if part & ~limit.cards:
                cut.append(part & ~limit.cards)
        parts = cut
    return parts


def pick_of_size(pack: Pack, pool: i64, number: i64, wanted: i64) -> i64:
    """The choice with this number among those of the wanted size."""
    if not pool & pack.second:
        return _pick_singles(pool, number, wanted)
    remaining = pool
    choice: i64 = 0
    while remaining:
        kind = lowest(remaining)
        run = pack.run_of(kind)
        remaining &= ~run
        part = pool & run
        taken: i64 = 0
        ways = count_of_size(pack, remaining, wanted)
        while number >= ways:
            number -= ways
            wanted -= 1
            card = lowest(part)
            part ^= card
            taken |= card
            ways = count_of_size(pack, remaining, wanted)
        choice |= taken
    return choice


def _pick_singles(pool: i64, number: i64, wanted: i64) -> i64:
    """The same where no kind has two copies: a number in the combinatorial number system."""
    left = size(pool)
    choice: i64 = 0
    while wanted > 0:
        card = lowest(pool)
        pool ^= card
        left -= 1
        ways = _CHOOSE[(left << 6) + wanted]
        if number >= ways:
            number -= ways
            wanted -= 1
            choice |= card
    return choice


def pick_between(pack: Pack, pool: i64, least: i64, most: i64, number: i64) -> i64:
    """The choice with this number among those of least to most cards."""
    if pool & pack.second:
        row = choices_up_to(pack, pool)
        start: i64 = 0
    else:
        row = _UP_TO
        start = size(pool) << 6
    if least > 0:
        number += row[start + least - 1]
    wanted = least
    while number >= row[start + wanted]:
        wanted += 1
    if wanted > 0:
        number -= row[start + wanted - 1]
    return pick_of_size(pack, pool, number, wanted)


def pick_limited(pack: Pack, pool: i64, least: i64, most: i64, limits: tuple[Limit, ...], number: i64) -> i64:
    """The choice with this number among those that keep the limits."""
    parts = cells(pool, limits)
    numbers = [0] * len(parts)
    while True:
        ways = _ways_to_take(pack, parts, numbers, least, most, limits)
        if number < ways:
            break
        number -= ways
        _next_numbers(parts, numbers)
    choice: i64 = 0
    for place, part in enumerate(parts):
        ways = count_of_size(pack, part, numbers[place])
        choice = put(pack, choice, pick_of_size(pack, part, number % ways, numbers[place]))
        number //= ways
    return choice


def _ways_to_take(
    pack: Pack, parts: list[i64], numbers: list[int], least: i64, most: i64, limits: tuple[Limit, ...]
) -> i64:
    """How many choices take these numbers of cards from the cells, if that keeps the limits."""
    total: i64 = 0
    for number in numbers:
        total += number
    if total < least or total > most:
        return 0
    for limit in limits:
        within: i64 = 0
        for place, part in enumerate(parts):
            if part & limit.cards:
                within += numbers[place]
        if within < limit.least or within > limit.most:
            return 0
    ways: i64 = 1
    for place, part in enumerate(parts):
        ways *= count_of_size(pack, part, numbers[place])
    return ways


def _next_numbers(parts: list[i64], numbers: list[int]) -> None:
    """Count the numbers of cards to take from the cells up by one, the last cell first."""
    place = len(parts) - 1
    while numbers[place] == size(parts[place]):
        numbers[place] = 0
        place -= 1
    numbers[place] += 1


def all_choices(pack: Pack, pool: i64, least: i64, most: i64) -> list[i64]:
    """Every choice of least to most cards, one by one."""
    found: list[i64] = []
    _list_choices(pack, pool, least, most, 0, found)
    return found


def _list_choices(pack: Pack, pool: i64, least: i64, most: i64, choice: i64, found: list[i64]) -> None:
    """List the choices that add cards of this pool to a choice."""
    if least > size(pool):
        return
    if pool == 0:
        found.append(choice)
        return
    run = pack.run_of(lowest(pool))
    rest = pool & ~run
    part = pool & run
    _list_choices(pack, rest, least, most, choice, found)
    while part and most > 0:
        choice |= lowest(part)
        part &= part - 1
        least -= 1
        most -= 1
        _list_choices(pack, rest, least, most, choice, found)
