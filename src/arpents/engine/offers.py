"""Offers: a compact description of what is legal. An action is legal if and only if an offer accepts it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import card_at, is_bag, lowest, put, size, take
from arpents.engine.counting import Limit, all_choices, count_between, pick_between, pick_limited
from arpents.engine.packs import PACKS
from arpents.engine.places import name_of


@final
@mypyc_attr(acyclic=True)
class Offer:
    """A verb and a place, fixed cards, and limits on the cards picked besides.

    From ``pool`` at least ``least`` and at most ``most`` cards are picked, such that ``limits`` hold too.
    Of the picked cards, the lowest that is in ``mark`` is the one the action singles out. Where ``apart``
    is true the pool is not the hand: what is picked there is only singled out. ``count`` is the number of
    actions offered.
    """

    __slots__ = (
        "apart",
        "count",
        "fixed",
        "least",
        "limits",
        "mark",
        "most",
        "place",
        "pool",
        "side",
        "verb",
    )

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        side: i64,
        verb: i64,
        place: i64,
        fixed: i64,
        pool: i64,
        least: i64,
        most: i64,
        count: i64,
        mark: i64 = 0,
        apart: bool = False,
        limits: tuple[Limit, ...] = (),
    ) -> None:
        self.side = side
        self.verb = verb
        self.place = place
        self.fixed = fixed
        self.pool = pool
        self.least = least
        self.most = most
        self.count = count
        self.mark = mark
        self.apart = apart
        self.limits = limits

    def with_picked(self, picked: i64) -> Action:
        """The action that picks these cards from the pool."""
        if self.apart:
            return Action(self.side, self.verb, self.place, self.fixed, picked)
        cards = put(PACKS[self.side], self.fixed, picked) if self.fixed else picked
        return Action(self.side, self.verb, self.place, cards, lowest(picked & self.mark))

    def accepts(self, action: Action) -> bool:
        """Whether the action is one of those offered."""
        if action.verb != self.verb or action.place != self.place or action.side != self.side:
            return False
        if self.most == 0:
            return action.cards == self.fixed and action.chosen == 0
        pack = PACKS[self.side]
        if self.apart:
            picked = action.chosen
            fits = action.cards == self.fixed
        else:
            picked = take(pack, action.cards, self.fixed)
            fits = put(pack, picked, self.fixed) == action.cards
            fits = fits and lowest(picked & self.mark) == action.chosen
        if not fits or picked & ~self.pool or not self.allows(picked):
            return False
        return not picked & pack.several or is_bag(pack, picked)

    def allows(self, picked: i64) -> bool:
        """Whether these cards of the pool keep all limits."""
        number = size(picked)
        if number < self.least or number > self.most:
            return False
        for limit in self.limits:  # noqa: SIM110 - a generator would cost more than the question
            if not limit.holds(picked):
                return False
        return True

    def action(self, number: i64) -> Action:
        """The action with this number, from 0 up to ``count``, without listing the others."""
        pack = PACKS[self.side]
        if self.most == 0:
            return self.with_picked(0)
        if self.limits:
            picked = pick_limited(pack, self.pool, self.least, self.most, self.limits, number)
        elif self.most == 1 and self.least == 1:
            picked = card_at(self.pool & pack.first, number)
        else:
            picked = pick_between(pack, self.pool, self.least, self.most, number)
        return self.with_picked(picked)

    def actions(self) -> list[Action]:
        """Every action offered."""
        found: list[Action] = []
        self.list_actions(found)
        return found

    def list_actions(self, found: list[Action]) -> None:
        """Add every action offered to a list."""
        if self.most == 0 and not self.limits:
            found.append(self.with_picked(0))
            return
        for choice in all_choices(PACKS[self.side], self.pool, self.least, self.most):
            if not self.limits or self.allows(choice):
                found.append(self.with_picked(choice))

    @property
    def name(self) -> str:
        """The verb in words."""
        return verbs.NAMES[self.verb]

    @property
    def location(self) -> str | None:
        """The name of the place, if the offer has one."""
        return name_of(self.place) if self.place else None

    def key(self) -> tuple[object, ...]:
        """All of it as a tuple; equal keys are equal offers."""
        return (
            self.side,
            self.verb,
            self.place,
            self.fixed,
            self.pool,
            self.least,
            self.most,
            self.count,
            self.mark,
            self.apart,
            tuple((limit.cards, limit.least, limit.most) for limit in self.limits),
        )

    def __repr__(self) -> str:
        """The offer in one line."""
        pack = PACKS[self.side]
        text = self.name + (f" {self.location}" if self.place else "")
        text += "".join(f" + {name}" for name in pack.names(self.fixed))
        if self.most:
            text += f" + {self.least}-{self.most} of {', '.join(pack.names(self.pool))}"
        return f"<{text} ({self.count})>"


def plain(side: i64, verb: i64, place: i64 = 0, fixed: i64 = 0) -> Offer:
    """An offer of one action."""
    return Offer(side, verb, place, fixed, 0, 0, 0, 1)


def one_of(side: i64, verb: i64, place: i64, fixed: i64, pool: i64) -> Offer:
    """An offer to pick one card of a pool, in hand."""
    return Offer(side, verb, place, fixed, pool, 1, 1, size(pool & PACKS[side].first))


def one_apart(side: i64, verb: i64, place: i64, fixed: i64, pool: i64) -> Offer:
    """An offer to pick one card that is not in hand."""
    return Offer(side, verb, place, fixed, pool, 1, 1, size(pool & PACKS[side].first), 0, True)


def some_of(side: i64, verb: i64, fixed: i64, pool: i64, least: i64, most: i64) -> Offer:
    """An offer to pick several cards of a pool, in hand."""
    count = count_between(PACKS[side], pool, least, most)
    return Offer(side, verb, 0, fixed, pool, least, most, count)
