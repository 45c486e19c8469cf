"""Actions: one complete thing a player does, as the rules describe it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine import verbs
from arpents.engine.bags import each, index, lowest, take
from arpents.engine.packs import PACKS, Pack
from arpents.engine.places import ALL, name_of

EPONYMS: Final = {
    verbs.TRADER: "sells_furs",
    verbs.GOVERNOR: "removes_cards",
    verbs.INTENDANT: "fetches_discard",
    verbs.HOME_SUPPORT: "draws_three",
    verbs.MILITARY_LEADER: "leads",
}
"""The verbs named after the card that they play, and the ability that marks it: the text leaves it out."""


@final
@mypyc_attr(acyclic=True)
class Action:
    """A verb, a place, and cards.

    ``cards`` are the cards it takes from the hand. ``chosen`` is the card that it singles out: of those,
    the one committed to a siege or the merchant's ship; or a card from elsewhere, drafted, fetched, given
    up, or lost from the reserve. Identity is by effect: actions that do the same are equal.
    """

    __slots__ = ("cards", "chosen", "place", "side", "verb")

    def __init__(self, side: i64, verb: i64, place: i64 = 0, cards: i64 = 0, chosen: i64 = 0) -> None:
        self.side = side
        self.verb = verb
        self.place = place
        self.cards = cards
        self.chosen = chosen

    def key(self) -> tuple[int, int, int, int, int]:
        """All of it as integers; equal keys are equal actions."""
        return (self.side, self.verb, self.place, self.cards, self.chosen)

    def __reduce__(self) -> tuple[type[Action], tuple[int, int, int, int, int]]:
        """What makes the same action in another process."""
        return (Action, self.key())

    @property
    def name(self) -> str:
        """The verb in words."""
        return verbs.NAMES[self.verb] if 0 <= self.verb < len(verbs.NAMES) else "no such verb"

    @property
    def location(self) -> str | None:
        """The name of the place, if the action has one."""
        if not self.place:
            return None
        return name_of(lowest(self.place & ALL)) if self.place & ALL else "nowhere"

    def card_names(self) -> list[str]:
        """The cards by name, in the order the rules name them, without the one the verb is named after."""
        pack = PACKS[self.side & 1]
        chosen = pack.names(self.chosen)
        if self.verb == verbs.MERCHANT:
            return chosen + pack.names(take(pack, self.cards, self.chosen))
        if self.verb == verbs.BESIEGE:
            return _along_route(pack, self.place, take(pack, self.cards, self.chosen)) + chosen
        if self.verb == verbs.SETTLE:
            return _along_route(pack, self.place, self.cards)
        first = self.cards & self._named_first(pack)
        rest = take(pack, take(pack, self.cards, eponym(self)), first)
        return pack.names(first) + pack.names(rest) + chosen

    def _named_first(self, pack: Pack) -> i64:
        """The card that the rules name before the others."""
        if self.verb == verbs.DEVELOP:
            return (self.place >> pack.offset) & pack.locations
        if self.verb == verbs.FORTIFY:
            return pack.fortifications
        if self.verb == verbs.PIRACY:
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
        cards = ", ".join(self.card_names())
        return self.name + (f" {self.location}" if self.place else "") + (f": {cards}" if cards else "")

    def __repr__(self) -> str:
        """The action with its side."""
        return f"<{'british' if self.side == 0 else 'french'}: {self}>"


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
    if action.verb not in EPONYMS:
        return 0
    pack = PACKS[action.side & 1]
    ability = EPONYMS[action.verb]
    return sum(kind.first for kind in pack.kinds if ability in kind.texts and kind.first & action.cards)
