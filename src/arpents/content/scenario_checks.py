"""What must hold in a scenario for a game to be played from it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NoReturn

from arpents.content.loader import load_board, load_cards
from arpents.content.model import SIDES, Changes, WrittenScenario
from arpents.content.reading import ContentFile
from arpents.content.rule_sets import load_rule_sets, load_variants, settings
from arpents.content.starting import (
    NEUTRAL,
    CardMove,
    StartingCards,
    card_moves,
    scenario_pieces,
    starting_cards,
)
from arpents.errors import valid_names_hint


def check_fortified_pieces(file: ContentFile) -> None:
    """Refuse a neutral place with a fortification: the reading would only call its text unknown."""
    pieces = file.tables.get("pieces")
    for name, piece in pieces.items() if isinstance(pieces, dict) else ():
        if isinstance(piece, str) and piece.split() == ["neutral", "fortified"]:
            fault = f"{name} is neutral and cannot be fortified. Let it be a side's, or neutral only."
            file.fail("[pieces]", fault)


def check_words(file: ContentFile, scenario: WrittenScenario) -> None:
    """Check that there is a title of one line, and a history wherever there is one to tell."""
    if not scenario.title.strip() or "\n" in scenario.title:
        file.fail(None, "title must be one line that is not empty")
    if not scenario.history.strip() and not scenario.standard_set_up:
        file.fail(None, "history must not be empty where the set-up is not the standard one")


def check_rules(file: ContentFile, scenario: WrittenScenario) -> None:
    """Check that rule set and variants are shipped ones, and no variant is named twice."""
    if scenario.rule_set not in (rule_sets := load_rule_sets()):
        hint = valid_names_hint(scenario.rule_set, rule_sets)
        file.fail(None, f'unknown rule set "{scenario.rule_set}". {hint}')
    variants = load_variants()
    for name, count in Counter(scenario.variants).items():
        if name not in variants:
            file.fail(None, f'unknown variant "{name}". {valid_names_hint(name, variants)}')
        if count > 1:
            file.fail(None, f'variants lists "{name}" more than once')


def check_pieces(file: ContentFile, scenario: WrittenScenario) -> None:
    """Check that the pieces stand on the board where they can, and that there are enough of them."""
    board, entry = load_board(), "[pieces]"
    for name in scenario.pieces:
        if name not in board.names():
            file.fail(entry, f'unknown location "{name}". {valid_names_hint(name, board.names())}')
    pieces = scenario_pieces(scenario)
    for place in board.locations:
        if "town" in pieces[place.name] and not place.points:
            file.fail(entry, f"{place.name} scores no points and cannot be a town. Let it be a village.")
    for side in SIDES:
        for name in board.loses_when_taken.of(side):
            if not pieces[name].startswith((side, "neutral")):
                file.fail(entry, f"the {side} lose the game without {name}. Let it be theirs, or neutral.")
    _check_stocks(file, entry, Counter(pieces.values()))


def check_cards(file: ContentFile, scenario: WrittenScenario) -> None:
    """Check that the cards to be moved are those of their owner, and are where they are taken from."""
    _check_lists(file, "deck", scenario.deck.items())
    _check_lists(file, "market", scenario.market.items())
    cards = starting_cards(settings(scenario.rule_set, scenario.variants))
    moved: Counter[tuple[str, str, str]] = Counter()
    for move in card_moves(scenario, cards):
        line = (move.table, move.field, move.listed)
        if not move.source.cards[move.source.name]:
            _refuse_move(file, move, cards, moved[line])
        move.perform()
        moved[line] += 1


def _check_stocks(file: ContentFile, entry: str, standing: Mapping[str, int]) -> None:
    stock = load_cards().pieces
    for side in SIDES:
        of_side = stock.of(side)
        for kind, there_are in (("village", of_side.villages), ("town", of_side.towns)):
            placed = standing[f"{side} {kind}"] + standing[f"{side} {kind} fortified"]
            if placed > there_are:
                file.fail(entry, f"{placed} {side} {kind}s would stand on the board; there are {there_are}")
    forts = sum(count for piece, count in standing.items() if piece.endswith("fortified"))
    if forts > stock.fortifications:
        file.fail(entry, f"{forts} fortifications would stand on the board; there are {stock.fortifications}")


def _check_lists(file: ContentFile, key: str, tables: Iterable[tuple[str, Changes]]) -> None:
    for owner, changes in tables:
        for name in changes.add:
            if name in changes.remove:
                fault = f'add and remove both list "{name}". List it in one of them.'
                file.fail(f"[{key}.{owner}]", fault)


def _refuse_move(file: ContentFile, move: CardMove, cards: StartingCards, moved: int) -> NoReturn:
    """Say why a card cannot be moved: there is no such card, there are too few, or they are elsewhere."""
    place = cards.whereabouts(move.owner, move.name)
    if place is None:
        fault = f'unknown card "{move.listed}" in {move.field}. {valid_names_hint(move.listed, _names(move))}'
    elif moved:
        there_are = "is only 1" if moved == 1 else f"are only {moved}"
        fault = f'{move.field} lists "{move.listed}" too often: there {there_are} {move.source.words}'
    else:
        fault = f'{move.field} lists "{move.listed}", which is not {move.source.words} but {place}'
    file.fail(f"[{move.table}]", fault)


def _names(move: CardMove) -> list[str]:
    """Return the names that cards can have where a scenario lists this one."""
    cards = load_cards()
    key, _, owner = move.table.partition(".")
    names = [card.location for card in cards.location_cards if card.owner == owner]
    names += [card.name for card in cards.empire_cards if card.owner == owner]
    if key == "deck":
        names += [NEUTRAL + card.name for card in cards.empire_cards if card.owner == "neutral"]
    return names
