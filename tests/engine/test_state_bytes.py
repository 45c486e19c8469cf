"""States as bytes: there and back, and nothing that the engine could not go on from."""

import pickle
import struct
from collections import Counter
from random import Random
from zlib import crc32

import pytest
from msgspec import structs

import arpents
from arpents.content import scenario, scenario_from
from arpents.engine.chance import seeded
from arpents.engine.rules import rules_for
from arpents.engine.state import ACTIONS, OVER, PHASES, Holdings, State
from arpents.engine.state_bytes import LONGEST_TEXT, MAGIC, BadStateBytes, from_bytes, to_bytes
from tests.engine import invariants
from tests.engine.every_state import any_rules, go_on, states_of
from tests.positions import position, side
from tests.sampling import sampled

OWN = 'title = "Mine"\nhistory = "Nothing happened."\n[money]\nbritish = 40\n[pieces]\nAlbany = "neutral"\n'
HEAD = len(MAGIC)
ZONES = ("hand", "known", "reserve", "deck", "discard", "attacking", "defending")
MASKS = ("villages", "towns")
SMALL = {
    "to_move": 2,
    "actions_left": 4,
    "phase": 14,
    "decider": 4,
    "contest": 2,
    "stage": 4,
    "draws": 7,
    "purpose": 5,
    "redraws": 4,
    "owed": 4,
    "unleashed": 2,
    "winner": 4,
    "reason": 10,
}
STANDARD = to_bytes(arpents.new_game(seed=1).state)


def signed(body: bytes) -> bytes:
    """Bytes with the checksum that they should have."""
    return body + struct.pack("<I", crc32(body))


def with_rules(how: int, name: bytes, text: bytes = b"") -> bytes:
    """A state of the standard game under rules that are told like this."""
    start = HEAD + 4 + len("second-edition")
    return signed(MAGIC + struct.pack("<BBH", how, len(name), len(text)) + name + text + STANDARD[start:-4])


def check_game(seed: int, share: float = 1) -> Counter[str]:
    """Check the states of a game, or a share of them; how many there were in each phase."""
    rng = Random(seed)
    found: Counter[str] = Counter()
    for state in states_of(any_rules(seed), seed):
        if state.phase not in {0, 1, ACTIONS} or rng.random() < share:
            found[PHASES[state.phase]] += 1
            data = to_bytes(state)
            again = from_bytes(data)
            assert again == state
            assert to_bytes(again) == data
    return found


@pytest.mark.parametrize("seed", sampled(range(30), both=8))
def test_states_of_any_rules_go_there_and_back(seed: int) -> None:
    assert check_game(seed, 0.1)["over"] == 1


@pytest.mark.fuzz
def test_there_and_back_in_every_phase() -> None:
    found: Counter[str] = Counter()
    for seed in range(30, 120):
        found += check_game(seed, 0.1)
    assert set(PHASES) - set(found) <= {"give up card"}


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(40))
def test_there_and_back_in_many_games(batch: int) -> None:
    for seed in range(1000 + batch * 50, 1050 + batch * 50):
        check_game(seed)


def test_the_loser_of_a_siege_may_be_the_one_to_decide() -> None:
    british = side(siege="Port Royal", marker=2, attacking=["Boston"])
    french = side(defending=["Militia", "Fortification"])
    game = position(british, french, actions_left=None)
    assert game.phase == "give up card"
    assert from_bytes(to_bytes(game.state)) == game.state


@pytest.mark.parametrize("how", ["concede", "stop"])
def test_a_game_that_is_over_stays_so(how: str) -> None:
    game = arpents.new_game(seed=5)
    game.concede(0) if how == "concede" else game.stop()
    assert from_bytes(to_bytes(game.state)) == game.state


def test_the_form_is_short_and_stays() -> None:
    assert len(STANDARD) == 214
    assert STANDARD[:22] == b"Arp\x01\x00\x0e\x00\x00second-edition"
    assert STANDARD[22:31] == struct.pack("<IBBBh", 12, 0, 0, 0, 0)
    state = position(side(hand=["Boston"], money=7), side(hand=["Quebec"]), turn=300, actions_left=1).state
    assert to_bytes(state)[-4:].hex() == "4284111f"


def test_a_scenario_of_ones_own_takes_its_text_along() -> None:
    game = arpents.new_game(seed=2, scenario=scenario_from("mine", OWN))
    again = from_bytes(to_bytes(game.state))
    assert again == game.state
    assert again.rules.scenario == game.state.rules.scenario
    assert again.rules.opening.money[0] == 40


def test_shipped_rules_are_found_again() -> None:
    assert from_bytes(STANDARD).rules is rules_for()
    shipped = arpents.new_game(scenario="braddocks-road").state
    assert from_bytes(to_bytes(shipped)).rules is shipped.rules


@pytest.mark.parametrize(
    "changed",
    [
        structs.replace(scenario("braddocks-road"), name="nowhere"),
        structs.replace(scenario("braddocks-road"), first_turn_actions=2),
        structs.replace(scenario("standard"), money={"british": 3}),
        structs.replace(scenario_from("mine", OWN), money={"british": 3}),
        structs.replace(scenario_from("mine", OWN), name="a\nb"),
        structs.replace(scenario_from("mine", OWN), name="\udc80"),
        structs.replace(scenario_from("mine", OWN), name="ä" * 128),
        scenario_from("mine", OWN + "#\n" * LONGEST_TEXT),
    ],
)
def test_a_scenario_that_would_not_be_found_again_is_not_written(changed: object) -> None:
    game = arpents.new_game(scenario=changed)  # type: ignore[arg-type]
    with pytest.raises(BadStateBytes, match="cannot be found again"):
        to_bytes(game.state)


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("turn", 1 << 32, "out of all range"),
        ("turn", -1, "out of all range"),
        ("place", 3, "more than one place"),
        ("place", -1, "more than one place"),
    ],
)
def test_a_number_out_of_range_is_not_written(field: str, value: int, fault: str) -> None:
    state = from_bytes(STANDARD)
    setattr(state, field, value)
    with pytest.raises(BadStateBytes, match=fault) as refusal:
        to_bytes(state)
    assert str(pickle.loads(pickle.dumps(refusal.value))) == str(refusal.value)


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "do not begin like one"),
        (b"Arp", "do not begin like one"),
        (b"PK\x03\x04" + STANDARD[4:], "do not begin like one"),
        (b"Arp\x02" + STANDARD[4:], "of version 2; this is 1"),
        (b"Arp\x01", "cut short: there are 4"),
        (STANDARD[:150], "cut short"),
        (STANDARD[:-1], "There are 213 bytes, and there should be 214"),
        (STANDARD + b"\0", "There are 215 bytes, and there should be 214"),
        (STANDARD[:100] + b"\xff" + STANDARD[101:], "checksum is wrong"),
        (with_rules(0, b"third-edition"), 'Unknown rule set "third-edition"'),
        (with_rules(0, b"second-edition", b"no-governors\nno-governors"), "more than once"),
        (with_rules(0, b"second-edition", b"\n"), "rules that there are not"),
        (with_rules(0, b"\xff"), "can't decode"),
        (with_rules(0, b""), "in another way"),
        (with_rules(1, b"standard"), "in another way"),
        (with_rules(1, b"yucata", b"x"), "in another way"),
        (with_rules(1, b"atlantis"), "Unknown scenario"),
        (with_rules(2, b"mine", b"title = 3"), "mine.toml: title must be"),
        (with_rules(2, b"mine"), "mine.toml: title is missing"),
        (with_rules(2, b"", OWN.encode()), "in no known way"),
        (with_rules(2, b"a\nb", OWN.encode()), "in no known way"),
        (with_rules(3, b"mine", OWN.encode()), "in no known way"),
        (with_rules(2, b"mine", b"x=" + b"[" * 8000), "rules that there are not"),
        (with_rules(2, b"mine", b"title=" + b"9" * 5000), "rules that there are not"),
        (with_rules(2, b"mine", b"#" * (LONGEST_TEXT + 1)), "longer than 8192"),
    ],
)
def test_what_is_no_state_is_refused(data: bytes, fault: str) -> None:
    with pytest.raises(BadStateBytes, match=fault):
        from_bytes(data)


def test_numbers_that_the_engine_cannot_hold_are_refused() -> None:
    fields = HEAD + 4 + len("second-edition")
    for at, byte, fault in ((fields + 9 + 7, 0x80, "too many bits"), (fields + 6, 37, "no location 37")):
        with pytest.raises(BadStateBytes, match=fault):
            from_bytes(signed(STANDARD[:at] + bytes([byte]) + STANDARD[at + 1 : -4]))


def alter(state: State, rng: Random) -> None:
    """Change something about a state, as one might who means ill and knows the form."""
    me = state.sides[rng.randrange(2)]
    match rng.randrange(9):
        case 0:
            field = rng.choice(list(SMALL))
            setattr(state, field, rng.randrange(SMALL[field]))
        case 1:
            setattr(me, rng.choice(ZONES), rng.getrandbits(63) & rng.getrandbits(63) & me.pack.everything)
        case 2 | 3:
            move_card(me, rng)
        case 4:
            field = rng.choice(MASKS)
            setattr(me, field, getattr(me, field) ^ (1 << rng.randrange(37)))
        case 5:
            state.forts ^= 1 << rng.randrange(37)
        case 6:
            state.place = rng.choice((0, 1 << rng.randrange(36)))
        case 7:
            alter_siege(state, me, rng)
        case _:
            me.money = rng.choice((0, 1, 5, 2**31 - 1000, 2**31))
            me.captured_towns = rng.randrange(4)
            me.captured_villages = rng.randrange(5)


def alter_siege(state: State, me: Holdings, rng: Random) -> None:
    """Begin, move or end a siege."""
    foe = state.sides[1 - me.pack.side]
    held = [1 << bit for bit in range(36) if (foe.villages | foe.towns) >> bit & 1]
    me.siege = rng.choice([0, 1 << rng.randrange(36), *held])
    me.marker = rng.randrange(-6, 9) if me.siege else 0


def move_card(me: Holdings, rng: Random) -> None:
    """Move a card from one zone to another, as often as not by the book."""
    kind = rng.choice(me.pack.kinds)
    source, target = rng.sample([zone for zone in ZONES if zone != "known"], 2)
    have = getattr(me, source) & kind.run
    if have or rng.random() < 0.2:
        setattr(me, source, getattr(me, source) & ~(kind.run & (have ^ (have >> 1))))
        there = getattr(me, target)
        setattr(me, target, there | (kind.run & ((there & kind.run) << 1 | kind.first)))
        me.known &= me.hand
        if not me.deck:
            me.known = me.hand


def ask(state: State, rng: Random) -> None:
    """Put a question that may make sense."""
    state.phase = rng.randrange(len(PHASES))
    state.decider = 2 if state.phase in {0, 1, OVER} else rng.randrange(2)
    state.contest = rng.randrange(2)
    state.stage = rng.choice((2, 2, 1, 0))
    state.draws = rng.randrange(1, 6) if state.phase == 0 else 0
    state.purpose = rng.randrange(4)
    state.owed = rng.randrange(3) if state.phase in {0, 10} else 0
    state.redraws = rng.randrange(3) if state.phase in {0, 7, 8, 9} else 0
    state.place = 1 << rng.randrange(36) if state.phase in {3, 8} else 0
    state.actions_left = rng.randrange(3)
    if state.phase == OVER:
        state.winner, state.reason = rng.randrange(2), rng.randrange(1, 9)
    if PHASES[state.phase] == "give up card":
        end_siege(state, rng)


def end_siege(state: State, rng: Random) -> None:
    """Let a siege be lost by the decider, who has cards in it."""
    state.contest = rng.randrange(2)
    state.stage = state.contest + 1
    alter_siege(state, state.sides[state.contest], rng)
    loser = state.sides[state.decider]
    cards = loser.deck & loser.pack.empire & ~loser.pack.several & rng.getrandbits(63)
    loser.deck &= ~cards
    zone = "attacking" if state.contest == state.decider else "defending"
    setattr(loser, zone, getattr(loser, zone) | cards)


def check_altered(state: State, rng: Random) -> str | None:
    """Alter a state and read its bytes; if they are accepted, play on, and tell the phase."""
    if rng.random() < 0.5:
        ask(state, rng)
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        alter(state, rng)
    try:
        data = to_bytes(state)
    except BadStateBytes:
        return None
    return check_bytes(data, rng)


def check_bytes(data: bytes, rng: Random) -> str | None:
    """Read bytes that may be no state; if they are accepted, play on, and tell the phase."""
    try:
        read = from_bytes(data)
    except BadStateBytes:
        return None
    assert to_bytes(read) == data
    phase = PHASES[read.phase]
    chance = seeded(rng.getrandbits(60))
    for _ in range(30):
        invariants.check_state(read)
        hash(read)
        again = from_bytes(to_bytes(read))
        assert again == read
        if read.phase == OVER:
            break
        go_on(read, chance, rng)
    return phase


def check_alterations(seed: int, times: int) -> Counter[str]:
    """Alter states of games of any rules; how many were accepted in each phase."""
    rng = Random(seed)
    accepted: Counter[str] = Counter()
    tried = 0
    while tried < times:
        for state in states_of(any_rules(rng.randrange(10_000)), rng.getrandbits(30)):
            if rng.random() < 0.05 or state.phase not in {0, 1, ACTIONS}:
                tried += 1
                phase = check_altered(state.copy(), rng)
                if phase:
                    accepted[phase] += 1
    return accepted


@pytest.mark.parametrize("seed", sampled(range(1, 6), both=1))
def test_whatever_is_accepted_can_be_played_on(seed: int) -> None:
    accepted = check_alterations(seed, 200)
    assert accepted.total() > 20
    assert accepted["actions"]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 150))
def test_whatever_is_accepted_of_very_many_can_be_played_on(seed: int) -> None:
    assert len(check_alterations(seed, 2000)) >= 7


def check_mutations(seed: int, times: int) -> None:
    """Change single bytes, with the right checksum and without; and try bytes that are just random."""
    rng = Random(seed)
    states = states_of(any_rules(seed), seed)
    data = STANDARD
    for _ in range(times):
        if rng.random() < 0.2:
            data = to_bytes(next((state for state in states if rng.random() < 0.1), from_bytes(STANDARD)))
        changed = bytearray(data[:-4])
        for _ in range(rng.choice((1, 1, 2, 4))):
            at = rng.randrange(len(changed))
            changed[at] = rng.choice((changed[at] ^ 1 << rng.randrange(8), rng.randrange(256)))
        cut = rng.choice((len(data), len(data), len(data), rng.randrange(len(data))))
        check_bytes(signed(bytes(changed[:cut])), rng)
        if bytes(changed) != data[:-4]:
            with pytest.raises(BadStateBytes):
                from_bytes(bytes(changed) + data[-4:])
        with pytest.raises(BadStateBytes):
            from_bytes(rng.choice((b"", MAGIC)) + rng.randbytes(rng.choice((3, 50, 210, 214, 300))))


@pytest.mark.parametrize("seed", sampled(range(3, 8), both=1))
def test_changed_and_random_bytes(seed: int) -> None:
    check_mutations(seed, 200)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_very_many_changed_and_random_bytes(seed: int) -> None:
    check_mutations(seed, 5000)
