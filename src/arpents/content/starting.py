"""What a game begins with: the cards of each side and the pieces, with the changes of a scenario."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple, cast, get_args

from arpents.content.loader import load_board, load_cards
from arpents.content.model import SIDES, Deck, Owner, Piece, Settings, Side, WrittenScenario
from arpents.content.rule_sets import settings as settings_of

OWNERS: tuple[Owner, ...] = get_args(Owner)
NEUTRAL = "neutral "
"""Stands before the name of a neutral card among the cards of a side."""


class Spot(NamedTuple):
    """Where copies of one card can be: the cards there, its name among them, and the place in words."""

    cards: Counter[str]
    name: str
    words: str


class StartingCards(NamedTuple):
    """Which cards are where before the decks are shuffled, as numbers of copies by name.

    The market of "neutral" is the neutral display. A deck may hold neutral cards: there, and only there,
    their names begin with "neutral ".
    """

    decks: dict[Side, Counter[str]]
    markets: dict[Owner, Counter[str]]
    unused: dict[Owner, Counter[str]]

    def in_deck(self, side: Side, owner: Owner, name: str) -> Spot:
        """Return the spot of an owner's card in the initial deck of a side."""
        listed = NEUTRAL + name if owner == "neutral" else name
        return Spot(self.decks[side], listed, f"in the {side} initial deck")

    def in_market(self, owner: Owner, name: str) -> Spot:
        """Return the spot of an owner's card in the market."""
        words = "in the neutral display" if owner == "neutral" else f"in the {owner} market"
        return Spot(self.markets[owner], name, words)

    def out_of_game(self, owner: Owner, name: str) -> Spot:
        """Return the spot of an owner's card among those that are not played with."""
        return Spot(self.unused[owner], name, "out of the game")

    def whereabouts(self, owner: Owner, name: str) -> str | None:
        """Return in words where a copy of an owner's card is, or None if there is no such card."""
        decks = [self.in_deck(side, owner, name) for side in SIDES if owner in (side, "neutral")]
        spots = [*decks, self.in_market(owner, name), self.out_of_game(owner, name)]
        return next((spot.words for spot in spots if spot.cards[spot.name]), None)


class CardMove(NamedTuple):
    """One card that a scenario moves: where its file lists it and how, whose it is, whence and whither."""

    table: str
    field: Literal["add", "remove"]
    listed: str
    owner: Owner
    name: str
    source: Spot
    target: Spot

    def perform(self) -> None:
        """Move the card."""
        self.source.cards[self.source.name] -= 1
        self.target.cards[self.target.name] += 1


def starting_cards(settings: Settings) -> StartingCards:
    """Return the cards of the standard set-up under some settings, where nobody has chosen anything yet."""
    start = StartingCards(
        {side: Counter() for side in SIDES},
        {owner: Counter() for owner in OWNERS},
        {owner: Counter() for owner in OWNERS},
    )
    cards = load_cards()
    for place_card in cards.location_cards:
        _zone(start, settings, place_card.owner, place_card.deck)[place_card.location] += 1
    for card in cards.empire_cards:
        zone = _zone(start, settings, card.owner, card.deck)
        if "removes_cards" in card.text and not settings.governors:
            zone = start.unused[card.owner]
        zone[card.name] += card.count
    british = start.markets["british"]
    if settings.british_bateaux_at_start:
        _move(british, start.decks["british"], "Bateaux", 1)
    _move(british, start.unused["british"], "Regular Infantry", settings.british_regulars_removed)
    return start


def scenario_cards(scenario: WrittenScenario) -> StartingCards:
    """Return the cards with which a scenario begins."""
    cards = starting_cards(settings_of(scenario.rule_set, scenario.variants))
    for move in card_moves(scenario, cards):
        move.perform()
    return cards


def scenario_pieces(scenario: WrittenScenario) -> dict[str, Piece]:
    """Return what stands on every location when a scenario begins, in the order of the board."""
    pieces: dict[str, Piece] = {place.name: place.starts or "neutral" for place in load_board().locations}
    pieces |= scenario.pieces
    chosen = settings_of(scenario.rule_set, scenario.variants)
    for name, fortified in (("Louisbourg", chosen.fort_at_louisbourg), ("Quebec", chosen.fort_at_quebec)):
        piece = pieces[name]
        if fortified and piece != "neutral" and not piece.endswith("fortified"):
            pieces[name] = cast(Piece, f"{piece} fortified")
    return pieces


def card_moves(scenario: WrittenScenario, cards: StartingCards) -> Iterator[CardMove]:
    """Return one after the other the moves by which a scenario changes the cards.

    Cards come into the game and leave it through the market: what enters there can go on into a deck, and
    what a deck gives up can leave the game.
    """
    for owner, changes in scenario.market.items():
        for name in changes.add:
            source, target = cards.out_of_game(owner, name), cards.in_market(owner, name)
            yield CardMove(f"market.{owner}", "add", name, owner, name, source, target)
    for side, changes in scenario.deck.items():
        for listed in changes.remove:
            owner, name = _owned(side, listed)
            source, target = cards.in_deck(side, owner, name), cards.in_market(owner, name)
            yield CardMove(f"deck.{side}", "remove", listed, owner, name, source, target)
    for side, changes in scenario.deck.items():
        for listed in changes.add:
            owner, name = _owned(side, listed)
            source, target = cards.in_market(owner, name), cards.in_deck(side, owner, name)
            yield CardMove(f"deck.{side}", "add", listed, owner, name, source, target)
    for owner, changes in scenario.market.items():
        for name in changes.remove:
            source, target = cards.in_market(owner, name), cards.out_of_game(owner, name)
            yield CardMove(f"market.{owner}", "remove", name, owner, name, source, target)


def _owned(side: Side, listed: str) -> tuple[Owner, str]:
    """Return whose card a name in a side's deck means, and the name it has on the market."""
    return ("neutral", listed.removeprefix(NEUTRAL)) if listed.startswith(NEUTRAL) else (side, listed)


def _zone(start: StartingCards, settings: Settings, owner: Owner, deck: Deck) -> Counter[str]:
    first_edition = deck == "first-edition-start"
    if owner != "neutral" and (deck == "start" or (first_edition and settings.french_bateaux_at_start)):
        return start.decks[owner]
    if first_edition and not settings.french_bateaux_available:
        return start.unused[owner]
    return start.markets[owner]


def _move(source: Counter[str], target: Counter[str], name: str, copies: int) -> None:
    copies = min(copies, source[name])
    source[name] -= copies
    target[name] += copies
