"""Events as data: facts in words, and nothing that the reader may not see."""

import arpents
from arpents.engine import events, reasons
from arpents.engine.events import Event
from arpents.wire.happenings import EventData, event_data
from tests.positions import BRITISH, FRENCH, do, position, side
from tests.wire.moments import play


def only(happened: list[Event], name: str) -> EventData:
    return next(data for data in map(event_data, happened) if data["name"] == name)


def test_an_act_has_its_action() -> None:
    game = position(side(hand=["New Haven", "St. Mary's", "Boston"]))
    acted = only(do(game, "settle Deerfield: New Haven, St. Mary's, Boston"), "acted")
    assert acted["action"] == {
        "side": "british",
        "verb": "settle",
        "location": "Deerfield",
        "cards": ["New Haven", "St. Mary's", "Boston"],
        "chosen": None,
        "text": "settle Deerfield: New Haven, St. Mary's, Boston",
    }
    assert (acted["side"], acted["number"], acted["automatic"]) == ("british", None, False)


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    game = position(side(deck=["Boston", "Norfolk"]))
    drawn = [event for event in do(game, "end turn") if event.kind_number == events.CARDS_DRAWN]
    own = [event_data(event.seen_by(BRITISH)) for event in drawn]
    assert sorted(card for data in own for card in data["cards"]) == ["Boston", "Norfolk"]
    for audience in (FRENCH, None):
        told = [event_data(event.seen_by(audience)) for event in drawn]
        assert [data["cards"] for data in told] == [[] for _ in drawn]
        assert sum(data["number"] or 0 for data in told) == 2


def test_reasons_pieces_and_attackers_are_words() -> None:
    game = arpents.new_game(seed=1)
    ended = only(game.concede(FRENCH), "game-ended")
    assert (ended["side"], ended["reason"], ended["number"]) == ("british", "conceded", None)
    assert reasons.REASONS[reasons.CONCEDED] == "conceded"
    captured = event_data(Event(events.PIECE_CAPTURED, 1, 1, 0, 1))
    assert (captured["side"], captured["piece"], captured["number"]) == ("french", "town", None)
    siege = event_data(Event(events.SIEGE_ENDED, 1, 1, 0, 0))
    assert (siege["side"], siege["attacker"], siege["number"]) == ("french", "british", None)
    began = event_data(Event(events.TURN_BEGAN, 0, 0, 0, 0))
    assert (began["number"], began["attacker"]) == (1, None)


def test_every_kind_of_event_has_a_form() -> None:
    told: dict[str, EventData] = {}
    automatic = False
    for seed in range(80):
        for _, happened in play(seed, 50):
            for data in map(event_data, happened):
                told[data["name"]] = data
                automatic |= data["automatic"]
                assert (data["action"] is None) == (data["name"] != "acted")
                assert (data["reason"] is None) == (data["name"] != "game-ended")
    assert told.keys() == set(events.NAMES)
    assert automatic
