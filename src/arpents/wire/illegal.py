"""Refusals as data: what was wrong with an action, and what would be legal."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import with_config
from typing_extensions import TypedDict

from arpents.engine.action import Action
from arpents.engine.choosing import IllegalAction
from arpents.engine.offers import Offer
from arpents.engine.supply import Unusable
from arpents.engine.verbs import NAMES, Verb
from arpents.engine.views import View
from arpents.wire.happenings import ActionData, action_data
from arpents.wire.offers import OfferData, offers_data
from arpents.wire.words import FORM, LOCATIONS, SIDE_NAMES, SideName

MOST_OFFERS: Final = 12
"""How many offers a refusal shows."""

Fault = Literal["side", "verb", "location", "cards"]


@with_config(FORM)
class IllegalData(TypedDict):
    """Why an action was refused, and what would have been legal."""

    message: str
    """The refusal in a sentence, in English."""
    action: ActionData
    """What was refused."""
    fault: Fault
    """The first thing that is wrong: whose decision it is, the verb, the location, or the cards."""
    decider: SideName | None
    verbs: list[Verb]
    """The verbs that are possible now."""
    locations: list[str]
    """Where the verb is possible."""
    unusable: dict[str, Unusable]
    """The cards of the action that cannot be used, and why."""
    offers: list[OfferData]
    """What is offered with this verb, and at this location if it is possible there; the first of them."""
    more_offers: int
    """How many such offers are left out here."""


def illegal_data(error: IllegalAction, view: View, offers: list[Offer] | None = None) -> IllegalData:
    """A refused action as data, for the side that saw this view when it acted."""
    if offers is None:
        offers = view.offers()
    action = error.action
    same_verb = [offer for offer in offers if offer.verb_number == action.verb_number]
    same_place = [offer for offer in same_verb if offer.place == action.place]
    shown = same_place or same_verb
    return {
        "message": str(error),
        "action": action_data(action),
        "fault": _fault(view, action, same_verb, same_place),
        "decider": None if view.decider is None else SIDE_NAMES[view.decider],
        "verbs": [NAMES[verb] for verb in dict.fromkeys(offer.verb_number for offer in offers)],
        "locations": sorted({LOCATIONS[offer.place] for offer in same_verb if offer.place}),
        "unusable": _unusable(view, action),
        "offers": offers_data(shown[:MOST_OFFERS]),
        "more_offers": max(0, len(shown) - MOST_OFFERS),
    }


def _fault(view: View, action: Action, same_verb: list[Offer], same_place: list[Offer]) -> Fault:
    if action.side_number != view.decider:
        return "side"
    if not same_verb:
        return "verb"
    return "cards" if same_place else "location"


def _unusable(view: View, action: Action) -> dict[str, Unusable]:
    """The cards of an action that cannot be used, as far as they are in one's own hand."""
    named = set(action.card_names)
    return {card: why for card, why in view.unusable.items() if card in named}
