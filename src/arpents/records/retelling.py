"""Retelling a recorded game: every move through the engine, every state compared."""

from __future__ import annotations

from arpents.engine.action import Action
from arpents.engine.actions.turn import begin_turn
from arpents.engine.chance import ImpossibleDraw, draw_told
from arpents.engine.choosing import is_offered, refuse
from arpents.engine.events import Event
from arpents.engine.notation import find_card, read_action
from arpents.engine.packs import PACKS
from arpents.engine.play import find_offers, perform
from arpents.engine.positions import Position, SidePosition, arrange
from arpents.engine.rules import Rules
from arpents.engine.sides import SIDES
from arpents.engine.state import DRAW, SUPPORT, State
from arpents.errors import ArpentsError
from arpents.records.comparing import card_names, recorded_sides
from arpents.records.model import RecordedState


class Divergence(ArpentsError):
    """The point at which a record and the rules part."""


class Telling:
    """A game being retold: its state, what happened, and the decks in their recorded order.

    ``texts`` are the actions as they were told, ``since`` is the number of events before the turn, and
    ``rebuilt`` has the order of a rebuilt deck after the event with that number.
    """

    def __init__(self, state: State, decks: list[list[str]]) -> None:
        self.state = state
        self.decks = decks
        self.events: list[Event] = []
        self.texts: list[str] = []
        self.since = 0
        self.rebuilt: dict[int, tuple[int, list[str]]] = {}

    def copy(self) -> Telling:
        """A telling that can go another way."""
        twin = Telling(self.state.copy(), [deck.copy() for deck in self.decks])
        twin.events = self.events.copy()
        twin.texts = self.texts.copy()
        twin.since = self.since
        twin.rebuilt = self.rebuilt.copy()
        return twin

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

    def draw_for_support(self) -> None:
        """Draw for Home Support: from the front of the deck."""
        deck = self.decks[self.state.to_move]
        while self.state.phase == DRAW and self.state.purpose == SUPPORT:
            if not deck:
                raise Divergence("Home Support rebuilds the deck here, which such a record cannot tell")
            self.draw(deck.pop(0))

    def refill(self, after: RecordedState) -> None:
        """Draw at the end of a turn: from the end of the deck; from a rebuilt one, what the record shows."""
        side = self.state.to_move
        deck = self.decks[side]
        drawing = self.state.phase == DRAW
        while self.state.phase == DRAW and deck:
            self.draw(deck.pop())
        rebuilt = self.state.phase == DRAW
        if rebuilt:
            for name in self._still_to_come(side, after):
                self.draw(name)
        recorded = card_names(recorded_sides(after)[side].deck, side)
        if drawing and not rebuilt and sorted(deck) == sorted(recorded) and deck != recorded:
            raise Divergence(f"the {SIDES[side]} deck is not in the order in which it was")
        self.decks[side] = recorded
        if rebuilt:
            self.rebuilt[len(self.events)] = (side, recorded)

    def _still_to_come(self, side: int, after: RecordedState) -> list[str]:
        """What the hand recorded after the turn has more than the hand now."""
        hand = self.state.sides[side].hand
        have = PACKS[side].names(hand)
        missing = []
        for name in card_names(recorded_sides(after)[side].hand, side):
            if name in have:
                have.remove(name)
            else:
                missing.append(name)
        if len(missing) != self.state.draws:
            raise Divergence(
                f"the {SIDES[side]} hand should gain {self.state.draws} cards from the rebuilt deck, "
                f"but is recorded with {', '.join(missing) or 'none'} more"
            )
        return missing

    def draw(self, name: str) -> None:
        """Let the side to move draw this card, if it is in its deck."""
        kind = find_card(name, PACKS[self.state.to_move])
        try:
            draw_told(self.state, kind, self.events)
        except ImpossibleDraw as error:
            raise Divergence(str(error)) from error


def begin_telling(rules: Rules, setup: RecordedState, turn: int) -> Telling:
    """The telling of a game from its recorded set-up."""
    given = []
    for side, holdings in enumerate(recorded_sides(setup)):
        in_sieges = (holdings.siege_cards.british, holdings.siege_cards.french)
        given.append(
            SidePosition(
                money=holdings.money,
                hand=card_names(holdings.hand, side),
                reserve=card_names(holdings.reserve, side),
                deck=card_names(holdings.deck, side),
                discard=card_names(holdings.discard, side),
                attacking=card_names(in_sieges[side], side),
                defending=card_names(in_sieges[1 - side], side),
                captured_villages=holdings.captured.villages,
                captured_towns=holdings.captured.towns,
                siege=(setup.sieges.british, setup.sieges.french)[side],
            )
        )
    position = Position(
        board={name: str(piece) for name, piece in setup.board.items()},
        british=given[0],
        french=given[1],
        to_move=0 if setup.to_move == "british" else 1,
        turn=turn,
        actions_left=None,
    )
    decks = [card_names(holdings.deck, side) for side, holdings in enumerate(recorded_sides(setup))]
    return Telling(arrange(rules, position), decks)
