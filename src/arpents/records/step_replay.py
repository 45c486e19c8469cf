"""Replaying step by step: what a record tells is done with the engine, one line or entry after the other."""

from __future__ import annotations

from arpents.engine.action import Action
from arpents.engine.actions.turn import begin_turn
from arpents.engine.chance import ImpossibleDraw, draw_told
from arpents.engine.choosing import is_offered, refuse
from arpents.engine.events import Event
from arpents.engine.notation import find_card, read_action
from arpents.engine.packs import PACKS
from arpents.engine.play import find_offers, perform
from arpents.engine.state import State
from arpents.errors import ArpentsError


class Divergence(ArpentsError):
    """The point at which a record and the rules part."""


class StepReplay:
    """A game being replayed: its state, and what has happened.

    ``texts`` are the actions as they were told, ``since`` is the number of events before the turn.
    """

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.events = events
        self.texts: list[str] = []
        self.since = 0

    def begin_turn(self) -> None:
        """Begin the turn of the side to move."""
        self.since = len(self.events)
        begin_turn(self.state, self.events)

    def act(self, text: str) -> None:
        """Let the side that decides do what a text says, if it is legal."""
        offers = find_offers(self.state)
        if not offers:
            raise Divergence(f"{text!r} comes after the end of the game")
        action: Action = read_action(text, self.state.decider, offers)
        if not is_offered(offers, action):
            raise refuse(self.state, offers, action)
        self.texts.append(text)
        perform(self.state, action, self.events)

    def draw(self, name: str) -> None:
        """Let the side to move draw this card, if it is in its deck."""
        kind = find_card(name, PACKS[self.state.to_move])
        try:
            draw_told(self.state, kind, self.events)
        except ImpossibleDraw as error:
            raise Divergence(str(error)) from error
