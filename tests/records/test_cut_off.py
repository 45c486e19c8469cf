"""Files that are cut off, wherever that is, are refused with the line at which they are."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import arpents
from arpents import Game
from arpents.cli.convert import encode_record
from arpents.cli.story import tell_story
from arpents.content import load_scenario
from arpents.errors import ArpentsError
from arpents.records.file_replay import replay
from arpents.records.game_text import BadGameText, read_game_text
from arpents.records.saves import resume_game, save_game
from arpents.records.site_json.converting import as_game_text, to_game_text, to_record
from arpents.records.site_json.model import read_record
from arpents.records.site_json.verify import verify_record
from arpents.records.writing import write_game
from tests.positions import BRITISH, FRENCH
from tests.records.short_decks import ShortDeck, play_short, record_of
from tests.records.test_game_text import OWN
from tests.records.test_verify import KNOWN, RECORDS, needs_records
from tests.sampling import sampled

PLAYERS = {BRITISH: "you", FRENCH: "random"}
SHORT = ShortDeck("first-edition-german", (), 1, 4, ("Home Support", "Boston", "New York", "Norfolk"))


def played(seed: int, decisions: int, game: Game | None = None) -> Game:
    rng = Random(seed)
    game = game or arpents.new_game(seed=seed)
    while game.decider is not None and decisions:
        offer = rng.choice(game.offers())
        game.apply(offer.action(rng.randrange(offer.count)))
        decisions -= 1
    return game


def stopped() -> Game:
    game = played(5, 60)
    game.stop()
    return game


def unfinished_turns() -> bytes:
    """The record of a game that goes on, as a game file."""
    game = SHORT.start()
    game.apply(arpents.parse_action("end turn", game))
    return str(to_game_text(record_of(game))).encode()


@cache
def text(name: str) -> bytes:
    """A game file."""
    if name == "over":
        return str(write_game(played(2, 10_000), {"British": "Zoé", "French": "Ben"})).encode()
    if name == "conceded":
        return str(write_game(play_short(SHORT, "home support"))).encode()
    if name == "converted":
        return str(to_game_text(record_of(play_short(SHORT, "home support")))).encode()
    if name == "saved":
        return save_game(played(3, 80), PLAYERS)
    if name == "stopped":
        return str(write_game(stopped(), with_end=True)).encode()
    assert name == "unfinished"
    return unfinished_turns()


TEXTS = ("over", "conceded", "converted", "saved", "stopped", "unfinished")


@cache
def record(name: str) -> bytes:
    """A recorded game in JSON, on one line or on many."""
    data = record_of(play_short(SHORT, "home support"))
    return data if name == "plain" else encode_record(read_record(data))


READERS: dict[str, Callable[[bytes], object]] = {
    "verify": lambda data: replay(as_game_text(data)),
    "convert": lambda data: to_record(as_game_text(data)),
    "replay": lambda data: tell_story(as_game_text(data)),
    "resume": resume_game,
}


def fault_of(read: Callable[[bytes], object], data: bytes) -> str | None:
    """What is wrong with some data."""
    try:
        read(data)
    except ArpentsError as error:
        return str(error)
    return None


def cuts(data: bytes, number: int | None) -> Iterator[int]:
    """Where to cut: at all bytes, or behind so many lines and at so many bytes.

    Without the line break at its end the file is still whole.
    """
    whole = len(data.rstrip())
    if number is None:
        yield from range(1, whole)
        return
    rng = Random(number)
    lines = [found.end() for found in re.finditer(rb"\n", data) if found.end() < whole]
    yield from rng.sample(lines, min(number, len(lines)))
    yield from rng.sample(range(1, whole), number)


def check_text(name: str, reader: str, number: int | None) -> None:
    data = text(name)
    read = READERS[reader]
    if name != "saved" or reader != "convert":
        assert fault_of(read, data.rstrip()) is None
    for end in cuts(data, number):
        fault = fault_of(read, data[:end])
        assert fault is not None, f"{end}: ...{data[max(0, end - 60) : end].decode('utf-8', 'replace')}"
        found = re.search(r"line (\d+)", fault)
        if end > data.index(b"]"):
            assert found, (end, fault)
            assert int(found[1]) <= data[:end].count(b"\n") + 1


@pytest.mark.parametrize("name", TEXTS)
def test_a_game_file_that_is_cut_off_says_where(name: str) -> None:
    check_text(name, "verify", 25)


@pytest.mark.parametrize("reader", ["convert", "replay", "resume"])
@pytest.mark.parametrize("name", sampled(["conceded", "saved", "unfinished"], test=1))
def test_no_reader_takes_a_game_file_that_is_cut_off(name: str, reader: str) -> None:
    check_text(name, reader, 15)


@pytest.mark.soak
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", TEXTS)
def test_a_game_file_that_is_cut_off_anywhere_says_where(name: str, reader: str) -> None:
    check_text(name, reader, None)


def check_record(data: bytes, ends: Iterator[int]) -> None:
    for read in (verify_record, to_game_text):
        assert fault_of(read, data.rstrip()) is None
    for end in ends:
        for read in (verify_record, as_game_text):
            fault = fault_of(read, data[:end])
            assert fault is not None
            place = re.match(r"line (\d+)(?:, in ([\w.\[\] '-]+))?: ", fault)
            assert place, (end, fault)
            assert int(place[1]) == data[:end].count(b"\n") + 1
            begun = data[:end].count(b'"number"')
            turn = re.match(r"turns\[(\d+)\]", place[2] or "")
            if begun and b'"after"' in data[end:] and place[2] != "turns":
                assert turn, (end, fault)
            if turn:
                assert int(turn[1]) in {begun - 1, begun}, (end, fault)


@pytest.mark.parametrize("name", sampled(["plain", "in lines"], test=1))
def test_a_record_that_is_cut_off_says_where(name: str) -> None:
    data = record(name)
    check_record(data, iter(Random(1).sample(range(1, len(data.rstrip())), 300)))


@pytest.mark.soak
@pytest.mark.parametrize("name", ["plain", "in lines"])
def test_a_record_that_is_cut_off_anywhere_says_where(name: str) -> None:
    check_record(record(name), cuts(record(name), None))


@needs_records
@pytest.mark.parametrize("name", sampled(KNOWN, test=1))
def test_a_recorded_game_that_is_cut_off_says_where(name: str) -> None:
    data = (RECORDS / f"{name}.json").read_bytes()
    check_record(data, iter(Random(2).sample(range(1, len(data.rstrip())), 12)))


def test_a_cut_is_named_with_line_and_turn() -> None:
    data = text("saved")
    turn = re.findall(rb"(\d+)\. (\w+)\n", data)[9]
    end = data.index(b"%s. %s" % turn) + len(b"%s. %s\n" % turn)
    with pytest.raises(BadGameText) as refused:
        resume_game(data[:end])
    line = data[:end].count(b"\n")
    number, side = (part.decode().casefold() for part in turn)
    where = f"line {line}: the file breaks off here, in turn {number} ({side})"
    assert str(refused.value) == f'{where}: its last line should be "End of file".'


def test_a_game_that_should_have_an_end_says_where_it_breaks_off() -> None:
    data = text("over")
    end = data.index(b"\n\n20. French")
    fault = fault_of(READERS["verify"], data[:end])
    line = data[:end].count(b"\n") + 1
    assert fault is not None
    assert re.match(r'line \d+: the result is "\*", not ".*": ', fault)
    assert fault.endswith(f": the game breaks off after line {line}, in turn 19 (british).")


def test_a_scenario_of_ones_own_that_is_cut_off_says_where(tmp_path: Path) -> None:
    (tmp_path / "quiet.toml").write_text(OWN, "utf-8")
    game = arpents.new_game(scenario=load_scenario(tmp_path / "quiet.toml"), seed=1)
    data = str(write_game(played(1, 30, game), with_end=True)).encode()
    part = data.index(b"Scenario\n"), data.index(b"Deal\n")
    for end in range(*part):
        fault = fault_of(READERS["verify"], data[:end])
        assert fault is not None
        assert re.match(r"line \d+: ", fault), (end, fault)


def test_a_file_without_a_mark_is_read_if_its_version_needs_none() -> None:
    game = played(3, 80)
    plain = str(write_game(game))
    assert plain.startswith('[Arpents "1"]')
    assert replay(read_game_text(plain)).state == game.state
    marked = str(write_game(game, with_end=True))
    assert marked.startswith('[Arpents "2"]')
    assert marked.endswith("\n\nEnd of file\n")
    assert replay(read_game_text(marked + "\n# Thanks for reading.\n")).state == game.state
    with pytest.raises(BadGameText, match="the game has ended before this line"):
        read_game_text(marked + "    pass\n")
