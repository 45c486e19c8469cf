"""What must hold between the entries of the board and of the cards."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

from arpents.content.model import (
    SIDES,
    Board,
    BySide,
    Cards,
    Connection,
    EmpireCard,
    LocationCard,
    LocationFacts,
    Pieces,
)
from arpents.content.reading import ContentFile, Entry
from arpents.errors import valid_names_hint

# The engine keeps a set of cards, or of locations, in one signed 64-bit integer.
BITS = 63


def check_board(
    file: ContentFile,
    locations: Sequence[Entry[LocationFacts]],
    connections: Sequence[Entry[Connection]],
    home: Entry[BySide[str]],
    loses_when_taken: Entry[BySide[tuple[str, ...]]],
) -> None:
    """Check that every place named is on the board and nothing stands there twice."""
    _check_once(file, [(label, location.name) for label, location in locations])
    if len(locations) > BITS:
        file.fail(None, f"has {len(locations)} locations, which may be {BITS} at most")
    names = [entry.value.name for entry in locations]
    for label, connection in connections:
        _check_places(file, label, connection.between, names)
        if connection.between[0] == connection.between[1]:
            file.fail(label, "connects a location to itself")
    _check_once(file, [(label, frozenset(connection.between)) for label, connection in connections])
    for side in SIDES:
        _check_places(file, home.label, [home.value.of(side)], names)
        _check_places(file, loses_when_taken.label, loses_when_taken.value.of(side), names)


def check_location_cards(file: ContentFile, cards: Sequence[Entry[LocationCard]], board: Board) -> None:
    """Check that the cards name places of the board, and each side has one card of a place at most."""
    names = board.names()
    for label, card in cards:
        _check_places(file, label, [card.location], names)
        for field, places in (
            ("bateaux_to", card.bateaux_to),
            ("wagon_to", card.wagon_to),
            ("ship_to", card.ship_to),
        ):
            _check_places(file, label, places, names)
            if card.location in places:
                file.fail(label, f"{field} lists the card's own location")
            _check_repeats(file, label, field, places)
        _check_repeats(file, label, "symbols", card.symbols)
        _check_repeats(file, label, "text", card.text)
    _check_once(file, [(label, (card.owner, card.location)) for label, card in cards])


def check_empire_cards(file: ContentFile, cards: Sequence[Entry[EmpireCard]]) -> None:
    """Check that a kind stands once in each deck and is the same card in all of them."""
    _check_once(file, [(label, (card.owner, card.name, card.deck)) for label, card in cards])
    first: dict[tuple[str, str], EmpireCard] = {}
    for label, card in cards:
        _check_repeats(file, label, "symbols", card.symbols)
        _check_repeats(file, label, "text", card.text)
        if card.owner == "neutral" and card.deck != "available":
            file.fail(label, "a neutral card must be in the deck available")
        other = first.setdefault((card.owner, card.name), card)
        for field in ("cost", "symbols", "strength", "commit_cost", "play_cost", "text"):
            if getattr(card, field) != getattr(other, field):
                file.fail(label, f"{field} differs from the card of that name in the deck {other.deck}")


def check_starting_pieces(file: ContentFile, pieces: Entry[Pieces], board: Board) -> None:
    """Check that there are enough pieces for those that stand on the board at the start."""
    standing: Counter[str | None] = Counter(location.starts for location in board.locations)
    for side in SIDES:
        stock = pieces.value.of(side)
        for kind, there_are in (("village", stock.villages), ("town", stock.towns)):
            placed = standing[f"{side} {kind}"]
            if placed > there_are:
                fault = (
                    f"{side}.{kind}s must be at least {placed}, as many as stand on the board at the start"
                )
                file.fail(pieces.label, fault)


def check_card_count(file: ContentFile, cards: Cards) -> None:
    """Check that no side can come to own more cards than the engine has bits for."""
    for side in SIDES:
        owned = cards.count(side, "neutral")
        if owned > BITS:
            file.fail(None, f"the {side} side can own {owned} cards with the neutral ones, {BITS} at most")


def _check_once(file: ContentFile, keys: Iterable[tuple[str, Hashable]]) -> None:
    seen: set[Hashable] = set()
    for label, key in keys:
        if key in seen:
            file.fail(label, "stands in the file twice")
        seen.add(key)


def _check_repeats(file: ContentFile, label: str, field: str, words: Sequence[str]) -> None:
    for word, count in Counter(words).items():
        if count > 1:
            file.fail(label, f'{field} lists "{word}" more than once')


def _check_places(file: ContentFile, label: str, places: Iterable[str], names: Sequence[str]) -> None:
    for place in places:
        if place not in names:
            file.fail(label, f'unknown location "{place}". {valid_names_hint(place, names)}')
