"""Reading actions that were sent in: as text, or as an offer with the cards picked for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import put, size
from arpents.engine.choosing import GameOver, NothingToDecide, is_offered, refuse
from arpents.engine.notation import TooManyCards
from arpents.engine.notation import read_action as read_text
from arpents.engine.offers import Offer
from arpents.engine.packs import PACKS, Pack
from arpents.engine.places import INDEX
from arpents.engine.views import View
from arpents.errors import ArpentsError, UnknownName
from arpents.wire.words import ZONE_OF

LONGEST_TEXT: Final = 2000
"""More characters than any action takes: all the cards of a side have fewer."""

_VERBS: Final[dict[str, int]] = {name: verb for verb, name in enumerate(verbs.NAMES)}


class BadAction(ArpentsError):
    """Something sent in as an action that has the form of none: what is wrong with it."""


Word = Annotated[str, Meta(max_length=40)]
CardName = Annotated[str, Meta(max_length=80)]
CardNames = Annotated[list[CardName], Meta(max_length=63)]


class PickedAction(Struct, forbid_unknown_fields=True):
    """An action as an offer and the cards picked for it.

    Verb, location and fixed cards are those of the offer; like cards are picked each by itself, in any order.
    """

    verb: Word
    location: Word | None = None
    fixed: CardNames = []
    picked: CardNames = []
    chosen: Annotated[CardName | None, Meta(description="the card singled out, where that is not plain")] = (
        None
    )


# Here and not when it is first read, which two threads may do at once (server/games/facts.py).
msgspec.json.Decoder(PickedAction)


def read_action(data: object, view: View, offers: list[Offer] | None = None) -> Action:
    """The legal action that a side sent in, seeing this view; what is not is an ``IllegalAction``."""
    if offers is None:
        offers = view.offers()
    action = sent_action(data, view, offers)
    if not is_offered(offers, action):
        raise refuse(view.state, offers, action)
    return action


def sent_action(data: object, view: View, offers: list[Offer]) -> Action:
    """The action that a side sent in, seeing this view and its offers: a text, or a ``PickedAction``.

    Whether it is legal is for whatever does it to say. Whatever else is wrong is a named error: the form
    (``BadAction``), a name (``UnknownName``), a card named too often (``TooManyCards``), or the time
    (``GameOver``, ``NothingToDecide``).
    """
    decider = view.decider
    if decider is None:
        raise GameOver("The game is over: nothing more can be done in it.")
    if view.side != decider:
        raise NothingToDecide(f"There is nothing to decide: the {decider} side decides now.")
    if isinstance(data, str):
        return read_text(_checked(data), decider, offers)
    return _read_picked(data, decider, offers)


def _checked(text: str) -> str:
    """A text that can be read, and told again in an error."""
    if len(text) > LONGEST_TEXT:
        raise BadAction(f"An action has at most {LONGEST_TEXT} characters, and this has {len(text)}.")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:
            raise BadAction("An action is text, and this has half characters in it.") from None
    return text


def _read_picked(data: object, side: int, offers: Sequence[Offer]) -> Action:
    try:
        form = msgspec.convert(data, PickedAction)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadAction(
            'An action is a text, or an object with "verb", and "location", "fixed", "picked" and "chosen" '
            f"where it has them. {_plainly(error)}"
        ) from None
    pack = PACKS[side]
    verb = _number(form.verb, "action", _VERBS)
    place = 1 << _number(form.location, "location", INDEX) if form.location is not None else 0
    fixed = _bag(pack, form.fixed)
    picked = _bag(pack, form.picked)
    _bag(pack, [*form.fixed, *form.picked])
    chosen = _bag(pack, [] if form.chosen is None else [form.chosen])
    for offer in offers:
        if offer.verb_number == verb and offer.place == place and offer.fixed_bag == fixed:
            singled = offer.pool_bag if offer.apart else offer.mark_bag
            if chosen and not chosen & picked & singled:
                continue
            action = offer.with_picked(picked)
            if offer.accepts(action):
                return action
    # It is refused; this is what the refusal speaks of.
    if ZONE_OF[verb] != "hand":
        return Action(side, verb, place, fixed, picked)
    return Action(side, verb, place, put(pack, fixed, picked), chosen)


def _plainly(error: Exception) -> str:
    """What an error says, if it can be told again."""
    text = str(error)
    return "It cannot be read." if isinstance(error, UnicodeError) or not text.isprintable() else f"{text}."


def _number(name: str, what: str, known: dict[str, int]) -> int:
    number = known.get(name)
    if number is None:
        raise UnknownName(what, _checked(name), known)
    return number


def _bag(pack: Pack, names: Sequence[str]) -> int:
    bag = 0
    for name in names:
        kind = pack.by_name.get(name)
        if kind is None:
            raise UnknownName("card", _checked(name), pack.by_name)
        if bag & kind.run == kind.run:
            raise TooManyCards(f'There is only {size(kind.run)} of the card "{name}".')
        bag = put(pack, bag, kind.first)
    return bag
