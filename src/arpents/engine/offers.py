"""Offers: a compact description of what is legal. An action is legal if and only if an offer accepts it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import card_at, is_bag, lowest, put, size, take
from arpents.engine.counting import NO_LIMITS, Limit, all_choices, count_between, pick_between, pick_limited
from arpents.engine.packs import PACKS, Card
from arpents.engine.places import name_of
from arpents.engine.sides import SIDES, Side
from arpents.errors import ArpentsError, UnknownName


class BadPick(ArpentsError):
    """Cards that an offer does not let anybody pick: why, and what it does."""

    def __init__(self, offer: Offer, why: str) -> None:
        super().__init__(offer, why)
        self.offer = offer
        self.why = why

    def __str__(self) -> str:
        what = f"{self.offer.verb} {self.offer.location}" if self.offer.place else self.offer.verb
        example = f" For example: {str(self.offer.action(0))!r}."
        if not self.offer.most:
            return f"To {what}, nothing is picked, and {self.why}.{example}"
        number = str(self.offer.least)
        if self.offer.most != self.offer.least:
            number += f" to {self.offer.most}"
        pool = ", ".join(str(card) for card in self.offer.pool)
        return f"To {what}, pick {number} of {pool}: {self.why}.{example}"


@final
@mypyc_attr(acyclic=True)
class Offer:
    """A verb and a place, fixed cards, and limits on the cards picked besides.

    From ``pool`` at least ``least`` and at most ``most`` cards are picked, such that ``limits`` hold too;
    ``pick`` makes an action of them. Where ``apart`` is true the pool is not the hand: what is picked there
    is bought, fetched or lost, not played. ``count`` is the number of actions offered.

    Search reads the integers behind the names, ``fixed_bag``, ``pool_bag`` and so on. Of the picked cards,
    the lowest that is in ``mark_bag`` is the one the action singles out.
    """

    __slots__ = (
        "apart",
        "count",
        "fixed_bag",
        "least",
        "limits",
        "mark_bag",
        "most",
        "place",
        "pool_bag",
        "side_number",
        "verb_number",
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
        limits: tuple[Limit, ...] = NO_LIMITS,
    ) -> None:
        self.side_number = side
        self.verb_number = verb
        self.place = place
        self.fixed_bag = fixed
        self.pool_bag = pool
        self.least = least
        self.most = most
        self.count = count
        self.mark_bag = mark
        self.apart = apart
        self.limits = limits

    def with_picked(self, picked: i64) -> Action:
        """The action that picks these cards from the pool."""
        if self.apart:
            return Action(self.side_number, self.verb_number, self.place, self.fixed_bag, picked)
        cards = put(PACKS[self.side_number], self.fixed_bag, picked) if self.fixed_bag else picked
        return Action(self.side_number, self.verb_number, self.place, cards, lowest(picked & self.mark_bag))

    def accepts(self, action: Action) -> bool:
        """Whether the action is one of those offered."""
        if (
            action.verb_number != self.verb_number
            or action.place != self.place
            or action.side_number != self.side_number
        ):
            return False
        if self.most == 0:
            return action.card_bag == self.fixed_bag and action.chosen_bag == 0
        pack = PACKS[self.side_number]
        if self.apart:
            picked = action.chosen_bag
            fits = action.card_bag == self.fixed_bag
        else:
            picked = take(pack, action.card_bag, self.fixed_bag)
            fits = put(pack, picked, self.fixed_bag) == action.card_bag
            fits = fits and lowest(picked & self.mark_bag) == action.chosen_bag
        if not fits or picked & ~self.pool_bag or not self.allows(picked):
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
        pack = PACKS[self.side_number]
        if self.most == 0:
            return self.with_picked(0)
        if self.limits:
            picked = pick_limited(pack, self.pool_bag, self.least, self.most, self.limits, number)
        elif self.most == 1 and self.least == 1:
            picked = card_at(self.pool_bag & pack.first, number)
        else:
            picked = pick_between(pack, self.pool_bag, self.least, self.most, number)
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
        for choice in all_choices(PACKS[self.side_number], self.pool_bag, self.least, self.most):
            if not self.limits or self.allows(choice):
                found.append(self.with_picked(choice))

    @property
    def side(self) -> Side:
        """To whom it is offered."""
        return SIDES[self.side_number]

    @property
    def verb(self) -> str:
        """What may be done, in a word or two: "settle", "end turn"."""
        return verbs.NAMES[self.verb_number]

    @property
    def pool(self) -> tuple[Card, ...]:
        """The cards to pick from, each as often as it is there; none where there is nothing to pick."""
        return PACKS[self.side_number].cards(self.pool_bag)

    @property
    def fixed(self) -> tuple[Card, ...]:
        """The cards that the action takes in any case."""
        return PACKS[self.side_number].cards(self.fixed_bag)

    def pick(self, *cards: Card | str) -> Action:
        """The action that picks these cards of the pool, given by name or as they are.

        The cards that are fixed may be named too. What is not offered raises ``BadPick``, which says what
        could be picked.
        """
        pack = PACKS[self.side_number]
        picked: i64 = 0
        spare = self.fixed_bag & ~self.pool_bag
        for card in cards:
            name = str(card)
            kind = pack.by_name.get(name)
            if kind is None:
                raise UnknownName("card", name, pack.by_name)
            if spare & kind.run:
                spare = take(pack, spare, kind.first)
                continue
            if size(picked & kind.run) == size(self.pool_bag & kind.run):
                raise BadPick(
                    self, f"{name} is not there to be picked" + (" so often" if picked & kind.run else "")
                )
            picked = put(pack, picked, kind.first)
        if not self.allows(picked):
            raise BadPick(self, f"{', '.join(pack.names(picked)) or 'no card'} does not do")
        return self.with_picked(picked)

    @property
    def location(self) -> str | None:
        """The name of the place, if the offer has one."""
        return name_of(self.place) if self.place else None

    def key(self) -> tuple[object, ...]:
        """All of it as a tuple; equal keys are equal offers."""
        return (
            self.side_number,
            self.verb_number,
            self.place,
            self.fixed_bag,
            self.pool_bag,
            self.least,
            self.most,
            self.count,
            self.mark_bag,
            self.apart,
            tuple((limit.cards, limit.least, limit.most) for limit in self.limits),
        )

    def __repr__(self) -> str:
        """The offer in one line."""
        pack = PACKS[self.side_number]
        text = self.verb + (f" {self.location}" if self.place else "")
        text += "".join(f" + {name}" for name in pack.names(self.fixed_bag))
        if self.most:
            text += f" + {self.least}-{self.most} of {', '.join(pack.names(self.pool_bag))}"
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
