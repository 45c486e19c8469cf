"""The tables of a report in words, the same for a terminal and for a page."""

from __future__ import annotations

from typing import Final

from arpents.arena.page import Grid
from arpents.arena.ratings import Rating
from arpents.arena.results import FORFEIT
from arpents.arena.summary import Score, Spread, Summary
from arpents.engine.sides import SIDES
from arpents.locales import Words
from arpents.locales.keys import key
from arpents.locales.naming import signed

_FORFEITS_TOLD: Final = 5


def tables(words: Words, summary: Summary, turn_limit: int) -> list[Grid]:
    """All tables, the most important first."""
    return [
        standings(words, summary),
        by_side(words, summary),
        *([cross_table(words, summary)] if len(summary.labels) > 2 else []),
        endings(words, summary, turn_limit),
        lengths(words, summary),
        thinking(words, summary),
    ]


def standings(words: Words, summary: Summary) -> Grid:
    """Each bot, the strongest first."""
    heads = ("arena-bot", "arena-games", "arena-won", "arena-rate", "arena-interval", "arena-elo")
    return Grid(
        tuple(words(head) for head in heads),
        tuple(
            (
                label,
                str(summary.scores[label].games),
                str(summary.scores[label].won),
                percent(words, summary.scores[label].rate),
                _range(words, summary.scores[label]),
                elo(words, summary.ratings.overall[label]),
            )
            for label in summary.strongest_first
        ),
    )


def by_side(words: Words, summary: Summary) -> Grid:
    """Each bot with each side."""
    heads = [words("arena-bot")]
    for side in SIDES:
        heads += [words("arena-side-rate", side=str(side)), words("arena-interval"), words("arena-elo")]
    rows = []
    for label in summary.strongest_first:
        row = [label]
        for score, rating in zip(summary.by_side[label], summary.ratings.by_side[label], strict=True):
            row += [percent(words, score.rate), _range(words, score), elo(words, rating)]
        rows.append(tuple(row))
    return Grid(tuple(heads), tuple(rows))


def cross_table(words: Words, summary: Summary) -> Grid:
    """The share of games that each bot won against each other one."""
    order = summary.strongest_first
    rows = []
    for label in order:
        scores = (summary.cross.get((label, other)) for other in order)
        rows.append((label, *("" if score is None else _won_of(score) for score in scores)))
    return Grid((words("arena-cross"), *order), tuple(rows))


def endings(words: Words, summary: Summary, turn_limit: int) -> Grid:
    """How the games ended."""
    wins = [words("arena-wins", side=str(side)) for side in SIDES]
    rows = []
    for reason, counts in summary.endings.items():
        name = (
            words("ending-forfeit") if reason == FORFEIT else words(key("ending", reason), limit=turn_limit)
        )
        share = percent(words, sum(counts) / summary.games)
        rows.append((name, str(sum(counts)), share, *map(str, counts)))
    return Grid((words("arena-ending"), words("arena-games"), words("arena-share"), *wins), tuple(rows))


def lengths(words: Words, summary: Summary) -> Grid:
    """How long the games were."""
    heads = ("arena-length", "arena-mean", "arena-median", "arena-least", "arena-most")
    return Grid(
        tuple(words(head) for head in heads),
        (
            (words("arena-turns"), *_spread(summary.turns)),
            (words("arena-decisions"), *_spread(summary.decisions)),
        ),
    )


def thinking(words: Words, summary: Summary) -> Grid:
    """How long each bot thought."""
    heads = (
        "arena-bot",
        "arena-decisions",
        "arena-mean-time",
        "arena-slowest",
        "arena-over",
        "arena-forfeits",
    )
    rows = []
    for label in summary.strongest_first:
        time = summary.thinking[label]
        over = words("arena-percent", share=f"{100 * time.share_over:.2f}")
        lost = sum(forfeit.bot == label for forfeit in summary.forfeits)
        rows.append(
            (
                label,
                str(time.decisions),
                words("arena-milliseconds", time=f"{1000 * time.mean:.1f}"),
                words("arena-milliseconds", time=f"{1000 * time.slowest:.0f}"),
                over,
                str(lost),
            )
        )
    return Grid(tuple(words(head) for head in heads), tuple(rows))


def notes(words: Words, summary: Summary, turn_limit: int) -> list[str]:
    """What is to be said besides the tables, a sentence or two each."""
    advantage = summary.ratings.british_advantage
    told = [
        words("arena-advantage", elo=signed(round(advantage.elo)), margin=f"{advantage.margin:.0f}"),
        words("arena-how-measured"),
    ]
    stopped = summary.stopped
    if stopped.won:
        share = f"{100 * stopped.rate:.1f}"
        told.append(words("arena-stopped", count=stopped.won, share=share, limit=turn_limit))
    for forfeit in summary.forfeits[:_FORFEITS_TOLD]:
        told.append(words("arena-forfeit", bot=forfeit.bot, game=forfeit.game, why=forfeit.why))
    if len(summary.forfeits) > _FORFEITS_TOLD:
        told.append(words("arena-more-forfeits", count=len(summary.forfeits) - _FORFEITS_TOLD))
    if summary.unplayed:
        told.append(words("arena-unplayed", verbs=", ".join(summary.unplayed)))
    return told


def percent(words: Words, share: float) -> str:
    """A share of 1 as people write it."""
    return words("arena-percent", share=f"{100 * share:.1f}")


def elo(words: Words, rating: Rating) -> str:
    """A rating with its interval."""
    return words("arena-elo-range", elo=signed(round(rating.elo)), margin=f"{rating.margin:.0f}")


def _range(words: Words, score: Score) -> str:
    low, high = score.interval
    return words("arena-percent-range", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")


def _won_of(score: Score) -> str:
    return f"{score.won}/{score.games}"


def _spread(spread: Spread) -> tuple[str, ...]:
    return f"{spread.mean:.1f}", f"{spread.median:.1f}", str(spread.least), str(spread.most)
