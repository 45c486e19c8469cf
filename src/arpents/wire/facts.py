"""What never changes: board, cards, verbs and numbers, to draw and to explain."""

from __future__ import annotations

from functools import cache
from typing import Final

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.content import Ability, Owner, Start, Symbol, Way
from arpents.engine import verbs
from arpents.engine.actions.money import FUR_PRICE, SINGLE_FUR_PRICE
from arpents.engine.decks import HAND_SIZE
from arpents.engine.packs import CARDS, PACKS, Card
from arpents.engine.places import BOARD
from arpents.engine.scoring import CAPTURES_TO_END
from arpents.engine.sieges import ATTACKER_WINS, DEFENDER_WINS
from arpents.engine.state import FORTIFICATIONS, TOWNS, VILLAGES
from arpents.engine.verbs import Group, Verb
from arpents.wire.words import FORM, GROUP_OF, SIDE_NAMES, SideName


@with_config(FORM)
class PlaceFacts(TypedDict):
    """What the board prints beside a location."""

    name: str
    latitude: float
    longitude: float
    points: int
    """What a village scores; a town scores twice that, and where it is 0 no town can be built."""
    settlers: bool
    """Whether placing a village takes a settler."""
    port: bool
    """Whether ships have strength in a siege here."""
    sea: bool
    """Whether supply reaches it from every other location on the sea."""
    defence: int
    """What the location itself adds for the defender when a siege begins."""
    starts: Start | None
    """The piece that stands here in the standard set-up."""
    home_of: SideName | None
    """The side whose supply comes from here."""
    prize_of: SideName | None
    """The side that loses the game when this location falls."""
    cards: list[SideName]
    """The sides that have a card of this location."""


@with_config(FORM)
class ConnectionFacts(TypedDict):
    """A way between two locations, over land or inland water; links over the sea are not listed."""

    between: tuple[str, str]
    kind: Way
    """Supply does not use trails; raids use all ways."""
    name: str | None
    """The river, lake or road, where it has a name."""


@with_config(FORM)
class BoardFacts(TypedDict):
    """The board as it is printed."""

    locations: list[PlaceFacts]
    connections: list[ConnectionFacts]


@with_config(FORM)
class LeadsTo(TypedDict):
    """The locations that a card lists, by the transport that they ask for."""

    bateaux: list[str]
    ship: list[str]
    wagon: list[str]


@with_config(FORM)
class CardFacts(TypedDict):
    """A kind of card."""

    name: str
    location: str | None
    """The location whose card it is; null for an empire card."""
    count: int
    """How many of it there are."""
    symbols: list[Symbol]
    coin: int
    cost: int
    """What drafting it costs."""
    strength: int
    """Its strength in a siege; that of a ship only counts at a port."""
    play_cost: int
    """What it takes whenever it raids or ambushes."""
    commit_cost: int
    """What it takes whenever it is committed to a siege."""
    abilities: list[Ability]
    leads_to: LeadsTo


@with_config(FORM)
class CardsFacts(TypedDict):
    """All cards, in the order in which every list of cards has them."""

    british: list[CardFacts]
    french: list[CardFacts]
    neutral: list[CardFacts]


@with_config(FORM)
class VerbFacts(TypedDict):
    """Something that a side can do."""

    name: Verb
    group: Group
    has_location: bool
    fur_price: int
    """What each card with furs brings that is sold so; 0 where no furs are sold."""


@with_config(FORM)
class SideFacts(TypedDict):
    """What belongs to a side from the beginning."""

    villages: int
    towns: int
    siege_track: tuple[int, int]
    """How far the marker of its sieges can go, for the defender and for itself."""


@with_config(FORM)
class NumberFacts(TypedDict):
    """The numbers of the rules that a page shows."""

    hand_size: int
    captures_to_end: int
    attacker_wins: int
    defender_wins: int
    fortifications: int
    british: SideFacts
    french: SideFacts


FUR_PRICES: Final = {verbs.TRADER: FUR_PRICE, verbs.SELL_FUR: SINGLE_FUR_PRICE}


@cache
def board_data() -> BoardFacts:
    """The locations, and the ways between them."""
    owners = [(card.owner, card.location) for card in CARDS.location_cards]
    prizes = BOARD.loses_when_taken
    locations: list[PlaceFacts] = [
        {
            "name": place.name,
            "latitude": place.at[0],
            "longitude": place.at[1],
            "points": place.points,
            "settlers": place.settlers,
            "port": place.port,
            "sea": place.sea,
            "defence": place.defence,
            "starts": place.starts,
            "home_of": next((side for side in SIDE_NAMES if BOARD.home.of(side) == place.name), None),
            "prize_of": next((side for side in SIDE_NAMES if place.name in prizes.of(side)), None),
            "cards": [side for side in SIDE_NAMES if (side, place.name) in owners],
        }
        for place in BOARD.locations
    ]
    return {
        "locations": locations,
        "connections": [
            {"between": way.between, "kind": way.kind, "name": way.name} for way in BOARD.connections
        ],
    }


@cache
def cards_data() -> CardsFacts:
    """Every kind of card, by owner."""
    british, french = ([kind for kind in pack.kinds if not kind.run & pack.neutral] for pack in PACKS)
    neutral = [kind for kind in PACKS[0].kinds if kind.run & PACKS[0].neutral]
    return {
        "british": [_card(kind, "british") for kind in british],
        "french": [_card(kind, "french") for kind in french],
        "neutral": [_card(kind, "neutral") for kind in neutral],
    }


def _card(kind: Card, owner: Owner) -> CardFacts:
    printed = kind.location_card or next(
        card
        for card in CARDS.empire_cards
        if card.owner == owner and card.name == kind.name.removeprefix("neutral ")
    )
    return {
        "name": kind.name,
        "location": kind.location_card.location if kind.location_card else None,
        "count": kind.run.bit_count(),
        "symbols": list(printed.symbols),
        "coin": kind.coins,
        "cost": kind.cost,
        "strength": kind.strength,
        "play_cost": kind.play_cost,
        "commit_cost": kind.commit_cost,
        "abilities": list(printed.text),
        "leads_to": {
            "bateaux": list(kind.location_card.bateaux_to) if kind.location_card else [],
            "ship": list(kind.location_card.ship_to) if kind.location_card else [],
            "wagon": list(kind.location_card.wagon_to) if kind.location_card else [],
        },
    }


@cache
def verbs_data() -> list[VerbFacts]:
    """Every verb, in the order of the groups."""
    ordered = [verb for group in verbs.GROUPS.values() for verb in group]
    return [
        {
            "name": verbs.NAMES[verb],
            "group": GROUP_OF[verb],
            "has_location": verb in verbs.PLACED,
            "fur_price": FUR_PRICES.get(verb, 0),
        }
        for verb in ordered
    ]


@cache
def numbers_data() -> NumberFacts:
    """The numbers of the rules that a page shows."""
    british, french = (
        SideFacts(villages=VILLAGES[side], towns=TOWNS[side], siege_track=CARDS.siege_track.of(name))
        for side, name in enumerate(SIDE_NAMES)
    )
    return {
        "hand_size": HAND_SIZE,
        "captures_to_end": CAPTURES_TO_END,
        "attacker_wins": ATTACKER_WINS,
        "defender_wins": DEFENDER_WINS,
        "fortifications": FORTIFICATIONS,
        "british": british,
        "french": french,
    }
