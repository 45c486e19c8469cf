"""Replaying a recorded game: every move through the engine, every state compared."""

from __future__ import annotations

from arpents.engine.events import DECK_REBUILT
from arpents.engine.packs import PACKS
from arpents.engine.positions import Position, SidePosition, arrange
from arpents.engine.rules import Rules
from arpents.engine.sides import SIDES
from arpents.engine.state import DRAW, FORFEITURE, State
from arpents.records.site_json.comparing import card_names, recorded_sides
from arpents.records.site_json.model import DamagedRecord, RecordedAction, RecordedState
from arpents.records.step_replay import Divergence, StepReplay


class RecordReplay(StepReplay):
    """A recorded game being replayed, with the decks in their recorded order.

    A deck is None while nothing has told its order, as after it was rebuilt. ``rebuilt`` has the order of a
    rebuilt deck after the event with that number.
    """

    def __init__(self, state: State, decks: list[list[str] | None] | None = None) -> None:
        super().__init__(state, [])
        self.decks: list[list[str] | None] = decks or [None, None]
        self.rebuilt: dict[int, tuple[int, list[str]]] = {}

    def copy(self) -> RecordReplay:
        """A replay that can go another way."""
        twin = RecordReplay(self.state.copy(), [None if deck is None else deck.copy() for deck in self.decks])
        twin.events = self.events.copy()
        twin.texts = self.texts.copy()
        twin.since = self.since
        twin.rebuilt = self.rebuilt.copy()
        return twin

    def act(self, text: str) -> None:
        """Let the side that decides do what a text says, if it is legal."""
        before = len(self.events)
        super().act(text)
        self._forget_rebuilt(before)

    def draw(self, name: str) -> None:
        """Let the side to move draw this card, if it is in its deck."""
        before = len(self.events)
        super().draw(name)
        self._forget_rebuilt(before)

    def _forget_rebuilt(self, before: int) -> None:
        """Forget the order of a deck that was rebuilt: the record shows it when the drawing is over."""
        for event in self.events[before:]:
            if event.kind_number == DECK_REBUILT:
                self.decks[event.side_number] = None

    def draw_for_support(self, action: RecordedAction) -> None:
        """Draw for Home Support: from the front of the deck; of a rebuilt one, what the action tells."""
        side = self.state.to_move
        drawn = []
        while self.state.phase == DRAW and (deck := self.decks[side]):
            drawn.append(deck.pop(0))
            self.draw(drawn[-1])
        if self.decks[side] is not None:
            if action.deck is not None or action.drawn:
                raise Divergence("the deck is not rebuilt here, so that drawn and deck should not be told")
            return
        if action.deck is None:
            raise Divergence("Home Support rebuilds the deck here: drawn and deck should be told")
        drawn += self._draw_rebuilt(side, card_names(action.deck, side))
        told = card_names(action.drawn, side)
        if sorted(told) != sorted(drawn):
            raise Divergence(f"Home Support draws {', '.join(drawn)}, not {', '.join(told) or 'nothing'}")

    def end_turn(self, after: RecordedState) -> None:
        """End the turn and draw: from the end of the deck; from a rebuilt one, what the record shows."""
        side = self.state.to_move
        self.act("end turn")
        recorded = recorded_sides(after)[side]
        while self.state.phase == DRAW and (deck := self.decks[side]):
            self.draw(deck.pop())
        if self.decks[side] is None:
            self._draw_rebuilt(side, card_names(recorded.deck, side))
        if self.state.phase == FORFEITURE:
            hand = self.state.sides[side].hand
            kept = card_names(recorded.hand, side)
            self.act(f"forfeit: {', '.join(without(PACKS[side].names(hand), kept))}")

    def _draw_rebuilt(self, side: int, recorded: list[str]) -> list[str]:
        """Draw from a rebuilt deck what it no longer has when it is recorded, and return that.

        The draw stops when the deck is empty, with a hand that may be smaller than it should be (3.6).
        """
        pack = PACKS[side]
        deck = pack.names(self.state.sides[side].deck)
        due = min(self.state.draws, len(deck)) if self.state.phase == DRAW else 0
        drawn = without(deck, recorded)
        if without(recorded, deck) or len(drawn) != due:
            raise Divergence(
                f"the rebuilt {SIDES[side]} deck has {', '.join(deck)}, of which {due} are drawn, "
                f"but is recorded as {', '.join(recorded) or 'empty'}"
            )
        for name in drawn:
            self.draw(name)
        self.decks[side] = recorded
        self.rebuilt[len(self.events)] = (side, recorded.copy())
        return drawn

    def check_order(self, recorded: RecordedState) -> None:
        """Check that the decks lie as they did, less what was drawn from their ends."""
        for side, holdings in enumerate(recorded_sides(recorded)):
            if self.decks[side] not in (None, card_names(holdings.deck, side)):
                raise Divergence(f"the {SIDES[side]} deck is not in the order in which it was")


def without(names: list[str], others: list[str]) -> list[str]:
    """These names but for those that are among the others as well, as often as they are."""
    left = others.copy()
    found = []
    for name in names:
        if name in left:
            left.remove(name)
        else:
            found.append(name)
    return found


def begin_replay(rules: Rules, setup: RecordedState, turn: int) -> RecordReplay:
    """The replay of a game from its recorded set-up."""
    if setup.to_move is None:
        raise DamagedRecord('"to_move" should say which side moves first')
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
    decks: list[list[str] | None] = [
        card_names(holdings.deck, side) for side, holdings in enumerate(recorded_sides(setup))
    ]
    return RecordReplay(arrange(rules, position), decks)
