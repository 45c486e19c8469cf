"""Choices: the offers by verb and place, in words, and what an action would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from arpents.cli.terminal import WORDS
from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.offers import Offer
from arpents.engine.places import name_of
from arpents.engine.views import View
from arpents.locales.keys import key
from arpents.locales.naming import card_name, place_name, plain_list, signed

LISTED: Final = 24
"""Up to this many ways to do a thing are listed; of more, the cards are asked for."""

_ORDER: Final = [verb for group in verbs.GROUPS.values() for verb in group]


@final
class Choice:
    """A verb at a place, with all the offers that are ways to do it."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = offers
        self.side = offers[0].side_number
        self.verb = offers[0].verb_number
        self.place = offers[0].place
        self.ways = sum(offer.count for offer in offers)

    @property
    def label(self) -> str:
        """The choice in words."""
        return verb_and_place(self.verb, self.place)

    @property
    def where(self) -> str:
        """The place in words, or nothing where there is none."""
        return place_name(WORDS, name_of(self.place)) if self.place else ""

    @property
    def is_listed(self) -> bool:
        """Whether its ways are few enough for a list."""
        return self.ways <= LISTED or (len(self.offers) == 1 and self.offers[0].most == 1)


def find_choices(offers: Sequence[Offer]) -> list[Choice]:
    """The offers by verb and place, in the order in which the rules group the verbs."""
    together: dict[tuple[int, int], list[Offer]] = {}
    for offer in offers:
        together.setdefault((offer.verb_number, offer.place), []).append(offer)
    choices = [Choice(found) for found in together.values()]
    return sorted(choices, key=lambda choice: _ORDER.index(choice.verb))


def verb_and_place(verb: int, place: int) -> str:
    """A verb in words, with its place if it has one."""
    name = WORDS(key("verb", verbs.NAMES[verb]))
    if not place:
        return name
    return WORDS("verb-at", verb=name, place=place_name(WORDS, name_of(place)))


def cards_text(action: Action) -> str:
    """The cards of an action in words."""
    return plain_list(WORDS, [card_name(WORDS, name) for name in action.card_names])


def action_text(action: Action) -> str:
    """An action in words, as it can be typed."""
    label = verb_and_place(action.verb_number, action.place)
    cards = cards_text(action)
    return WORDS("verb-with", label=label, cards=cards) if cards else label


def effect(view: View, action: Action) -> str:
    """What an action brings or takes at once, as far as whoever may do it can know."""
    found = view.preview(action)
    markers = [event.marker for event in found.events if event.marker is not None]
    parts = []
    if found.money:
        parts.append(WORDS("effect-money", amount=signed(found.money)))
    if markers:
        parts.append(WORDS("effect-siege", marker=signed(markers[-1])))
    return plain_list(WORDS, parts)
