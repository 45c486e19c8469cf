"""A record made on the spot, for tests that need one: a random game of the plainer actions.

Decks are in the order of the pack, and a refill draws from their end, as records have it.
"""

from random import Random
from typing import Any

from arpents.engine.actions.turn import begin_turn
from arpents.engine.bags import each, kind_of
from arpents.engine.choosing import all_actions
from arpents.engine.decks import draw
from arpents.engine.events import Event
from arpents.engine.packs import Pack
from arpents.engine.places import NAMES
from arpents.engine.play import find_offers, perform
from arpents.engine.rules import rules_for
from arpents.engine.setup import set_up
from arpents.engine.sides import SIDES
from arpents.engine.state import DRAW, State

PLAIN = {
    "settle": "settle",
    "develop": "develop",
    "fortify": "fortify",
    "take money": "take_money",
    "merchant": "merchant",
    "piracy": "piracy",
    "draft": "draft",
    "discard": "discard",
    "reserve": "reserve",
    "pass": "pass",
}

Json = dict[str, Any]


def recorded_card(pack: Pack, name: str) -> str:
    kind = pack.by_name[name]
    if kind.location_card:
        return f"location:{name}"
    return f"neutral:{name.removeprefix('neutral ')}" if kind.first & pack.neutral else f"empire:{name}"


def recorded_state(state: State) -> Json:
    """A state as records write it."""
    board = {}
    sides: Json = {}
    for side, me in zip(SIDES, state.sides, strict=True):
        zones = {
            zone: [recorded_card(me.pack, name) for name in me.pack.names(getattr(me, zone))]
            for zone in ("hand", "reserve", "deck", "discard")
        }
        sides[str(side)] = {
            "money": me.money,
            **zones,
            "siege_cards": {"british": [], "french": []},
            "captured": {"villages": me.captured_villages, "towns": me.captured_towns},
        }
        for number, name in enumerate(NAMES):
            if (me.villages | me.towns) >> number & 1:
                board[name] = {
                    "owner": str(side),
                    "piece": "town" if me.towns >> number & 1 else "village",
                    "fortified": bool(state.forts >> number & 1),
                }
    return {
        "finished": False,
        "conceded": False,
        "actions_this_turn": 1 if state.turn < 2 else 2,
        "variants": [],
        "board": board,
        "sieges": {"british": None, "french": None},
        **sides,
    }


def draw_all(state: State, events: list[Event]) -> None:
    """Let cards be drawn from the end of the deck."""
    while state.phase == DRAW:
        me = state.sides[state.to_move]
        draw(state, kind_of(me.pack, each(me.deck)[-1]), events)


def make_record(seed: int = 1, turns: int = 20) -> Json:
    """The record of a random game."""
    rng = Random(seed)
    events: list[Event] = []
    state = set_up(rules_for("yucata"), events)
    draw_all(state, events)
    setup = recorded_state(state) | {"to_move": "british"}
    told = []
    for number in range(turns):
        side = state.to_move
        begin_turn(state, events)
        actions: list[Json] = []
        while state.actions_left and state.phase == 2:
            action = rng.choice([a for a in all_actions(find_offers(state)) if a.verb in PLAIN])
            pack = state.sides[side].pack
            entry: Json = {"action": PLAIN[action.verb]}
            if action.location:
                entry["location"] = action.location
            if action.card_names:
                entry["cards"] = [recorded_card(pack, name) for name in action.card_names]
            actions.append(entry)
            perform(state, action, events)
        end = next(a for a in all_actions(find_offers(state)) if a.verb == "end turn")
        perform(state, end, events)
        draw_all(state, events)
        told.append(
            {"number": number, "side": str(SIDES[side]), "actions": actions, "after": recorded_state(state)}
        )
    return {"id": "sample", "played_on": "nowhere", "setup": setup, "turns": told}
