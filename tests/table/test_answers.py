"""Automatic answers: each decision with each kind of preset, and random games with random presets."""

from random import Random

import pytest

from arpents import Action, Game, View
from arpents.engine.choosing import is_offered, random_action
from arpents.engine.state import BLOCK_RAID, FORFEITURE, OCCUPATION, REDRAWING
from arpents.engine.verbs import GROUPS, WITHDRAW
from arpents.table import BadPresets, Presets, Table, automatic_answer, presets_to_json, read_presets
from arpents.table.presets import CARD_NAMES, LONGEST_LIST, Blocking, Giving, Occupying, Yielding
from tests.engine.any_game import any_game
from tests.positions import BRITISH, FRENCH, do, position, side
from tests.sampling import sampled


def answer(game: Game, presets: Presets) -> str | None:
    """The answer of the side that decides, as text; that of the other side is always None."""
    decider = game.decider
    assert decider is not None
    assert automatic_answer(game.view(decider.other), presets) is None
    assert automatic_answer(game.view(None), presets) is None
    found = automatic_answer(game.view(decider), presets)
    assert found is None or is_offered(game.offers(), found)
    return None if found is None else str(found)


def raid() -> Game:
    """The French raid Deerfield, which is British, with several cards to block."""
    british = side(hand=["Rangers", "Fortification", "Boston"], money=3)
    game = position(
        british,
        side(hand=["Coureurs de Bois", "Native Americans"], money=5),
        board={"Deerfield": "british village"},
        to_move=FRENCH,
    )
    raids = [action for action in game.legal_actions() if action.verb == "raid"]
    game.apply(raids[0])
    assert game.state.phase == BLOCK_RAID
    return game


def ambush(**british: object) -> Game:
    """The French ambush."""
    game = position(side(**british), side(hand=["Coureurs de Bois"]), to_move=FRENCH)
    do(game, "ambush: Coureurs de Bois")
    return game


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (Blocking(), None),
        (Blocking(answer="never"), "do not block"),
        (Blocking(answer="never", cards=("Rangers",)), "do not block"),
        (Blocking(answer="block", cards=("Rangers", "Fortification")), "block: Rangers"),
        (Blocking(answer="block", cards=("Militia", "Fortification", "Rangers")), "block: Fortification"),
        (Blocking(answer="block", cards=("Militia",)), None),
        (Blocking(answer="block", cards=("Militia",), otherwise="never"), "do not block"),
        (Blocking(answer="block", cards=("Boston",), otherwise="never"), "do not block"),
    ],
)
def test_raids(preset: Blocking, expected: str | None) -> None:
    assert answer(raid(), Presets(raids=preset)) == expected
    assert answer(raid(), Presets(ambushes=preset)) is None


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (Blocking(), None),
        (Blocking(answer="never"), "do not block"),
        (Blocking(answer="block", cards=("Fortification", "Rangers")), "block: Rangers"),
        (Blocking(answer="block", cards=("Fortification",)), None),
        (Blocking(answer="block", cards=("Fortification",), otherwise="never"), "do not block"),
    ],
)
def test_ambushes(preset: Blocking, expected: str | None) -> None:
    game = ambush(hand=["Rangers", "Fortification", "Militia"], deck=["Boston"])
    assert answer(game, Presets(ambushes=preset)) == expected
    assert answer(game, Presets(raids=preset)) is None


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (Yielding(), None),
        (Yielding(cards=("Militia",)), None),
        (Yielding(answer="list", cards=("Siege Artillery", "Regular Infantry")), "lose: Regular Infantry"),
        (
            Yielding(answer="list", cards=("Regular Infantry",), first="reserve"),
            "lose from reserve: Regular Infantry",
        ),
        (Yielding(answer="list", cards=("Militia",), first="reserve"), "lose: Militia"),
        (Yielding(answer="list", cards=("Siege Artillery",)), None),
        (
            Yielding(answer="list", cards=("Siege Artillery",), otherwise="any", first="reserve"),
            "lose from reserve: Regular Infantry",
        ),
    ],
)
def test_the_card_lost_to_an_ambush(preset: Yielding, expected: str | None) -> None:
    game = ambush(
        hand=["Militia", "Regular Infantry", "Boston"], deck=["Norfolk"], reserve=["Regular Infantry"]
    )
    assert answer(game, Presets(losing=preset)) == expected


def test_a_card_lost_from_a_siege() -> None:
    british = side(hand=["Militia", "Norfolk"], siege="Louisbourg", marker=3, attacking=["Siege Artillery"])
    game = position(
        british,
        side(hand=["Coureurs de Bois"]),
        to_move=FRENCH,
        variants=["ambush-reaches-sieges"],
    )
    do(game, "ambush: Coureurs de Bois")
    preset = Yielding(answer="list", otherwise="any", first="siege")
    assert answer(game, Presets(losing=preset)) == "lose from siege Louisbourg: Siege Artillery"
    preset = Yielding(answer="list", cards=("Siege Artillery",))
    assert answer(game, Presets(losing=preset)) == "lose from siege Louisbourg: Siege Artillery"


def test_who_has_no_such_card_shows_the_hand() -> None:
    game = ambush(hand=["Boston", "Norfolk"], deck=["Militia"])
    assert answer(game, Presets()) is None
    assert answer(game, Presets(losing=Yielding(answer="list"))) == "show hand"


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (Giving(), None),
        (Giving(answer="list"), None),
        (Giving(answer="list", otherwise="any"), "give: neutral Native Americans"),
        (
            Giving(answer="list", otherwise="any", first="reserve"),
            "give from reserve: neutral Native Americans",
        ),
        (
            Giving(answer="list", cards=("neutral Native Americans",), first="reserve"),
            "give from reserve: neutral Native Americans",
        ),
        (Giving(answer="list", cards=("Militia",)), None),
    ],
)
def test_the_card_given_for_a_conversion(preset: Giving, expected: str | None) -> None:
    british = side(
        hand=["neutral Native Americans", "Boston"],
        deck=["Norfolk"],
        reserve=["neutral Native Americans"],
    )
    game = position(british, side(hand=["Priest"]), to_move=FRENCH)
    do(game, "convert: Priest")
    assert answer(game, Presets(giving=preset)) == expected
    assert answer(game, Presets(losing=Yielding(answer="list", otherwise="any"))) is None


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (Yielding(), None),
        (Yielding(answer="list", cards=("Trader", "Ships", "Militia")), "give up: Ships"),
        (Yielding(answer="list", cards=("Trader",)), None),
        (Yielding(answer="list", cards=("Trader",), otherwise="any"), "give up: Ships"),
    ],
)
def test_the_card_given_up_after_a_siege(preset: Yielding, expected: str | None) -> None:
    british = side(siege="Louisbourg", attacking=["Militia"], marker=2)
    game = position(british, side(defending=["Militia", "Ships"]), actions_left=None)
    assert (game.decider, game.phase) == (FRENCH, "give up card")
    assert answer(game, Presets(giving_up=preset)) == expected


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (Occupying(), None),
        (Occupying(answer="leave"), "leave Louisbourg"),
        (Occupying(answer="occupy", cards=("Trader", "Settlers", "Boston")), "occupy Louisbourg: Settlers"),
        (Occupying(answer="occupy", cards=("Trader",)), None),
        (Occupying(answer="occupy", cards=("Trader",), otherwise="leave"), "leave Louisbourg"),
        (Occupying(answer="occupy", otherwise="any"), "occupy Louisbourg: Settlers"),
    ],
)
def test_the_occupation_of_a_place_taken(preset: Occupying, expected: str | None) -> None:
    british = side(siege="Louisbourg", marker=2, hand=["Boston", "Settlers", "Norfolk"])
    game = position(british, actions_left=None)
    assert game.state.phase == OCCUPATION
    assert answer(game, Presets(occupying=preset)) == expected


def test_an_occupation_that_takes_no_card_or_cannot_be() -> None:
    wish = Presets(occupying=Occupying(answer="occupy"))
    free = position(
        side(siege="Fort Beauséjour", marker=2, hand=["Norfolk"]),
        board={"Fort Beauséjour": "french village"},
        actions_left=None,
    )
    assert answer(free, wish) == "occupy Fort Beauséjour"
    hopeless = position(
        side(siege="Louisbourg", marker=2, hand=["Norfolk"], deck=["Settlers"]), actions_left=None
    )
    assert answer(hopeless, wish) == "leave Louisbourg"


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (Occupying(answer="occupy"), None),
        (Occupying(answer="occupy", otherwise="any"), "leave Louisbourg"),
        (Occupying(answer="occupy", otherwise="leave"), "leave Louisbourg"),
        (Occupying(answer="leave"), "leave Louisbourg"),
    ],
)
def test_an_occupation_that_a_free_action_may_make_possible(preset: Occupying, expected: str | None) -> None:
    british = side(siege="Louisbourg", marker=2, money=1, hand=["Norfolk"], reserve=["Settlers"])
    game = position(british, actions_left=None, rule_set="first-edition-german")
    assert answer(game, Presets(occupying=preset)) == expected
    do(game, "retrieve")
    after = answer(game, Presets(occupying=preset))
    assert after == (
        None if expected is None else expected if preset.answer == "leave" else SETTLED[preset.otherwise]
    )


SETTLED = {"any": "occupy Louisbourg: Settlers", "leave": "leave Louisbourg"}


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        (Yielding(), None),
        (Yielding(answer="list", cards=("Quebec", "Trader", "Boston")), "forfeit: Boston, Trader"),
        (Yielding(answer="list", cards=("Militia", "Militia", "Trader")), "forfeit: Militia, Trader"),
        (Yielding(answer="list", cards=("Trader",)), None),
        (Yielding(answer="list", cards=("Trader",), otherwise="any"), "forfeit: Boston, Trader"),
    ],
)
def test_the_cards_forfeited_for_a_deck(preset: Yielding, expected: str | None) -> None:
    british = side(hand=["Boston", "Militia", "Trader"], discard=["Norfolk", "Ships", "New York"])
    game = position(british, side(hand=["Quebec"]), variants=["reshuffle-costs-a-coin"])
    do(game, "end turn")
    assert game.state.phase == FORFEITURE
    assert answer(game, Presets(forfeiting=preset)) == expected


def test_the_exchange_after_a_siege() -> None:
    game = position(
        side(siege="Louisbourg", marker=-3),
        side(hand=["Quebec"], deck=["Gaspé"]),
        to_move=FRENCH,
        actions_left=None,
        variants=["french-redraw-after-siege"],
    )
    assert game.state.phase == REDRAWING
    assert answer(game, Presets()) is None
    assert answer(game, Presets(exchange="keep")) == "keep"


def test_a_turn_of_ones_own_is_never_answered() -> None:
    game = position(side(hand=["Boston"]))
    assert answer(game, full_presets(Random(1))) is None


def test_presets_are_the_same_after_a_journey_as_json() -> None:
    for seed in range(50):
        presets = random_presets(Random(seed))
        assert read_presets(presets_to_json(presets)) == presets
    assert read_presets("{}") == Presets()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"raids": {"answer": "maybe"}}', 'wrong at raids.answer.*Right: "ask" or "never" or "block"'),
        ('{"losing": {"first": "moon"}}', 'Right: "hand" or "reserve" or "siege"'),
        ('{"giving": {"first": "siege"}}', 'wrong at giving.first.*Right: "hand" or "reserve"\\.$'),
        ('{"raids": {"cards": ["Militja"]}}', 'There is no card "Militja". Did you mean Militia'),
        ('{"raids": {"cards": "Militia"}}', "wrong at raids.cards.*a list of at most 64 names of cards"),
        ('{"raid": {}}', "unknown field `raid`.*an object with any of raids, ambushes"),
        ('{"raids": []}', "wrong at raids.*an object with any of cards, answer, otherwise"),
        ("[]", "wrong at their top"),
        ("{", "should be JSON, which this is not"),
        (f'{{"raids": {{"cards": {["Militia"] * (LONGEST_LIST + 1)}}}}}'.replace("'", '"'), "at most 64"),
    ],
)
def test_what_is_wrong_in_presets_is_told(text: str, fault: str) -> None:
    with pytest.raises(BadPresets, match=fault) as found:
        read_presets(text)
    assert found.value.code == "bad_presets"


def some_cards(rng: Random) -> tuple[str, ...]:
    return tuple(rng.sample(CARD_NAMES, rng.choice((0, 1, 5, 20))))


def full_presets(rng: Random) -> Presets:
    """Presets that leave nothing to ask."""

    def blocking() -> Blocking:
        return Blocking(some_cards(rng), rng.choice(("never", "block")), "never")

    def yielding() -> Yielding:
        return Yielding(some_cards(rng), "list", "any", rng.choice(("hand", "reserve", "siege")))

    giving = Giving(some_cards(rng), "list", "any", rng.choice(("hand", "reserve")))
    occupying = Occupying(some_cards(rng), rng.choice(("occupy", "leave")), rng.choice(("any", "leave")))
    return Presets(blocking(), blocking(), yielding(), giving, yielding(), occupying, yielding(), "keep")


def random_presets(rng: Random) -> Presets:
    """Presets of which some ask."""
    full, nothing = full_presets(rng), Presets()
    return Presets(*(getattr(rng.choice((full, nothing)), name) for name in Presets.__struct_fields__))


def belligerent(view: View, rng: Random) -> Action:
    """A random action, mostly one that leads to a question."""
    attacks = [
        offer
        for offer in view.offers()
        if offer.verb_number in {*GROUPS["attack"]} and offer.verb_number != WITHDRAW
    ]
    return random_action(attacks, rng) if attacks and rng.random() < 0.7 else view.random_action(rng)


@pytest.mark.parametrize("seed", sampled(range(60), both=6))
def test_answers_are_always_legal_and_full_presets_leave_nothing_open(seed: int) -> None:
    rng = Random(seed)
    table = Table(any_game(seed, rng))
    presets = [random_presets(rng), full_presets(rng)]
    for _ in range(600):
        decider = table.decider
        if decider is None:
            break
        view = table.view(decider)
        found = automatic_answer(view, presets[decider])
        if found is None:
            assert decider == BRITISH or view.phase in {"actions", "starting card"}
            found = belligerent(view, rng)
        else:
            assert view.phase != "actions"
        table.apply(decider, found)
        if rng.random() < 0.1:
            presets[BRITISH] = random_presets(rng)
