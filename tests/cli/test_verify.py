"""Verifying records from the command line: one line for each file, and honest exit codes."""

import json
import re
from pathlib import Path

import pytest

from arpents.cli.verify import verify_file
from arpents.errors import ArpentsError
from arpents.records.site_json.converting import to_game_text
from tests.cli.command import ROOT, arpents_here
from tests.records.recording import make_record
from tests.sampling import sampled

RECORDS = sorted((ROOT.parent / "shared" / "records").glob("*.json"))


def write_record(folder: Path, name: str, seed: int, *, spoilt: bool = False) -> Path:
    record = make_record(seed)
    if spoilt:
        record["turns"][3]["after"]["british"]["money"] += 1
    file = folder / name
    file.write_text(json.dumps(record), "utf-8")
    return file


def test_records_that_hold(tmp_path: Path) -> None:
    files = [write_record(tmp_path, f"{seed}.json", seed) for seed in (1, 2)]
    run = arpents_here(tmp_path, "verify", *files)
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("sample: 20 turns, ") and line.endswith(" actions, ok") for line in lines)


def test_it_goes_on_after_a_failure(tmp_path: Path) -> None:
    bad = write_record(tmp_path, "bad.json", 1, spoilt=True)
    good = write_record(tmp_path, "good.json", 2)
    run = arpents_here(tmp_path, "verify", bad, tmp_path / "gone.json", good)
    assert run.returncode == 1
    assert len(run.stdout.splitlines()) == 1
    failed, missing = run.stderr.splitlines()
    assert failed.startswith(f"{bad}: sample: turn ")
    assert missing == f"{tmp_path / 'gone.json'} cannot be read: no such file or directory."


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    good = write_record(tmp_path, "good.json", 2)
    run = arpents_here(tmp_path, "verify", tmp_path, good)
    assert run.returncode == 2
    assert run.stderr == f"{tmp_path} cannot be read: is a directory.\n"
    assert len(run.stdout.splitlines()) == 1


def test_a_damaged_file_fails(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(b"\xff\x00{")
    run = arpents_here(tmp_path, "verify", damaged)
    assert run.returncode == 1
    assert run.stderr.startswith(f"{damaged}: ")
    assert run.stderr.count("\n") == 1


def write_game_file(folder: Path, name: str, seed: int) -> Path:
    file = folder / name
    file.write_text(str(to_game_text(json.dumps(make_record(seed)).encode())), "utf-8")
    return file


def test_game_files_and_records_are_told_apart_by_what_is_in_them(tmp_path: Path) -> None:
    text = write_game_file(tmp_path, "text.json", 1)
    record = write_record(tmp_path, "record.arpents", 1)
    run = arpents_here(tmp_path, "verify", text, record)
    assert (run.returncode, run.stderr) == (0, "")
    told, retold = run.stdout.splitlines()
    assert told == retold
    assert told.startswith("sample: 20 turns, ")


def test_a_game_file_can_be_edited(tmp_path: Path) -> None:
    file = write_game_file(tmp_path, "edited.arpents", 1)
    before = arpents_here(tmp_path, "verify", file).stdout
    text = file.read_text("utf-8").replace('[Id "sample"]\n', '[British "Ann"]\n[French "Bób"]\n')
    text = text.replace("    end turn", "    # What now?\n    END  turn  # nothing", 1)
    file.write_text(text, "utf-8-sig")
    run = arpents_here(tmp_path, "verify", file)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == before.replace("sample:", "edited:"), "without an Id, a game is called as its file"


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        (
            "    end turn",
            "    settle Quebec: Boston, Norfolk",
            "'settle Quebec: Boston, Norfolk' is not possible now: you may end turn.",
        ),
        ("    end turn", "    end trun", 'Unknown action "end trun". Did you mean end turn?'),
        ("    end turn", "    French: end turn", "the british side decides here."),
        ("    end turn", "    draw: Boston", "Boston is drawn where nothing is to be drawn"),
        ("2. French", "2. British", "this is turn 2, of the french side."),
        ("    draw: ", "    draw: Bostn, ", 'Unknown card "Bostn". Did you mean Boston'),
        ("Position", "Position\n    Bostn: british town", 'Unknown field "Bostn". Did you mean Boston?'),
        ('[RuleSet "yucata"]', '[RulesSet "yucata"]', 'Unknown header "RulesSet". Did you mean RuleSet?'),
        ('[Arpents "2"]', '[Arpents "3"]', "this game needs a newer Arpents (format 3; this one reads 2)."),
        ('[Result "*"]', '[Result "french captures 0-99"]', 'the result is "*", not "french captures 0-99".'),
    ],
)
def test_a_line_that_cannot_be_is_named_with_its_reason(
    tmp_path: Path, line: str, instead: str, reason: str
) -> None:
    file = write_game_file(tmp_path, "bad.arpents", 1)
    text = file.read_text("utf-8")
    assert line in text
    number = text[: text.index(line)].count("\n") + 1 + instead.count("\n")
    file.write_text(text.replace(line, instead, 1), "utf-8")
    with pytest.raises(ArpentsError) as fault:
        verify_file(file)
    assert str(fault.value).startswith(f"line {number}: {reason}")


def test_a_fault_names_the_file_too(tmp_path: Path) -> None:
    file = write_game_file(tmp_path, "bad.arpents", 1)
    file.write_text(
        file.read_text("utf-8").replace("    end turn", "    pass\n    pass\n    pass", 1), "utf-8"
    )
    run = arpents_here(tmp_path, "verify", file)
    assert (run.returncode, run.stdout) == (1, "")
    assert re.match(re.escape(str(file)) + r": line \d+: 'pass' is not possible now", run.stderr)
    assert run.stderr.count("\n") == 1


def test_what_a_file_says_does_not_reach_the_terminal_raw(tmp_path: Path) -> None:
    file = tmp_path / "rude.arpents"
    file.write_text('[Arpents "1"]\n[Id "\x1b[2J\x07x"]\n\nDeal\n    \x1b]0;x\x07\n', "utf-8")
    run = arpents_here(tmp_path, "verify", file)
    assert run.returncode == 1
    assert run.stderr.rstrip("\n").isprintable()


@pytest.mark.skipif(not RECORDS, reason="the recorded games are not there")
@pytest.mark.parametrize("number", sampled([2, len(RECORDS)], test=1))
def test_recorded_games_hold_as_game_files_too(tmp_path: Path, number: int) -> None:
    files = []
    records = RECORDS[:number]
    for record in records:
        files.append(tmp_path / f"{record.stem}.arpents")
        files[-1].write_text(str(to_game_text(record.read_bytes())), "utf-8")
    run = arpents_here(tmp_path, "verify", *records, *files)
    assert (run.returncode, run.stderr) == (0, "")
    assert len(run.stdout.splitlines()) == 2 * len(records)
