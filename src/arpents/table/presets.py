"""Presets: what a seat has decided beforehand about decisions that come in the enemy's turn.

An answer that was preset is an action like any other; nothing marks it. It is found from what the seat may
see, so that it tells no more than the same answer given by hand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import Struct

from arpents.engine import verbs
from arpents.engine.action import Action
from arpents.engine.bags import put, size
from arpents.engine.packs import PACKS
from arpents.engine.state import (
    BLOCK_AMBUSH,
    BLOCK_RAID,
    FORFEITURE,
    GIVE_CARD,
    GIVE_UP_CARD,
    LOSE_CARD,
    OCCUPATION,
    REDRAWING,
)
from arpents.engine.views import View
from arpents.errors import ArpentsError, shortened, valid_names_hint

LONGEST_LIST: Final = 64
"""The most cards that a list may name: more than there are of any side."""

CARD_NAMES: Final = tuple(dict.fromkeys(name for pack in PACKS for name in pack.by_name))

Name = Annotated[str, msgspec.Meta(max_length=80)]
Cards = Annotated[tuple[Name, ...], msgspec.Meta(max_length=LONGEST_LIST)]


class BadPresets(ArpentsError):
    """Presets with a word or a card that there is not: where, and what would be right."""


class Listing(Struct, frozen=True, forbid_unknown_fields=True):
    """What all presets have: the cards to take, the first that is possible first."""

    cards: Cards = ()

    def __post_init__(self) -> None:
        for name in self.cards:
            if name not in CARD_NAMES:
                raise BadPresets(
                    f'There is no card "{shortened(name)}". {valid_names_hint(name, CARD_NAMES)}'
                )


class Blocking(Listing, frozen=True):
    """Whether to block: with the first possible card of the list, or else ``otherwise``."""

    answer: Literal["ask", "never", "block"] = "ask"
    otherwise: Literal["ask", "never"] = "ask"


class Yielding(Listing, frozen=True):
    """Which card to part with: the first possible one of the list, or else ``otherwise``.

    Of two that are alike, the one in the zone named ``first``; that also decides which is "any".
    """

    answer: Literal["ask", "list"] = "ask"
    otherwise: Literal["ask", "any"] = "ask"
    first: Literal["hand", "reserve", "siege"] = "hand"


class Giving(Listing, frozen=True):
    """Which card to give to a conversion, as one is lost; it reaches hand and reserve, never a siege."""

    answer: Literal["ask", "list"] = "ask"
    otherwise: Literal["ask", "any"] = "ask"
    first: Literal["hand", "reserve"] = "hand"


class Occupying(Listing, frozen=True):
    """Whether to place a village in a place that was taken, and with which card where that takes one."""

    answer: Literal["ask", "occupy", "leave"] = "ask"
    otherwise: Literal["ask", "any", "leave"] = "ask"


class Presets(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers that a seat has settled beforehand; whatever is left out is asked for.

    An ambush may be blocked (``ambushes``), or else takes a card (``losing``). A conversion cannot be
    blocked, and takes a card (``giving``). ``giving_up`` and ``occupying`` are about the end of sieges;
    ``forfeiting`` about cards forfeited for a deck and ``exchange`` about a card exchanged after a siege,
    under variants that have these. ``delay`` is there so that the time which an answer takes does not tell
    that it was preset.
    """

    raids: Blocking = Blocking()
    ambushes: Blocking = Blocking()
    losing: Yielding = Yielding()
    giving: Giving = Giving()
    giving_up: Yielding = Yielding()
    occupying: Occupying = Occupying()
    forfeiting: Yielding = Yielding()
    exchange: Literal["ask", "keep"] = "ask"
    delay: Annotated[
        bool, msgspec.Meta(description="whether to answer after some seconds, as if by hand")
    ] = False


def presets_to_json(presets: Presets) -> bytes:
    """Presets as JSON."""
    return msgspec.json.encode(presets)


def read_presets(data: bytes | str) -> Presets:
    """Presets from JSON; whatever is left out is asked for."""
    try:
        return msgspec.json.decode(data, type=Presets)
    except msgspec.ValidationError as error:
        raise BadPresets(_explained(str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadPresets(f"Presets should be JSON, which this is not: {error}.") from error


def _explained(fault: str) -> str:
    """What is wrong with presets, and the words or the fields that would be right there."""
    found = re.search(r"`\$\.?([\w.]*)", fault)
    wanted: Any = Presets
    path: list[str] = found[1].split(".") if found and found[1] else []
    for name in path:
        wanted = get_type_hints(wanted)[name]
    if isinstance(wanted, type) and issubclass(wanted, Struct):
        right = f"an object with any of {', '.join(wanted.__struct_fields__)}"
    elif get_args(wanted) and all(isinstance(word, str) for word in get_args(wanted)):
        right = " or ".join(f'"{word}"' for word in get_args(wanted))
    else:
        right = f"a list of at most {LONGEST_LIST} names of cards"
    where = ".".join(path) or "their top"
    return f"Presets are wrong at {where}: {shortened(fault.partition(' - ')[0])}. Right: {right}."


def automatic_answer(view: View, presets: Presets) -> Action | None:
    """The answer that a seat has preset for what it must decide now, or None if it wants to be asked."""
    answering = _ANSWERS.get(view.state.phase)
    if answering is None or view.side is None or view.decider != view.side:
        return None
    return answering(view, presets)


def _block(view: View, preset: Blocking) -> Action | None:
    blocks, others = _parted(view, verbs.BLOCK)
    if preset.answer == "ask":
        return None
    found = _first_listed(blocks, preset.cards) if preset.answer == "block" else others[0]
    return found or (others[0] if preset.otherwise == "never" else None)


def _yield(view: View, preset: Yielding | Giving) -> Action | None:
    if preset.answer == "ask":
        return None
    options = sorted(view.legal_actions(), key=lambda action: _ZONES.get(action.verb_number) != preset.first)
    if options[0].verb_number == verbs.SHOW_HAND:
        return options[0]
    return _first_listed(options, preset.cards) or (options[0] if preset.otherwise == "any" else None)


def _occupy(view: View, preset: Occupying) -> Action | None:
    villages, others = _parted(view, verbs.OCCUPY)
    leave = next(action for action in others if action.verb_number == verbs.LEAVE)
    if preset.answer == "ask":
        return None
    if preset.answer == "leave":
        return leave
    if not villages:
        # Where a free action may still bring a settler, a seat that wants to be asked is (12.15).
        return None if len(others) > 1 and preset.otherwise == "ask" else leave
    if not villages[0].card_bag:
        return villages[0]
    found = _first_listed(villages, preset.cards)
    return found or {"ask": None, "any": villages[0], "leave": leave}[preset.otherwise]


def _forfeit(view: View, preset: Yielding) -> Action | None:
    """The cards of the list, then any, as many as are owed."""
    if preset.answer == "ask":
        return None
    me = view.state.of(view.state.decider)
    listed = [name for name in preset.cards if name in me.pack.by_name]
    cards = 0
    for name in listed + (me.pack.names(me.hand) if preset.otherwise == "any" else []):
        kind = me.pack.by_name[name]
        if size(cards) < view.state.owed and size(cards & kind.run) < size(me.hand & kind.run):
            cards = put(me.pack, cards, kind.first)
    if size(cards) < view.state.owed:
        return None
    return Action(me.pack.side, verbs.FORFEIT, 0, cards)


def _keep(view: View, presets: Presets) -> Action | None:
    return Action(view.state.decider, verbs.KEEP) if presets.exchange == "keep" else None


def _parted(view: View, verb: int) -> tuple[list[Action], list[Action]]:
    """What is offered of a verb, and the rest."""
    actions = view.legal_actions()
    return [one for one in actions if one.verb_number == verb], [
        one for one in actions if one.verb_number != verb
    ]


def _first_listed(options: Sequence[Action], names: Sequence[str]) -> Action | None:
    """The first option with the first card of the list that any of them has."""
    for name in names:
        for option in options:
            if name in option.card_names:
                return option
    return None


_ZONES: Final = {
    verbs.LOSE: "hand",
    verbs.GIVE: "hand",
    verbs.LOSE_RESERVED: "reserve",
    verbs.GIVE_RESERVED: "reserve",
    verbs.LOSE_COMMITTED: "siege",
}

_ANSWERS: Final[dict[int, Callable[[View, Presets], Action | None]]] = {
    BLOCK_RAID: lambda view, presets: _block(view, presets.raids),
    BLOCK_AMBUSH: lambda view, presets: _block(view, presets.ambushes),
    LOSE_CARD: lambda view, presets: _yield(view, presets.losing),
    GIVE_CARD: lambda view, presets: _yield(view, presets.giving),
    GIVE_UP_CARD: lambda view, presets: _yield(view, presets.giving_up),
    OCCUPATION: lambda view, presets: _occupy(view, presets.occupying),
    FORFEITURE: lambda view, presets: _forfeit(view, presets.forfeiting),
    REDRAWING: _keep,
}
