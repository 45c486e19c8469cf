"""A side's pack: every card it can ever own, as bits, and what is printed on them as masks.

Bits of a pack, lowest first: its location cards (in the order of ``places``), its empire cards with
the copies of a kind adjacent, and from ``NEUTRAL_BIT`` on the nine neutral cards, which have the same
bits in both packs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from arpents.content import Cards, EmpireCard, LocationCard, load_cards
from arpents.engine import places
from arpents.engine.bags import each, index, kind_of
from arpents.engine.sides import SIDES

CARDS: Final[Cards] = load_cards()
NEUTRAL_BIT: Final = 54


class Card:
    """A card: its name and what is printed on it, the same for all its copies; and their bits in a pack.

    A card is equal to its name, so that ``"Boston" in view.me.hand`` asks what it seems to ask.
    """

    def __init__(self, name: str, first: int, facts: LocationCard | EmpireCard, copies: int = 1) -> None:
        self.name = name
        self.facts = facts
        self.copies = copies
        self.number = first
        self.first = 1 << first
        self.run = ((1 << copies) - 1) << first
        self.symbols = frozenset(facts.symbols)
        self.texts = frozenset(facts.text)
        self.location_card = facts if isinstance(facts, LocationCard) else None
        self.coins = self.cost = self.play_cost = self.commit_cost = 0
        printed = 0
        if isinstance(facts, LocationCard):
            self.coins = facts.coin
        else:
            self.cost = facts.cost
            self.play_cost = facts.play_cost
            self.commit_cost = facts.commit_cost
            printed = facts.strength
        self.strength = printed or int("ship" in self.symbols or "military" in self.symbols)

    @property
    def location(self) -> str | None:
        """The location whose card it is, if it is one's."""
        return self.location_card.location if self.location_card else None

    @property
    def leads_to(self) -> tuple[str, ...]:
        """The locations that can be settled or besieged from here, by bateaux, ship or wagon."""
        card = self.location_card
        return tuple(dict.fromkeys((*card.bateaux_to, *card.ship_to, *card.wagon_to))) if card else ()

    def __eq__(self, other: object) -> bool:
        """Cards are equal by name, and to their name."""
        return self.name == (other.name if isinstance(other, Card) else other)

    def __hash__(self) -> int:
        """Like that of the name."""
        return hash(self.name)

    def __str__(self) -> str:
        """The name."""
        return self.name

    def __repr__(self) -> str:
        """The name, and what is printed on the card."""
        printed: list[str] = sorted(self.symbols)
        if self.strength:
            printed.append(f"strength {self.strength}")
        if self.coins:
            printed.append(f"{self.coins} coin{'s' if self.coins > 1 else ''}")
        if self.cost:
            printed.append(f"costs {self.cost}")
        return f"<{self.name}: {', '.join(printed)}>" if printed else f"<{self.name}>"


def _kinds(side: int) -> tuple[Card, ...]:
    """The kinds of a pack; entries that differ only in where they start are one kind."""
    owner = str(SIDES[side])
    by_location = {card.location: card for card in CARDS.location_cards if card.owner == owner}
    names = [name for name in places.NAMES if name in by_location]
    kinds = [Card(name, bit, by_location[name]) for bit, name in enumerate(names)]
    bit = len(names)
    own = [card for card in CARDS.empire_cards if card.owner == owner]
    for name in dict.fromkeys(card.name for card in own):
        entries = [card for card in own if card.name == name]
        kinds.append(Card(name, bit, entries[0], sum(card.count for card in entries)))
        bit += sum(card.count for card in entries)
    bit = NEUTRAL_BIT
    for card in CARDS.empire_cards:
        if card.owner == "neutral":
            kinds.append(Card(f"neutral {card.name}", bit, card, card.count))
            bit += card.count
    return tuple(kinds)


def _reached(card: LocationCard, transports: int) -> int:
    """The places to which a location card leads, by these transports: 1 bateaux, 2 ship, 4 wagon."""
    ways = (card.bateaux_to, card.ship_to, card.wagon_to)
    return places.mask(*{name for bit, names in enumerate(ways) if transports & 1 << bit for name in names})


def _by_bit(kinds: tuple[Card, ...], value: Callable[[Card], int]) -> tuple[int, ...]:
    table = [0] * 63
    for kind in kinds:
        for bit in range(kind.number, kind.number + kind.run.bit_count()):
            table[bit] = value(kind)
    return tuple(table)


@final
class Pack:
    """The cards of one side and the masks that answer every question about them."""

    def __init__(self, side: int) -> None:
        kinds = _kinds(side)

        def those(fits: Callable[[Card], object]) -> int:
            return sum(kind.run for kind in kinds if fits(kind))

        def showing(symbol: str) -> int:
            return those(lambda kind: symbol in kind.symbols)

        def saying(text: str) -> int:
            return those(lambda kind: text in kind.texts)

        def costing_at_most(cost: int) -> int:
            return those(lambda kind: kind.cost <= cost)

        def worth(coin: int) -> int:
            return those(lambda kind: kind.coins == coin)

        self.side = side
        self.kinds = kinds
        self.by_name = {kind.name: kind for kind in kinds}
        self.everything: i64 = those(lambda kind: True)
        self.first: i64 = sum(kind.first for kind in kinds)
        runs = [kind.run for kind in kinds if kind.run != kind.first]
        self.several: i64 = sum(runs)
        self.second: i64 = sum((run & -run) << 1 for run in runs)
        self.last: i64 = sum((run + (run & -run)) >> 1 for run in runs)
        self.locations: i64 = those(lambda kind: kind.location_card)
        self.empire: i64 = self.everything & ~self.locations
        self.neutral: i64 = those(lambda kind: kind.number >= NEUTRAL_BIT)
        self.offset: i64 = places.INDEX[kinds[0].name]
        self.cost = _by_bit(kinds, lambda kind: kind.cost)
        self.coin = _by_bit(kinds, lambda kind: kind.coins)
        # Native Americans fight only under a variant; whoever asks has made sure that they may.
        self.strength = _by_bit(kinds, lambda kind: kind.strength or min(1, kind.play_cost))
        number_of = _by_bit(kinds, kinds.index)
        self._cards = tuple(kinds[number] for number in number_of)
        self._names = tuple(card.name for card in self._cards)
        self.highest_cost: i64 = max(self.cost)
        self.costing: tuple[i64, ...] = tuple(costing_at_most(cost) for cost in range(max(self.cost) + 1))

        self.bateaux: i64 = showing("bateaux")
        self.wagons: i64 = showing("wagon")
        self.ships: i64 = showing("ship")
        self.furs: i64 = showing("fur")
        self.settlers: i64 = showing("settler")
        self.coins: i64 = those(lambda kind: kind.coins)
        self.ships_by_coin: tuple[i64, ...] = tuple(
            self.ships & worth(coin) for coin in range(max(self.coin) + 1)
        )

        self.raiders: i64 = saying("raids")
        self.extenders: i64 = saying("extends_raid")
        self.ambushers: i64 = saying("ambushes")
        self.raid_blockers: i64 = saying("blocks_raid")
        self.ambush_blockers: i64 = saying("blocks_ambush")
        self.vulnerable: i64 = saying("vulnerable")
        self.converters: i64 = saying("converts")
        self.leaders: i64 = saying("leads")
        self.governors: i64 = saying("removes_cards")
        self.intendants: i64 = saying("fetches_discard")
        self.supporters: i64 = saying("draws_three")
        self.traders: i64 = saying("sells_furs")
        self.pirates: i64 = saying("piracy")
        self.fortifications: i64 = saying("defender_only")
        self.hired: i64 = those(lambda kind: kind.play_cost)
        self.artillery: i64 = those(lambda kind: kind.commit_cost)
        self.convertible: i64 = self.hired & self.neutral
        self.soldiers: i64 = those(
            lambda kind: (
                "military" in kind.symbols
                or (kind.strength and "ship" not in kind.symbols and "defender_only" not in kind.texts)
            )
        )

        self.by_bateaux = self._leading_to(lambda card: card.bateaux_to)
        self.by_ship = self._leading_to(lambda card: card.ship_to)
        self.by_wagon = self._leading_to(lambda card: card.wagon_to)
        self.leads_to: tuple[i64, ...] = tuple(
            _reached(kind.location_card, transports) if kind.location_card else 0
            for kind in kinds
            for transports in range(8)
        )

    def _leading_to(self, listed: Callable[[LocationCard], tuple[str, ...]]) -> tuple[i64, ...]:
        """For each place, the location cards that list it."""
        return tuple(
            sum(
                kind.first for kind in self.kinds if kind.location_card and name in listed(kind.location_card)
            )
            for name in places.NAMES
        )

    def run_of(self, card: i64) -> i64:
        """The bits of the kind to which this bit belongs."""
        return self.runs_from(kind_of(self, card)) if card & self.several else card

    def runs_from(self, ones: i64) -> i64:
        """The bits of the kinds to which these bits belong, the first of each kind with several copies."""
        # In runs that are full but for the last bit, one more carries to it.
        ends = ((self.several ^ self.last) + ones) & self.last
        return ends | (ends - ones)

    def names(self, bag: i64) -> list[str]:
        """The names of the cards in a bag, each as often as it is there."""
        found = []
        bag &= self.everything
        while bag:
            found.append(self._names[index(bag & -bag)])
            bag &= bag - 1
        return found

    def cards(self, bag: i64) -> tuple[Card, ...]:
        """The cards in a bag, each as often as it is there."""
        return tuple([self._cards[index(card)] for card in each(bag & self.everything)])


BRITISH_PACK: Final = Pack(0)
FRENCH_PACK: Final = Pack(1)
PACKS: Final[tuple[Pack, ...]] = (BRITISH_PACK, FRENCH_PACK)
