"""What cards are worth to the deck they are in.

A card is worth what playing it brings, in points, times how often it will still be drawn. So a deck is
worth its average card: a middling card more makes a good deck worse.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from arpents.engine.bags import index, size
from arpents.engine.decks import HAND_SIZE
from arpents.engine.packs import PACKS, Card, Pack
from arpents.engine.state import Holdings

SYMBOLS: Final = {"settler": 0.75, "ship": 0.35, "bateaux": 0.35, "wagon": 0.2, "fur": 0.35, "military": 0.35}
"""What a symbol is worth on a card that is drawn."""

ABILITIES: Final = {
    "raids": 0.75,
    "draws_three": 1.3,
    "leads": 1.0,
    "removes_cards": 0.85,
    "fetches_discard": 0.8,
    "sells_furs": 0.55,
    "converts": 0.75,
    "piracy": 0.35,
    "blocks_raid": 0.3,
}
"""What an ability is worth on a card that is drawn."""

COIN: Final = 0.3
STRENGTH: Final = 0.45
SECOND_USE: Final = 0.3
"""A card is used for one purpose at a time: each further one is worth this much of itself."""

UNPAID: Final = 0.5
"""How much of the worth of a card is lost where there is no money to play it."""


def _worth(kind: Card) -> float:
    """What a card of this kind is worth when it is drawn."""
    uses = [SYMBOLS[symbol] for symbol in kind.symbols if symbol in SYMBOLS]
    uses += [ABILITIES[text] for text in kind.texts if text in ABILITIES]
    uses.append(COIN * kind.coins)
    if not kind.symbols:
        uses.append(STRENGTH * kind.strength)
    uses.sort(reverse=True)
    return uses[0] + SECOND_USE * sum(uses[1:])


def _by_bit(pack: Pack) -> list[float]:
    table = [0.0] * 63
    for kind in pack.kinds:
        for bit in range(kind.number, kind.number + size(kind.run)):
            table[bit] = _worth(kind)
    return table


WORTH: Final = (_by_bit(PACKS[0]), _by_bit(PACKS[1]))
_BRITISH: Final = WORTH[0]
_FRENCH: Final = WORTH[1]


def total_worth(side: i64, bag: i64) -> float:
    """What the cards of a bag are worth together."""
    table = _FRENCH if side else _BRITISH
    total = 0.0
    while bag:
        total += table[index(bag & -bag)]
        bag &= bag - 1
    return total


@final
@mypyc_attr(acyclic=True)
class DeckValue:
    """A side's cards summed up: how many they are, what the average is worth, their strength for war."""

    __slots__ = ("average", "clogging", "hand", "number", "strength")

    def __init__(self, me: Holdings, usable: i64) -> None:
        side = me.pack.side
        # A location card that cannot be used is worth nothing, and still has to be drawn.
        alive = usable
        total = total_worth(side, me.hand & alive) + total_worth(side, me.deck & alive)
        total += total_worth(side, me.discard & alive) + total_worth(side, me.reserve & alive)
        self.number = size(me.hand) + size(me.deck) + size(me.discard) + size(me.reserve)
        self.average = total / max(6, int(self.number))
        # What is not in hand at the end of the turn is drawn: a card that is kept keeps out another.
        drawn = max(0, HAND_SIZE - size(me.hand))
        self.hand = total_worth(side, me.hand & alive) + float(drawn) * self.average
        if me.money == 0:
            self.hand -= UNPAID * total_worth(side, me.hand & (me.pack.hired | me.pack.artillery))
        self.clogging = size(me.hand & ~alive)
        self.strength = (
            strength_of(me.pack, me.hand)
            + strength_of(me.pack, me.deck)
            + strength_of(me.pack, me.discard)
            + strength_of(me.pack, me.reserve)
        )


def owned(me: Holdings, kinds: i64) -> i64:
    """How many cards of some kinds a side has, wherever they are, but for its sieges."""
    return size(me.hand & kinds) + size(me.deck & kinds) + size(me.discard & kinds) + size(me.reserve & kinds)


def strength_of(pack: Pack, bag: i64) -> i64:
    """The siege strength of the soldiers in a bag."""
    cards = bag & pack.soldiers
    total: i64 = 0
    while cards:
        total += pack.strength[index(cards & -cards)]
        cards &= cards - 1
    return total
