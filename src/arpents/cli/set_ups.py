"""Set-ups: in what the openings of two scenarios differ, row by row, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, get_args

from arpents.cli.terminal import WORDS
from arpents.content import SIDES, Owner, Scenario, Side, load_cards, scenario_cards, scenario_pieces
from arpents.locales.keys import key
from arpents.locales.naming import counted_cards, place_name, plain_list


class Row(NamedTuple):
    """Something that is not the same in two set-ups: what it is, and how it is in either."""

    label: str
    one: str
    other: str


def set_up_rows(one: Scenario, other: Scenario) -> list[Row]:
    """In what two set-ups differ: who moves first, money, pieces and cards."""
    rows = [*_first_turn(one, other), *_money(one, other), *_pieces(one, other), *_cards(one, other)]
    return [row for row in rows if row.one != row.other]


def _first_turn(one: Scenario, other: Scenario) -> Iterator[Row]:
    players = [WORDS(f"side-{scenario.first_player}") for scenario in (one, other)]
    yield Row(WORDS("set-up-first-player"), *players)
    actions = [str(scenario.first_turn_actions) for scenario in (one, other)]
    yield Row(WORDS("set-up-first-turn-actions"), *actions)


def _money(one: Scenario, other: Scenario) -> Iterator[Row]:
    for side in SIDES:
        amounts = [_money_of(scenario, side) for scenario in (one, other)]
        yield Row(WORDS("set-up-money", side=side), *amounts)


def _money_of(scenario: Scenario, side: Side) -> str:
    return str(scenario.money.get(side, load_cards().money.of(side)))


def _pieces(one: Scenario, other: Scenario) -> Iterator[Row]:
    standing = scenario_pieces(other)
    for name, piece in scenario_pieces(one).items():
        yield Row(place_name(WORDS, name), *(WORDS(key("piece", words)) for words in (piece, standing[name])))


def _cards(one: Scenario, other: Scenario) -> Iterator[Row]:
    """The cards that one deck has more than the other, and those that are not played with."""
    cards, others = scenario_cards(one), scenario_cards(other)
    for side in SIDES:
        label = WORDS("set-up-deck", side=side)
        yield Row(label, *_only(cards.decks[side], others.decks[side]))
    for owner in get_args(Owner):
        label = WORDS("set-up-unused", owner=owner)
        yield Row(label, *_only(cards.unused[owner], others.unused[owner], neutral=owner == "neutral"))


def _only(one: Counter[str], other: Counter[str], *, neutral: bool = False) -> tuple[str, str]:
    """What either of two heaps of cards has more than the other."""
    return _listed(one - other, neutral), _listed(other - one, neutral)


def _listed(cards: Counter[str], neutral: bool) -> str:
    names = [f"neutral {name}" if neutral else name for name in cards.elements()]
    return plain_list(WORDS, counted_cards(WORDS, names)) or WORDS("nothing")
