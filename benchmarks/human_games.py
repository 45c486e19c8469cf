"""How people's games compare with the general: whether it would have done the same, and foretold who won.

    python -m benchmarks.human_games FOLDER [--iterations 400] [--decisions 50] [--seed 1] [--processes 2]
                                            [--markdown]

The folder holds recorded games, as game files or JSON. Of each, the decisions with two or more legal actions
are searched with so many iterations, each from what the side that decided could know. The same command finds
the same on any machine. Ctrl-C ends it with the tables of what is done.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import fmean
from textwrap import fill
from typing import Final

from arpents.arena.crew import Crew
from arpents.arena.process_pool import cores
from arpents.arena.summary import wilson
from arpents.engine.sides import Side
from benchmarks.forecasts import (
    EDGES,
    Figure,
    Forecast,
    accuracy,
    base_rate,
    brier,
    constant,
    figure,
    groups,
    log_loss,
)
from benchmarks.human_decisions import (
    FIRST,
    FIRST_FEW,
    Folder,
    Judged,
    PlayedGame,
    Question,
    questions,
    read_folder,
)
from benchmarks.progress import show
from benchmarks.tables import table

QUARTERS: Final = ("first quarter", "second quarter", "third quarter", "last quarter")
END_TURN: Final = "end turn"
WIDTH: Final = 110
"""How long the lines of a document are."""
FEW: Final = 10
"""Verbs with fewer decisions than this share a row."""

MOVES: Final = (
    *("what was done", "decisions", "the very action: first", "among three"),
    *("the same deed: first", "among three", "in its turn", "by chance: first", "among three"),
)
FORESEEN: Final = (
    *("positions of", "games", "positions", "log loss", "always the same"),
    *("Brier", "always the same", "right", "always the same"),
)
RELIABILITY: Final = ("chance of the British", "positions", "games", "foretold", "won")


def judge(asked: Sequence[Question], processes: int) -> tuple[list[Judged], bool]:
    """Judge decisions, in several processes if there are; also whether somebody ended it before its time."""
    found: list[Judged] = []
    broken_off = False
    with closing(Crew(processes)) as crew:
        try:
            for _, judged in crew.each(asked):
                found.append(judged)
                show(f"{len(found):,} of {len(asked):,} decisions")
        except KeyboardInterrupt:
            broken_off = True
    show("")
    return sorted(found, key=lambda one: (one.game, one.place)), broken_off


def share(judged: Sequence[Judged], holds: Callable[[Judged], bool]) -> str:
    """How many of the decisions something holds for, with the interval after Wilson."""
    number = sum(map(holds, judged))
    low, high = wilson(number, len(judged))
    return f"{number / len(judged):.0%} ({100 * low:.0f}–{100 * high:.0f})"


def by_chance(judged: Sequence[Judged], first: int) -> str:
    """How many of the decisions somebody would hit who names so many deeds at random."""
    return f"{fmean(min(first, one.deeds) / one.deeds for one in judged):.0%}"


def move_row(name: str, judged: Sequence[Judged]) -> list[str]:
    """A row of the table of moves."""
    return [
        name,
        f"{len(judged):,}",
        share(judged, lambda one: one.action_rank == FIRST),
        share(judged, lambda one: 1 <= one.action_rank <= FIRST_FEW),
        share(judged, lambda one: one.deed_rank == FIRST),
        share(judged, lambda one: 1 <= one.deed_rank <= FIRST_FEW),
        share(judged, lambda one: one.planned),
        by_chance(judged, FIRST),
        by_chance(judged, FIRST_FEW),
    ]


def move_rows(judged: Sequence[Judged]) -> list[list[str]]:
    """The table of moves: all of them, then by verb, the most frequent first."""
    verbs: dict[str, list[Judged]] = {}
    for one in judged:
        verbs.setdefault(one.verb, []).append(one)
    rows = [move_row("all", judged)]
    others = [one for one in judged if one.verb != END_TURN]
    if others and len(verbs) > 1:
        rows.append(move_row(f"all but “{END_TURN}”", others))
    rare = [verb for verb, found in verbs.items() if len(found) < FEW]
    if len(rare) > 1:
        verbs[f"{len(rare)} rarer verbs"] = [one for verb in rare for one in verbs.pop(verb)]
    most_first = sorted(
        verbs.items(), key=lambda found: (found[0].endswith("verbs"), -len(found[1]), found[0])
    )
    return rows + [move_row(verb, found) for verb, found in most_first]


def forecasts_of(judged: Sequence[Judged], games: Iterable[PlayedGame]) -> dict[str, list[Forecast]]:
    """What was foretold in the games that are over: in all their positions, and by quarter."""
    winners = {game.path.name: game.winner for game in games if game.winner is not None}
    over = [one for one in judged if one.game in winners]
    found = {"all": over}
    for number, quarter in enumerate(QUARTERS):
        found[f"the {quarter}"] = [one for one in over if one.quarter == number]
    return {
        name: [Forecast(one.game, one.british, winners[one.game] is Side.BRITISH) for one in some]
        for name, some in found.items()
        if some
    }


def told(found: Figure) -> str:
    """A figure with its interval."""
    return f"{found.value:.2f} ({found.low:.2f}–{found.high:.2f})"


def foreseen_row(name: str, forecasts: Sequence[Forecast], base: float) -> list[str]:
    """A row of the table of forecasts, beside always giving the British the same chance."""
    same = constant(forecasts, base)
    right = figure(accuracy, forecasts)
    return [
        name,
        str(len({one.game for one in forecasts})),
        f"{len(forecasts):,}",
        told(figure(log_loss, forecasts)),
        f"{log_loss(same):.2f}",
        told(figure(brier, forecasts)),
        f"{brier(same):.2f}",
        f"{right.value:.0%} ({100 * right.low:.0f}–{100 * right.high:.0f})",
        f"{accuracy(same):.0%}",
    ]


def reliability_rows(forecasts: Sequence[Forecast]) -> list[list[str]]:
    """What was foretold and what came, by the chance that was given."""
    rows = []
    for low, high, group in zip(EDGES, EDGES[1:], groups(forecasts), strict=False):
        row = [f"{low:.0%} to {high:.0%}", f"{len(group):,}", str(len({one.game for one in group}))]
        if group:
            row += [f"{fmean(one.chance for one in group):.0%}", f"{fmean(one.won for one in group):.0%}"]
        rows.append(row if group else [*row, "", ""])
    return rows


def what_was_read(folder: Folder, *, with_names: bool) -> str:
    """What the folder has, and what of it counts for nothing or for a part."""
    unread = [f"{name}: {why}" for name, why in folder.unread.items()]
    sentences: list[tuple[str, Sequence[str]]] = [
        (f"{_count(len(folder.games), 'game')} read", []),
        (f"unfinished, so that only what was done counts: {len(folder.unfinished)}", folder.unfinished),
        (f"{_count(len(unread), 'file')} not readable as a game", unread),
        (f"{_count(len(folder.others), 'file')} of another kind left out", folder.others),
    ]
    return "; ".join(
        f"{sentence} ({', '.join(names)})" if with_names and names else sentence
        for sentence, names in sentences
    )


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def report(folder: Folder, judged: Sequence[Judged], *, markdown: bool) -> str:
    """All tables."""
    parts = [fill(f"{what_was_read(folder, with_names=not markdown)}.", WIDTH)]
    if not judged:
        return "\n\n".join([*parts, "No decision was judged."])
    parts.append(table(MOVES, move_rows(judged), markdown=markdown))
    forecasts = forecasts_of(judged, folder.games)
    if "all" not in forecasts:
        return "\n\n".join([*parts, "No finished game was judged, so nothing can be said about forecasts."])
    base = base_rate(forecasts["all"])
    rows = [foreseen_row(name, some, base) for name, some in forecasts.items()]
    parts.append(table(FORESEEN, rows, markdown=markdown))
    parts.append(table(RELIABILITY, reliability_rows(forecasts["all"]), markdown=markdown))
    parts.append(
        f"The British won {base:.0%} of these games; “always the same” is what saying so each time comes to."
    )
    return "\n\n".join(parts)


def main(words: Sequence[str] | None = None) -> None:
    """Judge the games of a folder, and print."""
    parser = argparse.ArgumentParser(description="How people's games compare with the general.")
    parser.add_argument("folder", type=Path, help="where the recorded games are")
    parser.add_argument("--iterations", type=int, default=400, help="how long a decision is searched")
    parser.add_argument("--decisions", type=int, help="how many decisions of each game, at random; else all")
    parser.add_argument("--seed", type=int, default=1, help="decides which decisions these are")
    parser.add_argument(
        "--processes", type=int, default=1, help=f"how many search at once, up to {cores()} here"
    )
    parser.add_argument("--markdown", action="store_true", help="print the tables for a document")
    given = parser.parse_args(words)
    if not given.folder.is_dir():
        parser.error(f"{given.folder} is no folder")
    if min(given.iterations, given.processes, 1 if given.decisions is None else given.decisions) < 1:
        parser.error("at least one iteration, one decision and one process are needed")
    show("reading the games")
    folder = read_folder(given.folder)
    asked = [
        question
        for game in folder.games
        for question in questions(game, given.decisions, given.iterations, given.seed)
    ]
    Random(given.seed).shuffle(asked)  # so that what is done when somebody ends it is from all games
    judged, broken_off = judge(asked, given.processes)
    print(report(folder, judged, markdown=given.markdown))
    if broken_off:
        print(f"\nEnded before its time, after {len(judged):,} of {len(asked):,} decisions.")


if __name__ == "__main__":
    main()
