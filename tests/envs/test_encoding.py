"""The encoding says what the view says, in the order that its table tells; steps and actions round-trip."""

import re
from random import Random

import numpy as np
import pytest

import arpents
from arpents.engine import verbs
from arpents.engine.bags import index, size
from arpents.engine.packs import NEUTRAL_BIT
from arpents.engine.scoring import points
from arpents.engine.state import PHASES, towns_in_stock, villages_in_stock
from arpents.engine.steps import STEPS, Decision
from arpents.envs import encoding
from arpents.envs.encoding import PARTS, SIZE, WrongShape, mask, observation, part
from arpents.envs.stepping import layout
from arpents.envs.stepping.observing import NobodysView
from tests.docs.pages import ROOT
from tests.envs.random_episodes import some_choices

GAMES = 4


def number_in(bits: encoding.Bits) -> int:
    """Bits as an integer, the first one lowest."""
    return int.from_bytes(np.packbits(bits, bitorder="little").tobytes(), "little")


def count_in(bits: encoding.Bits) -> int:
    """A number that is told by so many ones, with zeros after them."""
    count = int(bits.sum())
    assert bits[:count].all(), "a number has no gap"
    return count


def check_side(observed: encoding.Bits, view: arpents.View, whose: str, side: int) -> None:
    state, me = view.state, view.state.of(side)
    bags = {"discard": me.discard, "reserve": me.reserve, "market": me.market}
    bags |= {"attacking": me.attacking, "defending": me.defending}
    bags |= {"villages": me.villages, "towns": me.towns, "supply": me.supply, "siege": me.siege}
    if whose == "own":
        bags |= {"hand": me.hand, "known": me.known, "deck": me.deck}
    else:
        bags |= {"known": me.known, "unseen": me.unseen()}
    for name, bag in bags.items():
        assert number_in(part(observed, f"{whose} {name}")) == bag, name
    counts = {
        "money": (me.money, layout.MONEY),
        "points": (points(state, side) // 4, layout.POINTS),
        "captured villages": (me.captured_villages, layout.CAPTURED),
        "captured towns": (me.captured_towns, layout.CAPTURED),
        "villages in stock": (villages_in_stock(state, side), layout.VILLAGE_STOCK),
        "towns in stock": (towns_in_stock(state, side), layout.TOWN_STOCK),
        "hand size": (view.hand_sizes[side], layout.HAND),
        "deck size": (view.deck_sizes[side], layout.DECK),
        "marker ahead": (max(0, me.marker) if me.siege else 0, layout.MARKER),
        "marker behind": (max(0, -me.marker) if me.siege else 0, layout.MARKER),
    }
    for name, (number, most) in counts.items():
        assert count_in(part(observed, f"{whose} {name}")) == min(number, most), name


def test_every_part_says_what_the_view_says() -> None:
    seen: set[str] = set()
    for episode, _ in some_choices(GAMES):
        state = episode.state
        for side in (0, 1):
            view = episode.view(side)
            observed = observation(view, episode.decision)
            assert observed.shape == (SIZE,)
            assert number_in(part(observed, "side")) == side
            check_side(observed, view, "own", side)
            check_side(observed, view, "enemy", 1 - side)
            assert number_in(part(observed, "fortifications")) == state.forts
            assert number_in(part(observed, "neutral")) == state.neutral >> NEUTRAL_BIT
            assert count_in(part(observed, "turn")) == min(state.turn // 4, layout.TURNS)
            assert number_in(part(observed, "own turn")) == (state.to_move == side)
            assert number_in(part(observed, "deciding")) == (state.decider == side)
            assert count_in(part(observed, "actions left")) == state.actions_left
            assert PHASES[index(number_in(part(observed, "phase")))] == PHASES[state.phase]
            assert number_in(part(observed, "question")) == state.place
            assert count_in(part(observed, "redraws")) == min(state.redraws, 2)
            assert count_in(part(observed, "owed")) == min(state.owed, 2)
            assert number_in(part(observed, "unleashed")) == state.unleashed
            assert number_in(part(observed, "rules")) == layout.rule_bits(state.rules)
            check_choice(observed, episode.decision if state.decider == side else None)
            seen |= {one.name for one in PARTS if part(observed, one.name).any()}
    rare = {"redraws", "owed", "unleashed"}
    assert seen >= {one.name for one in PARTS} - rare, "some part was never seen to say anything"


def test_what_few_variants_need_is_told_too() -> None:
    game = arpents.new_game(seed=1)
    game.state.redraws, game.state.owed, game.state.unleashed = 1, 2, 1
    observed = observation(game.view(1))
    told = [number_in(part(observed, name)) for name in ("redraws", "owed", "unleashed")]
    assert told == [0b1, 0b11, 0b1]


def check_choice(observed: encoding.Bits, decision: Decision | None) -> None:
    begun = decision if decision is not None and decision.verb_number >= 0 else None
    verb = number_in(part(observed, "chosen verb"))
    assert verb == (1 << begun.verb_number if begun else 0)
    assert number_in(part(observed, "chosen place")) == (begun.place if begun else 0)
    assert number_in(part(observed, "chosen cards")) == (begun.card_bag if begun else 0)
    assert number_in(part(observed, "singled out")) == (begun.chosen_bag if begun else 0)


@pytest.mark.fuzz
def test_the_mask_has_just_the_legal_steps_in_ten_thousand_states() -> None:
    checked = 0
    for episode, _ in some_choices(100, seed=100):
        flags = mask(episode.decision)
        assert flags.shape == (STEPS,)
        assert np.flatnonzero(flags).tolist() == episode.steps()
        checked += 1
        if checked == 10_000:
            return
    pytest.fail(f"only {checked} states")


@pytest.mark.fuzz
def test_every_legal_action_is_reached_by_steps_and_told_by_them() -> None:
    checked = 0
    for episode, _ in some_choices(12, seed=300):
        if episode.decision is None or episode.decision.verb_number >= 0:
            continue
        view = episode.view(episode.player)
        if sum(offer.count for offer in view.offers()) > 200:
            continue
        for action in view.legal_actions():
            path = encoding.steps_of(action, view)
            assert encoding.action_of(path, view) == action
            checked += 1
    assert checked > 5_000


def test_cards_have_names_by_their_bits() -> None:
    names = encoding.card_names(0)
    assert len(names) == layout.CARDS
    assert "Boston" in names
    assert names.count("Militia") == max(
        kind.copies for kind in arpents.engine.packs.PACKS[0].kinds if kind.name == "Militia"
    )
    assert sum(bool(name) for name in names) == size(arpents.engine.packs.PACKS[0].everything)


def test_the_table_of_the_documents_is_the_layout() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| ([a-z ]+) \| (\d+) \| (.*?) \|$", page, re.MULTILINE)
    places = layout.places_of()
    told = [(int(start), name, int(number), meaning) for start, name, number, meaning in rows]
    assert told == [(places[one.name].start, one.name, one.size, one.meaning) for one in PARTS]
    assert f"{SIZE:,} bits" in page
    assert f"{STEPS} steps" in page


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(NobodysView, match="view of a side"):
        observation(arpents.new_game(seed=1).view(None))


def test_what_is_no_observation_or_no_part_is_named() -> None:
    observed = observation(arpents.new_game(seed=1).view(0))
    with pytest.raises(arpents.UnknownName, match="own hand"):
        part(observed, "own hnad")
    with pytest.raises(WrongShape, match=rf"{SIZE} bits.*\(5,\)"):
        part(observed[:5], "own hand")


def test_steps_that_are_none_or_too_few_are_refused() -> None:
    view = arpents.new_game(seed=1).view(0)
    with pytest.raises(WrongShape, match=r"from 0 to 551, not 2\.5"):
        encoding.action_of([2.5], view)  # type: ignore[list-item]
    with pytest.raises(arpents.ArpentsError, match="Step 551 is not possible now"):
        encoding.action_of([551], view)
    head = Decision(view.offers()).steps()
    short = next(step for step in head if not _whole(view, step))
    with pytest.raises(WrongShape, match=r"no whole action; the next one is one of \d+"):
        encoding.action_of([short], view)


def _whole(view: arpents.View, step: int) -> bool:
    decision = Decision(view.offers())
    decision.take(step)
    return decision.action is not None


def test_an_action_that_is_the_only_one_takes_no_steps() -> None:
    rng = Random(1)
    for seed in range(20):
        game = arpents.new_game(seed=seed)
        while game.decider is not None and game.turn < 60:
            actions = game.legal_actions()
            if len(actions) == 1:
                view = game.view(game.decider)
                assert encoding.steps_of(actions[0], view) == []
                assert encoding.action_of([], view) == actions[0]
                assert verbs.NAMES[actions[0].verb_number]
                return
            game.apply(game.random_action(rng))
    pytest.fail("no such decision was met")
