"""Records of games in which there is less to draw than the hand wants (3.6, 10.7, 12.6, 12.11 and 13)."""

import json
from itertools import product
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from arpents import Game
from arpents.records.file_replay import replay
from arpents.records.game_text import BadGameText, read_game_text
from arpents.records.site_json.converting import to_game_text
from arpents.records.site_json.verify import verify_record
from arpents.records.step_replay import Divergence
from tests.positions import FRENCH, do, zone
from tests.records.changing import check_changes
from tests.records.short_decks import (
    HAND,
    RULE_SETS,
    ShortDeck,
    any_short_game,
    play_short,
    record_of,
    thin,
)
from tests.records.test_converting import check_both_ways
from tests.sampling import sampled

LATE = ("late-reshuffle",)
COSTLY = ("reshuffle-costs-a-coin",)
EARLY = tuple(name for name in RULE_SETS if name.startswith("first-edition"))
REBUILT = (0, 1, 4)
"""How many cards a deck may be rebuilt from: none, one of the two that are wanted, and enough."""

CASES = [
    ShortDeck(rule_set, variants, deck, discard)
    for rule_set, variants, deck, discard in product(
        RULE_SETS, ((), LATE, COSTLY, LATE + COSTLY), (0, 1, 2), REBUILT
    )
]
SUPPORTED = [
    ShortDeck(rule_set, variants, deck, discard, ("Home Support", *HAND))
    for rule_set, variants, deck, discard in product(RULE_SETS, ((), LATE), (0, 1, 3), REBUILT)
    if deck or (discard and rule_set in EARLY and not variants)
]


def some_of(cases: list[ShortDeck], each: int) -> list[ParameterSet]:
    """Cases of which one of so many is tried in make test: of all rule sets and numbers of cards."""
    marks = ((), (pytest.mark.soak,))
    return [pytest.param(case, marks=marks[number % each > 0]) for number, case in enumerate(cases)]


def check_record(game: Game, changes: int | None) -> None:
    """The record of a game holds, goes to text and back, and has the same end; a change of it is found."""
    record = record_of(game)
    verify_record(record)
    check_both_ways(record)
    assert replay(read_game_text(str(to_game_text(record)))).outcome == game.outcome
    check_changes(record, changes, seed=1)


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("discard", REBUILT)
def test_the_hand_gets_as_many_cards_as_there_are(rule_set: str, discard: int) -> None:
    game = ShortDeck(rule_set, (), 0, discard).start()
    do(game, "pass", "end turn")
    assert len(zone(game, 0, "hand")) == 3 + min(2, discard)
    verify_record(record_of(game))


@pytest.mark.parametrize("case", some_of(CASES, 7), ids=str)
def test_records_of_short_decks_hold(case: ShortDeck) -> None:
    check_record(play_short(case, "pass"), changes=1)


@pytest.mark.parametrize("case", some_of(SUPPORTED, 5), ids=str)
def test_records_of_home_support_on_short_decks_hold(case: ShortDeck) -> None:
    check_record(play_short(case, "home support"), changes=1)


@pytest.mark.parametrize("rule_set", sampled(RULE_SETS, test=1))
def test_any_change_of_a_short_record_is_found(rule_set: str) -> None:
    check_changes(record_of(play_short(ShortDeck(rule_set, (), 0, 1), "pass")), None, seed=2)


@pytest.mark.parametrize(
    ("rule_set", "variants", "deck", "discard"),
    sampled(
        [("second-edition", (), 2, 1), ("first-edition-german", (), 1, 4), ("yucata", LATE, 1, 1)], test=1
    ),
)
def test_any_change_of_a_record_with_home_support_is_found(
    rule_set: str, variants: tuple[str, ...], deck: int, discard: int
) -> None:
    case = ShortDeck(rule_set, variants, deck, discard, ("Home Support", *HAND))
    check_changes(record_of(play_short(case, "home support")), None, seed=2)


@pytest.mark.parametrize("discard", sampled(REBUILT, test=1))
def test_any_change_of_a_record_with_forfeits_is_found(discard: int) -> None:
    game = play_short(ShortDeck("second-edition", COSTLY, 0, discard), "pass")
    assert any(event.action is not None and event.action.verb == "forfeit" for event in game.log)
    check_changes(record_of(game), None, seed=2)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_any_change_of_any_short_record_is_found(case: ShortDeck) -> None:
    check_changes(record_of(play_short(case, "pass")), None, seed=3)


# With one card to draw, Home Support comes back into the hand by itself: without it, all would be the same.
@pytest.mark.soak
@pytest.mark.parametrize("case", [case for case in SUPPORTED if case.deck + case.discard > 1], ids=str)
def test_any_change_of_any_short_record_with_home_support_is_found(case: ShortDeck) -> None:
    check_changes(record_of(play_short(case, "home support")), None, seed=3)


@pytest.mark.parametrize("rule_set", sampled(RULE_SETS, test=1))
def test_games_that_thin_their_decks_make_records_that_hold(rule_set: str) -> None:
    game = thin(rule_set, seed=1)
    assert len(zone(game, 0, "hand")) < 5, "the British have fewer cards than a hand"
    check_record(game, changes=8)


def test_the_order_of_a_deck_rebuilt_after_the_refill_is_kept() -> None:
    record = json.loads(record_of(play_short(ShortDeck("yucata", LATE, 2, 4), "pass")))
    deck = record["turns"][0]["after"]["british"]["deck"]
    assert len(deck) == 4
    text = str(to_game_text(json.dumps(record).encode()))
    names = ", ".join(card.partition(":")[2] for card in deck)
    assert f"    British: deck: {names}\n" in text


def supported(case: ShortDeck) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(record_of(play_short(case, "home support")))
    return record


FIRST = ShortDeck("first-edition-italian", (), 1, 4, ("Home Support", *HAND))


def test_a_home_support_that_rebuilds_the_deck_tells_what_it_drew_and_left() -> None:
    (support,) = supported(FIRST)["turns"][0]["actions"]
    assert len(support["drawn"]) == 3
    assert len(support["deck"]) == 2
    (plain,) = supported(FIRST._replace(rule_set="second-edition"))["turns"][0]["actions"]
    assert not plain["drawn"]
    assert plain["deck"] is None


@pytest.mark.parametrize(
    ("rule_set", "change", "fault"),
    [
        ("first-edition-italian", {"deck": None, "drawn": []}, "drawn and deck should be told"),
        ("second-edition", {"deck": []}, "the deck is not rebuilt here"),
        ("second-edition", {"drawn": ["location:Pemaquid"]}, "the deck is not rebuilt here"),
        ("first-edition-italian", {"drawn": []}, "Home Support draws .*, not nothing"),
        ("first-edition-italian", {"deck": []}, "of which 2 are drawn, but is recorded as empty"),
    ],
)
def test_a_home_support_that_tells_too_much_or_too_little_is_refused(
    rule_set: str, change: dict[str, Any], fault: str
) -> None:
    record = supported(FIRST._replace(rule_set=rule_set))
    record["turns"][0]["actions"][0] |= change
    with pytest.raises(Divergence, match=rf"turn 10 \(british\), action 1 \(home_support\): .*{fault}"):
        verify_record(json.dumps(record).encode())


def test_a_record_names_its_rules() -> None:
    record = json.loads(record_of(play_short(ShortDeck("first-edition-french", (), 1, 1), "pass")))
    assert record["rule_set"] == "first-edition-french"
    headers = to_game_text(json.dumps(record).encode()).headers()
    assert headers["RuleSet"] == "first-edition-french"
    record["rule_set"] = "third-edition"
    with pytest.raises(Divergence, match='Unknown rule set "third-edition"'):
        verify_record(json.dumps(record).encode())


UNTOLD = {"sell fur", "drop", "redraw", "keep", "lose from siege"}
"""What records have no words for."""


def check_any(seed: int) -> bool:
    """Play a game of few cards, and check its record if such a record can tell the game."""
    game = any_short_game(seed)
    if any(event.action is not None and event.action.verb in UNTOLD for event in game.log):
        with pytest.raises(BadGameText, match=r"line \d+: .* has no words for"):
            record_of(game)
        return False
    record = record_of(game)
    verify_record(record)
    check_both_ways(record)
    check_changes(record, 2, seed, of_states=True)
    return True


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(404))
def test_random_games_of_few_cards_make_records_that_hold(batch: int) -> None:
    assert sum(check_any(seed) for seed in range(batch * 25, batch * 25 + 25)) > 10


def test_a_french_hand_is_short_too() -> None:
    game = ShortDeck("second-edition", (), 2, 0).start()
    do(game, "end turn", "discard: Gaspé", "end turn")
    assert zone(game, FRENCH, "hand") == ["Gaspé", "Montreal", "Port Royal", "Quebec", "Tadoussac"]
    check_record(game, changes=8)
