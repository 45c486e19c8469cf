"""How strong the bots are: contests, played a game at a time and kept in files, and what came of them.

    python -m benchmarks.strength                    what came of the games that are kept
    python -m benchmarks.strength --markdown         the same for the documents
    python -m benchmarks.strength --play planner     play what a contest lacks (all of them: --play all)
    python -m benchmarks.strength --play all --games 20   up to so many of each, and more another day
    python -m benchmarks.strength --plot FILE.svg    draw the strength by time

A contest that is interrupted goes on with the same command, as long as the rules and the bots are the same;
after a change of them, delete its file to play it anew.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from arpents.arena import Contest
from arpents.arena.charts import as_svg
from arpents.arena.ledger import Ledger, Settings, settings_of
from arpents.arena.results import GameResult
from arpents.arena.summary import Score, elo, summarise
from arpents.arena.tournament import play_missing
from arpents.bots.levels import LEVELS, Level
from arpents.content import DEFAULT_SCENARIO, load_scenarios
from arpents.errors import ArpentsError
from benchmarks.progress import show
from benchmarks.tables import table

FOLDER = Path(__file__).parent / "contests"
DATED = "†"
"""The mark of games that an earlier version of the bots has played."""
AMPLE = 10.0
"""Seconds for bots that do not go by time, so that a busy machine sees the same games as any other."""


class Pairing(NamedTuple):
    """A contest of two bots, by the second edition or in a scenario.

    ``budget`` is the time for a decision, ``topic`` what it is to show.
    """

    name: str
    topic: str
    bot: str
    other: str
    games: int
    budget: float = AMPLE
    scenario: str | None = None

    @property
    def contest(self) -> Contest:
        """The contest, with the sides balanced."""
        bots = self.bot, self.other
        return Contest(bots, self.games, 1, scenario=self.scenario, budget=self.budget)

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        return FOLDER / f"{self.name}.jsonl"

    @property
    def command(self) -> str:
        """What plays the same games."""
        where = f" --scenario {self.scenario}" if self.scenario else ""
        given = f"--games {self.games} --seed 1 --budget {self.budget:g}"
        return f"arpents arena {self.bot} {self.other} {given}{where}"

    def results(self) -> list[GameResult]:
        """The games that are kept, whichever version of the bots has played them."""
        lines = self.file.read_bytes().splitlines()[1:] if self.file.exists() else []
        return [msgspec.json.decode(line, type=GameResult) for line in lines]

    @property
    def is_dated(self) -> bool:
        """Whether the games that are kept were played by an earlier version of the rules or the bots."""
        with self.file.open("rb") as lines:
            kept = msgspec.json.decode(lines.readline(), type=Settings)
        return kept.program != settings_of(self.contest).program


def against(other: str, bot: str = "general") -> Pairing:
    """The general with 0.2 seconds for a decision against another bot."""
    return Pairing(other, "against others", bot, other, 200, 0.2)


def by_time(more: float, less: float, games: int) -> Pairing:
    """The general against itself with less time."""
    bots = f"general:seconds={more:g}", f"general:seconds={less:g}"
    return Pairing(f"time-{more:g}", "by time", *bots, games, more)


def elsewhere(scenario: str) -> Pairing:
    """The general, with a few iterations, against the planner in another scenario or by another edition."""
    return Pairing(
        f"in-{scenario}", "other rules", "general:iterations=200", "planner", 40, scenario=scenario
    )


def lacking(part: str) -> Pairing:
    """The general against itself without one of its parts, both with 0.2 seconds for a decision."""
    return Pairing(f"without-{part}", "without a part", "general", f"general:without={part}", 200, 0.2)


def bot_of(level: Level) -> str:
    """The bot of a level, with its own time where it goes by that."""
    return f"general:seconds={level.seconds:g}" if level.bot == "general" else level.bot


def adjacent(number: int) -> Pairing:
    """A level against the one below."""
    above, below = LEVELS[number - 1], LEVELS[number - 2]
    games = 60 if above.seconds > 1 else 200
    budget = above.seconds if above.bot == "general" else AMPLE
    return Pairing(f"level-{number}", "levels", bot_of(above), bot_of(below), games, budget)


PAIRINGS = (
    Pairing("learned", "the learned evaluation", "planner:learned=1", "planner", 200),
    *(against(other) for other in ("planner", "hammer", "raider", "builder", "rollout")),
    Pairing("walled", "against others", "general", "arpents.training.walled_hammer:Walled", 200, 0.2),
    by_time(0.2, 0.05, 200),
    by_time(0.8, 0.2, 60),
    by_time(3.2, 0.8, 60),
    *(lacking(part) for part in ("priors", "learning", "beliefs", "reuse")),
    *(adjacent(number) for number in range(2, len(LEVELS) + 1)),
    *(elsewhere(name) for name in load_scenarios() if name != DEFAULT_SCENARIO),
)


def share(score: Score) -> str:
    """A share with its interval, as text."""
    low, high = score.interval
    return f"{100 * score.rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def rows_of(topic: str) -> list[list[str]]:
    """A row for each contest on a topic of which games are kept."""
    rows = []
    for pairing in PAIRINGS:
        results = pairing.results() if pairing.topic == topic else []
        if results:
            summary = summarise(pairing.contest.labels, results)
            british, french = summary.by_side[pairing.bot]
            scores = summary.scores[pairing.bot], british, french
            long = summary.stopped.won
            pair = f"`{pairing.bot}` against `{pairing.other}`"
            pair += f", {pairing.scenario}" if pairing.scenario else ""
            number = f"{len(results)}{DATED if pairing.is_dated else ''}"
            rows.append([pair, number, *map(share, scores), str(long)])
    return rows


HEADS = ("contest", "games", "won", "as the British", "as the French", "stopped")


def play(pairing: Pairing, processes: int | None, most: int | None = None) -> None:
    """Play what a contest lacks, or so much of it that there are this many games."""
    FOLDER.mkdir(exist_ok=True)
    pairing = pairing._replace(games=min(pairing.games, most or pairing.games))
    ledger = Ledger(pairing.contest, pairing.file)
    for _ in play_missing(ledger, processes=processes):
        won = sum(result.won_by == pairing.bot for result in ledger.results)
        show(f"{pairing.name}: {len(ledger.results)} of {pairing.games} games, {won} won")
    show("")


class Strength(NamedTuple):
    """How strong the general is with some time, in Elo, and where that lies with 95 % confidence."""

    seconds: float
    elo: float
    low: float
    high: float


def strengths() -> list[Strength]:
    """The strength by time: each step by its own contest, and the intervals of each step alone."""
    found: list[Strength] = []
    for pairing in (one for one in PAIRINGS if one.topic == "by time"):
        results = pairing.results()
        if not results:
            break
        if not found:
            found.append(Strength(float(pairing.other.partition("=")[2]), 0.0, 0.0, 0.0))
        score = Score(sum(result.won_by == pairing.bot for result in results), len(results))
        steps = [elo(share, len(results)) for share in (score.rate, *score.interval)]
        found.append(Strength(pairing.budget, *(found[-1].elo + step for step in steps)))
    return found


def plot(path: Path) -> None:
    """Draw the strength by time."""
    import altair as alt  # noqa: PLC0415 - only the plot needs it

    rows = [one._asdict() for one in strengths()]
    x = alt.X(
        "seconds:Q",
        title="seconds for a decision",
        scale=alt.Scale(type="log"),
        axis=alt.Axis(values=[row["seconds"] for row in rows], format="g"),
    )
    base = alt.Chart(alt.Data(values=rows)).encode(x=x)
    ink = alt.value("#8c2f39")
    line = base.mark_line(point=True).encode(y=alt.Y("elo:Q", title="Elo"), color=ink)
    interval = base.mark_rule().encode(y="low:Q", y2="high:Q", color=ink)
    path.write_text(as_svg((interval + line).properties(width=420, height=240).to_dict()) + "\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Play what is asked for, and print a table for each topic."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--play", nargs="+", default=[], metavar="CONTEST", choices=["all", *(one.name for one in PAIRINGS)]
    )
    parser.add_argument("--processes", type=int, help="how many games are played at the same time")
    parser.add_argument("--games", type=int, help="play up to so many of a contest for now (an even number)")
    parser.add_argument("--markdown", action="store_true", help="tables for the documents")
    parser.add_argument("--commands", action="store_true", help="what plays the same games")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the strength by time")
    given = parser.parse_args(arguments)
    for pairing in PAIRINGS:
        if pairing.name in given.play or "all" in given.play:
            play(pairing, given.processes, given.games)
    if given.plot is not None:
        plot(given.plot)
    for topic in dict.fromkeys(one.topic for one in PAIRINGS):
        if rows := rows_of(topic):
            head = f"**{topic[0].upper()}{topic[1:]}**" if given.markdown else topic
            print(f"\n{head}\n\n{table(HEADS, rows, markdown=given.markdown)}")
    if any(one.file.exists() and one.is_dated for one in PAIRINGS):
        print(f"\n{DATED} Played by an earlier version of the bots.")
    if given.commands:
        print("", *(one.command for one in PAIRINGS if one.file.exists()), sep="\n")


if __name__ == "__main__":
    try:
        main()
    except ArpentsError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted; the same command goes on.")
