"""Arpents beside other engines, all measured in the same run.

    python -m benchmarks.peers [--seconds 5] [--keep] [--markdown]

Catanatron, OpenSpiel and python-chess are installed, in the versions of peers.txt, into an environment in a
temporary directory, which is removed at the end. Each row is measured in a process of its own, one after
the other. Where none of them can be installed, without a network say, the exit code is 2.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.build import build_name
from benchmarks.processes import begin, end_group
from benchmarks.tables import table
from benchmarks.timing import Figures

ROOT: Final = Path(__file__).parents[1]
VERSIONS: Final = Path(__file__).with_name("peers.txt")
NO_PEERS: Final = 2
INTERRUPTED: Final = 130


class Row(NamedTuple):
    """A row of the table: its name, the package it needs, and the script with its word that measures it."""

    name: str
    package: str | None
    script: str
    what: str


ROWS: Final = (
    Row("Arpents, Playouts.play()", None, "arpents_games", "Playouts.play"),
    Row("Arpents, random_action()", None, "arpents_games", "random_action"),
    Row("Arpents, legal_actions()", None, "arpents_games", "legal_actions"),
    Row("Catanatron, 2 players", "catanatron", "catanatron_games", "2"),
    Row("Catanatron, 4 players", "catanatron", "catanatron_games", "4"),
    Row("OpenSpiel gin rummy, loop in Python", "open_spiel", "open_spiel_games", "gin_rummy:python"),
    Row("OpenSpiel gin rummy, its C++ loop", "open_spiel", "open_spiel_games", "gin_rummy:own"),
    Row("OpenSpiel backgammon, loop in Python", "open_spiel", "open_spiel_games", "backgammon:python"),
    Row("OpenSpiel backgammon, its C++ loop", "open_spiel", "open_spiel_games", "backgammon:own"),
    Row("OpenSpiel chess, loop in Python", "open_spiel", "open_spiel_games", "chess:python"),
    Row("OpenSpiel chess, its C++ loop", "open_spiel", "open_spiel_games", "chess:own"),
    Row("python-chess", "chess", "chess_games", "chess"),
)

HEADER: Final = (
    "random games",
    "decisions/s",
    "with a choice/s",
    "games/s",
    "decisions/game",
    "per million rounds",
    "with a choice",
)

NOTES: Final = """\
A decision is one action chosen by a player; it has a choice if two or more actions are legal. Dice and deals
are part of the time and are not counted. Per million rounds: of the reference loop (benchmarks/reference.py),
timed just before and just after each batch in the same process; the median of the batches.

- Arpents: a game ends by its rules or after 400 turns. Playouts.play() is its loop inside the engine, where
  actions are drawn from what is legal, and what happens is not told. In the other two, every action is
  checked before it is done, and what happens is told.
- Catanatron: 10 points or 1,000 turns; the loop of its Game.play without copying the game and without
  checking the action. Many of its decisions have no choice: to roll, to end the turn.
- OpenSpiel: a game ends by its rules there, and actions are not checked. In Python: legal_actions() and
  apply_action() of pyspiel. Its C++ loop: a game by one call of evaluate_bots() with uniform random bots; how
  many of the decisions had a choice is counted in every tenth game.
- python-chess: mate, stalemate, too little material, 75 moves, fivefold repetition, or 400 plies; moves
  are not checked."""

UNREACHABLE: Final = ("connection broken by", "ConnectionError", "Could not fetch URL", "name resolution")
"""What pip says when it cannot reach its index."""


class NoPeers(Exception):
    """There is nothing to compare with, and why."""


class Failed(Exception):
    """A command that failed, with the last thing it said."""

    def __init__(self, output: str) -> None:
        lines = output.strip().splitlines() or ["it said nothing"]
        errors = [line for line in lines if line.startswith("ERROR:")]
        super().__init__((errors or lines)[-1].removeprefix("ERROR: "))
        self.output = output


def say(text: str) -> None:
    """Tell what is being done, apart from the table."""
    print(text, file=sys.stderr, flush=True)


def call(command: Sequence[str], temporary: Path, path: Sequence[str] = ()) -> str:
    """Run a command to its end; what it printed. Whatever ends this process ends the command and its own."""
    found = os.environ | {"PYTHONPATH": os.pathsep.join(path), "TMPDIR": str(temporary)}
    with begin(command, cwd=ROOT, env=found, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            out, err = process.communicate()
        except BaseException:
            end_group(process)
            raise
    if process.returncode:
        raise Failed(out + err)
    return out


def make_environment(directory: Path) -> str:
    """Make a virtual environment; its interpreter."""
    say("Making a virtual environment.")
    call([sys.executable, "-m", "venv", str(directory / "peers")], directory)
    windows = sys.platform == "win32"
    return str(directory / "peers" / ("Scripts/python.exe" if windows else "bin/python"))


def install(python: str, package: str, directory: Path) -> None:
    """Install a package in the version asked for."""
    say(f"Installing {package}.")
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--retries", "1", "--timeout", "20"]
    try:
        call([*pip, "--constraint", str(VERSIONS), package], directory)
    except Failed as failure:
        if any(sign in failure.output for sign in UNREACHABLE):
            raise NoPeers("The package index cannot be reached; is there a network?") from failure
        raise


def install_all(rows: Sequence[Row], python: str, directory: Path) -> dict[str, str]:
    """Install the peers, each by itself; those that failed, with the reason."""
    packages = dict.fromkeys(row.package for row in rows if row.package)
    failed = {}
    for package in packages:
        try:
            install(python, package, directory)
        except Failed as failure:
            failed[package] = str(failure)
    if len(failed) == len(packages):
        raise NoPeers("; ".join(f"{package}: {why}" for package, why in failed.items()))
    return failed


def measure(row: Row, python: str, seconds: float, directory: Path) -> Figures:
    """Measure a row in a process of its own."""
    path = [str(ROOT)]
    if row.package is None:
        python = sys.executable
        path += filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    script = f"benchmarks.peer_games.{row.script}"
    return Figures(**json.loads(call([python, "-m", script, row.what, str(seconds)], directory, path)))


def cells(found: Figures) -> list[str]:
    """What was found of a row, as text."""
    return [
        f"{found.decisions_per_second:,.0f}",
        f"{found.choices_per_second:,.0f}",
        f"{found.games_per_second:,.1f}",
        f"{found.decisions_per_game:,.1f}",
        f"{found.ratio:,.0f}",
        f"{found.choice_ratio:,.0f}",
    ]


class Comparison(NamedTuple):
    """What is measured beside others: the rows, the heads after their names, how to tell them, and notes."""

    about: str
    rows: Sequence[Row]
    header: Sequence[str]
    cells: Callable[[Figures], list[str]]
    notes: str


ENGINES: Final = Comparison("Arpents beside other engines.", ROWS, HEADER, cells, NOTES)


def measure_all(compared: Comparison, seconds: float, directory: Path) -> tuple[list[list[str]], list[str]]:
    """Install the peers and measure every row; also why some could not be measured."""
    python = make_environment(directory)
    failed = install_all(compared.rows, python, directory)
    faults = [f"- {package} could not be installed: {why}" for package, why in failed.items()]
    rows = []
    for number, row in enumerate(compared.rows, 1):
        found = None
        if row.package not in failed:
            say(f"Measuring {number} of {len(compared.rows)}: {row.name}.")
            try:
                found = measure(row, python, seconds, directory)
            except Failed as failure:
                faults.append(f"- {row.name} could not be measured: {failure}")
        if found is None:
            rows.append([f"{row.name}: not measured", *["–"] * (len(compared.header) - 1)])
        else:
            rows.append([row.name, *compared.cells(found)])
    return rows, faults


@contextmanager
def place_for_environment(keep: bool) -> Iterator[Path]:
    """A temporary directory, which is removed unless it is to be kept."""
    with ExitStack() as stack:
        if keep:
            directory = tempfile.mkdtemp(prefix="arpents-peers-")
        else:
            directory = stack.enter_context(tempfile.TemporaryDirectory(prefix="arpents-peers-"))
        yield Path(directory)
        if keep:
            say(f"The environment is kept in {directory}.")


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def main(words: Sequence[str] | None = None, compared: Comparison = ENGINES) -> int:
    """Measure and print one table; the exit code."""
    parser = argparse.ArgumentParser(description=compared.about)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each row is measured")
    parser.add_argument("--keep", action="store_true", help="leave the environment of the peers in place")
    parser.add_argument("--markdown", action="store_true", help="print the table for a document")
    given = parser.parse_args(words)
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        with place_for_environment(given.keep) as directory:
            rows, faults = measure_all(compared, given.seconds, directory)
    except NoPeers as reason:
        say(f"The other engines cannot be installed. {reason}")
        return NO_PEERS
    except KeyboardInterrupt:
        say("Interrupted; nothing is left behind." if not given.keep else "Interrupted.")
        return INTERRUPTED
    packages = {row.package.partition("[")[0] for row in compared.rows if row.package} | {"numpy"}
    lines = VERSIONS.read_text("utf-8").split()
    pins = [line for line in lines if line.partition("==")[0] in packages]
    print(table(compared.header, rows, markdown=given.markdown))
    print(f"\nArpents: {build_name()}. The others, on the same Python: {', '.join(pins)}.\n")
    print("\n".join([compared.notes, *faults]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
