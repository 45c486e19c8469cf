"""Actions: one complete thing a player does, as the rules describe it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine import verbs
from arpents.engine.bags import each, index, lowest, take
from arpents.engine.packs import PACKS, Card, Pack
from arpents.engine.places import ALL, name_of
from arpents.engine.sides import SIDES, Side

EPONYMS: Final = {
    verbs.TRADER: "sells_furs",
    verbs.GOVERNOR: "removes_cards",
    verbs.INTENDANT: "fetches_discard",
    verbs.HOME_SUPPORT: "draws_three",
    verbs.MILITARY_LEADER: "leads",
}
"""The verbs named after the card that they play, and the ability that marks it: the text leaves it out."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Action:
    """A verb, a place, and cards.

    ``side``, ``verb``, ``location``, ``cards`` and ``chosen`` tell it by names. Search reads the integers
    behind them: ``card_bag`` are the cards it takes from the hand. ``chosen_bag`` is the card that it singles
    out: of those, the one committed to a siege or the merchant's ship; or a card from elsewhere, drafted,
    fetched, given up, or lost from the reserve. Identity is by effect: actions that do the same are equal.
    """

    __slots__ = ("card_bag", "chosen_bag", "place", "side_number", "verb_number")

    def __init__(self, side: i64, verb: i64, place: i64 = 0, cards: i64 = 0, chosen: i64 = 0) -> None:
        self.side_number = side
        self.verb_number = verb
        self.place = place
        self.card_bag = cards
        self.chosen_bag = chosen

    def key(self) -> tuple[int, int, int, int, int]:
        """All of it as integers; equal keys are equal actions."""
        return (self.side_number, self.verb_number, self.place, self.card_bag, self.chosen_bag)

    def __reduce__(self) -> tuple[type[Action], tuple[int, int, int, int, int]]:
        """What makes the same action in another process."""
        return (Action, self.key())

    @property
    def side(self) -> Side:
        """Whose action it is."""
        return SIDES[self.side_number & 1]

    @property
    def verb(self) -> str:
        """What is done, in a word or two: "settle", "end turn"."""
        return verbs.NAMES[self.verb_number] if 0 <= self.verb_number < len(verbs.NAMES) else "no such verb"

    @property
    def location(self) -> str | None:
        """The name of the place, if the action has one."""
        if not self.place:
            return None
        return name_of(lowest(self.place & ALL)) if self.place & ALL else "nowhere"

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards in the order in which the rules name them, without the one the verb is named after."""
        by_name = PACKS[self.side_number & 1].by_name
        return tuple([by_name[name] for name in self.card_names])

    @property
    def chosen(self) -> Card | None:
        """The one card that is singled out: committed to a new siege, drafted, fetched, given up."""
        found = PACKS[self.side_number & 1].cards(self.chosen_bag)
        return found[0] if found else None

    @property
    def card_names(self) -> list[str]:
        """The names of its cards, in the order of ``cards``."""
        pack = PACKS[self.side_number & 1]
        chosen = pack.names(self.chosen_bag)
        if self.verb_number == verbs.MERCHANT:
            return chosen + pack.names(take(pack, self.card_bag, self.chosen_bag))
        if self.verb_number == verbs.BESIEGE:
            return _along_route(pack, self.place, take(pack, self.card_bag, self.chosen_bag)) + chosen
        if self.verb_number == verbs.SETTLE:
            return _along_route(pack, self.place, self.card_bag)
        first = self.card_bag & self._named_first(pack)
        rest = take(pack, take(pack, self.card_bag, eponym(self)), first)
        return pack.names(first) + pack.names(rest) + chosen

    def _named_first(self, pack: Pack) -> i64:
        """The card that the rules name before the others."""
        if self.verb_number == verbs.DEVELOP:
            return (self.place >> pack.offset) & pack.locations
        if self.verb_number == verbs.FORTIFY:
            return pack.fortifications
        if self.verb_number == verbs.PIRACY:
            return pack.pirates
        return 0

    def __eq__(self, other: object) -> bool:
        """Actions are equal when they do the same."""
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        """Equal actions have equal hashes."""
        return hash(self.key())

    def __str__(self) -> str:
        """The action as text, which ``parse_action`` reads back."""
        cards = ", ".join(self.card_names)
        return self.verb + (f" {self.location}" if self.place else "") + (f": {cards}" if cards else "")

    def __repr__(self) -> str:
        """The action with its side."""
        return f"<{self.side}: {self}>"


def _along_route(pack: Pack, place: i64, cards: i64) -> list[str]:
    """The names of cards that lead to a place: connection, transport, then what goes along."""
    if not place & ALL:
        return pack.names(cards)
    at = index(place & ALL)
    for listing, carriers in (
        (pack.by_bateaux[at], pack.bateaux),
        (pack.by_ship[at], pack.ships),
        (pack.by_wagon[at], pack.wagons),
    ):
        for connection in each(cards & listing):
            for transport in each(cards & carriers & ~connection):
                others = cards & ~connection & ~transport
                if others & ~pack.settlers == 0:
                    return [*pack.names(connection), *pack.names(transport), *pack.names(others)]
    return pack.names(cards)


def eponym(action: Action) -> i64:
    """The card in hand that the action's verb is named after, or 0."""
    if action.verb_number not in EPONYMS:
        return 0
    pack = PACKS[action.side_number & 1]
    ability = EPONYMS[action.verb_number]
    return sum(kind.first for kind in pack.kinds if ability in kind.texts and kind.first & action.card_bag)
