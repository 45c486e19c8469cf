"""Comparing states with recorded ones, field by field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from arpents.engine.packs import PACKS
from arpents.engine.places import INDEX, NAMES, name_of
from arpents.engine.sides import SIDES
from arpents.engine.state import State
from arpents.errors import UnknownName, shortened
from arpents.records.site_json.model import DamagedRecord, RecordedSide, RecordedState

Fields = dict[str, object]

LONGEST_ZONE: Final = 500
"""How many characters of a zone are told: those of forty cards, and more than any hand has."""


def card_name(recorded: str, side: int) -> str:
    """The name of a recorded card (``location:Boston``, ``neutral:Settlers``) in a side's pack."""
    group, _, name = recorded.partition(":")
    pack = PACKS[side]
    full = f"neutral {name}" if group == "neutral" else name
    kind = pack.by_name.get(full)
    if group not in {"location", "empire", "neutral"}:
        raise DamagedRecord(f'"{recorded}" is no card: it should begin with location:, empire: or neutral:.')
    if kind is None or (kind.location_card is not None) != (group == "location"):
        raise UnknownName(f"{SIDES[side]} {group} card", name, _names(side, group))
    return full


def _names(side: int, group: str) -> list[str]:
    pack = PACKS[side]
    cards = {"location": pack.locations, "neutral": pack.neutral}.get(group, pack.empire & ~pack.neutral)
    return [kind.name.removeprefix("neutral ") for kind in pack.kinds if kind.first & cards]


def card_names(recorded: Iterable[str], side: int) -> list[str]:
    """The names of recorded cards in a side's pack."""
    return [card_name(card, side) for card in recorded]


def recorded_sides(state: RecordedState) -> tuple[RecordedSide, RecordedSide]:
    """What both sides have."""
    return (state.british, state.french)


def differences(state: State, recorded: RecordedState) -> list[str]:
    """The fields in which a state is not as recorded, with both values."""
    ours = _fields_of(state)
    theirs = _fields_of_record(recorded)
    return [
        f"{field} is {_told(ours.get(field))}, recorded as {_told(theirs.get(field))}"
        for field in sorted(ours.keys() | theirs.keys())
        if ours.get(field) != theirs.get(field)
    ]


def _told(value: object) -> str:
    if isinstance(value, list):
        return shortened(", ".join(map(str, value)), LONGEST_ZONE) or "empty"
    return "nothing" if value is None else str(value)


def _fields_of(state: State) -> Fields:
    fields: Fields = {}
    for side, me in enumerate(state.sides):
        name = str(SIDES[side])
        for number, place in enumerate(NAMES):
            if (me.villages | me.towns) >> number & 1:
                piece = "town" if me.towns >> number & 1 else "village"
                fort = " fortified" if state.forts >> number & 1 else ""
                fields[f"board {place}"] = f"{name} {piece}{fort}"
        fields[f"siege of the {name}"] = name_of(me.siege) if me.siege else None
        fields[f"{name} money"] = me.money
        fields[f"{name} captured villages"] = me.captured_villages
        fields[f"{name} captured towns"] = me.captured_towns
        in_sieges = (me.attacking, me.defending) if side == 0 else (me.defending, me.attacking)
        bags = {
            "hand": me.hand,
            "reserve": me.reserve,
            "deck": me.deck,
            "discard": me.discard,
            "cards in the british siege": in_sieges[0],
            "cards in the french siege": in_sieges[1],
        }
        for zone, bag in bags.items():
            fields[f"{name} {zone}"] = sorted(me.pack.names(bag))
    return fields


def _fields_of_record(recorded: RecordedState) -> Fields:
    fields: Fields = {}
    for place, piece in recorded.board.items():
        if place not in INDEX:
            raise UnknownName("location", place, INDEX)
        fields[f"board {place}"] = str(piece)
    fields["siege of the british"] = recorded.sieges.british
    fields["siege of the french"] = recorded.sieges.french
    for side, holdings in enumerate(recorded_sides(recorded)):
        name = str(SIDES[side])
        fields[f"{name} money"] = holdings.money
        fields[f"{name} captured villages"] = holdings.captured.villages
        fields[f"{name} captured towns"] = holdings.captured.towns
        zones = {
            "hand": holdings.hand,
            "reserve": holdings.reserve,
            "deck": holdings.deck,
            "discard": holdings.discard,
            "cards in the british siege": holdings.siege_cards.british,
            "cards in the french siege": holdings.siege_cards.french,
        }
        for zone, cards in zones.items():
            fields[f"{name} {zone}"] = sorted(card_names(cards, side))
    return fields
