"""Steps: an action as a few short choices, each an integer out of one fixed space.

First a verb with its place, then card by card, then done. The space is the same for both sides and under
all rules, which is what a learner wants; a decision has few steps at a time, which is what a search wants.

Whoever decides is narrowing down a set of actions. The cards that all of them take are never asked for. A
step then parts them by the lowest card that they name next, or by naming no more. Parts do not overlap and
are not empty: so every action has exactly one path, and every path ends in an action. A step that leaves no
choice is not asked for either.
"""

from __future__ import annotations

from typing import Final, final

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import each, index, lowest, put, size, take
from arpents.engine.choosing import EXAMPLES, IllegalAction, NothingToDecide, is_offered
from arpents.engine.counting import Limit
from arpents.engine.offers import Offer
from arpents.engine.packs import PACKS
from arpents.engine.places import NAMES as PLACES
from arpents.engine.sides import SIDES, Side
from arpents.errors import ArpentsError

_HEADS: Final = [
    (verb, place)
    for verb in range(len(verbs.NAMES))
    for place in (range(len(PLACES)) if verb in verbs.PLACED else (-1,))
]
_VERB: Final = [verb for verb, _ in _HEADS]
_PLACE: Final = [1 << place if place >= 0 else 0 for _, place in _HEADS]
_FIRST: Final = [_VERB.index(verb) for verb in range(len(verbs.NAMES))]
"""The first head of each verb; one with a place follows it for each further location."""

CARDS: Final = 63
"""How many bits a bag has."""

SINGLE: Final = len(_HEADS)
"""Steps below are heads: a verb with its place. This and the next ones single out a card, by its bit."""
PICK: Final = SINGLE + CARDS
"""This step and the next ones pick a card of the kind whose first bit it is."""
DONE: Final = PICK + CARDS
"""The step that names no more cards."""
STEPS: Final = DONE + 1
"""The number of steps there are."""

_NO_LIMIT: Final = Limit(0, 0, 0)


class IllegalStep(ArpentsError):
    """A step that cannot be taken now: why, and what would be legal instead."""

    def __init__(self, step: int, why: str, legal: list[str]) -> None:
        super().__init__(step, why, legal)
        self.step = step
        self.why = why
        self.legal = legal

    def __str__(self) -> str:
        possible = f" You may take: {'; '.join(self.legal)}." if self.legal else ""
        return f"Step {self.step} is not possible now: {self.why}{possible}"


@final
class Branch:
    """What an offer still allows, given the cards named so far; it never changes, so decisions can share it.

    ``left`` are fixed cards that are not named yet, ``picked`` those named of the pool, and ``free`` those
    of the pool that may yet be named. ``open`` is true until the card to be singled out is.
    """

    __slots__ = ("free", "left", "offer", "open", "picked")

    def __init__(self, offer: Offer, left: int, picked: int, free: int, is_open: bool) -> None:
        self.offer = offer
        self.left = left
        self.picked = picked
        self.free = free
        self.open = is_open

    def can_end(self) -> bool:
        """Whether some of the free cards, or none, complete the picked ones."""
        return can_complete(self.offer, self.picked, self.free)

    def stops(self) -> bool:
        """Whether the cards named so far are those of an action."""
        return not self.open and self.left == 0 and self.offer.allows(self.picked)

    def single_out(self, card: int) -> Branch:
        """What is allowed once this card is singled out: it is then the lowest marked one."""
        offer = self.offer
        if offer.apart:
            return Branch(offer, self.left, card, 0, False)
        free = take(PACKS[offer.side_number], self.free, card) & ~(offer.mark_bag & (card - 1))
        return Branch(offer, self.left, card, free if offer.most > 1 else 0, False)

    def singles(self) -> int:
        """The cards that can be singled out."""
        if not self.open:
            return 0
        offer = self.offer
        cards = offer.pool_bag & PACKS[offer.side_number].first
        if offer.apart or (offer.most == 1 and not offer.limits):
            return cards
        found = 0
        for card in each(cards & offer.mark_bag):
            if self.single_out(card).can_end():
                found |= card
        return found

    def pick(self, card: int) -> Branch:
        """What is allowed once a card of this kind is named, as the lowest of those that remain."""
        pack = PACKS[self.offer.side_number]
        free = self.free & ~(card - 1)
        if self.left & card:
            return Branch(self.offer, take(pack, self.left, card), self.picked, free, False)
        return Branch(self.offer, self.left, put(pack, self.picked, card), take(pack, free, card), False)

    def picks(self) -> int:
        """The kinds of which a card can be named next, each by its first bit."""
        if self.open:
            return 0
        offer = self.offer
        cards = self.free & PACKS[offer.side_number].first if size(self.picked) < offer.most else 0
        if self.left:
            # Whoever names a higher card than a fixed one has passed it over.
            bound = lowest(self.left)
            cards = (cards & (bound - 1)) | bound
        elif not offer.limits and size(self.picked) + 1 >= offer.least:
            return cards
        found = 0
        for card in each(cards):
            if self.pick(card).can_end():
                found |= card
        return found

    def implied(self) -> int:
        """The cards not named yet that every action left here takes."""
        offer = self.offer
        if self.open or not self.free:
            return self.left
        pack = PACKS[offer.side_number]
        spare = size(self.picked) + size(self.free) - offer.least
        if spare and not offer.limits and not self.free & pack.second:
            return self.left
        cards, picked, free = self.left, self.picked, self.free
        for kind in each(free & pack.first):
            copies = free & pack.run_of(kind)
            others = free ^ copies
            # How many copies it takes at least until the other kinds can do the rest.
            while copies and not can_complete(offer, picked, others):
                cards = put(pack, cards, kind)
                picked = put(pack, picked, kind)
                copies = take(pack, copies, kind)
            free = others | copies
        return cards

    def without(self, cards: int) -> Branch:
        """The same with these cards, which all its actions take, as named."""
        pack = PACKS[self.offer.side_number]
        fixed = cards & self.left
        others = take(pack, cards, fixed)
        picked, free = put(pack, self.picked, others), take(pack, self.free, others)
        return Branch(self.offer, take(pack, self.left, fixed), picked, free, self.open)


def can_complete(offer: Offer, picked: int, free: int) -> bool:
    """Whether some of the free cards, or none, added to the picked ones, make a choice that is offered."""
    number = size(picked)
    if number > offer.most or number + size(free) < offer.least:
        return False
    limits = offer.limits
    if not limits:
        return True
    if len(limits) > 2:  # pragma: no cover
        raise AssertionError("an offer has two limits at most")
    one = limits[0]
    other = limits[1] if len(limits) == 2 else _NO_LIMIT
    # The limits cut the free cards into four cells. Once it is settled how many come from the cell that
    # belongs to both, the numbers from the others are free of each other, and their sum takes every value
    # between the lowest and the highest.
    in_one = free & one.cards & ~other.cards
    in_other = free & other.cards & ~one.cards
    in_neither = free & ~one.cards & ~other.cards
    for both in range(size(free & one.cards & other.cards) + 1):
        one_so_far = size(picked & one.cards) + both
        other_so_far = size(picked & other.cards) + both
        one_least, one_most = max(0, one.least - one_so_far), min(size(in_one), one.most - one_so_far)
        other_least = max(0, other.least - other_so_far)
        other_most = min(size(in_other), other.most - other_so_far)
        if one_least <= one_most and other_least <= other_most:
            lowest_sum = number + both + one_least + other_least
            highest_sum = number + both + one_most + other_most + size(in_neither)
            if lowest_sum <= offer.most and highest_sum >= offer.least:
                return True
    return False


@final
class Decision:
    """A choice under way, of one of the actions offered.

    ``action`` is the action once it is complete, and None before; ``steps`` are what can be chosen now.
    ``verb_number`` (-1 before there is one) and ``place`` are those of the head, ``card_bag`` the cards named
    so far or taken by all the actions left, ``chosen_bag`` the card singled out.
    """

    __slots__ = (
        "_branches",
        "_legal",
        "_offers",
        "action",
        "card_bag",
        "chosen_bag",
        "place",
        "side_number",
        "verb_number",
    )

    def __init__(self, offers: list[Offer], twin: Decision | None = None) -> None:
        if not offers:
            raise NothingToDecide("There is nothing to decide: the game is over, or the other side decides.")
        self._offers = offers
        self._branches: list[Branch] = []
        self._legal: list[int] = []
        self.action: Action | None = None
        self.side_number = offers[0].side_number
        self.verb_number = -1
        self.place = 0
        self.card_bag = 0
        self.chosen_bag = 0
        if twin is None:
            self._settle()
        else:
            self._branches, self._legal, self.action = twin._branches, twin._legal, twin.action
            self.verb_number, self.place, self.card_bag, self.chosen_bag = (
                twin.verb_number,
                twin.place,
                twin.card_bag,
                twin.chosen_bag,
            )

    @property
    def side(self) -> Side:
        """The side that chooses."""
        return SIDES[self.side_number]

    def copy(self) -> Decision:
        """A decision that goes on from here by itself."""
        return Decision(self._offers, self)

    def steps(self) -> list[int]:
        """The steps that can be taken now, in ascending order: two at least, or none once it is complete."""
        return self._legal.copy()

    def mask(self) -> bytes:
        """For each step there is, whether it can be taken now: one byte each, 1 or 0."""
        flags = bytearray(STEPS)
        for step in self._legal:
            flags[step] = 1
        return bytes(flags)

    def take(self, step: int) -> None:
        """Take one of the steps, and all after it that leave no choice."""
        if step not in self._legal:
            raise self._refusal(step)
        self._follow(step)
        self._settle()

    def _follow(self, step: int) -> None:
        """Keep the actions that take this step."""
        if step < SINGLE:
            self._begin(_VERB[step], _PLACE[step])
            return
        branches = self._branches
        pack = PACKS[self.side_number]
        if step < PICK:
            card = self.chosen_bag = 1 << (step - SINGLE)
            self._branches = [b.single_out(card) for b in branches if b.singles() & card]
            if not self._branches[0].offer.apart:
                self.card_bag = put(pack, self.card_bag, card)
        elif step < DONE:
            card = 1 << (step - PICK)
            self._branches = [b.pick(card) for b in branches if b.picks() & card]
            self.card_bag = put(pack, self.card_bag, card)
        else:
            for branch in branches:
                if branch.stops():
                    self.action = branch.offer.with_picked(branch.picked)

    def _begin(self, verb: int, place: int) -> None:
        """Keep the offers of a head."""
        self.verb_number = verb
        self.place = place
        count = 0
        branches: list[Branch] = []
        for offer in self._offers:
            if offer.verb_number == verb and offer.place == place:
                count += offer.count
                branches.append(
                    Branch(offer, offer.fixed_bag, 0, offer.pool_bag, offer.apart or offer.mark_bag != 0)
                )
        self._branches = branches
        if count == 1:
            self.action = branches[0].offer.action(0)

    def _settle(self) -> None:
        """Name the cards that all the actions left take, and go on until there is a choice."""
        while self.action is None:
            if self._branches:
                self._name_implied()
                legal = self._continuations()
            else:
                legal = self._heads()
            if len(legal) > 1:
                self._legal = legal
                return
            self._follow(legal[0])
        self._legal = []
        self.card_bag, self.chosen_bag = self.action.card_bag, self.action.chosen_bag

    def _heads(self) -> list[int]:
        heads: set[int] = set()
        for offer in self._offers:
            place = offer.place
            heads.add(_FIRST[offer.verb_number] + index(place) if place else _FIRST[offer.verb_number])
        return sorted(heads)

    def _name_implied(self) -> None:
        branches = self._branches
        # A bag counts in unary, so that this gives the lower of the two numbers of each kind.
        common = branches[0].implied()
        for branch in branches[1:]:
            common &= branch.implied() if common else 0
        if common:
            self._branches = [branch.without(common) for branch in branches]
            self.card_bag = put(PACKS[self.side_number], self.card_bag, common)

    def _continuations(self) -> list[int]:
        singles = picks = 0
        stops = False
        for branch in self._branches:
            singles |= branch.singles()
            picks |= branch.picks()
            stops = stops or branch.stops()
        legal = [SINGLE + index(card) for card in each(singles)]
        legal += [PICK + index(card) for card in each(picks)]
        if stops:
            legal.append(DONE)
        return legal

    def _refusal(self, step: int) -> IllegalStep:
        if self.action is not None:
            return IllegalStep(step, f"the choice is complete: {self.action}.", [])
        legal = [f"{other} ({describe_step(other, self.side_number)})" for other in self._legal[:EXAMPLES]]
        more = len(self._legal) - len(legal)
        if more:
            legal.append(f"… and {more} more")
        if not 0 <= step < STEPS:
            return IllegalStep(step, f"steps are numbers from 0 to {STEPS - 1}.", legal)
        return IllegalStep(
            step, f"{describe_step(step, self.side_number)!r} is not among the choices.", legal
        )


def steps_of(action: Action, offers: list[Offer]) -> list[int]:
    """The steps that lead to an action, which must be legal."""
    if not is_offered(offers, action):
        raise IllegalAction(action, "nothing offers it.", [str(o.action(0)) for o in offers[:EXAMPLES]])
    decision = Decision(offers)
    path: list[int] = []
    while decision.action is None:
        path.append(_step_towards(action, decision))
        decision.take(path[-1])
    return path


def _step_towards(action: Action, decision: Decision) -> int:
    if decision.verb_number < 0:
        return _FIRST[action.verb_number] + (index(action.place) if action.place else 0)
    if action.chosen_bag != decision.chosen_bag:
        return SINGLE + index(action.chosen_bag)
    rest = take(PACKS[action.side_number], action.card_bag, decision.card_bag)
    return PICK + index(lowest(rest)) if rest else DONE


def describe_step(step: int, side: int) -> str:
    """A step in words: "raid Pemaquid", "pick Militia", "done"."""
    if not 0 <= step < STEPS:
        raise IllegalStep(step, f"steps are numbers from 0 to {STEPS - 1}.", [])
    if step == DONE:
        return "done"
    if step < SINGLE:
        place = _PLACE[step]
        return verbs.NAMES[_VERB[step]] + (f" {PLACES[index(place)]}" if place else "")
    card = 1 << (step - SINGLE if step < PICK else step - PICK)
    pack = PACKS[side]
    if not card & pack.first:
        return "no card"
    return f"{'single out' if step < PICK else 'pick'} {pack.names(card)[0]}"
