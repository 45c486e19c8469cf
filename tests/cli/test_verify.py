"""Verifying records from the command line: one line for each file, and honest exit codes."""

import json
from pathlib import Path

from tests.cli.command import arpents
from tests.records.recording import make_record


def write_record(folder: Path, name: str, seed: int, *, spoilt: bool = False) -> Path:
    record = make_record(seed)
    if spoilt:
        record["turns"][3]["after"]["british"]["money"] += 1
    file = folder / name
    file.write_text(json.dumps(record), "utf-8")
    return file


def test_records_that_hold(tmp_path: Path) -> None:
    files = [write_record(tmp_path, f"{seed}.json", seed) for seed in (1, 2)]
    run = arpents(tmp_path, "verify", *files)
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("sample: 20 turns, ") and line.endswith(" actions, ok") for line in lines)


def test_it_goes_on_after_a_failure(tmp_path: Path) -> None:
    bad = write_record(tmp_path, "bad.json", 1, spoilt=True)
    good = write_record(tmp_path, "good.json", 2)
    run = arpents(tmp_path, "verify", bad, tmp_path / "gone.json", good)
    assert run.returncode == 1
    assert len(run.stdout.splitlines()) == 1
    failed, missing = run.stderr.splitlines()
    assert failed.startswith(f"{bad}: sample: turn ")
    assert missing == f"{tmp_path / 'gone.json'} cannot be read: no such file or directory."


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    good = write_record(tmp_path, "good.json", 2)
    run = arpents(tmp_path, "verify", tmp_path, good)
    assert run.returncode == 2
    assert run.stderr == f"{tmp_path} cannot be read: is a directory.\n"
    assert len(run.stdout.splitlines()) == 1


def test_a_damaged_file_fails(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(b"\xff\x00{")
    run = arpents(tmp_path, "verify", damaged)
    assert run.returncode == 1
    assert run.stderr.startswith(f"{damaged}: ")
    assert run.stderr.count("\n") == 1
