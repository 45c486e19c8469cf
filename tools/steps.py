"""Runs the steps of a set-up, and shows which are under way and how many seconds each takes.

    python tools/steps.py all make -j4 .venv/.run          runs make, whose recipes run the steps
    python tools/steps.py one "Building the page" npm ...  runs a command as one step, from such a recipe

What a step prints is kept back, except for lines that begin with "Note: ". If a step fails, what it printed
is shown, and the other steps are ended. So are all of them on Ctrl-C, with every process that they started.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Final

FOLDER: Final = "ARPENTS_STEPS"
"""The variable of the environment that tells the steps the folder in which they say how they are."""

LOOK_SECONDS: Final = 0.1
"""How often that folder is looked at."""

PATIENCE: Final = 3.0
"""How many seconds processes have to end after they were asked to."""

NOTE: Final = "Note: "


# A step, in a process of its own ---------------------------------------------------------------------------


@dataclass
class Step:
    """A step as the folder tells it: the seconds and the exit code are there once it has ended."""

    label: str
    began: float
    output: str
    seconds: float | None = None
    code: int | None = None


def run_step(folder: Path, label: str, command: list[str]) -> int:
    """Run a command, and tell in the folder when it begins and ends; return its exit code."""
    name = f"{time.time_ns()}-{os.getpid()}"
    step = Step(label, time.time(), str(folder / f"{name}.output"))
    _tell(folder / f"{name}.step", step)
    with open(step.output, "wb") as output:
        try:
            code = subprocess.run(command, stdout=output, stderr=output, check=False).returncode
        except OSError as fault:
            output.write(f"{command[0]}: {fault.strerror or fault}\n".encode())
            code = 127
    step.code = code if code >= 0 else 128 - code
    step.seconds = time.time() - step.began
    _tell(folder / f"{name}.step", step)
    return step.code


def _tell(path: Path, step: Step) -> None:
    """Write how a step is, so that nobody reads half of it."""
    written = path.with_suffix(".new")
    written.write_text(json.dumps(vars(step)), "utf-8")
    written.replace(path)


# Showing them ----------------------------------------------------------------------------------------------


class Display:
    """What people see: a line for each step that has ended, and in a terminal one for what is under way."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty() and os.environ.get("TERM") not in (None, "", "dumb")
        self._shown = ""

    def under_way(self, steps: list[Step]) -> None:
        """Show what is being done right now, in the last line of a terminal."""
        if not self.live:
            return
        told = "  |  ".join(f"{step.label} … {time.time() - step.began:.0f} s" for step in steps)
        told = told[: shutil.get_terminal_size().columns - 1]
        if told != self._shown:
            sys.stdout.write(f"\r\x1b[K{told}")
            sys.stdout.flush()
            self._shown = told

    def begun(self, step: Step) -> None:
        """Show that a step has begun, where there is no last line that does so."""
        if not self.live:
            self.say(f"{step.label} …")

    def ended(self, step: Step) -> None:
        """Show how long a step took, and what it found worth a note."""
        self.say(f"{step.label}: {step.seconds:.0f} s")
        for line in _text(step.output).splitlines():
            if line.startswith(NOTE):
                self.say(line)

    def failed(self, step: Step) -> None:
        """Show what a step has printed that failed."""
        self.say(_text(step.output).rstrip("\n"))
        self.say(
            f"{step.label} failed after {step.seconds:.0f} s; its output is above. "
            "The same command goes on with this step once that is put right."
        )

    def say(self, text: str) -> None:
        """Print lines that stay."""
        self.clear()
        if text:
            print(text, flush=True)

    def clear(self) -> None:
        """Take away the line for what is under way."""
        if self._shown:
            sys.stdout.write("\r\x1b[K")
            sys.stdout.flush()
            self._shown = ""


def _text(path: str) -> str:
    return Path(path).read_text("utf-8", errors="replace")


# All of them -----------------------------------------------------------------------------------------------


class Signals:
    """Whether somebody wants everything to end: by Ctrl-C, by a signal, or by closing the terminal."""

    def __init__(self) -> None:
        self.caught: int | None = None
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            # What was ignored before, as in the background of a script, stays so.
            if signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, self._catch)

    def _catch(self, number: int, _frame: FrameType | None) -> None:
        self.caught = number


def run_all(command: list[str]) -> int:
    """Run a command that runs steps, show them, and return the exit code."""
    display, signals = Display(), Signals()
    with TemporaryDirectory(prefix="arpents-steps-") as folder:
        printed = Path(folder) / "printed"
        with printed.open("wb") as output:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, FOLDER: folder},
                start_new_session=True,  # so that all of its processes can be ended, and no others
            )
        failed = watch(process, Path(folder), display, signals)
        display.clear()
        if signals.caught is not None:
            end(process)
            display.say("Stopped. The same command goes on with what is not finished.")
            return 128 + signals.caught
        if failed is not None:
            end(process)
            display.failed(failed)
            return failed.code or 1
        # What is not of a step: a sentence about what is missing, say.
        display.say(_text(str(printed)).rstrip("\n"))
        return process.wait()


def watch(process: subprocess.Popen[bytes], folder: Path, display: Display, signals: Signals) -> Step | None:
    """Show the steps until all is done, a signal comes, or one has failed, which is returned."""
    known: dict[str, Step] = {}
    while signals.caught is None:
        over = process.poll() is not None  # before looking, so that what was told last is seen
        for path in sorted(folder.glob("*.step")):
            earlier = known.get(path.name)
            if earlier is not None and earlier.code is not None:
                continue
            step = known[path.name] = Step(**json.loads(path.read_text("utf-8")))
            if earlier is None:
                display.begun(step)
            if step.code:
                return step
            if step.code == 0:
                display.ended(step)
        if over:
            break
        display.under_way([step for step in known.values() if step.code is None])
        time.sleep(LOOK_SECONDS)
    return None


def end(process: subprocess.Popen[bytes]) -> None:
    """End all processes of the session that a process leads: ask them to end, and kill those that do not."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        sent: int = number
        for _ in range(int(PATIENCE / LOOK_SECONDS)):
            process.poll()
            try:
                os.killpg(process.pid, sent)
            except ProcessLookupError:
                return
            sent = 0  # which only asks whether there are any
            time.sleep(LOOK_SECONDS)


def main(how: str = "", *words: str) -> int:
    """Do what is asked for on the command line, and return the exit code."""
    if how not in ("all", "one") or len(words) < 1 + (how == "one"):
        print(__doc__, file=sys.stderr)
        return 2
    folder = os.environ.get(FOLDER)
    if how == "one" and folder:
        return run_step(Path(folder), words[0], list(words[1:]))
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    return run_all(list(words) if how == "all" else [sys.executable, __file__, how, *words])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
