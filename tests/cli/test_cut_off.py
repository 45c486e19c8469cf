"""Commands that are given a file which is cut off say so in one line, with the place, and write nothing."""

import re
from pathlib import Path
from random import Random

import pytest

from arpents.records.saves import save_game
from arpents.records.writing import write_game
from tests.cli.command import arpents_here
from tests.positions import BRITISH, FRENCH
from tests.records.short_decks import HAND, ShortDeck, play_short, record_of

CASE = ShortDeck("first-edition-german", (), 1, 4, ("Home Support", *HAND))


def write_files(folder: Path) -> dict[str, bytes]:
    """The same game as a JSON record and as a game file, and a saved one."""
    game = play_short(CASE, "home support")
    saved = save_game(CASE.start(), {BRITISH: "you", FRENCH: "random"})
    files = {
        "game.json": record_of(game),
        "game.arpents": str(write_game(game)).encode(),
        "saved.arpents": saved,
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return files


COMMANDS = {
    "verify": ("verify",),
    "to text": ("convert", "--output", "made"),
    "to JSON": ("convert", "--to", "json", "--output", "made"),
    "replay": ("replay",),
    "resume": ("play", "--resume"),
}
READ_BY = [
    *(
        (command, name)
        for command in ("verify", "to text", "to JSON", "replay")
        for name in ("game.json", "game.arpents")
    ),
    ("verify", "saved.arpents"),
    ("replay", "saved.arpents"),
    ("resume", "saved.arpents"),
    ("resume", "game.arpents"),
]


@pytest.mark.parametrize(("command", "name"), READ_BY)
def test_a_file_that_is_cut_off_is_refused_in_one_line(tmp_path: Path, command: str, name: str) -> None:
    data = write_files(tmp_path)[name].rstrip()
    file = tmp_path / name
    for end in Random(1).sample(range(20, len(data)), 6):
        file.write_bytes(data[:end])
        run = arpents_here(tmp_path, *COMMANDS[command], file, lines=["quit"])
        assert run.returncode in {1, 2}, (end, run.stdout)
        assert run.stdout == ""
        assert re.search(rf"{re.escape(name)}.*: line \d+", run.stderr), run.stderr
        assert run.stderr.count("\n") == 1
        assert file.read_bytes() == data[:end]
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("command", ["verify", "to text", "to JSON", "replay"])
def test_the_whole_file_is_read(tmp_path: Path, command: str) -> None:
    write_files(tmp_path)
    for name in ("game.json", "game.arpents"):
        run = arpents_here(
            tmp_path, *COMMANDS[command], tmp_path / name, *(["--force"] if "to" in command else [])
        )
        assert (run.returncode, run.stderr) == (0, "")


def test_a_whole_save_is_resumed(tmp_path: Path) -> None:
    write_files(tmp_path)
    run = arpents_here(tmp_path, "play", "--resume", tmp_path / "saved.arpents", lines=["quit"])
    assert "line" not in run.stderr
    assert "Boston" in run.stdout
