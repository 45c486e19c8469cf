"""Draws the pictures of the documents as SVG: a game in the terminal, and plots of the planner's self-play.

    python docs/make_pictures.py [RESULTS] [TRAINING]
    python docs/make_pictures.py --learning CURVE

The games of the plots are those of ``arpents arena planner planner:seed=1 --games 200 --seed 1 --budget 10``.
They are kept in the file RESULTS, and those that are in it already are not played again. TRAINING is a folder
in which ``arpents train`` has finished; the plots of the weights are drawn from it. CURVE is what
``examples/train_ppo.py`` has written beside its weights; with it, only its plot is drawn.

One picture is drawn from the contests that are kept:
``python -m benchmarks.strength --plot docs/images/general-strength.svg``.
"""

import csv
import io
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from arpents.arena import Contest, summarise, tournament
from arpents.arena.charts import COLOURS, as_svg, charts
from arpents.locales import Words
from arpents.training.settings import Settings

FOLDER = Path(__file__).parent / "images"
COLUMNS = 100
INK, DIM, RED, GREEN = (48, 40, 32), (110, 100, 90), (160, 40, 48), (70, 110, 60)
OCHRE, BLUE, PURPLE, TEAL = (150, 110, 20), (40, 70, 150), (120, 60, 120), (40, 110, 120)
PAPER = TerminalTheme(
    (250, 246, 236),
    INK,
    [INK, RED, GREEN, OCHRE, BLUE, PURPLE, TEAL, DIM],
    [DIM, RED, GREEN, OCHRE, BLUE, PURPLE, TEAL, INK],
)
SHEET = """<svg viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}</style>
<defs>{lines}</defs>
<rect width="{terminal_width}" height="100%" fill="rgb(250,246,236)" rx="6"/>
<g transform="translate({terminal_x}, 8)" xml:space="preserve">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def screen(commands: str) -> str:
    """What a player sees after typing these lines."""
    environment = os.environ | {
        "COLUMNS": str(COLUMNS),
        "LINES": "60",
        "FORCE_COLOR": "1",
        "TERM": "xterm-256color",
    }
    played = subprocess.run(
        [sys.executable, "-m", "arpents", "play", "--side", "british", "--seed", "11", "--save", os.devnull],
        input=commands,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    return played.stdout


def draw(text: str, file: Path) -> None:
    """Draw a screen as SVG."""
    console = Console(width=COLUMNS, record=True, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(text), end="")
    file.parent.mkdir(exist_ok=True)
    file.write_text(console.export_svg(title="", theme=PAPER, code_format=SHEET), "utf-8")


def last_position(text: str) -> str:
    """The screen from the last heading of a turn up to the question."""
    lines = text.splitlines()
    heading = max(number for number, line in enumerate(lines) if "───" in line)
    question = next(number for number in range(heading, len(lines)) if "Your choice" in lines[number])
    return "\n".join(lines[heading : question + 1]) + "\n "


SELF_PLAY = Contest(("planner", "planner:seed=1"), games=200, seed=1, budget=10.0)
PLOTS = {
    "win-rates": "self-play-win-rates.svg",
    "points": "self-play-points.svg",
    "endings": "self-play-endings.svg",
}


def plot(results: Path | None) -> None:
    """Draw what the arena's report shows of the planner against itself."""
    played = tournament(SELF_PLAY, results=results)
    summary = summarise(SELF_PLAY.labels, played)
    for name, spec in charts(Words(), summary, played, SELF_PLAY.turn_limit).items():
        (FOLDER / PLOTS[name]).write_text(as_svg(spec) + "\n", "utf-8")


def plot_training(folder: Path) -> None:
    """Draw how strong and how reliable the weights of a training are."""
    from arpents.training.generations import Training, champion_of  # noqa: PLC0415 - it needs NumPy
    from arpents.training.plots import reliability_plot, strength_plot  # noqa: PLC0415

    generations, words = Training(folder, Settings()).generations(), Words()
    plots = {
        "weights-reliability.svg": reliability_plot(words, champion_of(generations)),
        "weights-strength.svg": strength_plot(words, generations),
    }
    for name, made in plots.items():
        (FOLDER / name).write_text(as_svg(made.to_dict()) + "\n", "utf-8")


def plot_learning(curve: Path) -> None:
    """Draw what an agent won while it learned."""
    import altair as alt  # noqa: PLC0415 - only this plot needs it

    with curve.open(newline="") as file:
        looks = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    rows = [
        {"steps": look["steps"], "against": name, "won": look[name]}
        for look in looks
        for name in ("random", "beginner")
    ]
    made = (
        alt.Chart(alt.Data(values=rows))
        .mark_line(point=True)
        .encode(
            x=alt.X("steps:Q", title="steps of self-play", axis=alt.Axis(format="~s")),
            y=alt.Y("won:Q", title="games won", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
            color=alt.Color("against:N", scale=alt.Scale(range=list(COLOURS))),
        )
        .properties(width=420, height=220)
    )
    (FOLDER / "learning-curve.svg").write_text(as_svg(made.to_dict()) + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--learning"]:
        plot_learning(Path(sys.argv[2]))
        sys.exit()
    plot(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    if len(sys.argv) > 2:
        plot_training(Path(sys.argv[2]))
    besieging = "besiege Port Royal: Pemaquid, Norfolk, New York\nend turn\n"
    draw(last_position(screen(besieging)), FOLDER / "terminal.svg")
