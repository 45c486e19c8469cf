"""Replaying one recorded turn: its actions in the words of the engine, then its state."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions.turn import actions_in_turn, begin_turn
from arpents.engine.events import (
    CARD_CONVERTED,
    CARDS_RETURNED,
    HAND_SHOWN,
    SIEGE_ENDED,
    Event,
)
from arpents.engine.places import INDEX, name_of
from arpents.engine.play import find_offers
from arpents.engine.reasons import CONCEDED, FORT_DUQUESNE_TAKEN, HOME_SETTLED, HOME_TAKEN, UNFINISHED
from arpents.engine.scoring import end_game, points
from arpents.engine.sides import SIDES
from arpents.engine.state import (
    BLOCK_AMBUSH,
    BLOCK_RAID,
    GIVE_CARD,
    GIVE_UP_CARD,
    LOSE_CARD,
    OCCUPATION,
    OVER,
    UPKEEP,
    State,
)
from arpents.records.site_json.coherence import check_fields, check_interruption
from arpents.records.site_json.comparing import card_name, card_names, differences
from arpents.records.site_json.model import DamagedRecord, RecordedAction, RecordedState, RecordedTurn
from arpents.records.site_json.record_replay import RecordReplay
from arpents.records.step_replay import Divergence

VERBS: Final = {
    "settle": "settle",
    "develop": "develop",
    "fortify": "fortify",
    "besiege": "besiege",
    "reinforce": "reinforce",
    "military_leader": "military leader",
    "withdraw": "withdraw",
    "raid": "raid",
    "ambush": "ambush",
    "priest": "convert",
    "take_money": "take money",
    "merchant": "merchant",
    "trader": "trader",
    "piracy": "piracy",
    "draft": "draft",
    "discard": "discard",
    "reserve": "reserve",
    "retrieve_reserve": "retrieve",
    "governor": "governor",
    "intendant": "intendant",
    "home_support": "home support",
    "pass": "pass",
}
"""The recorded actions of a turn, and the verbs that they are."""

UNNAMED_CARDS: Final = frozenset(("retrieve_reserve", "home_support", "military_leader"))
"""The recorded actions that name cards which the engine's text leaves to be understood."""

AT_ONCE: Final = frozenset((HOME_TAKEN, HOME_SETTLED, FORT_DUQUESNE_TAKEN))
"""The reasons for which a game ends with a winner, whatever the points."""

NAMED_FIRST: Final = {"trader": "Trader", "governor": "Governor"}
"""The recorded actions that name, before the others, the card which the engine's text leaves out."""


class TurnReplay:
    """The replay of one turn; ``settler`` numbers the settler card to try where the record has none."""

    def __init__(self, replay: RecordReplay, turn: RecordedTurn, settler: int) -> None:
        self.replay = replay
        self.turn = turn
        self.settler = settler
        self.settlers = 1
        self.where = ""
        self._sieges_told = 0

    @property
    def state(self) -> State:
        """The state so far."""
        return self.replay.state

    def run(self) -> None:
        """Replay the turn and compare the state after it."""
        turn = self.turn
        after = turn.after
        begins = not turn.answers_surrender and not turn.continues_turn
        if begins and (turn.actions or not after.conceded):
            # A game conceded before anything was done is recorded as it stood before the turn.
            self.replay.begin_turn()
        else:
            self._sieges_told = len(self._sieges_ended())
        self._check_side()
        check_interruption(turn)
        for number, action in enumerate(turn.actions, 1):
            self.where = f", action {number} ({' '.join(filter(None, (action.action, action.location)))})"
            check_fields(action)
            self._tell_given_up(turn.actions[number - 1 :])
            self._tell(action)
        self.where = ", end of turn"
        if len(self._sieges_ended()) != self._sieges_told:
            raise Divergence("a siege is over, which is not told")
        if after.conceded:
            end_game(self.state, 1 - self._side(), CONCEDED, self.replay.events)
        elif self.state.phase != OVER and not turn.interrupted and not turn.answers_surrender:
            self.replay.end_turn(after)
        self.where = ", state after it"
        self._compare(after)

    def _side(self) -> int:
        return 0 if self.turn.side == "british" else 1

    def _check_side(self) -> None:
        to_move = 1 - self._side() if self.turn.answers_surrender else self._side()
        if self.state.to_move != to_move:
            raise Divergence(f"it is the turn of the {SIDES[self.state.to_move]} side")

    def _tell(self, action: RecordedAction) -> None:
        before = len(self.replay.events)
        reserve = self.state.sides[1 - self._side()].reserve
        if action.action == "siege_won":
            self._tell_siege_won(action)
        elif action.action == "answer_surrender":
            self._tell_answer(action)
        elif action.action in VERBS:
            self.replay.act(self._text(action))
            if action.action == "raid":
                self._tell_block(action, BLOCK_RAID)
            elif action.action == "ambush":
                self._tell_block(action, BLOCK_AMBUSH)
                self._tell_loss(action, LOSE_CARD, "lose")
            elif action.action == "priest":
                self._tell_loss(action, GIVE_CARD, "give")
            elif action.action == "home_support":
                self.replay.draw_for_support(action)
            elif action.action == "withdraw":
                self._sieges_told += 1
            if action.action in {"ambush", "priest"}:
                from_reserve = self.state.sides[1 - self._side()].reserve != reserve
                self._check_loss(action, self.replay.events[before:], from_reserve)
        else:
            raise DamagedRecord(f'there is no action "{action.action}"')

    def _text(self, action: RecordedAction) -> str:
        """The action as the engine's text."""
        side = self._side()
        names = card_names(action.cards, side)
        if action.action in UNNAMED_CARDS:
            self._check_unnamed(action, names)
            names = []
        if action.action in NAMED_FIRST:
            if names[:1] != [NAMED_FIRST[action.action]]:
                raise Divergence(f"the first card should be {NAMED_FIRST[action.action]}")
            names = names[1:]
            if NAMED_FIRST[action.action] in names:
                raise Divergence(f"there is only one {NAMED_FIRST[action.action]}")
        if action.action == "withdraw":
            names = [] if action.lost is None else [card_name(action.lost, side)]
            if action.siege is None:
                raise DamagedRecord("it should be told whose siege it is")
            attacker = self.state.sides[0 if action.siege == "british" else 1]
            if action.location not in INDEX or attacker.siege != 1 << INDEX[action.location]:
                raise Divergence(f"{action.location} is not in the {action.siege} siege")
        text = VERBS[action.action] + (f" {action.location}" if action.location else "")
        return f"{text}: {', '.join(names)}" if names else text

    def _check_unnamed(self, action: RecordedAction, names: list[str]) -> None:
        """Check the cards that the text does not name: the reserve, or the card the verb is named after."""
        me = self.state.sides[self._side()]
        if action.action == "retrieve_reserve":
            due = me.pack.names(me.reserve)
        else:
            due = me.pack.names(me.pack.supporters if action.action == "home_support" else me.pack.leaders)
        if sorted(names) != sorted(due):
            raise Divergence(f"the cards should be {', '.join(due) or 'none'}, not {', '.join(names)}")

    def _tell_given_up(self, actions: tuple[RecordedAction, ...]) -> None:
        """Let the loser of a siege give up a card, before anything that the winner does (7.4)."""
        if self.state.phase == GIVE_UP_CARD:
            # Sieges may have ended before that are told only now: nothing was asked about them.
            won = [one for one in actions if one.action == "siege_won"]
            won = won[len(self._sieges_ended()) - self._sieges_told :]
            lost = won[0].loser_lost if won else None
            self.replay.act(f"give up: {card_name(lost, 1 - self._side()) if lost else ''}")

    def _tell_siege_won(self, action: RecordedAction) -> None:
        loser = 1 - self._side()
        lost = None if action.loser_lost is None else card_name(action.loser_lost, loser)
        occupied = False
        if self.state.phase == OCCUPATION and len(self._sieges_ended()) == self._sieges_told + 1:
            occupied = bool(action.settled)
            self._tell_occupation(occupied)
        self._check_siege(action, lost, occupied)
        self._sieges_told += 1

    def _tell_occupation(self, settled: bool) -> None:
        offers = find_offers(self.state)
        options = [str(option) for offer in offers for option in offer.actions() if offer.verb == "occupy"]
        self.settlers = max(1, len(options))
        if settled and options:
            self.replay.act(options[self.settler])
        else:
            self.replay.act(f"leave {name_of(self.state.place)}")

    def _sieges_ended(self) -> list[int]:
        events = self.replay.events
        return [n for n in range(self.replay.since, len(events)) if events[n].kind_number == SIEGE_ENDED]

    def _check_siege(self, action: RecordedAction, lost: str | None, occupied: bool) -> None:
        ended = self._sieges_ended()
        if len(ended) <= self._sieges_told:
            raise Divergence("no siege is won here")
        number = ended[self._sieges_told]
        events = self.replay.events
        following = events[number + 1] if number + 1 < len(events) else None
        captured = following.piece if following else None
        given_up = (
            events[number - 1].card_names[0] if events[number - 1].kind_number == CARDS_RETURNED else None
        )
        facts = (
            ("siege", str(events[number].attacker), action.siege),
            ("captured", captured, action.captured),
            ("loser_lost", given_up, lost),
            ("settled", occupied, bool(action.settled)),
        )
        _check_facts(facts)

    def _tell_answer(self, action: RecordedAction) -> None:
        side = self._side()
        names = card_names(action.cards, side)
        ended = next(event for event in reversed(self.replay.events) if event.kind_number == SIEGE_ENDED)
        if name_of(ended.place) != action.location:
            raise Divergence(f"{name_of(ended.place)} is surrendered, not {action.location}")
        held = self.turn.after.board.get(action.location or "")
        if self.state.phase == OCCUPATION:
            settled = held is not None and held.owner == self.turn.side
            cards = f": {', '.join(names)}" if names else ""
            self.replay.act(
                f"occupy {action.location}{cards}" if settled else f"leave {action.location}{cards}"
            )
        elif names:
            raise Divergence("nothing is asked of the besieger here")

    def _tell_block(self, action: RecordedAction, phase: int) -> None:
        if self.state.phase == phase:
            foe = 1 - self._side()
            blocker = None if action.blocked_by is None else card_name(action.blocked_by, foe)
            self.replay.act(f"block: {blocker}" if blocker else "do not block")
        elif action.blocked_by is not None:
            raise Divergence(f"it cannot be blocked by {action.blocked_by}")

    def _tell_loss(self, action: RecordedAction, phase: int, verb: str) -> None:
        if self.state.phase != phase:
            return
        if action.lost is None:
            self.replay.act("show hand")
        else:
            lost = card_name(action.lost, 1 - self._side())
            self.replay.act(
                f"{verb} from reserve: {lost}" if action.lost_from == "reserve" else f"{verb}: {lost}"
            )

    def _check_loss(self, action: RecordedAction, events: list[Event], from_reserve: bool) -> None:
        """Check what came of an ambush or a conversion, asked or not."""
        lost = [
            event.card_names[0] for event in events if event.kind_number in {CARDS_RETURNED, CARD_CONVERTED}
        ]
        shown = any(event.kind_number == HAND_SHOWN for event in events)
        result = "hit" if lost else "hand_shown" if shown else "blocked"
        recorded = None if action.lost is None else card_name(action.lost, 1 - self._side())
        zone = None if not lost else "reserve" if from_reserve else "hand"
        facts = (
            ("result", result, action.result),
            ("lost", lost[0] if lost else None, recorded),
            ("lost_from", zone, action.lost_from),
        )
        _check_facts(facts)

    def _compare(self, after: RecordedState) -> None:
        found = differences(self.state, after)
        ahead = looking_ahead(self.state)
        facts: list[tuple[str, object, object]] = [
            ("finished", ahead.phase == OVER, after.finished),
            ("conceded", ahead.reason == CONCEDED, after.conceded),
            ("actions_this_turn", actions_in_turn(self.state), after.actions_this_turn),
            ("variants", list(self.state.rules.variants), list(after.variants)),
        ]
        if after.to_move is not None:
            facts.append(("to_move", str(SIDES[self.state.to_move]), after.to_move))
        at_once = ahead.reason in AT_ONCE
        if after.outright_winner is not None or at_once:
            facts.append(
                ("outright_winner", str(SIDES[ahead.winner]) if at_once else None, after.outright_winner)
            )
        if after.finished and not after.conceded and not at_once and after.points is None:
            found.append("the points of a game that is over are not told")
        if after.points is not None and not at_once:
            facts.append(("british points", points(ahead, 0), after.points.british))
            facts.append(("french points", points(ahead, 1), after.points.french))
        found += [f"{name} is {ours}, recorded as {theirs}" for name, ours, theirs in facts if ours != theirs]
        if found:
            raise Divergence("; ".join(found))
        self.replay.check_order(after)


def looking_ahead(state: State) -> State:
    """The state after the start of the next turn: a game that ends there is recorded as finished before."""
    ahead = state.copy()
    if ahead.phase == UPKEEP:
        events: list[Event] = []
        begin_turn(ahead, events)
    if ahead.phase != OVER:
        ahead.reason = UNFINISHED
    return ahead


def _check_facts(facts: tuple[tuple[str, object, object], ...]) -> None:
    wrong = [f"{name} is {ours}, recorded as {theirs}" for name, ours, theirs in facts if ours != theirs]
    if wrong:
        raise Divergence("; ".join(wrong))
