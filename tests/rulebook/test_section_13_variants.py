"""Section 13: variant rules. Each is tested as its text has it, and not to hold without it."""

from collections.abc import Mapping, Sequence
from itertools import combinations

import pytest

import arpents
from arpents import Game
from arpents.content import load_rule_sets, load_variants, settings
from arpents.engine.positions import ImpossiblePosition, SidePosition
from arpents.engine.state import forts_in_stock
from tests.positions import (
    BRITISH,
    FRENCH,
    captured,
    do,
    drawn_from,
    fewest_raiders,
    forts,
    held,
    is_legal,
    legal,
    money,
    neutral_display,
    places,
    position,
    refused,
    side,
    siege,
    stock,
    zone,
)

FIRST_EDITIONS = ("first-edition-italian", "first-edition-german", "first-edition-french")
NATIVES = "neutral Native Americans"
HALIFAX = {"Halifax": "british village"}
DEERFIELD = {"Deerfield": "french village"}

every_rule_set = pytest.mark.parametrize("rule_set", load_rule_sets())
every_first_edition = pytest.mark.parametrize("rule_set", FIRST_EDITIONS)


def with_and_without(variant: str) -> pytest.MarkDecorator:
    """Test a game with the variant and one without it."""
    return pytest.mark.parametrize(
        ("variants", "on"), [((variant,), True), ((), False)], ids=["with", "without"]
    )


def both_orders(*variants: str) -> pytest.MarkDecorator:
    """Test variants named in this order, and in the other."""
    return pytest.mark.parametrize(
        "variants", [variants, tuple(reversed(variants))], ids=["as named", "reversed"]
    )


def decision(game: Game) -> tuple[int | None, str]:
    """Who is asked, and what."""
    return game.decider, game.phase


def result(game: Game) -> tuple[int, str] | None:
    """Who has won and why, or None while the game goes on."""
    return (game.outcome.winner, game.outcome.reason) if game.outcome else None


def card_sets(game: Game, verb: str) -> set[tuple[str, ...]]:
    """The sets of cards, sorted, with which a verb is possible."""
    return {tuple(sorted(action.card_names)) for action in game.legal_actions() if action.verb == verb}


def rebuilt(game: Game) -> int:
    """How often a deck has been rebuilt."""
    return [event.kind for event in game.log].count("deck-rebuilt")


# All of them


@every_rule_set
@pytest.mark.parametrize("variant", load_variants())
def test_each_variant_can_be_added_to_any_rule_set(rule_set: str, variant: str) -> None:
    game = arpents.new_game(rule_set, [variant])
    if game.phase == "starting card":
        do(game, "begin with: Priest")
    do(game, "end turn", "end turn")
    assert decision(game) == (BRITISH, "actions")


@every_rule_set
def test_all_variants_can_be_added_together(rule_set: str) -> None:
    variants = list(load_variants())
    assert settings(rule_set, variants) == settings(rule_set, variants[::-1])
    game = arpents.new_game(rule_set, variants)
    do(game, "begin with: Priest", "end turn", "end turn")
    assert decision(game) == (BRITISH, "actions")


@every_first_edition
@pytest.mark.parametrize(
    "variant",
    [
        "first-edition-bateaux",
        "first-edition-home-support",
        "first-edition-raid-range",
        "reserve-takes-locations",
    ],
)
def test_a_variant_that_is_already_true_changes_nothing(rule_set: str, variant: str) -> None:
    assert settings(rule_set, [variant]) == settings(rule_set)
    hand = ["Boston", "Deerfield", "Rangers", "Home Support"]
    british = side(money=9, hand=hand, discard=["Norfolk"])
    plain = position(british, board=DEERFIELD, rule_set=rule_set)
    varied = position(british, board=DEERFIELD, rule_set=rule_set, variants=[variant])
    assert legal(varied) == legal(plain)


# reshuffle-costs-a-coin

COIN = "reshuffle-costs-a-coin"


def ending_turn(
    money: int,
    hand: Sequence[str],
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    *,
    variants: Sequence[str] = (COIN,),
    rule_set: str = "second-edition",
) -> Game:
    """The British end their turn with these cards."""
    british = side(money=money, hand=hand, deck=deck, discard=discard)
    game = position(british, variants=variants, rule_set=rule_set)
    do(game, "end turn")
    return game


@with_and_without(COIN)
def test_13_reshuffle_costs_a_coin(variants: Sequence[str], on: bool) -> None:
    game = ending_turn(
        3, ["Boston", "Norfolk"], ["Ships"], ["Militia", "Rangers", "Trader"], variants=variants
    )
    assert rebuilt(game) == 1
    assert money(game, BRITISH) == (2 if on else 3)
    assert len(zone(game, BRITISH, "hand")) == 5
    assert decision(game) == (FRENCH, "actions")


def test_13_reshuffle_costs_a_coin_of_the_french_too() -> None:
    french = side(money=1, hand=["Quebec"], discard=["Militia", "Priest"])
    game = position(None, french, to_move=FRENCH, variants=[COIN])
    do(game, "end turn")
    assert money(game, FRENCH) == 0
    assert zone(game, FRENCH, "hand") == ["Militia", "Priest", "Quebec"]


@pytest.mark.parametrize(
    ("deck", "discard"),
    [
        (["Ships", "Rangers", "Trader"], ["Militia"]),
        (["Ships", "Rangers"], ["Militia"]),  # just enough: the deck is not rebuilt before it must be
        ([], []),
    ],
)
def test_13_reshuffle_costs_a_coin_only_if_there_is_a_reshuffle(deck: list[str], discard: list[str]) -> None:
    for coins in (0, 3):
        game = ending_turn(coins, ["Boston", "Norfolk", "Settlers"], deck, discard)
        assert rebuilt(game) == 0
        assert money(game, BRITISH) == coins
        assert decision(game) == (FRENCH, "actions")


@with_and_without(COIN)
def test_13_reshuffle_costs_a_coin_or_two_cards_of_choice(variants: Sequence[str], on: bool) -> None:
    cards = ["Boston", "Militia", "Norfolk", "Rangers", "Trader"]
    game = ending_turn(0, cards[:1], [], cards[1:], variants=variants)
    assert zone(game, BRITISH, "hand") == cards
    if not on:
        assert decision(game) == (FRENCH, "actions")
        return
    assert decision(game) == (BRITISH, "forfeit")
    assert card_sets(game, "forfeit") == set(combinations(cards, 2))
    for text in ("forfeit: Boston", "forfeit: Boston, Norfolk, Trader", "end turn"):
        assert refused(game, text)
    do(game, "forfeit: Boston, Trader")
    assert zone(game, BRITISH, "hand") == ["Militia", "Norfolk", "Rangers"]
    assert zone(game, BRITISH, "discard") == ["Boston", "Trader"]
    assert money(game, BRITISH) == 0
    assert decision(game) == (FRENCH, "actions")


def test_13_reshuffle_costs_a_coin_and_no_others_are_drawn_for_the_two() -> None:
    discard = ["Militia", "Rangers", "Trader", "Ships", "Settlers"]
    british = side(hand=["Boston", "Norfolk"], discard=discard)
    game = position(british, side(hand=["Gaspé", "Quebec", "Priest"], deck=["Militia"] * 3), variants=[COIN])
    do(game, "end turn", "forfeit: Boston, Norfolk")
    assert len(zone(game, BRITISH, "hand")) == 3
    assert len(zone(game, BRITISH, "deck")) == 2
    # Nothing is owed for it later, by either side: the next refills draw cards that the decks have.
    do(game, "end turn")
    assert decision(game) == (BRITISH, "actions")
    assert len(zone(game, FRENCH, "hand")) == 5
    do(game, "end turn")
    assert decision(game) == (FRENCH, "actions")
    assert len(zone(game, BRITISH, "hand")) == 5


@pytest.mark.parametrize(
    ("hand", "discard"), [([], ["Boston"]), (["Norfolk"], ["Boston"]), ([], ["Boston", "Norfolk"])]
)
def test_13_reshuffle_costs_a_coin_or_all_of_one_or_two_cards(hand: list[str], discard: list[str]) -> None:
    game = ending_turn(0, hand, [], discard)
    # There is no choice, and nobody is asked.
    assert decision(game) == (FRENCH, "actions")
    assert zone(game, BRITISH, "hand") == zone(game, BRITISH, "deck") == []
    assert zone(game, BRITISH, "discard") == sorted(hand + discard)


def test_13_reshuffle_costs_a_coin_or_two_cards_of_three() -> None:
    game = ending_turn(0, ["Boston"], [], ["Norfolk", "Trader"])
    assert legal(game) == {
        "forfeit: Boston, Norfolk",
        "forfeit: Boston, Trader",
        "forfeit: Norfolk, Trader",
    }
    do(game, "forfeit: Norfolk, Trader")
    assert zone(game, BRITISH, "hand") == ["Boston"]


def test_13_reshuffle_costs_a_coin_and_two_like_cards_may_be_forfeited() -> None:
    game = ending_turn(0, ["Militia", "Militia"], [], ["Boston"])
    do(game, "forfeit: Militia, Militia")
    assert zone(game, BRITISH, "hand") == ["Boston"]
    assert zone(game, BRITISH, "discard") == ["Militia", "Militia"]


def test_13_reshuffle_costs_a_coin_in_a_refill_only() -> None:
    british = side(money=1, hand=["Home Support"], discard=["Boston", "Norfolk", "Trader", "Ships"])
    game = position(british, variants=[COIN, "first-edition-home-support"])
    do(game, "home support")
    assert rebuilt(game) == 1
    assert money(game, BRITISH) == 1


@every_first_edition
def test_13_reshuffle_costs_a_coin_where_the_deck_is_rebuilt_at_once(rule_set: str) -> None:
    cards = (["Boston", "Norfolk", "Settlers", "Ships"], ["Rangers"], ["Militia"])
    paid = ending_turn(1, *cards, rule_set=rule_set)
    assert (rebuilt(paid), money(paid, BRITISH)) == (1, 0)
    assert zone(paid, BRITISH, "deck") == ["Militia"]
    unpaid = ending_turn(0, *cards, rule_set=rule_set)
    assert decision(unpaid) == (BRITISH, "forfeit")
    do(unpaid, "forfeit: Rangers, Settlers")
    assert zone(unpaid, BRITISH, "discard") == ["Rangers", "Settlers"]
    assert zone(unpaid, BRITISH, "deck") == ["Militia"]


@every_first_edition
def test_13_reshuffle_costs_a_coin_but_not_by_home_support_of_a_first_edition(rule_set: str) -> None:
    british = side(money=1, hand=["Home Support"], deck=["Rangers"], discard=["Boston", "Norfolk", "Trader"])
    game = position(british, variants=[COIN], rule_set=rule_set)
    do(game, "home support")
    assert (rebuilt(game), money(game, BRITISH)) == (1, 1)


@both_orders(COIN, "late-reshuffle")
@pytest.mark.parametrize("rule_set", ["second-edition", "first-edition-german"])
def test_13_reshuffle_costs_a_coin_in_the_last_step_of_a_late_reshuffle(
    rule_set: str, variants: Sequence[str]
) -> None:
    game = ending_turn(1, ["Boston"], ["Ships"], ["Militia"], variants=variants, rule_set=rule_set)
    assert money(game, BRITISH) == 0
    assert zone(game, BRITISH, "hand") == ["Boston", "Ships"]
    assert zone(game, BRITISH, "deck") == ["Militia"]


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ([], False),
        (["Boston"], False),
        (["Boston", "Norfolk"], False),
        (["Boston", "Norfolk", "Ships"], True),
        (["Boston", "Norfolk", "Ships", "Rangers", "Trader", "Settlers"], True),
    ],
)
def test_13_reshuffle_costs_a_coin_or_cards_after_a_late_reshuffle(hand: list[str], asked: bool) -> None:
    game = ending_turn(0, hand, [], ["Militia"], variants=[COIN, "late-reshuffle"])
    if asked:
        assert decision(game) == (BRITISH, "forfeit")
        do(game, "forfeit: Boston, Ships")
    assert zone(game, BRITISH, "hand") == (sorted(set(hand) - {"Boston", "Ships"}) if asked else [])
    # The deck is rebuilt first: what is forfeited lies on the new discard pile.
    assert zone(game, BRITISH, "deck") == ["Militia"]
    assert zone(game, BRITISH, "discard") == (["Boston", "Ships"] if asked else hand)
    assert decision(game) == (FRENCH, "actions")


# fort-at-louisbourg and fort-at-quebec


@every_rule_set
@with_and_without("fort-at-louisbourg")
def test_13_fort_at_louisbourg(rule_set: str, variants: Sequence[str], on: bool) -> None:
    game = arpents.new_game(rule_set, variants)
    assert forts(game) == ({"Louisbourg"} if on else set())
    assert forts_in_stock(game.state) == (11 if on else 12)
    assert "Louisbourg" in held(game, FRENCH, "villages")


@every_rule_set
@with_and_without("fort-at-quebec")
def test_13_fort_at_quebec(rule_set: str, variants: Sequence[str], on: bool) -> None:
    game = arpents.new_game(rule_set, variants)
    assert forts(game) == ({"Quebec"} if on else set())
    assert forts_in_stock(game.state) == (11 if on else 12)
    assert held(game, FRENCH, "towns") == {"Quebec"}


def test_13_fort_at_quebec_and_one_at_louisbourg() -> None:
    game = arpents.new_game(variants=["fort-at-quebec", "fort-at-louisbourg"])
    assert forts(game) == {"Louisbourg", "Quebec"}
    assert forts_in_stock(game.state) == 10


# french-win-at-fort-duquesne

DUQUESNE = "french-win-at-fort-duquesne"
OHIO = dict.fromkeys(("Fort Frontenac", "Fort Niagara", "Fort Presqu'île", "Fort Venango"), "french village")
BRITISH_DUQUESNE = {"Fort Duquesne": "british village", "Cumberland": "british village"}
LAST_VILLAGE = side(captured_villages=11)  # 18 - 6 on the board - 11
NO_VILLAGE = side(captured_villages=12)


@with_and_without(DUQUESNE)
def test_13_french_win_at_fort_duquesne_by_settling_it(variants: Sequence[str], on: bool) -> None:
    french = side(hand=["Fort Venango", "Montreal"])
    game = position(None, french, board=OHIO, to_move=FRENCH, variants=variants)
    do(game, "settle Fort Duquesne: Fort Venango, Montreal")
    assert "Fort Duquesne" in held(game, FRENCH, "villages")
    assert result(game) == ((FRENCH, "fort duquesne") if on else None)
    assert game.decider == (None if on else FRENCH)


@with_and_without(DUQUESNE)
def test_13_french_win_at_fort_duquesne_by_a_siege(variants: Sequence[str], on: bool) -> None:
    # The British have two cards to choose from, but nobody waits for that once the game is won.
    british = side(captured_villages=11, defending=["Militia", "Regular Infantry"])
    french = side(siege="Fort Duquesne", marker=2)
    game = position(
        british, french, board=BRITISH_DUQUESNE, to_move=FRENCH, actions_left=None, variants=variants
    )
    assert result(game) == ((FRENCH, "fort duquesne") if on else None)
    assert decision(game) == ((None, "over") if on else (BRITISH, "give up card"))


@with_and_without(DUQUESNE)
def test_13_french_win_at_fort_duquesne_by_a_siege_of_a_town(variants: Sequence[str], on: bool) -> None:
    board = {"Fort Duquesne": "british town fortified"}
    french = side(siege="Fort Duquesne", marker=2)
    game = position(None, french, board=board, to_move=FRENCH, actions_left=None, variants=variants)
    assert captured(game, FRENCH) == (0, 1)
    assert result(game) == ((FRENCH, "fort duquesne") if on else None)


def test_13_french_win_at_fort_duquesne_not_by_a_siege_without_a_village_in_stock() -> None:
    french = side(siege="Fort Duquesne", marker=2)
    game = position(
        NO_VILLAGE, french, board=BRITISH_DUQUESNE, to_move=FRENCH, actions_left=None, variants=[DUQUESNE]
    )
    assert stock(game, FRENCH, "villages") == 0
    assert captured(game, FRENCH) == (1, 0)
    assert "Fort Duquesne" not in held(game, BRITISH, "villages") | held(game, FRENCH, "villages")
    assert game.outcome is None
    assert decision(game) == (FRENCH, "actions")


@with_and_without(DUQUESNE)
def test_13_french_win_at_fort_duquesne_by_its_surrender(variants: Sequence[str], on: bool) -> None:
    french = side(siege="Fort Duquesne", marker=0)
    game = position(LAST_VILLAGE, french, board=BRITISH_DUQUESNE, variants=variants)
    do(game, "withdraw Fort Duquesne")
    assert result(game) == ((FRENCH, "fort duquesne") if on else None)
    assert decision(game) == ((None, "over") if on else (FRENCH, "occupation"))


def test_13_french_win_at_fort_duquesne_not_by_its_surrender_without_a_village_in_stock() -> None:
    french = side(siege="Fort Duquesne", marker=0)
    game = position(NO_VILLAGE, french, board=BRITISH_DUQUESNE, variants=[DUQUESNE])
    do(game, "withdraw Fort Duquesne")
    assert captured(game, FRENCH) == (1, 0)
    assert game.outcome is None
    assert decision(game) == (BRITISH, "actions")


def test_13_french_win_at_fort_duquesne_not_by_raiding_it() -> None:
    french = side(hand=["Coureurs de Bois"])
    game = position(None, french, board=OHIO | BRITISH_DUQUESNE, to_move=FRENCH, variants=[DUQUESNE])
    do(game, "raid Fort Duquesne: Coureurs de Bois")
    assert captured(game, FRENCH) == (1, 0)
    assert game.outcome is None


def test_13_french_win_at_fort_duquesne_only_there() -> None:
    french = side(siege="Fort Venango", marker=2)
    board = {"Fort Venango": "british village"}
    game = position(None, french, board=board, to_move=FRENCH, actions_left=None, variants=[DUQUESNE])
    assert decision(game) == (FRENCH, "occupation")
    settling = position(None, side(hand=["Quebec", "Montreal"]), to_move=FRENCH, variants=[DUQUESNE])
    do(settling, "settle Kennebec: Quebec, Montreal")
    assert settling.outcome is None


def test_13_french_win_at_fort_duquesne_and_the_british_do_not_by_settling_it() -> None:
    british = side(hand=["Cumberland", "Philadelphia"])
    game = position(british, board={"Cumberland": "british village"}, variants=[DUQUESNE])
    do(game, "settle Fort Duquesne: Cumberland, Philadelphia")
    assert "Fort Duquesne" in held(game, BRITISH, "villages")
    assert game.outcome is None
    assert zone(game, BRITISH, "discard") == ["Cumberland", "Fort Duquesne", "Philadelphia"]


def test_13_french_win_at_fort_duquesne_and_the_british_do_not_by_a_siege() -> None:
    british = side(siege="Fort Duquesne", marker=2)
    board = OHIO | {"Fort Duquesne": "french village"}
    won = position(british, board=board, actions_left=None, variants=[DUQUESNE])
    surrendered = position(british, board=board, to_move=FRENCH, variants=[DUQUESNE])
    do(surrendered, "withdraw Fort Duquesne")
    for game in (won, surrendered):
        assert decision(game) == (BRITISH, "occupation")
        do(game, "occupy Fort Duquesne")
        assert game.outcome is None


def test_13_french_win_at_fort_duquesne_and_the_british_do_not_by_defending_it() -> None:
    french = side(siege="Fort Duquesne", marker=-1, attacking=["Militia", "Siege Artillery"])
    game = position(None, french, board=BRITISH_DUQUESNE, actions_left=None, variants=[DUQUESNE])
    assert decision(game) == (FRENCH, "give up card")
    do(game, "give up: Militia")
    assert siege(game, FRENCH) is None
    assert "Fort Duquesne" in held(game, BRITISH, "villages")
    assert decision(game) == (BRITISH, "actions")


# ambush-reaches-sieges

REACHING = "ambush-reaches-sieges"


def ambush(
    british: SidePosition,
    *,
    besieging: int | None = None,
    variants: Sequence[str] = (),
    rule_set: str = "second-edition",
) -> Game:
    """The French ambush the British, and besiege Pemaquid if a marker is given."""
    target = None if besieging is None else "Pemaquid"
    french = side(hand=["Coureurs de Bois"], siege=target, marker=besieging)
    game = position(british, french, to_move=FRENCH, variants=variants, rule_set=rule_set)
    do(game, "ambush: Coureurs de Bois")
    return game


BESET = side(
    hand=["Militia", "Boston"],
    reserve=["Regular Infantry", "Ships"],
    siege="Louisbourg",
    marker=3,
    attacking=["Regular Infantry", "Ships", "Siege Artillery"],
    defending=["Militia", "Norfolk"],
)
IN_HAND_OR_RESERVE = {"lose: Militia", "lose from reserve: Regular Infantry"}
IN_SIEGES = {
    "lose from siege Louisbourg: Regular Infantry",
    "lose from siege Louisbourg: Siege Artillery",
    "lose from siege Pemaquid: Militia",
}


@with_and_without(REACHING)
def test_13_ambush_reaches_sieges(variants: Sequence[str], on: bool) -> None:
    game = ambush(BESET, besieging=1, variants=variants)
    assert decision(game) == (BRITISH, "lose card")
    assert legal(game) == IN_HAND_OR_RESERVE | (IN_SIEGES if on else set())


@pytest.mark.parametrize(
    ("loss", "louisbourg", "pemaquid"),
    [
        ("lose: Militia", 3, 1),
        ("lose from reserve: Regular Infantry", 3, 1),
        ("lose from siege Louisbourg: Regular Infantry", 1, 1),
        ("lose from siege Louisbourg: Siege Artillery", 0, 1),
        ("lose from siege Pemaquid: Militia", 3, 2),
    ],
)
def test_13_ambush_reaches_sieges_and_the_marker_moves_back(
    loss: str, louisbourg: int, pemaquid: int
) -> None:
    game = ambush(BESET, besieging=1, variants=[REACHING])
    card = loss.split(": ")[1]
    before = zone(game, BRITISH, "market").count(card)
    do(game, loss)
    assert siege(game, BRITISH) == ("Louisbourg", louisbourg)
    assert siege(game, FRENCH) == ("Pemaquid", pemaquid)
    assert zone(game, BRITISH, "market").count(card) == before + 1
    assert zone(game, BRITISH, "discard") == []
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 1


def test_13_ambush_reaches_sieges_and_takes_the_card_out() -> None:
    game = ambush(BESET, besieging=1, variants=[REACHING])
    do(attack := game.copy(), "lose from siege Louisbourg: Siege Artillery")
    assert zone(attack, BRITISH, "attacking") == ["Regular Infantry", "Ships"]
    do(game, "lose from siege Pemaquid: Militia")
    assert zone(game, BRITISH, "defending") == ["Norfolk"]
    assert zone(game, BRITISH, "hand") == ["Boston", "Militia"]


def test_13_ambush_reaches_sieges_of_the_french_too() -> None:
    french = side(siege="Pemaquid", marker=2, attacking=["Regular Infantry", "Militia"])
    game = position(side(hand=["Rangers"]), french, variants=[REACHING])
    # Everybody can tell what is lost: the infantry, since French militia is not vulnerable.
    do(game, "ambush: Rangers")
    assert siege(game, FRENCH) == ("Pemaquid", 0)
    assert zone(game, FRENCH, "attacking") == ["Militia"]
    assert zone(game, FRENCH, "market").count("Regular Infantry") == 3


@pytest.mark.parametrize(("rule_set", "marker"), [("second-edition", 7), ("yucata", 9)])
def test_13_ambush_reaches_sieges_up_to_the_end_of_the_track(rule_set: str, marker: int) -> None:
    british = side(defending=["Siege Artillery"])
    game = ambush(british, besieging=6, variants=[REACHING], rule_set=rule_set)
    assert siege(game, FRENCH) == ("Pemaquid", marker)


@with_and_without(REACHING)
def test_13_ambush_reaches_sieges_when_hand_and_reserve_have_none(variants: Sequence[str], on: bool) -> None:
    british = side(hand=["Boston"], siege="Louisbourg", marker=0, attacking=["Militia"])
    game = ambush(british, variants=variants)
    assert zone(game, BRITISH, "attacking") == ([] if on else ["Militia"])
    assert siege(game, BRITISH) == ("Louisbourg", -1 if on else 0)
    assert ("hand-shown" in [event.kind for event in game.log]) != on


def test_13_ambush_reaches_sieges_and_can_be_blocked() -> None:
    british = side(hand=["Rangers"], siege="Louisbourg", marker=0, attacking=["Militia"])
    game = ambush(british, variants=[REACHING])
    do(game, "block: Rangers")
    assert zone(game, BRITISH, "attacking") == ["Militia"]
    assert decision(game) == (FRENCH, "actions")


def test_13_ambush_reaches_sieges_where_nothing_is_vulnerable_in_vain() -> None:
    british = side(hand=["Boston"], siege="Louisbourg", marker=0, attacking=["Ships", "Norfolk"])
    game = ambush(british, variants=[REACHING])
    assert "hand-shown" in [event.kind for event in game.log]
    assert zone(game, BRITISH, "attacking") == ["Norfolk", "Ships"]


@every_first_edition
def test_13_ambush_reaches_sieges_and_the_reserve_that_a_rule_set_spares(rule_set: str) -> None:
    british = side(hand=["Boston"], deck=["Militia"], reserve=["Militia"])
    assert legal(ambush(british, rule_set=rule_set)) == {"show hand"}
    game = ambush(british, rule_set=rule_set, variants=[REACHING])
    assert legal(game) == {"lose from reserve: Militia"}


@every_first_edition
def test_13_ambush_reaches_sieges_and_leaves_conversion_alone(rule_set: str) -> None:
    british = side(hand=["Boston"], deck=[NATIVES], reserve=[NATIVES])
    answers = []
    for variants in ([], [REACHING]):
        game = position(british, side(hand=["Priest"]), to_move=FRENCH, rule_set=rule_set, variants=variants)
        do(game, "convert: Priest")
        answers.append(legal(game))
    assert answers[0] == answers[1]


def test_13_ambush_reaches_sieges_and_conversion_does_not() -> None:
    british = side(hand=["Boston"], siege="Louisbourg", marker=0, attacking=[NATIVES])
    variants = [REACHING, "natives-fight-in-sieges"]
    game = position(british, side(hand=["Priest"]), to_move=FRENCH, variants=variants)
    do(game, "convert: Priest")
    assert zone(game, BRITISH, "attacking") == [NATIVES]
    assert zone(game, FRENCH, "discard") == ["Priest"]


# three-fewer-british-regulars


@every_rule_set
@with_and_without("three-fewer-british-regulars")
def test_13_three_fewer_british_regulars(rule_set: str, variants: Sequence[str], on: bool) -> None:
    game = arpents.new_game(rule_set, variants)
    assert zone(game, BRITISH, "market").count("Regular Infantry") == (3 if on else 6)
    assert zone(game, FRENCH, "market").count("Regular Infantry") == 3
    assert "Regular Infantry" not in drawn_from(game, BRITISH)


@with_and_without("three-fewer-british-regulars")
def test_13_three_fewer_british_regulars_can_be_drafted(variants: Sequence[str], on: bool) -> None:
    game = position(side(money=99, deck=["Regular Infantry"] * 2), variants=variants)
    do(game, "draft: Regular Infantry")
    assert is_legal(game, "draft: Regular Infantry") != on
    if on:
        assert refused(game, "draft: Regular Infantry")
        with pytest.raises(ImpossiblePosition, match="Regular Infantry"):
            position(side(deck=["Regular Infantry"] * 4), variants=variants)


# french-redraw-after-siege

REDRAW = "french-redraw-after-siege"


def french_turn_begins(
    british: SidePosition | None, french: SidePosition, variants: Sequence[str] = (REDRAW,)
) -> Game:
    """The start of a French turn: sieges that they have won are resolved."""
    return position(british, french, to_move=FRENCH, actions_left=None, variants=variants)


@with_and_without(REDRAW)
def test_13_french_redraw_after_siege_won_as_attacker(variants: Sequence[str], on: bool) -> None:
    french = side(siege="Pemaquid", marker=2, hand=["Gaspé", "Trader"], deck=["Priest"], discard=["Ships"])
    game = french_turn_begins(None, french, variants=variants)
    if not on:
        assert decision(game) == (FRENCH, "actions")
        return
    assert decision(game) == (FRENCH, "redraw")
    assert legal(game) == {"redraw: Gaspé", "redraw: Trader", "keep"}
    do(game, "redraw: Gaspé")
    assert zone(game, FRENCH, "hand") == ["Priest", "Trader"]
    assert zone(game, FRENCH, "discard") == ["Gaspé", "Ships"]
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 2


@with_and_without(REDRAW)
def test_13_french_redraw_after_siege_won_as_defender(variants: Sequence[str], on: bool) -> None:
    british = side(siege="Louisbourg", marker=-1, attacking=["Militia", "Rangers"])
    game = french_turn_begins(british, side(hand=["Gaspé"], deck=["Priest"]), variants=variants)
    assert decision(game) == (BRITISH, "give up card")
    do(game, "give up: Militia")
    assert decision(game) == (FRENCH, "redraw" if on else "actions")


def test_13_french_redraw_after_siege_or_not() -> None:
    french = side(siege="Pemaquid", marker=2, hand=["Gaspé"], deck=["Priest"])
    game = french_turn_begins(None, french)
    do(game, "keep")
    assert zone(game, FRENCH, "hand") == ["Gaspé"]
    assert decision(game) == (FRENCH, "actions")
    assert game.state.actions_left == 2


def test_13_french_redraw_after_siege_and_its_village() -> None:
    french = side(siege="Pemaquid", marker=2, hand=["Gaspé", "Quebec"], deck=["Priest"])
    game = french_turn_begins(None, french)
    do(game, "occupy Pemaquid: Quebec")
    assert legal(game) == {"redraw: Gaspé", "keep"}


@pytest.mark.parametrize(
    ("answers", "hand"),
    [
        (["redraw: Gaspé", "redraw: Trader"], ["Militia", "Priest"]),
        (["keep", "redraw: Trader"], None),
        (["keep", "keep"], ["Gaspé", "Trader"]),
    ],
)
def test_13_french_redraw_after_siege_once_for_each(answers: list[str], hand: list[str] | None) -> None:
    british = side(siege="Louisbourg", marker=-1)
    french = side(siege="Pemaquid", marker=2, hand=["Gaspé", "Trader"], deck=["Priest", "Militia"])
    game = french_turn_begins(british, french)
    for answer in answers:
        assert decision(game) == (FRENCH, "redraw")
        do(game, answer)
    assert decision(game) == (FRENCH, "actions")
    assert len(zone(game, FRENCH, "hand")) == 2
    assert hand is None or zone(game, FRENCH, "hand") == hand


def test_13_french_redraw_after_siege_not_of_an_empty_hand() -> None:
    game = french_turn_begins(None, side(siege="Pemaquid", marker=2, deck=["Priest"]))
    assert decision(game) == (FRENCH, "actions")
    assert zone(game, FRENCH, "hand") == []


def test_13_french_redraw_after_siege_is_not_put_off() -> None:
    french = side(
        money=2, siege="Pemaquid", marker=2, reserve=["Home Support", "Trader"], deck=["Priest", "Ships"]
    )
    game = french_turn_begins(None, french)
    do(game, "retrieve", "home support")
    assert zone(game, FRENCH, "hand") == ["Priest", "Ships", "Trader"]
    assert decision(game) == (FRENCH, "actions")


def test_13_french_redraw_after_siege_rebuilds_the_deck_if_need_be() -> None:
    french = side(siege="Pemaquid", marker=2, hand=["Gaspé"], discard=["Priest", "Ships"])
    game = french_turn_begins(None, french)
    do(game, "redraw: Gaspé")
    assert rebuilt(game) == 1
    assert len(zone(game, FRENCH, "hand")) == 1
    assert drawn_from(game, FRENCH) == ["Gaspé", "Priest", "Ships"]
    assert zone(game, FRENCH, "discard") == []


@every_rule_set
@both_orders("french-redraw-after-siege", "late-reshuffle")
def test_13_french_redraw_after_siege_draws_nothing_before_a_late_reshuffle(
    rule_set: str, variants: Sequence[str]
) -> None:
    french = side(siege="Pemaquid", marker=2, hand=["Gaspé", "Priest"], discard=["Ships", "Trader"])
    game = position(None, french, to_move=FRENCH, actions_left=None, rule_set=rule_set, variants=variants)
    do(game, "redraw: Gaspé")
    assert decision(game) == (FRENCH, "actions")
    assert rebuilt(game) == 0
    assert zone(game, FRENCH, "hand") == ["Priest"]
    assert zone(game, FRENCH, "deck") == []
    assert zone(game, FRENCH, "discard") == ["Gaspé", "Ships", "Trader"]
    # The deck is rebuilt as the last step of the turn, after the refill.
    do(game, "end turn")
    assert rebuilt(game) == 1
    assert zone(game, FRENCH, "hand") == ["Priest"]
    assert zone(game, FRENCH, "deck") == ["Gaspé", "Ships", "Trader"]


def test_13_french_redraw_after_siege_may_draw_the_same_card_again() -> None:
    game = french_turn_begins(None, side(siege="Pemaquid", marker=2, hand=["Gaspé"]))
    do(game, "redraw: Gaspé")
    assert zone(game, FRENCH, "hand") == ["Gaspé"]


def test_13_french_redraw_after_siege_is_free_of_charge() -> None:
    french = side(money=2, siege="Pemaquid", marker=2, hand=["Gaspé"], discard=["Priest"])
    game = french_turn_begins(None, french, variants=[REDRAW, COIN])
    do(game, "redraw: Gaspé")
    assert rebuilt(game) == 1
    assert money(game, FRENCH) == 2


def test_13_french_redraw_after_siege_not_while_it_lasts() -> None:
    game = french_turn_begins(None, side(siege="Pemaquid", marker=1, hand=["Gaspé"], deck=["Priest"]))
    assert decision(game) == (FRENCH, "actions")


def test_13_french_redraw_after_siege_not_after_a_withdrawal() -> None:
    french = side(siege="Pemaquid", marker=0, hand=["Gaspé"], deck=["Priest"])
    given_up = position(None, french, to_move=FRENCH, variants=[REDRAW])
    do(given_up, "withdraw Pemaquid")
    assert decision(given_up) == (FRENCH, "actions")
    surrendered = position(None, french, variants=[REDRAW])
    do(surrendered, "withdraw Pemaquid", "end turn")
    assert decision(surrendered) == (FRENCH, "actions")


def test_13_french_redraw_after_siege_not_after_one_they_lose() -> None:
    british = side(siege="Louisbourg", marker=2, hand=["Norfolk"], deck=["Rangers"])
    french = side(hand=["Gaspé"], deck=["Priest"])
    game = position(british, french, actions_left=None, variants=[REDRAW])
    assert captured(game, BRITISH) == (1, 0)
    assert decision(game) == (BRITISH, "actions")
    do(game, "end turn")
    assert decision(game) == (FRENCH, "actions")


def test_13_french_redraw_after_siege_is_not_for_the_british() -> None:
    british = side(hand=["Norfolk"], deck=["Rangers"])
    game = position(british, side(siege="Pemaquid", marker=-1), actions_left=None, variants=[REDRAW])
    assert siege(game, FRENCH) is None
    assert decision(game) == (BRITISH, "actions")


# reserve-takes-locations and reserve-takes-lost-locations


def reserving(*variants: str, rule_set: str = "second-edition") -> Game:
    """New Haven can be used, Albany (out of supply) and Pemaquid (besieged) not; the rest is not British."""
    board = {"Albany": "british village", "New York": None}
    hand = ["Albany", "Deerfield", "Gaspé", "New Haven", "Pemaquid", "Trader"]
    british, french = side(money=9, hand=hand), side(siege="Pemaquid", marker=0)
    return position(british, french, board=board, variants=variants, rule_set=rule_set)


def reservable(game: Game) -> list[str]:
    return sorted(text.removeprefix("reserve: ") for text in legal(game, "reserve"))


@with_and_without("reserve-takes-locations")
def test_13_reserve_takes_locations_usable_or_not(variants: Sequence[str], on: bool) -> None:
    game = reserving(*variants)
    everything = ["Albany", "Deerfield", "Gaspé", "New Haven", "Pemaquid", "Trader"]
    assert reservable(game) == (everything if on else ["Trader"])
    if not on:
        assert refused(game, "reserve: New Haven")
        return
    do(game, "reserve: New Haven", "reserve: Deerfield")
    assert zone(game, BRITISH, "reserve") == ["Deerfield", "New Haven"]
    do(game, "retrieve")
    assert money(game, BRITISH) == 7


@with_and_without("reserve-takes-lost-locations")
def test_13_reserve_takes_lost_locations(variants: Sequence[str], on: bool) -> None:
    game = reserving(*variants)
    assert reservable(game) == (["Deerfield", "Gaspé", "Trader"] if on else ["Trader"])
    for held_card in ("Albany", "New Haven", "Pemaquid"):
        assert refused(game, f"reserve: {held_card}")
    if on:
        do(game, "reserve: Deerfield")
        assert zone(game, BRITISH, "reserve") == ["Deerfield"]
    else:
        assert refused(game, "reserve: Deerfield")


@both_orders("reserve-takes-locations", "reserve-takes-lost-locations")
def test_13_reserve_takes_lost_locations_among_all_locations(variants: Sequence[str]) -> None:
    assert legal(reserving(*variants)) == legal(reserving("reserve-takes-locations"))


@every_first_edition
def test_13_reserve_takes_lost_locations_changes_nothing_in_a_first_edition(rule_set: str) -> None:
    varied = reserving("reserve-takes-lost-locations", rule_set=rule_set)
    assert legal(varied) == legal(reserving(rule_set=rule_set))


def test_13_reserve_takes_locations_up_to_five_cards() -> None:
    five = ["Militia", "Militia", "Ships", "Ships", "Rangers"]
    for variant in ("reserve-takes-locations", "reserve-takes-lost-locations"):
        game = position(side(hand=["Deerfield"], reserve=five), variants=[variant])
        assert refused(game, "reserve: Deerfield")


# The three about Bateaux


@every_rule_set
@with_and_without("british-start-with-bateaux")
def test_13_british_start_with_bateaux(rule_set: str, variants: Sequence[str], on: bool) -> None:
    game = arpents.new_game(rule_set, variants)
    assert drawn_from(game, BRITISH).count("Bateaux") == on
    assert zone(game, BRITISH, "market").count("Bateaux") == (not on)
    assert len(drawn_from(game, BRITISH)) == 7 + on
    assert drawn_from(game, FRENCH) == drawn_from(arpents.new_game(rule_set), FRENCH)


@every_rule_set
def test_13_french_bateaux_available(rule_set: str) -> None:
    game = arpents.new_game(rule_set, ["french-bateaux-available"])
    assert "Bateaux" not in drawn_from(game, FRENCH)
    assert zone(game, FRENCH, "market").count("Bateaux") == 1
    do(game, "end turn", "draft: Bateaux")
    assert zone(game, FRENCH, "discard") == ["Bateaux"]
    assert money(game, FRENCH) == 5


def test_13_french_bateaux_available_not_without() -> None:
    assert "Bateaux" not in zone(arpents.new_game(), FRENCH, "market")


@every_rule_set
def test_13_first_edition_bateaux(rule_set: str) -> None:
    game = arpents.new_game(rule_set, ["first-edition-bateaux"])
    assert drawn_from(game, FRENCH).count("Bateaux") == 1
    assert "Bateaux" not in zone(game, FRENCH, "market")


def test_13_first_edition_bateaux_not_without() -> None:
    assert "Bateaux" not in drawn_from(arpents.new_game(), FRENCH)


@every_rule_set
@both_orders("first-edition-bateaux", "french-bateaux-available")
def test_13_first_edition_bateaux_beats_french_bateaux_available(
    rule_set: str, variants: Sequence[str]
) -> None:
    game = arpents.new_game(rule_set, variants)
    assert drawn_from(game, FRENCH).count("Bateaux") == 1
    assert "Bateaux" not in zone(game, FRENCH, "market")


# french-choose-a-starting-card

CHOICE = "french-choose-a-starting-card"
FRENCH_MARKET = {
    "Coureurs de Bois",
    "Fortification",
    "Governor",
    "Home Support",
    "Intendant",
    "Military Leader",
    "Militia",
    "Native Americans",
    "Priest",
    "Regular Infantry",
    "Ships",
    "Siege Artillery",
    "Trader",
}


def test_13_french_choose_a_starting_card_before_the_deal() -> None:
    game = arpents.new_game(variants=[CHOICE])
    assert decision(game) == (FRENCH, "starting card")
    assert zone(game, BRITISH, "hand") == zone(game, FRENCH, "hand") == []
    assert legal(game) == {f"begin with: {card}" for card in FRENCH_MARKET}
    for other in ("neutral Settlers", NATIVES, "Kennebec", "Quebec", "Regular Infantry (initial)"):
        assert refused(game, f"begin with: {other}")


@every_rule_set
@pytest.mark.parametrize("card", ["Siege Artillery", "Militia", "Trader"])
def test_13_french_choose_a_starting_card_for_their_deck(rule_set: str, card: str) -> None:
    plain = arpents.new_game(rule_set)
    game = arpents.new_game(rule_set, [CHOICE])
    do(game, f"begin with: {card}")
    assert drawn_from(game, FRENCH) == sorted([*drawn_from(plain, FRENCH), card])
    assert sorted([*zone(game, FRENCH, "market"), card]) == zone(plain, FRENCH, "market")
    assert (money(game, BRITISH), money(game, FRENCH)) == (12, 5)
    assert len(zone(game, BRITISH, "hand")) == len(zone(game, FRENCH, "hand")) == 5
    assert drawn_from(game, BRITISH) == drawn_from(plain, BRITISH)
    assert decision(game) == (BRITISH, "actions")
    assert game.state.actions_left == 1


def test_13_french_choose_a_starting_card_that_may_be_dealt() -> None:
    hands = []
    for seed in range(20):
        game = arpents.new_game(variants=[CHOICE], seed=seed)
        do(game, "begin with: Siege Artillery")
        hands.append("Siege Artillery" in zone(game, FRENCH, "hand"))
    assert set(hands) == {True, False}


def test_13_french_choose_a_starting_card_openly() -> None:
    game = arpents.new_game(variants=[CHOICE])
    events = do(game, "begin with: Siege Artillery")
    seen = events[0].seen_by(BRITISH)
    assert (seen.kind, str(seen.action)) == ("acted", "begin with: Siege Artillery")


def test_13_french_choose_a_starting_card_not_without() -> None:
    assert decision(arpents.new_game()) == (BRITISH, "actions")


@pytest.mark.parametrize(
    ("other", "market"),
    [
        ("french-bateaux-available", FRENCH_MARKET | {"Bateaux"}),
        ("first-edition-bateaux", FRENCH_MARKET),
        ("no-governors", FRENCH_MARKET - {"Governor"}),
    ],
)
def test_13_french_choose_a_starting_card_of_what_is_there(other: str, market: set[str]) -> None:
    game = arpents.new_game(variants=[CHOICE, other])
    assert legal(game) == {f"begin with: {card}" for card in market}


# blocked-ambush-is-free and blocked-raid-is-free


@with_and_without("blocked-ambush-is-free")
def test_13_blocked_ambush_is_free(variants: Sequence[str], on: bool) -> None:
    british, french = side(hand=["Rangers"]), side(money=3, hand=["Native Americans"])
    game = position(british, french, to_move=FRENCH, variants=variants)
    do(game, "ambush: Native Americans", "block: Rangers")
    assert game.state.actions_left == (2 if on else 1)
    assert decision(game) == (FRENCH, "actions")
    # Its card and money are spent, and so is the card that blocked it.
    assert money(game, FRENCH) == 2
    assert zone(game, FRENCH, "discard") == ["Native Americans"]
    assert zone(game, BRITISH, "discard") == ["Rangers"]


def test_13_blocked_ambush_is_free_but_not_one_that_succeeds() -> None:
    british = side(hand=["Rangers", "Militia"])
    game = position(
        british, side(hand=["Coureurs de Bois"]), to_move=FRENCH, variants=["blocked-ambush-is-free"]
    )
    do(game, "ambush: Coureurs de Bois", "do not block")
    assert zone(game, BRITISH, "hand") == ["Rangers"]
    assert game.state.actions_left == 1


@with_and_without("blocked-raid-is-free")
def test_13_blocked_raid_is_free(variants: Sequence[str], on: bool) -> None:
    british = side(hand=["Rangers"])
    french = side(money=3, hand=["Native Americans", "Priest"])
    game = position(british, french, board=DEERFIELD, to_move=FRENCH, variants=variants)
    do(game, "raid Boston: Native Americans, Priest", "block: Rangers")
    assert game.state.actions_left == (2 if on else 1)
    assert decision(game) == (FRENCH, "actions")
    assert money(game, FRENCH) == 2
    assert zone(game, FRENCH, "discard") == ["Native Americans", "Priest"]
    assert zone(game, BRITISH, "discard") == ["Rangers"]
    assert held(game, BRITISH, "towns") == {"Boston", "New York"}


def test_13_blocked_raid_is_free_but_not_one_that_succeeds() -> None:
    game = position(
        side(hand=["Rangers"]),
        side(hand=["Coureurs de Bois"]),
        board=DEERFIELD,
        to_move=FRENCH,
        variants=["blocked-raid-is-free"],
    )
    do(game, "raid Boston: Coureurs de Bois", "do not block")
    assert captured(game, FRENCH) == (0, 1)
    assert game.state.actions_left == 1


@with_and_without("blocked-raid-is-free")
def test_13_blocked_raid_is_free_twice(variants: Sequence[str], on: bool) -> None:
    british = side(hand=["Boston", "Fortification"])
    french = side(money=1, hand=["Coureurs de Bois", "Native Americans"])
    game = position(british, french, board=DEERFIELD, to_move=FRENCH, variants=variants)
    do(game, "raid Boston: Coureurs de Bois", "block: Boston")
    do(game, "raid Boston: Native Americans", "block: Fortification")
    assert zone(game, FRENCH, "discard") == ["Coureurs de Bois", "Native Americans"]
    assert money(game, FRENCH) == 0
    assert game.state.actions_left == (2 if on else 0)
    assert is_legal(game, "draft: Trader") == on


@pytest.mark.parametrize(("variants", "left"), [(["blocked-raid-is-free"], 1), ([], 0)])
def test_13_blocked_raid_is_free_as_the_last_action(variants: Sequence[str], left: int) -> None:
    game = position(
        side(hand=["Rangers"]),
        side(hand=["Coureurs de Bois"]),
        board=DEERFIELD,
        to_move=FRENCH,
        actions_left=1,
        variants=variants,
    )
    do(game, "raid Boston: Coureurs de Bois", "block: Rangers")
    assert game.state.actions_left == left


@pytest.mark.parametrize(
    ("variant", "attack"),
    [
        ("blocked-ambush-is-free", "raid Boston: Coureurs de Bois"),
        ("blocked-raid-is-free", "ambush: Coureurs de Bois"),
    ],
)
def test_13_blocked_raid_is_free_or_blocked_ambush_each_by_its_own_variant(variant: str, attack: str) -> None:
    british, french = side(hand=["Rangers"]), side(hand=["Coureurs de Bois"])
    game = position(british, french, board=DEERFIELD, to_move=FRENCH, variants=[variant])
    do(game, attack, "block: Rangers")
    assert game.state.actions_left == 1


def test_13_blocked_raid_is_free_for_the_british_too() -> None:
    british, french = side(hand=["Rangers", "Indian Leader"]), side(hand=["Militia"])
    game = position(british, french, board=DEERFIELD, variants=["blocked-raid-is-free"])
    do(game, "raid Deerfield: Rangers", "block: Militia")
    assert decision(game) == (BRITISH, "actions")
    assert game.state.actions_left == 2


# free-fur-sale


@with_and_without("free-fur-sale")
def test_13_free_fur_sale_as_often_as_one_likes(variants: Sequence[str], on: bool) -> None:
    furs = ["Gaspé", "Montreal", "Tadoussac", "Trois-Rivières"]
    game = position(None, side(hand=[*furs, "Quebec", "Priest"]), to_move=FRENCH, variants=variants)
    assert legal(game, "sell fur") == ({f"sell fur: {card}" for card in furs} if on else set())
    if not on:
        assert refused(game, "sell fur: Gaspé")
        return
    do(game, "sell fur: Gaspé", "sell fur: Montreal", "sell fur: Tadoussac")
    assert money(game, FRENCH) == 3
    assert zone(game, FRENCH, "discard") == ["Gaspé", "Montreal", "Tadoussac"]
    assert game.state.actions_left == 2
    for other in ("Quebec", "Priest", "Gaspé"):
        assert refused(game, f"sell fur: {other}")
    assert refused(game, "sell fur: Trois-Rivières, Quebec")


def test_13_free_fur_sale_between_and_after_the_actions() -> None:
    hand = ["Gaspé", "Montreal", "Tadoussac", "Trader", "Trois-Rivières"]
    game = position(None, side(hand=hand), to_move=FRENCH, variants=["free-fur-sale"])
    do(game, "pass", "sell fur: Gaspé", "trader: Montreal")
    assert game.state.actions_left == 0
    do(game, "sell fur: Tadoussac", "sell fur: Trois-Rivières")
    assert money(game, FRENCH) == 1 + 2 + 1 + 1
    assert legal(game) == {"end turn"}


def test_13_free_fur_sale_of_usable_cards_only() -> None:
    # Pemaquid is besieged, Albany out of supply, Canso not British; Halifax alone can be used.
    board = HALIFAX | {"Albany": "british village", "New York": None}
    british = side(hand=["Albany", "Canso", "Halifax", "Pemaquid"])
    french = side(siege="Pemaquid", marker=0)
    game = position(british, french, board=board, variants=["free-fur-sale"])
    assert legal(game, "sell fur") == {"sell fur: Halifax"}
    do(game, "sell fur: Halifax")
    assert money(game, BRITISH) == 1


def test_13_free_fur_sale_not_in_the_enemys_turn() -> None:
    game = position(
        side(hand=["Rangers", "Pemaquid"]),
        side(hand=["Coureurs de Bois"]),
        board=DEERFIELD,
        to_move=FRENCH,
        variants=["free-fur-sale"],
    )
    do(game, "raid Boston: Coureurs de Bois")
    assert legal(game) == {"block: Rangers", "do not block"}


# free-discards


@with_and_without("free-discards")
def test_13_free_discards(variants: Sequence[str], on: bool) -> None:
    cards = ["Boston", "Militia", "Militia", "Norfolk", "Trader"]
    everything = f"discard: {', '.join(cards)}"
    rich = position(side(money=4, hand=cards), variants=variants)
    do(rich, everything)
    assert money(rich, BRITISH) == (4 if on else 0)
    assert zone(rich, BRITISH, "discard") == cards
    assert rich.state.actions_left == 1
    poor = position(side(money=0, hand=cards), variants=variants)
    assert is_legal(poor, "discard: Boston")
    assert is_legal(poor, everything) == on
    assert refused(poor, "discard: Boston, Norfolk") != on


def test_13_free_discards_are_still_an_action() -> None:
    game = position(side(hand=["Boston"]), actions_left=0, variants=["free-discards"])
    assert refused(game, "discard: Boston")


# governor-abandons-location

ABANDON = "governor-abandons-location"


def governing(
    hand: Sequence[str],
    board: Mapping[str, str | None] | None = None,
    *,
    besieging: str | None = None,
    besieged: str | None = None,
    variants: Sequence[str] = (ABANDON,),
) -> Game:
    """The British with the Governor and other cards."""
    british = side(hand=["Governor", *hand], siege=besieging, marker=0 if besieging else None)
    french = side(siege=besieged, marker=0 if besieged else None)
    return position(british, french, board=board, variants=variants)


@with_and_without(ABANDON)
def test_13_governor_abandons_location(variants: Sequence[str], on: bool) -> None:
    game = governing(["New Haven", "Norfolk"], variants=variants)
    villages = stock(game, BRITISH, "villages")
    do(game, "governor: New Haven, Norfolk")
    assert ({"New Haven", "Norfolk"} <= held(game, BRITISH, "villages")) != on
    assert stock(game, BRITISH, "villages") == villages + (2 if on else 0)
    assert captured(game, FRENCH) == (0, 0)
    assert {"New Haven", "Norfolk"} <= set(zone(game, BRITISH, "market"))
    assert zone(game, BRITISH, "discard") == ["Governor"]


def test_13_governor_abandons_location_and_it_can_be_settled_anew() -> None:
    game = governing(["New Haven", "Boston", "Ships", "Settlers"])
    do(game, "governor: New Haven")
    assert "New Haven" not in held(game, BRITISH, "villages") | held(game, FRENCH, "villages")
    do(game, "settle New Haven: Boston, Ships, Settlers")
    assert "New Haven" in held(game, BRITISH, "villages")
    assert "New Haven" in zone(game, BRITISH, "discard")


@with_and_without(ABANDON)
def test_13_governor_abandons_location_with_a_fortified_town(variants: Sequence[str], on: bool) -> None:
    game = governing(["Philadelphia"], {"Philadelphia": "british town fortified"}, variants=variants)
    assert (stock(game, BRITISH, "towns"), forts_in_stock(game.state)) == (9, 11)
    do(game, "governor: Philadelphia")
    assert ("Philadelphia" in held(game, BRITISH, "towns")) != on
    assert forts(game) == (set() if on else {"Philadelphia"})
    assert (stock(game, BRITISH, "towns"), forts_in_stock(game.state)) == ((10, 12) if on else (9, 11))
    assert stock(game, BRITISH, "villages") == 18 - 4


@with_and_without(ABANDON)
def test_13_governor_abandons_location_and_supply_follows(variants: Sequence[str], on: bool) -> None:
    game = governing(["New York", "Albany", "Trader"], {"Albany": "british village"}, variants=variants)
    assert is_legal(game, "trader: Albany")
    do(game, "governor: New York")
    assert refused(game, "trader: Albany") == on


def test_13_governor_abandons_location_even_home() -> None:
    game = governing(["Boston", "Norfolk"])
    do(game, "governor: Boston")
    assert held(game, BRITISH, "towns") == {"New York"}
    assert stock(game, BRITISH, "towns") == 11
    assert game.outcome is None
    # Boston is a source of supply even when it is neutral.
    do(game, "take money: Norfolk")
    assert money(game, BRITISH) == 2


@pytest.mark.parametrize(("rule_set", "lost"), [("second-edition", True), ("first-edition-italian", False)])
def test_13_governor_abandons_location_that_the_enemy_settles(rule_set: str, lost: bool) -> None:
    british = side(hand=["Louisbourg", "Ships", "neutral Settlers"])
    game = position(
        british,
        side(hand=["Governor", "Quebec"]),
        board={"Louisbourg": "british village"},
        to_move=FRENCH,
        rule_set=rule_set,
        variants=[ABANDON],
    )
    do(game, "governor: Quebec", "end turn", "settle Quebec: Louisbourg, Ships, neutral Settlers")
    assert result(game) == ((BRITISH, "home settled") if lost else None)


@with_and_without(ABANDON)
def test_13_governor_abandons_location_but_not_a_besieged_one(variants: Sequence[str], on: bool) -> None:
    game = governing(
        ["Pemaquid", "Louisbourg"], besieged="Pemaquid", besieging="Louisbourg", variants=variants
    )
    assert refused(game, "governor: Pemaquid") == on
    # Nor can the card of a place go that one besieges oneself; and then the Governor has nothing to do.
    both = {("Louisbourg",), ("Pemaquid",), ("Louisbourg", "Pemaquid")}
    assert card_sets(game, "governor") == (set() if on else both)


def test_13_governor_abandons_location_beside_a_besieged_one() -> None:
    game = governing(["Pemaquid", "New Haven", "Trader"], besieged="Pemaquid")
    assert legal(game, "governor") == {
        "governor: New Haven",
        "governor: Trader",
        "governor: New Haven, Trader",
    }
    do(game, "governor: New Haven, Trader")
    assert "New Haven" not in held(game, BRITISH, "villages")
    assert siege(game, FRENCH) == ("Pemaquid", 0)
    assert "Pemaquid" in held(game, BRITISH, "villages")


def test_13_governor_abandons_location_only_if_it_is_controlled() -> None:
    game = governing(["Deerfield", "Port Royal"], {"Deerfield": "french village fortified"})
    do(game, "governor: Deerfield, Port Royal")
    assert {"Deerfield", "Port Royal"} <= held(game, FRENCH, "villages")
    assert forts(game) == {"Deerfield"}
    assert {"Deerfield", "Port Royal"} <= set(zone(game, BRITISH, "market"))
    assert captured(game, BRITISH) == (0, 0)


# governor-spares-starting-locations and no-governors

SPARE = "governor-spares-starting-locations"


@with_and_without(SPARE)
def test_13_governor_spares_starting_locations(variants: Sequence[str], on: bool) -> None:
    game = governing(["Boston", "Deerfield"], {"Deerfield": "british village"}, variants=variants)
    assert refused(game, "governor: Boston") == refused(game, "governor: Boston, Deerfield") == on
    do(game, "governor: Deerfield")
    assert "Deerfield" in zone(game, BRITISH, "market")
    assert "Deerfield" in held(game, BRITISH, "villages")


@pytest.mark.parametrize(
    "card", ["Boston", "New Haven", "New York", "Norfolk", "Pemaquid", "Philadelphia", "St. Mary's"]
)
def test_13_governor_spares_starting_locations_of_the_british(card: str) -> None:
    assert legal(governing([card], variants=[SPARE]), "governor") == set()
    lost = governing([card], {card: None}, variants=[SPARE])
    do(lost, f"governor: {card}")
    assert zone(lost, BRITISH, "market").count(card) == 1


@pytest.mark.parametrize(
    "card", ["Gaspé", "Louisbourg", "Montreal", "Port Royal", "Quebec", "Tadoussac", "Trois-Rivières"]
)
def test_13_governor_spares_starting_locations_of_the_french(card: str) -> None:
    french = side(hand=["Governor", card])
    assert legal(position(None, french, to_move=FRENCH, variants=[SPARE]), "governor") == set()
    lost = position(None, french, board={card: "british village"}, to_move=FRENCH, variants=[SPARE])
    assert legal(lost, "governor") == {f"governor: {card}"}


def test_13_governor_spares_starting_locations_unusable_ones_too() -> None:
    game = governing(["Pemaquid", "Trader"], besieged="Pemaquid", variants=[SPARE])
    assert legal(game, "governor") == {"governor: Trader"}


def test_13_governor_spares_starting_locations_but_no_empire_card_of_the_initial_deck() -> None:
    french = side(hand=["Governor", "Regular Infantry (initial)"])
    game = position(None, french, to_move=FRENCH, variants=[SPARE])
    assert is_legal(game, "governor: Regular Infantry (initial)")


@both_orders(SPARE, ABANDON)
def test_13_governor_spares_starting_locations_and_abandons_others(variants: Sequence[str]) -> None:
    game = governing(["Boston", "Deerfield"], {"Deerfield": "british village"}, variants=variants)
    assert legal(game, "governor") == {"governor: Deerfield"}
    do(game, "governor: Deerfield")
    assert "Deerfield" not in held(game, BRITISH, "villages")


@every_rule_set
@with_and_without("no-governors")
def test_13_no_governors(rule_set: str, variants: Sequence[str], on: bool) -> None:
    game = arpents.new_game(rule_set, variants)
    for player in (BRITISH, FRENCH):
        assert ("Governor" in zone(game, player, "market")) != on
        assert "Governor" not in drawn_from(game, player)
        assert refused(game, "draft: Governor") == on
        do(game, "end turn")


def test_13_no_governors_anywhere() -> None:
    with pytest.raises(ImpossiblePosition, match="Governor"):
        position(side(hand=["Governor"]), variants=["no-governors"])


# natives-fight-in-sieges

FIGHTING = "natives-fight-in-sieges"


@with_and_without(FIGHTING)
def test_13_natives_fight_in_sieges_and_may_start_one(variants: Sequence[str], on: bool) -> None:
    british = side(money=0, hand=["Halifax", "Ships", NATIVES])
    game = position(british, board=HALIFAX, variants=variants)
    text = f"besiege Port Royal: Halifax, Ships, {NATIVES}"
    if not on:
        assert refused(game, text)
        return
    do(game, text)
    assert siege(game, BRITISH) == ("Port Royal", 0)
    assert zone(game, BRITISH, "attacking") == [NATIVES]
    assert money(game, BRITISH) == 0


@pytest.mark.parametrize("natives", [NATIVES, "Native Americans"])
@with_and_without(FIGHTING)
def test_13_natives_fight_in_sieges_of_the_french(variants: Sequence[str], on: bool, natives: str) -> None:
    french = side(money=1, hand=[natives], siege="Pemaquid", marker=0)
    game = position(None, french, to_move=FRENCH, variants=variants)
    if not on:
        assert refused(game, f"reinforce Pemaquid: {natives}")
        return
    do(game, f"reinforce Pemaquid: {natives}")
    assert siege(game, FRENCH) == ("Pemaquid", 1)
    assert money(game, FRENCH) == 1


@with_and_without(FIGHTING)
def test_13_natives_fight_in_sieges_for_the_defender(variants: Sequence[str], on: bool) -> None:
    game = position(side(hand=[NATIVES]), side(siege="Pemaquid", marker=1), variants=variants)
    if not on:
        assert refused(game, f"reinforce Pemaquid: {NATIVES}")
        return
    do(game, f"reinforce Pemaquid: {NATIVES}")
    assert siege(game, FRENCH) == ("Pemaquid", 0)
    assert zone(game, BRITISH, "defending") == [NATIVES]


def test_13_natives_fight_in_sieges_that_they_can_reach_only() -> None:
    british = side(hand=[NATIVES], siege="Louisbourg", marker=0)
    game = position(british, board={"Boston": "french village"}, variants=[FIGHTING])
    assert refused(game, f"reinforce Louisbourg: {NATIVES}")


def test_13_natives_fight_in_sieges_and_can_be_given_up_after_a_defeat() -> None:
    british = side(siege="Louisbourg", marker=-1, attacking=[NATIVES, "Militia"])
    game = position(british, to_move=FRENCH, actions_left=None, variants=[FIGHTING])
    assert legal(game) == {"give up: Militia", f"give up: {NATIVES}"}
    do(game, f"give up: {NATIVES}")
    assert neutral_display(game).count(NATIVES) == 5
    assert zone(game, BRITISH, "discard") == ["Militia"]


def test_13_natives_fight_in_sieges_and_can_be_given_up_in_a_withdrawal() -> None:
    french = side(siege="Pemaquid", marker=0, attacking=["Native Americans", "Militia"])
    game = position(None, french, to_move=FRENCH, variants=[FIGHTING])
    do(game, "withdraw Pemaquid: Native Americans")
    assert "Native Americans" in zone(game, FRENCH, "market")
    assert zone(game, FRENCH, "discard") == ["Militia"]


def test_13_natives_fight_in_sieges_and_go_to_the_winner_s_discard_pile() -> None:
    british = side(siege="Louisbourg", marker=2, attacking=[NATIVES])
    game = position(british, actions_left=None, variants=[FIGHTING])
    assert zone(game, BRITISH, "discard") == [NATIVES]
    assert neutral_display(game).count(NATIVES) == 4


def test_13_natives_fight_in_sieges_and_still_take_money_elsewhere() -> None:
    game = position(None, side(hand=[NATIVES]), board=DEERFIELD, to_move=FRENCH, variants=[FIGHTING])
    assert refused(game, f"raid Boston: {NATIVES}")
    assert refused(game, f"ambush: {NATIVES}")
    hand = [NATIVES, "Native Americans"]
    game = position(None, side(money=2, hand=hand), board=DEERFIELD, to_move=FRENCH, variants=[FIGHTING])
    do(game, f"raid Boston: {NATIVES}")
    assert money(game, FRENCH) == 1
    do(game, "ambush: Native Americans")
    assert money(game, FRENCH) == 0


def test_13_natives_fight_in_sieges_and_are_not_vulnerable() -> None:
    british = side(siege="Louisbourg", marker=0, attacking=[NATIVES])
    game = ambush(british, variants=[FIGHTING, REACHING])
    assert "hand-shown" in [event.kind for event in game.log]
    assert zone(game, BRITISH, "attacking") == [NATIVES]


# british-wait-to-besiege

WAIT = "british-wait-to-besiege"
ARMY = ["Halifax", "Ships", "Militia"]
SIEGE = "besiege Port Royal: Halifax, Ships, Militia"
WITH_24 = dict.fromkeys(("Halifax", "Albany", "Cumberland"), "british village")  # 17 + 2 + 4 + 1
WITH_25 = dict.fromkeys(("Halifax", "Albany", "Richmond"), "british village")  # 17 + 2 + 4 + 2


@with_and_without(WAIT)
def test_13_british_wait_to_besiege(variants: Sequence[str], on: bool) -> None:
    game = position(side(hand=ARMY), board=HALIFAX, variants=variants)
    assert places(game, "besiege") == (set() if on else {"Louisbourg", "Port Royal"})
    assert refused(game, SIEGE) == on


@pytest.mark.parametrize(
    ("board", "captures", "may"),
    [(WITH_24, 0, False), (WITH_25, 0, True), (HALIFAX, 2, False), (HALIFAX, 3, True), (WITH_24, 1, True)],
)
def test_13_british_wait_to_besiege_for_25_points(board: dict[str, str], captures: int, may: bool) -> None:
    game = position(side(hand=ARMY, captured_villages=captures), board=board, variants=[WAIT])
    assert is_legal(game, SIEGE) == may
    if may:
        do(game, SIEGE)
        assert siege(game, BRITISH) == ("Port Royal", 0)


def test_13_british_wait_to_besiege_not_in_vain_if_the_points_come_in_the_same_turn() -> None:
    hand = [*ARMY, "Norfolk", "Bateaux", "Settlers"]
    game = position(side(hand=hand), board=WITH_24, variants=[WAIT])
    assert refused(game, SIEGE)
    do(game, "settle Richmond: Norfolk, Bateaux, Settlers", SIEGE)
    assert siege(game, BRITISH) == ("Port Royal", 0)


@pytest.mark.parametrize(("board", "may"), [(WITH_24, False), (WITH_25, True)])
def test_13_british_wait_to_besiege_no_more_when_the_points_are_lost_again(
    board: dict[str, str], may: bool
) -> None:
    # The French take Albany before the British have begun a siege: 4 points.
    french = side(hand=["Coureurs de Bois"])
    with_french = board | {"Ticonderoga": "french village"}
    game = position(side(hand=ARMY), french, board=with_french, to_move=FRENCH, variants=[WAIT])
    do(game, "raid Albany: Coureurs de Bois", "end turn")
    assert "Albany" not in held(game, BRITISH, "villages")
    assert is_legal(game, SIEGE) == may


def test_13_british_wait_to_besiege_no_more_when_captures_made_the_points() -> None:
    french = side(hand=["Coureurs de Bois"])
    board = WITH_24 | {"Fort William Henry": "french village", "Ticonderoga": "french village"}
    british = side(hand=[*ARMY, "Rangers"], deck=["New Haven", "Norfolk"])
    game = position(british, french, board=board, variants=[WAIT])
    do(game, "raid Fort William Henry: Rangers", "do not block", "end turn")
    do(game, "raid Albany: Coureurs de Bois", "end turn")
    assert captured(game, BRITISH) == (1, 0)
    assert is_legal(game, SIEGE)


def test_13_british_wait_to_besiege_until_the_french_begin_a_siege() -> None:
    french = side(hand=["Port Royal", "Ships", "Militia"])
    game = position(side(hand=ARMY), french, board=HALIFAX, to_move=FRENCH, variants=[WAIT])
    do(game, "besiege Pemaquid: Port Royal, Ships, Militia", "end turn")
    assert is_legal(game, SIEGE)
    # Even if the French have given theirs up.
    do(game, "end turn", "withdraw Pemaquid: Militia", "end turn", SIEGE)
    assert siege(game, BRITISH) == ("Port Royal", 0)


def test_13_british_wait_to_besiege_no_more_while_they_are_besieged() -> None:
    game = position(side(hand=ARMY), side(siege="Norfolk", marker=0), board=HALIFAX, variants=[WAIT])
    do(game, SIEGE)
    assert siege(game, BRITISH) == ("Port Royal", 0)


def test_13_british_wait_to_besiege_and_the_french_do_not() -> None:
    french = side(hand=["Port Royal", "Ships", "Militia"])
    game = position(None, french, to_move=FRENCH, variants=[WAIT])
    assert places(game, "besiege") == {"Pemaquid"}


def test_13_british_wait_to_besiege_whatever_points_the_french_have() -> None:
    french = side(captured_towns=2)
    game = position(side(hand=ARMY), french, board=HALIFAX, variants=[WAIT])
    assert refused(game, SIEGE)


# drop-lost-locations


@with_and_without("drop-lost-locations")
def test_13_drop_lost_locations(variants: Sequence[str], on: bool) -> None:
    # Deerfield is neutral and Gaspé French. Albany and Pemaquid cannot be used either, but are British.
    game = reserving(*variants)
    assert legal(game, "drop") == ({"drop: Deerfield", "drop: Gaspé"} if on else set())
    assert refused(game, "drop: Deerfield") != on
    for other in ("Albany", "New Haven", "Pemaquid", "Trader"):
        assert refused(game, f"drop: {other}")


def test_13_drop_lost_locations_any_number_free_and_after_the_last_action() -> None:
    hand = ["Deerfield", "Gaspé", "Louisbourg", "Norfolk", "Canso"]
    game = position(side(hand=hand), variants=["drop-lost-locations"])
    do(game, "drop: Deerfield", "take money: Norfolk", "drop: Gaspé", "pass")
    assert game.state.actions_left == 0
    do(game, "drop: Louisbourg", "drop: Canso")
    assert zone(game, BRITISH, "discard") == ["Canso", "Deerfield", "Gaspé", "Louisbourg", "Norfolk"]
    assert money(game, BRITISH) == 2
    assert legal(game) == {"end turn"}


def test_13_drop_lost_locations_of_the_french() -> None:
    french = side(hand=["Louisbourg", "Quebec"])
    board = {"Louisbourg": "british village"}
    game = position(None, french, board=board, to_move=FRENCH, variants=["drop-lost-locations"])
    assert legal(game, "drop") == {"drop: Louisbourg"}
    assert refused(game, "drop: Louisbourg, Quebec")


def test_13_drop_lost_locations_as_soon_as_they_are_given_up() -> None:
    game = position(
        side(hand=["Pemaquid"]), side(siege="Pemaquid", marker=0), variants=["drop-lost-locations"]
    )
    assert refused(game, "drop: Pemaquid")
    do(game, "withdraw Pemaquid", "drop: Pemaquid")
    assert zone(game, BRITISH, "discard") == ["Pemaquid"]


# first-edition-home-support


@with_and_without("first-edition-home-support")
def test_13_first_edition_home_support_rebuilds_the_deck(variants: Sequence[str], on: bool) -> None:
    british = side(hand=["Home Support"], deck=["Boston"], discard=["Norfolk", "Ships", "Trader"])
    game = position(british, variants=variants)
    do(game, "home support")
    assert rebuilt(game) == on
    assert len(zone(game, BRITISH, "hand")) == (3 if on else 1)
    assert "Home Support" in zone(game, BRITISH, "discard")
    assert len(zone(game, BRITISH, "discard")) == (1 if on else 4)


@with_and_without("first-edition-home-support")
def test_13_first_edition_home_support_on_an_empty_deck(variants: Sequence[str], on: bool) -> None:
    game = position(side(hand=["Home Support"], discard=["Boston", "Norfolk"]), variants=variants)
    if not on:
        assert refused(game, "home support")
        return
    do(game, "home support")
    assert zone(game, BRITISH, "hand") == ["Boston", "Norfolk"]
    assert zone(game, BRITISH, "discard") == ["Home Support"]


def test_13_first_edition_home_support_leaves_the_time_of_rebuilding_alone() -> None:
    # Under the second edition a deck that just suffices is not rebuilt, unlike under a first edition.
    british = side(hand=["Home Support"], deck=["Boston", "Norfolk", "Ships"], discard=["Trader"])
    game = position(british, variants=["first-edition-home-support"])
    do(game, "home support")
    assert zone(game, BRITISH, "deck") == []
    assert zone(game, BRITISH, "discard") == ["Home Support", "Trader"]


# first-edition-raid-range


@with_and_without("first-edition-raid-range")
def test_13_first_edition_raid_range(variants: Sequence[str], on: bool) -> None:
    french = side(money=9, hand=["Coureurs de Bois", "Native Americans", "Priest", "Priest"])
    game = position(None, french, board={"Kennebec": "french village"}, to_move=FRENCH, variants=variants)
    near = {"Pemaquid": 2, "Boston": 3, "New Haven": 3}
    far = {"Pemaquid": 1, "Boston": 2, "New Haven": 2, "New York": 4}
    assert fewest_raiders(game) == (near if on else far)


def test_13_first_edition_raid_range_still_passes_enemies() -> None:
    board = {"Kennebec": "french village", "Fort Halifax": "british village"}
    french = side(hand=["Coureurs de Bois", "Priest"])
    game = position(None, french, board=board, to_move=FRENCH, variants=["first-edition-raid-range"])
    assert fewest_raiders(game) == {"Fort Halifax": 1, "Pemaquid": 2}


# late-reshuffle

LATE = "late-reshuffle"


@with_and_without(LATE)
@every_rule_set
def test_13_late_reshuffle_after_the_refill(rule_set: str, variants: Sequence[str], on: bool) -> None:
    rest = ["Militia", "Rangers", "Settlers", "Trader"]
    game = ending_turn(0, ["Boston", "Norfolk"], ["Ships"], rest, variants=variants, rule_set=rule_set)
    assert rebuilt(game) == 1
    assert len(zone(game, BRITISH, "hand")) == (3 if on else 5)
    assert drawn_from(game, BRITISH) == sorted(["Boston", "Norfolk", "Ships", *rest])
    assert zone(game, BRITISH, "discard") == []
    if on:
        assert zone(game, BRITISH, "hand") == ["Boston", "Norfolk", "Ships"]
        assert zone(game, BRITISH, "deck") == rest


@with_and_without(LATE)
def test_13_late_reshuffle_of_a_deck_that_just_sufficed(variants: Sequence[str], on: bool) -> None:
    hand = ["Boston", "Norfolk", "Settlers", "Trader"]
    game = ending_turn(0, hand, ["Ships"], ["Militia"], variants=variants)
    assert len(zone(game, BRITISH, "hand")) == 5
    assert zone(game, BRITISH, "deck") == (["Militia"] if on else [])
    assert zone(game, BRITISH, "discard") == ([] if on else ["Militia"])


def test_13_late_reshuffle_without_a_refill() -> None:
    hand = ["Boston", "Norfolk", "Settlers", "Trader", "Ships", "Rangers"]
    game = ending_turn(0, hand, [], ["Militia"], variants=[LATE])
    assert zone(game, BRITISH, "hand") == sorted(hand)
    assert zone(game, BRITISH, "deck") == ["Militia"]


def test_13_late_reshuffle_not_of_a_deck_that_has_cards() -> None:
    hand = ["Boston", "Norfolk", "Settlers", "Trader"]
    game = ending_turn(0, hand, ["Ships", "Rangers"], ["Militia"], variants=[LATE])
    assert rebuilt(game) == 0
    assert zone(game, BRITISH, "discard") == ["Militia"]


def test_13_late_reshuffle_is_the_last_step_of_its_owner_s_turn() -> None:
    british = side(hand=["Boston", "Home Support"], deck=["Ships"], discard=["Militia"])
    game = position(british, variants=[LATE])
    do(game, "home support", "take money: Boston")
    assert (zone(game, BRITISH, "deck"), rebuilt(game)) == ([], 0)
    events = [event.kind for event in do(game, "end turn")]
    assert events.index("deck-rebuilt") < events.index("turn-began")
    assert zone(game, BRITISH, "hand") == ["Ships"]
    assert zone(game, BRITISH, "deck") == ["Boston", "Home Support", "Militia"]


@every_rule_set
@pytest.mark.parametrize(
    "variants",
    [[LATE], [LATE, "first-edition-home-support"], ["first-edition-home-support", LATE]],
    ids=["alone", "named first", "named last"],
)
def test_13_late_reshuffle_and_home_support_never_rebuilds(rule_set: str, variants: Sequence[str]) -> None:
    british = side(hand=["Home Support"], deck=["Boston"], discard=["Norfolk", "Ships", "Trader"])
    game = position(british, variants=variants, rule_set=rule_set)
    do(game, "home support")
    assert zone(game, BRITISH, "hand") == ["Boston"]
    assert zone(game, BRITISH, "deck") == []
    assert zone(game, BRITISH, "discard") == ["Home Support", "Norfolk", "Ships", "Trader"]
    empty = position(side(hand=["Home Support"], discard=["Norfolk"]), variants=variants, rule_set=rule_set)
    assert refused(empty, "home support")


def test_13_late_reshuffle_of_both_decks_each_in_its_owner_s_turn() -> None:
    british = side(hand=["Boston"], discard=["Militia"])
    french = side(hand=["Quebec"], discard=["Priest"])
    game = position(british, french, variants=[LATE])
    do(game, "end turn")
    assert (zone(game, BRITISH, "deck"), zone(game, FRENCH, "deck")) == (["Militia"], [])
    do(game, "end turn")
    assert zone(game, FRENCH, "deck") == ["Priest"]
