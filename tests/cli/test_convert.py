"""Converting recorded games: both ways, never over something else, and never by half."""

import json
from pathlib import Path
from typing import Any

import pytest

from arpents.cli import convert as converting
from arpents.cli.convert import CannotConvert, Format, convert_file
from arpents.cli.files import CannotWrite, write_whole
from arpents.engine.game import game_from
from arpents.engine.positions import Position, arrange
from arpents.records.site_json.converting import in_order, to_game_text
from arpents.records.site_json.model import read_record
from arpents.records.step_replay import Divergence
from arpents.records.writing import write_game
from tests.cli.command import ROOT, arpents, arpents_here
from tests.golden.making import GAMES
from tests.positions import START, do, position, side
from tests.records.recording import make_record

RECORDS = sorted((ROOT.parent / "shared" / "records").glob("*.json"))


def write_record(folder: Path, name: str, seed: int = 1) -> Path:
    folder.mkdir(exist_ok=True)
    file = folder / name
    file.write_text(json.dumps(make_record(seed)), "utf-8")
    return file


def sorted_cards(value: Any) -> Any:
    """A record with the cards that have no order sorted, by the bare JSON of it."""
    if isinstance(value, list):
        return [sorted_cards(part) for part in value]
    if not isinstance(value, dict):
        return value
    unordered = {"hand", "reserve", "discard", "british", "french"}
    unordered |= {"cards"} if value.get("action") == "retrieve_reserve" else set()
    return {
        name: sorted(part) if name in unordered and isinstance(part, list) else sorted_cards(part)
        for name, part in value.items()
    }


def test_one_file_is_printed_and_several_are_written(tmp_path: Path) -> None:
    files = [write_record(tmp_path, f"{seed}.json", seed) for seed in (1, 2)]
    run = arpents(tmp_path, "convert", files[0])
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == str(to_game_text(files[0].read_bytes()))
    written = arpents_here(tmp_path, "convert", *files, "--output", "new/games")
    assert (written.returncode, written.stderr) == (0, "")
    assert written.stdout.splitlines()[0] == f"{files[0]} is now new/games/1.arpents."
    folder = tmp_path / "new" / "games"
    assert sorted(file.name for file in folder.iterdir()) == ["1.arpents", "2.arpents"]
    assert (folder / "1.arpents").read_text("utf-8") == run.stdout
    assert arpents_here(tmp_path, "verify", *folder.iterdir()).returncode == 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_there_and_back_again(tmp_path: Path, seed: int) -> None:
    record = write_record(tmp_path, "game.json", seed)
    text = tmp_path / "game.arpents"
    text.write_bytes(convert_file(record, Format.TEXT))
    back = convert_file(text, Format.JSON)
    assert in_order(read_record(back)) == in_order(read_record(record.read_bytes()))
    assert back.startswith(b'{\n "id": "sample",\n')
    again = tmp_path / "again.json"
    again.write_bytes(back)
    assert convert_file(again, Format.TEXT) == text.read_bytes()
    assert convert_file(again, Format.JSON) == back
    assert convert_file(text, Format.TEXT) == text.read_bytes()


@pytest.mark.soak
@pytest.mark.skipif(not RECORDS, reason="the recorded games are not there")
def test_recorded_games_come_back_as_they_were(tmp_path: Path) -> None:
    assert arpents(tmp_path, "convert", *RECORDS, "--output", "text").returncode == 0
    files = sorted((tmp_path / "text").iterdir())
    assert arpents_here(tmp_path, "convert", *files, "--to", "json", "--output", "json").returncode == 0
    for record in RECORDS:
        back = json.loads((tmp_path / "json" / record.name).read_bytes())
        assert sorted_cards(back) == sorted_cards(json.loads(record.read_bytes()))


def test_comments_and_players_survive_what_keeps_them(tmp_path: Path) -> None:
    text = convert_file(write_record(tmp_path, "game.json"), Format.TEXT).decode()
    edited = tmp_path / "edited.arpents"
    edited.write_text(text.replace("    end turn", "    end turn  # at last", 1), "utf-8")
    assert b"# at last" in convert_file(edited, Format.TEXT)
    assert json.loads(convert_file(edited, Format.JSON))["id"] == "sample"


def test_where_one_file_cannot_be_written_none_is(tmp_path: Path) -> None:
    game = (GAMES / "scenario-standard.arpents").read_bytes()
    for name in ("a", "b"):
        (tmp_path / f"{name}.arpents").write_bytes(game)
    (tmp_path / "out" / "b.json").mkdir(parents=True)
    run = arpents_here(
        tmp_path, "convert", "a.arpents", "b.arpents", "--to", "json", "--output", "out", "--force"
    )
    assert run.returncode != 0
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["b.json"]


def test_what_was_begun_and_failed_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    with pytest.raises(CannotWrite):
        write_whole(tmp_path / "there", b"whatever")
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_nothing_else_is_overwritten_unless_asked(tmp_path: Path) -> None:
    file = write_record(tmp_path, "game.json")
    target = tmp_path / "game.arpents"
    target.write_text("Dear Pitt,", "utf-8")
    run = arpents_here(tmp_path, "convert", file, "--output", ".")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("game.arpents exists and is something else; name another folder, or ")
    assert target.read_text("utf-8") == "Dear Pitt,"
    assert arpents(tmp_path, "convert", file, "--output", ".", "--force").returncode == 0
    assert target.read_bytes() == convert_file(file, Format.TEXT)
    assert arpents_here(tmp_path, "convert", file, "--output", ".").returncode == 0, "the same is no harm"
    assert not list(tmp_path.glob("*.part"))


def test_two_files_cannot_become_one(tmp_path: Path) -> None:
    files = [write_record(tmp_path / folder, "game.json", 1) for folder in ("a", "b")]
    run = arpents_here(tmp_path, "convert", *files, "--output", "out", "--force")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(f"{files[0]} and {files[1]} would both become out/game.arpents")
    assert not (tmp_path / "out").exists()


def test_one_damaged_file_and_nothing_is_written(tmp_path: Path) -> None:
    good = write_record(tmp_path, "good.json")
    bad = tmp_path / "bad.json"
    bad.write_text(good.read_text("utf-8").replace('"money": 12', '"money": "much"', 1), "utf-8")
    illegal = tmp_path / "illegal.arpents"
    illegal.write_bytes(convert_file(good, Format.TEXT).replace(b"    end turn", b"    retrieve", 1))
    run = arpents(tmp_path, "convert", bad, good, illegal, tmp_path / "gone.json", "--output", "out")
    assert (run.returncode, run.stdout) == (1, "")
    damaged, refused, missing = run.stderr.splitlines()
    assert damaged.startswith(f"{bad}: setup.british.money: ")
    assert refused.startswith(f"{illegal}: line ")
    assert missing.startswith(f"{tmp_path / 'gone.json'} cannot be read: ")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("output", ["good.json", "good.json/deeper"])
def test_a_folder_that_cannot_be_is_named(tmp_path: Path, output: str) -> None:
    good = write_record(tmp_path, "good.json")
    run = arpents_here(tmp_path, "convert", good, "--output", output)
    assert (run.returncode, run.stdout) == (2, "")
    assert " cannot be written: " in run.stderr
    assert run.stderr.count("\n") == 1


def test_what_records_have_no_words_for_is_refused(tmp_path: Path) -> None:
    hand = side(hand=["Pemaquid"])
    game = position(hand, variants=["free-fur-sale"])
    opening = Position(board=START, british=hand, french=side(), actions_left=None)
    for state, fault in (
        (arrange(game.state.rules, opening), 'no words for "sell fur"'),
        (game.state, "a JSON record begins with a turn, and this game in the middle of one"),
    ):
        game = game_from(state)
        do(game, "sell fur: Pemaquid", "end turn")
        file = tmp_path / "game.arpents"
        file.write_text(str(write_game(game)), "utf-8")
        with pytest.raises(CannotConvert, match=rf"game\.arpents: .*{fault}"):
            convert_file(file, Format.JSON)


def test_a_record_that_would_not_hold_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = tmp_path / "game.arpents"
    text.write_bytes(convert_file(write_record(tmp_path, "game.json"), Format.TEXT))

    def diverge(_data: bytes) -> None:
        raise Divergence("the deck is not in the order in which it was")

    monkeypatch.setattr(converting, "verify_record", diverge)
    with pytest.raises(CannotConvert, match=r"as a JSON record it would not hold\. the deck"):
        convert_file(text, Format.JSON)
